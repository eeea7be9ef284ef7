"""Conversion of observations for the native core, and of its actions."""

from __future__ import annotations

import json
import os
import sys
from array import array
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from lexicon_fast._native.lexicon.policies import Player, Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules
from lexicon_fast._native.lexicon.values import Values
from lexicon_fast.base.errors import BadObservation, BadOption
from lexicon_fast.base.files import DATA
from lexicon_fast.bots.lexicon.race import tables
from lexicon_fast.games.lexicon.actions import Action, Draw, Form, Insert, Substitute
from lexicon_fast.games.lexicon.rules import (
    MAX_HAND,
    MAX_PLAYERS,
    Ruleset,
    points_by_code,
    ruleset,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast._native.lexicon.playouts import _Action
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

#: Hands of up to so many cards, in play-outs, for which exchanges and all draws are considered.
_THOROUGH: Final = 4

#: Costs in thousandths of a turn, found by self-play: see docs/strength.md. A leftover card takes a
#: turn and a half.
_KEEP: Final = (1500,) * 33
_INSERT: Final = 30
_BLIND: Final = 1300


@lru_cache(maxsize=64)
def planner(*, thorough: bool, win_bonus: float = 0.0) -> Policy:
    """Return a policy that plans: for play-outs, or thoroughly for a player's own choice."""
    won, lost, stays = tables(win_bonus)
    return Policy(
        "planner",
        keep=_KEEP,
        insert=_INSERT,
        blind=_BLIND,
        won=won,
        lost=lost,
        stays=stays,
        thorough=MAX_HAND if thorough else _THOROUGH,
    )


#: Value of being out first, for policies with learned values: it wins more rounds, and loses few
#: points.
WIN_BONUS: Final = 20.0


@lru_cache(maxsize=64)
def learned(
    *, thorough: bool, win_bonus: float = WIN_BONUS, values: Values | None = None
) -> Policy:
    """Return a policy with learned values (None: those of the package).

    Other arguments as for `planner`.
    """
    return Policy(
        "learned",
        keep=_KEEP,
        insert=_INSERT,
        blind=_BLIND,
        thorough=MAX_HAND if thorough else _THOROUGH,
        values=values or _values(),
        win_bonus=win_bonus,
    )


@lru_cache(maxsize=1)
def _values() -> Values:
    """Return the values of the package, made by bench/lexicon_values.py.

    The file is a line of JSON, with the format, and the weights: 32-bit floats, little-endian.
    """
    with open(os.path.join(DATA, "lexicon.values"), "rb") as file:
        head = json.loads(file.readline())
        assert head["format"] == "lexicon_fast values"
        weights = array("f", file.read())
    if sys.byteorder == "big":
        weights.byteswap()
    return Values(weights)


#: Policies of self-play in tests and benchmarks; the thorough one considers exchanges and every
#: letter that a draw may bring.
QUICK: Final = planner(thorough=False)
THOROUGH: Final = planner(thorough=True)
GREEDY: Final = Policy("greedy")

#: Unused memory for choosing actions, by dictionary: what it has learned about hands and table
#: words is good for all rounds with the dictionary.
_players: Final[WeakKeyDictionary[Dictionary, list[Player]]] = WeakKeyDictionary()


def native_rules(rules: Ruleset, dictionary: Dictionary, players: int) -> Rules:
    """Convert a ruleset for the native core. players: number of players dealt in."""
    return Rules(
        dictionary.compiled,
        points_by_code(rules, dictionary.compiled.upper),
        dict(rules.pack),
        rules.packs(players),
        max_exchanged=rules.max_exchanged,
        same_word_exchange=rules.same_word_exchange,
        turn_up=rules.renewal == "turn up",
        guard=rules.guard,
    )


class NativeRules:
    """A cache of `native_rules` for the rulesets of recent observations."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._named = lru_cache(maxsize=16)(
            lambda name, players: native_rules(
                ruleset(name, dictionary.language), dictionary, players
            )
        )

    def __reduce__(self) -> tuple[type[NativeRules], tuple[Dictionary]]:
        return NativeRules, (self._dictionary,)

    def of(self, observation: Observation) -> Rules:
        """Return the rules of an observation. Raises BadObservation."""
        players = len(seats_of(observation))
        if not 1 <= players <= MAX_PLAYERS:
            raise BadObservation(
                f"hand_sizes: {players} players hold cards; expected 1 to {MAX_PLAYERS}"
            )
        if isinstance(observation.ruleset, str):
            return self._named(observation.ruleset, players)
        return native_rules(observation.rules, self._dictionary, players)

    @contextmanager
    def player(self, rules: Rules) -> Iterator[Player]:
        """Lend memory for choosing actions. Each thread gets its own.

        After an error it is not used again: a search may have been interrupted.
        """
        unused = _players.setdefault(self._dictionary, [])
        try:
            player = unused.pop()
        except IndexError:
            player = Player(rules)
        yield player
        unused.append(player)


def seats_of(observation: Observation) -> list[int]:
    """Return the players dealt in, in turn order; the native core numbers them from 0."""
    return [p for p, size in enumerate(observation.hand_sizes) if size]


def view_of(observation: Observation, rules: Rules, to_move: int | None = None) -> Round:
    """Return the position as the player sees it, for the native core.

    to_move: the player to move (None: the observing player).
    Raises BadObservation; BadHand or BadTableWord for invalid cards or words.
    """
    seats = seats_of(observation)
    if observation.player not in seats or len(seats) < 2:
        raise BadObservation(
            f"hand_sizes is {list(observation.hand_sizes)}; player {observation.player} and another"
            " player must hold cards"
        )
    if not 1 <= len(observation.hand) <= MAX_HAND:
        raise BadObservation(
            f"hand {observation.hand!r} has {len(observation.hand)} cards; it must have 1 to"
            f" {MAX_HAND}"
        )
    if not observation.stock and not observation.pile:
        raise BadObservation("stock and pile are empty; there must be a card to draw")
    hands: list[str | int] = [
        observation.hand if p == observation.player else observation.hand_sizes[p] for p in seats
    ]
    try:
        return Round(
            rules,
            hands,
            observation.table,
            "",
            observation.pile,
            turn=seats.index(observation.player if to_move is None else to_move),
            idle=observation.idle,
            stock_size=observation.stock,
        )
    except (BadOption, OverflowError) as error:
        raise BadObservation(f"impossible position: {error}") from None


def action_from(action: _Action) -> Action:
    """Convert an action of the native core."""
    kind, where, what = action
    if kind == "draw":
        return Draw(where, what)  # type: ignore[arg-type]
    if kind == "form":
        return Form(what)
    return (Insert if kind == "insert" else Substitute)(where, what)  # type: ignore[arg-type]


def action_to(action: Action) -> _Action:
    """Convert an action of a turn for the native core.

    >>> action_to(Insert(2, "that")), action_to(Draw("Q", "blind"))
    (('insert', 2, 'that'), ('draw', 'Q', 'blind'))
    """
    if isinstance(action, Draw):
        return "draw", action.discard, action.take
    if isinstance(action, Form):
        return "form", None, action.laid
    assert isinstance(action, Insert | Substitute)
    return "insert" if isinstance(action, Insert) else "substitute", action.target, action.laid
