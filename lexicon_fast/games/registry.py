"""The games: name, title and rulesets of each, and how every layer finds its part of a game.

`GAMES` are the games of this package. Other packages add theirs as entry points of the group
`lexicon_fast.games`, whose objects are `GameInfo`s: see docs/new-game.md. They are looked up only
for names that `GAMES` does not have.

A layer finds its part of a game by name, with `part`: `lexicon_fast.<layer>.<game>`, or
`<package>.<layer>` of a game from another package. If that package has no such module, the function
with the name of the module in `lexicon_fast.<layer>.any_game` makes a part from the `GameInfo`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.errors import BadOption, excerpt

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.record import Records

#: The group of entry points with the games of other packages.
GROUP: Final = "lexicon_fast.games"


class GameInfo(NamedTuple):
    """A game, before its code is imported.

    name: in commands, messages and records; title: for display; rulesets: their names, the default
    first; words: the default word list, None for that of the program; package: the package of a
    game outside of this one.

    >>> GameInfo("ghost", "Ghost", ("standard",), package="ghost").title
    'Ghost'
    """

    name: str
    title: str
    rulesets: tuple[str, ...]
    words: str | None = None
    package: str | None = None

    @property
    def module(self) -> Any:
        """The package with the game's rules, `Game` and actions."""
        return self.part("games")

    @property
    def rules(self) -> Any:
        """The module with `RULESETS`, the rulesets by name, and `ruleset`, which reads one."""
        return self.part("games", "rules")

    def ruleset(self, rules: Any, dictionary: Dictionary) -> Any:
        """Return a ruleset, in the language of a dictionary. Raises what the game's `ruleset` does.

        Games of other packages need not know about languages.
        """
        read = self.rules.ruleset(rules)
        if not hasattr(read, "in_language"):
            return read
        return read.in_language(dictionary.language)

    @property
    def records(self) -> Records[Any, Any, Any]:
        """Writes, reads, replays and checks the records of the game."""
        records: Records[Any, Any, Any] = self.part("games", "record").RECORDS
        return records

    def part(self, layer: str, module: str = "") -> Any:
        """Return a layer's package for the game, or a module of it. Raises BadOption."""
        if self.package is not None:
            return _part_outside(self, layer, module)
        package = f"lexicon_fast.{layer}.{self.name}"
        return import_module(f"{package}.{module}" if module else package)


#: The games of this package by name, in display order.
GAMES: Final[Mapping[str, GameInfo]] = MappingProxyType(
    {
        info.name: info
        for info in (
            GameInfo("lexicon", "Lexicon", ("waddingtons", "article")),
            GameInfo("scrabble", "Scrabble", ("standard", "super")),
            GameInfo("lexibomb", "Lexibomb", ("standard", "classic_poc"), words="2of12inf"),
        )
    }
)


def find_game(name: object) -> GameInfo | None:
    """Return the game with this name, of this package or of another one; None: there is none.

    Raises BadOption for a game of another package that cannot be used.
    """
    if not isinstance(name, str):
        return None
    return GAMES.get(name) or _game_outside(name)


def game_info(name: str) -> GameInfo:
    """Return the game with this name. Raises BadOption.

    >>> game_info("scrabble").rulesets
    ('standard', 'super')
    """
    game = find_game(name)
    if game is None:
        known = ", ".join((*GAMES, *names_outside()))
        raise BadOption(f"unknown game {excerpt(name)}; games: {known}")
    return game


def names_outside() -> list[str]:
    """Return the names of the games of other packages, without importing these."""
    from importlib.metadata import entry_points

    return sorted(entry_points(group=GROUP).names)


def part(layer: str, game: str, module: str = "") -> Any:
    """Return a layer's package for a game, or a module of it: `lexicon_fast.<layer>.<game>`.

    Raises BadOption for an unknown game, and for a part that the game does not have.
    """
    return game_info(game).part(layer, module)


@lru_cache(maxsize=64)  # requests can have any names
def _game_outside(name: str) -> GameInfo | None:
    """Return the game of another package; None: there is none. Raises BadOption."""
    from importlib.metadata import entry_points

    entries = tuple(entry_points(group=GROUP, name=name))
    if not entries:
        return None
    if len(entries) > 1:
        owners = ", ".join(each.dist.name if each.dist else each.value for each in entries)
        raise BadOption(f"game {excerpt(name)} is in several packages ({owners}); keep one of them")
    (entry,) = entries
    try:
        info = entry.load()
    except Exception as error:
        raise _not_importable(name, entry.value, error) from error
    if not isinstance(info, GameInfo) or (info.name, bool(info.package)) != (name, True):
        raise BadOption(
            f"game {excerpt(name)}: {entry.value} must be a GameInfo with this name and a package"
        )
    return info


@cache
def _part_outside(game: GameInfo, layer: str, module: str) -> Any:
    """Return a part of a game of another package, or the default of the layer. Raises BadOption."""
    assert game.package is not None
    home = game.package if layer == "games" else f"{game.package}.{layer}"
    path = f"{home}.{module}" if module else home
    try:
        if _exists(path):
            return import_module(path)
    except Exception as error:
        raise _not_importable(game.name, path, error) from error
    default = f"lexicon_fast.{layer}.any_game"
    make = getattr(import_module(default), module or layer, None) if _exists(default) else None
    if make is None:
        raise BadOption(f"{game.title} does not have this: there is no module {path}")
    return make(game)


def _exists(path: str) -> bool:
    """Return whether a module exists. Imports its package."""
    try:
        return find_spec(path) is not None
    except ModuleNotFoundError as error:
        if error.name is None or not path.startswith(error.name):
            raise  # its package lacks another module
        return False


def _not_importable(name: str, path: str, error: Exception) -> BadOption:
    what = f"{type(error).__name__}: {error}"
    return BadOption(f"game {excerpt(name)}: cannot import {path}: {excerpt(what, 300)}")
