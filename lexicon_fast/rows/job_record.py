"""Job records: `X.job` beside a finished output X tells what made it.

The record holds the job (input, dictionary, options, version), a fingerprint of the output, and the
number of positions in it. It is written before X gets its name, so a finished X always has one. A
process killed between the two leaves a record with another fingerprint than that of an older X.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from lexicon_fast.errors import BadOption, naming_errors
from lexicon_fast.rows.resume import difference, fingerprint, remove
from lexicon_fast.rows.streams import Totals

if TYPE_CHECKING:
    from collections.abc import Mapping


_NOTHING: Final = Totals()


class _Answered(NamedTuple):
    positions: int
    bad: int
    first_bad: str | None


class _Record(msgspec.Struct):
    """The content of `X.job`, in JSON.

    job: what decides about the output, a name that users know -> value; output: the fingerprint of
    the file; answered: the positions in it, bad ones among them, and the first error.
    """

    job: dict[str, str]
    output: str
    answered: _Answered


def record_path(path: str) -> str:
    """The path of the record of the output at `path`."""
    return f"{path}.job"


def write_record(
    path: str, job: Mapping[str, str], output: str, answered: Totals = _NOTHING
) -> None:
    """Write the record of the finished output that is about to get its name `path`.

    output: its fingerprint; answered: what it answers. Raises OSError.
    """
    counts = _Answered(answered.positions, answered.bad, answered.first_bad)
    record = _Record(dict(job), output, counts)
    place = record_path(path)
    new = f"{place}.new"
    try:
        with naming_errors(place):
            with open(new, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(record), indent=2) + b"\n")
            os.replace(new, place)
    except OSError:
        remove(new)
        raise


def remove_record(path: str) -> None:
    """Remove the record of the output at `path`, if there is one."""
    remove(record_path(path))


def check_finished(path: str, job: Mapping[str, str]) -> Totals:
    """Return how many positions a finished output answers.

    Raises BadOption unless its record says that the same job made it, and it is unchanged; OSError.
    """
    place = record_path(path)
    try:
        with open(place, "rb") as file:
            record = msgspec.json.decode(file.read(), type=_Record)
    except FileNotFoundError:
        raise BadOption(
            f"--resume: {path} has no job record ({place}), so nobody knows what made it;"
            " drop --resume to rebuild it"
        ) from None
    except msgspec.MsgspecError:
        raise BadOption(
            f"--resume: the job record {place} is damaged; drop --resume to rebuild {path}"
        ) from None
    if differs := difference(record.job, job):
        raise BadOption(
            f"--resume: {path} was made with another {differs}; use the same, or drop --resume to"
            " rebuild it"
        )
    if fingerprint_of(path) != record.output:
        raise BadOption(
            f"--resume: {path} has changed since it was finished; drop --resume to rebuild it"
        )
    return Totals(*record.answered)


def fingerprint_of(path: str) -> str:
    """Size and sampled blocks of a file. Raises OSError with its name."""
    with naming_errors(path), open(path, "rb", buffering=0) as file:
        return fingerprint(file)
