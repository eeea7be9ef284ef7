"""The output of a census: a file that gets its name in the end, and a checkpoint until then.

X.part holds the job, the parts that have been counted and the sum of their tallies. It is replaced
as a whole, so that a census that was killed at any moment goes on from some whole parts. Meanwhile
X-lock keeps other processes away. In the end the job record X.job is written, then X, and X.part is
removed.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from glob import escape, glob
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from lexicon_fast.census.tally import Shape, Tally
from lexicon_fast.errors import BadOption
from lexicon_fast.rows.job_record import check_finished, write_record
from lexicon_fast.rows.resume import LockFile, check_same_job, fingerprint_of_bytes, remove
from lexicon_fast.whole_files import write_whole

#: A checkpoint is written at most so often that writing takes this share of the time.
_SHARE: Final = 0.05


class Counted(NamedTuple):
    """The sum of the tallies of some parts, and their numbers."""

    tally: Tally
    parts: frozenset[int]


def is_finished(path: str, job: Mapping[str, str]) -> bool:
    """Return whether a finished census is at `path`, with nothing left to do.

    Raises BadOption if another job made it, or nobody knows which, or it was changed; OSError.
    """
    final = _final(path)
    if not os.path.isfile(final) or os.path.exists(f"{final}.part"):
        return False
    LockFile(final).close()  # removes the one that a killed process left in its last moment
    check_finished(final, job)
    return True


def _final(path: str) -> str:
    """The path of the file that a link points to."""
    return os.path.realpath(path) if os.path.islink(path) else path


class CensusFile:
    """The result of a census that goes to `path`, and until then what has been counted.

    job: what must be the same to go on, a name that users know -> value; shape: that of the tally;
    resume: go on where an earlier run was stopped; without it an older X.part is written over.

    Raises BadOption if it cannot be gone on with or another process writes it, OSError if it cannot
    be written. To be ended by `finish` or `keep`.
    """

    def __init__(self, path: str, job: Mapping[str, str], shape: Shape, *, resume: bool) -> None:
        self._path = _final(path)
        if os.path.isdir(self._path):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
        self._part = self._path + ".part"
        self._job = dict(job)
        self._shape = shape
        self._next = 0.0
        self._empty = True
        self._lock = LockFile(self._path)
        try:
            #: What an earlier run has counted.
            self.begun = Counted(Tally(shape), frozenset())
            if resume and os.path.exists(self._part):
                self.begun = self._read()
            self.save(self.begun, now=True)
        except BaseException:
            self._lock.close()
            raise

    def save(self, so_far: Counted, *, now: bool = False) -> None:
        """Keeps what has been counted so far, if it is time to. now: it is. Raises OSError."""
        begun = monotonic()
        if begun < self._next and not now:
            return
        tally = msgspec.Raw(so_far.tally.to_json())
        state = _State(self._job, sorted(so_far.parts), tally)
        write_whole(self._part, msgspec.json.encode(state))
        self._empty = not so_far.parts
        written = monotonic()
        self._next = written + (written - begun) / _SHARE

    def finish(self, result: bytes, record: Mapping[str, str]) -> None:
        """Write the result, and before it the job record. Raises OSError.

        record: the job with what decides about the result alone, like its format. The checkpoint is
        removed last: as long as it is there, `--resume` comes here again.
        """
        write_record(self._path, record, fingerprint_of_bytes(result))
        write_whole(self._path, result)
        self._remove()
        self._lock.close()

    def keep(self) -> str:
        """The rest is not counted; returns what becomes of what has been."""
        kept = ""
        if self._empty:
            self._remove()
        else:
            kept = f"{self._part} keeps what has been counted so far; --resume goes on"
        self._lock.close()
        return kept

    def _remove(self) -> None:
        for path in (self._path, self._part):
            for left in glob(f"{escape(path)}.[0-9]*-*.tmp"):  # by those killed while they wrote
                remove(left)
        remove(self._part)  # the last: as long as it is there, --resume comes here again

    def _read(self) -> Counted:
        try:
            with open(self._part, "rb") as file:
                state = msgspec.json.decode(file.read(), type=_State)
            check_same_job(self._part, state.job, self._job)
            tally = Tally.from_json(bytes(state.tally))
        except BadOption:
            raise
        except (msgspec.MsgspecError, ValueError):
            raise self._damaged() from None
        if tally.shape != self._shape:
            raise self._damaged()
        return Counted(tally, frozenset(state.parts))

    def _damaged(self) -> BadOption:
        return BadOption(f"{self._part} is damaged; drop --resume to start again")


class _State(NamedTuple):
    job: dict[str, str]
    parts: list[int]
    tally: msgspec.Raw
