"""Record batches of Arrow, positions in and answers out: the unit for any engine.

`solve_record_batch` and `plan_record_batch` are pure functions that can be pickled; a dictionary
that is named is loaded once in each process. Needs the extra `arrow`.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Iterable
from threading import Lock
from typing import TYPE_CHECKING, Final

from lexicon_fast._native.read_columns import read_columns
from lexicon_fast.arguments import integer, wrong_type
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.errors import BadOption, BadPosition
from lexicon_fast.games.lexicon.columns import PlanColumns, PlayColumns
from lexicon_fast.games.lexicon.plans import Planner
from lexicon_fast.games.lexicon.solver import ACTIONS, Solver
from lexicon_fast.rows.keys import HAND_KEYS, check_columns

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast._native.positions import Positions
    from lexicon_fast.alphabet import Alphabet
    from lexicon_fast.games.lexicon.rules import AnyRuleset

#: The columns that are read; others are ignored.
INPUT_COLUMNS: Final = HAND_KEYS


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


def id_type_of(schema: pa.Schema) -> pa.DataType | None:
    """The type of the column `id`, None if there is none.

    Raises BadPosition if positions can't be read from columns like these.
    """
    hand = _column_type(schema, "hand", _is_text, "strings")
    _column_type(schema, "table", _is_list_of_text, "lists of strings")
    row_id = _column_type(schema, "id", _is_scalar, "integers, floats, strings, booleans")
    if hand is None:
        shown = ", ".join(map(repr, schema.names[:10])) or "(none)"
        raise BadPosition(
            f"columns {shown}: no column 'hand'; accepted: hand and perhaps id and table, any order"
        )
    return row_id


def positions_of_batch(batch: pa.RecordBatch, first: int, alphabet: Alphabet) -> Positions:
    """The positions of a batch, numbered from `first`; their `ids` is its column of ids, or None.

    A bad row is one without cards, and a line in `errors`. Raises BadPosition for columns of other
    types, and for more than a batch can have; BadOption for a number below 1.
    """
    import pyarrow as pa

    if not isinstance(batch, pa.RecordBatch):
        raise BadPosition(f"batch {type(batch).__name__}; accepted: a pyarrow.RecordBatch")
    id_type = id_type_of(batch.schema)
    if integer("first", first) < 1:
        raise BadOption(f"first {first}: accepted: 1 or more")
    ids = None if id_type is None else batch.column("id")
    positions = read_columns(
        _strings(batch.column("hand")),
        _lists(batch.column("table")) if "table" in batch.schema.names else None,
        None if ids is None else _strings(ids),
        id_type is not None and _is_text(id_type),
        first,
        alphabet.upper,
        alphabet.lower,
        alphabet.describe(),
    )
    positions.ids = ids
    return positions


def _column_type(
    schema: pa.Schema, name: str, is_right: Callable[[pa.DataType], bool], accepted: str
) -> pa.DataType | None:
    """The type of a column, if there is one of that name. Raises BadPosition for a wrong one."""
    places = schema.get_all_field_indices(name)
    if not places:
        return None
    if len(places) > 1:
        raise BadPosition(f"{len(places)} columns {name!r}; accepted: one of each")
    found = schema.field(places[0]).type
    if not is_right(found):
        raise BadPosition(f"column {name!r} of {found}; accepted: {accepted}")
    return found


def _is_text(kind: pa.DataType) -> bool:
    from pyarrow import types

    if types.is_dictionary(kind):
        kind = kind.value_type
    # By name: older versions of pyarrow have no views.
    return str(kind) in ("string", "large_string", "string_view", "null")


def _is_list_of_text(kind: pa.DataType) -> bool:
    from pyarrow import types

    is_list = types.is_list(kind) or types.is_large_list(kind) or types.is_fixed_size_list(kind)
    return types.is_null(kind) or (is_list and _is_text(kind.value_type))


def _is_scalar(kind: pa.DataType) -> bool:
    from pyarrow import types

    is_number = types.is_integer(kind) or types.is_floating(kind)
    return is_number or types.is_boolean(kind) or _is_text(kind)


def _strings(array: pa.Array) -> pa.Array:
    """The same, as `read_columns` reads it: most arrays are that already."""
    import pyarrow as pa

    read = (pa.string(), pa.large_string())
    return array if array.type in read else _cast(array, pa.large_string())


def _lists(array: pa.Array) -> pa.Array:
    """The same, as `read_columns` reads it."""
    import pyarrow as pa

    text, large_text = pa.string(), pa.large_string()
    read = (pa.list_(text), pa.list_(large_text), pa.large_list(text), pa.large_list(large_text))
    return array if array.type in read else _cast(array, pa.large_list(large_text))


def _cast(array: pa.Array, kind: pa.DataType) -> pa.Array:
    import pyarrow as pa

    try:
        array.validate(full=True)  # casting trusts numbers in a dictionary, and may crash
    except pa.ArrowInvalid as error:
        raise BadPosition(f"a column of {array.type}: damaged: {error}") from None
    return array.cast(kind)
