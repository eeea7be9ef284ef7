"""Golden records of Scrabble: what they show."""

from __future__ import annotations

from pathlib import Path

import lexicon_fast as lf
from lexicon_fast.games.scrabble import events, record
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import CHALLENGES
from lexicon_fast.games.tiles.actions import Lay

FOLDER = Path(__file__).parents[2] / "data" / "scrabble"
GOLDEN = {path.stem: path.read_text().splitlines() for path in sorted(FOLDER.glob("*.jsonl"))}


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
                    case events.TurnEvent(action=action):
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
        if isinstance(event, events.TurnEvent) and event.right and game is not None:
            taken_back |= not game.bag and "" in game.racks
        so_far = record.Record(read.where, read.events[:length], read.line_numbers[:length])
        game = record.replay(so_far, enable)
    assert taken_back
