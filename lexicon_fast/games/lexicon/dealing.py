"""Before the first turn: who plays, and the pack they play with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadAlphabet, BadOption
from lexicon_fast.games.checks import checked_int
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.rules import MASTER, MAX_PLAYERS, Ruleset, points_by_code

__all__ = ["MAX_PLAYERS", "MIN_PLAYERS", "dealt_in", "pack_of"]

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary

MIN_PLAYERS: Final = 2


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
