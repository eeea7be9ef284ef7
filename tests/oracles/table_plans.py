"""Slow reference implementation of plans that use the words on the table.

It makes every legal turn from every position that turns can lead to, one turn after the other. A
turn is any legal play: any way to pay, and any way to lay Masters, in any word on the table, words
formed before included. So it knows nothing of the shortcuts of the fast search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from oracles.hands import (
    ACTIONS,
    MASTER,
    _changed,
    _in_order,
    _laid,
    _order,
    _payments,
    _points_of,
    _without,
    parse_hand,
    parse_table_word,
    substitutions,
    subwords,
    superwords,
)


class Step(NamedTuple):
    """One turn; the target counts the table words, and then the words formed."""

    action: str
    target: int | None
    word: str
    laid: str
    cards: str


class Entry(NamedTuple):
    """The best hand after at most `turns` turns, and the turns to it."""

    turns: int
    steps: tuple[Step, ...]
    left: str
    left_points: int


#: The turns to a position, and the number of the last one that exchanges cards (0: none).
_Path = tuple[int, tuple[tuple[object, ...], ...], tuple[Step, ...]]
_State = tuple[str, tuple[str, ...]]


def plan(
    words: Sequence[str],
    hand: str,
    table: Sequence[str],
    points: Mapping[str, int],
    *,
    turns: int,
    max_exchanged: int | None = None,
    same_word_exchange: bool = True,
    min_length: int = 2,
) -> tuple[list[Entry], int | None]:
    """Return the best plans for 1, 2, 3 ... turns, and the fewest turns to leave no card, or None.

    Plans that exchange cards have at most `turns` turns. The k-th entry has the fewest points of
    all plans with at most k turns, then the fewest turns, then the remaining cards that sort first,
    then the earliest last exchange, then the list of turns that sorts first: each by action, word,
    table word, cards and places of Masters.
    """
    rules = (words, max_exchanged, same_word_exchange, min_length)
    start = (_in_order(parse_hand(hand)), tuple(table))
    nothing: _Path = (0, (), ())
    # Of several ways to a position: the one that sorts first, the one with the earliest exchanges.
    states: dict[_State, tuple[_Path, _Path]] = {start: (nothing, nothing)}
    results = [(_points_of(start[0], points), 0, _order(start[0]), nothing, start[0])]
    made = 0
    while states:
        made += 1
        later: dict[_State, tuple[_Path, _Path]] = {}
        for state, paths in states.items():
            for step, after in _turns(state, *rules):
                exchange = step.action == "substitute"
                for last, keys, steps in paths:
                    if made > turns and (exchange or last):
                        continue
                    path = (made if exchange else last, (*keys, _key(step)), (*steps, step))
                    first, early = later.get(after, (path, path))
                    later[after] = (
                        min(first, path, key=lambda way: way[1]),
                        min(early, path, key=lambda way: way[:2]),
                    )
        if made >= turns:  # from here on only plans without an exchange go on
            later = {
                state: (early, early)
                for state, (first, early) in later.items()
                if not early[0] or made == turns
            }
        results += [
            (_points_of(left, points), made, _order(left), early, left)
            for (left, _), (first, early) in later.items()
        ]
        states = {state: paths for state, paths in later.items() if state[0]}
    results.sort(key=lambda result: (result[0], result[1], result[2], result[3][:2]))
    entries = []
    for most in range(1, max(1, results[0][1]) + 1):
        left_points, _, _, path, left = next(result for result in results if result[1] <= most)
        entries.append(Entry(most, path[2], left, left_points))
    return entries, min((result[1] for result in results if not result[4]), default=None)


def _key(step: Step) -> tuple[object, ...]:
    _, masters = parse_table_word(step.laid)
    target = -1 if step.target is None else step.target
    return ACTIONS.index(step.action), step.word, target, _order(step.cards), sorted(masters)


def _turns(
    state: _State,
    words: Sequence[str],
    max_exchanged: int | None,
    same_word_exchange: bool,
    min_length: int,
) -> Iterator[tuple[Step, _State]]:
    """Each turn from a position, and the position after it."""
    hand, table = state
    for word in (words[i] for i in subwords(words, hand) if len(words[i]) >= min_length):
        for laid, cards in _ways_to_add(word, "", frozenset(), hand):
            yield Step("form", None, word, laid, cards), (_without(hand, cards), (*table, laid))
    for target, lies in enumerate(table):
        old, masters = parse_table_word(lies)

        def after(laid: str, cards: str, taken: str, at: int = target) -> _State:
            left = _in_order(_without(hand, cards) + taken)
            return left, (*table[:at], laid, *table[at + 1 :])

        for word in (words[i] for i in superwords(words, old, hand) if len(words[i]) >= min_length):
            for laid, cards in _ways_to_add(word, old, masters, hand):
                yield Step("insert", target, word, laid, cards), after(laid, cards, "")
        if len(old) < min_length:
            continue
        for word in (words[i] for i in substitutions(words, old, hand)):
            changed = _changed(word, old)
            if max_exchanged is not None and len(changed) > max_exchanged:
                continue
            taken = "".join(MASTER if at in masters else old[at].upper() for at in changed)
            for laid, cards in _ways_to_exchange(word, changed, masters, hand):
                yield Step("substitute", target, word, laid, cards), after(laid, cards, taken)
        if same_word_exchange:
            for at, letter in enumerate(old):
                paid, taken = letter.upper(), MASTER
                if at not in masters:
                    paid, taken = taken, paid
                if paid in hand:
                    laid = _laid(old, masters ^ {at})
                    yield Step("substitute", target, old, laid, paid), after(laid, paid, taken)


def _ways_to_add(
    word: str, old: str, masters: frozenset[int], hand: str
) -> Iterator[tuple[str, str]]:
    """Each way to lay a word, with the cards of `old` in their order, and the new cards of it."""
    seen = set()
    for kept in combinations(range(len(word)), len(old)):
        if any(word[at] != letter for at, letter in zip(kept, old, strict=True)):
            continue
        stay = {kept[place] for place in masters}
        new = [at for at in range(len(word)) if at not in kept]
        seen |= set(_ways_to_pay(word, new, stay, hand)) if new else set()
    yield from sorted(seen)


def _ways_to_exchange(
    word: str, changed: Sequence[int], masters: frozenset[int], hand: str
) -> Iterator[tuple[str, str]]:
    yield from sorted(set(_ways_to_pay(word, changed, masters.difference(changed), hand)))


def _ways_to_pay(
    word: str, new: Sequence[int], stay: frozenset[int] | set[int], hand: str
) -> Iterator[tuple[str, str]]:
    """Each way to pay for the letters at the places `new` and to lay Masters there."""
    needed = _in_order(word[at].upper() for at in new)
    for cards in _payments(needed, hand):
        for places in combinations(new, cards.count(MASTER)):
            rest = Counter(word[at].upper() for at in new if at not in places)
            if rest == Counter(cards.replace(MASTER, "")):
                yield _laid(word, {*stay, *places}), cards


__all__ = ["Entry", "Step", "plan"]
