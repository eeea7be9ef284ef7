"""Output opened by its path: a stream, or a part file that can be resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.errors import BadOption
from lexicon_fast.rows.streams import Stream, open_stdout
from lexicon_fast.whole_files import is_special

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from lexicon_fast.rows.streams import Totals


_NO_JOB: Final[Mapping[str, str]] = {}


def open_output(
    path: str | None,
    fingerprint: Callable[[], str] | None = None,
    job: Mapping[str, str] = _NO_JOB,
    *,
    resume: bool = False,
    whole: bool = False,
) -> Stream:
    """The output at a path, or stdout.

    Devices and named pipes are written to as they are. Arguments and errors: see `PartFile`.
    """
    if path is not None and not is_special(path):
        from lexicon_fast.rows.parts import PartFile

        return PartFile(path, fingerprint, job, resume=resume, whole=whole)
    if resume:
        raise _not_resumable(path)
    if path is None:
        return open_stdout()
    return Stream(open(path, "wb", buffering=0), path, whole=whole)


def finished_output(
    path: str | None,
    fingerprint: Callable[[], str] | None = None,
    job: Mapping[str, str] = _NO_JOB,
) -> Totals | None:
    """Count the answers of a resumed output that is finished; None: something is left to do.

    Arguments and errors: see `parts.finished`.
    """
    if path is None or is_special(path):
        raise _not_resumable(path)
    from lexicon_fast.rows.parts import finished

    return finished(path, fingerprint, job)


def _not_resumable(path: str | None) -> BadOption:
    return BadOption(f"--resume: {path or 'stdout'} can't be resumed; use -o FILE")
