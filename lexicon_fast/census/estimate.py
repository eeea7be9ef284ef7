"""Estimates instead of a census: random deals, answered by the solver and the planner."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.rng import Rng
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.census.tally import ListedHand, Shape, Tally, deals_of
from lexicon_fast.games.lexicon.plans import Planned, plan_batch
from lexicon_fast.games.lexicon.rules import Ruleset, ruleset
from lexicon_fast.games.lexicon.solver import solve_batch

if TYPE_CHECKING:
    from lexicon_fast.census.count import Job
    from lexicon_fast.dictionary import Dictionary

_DEALS_AT_A_TIME: Final = 1024


def sample(
    job: Job,
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
    dealt = _dealt(ruleset(job.ruleset), tally.shape, deals, Rng(seed))
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
    hands: Sequence[str], job: Job, dictionary: Dictionary, *, weighted: bool = False
) -> Tally:
    """Return the tally of some hands, answered by the solver and the planner.

    Each hand counts as one deal; weighted: as all deals of it, as in a census.
    """
    tally = Tally(job.shape(dictionary))
    rules = ruleset(job.ruleset)
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
