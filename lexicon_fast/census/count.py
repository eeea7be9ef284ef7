"""Counting of all hands of a size part by part, in threads or with Dask.

The parts of a census are fixed, and tallies add up in any order. So the result does not depend on
how often a census is stopped, or on which worker counts a part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from math import comb
from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from lexicon_fast.base.errors import BadDictionary
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.census.checkpoint import CensusFile, PartialCount
from lexicon_fast.census.hands import Census
from lexicon_fast.census.tally import Shape, Tally
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexicon.rules import ruleset

if TYPE_CHECKING:
    from collections.abc import Generator

    from distributed import Client

    #: Numbers of parts -> (number, tally) pairs in any order.
    Engine = Callable[[Iterable[int]], Generator[tuple[int, Tally]]]


class Job(NamedTuple):
    """The parameters of a census, for processes that open the dictionary themselves.

    words: name, path or URL of the dictionary; sha256: of its source; ruleset: a name, or the
    result of `Ruleset.to_json`. Other fields are as for `Census`.
    """

    words: str
    sha256: str
    cards: int
    ruleset: str | dict[str, Any]
    min_length: int
    plan: bool
    top: int

    def shape(self, dictionary: Dictionary) -> Shape:
        """Return the shape of its tallies. Raises BadOption."""
        rules = ruleset(self.ruleset)
        return Shape.of(dictionary, rules, self.cards, plan=self.plan, top=self.top)

    def census(self, dictionary: Dictionary, threads: int = 1) -> Census:
        """Return the census with an open dictionary. Raises BadOption, BadAlphabet."""
        return Census(
            dictionary,
            self.cards,
            ruleset=ruleset(self.ruleset),
            min_length=self.min_length,
            plan=self.plan,
            top=self.top,
            threads=threads,
        )


def count(
    census: Census,
    engine: Engine,
    *,
    file: CensusFile | None = None,
    progress: Callable[[Tally], object] | None = None,
) -> Tally:
    """Count all parts except those of an earlier run. Return the complete tally.

    engine: `in_threads` or `in_dask`; progress: called with the tally of each part. Exceptions and
    Ctrl-C are raised after the counts so far have been written to the file.
    """
    so_far = PartialCount(Tally(census.shape), frozenset()) if file is None else file.begun
    left = [part for part in range(census.parts) if part not in so_far.parts]
    try:
        with closing(engine(left)) as tallies:
            for part, tally in tallies:
                # One assignment, because Ctrl-C can come at any moment.
                so_far = PartialCount(so_far.tally + tally, so_far.parts | {part})
                if file is not None:
                    file.save(so_far)
                if progress is not None:
                    progress(tally)
    except BaseException:
        if file is not None:
            file.save(so_far, now=True)
        raise
    _check(census, so_far.tally)
    return so_far.tally


def _check(census: Census, tally: Tally) -> None:
    """Raise RuntimeError unless all hands and all deals of the pack have been counted."""
    deals = comb(sum(census.rules.pack.values()), tally.shape.cards)
    total = tally.total
    if (total.hands, total.deals) != (census.hands, deals):
        raise RuntimeError(
            f"{total.hands} hands of {total.deals} deals counted;"
            f" there are {census.hands} of {deals}"
        )


def in_threads(census: Census, threads: int, parts: Iterable[int]) -> Generator[tuple[int, Tally]]:
    """Count in threads of this process."""
    return as_done(lambda part: (part, census.tally(part, part + 1)), parts, threads)


def in_dask(job: Job, client: Client, parts: Iterable[int]) -> Generator[tuple[int, Tally]]:
    """Count in the workers of a Dask cluster; each prepares its census once."""
    from lexicon_fast.batch import dask

    numbers = list(parts)
    for place, text in dask.run(client, partial(_tally_part, job), numbers):
        yield numbers[place], Tally.from_json(text)


def _tally_part(job: Job, part: int) -> bytes:
    return _prepared(job).tally(part, part + 1).to_json()


_cached: dict[Job, Census] = {}
_preparing = Lock()


def _prepared(job: Job) -> Census:
    """Return the census in this process; only one is cached, as its tables are large."""
    with _preparing:
        key = job._replace(ruleset=repr(job.ruleset))
        if key not in _cached:
            _cached.clear()
            dictionary = Dictionary.load(job.words)
            if dictionary.sha256 != job.sha256:
                raise BadDictionary(
                    f"{job.words} is another word list in this process ({dictionary.sha256[:16]}"
                    f" instead of {job.sha256[:16]}); use the same one for all workers"
                )
            census = job.census(dictionary)
            census.prepare()
            _cached[key] = census
        return _cached[key]
