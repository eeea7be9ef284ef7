"""Games in GCG for the protocol: step by step, their decisions, and records that continue them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lexicon_fast.base.errors import BadPosition, BadRecord
from lexicon_fast.bots.scrabble.analysis import gcg_decisions
from lexicon_fast.engine.game_adapter import ForeignGame, Step
from lexicon_fast.games.scrabble import gcg, record
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.position import game_from
from lexicon_fast.games.scrabble.rules import MIN_PLAYERS, ruleset
from lexicon_fast.games.tiles.actions import PASS, Exchange
from lexicon_fast.games.tiles.bag import tiles_on
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots.analysis import Decision, Ending
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.rules import Ruleset


def decisions_of(
    lines: Sequence[str], dictionary: Dictionary, rules: Ruleset | None
) -> tuple[int, Iterator[Decision | Ending]]:
    """Return the number of players and the decisions of a GCG file.

    rules: None for those with the board that the file names, also below. Raises BadRecord for
    faults.
    """
    game, rules, moments = _replayed(lines, dictionary, rules)
    return len(game.players), gcg_decisions(game, moments, rules.layout)


def steps_of(lines: Sequence[str], dictionary: Dictionary, rules: Ruleset | None) -> ForeignGame:
    """Return a GCG file step by step. Its words are not checked. Raises BadRecord for faults."""
    game, rules, moments = _replayed(lines, dictionary, rules)
    if not game.events:
        raise BadRecord("record: the GCG has no turns")
    steps = [
        Step(_event(event, moment), _seen(moment, rules), list(moment.racks))
        for event, moment in zip(game.events, moments[1:], strict=True)
    ]
    return ForeignGame([player.name for player in game.players], rules.to_json(), steps)


def record_from(
    lines: Sequence[str],
    events: int | None,
    dictionary: Dictionary,
    seed: Seed,
    rules: Ruleset | None,
) -> list[str]:
    """Return a record that begins at a position of a GCG file.

    events: the number of events before the position; None: all. seed: deals the tiles that the file
    does not show. A play right before the position stands, and its player has drawn. Raises
    BadField, and BadRecord for faults.
    """
    game, rules, moments = _replayed(lines, dictionary, rules)
    if events is None:
        events = len(game.events)
    if events > len(game.events):
        raise BadField("params.events", f"must be 0 to {len(game.events)}, the events of the GCG")
    if len(game.players) < MIN_PLAYERS:
        raise BadRecord("record: the GCG has one player; a game needs two")
    moment = moments[events]
    if _is_over(moment, rules):
        raise BadField(
            "params.events",
            f"leads to a position where the game is over; give fewer than {events} events",
        )
    try:
        begun = game_from(moment.state, dictionary, ruleset=rules, seed=seed)
    except BadPosition as error:
        raise BadRecord(f"record: after {events} events: {error}") from None
    return list(record.lines(begun, [player.name for player in game.players]))


def _replayed(
    lines: Sequence[str], dictionary: Dictionary, rules: Ruleset | None
) -> tuple[gcg.GcgGame, Ruleset, list[gcg.Moment]]:
    game = gcg.read("\n".join(lines), "record")
    rules = rules or ruleset(gcg.ruleset_of(gcg.layout_of(game)))
    return game, rules, gcg.replay(game, None, rules.layout, alphabet=dictionary.alphabet)


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


def _is_over(moment: gcg.Moment, rules: Ruleset) -> bool:
    """Return whether no turn can follow, even if points for tiles are still to be written."""
    is_out = not all(moment.rack_sizes)
    return moment.to_move is None or is_out or moment.scoreless >= rules.scoreless_turns


def _seen(moment: gcg.Moment, rules: Ruleset) -> Observation:
    """Return what everybody sees of a moment."""
    tiles, held = sum(rules.layout.counts.values()), sum(moment.rack_sizes)
    is_over = _is_over(moment, rules)
    return Observation(
        0,
        moment.racks[0],
        board=() if moment.board.is_empty else tuple(moment.board.lines()),
        bag=max(0, tiles - held - sum(tiles_on(moment.board).values())),
        rack_sizes=moment.rack_sizes,
        scores=moment.scores,
        to_move=None if is_over else moment.to_move,
        phase="over" if is_over else "turn",
        scoreless=moment.scoreless,
        ruleset=rules.to_json(),
    )
