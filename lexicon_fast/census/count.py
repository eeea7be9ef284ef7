"""Counting of all hands of a size part by part, in threads or with Dask; or of random deals.

The parts of a census are fixed, and tallies add up in any order. So the result does not depend on
how often a census is stopped, or on which worker counts a part. Random deals are answered by the
solver and the planner.

The output is a file X that appears at the end, and a checkpoint until then.
X.part has the job, the numbers of the parts counted so far, and the sum of their tallies. It is
replaced in one step, so a census that is killed at any moment can be resumed. Meanwhile X-lock
keeps other processes from writing. At the end the job record X.job is written, then X, and X.part
is removed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from glob import escape, glob
from hashlib import sha256
from math import comb
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from lexicon_fast.base.errors import BadDictionary, BadOption
from lexicon_fast.base.files import atomic_write
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.base.validation import decoder
from lexicon_fast.census.hands import Census
from lexicon_fast.census.tally import ListedHand, Shape, Tally, deals_of
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.lexicon.plans import Planned, plan_batch
from lexicon_fast.games.lexicon.rules import Ruleset, ruleset
from lexicon_fast.games.lexicon.solver import solve_batch
from lexicon_fast.rows import resume as resumable

if TYPE_CHECKING:
    from distributed import Client

    Engine = Callable[[Iterable[int]], Generator[tuple[int, Tally]]]

#: The largest share of the time that writing checkpoints may take.
_SHARE: Final = 0.05


class PartialCount(NamedTuple):
    """The sum of the tallies of the parts counted so far, and the numbers of these parts."""

    tally: Tally
    parts: frozenset[int]


def is_finished(path: str, job: Mapping[str, str]) -> bool:
    """Return whether a run of the job has finished the census at `path`.

    Raises BadOption if the file is of another or an unknown job, or has changed; OSError.
    """
    final = resumable.final_path(path)
    if not os.path.isfile(final) or os.path.exists(f"{final}.part"):
        return False
    resumable.LockFile(final).close()  # removes a lock file that a killed process has left
    resumable.check_finished(final, job)
    return True


class CensusFile:
    """The file of a census, and its checkpoint until the census is complete.

    job: see `rows.resume`; shape: of the tally; resume: continue where an earlier run was stopped;
    otherwise an older X.part is overwritten. Call `finish` or `keep` at the end.

    Raises BadOption if the earlier run cannot be resumed or another process writes the file;
    OSError.
    """

    def __init__(self, path: str, job: Mapping[str, str], shape: Shape, *, resume: bool) -> None:
        self._path = resumable.final_path(path)
        self._part = self._path + ".part"
        self._job = dict(job)
        self._shape = shape
        self._next = 0.0
        self._empty = True
        self._lock = resumable.LockFile(self._path)
        try:
            #: The count of an earlier run.
            self.begun = PartialCount(Tally(shape), frozenset())
            if resume and os.path.exists(self._part):
                self.begun = self._read()
            self.save(self.begun, now=True)
        except BaseException:
            self._lock.close()
            raise

    def save(self, so_far: PartialCount, *, now: bool = False) -> None:
        """Write a checkpoint, unless the last one is recent. now: always. Raises OSError."""
        begun = monotonic()
        if begun < self._next and not now:
            return
        tally = msgspec.Raw(so_far.tally.to_json())
        parts = sorted(so_far.parts)
        state = _State(self._job, parts, tally, _checksum(parts, tally))
        atomic_write(self._part, msgspec.json.encode(state))
        self._empty = not so_far.parts
        written = monotonic()
        self._next = written + (written - begun) / _SHARE

    def finish(self, result: bytes, record: Mapping[str, str]) -> None:
        """Write the job record, then the result. Raises OSError.

        record: the job, with the options that change only the result, like its format. The
        checkpoint is removed last: as long as it exists, `--resume` runs this again.
        """
        resumable.write_record(self._path, record, resumable.fingerprint_of_bytes(result))
        atomic_write(self._path, result)
        self._remove()
        self._lock.close()

    def keep(self) -> str:
        """Stop before the end; return a message about what can be resumed."""
        kept = ""
        if self._empty:
            self._remove()
        else:
            kept = f"{self._part} keeps the counts so far; continue with --resume"
        self._lock.close()
        return kept

    def _remove(self) -> None:
        for path in (self._path, self._part):
            for left in glob(f"{escape(path)}.[0-9]*-*.tmp"):  # of killed processes
                resumable.remove(left)
        resumable.remove(self._part)

    def _read(self) -> PartialCount:
        try:
            with open(self._part, "rb") as file:
                state = decoder(_State).decode(file.read())
            resumable.check_same_job(self._part, state.job, self._job)
            tally = Tally.from_json(bytes(state.tally))
        except BadOption:
            raise
        except (msgspec.MsgspecError, ValueError):
            raise resumable.damaged(self._part) from None
        if tally.shape != self._shape or state.checksum != _checksum(state.parts, state.tally):
            raise resumable.damaged(self._part)
        return PartialCount(tally, frozenset(state.parts))


class _State(NamedTuple):
    job: dict[str, str]
    parts: list[int]
    tally: msgspec.Raw
    #: Of the parts and the tally: a wrong digit would make wrong counts.
    checksum: str = ""


def _checksum(parts: list[int], tally: msgspec.Raw) -> str:
    return sha256(msgspec.json.encode(parts) + bytes(tally)).hexdigest()


_DEALS_AT_A_TIME: Final = 1024


class CensusOptions(NamedTuple):
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
        rules = ruleset(self.ruleset, dictionary.language)
        return Shape.of(dictionary, rules, self.cards, plan=self.plan, top=self.top)

    def census(self, dictionary: Dictionary, threads: int = 1) -> Census:
        """Return the census with an open dictionary. Raises BadOption, BadAlphabet."""
        return Census(
            dictionary,
            self.cards,
            ruleset=self.ruleset,
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


def in_dask(
    job: CensusOptions, client: Client, parts: Iterable[int]
) -> Generator[tuple[int, Tally]]:
    """Count in the workers of a Dask cluster; each prepares its census once."""
    from lexicon_fast.batch import dask

    numbers = list(parts)
    for place, text in dask.run(client, partial(_tally_part, job), numbers):
        yield numbers[place], Tally.from_json(text)


def _tally_part(job: CensusOptions, part: int) -> bytes:
    return _prepared(job).tally(part, part + 1).to_json()


_cached: dict[CensusOptions, Census] = {}
_preparing = Lock()


def _prepared(job: CensusOptions) -> Census:
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


# Estimates


def sample(
    job: CensusOptions,
    dictionary: Dictionary,
    deals: int,
    seed: int,
    *,
    threads: int = 1,
    progress: Callable[[Tally], object] | None = None,
) -> Tally:
    """Return the tally of random deals; each counts as one hand and one deal.

    progress: called with the tally of every few deals. The tally depends on the seed, not on
    `threads`. Raises BadOption, BadAlphabet.
    """
    tally = Tally(job.shape(dictionary))
    dealt = _dealt(ruleset(job.ruleset, dictionary.language), tally.shape, deals, Rng(seed))
    for more in as_done(lambda hands: count_hands(hands, job, dictionary), dealt, threads):
        tally += more
        if progress is not None:
            progress(more)
    return tally


def _dealt(rules: Ruleset, shape: Shape, deals: int, rng: Rng) -> Iterator[list[str]]:
    """Yield lists of random hands with sorted cards."""
    rank = shape.letters.index
    pack = [card for card in shape.letters for _ in range(rules.pack.get(card, 0))]
    for done in range(0, deals, _DEALS_AT_A_TIME):
        yield [
            "".join(sorted(rng.sample(pack, shape.cards), key=rank))
            for _ in range(min(_DEALS_AT_A_TIME, deals - done))
        ]


def count_hands(
    hands: Sequence[str], job: CensusOptions, dictionary: Dictionary, *, weighted: bool = False
) -> Tally:
    """Return the tally of some hands, answered by the solver and the planner.

    Each hand counts as one deal; weighted: as all deals of it, as in a census.
    """
    tally = Tally(job.shape(dictionary))
    rules = ruleset(job.ruleset, dictionary.language)
    solved = solve_batch(
        [(hand, ()) for hand in hands],
        dictionary,
        ruleset=rules,
        actions=("form",),
        min_length=job.min_length,
        top=1,
    )
    # The word is from the play, because plans break ties differently.
    plans: Planned | None = None
    if job.plan:
        plans = plan_batch(hands, dictionary, ruleset=rules, min_length=job.min_length)
    listed = []
    for place, hand in enumerate(hands):
        plan = plans[place] if plans else None
        points = sum(rules.points[card] for card in hand)
        plays = solved[place]
        left_points = plays[0].left_points if plays else points
        listed.append(
            ListedHand(
                hand,
                points,
                left_points,
                plays[0].word if plays else "",
                plan.empties_in if plan else None,
                deals_of(hand, rules.pack),
            )
        )
        after = [entry.left_points for entry in plan.entries] if plan else [left_points]
        number = solved.word_id[solved.offsets[place]] if plays else -1
        deals = listed[-1].deals if weighted else 1
        tally.add(listed[-1], number, after, deals=deals)
    tally.list_hands(listed)
    return tally
