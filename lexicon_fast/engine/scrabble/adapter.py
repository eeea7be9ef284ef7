"""Scrabble in the protocol."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.base.signatures import is_gcg
from lexicon_fast.engine.game_adapter import RulesView, decode_state
from lexicon_fast.engine.tiles import BoardRules, TileAdapter
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots.tiles.static import Order
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.game_adapter import AnyRules, ForeignGame
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.rows.line_rows import Row
    from lexicon_fast.rows.tile_rows import PlayRows


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
        from lexicon_fast.games.scrabble.game import game_from, state_of
        from lexicon_fast.games.tiles.cgp import parse_cgp

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
        from lexicon_fast.engine.scrabble.gcg_game import GcgGame

        return GcgGame(lines, dictionary, None if ruleset is None else self.rules(ruleset))

    def row_types(
        self, rules: Ruleset, order: Order | None
    ) -> tuple[type[PlayRows], Callable[..., Any]]:
        from lexicon_fast.bots.scrabble.static import StaticGenerator
        from lexicon_fast.games.tiles.plays import Generator
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
