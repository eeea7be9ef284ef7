"""Observations from outside: read from JSON, and checked before anything is thought about them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from lexicon_fast.bots.explanations import counted
from lexicon_fast.bots.validation import Reader, bad, bad_rules, shown
from lexicon_fast.errors import BadObservation, BadOption, IllegalAction
from lexicon_fast.games.lexicon.actions import LAYING
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.rules import MASTER, MAX_PLAYERS, MIN_PLAYERS, RULESETS

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.rules import Ruleset

#: What the planner takes in.
_MAX_HAND: Final = 15
_MAX_WORDS: Final = 64
_MAX_CARDS: Final = 128  # two packs
_MAX_IDLE: Final = 1_000_000

_READER: Final = Reader(
    Observation,
    {
        "phase": "turn, challenge",
        "take": "exposed, blind",
        "action.action": "form, insert, substitute, draw, accept, challenge",
    },
)

#: From an object of JSON to the observation that it tells. Raises BadObservation.
read: Final = _READER.read


def check(observation: Observation, dictionary: Dictionary) -> None:
    """Raises BadObservation unless the player who observes has to act, and the cards are possible.

    Whether hands, stock and unseen cards add up is for `beliefs` to say.
    """
    _READER.again(observation)
    try:
        rules = observation.rules
    except BadOption as error:
        raise bad_rules(error, RULESETS) from None
    _check_players(observation)
    _check_cards(observation, dictionary, rules)


def _check_players(observation: Observation) -> None:
    sizes, player = observation.hand_sizes, observation.player
    if not MIN_PLAYERS <= len(sizes) <= MAX_PLAYERS:
        raise bad("hand_sizes", sizes, f"a number for each of {MIN_PLAYERS} to {MAX_PLAYERS}")
    if not 0 <= player < len(sizes):
        raise bad("player", player, f"0 to {len(sizes) - 1}, as hand_sizes has {len(sizes)}")
    if observation.phase == "over":
        raise BadObservation("phase over: the round has ended; accepted: turn, challenge")
    if observation.to_move != player:
        mover = "null" if observation.to_move is None else observation.to_move
        raise BadObservation(
            f"to_move {mover}: it is not the turn of player {player}, who observes;"
            f" accepted: {player}"
        )
    if len(observation.hand) != sizes[player]:
        raise BadObservation(
            f"hand {observation.hand!r:.90} has {len(observation.hand)} cards, hand_sizes says"
            f" {sizes[player]}; accepted: the same number"
        )
    if not 1 <= len(observation.hand) <= _MAX_HAND:
        raise bad("hand", observation.hand, f"1 to {_MAX_HAND} cards")
    if observation.scores and len(observation.scores) != len(sizes):
        raise bad("scores", observation.scores, f"none, or {len(sizes)} as in hand_sizes")
    if not 0 <= observation.idle <= _MAX_IDLE:
        raise bad("idle", observation.idle, f"0 to {_MAX_IDLE:,}")
    others = [size for seat, size in enumerate(sizes) if seat != player]
    bounded = all(0 <= size <= _MAX_CARDS for size in others)
    if not bounded or (observation.phase == "turn" and not any(others)):
        raise bad("hand_sizes", sizes, f"0 to {_MAX_CARDS}, another player among those with cards")


def seen_cards(observation: Observation, dictionary: Dictionary) -> Counter[str]:
    """The cards that the player sees. Raises BadObservation for what is no card or no word."""
    cards = Cards.of(dictionary)
    seen: Counter[str] = Counter()
    for name in ("hand", "pile", "seen"):
        held = getattr(observation, name)
        if strange := [card for card in held if card not in cards.rank]:
            raise BadObservation(
                f"{name} {shown(held)}: {strange[0]!r} is no card; accepted: {cards.letters} in"
                f" upper case, {MASTER} the Master"
            )
        seen.update(held)
    if len(observation.table) > _MAX_WORDS:
        count = len(observation.table)
        raise BadObservation(f"table: {count} words; accepted: at most {_MAX_WORDS}")
    for laid in observation.table:
        try:
            seen.update(cards.card_of[cell] for cell in cards.cells(laid))
        except IllegalAction as error:
            raise BadObservation(f"table: {error}") from None
    return seen


def packs_of(observation: Observation) -> int:
    """Packs in play; who has just laid the last card was dealt in, too."""
    players = sum(1 for size in observation.hand_sizes if size)
    if observation.phase == "challenge":
        plays = [turn for turn in observation.history if isinstance(turn.action, LAYING)]
        if plays and not observation.hand_sizes[plays[-1].player % len(observation.hand_sizes)]:
            players += 1
    return observation.rules.packs(players)


def _check_cards(observation: Observation, dictionary: Dictionary, rules: Ruleset) -> None:
    packs = packs_of(observation)
    for card, count in seen_cards(observation, dictionary).items():
        there = packs * rules.pack.get(card, 0)
        if count > there:
            raise BadObservation(
                f"{counted(count, 'card')} {card} in hand, table, pile and seen; accepted: at most"
                f" {there}, as in {'the pack' if packs == 1 else f'{packs} packs'}"
            )
    if not 0 <= observation.stock <= _MAX_CARDS:
        raise bad("stock", observation.stock, f"0 to {_MAX_CARDS}")
    if observation.phase == "turn" and not observation.stock and not observation.pile:
        raise BadObservation("stock 0 and no exposed card: accepted: a card to draw")
