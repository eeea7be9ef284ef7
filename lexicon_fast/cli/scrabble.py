"""`lexicon-fast scrabble`: plays of Scrabble positions."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli import positions
from lexicon_fast.cli.options import (
    colour_for,
    cores,
    examples,
    load,
    open_input,
    rows_options,
    warn,
    words_option,
)
from lexicon_fast.errors import BadOption, BadPosition

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from lexicon_fast.batch import Task
    from lexicon_fast.games.crossword.plays import Generator
    from lexicon_fast.rows.chunks import Chunk
    from lexicon_fast.rows.formats import OutputFormat
    from lexicon_fast.rows.play_rows import Answer

_LAYOUTS: Final = ("scrabble", "super")

#: Bytes of input to answer at a time: plays are some hundred times as long as the position.
_ALL_BYTES: Final = 1 << 11
_TOP_BYTES: Final = 1 << 14
_MANY: Final = 20

_POSITION: Final = "'15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0'"


@click.group(epilog=examples(f"lexicon-fast scrabble plays {_POSITION}"))
def scrabble() -> None:
    """All legal plays of Scrabble positions."""


@scrabble.command(
    epilog=examples(
        f"lexicon-fast scrabble plays {_POSITION} --top 10",
        "lexicon-fast scrabble plays -i positions.cgp -o plays.jsonl",
        "lexicon-fast scrabble plays -i positions.cgp --best --format csv",
    )
)
@click.argument("given", metavar="[CGP...]", nargs=-1)
@words_option
@click.option(
    "--layout",
    metavar="NAME|PATH",
    default=_LAYOUTS[0],
    show_default=True,
    help=f"Board, tiles and bonus: {', '.join(_LAYOUTS)}, or a file of one's own.",
)
@click.option(
    "-n",
    "--top",
    type=click.IntRange(0),
    metavar="N",
    help="The N best plays of each position.",
)
@click.option("--all", "all_plays", is_flag=True, help="All plays of each position. [default]")
@click.option(
    "--best",
    is_flag=True,
    help="Only the best play of each position: fastest, as the others are not counted.",
)
@rows_options
def plays(
    given: tuple[str, ...],
    words: str,
    layout: str,
    top: int | None,
    all_plays: bool,
    best: bool,
    **rows: Any,
) -> int:
    """List all legal plays with their scores, best first.

    A position is a line of CGP, as one argument: BOARD RACK/OPPONENT SCORES ZERO-TURNS, where the
    board has / between rows and numbers for empty squares, and ? is a blank on a rack, a letter in
    lower case one on the board. Or it is an object of JSON with "cgp", and perhaps "id". With
    neither CGP nor -i, stdin is read.

    8D is row 8, column D, across; D8 the same square, down. Letters that lie there already are in
    parentheses, a blank is the letter that it stands for, in lower case.
    """
    chosen = [
        name
        for name, given_too in (("--all", all_plays), ("--top", top is not None), ("--best", best))
        if given_too
    ]
    if len(chosen) > 1:
        raise click.UsageError(f"{' and '.join(chosen)}: accepted: one of them")
    return _Plays(layout, top, best).run(given, words, **rows)


class _Plays:
    """One run of the command."""

    def __init__(self, layout: str, top: int | None, best: bool) -> None:
        self._layout = layout
        self._top = top
        self._best = best

    def run(
        self,
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
        """What `positions.run` does, for positions on a board. Returns the exit code."""
        from zlib import crc32

        from lexicon_fast import __version__, batch
        from lexicon_fast.games.crossword.plays import Generator
        from lexicon_fast.rows import formats, play_rows
        from lexicon_fast.rows.chunks import ChunkReader
        from lexicon_fast.rows.output import open_output

        given = _checked(given, input_path, input_format, resume)
        in_path = None if input_path == "-" else input_path
        out_path = None if output_path == "-" else output_path
        terminal = out_path is None and positions._is_terminal(sys.stdout)
        form = formats.output_format(output_format, out_path, terminal=terminal)
        in_form = formats.input_format(input_format, in_path)
        if in_form == "csv":
            raise BadOption("--input-format csv: accepted for CGP: text, jsonl")
        colour = colour_for(terminal, colour)
        with ExitStack() as stack:
            source = None if given else stack.enter_context(open_input(in_path))
            again = source if source is not None and positions._is_file(source) else None
            if again is not None:
                positions._refuse_same_file(again, out_path)
            generator = Generator(load(words), layout=self._layout, top=self._top, best=self._best)
            dictionary = generator.dictionary
            job = {
                "command": "scrabble plays",
                "--layout": f"{self._layout} {crc32(repr(generator.layout).encode()):08x}",
                "--top": "all" if self._top is None else str(self._top),
                "--best": str(self._best),
                "version": __version__,
                "dictionary": f"{dictionary.sha256[:16]}-{dictionary.alphabet.fingerprint}",
                "--format": form,
                "--input-format": in_form or "detected",
                "--color": str(colour),
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
                chunks = positions._given_chunks(given, in_form)
            else:
                few = self._best or (self._top is not None and self._top <= _MANY)
                chunks = ChunkReader(source, in_form, _TOP_BYTES if few else _ALL_BYTES)
                if in_path is None and positions._is_terminal(sys.stdin):
                    warn("one position a line, please; Ctrl-D ends")
            progress = None
            if again is not None and not terminal and positions._is_terminal(sys.stderr):
                progress = positions._progress_bar(again, stack)
            task = self._task(
                generator,
                self._printer(form, colour, numbered=len(given) != 1),
                "position" if given else "line",
                fail_fast,
            )
            stack.enter_context(output)
            try:
                totals = batch.run(
                    task,
                    chunks,
                    output,
                    threads=1 if given else threads or cores(),
                    head=play_rows.CSV_HEADER if form == "csv" else b"",
                    progress=progress,
                )
                output.finish()
            except BaseException as error:
                if kept := output.keep():
                    error.add_note(kept)
                raise
        if totals.bad and not (given and terminal):
            rows = "row" if totals.bad == 1 else "rows"
            warn(
                f"{totals.bad:,} bad {rows} of {totals.positions:,}; the first: {totals.first_bad}"
            )
        return 2 if totals.bad else 0

    def _printer(
        self, form: OutputFormat, colour: bool, *, numbered: bool
    ) -> Callable[[Iterable[Answer]], bytes]:
        from lexicon_fast.rows import play_rows

        if form == "text":
            return play_rows.TextRows(colour=colour, numbered=numbered, best=self._best).plays
        return play_rows.csv if form == "csv" else play_rows.jsonl

    def _task(
        self,
        generator: Generator,
        printed: Callable[[Iterable[Answer]], bytes],
        place: str,
        fail_fast: bool,
    ) -> Task:
        """Reads a chunk, answers its positions and prints the answers; see `batch.answering`."""
        from lexicon_fast.batch import Piece
        from lexicon_fast.rows import play_rows
        from lexicon_fast.rows.output import Totals

        def task(chunk: Chunk) -> Iterator[Piece]:
            rows = play_rows.read_rows(chunk, generator, place)
            bad = [(at, row.error) for at, row in enumerate(rows) if row.error is not None]
            if bad and fail_fast:
                at, error = bad[0]
                yield Piece(printed(play_rows.answers(rows[:at], generator)), Totals(at))
                raise BadPosition(error)
            first_bad = bad[0][1] if bad else None
            yield Piece(
                printed(play_rows.answers(rows, generator)), Totals(len(rows), len(bad), first_bad)
            )

        return task


def _checked(
    given: tuple[str, ...], input_path: str | None, input_format: str | None, resume: bool
) -> tuple[str, ...]:
    """The positions that are arguments; none: they are read."""
    if given and input_path is not None:
        raise click.UsageError("CGP and -i: accepted: one of them")
    if given == ("-",):
        return ()
    for number, position in enumerate(given, 1):
        if not position.strip():
            raise click.UsageError(f"CGP {number} is empty; accepted: {_POSITION}")
    if given and input_format not in (None, "text", "jsonl"):
        raise click.UsageError(f"--input-format {input_format} and CGP: accepted: text, jsonl")
    if given and resume:
        raise click.UsageError("--resume and CGP: accepted: -i FILE -o FILE --resume")
    return given
