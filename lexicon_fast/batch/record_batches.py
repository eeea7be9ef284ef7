"""Record batches of Arrow, positions in and answers out: the unit for any engine.

`solve_record_batch` and `plan_record_batch` are pure functions that can be pickled; a dictionary
that is named is loaded once in each process. Needs the extra `arrow`.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable
from threading import Lock
from typing import TYPE_CHECKING

from lexicon_fast.arguments import wrong_type
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexicon.columns import PlanColumns, PlayColumns
from lexicon_fast.games.lexicon.plans import Planner
from lexicon_fast.games.lexicon.solver import ACTIONS, Solver
from lexicon_fast.rows.arrow import id_type_of, positions_of_batch
from lexicon_fast.rows.unknown_keys import check_columns

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast.games.lexicon.rules import AnyRuleset


def solve_record_batch(
    batch: pa.RecordBatch,
    dictionary: Dictionary | str | os.PathLike[str] = "enable",
    *,
    ruleset: AnyRuleset = "waddingtons",
    actions: Iterable[str] = ACTIONS,
    min_length: int = 2,
    top: int | None = 10,
    first: int = 1,
    strict: bool = False,
) -> pa.RecordBatch:
    """The plays of many positions, best first: a row for each play, in the order of the positions.

    batch: columns `hand`, strings; perhaps `table`, lists of strings; perhaps `id`, integers,
    floats, strings or booleans. dictionary: a name or path, loaded once in each process, or a
    Dictionary. first: number of the first position. strict: other columns are errors, where they
    are ignored otherwise, with a warning if one is close to a known name. Options as for `Solver`.

    Out: position int64; id as it came in (the position where there is no such column); hand
    string; count int64, plays of the position before `top` cut them; action
    dictionary<int8, string>; target int8, place of the table word; word dictionary<int32, string>;
    laid, cards, left string; left_points int32; error string. A bad position, or one without plays,
    has one row without a play. Raises BadPosition for columns of other types, and what `Solver` and
    `Dictionary.load` raise.

    >>> import pyarrow as pa
    >>> batch = pa.record_batch({"id": ["a", "b"], "hand": ["CATDOGX*", "ZZ"]})
    >>> solve_record_batch(batch, top=1).select(["id", "laid", "left"]).to_pylist()
    [{'id': 'a', 'laid': 'ca[n]tdog', 'left': 'X'}, {'id': 'b', 'laid': None, 'left': None}]
    """
    solver = Solver(
        opened(dictionary), ruleset=ruleset, actions=actions, min_length=min_length, top=top
    )
    _check_names(batch, strict)
    positions = positions_of_batch(batch, first, solver.dictionary.alphabet)
    columns = PlayColumns(solver, id_type_of(batch.schema))
    return columns.batch(solver.solve(positions), positions.ids)


def plan_record_batch(
    batch: pa.RecordBatch,
    dictionary: Dictionary | str | os.PathLike[str] = "enable",
    *,
    ruleset: AnyRuleset = "waddingtons",
    min_length: int = 2,
    first: int = 1,
    strict: bool = False,
) -> pa.RecordBatch:
    """The plans of many hands: a row for each entry, for 1, 2, 3 ... turns.

    Arguments as for `solve_record_batch`; tables are passed over. Out: position, id, hand as there;
    turns int32; words list<dictionary<int32, string>>; left string; left_points int32; empties_in
    int32, null for never; error string. A bad position has one row without an entry.

    >>> import pyarrow as pa
    >>> plans = plan_record_batch(pa.record_batch({"hand": ["CATDOGX*"]}))
    >>> plans.select(["turns", "words", "left"]).to_pylist()[-1]
    {'turns': 2, 'words': ['acted', 'gox'], 'left': ''}
    """
    planner = Planner(opened(dictionary), ruleset=ruleset, min_length=min_length, place="row")
    _check_names(batch, strict)
    positions = positions_of_batch(batch, first, planner.dictionary.alphabet)
    columns = PlanColumns(planner, id_type_of(batch.schema))
    return columns.batch(planner.plan(positions), positions.ids)


def _check_names(batch: pa.RecordBatch, strict: bool) -> None:
    """Raises BadPosition with `strict`, for a column that is unknown; else warns of a near miss."""
    names = getattr(getattr(batch, "schema", None), "names", ())
    if (warning := check_columns(names, "batch", strict=strict)) is not None:
        warnings.warn(warning, stacklevel=3)


_opened: dict[str, Dictionary] = {}
_opening = Lock()


def opened(dictionary: Dictionary | str | os.PathLike[str]) -> Dictionary:
    """The dictionary of that name or path, the same one whenever this process asks for it again.

    Raises what `Dictionary.load` raises.
    """
    if isinstance(dictionary, Dictionary):
        return dictionary
    try:
        name = os.fspath(dictionary)
    except TypeError:
        raise wrong_type("dictionary", "a Dictionary, a name or a path", dictionary) from None
    with _opening:
        if name not in _opened:
            _opened[name] = Dictionary.load(name)
        return _opened[name]
