"""Queries about words: `dictionary.find` and `dictionary.equations`."""

from __future__ import annotations

from itertools import islice
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw

from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.engine.settings import Dictionaries, Settings
    from lexicon_fast.find.others import Others

#: Solutions that are encoded together.
_TOGETHER: Final = 1 << 9
#: How operators add definitions, as the end of an error message.
_NO_DEFINITIONS: Final = "no definitions are loaded here; start with --definitions FILE"


class WordStudy:
    """Answers `dictionary.find` and `dictionary.equations`.

    The option `max_find_dictionaries` limits the memory: of so many dictionaries, those used last,
    the facts about their words are kept.
    """

    def __init__(self, settings: Settings, dictionaries: Dictionaries) -> None:
        self._settings = settings
        self._dictionaries = dictionaries
        #: Dictionaries whose facts are kept; the one used last is the last one.
        self._kept: dict[Dictionary, None] = {}
        self._lock = Lock()

    def find(self, params: m.DictionaryFindParams, job: Job) -> m.DictionaryFindResult:
        """Answer `dictionary.find`."""
        import numpy as np

        from lexicon_fast.find.alphagrams import by_alphagram
        from lexicon_fast.find.finder import finder_of
        from lexicon_fast.find.search import read_query
        from lexicon_fast.rows.find_rows import FindOptions, FindRows

        dictionary = self._dictionaries.get(params.dictionary)
        with job.untimed():
            finder = finder_of(dictionary)
        self._keep(dictionary)
        others = self._others()
        query = read_query(params.query, finder.letters, others)
        tiles = None if params.layout is None else _layout(params.layout)
        columns = list(dict.fromkeys(params.columns))
        definitions = self._settings.definitions
        if definitions is None and "definition" in columns:
            raise BadField("params.columns", f"has 'definition', but {_NO_DEFINITIONS}")
        rows = FindRows(dictionary, FindOptions(params.order, None, columns, tiles, definitions))
        with job.untimed():  # once for a dictionary: the first query would seem too slow
            finder.prepare(query, tiles, definitions, others, job.check)
            nothing = np.empty(0, np.int64)
            finder.in_order(nothing, params.order, tiles)
            rows.values(nothing)
            if params.group_by is not None:
                by_alphagram(finder, nothing, params.order, tiles)
                rows.group_of_words(nothing)
        found = finder.find(query, tiles, definitions, others=others, check=job.check)
        job.check()
        end = None if params.limit is None else params.skip + params.limit
        groups = group_count = None
        if params.group_by is None:
            listed = finder.in_order(found, params.order, tiles)[params.skip : end]
        else:
            every = by_alphagram(finder, found, params.order, tiles)
            part = every.part(min(params.skip, every.total), end)
            listed, group_count = part.words, every.total
            names = rows.group_of_words(listed[part.starts[:-1]])
            sizes = np.diff(part.starts).tolist()
            groups = list(map(m.WordGroup, names, sizes))
        job.check()
        words, *values = rows.values(listed)
        result = m.DictionaryFindResult(
            count=len(found),
            words=words,
            groups=groups,
            group_count=group_count,
            **dict(zip(rows.fields_of_words, values, strict=True)),
        )
        encoded: Any = Raw(wire.encode(result))
        if len(encoded) > self._settings.max_reply_bytes:
            raise self._settings.too_long("words", "use a lower limit")
        return encoded  # type: ignore[no-any-return]

    def equations(
        self, params: m.DictionaryEquationsParams, job: Job
    ) -> m.DictionaryEquationsResult:
        """Answer `dictionary.equations`."""
        from lexicon_fast.find.equations.solve import hashes_of, solve
        from lexicon_fast.find.finder import finder_of

        dictionary = self._dictionaries.get(params.dictionary)
        with job.untimed():  # once for a dictionary: the first equations would seem too slow
            hashes = hashes_of(finder_of(dictionary))
            for length in hashes.lengths:
                job.check()
                hashes.group(length)
        self._keep(dictionary)
        found = solve(
            dictionary,
            params.equations,
            tiles=None if params.layout is None else _layout(params.layout),
            definitions=self._settings.definitions,
            others=self._others(),
            check=job.check,
        )
        listed = islice(found, params.limit)
        parts: list[bytes] = []
        size = 0
        while some := [m.EquationsSolution([*each.words], each.values)
                       for each in islice(listed, _TOGETHER)]:  # fmt: skip
            job.check()
            parts.append(wire.encode(some)[1:-1])
            size += len(parts[-1])
            if size > self._settings.max_reply_bytes:
                raise self._settings.too_long("solutions", "use a lower limit")
        more = b"true" if next(found, None) is not None else b"false"
        encoded: Any = Raw(b'{"solutions":[%b],"more":%b}' % (b",".join(parts), more))
        return encoded  # type: ignore[no-any-return]

    def _others(self) -> Others:
        """Return the dictionaries that `in` may name: those that requests may name."""
        from lexicon_fast.find.others import Offered

        return Offered(self._dictionaries.names, self._dictionaries.get, self._dictionaries.hint)

    def _keep(self, dictionary: Dictionary) -> None:
        """Keep the facts about a dictionary, and forget those of others above the limit."""
        from lexicon_fast.find.finder import forget_finder

        with self._lock:
            self._kept.pop(dictionary, None)
            self._kept[dictionary] = None
            while len(self._kept) > self._settings.max_find_dictionaries:
                oldest = next(iter(self._kept))
                del self._kept[oldest]
                forget_finder(oldest)


def _layout(layout: str | dict[str, Any]) -> Any:
    from lexicon_fast.games.tiles.layouts import Layout

    return Layout.of_json(layout)
