"""Absurd sizes raise an error at once that names the argument, or work; they never hang."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from lexicon_fast import Dictionary, batch, bots
from lexicon_fast.base.errors import BadOption, BadPosition, LexiconFastError
from lexicon_fast.base.rng import Rng
from lexicon_fast.census.hands import Census
from lexicon_fast.games import lexibomb, lexicon, scrabble

WORDS = ["at", "cat", "cats", "hat"]
ROWS = ["." * 15] * 15


@cache
def d() -> Dictionary:
    return Dictionary.from_words(WORDS)


def tiny_odds(bombs: Any = 1, **options: Any) -> lexibomb.Odds:
    return lexibomb.odds(["1..", "..."], bombs, **options)


def lexicon_rules(**options: Any) -> lexicon.Ruleset:
    return lexicon.Ruleset("x", lexicon.POINTS, None, same_word_exchange=True, **options)


def layout(rack: Any) -> scrabble.Layout:
    known = scrabble.Layout.load("scrabble")
    return scrabble.Layout("x", known.squares, known.start, known.tiles, rack, known.bonus)


#: Calls that reject sizes that are negative or huge.
REJECTED: dict[str, Callable[[Any], object]] = {
    "scrabble.Board rows": lambda n: scrabble.Board(n, 15, d().alphabet),
    "scrabble.Board columns": lambda n: scrabble.Board(15, n, d().alphabet),
    "lexibomb.Board rows": lambda n: lexibomb.Board(n, 15, d().alphabet),
    "lexibomb.Board columns": lambda n: lexibomb.Board(15, n, d().alphabet),
    "Minefield rows": lambda n: lexibomb.Minefield(n, 3, []),
    "Minefield columns": lambda n: lexibomb.Minefield(3, n, []),
    "Minefield bombs": lambda n: lexibomb.Minefield(3, 3, [n]),
    "Minefield.laid bombs": lambda n: lexibomb.Minefield.laid(3, 3, n, Rng(1)),
    "Minefield.number square": lambda n: lexibomb.Minefield(3, 3, []).number(n),
    "Minefield.open squares": lambda n: lexibomb.Minefield(3, 3, []).open(b"." * 9, [n]),
    "odds bombs": tiny_odds,
    "odds most_states": lambda n: tiny_odds(most_states=n),
    "Odds.at row": lambda n: tiny_odds().at(n, 0),
    "Odds.placements n": lambda n: tiny_odds().placements(n, 0),
    "lexibomb.plays bombs": lambda n: lexibomb.plays(ROWS, ROWS, "CAT", d(), bombs=n),
    "lexibomb.Generator most_states": lambda n: lexibomb.Generator(d(), most_states=n),
    "lexibomb.Game players": lambda n: lexibomb.Game(d(), players=n),
    "scrabble.Game players": lambda n: scrabble.Game(d(), players=n),
    "scrabble.Game starter": lambda n: scrabble.Game(d(), starter=n),
    "lexicon.Game players": lambda n: lexicon.Game(d(), players=n),
    "lexicon.Game rounds": lambda n: lexicon.Game(d(), rounds=n),
    "lexicon.Game first dealer": lambda n: lexicon.Game(d(), first_dealer=n),
    "lexicon.Round players": lambda n: lexicon.Round(d(), players=n),
    "Ruleset.packs players": lambda n: lexicon.ruleset("article").packs(n),
    "Ruleset pack": lambda n: lexicon_rules(pack={"A": n}),
    "Ruleset cards_each": lambda n: lexicon_rules(cards_each=n),
    "Layout rack": layout,
    "Census cards": lambda n: Census(d(), n),
    "Census top": lambda n: Census(d(), 2, top=n),
    "Census threads": lambda n: Census(d(), 2, threads=n),
    "bot iterations": lambda n: bots.bot(f"expert:iterations={n}", d(), "lexicon"),
    "board tiles square": lambda n: scrabble.Board(3, 3, d().alphabet).with_tiles([(n, 0)]),
}


@pytest.mark.parametrize("call", REJECTED)
def test_errors_of_absurd_sizes_name_the_argument(call: str) -> None:
    for size in (10**9, 10**30, -1, -(10**30)):
        with pytest.raises(LexiconFastError) as caught:
            REJECTED[call](size)
        assert call.rpartition(" ")[2] in str(caught.value).lower()
        assert len(str(caught.value)) < 200


#: Calls with limits, where a huge number means no limit, and a huge word length means no word.
LIMITS: dict[str, Callable[[Any], int]] = {
    "lexicon.plays top": lambda n: len(lexicon.plays("CATS", [], d(), top=n)),
    "lexicon.solve_batch top": lambda n: int(lexicon.solve_batch(["CATS"], d(), top=n).offsets[-1]),
    "scrabble.plays top": lambda n: len(scrabble.plays(ROWS, "CATS", d(), top=n)),
    "lexibomb.plays top": lambda n: len(lexibomb.plays(ROWS, ROWS, "CATS", d(), top=n)),
    "lexicon.plays min_length": lambda n: len(lexicon.plays("CATS", [], d(), min_length=n)),
    "lexicon.plan min_length": lambda n: len(
        lexicon.plan("CATS", d(), min_length=n).entries[0].words
    ),
}


@pytest.mark.parametrize("call", LIMITS)
def test_huge_limits_are_no_limits(call: str) -> None:
    count = LIMITS[call]
    expected = 0 if call.endswith("min_length") else count(None)
    assert count(10**9) == count(10**30) == expected
    for size in (-1, -(10**30)):
        with pytest.raises(BadOption, match=call.rpartition(" ")[2]):
            count(size)


def test_a_board_of_a_billion_rows_is_rejected_before_memory_is_allocated() -> None:
    with pytest.raises(BadOption, match="rows is 1000000000; use 1 to 21"):
        scrabble.Board(10**9, 10**9, d().alphabet)


def test_odds_name_the_number_of_bombs() -> None:
    with pytest.raises(BadPosition, match="bombs is too large; use 0 up to the number of squares"):
        lexibomb.odds(["..."], 10**30)
    with pytest.raises(TypeError, match="bombs must be an int, not str"):
        lexibomb.odds(["..."], "3")  # type: ignore[arg-type]


@pytest.mark.parametrize("option", ["part_rows", "threads"])
@pytest.mark.parametrize("size", [0, -1, 10**30])
def test_solve_files_rejects_impossible_part_sizes_and_threads(
    option: str, size: int, tmp_path: Any
) -> None:
    source = tmp_path / "hands.txt"
    source.write_text("CATS\n")
    with pytest.raises(BadOption, match=option):
        batch.solve_files(str(source), tmp_path / "out", d(), **{option: size})
    assert not (tmp_path / "out").exists()
