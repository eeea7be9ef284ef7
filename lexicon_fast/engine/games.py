"""The games that the engine keeps: `game.*`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from lexicon_fast.engine.game_adapter import game
from lexicon_fast.errors import BadOption, IllegalAction
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import Refused

if TYPE_CHECKING:
    from lexicon_fast.engine.referee import Table
    from lexicon_fast.engine.settings import Dictionaries, Settings


class _Kept:
    """A game under its id."""

    __slots__ = ("game", "id", "table")

    def __init__(self, id: str, game: str, table: Table) -> None:
        self.id = id
        self.game = game
        self.table = table

    def state(self) -> dict[str, Any]:
        """The fields of `GameState`."""
        table = self.table
        to_move = table.to_move
        return {
            "id": self.id,
            "game": self.game,
            "players": table.players,
            "to_move": to_move,
            "over": to_move is None,
            "seq": table.seq,
            "returns": table.returns() if to_move is None else None,
        }


class Games:
    """All games of one engine. A player is told nothing that depends on what they cannot see."""

    def __init__(self, settings: Settings, dictionaries: Dictionaries) -> None:
        self._settings = settings
        self._dictionaries = dictionaries
        self._kept: dict[str, _Kept] = {}
        self._last = 0

    def new(self, params: m.GameNewParams) -> m.GameNewResult:
        """`game.new`."""
        self._settings.refuse_above("max_games", len(self._kept) + 1, "games")
        module = game(params.game)
        name = params.dictionary
        if name is None and params.record:
            name = self._dictionaries.of_record(params.record[0])
        name = self._dictionaries.name(name, module.words)
        dictionary = self._dictionaries.get(name)
        seed = self._drawn_seed() if params.seed is None else params.seed
        table = module.new(params, dictionary, seed)
        self._last += 1
        kept = _Kept(f"{params.game}-{self._last}", params.game, table)
        self._kept[kept.id] = kept
        return m.GameNewResult(
            **kept.state(),
            names=list(table.names),
            ruleset=table.ruleset,
            dictionary=name,
        )

    def observe(self, params: m.GameObserveParams) -> m.GameObserveResult:
        """`game.observe`."""
        table = self._table(params.id, params.player)
        events = [] if params.since is None else table.events(params.player, params.since)
        return m.GameObserveResult(
            seq=table.seq, observation=table.observation(params.player), events=events
        )

    def legal(self, params: m.GameLegalParams) -> m.LegalResult:
        """`game.legal`."""
        table = self._table(params.id, params.player)
        actions = table.legal() if table.to_move == params.player else ()
        return cut(actions, params.limit)

    def apply(self, params: m.GameApplyParams) -> m.GameApplyResult:
        """`game.apply`."""
        table = self._table(params.id, params.player)
        seq = table.seq
        if params.seq is not None and params.seq != seq:
            raise Refused("Stale", f"seq {params.seq}; the game is at {seq} now", seq=seq)
        # Before the action is looked at: what it says of the hand is for its owner only.
        if table.to_move is None:
            raise IllegalAction("over", "the game is over; accepted: no action")
        if table.to_move != params.player:
            raise IllegalAction(
                "turn", f"player {params.player} is not to act; accepted: player {table.to_move}"
            )
        table.apply(bytes(params.action))
        kept = self._kept[params.id]
        return m.GameApplyResult(**kept.state(), events=table.events(params.player, seq))

    def record(self, params: m.GameIdParams) -> m.GameRecordResult:
        """`game.record`."""
        table = self._find(params.id).table
        if table.to_move is not None:
            raise Refused(
                "NotOver",
                "the game is not over, its record has all that is hidden; accepted: the end",
            )
        return m.GameRecordResult(lines=table.record())

    def list(self, _: m.Nothing) -> m.GameListResult:
        """`game.list`."""
        return m.GameListResult(games=[m.GameState(**each.state()) for each in self._kept.values()])

    def close(self, params: m.GameIdParams) -> m.Done:
        """`game.close`."""
        del self._kept[self._find(params.id).id]
        return m.Done()

    @staticmethod
    def _drawn_seed() -> int:
        """A seed that nobody can guess: all cards follow from it."""
        return int.from_bytes(os.urandom(8), "little")

    def _find(self, id: str) -> _Kept:
        if id not in self._kept:
            known = ", ".join(list(self._kept)[-5:]) or "none: game.new starts one"
            raise Refused("NoSuchGame", f"no game {id!r:.60}; accepted: {known}")
        return self._kept[id]

    def _table(self, id: str, player: int) -> Table:
        table = self._find(id).table
        if player >= table.players:
            raise BadOption(f"player {player}; accepted: 0 to {table.players - 1}")
        return table


def cut(actions: Sequence[Any], limit: int | None) -> m.LegalResult:
    """The first of the actions."""
    found = list(actions if limit is None else actions[:limit])
    return m.LegalResult(count=len(actions), actions=found)
