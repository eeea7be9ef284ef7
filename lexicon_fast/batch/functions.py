"""Batch jobs as functions: files of positions to folders of parts, and record batches to others.

`solve_files` and `plan_files` use threads or Dask. `solve_record_batch` and `plan_record_batch` are
for any data engine: they can be pickled, and load a dictionary that is given by name once in each
process. All need the extra `arrow`.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from lexicon_fast.base import arguments
from lexicon_fast.base.arrow import as_record_batch, require_pyarrow
from lexicon_fast.base.errors import BadOption, excerpt
from lexicon_fast.batch.job import PART_ROWS, Job
from lexicon_fast.batch.queries import HandQuery, PlansQuery, PlaysQuery, Query
from lexicon_fast.dictionary.dictionary import AnyDictionary, Dictionary, load_once
from lexicon_fast.games.lexicon.rules import AnyRuleset
from lexicon_fast.games.lexicon.rules import ruleset as read_ruleset
from lexicon_fast.games.lexicon.solver import ACTIONS
from lexicon_fast.rows import formats
from lexicon_fast.rows.column_chunks import id_type_of, positions_of_batch
from lexicon_fast.rows.unknown_keys import check_columns

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast.rows.streams import Totals


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
    most = None if top is None else arguments.integer("top", top)
    chosen = tuple(arguments.strings("actions", actions))
    query = PlaysQuery(_plain(ruleset), most, chosen, arguments.integer("min_length", min_length))
    return _run_job(query, inputs, output, dictionary, how)


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
        arguments.integer("min_length", min_length),
        use_table=use_table,
        turns=arguments.integer("turns", turns),
    )
    return _run_job(query, inputs, output, dictionary, how)


def _plain(ruleset: AnyRuleset) -> str | dict[str, Any]:
    """Return a ruleset in a form that can be pickled and written into a job record."""
    return ruleset if isinstance(ruleset, str) else read_ruleset(ruleset).to_json()


def solve_record_batch(
    batch: pa.RecordBatch,
    dictionary: AnyDictionary = "enable",
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = 10,
    first: int = 1,
    strict: bool = False,
) -> pa.RecordBatch:
    """Return the plays of many positions, best first: a row for each play, in input order.

    batch: a table from Arrow: `hand`, strings; optionally `table`, lists of strings, and `id`,
    integers, floats, strings or booleans. dictionary: a name or path, loaded once in each process,
    or a Dictionary. first: number of the first position. strict: unknown columns are errors, not
    ignored, with a warning if one is close to a known name. Options as for `Solver`.

    Columns of the result: position int64; id of the input type (the position, if the input has no
    ids); hand string; count int64, all plays of the position, also those that `top` leaves out;
    action dictionary<int8, string>; target int8, index of the table word; word
    dictionary<int32, string>; laid, cards, left string; left_points int32; error string. A bad
    position, or one without plays, has one row without a play. Raises BadPosition for columns of
    other types, and what `Solver` and `Dictionary.load` raise.

    >>> import pyarrow as pa
    >>> from lexicon_fast.batch import solve_record_batch
    >>> batch = pa.record_batch({"id": ["a", "b"], "hand": ["CATDOGX*", "ZZ"]})
    >>> solve_record_batch(batch, top=1).select(["id", "laid", "left"]).to_pylist()
    [{'id': 'a', 'laid': 'ca[n]tdog', 'left': 'X'}, {'id': 'b', 'laid': None, 'left': None}]
    """
    query = PlaysQuery(ruleset, top, actions, min_length)
    return _answer_batch(query, batch, dictionary, first, strict)


def plan_record_batch(
    batch: pa.RecordBatch,
    dictionary: AnyDictionary = "enable",
    *,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    use_table: bool = True,
    turns: int = 3,
    first: int = 1,
    strict: bool = False,
) -> pa.RecordBatch:
    """Return the plans of many positions: a row for each entry, for 1, 2, 3 ... turns.

    Arguments as for `solve_record_batch` and `lexicon.Planner`. Columns of the result: position, id
    and hand as there; turns int32; words list<dictionary<int32, string>>, with table words in the
    order of the turns, null for an exchange in a table word that the dictionary lacks; left string;
    left_points int32; empties_in int32, null for never; error string. A bad position has one row
    without an entry.

    >>> import pyarrow as pa
    >>> from lexicon_fast.batch import plan_record_batch
    >>> plans = plan_record_batch(pa.record_batch({"hand": ["CATDOGX*"]}))
    >>> plans.select(["turns", "words", "left"]).to_pylist()[-1]
    {'turns': 2, 'words': ['acted', 'gox'], 'left': ''}
    """
    query = PlansQuery(ruleset, min_length, use_table=use_table, turns=turns)
    return _answer_batch(query, batch, dictionary, first, strict)


def _answer_batch(
    query: HandQuery,
    batch: pa.RecordBatch,
    dictionary: AnyDictionary,
    first: int,
    strict: bool,
) -> pa.RecordBatch:
    loaded = load_once(dictionary)
    solver = query.solver(loaded)
    batch = as_record_batch("batch", batch)
    if (warning := check_columns(batch.schema.names, "batch", strict=strict)) is not None:
        warnings.warn(warning, stacklevel=3)
    positions = positions_of_batch(batch, first, loaded.alphabet)
    writer = query.batch_writer(solver, id_type_of(batch.schema))
    return writer.batch(query.answers(solver)(positions), positions.ids)


def _run_job(
    query: Query,
    inputs: str | os.PathLike[str] | Iterable[str | os.PathLike[str]],
    output: str | os.PathLike[str],
    dictionary: Dictionary | str,
    how: dict[str, Any],
) -> Totals:
    """Check the arguments of a call, and run its job."""
    checks: dict[str, Callable[[Any], Any]] = {
        "part_rows": lambda value: arguments.size("part_rows", value, 1, 1 << 40),
        "threads": arguments.thread_count,
        "strict": partial(arguments.flag, "strict"),
        "resume": partial(arguments.flag, "resume"),
        "client": _client,
        "progress": partial(arguments.callback, "progress"),
        "already_complete": partial(arguments.callback, "already_complete"),
        "notify": _notify,
        "input_format": partial(_format, "input_format", formats.NAMES),
        "output_format": partial(_format, "output_format", formats.COLUMNS),
    }
    if unknown := sorted(how.keys() - checks):
        raise TypeError(f"unknown argument {unknown[0]!r}; expected {', '.join(checks)}")
    options = {"part_rows": PART_ROWS, "output_format": "parquet", "notify": warnings.warn, **how}
    options = {name: check(options[name]) for name, check in checks.items() if name in options}
    folder = _folder(output)
    require_pyarrow(f"output_format {options['output_format']}")
    return Job(
        query=query,
        dictionary=load_once(dictionary),
        inputs=tuple(_paths(inputs)),
        output=folder,
        **options,
    ).run()


def _format(name: str, known: tuple[str, ...], value: Any) -> str | None:
    """Return the name of a format; None is one of input. Raises TypeError, BadOption."""
    if value is None and name == "input_format":
        return None
    if arguments.checked(name, str, value) not in known:
        use = ", ".join(known) + " or None" if name == "input_format" else " or ".join(known)
        raise BadOption(f"unknown {name} {excerpt(value)}; use {use}")
    return str(value)


def _notify(value: Any) -> Callable[[str], object]:
    if not callable(value):
        raise arguments.wrong_type("notify", "a function", value)
    function: Callable[[str], object] = value
    return function


def _paths(inputs: str | os.PathLike[str] | Iterable[str | os.PathLike[str]]) -> list[str]:
    """Return the paths of the input. Raises TypeError, BadOption."""
    if isinstance(inputs, str | os.PathLike):
        return [arguments.path("inputs", inputs)]
    several = arguments.items("inputs", "paths", inputs)
    if not several:
        raise BadOption("inputs is empty; name a file, a folder, or a pattern")
    return [arguments.path(f"inputs[{at}]", each) for at, each in enumerate(several)]


def _folder(output: str | os.PathLike[str]) -> str:
    """Return the path of the output. Raises TypeError, BadOption."""
    folder = arguments.path("output", output)
    try:
        os.path.abspath(folder).encode()
    except UnicodeEncodeError:
        raise BadOption(f"output {excerpt(folder)} is not UTF-8, which Arrow needs") from None
    return folder


def _client(client: Any) -> Any:
    """Return a client of Dask, or None. Raises TypeError."""
    if client is None:
        return None
    with suppress(ImportError):
        from distributed import Client

        return arguments.checked("client", Client, client)
    raise arguments.wrong_type("client", "a client of Dask or None", client)
