"""The calls of Scrabble that need no table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import msgspec

from lexicon_fast.engine.tiles.adapter import TileAdapter
from lexicon_fast.games.scrabble.legal import legal_actions
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, Ruleset, ruleset
from lexicon_fast.games.scrabble.state import State
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.json import decoded, encode

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.referee import Table
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.rows.tile_rows import PlayRows

_STATE: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(State)


class Scrabble(TileAdapter):
    """Scrabble."""

    game: ClassVar[str] = "scrabble"
    players: ClassVar[tuple[int, int]] = (MIN_PLAYERS, MAX_PLAYERS)
    without_challenges: ClassVar[dict[str, bool | str] | None] = {"challenge": "void"}
    blank: ClassVar[str] = BLANK

    def ruleset(self, rules: Any) -> Ruleset:
        return ruleset(rules)

    # Tables

    def game_type(self) -> type[Game]:
        from lexicon_fast.games.scrabble.game import Game

        return Game

    def resumed(
        self, position: bytes, params: m.GameNewParams, dictionary: Dictionary, seed: int
    ) -> Game:
        from lexicon_fast.games.scrabble.position import game_from, state_of
        from lexicon_fast.games.tiles.cgp import parse_cgp

        rules = self.rules(params.ruleset)
        if position.startswith(b'"'):
            text = decoded(position, "params.position")
            state = state_of(parse_cgp(text, rules.layout, dictionary.alphabet))
        else:
            state = decoded(position, "params.position", _STATE, State.__struct_fields__)
        return game_from(state, dictionary, ruleset=rules, seed=seed)

    def table(self, game: Game, names: Sequence[str] | None) -> Table:
        from lexicon_fast.engine.scrabble.referee import ScrabbleTable

        return ScrabbleTable(game, names)

    def records(self) -> Any:
        from lexicon_fast.games.scrabble import record

        return record

    # Positions

    def play_rows(self, rules: Ruleset, dictionary: Dictionary, top: int | None) -> PlayRows:
        from lexicon_fast.games.tiles.plays import Generator
        from lexicon_fast.rows.cgp_rows import CgpRows

        return CgpRows(Generator(dictionary, layout=rules.layout, top=top))

    def row(self, position: bytes) -> bytes:
        """A position as an object of JSON in one line; a text is CGP."""
        if not position.startswith(b'"'):
            return super().row(position)
        return encode({"cgp": decoded(position, "params.positions")})

    # Observations

    def read(self, value: Any) -> Observation:
        from lexicon_fast.bots.scrabble.validation import read

        return read(value)

    def check(self, observation: Observation, dictionary: Dictionary) -> None:
        from lexicon_fast.bots.scrabble.validation import check

        check(observation, dictionary)

    def actions(self, observation: Observation, dictionary: Dictionary) -> Sequence[object]:
        return legal_actions(observation, dictionary)

    def adviser(self) -> Callable[..., Iterator[object]]:
        from lexicon_fast.bots.scrabble.advice import advise

        return advise


ADAPTER: Final = Scrabble()
