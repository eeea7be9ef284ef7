"""The pack and the rulesets of Lexicon, as data.

The counts are those of the 52-card pack with the letters of the 1930s rule books, the points those
of the classic Waddingtons pack; the rulesets follow the Waddingtons rule book and the article on
the game. Whoever needs a number of the game reads it here.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from lexicon_fast.arguments import path_hint, size
from lexicon_fast.errors import BadAlphabet, BadOption

if TYPE_CHECKING:
    from collections.abc import Callable

MASTER: Final = "*"

#: Players that one game takes.
MAX_PLAYERS: Final = 8

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


#: How the stock is renewed: from the exposed pile without its top card, which stays exposed; or
#: from the whole pile, and then one card is turned up.
RENEWALS: Final = ("under top", "turn up")

#: Who deals after the first round: the deal goes round, or the player who started the last round.
LATER_DEALERS: Final = ("rotation", "starter")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every decision of the rules that a player may want otherwise."""

    name: str
    points: Mapping[str, int]
    #: Most cards that one substitution may exchange; None: any number.
    max_exchanged: int | None
    #: May a Master on the table be exchanged for the letter it stands for, either way round?
    same_word_exchange: bool
    #: Cards of each letter in one pack.
    pack: Mapping[str, int] = field(default_factory=lambda: PACK)
    cards_each: int = 10
    #: Players dealt in from whom on two packs are used.
    two_packs_from: int = 5
    #: What is added to a score when a challenge is right: the challenger's, and the offender's.
    right_challenger: int = -10
    right_offender: int = 0
    #: What is added to the challenger's score when it is wrong.
    wrong_challenger: int = 10
    #: The lowest score that is out of the game.
    out_at: int = 100
    renewal: str = RENEWALS[0]
    later_dealer: str = LATER_DEALERS[0]
    #: The guard: turns of each player in which no hand became smaller, after which a round ends.
    guard: int = 20
    #: Is a word that the dictionary lacks refused at once, in place of challenges?
    strict: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.name, str):
            raise self._bad("name", self.name, "a text")
        for option in ("points", "pack"):
            cards = getattr(self, option)
            if not isinstance(cards, Mapping) or not all(
                isinstance(card, str) and len(card) == 1 for card in cards
            ):
                raise self._bad(option, cards, "a number for each card, a single character")
        for card, points in self.points.items():
            if not _is_int(points) or not 0 <= points <= 255:
                raise self._bad(f"points of {card!r}", points, "0 to 255")
        if MASTER not in self.points:
            raise self._bad(f"points of the Master, {MASTER!r}", None, "0 to 255")
        for card, count in self.pack.items():
            if not _is_int(count) or not 0 <= count <= 64:
                raise self._bad(f"pack, cards of {card!r}", count, "0 to 64")
            if card not in self.points:
                raise self._bad(f"points of {card!r}, a card of the pack", None, "0 to 255")
        if not 1 <= sum(self.pack.values()) <= 64:  # two packs make no more than 64 table words
            raise self._bad("pack, cards in all", sum(self.pack.values()), "1 to 64")
        for option, low, high in (
            ("cards_each", 1, 15),
            ("two_packs_from", 2, 9),
            ("right_challenger", -1000, 1000),
            ("right_offender", -1000, 1000),
            ("wrong_challenger", -1000, 1000),
            ("out_at", 1, 1_000_000),
            ("guard", 1, 1000),
        ):
            value = getattr(self, option)
            if not _is_int(value) or not low <= value <= high:
                raise self._bad(option, value, f"{low} to {high}")
        most = self.max_exchanged
        if most is not None and (not _is_int(most) or most < 1):
            raise self._bad("max_exchanged", most, "1 or more, or None")
        for option, choices in (("renewal", RENEWALS), ("later_dealer", LATER_DEALERS)):
            value = getattr(self, option)
            if value not in choices:
                raise self._bad(option, value, " or ".join(map(repr, choices)))
        for option in ("same_word_exchange", "strict"):
            value = getattr(self, option)
            if not isinstance(value, bool):
                raise self._bad(option, value, "True or False")

    def __reduce__(self) -> tuple[Callable[..., Ruleset], tuple[dict[str, Any]]]:
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        plain = {k: dict(v) if isinstance(v, Mapping) else v for k, v in values.items()}
        return _restored, (plain,)

    def _bad(self, field: str, value: object, expected: str) -> BadOption:
        shown = "missing" if value is None else f"{value!r:.60}"
        return BadOption(f"ruleset {self.name!r:.80}: {field}: {shown}; expected {expected}")

    def packs(self, players: int) -> int:
        """Return how many packs so many players are dealt from. Raises TypeError, BadOption."""
        return 2 if size("players", players, 1, MAX_PLAYERS) >= self.two_packs_from else 1

    def to_json(self) -> str | dict[str, Any]:
        """Its name, or for a ruleset that goes by no name: all fields, plain."""
        if RULESETS.get(self.name) == self:
            return self.name
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        return {k: dict(v) if isinstance(v, Mapping) else v for k, v in values.items()}


#: Fields that every ruleset says.
_GIVEN: Final = ("name", "points", "max_exchanged", "same_word_exchange")


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


WADDINGTONS: Final = Ruleset("waddingtons", POINTS, max_exchanged=None, same_word_exchange=True)
ARTICLE: Final = Ruleset(
    "article",
    POINTS,
    max_exchanged=1,
    same_word_exchange=False,
    right_challenger=0,
    right_offender=10,
    out_at=101,
    renewal="turn up",
    later_dealer="starter",
)

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {ruleset.name: ruleset for ruleset in (WADDINGTONS, ARTICLE)}
)


#: A ruleset by its name, as the path object of a TOML file (see `games.ruleset_files`), as what
#: `Ruleset.to_json` gave, or itself.
AnyRuleset: TypeAlias = str | os.PathLike[str] | Ruleset | Mapping[str, Any]


def ruleset(rules: AnyRuleset) -> Ruleset:
    """Return a ruleset, given in any of the ways of `AnyRuleset`.

    A text is always a name, never a path. Raises BadOption.
    """
    if isinstance(rules, Ruleset):
        return rules
    if isinstance(rules, os.PathLike):
        from lexicon_fast.games.ruleset_files import load

        return load(rules, RULESETS)
    if isinstance(rules, Mapping):
        accepted = [each.name for each in fields(Ruleset)]
        if unknown := [name for name in rules if name not in accepted]:
            raise BadOption(
                f"ruleset: unknown field {unknown[0]!r:.50}; expected {', '.join(accepted)}"
            )
        if missing := [name for name in _GIVEN if name not in rules]:
            raise BadOption(
                f"ruleset: {missing[0]} is missing; expected {', '.join(_GIVEN)}, and what differs"
            )
        try:
            return Ruleset(**rules)
        except (TypeError, AttributeError) as error:
            raise BadOption(f"ruleset {rules!r:.80}: {error}") from None
    try:
        return RULESETS[rules]
    except (KeyError, TypeError):
        hint = path_hint(rules)
        raise BadOption(f"ruleset {rules!r}: expected one of {', '.join(RULESETS)}{hint}") from None


def _restored(values: dict[str, Any]) -> Ruleset:
    """The ruleset of a pickle: the known one, if it is one."""
    rules = Ruleset(**values)
    known = RULESETS.get(rules.name)
    return known if known == rules else rules


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
