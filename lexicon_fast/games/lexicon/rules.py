"""The pack and the rulesets of Lexicon, as data.

The counts are those of the 52-card pack with the letters of the 1930s rule books, the points those
of the classic Waddingtons pack; the rulesets follow the Waddingtons rule book and the article on
the game. No other module contains a number of the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from lexicon_fast.base.arguments import size
from lexicon_fast.base.errors import BadAlphabet, BadOption, excerpt
from lexicon_fast.games import rulesets

if TYPE_CHECKING:
    from lexicon_fast.dictionary.languages import Language

MASTER: Final = "*"

#: Limits of the native core: cards in a hand, and words on the table.
MAX_HAND: Final = 15
MAX_TABLE_WORDS: Final = 64

#: Number of players in a game.
MIN_PLAYERS: Final = 2
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


#: Renewal of the stock: from the exposed pile without its top card, which stays exposed; or from
#: the complete pile, and then one card is turned up.
RENEWALS: Final = ("under top", "turn up")

#: Dealer after the first round: the next player in turn, or the player who started the last round.
LATER_DEALERS: Final = ("rotation", "starter")


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a game that players may choose.

    `ruleset` returns the known rulesets; `dataclasses.replace` makes one that differs from another
    in some fields. Raises BadOption for a field with an invalid value.

    >>> from dataclasses import replace
    >>> from lexicon_fast import Dictionary, lexicon
    >>> rules = replace(lexicon.ruleset("waddingtons"), name="long hands", cards_each=12)
    >>> game = lexicon.Game(Dictionary.from_words(["hat"]), ruleset=rules, seed=1)
    >>> game.observation(0).hand_sizes, rules.packs(players=5)
    ((12, 12), 2)
    """

    #: The name in records and messages.
    name: str
    #: Points of each card, 0 to 255; `*` is the Master.
    points: Mapping[str, int]
    #: Maximum number of cards that one substitution may exchange; None: any number.
    max_exchanged: int | None
    #: Whether a Master may be exchanged for the letter it stands for, in either direction.
    same_word_exchange: bool
    #: Cards of each letter in one pack, 1 to 64 cards in all.
    pack: Mapping[str, int] = field(default_factory=lambda: PACK)
    #: Cards dealt to each player, 1 to 15.
    cards_each: int = 10
    #: Number of players dealt in from which two packs are used.
    two_packs_from: int = 5
    #: Points for the challenger and for the offender when a challenge is right.
    right_challenger: int = -10
    right_offender: int = 0
    #: Points for the challenger when a challenge is wrong.
    wrong_challenger: int = 10
    #: The lowest score of a player who is out of the game.
    out_at: int = 100
    #: Renewal of the stock: from the pile "under top", or from the complete pile, of which one card
    #: is then turned up ("turn up").
    renewal: str = RENEWALS[0]
    #: Dealer after the first round: the next player ("rotation"), or the last round's "starter".
    later_dealer: str = LATER_DEALERS[0]
    #: The guard: a round ends after this many turns per player without any hand getting smaller.
    guard: int = 20
    #: Whether words outside the dictionary are illegal; then there are no challenges.
    strict: bool = False

    def __post_init__(self) -> None:
        for option in ("points", "pack"):
            cards = getattr(self, option)
            if not isinstance(cards, Mapping):
                raise rulesets.bad_field(self, option, cards, "a number for each card")
            for card in cards:
                if not isinstance(card, str) or len(card) != 1:
                    raise rulesets.bad_field(self, f"{option}, card", card, "a single character")
        for card, points in self.points.items():
            if type(points) is not int or not 0 <= points <= 255:
                raise rulesets.bad_field(self, f"points of {card!r}", points, "0 to 255")
        if MASTER not in self.points:
            raise rulesets.bad_field(self, f"points of the Master, {MASTER!r}", None, "0 to 255")
        for card, count in self.pack.items():
            if type(count) is not int or not 0 <= count <= 64:
                raise rulesets.bad_field(self, f"pack, cards of {card!r}", count, "0 to 64")
            if card not in self.points:
                raise rulesets.bad_field(
                    self, f"points of {card!r}, a card of the pack", None, "0 to 255"
                )
        if not 1 <= sum(self.pack.values()) <= 64:  # two packs make no more than 64 table words
            raise rulesets.bad_field(self, "pack, cards in all", sum(self.pack.values()), "1 to 64")
        rulesets.check_ruleset(self, _BOUNDS)
        most = self.max_exchanged
        if most is not None and (type(most) is not int or most < 1):
            raise rulesets.bad_field(self, "max_exchanged", most, "1 or more, or None")
        for option, choices in (("renewal", RENEWALS), ("later_dealer", LATER_DEALERS)):
            value = getattr(self, option)
            if value not in choices:
                raise rulesets.bad_field(self, option, value, " or ".join(map(repr, choices)))
        for option in ("same_word_exchange", "strict"):
            value = getattr(self, option)
            if not isinstance(value, bool):
                raise rulesets.bad_field(self, option, value, "true or false")

    def __reduce__(self) -> tuple[Callable[..., Ruleset], tuple[dict[str, Any]]]:
        return _unpickled, (rulesets.plain_fields(self),)

    def packs(self, players: int) -> int:
        """Return the number of packs for a number of players. Raises TypeError, BadOption."""
        return 2 if size("players", players, 1, MAX_PLAYERS) >= self.two_packs_from else 1

    def in_language(self, language: Language | None) -> Ruleset:
        """Return the rules with the pack and the points of a language.

        Rules whose cards are not the English ones stay as they are, as do all without a language.
        A known ruleset gets the code as in "waddingtons-fr".
        """
        if language is None or not rulesets.is_foreign(language):
            return self
        if self.points != POINTS or self.pack != PACK:
            return self
        name = f"{self.name}-{language.code}" if RULESETS.get(self.name) == self else self.name
        letters = dict(zip(language.alphabet.upper, language.letters, strict=True))
        return replace(
            self,
            name=name,
            points={card: each.points for card, each in letters.items()} | {MASTER: POINTS[MASTER]},
            pack={card: each.cards for card, each in letters.items()} | {MASTER: PACK[MASTER]},
        )

    def to_json(self) -> str | dict[str, Any]:
        """Return the name of a known ruleset, or all fields of another one as plain data."""
        return rulesets.to_json(self, RULESETS)


#: Fields without a default.
_REQUIRED: Final = ("name", "points", "max_exchanged", "same_word_exchange")


_BOUNDS: Final = {
    "cards_each": (1, MAX_HAND),
    "two_packs_from": (2, 9),
    "right_challenger": (-1000, 1000),
    "right_offender": (-1000, 1000),
    "wrong_challenger": (-1000, 1000),
    "out_at": (1, 1_000_000),
    "guard": (1, 1000),
}


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

RULESETS: Final = rulesets.Rulesets(WADDINGTONS, ARTICLE)


AnyRuleset: TypeAlias = rulesets.GivenRuleset | Ruleset


def ruleset(rules: AnyRuleset, language: Language | None = None) -> Ruleset:
    """Return a ruleset, with the cards of a language (`Ruleset.in_language`).

    rules: a name (`RULESETS`), the path object of a TOML file, all fields in a mapping as
    `Ruleset.to_json` returns them, or a Ruleset, which is returned as it is. A str is always a
    name, never a path. Raises BadOption for an unknown name and for invalid or missing fields.

    >>> from lexicon_fast import lexicon
    >>> rules = lexicon.ruleset("article")
    >>> rules.max_exchanged, rules.same_word_exchange, rules.points["Q"]
    (1, False, 4)
    """
    if isinstance(rules, str) and (known := RULESETS.base.get(rules)) is not None:
        return known.in_language(language)
    read = rulesets.read_ruleset(rules, Ruleset, RULESETS, _REQUIRED, _from_fields)
    return read.in_language(language)


def _from_fields(values: Mapping[str, Any]) -> Ruleset:
    try:
        return Ruleset(**values)
    except (TypeError, AttributeError) as error:
        raise BadOption(f"ruleset {excerpt(values)}: {error}") from None


def _unpickled(values: dict[str, Any]) -> Ruleset:
    """Return the ruleset of a pickle: the known object if it is equal."""
    rules = Ruleset(**values)
    known = RULESETS.get(rules.name)
    return known if known == rules else rules


def points_by_code(rules: Ruleset, upper: str) -> bytes:
    """Return the points of each card by code for the native core: 33 bytes, the Master's last.

    upper: the letters of the alphabet, upper case. Raises BadAlphabet if one has no points.
    """
    try:
        letters = bytes(map(rules.points.__getitem__, upper))
    except KeyError:
        missing = [letter for letter in upper if letter not in rules.points]
        raise BadAlphabet(
            f"ruleset {rules.name!r} has no points for {', '.join(missing)}; use an alphabet of"
            f" {''.join(sorted(set(rules.points) - {MASTER}))}, or a ruleset with these letters"
        ) from None
    return letters.ljust(32, b"\0") + bytes([rules.points[MASTER]])


def pack_by_code(rules: Ruleset, upper: str) -> bytes:
    """Return the number of each card in the pack by code: 33 bytes, the Master's last.

    upper: the letters of the alphabet, upper case. Raises BadAlphabet if it lacks a letter of the
    pack.
    """
    pack = bytearray(33)
    for card, count in rules.pack.items():
        if not count:
            continue
        code = 32 if card == MASTER else upper.find(card)
        if code < 0:
            raise BadAlphabet(
                f"ruleset {rules.name!r} has the card {card}, which is not a letter of the"
                f" alphabet {upper}"
            )
        pack[code] = count
    return bytes(pack)
