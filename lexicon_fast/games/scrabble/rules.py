"""The rulesets of Scrabble, as data. Boards, tiles and values are those of a `Layout`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from lexicon_fast.dictionary.languages import Language
from lexicon_fast.games.rulesets import GivenRuleset, Rulesets, bad_field, to_json
from lexicon_fast.games.tiles.layouts import (
    Layout,
    check_tile_ruleset,
    read_tile_ruleset,
    rules_in_language,
)

#: Costs of a challenge. A bad play is always taken back, and its player loses the turn. After a
#: challenge of a good play:
#: - rules: the challenger loses the next turn, which does not count as scoreless;
#: - double: the challenger loses the next turn, which counts as scoreless (tournaments);
#: - single: nothing happens;
#: - five, ten: the play earns five or ten points more.
#: void: there are no challenges, and plays of words outside the dictionary are illegal.
CHALLENGES: Final = ("rules", "double", "single", "five", "ten", "void")

#: Extra points of a good play that was challenged.
CHALLENGE_BONUS: Final[Mapping[str, int]] = MappingProxyType({"five": 5, "ten": 10})

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a game that players may choose.

    challenge: one of `CHALLENGES`, which describes them. The constructor raises BadOption for a
    value that is out of range.

    >>> from dataclasses import replace
    >>> from lexicon_fast import Dictionary, scrabble
    >>> rules = replace(scrabble.ruleset("standard"), name="club", challenge="five")
    >>> game = scrabble.Game(Dictionary.from_words(["hat"]), ruleset=rules)
    >>> game.rules.challenge, game.rules.layout.name, game.rules.scoreless_turns
    ('five', 'scrabble', 6)
    """

    name: str
    layout: Layout
    challenge: str = "rules"
    #: Tiles that the bag must have for an exchange.
    exchange_from: int = 7
    #: Scoreless turns in a row, of all players together, that end the game.
    scoreless_turns: int = 6

    def __post_init__(self) -> None:
        check_tile_ruleset(self, {"exchange_from": (1, 1000), "scoreless_turns": (1, 1000)})
        if self.challenge not in CHALLENGES:
            raise bad_field(self, "challenge", self.challenge, " or ".join(CHALLENGES))

    @property
    def strict(self) -> bool:
        """Whether plays of words outside the dictionary are illegal."""
        return self.challenge == "void"

    def in_language(self, language: Language | None) -> Ruleset:
        """Return the rules with the tiles of a language: see `rules_in_language`."""
        return rules_in_language(self, RULESETS, language)

    def to_json(self) -> str | dict[str, Any]:
        """Return the name of a known ruleset, or all fields of another one as plain data."""
        return to_json(self, RULESETS)


RULESETS: Final = Rulesets(
    Ruleset("standard", Layout.load("scrabble")), Ruleset("super", Layout.load("super"))
)


AnyRuleset: TypeAlias = GivenRuleset | Ruleset


def ruleset(rules: AnyRuleset, language: Language | None = None) -> Ruleset:
    """Return the ruleset with a name in `RULESETS`, in a file, or with the fields of a mapping.

    rules: a str is always a name, never a path; a path object names a TOML file; a mapping needs
    `name` and `layout`; a Ruleset is returned as it is. Raises BadOption, BadLayout.

    >>> from lexicon_fast import scrabble
    >>> scrabble.ruleset("super").layout.rows
    21
    >>> scrabble.ruleset({"name": "club", "layout": "scrabble", "challenge": "five"}).exchange_from
    7
    """
    return read_tile_ruleset(rules, Ruleset, RULESETS).in_language(language)
