"""Records of Scrabble and Lexibomb: games that go on from them, and setups that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.tile_games import LEXIBOMB, SCRABBLE, TileGame, each_game

import lexicon_fast as lf
from lexicon_fast.base.errors import BadRecord
from lexicon_fast.games.tiles.actions import PASS

WORDS = lf.Dictionary.from_words(["hat", "that", "at", "ta", "ah"])
EMPTY = "." * 15
SETUPS = {
    game: json.loads(next(game.record.lines(game.api.Game(WORDS, seed=1), ["a", "b"])))
    for game in (SCRABBLE, LEXIBOMB)
}


def ruleset(game: TileGame, **options: Any) -> dict[str, Any]:
    return {"ruleset": {"name": "x", "layout": game.name, **options}}


@each_game(
    "rack, board",
    scrabble=[("HATSOU?", {"board": [EMPTY] * 7 + ["......HAT......"] + [EMPTY] * 7})],
    lexibomb=[
        (
            "HATSOU_",
            {
                "board": [EMPTY] * 7 + ["......HA_......"] + [EMPTY] * 7,
                "opened": [EMPTY] * 7 + ["......1*2......"] + [EMPTY] * 7,
            },
        )
    ],
)
def test_a_game_from_a_position_has_a_record(
    game: TileGame, rack: str, board: dict[str, Any], enable: lf.Dictionary
) -> None:
    rows = {name: tuple(lines) for name, lines in board.items()}
    state = game.events.State((rack, ""), **rows, to_move=1)
    played = game.game.game_from(state, enable, seed=5)
    played.apply(PASS)
    lines = list(game.record.lines(played, ["north", "south"]))
    assert game.record.check(lines, lambda used: enable, unfinished=True) == 1
    again = game.record.replay(game.record.read(lines)[0], enable)
    assert (again.events, again.racks, again.bag) == (played.events, played.racks, played.bag)
    if game is LEXIBOMB:
        assert again.minefield.bombs == played.minefield.bombs


@each_game(
    "changed, message",
    both=[
        ({"version": 2}, "version 2; expected: 1"),
        ({"rng": "mt19937"}, "splitmix64"),
        ({"players": 3}, "players 3; expected: 2"),
        ({"seed": -1}, "seed -1; expected"),
        ({"seed": 1 << 70}, "seed|not an event"),
        ({"starter": 7}, "starter is 7"),
        ({"starter": "0"}, "not an event"),
        ({"bag": "ABC"}, "bag 'ABC' must contain the 100 tiles"),
        ({"ruleset": "house"}, "ruleset 'house'"),
        ({"ruleset": {}}, "ruleset"),
        ({"position": {"racks": ["A", "B"]}, "starter": 0}, "must not have starter"),
        ({"position": {"racks": ["QQ", "B"]}}, "tiles 'Q'"),
        ({"position": {"racks": ["A", "B"], "more": 1}}, "not an event"),
        ({"dictionary": "enable"}, "not an event"),
        ({"names": "ab"}, "not an event"),
        ({"event": "start"}, "not an event"),
    ],
    scrabble=[
        ({"game": "lexicon"}, 'game "lexicon"; expected: "scrabble"'),
        ({"players": 1, "names": ["a"]}, "players is 1; use 2 to 4"),
        (ruleset(SCRABBLE, challenge=1), "challenge: 1; expected"),
        (ruleset(SCRABBLE, more=1), "unknown field 'more'; expected"),
        (ruleset(SCRABBLE, layout="/etc/passwd"), "unknown layout '/etc/passwd'; use"),
        (ruleset(SCRABBLE, layout={"name": "x", "rack": "0"}), "rack is '0'"),
        ({"position": {"racks": []}}, "0 racks; the game is for 2 to 4"),
    ],
    lexibomb=[
        ({"game": "scrabble"}, 'game "scrabble"; expected: "lexibomb"'),
        ({"players": 5, "names": ["a"] * 5}, "players is 5; use 1 to 4"),
        (ruleset(LEXIBOMB, bombs=1000), "bombs: 1000; expected 0 to 225"),
        (ruleset(LEXIBOMB, more=1), "unknown field 'more'; expected"),
        (ruleset(LEXIBOMB, layout="/etc/passwd"), "unknown layout '/etc/passwd'; use"),
        (ruleset(LEXIBOMB, layout={"name": "x", "rack": "0"}), "rack is '0'"),
        ({"bombs": ["*"]}, "bombs: 1 rows; expected 15"),
        ({"bombs": [EMPTY] * 15}, "0 bombs; use"),
        ({"bombs": "*"}, "not an event"),
        ({"position": {"racks": []}}, "0 racks; the game is for 1 to 4"),
    ],
)
def test_a_setup_that_cannot_be_is_a_bad_record(
    game: TileGame, changed: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadRecord, match=f"record:1: .*({message})"):
        game.record.check([json.dumps(SETUPS[game] | changed)], lambda _: WORDS)
