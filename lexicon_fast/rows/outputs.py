"""Opening of outputs: a stream, or a part file that can be resumed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.files import is_special
from lexicon_fast.rows.streams import Stream, open_stdout

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
    whole_writes: bool = False,
) -> Stream:
    """Open the output at a path; None: stdout. Devices and named pipes are written directly.

    fingerprint: returns the fingerprint of the input; None: the input cannot be read again. Other
    arguments and errors: see `PartFile`.
    """
    if path is not None and not is_special(path):
        from lexicon_fast.rows.parts import PartFile

        full = with_input(job, fingerprint) if resume or fingerprint else None
        return PartFile(path, full, resume=resume, whole_writes=whole_writes)
    if resume:
        raise _not_resumable(path)
    if path is None:
        return open_stdout()
    return Stream(open(path, "wb", buffering=0), path, whole_writes=whole_writes)


def finished_output(
    path: str | None,
    fingerprint: Callable[[], str] | None = None,
    job: Mapping[str, str] = _NO_JOB,
) -> Totals | None:
    """Return the totals of an output that an earlier run has finished; None: it is not finished.

    Arguments and errors: see `open_output`, `parts.finished`.
    """
    if path is None or is_special(path):
        raise _not_resumable(path)
    from lexicon_fast.rows.parts import finished

    return finished(path, lambda: with_input(job, fingerprint))


def with_input(job: Mapping[str, str], fingerprint: Callable[[], str] | None) -> dict[str, str]:
    """Return the job with the fingerprint of its input."""
    if fingerprint is None:
        raise BadOption("--resume: only an input file can be read again; use -i FILE")
    return {**job, "input": fingerprint()}


def _not_resumable(path: str | None) -> BadOption:
    return BadOption(f"--resume: {path or 'stdout'} can't be resumed; use -o FILE")
