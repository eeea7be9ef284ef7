"""How games, boards and results are shown, as text and in notebooks."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.arena.match import Match, Players
from lexicon_fast.arena.results import Tally
from lexicon_fast.bots import bot
from lexicon_fast.games.markup import html_table

GAMES: dict[str, Any] = {
    "lexicon": lexicon.Game,
    "scrabble": scrabble.Game,
    "lexibomb": lexibomb.Game,
}


def cells(html: str) -> list[list[str]]:
    """Return the texts of a table by row."""
    rows = ElementTree.fromstring(html).iter("tr")
    return [["".join(cell.itertext()) for cell in row] for row in rows]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_what_it_is_and_where_it_stands(name: str, enable: Dictionary) -> None:
    game = GAMES[name](enable, seed=7)
    greedy = bot("greedy", enable, name)
    assert repr(game) == f"<Game {name}, 2 players, turn 1>"
    for turn in range(3):
        assert f"turn {turn + 1}>" in repr(game)
        actor = game.current_player()
        game.apply(greedy.choose(game.observation(actor), turn))
    while (actor := game.current_player()) is not None:
        game.apply(greedy.choose(game.observation(actor), 0))
    assert repr(game) == f"<Game {name}, 2 players, over>"


@pytest.mark.parametrize("name", ["scrabble", "lexibomb"])
def test_the_picture_of_a_game_hides_racks_and_bombs(name: str, enable: Dictionary) -> None:
    game = GAMES[name](enable, seed=7)
    other = GAMES[name](enable, seed=8)
    if name == "lexibomb":
        assert game.minefield.bombs != other.minefield.bombs
    assert game.racks != other.racks
    assert game._repr_svg_() == other._repr_svg_()
    ElementTree.fromstring(game._repr_svg_())
    assert "turn 1. Scores: 0, 0" in game._repr_svg_()


def test_the_table_of_lexicon_hides_hands(enable: Dictionary) -> None:
    game = lexicon.Game(enable, seed=7)
    assert cells(game._repr_html_()) == [
        ["player", "cards", "score"],
        ["0", "10", "0"],
        ["1", "10", "0"],
    ]
    assert "none" in game._repr_html_()


def test_boards_and_odds_are_tables(enable: Dictionary) -> None:
    rows_of_board = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15"
    layout = scrabble.RULESETS["standard"].layout
    board = scrabble.Board.parse(rows_of_board, layout, enable.alphabet)
    rows = cells(board._repr_html_())
    assert "".join(rows[7]) == "      QUIT     "
    odds = lexibomb.odds(["1..", "...", "..."], 2)
    shown = cells(odds._repr_html_())
    assert shown[0][:2] == ["0%", "33%"]
    assert len(shown) == 3


def test_solutions_show_the_best_plays(enable: Dictionary) -> None:
    solutions = lexicon.solve_batch(["TCHEDUQ hat", "QQ", "1"], enable, top=2, errors="row")
    assert re.fullmatch(r"<Solutions: 3 positions, \d+ plays>", repr(solutions))
    head, best, none, bad = cells(solutions._repr_html_())
    assert head == ["position", "plays", "best", "word", "left", "points"]
    assert best[2:] == ["form", "chuted", "Q", "4"]
    assert none[:3] == ["1", "0", "no play"]
    assert bad[2] == solutions.errors[2]
    many = lexicon.solve_batch(["CAT"] * 30, enable)
    assert len(cells(many._repr_html_())) == 11


def test_plans_show_their_last_entry(enable: Dictionary) -> None:
    planned = lexicon.plan_batch(["QUIZTED", "QQ", "1"], enable, errors="row")
    assert repr(planned) == "<Planned: 3 hands>"
    head, best, none, bad = cells(planned._repr_html_())
    assert head == ["hand", "empty in", "words", "left", "points"]
    assert best == ["0", "2", "quit zed", "", "0"]
    assert none == ["1", "never", "", "QQ", "8"]
    assert bad[2] == planned.errors[2]


def test_plays_of_boards_show_the_best(enable: Dictionary) -> None:
    found = scrabble.plays_batch([([], "QUIZ"), ([], "QQ"), ([], "1")], enable, errors="row")
    assert repr(found) == "<Found: plays of 3 positions>"
    head, best, none, bad = cells(found._repr_html_())
    assert head == ["position", "plays", "at", "word", "score"]
    assert best == ["0", str(found.counts[0]), *map(str, found[0][0])]
    assert none == ["1", "0", "no play"]
    assert bad[2] == found.errors[2]
    small = lexibomb.plays_batch([([], [], "CAT")] * 20, enable, top=1)
    rows = cells(small._repr_html_())
    assert rows[0][2:] == ["at", "word", "score", "bomb"]
    assert len(rows) == 11


def test_results_of_a_match_are_a_table() -> None:
    players = Players(Match(game="lexicon", bots=("greedy", "random"), seed=1))
    tally = Tally(players.names)
    for number in range(2):
        tally.add(players.deal(number))
    head, *rows = cells(tally.results()._repr_html_())
    assert head == ["bot", "wins", "losses", "share", "points", "Elo"]
    assert [row[0] for row in rows] == ["greedy", "random"]


def test_texts_are_escaped() -> None:
    html = html_table("<b>", ("&",), [("<script>",)])
    assert cells(html) == [["&"], ["<script>"]]
    assert "<script>" not in html
