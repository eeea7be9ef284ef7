"""Records of Lexibomb: what they show, and games that go on from them (see test_records)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lexicon_fast as lf
from lexicon_fast.errors import BadRecord
from lexicon_fast.games.lexibomb import events, record
from lexicon_fast.games.lexibomb.game import Game
from lexicon_fast.games.lexibomb.position import game_from
from lexicon_fast.games.lexibomb.state import State
from lexicon_fast.games.tiles.actions import PASS, Lay

FOLDER = Path(__file__).parents[2] / "data" / "lexibomb"
GOLDEN = {path.stem: path.read_text().splitlines() for path in sorted(FOLDER.glob("*.jsonl"))}
WORDS = lf.Dictionary.from_words(["hat", "that", "at", "ta", "ah"])


def test_golden_records_show_all_that_happens(enable: lf.Dictionary) -> None:
    seen: set[str] = set()
    for lines in GOLDEN.values():
        for game in record.read(lines):
            setup = game.setup
            seen |= {f"{setup.players} players", f"starter {setup.starter is not None}"}
            seen |= {f"bag {setup.bag != ''}", f"bombs {setup.bombs != ()}"}
            seen |= {f"position {setup.position is not None}"}
            rules = record.replay(game, enable).rules
            seen |= {rules.name, rules.layout.name}
            for event in game.events:
                match event:
                    case events.StartDraw():
                        seen.add("tie for the start" if event.starter is None else "start draw")
                    case events.Turn(action=action):
                        seen |= {type(action).__name__, f"hit {len(event.hit)}"}
                        if isinstance(action, Lay):
                            seen |= {"blank laid"} if "_" in action.word else set()
                            seen |= {"blank crossed"} if "(_" in action.word else set()
                            seen |= {"bombed"} if event.hit and not event.score else set()
                            seen |= {"half bombed"} if event.hit and event.score else set()
                        if len(event.drawn) == rules.layout.rack_size:
                            seen.add("whole rack")
                    case events.GameEnd():
                        seen |= {event.why, f"{len(event.winners)} winners"}
    assert seen >= {f"{players} players" for players in (1, 2, 3, 4)}
    for what in ("starter", "bag", "bombs", "position"):
        assert seen >= {f"{what} True", f"{what} False"}
    assert seen >= {"standard", "classic_poc", "lexibomb", "small", "no bombs"}
    assert seen >= {"Lay", "Exchange", "Pass", "blank laid", "blank crossed", "whole rack"}
    assert seen >= {"hit 0", "hit 1", "hit 2", "bombed", "half bombed"}
    assert seen >= {"start draw", "tie for the start", "out", "zeros", "1 winners", "2 winners"}


def test_a_game_from_a_position_has_a_record(enable: lf.Dictionary) -> None:
    rows = ("." * 15,) * 7 + ("......HA_......",) + ("." * 15,) * 7
    opened = ("." * 15,) * 7 + ("......1*2......",) + ("." * 15,) * 7
    game = game_from(State(("HATSOU_", ""), rows, opened, 1), enable, seed=5)
    game.apply(PASS)
    lines = list(record.lines(game, ["north", "south"]))
    assert record.check(lines, lambda used: enable, unfinished=True) == 1
    again = record.replay(record.read(lines)[0], enable)
    assert (again.events, again.racks, again.bag) == (game.events, game.racks, game.bag)
    assert again.minefield.bombs == game.minefield.bombs


SETUP = json.loads(next(record.lines(Game(WORDS, seed=1), ["a", "b"])))
FEW = {"name": "x", "layout": "lexibomb"}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"version": 2}, "version 2; expected: 1"),
        ({"game": "scrabble"}, 'game "scrabble"; expected: "lexibomb"'),
        ({"players": 5, "names": ["a"] * 5}, "players 5; accepted: 1 to 4"),
        ({"seed": 1 << 70}, "seed|no event"),
        ({"starter": 7}, "starter 7"),
        ({"bag": "ABC"}, "bag 'ABC'; accepted: the 100 tiles"),
        ({"bombs": ["*"]}, "bombs: 1 rows; expected 15"),
        ({"bombs": ["." * 15] * 15}, "0 bombs; accepted"),
        ({"bombs": "*"}, "no event"),
        ({"ruleset": "house"}, "ruleset 'house'"),
        ({"ruleset": {**FEW, "bombs": 1000}}, "bombs: 1000; expected 0 to 225"),
        ({"ruleset": {**FEW, "layout": "/etc/passwd"}}, "layout '/etc/passwd'; accepted"),
        ({"position": {"racks": []}}, "0 racks; accepted: 1 to 4"),
        ({"position": {"racks": ["A", "B"]}, "starter": 0}, "expected: the position alone"),
        ({"position": {"racks": ["QQ", "B"]}}, "tiles 'Q' lie"),
        ({"position": {"racks": ["A", "B"], "more": 1}}, "no event"),
    ],
)
def test_a_setup_that_cannot_be_is_a_bad_record(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=f"record:1: .*({message})"):
        record.check([json.dumps(SETUP | changed)], lambda _: WORDS)
