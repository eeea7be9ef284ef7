"""Plans that use the words on the table: against the reference implementation, and what users rely on."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest
from effort import ISAS, examples
from hypothesis import example, given, settings
from hypothesis import strategies as st
from oracles import table_plans as reference

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.plan import plan_positions
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.games.lexicon.rules import POINTS, RULESETS

pytestmark = pytest.mark.native

each_isa = pytest.mark.parametrize("isa", ISAS)

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Case:
    """Words of a dictionary, a position, and the options of a plan."""

    words: tuple[str, ...]
    hand: str
    table: tuple[str, ...]
    turns: int = 2
    ruleset: str = "waddingtons"
    min_length: int = 2
    points: tuple[int, ...] = tuple(POINTS[card] for card in [*LATIN, "*"])


def compiled(words: tuple[str, ...], isa: str | None = None) -> Compiled:
    file, bad = build("\n".join(words).encode(), LATIN, LATIN.lower(), "test", b"\0" * 32, "test")
    assert not bad
    return Compiled(file, "test", isa)


def assert_as_reference(case: Case, isa: str | None = None) -> None:
    rules = RULESETS[case.ruleset]
    expected, empties_in = reference.plan(
        sorted(set(case.words)),
        case.hand,
        case.table,
        dict(zip([*LATIN, "*"], case.points, strict=True)),
        turns=case.turns,
        max_exchanged=rules.max_exchanged,
        same_word_exchange=rules.same_word_exchange,
        min_length=case.min_length,
    )
    positions = positions_of([(case.hand, list(case.table))], LATIN, LATIN.lower(), "letters")
    of_cards = bytes([*case.points[:26], *[0] * 6, case.points[26]])
    plans = plan_positions(
        compiled(case.words, isa),
        positions,
        0,
        1,
        of_cards,
        case.min_length,
        use_table=True,
        turns=case.turns,
        max_exchanged=rules.max_exchanged,
        same_word_exchange=rules.same_word_exchange,
    )
    assert plans.errors == {}
    rows = zip(plans.rows_of(0), plans.steps_of(0), strict=True)
    found = [
        reference.Entry(turns, tuple(reference.Step(*step) for step in steps), left, points)
        for (turns, _, left, points), steps in rows
    ]
    assert found == expected
    assert plans.empties_in_of(0) == empties_in
    for (_, words, _, _), steps in zip(plans.rows_of(0), plans.steps_of(0), strict=True):
        assert words == tuple(step[2] for step in steps)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """Few letters, so that words have much in common, and Masters anywhere."""
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    letters = rng.choice(["ab", "abc", "aet", "aest", "abcde"])
    count = rng.choice([3, 6, 10, 16])
    lengths = rng.choice([[2, 3], [2, 3, 4], [3, 3, 4, 5], [3]])
    words = {"".join(rng.choices(letters, k=rng.choice(lengths))) for _ in range(count)}
    masters = rng.choice([0, 0, 0, 1, 1, 2])
    size = draw(st.integers(1, 5 if masters < 2 else 4))
    hand = "".join(rng.choices(letters.upper(), k=size))
    hand = (hand + "*" * masters)[-size:]
    table = []
    for _ in range(rng.choice([1, 1, 2, 2, 3]) if size < 4 else rng.choice([1, 1, 2])):
        word = rng.choice(sorted(words)) if rng.random() < 0.8 else "".join(rng.choices(letters, k=3))
        places = {at for at in range(len(word)) if rng.random() < rng.choice([0, 0, 0.3])}
        table.append("".join(f"[{c}]" if at in places else c for at, c in enumerate(word)))
    points = Case.points
    if rng.random() < 0.4:
        values = rng.choice([[0], [1], [0, 1], [1, 2, 3, 4], range(256)])
        points = (*rng.choices(values, k=26), rng.choice([0, 1, 2, 15, 255]))
    return Case(
        tuple(sorted(words)),
        hand,
        tuple(table),
        rng.choice([0, 1, 2, 2, 3, 3]),
        rng.choice(["waddingtons", "waddingtons", "article"]),
        rng.choice([2, 2, 2, 3, 4]),
        points,
    )


@each_isa
@settings(max_examples=examples(300))
@given(case=cases())
def test_plans_are_those_of_the_reference_implementation(case: Case, isa: str) -> None:
    assert_as_reference(case, isa)
