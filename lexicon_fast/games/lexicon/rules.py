"""The pack and the rulesets of Lexicon, as data.

The counts are those of the 52-card pack with the letters of the 1930s rule books, the points those
of the classic Waddingtons pack; the rulesets follow the Waddingtons rule book and the article on
the game. Whoever needs a number of the game reads it here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from lexicon_fast.errors import BadAlphabet, BadOption

MASTER: Final = "*"

_PACK_ROWS: Final = (  # cards of each, letters, points each
    (4, "AEI", 10),
    (3, "HLORSTUW", 8),
    (1, "CKMNP", 8),
    (1, "DJV", 6),
    (1, "GQY", 4),
    (1, "BFXZ", 2),
    (1, MASTER, 15),
)

#: Cards of each letter in one pack (52 cards in all).
PACK: Final[Mapping[str, int]] = MappingProxyType(
    {card: count for count, cards, _ in _PACK_ROWS for card in cards}
)

#: Points of each card (405 in one pack).
POINTS: Final[Mapping[str, int]] = MappingProxyType(
    {card: points for _, cards, points in _PACK_ROWS for card in cards}
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every decision of the rules that a player may want otherwise."""

    name: str
    points: Mapping[str, int]
    #: Most cards that one substitution may exchange; None: any number.
    max_exchanged: int | None
    #: May a Master on the table be exchanged for the letter it stands for, either way round?
    same_word_exchange: bool

    def __post_init__(self) -> None:
        for card, points in self.points.items():
            if not isinstance(points, int) or not 0 <= points <= 255:
                raise BadOption(
                    f"ruleset {self.name!r}: {points!r} points for {card!r}; accepted: 0 to 255"
                )
        if MASTER not in self.points:
            raise BadOption(f"ruleset {self.name!r}: no points for the Master, {MASTER!r}")
        most = self.max_exchanged
        if most is not None and (not isinstance(most, int) or most < 1):
            raise BadOption(
                f"ruleset {self.name!r}: max_exchanged {most!r}; accepted: 1 or more, or None"
            )


WADDINGTONS: Final = Ruleset("waddingtons", POINTS, max_exchanged=None, same_word_exchange=True)
ARTICLE: Final = Ruleset("article", POINTS, max_exchanged=1, same_word_exchange=False)

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {ruleset.name: ruleset for ruleset in (WADDINGTONS, ARTICLE)}
)


def ruleset(name: str | Ruleset) -> Ruleset:
    """The ruleset of that name; a `Ruleset` is passed through. Raises `BadOption`."""
    if isinstance(name, Ruleset):
        return name
    try:
        return RULESETS[name]
    except KeyError:
        raise BadOption(f"ruleset {name!r}: expected one of {', '.join(RULESETS)}") from None


def points_by_code(rules: Ruleset, upper: str) -> bytes:
    """Points of each card by code, as the native core takes them: 33 bytes, the Master's last.

    upper: the letters of the alphabet, upper case. Raises BadAlphabet if one has no points.
    """
    missing = [letter for letter in upper if letter not in rules.points]
    if missing:
        raise BadAlphabet(
            f"ruleset {rules.name!r} has no points for {', '.join(missing)};"
            f" accepted: an alphabet of {''.join(sorted(set(rules.points) - {MASTER}))},"
            " or a Ruleset of your own, from Python"
        )
    table = bytearray(33)
    for code, letter in enumerate(upper):
        table[code] = rules.points[letter]
    table[32] = rules.points[MASTER]
    return bytes(table)
