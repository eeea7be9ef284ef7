"""The rulesets of Scrabble, as data. Boards, tiles and values are those of a `Layout`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from lexicon_fast.games.tiles import rulesets
from lexicon_fast.games.tiles.layouts import Layout

#: What a challenge costs. A bad play is always taken back, and the turn lost. On a good play
#: the challenger
#: - rules: loses the next turn, which is no turn at all;
#: - double: loses the next turn, which counts as a scoreless one (tournaments);
#: - single: loses nothing;
#: - five, ten: loses nothing, and the play earns so many points more.
#: void: there are no challenges; a play with a word that the dictionary lacks is refused.
CHALLENGES: Final = ("rules", "double", "single", "five", "ten", "void")

#: What a good play earns more when it was challenged.
CHALLENGE_BONUS: Final[Mapping[str, int]] = MappingProxyType({"five": 5, "ten": 10})

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Every decision of the rules that a player may want otherwise."""

    name: str
    layout: Layout
    challenge: str = "rules"
    #: Tiles that the bag needs for an exchange.
    exchange_from: int = 7
    #: Scoreless turns in a row, of all players together, that end the game.
    scoreless_turns: int = 6

    def __post_init__(self) -> None:
        rulesets.check(self, {"exchange_from": (1, 1000), "scoreless_turns": (1, 1000)})
        if self.challenge not in CHALLENGES:
            raise rulesets.bad(self, f"challenge: {self.challenge!r:.50}", " or ".join(CHALLENGES))

    @property
    def strict(self) -> bool:
        """Is a play with a word that the dictionary lacks refused at once?"""
        return self.challenge == "void"

    def to_json(self) -> str | dict[str, Any]:
        """Its name, or for a ruleset that goes by no name: all fields, plain."""
        return rulesets.to_json(self, RULESETS)


RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {
        "standard": Ruleset("standard", Layout.load("scrabble")),
        "super": Ruleset("super", Layout.load("super")),
    }
)


#: A ruleset by its name, as the path object of a TOML file (see `games.ruleset_files`), as what
#: `Ruleset.to_json` gave, or itself.
AnyRuleset: TypeAlias = str | os.PathLike[str] | Ruleset | Mapping[str, Any]


def ruleset(rules: AnyRuleset) -> Ruleset:
    """Return a ruleset, given in any of the ways of `AnyRuleset`.

    A text is always a name, never a path. Raises BadOption, and BadLayout for the layout.
    """
    return rulesets.read(rules, Ruleset, RULESETS)
