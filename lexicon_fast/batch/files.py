"""Batch jobs from files of positions into a folder of parts, in threads or with Dask."""

from __future__ import annotations

import os
import warnings
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.dictionary.deadline import Stop
from lexicon_fast._version import __version__
from lexicon_fast.base.arguments import (
    callback,
    checked,
    flag,
    integer,
    items,
    path,
    size,
    strings,
    thread_count,
    wrong_type,
)
from lexicon_fast.base.arrow import require_pyarrow
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.batch.folder import Folder, Part, PartMaker
from lexicon_fast.batch.partitions import partitions
from lexicon_fast.batch.queries import PlansQuery, PlaysQuery, View
from lexicon_fast.dictionary.dictionary import load_once
from lexicon_fast.dictionary.wordlists import KNOWN, is_registered
from lexicon_fast.games.lexicon.rules import AnyRuleset
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.rows import formats
from lexicon_fast.rows.inputs import Inputs
from lexicon_fast.rows.resume import dictionary_id
from lexicon_fast.rows.unknown_keys import Once

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from distributed import Client

    from lexicon_fast.batch.queries import Query
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.formats import Format
    from lexicon_fast.rows.streams import Totals

    #: Called with the rows of input done, all rows of input, and the totals so far.
    Progress = Callable[[int, int, Totals], None]

#: Rows of input for each part, by default.
PART_ROWS: Final = 100_000


def solve_files(
    inputs: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    output: str | os.PathLike[str],
    dictionary: Dictionary | str = "enable",
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ("form", "insert", "substitute"),
    min_length: int = 2,
    top: int | None = 10,
    **how: Any,
) -> Totals:
    """Write the plays of all positions in some files into a folder of parts.

    inputs: a file, a folder or a pattern like `hands/*.parquet`, or several; output: the folder;
    dictionary: a name, a path, or a Dictionary (with `client` only one that was loaded by name or
    path). Options as for `lexicon.Solver`. Needs the extra `arrow`. how is any of these:

    - input_format: "text", "jsonl", "csv", "tsv", "parquet" or "arrow"; None, the default: from the
      extensions of the files
    - output_format: "parquet", the default, or "arrow"
    - part_rows: rows of input for each part, 100,000 by default
    - threads: number of threads, 1 by default; client: of a Dask scheduler, whose workers make the
      parts instead of threads and need all files under the same paths
    - resume: True keeps the finished parts of a stopped run of the same job
    - strict: True raises BadPosition for unknown columns; a row with unknown keys is a bad row
    - progress: a function, called with the rows done, all rows, and the totals so far
    - notify: a function, called at most once, with the warning about an unknown column or key that
      is close to a known one; by default `warnings.warn`
    - already_complete: a function, called if an earlier run has finished the folder

    Returns the totals: `positions`, the number of positions; `bad`, the number of bad ones, which
    have a row with an error; and `first_bad`, the error of the first bad one, or None.

    Raises BadOption for an invalid option, for a missing library, and for a folder with other files
    or, with `resume`, of another job; OSError for a file that cannot be read or written;
    BadPosition for a file that is not of its format; and what `Dictionary.load` raises. Finished
    parts remain, for `resume`.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.batch import solve_files
    >>> from pyarrow import parquet
    >>> d = Dictionary.from_words(["cat", "that"])
    >>> with TemporaryDirectory() as folder:
    ...     _ = Path(folder, "hands.txt").write_text("CATX\\nTX hat\\n")
    ...     totals = solve_files(f"{folder}/hands.txt", f"{folder}/plays", d, top=1)
    ...     plays = parquet.read_table(f"{folder}/plays")
    >>> totals.positions, totals.bad, plays["laid"].to_pylist()
    (2, 0, ['cat', 'that'])
    """
    most = None if top is None else integer("top", top)
    chosen = tuple(strings("actions", actions))
    query = PlaysQuery(_plain(ruleset), most, chosen, integer("min_length", min_length))
    return write_parts(query, inputs, output, dictionary, **how)


def plan_files(
    inputs: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    output: str | os.PathLike[str],
    dictionary: Dictionary | str = "enable",
    *,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    use_table: bool = True,
    turns: int = 3,
    **how: Any,
) -> Totals:
    """Write the plans of all positions in some files into a folder of parts.

    Options as for `lexicon.Planner`; other arguments, result and errors as for `solve_files`.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from lexicon_fast import Dictionary
    >>> from lexicon_fast.batch import plan_files
    >>> from pyarrow import parquet
    >>> d = Dictionary.from_words(["hat", "sit"])
    >>> with TemporaryDirectory() as folder:
    ...     _ = Path(folder, "hands.txt").write_text("SITHAT\\n")
    ...     totals = plan_files(f"{folder}/hands.txt", f"{folder}/plans", d)
    ...     plans = parquet.read_table(f"{folder}/plans")
    >>> plans.select(["turns", "words", "left"]).to_pylist()[-1]
    {'turns': 2, 'words': ['hat', 'sit'], 'left': ''}
    """
    query = PlansQuery(
        _plain(ruleset),
        integer("min_length", min_length),
        use_table=use_table,
        turns=integer("turns", turns),
    )
    return write_parts(query, inputs, output, dictionary, **how)


def _plain(ruleset: AnyRuleset) -> str | dict[str, Any]:
    """Return a ruleset in a form that can be pickled and written into a job record."""
    return ruleset if isinstance(ruleset, str) else read_ruleset(ruleset).to_json()


def write_parts(
    query: Query,
    inputs: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    output: str | os.PathLike[str],
    dictionary: Dictionary | str,
    *,
    input_format: Format | None = None,
    strict: bool = False,
    output_format: Format = "parquet",
    part_rows: int = PART_ROWS,
    resume: bool = False,
    threads: int = 1,
    client: Client | None = None,
    progress: Progress | None = None,
    notify: Callable[[str], object] = warnings.warn,
    already_complete: Callable[[], object] | None = None,
) -> Totals:
    """Write the answers to all positions in some files into a folder of parts; see `folder`.

    input_format: None: from the extensions of the files; strict: unknown columns are errors, and
    unknown keys make bad rows; part_rows: rows of input for each part; resume: keep the parts of a
    stopped run of the same job; threads: of this process; client: of a Dask scheduler, whose
    workers make the parts instead of threads and need all files under the same paths; progress: see
    `Progress`; notify: called, at most once, with the warning about an unknown key or column that
    is close to a known one; already_complete: called if an earlier run has finished the folder.

    Raises BadOption for a folder with other files or of another job, and what reading and answering
    raise; finished parts remain, for `resume`.
    """
    part_rows = size("part_rows", part_rows, 1, 1 << 40)
    threads = thread_count(threads)
    strict, resume = flag("strict", strict), flag("resume", resume)
    output = _folder(output)
    _check_client(client)
    callback("progress", progress)
    callback("already_complete", already_complete)
    if not callable(notify):
        raise wrong_type("notify", "a function", notify)
    if input_format is not None and checked("input_format", str, input_format) not in formats.NAMES:
        raise BadOption(
            f"unknown input_format {excerpt(input_format)}; use {', '.join(formats.NAMES)} or None"
        )
    if checked("output_format", str, output_format) not in formats.COLUMNS:
        raise BadOption(
            f"unknown output_format {excerpt(output_format)}; use {' or '.join(formats.COLUMNS)}"
        )
    require_pyarrow(f"output_format {output_format}")
    loaded = load_once(dictionary)
    query.schema(loaded, None)  # raises for bad options before anything is written
    notify = Once(notify)
    with Inputs(
        _absolute(inputs), input_format, strict=strict, notify=notify, kind=query.row_kind
    ) as source:
        source.detect()
        if any(_lies_in(path, output) for path in source.paths):
            raise BadOption(f"-o {output} contains the input; name another folder")
        if formats.from_extension(output) is not None and not os.path.isdir(output):
            raise BadOption(
                f"output {excerpt(output, 200)} is the name of a file, but parts go to a folder;"
                " name a folder, or write one file with the command line"
            )
        cut = partitions(source, part_rows)
        query = query.prepared(loaded, source.reread(query.chunk_bytes(output_format)))
        maker = PartMaker(
            query,
            loaded if client is None else _name(loaded),
            dictionary_id(loaded),
            os.path.abspath(output),
            View(output_format, place=formats.place(source.form), id_type=source.id_type),
        )
        job = {
            **query.job,
            "version": __version__,
            "dictionary": maker.dictionary_id,
            "--format": output_format,
            "--input-format": source.form or "text",
            "--strict": str(strict),
            "--part-rows": str(part_rows),
            "input": source.fingerprint(),
        }
    with Folder(output, job, output_format, len(cut), resume=resume) as folder:
        if folder.is_complete:
            if already_complete is not None:
                already_complete()
            return folder.totals
        left = [each for each in cut if each.number not in folder.done]
        total = sum(each.rows for each in cut)
        done = total - sum(each.rows for each in left)
        made: Generator[Part]
        if client is None:
            stop = Stop()
            made = as_done(lambda each: maker.make(each, stop), left, threads, stop=stop)
        else:
            from lexicon_fast.batch import dask

            made = (part for _, part in dask.run(client, maker.make, left))
        try:
            with closing(made) as parts:
                if progress is not None:
                    progress(done, total, folder.totals)
                for part in parts:
                    if part.notice is not None:
                        notify(part.notice)
                    folder.add(part)
                    done += cut[part.number].rows
                    if progress is not None:
                        progress(done, total, folder.totals)
            folder.finish()
        except BaseException as error:
            if kept := folder.kept():
                error.add_note(kept)
            raise
        return folder.totals


def _lies_in(path: str | None, folder: str | os.PathLike[str]) -> bool:
    try:
        return os.path.samefile(os.path.dirname(path or ""), folder)
    except OSError:  # the folder does not exist yet
        return False


def _absolute(inputs: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> list[str]:
    """Return absolute paths: workers may have another working directory."""
    if isinstance(inputs, str | os.PathLike):
        return [os.path.abspath(path("inputs", inputs))]
    several = items("inputs", "paths", inputs)
    if not several:
        raise BadOption("inputs is empty; name a file, a folder, or a pattern")
    return [os.path.abspath(path(f"inputs[{at}]", each)) for at, each in enumerate(several)]


def _folder(output: str | os.PathLike[str]) -> str:
    """Return the path of the output. Raises TypeError, BadOption."""
    folder = path("output", output)
    try:
        os.path.abspath(folder).encode()
    except UnicodeEncodeError:
        raise BadOption(f"output {excerpt(folder)} is not UTF-8, which Arrow needs") from None
    return folder


def _check_client(client: object) -> None:
    """Raise TypeError unless it is a client of Dask or None."""
    if client is None:
        return
    with suppress(ImportError):
        from distributed import Client

        checked("client", Client, client)
        return
    raise wrong_type("client", "a client of Dask or None", client)


def _name(dictionary: Dictionary) -> str:
    """Return the name or path by which workers load the dictionary."""
    name = dictionary.name
    if name in KNOWN or is_registered(name) or not os.path.exists(name):
        return name
    return os.path.abspath(name)
