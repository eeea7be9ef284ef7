"""The first play on boards that are not symmetric about their diagonal: across and down."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from oracles import tile_plays as reference
from oracles.lexibomb_plays import Plays
from support.effort import ISAS

from lexicon_fast import Dictionary, lexibomb, scrabble
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.games.scrabble.rules import RULESETS
from lexicon_fast.games.tiles.laying import listed_play
from lexicon_fast.games.tiles.layouts import Layout, Premium
from lexicon_fast.games.tiles.places import Place

WORDS = [
    *("ab", "ad", "bad", "dab", "cab", "bead", "abed", "faced", "decaf", "aced", "fade", "deaf"),
    *("cede", "babe", "dead", "added", "facade", "bedface"),
]
SCRABBLE = Layout.load("scrabble")


@pytest.fixture(params=ISAS)
def dictionary(request: pytest.FixtureRequest) -> Dictionary:
    letters = Dictionary.from_words(WORDS).alphabet
    text = "\n".join(WORDS).encode()
    file, _ = build(text, letters.upper, letters.lower, letters.name, b"\0" * 32, "test")
    return Dictionary(Compiled(file, "test", request.param), "test")


def layout_of(
    rng: Random, rows: int, columns: int, *, start: bool = True, kinds: int = 4
) -> Layout:
    """A board with premium squares anywhere."""
    premiums = [Premium()] * 4 + [Premium(2, 1), Premium(3, 1), Premium(1, 2), Premium(1, 3)]
    some = premiums[: 4 + kinds]
    squares = tuple(tuple(rng.choice(some) for _ in range(columns)) for _ in range(rows))
    place = Place(rng.randrange(rows), rng.randrange(columns)) if start else None
    return replace(SCRABBLE, name="any", squares=squares, start=place)


def empty(layout: Layout) -> list[str]:
    return ["." * layout.columns] * layout.rows


def test_random_layouts_are_answered_as_by_the_reference(dictionary: Dictionary) -> None:
    rng = Random(3)
    both = 0
    for number in range(150):
        rows, columns = rng.randint(2, 9), rng.randint(2, 9)
        if number % 3 == 0:
            columns = rows
        layout = layout_of(
            rng, rows, columns, start=number % 5 > 0, kinds=0 if number % 4 == 0 else 4
        )
        rack = "".join(rng.choices("ABCDEF?", k=rng.randint(1, 6)))
        wanted: list[Any] = reference.plays(empty(layout), rack, WORDS, layout)
        found = scrabble.plays(empty(layout), rack, dictionary, layout=layout)
        assert found == wanted
        assert scrabble.plays(empty(layout), rack, dictionary, layout=layout, top=3) == wanted[:3]
        assert (
            scrabble.plays(empty(layout), rack, dictionary, layout=layout, best=True) == wanted[:1]
        )
        board = scrabble.Board.empty(layout, dictionary.alphabet)
        batch = scrabble.plays_batch([(board, rack)] * 2, dictionary, layout=layout)
        assert batch[0] == batch[1] == wanted
        both += any(play.at[0].isalpha() for play in found)
    assert both > 50


@pytest.mark.parametrize("place", ["premium", "word", "start", "shape"])
def test_one_thing_that_differs_makes_a_board_asymmetric(
    place: str, dictionary: Dictionary
) -> None:
    squares = [[Premium()] * 5 for _ in range(5)]
    layout = replace(SCRABBLE, name="x", squares=tuple(map(tuple, squares)), start=Place(2, 2))
    places = [play.at for play in scrabble.plays(empty(layout), "BAD", dictionary, layout=layout)]
    assert places
    assert all(at[0].isdigit() for at in places)
    if place == "premium":
        squares[0][4] = Premium(letter=2)
    if place == "word":
        squares[4][0] = Premium(word=2)
    if place == "shape":
        squares.append([Premium()] * 5)
    layout = replace(
        layout,
        squares=tuple(map(tuple, squares)),
        start=Place(2, 3) if place == "start" else Place(2, 2),
    )
    plays = scrabble.plays(empty(layout), "BAD", dictionary, layout=layout)
    assert plays == reference.plays(empty(layout), "BAD", WORDS, layout)  # type: ignore[comparison-overlap]
    assert {play.at[0].isdigit() for play in plays} == {True, False}


@pytest.mark.parametrize("name", ["scrabble", "super"])
def test_boards_of_the_package_are_symmetric(name: str, enable: Dictionary) -> None:
    layout = Layout.load(name)
    assert reference.is_symmetric(layout)
    plays = scrabble.plays(empty(layout), "QUIZ?ES", enable, layout=layout)
    assert all(play.at[0].isdigit() for play in plays)


def narrow() -> Layout:
    """A board where words of four letters fit only down."""
    squares = ((Premium(), Premium(word=3), Premium()),) * 9
    return replace(SCRABBLE, name="narrow", squares=squares, start=Place(4, 1))


def test_the_game_lists_and_takes_plays_down(dictionary: Dictionary) -> None:
    rules = replace(RULESETS["standard"], name="narrow", layout=narrow())
    for seed in range(20):
        game = scrabble.Game(dictionary, players=2, ruleset=rules, seed=seed)
        legal = [each for each in game.legal_actions() if isinstance(each, scrabble.Lay)]
        rack = game.racks[game.current_player() or 0]
        wanted = reference.plays(empty(narrow()), rack, WORDS, narrow())
        assert sorted((each.at, each.word) for each in legal) == sorted(
            (play.at, play.word) for play in wanted
        )
        down = [each for each in legal if each.at[0].isalpha()]
        if down:
            game.apply(down[0])
            assert game.events[-1].action == down[0]
            return
    raise AssertionError("no rack had a word")


@pytest.mark.parametrize("bot", ["greedy", "static", "sim:iterations=20"])
def test_bots_find_the_best_play_down(bot: str, dictionary: Dictionary) -> None:
    from lexicon_fast import bots

    rules = replace(RULESETS["standard"], name="narrow", layout=narrow())
    player = bots.bot(bot, dictionary, "scrabble")
    down = 0
    for seed in range(6):
        game = scrabble.Game(dictionary, players=2, ruleset=rules, seed=seed)
        observation = game.observation(game.current_player() or 0)
        best = scrabble.plays(
            empty(narrow()), observation.rack, dictionary, layout=narrow(), best=True
        )
        action = player.choose(observation, 1)
        if bot == "greedy" and best:
            assert (action.at, action.word) == best[0][:2]
        game.apply(action)
        down += isinstance(action, scrabble.Lay) and action.at[0].isalpha()
        while not game.is_terminal():
            game.apply(player.choose(game.observation(game.current_player() or 0), 1))
    assert down


def test_rectangular_minefields_are_answered_as_by_the_reference(dictionary: Dictionary) -> None:
    standard = lexibomb.RULESETS["standard"]
    rack = "BADE_"
    for rows, columns in ((4, 7), (7, 4), (5, 5), (2, 6)):
        squares = ((Premium(),) * columns,) * rows
        layout = replace(standard.layout, name="any", squares=squares)
        rules = replace(standard, name="any", layout=layout, bombs=1)
        found = lexibomb.Generator(dictionary, ruleset=rules).lays(empty(layout), rack)
        assert found == Plays(WORDS, layout).plays(empty(layout), rack)
        assert any(at[0].isalpha() for at, _ in found) == (rows != columns)


def test_a_layout_file_from_the_command_line(tmp_path: Path, data: Path) -> None:
    from click.testing import CliRunner

    from lexicon_fast.cli import commands

    path = tmp_path / "narrow.toml"
    text = (data / "small7.toml").read_text().replace('start = "4D"', 'start = "4C"')
    path.write_text(text)
    (tmp_path / "words.txt").write_text("\n".join(WORDS))
    position = "7/7/7/7/7/7/7 BEAD/ 0/0 0"
    args = ["scrabble", "plays", position, "--layout", str(path), "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(commands.commands, [*args, "-w", str(tmp_path / "words.txt")])
    assert result.exit_code == 0, result.output
    said = (tmp_path / "out").read_text()
    assert '"at":"C1","word":"BEAD"' in said
    assert '"at":"4A","word":"BEAD"' in said


# The other spelling of a first play


def test_each_first_play_that_the_game_takes_is_listed_in_one_form(
    dictionary: Dictionary,
) -> None:
    """On symmetric boards a play down is listed as the play across; on others as itself."""
    rng = Random(8)
    mapped = kept = 0
    for number in range(60):
        side = rng.randint(3, 7)
        layout = layout_of(rng, side, side, start=number % 3 > 0, kinds=0 if number % 2 else 4)
        if number % 4 == 1 and layout.start is not None:
            layout = replace(layout, start=Place(side // 2, side // 2))
        rack = "".join(rng.choices("ABCDEF", k=5))
        found = scrabble.plays(empty(layout), rack, dictionary, layout=layout)
        listed = {(play.at, play.word): play.score for play in found}
        board = scrabble.Board.empty(layout, dictionary.alphabet)
        both = reference.plays(empty(layout), rack, WORDS, layout, both=True)
        assert {(play.at, play.word) for play in both} >= listed.keys()
        for play in both:
            form = listed_play(scrabble.Lay(play.at, play.word), board, layout)
            assert listed[form.at, form.word] == play.score
            mapped += (form.at, form.word) != (play.at, play.word)
            kept += play.at[0].isalpha() and form.at == play.at
    assert mapped > 100
    assert kept > 100


def test_open_squares_of_a_minefield_count(dictionary: Dictionary) -> None:
    layout = lexibomb.RULESETS["standard"].layout
    board = lexibomb.Board.empty(layout, dictionary.alphabet)
    closed = ["." * 15] * 15
    even = [".1" + "." * 13, "1" + "." * 14, *closed[2:]]
    uneven = [".1" + "." * 13, *closed[1:]]
    generator = lexibomb.Generator(dictionary)
    for opened, at in (((), "2C"), (closed, "2C"), (even, "2C"), (uneven, "B3")):
        form = listed_play(lexibomb.Lay("B3", "BAD"), board, layout, opened)
        assert form == lexibomb.Lay(at, "BAD")
        assert (form.at, form.word) in generator.lays(board, "BAD", opened)
