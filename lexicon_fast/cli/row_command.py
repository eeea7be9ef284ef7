"""Positions in, rows out: what `solve`, `plan` and the `plays` commands have in common."""

from __future__ import annotations

import os
import stat
import sys
from abc import ABC, abstractmethod
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, ClassVar

import click

from lexicon_fast._version import __version__
from lexicon_fast.cli.misplaced import refuse_misplaced
from lexicon_fast.cli.options import colour_for, cores, exit_code, load, warn
from lexicon_fast.cli.painter import is_terminal
from lexicon_fast.errors import BadOption
from lexicon_fast.rows import formats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    import pyarrow as pa

    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.chunks import AnyChunk, Chunk
    from lexicon_fast.rows.column_files import ColumnOutput
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.streams import Stream, Totals


@dataclass(frozen=True, slots=True)
class Rows:
    """How answers are to be printed.

    width: columns of the terminal; None: as wide as need be. numbered: positions have their ids or
    numbers in text. place: what errors call a row. fail_fast: stop at the first bad one. strict:
    unknown keys are errors. id_type: of answers in columns; None: their ids are their numbers.
    """

    form: Format
    colour: bool
    width: int | None
    numbered: bool
    place: str
    fail_fast: bool
    strict: bool
    id_type: pa.DataType | None = None


class Command(ABC):
    """What differs: how positions are read, answered and printed."""

    #: What usage calls a position that is an argument.
    argument: ClassVar[str]
    #: One that is accepted.
    example: ClassVar[str]
    #: Those that positions may come in.
    input_formats: ClassVar[tuple[str, ...]]
    #: Those that answers may be printed in.
    output_formats: ClassVar[tuple[str, ...]] = formats.LINES

    @property
    @abstractmethod
    def job(self) -> Mapping[str, str]:
        """The options that decide about the answers, with the name of the command."""

    @abstractmethod
    def chunk_bytes(self, form: Format) -> int:
        """Bytes of input to answer at a time."""

    @abstractmethod
    def task(self, dictionary: Dictionary, rows: Rows) -> Task:
        """Reads a chunk, answers its positions and prints the answers."""

    @abstractmethod
    def head(self, form: Format) -> bytes:
        """What stands before the first row."""

    def schema(self, dictionary: Dictionary, rows: Rows) -> pa.Schema:
        """That of answers in columns, for commands that have such formats."""
        raise NotImplementedError


def run(
    command: Command,
    given: tuple[str, ...],
    words: str,
    *,
    input_path: tuple[str, ...],
    output_path: str | None,
    output_format: Format | None,
    input_format: Format | None,
    strict: bool,
    fail_fast: bool,
    resume: bool,
    threads: int | None,
    colour: bool | None,
) -> int:
    """Answers the positions that are given, or are in the input; see `options.rows_options`.

    Returns the exit code.
    """
    from lexicon_fast.batch import streaming
    from lexicon_fast.rows.compression import compressor
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.outputs import finished_output, open_output
    from lexicon_fast.rows.resume import dictionary_id
    from lexicon_fast.rows.streams import format_path
    from lexicon_fast.rows.unknown_keys import Once

    if given and input_path:
        raise click.UsageError(f"use either {command.argument} or -i, not both")
    if given == ("-",):
        given = ()
    refuse_misplaced(command.argument, given, input_path)
    _check_given(command, given, input_format, resume)
    in_paths = [_path(path) for path in input_path] or [None]
    out_path = _path(output_path)
    if out_path is not None and out_path.endswith(("/", os.sep)):
        raise BadOption(f"-o {out_path} is a folder; name a file")
    notify = Once(warn)
    terminal = _is_terminal(out_path)
    accepted = [name for name in formats.NAMES if name in command.output_formats]
    form = formats.output_format(
        output_format, format_path(out_path), terminal=terminal, accepted=accepted
    )
    formats.check(form, command.output_formats, "--format", output_format, out_path)
    compression = formats.compression_of(out_path, form)
    if form in formats.COLUMNS:
        _check_columns(form, resume=resume, terminal=terminal)
    with ExitStack() as stack:
        inputs = None if given else Inputs(in_paths, input_format, strict=strict, notify=notify)
        in_form = input_format if inputs is None else inputs.form
        if in_form is not None:
            formats.check(
                in_form,
                command.input_formats,
                "--input-format",
                input_format,
                next(filter(formats.of_ending, in_paths), None),
            )
        again = None
        chunks: Iterator[AnyChunk]
        if inputs is None:
            chunks = _given_chunks(given, in_form, strict)
        else:
            stack.enter_context(inputs)
            chunks = inputs.chunks(command.chunk_bytes(form))
            if None in in_paths and is_terminal(sys.stdin):
                warn("one position a line, please; Ctrl-D ends")
            if inputs.again:
                again = inputs
                _refuse_same_file(inputs, out_path)
        id_type = None
        if form in formats.COLUMNS:
            id_type, chunks = _id_type(inputs, chunks)
        rows = Rows(
            form=form,
            colour=colour_for(terminal, colour),
            width=_width() if terminal else None,
            numbered=len(given) != 1,
            place="position" if given else formats.place(in_form),
            fail_fast=fail_fast,
            strict=strict,
            id_type=id_type,
        )
        dictionary = load(words)
        task = command.task(dictionary, rows)
        head = command.head(form)
        output: Stream | ColumnOutput
        if form in formats.COLUMNS:
            output = _open_columns(out_path, form, command.schema(dictionary, rows), dictionary)
        else:
            job = {
                **command.job,
                "version": __version__,
                "dictionary": dictionary_id(dictionary),
                "--format": form if compression is None else f"{form}, {compression}",
                "--input-format": in_form or "detected",
                "--color": str(rows.colour),
                "--strict": str(strict),
            }
            fingerprint = None if again is None else again.fingerprint
            if resume and (answered := finished_output(out_path, fingerprint, job)) is not None:
                warn(f"{out_path} is already complete; drop --resume to rebuild it")
                return exit_code(answered)
            if compression is not None:
                compress = compressor(compression)
                task, head = streaming.compressing(task, compress), compress(head)
            output = open_output(
                out_path, fingerprint, job, resume=resume, whole=compression is not None
            )
        progress = None
        if again is not None and not terminal and is_terminal(sys.stderr):
            progress = _progress_bar(again.size, stack)
        stack.enter_context(output)
        try:
            totals = streaming.run(
                task,
                chunks,
                output,
                threads=1 if given else threads or cores(),
                head=head,
                progress=progress,
                notify=notify,
            )
            output.finish()
        except BaseException as error:
            if kept := output.keep():
                error.add_note(kept)
            raise
    if given and terminal:  # they have been told in their places
        return 2 if totals.bad else 0
    return exit_code(totals)


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
        raise click.UsageError(
            f"--resume and {what}: only files can be read again; use -i FILE in place of {what}"
        )


def _path(path: str | None) -> str | None:
    return None if path == "-" else path


def _width() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().columns


def _is_terminal(path: str | None) -> bool:
    """Does output go to a terminal?"""
    if path is None:
        return is_terminal(sys.stdout)
    from lexicon_fast.whole_files import is_special

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
    """Raises BadOption if a file that is written along with the output is the input."""
    for suffix in () if out_path is None else ("", ".part", ".part.json", ".job"):
        if inputs.is_one_of(path := f"{out_path}{suffix}"):
            raise BadOption(f"-o {out_path}: {path} is the input; name another output file")


def _check_columns(form: Format, *, resume: bool, terminal: bool) -> None:
    from lexicon_fast.games.lexicon.columns import arrow

    arrow(f"--format {form}")
    if terminal:
        raise BadOption(f"--format {form}: stdout is a terminal; accepted: -o FILE, or a pipe")
    if resume:
        raise BadOption(
            f"--resume: a file of {form} is whole or nothing; accepted: -o FOLDER/, for a folder of"
            " parts"
        )


def _id_type(
    inputs: Inputs | None, chunks: Iterator[AnyChunk]
) -> tuple[pa.DataType | None, Iterator[AnyChunk]]:
    """The type that ids have in columns, and the chunks, of which one may have to be looked at."""
    from lexicon_fast.rows.inputs import id_type_of_lines

    if inputs is not None and inputs.form is not None:
        return inputs.id_type, chunks
    looked_at = [*islice(chunks, None if inputs is None else 1)]
    seen = {chunk.input_format for chunk in looked_at}
    return id_type_of_lines(seen), chain(looked_at, chunks)


def _open_columns(
    path: str | None, form: Format, schema: pa.Schema, dictionary: Dictionary
) -> ColumnOutput:
    from lexicon_fast.rows.column_files import ColumnOutput
    from lexicon_fast.rows.outputs import open_output
    from lexicon_fast.whole_files import is_special

    stream = open_output(path)
    piped = path is None or is_special(path)
    return ColumnOutput(stream, schema, dictionary, form, piped=piped)


def _given_chunks(given: tuple[str, ...], form: Format | None, strict: bool) -> Iterator[Chunk]:
    """A chunk for each position of the command line; a line feed is white space there."""
    from lexicon_fast.rows.chunks import Chunk

    for number, position in enumerate(given, 1):
        data = os.fsencode(position).replace(b"\n", b" ")
        kind = form or ("jsonl" if data.lstrip().startswith(b"{") else "text")
        yield Chunk(number, 1, data, kind, None, 0, strict)


def _progress_bar(size: int, stack: ExitStack) -> Callable[[int, Totals], None]:
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar = stack.enter_context(tqdm(total=size, unit="B", unit_scale=True, file=sys.stderr))

    def show(read: int, totals: Totals) -> None:
        bar.set_postfix_str(f"{totals.positions:,} positions", refresh=False)
        bar.update(read - bar.n)

    return show
