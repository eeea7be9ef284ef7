"""Options that several commands have."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast.games.registry import GAMES, game_info
from lexicon_fast.rows.formats import NAMES
from lexicon_fast.rows.sources import open_input as open_input

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from click.shell_completion import CompletionItem

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.streams import Totals

    Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

_RULESETS = GAMES["lexicon"].rulesets

#: A ruleset as options have it: a name, or all fields of one that a file describes.
RulesetJson = str | dict[str, Any]


class _Words(click.ParamType):  # type: ignore[type-arg]
    """The name, path or URL of a word list."""

    name = "NAME|PATH|URL"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        from lexicon_fast.errors import LexiconFastError
        from lexicon_fast.wordlists import KNOWN, registered

        names = list(KNOWN)
        with suppress(LexiconFastError):
            names += registered()
        found = [CompletionItem(name) for name in names if name.startswith(incomplete)]
        # Shells offer files or words, not both.
        return found or [CompletionItem(incomplete, type="file")]


class _Bot(click.ParamType):  # type: ignore[type-arg]
    """The spec of a bot of the game that the command is named for."""

    name = "BOT"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        from lexicon_fast.bots import names

        game = ctx.info_name or ""
        return [CompletionItem(name) for name in names(game) if name.startswith(incomplete)]


class _File(click.ParamType):  # type: ignore[type-arg]
    """The path of a file. An empty one, as of a variable that is not set, is an error."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if not value:
            self.fail("the path is empty; name a file", param, ctx)
        return value

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="file")]


class _Numbers(click.ParamType):  # type: ignore[type-arg]
    """Whole numbers, comma-separated."""

    name = "N,N,..."

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        if isinstance(value, tuple):
            return value
        try:
            return tuple(int(part) for part in value.split(","))
        except ValueError:
            self.fail(f"{value!r}; accepted: whole numbers, like 7,10", param, ctx)


class RulesetName(click.ParamType):  # type: ignore[type-arg]
    """The name of a ruleset, or the path of a TOML file with one.

    The value is a `RulesetJson`. game: the name of the game.
    """

    name = "NAME|FILE"

    def __init__(self, game: str) -> None:
        self._game = game_info(game)

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> RulesetJson:
        if not isinstance(value, str) or value in self._game.rulesets:
            return value  # type: ignore[no-any-return]
        if not os.path.exists(value) and not _looks_like_a_path(value):
            self.fail(_unknown_ruleset(value, self._game.rulesets), param, ctx)
        from pathlib import Path

        found: RulesetJson = self._game.rules.ruleset(Path(value)).to_json()
        return found

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        found = [
            CompletionItem(name) for name in self._game.rulesets if name.startswith(incomplete)
        ]
        return found or [CompletionItem(incomplete, type="file")]


def _looks_like_a_path(text: str) -> bool:
    return text.endswith(".toml") or any(mark in text for mark in (os.sep, os.altsep) if mark)


def _unknown_ruleset(name: str, names: Sequence[str]) -> str:
    from lexicon_fast.suggestions import did_you_mean

    hint = did_you_mean(name, names)
    return f"unknown ruleset {name!r}; expected {', '.join(names)} or a TOML file{hint}"


def ruleset_name(ruleset: RulesetJson) -> str:
    """Return what a ruleset is called."""
    return ruleset if isinstance(ruleset, str) else str(ruleset["name"])


class FileOption(click.Option):
    """An option with a file, or a name in place of one. Raises UsageError if it is given twice."""

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        # The usual action, "store", overwrites: the first file would be ignored in silence.
        parser.add_option(obj=self, opts=self.opts, dest=self.name, action="append")

    def consume_value(self, ctx: click.Context, opts: Mapping[str, Any]) -> tuple[Any, Any]:
        given = opts.get(self.name or "")
        if not isinstance(given, list):
            return super().consume_value(ctx, opts)
        if len(given) > 1 and not ctx.resilient_parsing:
            raise click.UsageError(
                f"{self.opts[0]} is given twice ({', '.join(given)}); use it once", ctx
            )
        return super().consume_value(ctx, {**opts, str(self.name): given[-1]})


#: For options and arguments.
WORDS = _Words()
BOT = _Bot()
FILE = _File()
NUMBERS = _Numbers()

words_option: Decorator = click.option(
    "-w",
    "--words",
    type=WORDS,
    default="enable",
    show_default=True,
    help="The dictionary.",
)

ruleset_option: Decorator = click.option(
    "--ruleset",
    type=RulesetName("lexicon"),
    default=_RULESETS[0],
    show_default=True,
    help=f"The rules: {' or '.join(_RULESETS)} (docs/lexicon.md compares them), or a TOML file that"
    " changes one of them.",
)

min_length_option: Decorator = click.option(
    "--min-length",
    type=click.IntRange(1),
    metavar="N",
    default=2,
    show_default=True,
    help="Only words of N letters or more.",
)


colour_option: Decorator = click.option(
    "--color/--no-color",
    "colour",
    default=None,
    help="Colours in text. [default: on a terminal, unless NO_COLOR is set]",
)


def is_given(ctx: click.Context, parameter: str) -> bool:
    """Was it on the command line, or in the environment?"""
    default = (click.core.ParameterSource.DEFAULT, click.core.ParameterSource.DEFAULT_MAP)
    return ctx.get_parameter_source(parameter) not in default


def threads_option(what: str, most: int = 1024) -> Decorator:
    """-j, None if it is not given. what: a sentence that says what there are so many of."""
    return click.option(
        "-j",
        "--threads",
        type=click.IntRange(1, most),
        metavar="N",
        envvar="LEXICON_FAST_THREADS",
        show_envvar=True,
        help=f"{what} [default: all cores]",
    )


def _with_dask(
    ctx: click.Context, _parameter: click.Parameter, scheduler: str | None
) -> str | None:
    if scheduler is not None and ctx.params["engine"] != "dask":
        raise click.UsageError("--scheduler: accepted with --engine dask")
    return scheduler


def engine_options(who: str) -> Decorator:
    """--engine and --scheduler. who: a sentence that says what the two engines do."""
    engine = click.option(
        "--engine",
        type=click.Choice(("local", "dask")),
        default="local",
        show_default=True,
        is_eager=True,  # known when --scheduler is looked at
        help=who,
    )
    scheduler = click.option(
        "--scheduler",
        metavar="ADDRESS",
        callback=_with_dask,
        help="Of the Dask cluster. [default: one of -j processes on this machine]",
    )

    def both(command: Callable[..., Any]) -> Callable[..., Any]:
        return engine(scheduler(command))

    return both


output_option: Decorator = click.option(
    "-o",
    "--output",
    "output_path",
    cls=FileOption,
    type=FILE,
    metavar="FILE",
    help="Write to a file; - is stdout.",
)

input_option: Decorator = click.option(
    "-i",
    "--input",
    "input_path",
    type=FILE,
    metavar="FILE",
    multiple=True,
    help="Read positions from a file, all files of a folder, or those that a pattern like 'a/*.csv'"
    " matches, compressed or not; - is stdin. May be repeated: files are read in order.",
)

_ROWS_OPTIONS = (
    input_option,
    output_option,
    click.option(
        "--format",
        "output_format",
        type=click.Choice(NAMES),
        help="Output format. [default: from the extension of -o, which may be followed by .gz or"
        " .zst; without one, text on a terminal, else jsonl]",
    ),
    click.option(
        "--input-format",
        type=click.Choice(NAMES),
        help="Input format. [default: from the -i extension, else jsonl if the input starts with"
        " {, else text]",
    ),
    click.option(
        "--strict",
        is_flag=True,
        help="Treat unknown keys and columns as errors. [default: ignore them, and warn if one is"
        " close to a known name]",
    ),
    click.option("--fail-fast", is_flag=True, help="Stop at the first bad row."),
    click.option(
        "--resume",
        is_flag=True,
        help="Continue a stopped run that wrote the same -o. Refused if the input, the dictionary,"
        " an option or the version differs.",
    ),
    threads_option("Threads that work."),
    colour_option,
)


def rows_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """What the commands have in common that answer positions with rows."""
    for option in reversed(_ROWS_OPTIONS):
        command = option(command)
    return command


def refuse_compression(option: str, path: str) -> None:
    """Raise click.UsageError for the name of a compressed file, where plain text is written."""
    from lexicon_fast.rows.compression import split_suffix

    plain, name = split_suffix(path)
    if name is not None:
        raise click.UsageError(f"{option} {path}: it is not compressed; call it {plain}")


def cores() -> int:
    """The processor cores that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def colour_for(terminal: bool, chosen: bool | None) -> bool:
    """Colours or not: as chosen, else on a terminal unless NO_COLOR is set (no-color.org)."""
    if chosen is not None:
        return chosen
    return terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def load(words: str) -> Dictionary:
    """Load a dictionary; reports on stderr how its list was read if it has just been compiled."""
    from lexicon_fast.dictionary import Dictionary

    dictionary = Dictionary.load(words)
    warn_of_left_out(dictionary)
    return dictionary


def warn_of_left_out(dictionary: Dictionary, source: str | None = None) -> None:
    """Report on stderr which parts of the list were left out, if it has just been compiled.

    source: what messages call the list. [default: the name of the dictionary]
    """
    if not dictionary.fresh:
        return
    source = source or dictionary.name
    left_out = dictionary.compiled.left_out
    if columns := left_out["columns"]:
        lines = "1 line has" if columns == 1 else f"{columns:,} lines have"
        warn(f"{source}: {lines} more than one column; the first is used")
    if names := left_out["names"]:
        s = "" if names == 1 else "s"
        warn(f"{source}: {names:,} capitalised word{s} dropped")
    if not dictionary.bad_lines:
        return
    count = dictionary.compiled.left_out["not_words"]
    first = ", ".join(f"line {line} {text[:40]!r}" for line, text in dictionary.bad_lines)
    more = ", ..." if count > len(dictionary.bad_lines) else ""
    what = "1 line left out that holds" if count == 1 else f"{count:,} lines left out that hold"
    warn(f"{source}: {what} no word: {first}{more}")


def exit_code(totals: Totals) -> int:
    """That of a command that has answered positions; says on stderr if some were bad."""
    if not totals.bad:
        return 0
    what = "row" if totals.bad == 1 else "rows"
    warn(f"{totals.bad:,} bad {what} of {totals.positions:,}; the first: {totals.first_bad}")
    return 2


def warn(message: str) -> None:
    """One line on stderr."""
    click.echo(f"lexicon-fast: {message}", err=True)


def examples(*lines: str) -> str:
    """The end of a command's help."""
    return "\n".join(
        ["\b", "Examples:" if len(lines) > 1 else "Example:", *(f"  {x}" for x in lines)]
    )
