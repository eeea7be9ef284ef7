"""Job records: `X.job` describes the job that made a finished output X.

The record has the job (input, dictionary, options, version), a fingerprint of the output, and the
totals of its positions. It is written before the output is renamed to X, so a finished X always has
a record. A process that is killed in between leaves a record that does not match an older X.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from lexicon_fast.base.errors import BadOption, naming_errors
from lexicon_fast.base.validation import decoder
from lexicon_fast.rows.resume import difference, fingerprint, remove, replace_file
from lexicon_fast.rows.streams import Totals

if TYPE_CHECKING:
    from collections.abc import Mapping


class _Record(msgspec.Struct):
    """The content of `X.job`, in JSON.

    job: see `rows.resume`; output: the fingerprint of the file; answered: the totals of positions.
    """

    job: dict[str, str]
    output: str
    answered: tuple[int, int, str | None]


def write_record(
    path: str, job: Mapping[str, str], output: str, totals: Totals | None = None
) -> None:
    """Write the record of a complete output, before it is renamed to `path`.

    output: its fingerprint. Raises OSError.
    """
    record = msgspec.json.encode(_Record(dict(job), output, (totals or Totals()).values))
    replace_file(f"{path}.job", msgspec.json.format(record, indent=2) + b"\n")


def remove_record(path: str) -> None:
    """Remove the record of the output at `path`, if there is one."""
    remove(f"{path}.job")


def check_finished(path: str, job: Mapping[str, str]) -> Totals:
    """Return the totals of a finished output.

    Raises BadOption unless its record is of the same job, and the output is unchanged; OSError.
    """
    place = f"{path}.job"
    try:
        with open(place, "rb") as file:
            record = decoder(_Record).decode(file.read())
    except FileNotFoundError:
        raise BadOption(
            f"--resume: {path} has no job record ({place}), so it is not known which job made it;"
            " drop --resume to rebuild it"
        ) from None
    except msgspec.MsgspecError:
        raise BadOption(
            f"--resume: the job record {place} is damaged; drop --resume to rebuild {path}"
        ) from None
    if differs := difference(record.job, job):
        raise BadOption(
            f"--resume: {path} was made with a different {differs}; use the same, or drop --resume"
            " to rebuild it"
        )
    if fingerprint_of(path) != record.output:
        raise BadOption(
            f"--resume: {path} has changed since it was finished; drop --resume to rebuild it"
        )
    return Totals(*record.answered)


def fingerprint_of(path: str) -> str:
    """Return the fingerprint of a file. Raises OSError with its name."""
    with naming_errors(path), open(path, "rb", buffering=0) as file:
        return fingerprint(file)
