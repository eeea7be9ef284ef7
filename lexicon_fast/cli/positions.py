"""Positions in, rows out: what `solve`, `plan` and the `plays` commands have in common."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from lexicon_fast import __version__
from lexicon_fast.cli.options import colour_for, cores, load, open_input, warn
from lexicon_fast.errors import BadOption
from lexicon_fast.rows import formats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping
    from io import FileIO
    from typing import Protocol

    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.chunks import Chunk, InputFormat
    from lexicon_fast.rows.formats import OutputFormat
    from lexicon_fast.rows.output import Totals

    class Command(Protocol):
        """What differs: how positions are read, answered and printed."""

        @property
        def argument(self) -> str:
            """What usage calls a position that is an argument."""

        @property
        def example(self) -> str:
            """One that is accepted."""

        @property
        def input_formats(self) -> tuple[str, ...]:
            """Those that positions may come in."""

        @property
        def job(self) -> Mapping[str, str]:
            """The options that decide about the answers, with the name of the command."""

        def chunk_bytes(self, output_format: OutputFormat) -> int:
            """Bytes of input to answer at a time."""

        def task(self, dictionary: Dictionary, rows: Rows) -> Task:
            """Reads a chunk, answers its positions and prints the answers."""

        def head(self, output_format: OutputFormat) -> bytes:
            """What stands before the first row."""


@dataclass(frozen=True, slots=True)
class Rows:
    """How answers are to be printed.

    width: columns of the terminal; None: as wide as need be. numbered: positions have their ids or
    numbers in text. place: what errors call a row. fail_fast: stop at the first bad one.
    """

    form: OutputFormat
    colour: bool
    width: int | None
    numbered: bool
    place: str
    fail_fast: bool


def run(
    command: Command,
    given: tuple[str, ...],
    words: str,
    *,
    input_path: str | None,
    output_path: str | None,
    output_format: str | None,
    input_format: str | None,
    fail_fast: bool,
    resume: bool,
    threads: int | None,
    colour: bool | None,
) -> int:
    """Answers the positions that are given, or are in the input; see `options.rows_options`.

    Returns the exit code.
    """
    from lexicon_fast.batch import streaming
    from lexicon_fast.rows.chunks import ChunkReader
    from lexicon_fast.rows.output import open_output

    if given and input_path is not None:
        raise click.UsageError(f"{command.argument} and -i: accepted: one of them")
    if given == ("-",):
        given = ()
    _check_given(command, given, input_format, resume)
    in_path, out_path = _path(input_path), _path(output_path)
    terminal = out_path is None and _is_terminal(sys.stdout)
    form = formats.output_format(output_format, out_path, terminal=terminal)
    in_form = formats.input_format(input_format, in_path)
    if in_form is not None and in_form not in command.input_formats:
        ending = "" if input_format else f" (it was told by the ending of {in_path})"
        raise BadOption(
            f"--input-format {in_form}: accepted for {command.argument}:"
            f" {', '.join(command.input_formats)}{ending}"
        )
    rows = Rows(
        form=form,
        colour=colour_for(terminal, colour),
        width=_width() if terminal else None,
        numbered=len(given) != 1,
        place="position" if given else "record" if in_form == "csv" else "line",
        fail_fast=fail_fast,
    )
    with ExitStack() as stack:
        source = None if given else stack.enter_context(open_input(in_path))
        again = source if source is not None and _is_file(source) else None
        if again is not None:
            _refuse_same_file(again, out_path)
        dictionary = load(words)
        task = command.task(dictionary, rows)
        job = {
            **command.job,
            "version": __version__,
            "dictionary": f"{dictionary.sha256[:16]}-{dictionary.alphabet.fingerprint}",
            "--format": form,
            "--input-format": in_form or "detected",
            "--color": str(rows.colour),
        }
        output = open_output(out_path, again, job, resume=resume)
        if output is None:
            warn(
                f"{out_path} is there and whole, nothing is left to do (what made it is not"
                " compared); without --resume it is made anew"
            )
            return 0
        chunks: Iterable[Chunk]
        if source is None:
            chunks = _given_chunks(given, in_form)
        else:
            chunks = ChunkReader(source, in_form, command.chunk_bytes(form))
            if in_path is None and _is_terminal(sys.stdin):
                warn("one position a line, please; Ctrl-D ends")
        progress = None
        if again is not None and not terminal and _is_terminal(sys.stderr):
            progress = _progress_bar(again, stack)
        stack.enter_context(output)
        try:
            totals = streaming.run(
                task,
                chunks,
                output,
                threads=1 if given else threads or cores(),
                head=command.head(form),
                progress=progress,
            )
            output.finish()
        except BaseException as error:
            if kept := output.keep():
                error.add_note(kept)
            raise
    if totals.bad and not (given and terminal):
        what = "row" if totals.bad == 1 else "rows"
        warn(f"{totals.bad:,} bad {what} of {totals.positions:,}; the first: {totals.first_bad}")
    return 2 if totals.bad else 0


def _check_given(
    command: Command, given: tuple[str, ...], input_format: str | None, resume: bool
) -> None:
    what = command.argument
    for number, position in enumerate(given, 1):
        if not position.strip():
            raise click.UsageError(f"{what} {number} is empty; accepted: {command.example}")
    if given and input_format not in (None, "text", "jsonl"):
        raise click.UsageError(f"--input-format {input_format} and {what}: accepted: text, jsonl")
    if given and resume:
        raise click.UsageError(f"--resume and {what}: accepted: -i FILE -o FILE --resume")


def _path(path: str | None) -> str | None:
    return None if path == "-" else path


def _is_terminal(file: Any) -> bool:
    try:
        return file is not None and bool(file.isatty())
    except ValueError:  # closed
        return False


def _width() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().columns


def _is_file(source: FileIO) -> bool:
    return stat.S_ISREG(os.fstat(source.fileno()).st_mode)


def _refuse_same_file(source: FileIO, out_path: str | None) -> None:
    if out_path is None:
        return
    for path in (out_path, out_path + ".part"):
        try:
            same = os.path.samestat(os.fstat(source.fileno()), os.stat(path))
        except (OSError, ValueError):
            continue
        if same:
            raise BadOption(f"-o {out_path}: {path} is the input; accepted: another file")


def _given_chunks(given: tuple[str, ...], form: InputFormat | None) -> Iterator[Chunk]:
    """A chunk for each position of the command line; a line feed is white space there."""
    from lexicon_fast.rows.chunks import Chunk

    for number, position in enumerate(given, 1):
        data = os.fsencode(position).replace(b"\n", b" ")
        kind = form or ("jsonl" if data.lstrip().startswith(b"{") else "text")
        yield Chunk(number, 1, data, kind, None, 0)


def _progress_bar(source: FileIO, stack: ExitStack) -> Callable[[int, Totals], None]:
    from tqdm import tqdm  # type: ignore[import-untyped]

    size = os.fstat(source.fileno()).st_size - source.tell()
    bar = stack.enter_context(tqdm(total=size, unit="B", unit_scale=True, file=sys.stderr))

    def show(read: int, totals: Totals) -> None:
        bar.set_postfix_str(f"{totals.positions:,} positions", refresh=False)
        bar.update(read - bar.n)

    return show
