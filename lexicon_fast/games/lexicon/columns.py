"""Plays and plans as Arrow record batches, created natively without an object for each row.

Words are dictionary-encoded, see `arrow_words`. Needs the extra `arrow`.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from lexicon_fast._native.lexicon.candidates import ACTIONS
from lexicon_fast._native.lexicon.write_rows import write_plans, write_plays
from lexicon_fast._version import __version__
from lexicon_fast.base.arrow import native_array, require_pyarrow
from lexicon_fast.dictionary.arrow_words import all_words

if TYPE_CHECKING:
    import pyarrow as pa

    from lexicon_fast._native.lexicon.moves import Moves
    from lexicon_fast._native.lexicon.plan import Plans
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.plans import Planner
    from lexicon_fast.games.lexicon.solver import Solver

#: Prefix of the schema metadata: version, dictionary (SHA-256), options (JSON).
METADATA: Final = "lexicon_fast."


class RecordBatchWriter(ABC):
    """Base of the writers of record batches. Safe to use from many threads at once.

    id_type: type of the positions' ids; string for ids read from text; None for positions without
    ids, which get their numbers (int64).
    """

    #: Schema of all batches, with the metadata lexicon_fast.version, .dictionary and .options.
    schema: pa.Schema

    def __init__(
        self,
        dictionary: Dictionary,
        options: Mapping[str, Any],
        id_type: pa.DataType | None,
        types: Mapping[str, pa.DataType],
    ) -> None:
        self._pa = pa = require_pyarrow("columns")
        self._words = all_words(dictionary)
        self._id_type = id_type
        metadata = {
            "version": __version__,
            "dictionary": dictionary.sha256,
            "options": json.dumps(options),
        }
        self.schema = pa.schema(
            {
                "position": pa.int64(),
                "id": pa.int64() if id_type is None else id_type,
                **types,
                "error": pa.string(),
            },
            {METADATA + name: value for name, value in metadata.items()},
        )

    @abstractmethod
    def batch(self, parts: Iterable[Any], ids: pa.Array | None) -> pa.RecordBatch:
        """Return the rows of answers, Moves or Plans, to positions that were read together.

        ids: ids of all these positions (`Positions.ids`), if they came in a column. Raises
        BadOption for more than 2 GB of strings.
        """

    def _has_text_ids(self, ids: pa.Array | None) -> bool:
        """Return whether the positions contain their ids as text."""
        return ids is None and self._id_type is not None

    def _batch(
        self, n: int, arrays: dict[str, Any], ids: pa.Array | None, built: dict[str, pa.Array]
    ) -> pa.RecordBatch:
        """Return n rows of native arrays. built: the columns that are not plain arrays."""
        built["id"] = self._ids(n, arrays, ids)
        columns = [
            built[field.name]
            if field.name in built
            else native_array(field.type, n, arrays[field.name])
            for field in self.schema
        ]
        return self._pa.RecordBatch.from_arrays(columns, schema=self.schema)

    def _ids(self, n: int, arrays: dict[str, Any], ids: pa.Array | None) -> pa.Array:
        pa = self._pa
        if self._has_text_ids(ids):
            return native_array(pa.string(), n, arrays["id"])
        if ids is None:
            return native_array(pa.int64(), n, arrays["position"])
        places = native_array(pa.int64(), n, arrays["index"])
        if str(ids.type) == "string_view":  # pyarrow cannot take from these
            return ids.cast(pa.large_string()).take(places).cast(ids.type)
        return ids.take(places)

    def _encoded(self, n: int, buffers: Any, values: pa.Array, index: pa.DataType) -> pa.Array:
        return self._pa.DictionaryArray.from_arrays(
            native_array(index, n, buffers), values, safe=False
        )


class PlayBatchWriter(RecordBatchWriter):
    """The plays of a Solver: position, id, hand, count, action, target, word, laid, cards, left,
    left_points, error. See docs/batch.md."""

    def __init__(self, solver: Solver, id_type: pa.DataType | None = None) -> None:
        pa = require_pyarrow("columns")
        self._actions = pa.array(ACTIONS, pa.string())
        options = {
            "command": "solve",
            "ruleset": solver.rules.to_json(),
            "top": solver.top,
            "actions": solver.actions,
            "min_length": solver.min_length,
        }
        types = {
            "hand": pa.string(),
            "count": pa.int64(),
            "action": pa.dictionary(pa.int8(), pa.string()),
            "target": pa.int8(),
            "word": pa.dictionary(pa.int32(), pa.string()),
            "laid": pa.string(),
            "cards": pa.string(),
            "left": pa.string(),
            "left_points": pa.int32(),
        }
        super().__init__(solver.dictionary, options, id_type, types)

    def batch(self, parts: Iterable[Moves], ids: pa.Array | None) -> pa.RecordBatch:
        pa = self._pa
        n, extra, arrays = write_plays(parts, self._has_text_ids(ids))
        words = self._words
        if extra:
            # Table words outside the dictionary in which a Master was exchanged.
            words = pa.concat_arrays([words, native_array(pa.string(), extra, arrays["extra"])])
        built = {
            "action": self._encoded(n, arrays["action"], self._actions, pa.int8()),
            "word": self._encoded(n, arrays["word"], words, pa.int32()),
        }
        return self._batch(n, arrays, ids, built)


class PlanBatchWriter(RecordBatchWriter):
    """The plans of a Planner: position, id, hand, turns, words, left, left_points, empties_in,
    error. See docs/batch.md."""

    def __init__(self, planner: Planner, id_type: pa.DataType | None = None) -> None:
        pa = require_pyarrow("columns")
        options: dict[str, Any] = {
            "command": "plan",
            "ruleset": planner.rules.to_json(),
            "min_length": planner.min_length,
            **planner.table_options,
        }
        types = {
            "hand": pa.string(),
            "turns": pa.int32(),
            "words": pa.list_(pa.dictionary(pa.int32(), pa.string())),
            "left": pa.string(),
            "left_points": pa.int32(),
            "empties_in": pa.int32(),
        }
        super().__init__(planner.dictionary, options, id_type, types)

    def batch(self, parts: Iterable[Plans], ids: pa.Array | None) -> pa.RecordBatch:
        pa = self._pa
        n, size, arrays = write_plans(parts, self._has_text_ids(ids))
        entries = self._encoded(size, arrays["words.element"], self._words, pa.int32())
        kind = self.schema.field("words").type
        words = native_array(kind, n, arrays["words"], children=[entries])
        return self._batch(n, arrays, ids, {"words": words})
