"""Values of turns and squares: samples of self-play, regression, and the table they make."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import numpy as np
import pytest
from support import six_letters

from lexicon_fast import Dictionary
from lexicon_fast._native.scrabble.learning import sample_turns
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots.scrabble import train, turn_values
from lexicon_fast.bots.tiles.leaves import LeavesFile, board_of, counts_by_code, leaves_for
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.tiles.board import native_layout
from lexicon_fast.games.tiles.layouts import Layout

if TYPE_CHECKING:
    from pathlib import Path

    from lexicon_fast._native.tiles.leaves import Leaves

pytestmark = pytest.mark.native

LAYOUT = Layout.load("scrabble")


def match(enable: Dictionary, first: Leaves, second: Leaves) -> Match:
    layout = native_layout(LAYOUT, enable.alphabet)
    return Match(enable.compiled, layout, (first, second), counts_by_code(LAYOUT, enable.alphabet))


def test_samples_are_choices_of_positions(enable: Dictionary) -> None:
    leaves = leaves_for(LAYOUT, enable, "none")
    game = match(enable, leaves, leaves)
    found = sample_turns(game, 5, 3, playouts=1, one_in=2)
    assert found == sample_turns(game, 5, 3, playouts=1, one_in=2)
    rows = np.frombuffer(found, np.int32).reshape(-1, 12)
    position, bag, laid, leave, gain = rows[:, :5].T
    assert np.all(np.isin(np.diff(position), [0, 1]))
    assert np.all(np.bincount(position)[np.unique(position)] <= 8)
    assert 1 <= bag.min() < bag.max() <= 86
    assert np.all(leave == 0)
    assert np.ptp(gain) > 1000
    tiles = rows[:, 5:]
    assert np.array_equal((tiles >= 0).sum(1), laid)
    assert np.all(tiles < 2 * 225 * 2 * 33)
    assert {*(tiles[tiles >= 0] % 33)} <= {*range(26), 32}


def test_samples_need_one_table(enable: Dictionary) -> None:
    leaves, others = (leaves_for(LAYOUT, enable, name) for name in ("none", "scrabble"))
    with pytest.raises(BadOption, match="both sides must have the same Leaves"):
        sample_turns(match(enable, leaves, others), 1, 1)


def test_the_regression_is_that_of_the_normal_equations() -> None:
    rng = np.random.default_rng(1)
    features = rng.integers(-1, 6, (300, 3), np.int32)
    positions = np.sort(rng.integers(0, 60, 300)).astype(np.int32)
    penalties = rng.uniform(1, 9, 6)
    gains = rng.normal(size=300)
    columns = np.array([(features == i).sum(1) for i in range(6)], float)
    ridge = turn_values.Ridge(features, positions, penalties)
    centred = np.array([ridge.centred(column) for column in columns])
    expected = np.linalg.solve(
        centred @ centred.T + np.diag(penalties), centred @ ridge.centred(gains)
    )
    assert np.allclose(ridge.fit(gains), expected, atol=1e-3)


def test_squares_that_mirror_each_other_have_one_class() -> None:
    across, down = turn_values.square_classes(LAYOUT).reshape(2, 15, 15)
    assert np.array_equal(across, down)
    assert len(np.unique(across)) == 64
    assert across[0, 3] == across[14, 11] != across[3, 0]
    skewed = Layout.parse(
        'rack = 2\nstart = "1A"\nsquares = """\n.l.\n...\n"""\n[premiums]\nl = { letter = 2 }\n'
        "[tiles]\nA = { count = 9, value = 1 }\n",
        "test",
        "test",
    )
    across, down = turn_values.square_classes(skewed)
    assert across.tolist() == [0, 1, 0, 3, 4, 3]
    assert down.tolist() == [6, 9, 7, 10, 6, 9]  # column by column


def test_fits_find_what_was_put_into_the_samples() -> None:
    rng = np.random.default_rng(2)
    count = 40_000
    rows = np.full((count, 12), -1, np.int32)
    rows[:, 0] = np.arange(count) // 4
    rows[:, 1] = np.repeat(rng.choice([1, 3, 20], count // 4), 4)
    rows[:, 2] = rng.integers(0, 3, count)
    rows[:, 3] = rng.integers(-2000, 2000, count)
    squares = rng.integers(0, 4, (count, 2))
    code = np.where(rng.random((count, 2)) < 0.5, 3, 32)
    laid = np.arange(2) < rows[:, 2:3]
    rows[:, 5:7] = np.where(laid, 66 * squares + code, -1)
    late = rows[:, 1] < 10
    value = np.where(laid, 200 * (squares == 1) - 100 * (code == 3), 0).sum(1)
    rows[:, 4] = np.where(late, rows[:, 3] // 2 + 300 * (rows[:, 2] == 2), rows[:, 3] + value)
    turns = turn_values.fit_turns(rows[late], [0, 1, 2])
    assert len(turns) == 1 + turn_values.FEW_TILES
    assert turns[-1] == [100, 0, 1, 2]
    assert turns[1] == [100, 0, 0, 0]
    for share, *values in (turns[0], turns[2]):
        assert abs(share - 50) <= 3
        assert abs(values[2] - values[0] - 300) < 40
        assert abs(values[1] - values[0]) < 40
    classes = np.arange(4, dtype=np.int32).reshape(2, 2)
    kinds = np.zeros(33, np.int32)
    found, _ = turn_values.fit_squares(rows, classes, kinds, 2)
    assert found.shape == (2, 2, 2, 33)
    flat = found.reshape(4, 2, 33)[:, 0]
    assert np.all(np.abs(flat[1] - flat[0] - 200)[[3, 32]] < 20)
    assert np.all(np.abs(flat[:, 32] - flat[:, 3] - 100) < 20)


def test_training_writes_values_of_turns_and_squares(tmp_path: Path) -> None:
    alphabet = Alphabet.parse(six_letters.LETTERS, "six", "six")
    words = ["".join(word) for size in (2, 3, 4) for word in permutations("aenrt", size)]
    dictionary = Dictionary.from_words([*words, "eaten", "enter", "antre"], alphabet=alphabet)
    layout = Layout.parse(six_letters.layout_text(7), "six", "six")
    start = train.Training(dictionary, layout).file(2, "by hand")
    tables = [
        train.learn(dictionary, layout, 40, 3, 20, start=start, threads=threads)
        for threads in (1, 2)
    ]
    assert tables[0] == tables[1]
    table = tables[0]
    assert table.learned == "by hand; turns and squares from 20 games, seed 3"
    assert table.values == start.values
    assert table.board == board_of(layout)
    assert len(table.turns) == 1 + turn_values.FEW_TILES
    table.write(tmp_path / "new.leaves")
    assert LeavesFile.load(tmp_path / "new.leaves") == table
    assert leaves_for(layout, dictionary, str(tmp_path / "new.leaves")).positional
