"""Positions in, rows out: what `solve`, `plan` and the `plays` commands have in common."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, ClassVar

import click

from lexicon_fast import __version__
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
    from lexicon_fast.rows.output import Stream, Totals


@dataclass(frozen=True, slots=True)
class Rows:
    """How answers are to be printed.

    width: columns of the terminal; None: as wide as need be. numbered: positions have their ids or
    numbers in text. place: what errors call a row. fail_fast: stop at the first bad one. id_type:
    of answers in columns; None: their ids are their numbers.
    """

    form: Format
    colour: bool
    width: int | None
    numbered: bool
    place: str
    fail_fast: bool
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
    input_path: str | None,
    output_path: str | None,
    output_format: Format | None,
    input_format: Format | None,
    fail_fast: bool,
    resume: bool,
    threads: int | None,
    colour: bool | None,
) -> int:
    """Answers the positions that are given, or are in the input; see `options.rows_options`.

    Returns the exit code.
    """
    from lexicon_fast.batch import streaming
    from lexicon_fast.rows.inputs import Inputs
    from lexicon_fast.rows.output import open_output
    from lexicon_fast.rows.resuming import dictionary_id

    if given and input_path is not None:
        raise click.UsageError(f"{command.argument} and -i: accepted: one of them")
    if given == ("-",):
        given = ()
    _check_given(command, given, input_format, resume)
    in_path, out_path = _path(input_path), _path(output_path)
    terminal = out_path is None and is_terminal(sys.stdout)
    form = formats.output_format(output_format, out_path, terminal=terminal)
    formats.check(
        form, command.output_formats, "--format", command.argument, output_format, out_path
    )
    if form in formats.COLUMNS:
        _check_columns(form, resume=resume, terminal=terminal)
    with ExitStack() as stack:
        inputs = None if given else Inputs(in_path, input_format)
        in_form = input_format if inputs is None else inputs.form
        if in_form is not None:
            formats.check(
                in_form,
                command.input_formats,
                "--input-format",
                command.argument,
                input_format,
                in_path,
            )
        again = None
        chunks: Iterator[AnyChunk]
        if inputs is None:
            chunks = _given_chunks(given, in_form)
        else:
            stack.enter_context(inputs)
            chunks = inputs.chunks(command.chunk_bytes(form))
            if in_path is None and is_terminal(sys.stdin):
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
            id_type=id_type,
        )
        dictionary = load(words)
        task = command.task(dictionary, rows)
        output: Stream | ColumnOutput | None
        if form in formats.COLUMNS:
            output = _open_columns(out_path, form, command.schema(dictionary, rows), dictionary)
        else:
            job = {
                **command.job,
                "version": __version__,
                "dictionary": dictionary_id(dictionary),
                "--format": form,
                "--input-format": in_form or "detected",
                "--color": str(rows.colour),
            }
            fingerprint = None if again is None else again.fingerprint
            output = open_output(out_path, fingerprint, job, resume=resume)
        if output is None:
            warn(
                f"{out_path} is there and whole, nothing is left to do (what made it is not"
                " compared); without --resume it is made anew"
            )
            return 0
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
                head=command.head(form),
                progress=progress,
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
        raise click.UsageError(f"--resume and {what}: accepted: -i FILE -o FILE --resume")


def _path(path: str | None) -> str | None:
    return None if path == "-" else path


def _width() -> int:
    from shutil import get_terminal_size

    return get_terminal_size().columns


def _refuse_same_file(inputs: Inputs, out_path: str | None) -> None:
    for path in () if out_path is None else (out_path, out_path + ".part"):
        if inputs.is_one_of(path):
            raise BadOption(f"-o {out_path}: {path} is the input; accepted: another file")


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
    from lexicon_fast.rows.output import is_special, open_output

    stream = open_output(path)
    assert stream is not None  # it is not resumed
    piped = path is None or is_special(path)
    return ColumnOutput(stream, schema, dictionary, form, piped=piped)


def _given_chunks(given: tuple[str, ...], form: Format | None) -> Iterator[Chunk]:
    """A chunk for each position of the command line; a line feed is white space there."""
    from lexicon_fast.rows.chunks import Chunk

    for number, position in enumerate(given, 1):
        data = os.fsencode(position).replace(b"\n", b" ")
        kind = form or ("jsonl" if data.lstrip().startswith(b"{") else "text")
        yield Chunk(number, 1, data, kind, None, 0)


def _progress_bar(size: int, stack: ExitStack) -> Callable[[int, Totals], None]:
    from tqdm import tqdm  # type: ignore[import-untyped]

    bar = stack.enter_context(tqdm(total=size, unit="B", unit_scale=True, file=sys.stderr))

    def show(read: int, totals: Totals) -> None:
        bar.set_postfix_str(f"{totals.positions:,} positions", refresh=False)
        bar.update(read - bar.n)

    return show
