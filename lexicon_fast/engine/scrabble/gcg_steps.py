"""Games in GCG for the protocol: step by step, and their decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lexicon_fast.bots.scrabble.analysis import gcg_decisions
from lexicon_fast.engine.game_adapter import ForeignGame, ForeignStep
from lexicon_fast.errors import BadRecord
from lexicon_fast.games.scrabble import gcg
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.tiles.actions import PASS, Exchange
from lexicon_fast.games.tiles.bag import tiles_on

if TYPE_CHECKING:
    from lexicon_fast.bots.analysis import Decision, Ending
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout


def decisions_of(
    lines: Sequence[str], dictionary: Dictionary
) -> tuple[int, Iterator[Decision | Ending]]:
    """Return the number of players and the decisions of a GCG file. Raises BadRecord for faults."""
    game, layout, moments = _replayed(lines, dictionary)
    return len(game.players), gcg_decisions(game, moments, layout)


def steps_of(lines: Sequence[str], dictionary: Dictionary) -> ForeignGame:
    """Return a GCG file step by step. Its words are not checked. Raises BadRecord for faults."""
    game, layout, moments = _replayed(lines, dictionary)
    if not game.events:
        raise BadRecord("record: the GCG has no turns")
    tiles, ruleset = sum(layout.counts.values()), gcg.ruleset_of(layout)
    steps = [
        ForeignStep(_event(event, moment), _seen(moment, tiles, ruleset), list(moment.racks))
        for event, moment in zip(game.events, moments[1:], strict=True)
    ]
    return ForeignGame([player.name for player in game.players], ruleset, steps)


def _replayed(
    lines: Sequence[str], dictionary: Dictionary
) -> tuple[gcg.GcgGame, Layout, list[gcg.Moment]]:
    game = gcg.read("\n".join(lines), "record")
    layout = gcg.layout_of(game)
    return game, layout, gcg.replay(game, None, layout, alphabet=dictionary.alphabet)


def _event(event: gcg.Event, after: gcg.Moment) -> dict[str, Any]:
    """Return an event of GCG in the form of a record, as far as there is one."""
    turn: dict[str, Any] = {"event": "turn", "player": event.player}
    match event:
        case gcg.Laid():
            return {**turn, "action": after.play, "score": event.score}
        case gcg.Exchanged():
            return {**turn, "action": Exchange(event.tiles), "exchanged": event.count}
        case gcg.Passed():
            return {**turn, "action": PASS}
        case gcg.TakenBack():
            return {"event": "taken back", "player": event.player}
    why = {gcg.Bonus: "challenge", gcg.TimePenalty: "time"}.get(type(event), "tiles")
    return {"event": "points", "player": event.player, "points": event.score, "why": why}


def _seen(moment: gcg.Moment, tiles: int, ruleset: str | dict[str, Any]) -> Observation:
    """Return what everybody sees of a moment. tiles: of the whole game."""
    held = sum(map(len, moment.racks))
    return Observation(
        0,
        moment.racks[0],
        board=() if moment.board.is_empty else tuple(moment.board.lines()),
        bag=max(0, tiles - held - sum(tiles_on(moment.board).values())),
        rack_sizes=tuple(map(len, moment.racks)),
        scores=moment.scores,
        to_move=moment.to_move,
        phase="over" if moment.to_move is None else "turn",
        scoreless=moment.scoreless,
        ruleset=ruleset,
    )
