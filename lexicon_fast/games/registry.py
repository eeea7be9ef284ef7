"""The list of games: name, title and rulesets of each.

This is the only such list. Every other layer finds its part of a game by name, with `part`:
`lexicon_fast.bots.<game>`, `lexicon_fast.rl.<game>`, `lexicon_fast.engine.<game>`,
`lexicon_fast.cli.<game>`. The docstring of each of these packages documents its entry points. A new
game needs an entry here, a package in each of these layers, a module `lexicon_fast.puzzles.<game>`,
and a view in `src/page/game_views.js`.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType, ModuleType
from typing import Final, NamedTuple

from lexicon_fast.base.errors import BadOption, excerpt


class GameInfo(NamedTuple):
    """Name, title and rulesets of a game.

    name: in commands, messages and records; title: for display; rulesets: their names, the default
    first, listed here so that they are known without importing the game.
    """

    name: str
    title: str
    rulesets: tuple[str, ...]

    @property
    def module(self) -> ModuleType:
        """The package with the game's rules, `Game` and actions."""
        return import_module(f"lexicon_fast.games.{self.name}")

    @property
    def rules(self) -> ModuleType:
        """The module with `RULESETS`, the rulesets by name, and `ruleset`, which reads one."""
        return import_module(f"lexicon_fast.games.{self.name}.rules")

    @property
    def record(self) -> ModuleType:
        """The module that writes, reads, replays and checks records of the game."""
        return import_module(f"lexicon_fast.games.{self.name}.record")


#: All games by name, in display order.
GAMES: Final[Mapping[str, GameInfo]] = MappingProxyType(
    {
        info.name: info
        for info in (
            GameInfo("lexicon", "Lexicon", ("waddingtons", "article")),
            GameInfo("scrabble", "Scrabble", ("standard", "super")),
            GameInfo("lexibomb", "Lexibomb", ("standard", "classic_poc")),
        )
    }
)


def game_info(name: str) -> GameInfo:
    """Return the game with this name. Raises BadOption.

    >>> game_info("scrabble").rulesets
    ('standard', 'super')
    """
    try:
        return GAMES[name]
    except (KeyError, TypeError):
        raise BadOption(f"unknown game {excerpt(name)}; games: {', '.join(GAMES)}") from None


def part(layer: str, game: str, module: str = "") -> ModuleType:
    """Return a layer's package for a game, `lexicon_fast.<layer>.<game>`. Raises BadOption.

    layer: `bots`, `puzzles`, `rl`, `engine` or `cli`; module: returns this module of the package
    instead.
    """
    package = f"lexicon_fast.{layer}.{game_info(game).name}"
    return import_module(f"{package}.{module}" if module else package)
