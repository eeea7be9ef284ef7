"""Bulk results as tables of Arrow: the same rows as their plain form, for every library."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.analysis import AnalysisRows, analyse, decisions
from lexicon_fast.grids import Boggle

pa = pytest.importorskip("pyarrow", reason="NOT TESTED: tables of results: pyarrow is absent")
duckdb = pytest.importorskip("duckdb", reason="NOT TESTED: DuckDB reads results: it is absent")
pl = pytest.importorskip("polars", reason="NOT TESTED: polars reads results: it is absent")

D = Dictionary.from_words(["act", "at", "cat", "cats", "hat", "hats", "his", "larch", "that"])


#: Every bulk result, of a number of copies of some positions, one of them bad.
RESULTS: dict[str, Callable[[int], Any]] = {
    "subwords": lambda n: D.subwords_batch(["CATS", "Q", "C4T"] * n, errors="row"),
    "superwords": lambda n: D.superwords_batch(["hat"] * 2 * n, ["ST", "C4T"] * n, errors="row"),
    "substitutions": lambda n: D.substitutions_batch(["hat"] * n, ["C"] * n, errors="row"),
    "find": lambda n: D.find_batch(["anagram:CAT", "nonsense:"] * n, errors="row"),
    "boards of letters": lambda n: Boggle(D).find_batch(["CAT/HST", "C4T"] * n, errors="row"),
    "scores of boards": lambda n: Boggle(D).scores(["CAT/HST", "C4T"] * n, errors="row"),
    "lexicon": lambda n: lexicon.solve_batch(["CATS hat", "C4T", "Q"] * n, D, errors="row"),
    "plans": lambda n: lexicon.plan_batch(["CATS", "C4T", "Q"] * n, D, errors="row"),
    "scrabble": lambda n: scrabble.plays_batch(
        [([], "CATS"), ([], "C4T"), ([], "XX")] * n, D, top=2, errors="row"
    ),
    "lexibomb": lambda n: lexibomb.plays_batch(
        [([], [], "HIS"), ([], [], "C4T"), ([], [], "XX")] * n, D, top=2, errors="row"
    ),
}


@pytest.mark.parametrize("name", RESULTS)
def test_every_bulk_result_is_a_table_and_a_stream(name: str) -> None:
    result = RESULTS[name](2)
    table = result.to_arrow()
    assert table.num_rows > 0
    assert pa.RecordBatchReader.from_stream(result).read_all().equals(table)
    if not isinstance(result, tuple):  # of which libraries think that it is a sequence of values
        assert pl.DataFrame(result).equals(pl.DataFrame(table))
        assert duckdb.from_arrow(result).fetchall() == duckdb.from_arrow(table).fetchall()
    assert RESULTS[name](0).to_arrow().schema.equals(table.schema)
    assert RESULTS[name](0).to_arrow().num_rows == 0


@pytest.mark.parametrize("name", [name for name in RESULTS if "words" in name or "boards" in name])
def test_a_bad_input_has_null_and_a_message(name: str) -> None:
    result = RESULTS[name](2)
    rows = result.to_arrow().to_pylist()
    for place, row in enumerate(rows):
        assert row.pop("error") == result.errors.get(place)
        assert all(value is None for value in row.values()) == (place in result.errors)


def test_matches_have_a_row_for_each_input() -> None:
    matches = D.subwords_batch(["CATS", None, "Q"], errors="row")
    table = matches.to_arrow()
    assert table.schema.field("words").type == pa.large_list(pa.dictionary(pa.int32(), pa.string()))
    assert table.column("words").to_pylist() == [D.subwords("CATS"), None, []]
    words = D.subwords_batch(["CATS"], out=matches).to_arrow().column("words").chunk(0)
    shared = [buffer.address for buffer in words.buffers() if buffer is not None]
    for array in (matches.offsets, matches.word_ids):  # without copies
        assert array.__array_interface__["data"][0] in shared


def board_positions(game: Any, rng: random.Random) -> list[Any]:
    """Positions with a word on the board: racks of random letters, some of them bad."""
    board = ["." * 15] * 7 + ["......HAT......"] + ["." * 15] * 7
    opened = [row.replace("H", "1").replace("A", "2").replace("T", "1") for row in board]
    shown = [] if game is scrabble else [opened]
    return [
        (board, *shown, "".join(rng.choices("CATSHIR1", k=rng.randint(1, 7)))) for _ in range(60)
    ]


@pytest.mark.parametrize("game", [scrabble, lexibomb])
@pytest.mark.parametrize("top", [None, 0, 2])
def test_plays_on_boards_have_a_row_each(game: Any, top: int | None) -> None:
    positions = board_positions(game, random.Random(3))
    found = game.plays_batch(positions, D, top=top, errors="row")
    expected = []
    for place in range(len(found)):
        count = None if place in found.errors else found.count_of(place)
        fields = dict.fromkeys(game.Play._fields)
        for row in [play._asdict() for play in found[place]] or [fields]:
            error = found.errors.get(place)
            expected.append({"position": place + 1, "count": count, **row, "error": error})
    assert any(row["error"] for row in expected)
    assert any(row["count"] == 0 for row in expected)
    assert found.to_arrow().to_pylist() == expected
    assert pickle.loads(pickle.dumps(found)).to_arrow().equals(found.to_arrow())

    # Without bad positions, those without plays have no row, and there is no column `error`.
    good = [positions[place] for place in range(len(found)) if place not in found.errors]
    plain = game.plays_batch(good, D, top=top)
    rows = plain.to_arrow().to_pylist()
    assert [row["at"] for row in rows] == plain.at
    assert [row["word"] for row in rows] == plain.word
    sizes = [end - start for start, end in pairwise(plain.offsets.tolist())]
    assert [row["position"] for row in rows] == [
        place + 1 for place, size in enumerate(sizes) for _ in range(size)
    ]
    assert rows == [] or list(rows[0]) == ["position", "count", *game.Play._fields]


@pytest.mark.parametrize("game", [lexicon, scrabble, lexibomb])
def test_an_analysis_is_a_table(game: Any) -> None:
    state = game.Game(D, seed=7)
    greedy = bot("greedy", D, game.Game.NAME)
    while (player := state.current_player()) is not None and len(state.events) < 60:
        state.apply(greedy.choose(state.observation(player), seed=0))
    analysed = list(analyse(decisions(state), D, state.NAME, iterations=4))
    rows = AnalysisRows(analysed, state.NAME)
    first = next(rows)
    table = rows.to_arrow()
    assert rows.to_arrow() is table  # DuckDB asks more than once
    assert pl.DataFrame(rows).height == duckdb.from_arrow(rows).shape[0] == table.num_rows
    assert list(rows) == []

    flat: list[Any] = []
    row: Any
    for row in analysed[1:]:
        is_end = isinstance(row.luck, tuple)
        flat += [(row, p) for p in range(len(row.luck))] if is_end else [(row, None)]
    assert first is analysed[0]
    assert table.num_rows == len(flat)
    for (row, player), found in zip(flat, table.to_pylist(), strict=True):
        assert found["event"] == row.event
        assert found["of"] == row.__struct_config__.tag
        if player is not None:
            assert (found["player"], found["luck"]) == (player, row.luck[player])
            continue
        assert (found["player"], found["luck"], found["grade"]) == (row.player, row.luck, row.grade)
        assert found["action"]["action"] == row.action.__struct_config__.tag
        assert [each["why"] for each in found["best"]] == [each.why for each in row.best]
        assert (found["exact"], found["unknown"]) == (row.exact, row.unknown)
    empty = AnalysisRows([], state.NAME).to_arrow()
    assert empty.schema.equals(table.schema)
