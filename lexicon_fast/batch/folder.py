"""Output in a folder of parts that can be gone on with: a Parquet or Arrow file for each partition.

Beside the parts, `_manifest.json` tells of what job they are, and at the end that they are whole.
It is written first. A part is written under a hidden name, renamed when it is whole and on the
disk, and then noted in `_progress.jsonl` with its fingerprint; whatever is not noted, or was
changed since, is made again. The bytes of a part depend on the job and its number alone, so it does
not matter who makes it, when, or how often.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple, Self

import msgspec

from lexicon_fast.batch.record_batches import opened
from lexicon_fast.errors import BadDictionary, BadOption, naming_errors
from lexicon_fast.rows import resume
from lexicon_fast.rows.job_record import fingerprint_of
from lexicon_fast.rows.streams import Totals
from lexicon_fast.whole_files import write_whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import pyarrow as pa

    from lexicon_fast._native.dictionary.deadline import Stop
    from lexicon_fast.batch.partitions import Partition
    from lexicon_fast.batch.queries import Query
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format

_MANIFEST: Final = "_manifest.json"
_PROGRESS: Final = "_progress.jsonl"
#: What is ours in a folder, unfinished files included.
_OURS: Final = re.compile(
    r"part-\d{5,}\.(parquet|arrow)|\.part-.+\.tmp|(_manifest\.json|_progress\.jsonl)(\..+\.tmp)?"
)


class Part(NamedTuple):
    """A part that is done, and what it answers.

    fingerprint: of its file; notice: a warning about its input.
    """

    number: int
    positions: int
    bad: int
    first_bad: str | None
    fingerprint: str = ""
    notice: str | None = None


class _Manifest(msgspec.Struct):
    """What `_manifest.json` holds.

    parts: how many there are; whole: all of them are done; answered: then positions, bad ones among
    them, and what is wrong with the first one; fingerprints: then those of the parts.
    """

    job: dict[str, str]
    parts: int
    whole: bool = False
    answered: tuple[int, int, str | None] = (0, 0, None)
    fingerprints: list[str] = msgspec.field(default_factory=list)


class Work(NamedTuple):
    """How the parts of a job are made. Can be pickled if `dictionary` is a name or a path.

    dictionary_id: see `rows.resume`; id_type: of the ids that come in, None: there are none; place:
    what errors call a row.
    """

    query: Query
    dictionary: Dictionary | str
    dictionary_id: str
    folder: str
    form: Format
    id_type: pa.DataType | None
    place: str

    def part(self, partition: Partition, stop: Stop | None = None) -> Part:
        """Makes a part: from here on it is whole and on the disk, under its name.

        stop: once it is requested, no part is made. Raises BadDictionary if the
        dictionary is not the one that the job was begun with; what reading and answering raise.
        """
        from lexicon_fast.rows.column_files import ColumnWriter

        dictionary = opened(self.dictionary)
        if resume.dictionary_id(dictionary) != self.dictionary_id:
            raise BadDictionary(
                f"{dictionary.name}: another dictionary than where the job was begun;"
                " accepted: the same one on all machines"
            )
        task = self.query.columns_task(dictionary, self.id_type, self.place)
        schema = self.query.columns(dictionary, self.id_type).schema
        name = part_name(partition.number, self.form)
        path = os.path.join(self.folder, name)
        hidden = os.path.join(self.folder, f".{name}.{os.getpid()}-{os.urandom(6).hex()}.tmp")
        done = Totals()
        notice = None
        try:
            with naming_errors(path):
                writer = ColumnWriter(hidden, schema, dictionary, self.form)
            for chunk in partition.chunks(self.query.chunk_bytes):
                if stop is not None and stop.requested:
                    raise InterruptedError(f"{name}: stopped")
                for piece in task(chunk):
                    with naming_errors(path):
                        writer.write(piece.rows)
                    done += piece.answered
                    notice = notice or piece.notice
            with naming_errors(path):
                writer.close()
                _sync(hidden)
                made = fingerprint_of(hidden)
                os.replace(hidden, path)
        finally:
            resume.remove(hidden)
        return Part(partition.number, done.positions, done.bad, done.first_bad, made, notice)


def part_name(number: int, form: Format) -> str:
    """The name of the file of a part."""
    return f"part-{number:05}.{form}"


class Folder:
    """A folder of parts, while a job writes it.

    job: what must be the same to go on, a name that users know -> value; resume: keep the parts
    that a run of the same job has made. Without it they are removed.

    As a context it keeps other processes away. Raises BadOption for a folder with other files, for
    another job, and if another process writes it; OSError.
    """

    def __init__(
        self, path: str, job: Mapping[str, str], form: Format, parts: int, *, resume: bool
    ) -> None:
        self.path = path
        self._form = form
        self._manifest = _Manifest(dict(job), parts)
        self._resume = resume
        #: By number, those that are done.
        self.done: dict[int, Part] = {}

    def __enter__(self) -> Self:
        os.makedirs(self.path, exist_ok=True)
        # On POSIX a folder can be opened, and so be locked.
        self._lock = os.open(self.path, os.O_RDONLY) if os.name == "posix" else None
        try:
            if self._lock is not None:
                resume.lock_descriptor(self._lock, self.path)
            self._begin()
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self._close()

    @property
    def whole(self) -> bool:
        """Are all parts done, and does the manifest say so?"""
        return self._manifest.whole

    @property
    def totals(self) -> Totals:
        """What the parts that are done answer; first_bad is the first in the order of the input."""
        if self.whole:
            return Totals(*self._manifest.answered)
        parts = [self.done[number] for number in sorted(self.done)]
        return sum((Totals(part.positions, part.bad, part.first_bad) for part in parts), Totals())

    def add(self, part: Part) -> None:
        """Notes that a part is done."""
        path = self._in(_PROGRESS)
        with naming_errors(path), open(path, "ab") as file:
            file.write(msgspec.json.encode(part) + b"\n")
        self.done[part.number] = part

    def finish(self) -> None:
        """Notes that all are."""
        totals = self.totals
        self._manifest.answered = (totals.positions, totals.bad, totals.first_bad)
        parts = [self.done[number] for number in sorted(self.done)]
        self._manifest.fingerprints = [part.fingerprint for part in parts]
        self._manifest.whole = True
        self._write_manifest()
        self._remove_all_but(self._names(range(self._manifest.parts)))

    def kept(self) -> str:
        """What becomes of the output if it is stopped now."""
        done, parts = len(self.done), self._manifest.parts
        return f"{self.path} keeps {done:,} of {parts:,} parts; --resume goes on" if done else ""

    def _begin(self) -> None:
        names = os.listdir(self.path)
        foreign = [name for name in names if not _OURS.fullmatch(name)]
        if foreign and _MANIFEST not in names:
            raise BadOption(
                f"-o {self.path}: a folder with other files, like {min(foreign)};"
                " accepted: a new one, an empty one, or one of an earlier run"
            )
        if self._resume and _MANIFEST in names:
            self._read(set(names))
            return
        if self._resume and any(name.startswith("part-") for name in names):
            raise BadOption(
                f"--resume: {self.path} has parts but no {_MANIFEST}, so nobody knows what made"
                " them; drop --resume to rebuild it"
            )
        resume.remove(self._in(_MANIFEST))  # first: what is left is no whole output any more
        self._remove_all_but(set())
        self._write_manifest()

    def _read(self, names: set[str]) -> None:
        """What an earlier run has left. Raises BadOption if it was of another job."""
        path = self._in(_MANIFEST)
        try:
            with open(path, "rb") as file:
                manifest = msgspec.json.decode(file.read(), type=_Manifest)
        except msgspec.MsgspecError:
            raise BadOption(f"{path} is damaged; drop --resume to start again") from None
        resume.check_same_job(self.path, manifest.job, self._manifest.job)
        self._manifest = manifest
        if manifest.whole:
            self._check_parts(manifest)
            self._remove_all_but(self._names(range(manifest.parts)))
            return
        notes = []
        if _PROGRESS in names:
            with open(self._in(_PROGRESS), "rb") as file:
                notes = file.read().split(b"\n")[:-1]  # the last line may be half a line
        for note in notes:
            part = msgspec.json.decode(note, type=Part)
            if self._is_unchanged(part_name(part.number, self._form), part.fingerprint):
                self.done[part.number] = part
        self._remove_all_but(self._names(self.done))
        kept = [msgspec.json.encode(part) + b"\n" for part in self.done.values()]
        write_whole(self._in(_PROGRESS), b"".join(kept))

    def _check_parts(self, manifest: _Manifest) -> None:
        """Raises BadOption if a part of the finished folder is missing or was changed."""
        for number in range(manifest.parts):
            name = part_name(number, self._form)
            fingerprint = "".join(manifest.fingerprints[number : number + 1])
            if not self._is_unchanged(name, fingerprint):
                there = "has changed" if os.path.exists(self._in(name)) else "is missing"
                raise BadOption(
                    f"--resume: {self.path} was finished, but {name} {there}; drop --resume to"
                    " rebuild it"
                )

    def _is_unchanged(self, name: str, fingerprint: str) -> bool:
        try:
            return fingerprint_of(self._in(name)) == fingerprint
        except FileNotFoundError:
            return False

    def _names(self, numbers: Iterable[int]) -> set[str]:
        return {part_name(number, self._form) for number in numbers}

    def _write_manifest(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self._manifest), indent=2)
        write_whole(self._in(_MANIFEST), data + b"\n")

    def _remove_all_but(self, names: set[str]) -> None:
        """Removes what is ours, but for parts of these names and the manifest."""
        for name in os.listdir(self.path):
            if _OURS.fullmatch(name) and name != _MANIFEST and name not in names:
                with suppress(FileNotFoundError):  # a worker that was given up has ended its part
                    os.unlink(self._in(name))

    def _in(self, name: str) -> str:
        return os.path.join(self.path, name)

    def _close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)


def _sync(path: str) -> None:
    """What has its last name is on the disk, also when the power fails."""
    with open(path, "rb") as file:
        os.fsync(file.fileno())
