"""Files of game records, and the dictionaries that the records name."""

from __future__ import annotations

import os
from contextlib import closing, contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from lexicon_fast.base.errors import BadDictionary, BadOption, BadRecord, excerpt
from lexicon_fast.base.signatures import is_gcg
from lexicon_fast.cli.options import display_path, load, warn
from lexicon_fast.games.registry import GAMES, find_game, game_info
from lexicon_fast.rows.inputs import Inputs
from lexicon_fast.rows.painter import counted
from lexicon_fast.rows.sources import lines_of, open_text, text_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.events import DictionaryUsed
    from lexicon_fast.games.scrabble.gcg import GcgGame

_SHA256_SHOWN: Final = 16
_FAULTS_SHOWN: Final = 10


@contextmanager
def open_games(path: str) -> Iterator[tuple[str, Iterable[bytes]]]:
    """Open a file of records: yield the game, which its first line names, and all its lines.

    Raises BadRecord, OSError.
    """
    where = display_path(path)
    with open_text(None if path == "-" else path, where, BadRecord) as file:
        lines = lines_of(file, where, BadRecord)
        start = []
        for line in lines:
            start.append(line)
            if line.strip():
                break
        lines = chain(start, lines)
        game = _game_in(start, where)
        yield game, _check_one_game(lines, game, where)


def _game_in(start: Sequence[bytes], where: str, line: int = 1) -> str:
    from lexicon_fast.games.record import game_of

    if start and is_gcg(start[-1]):
        raise BadRecord(f"{where} is GCG; use: lexicon-fast scrabble show {where}")
    game = game_of(start[-1]) if start else None
    if game is None:
        return next(iter(GAMES))  # its reader reports the error
    if find_game(game) is None:
        expected = ", ".join(GAMES)
        number = line + len(start) - 1
        raise BadRecord(f"{where}:{number}: unknown game {excerpt(game)}; expected: {expected}")
    return game


def _check_one_game(lines: Iterable[bytes], game: str, where: str) -> Iterator[bytes]:
    """Yield the lines. Raises BadRecord for the setup of another game."""
    from lexicon_fast.games.record import game_of

    for number, line in enumerate(lines, 1):
        if b'"setup"' in line and (other := game_of(line)) not in (None, game):
            raise BadRecord(
                f"{where}:{number}: game {excerpt(other)}; expected: {game!r}, like the first line;"
                " a file holds records of one game only"
            )
        yield line


def read_records(path: str) -> tuple[str, list[Any]]:
    """Return the name of the game and the records in a file, at least one, not yet checked.

    Raises BadRecord, OSError.
    """
    with open_games(path) as (game, lines):
        return game, _read(game, lines, display_path(path))


class RecordedGame(NamedTuple):
    """A game of a file, to read: a row of a job, as `rows.chunks.Chunk` has several.

    where: its file; line: the number of its first line there; file: as in `Chunk`; error: of a
    file that cannot be read, in place of a game.
    """

    first_row: int
    rows: int
    data: bytes
    end: int
    where: str
    line: int
    file: str
    error: str = ""
    input_format: str = "jsonl"
    columns: None = None

    def cut(self, rows: int) -> tuple[RecordedGame, RecordedGame]:
        """Split the row from nothing, after at most `rows` rows."""
        nothing = self._replace(rows=0, data=b"")
        if rows < 1:
            return nothing, self
        return self, nothing._replace(first_row=self.first_row + 1)

    def read(self) -> tuple[str, Any] | GcgGame:
        """Return the name of the game and its record, or a game of GCG. Raises BadRecord."""
        if self.error:
            raise BadRecord(self.error)
        lines = self.data.splitlines(keepends=True)
        if is_gcg(lines[0]):
            from lexicon_fast.games.scrabble import gcg

            return gcg.read(self.data, self.where)
        game = _game_in(lines[:1], self.where, self.line)
        records = game_info(game).records.read(lines, self.where, first_line=self.line)
        return game, records[0]


class GameFiles(Inputs):
    """Files of recorded games, or of GCG: each game is a row. number: only the Nth game is read."""

    def __init__(self, paths: Iterable[str | None], number: int | None = None) -> None:
        super().__init__(paths, "jsonl")
        self._number = number
        if len(self.paths) > 1:
            self.row_errors = (BadRecord, OSError)

    @property
    def row_noun(self) -> str:
        return "game"

    def chunks(self, _chunk_bytes: int) -> Iterator[Any]:
        row = end = 0
        for number in range(len(self.paths)):
            for line, data, error in self._games(number):
                row, end = row + 1, end + len(data)
                if self._number in (None, row):
                    where, file = self._where(number), self.file_of_rows(number)
                    yield RecordedGame(row, 1, data, end, where, line, file, error)
        if self._number is not None:
            shown = self._where(0) if len(self.paths) == 1 else "the input"
            check_game_number(self._number, row, shown)

    def _games(self, number: int) -> Iterator[tuple[int, bytes, str]]:
        """Yield the number of the first line of each game of a file, its lines, and no error.

        The error of a file that cannot be read comes last, without lines.
        """
        where, begun = self._where(number), 0
        try:
            with closing(text_of(self.open(number), where, BadRecord)) as source:
                for begun, data in _split(lines_of(source, where, BadRecord)):
                    yield begun, data, ""
            if not begun:
                raise BadRecord(f"{where} contains no games; use a file written by --record")
        except self.row_errors as error:
            reason = f"{where}: {error.strerror}" if isinstance(error, OSError) else str(error)
            yield 0, b"", reason

    def _where(self, number: int) -> str:
        return display_path(self.paths[number] or "-")


def _split(lines: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield the number of the first line of each game, and its lines."""
    from lexicon_fast.games.record import game_of

    game: list[bytes] = []
    for number, line in enumerate(lines, 1):
        if not game:
            begun, has_one_game = number, is_gcg(line)
        elif not has_one_game and b'"setup"' in line and game_of(line) is not None:
            yield begun, b"".join(game)
            game, begun = [], number
        if game or line.strip():
            game.append(line)
    if game:
        yield begun, b"".join(game)


def _read(game: str, lines: Iterable[bytes], where: str) -> list[Any]:
    """Return the records in lines, at least one. Raises BadRecord."""
    records: list[Any] = game_info(game).records.read(lines, where)
    if not records:
        raise BadRecord(f"{where} contains no games; use a file written by --record")
    return records


def numbered(records: Sequence[Any], number: int | None, where: str) -> list[tuple[int, Any]]:
    """Return the records with their numbers, or only the one of --game. Raises BadOption."""
    if number is not None:
        check_game_number(number, len(records), where)
    return [each for each in enumerate(records, 1) if number in (None, each[0])]


def warn_of_faults(faults: Sequence[str]) -> None:
    """Report the faults of a GCG file on stderr: the first ones, and how many follow."""
    for fault in faults[:_FAULTS_SHOWN]:
        warn(fault)
    if len(faults) > _FAULTS_SHOWN:
        warn(f"and {len(faults) - _FAULTS_SHOWN:,} more")


def check_game_number(number: int, count: int, where: str) -> None:
    """Raise BadOption if --game is larger than the number of games in a file."""
    if number > count:
        raise BadOption(f"--game {number}: {where} has {counted(count, 'game')}")


def recorded_dictionary(used: DictionaryUsed, words: str | None = None) -> Dictionary:
    """Load the dictionary that a record names.

    words: a name, path or URL to use in place of the recorded name. A recorded name must be known,
    or be a file, so that a record cannot start a download. Raises BadDictionary, also for a
    dictionary with other words.
    """
    from lexicon_fast.dictionary.wordlists import is_known

    digest = used.sha256[:_SHA256_SHOWN]
    name = used.name if words is None else words
    if words is None and not (is_known(name) or os.path.isfile(name)):
        raise BadDictionary(
            f"dictionary {excerpt(name, 120)} is not known here; use -w with a list of the same"
            f" words (its sha256 begins with {digest!r})"
        )
    dictionary = load(name)
    if dictionary.sha256 != used.sha256:
        raise BadDictionary(
            f"dictionary {excerpt(name, 120)} differs from the one in the record: sha256"
            f" {dictionary.sha256[:_SHA256_SHOWN]!r}..., expected {digest!r}...; use -w with the"
            " right list"
        )
    return dictionary
