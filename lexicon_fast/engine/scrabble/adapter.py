"""Scrabble in the protocol, with games in GCG."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.base.errors import BadPosition, BadRecord
from lexicon_fast.base.signatures import is_gcg
from lexicon_fast.bots.scrabble.analysis import gcg_decisions
from lexicon_fast.engine.game_adapter import AnyRules, ForeignGame, RulesView, Step, decode_state
from lexicon_fast.engine.tiles import BoardRules, TileAdapter
from lexicon_fast.games.scrabble import gcg, record
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import Game, game_from, state_of
from lexicon_fast.games.scrabble.observation import Observation
from lexicon_fast.games.scrabble.rules import MIN_PLAYERS, Ruleset, ruleset
from lexicon_fast.games.tiles.actions import PASS, Exchange
from lexicon_fast.games.tiles.bag import tiles_on
from lexicon_fast.games.tiles.cgp import parse_cgp
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.games.tiles.plays import Generator
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.methods import BadField

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots.analysis import Decision, Ending
    from lexicon_fast.bots.tiles.static import Order
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.rows.line_rows import Row
    from lexicon_fast.rows.tile_rows import PlayRows


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


class Rules(BoardRules, frozen=True, kw_only=True, tag="scrabble"):
    """The rules of Scrabble."""

    #: Price of a failed challenge; "void": no challenges.
    challenge: str
    #: The game ends after this number of turns in a row without points, of all players together.
    scoreless_turns: int


class Scrabble(TileAdapter):
    """Connects Scrabble to the protocol."""

    game: ClassVar[str] = "scrabble"
    rules_type: ClassVar[type[RulesView]] = Rules
    without_challenges: ClassVar[dict[str, bool | str] | None] = {"challenge": "void"}
    blank: ClassVar[str] = BLANK

    def resume(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: Seed
    ) -> Game:
        rules = self.rules(params.ruleset)
        if position.startswith(b'"'):
            text = wire.decode(position, "params.position")
            state = state_of(parse_cgp(text, rules.layout, dictionary.alphabet))
        else:
            state = decode_state(position, State, dictionary)
        return game_from(state, dictionary, ruleset=rules, seed=seed)

    def foreign(
        self, lines: Sequence[str], dictionary: Dictionary, ruleset: AnyRules | None = None
    ) -> ForeignGame | None:
        """Return a game in GCG."""
        if not is_gcg(next((line for line in lines if line.strip()), "")):
            return None
        return GcgGame(lines, dictionary, None if ruleset is None else self.rules(ruleset))

    def row_types(
        self, rules: Ruleset, order: Order | None
    ) -> tuple[type[PlayRows], Callable[..., Any]]:
        from lexicon_fast.bots.scrabble.static import StaticGenerator
        from lexicon_fast.rows.tile_rows import CgpRows

        if order is None:
            return CgpRows, partial(Generator, layout=rules.layout)
        return CgpRows, partial(StaticGenerator, layout=rules.layout, order=order)

    def read_row(self, rows: PlayRows, number: int, position: bytes) -> Row:
        """Parse a position: a JSON object, or a string with CGP."""
        if not position.startswith(b'"'):
            return super().read_row(rows, number, position)
        cgp: str = wire.decode(position, "params.positions")
        return rows.read_row(number, cgp.encode(), f"position {number}", "text")


ADAPTER: Final = Scrabble()
