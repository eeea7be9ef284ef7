"""The common part of the commands that answer rows: `solve`, `plan`, `find`, `equations`, `plays`.

Rows are arguments, or in files; the output is one file, stdout, or a folder of parts.
"""

from __future__ import annotations

import os
import re
import stat
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.arguments import cores
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.files import is_special
from lexicon_fast.batch.job import PART_ROWS, Job
from lexicon_fast.cli.options import (
    POSITIONS,
    colour_for,
    combined,
    engine_options,
    exit_code,
    load,
    number_option,
    refuse_several,
    rows_options_for,
    warn,
    warn_complete,
)
from lexicon_fast.rows import formats
from lexicon_fast.rows.streams import Totals, format_path

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from lexicon_fast.batch.job import Progress
    from lexicon_fast.batch.queries import Query
    from lexicon_fast.cli.options import Decorator
    from lexicon_fast.rows.formats import Format

# Patterns are compiled on first use, so that `solve CATDOG` does not compile them.

#: Extensions of files with positions. Hands and racks have no dots.
_EXTENSION: Final = (
    r"(?i)\.(txt|text|csv|tsv|json|jsonl|ndjson|cgp|gcg|parquet|pq|arrow|feather|xlsx?"
    r"|gz|zst|xz|bz2)"
)
#: A hand with table words, CGP, or an object of JSON.
_POSITION: Final = (
    r"(?s)\s*(?:\{.*|[A-Za-z*?]{1,64}(?:\s+[A-Za-z\[\]]+)*"
    r"|[0-9A-Za-z]+(?:/[0-9A-Za-z]+){2,}\s.*)\s*"
)
#: A hand with a star, which could also be a pattern of file names. Hands are upper case.
_HAND: Final = r"(?s)\s*(?:\{.*|[A-Z*?]+(?:\s.*)?)"
#: Characters of arguments that a hint shows.
_SHOWN: Final = 120


class NameList(click.ParamType):  # type: ignore[type-arg]
    """Comma-separated names of `known`. kind: what messages and help call one."""

    def __init__(self, kind: str, known: Sequence[str]) -> None:
        self.name = f"{kind}s".upper()
        self._kind = kind
        self._known = known

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        if isinstance(value, tuple):
            return value
        names = [part.strip().lower() for part in value.split(",")]
        for name in names:
            if name not in self._known:
                from lexicon_fast.base.text import did_you_mean

                hint = did_you_mean(name, self._known) or f"; expected: {', '.join(self._known)}"
                self.fail(f"unknown {self._kind} {excerpt(name)}{hint}", param, ctx)
        return tuple(dict.fromkeys(names))


def folder_options_for(what: str, default_format: str) -> Decorator:
    """Return the options of commands whose output may be a folder; see `rows_options_for`."""
    return combined(
        rows_options_for(what, default_format),
        number_option(
            "--part-rows", help="Rows of input for each part of a folder. [default: 100,000]"
        ),
        engine_options(
            "Where to compute the parts of a folder: threads on this machine, or a Dask cluster."
        ),
    )


folder_options = folder_options_for(*POSITIONS)


def run(
    query: Query,
    positions: tuple[str, ...],
    words: str,
    *,
    input_path: tuple[str, ...],
    output_path: str | None,
    output_format: Format | None,
    threads: int | None,
    colour: bool | None,
    argument: str = "POSITION",
    default_format: Format | None = None,
    engine: str | None = None,
    scheduler: str | None = None,
    part_rows: int | None = None,
    **options: Any,
) -> int:
    """Answer positions from the command line or from files. Return the exit code.

    positions: the positions on the command line; argument: their name in the usage of the command;
    default_format: of stdout, if it is always the same; options: `input_format`, `strict`,
    `fail_fast` and `resume`, as in `Job`. Without an engine the output is never a folder of parts.
    """
    refuse_several({argument: positions, "-i": input_path})
    if positions == ("-",):
        positions = ()
    _check_positions(query, positions, argument, input_path, options)
    terminal = _is_terminal(output_path)
    if engine is not None and output_path is not None and _is_folder(output_path, output_format):
        output_format, part_rows = output_format or "parquet", part_rows or PART_ROWS
        if output_format not in formats.COLUMNS:
            raise click.UsageError(
                f"-o {output_path} is a folder; --format {output_format} needs -o FILE"
            )
        if positions or not input_path or "-" in input_path:
            raise click.UsageError(
                f"-o {output_path} is a folder; it needs -i FILE, not stdin or {argument}"
            )
        if options["fail_fast"]:
            raise click.UsageError(f"-o {output_path} is a folder; --fail-fast needs -o FILE")
    else:
        if engine == "dask" or part_rows is not None:
            option = "--part-rows" if part_rows is not None else "--engine dask"
            raise click.UsageError(f"{option} works only with a folder of parts; use -o FOLDER/")
        chosen = output_format or (default_format if output_path is None else None)
        output_format = _file_format(query, output_path, chosen, terminal, options["resume"])
    inputs = tuple(None if each == "-" else each for each in input_path) or (None,)
    if not positions and None in inputs and os.isatty(0):
        warn(f"type one {query.noun} per line; press Ctrl-D to finish")
    dictionary = load(words)
    with ExitStack() as stack:
        client = progress = None
        if engine == "dask":
            from lexicon_fast.batch.dask import connect

            client = stack.enter_context(connect(scheduler, threads or cores()))
        if not positions and not terminal and os.isatty(2):
            progress = progress_bar(stack, unit="B" if part_rows is None else " rows")
        job = Job(
            query=query,
            dictionary=dictionary,
            inputs=inputs,
            positions=positions,
            output=output_path,
            output_format=output_format,
            part_rows=part_rows,
            colour=colour_for(terminal, colour),
            width=_columns() if terminal else None,
            threads=1 if positions else threads or cores(),
            client=client,
            progress=progress,
            notify=warn,
            already_complete=lambda: warn_complete(output_path),
            **options,
        )
        totals = job.run()
    if positions and terminal:  # each bad position has been reported in its place
        return 2 if totals.bad else 0
    return exit_code(totals)


def _check_positions(
    query: Query,
    positions: tuple[str, ...],
    argument: str,
    input_path: tuple[str, ...],
    options: Mapping[str, Any],
) -> None:
    """Raise UsageError for arguments that are no positions, or options that do not fit them."""
    unsure = [each for each in positions if not query.is_row(each)]
    refuse_misplaced(argument, unsure, () if argument == "FILE" else input_path)
    for number, position in enumerate(positions, 1):
        if not position.strip():
            raise click.UsageError(
                f"{argument} {number} is empty; write a {query.noun}, like {query.example}"
            )
    if positions and options["input_format"] not in (None, "text", "jsonl"):
        raise click.UsageError(
            f"--input-format {options['input_format']} works only with -i; {argument} is text or"
            " jsonl"
        )
    if positions and options["resume"]:
        raise click.UsageError(
            f"--resume and {argument}: only files can be read again; use -i FILE instead of"
            f" {argument}"
        )
    if (hint := unquoted_hint(argument, query.noun, positions)) is not None:
        warn(hint)


def _file_format(
    query: Query, path: str | None, chosen: Format | None, terminal: bool, resume: bool
) -> Format:
    """Return the format of one file, or of stdout. Raises BadOption if it does not fit."""
    if path is not None and path.endswith(("/", os.sep)):
        raise BadOption(f"-o {path} is a folder; name a file")
    supported = [name for name in formats.NAMES if name in query.output_formats]
    output_format = formats.output_format(
        chosen, format_path(path), terminal=terminal, supported=supported
    )
    formats.check(output_format, query.output_formats, "--format", chosen, path)
    formats.compression_of(path, output_format)
    if output_format in formats.COLUMNS:
        from lexicon_fast.base.arrow import require_pyarrow

        # Idle threads of numpy's linear algebra, which nothing here needs, would spin at the start.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        require_pyarrow(f"--format {output_format}")
        if terminal:
            raise BadOption(
                f"--format {output_format} is not for a terminal; use -o FILE or a pipe"
            )
        if resume:
            raise BadOption(
                f"--resume: a single {output_format} file cannot be resumed; use -o FOLDER/ for a"
                " folder of parts"
            )
    return output_format


def _columns() -> int:
    from shutil import get_terminal_size  # late, because it takes a millisecond

    return get_terminal_size().columns


def _is_terminal(path: str | None) -> bool:
    """Return whether output goes to a terminal."""
    if path is None:
        return os.isatty(1)
    if not is_special(path):
        return False
    try:
        if not stat.S_ISCHR(os.stat(path).st_mode):
            return False
        device = os.open(path, os.O_WRONLY | getattr(os, "O_NOCTTY", 0))
        try:
            return os.isatty(device)
        finally:
            os.close(device)
    except OSError:
        return False


def _is_folder(path: str, output_format: Format | None) -> bool:
    """Return whether -o means a folder of parts."""
    if path.endswith(("/", os.sep)) or os.path.isdir(path):
        return True
    return (
        output_format in formats.COLUMNS
        and not os.path.splitext(path)[1]
        and not os.path.exists(path)
    )


def progress_bar(stack: ExitStack, unit: str) -> Progress:
    """Return a function that shows progress on stderr from its first call until the stack ends."""
    bar: Any = None

    def show(done: int, total: int, totals: Totals) -> None:
        nonlocal bar
        if bar is None:
            from lexicon_fast.cli import terminal

            bar = stack.enter_context(terminal.Progress(total, unit, unit_scale=True))
        bar.reach(done, f"{totals.positions:,} positions")

    return show


def refuse_misplaced(argument: str, positions: Iterable[str], input_paths: Iterable[str]) -> None:
    """Raise UsageError for a path among the positions, or a position after -i.

    argument: the metavar of a position.
    """
    for text in positions:
        if _names_file(text):
            raise click.UsageError(f"{argument} {excerpt(text, 120)} {_hint(text)}")
    for path in input_paths:
        if path == "-" or _exists(path) or not re.fullmatch(_POSITION, path):
            continue
        if "*" in path and not re.fullmatch(_HAND, path):
            continue
        raise click.UsageError(
            f"-i {excerpt(path, 120)}: no such file; leave out -i if this is a {argument}"
        )


def unquoted_hint(argument: str, noun: str, positions: Sequence[str]) -> str | None:
    """Return the hint that several arguments look like one without its quotes; None: they do not.

    argument: the metavar of a position; noun: what messages call one.
    """
    if len(positions) < 2 or not _looks_unquoted(argument, positions):
        return None
    from shlex import quote

    whole = " ".join(positions)
    shown = quote(whole) if len(whole) <= _SHOWN else f"'{whole[:_SHOWN]}...'"
    return f"read as {len(positions)} rows; to give one {noun}, quote it: {shown}"


def _looks_unquoted(argument: str, positions: Sequence[str]) -> bool:
    first, rest = positions[0], positions[1:]
    if argument == "QUERY":
        return any(each in ("and", "or", "not") for each in positions) or any(
            each.count("(") != each.count(")") for each in positions
        )
    if first.lstrip().startswith("{"):
        return first.count("{") > first.count("}")
    if (
        argument != "EQUATIONS" and first.count("/") > 1 and not any(map(str.isspace, first))
    ):  # the board of CGP
        return True
    hand = next(iter(first.split()), "")
    return (
        argument == "POSITION"
        and hand == hand.upper() != hand.lower()
        and any(
            each == each.lower() and each.replace("[", "").replace("]", "").isalpha()
            for each in rest
        )
    )


def _names_file(text: str) -> bool:
    """Return whether a text is a path rather than a position."""
    if ("." not in text and "/" not in text and os.sep not in text) or text.lstrip()[:1] == "{":
        return False
    extension = os.path.splitext(text)[1]
    if re.fullmatch(_EXTENSION, extension) or text.startswith(("./", "../", "~/", ".\\", "..\\")):
        return True
    return _exists(text)  # CGP has slashes, too


def _hint(path: str) -> str:
    """Return the end of an error message about a path."""
    from shlex import quote

    if os.path.isdir(path):
        return f"is a folder; read the files in it with: -i {quote(path)}"
    if _exists(path):
        return f"is a file; read its rows with: -i {quote(path)}"
    return f"looks like a file, but does not exist; read a file with: -i {quote(path)}"


def _exists(text: str) -> bool:
    try:
        return os.path.exists(text)
    except ValueError:  # a null character
        return False
