"""Games in GCG in the protocol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from lexicon_fast.base.errors import BadPosition, BadRecord
from lexicon_fast.bots.scrabble.analysis import gcg_decisions
from lexicon_fast.engine.game_adapter import ForeignGame, Step
from lexicon_fast.games.scrabble import gcg, record
from lexicon_fast.games.scrabble.game import game_from
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MIN_PLAYERS, ruleset
from lexicon_fast.games.tiles.actions import PASS, Exchange
from lexicon_fast.games.tiles.bag import tiles_on
from lexicon_fast.protocol.errors import BadField

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots.analysis import Decision, Ending
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.rules import Ruleset


class GcgGame(ForeignGame):
    """A game in GCG. rules: None for those with the board that the file names.

    Raises BadRecord for faults.
    """

    def __init__(self, lines: Sequence[str], dictionary: Dictionary, rules: Ruleset | None) -> None:
        game = gcg.read("\n".join(lines), "record")
        rules = rules or ruleset(
            gcg.ruleset_of(gcg.layout_of(game).in_language(dictionary.language))
        )
        super().__init__([player.name for player in game.players], rules.to_json())
        self._game = game
        self._rules = rules
        self._dictionary = dictionary
        self._moments = gcg.replay(game, None, rules.layout, alphabet=dictionary.alphabet)

    def decisions(self) -> Iterator[Decision | Ending]:
        return gcg_decisions(self._game, self._moments, self._rules.layout)

    def steps(self) -> list[Step]:
        if not self._game.events:
            raise BadRecord("record: the GCG has no turns")
        return [
            Step(_event(event, moment), _seen(moment, self._rules), list(moment.racks))
            for event, moment in zip(self._game.events, self._moments[1:], strict=True)
        ]

    def record(self, events: int | None, seed: Seed) -> list[str]:
        """Return a record, see the base. A play right before its position stands.

        The player of that play has drawn.
        """
        count = len(self._game.events)
        if events is None:
            events = count
        if events > count:
            raise BadField("params.events", f"must be 0 to {count}, the events of the GCG")
        if len(self.names) < MIN_PLAYERS:
            raise BadRecord("record: the GCG has one player; a game needs two")
        moment = self._moments[events]
        if _is_over(moment, self._rules):
            raise BadField(
                "params.events",
                f"leads to a position where the game is over; give fewer than {events} events",
            )
        try:
            begun = game_from(moment.state, self._dictionary, ruleset=self._rules, seed=seed)
        except BadPosition as error:
            raise BadRecord(f"record: after {events} events: {error}") from None
        return list(record.lines(begun, list(self.names)))


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
