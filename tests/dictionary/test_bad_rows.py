"""Batch calls with bad rows: nulls of columns and invalid values, raised or collected."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars as pl
import pyarrow as pa
import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.base.errors import BadOption, BadPosition, LexiconFastError
from lexicon_fast.grids import Boggle

D = Dictionary.from_words(["act", "at", "cat", "hat", "that"])
BOARD: list[str] = []

#: A batch call of one column; a good value, and a bad one.
CALLS: dict[str, tuple[Callable[..., Any], Any, Any]] = {
    "subwords_batch": (D.subwords_batch, "CAT", "C4T"),
    "superwords_batch": (lambda v, **o: D.superwords_batch(v, ["T"] * len(v), **o), "hat", "h4t"),
    "superwords_batch, hands": (
        lambda v, **o: D.superwords_batch(["hat"] * len(v), v, **o),
        "T",
        "",
    ),
    "substitutions_batch": (
        lambda v, **o: D.substitutions_batch(v, ["H"] * len(v), **o),
        "cat",
        "c.t",
    ),
    "find_batch": (D.find_batch, "prefix:C", "prefix:4"),
    "find_batch, anagrams": (D.find_batch, "anagram:TAC", "anagram:T4C"),
    "Boggle.find_batch": (Boggle(D, min_length=2).find_batch, "CAT/...", "CAT/H"),
    "solve_batch": (lambda v, **o: lexicon.solve_batch(v, D, **o), "CAT", "C4T"),
    "plan_batch": (lambda v, **o: lexicon.plan_batch(v, D, **o), "CAT", "C4T"),
    "scrabble": (lambda v, **o: scrabble.plays_batch(_with_board(v), D, **o), "CAT", "C4T"),
    "lexibomb": (lambda v, **o: lexibomb.plays_batch(_with_mines(v), D, **o), "CAT", "C4T"),
}


def _with_board(racks: Any) -> list[Any]:
    return [(BOARD, rack) for rack in racks]


def _with_mines(racks: Any) -> list[Any]:
    return [(BOARD, [], rack) for rack in racks]


@pytest.mark.parametrize("name", CALLS)
def test_bad_rows_are_raised_or_collected(name: str) -> None:
    call, good, bad = CALLS[name]
    alone = call([good])
    for values in ([good, None, bad, good], [good, float("nan"), bad, good]):
        found = call(values, errors="row")
        assert list(found.errors) == [1, 2]
        assert "null" in found.errors[1]
        assert len(found) == 4
        for row in (0, 3):
            assert list_of(found, row) == list_of(alone, 0)
            assert list_of(found, row)
        for wrong in ([good, None], [good, bad]):
            with pytest.raises(LexiconFastError) as error:
                call(wrong)
            assert str(error.value) == call(wrong, errors="row").errors[1]
    assert call([good], errors="row").errors == {}
    with pytest.raises(BadOption, match="unknown errors 'skip'; use 'raise' or 'row'"):
        call([good], errors="skip")


def list_of(found: Any, row: int) -> Any:
    rows = found[row]
    return rows.tolist() if hasattr(rows, "tolist") else rows


def test_scores_of_bad_boards_are_raised_or_collected() -> None:
    boggle = Boggle(D, min_length=2)
    boards = ["CAT/...", None, "CAT/H", "CAT/..."]
    found = boggle.scores(boards, errors="row")
    assert found.errors == boggle.find_batch(boards, errors="row").errors
    assert found.words.tolist() == [2, 0, 0, 2]
    assert found.points.tolist()[1:3] == [0, 0]
    for wrong in (boards[:2], boards[::2]):
        with pytest.raises(BadPosition) as error:
            boggle.scores(wrong)  # type: ignore[arg-type]
        assert str(error.value) == boggle.scores(wrong, errors="row").errors[1]
    assert boggle.scores(boards[:1]).errors == {}
    with pytest.raises(BadOption, match="unknown errors 'skip'; use 'raise' or 'row'"):
        boggle.scores(boards, errors="skip")  # type: ignore[call-overload]


@pytest.mark.parametrize("column", [pl.Series, pa.array, list], ids=["polars", "Arrow", "list"])
def test_a_null_in_a_column_is_a_bad_row(column: Callable[[list[str | None]], Any]) -> None:
    found = D.subwords_batch(column(["TAC", None, "HAT"]), errors="row")
    assert found.errors == {1: "query 1: hand is null"}
    assert [[D.words[i] for i in ids] for ids in found] == [["act", "cat", "at"], [], ["hat", "at"]]


def test_matches_are_a_table_of_words_and_errors() -> None:
    found = D.subwords_batch(["TAC", None, "X"], errors="row")
    table = found.to_arrow()
    assert table.to_pylist() == [
        {"words": ["act", "cat", "at"], "error": None},
        {"words": None, "error": "query 1: hand is null"},
        {"words": [], "error": None},
    ]
    assert pl.DataFrame(found).rows() == [tuple(row.values()) for row in table.to_pylist()]
    assert D.find_batch(["prefix:C"]).to_arrow().column("words").to_pylist() == [["cat"]]
    assert Boggle(D, min_length=2).find_batch(["HA/AT"]).to_arrow().column("words").to_pylist() == [
        ["hat", "at"]
    ]
    assert D.subwords_batch([]).to_arrow().to_pylist() == []


def test_a_pickle_keeps_errors_but_not_the_dictionary() -> None:
    found = D.subwords_batch(["TAC", None], errors="row")
    for again in (pickle.loads(pickle.dumps(found)), copy.deepcopy(found)):
        assert again.errors == found.errors
        with pytest.raises(BadOption, match="to_arrow needs the dictionary"):
            again.to_arrow()


def test_results_that_are_reused_forget_their_errors() -> None:
    found = D.subwords_batch([None], errors="row")
    assert D.subwords_batch(["TAC"], out=found) is found
    assert found.errors == {}
    other = Dictionary.from_words(["cat"])
    assert other.subwords_batch(["TAC"], out=found).to_arrow().column("words").to_pylist() == [
        ["cat"]
    ]


@pytest.mark.parametrize(
    "call",
    [
        lambda d: lexicon.solve_batch(["CAT"], d, top=1)[0],
        lambda d: lexicon.plays("CAT", [], d),
        lambda d: lexicon.plan_batch(["CAT"], d)[0],
        lambda d: lexicon.plan("CAT", d),
        lambda d: scrabble.plays_batch([([], "CAT")], d)[0],
        lambda d: scrabble.plays([], "CAT", d),
        lambda d: lexibomb.plays_batch([([], [], "CAT")], d)[0],
        lambda d: lexibomb.plays([], [], "CAT", d),
        lambda d: Boggle(d, min_length=2).find("CAT/..."),
    ],
)
def test_a_name_or_path_stands_for_its_dictionary(
    call: Callable[[Any], Any], tmp_path: Path
) -> None:
    path = tmp_path / "words.txt"
    path.write_text("\n".join(D))
    assert call(path) == call(str(path)) == call(D)
    with pytest.raises(TypeError, match="dictionary must be a Dictionary, a name or a path, not i"):
        call(3)
