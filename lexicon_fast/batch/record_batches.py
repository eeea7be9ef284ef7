"""Answers to Arrow record batches of positions, as record batches, for any data engine.

`solve_record_batch` and `plan_record_batch` are pure functions that can be pickled; a dictionary
given by name is loaded once in each process. They need the extra `arrow`.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from typing import TYPE_CHECKING

from lexicon_fast.batch.queries import PlansQuery, PlaysQuery
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once
from lexicon_fast.games.lexicon.solver import ACTIONS
from lexicon_fast.rows.arrow import id_type_of, positions_of_batch
from lexicon_fast.rows.unknown_keys import check_columns

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast.batch.queries import HandQuery
    from lexicon_fast.games.lexicon.rules import AnyRuleset


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

    batch: columns `hand`, strings; optionally `table`, lists of strings, and `id`, integers,
    floats, strings or booleans. dictionary: a name or path, loaded once in each process, or a
    Dictionary. first: number of the first position. strict: unknown columns are errors; otherwise
    they are ignored, with a warning if one is close to a known name. Options as for `Solver`.

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
    return _answer(query, batch, dictionary, first, strict)


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
    return _answer(query, batch, dictionary, first, strict)


def _answer(
    query: HandQuery,
    batch: pa.RecordBatch,
    dictionary: AnyDictionary,
    first: int,
    strict: bool,
) -> pa.RecordBatch:
    loaded = load_once(dictionary)
    answer, writer_for = query.answerer(loaded)
    names = getattr(getattr(batch, "schema", None), "names", ())
    if (warning := check_columns(names, "batch", strict=strict)) is not None:
        warnings.warn(warning, stacklevel=3)
    positions = positions_of_batch(batch, first, loaded.alphabet)
    return writer_for(id_type_of(batch.schema)).batch(answer(positions), positions.ids)
