"""Records of Scrabble: what they show, and games that go on from them (see test_records)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import lexicon_fast as lf
from lexicon_fast.errors import BadRecord
from lexicon_fast.games.scrabble import events, record
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.position import game_from
from lexicon_fast.games.scrabble.rules import CHALLENGES
from lexicon_fast.games.scrabble.state import State
from lexicon_fast.games.tiles.actions import PASS, Lay

FOLDER = Path(__file__).parents[2] / "data" / "scrabble"
GOLDEN = {path.stem: path.read_text().splitlines() for path in sorted(FOLDER.glob("*.jsonl"))}
WORDS = lf.Dictionary.from_words(["hat", "that", "at", "ta"])


def test_golden_records_show_all_that_happens(enable: lf.Dictionary) -> None:
    seen: set[str] = set()
    for lines in GOLDEN.values():
        for game in record.read(lines):
            setup = game.setup
            seen |= {f"{setup.players} players", f"starter {setup.starter is not None}"}
            seen |= {f"bag {setup.bag != ''}", f"position {setup.position is not None}"}
            rules = record.replay(game, enable).rules
            seen |= {rules.challenge, rules.layout.name}
            for event in game.events:
                match event:
                    case events.StartDraw():
                        seen.add("tie for the start" if event.starter is None else "start draw")
                        seen |= {"blank for the start"} if "?" in event.tiles else set()
                    case events.Turn(action=action):
                        seen |= {type(action).__name__, f"{rules.challenge} {event.right}"}
                        if isinstance(action, Lay) and action.word.upper() != action.word:
                            seen.add("blank laid")
                        if len(event.drawn) == rules.layout.rack_size:
                            seen.add("whole rack")
                    case events.LostTurn():
                        seen.add(f"lost turn, {rules.challenge}")
                    case events.GameEnd():
                        seen |= {event.why, f"{len(event.winners)} winners"}
                        tied = event.scores.count(max(event.scores))
                        seen |= {"tie broken"} if tied > len(event.winners) else set()
    assert seen >= {"2 players", "3 players", "4 players", "starter True", "starter False"}
    assert seen >= {"bag True", "bag False", "position True", "position False"}
    assert seen >= {*CHALLENGES, "scrabble", "super", "small"}
    assert seen >= {f"{each} {right}" for each in CHALLENGES[:-1] for right in (True, False)}
    assert seen >= {"Lay", "Exchange", "Pass", "Challenge", "Accept", "blank laid", "whole rack"}
    assert seen >= {"start draw", "tie for the start", "lost turn, rules", "lost turn, double"}
    assert seen >= {"out", "scoreless", "1 winners", "2 winners", "tie broken"}


def test_in_one_golden_record_a_challenge_takes_the_last_play_back(enable: lf.Dictionary) -> None:
    (read,) = record.read(GOLDEN["out_challenged"])
    game: Game | None = None
    taken_back = False
    for length, event in enumerate(read.events, 1):
        if isinstance(event, events.Turn) and event.right and game is not None:
            taken_back |= not game.bag and "" in game.racks
        so_far = record.Record(read.where, read.events[:length], read.line_numbers[:length])
        game = record.replay(so_far, enable)
    assert taken_back


def test_a_game_from_a_position_has_a_record(enable: lf.Dictionary) -> None:
    state = State(("HATSOU?", ""), ("." * 15,) * 7 + ("......HAT......",) + ("." * 15,) * 7, 1)
    game = game_from(state, enable, seed=5)
    game.apply(PASS)
    lines = list(record.lines(game, ["north", "south"]))
    assert record.check(lines, lambda used: enable, unfinished=True) == 1
    again = record.replay(record.read(lines)[0], enable)
    assert (again.events, again.racks, again.bag) == (game.events, game.racks, game.bag)


SETUP = json.loads(next(record.lines(Game(WORDS, seed=1), ["a", "b"])))
FEW = {"name": "x", "layout": "scrabble"}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"version": 2}, "version 2; expected: 1"),
        ({"game": "lexicon"}, 'game "lexicon"; expected: "scrabble"'),
        ({"rng": "mt19937"}, "splitmix64"),
        ({"players": 3}, "players 3; expected: 2"),
        ({"players": 1, "names": ["a"]}, "players 1; accepted: 2 to 4"),
        ({"seed": -1}, "seed -1; expected"),
        ({"seed": 1 << 70}, "seed|no event"),
        ({"starter": 7}, "starter 7"),
        ({"starter": "0"}, "no event"),
        ({"bag": "ABC"}, "bag 'ABC'; accepted: the 100 tiles"),
        ({"ruleset": "house"}, "ruleset 'house'"),
        ({"ruleset": {}}, "ruleset"),
        ({"ruleset": {**FEW, "challenge": 1}}, "challenge: 1; expected"),
        ({"ruleset": {**FEW, "more": 1}}, "unknown field 'more'; expected"),
        ({"ruleset": {**FEW, "layout": "/etc/passwd"}}, "layout '/etc/passwd'; accepted"),
        ({"ruleset": {**FEW, "layout": {"name": "x", "rack": 0}}}, "rack: 0"),
        ({"position": {"racks": []}}, "0 racks; accepted: 2 to 4"),
        ({"position": {"racks": ["A", "B"]}, "starter": 0}, "expected: the position alone"),
        ({"position": {"racks": ["QQ", "B"]}}, "tiles 'Q' lie"),
        ({"position": {"racks": ["A", "B"], "more": 1}}, "no event"),
        ({"dictionary": "enable"}, "no event"),
        ({"names": "ab"}, "no event"),
        ({"event": "start"}, "no event"),
    ],
)
def test_a_setup_that_cannot_be_is_a_bad_record(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=f"record:1: .*({message})"):
        record.check([json.dumps(SETUP | changed)], lambda _: WORDS)
