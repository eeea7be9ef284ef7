"""Games of Scrabble and Lexibomb from a position: the known tiles lie there, the seed deals the
rest."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from support.tile_games import LEXIBOMB, SCRABBLE, TileGame, each_game

import lexicon_fast as lf
from lexicon_fast.base.errors import BadPosition

WORDS = lf.Dictionary.from_words(["hat", "hats", "that", "at", "ta"])
EMPTY = "." * 15
BOARDS: dict[TileGame, dict[str, tuple[str, ...]]] = {
    SCRABBLE: {"board": (EMPTY,) * 7 + ("......HAt......",) + (EMPTY,) * 7},
    LEXIBOMB: {
        "board": (EMPTY,) * 7 + ("......HA_......",) + (EMPTY,) * 7,
        "opened": (EMPTY,) * 7 + ("......1*2......",) + (EMPTY,) * 7,
    },
}


def state(game: TileGame, *racks: str, **fields: Any) -> Any:
    """A state with HAT on the board, the T a blank."""
    return game.events.State(racks, **BOARDS[game], **fields)


def started(game: TileGame, *racks: str, seed: int = 0, **fields: Any) -> Any:
    """A game from such a state."""
    return game.game.game_from(state(game, *racks, **fields), WORDS, seed=seed)


def all_tiles(played: Any) -> Counter[str]:
    blank = "_" if hasattr(played, "minefield") else "?"
    on_board = [blank if tile.islower() else tile for tile in "".join(played.board.lines())]
    tiles = Counter(on_board + list("".join(played.racks) + played.bag))
    del tiles["."]
    return tiles


@each_game(
    "own", scrabble=[({"scoreless": 2, "lost": (0, 0, 1)},)], lexibomb=[({"zeros": (2, 0, 1)},)]
)
def test_the_seed_deals_the_tiles_that_are_not_known(game: TileGame, own: dict[str, Any]) -> None:
    given: dict[str, Any] = {"to_move": 1, "scores": (3, -2, 40), **own}
    played = started(game, "SEA", "", "QZ", seed=5, **given)
    assert (played.racks[0], played.racks[2], len(played.racks[1])) == ("AES", "QZ", 7)
    assert all_tiles(played) == game.tiles
    assert played.board.lines() == list(BOARDS[game]["board"])
    assert (played.current_player(), played.scores) == (1, (3, -2, 40))
    assert {name: getattr(played, name) for name in own} == own
    again = started(game, "SEA", "", "QZ", seed=5, **given)
    assert (again.racks, again.events) == (played.racks, played.events)
    assert started(game, "SEA", "", "QZ", seed=6, **given).racks != played.racks
    assert played.observation(0).history == ()


@each_game()
def test_racks_are_dealt_in_turn_order_from_the_player_to_move(game: TileGame) -> None:
    first = started(game, "", "", "", seed=5)
    third = started(game, "", "", "", seed=5, to_move=2)
    assert third.racks == (*first.racks[1:], first.racks[0])
    assert third.bag == first.bag


@each_game()
def test_rack_sizes_fill_racks_that_are_partly_known(game: TileGame) -> None:
    played = started(game, "SEA", "Q", seed=1, rack_sizes=(7, 4))
    assert [len(rack) for rack in played.racks] == [7, 4]
    assert not Counter("SEA") - Counter(played.racks[0])
    assert "Q" in played.racks[1]


@each_game()
def test_a_bag_may_be_given_in_its_order(game: TileGame) -> None:
    rest = list((game.tiles - Counter(f"SEAQZHA{game.blank}")).elements())
    random.Random(1).shuffle(rest)
    bag = "".join(rest)
    assert started(game, "SEA", "QZ", bag=bag).bag == bag


@each_game()
def test_a_game_from_a_position_is_played_to_its_end(game: TileGame) -> None:
    for seed in range(20):
        played = started(game, "", "", "", "", seed=seed, to_move=2)
        rng = random.Random(seed)
        while not played.is_terminal():
            played.apply(rng.choice(played.legal_actions()))
            assert all_tiles(played) == game.tiles
        assert played.copy().events == played.events


@each_game(
    "racks, fields, message",
    both=[
        (("A",) * 5, {}, "5 racks"),
        (("A", "B"), {"to_move": 2}, "to_move is 2; use 0 to 1"),
        (("A", "B"), {"to_move": "0"}, "to_move is '0'"),
        (("A", "B"), {"scores": (1,)}, "1 scores for 2 racks"),
        (("A", "B"), {"scores": (1, 1 << 40)}, "score is 1099511627776"),
        (("A", "B"), {"rack_sizes": (7,)}, "1 rack_sizes"),
        (("A", "B"), {"rack_sizes": (0, 7)}, "rack size is 0; use 1 to 7"),
        (("A", "B"), {"rack_sizes": (8, 7)}, "rack size is 8"),
        (("AEI", "B"), {"rack_sizes": (2, 7)}, "rack size is 2; use 3 to 7"),
        (("QQ", "B"), {}, "board and racks have 2 tiles 'Q'; layout"),
        (("ABCDEFGH", "B"), {}, "rack 'ABCDEFGH' must be up to 7 tiles"),
        (("a", "B"), {}, "rack 'a'"),
        (("Ä", "B"), {}, "rack 'Ä'"),
        (("A", "B"), {"board": (EMPTY,) * 14}, "14 rows; it must have 15"),
        (("A", "B"), {"bag": "ABC"}, "bag 'ABC': .* the 98 other tiles"),
    ],
    scrabble=[
        ((), {}, "0 racks; the game is for 2 to 4"),
        (("A",), {}, "1 racks"),
        (("A", "B"), {"scoreless": 6}, "scoreless is 6; use 0 to 5"),
        (("A", "B"), {"scoreless": -1}, "scoreless is -1"),
        (("A", "B"), {"lost": (1, 0)}, "player 0 cannot both move and lose a turn"),
        (("A", "B"), {"lost": (0, -1)}, "lost is -1"),
        (("A", "B"), {"board": "15/15"}, "2 rows"),
        (("A", "B"), {"board": ("ZZ" + "." * 13,) + (EMPTY,) * 14}, "have 2 tiles 'Z'"),
        (("AB", ""), {"board": ("A" * 15,) * 15}, "tiles 'A'"),
    ],
    lexibomb=[
        ((), {}, "0 racks; the game is for 1 to 4"),
        (("A", "B"), {"zeros": (1,)}, "1 zeros"),
        (("A", "B"), {"zeros": (0, 3)}, "zeros is 3; use 0 to 2"),
        (("___", "B"), {}, "board and racks have 3 tiles '_'; .* 2"),
        (("ABCDEFGH", "B"), {}, "rack 'ABCDEFGH' must be up to 7 tiles in upper case, _"),
        (("A?", "B"), {}, "rack 'A"),
        (("A", "B"), {"board": ("a" + "." * 14,) + (EMPTY,) * 14}, "'a' is not a letter"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    game: TileGame, racks: tuple[str, ...], fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message) as caught:
        game.game.game_from(game.events.State(racks, **fields), WORDS)
    assert len(str(caught.value)) < 400
