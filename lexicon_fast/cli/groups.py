"""Commands whose help begins with examples, commands with subcommands, and the file of defaults.

They suggest the nearest name for a mistyped one.

The file has defaults of options, which `lexicon-fast config` shows.
Paths begin in the folder of the file. An option on the command line comes first, then the
environment, then the file, then the default. `engine`, `serve`, `bench` and the Python API never
read it, because programs depend on them.
"""

from __future__ import annotations

import os
import re
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import click

from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.files import user_folder
from lexicon_fast.base.text import did_you_mean, nearest
from lexicon_fast.games.registry import GAMES, find_game, names_outside

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lexicon_fast.cli.game_parts import GameParts

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


#: Options of other programs, or what people call them -> the option here.
_OPTIONS_KNOWN_AS: Final = {
    "games": "pairs",
    "deals": "pairs",
    "dict": "words",
    "dictionary": "words",
    "wordlist": "words",
    "jobs": "threads",
    "out": "output",
    "rules": "ruleset",
}
#: What people write as an option, although it is the argument of a command.
_ARGUMENTS: Final = ("hand", "rack", "letters", "position", "query", "word", "file")

#: The start of click's message about a value that is no choice; the value is a Python literal.
_NO_CHOICE: Final = r"(?s)(?P<value>'.*?'|\".*?\") is not one of "


class Command(click.Command):
    """A command whose help shows the examples of its epilog before the options."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        examples, _ = split_epilog(self.epilog)
        if examples:
            formatter.write_paragraph()
            formatter.write_text(examples)
        super().format_options(ctx, formatter)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            raise _unknown_option(error.option_name, ctx) from None
        except click.UsageError as error:
            answers = any(each.name == "answers" for each in self.params)
            if answers and "unexpected extra argument" in error.message:
                raise click.UsageError(f"{error.message}; give it with --answer", ctx) from None
            raise

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _, rest = split_epilog(self.epilog)
        if rest:
            formatter.write_paragraph()
            formatter.write_text(rest)


def split_epilog(epilog: str | None) -> tuple[str, str]:
    """Return the paragraph with examples and the other paragraphs of an epilog."""
    paragraphs = cleandoc(epilog or "").split("\n\n")
    examples = [each for each in paragraphs if each.startswith(("\b\nExample:", "\b\nExamples:"))]
    rest = [each for each in paragraphs if each not in examples]
    return "\n\n".join(examples), "\n\n".join(rest)


def _unknown_option(name: str, ctx: click.Context) -> click.NoSuchOption:
    """Return the error for an unknown option of a command."""
    parameters = ctx.command.get_params(ctx)
    names = [name for each in parameters for name in (*each.opts, *each.secondary_opts)]
    options = [each for each in names if each.startswith("--")]
    word = name.lstrip("-").lower()
    usual = f"--{_OPTIONS_KNOWN_AS.get(word)}"
    near = usual if usual in options else nearest(f"--{word}", options)
    if word in _ARGUMENTS and any(isinstance(each, click.Argument) for each in parameters):
        usage = " ".join([ctx.command_path, *ctx.command.collect_usage_pieces(ctx)])
        hint = f"; write it as an argument: {usage}"
    elif near is not None:
        hint = f". Did you mean '{near}'?"
    else:
        hint = "."
    return click.NoSuchOption(name, f"No such option {excerpt(name)}{hint}", ctx=ctx)


class Group(Command, click.Group):
    """A command with subcommands."""

    #: What messages call a subcommand.
    kind = "command"
    #: Wrong names that people try -> what they are looking for; WORD is the next argument.
    known_as: ClassVar[Mapping[str, str]] = {}

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            raise click.UsageError(self.unknown(ctx, *args[:2]), ctx)
        resolved = super().resolve_command(ctx, args)
        known_name, command, _ = resolved
        if known_name and command and not isinstance(command, click.Group):
            groups: list[str] = []
            context = ctx
            while context.parent is not None:
                groups.insert(0, context.info_name or "")
                context = context.parent
            path = [*groups, known_name]
            ctx.default_map = {known_name: defaults_for(command, path)}
        return resolved

    def other_names(self) -> list[str]:
        """Return names that `list_commands` leaves out."""
        return []

    def unknown(self, ctx: click.Context, name: str, word: str = "WORD") -> str:
        """Return the error message for an unknown name. word: the argument after it."""
        names = [*self.list_commands(ctx), *self.other_names()]
        if meant := self.known_as.get(name.lower()):
            hint = f"; did you mean {meant.replace('WORD', excerpt(word)[1:-1])}?"
        else:
            hint = did_you_mean(name, names) or f"; {self.kind}s: {', '.join(names)}"
        return f"no such {self.kind} {excerpt(name)}{hint}"


class GameCommands(Group):
    """A command like `match`, with a subcommand for each game, and perhaps others.

    command_of: makes the subcommand from the game's parts.
    """

    def __init__(
        self, command_of: Callable[[GameParts], click.Command], kind: str, **settings: Any
    ) -> None:
        super().__init__(**settings)
        self.kind = kind
        self._command_of = command_of

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*GAMES, *super().list_commands(ctx)]

    def other_names(self) -> list[str]:
        return names_outside()

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        game = find_game(cmd_name)
        if game is not None:
            return self._command_of(game.part("cli", "parts").PARTS)
        return super().get_command(ctx, cmd_name)


def examples(*lines: str) -> str:
    """Return the epilog of a command's help."""
    head = "Examples:" if len(lines) > 1 else "Example:"
    return "\n".join(["\b", head, *(f"  {line}" for line in lines)])


def command(
    *lines: str, name: str | None = None, group: click.Group | None = None
) -> Callable[[Callable[..., Any]], click.Command]:
    """Return a decorator that makes a command from a function.

    lines: its examples; group: the group to add it to.
    """
    make = click.command if group is None else group.command
    return make(name, cls=Command, epilog=examples(*lines))


def group(*lines: str, **settings: Any) -> Callable[[Callable[..., Any]], Group]:
    """Return a decorator that makes a group of commands from a function. lines: its examples."""
    return click.group(cls=Group, epilog=examples(*lines), **settings)


def game_commands(
    command_of: Callable[[GameParts], click.Command],
    *lines: str,
    kind: str = "game",
    metavar: str = "GAME",
) -> Callable[[Callable[..., Any]], GameCommands]:
    """Return a decorator that makes a group with a command for each game from a function.

    command_of: makes such a command; lines: examples; kind, metavar: of a subcommand.
    """

    return click.group(
        cls=GameCommands,
        command_of=command_of,
        kind=kind,
        epilog=examples(*lines),
        subcommand_metavar=f"{metavar} [ARGS]...",
    )


def with_suggestion(error: click.BadParameter) -> click.BadParameter:
    """Return the error with a suggestion, if it is about a value that is no choice."""
    import ast

    kind = getattr(error.param, "type", None)
    matched = re.match(_NO_CHOICE, error.message)
    if not isinstance(kind, click.Choice) or matched is None:
        return error
    value = ast.literal_eval(matched["value"])
    hint = did_you_mean(str(value), map(str, kind.choices))
    if not hint:
        return error
    message = error.message.rstrip(".") + hint
    return click.BadParameter(message, error.ctx, error.param, error.param_hint)


def with_source(error: click.BadParameter) -> click.BadParameter:
    """Return the error with the path of the user's file, if the value is from there."""
    if error.ctx is None or error.param is None:
        return error
    source = error.ctx.get_parameter_source(error.param.name or "")
    if source is not click.core.ParameterSource.DEFAULT_MAP:
        return error
    message = f"{error.message.rstrip('.')} (from {path_of_config()})"
    return click.BadParameter(message, error.ctx, error.param, error.param_hint)
