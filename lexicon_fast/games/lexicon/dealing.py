"""The players dealt in, and the pack of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lexicon_fast.base.errors import BadAlphabet, BadOption, excerpt
from lexicon_fast.games.checks import checked_int
from lexicon_fast.games.lexicon.laying import Cards
from lexicon_fast.games.lexicon.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Ruleset,
    points_by_code,
)

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


def dealt_in(players: Sequence[int] | int) -> tuple[int, ...]:
    """Return the players dealt in. players: their number or a sequence. Raises BadOption."""
    if isinstance(players, int):
        return tuple(range(checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS)))
    if not isinstance(players, Sequence) or isinstance(players, str | bytes):
        raise BadOption(f"players is {excerpt(players)}; use a number, or a sequence of numbers")
    numbers = tuple(players)
    if any(type(number) is not int or not 0 <= number < MAX_PLAYERS for number in numbers):
        raise BadOption(f"players is {excerpt(numbers)}; use numbers 0 to {MAX_PLAYERS - 1}")
    if list(numbers) != sorted(set(numbers)):
        raise BadOption(f"players is {excerpt(numbers)}; name each once, in the order of the seats")
    checked_int("number of players", len(numbers), MIN_PLAYERS, MAX_PLAYERS)
    return numbers


def pack_of(rules: Ruleset, players: int, cards: Cards, dictionary: Dictionary) -> str:
    """Return the sorted cards of the pack or packs for a number of players.

    Raises BadAlphabet if the cards do not fit the dictionary's letters, and BadOption if there are
    too few cards for the deal.
    """
    points_by_code(rules, dictionary.compiled.upper)
    packs = rules.packs(players)
    for card, count in rules.pack.items():
        if count and card not in cards.rank:
            raise BadAlphabet(
                f"ruleset {rules.name!r}: card {card!r} of the pack is not a letter of dictionary"
                f" {dictionary.name!r}, which has {cards.letters}"
            )
    pack = "".join(card * (rules.pack.get(card, 0) * packs) for card in cards.rank)
    needed = players * rules.cards_each + 1
    if len(pack) < needed:
        raise BadOption(
            f"ruleset {rules.name!r}: {len(pack)} cards for {players} players; they need {needed}:"
            f" {rules.cards_each} each and one exposed"
        )
    return pack
