"""The results of a tournament as JSON Lines, written deal by deal, and resumed from there.

The first line is the `Header`: all settings, and the version that wrote it. Each further line is a
`Line`, the results of a deal between two bots. It is written with one call, after the records of
its games, whose size it has: a tournament that is killed at any time continues after the last whole
line. The order of the lines is fixed: each deal is played by all pairs before the next one.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack, contextmanager, suppress
from itertools import islice
from typing import TYPE_CHECKING, Any, BinaryIO, Literal, Self

import msgspec

from lexicon_fast._version import __version__
from lexicon_fast.arena.match import Deal, Group, Played, Players
from lexicon_fast.arena.match_file import job_of
from lexicon_fast.arena.statistics import Sprt
from lexicon_fast.arena.tournament import pairings
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import is_special
from lexicon_fast.base.tile_text import shown_bytes
from lexicon_fast.base.validation import decoder
from lexicon_fast.rows.resume import difference, final_path, open_part, remove
from lexicon_fast.rows.streams import Stream

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lexicon_fast.dictionary import Dictionary


class UsedDictionary(msgspec.Struct, frozen=True):
    """The dictionary in play."""

    name: str
    words: int
    sha256: str

    @classmethod
    def of(cls, dictionary: Dictionary) -> Self:
        return cls(dictionary.name, len(dictionary), dictionary.sha256)


class Labels(msgspec.Struct, frozen=True):
    """How reports call things.

    rules: the rules in a few words; unit: what a bot wins; points: what a bot scores in it;
    difference: between two bots, in points.
    """

    rules: str
    unit: str
    points: str
    difference: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a tournament.

    bots: specs; names: of the bots in the lines; gauntlet: True if only the first bot plays against
    all others; options, timeout, clock: see `match.Match`; record: whether games are recorded; job:
    all that a run must have in common with the earlier ones that it continues, see `rows.resume`.
    """

    format: Literal["lexicon-fast tournament 1"] = "lexicon-fast tournament 1"
    version: str = __version__
    game: str
    bots: tuple[str, ...]
    names: tuple[str, ...]
    gauntlet: bool
    seed: int
    dictionary: UsedDictionary
    options: dict[str, Any]
    timeout: float | None
    clock: str | None = None
    sprt: Sprt | None
    record: bool
    labels: Labels
    job: dict[str, str]

    @property
    def groups(self) -> tuple[Group, ...]:
        """The pairs of bots that play, by their numbers."""
        return pairings(len(self.names), gauntlet=self.gauntlet)


def header_of(players: Players, labels: Labels, *, gauntlet: bool, sprt: Sprt | None) -> Header:
    """Return the header of a tournament."""
    match = players.match
    test = "no" if sprt is None else f"{sprt.elo0:g}:{sprt.elo1:g}"
    risks = {} if sprt is None else {"alpha": sprt.alpha, "beta": sprt.beta}
    return Header(
        game=match.game,
        bots=match.bots,
        names=tuple(players.names),
        gauntlet=gauntlet,
        seed=match.seed,
        dictionary=UsedDictionary.of(players.dictionary),
        options=match.options,
        timeout=match.timeout,
        clock=None if match.clock is None else str(match.clock),
        sprt=sprt,
        record=match.record,
        labels=labels,
        job=job_of(
            players,
            gauntlet=gauntlet,
            timeout="default" if match.timeout is None else f"{match.timeout:g}",
            clock="no" if match.clock is None else str(match.clock),
            sprt=test,
            **risks,
            record=match.record,
        ),
    )


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deal between two bots, in both seatings.

    bots: their names; decisions, seconds: of each bot; record_size: bytes of the file of records
    after the deal, if there is one.
    """

    deal: int
    bots: tuple[str, str]
    played: tuple[Played, Played]
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    record_size: int | None = None


class TournamentFile:
    """The results of a tournament in a file, and the records of its games in another one.

    path: a new file, or one that an earlier run of the same tournament has begun; record: None:
    games are not recorded. Neither may be a device or a pipe.

    Raises BadOption if the file has anything else, or another process writes it, OSError naming the
    file. As a context, it closes the files.
    """

    def __init__(self, path: str, record: str | None, header: Header) -> None:
        for name, each in (("-o", path), ("--record", record)):
            if each is not None and is_special(each):
                raise BadOption(f"{name} {each}: this cannot be continued; use a file")
        self._path = final_path(path)
        self._header = header
        #: What is wrong with the last line, which is cut off and played again; "": nothing.
        self.notice = ""
        #: Deals in the file, its bytes, and those of their records.
        self._count = self._size = self._record_size = 0
        self._stack = ExitStack()
        self._records: Stream | None = None
        with ExitStack() as stack:
            stack.callback(self.close)
            self._file = self._stack.enter_context(open_part(self._path))
            self._is_new = not os.fstat(self._file.fileno()).st_size
            if self._is_new:
                stack.callback(remove, self._path)
            else:
                self._find_deals()
            if record is not None:
                self._records = self._open_records(final_path(record))
            self._file.truncate(self._size)
            self._file.seek(self._size)
            self._results = Stream(self._file, self._path)
            if self._is_new:
                self._write(header)
            stack.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _find_deals(self) -> None:
        """Check and count the deals of an earlier run."""
        with open(self._file.fileno(), "rb", closefd=False) as file:
            earlier, lines = _read(file, self._path)
            if differs := difference(earlier.job, self._header.job):
                raise BadOption(
                    f"{self._path} was started with a different {differs}; use the same, or"
                    " another file for -o"
                )
            for line in lines:
                self._count += 1
                self._record_size = line.record_size or 0
            self._size, self.notice = lines.size, lines.notice

    def _open_records(self, path: str) -> Stream:
        """Open the records of an earlier run, and cut off those of a deal without a line.

        Raises BadOption if they are not there.
        """
        file = self._stack.enter_context(open_part(path))
        size = os.fstat(file.fileno()).st_size
        if size and self._is_new:
            raise BadOption(
                f"--record {path}: the file has records of something else; remove it, or choose"
                " another one"
            )
        if size < self._record_size:
            if not size:
                remove(path)
            raise BadOption(
                f"--record {path} has {size:,} bytes, but {self._path} counts"
                f" {self._record_size:,} bytes of records; use the file of that run"
            )
        file.truncate(self._record_size)
        file.seek(self._record_size)
        return Stream(file, path)

    def earlier(self) -> Iterator[Deal]:
        """Yield the deals of earlier runs, without their records. Call it before `write`."""
        with open(self._path, "rb") as file:
            _, lines = _read(file, self._path)
            yield from islice(lines.deals(), self._count)

    def write(self, deal: Deal) -> None:
        """Write a deal. Raises OSError naming the file."""
        if self._records is not None:
            records = "".join(f"{line}\n" for lines in deal.records for line in lines).encode()
            self._records.write(records)
            self._record_size += len(records)
        first, second = (self._header.names[each] for each in deal.bots)
        one, two = deal.played
        times = [round(each, 6) for each in deal.seconds]
        self._write(
            Line(
                deal=deal.number,
                bots=(first, second),
                played=(one, two),
                decisions=(deal.decisions[0], deal.decisions[1]),
                seconds=(times[0], times[1]),
                record_size=None if self._records is None else self._record_size,
            )
        )
        self._count += 1

    def _write(self, line: Header | Line) -> None:
        data = shown_bytes(msgspec.json.encode(line)) + b"\n"
        self._results.write(data)
        self._size += len(data)

    def keep(self) -> str:
        """Cut off what is incomplete after an error; return a message about the rest.

        A new file without a deal is removed.
        """
        if self._file.closed:
            return ""
        with suppress(OSError):
            self._file.truncate(self._size)
        if not self._count:
            remove(self._path)
            if self._records is not None:
                remove(self._records.name)
            return ""
        return f"{self._path} keeps the deals so far; the same command continues"

    def close(self) -> None:
        """Close the files. May be called again."""
        self._stack.close()


def earlier_seed(path: str) -> int | None:
    """Return the seed of the tournament in a file; None: there is no such file, or it is empty.

    Devices and pipes are not read. Raises BadOption for a file with anything else, OSError.
    """
    if is_special(path):
        return None
    try:
        with open(path, "rb") as file:
            return None if not file.peek(1) else _read(file, path)[0].seed
    except FileNotFoundError:
        return None


@contextmanager
def open_results(path: str) -> Iterator[tuple[Header, Lines]]:
    """Open the results of a tournament: yield the header, and the lines after it.

    path: - is stdin. Raises BadOption for a file with anything else, OSError.
    """
    if path == "-":
        yield _read(sys.stdin.buffer, "stdin")
        return
    with open(path, "rb") as file:
        yield _read(file, path)


def _read(file: BinaryIO, path: str) -> tuple[Header, Lines]:
    """Read the header of a file. Raises BadOption."""
    first = file.readline()
    try:
        header = decoder(Header).decode(first)
    except (msgspec.MsgspecError, ValueError):
        header = None
    if header is None or not first.endswith(b"\n") or len(header.names) < 2:
        raise BadOption(
            f"{path} has no results of a tournament that this version can read; choose another file"
        )
    return header, Lines(file, path, header, len(first))


class Lines:
    """The whole lines of a file after its header, which are checked.

    size: bytes up to the end of the last line that was yielded; notice: after the end, what is
    wrong with the last line, or "".
    """

    def __init__(self, file: BinaryIO, path: str, header: Header, size: int) -> None:
        self._file, self._path, self._header = file, path, header
        self._groups = header.groups
        self.size = size
        self.notice = ""

    def __iter__(self) -> Iterator[Line]:
        """Yield the lines. Raises BadOption for a damaged one."""
        names = self._header.names
        record_size = 0
        for at, text in enumerate(self._file):
            where = f"{self._path}:{at + 2}"
            if not text.endswith(b"\n"):
                self.notice = (
                    f"{where}: the last line is incomplete and does not count; the command that"
                    " wrote it plays this deal again"
                )
                return
            number, group = divmod(at, len(self._groups))
            first, second = (names[each] for each in self._groups[group])
            try:
                line = decoder(Line).decode(text)
            except (msgspec.MsgspecError, ValueError) as error:
                raise _damaged(where, str(error)) from None
            if (line.deal, line.bots) != (number + 1, (first, second)):
                raise _damaged(where, f"expected deal {number + 1} of {first} and {second}")
            size = line.record_size or 0
            if size < record_size or (line.record_size is None) == self._header.record:
                raise _damaged(where, f"record_size {line.record_size}")
            record_size = size
            for each in line.played:
                columns = (each.seats, each.wins, each.points, each.turns)
                forfeit = 0 if each.forfeit is None else each.forfeit.bot
                if any(len(column) != 2 for column in columns) or forfeit not in (0, 1):
                    raise _damaged(where, "a game is not one of 2 bots")
            self.size += len(text)
            yield line

    def deals(self) -> Iterator[Deal]:
        """Yield the deals, without their records. Raises BadOption for a damaged line."""
        return map(self._deal, self)

    def _deal(self, line: Line) -> Deal:
        """Return the deal of a line, without its records."""
        first, second = (self._header.names.index(bot) for bot in line.bots)
        return Deal(line.deal, line.played, line.decisions, line.seconds, bots=(first, second))


def _damaged(where: str, reason: str) -> BadOption:
    return BadOption(
        f"{where}: damaged line ({reason}); remove it and all lines after it, and the same command"
        " plays these deals again"
    )
