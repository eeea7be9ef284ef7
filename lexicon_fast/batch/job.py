"""Jobs: a query, its rows of input and its output, which one call answers and writes.

The output is a file, stdout, or a folder of parts. Chunks of rows are answered in threads and
written in input order; the parts of a folder are made by threads, or by workers of Dask.
"""

from __future__ import annotations

import os
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from lexicon_fast._version import __version__
from lexicon_fast.base.errors import BadOption, BadPosition, excerpt
from lexicon_fast.base.files import is_special
from lexicon_fast.batch.queries import OutputOptions, Query
from lexicon_fast.rows import formats
from lexicon_fast.rows.chunks import AnyChunk, PositionArguments, id_type_of_lines
from lexicon_fast.rows.streams import Rows, Stream, Task, Totals, compressing, open_stdout, stream

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Mapping

    from distributed import Client

    from lexicon_fast.base.signatures import Compression
    from lexicon_fast.batch.folder import Part, Partition, PartMaker
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.column_files import ColumnOutput
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.inputs import Inputs

    #: Called with the work done, all work, and the totals so far. Work is bytes of input, or rows
    #: for a folder of parts.
    Progress = Callable[[int, int, Totals], object]

#: Rows of input for each part, by default.
PART_ROWS: Final = 100_000

#: Rows are allocated and freed all the time, in blocks of up to some megabytes. To get memory from
#: the system for each of them would take a tenth of the time.
_MAPPED: Final = 4 << 20
_KEPT: Final = 32 << 20


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Job:
    """A query with its input and its output.

    inputs: as for `rows.inputs.Inputs`, None is stdin; positions: rows that are given themselves,
    instead of files. output: a path, or None for stdout; its extension decides whether rows are
    compressed. part_rows: the output is a folder of parts, with so many rows of input each.

    input_format: None: from the extensions of the files; strict: unknown columns are errors, and
    unknown keys make bad rows; fail_fast: stop at the first bad row; colour, width: of text, as in
    `OutputOptions`. resume: continue a stopped run of the same job; threads: of this process;
    client: of a Dask scheduler, whose workers make the parts instead of threads and need all files
    under the same paths. progress: see `Progress`, only called if the input can be read again;
    notify: called, at most once, with the warning about an unknown key or column that is close to a
    known one; already_complete: called if an earlier run has finished the output.
    """

    query: Query
    dictionary: Dictionary
    inputs: tuple[str | None, ...] = (None,)
    positions: tuple[str, ...] = ()
    input_format: Format | None = None
    output: str | None = None
    output_format: Format = "jsonl"
    part_rows: int | None = None
    strict: bool = False
    fail_fast: bool = False
    colour: bool = False
    width: int | None = None
    resume: bool = False
    threads: int = 1
    client: Client | None = None
    progress: Progress | None = None
    notify: Callable[[str], object] | None = None
    already_complete: Callable[[], object] | None = None

    def run(self) -> Totals:
        """Answer all rows. Return the totals of their positions.

        Raises BadOption for options that do not fit, a folder with other files, or a run that
        cannot be resumed, and what reading and answering raise. A note of the exception describes
        what can be resumed.
        """
        return self._write_file() if self.part_rows is None else self._write_parts(self.part_rows)

    def _write_file(self) -> Totals:
        """Write one file, or to stdout."""
        path, output_format = self.output, self.output_format
        compression = formats.compression_of(path, output_format)  # raises before input is opened
        notify = None if self.notify is None else Once(self.notify)
        with self._source(notify) as source:
            if not self.positions:
                from lexicon_fast.base.c_library import set_up_malloc

                set_up_malloc(mapped=_MAPPED, kept=_KEPT)
            files = None  # that can be read again: regular files
            if not isinstance(source, PositionArguments) and source.rereadable:
                files = source
            if files is not None:
                _refuse_same_file(files, path)
            query = self.query
            chunk_bytes = query.chunk_bytes(output_format)
            chunks, options = self._begun(source, chunk_bytes)
            tail = partial(query.tail, options=options)
            sink: Stream | ColumnOutput
            if output_format in formats.COLUMNS:
                from lexicon_fast.rows.column_files import ColumnOutput

                task, head = query.task(self.dictionary, options), b""
                schema = query.schema(self.dictionary, options.id_type)
                sink = ColumnOutput(
                    open_output(path),
                    schema,
                    self.dictionary,
                    output_format,
                    piped=path is None or is_special(path),
                )
                return self._stream(files, chunks, task, head, tail, sink, notify)
            facts: Mapping[str, str] = {}
            if path is not None:  # stdout is never resumed, and starts sooner without them
                if files is not None:
                    query = query.prepared(self.dictionary, files.reread(chunk_bytes))
                facts = self._facts(query, compression, source.input_format or "detected")
                facts["--color"] = str(self.colour)
            task, head = query.task(self.dictionary, options), query.head(output_format)
            fingerprint = None if files is None else files.fingerprint
            if self.resume:
                finished = finished_output(path, fingerprint, facts)
                if finished is not None:
                    return self._complete(finished)
            if compression is not None:
                compress = formats.compressor(compression)
                task, head = compressing(task, compress), compress(head)
                tail = partial(_compressed, tail, compress)
            whole = compression is not None
            sink = open_output(path, fingerprint, facts, resume=self.resume, whole_writes=whole)
            return self._stream(files, chunks, task, head, tail, sink, notify)

    def _source(self, notify: Callable[[str], object] | None) -> Inputs | PositionArguments:
        """Return the rows of input, not opened yet. Raises BadOption for a wrong format."""
        source: Inputs | PositionArguments
        if self.positions:
            source = PositionArguments(self.positions, self.input_format, strict=self.strict)
        else:
            paths: Iterable[str | None] = self.inputs
            if self.part_rows is not None:  # workers may have another working directory
                paths = [os.path.abspath(str(each)) for each in self.inputs]
            source = self.query.source(paths, self.input_format, strict=self.strict, notify=notify)
        if source.input_format is not None:
            named = next(filter(formats.from_extension, self.inputs), None)
            formats.check(
                source.input_format,
                self.query.input_formats,
                "--input-format",
                self.input_format,
                named,
            )
        return source

    def _begun(
        self, source: Inputs | PositionArguments, chunk_bytes: int
    ) -> tuple[Iterator[AnyChunk], OutputOptions]:
        """Return the rows of an open source, and how to format their answers."""
        chunks: Iterator[AnyChunk] = source.chunks(chunk_bytes)
        detected = source.detect()
        if detected is not None and detected not in self.query.input_formats:
            name = "" if isinstance(source, PositionArguments) else source.display_name(0)
            raise BadPosition(
                f"{name} is {detected}, which is not supported here; use"
                f" {', '.join(self.query.input_formats)}"
            )
        id_type = None
        if self.output_format in formats.COLUMNS:
            id_type = source.id_type
            if detected is None and not self.positions:  # text or JSON Lines: the first rows tell
                read = [*islice(chunks, 1)]
                chunks = chain(read, chunks)
                id_type = id_type_of_lines({chunk.input_format for chunk in read})
        options = OutputOptions(
            self.output_format,
            self.colour,
            self.width,
            numbered=len(self.positions) != 1,
            row_noun=source.row_noun,
            fail_fast=self.fail_fast,
            strict=self.strict,
            id_type=id_type,
        )
        return chunks, options

    def _facts(
        self, query: Query, compression: Compression | None, input_format: str
    ) -> dict[str, str]:
        """Return all that a run must have in common with one that it continues, but the input."""
        from lexicon_fast.rows.resume import dictionary_id

        name = self.output_format
        return {
            **query.job,
            "version": __version__,
            "dictionary": dictionary_id(self.dictionary),
            "--format": name if compression is None else f"{name}, {compression}",
            "--input-format": input_format,
            "--strict": str(self.strict),
        }

    def _complete(self, totals: Totals) -> Totals:
        """Report that an earlier run has finished the output, and return its totals."""
        if self.already_complete is not None:
            self.already_complete()
        return totals

    def _stream(
        self,
        files: Inputs | None,
        chunks: Iterable[AnyChunk],
        task: Task,
        head: bytes,
        tail: Callable[[Totals], Rows],
        sink: Stream | ColumnOutput,
        notify: Callable[[str], object] | None,
    ) -> Totals:
        """Answer the chunks into an output; after an error, note what remains of it."""
        progress = None
        if self.progress is not None and files is not None:
            report, size = self.progress, files.size
            progress = lambda done, totals: report(done, size, totals)  # noqa: E731
        with sink:
            try:
                totals = stream(
                    chunks,
                    task,
                    sink,
                    threads=self.threads,
                    head=head,
                    tail=tail,
                    progress=progress,
                    notify=notify,
                )
                sink.finish()
            except BaseException as error:
                if kept := sink.keep():
                    error.add_note(kept)
                raise
        return totals

    def _write_parts(self, part_rows: int) -> Totals:
        """Write a folder of parts, see `folder`; finished parts remain, for `resume`."""
        from lexicon_fast.batch.folder import Folder, PartMaker, partitions

        output, dictionary, query = str(self.output), self.dictionary, self.query
        query.schema(dictionary, None)  # raises for bad options before anything is written
        notify = None if self.notify is None else Once(self.notify)
        with self._source(notify) as source:
            assert not isinstance(source, PositionArguments)
            source.detect()
            _check_folder(output, source)
            cut = partitions(source, part_rows)
            query = query.prepared(dictionary, source.reread(query.chunk_bytes(self.output_format)))
            options = OutputOptions(
                self.output_format,
                row_noun=source.row_noun,
                strict=self.strict,
                id_type=source.id_type,
            )
            facts = self._facts(query, None, source.input_format or "text")
            facts["--part-rows"] = str(part_rows)
            facts["input"] = source.fingerprint()
        maker = PartMaker(
            query,
            dictionary if self.client is None else _name(dictionary),
            facts["dictionary"],
            os.path.abspath(output),
            options,
        )
        with Folder(output, facts, self.output_format, len(cut), resume=self.resume) as folder:
            if folder.is_complete:
                return self._complete(folder.totals)
            left = [each for each in cut if each.number not in folder.done]
            total = sum(each.rows for each in cut)
            done = total - sum(each.rows for each in left)
            try:
                with closing(self._made(maker, left)) as parts:
                    if self.progress is not None:
                        self.progress(done, total, folder.totals)
                    for part in parts:
                        if notify is not None and part.notice is not None:
                            notify(part.notice)
                        folder.add(part)
                        done += cut[part.number].rows
                        if self.progress is not None:
                            self.progress(done, total, folder.totals)
                folder.finish()
            except BaseException as error:
                if kept := folder.kept():
                    error.add_note(kept)
                raise
            return folder.totals

    def _made(self, maker: PartMaker, left: Iterable[Partition]) -> Generator[Part]:
        """Yield the parts as they are made, in threads or with Dask."""
        if self.client is not None:
            from lexicon_fast.batch import dask

            return (part for _, part in dask.run(self.client, maker.make, left))

        from lexicon_fast._native.dictionary.deadline import Stop
        from lexicon_fast.base.thread_pool import as_done

        stop = Stop()
        return as_done(lambda each: maker.make(each, stop), left, self.threads, stop=stop)


class Once:
    """A function that passes on only the first warning."""

    def __init__(self, notify: Callable[[str], object]) -> None:
        self._notify = notify
        self._notified = False

    def __call__(self, warning: str) -> None:
        if not self._notified:
            self._notified = True
            self._notify(warning)


def _compressed(
    tail: Callable[[Totals], Rows], compress: Callable[[bytes], bytes], totals: Totals
) -> Rows:
    rows = tail(totals)
    return rows and compress(rows)


def _refuse_same_file(inputs: Inputs, path: str | None) -> None:
    """Raise BadOption if the output, or a file that is written along with it, is the input."""
    for suffix in () if path is None else ("", ".part", ".part.json", ".job"):
        if inputs.is_one_of(written := f"{path}{suffix}"):
            raise BadOption(f"-o {path}: {written} is the input; name another output file")


def _check_folder(output: str, inputs: Inputs) -> None:
    """Raise BadOption if a folder of parts has the input in it, or the name of a file."""
    for path in inputs.paths if os.path.isdir(output) else ():
        if path is not None and os.path.samefile(os.path.dirname(path), output):
            raise BadOption(f"-o {output} contains the input; name another folder")
    if formats.from_extension(output) is not None and not os.path.isdir(output):
        raise BadOption(
            f"output {excerpt(output, 200)} is the name of a file, but parts go to a folder; name a"
            " folder, or write one file with the command line"
        )


def _name(dictionary: Dictionary) -> str:
    """Return the name or path by which workers load the dictionary."""
    from lexicon_fast.dictionary.wordlists import is_known

    name = dictionary.name
    if is_known(name) or not os.path.exists(name):
        return name
    return os.path.abspath(name)


def open_output(
    path: str | None,
    fingerprint: Callable[[], str] | None = None,
    facts: Mapping[str, str] = MappingProxyType({}),
    *,
    resume: bool = False,
    whole_writes: bool = False,
) -> Stream:
    """Open the output at a path; None: stdout. Devices and named pipes are written directly.

    fingerprint: returns the fingerprint of the input; None: the input cannot be read again. facts:
    of the job, without its input. Other arguments and errors: see `PartFile`.
    """
    if path is not None and not is_special(path):
        from lexicon_fast.rows.resume import PartFile

        job = _with_input(facts, fingerprint) if resume or fingerprint else None
        return PartFile(path, job, resume=resume, whole_writes=whole_writes)
    if resume:
        raise _not_resumable(path)
    if path is None:
        return open_stdout()
    return Stream(open(path, "wb", buffering=0), path, whole_writes=whole_writes)


def finished_output(
    path: str | None, fingerprint: Callable[[], str] | None, facts: Mapping[str, str]
) -> Totals | None:
    """Return the totals of an output that an earlier run has finished; None: it is not finished.

    Arguments and errors: see `open_output`, `resume.finished`.
    """
    if path is None or is_special(path):
        raise _not_resumable(path)
    from lexicon_fast.rows.resume import finished

    return finished(path, lambda: _with_input(facts, fingerprint))


def _with_input(facts: Mapping[str, str], fingerprint: Callable[[], str] | None) -> dict[str, str]:
    """Return the facts of a job with the fingerprint of its input."""
    if fingerprint is None:
        raise BadOption("--resume: only an input file can be read again; use -i FILE")
    return {**facts, "input": fingerprint()}


def _not_resumable(path: str | None) -> BadOption:
    return BadOption(f"--resume: {path or 'stdout'} can't be resumed; use -o FILE")
