"""A batch job whose answers go to one file or to stdout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.batch import streaming
from lexicon_fast.rows import formats
from lexicon_fast.rows.outputs import finished_output, open_output

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from lexicon_fast.base.signatures import Compression
    from lexicon_fast.batch.queries import Query, View
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.chunks import AnyChunk
    from lexicon_fast.rows.column_files import ColumnOutput
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.streams import Stream, Totals


def write_rows(
    query: Query,
    source: Iterable[AnyChunk],
    path: str | None,
    dictionary: Dictionary,
    view: View,
    *,
    input_format: Format | None = None,
    fingerprint: Callable[[], str] | None = None,
    reread: Callable[[], Iterable[AnyChunk]] | None = None,
    resume: bool = False,
    threads: int = 1,
    progress: Callable[[int, Totals], None] | None = None,
    notify: Callable[[str], object] | None = None,
    already_complete: Callable[[], object] = lambda: None,
) -> Totals:
    """Write the answers to all positions of a source to a file. path: None is stdout.

    Its extension decides whether rows are compressed. fingerprint: of the input, and reread: a
    function that reads all rows another time, if that is possible; resume: continue a stopped run
    of the same job; progress, notify: see `stream`; already_complete: called if an earlier run has
    finished the file.

    Raises BadOption for options that do not fit, or a run that cannot be resumed, and what reading
    and answering raise; a note of the exception describes what can be resumed.
    """
    if path is not None and reread is not None and view.form not in formats.COLUMNS:
        query = query.prepared(dictionary, reread())
    task, head = query.task(dictionary, view), query.head(view.form)
    compression = formats.compression_of(path, view.form)
    sink: Stream | ColumnOutput
    if view.form in formats.COLUMNS:
        from lexicon_fast.rows.column_files import open_columns

        sink = open_columns(path, query.schema(dictionary, view.id_type), dictionary, view.form)
    else:
        job = {}
        if path is not None:  # stdout is never resumed, and starts sooner without a job
            job = _job(query, dictionary, view, compression, input_format)
        if resume and (totals := finished_output(path, fingerprint, job)) is not None:
            already_complete()
            return totals
        if compression is not None:
            from lexicon_fast.rows.formats import compressor

            compress = compressor(compression)
            task, head = streaming.compressing(task, compress), compress(head)
        sink = open_output(
            path, fingerprint, job, resume=resume, whole_writes=compression is not None
        )
    with sink:
        try:
            totals = streaming.stream(
                source, task, sink, threads=threads, head=head, progress=progress, notify=notify
            )
            sink.finish()
        except BaseException as error:
            if kept := sink.keep():
                error.add_note(kept)
            raise
    return totals


def _job(
    query: Query,
    dictionary: Dictionary,
    view: View,
    compression: Compression | None,
    input_format: Format | None,
) -> dict[str, str]:
    """Return the job, see `rows.resume`."""
    from lexicon_fast._version import __version__
    from lexicon_fast.rows.resume import dictionary_id

    return {
        **query.job,
        "version": __version__,
        "dictionary": dictionary_id(dictionary),
        "--format": view.form if compression is None else f"{view.form}, {compression}",
        "--input-format": input_format or "detected",
        "--color": str(view.colour),
        "--strict": str(view.strict),
    }
