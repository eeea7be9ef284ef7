"""The output of a census: a file X that appears at the end, and a checkpoint until then.

X.part has the job, the numbers of the parts counted so far, and the sum of their tallies. It is
replaced in one step, so a census that is killed at any moment can be resumed. Meanwhile X-lock
keeps other processes from writing. At the end the job record X.job is written, then X, and X.part
is removed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from glob import escape, glob
from hashlib import sha256
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import atomic_write
from lexicon_fast.base.validation import decoder
from lexicon_fast.census.tally import Shape, Tally
from lexicon_fast.rows import resume as resumable

#: The largest share of the time that writing checkpoints may take.
_SHARE: Final = 0.05


class PartialCount(NamedTuple):
    """The sum of the tallies of the parts counted so far, and the numbers of these parts."""

    tally: Tally
    parts: frozenset[int]


def is_finished(path: str, job: Mapping[str, str]) -> bool:
    """Return whether a run of the job has finished the census at `path`.

    Raises BadOption if the file is of another or an unknown job, or has changed; OSError.
    """
    final = resumable.final_path(path)
    if not os.path.isfile(final) or os.path.exists(f"{final}.part"):
        return False
    resumable.LockFile(final).close()  # removes a lock file that a killed process has left
    resumable.check_finished(final, job)
    return True


class CensusFile:
    """The file of a census, and its checkpoint until the census is complete.

    job: see `rows.resume`; shape: of the tally; resume: continue where an earlier run was stopped;
    otherwise an older X.part is overwritten. Call `finish` or `keep` at the end.

    Raises BadOption if the earlier run cannot be resumed or another process writes the file;
    OSError.
    """

    def __init__(self, path: str, job: Mapping[str, str], shape: Shape, *, resume: bool) -> None:
        self._path = resumable.final_path(path)
        self._part = self._path + ".part"
        self._job = dict(job)
        self._shape = shape
        self._next = 0.0
        self._empty = True
        self._lock = resumable.LockFile(self._path)
        try:
            #: The count of an earlier run.
            self.begun = PartialCount(Tally(shape), frozenset())
            if resume and os.path.exists(self._part):
                self.begun = self._read()
            self.save(self.begun, now=True)
        except BaseException:
            self._lock.close()
            raise

    def save(self, so_far: PartialCount, *, now: bool = False) -> None:
        """Write a checkpoint, unless the last one is recent. now: always. Raises OSError."""
        begun = monotonic()
        if begun < self._next and not now:
            return
        tally = msgspec.Raw(so_far.tally.to_json())
        parts = sorted(so_far.parts)
        state = _State(self._job, parts, tally, _checksum(parts, tally))
        atomic_write(self._part, msgspec.json.encode(state))
        self._empty = not so_far.parts
        written = monotonic()
        self._next = written + (written - begun) / _SHARE

    def finish(self, result: bytes, record: Mapping[str, str]) -> None:
        """Write the job record, then the result. Raises OSError.

        record: the job, with the options that change only the result, like its format. The
        checkpoint is removed last: as long as it exists, `--resume` runs this again.
        """
        resumable.write_record(self._path, record, resumable.fingerprint_of_bytes(result))
        atomic_write(self._path, result)
        self._remove()
        self._lock.close()

    def keep(self) -> str:
        """Stop before the end; return a message about what can be resumed."""
        kept = ""
        if self._empty:
            self._remove()
        else:
            kept = f"{self._part} keeps the counts so far; continue with --resume"
        self._lock.close()
        return kept

    def _remove(self) -> None:
        for path in (self._path, self._part):
            for left in glob(f"{escape(path)}.[0-9]*-*.tmp"):  # of killed processes
                resumable.remove(left)
        resumable.remove(self._part)

    def _read(self) -> PartialCount:
        try:
            with open(self._part, "rb") as file:
                state = decoder(_State).decode(file.read())
            resumable.check_same_job(self._part, state.job, self._job)
            tally = Tally.from_json(bytes(state.tally))
        except BadOption:
            raise
        except (msgspec.MsgspecError, ValueError):
            raise resumable.damaged(self._part) from None
        if tally.shape != self._shape or state.checksum != _checksum(state.parts, state.tally):
            raise resumable.damaged(self._part)
        return PartialCount(tally, frozenset(state.parts))


class _State(NamedTuple):
    job: dict[str, str]
    parts: list[int]
    tally: msgspec.Raw
    #: Of the parts and the tally: a wrong digit would make wrong counts.
    checksum: str = ""


def _checksum(parts: list[int], tally: msgspec.Raw) -> str:
    return sha256(msgspec.json.encode(parts) + bytes(tally)).hexdigest()
