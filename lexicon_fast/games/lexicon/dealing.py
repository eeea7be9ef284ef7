"""Before the first turn: who plays, the pack they play with, and how it is shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadAlphabet, BadOption
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.rules import MASTER, Ruleset, points_by_code

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rng import Rng

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 8


def checked_int(what: str, value: object, low: int, high: int) -> int:
    """The value, if it is a number within bounds. Raises BadOption."""
    if type(value) is int and low <= value <= high:
        return value
    shown = f"{value!r:.50}" if type(value) is not int or abs(value) < 1 << 64 else "too large"
    raise BadOption(f"{what} {shown}; accepted: {low} to {high}")


def checked_seed(seed: object) -> int:
    """The seed. Raises BadOption."""
    if type(seed) is not int:
        raise BadOption(f"seed {seed!r:.50}; accepted: a whole number")
    return seed


def dealt_in(players: Sequence[int] | int) -> tuple[int, ...]:
    """The numbers of the players, given how many or which. Raises BadOption."""
    if isinstance(players, int):
        return tuple(range(checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS)))
    if not isinstance(players, Sequence) or isinstance(players, str | bytes):
        raise BadOption(f"players {players!r:.50}; accepted: a number, or a sequence of numbers")
    numbers = tuple(players)
    if any(type(number) is not int or not 0 <= number < MAX_PLAYERS for number in numbers):
        raise BadOption(f"players {numbers!r:.80}; accepted: numbers 0 to {MAX_PLAYERS - 1}")
    if list(numbers) != sorted(set(numbers)):
        raise BadOption(f"players {numbers!r:.80}; accepted: in the order of the seats, each once")
    checked_int("number of players", len(numbers), MIN_PLAYERS, MAX_PLAYERS)
    return numbers


def pack_of(rules: Ruleset, players: int, cards: Cards, dictionary: Dictionary) -> str:
    """The pack, or the packs, that so many players play with, sorted.

    Raises BadAlphabet where the cards and the letters of the dictionary do not fit, and BadOption
    where the cards do not suffice for the deal.
    """
    points_by_code(rules, dictionary.compiled.upper)
    packs = rules.packs(players)
    for card, count in rules.pack.items():
        if count and card not in cards.rank:
            raise BadAlphabet(
                f"ruleset {rules.name!r}: {card!r} is in the pack; accepted with dictionary"
                f" {dictionary.name!r}: letters {cards.accepted} and {MASTER}"
            )
    pack = "".join(card * (rules.pack.get(card, 0) * packs) for card in cards.rank)
    needed = players * rules.cards_each + 1
    if len(pack) < needed:
        raise BadOption(
            f"ruleset {rules.name!r}: {len(pack)} cards for {players} players; accepted: at least"
            f" {needed}, {rules.cards_each} each and one exposed"
        )
    return pack


def shuffled(cards: str, rng: Rng) -> str:
    """The cards in random order."""
    order = list(cards)
    rng.shuffle(order)
    return "".join(order)
