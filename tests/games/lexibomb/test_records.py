"""Golden records of Lexibomb: what they show."""

from __future__ import annotations

from pathlib import Path

import lexicon_fast as lf
from lexicon_fast.games.lexibomb import events, record
from lexicon_fast.games.tiles.actions import Lay

FOLDER = Path(__file__).parents[2] / "data" / "lexibomb"
GOLDEN = {path.stem: path.read_text().splitlines() for path in sorted(FOLDER.glob("*.jsonl"))}


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
                    case events.TurnEvent(action=action):
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
