"""Options and messages that several commands share."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import BadPosition, LexiconFastError
from lexicon_fast.games.registry import game_info
from lexicon_fast.rows.formats import NAMES, split_suffix
from lexicon_fast.rows.painter import Painter, counted, terminal_width

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from click.shell_completion import CompletionItem

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions
    from lexicon_fast.find.playability import Playability
    from lexicon_fast.rows.streams import Totals

    Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

#: A ruleset as an option value: a name, or all fields of a ruleset from a file.
RulesetJson = str | dict[str, Any]


# Parameter types


class Named(click.ParamType):  # type: ignore[type-arg]
    """A value that the shell completes.

    name: of the type; names: returns the known values; files: complete files if no known value
    matches.
    """

    def __init__(
        self, name: str, names: Callable[[click.Context], Iterable[str]], *, files: bool = False
    ) -> None:
        self.name = name
        self._names = names
        self._files = files

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        names = [name for name in self._names(ctx) if name.startswith(incomplete)]
        if not names and self._files:
            return [CompletionItem(incomplete, type="file")]
        return [CompletionItem(name) for name in names]


def _word_lists(_ctx: click.Context) -> list[str]:
    from lexicon_fast.dictionary.wordlists import KNOWN

    return [*KNOWN, *_added_lists(_ctx)]


def _added_lists(_ctx: click.Context) -> list[str]:
    """Return the names of the lists that the user added; none if they cannot be read."""
    from lexicon_fast.dictionary.wordlists import registered

    with suppress(LexiconFastError):
        return list(registered())
    return []


def _bots(ctx: click.Context) -> Iterable[str]:
    """Return the names of the bots of the game that is the name of the command."""
    from lexicon_fast.bots import names

    return names(ctx.info_name or "")


class _File(Named):
    """The path of a file. An empty path, as from an unset variable, is an error."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not value:
            self.fail("the path is empty; name a file", param, ctx)
        return value


class _Output(_File):
    """The path of a file to write; - converts to None, which is stdout."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = super().convert(value, param, ctx)
        return None if path == "-" else path


class _Numbers(click.ParamType):  # type: ignore[type-arg]
    """Comma-separated whole numbers."""

    name = "N,N,..."

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        try:
            return tuple(int(part) for part in value.split(","))
        except ValueError:
            self.fail(f"{value!r} is not a list of whole numbers like 7,10", param, ctx)


class RulesetName(Named):
    """The name of a ruleset of a game, or the path of a TOML file; converts to `RulesetJson`."""

    def __init__(self, game: str) -> None:
        self._game = game_info(game)
        super().__init__("NAME|FILE", lambda _ctx: self._game.rulesets, files=True)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> RulesetJson:
        names = self._game.rulesets
        if not isinstance(value, str) or value in names:
            return value  # type: ignore[no-any-return]
        if not os.path.exists(value) and not _looks_like_a_path(value):
            from lexicon_fast.base.text import did_you_mean

            expected = f"expected {', '.join(names)} or a TOML file"
            hint = did_you_mean(value, names)
            self.fail(f"unknown ruleset {value!r}; {expected}{hint}", param, ctx)
        from pathlib import Path

        ruleset: RulesetJson = self._game.rules.ruleset(Path(value)).to_json()
        return ruleset


def _looks_like_a_path(text: str) -> bool:
    return text.endswith(".toml") or any(mark in text for mark in (os.sep, os.altsep) if mark)


def ruleset_name(ruleset: RulesetJson) -> str:
    """Return the name of a ruleset."""
    return ruleset if isinstance(ruleset, str) else str(ruleset["name"])


class FileOption(click.Option):
    """An option that takes one file. Raises UsageError if it is used twice."""

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        # The usual action, "store", would silently ignore all files but the last.
        parser.add_option(obj=self, opts=self.opts, dest=self.name, action="append")

    def consume_value(self, ctx: click.Context, opts: Mapping[str, Any]) -> tuple[Any, Any]:
        values = opts.get(self.name or "")
        if not isinstance(values, list):
            return super().consume_value(ctx, opts)
        if len(values) > 1 and not ctx.resilient_parsing:
            raise click.UsageError(
                f"{self.opts[0]} is given twice ({', '.join(values)}); use it once", ctx
            )
        return super().consume_value(ctx, {**opts, str(self.name): values[-1]})


WORDS = Named("NAME|PATH|URL", _word_lists, files=True)
ADDED = Named("NAME", _added_lists)
BOT = Named("BOT", _bots)
FILE = _File("path", lambda _ctx: (), files=True)
NUMBERS = _Numbers()


# Options


def combined(*options: Decorator) -> Decorator:
    """Return a decorator that adds several options, in the order in which help lists them."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def file_option(*names: str, help: str, type: Named = FILE, **settings: Any) -> Decorator:
    """Return an option that takes one file."""
    return click.option(*names, cls=FileOption, type=type, metavar="FILE", help=help, **settings)


def number_option(
    *names: str,
    help: str,
    least: int = 1,
    most: int | None = None,
    default: int | None = None,
    **settings: Any,
) -> Decorator:
    """Return an option that takes a whole number; its help ends with the default, if it has one."""
    if default is not None:
        settings |= {"default": default, "show_default": True}
    limits = click.IntRange(least, most)
    return click.option(*names, type=limits, metavar="N", help=help, **settings)


def flag_option(*names: str, help: str) -> Decorator:
    """Return an option without a value."""
    return click.option(*names, is_flag=True, help=help)


def choice_option(
    *names: str, choices: Sequence[str], help: str, default: str | None = None, **settings: Any
) -> Decorator:
    """Return an option with a fixed set of values; its help ends with the default, if any."""
    if default is not None:
        settings |= {"default": default, "show_default": True}
    return click.option(*names, type=click.Choice(choices), help=help, **settings)


def seed_option(help: str, **settings: Any) -> Decorator:
    """Return --seed."""
    return click.option("--seed", type=int, metavar="N", help=help, **settings)


#: The tiles of words, for `find` and its like.
layout_option: Decorator = click.option(
    "--layout",
    metavar="NAME|PATH",
    help="Tiles for points and probability: a layout of Scrabble, or a file. [default: scrabble]",
)

alphabet_option: Decorator = click.option(
    "--alphabet",
    type=FILE,
    metavar="FILE",
    help="File with the letters, if they are not A-Z: one per line, like `Å å`.",
)

definitions_option: Decorator = file_option(
    "--definitions",
    help="Definitions of words, for the conditions definition and part-of-speech and the column"
    " definition: a word, a tab or a space, and its definition on each line; or CSV or TSV.",
)


def load_definitions(path: str | None) -> Definitions | None:
    """Load the file of --definitions; None: it was not given. Raises BadWordList."""
    if path is None:
        return None
    from lexicon_fast.find.definitions import Definitions

    return Definitions.load(path)


playability_option: Decorator = file_option(
    "--playability",
    help="Playability table, made by `scrabble playability`. [default: built in, for the built-in"
    " word lists]",
)


def load_playability(path: str | None) -> Playability | None:
    """Load the file of --playability; None: it was not given. Raises BadWordList."""
    if path is None:
        return None
    from lexicon_fast.find.playability import Playability

    return Playability.load(path)


def dictionary_option(default: str | None = "enable", help: str = "Dictionary.") -> Decorator:
    """Return --words; None as the default: `help` says what happens without the option."""
    return click.option(
        "-w", "--words", type=WORDS, default=default, show_default=default is not None, help=help
    )


words_option = dictionary_option()


def ruleset_option_for(game: str, note: str = "") -> Decorator:
    """Return --ruleset, with the game's first ruleset as the default. note: about its rulesets."""
    names = game_info(game).rulesets
    return click.option(
        "--ruleset",
        type=RulesetName(game),
        default=names[0],
        show_default=True,
        help=f"Rules: {' or '.join(names)}{note}, or a TOML file that changes one of them.",
    )


ruleset_option = ruleset_option_for("lexicon", " (docs/lexicon.md compares them)")

min_length_option: Decorator = number_option(
    "--min-length", default=2, help="Minimum word length, in letters."
)

#: What decides the plays of a hand.
hand_options = combined(words_option, ruleset_option, min_length_option)

colour_option: Decorator = click.option(
    "--color/--no-color",
    "colour",
    default=None,
    help="Use colours in text. [default: on a terminal, unless NO_COLOR is set]",
)


def threads_option(help: str, most: int = 1024) -> Decorator:
    """Return -j; its value is None by default."""
    return click.option(
        "-j",
        "--threads",
        type=click.IntRange(1, most),
        metavar="N",
        envvar="LEXICON_FAST_THREADS",
        show_envvar=True,
        help=f"{help} [default: all cores]",
    )


def _checked_scheduler(
    ctx: click.Context, _parameter: click.Parameter, scheduler: str | None
) -> str | None:
    if scheduler is not None and ctx.params["engine"] != "dask":
        raise click.UsageError("--scheduler needs --engine dask")
    return scheduler


def engine_options(help: str) -> Decorator:
    """Return --engine, with this help, and --scheduler."""
    return combined(
        click.option(
            "--engine",
            type=click.Choice(("local", "dask")),
            default="local",
            show_default=True,
            is_eager=True,  # the callback of --scheduler needs its value
            help=help,
        ),
        click.option(
            "--scheduler",
            metavar="ADDRESS",
            callback=_checked_scheduler,
            help="Address of the Dask cluster. [default: a new one of -j processes on this"
            " machine]",
        ),
    )


output_option = file_option(
    "-o",
    "--output",
    "output_path",
    type=_Output("path", lambda _ctx: (), files=True),
    help="Write to a file; - is stdout.",
)


def input_option_for(what: str) -> Decorator:
    """Return -i. what: the rows that the files have."""
    return click.option(
        "-i",
        "--input",
        "input_path",
        type=FILE,
        metavar="FILE",
        multiple=True,
        help=f"Read {what} from a file, from all files of a folder, or from the files that match a"
        " pattern like 'a/*.csv', compressed or not; - is stdin. Repeat the option to read several,"
        " in order.",
    )


input_option = input_option_for("positions")


fail_fast_option: Final = click.option(
    "--fail-fast", is_flag=True, help="Stop at the first bad row."
)
resume_option: Final = click.option(
    "--resume",
    is_flag=True,
    help="Continue a stopped run with the same -o. Fails if the input, the dictionary, an option or"
    " the version differs.",
)


def rows_options_for(what: str, default_format: str) -> Decorator:
    """Return the options of commands that answer rows of input.

    what: these rows; default_format: the format without -o.
    """
    return combined(
        input_option_for(what),
        output_option,
        click.option(
            "--format",
            "output_format",
            type=click.Choice(NAMES),
            help="Output format. [default: from the extension of -o, which may be followed by .gz"
            f" or .zst; without one, {default_format}]",
        ),
        click.option(
            "--input-format",
            type=click.Choice(NAMES),
            help="Input format. [default: from the -i extension, else jsonl if the input starts"
            " with {, else text]",
        ),
        click.option(
            "--strict",
            is_flag=True,
            help="Treat unknown keys and columns as errors. [default: ignore them, and warn if one"
            " is close to a known name]",
        ),
        fail_fast_option,
        resume_option,
        threads_option("Number of threads."),
        colour_option,
    )


#: The rows of most commands, and their format without -o.
POSITIONS: Final = ("positions", "text on a terminal, else jsonl")
rows_options = rows_options_for(*POSITIONS)


# Values of options


def is_given(parameter: str) -> bool:
    """Return whether the user or the environment set a parameter of the current command."""
    sources = click.core.ParameterSource
    source = click.get_current_context().get_parameter_source(parameter)
    return source not in (sources.DEFAULT, sources.DEFAULT_MAP)


def refuse_several(options: Mapping[str, object]) -> None:
    """Raise UsageError if more than one of these options has a value."""
    used = [name for name, value in options.items() if value]
    if len(used) > 1:
        raise click.UsageError(f"use either {used[0]} or {used[1]}, not both")


def refuse_compression(option: str, path: str | None) -> None:
    """Raise UsageError for the name of a compressed file, where plain text is written."""
    plain, suffix = split_suffix(path or "")
    if suffix is not None:
        raise click.UsageError(f"{option} {path}: it is not compressed; call it {plain}")


def check_output(path: str) -> None:
    """Check the path of a file that is written at the end of long work, as plain text.

    Raises UsageError for the name of a compressed file, FileNotFoundError without its folder.
    """
    refuse_compression("-o", path)
    if not os.path.isdir(os.path.dirname(path) or "."):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)


def display_path(path: str) -> str:
    """Return a path for messages; - is stdin."""
    return "stdin" if path == "-" else click.format_filename(path)


def read_file(path: str, error: type[LexiconFastError] = BadPosition) -> bytes:
    """Read a text file, compressed or not; - is stdin. Raises `error` for other files, OSError."""
    from lexicon_fast.rows.sources import read_text

    return read_text(None if path == "-" else path, display_path(path), error)


def warn_complete(path: str | None) -> None:
    """Report that --resume has nothing to do."""
    warn(f"{path} is already complete; drop --resume to rebuild it")


def colour_for(terminal: bool, chosen: bool | None) -> bool:
    """Return whether to use colours. By default: on a terminal, without NO_COLOR (no-color.org)."""
    if chosen is not None:
        return chosen
    return terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def stdout_painter(colour: bool | None) -> Painter:
    """Return a painter for stdout, 80 columns wide unless stdout is a terminal."""
    width = terminal_width(sys.stdout)
    return Painter(colour=colour_for(width is not None, colour), width=width or 80)


# Dictionaries and messages


def load(words: str, language: str | None = None) -> Dictionary:
    """Load a dictionary; if it was just compiled, report on stderr what was left out.

    language: code or path; None: that of the list.

    `Dictionary.load` itself warns each time if many lines were left out.
    """
    from lexicon_fast.dictionary import Dictionary

    dictionary = Dictionary.load(words, language=language)
    warn_of_left_out(dictionary)
    return dictionary


def warn_of_left_out(dictionary: Dictionary, source: str | None = None) -> None:
    """Report on stderr which lines and words of a list were left out, if it was just compiled.

    source: the list, for messages. [default: the name of the dictionary]
    """
    if not dictionary.fresh:
        return
    from lexicon_fast.dictionary.compiled_lists import examples_of, lost_lines

    source = source or dictionary.name
    left_out = dictionary.compiled.left_out
    if columns := left_out["columns"]:
        lines = counted(columns, "line has", "lines have")
        warn(f"{source}: {lines} more than one column; the first is used")
    if names := left_out["names"]:
        warn(f"{source}: {counted(names, 'capitalised word')} dropped")
    if not dictionary.bad_lines or lost_lines(dictionary.compiled, source):
        return
    count = left_out["not_words"]
    first = examples_of(dictionary.bad_lines)
    more = ", ..." if count > len(dictionary.bad_lines) else ""
    warn(f"{source}: {counted(count, 'line')} without a word left out: {first}{more}")


def exit_code(totals: Totals) -> int:
    """Return the exit code of a command that answered positions; report bad rows on stderr."""
    if not totals.bad:
        return 0
    warn(f"{counted(totals.bad, 'bad row')} of {totals.positions:,}; the first: {totals.first_bad}")
    return 2


def warn(message: str) -> None:
    """Print one line on stderr."""
    click.echo(f"lexicon-fast: {message}", err=True)
