"""Observations handed to the native core, and its actions handed back."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from lexicon_fast._native.lexicon.policies import Policy
from lexicon_fast._native.lexicon.rounds import Round, Rules
from lexicon_fast.errors import BadObservation, BadOption
from lexicon_fast.games.lexicon.actions import Action, Draw, Form, Insert, Substitute
from lexicon_fast.games.lexicon.rules import MAX_PLAYERS, RENEWALS, Ruleset, points_by_code, ruleset

if TYPE_CHECKING:
    from lexicon_fast._native.lexicon.playouts import _Action
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation

#: Cards of a hand that the planner takes in; what `Ruleset.cards_each` accepts.
MAX_HAND: Final = 15

#: What the planner goes by, in thousandths of a turn (see `Policy`): found by self-play, see
#: docs/strength.md. A card left over takes a turn and a half to be rid of.
_NUMBERS: Final = {
    "keep": (1500,) * 33,
    "insert": 30,
    "risk": 30,
    "risk_near": 300,
    "blind": 1300,
}

#: For play-outs; and for the player's own choice, weighing up substitutions and every draw.
QUICK: Final = Policy("planner", **_NUMBERS)  # type: ignore[arg-type]
THOROUGH: Final = Policy("planner", **_NUMBERS, thorough=True)  # type: ignore[arg-type]
GREEDY: Final = Policy("greedy")


def native_rules(rules: Ruleset, dictionary: Dictionary, players: int) -> Rules:
    """A ruleset as the native core takes it, for so many players dealt in."""
    return Rules(
        dictionary.compiled,
        points_by_code(rules, dictionary.compiled.upper),
        dict(rules.pack),
        rules.packs(players),
        max_exchanged=rules.max_exchanged,
        same_word_exchange=rules.same_word_exchange,
        turn_up=rules.renewal == RENEWALS[1],
        guard=rules.guard,
    )


class NativeRules:
    """`native_rules`, kept for the rulesets of late: observations name them again and again."""

    def __init__(self, dictionary: Dictionary) -> None:
        self._dictionary = dictionary
        self._named = lru_cache(maxsize=16)(self._of_name)

    def __reduce__(self) -> tuple[type[NativeRules], tuple[Dictionary]]:
        return NativeRules, (self._dictionary,)

    def of(self, observation: Observation) -> Rules:
        """The rules of an observation. Raises BadObservation."""
        players = len(seats_of(observation))
        if not 1 <= players <= MAX_PLAYERS:
            raise BadObservation(
                f"hand_sizes: {players} players hold cards; expected 1 to {MAX_PLAYERS}"
            )
        if isinstance(observation.ruleset, str):
            return self._named(observation.ruleset, players)
        return native_rules(observation.rules, self._dictionary, players)

    def _of_name(self, name: str, players: int) -> Rules:
        return native_rules(ruleset(name), self._dictionary, players)


def seats_of(observation: Observation) -> list[int]:
    """The players dealt in, in turn order; the native core numbers them from 0."""
    return [p for p, size in enumerate(observation.hand_sizes) if size]


def view_of(observation: Observation, rules: Rules) -> Round:
    """What the player to move sees, for the native core.

    Raises BadObservation; BadHand or BadTableWord for cards and words that are none.
    """
    seats = seats_of(observation)
    if observation.player not in seats or len(seats) < 2:
        raise BadObservation(
            f"player {observation.player}, hand sizes {list(observation.hand_sizes)}; accepted:"
            " two players or more with cards, the one who observes among them"
        )
    if not 1 <= len(observation.hand) <= MAX_HAND:
        raise BadObservation(
            f"hand {observation.hand!r}: {len(observation.hand)} cards; accepted: 1 to {MAX_HAND}"
        )
    if not observation.stock and not observation.pile:
        raise BadObservation("no card in stock and pile; accepted: a card to draw")
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
            turn=seats.index(observation.player),
            idle=observation.idle,
            stock_size=observation.stock,
        )
    except (BadOption, OverflowError) as error:
        raise BadObservation(f"no position of a round: {error}") from None


def action_from(action: _Action) -> Action:
    """An action as the native core tells it."""
    kind, where, what = action
    if kind == "draw":
        return Draw(where, what)  # type: ignore[arg-type]
    if kind == "form":
        return Form(what)
    return (Insert if kind == "insert" else Substitute)(where, what)  # type: ignore[arg-type]
