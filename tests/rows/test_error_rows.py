"""Bad positions among good ones: with errors="row" the good ones are answered all the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast._native.rows.read_rows import read_text
from lexicon_fast.base.errors import BadHand, BadOption, BadPosition, BadTableWord
from lexicon_fast.dictionary.alphabet import Alphabet

WORDS = Dictionary.from_words(["cat", "cats", "act", "dog", "god", "hat", "chat", "at"])
EMPTY = ["." * 15] * 15

GOOD_HANDS: list[Any] = ["CAT", ("DOGS", ["hat", "c[a]t"]), "ZZ", "c*", ("AT", None)]
BAD_HANDS: list[Any] = ["C4T", "", ("CAT", ["h"]), ("CAT", "hat"), 7, ("CAT",), "A" * 65, None]


@given(st.lists(st.sampled_from([*GOOD_HANDS, *BAD_HANDS]), max_size=300))
def test_solve_batch_answers_the_good_positions(positions: list[Any]) -> None:
    found = lexicon.solve_batch(positions, WORDS, top=None, errors="row")
    assert len(found) == len(positions)
    bad = {place for place, position in enumerate(positions) if position in BAD_HANDS}
    assert set(found.errors) == bad
    for place, position in enumerate(positions):
        if place in bad:
            assert found[place] == []
            assert found.counts[place] == 0
            assert found.errors[place].startswith(f"position {place + 1}: ")
            with pytest.raises((BadHand, BadTableWord, BadPosition)) as alone:
                lexicon.solve_batch([position], WORDS)
            assert str(alone.value).partition(": ")[2] == found.errors[place].partition(": ")[2]
            continue
        hand, *table = position.split() if isinstance(position, str) else position
        given_table = (table[0] or []) if isinstance(position, tuple) else table
        assert found[place] == lexicon.plays(hand, given_table, WORDS)


def test_arrow_has_a_row_for_each_bad_position() -> None:
    pytest.importorskip("pyarrow")
    positions = ["CAT", "C4T", "ZZ", "DOG"]
    table = lexicon.solve_batch(positions, WORDS, top=1, errors="row").to_arrow()
    assert table["position"].to_pylist() == [1, 2, 3, 4]
    assert [error is None for error in table["error"].to_pylist()] == [True, False, True, True]
    assert table["error"][1].as_py().startswith("position 2: ")
    assert table["word"].to_pylist() == ["act", None, None, "dog"]
    good = [positions[0], positions[2], positions[3]]
    plain = lexicon.solve_batch(good, WORDS, top=1).to_arrow()
    assert "error" not in plain.column_names
    assert plain["position"].to_pylist() == [1, 3]
    assert lexicon.solve_batch([], WORDS, errors="row").to_arrow().num_rows == 0


@given(st.lists(st.sampled_from(["CAT", "DOG*", "ZZ", "A" * 16, "C4T", "", 7])))
def test_plan_batch_plans_the_good_hands(hands: list[Any]) -> None:
    found = lexicon.plan_batch(hands, WORDS, errors="row")
    assert len(found) == len(hands)
    for place, hand in enumerate(hands):
        if hand in ("CAT", "DOG*", "ZZ"):
            assert found[place] == lexicon.plan(hand, WORDS)
        else:
            assert found.errors[place].startswith(f"position {place + 1}: ")
            assert found[place] == lexicon.Plan((), None)
    assert len(found.errors) == sum(hand not in ("CAT", "DOG*", "ZZ") for hand in hands)


def test_plans_are_a_table_with_a_row_for_each_bad_hand() -> None:
    pytest.importorskip("pyarrow")
    table = lexicon.plan_batch(["CAT", None, "DOGCAT"], WORDS, errors="row").to_arrow()
    assert table.drop_columns("words").to_pylist() == [
        {"position": 1, "turns": 1, "left": "", "left_points": 0, "empties_in": 1, "error": None},
        dict.fromkeys(table.drop_columns("words").column_names)
        | {"position": 2, "error": "position 2: hand is null"},
        {"position": 3, "turns": 1, "left": "DGO", "left_points": 18, "empties_in": 2}
        | {"error": None},
        {"position": 3, "turns": 2, "left": "", "left_points": 0, "empties_in": 2, "error": None},
    ]
    assert table["words"].to_pylist()[0] == ["act"]
    plain = lexicon.plan_batch(["CAT"], WORDS).to_arrow()
    assert plain.to_pylist() == [
        {"position": 1, "turns": 1, "words": ["act"], "left": "", "left_points": 0, "empties_in": 1}
    ]
    assert lexicon.plan_batch([], WORDS).to_arrow().num_rows == 0
    with pytest.raises(BadOption, match="to_arrow needs the planner"):
        lexicon.Planned([]).to_arrow()


CGP = "/".join(["15"] * 7 + ["6CAT6"] + ["15"] * 7) + " SDOG?/ 0/0 0"
BOARDS: list[Any] = [CGP, (EMPTY, "CAT"), (EMPTY, ""), "15/15 A/ 0/0 0", (EMPTY, "4"), 7, ""]


@pytest.mark.parametrize("options", [{}, {"top": 2}, {"best": True}])
@given(st.lists(st.integers(0, 6), max_size=12))
def test_scrabble_answers_the_good_positions(options: dict[str, Any], picks: list[int]) -> None:
    found = scrabble.plays_batch([BOARDS[i] for i in picks], WORDS, errors="row", **options)
    assert len(found) == len(found.counts) == len(picks)
    assert set(found.errors) == {place for place, i in enumerate(picks) if i > 2}
    for place, i in enumerate(picks):
        if i > 2:
            assert (found[place], found.count_of(place)) == ([], 0)
            assert found.errors[place].startswith(f"position {place + 1}: ")
        else:
            assert found[place] == scrabble.plays_batch([BOARDS[i]], WORDS, **options)[0]


MINEFIELDS: list[Any] = [(EMPTY, (), "CAT"), ((), (), "DO_", 5), (EMPTY, (), "4"), (EMPTY,), 7]


@given(st.lists(st.integers(0, 4), max_size=8))
def test_lexibomb_answers_the_good_positions(picks: list[int]) -> None:
    found = lexibomb.plays_batch([MINEFIELDS[i] for i in picks], WORDS, errors="row")
    assert len(found) == len(found.counts) == len(picks)
    assert set(found.errors) == {place for place, i in enumerate(picks) if i > 1}
    for place, i in enumerate(picks):
        good = i < 2
        alone = lexibomb.plays_batch([MINEFIELDS[i]], WORDS)[0] if good else []
        assert found[place] == alone


def test_the_first_bad_position_is_raised_unless_asked_otherwise() -> None:
    for call, bad in (
        (lexicon.solve_batch, "C4T"),
        (lexicon.plan_batch, "C4T"),
        (scrabble.plays_batch, "15/15 A/ 0/0 0"),
        (lexibomb.plays_batch, 7),
    ):
        batch: Any = call
        for options in ({}, {"errors": "raise"}):
            with pytest.raises((BadHand, BadPosition), match="position 1: "):
                batch([bad], WORDS, **options)
        with pytest.raises(BadOption, match="use 'raise' or 'row'"):
            batch([], WORDS, errors="ignore")


def test_readers_name_rows_as_their_caller_does() -> None:
    english = Alphabet.load("english")
    positions, _ = read_text(b"CAT\nC4T\n", 11, english, row_noun="b.txt, line", rows_before=10)
    assert positions.errors[1].startswith("b.txt, line 2: hand 'C4T'")
    with pytest.raises(BadOption, match="rows_before is -1"):
        read_text(b"", 1, english, rows_before=-1)
