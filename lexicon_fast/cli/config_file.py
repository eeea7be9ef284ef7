"""The file with the user's defaults of options, which `lexicon-fast config` shows.

Paths begin in the folder of the file. An option on the command line comes first, then the
environment, then the file, then the default. `engine`, `serve`, `bench` and the Python API never
read it, because programs depend on them.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, NamedTuple

import click

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.files import user_folder
from lexicon_fast.base.suggestions import did_you_mean
from lexicon_fast.games.registry import GAMES

VARIABLE: Final = "LEXICON_FAST_CONFIG"

#: Setting -> name of the parameter, type, and what it must be.
_SETTINGS: Final[dict[str, tuple[str, type, str]]] = {
    "words": ("words", str, "a name, path or URL"),
    "ruleset": ("ruleset", str, "a name or the path of a TOML file"),
    "threads": ("threads", int, "a whole number, 1 or more"),
    "color": ("colour", bool, "true or false"),
}
_GENERAL: Final = ("words", "threads", "color")
_OF_GAMES: Final = ("words", "ruleset")

#: Commands that never use the file.
_WITHOUT: Final = ("engine", "serve", "bench")
#: Commands for one game.
_GAME_OF: Final = {"solve": "lexicon", "plan": "lexicon", "census": "lexicon"}


class Config(NamedTuple):
    """The settings of a file. general: for all games; games: for each game."""

    path: Path | None
    general: dict[str, Any]
    games: dict[str, dict[str, Any]]


def path_of_config() -> Path | None:
    """Return the path of the file, whether it exists or not; None: the user wants or has none."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return Path(named) if named else None
    folder = user_folder("config")
    return None if folder is None else folder / "config.toml"


def read_config() -> Config:
    """Read the file. Raises BadOption for anything that it may not have, and OSError."""
    path = path_of_config()
    if path is None:
        return Config(None, {}, {})
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        if os.environ.get(VARIABLE):
            raise BadOption(
                f"{VARIABLE}: there is no file {path}; create it or unset {VARIABLE}"
            ) from None
        return Config(path, {}, {})
    except UnicodeDecodeError:
        raise BadOption(f"{path} is not text in UTF-8") from None
    import tomllib

    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadOption(f"{path}: {error}") from None
    games = {name: values.pop(name, {}) for name in GAMES}
    for name, table in games.items():
        if not isinstance(table, dict):
            raise BadOption(f"{path}: {name} must be a table: [{name}]")
        _check(path, f"{name}.", table, _OF_GAMES)
    _check(path, "", values, _GENERAL)
    return Config(path, values, games)


def _check(path: Path, prefix: str, values: dict[str, Any], known: tuple[str, ...]) -> None:
    """Raise BadOption for an unknown setting, or one of another type."""
    for name, value in values.items():
        if name not in known:
            hint = did_you_mean(name, known) or f"; settings: {', '.join(known)}"
            if name == "ruleset":
                hint = (
                    f"; each game has its own: write it under {', '.join(f'[{g}]' for g in GAMES)}"
                )
            raise BadOption(f"{path}: unknown setting {excerpt(prefix + name)}{hint}")
        _, kind, wanted = _SETTINGS[name]
        is_of_type = type(value) is kind  # true is no whole number
        if not is_of_type or (name == "threads" and value < 1):
            raise BadOption(f"{path}: {prefix}{name} is {excerpt(value)}; it must be {wanted}")
        if name in _OF_GAMES:
            values[name] = _from_folder(path, value)
        if name == "words":
            _check_words(f"{path}: {prefix}words is {excerpt(value)}", values[name])


def _from_folder(path: Path, value: str) -> str:
    """Return a path in the file as a path from its folder; names and URLs unchanged."""
    if not os.path.isabs(value) and (path.parent / value).is_file():
        return str(path.parent / value)
    return value


def _check_words(where: str, words: str) -> None:
    """Raise BadOption unless a word list is known by name, a file, or an address."""
    from lexicon_fast.dictionary import wordlists

    if not (wordlists.is_known(words) or "://" in words or os.path.exists(words)):
        raise BadOption(
            f"{where}, no known word list and no file; use {', '.join(wordlists.KNOWN)}, a list"
            " that you have added, a path or a URL"
        )


def defaults_for(command: click.Command, path: list[str]) -> dict[str, Any]:
    """Return the values of the file for the parameters of a command. path: its names, outer first.

    Raises BadOption and OSError.
    """
    if path[0] in _WITHOUT:
        return {}
    names = {parameter.name: parameter for parameter in command.params}
    if not names.keys() & {parameter for parameter, _, _ in _SETTINGS.values()}:
        return {}
    config = read_config()
    settings = dict(config.general)
    game = _GAME_OF.get(path[0]) or next((name for name in path if name in GAMES), None)
    if game is not None:
        if GAMES[game].words is not None:
            settings.pop("words", None)  # its default is another list
        settings |= config.games.get(game, {})
    if os.environ.get("NO_COLOR"):
        settings.pop("color", None)
    defaults = {_SETTINGS[name][0]: value for name, value in settings.items()}
    return {
        name: value
        for name, value in defaults.items()
        # Without --words, `replay` and `show` use the dictionary of the record.
        if name in names and not (name == "words" and names[name].default is None)
    }
