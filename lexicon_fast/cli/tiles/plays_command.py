"""What `scrabble plays` and `lexibomb plays` have in common: positions on a board in, plays out."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.cli import row_command
from lexicon_fast.cli.options import rows_options
from lexicon_fast.errors import BadPosition
from lexicon_fast.rows.formats import TABLES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from lexicon_fast.batch.streaming import Task
    from lexicon_fast.cli.row_command import Rows
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.tile_rows import Answer, PlayRows

#: Bytes of input to answer at a time: plays are some hundred times as long as the position.
_ALL_BYTES: Final = 1 << 11
_TOP_BYTES: Final = 1 << 14
_MANY: Final = 20


def plays_options(best: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """What both commands have, but for the dictionary and the rules. best: the help of --best."""
    options = (
        click.option(
            "-n",
            "--top",
            type=click.IntRange(0),
            metavar="N",
            help="The N best plays of each position.",
        ),
        click.option(
            "--all", "all_plays", is_flag=True, help="All plays of each position. [default]"
        ),
        click.option("--best", is_flag=True, help=best),
        rows_options,
    )

    def with_options(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return with_options


def run(command: Plays, given: tuple[str, ...], words: str, all_plays: bool, **options: Any) -> int:
    """Lists the plays of positions. Returns the exit code."""
    chosen = [
        name
        for name, given_too in (
            ("--all", all_plays),
            ("--top", command.top is not None),
            ("--best", command.best),
        )
        if given_too
    ]
    if len(chosen) > 1:
        raise click.UsageError(f"{' and '.join(chosen)}: accepted: one of them")
    return row_command.run(command, given, words, **options)


class Plays(row_command.Command):
    """A command for `row_command.run`: how positions on a board are answered and printed.

    top: how many plays of each; best: only the best.
    """

    def __init__(self, top: int | None, best: bool) -> None:
        self.top = top
        self.best = best

    @property
    @abstractmethod
    def rules(self) -> Mapping[str, str]:
        """The name of the command, and the options that decide by which rules it answers."""

    @property
    @abstractmethod
    def rows_class(self) -> type[PlayRows]:
        """How positions are read, answered and printed."""

    @abstractmethod
    def generator(self, dictionary: Dictionary) -> Any:
        """What finds the plays: what the class above takes."""

    @property
    def job(self) -> Mapping[str, str]:
        top = "all" if self.top is None else str(self.top)
        return {**self.rules, "--top": top, "--best": str(self.best)}

    def chunk_bytes(self, _form: Format) -> int:
        few = self.best or (self.top is not None and self.top <= _MANY)
        return _TOP_BYTES if few else _ALL_BYTES

    def head(self, form: Format) -> bytes:
        return self.rows_class.table_head(form) if form in TABLES else b""

    def task(self, dictionary: Dictionary, rows: Rows) -> Task:
        """See `streaming.answering`."""
        from lexicon_fast.batch.streaming import Piece
        from lexicon_fast.rows.streams import Totals

        game = self.rows_class(self.generator(dictionary), strict=rows.strict)
        printed = self._printer(game, rows)

        def task(chunk: Any) -> Iterator[Piece]:
            read = game.read_rows(chunk, rows.place)
            bad = [(at, row.error) for at, row in enumerate(read) if row.error is not None]
            if bad and rows.fail_fast:
                at, error = bad[0]
                yield Piece(printed(game.answers(read[:at])), Totals(at))
                raise BadPosition(error)
            first_bad = bad[0][1] if bad else None
            notice = next((row.notice for row in read if row.notice is not None), None)
            totals = Totals(len(read), len(bad), first_bad)
            yield Piece(printed(game.answers(read)), totals, notice=notice)

        return task

    def _printer(self, game: PlayRows, rows: Rows) -> Callable[[Iterable[Answer]], bytes]:
        from lexicon_fast.rows.tile_rows import TextRows

        if rows.form == "text":
            return TextRows(game, colour=rows.colour, numbered=rows.numbered, best=self.best).plays
        return {"csv": game.csv, "tsv": game.tsv}.get(rows.form, game.jsonl)
