"""Lengths that words and variables can have together: solutions of linear inequalities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

#: Stands for no upper limit; no sum of lengths is as large.
ENDLESS: Final = 1 << 30


class Rule(NamedTuple):
    """A sum of unknowns, each times its factor, from `low` to `high`."""

    factors: tuple[tuple[int, int], ...]
    low: int
    high: int


def solutions(
    domains: Sequence[Collection[int]],
    rules: Sequence[Rule],
    check: Callable[[], None] = lambda: None,
) -> Iterator[tuple[int, ...]]:
    """Yield the values of all unknowns that meet all rules, in rising order, compared as tuples.

    domains[i]: the values that unknown i may have; check: called now and then; it may raise to end
    the search.

    >>> [*solutions([range(5), range(1, 5)], [Rule(((0, 1), (1, 2)), 4, 4)])]
    [(0, 2), (2, 1)]
    """
    values = [sorted(domain) for domain in domains]
    if all(values):
        low, high = [each[0] for each in values], [each[-1] for each in values]
        if _narrow(low, high, rules):
            known = [frozenset(each) for each in values]
            yield from _search(0, low, high, known, rules, check)


def _search(
    at: int,
    low: list[int],
    high: list[int],
    domains: list[frozenset[int]],
    rules: Sequence[Rule],
    check: Callable[[], None],
) -> Iterator[tuple[int, ...]]:
    check()
    while at < len(low) and low[at] == high[at]:
        if low[at] not in domains[at]:
            return
        at += 1
    if at == len(low):
        yield tuple(low)
        return
    for value in range(low[at], high[at] + 1):
        if value not in domains[at]:
            continue
        lows, highs = low.copy(), high.copy()
        lows[at] = highs[at] = value
        if _narrow(lows, highs, rules):
            yield from _search(at + 1, lows, highs, domains, rules, check)


def _narrow(low: list[int], high: list[int], rules: Sequence[Rule]) -> bool:
    """Raise `low` and lower `high` as the rules require; False: nothing is left."""
    changed = True
    while changed:
        changed = False
        for factors, least, most in rules:
            smallest = largest = 0
            for at, factor in factors:
                smallest += factor * (low[at] if factor > 0 else high[at])
                largest += factor * (high[at] if factor > 0 else low[at])
            if smallest > most or largest < least:
                return False
            if smallest >= least and largest <= most:
                continue
            for at, factor in factors:
                # What the others leave for factor * value.
                room = most - smallest + factor * (low[at] if factor > 0 else high[at])
                need = least - largest + factor * (high[at] if factor > 0 else low[at])
                if factor < 0:
                    room, need = -need, -room
                size = abs(factor)
                upper, lower = room // size, -(-need // size)
                if upper < high[at]:
                    high[at] = upper
                    changed = True
                if lower > low[at]:
                    low[at] = lower
                    changed = True
                if low[at] > high[at]:
                    return False
            # Bounds have moved since the sums were taken; they are still valid, only wider.
    return True
