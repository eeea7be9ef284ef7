"""The files of a match: records and raw results, written deal by deal.

Records are written to X.part, which is renamed to X when the match is over. Until then X.part.json
has the job in its first line, and a line for each complete deal in X.part, with its results and the
size of X.part after it. The line is written last: a match that is killed at any time resumes after
the last deal with a line; the rest of X.part is cut off and played again. Raw results are written
again from these lines.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Self

import msgspec

from lexicon_fast._version import __version__
from lexicon_fast.arena.match import Deal, Players, play
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import is_special
from lexicon_fast.base.tile_text import shown_bytes
from lexicon_fast.base.validation import decoder
from lexicon_fast.rows.resume import (
    check_same_job,
    damaged,
    dictionary_id,
    final_path,
    finished,
    open_kept,
    open_part,
    publish,
    remove,
    replace_file,
)
from lexicon_fast.rows.streams import Interrupts, Stream

if TYPE_CHECKING:
    from lexicon_fast.arena.results import Tally
    from lexicon_fast.arena.tournament import Standings
    from lexicon_fast.arena.tournament_file import TournamentFile
    from lexicon_fast.bots.base import Bot


def job_of(players: Players, **options: object) -> dict[str, str]:
    """Return the job of a match, see `rows.resume`.

    options: further command-line options that change the output, by name.
    """
    match = players.match
    job = {
        "version": __version__,
        "game": match.game,
        "bots": ", ".join(match.bots),
        "dictionary": dictionary_id(players.dictionary),
    }
    for name, bot in zip(players.names, players.bots, strict=True):
        for what, value in _files_of(bot):
            job[f"{what} of {name}"] = value
    all_options = {"seed": match.seed, **match.options, **options}
    for name, value in all_options.items():
        job[f"--{name.replace('_', '-')}"] = _text(value)
    return job


def earlier_seed(record: str) -> int | None:
    """Return the seed of the run whose records are at a path; None: there is none to resume.

    A damaged file is reported by `MatchFiles`.
    """
    final = final_path(record)
    errors = (OSError, LookupError, TypeError, ValueError)
    with suppress(*errors), open(f"{final}.part.json", "rb") as file:
        return int(msgspec.json.decode(file.readline())["--seed"])
    with suppress(*errors), open(f"{final}.job", "rb") as file:
        return int(msgspec.json.decode(file.read())["job"]["--seed"])
    return None


def _files_of(bot: Bot) -> Iterator[tuple[str, str]]:
    """Yield the options of a bot that name files, each with an identifier of the content."""
    if not bot.knows_all:
        yield "dictionary", dictionary_id(bot.words)
    for option, identifier in bot.files().items():
        yield f"{option} file", identifier


def _text(value: object) -> str:
    if isinstance(value, dict):
        return sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:16]
    if isinstance(value, bool) or value is None:
        return "yes" if value else "no"
    return str(value)


class MatchFiles:
    """The files of a match: `record` for records, `raw` for raw results; None: no such file.

    job: see `job_of`; resume: continue the records where an earlier run was stopped; otherwise an
    older X.part is overwritten. Devices and named pipes are written directly.

    Raises BadOption if the earlier run cannot be resumed or another process writes X.part, OSError
    naming the file. As a context, it closes the files.
    """

    def __init__(
        self, record: str | None, raw: str | None, job: Mapping[str, str], *, resume: bool
    ) -> None:
        #: Whether an earlier run has finished the match; then no file was opened.
        self.is_complete = (
            resume
            and record is not None
            and not is_special(record)
            and finished(record, lambda: job) is not None
        )
        self._stack = ExitStack()
        self._record: _RecordFile | Stream | None = None
        if self.is_complete:
            return
        self._raw: Stream | None = None
        with ExitStack() as stack:
            stack.callback(self.close)
            if record is not None:
                self._record = self._open(record, job, resume=resume)
            if raw is not None:
                self._raw = _stream(raw)
                self._stack.callback(self._raw.__exit__)
            stack.pop_all()

    def _open(self, record: str, job: Mapping[str, str], *, resume: bool) -> _RecordFile | Stream:
        if not is_special(record):
            file = _RecordFile(record, job, resume=resume)
            self._stack.callback(file.close)
            return file
        if resume:
            raise BadOption(f"--resume: {record} cannot be resumed; use --record with a file")
        stream = _stream(record)
        self._stack.callback(stream.__exit__)
        return stream

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def earlier(self) -> Iterator[Deal]:
        """Yield the deals of an earlier run, without their records. Call it before `write`."""
        if isinstance(self._record, _RecordFile):
            for deal in self._record.earlier():
                self._write_raw(deal)
                yield deal

    def write(self, deal: Deal) -> None:
        """Write a deal to the files. Raises OSError naming the file."""
        self._write_raw(deal)
        if self._record is not None:
            records = "".join(f"{line}\n" for lines in deal.records for line in lines).encode()
            if isinstance(self._record, _RecordFile):
                self._record.add(deal, records)
            else:
                self._record.write(records)

    def _write_raw(self, deal: Deal) -> None:
        if self._raw is not None:
            lines = b"".join(msgspec.json.encode(each) + b"\n" for each in deal.played)
            self._raw.write(shown_bytes(lines))

    def finish(self) -> None:
        """Rename the records: the match is over. Raises OSError."""
        if isinstance(self._record, _RecordFile):
            self._record.finish()

    def keep(self) -> str:
        """Keep the complete deals of an unfinished match; return a message about them."""
        return self._record.keep() if isinstance(self._record, _RecordFile) else ""

    def close(self) -> None:
        """Close the files. May be called again."""
        self._stack.close()


def play_into(
    files: MatchFiles | TournamentFile,
    players: Players,
    tally: Tally | Standings,
    pairs: int,
    *,
    stop: Callable[[], bool],
    threads: int,
    progress: Callable[[Iterable[Deal]], Generator[Deal]],
) -> None:
    """Play the deals of a match that an earlier run has not played, and write and count each.

    tally: counts all deals; stop: called after each one, returns True to stop early; progress:
    yields the deals that it gets.
    """
    groups = len(players.groups)
    done, stopped = 0, False
    for deal in files.earlier():
        tally.add(deal)
        done += 1
        stopped = stop()
    if stopped or done >= pairs * groups:
        return
    first, skip = done // groups + 1, done % groups
    played = play(players.match, pairs, threads, players=players, first=first, skip=skip)
    with closing(played), closing(progress(played)) as deals, Interrupts() as interrupts:
        for deal in deals:
            with interrupts.delayed():  # each deal that counts is also written
                files.write(deal)
                tally.add(deal)
            if stop():
                return


class _Line(msgspec.Struct, array_like=True):
    """A complete deal: its results without the records, and the size of X.part after it."""

    deal: Deal
    size: int


class _RecordFile:
    """Records in X.part, and the list of its complete deals in X.part.json."""

    def __init__(self, path: str, job: Mapping[str, str], *, resume: bool) -> None:
        self._path = final_path(path)
        self._part = self._path + ".part"
        self._state = self._part + ".json"
        self._job = dict(job)
        #: Complete deals, and the bytes of their records and of their lines.
        self._deals = self._size = self._lines = 0
        self._closed = False
        with ExitStack() as stack:
            file = stack.enter_context(open_part(self._part))
            self._records = Stream(file, self._part)
            if not (resume and os.path.exists(self._state)):
                file.truncate(0)  # first, or the new list would come with old records
                replace_file(self._state, msgspec.json.encode(self._job) + b"\n")
            lines = stack.enter_context(open_kept(self._state))
            self._journal = Stream(lines, self._state)
            self._files = (file, lines)
            self._check_job()
            self._find_complete_deals()
            stack.pop_all()

    def _check_job(self) -> None:
        _, lines = self._files
        with open(lines.fileno(), "rb", closefd=False) as file:
            line = file.readline()
        try:
            job = msgspec.json.decode(line, type=dict[str, str])
        except msgspec.DecodeError:
            raise damaged(self._state) from None
        check_same_job(self._part, job, self._job)
        self._lines = len(line)

    def _find_complete_deals(self) -> None:
        """Count the complete deals in X.part, and cut off the rest."""
        records, lines = self._files
        size = os.fstat(records.fileno()).st_size
        lines.seek(self._lines)
        with open(lines.fileno(), "rb", closefd=False) as file:
            for line in file:
                if not line.endswith(b"\n"):
                    break  # the run was killed while it wrote the line
                entry = self._read(line)
                if entry.size > size:
                    break
                self._deals, self._size = entry.deal.number, entry.size
                self._lines += len(line)
        self._cut()

    def earlier(self) -> Iterator[Deal]:
        """Yield the complete deals of an earlier run. Call it before `add`."""
        with open(self._state, "rb") as file:
            file.readline()
            for line in islice(file, self._deals):
                yield decoder(_Line).decode(line).deal

    def _read(self, line: bytes) -> _Line:
        try:
            entry = decoder(_Line).decode(line)
        except msgspec.DecodeError:
            raise damaged(self._state) from None
        deal = entry.deal
        bots = len(deal.played)
        lists = [deal.decisions, deal.seconds]
        for each in deal.played:
            lists += [each.seats, each.wins, each.points, each.turns]
        if (
            deal.number != self._deals + 1
            or entry.size < self._size
            or any(len(each) != bots for each in lists)
        ):
            raise damaged(self._state)
        return entry

    def _cut(self) -> None:
        """Truncate both files to the complete deals, to continue after them."""
        for file, size in zip(self._files, (self._size, self._lines), strict=True):
            file.truncate(size)
            file.seek(size)

    def add(self, deal: Deal, records: bytes) -> None:
        """Write a deal. Raises OSError naming the file."""
        self._records.write(records)
        size = self._size + len(records)
        results = msgspec.structs.replace(deal, records=())
        line = msgspec.json.encode(_Line(results, size)) + b"\n"
        self._journal.write(line)
        self._deals, self._size = deal.number, size
        self._lines += len(line)

    def finish(self) -> None:
        """Rename the complete X.part to X."""
        self._cut()
        publish(self._files[0], self._path, self._job)
        self.close()
        remove(self._state)

    def keep(self) -> str:
        """Keep the complete deals; return a message about them."""
        if self._closed:
            return ""
        with suppress(OSError):
            self._cut()
        if not self._deals:
            remove(self._part)
            remove(self._state)
        self.close()
        return f"{self._part} keeps the deals so far; continue with --resume" if self._deals else ""

    def close(self) -> None:
        self._closed = True
        for file in self._files:
            file.close()


def _stream(path: str) -> Stream:
    return Stream(open(path, "wb", buffering=0), path)
