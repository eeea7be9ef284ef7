"""Games of Lexibomb from the midst of things: what is named lies there, the rest by the seed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

import lexicon_fast as lf
from lexicon_fast.base.errors import BadPosition, LexiconFastError
from lexicon_fast.games.lexibomb import events
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.game import Game, game_from
from lexicon_fast.games.tiles.actions import PASS
from lexicon_fast.games.tiles.layouts import Layout

WORDS = lf.Dictionary.from_words(["hat", "hats", "that", "at", "ta"])
TILES = Counter({t.replace("?", "_"): n for t, n in Layout.load("lexibomb").counts.items()})
ROWS = ("." * 15,) * 7 + ("......HA_......",) + ("." * 15,) * 7
OPENED = ("." * 15,) * 7 + ("......1*2......",) + ("." * 15,) * 7
BOMBS = ("*" * 15, "*****..........", *["." * 15] * 5, ".......*.*.....", *["." * 15] * 7)


def all_tiles(game: Game) -> Counter[str]:
    tiles = Counter("".join([*game.board.lines(), *game.racks, game.bag]))
    del tiles["."]
    return tiles


def test_the_seed_lays_the_bombs() -> None:
    state = State(("SEA", "", "QZ"), ROWS, OPENED, 1, (3, -2, 40), zeros=(2, 0, 1))
    game = game_from(state, WORDS, seed=5)
    assert game.opened == OPENED
    assert len(game.minefield.bombs) == 22
    assert game.minefield.agrees("".join(OPENED).encode())
    other = game_from(state, WORDS, seed=6)
    assert other.minefield.bombs != game.minefield.bombs
    game.apply(PASS)
    assert not game.is_terminal()
    game.apply(PASS)
    assert (game.is_terminal(), game.zeros) == (False, (2, 1, 2))
    game.apply(PASS)
    assert game.is_terminal()


def test_bombs_that_are_not_named_lie_anywhere_they_may() -> None:
    counts: Counter[int] = Counter()
    for seed in range(400):
        game = game_from(State(("", ""), ROWS, OPENED), WORDS, seed=seed)
        counts.update(game.minefield.bombs)
    # The H shows the bomb under the A; the blank shows another, on one of 5 squares.
    assert counts[7 * 15 + 7] == 400
    assert counts[7 * 15 + 5] == counts[6 * 15 + 6] == 0
    beside = [6 * 15 + 8, 6 * 15 + 9, 7 * 15 + 9, 8 * 15 + 8, 8 * 15 + 9]
    assert sum(counts[square] for square in beside) == 400
    assert all(50 < counts[square] < 110 for square in beside)


def test_what_is_open_follows_from_the_bombs_if_they_are_named() -> None:
    game = game_from(State(("", ""), ROWS, bombs=BOMBS), WORDS)
    assert game.opened == OPENED
    assert game.minefield.lines() == BOMBS
    given = game_from(State(("", ""), ROWS, OPENED, bombs=BOMBS), WORDS)
    assert given.minefield.lines() == BOMBS


def test_the_record_of_such_a_game_names_the_bombs_that_were_drawn() -> None:
    game = game_from(State(("", ""), ROWS, OPENED), WORDS, seed=3)
    setup, dealt = game.events
    assert isinstance(setup, events.Setup)
    assert isinstance(dealt, events.Deal)
    assert setup.position is not None
    assert setup.position.bombs == dealt.bombs == game.minefield.lines()
    again = game_from(setup.position, WORDS, seed=3)
    assert again.events == game.events


def changed(rows: tuple[str, ...], row: int, column: int, character: str) -> tuple[str, ...]:
    line = rows[row]
    return (*rows[:row], line[:column] + character + line[column + 1 :], *rows[row + 1 :])


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (State(("A", "B"), ROWS), "opened: 8G is closed under a tile"),
        (State(("A", "B"), (), ("*" + "." * 14,) + ("." * 15,) * 14), "1A shows a bomb without"),
        (State(("A", "B"), (), ("0" + "." * 14,) + ("." * 15,) * 14), "1A shows 0 next to a"),
        (State(("A", "B"), ROWS, changed(OPENED, 0, 0, "9")), "opened, row 1, character 1: '9'"),
        (State(("A", "B"), ROWS, OPENED[:14]), "opened: 14 rows"),
        (State(("A", "B"), ROWS, changed(OPENED, 7, 6, "0")), "no placement of bombs"),
        (State(("A", "B"), (), ("8" + "." * 14,) + ("." * 15,) * 14), "no placement of bombs"),
        (State(("A", "B"), ROWS, OPENED, bombs=ROWS), "bombs, row 8, character 7: 'H'"),
        (State(("A", "B"), ROWS, OPENED, bombs=("." * 15,) * 15), "0 bombs; the ruleset has 22"),
        (
            State(("A", "B"), ROWS, changed(OPENED, 7, 6, "2"), bombs=BOMBS),
            "the numbers do not agree with the bombs",
        ),
    ],
)  # fmt: skip
def test_squares_and_bombs_that_cannot_be_are_refused(state: State, message: str) -> None:
    with pytest.raises(BadPosition, match=message) as caught:
        game_from(state, WORDS)
    assert len(str(caught.value)) < 700


def test_states_from_json_are_what_they_say_or_refused() -> None:
    state = State(("SEA", ""), ROWS, OPENED, 1, (3, 4), (7, 7), None, BOMBS, (1, 0))
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    rng = random.Random(1)
    numbers: list[Any] = [0, 1, -1, 2, 99]
    fine = 0
    for _ in range(300):
        opened = OPENED
        if rng.random() < 0.7:
            opened = changed(opened, 7, rng.randrange(4, 11), rng.choice(".0123*8"))
        data = {
            "racks": [rng.choice(["", "A", "QZ", "__"]) for _ in range(rng.randrange(1, 5))],
            "board": rng.choice([[], ROWS, ROWS]),
            "opened": rng.choice([[], opened, opened]),
            "bombs": rng.choice([[], [], BOMBS]),
            "zeros": [rng.choice(numbers) for _ in range(rng.randrange(2))],
        }
        try:
            game = game_from(msgspec.convert(data, State), WORDS)
        except LexiconFastError:
            continue
        fine += 1
        assert all_tiles(game) == TILES
        assert game.minefield.agrees("".join(game.opened).encode())
        assert len(game.minefield.bombs) == 22
    assert fine > 20
