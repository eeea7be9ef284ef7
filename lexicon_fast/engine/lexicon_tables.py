"""Games of Lexicon that the engine referees: from a seed, a position or a record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.engine import messages as m
from lexicon_fast.engine.errors import BadField, Refused, bad_params
from lexicon_fast.engine.lexicon_rules import rules_of
from lexicon_fast.engine.seen import seen
from lexicon_fast.engine.tables import Table
from lexicon_fast.errors import BadRecord
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.game import Game
from lexicon_fast.games.lexicon.position import State, round_from

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.round import Round

_PLAYERS: Final = 2

_decode_action: Final = msgspec.json.Decoder(Action).decode
_decode_state: Final = msgspec.json.Decoder(State).decode


def new(params: m.GameNewParams, dictionary: Dictionary, seed: int) -> LexiconTable:
    """A game. Raises BadField, BadOption, BadPosition, BadRecord, BadAlphabet."""
    position = bytes(params.position)
    if position in (b"", b"null"):
        if params.record is not None:
            return _from_record(params, params.record, dictionary)
        game = Game(
            dictionary,
            players=_PLAYERS if params.players is None else params.players,
            ruleset=rules_of(params.ruleset),
            seed=seed,
            rounds=params.rounds,
            first_dealer=params.first_dealer,
        )
        return LexiconTable(game, params.names)
    _refuse(params, "position", "players", "rounds", "first_dealer", "record")
    try:
        state = _decode_state(position)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_params(error, State.__struct_fields__, "params.position") from None
    rules = rules_of(params.ruleset)
    return LexiconTable(round_from(state, dictionary, ruleset=rules, seed=seed), params.names)


def _from_record(
    params: m.GameNewParams, lines: Sequence[str], dictionary: Dictionary
) -> LexiconTable:
    _refuse(params, "record", "players", "rounds", "first_dealer", "names", "ruleset", "seed")
    games = record.read(lines, "record")
    if len(games) != 1:
        raise BadRecord(f"record: {len(games)} games; accepted: one")
    return LexiconTable(record.replay(games[0], dictionary), games[0].setup.names)


def _refuse(params: m.GameNewParams, source: str, *fields: str) -> None:
    for field in fields:
        if getattr(params, field) is not None:
            raise BadField(f"params.{field}", f"the {source} says it; accepted: none with it")


class LexiconTable(Table):
    """A game, or the one round that is played from a position. names: of the players."""

    def __init__(self, game: Game | Round, names: Sequence[str] | None) -> None:
        self._game = game
        self.players = game.players if isinstance(game, Game) else game.seats
        if names is None:
            names = [f"player {player}" for player in range(self.players)]
        if len(names) != self.players:
            raise BadField(
                "params.names", f"{len(names)} names; accepted: one for each of {self.players}"
            )
        self.names = list(names)
        self.ruleset = game.rules.to_json()

    @property
    def seq(self) -> int:
        return len(self._game.events)

    @property
    def to_move(self) -> int | None:
        return self._game.current_player()

    def returns(self) -> list[float]:
        return list(map(float, self._game.returns()))

    def observation(self, player: int) -> Observation:
        return self._game.observation(player)

    def legal(self) -> list[Action]:
        return self._game.legal_actions()

    def apply(self, action: bytes) -> None:
        try:
            decoded = _decode_action(action)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise bad_params(error, (), "params.action") from None
        self._game.apply(decoded)

    def events(self, player: int, since: int) -> list[Any]:
        return list(seen(self._game.events[since:], player))

    def record(self) -> list[str]:
        if isinstance(self._game, Game):
            return list(record.lines(self._game, self.names))
        raise Refused("NotOver", "a game from a position has no record; accepted: other games")
