"""The census of racks compared with every draw, and leave values learned from it."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import leave_census as reference
from oracles import static_eval
from oracles.tile_plays import WordList
from support import six_letters
from support.effort import examples

from lexicon_fast import Dictionary
from lexicon_fast._native.scrabble.learning import LeaveSums
from lexicon_fast._native.scrabble.leave_census import RackCensus, gather
from lexicon_fast._native.scrabble.selfplay import Match
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.base import lazy
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots.scrabble import train
from lexicon_fast.bots.tiles import leaves as leave_files
from lexicon_fast.bots.tiles.leaves import LeavesFile, counts_by_code, leaves_for, table_path
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.wordlists import cache_folder
from lexicon_fast.games.tiles.board import Board, native_layout, rack_counts
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.plays import Generator

pytestmark = pytest.mark.native

LETTERS = "ABCDE"


def a_layout(rng: random.Random, rack: int, counts: dict[str, int]) -> Layout:
    rows, columns = rng.randint(3, 7), rng.randint(3, 7)
    squares = "\n".join("".join(rng.choices("....lLwW", k=columns)) for _ in range(rows))
    tiles = "\n".join(
        f'"{tile}" = {{ count = {count}, value = {rng.randint(0, 9) if tile != "?" else 0} }}'
        for tile, count in counts.items()
    )
    return Layout.parse(
        f'rack = {rack}\nstart = "2B"\nsquares = """\n{squares}\n"""\n[premiums]\n'
        "l = { letter = 2 }\nL = { letter = 3 }\nw = { word = 2 }\nW = { word = 3 }\n"
        f"[bonus]\n{rack} = {rng.choice([0, 20, 50])}\n[tiles]\n{tiles}\n",
        "test",
        "test",
    )


def small_alphabet(letters: str) -> Alphabet:
    return Alphabet.parse("\n".join(f"{x} {x.lower()}" for x in letters), "small", "small")


def by_leave(sums: LeaveSums) -> tuple[np.ndarray, ...]:
    return tuple(
        np.frombuffer(column, kind)
        for column, kind in zip(sums.columns(), ("f8", "f8", "f8", "u4"), strict=True)
    )


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32))
def test_the_census_counts_every_draw(seed: int) -> None:
    rng = random.Random(seed)
    letters = LETTERS[: rng.randint(2, 5)]
    size = rng.choice([2, 3, 4, 4, 5])
    counts = {letter: rng.randint(1, 4) for letter in letters}
    counts["?"] = rng.choice([0, 1, 2, 3])
    counts[letters[0]] += max(0, 2 * size - sum(counts.values()))
    words = sorted(
        {
            "".join(rng.choices(letters.lower(), k=min(2 + int(rng.expovariate(0.6)), 7)))
            for _ in range(rng.randint(1, 40))
        }
    )
    dictionary = Dictionary.from_words(words, alphabet=small_alphabet(letters))
    layout = a_layout(rng, size, counts)
    generator = Generator(dictionary, layout=layout)
    board = Board.empty(layout, dictionary.alphabet)
    for _ in range(rng.randint(0, 3)):
        plays = generator.plays(board, "".join(rng.choices(letters + "?", k=min(size, 3))))
        if plays:
            play = rng.choice(plays)
            board = board.lay(play.at, play.word)
    unseen = [tile for tile, count in counts.items() for _ in range(count)]
    unseen = rng.sample(unseen, rng.randint(size, min(len(unseen), size + 5)))

    most = bytes(counts_by_code(layout, dictionary.alphabet))
    spread = rng.choice([0, 30, 1500])
    number = len(Leaves(most, len(letters), size - 1, None))
    values = array("h", [rng.randint(-spread, spread) for _ in range(number)])
    mean = rng.randint(0, 3000)
    leaves = Leaves(most, len(letters), size - 1, values.tobytes(), 2, mean)
    exchanges = rng.random() < 0.7
    census, sums = RackCensus(leaves, exchanges), LeaveSums(leaves)
    native = generator.pair(board, "")[0]
    census.add(native, rack_counts("".join(unseen), dictionary.alphabet), sums)

    order = [
        leave
        for n in range(1, size)
        for leave in static_eval.leaves_in_order({k: v for k, v in counts.items() if v}, n)
    ]
    average, expected = reference.gains(
        board.lines(),
        "".join(unseen),
        order,
        WordList(words),
        layout,
        lambda tiles: leaves.value(rack_counts(tiles, dictionary.alphabet)),
        mean,
        exchanges=exchanges,
    )
    assert (sums.racks, sums.positions) == (1, 1)
    assert sums.equity == pytest.approx(average)
    found, squares, weights, racks = by_leave(sums)
    assert len(found) == len(order)
    assert {order[at] for at in np.flatnonzero(racks)} == expected.keys()
    for at, leave in enumerate(order):
        gain = expected.get(leave, 0)
        assert found[at] == pytest.approx(gain, abs=1e-6), leave
        assert squares[at] == pytest.approx(gain * gain, abs=1e-3), leave
        assert weights[at] == racks[at] == (leave in expected)
    # The memory of a census is used again for the next board.
    census.add(native, rack_counts("".join(unseen), dictionary.alphabet), sums)
    assert sums.positions == 2
    assert by_leave(sums)[0] == pytest.approx(2 * found)


def test_racks_of_seven_of_english(enable: Dictionary) -> None:
    """The best choice with each rack is that of static; blanks are among the tiles left."""
    layout = Layout.load("scrabble")
    generator = Generator(enable)
    board = Board.empty(layout, enable.alphabet).lay("8G", "QUIT").lay("H7", "E(U)")
    unseen = "AEERSSTVL??"
    table = LeavesFile.load(table_path("scrabble"))
    leaves = table._replace(turns=(), board="", positional=b"").native()
    sums = LeaveSums(leaves)
    native = generator.pair(board, "")[0]
    RackCensus(leaves).add(native, rack_counts(unseen, enable.alphabet), sums)
    equity = {}
    draws = ["".join(sorted(drawn)) for drawn in combinations(unseen, 7)]
    for rack in set(draws):
        counts = rack_counts(rack, enable.alphabet)
        equity[rack] = best_choices(native, counts, leaves, bag=7)[0][4]
    average = sum(equity[rack] for rack in draws) / len(draws)
    assert sums.equity == pytest.approx(average)
    found, _, _, racks = by_leave(sums)
    for leave in ("?", "??", "EE", "LV", "AEERST", "?AELRS", "ERSS?"):
        held = Counter(leave)
        rest = "".join((Counter(unseen) - held).elements())
        drawn = [
            equity["".join(sorted([*leave, *more]))] for more in combinations(rest, 7 - len(leave))
        ]
        at = leaves.rank(rack_counts(leave, enable.alphabet))
        assert found[at] == pytest.approx(sum(drawn) / len(drawn) - average), leave
    assert not racks[leaves.rank(rack_counts("Q", enable.alphabet))]


# Sampled boards


@pytest.fixture(scope="module")
def six() -> Dictionary:
    words = ["".join(word) for size in (2, 3, 4) for word in permutations("aenrt", size)]
    alphabet = Alphabet.parse(six_letters.LETTERS, "six", "six")
    return Dictionary.from_words([*words, "eaten", "enter", "antre"], alphabet=alphabet)


@pytest.fixture(scope="module")
def layout() -> Layout:
    return Layout.parse(six_letters.layout_text(4), "six", "six")


def players(six: Dictionary, layout: Layout, rack: int = 4) -> tuple[Leaves, Match]:
    counts = counts_by_code(layout, six.alphabet)
    leaves = Leaves(bytes(counts), 6, 3, None)
    made = native_layout(layout, six.alphabet)
    return leaves, Match(six.compiled, made, (leaves, leaves), counts, rack)


def test_each_game_gives_one_board(six: Dictionary, layout: Layout) -> None:
    leaves, match = players(six, layout)
    census, sums, parts = RackCensus(leaves), LeaveSums(leaves), LeaveSums(leaves)
    gather(match, census, sums, 5, 6)
    for seed in range(5, 11):
        gather(match, RackCensus(leaves), parts, seed, 1)
    assert sums.positions == sums.racks == 6
    assert sums.columns() == parts.columns()
    racks = by_leave(sums)[3]
    assert racks[:7].tolist() == [6] * 7  # with so many tiles in the bag, some of each are left
    assert np.ptp(by_leave(sums)[0][:7]) > 0


def test_boards_come_from_all_stages_of_games(six: Dictionary, layout: Layout) -> None:
    """Both blanks can still be drawn on some boards, those of the first turns, but not on all."""
    leaves, match = players(six, layout)
    census, sums = RackCensus(leaves), LeaveSums(leaves)
    gather(match, census, sums, 1, 40)
    racks = by_leave(sums)[3]
    both = racks[leaves.rank(rack_counts("??", six.alphabet))]
    assert 5 < both < 35


def test_a_census_for_other_games_is_rejected(six: Dictionary, layout: Layout) -> None:
    leaves, match = players(six, layout)
    census, sums = RackCensus(leaves), LeaveSums(leaves)
    with pytest.raises(BadOption, match="rack_size of the games is 3"):
        gather(players(six, layout, rack=3)[1], census, sums, 1, 1)
    with pytest.raises(BadOption, match="out was made for other leaves"):
        gather(match, census, LeaveSums(Leaves(bytes(33), 6, 3, None)), 1, 1)
    few = Leaves(b"\1" * 6 + bytes(27), 6, 3, None)
    with pytest.raises(BadOption, match="tiles of code 0 is 8"):
        gather(match, RackCensus(few), LeaveSums(few), 1, 1)
    native = Generator(six, layout=layout).pair(Board.empty(layout, six.alphabet), "")[0]
    for unseen, message in (("AEN", "number of unseen tiles is 3"), ("QQQQQQ", "unseen.3. is 6")):
        with pytest.raises(BadOption, match=message):
            census.add(native, rack_counts(unseen, six.alphabet), sums)
    assert sums.positions == 0
    with pytest.raises(BadOption, match="tiles of the leaves is 7"):
        RackCensus(Leaves(b"\2" * 3 + bytes(30), 3, 7, None))


# Learning


def test_training_learns_leave_values_from_boards(
    six: Dictionary, layout: Layout, tmp_path: Path
) -> None:
    training = train.Training(six, layout)
    done: list[int] = []
    reports = [training.census(20, seed, progress=lambda: done.append(1)) for seed in (1, 21)]
    assert len(done) == 40
    assert all(report.startswith("all racks of 20 boards, worth ") for report in reports)
    path = tmp_path / "new.leaves"
    training.file(2, "40 boards").write(path)
    leaves = leaves_for(layout, six, str(path))
    value = [leaves.value(rack_counts(tiles, six.alphabet)) for tiles in ("?", "E", "Q", "QQ")]
    assert value == sorted(value, reverse=True)
    assert value[1] > 0 > value[2]
    assert LeavesFile.load(path).tiles == 3


def test_threads_do_not_change_the_values(six: Dictionary, layout: Layout) -> None:
    alone, together = train.Training(six, layout), train.Training(six, layout)
    with ThreadPoolExecutor(2) as pool:
        reports = alone.census(8, 3), together.census(8, 3, pool.map)
    learned = [report.split(" s; ")[1] for report in reports]  # after the time that it took
    assert learned[0] == learned[1]
    assert np.array_equal(alone.values, together.values)
    assert alone.mean == together.mean


def test_the_generations_have_all_boards() -> None:
    for boards in (40, 41, 200, 1000):
        parts = train.generations(boards)
        assert sum(parts) == boards
        assert min(parts) >= 2 * train.FEWEST_BOARDS
        assert max(parts) == parts[-1]


def test_training_supports_racks_of_two_to_seven(six: Dictionary, layout: Layout) -> None:
    for rack in (1, 8):
        with pytest.raises(BadOption, match=f"racks of {rack} tiles; .* racks of 2 to 7"):
            train.Training(six, replace(layout, rack_size=rack, bonus=(0,) * (rack + 1)))


def test_training_without_positions_is_refused(six: Dictionary, layout: Layout) -> None:
    few = tuple(replace(tile, count=1) for tile in layout.tiles)
    training = train.Training(six, replace(layout, rack_size=3, bonus=(0,) * 4, tiles=few))
    with pytest.raises(BadOption, match="before a position has enough tiles"):
        training.census(8, 1)


# On first use, for dictionaries of other languages


MADE_UP = """
[letters]
A = { count = 20, value = 1, vowel = true }
B = { count = 20, value = 2 }
"Ŋ" = { count = 10, value = 7 }
"""


@pytest.fixture
def learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Dictionary:
    """A dictionary in a language without a table of leaves, and a cache folder without one."""
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path / "cache"))
    language, words = tmp_path / "bang.toml", tmp_path / "words.txt"
    language.write_text(MADE_UP, encoding="utf-8")
    words.write_text("baŋ\nab\nŋab\nabba\nbab\naŋa\naba\nbaba\n", encoding="utf-8")
    return Dictionary.load(words, language=language)


def learned_file(dictionary: Dictionary) -> Path:
    """Learn leaves by using them, and return their file."""
    with pytest.warns(UserWarning, match="learning the values of leaves, once"):
        leaves_for(Layout.load("scrabble").in_language(dictionary.language), dictionary)
    (path,) = cache_folder().glob("*.leaves")
    return path


def test_first_use_learns_the_same_file_for_any_number_of_threads(
    learner: Dictionary, tmp_path: Path
) -> None:
    first = learned_file(learner).read_bytes()
    board = Layout.load("scrabble").in_language(learner.language)
    for threads in (1, 2, 3):
        train.learn(learner, board, threads=threads).write(tmp_path / "again.leaves")
        assert (tmp_path / "again.leaves").read_bytes() == first
    leaves_for(replace(board, name="another"), learner)  # without a warning


def test_an_interrupted_learning_can_be_begun_again(learner: Dictionary) -> None:
    board = Layout.load("scrabble").in_language(learner.language)
    steps: list[int] = []

    @contextmanager
    def interrupted(boards: int, unit: str) -> Iterator[Callable[[], None]]:
        assert (boards, unit) == (200, " boards")

        def step() -> None:
            steps.append(1)
            if len(steps) == 5:
                raise KeyboardInterrupt

        yield step

    lazy.progress_displays.append(interrupted)
    try:
        with pytest.warns(UserWarning, match="learning"), pytest.raises(KeyboardInterrupt):
            leaves_for(board, learner)
    finally:
        lazy.progress_displays.remove(interrupted)
    assert not list(cache_folder().glob("*.leaves"))
    assert learned_file(learner).exists()


def test_a_cache_that_cannot_be_written_is_reported(
    learner: Dictionary, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path / "file"))
    board = Layout.load("scrabble").in_language(learner.language)
    with pytest.warns(UserWarning, match="learning|learns the values again") as warned:
        leaves = leaves_for(board, learner)
    assert "; the next process learns the values again" in str(warned[1].message)
    again = leaves_for(replace(board, name="another"), learner)  # from memory, without a warning
    rack = rack_counts("AB", learner.alphabet)
    assert again.value(rack) == leaves.value(rack) != 0


def test_damaged_values_in_the_cache_are_learned_again(
    learner: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = learned_file(learner)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    for cached in (leave_files._load, leave_files._leaves_for):
        cached.cache_clear()
    monkeypatch.setattr(leave_files, "_learned", {})  # as in another process
    assert learned_file(learner).read_bytes() == whole
