"""The common part of `solve`, `plan` and the `plays` commands: answer positions with rows."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import ExitStack
from functools import partial
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from lexicon_fast.base.arguments import cores
from lexicon_fast.base.c_library import set_up_malloc
from lexicon_fast.base.errors import BadOption, BadPosition
from lexicon_fast.batch.queries import View
from lexicon_fast.cli.misplaced import refuse_misplaced, unquoted_hint
from lexicon_fast.cli.options import (
    colour_for,
    exit_code,
    load,
    refuse_several,
    warn,
    warn_complete,
)
from lexicon_fast.rows import formats
from lexicon_fast.rows.painter import is_terminal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pyarrow as pa

    from lexicon_fast.batch.queries import Query
    from lexicon_fast.rows.chunks import AnyChunk, Chunk
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.streams import Totals

    #: Called with the work done, all work, and the totals so far.
    Progress = Callable[[int, int, Totals], None]


#: Rows are allocated and freed all the time, in blocks of up to some megabytes. To get memory from
#: the system for each of them would take a tenth of the time.
_MAPPED: Final = 4 << 20
_KEPT: Final = 32 << 20


class RowOptions(NamedTuple):
    """The values of `options.rows_options`."""

    input_path: tuple[str, ...]
    output_path: str | None
    output_format: Format | None
    input_format: Format | None
    strict: bool
    fail_fast: bool
    resume: bool
    threads: int | None
    colour: bool | None


def run(
    query: Query,
    positions: tuple[str, ...],
    words: str,
    options: RowOptions,
    argument: str = "POSITION",
) -> int:
    """Answer positions from the command line or from files. Return the exit code.

    positions: the positions on the command line; argument: their name in the usage of the command.
    """
    from lexicon_fast.batch.row_output import write_rows
    from lexicon_fast.rows.streams import format_path
    from lexicon_fast.rows.unknown_keys import Once

    input_format, strict = options.input_format, options.strict
    refuse_several({argument: positions, "-i": options.input_path})
    if positions == ("-",):
        positions = ()
    unsure = [each for each in positions if not query.is_row(each)]
    refuse_misplaced(argument, unsure, options.input_path)
    _check(query, positions, options, argument)
    if (hint := unquoted_hint(argument, query.noun, positions)) is not None:
        warn(hint)
    in_paths = [_path(path) for path in options.input_path] or [None]
    out_path = _path(options.output_path)
    if out_path is not None and out_path.endswith(("/", os.sep)):
        raise BadOption(f"-o {out_path} is a folder; name a file")
    notify = Once(warn)
    terminal = _is_terminal(out_path)
    supported = [name for name in formats.NAMES if name in query.output_formats]
    form = formats.output_format(
        options.output_format, format_path(out_path), terminal=terminal, supported=supported
    )
    formats.check(form, query.output_formats, "--format", options.output_format, out_path)
    formats.compression_of(out_path, form)  # raises before the input is opened
    if form in formats.COLUMNS:
        _check_columns(form, resume=options.resume, terminal=terminal)
    with ExitStack() as stack:
        inputs = None
        if not positions:
            from lexicon_fast.rows.inputs import Inputs

            inputs = Inputs(
                in_paths, input_format, strict=strict, notify=notify, kind=query.row_kind
            )
        in_form = input_format if inputs is None else inputs.form
        if in_form is not None:
            named = next(filter(formats.from_extension, in_paths), None)
            formats.check(in_form, query.input_formats, "--input-format", input_format, named)
        chunks: Iterator[AnyChunk]
        fingerprint = reread = progress = None
        if inputs is None:
            chunks = _chunks(positions, in_form, strict)
        else:
            stack.enter_context(inputs)
            set_up_malloc(mapped=_MAPPED, kept=_KEPT)
            chunks = inputs.chunks(query.chunk_bytes(form))
            if None in in_paths and is_terminal(sys.stdin):
                warn(f"type one {query.noun} per line; press Ctrl-D to finish")
            if inputs.rereadable:
                _refuse_same_file(inputs, out_path)
                fingerprint = inputs.fingerprint
                reread = partial(inputs.reread, query.chunk_bytes(form))
                if not terminal and is_terminal(sys.stderr):
                    bar, size = progress_bar(stack, unit="B"), inputs.size
                    progress = lambda done, totals: bar(done, size, totals)  # noqa: E731
        dictionary = load(words)
        if inputs is not None and (detected := inputs.detect()) is not None:
            if detected not in query.input_formats:
                raise BadPosition(
                    f"{inputs.display_name(0)} is {detected}, which is not supported here; use"
                    f" {', '.join(query.input_formats)}"
                )
            in_form = detected
        id_type = None
        if form in formats.COLUMNS:
            id_type, chunks = _id_type(inputs, chunks)
        view = View(
            form=form,
            colour=colour_for(terminal, options.colour),
            width=_columns() if terminal else None,
            numbered=len(positions) != 1,
            place="position" if positions else formats.place(in_form),
            fail_fast=options.fail_fast,
            strict=strict,
            id_type=id_type,
        )
        totals = write_rows(
            query,
            chunks,
            out_path,
            dictionary,
            view,
            input_format=in_form,
            fingerprint=fingerprint,
            reread=reread,
            resume=options.resume,
            threads=1 if positions else options.threads or cores(),
            progress=progress,
            notify=notify,
            already_complete=lambda: warn_complete(out_path),
        )
    if positions and terminal:  # each bad position has been reported in its place
        return 2 if totals.bad else 0
    return exit_code(totals)


def _check(query: Query, positions: tuple[str, ...], options: RowOptions, argument: str) -> None:
    for number, position in enumerate(positions, 1):
        if not position.strip():
            raise click.UsageError(
                f"{argument} {number} is empty; write a {query.noun}, like {query.example}"
            )
    if positions and options.input_format not in (None, "text", "jsonl"):
        raise click.UsageError(
            f"--input-format {options.input_format} works only with -i; {argument} is text or jsonl"
        )
    if positions and options.resume:
        raise click.UsageError(
            f"--resume and {argument}: only files can be read again; use -i FILE instead of"
            f" {argument}"
        )


def _columns() -> int:
    from shutil import get_terminal_size  # late, because it takes a millisecond

    return get_terminal_size().columns


def _path(path: str | None) -> str | None:
    return None if path == "-" else path


def _is_terminal(path: str | None) -> bool:
    """Return whether output goes to a terminal."""
    if path is None:
        return is_terminal(sys.stdout)
    from lexicon_fast.base.files import is_special

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


def _refuse_same_file(inputs: Inputs, out_path: str | None) -> None:
    """Raise BadOption if the output, or a file that is written along with it, is the input."""
    for suffix in () if out_path is None else ("", ".part", ".part.json", ".job"):
        if inputs.is_one_of(path := f"{out_path}{suffix}"):
            raise BadOption(f"-o {out_path}: {path} is the input; name another output file")


def _check_columns(form: Format, *, resume: bool, terminal: bool) -> None:
    from lexicon_fast.base.arrow import require_pyarrow

    require_pyarrow(f"--format {form}")
    if terminal:
        raise BadOption(f"--format {form} is not for a terminal; use -o FILE or a pipe")
    if resume:
        raise BadOption(
            f"--resume: a single {form} file cannot be resumed; use -o FOLDER/ for a folder of"
            " parts"
        )


def _id_type(
    inputs: Inputs | None, chunks: Iterator[AnyChunk]
) -> tuple[pa.DataType | None, Iterator[AnyChunk]]:
    """Return the type of ids in columns, and all chunks; this may read the first one."""
    from lexicon_fast.rows.inputs import id_type_of_lines

    if inputs is not None and inputs.form is not None:
        return inputs.id_type, chunks
    read = [*islice(chunks, None if inputs is None else 1)]
    return id_type_of_lines({chunk.input_format for chunk in read}), chain(read, chunks)


def _chunks(positions: tuple[str, ...], form: Format | None, strict: bool) -> Iterator[Chunk]:
    """Yield a chunk for each position of the command line; line feeds become spaces."""
    from lexicon_fast.rows.chunks import Chunk

    for number, position in enumerate(positions, 1):
        data = os.fsencode(position).replace(b"\n", b" ")
        kind = form or ("jsonl" if data.lstrip().startswith(b"{") else "text")
        yield Chunk(number, 1, data, kind, None, 0, strict)


def progress_bar(stack: ExitStack, unit: str) -> Progress:
    """Return a function that shows progress on stderr from its first call until the stack ends."""
    bar: Any = None

    def show(done: int, total: int, totals: Totals) -> None:
        nonlocal bar
        if bar is None:
            from tqdm import tqdm  # type: ignore[import-untyped]

            bar = tqdm(total=total, unit=unit, unit_scale=True, file=sys.stderr)
            stack.callback(bar.close)
        bar.set_postfix_str(f"{totals.positions:,} positions", refresh=False)
        bar.update(done - bar.n)

    return show
