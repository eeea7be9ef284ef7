"""Plans that use the words on the table: against the reference implementation; calls; rows."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from oracles import table_plans as reference
from support.effort import examples

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.lexicon.plan import plan_positions
from lexicon_fast._native.lexicon.write_rows import write_csv, write_jsonl
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.base.errors import BadHand, BadOption, BadPosition, BadTableWord
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.actions import action_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play, remove_cards
from lexicon_fast.games.lexicon.plans import Planner, PlanStep, plan, plan_batch
from lexicon_fast.games.lexicon.rules import PACK, POINTS, RULESETS

pytestmark = pytest.mark.native


WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()

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


def assert_as_reference(case: Case) -> None:
    """Compare the plans of every instruction set with those of the reference implementation."""
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
    positions = positions_of(
        [(case.hand, list(case.table))], Alphabet("test", LATIN, LATIN.lower())
    )
    of_cards = bytes([*case.points[:26], *[0] * 6, case.points[26]])
    for isa in available_isas():
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
        word = (
            rng.choice(sorted(words)) if rng.random() < 0.8 else "".join(rng.choices(letters, k=3))
        )
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
        # Three turns of a large hand with Masters take the reference seconds.
        rng.choice([0, 1, 2, 2, 3, 3] if size < 4 or not masters else [0, 1, 2]),
        rng.choice(["waddingtons", "waddingtons", "article"]),
        rng.choice([2, 2, 2, 3, 4]),
        points,
    )


@settings(max_examples=examples(300))
@given(case=cases())
@example(case=Case(("fault", "waltz", "tuft"), "FTTUZ", ("walla",)))
@example(case=Case(("chat", "chit", "hat"), "CIA", ("hat",)))  # insert, then exchange
@example(case=Case(("ab", "ba"), "A*", ("[a]b", "xy"), 3))  # a word that is not in the dictionary
@example(case=Case(("aab", "aba", "baa"), "AB*", ("[a]b",), 3))  # many ways to lay a Master
@example(case=Case(("abc", "cab"), "AAB", ("cab",), 3, "article"))
def test_plans_are_those_of_the_reference_implementation(case: Case) -> None:
    assert_as_reference(case)


@pytest.mark.unsanitized
@pytest.mark.parametrize("ruleset", ["waddingtons", "article"])
@pytest.mark.parametrize("masters", [0, 1])
def test_plans_from_real_words_are_those_of_the_reference(masters: int, ruleset: str) -> None:
    rng = random.Random(masters)
    cards = [card for card, count in PACK.items() for _ in range(count) if card != "*"]
    for _ in range(3):
        words = rng.sample([word for word in WORDS if len(word) <= 6], 80)
        hand = "".join(rng.sample(cards, 6 - masters)) + "*" * masters
        table = tuple(rng.sample(words, rng.choice([1, 2, 4])))
        assert_as_reference(Case(tuple(words), hand, table, 2, ruleset))


# ------------------------------------------------------------------- what users rely on


def test_the_example_of_the_rules(enable: Dictionary) -> None:
    found = plan("FTTUZ", enable, table=["walla"])
    assert found.steps[-1] == (
        PlanStep("substitute", 0, "fault", "fault", "FTU"),
        PlanStep("form", None, "waltz", "waltz", "ALTWZ"),
    )
    assert found.entries[-1].words == ("fault", "waltz")
    assert found.empties_in == 2
    assert plan("FTTUZ", enable).empties_in is None


def test_steps_can_be_played(enable: Dictionary) -> None:
    """Each step is a legal action of the game, in the order of the plan."""
    rng = random.Random(3)
    cards = Cards.of(enable)
    pack = [card for card, count in PACK.items() for _ in range(count)]
    short = [word for word in WORDS if len(word) <= 6]
    for _ in range(25):
        hand = "".join(rng.sample(pack, 10))
        start = rng.sample(short, 3)
        found = plan(hand, enable, table=start)
        for entry, steps in zip(found.entries, found.steps, strict=True):
            assert len(steps) <= entry.turns
            left, table = cards.sort(hand), tuple(start)
            for step in steps:
                play = checked_play(action_of(step), table, cards, RULESETS["waddingtons"])
                assert cards.sort(play.paid) == step.cards
                left = cards.sort(remove_cards(left, play.paid, "plan") + "".join(play.taken))
                table = play.table
            assert left == entry.left
            assert sum(POINTS[card] for card in left) == entry.left_points


def test_more_turns_are_never_worse(enable: Dictionary) -> None:
    rng = random.Random(7)
    pack = [card for card, count in PACK.items() for _ in range(count) if card != "*"]
    short = [word for word in WORDS if len(word) <= 5]
    for _ in range(10):
        hand, table = "".join(rng.sample(pack, 8)), rng.sample(short, 2)
        best = [
            plan(hand, enable, table=table, turns=turns).entries[-1].left_points
            for turns in range(4)
        ]
        assert best == sorted(best, reverse=True)
        assert best[0] <= plan(hand, enable).entries[-1].left_points


def test_a_position_without_table_words_is_planned_as_before(enable: Dictionary) -> None:
    hands = ["DEIIILOTUW", "CATDOGXYZ*", "QUIZTED", "V", "**"]
    texts = ["\n".join(hands), "\n".join(f"{hand} hat l[u]rch" for hand in hands)]
    rows = []
    for text, planner in (
        (texts[0], Planner(enable)),
        (texts[0], Planner(enable, use_table=False)),
        (texts[1], Planner(enable, use_table=False)),
    ):
        positions, _ = read_text(text.encode(), 1, Alphabet.load("english"))
        rows.append(
            [write(p) for p in planner.plan(positions) for write in (write_jsonl, write_csv)]
        )
    assert rows[0] == rows[1] == rows[2]
    assert b"steps" not in rows[0][0]


def test_a_batch_takes_hands_and_positions(enable: Dictionary) -> None:
    planned = plan_batch(["FTTUZ", ("FTTUZ", ["walla"]), ("FTTUZ", None)], enable)
    assert planned.empties_in.tolist() == [-1, 2, -1]
    assert [planned[i] for i in range(3)] == [
        plan("FTTUZ", enable),
        plan("FTTUZ", enable, table=["walla"]),
        plan("FTTUZ", enable),
    ]


def test_many_threads_plan_at_once(enable: Dictionary) -> None:
    rng = random.Random(1)
    pack = [card for card, count in PACK.items() for _ in range(count)]
    positions = [("".join(rng.sample(pack, 9)), rng.sample(WORDS, 2)) for _ in range(40)]
    expected = plan_batch(positions, enable)
    with ThreadPoolExecutor(8) as pool:
        for planned in pool.map(lambda _: plan_batch(positions, enable), range(8)):
            assert [planned[i] for i in range(40)] == [expected[i] for i in range(40)]


def test_bad_tables_and_options(enable: Dictionary) -> None:
    with pytest.raises(BadTableWord, match=r"'h\[a'"):
        plan("CAT", enable, table=["h[a"])
    with pytest.raises(BadPosition):
        plan("CAT", enable, table="hat")
    with pytest.raises(BadHand, match="16 cards"):
        plan("Z" * 16, enable, table=["hat"])
    for turns in (-1, 7):
        with pytest.raises(BadOption, match=f"turns is {turns}; use 0 to 6"):
            plan("CAT", enable, table=["hat"], turns=turns)


def test_too_many_exchanges_are_an_error_and_never_a_guess(enable: Dictionary) -> None:
    compiled = enable.compiled
    texts = ["QVJXZKWGBM banal stone waiter lurch", "QVJXZKWGBM", "CAT hat"]
    positions = positions_of(texts, Alphabet.load("english"))
    points = bytes([*(POINTS[letter] for letter in LATIN), *[0] * 6, POINTS["*"]])
    plans = plan_positions(compiled, positions, 0, 3, points, use_table=True, limit=50)
    assert plans.errors == {
        0: "line 1: hand 'QVJXZKWGBM' and its table have too many exchanges to try all plans of 3"
        " turns; use fewer turns (--turns), or no table (--no-table)"
    }
    assert plans.rows_of(0) == []
    assert plans.rows_of(2) == [(1, ("act",), "", 0)]
    row = json.loads(write_jsonl(plans).splitlines()[0])
    assert list(row) == ["id", "error", "error_data"]
    # The limit counts what is tried, so it is the same everywhere.
    fewer = plan_positions(compiled, positions, 0, 1, points, use_table=True, turns=0, limit=0)
    assert fewer.errors == {}


def test_json_lines_have_the_steps() -> None:
    d = Dictionary.from_words(["fault", "waltz", "hats", "hat"])
    positions = positions_of(["FTTUZ walla", "S* ha[t]"], Alphabet.load("english"))
    (plans,) = Planner(d).plan(positions)
    first, second = map(json.loads, write_jsonl(plans).splitlines())
    assert first["plans"][-1]["steps"] == [
        {
            "action": "substitute",
            "target": 0,
            "word": "fault",
            "laid": "fault",
            "cards": "FTU",
        },
        {"action": "form", "word": "waltz", "laid": "waltz", "cards": "ALTWZ"},
    ]
    assert first["empties_in"] == 2
    assert second["plans"][0]["words"] == [step["word"] for step in second["plans"][0]["steps"]]
