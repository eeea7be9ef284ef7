"""Scrabble in the protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from lexicon_fast.base.signatures import is_gcg
from lexicon_fast.engine.game_adapter import ForeignGame, RulesView
from lexicon_fast.engine.tiles.adapter import BoardRules, TileAdapter
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.layouts import BLANK
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.base.rng import Seed
    from lexicon_fast.bots.analysis import Decision, Ending
    from lexicon_fast.bots.tiles.static_plays import Order
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.game_adapter import AnyRules
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.tiles.play_filter import PlayFilter
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
        from lexicon_fast.games.scrabble.position import game_from, state_of
        from lexicon_fast.games.tiles.cgp import parse_cgp

        rules = self.rules(params.ruleset)
        if position.startswith(b'"'):
            text = wire.decode(position, "params.position")
            state = state_of(parse_cgp(text, rules.layout, dictionary.alphabet))
        else:
            state = wire.decode(position, "params.position", State)
        return game_from(state, dictionary, ruleset=rules, seed=seed)

    def decisions(
        self, lines: Sequence[str], dictionary: Dictionary, ruleset: AnyRules | None = None
    ) -> tuple[int, Iterator[Decision | Ending]]:
        """Also accepts the lines of a GCG file, which must have no faults."""
        if not _is_gcg(lines):
            return super().decisions(lines, dictionary, ruleset)
        from lexicon_fast.engine.scrabble.gcg_steps import decisions_of

        return decisions_of(lines, dictionary, self._given(ruleset))

    def foreign_game(
        self, lines: Sequence[str], dictionary: Dictionary, ruleset: AnyRules | None = None
    ) -> ForeignGame | None:
        """Return the game of a GCG file."""
        if not _is_gcg(lines):
            return None
        from lexicon_fast.engine.scrabble.gcg_steps import steps_of

        return steps_of(lines, dictionary, self._given(ruleset))

    def record_from_foreign(
        self,
        lines: Sequence[str],
        events: int | None,
        dictionary: Dictionary,
        seed: Seed,
        ruleset: AnyRules | None = None,
    ) -> list[str] | None:
        """Return a record that begins at a position of a GCG file."""
        if not _is_gcg(lines):
            return None
        from lexicon_fast.engine.scrabble.gcg_steps import record_from

        return record_from(lines, events, dictionary, seed, self._given(ruleset))

    def _given(self, ruleset: AnyRules | None) -> Ruleset | None:
        """Return the rules of a request; None: those that a GCG file names."""
        return None if ruleset is None else self.rules(ruleset)

    def play_rows(
        self,
        rules: Ruleset,
        dictionary: Dictionary,
        top: int | None,
        order: Order | None,
        play_filter: PlayFilter | None,
    ) -> PlayRows:
        from lexicon_fast.bots.scrabble.static_plays import StaticGenerator
        from lexicon_fast.games.tiles.plays import Generator
        from lexicon_fast.rows.cgp_rows import CgpRows, StaticCgpRows

        generated = top if play_filter is None else None
        generator: Generator | StaticGenerator
        rows_type: type[CgpRows]
        if order is None:
            rows_type = CgpRows
            generator = Generator(dictionary, layout=rules.layout, top=generated)
        else:
            rows_type = StaticCgpRows
            generator = StaticGenerator(dictionary, layout=rules.layout, top=generated, order=order)
        return rows_type(generator, play_filter=play_filter, top=top)

    def read_row(self, rows: PlayRows, number: int, position: bytes) -> Row:
        """Parse a position: a JSON object, or a string with CGP."""
        if not position.startswith(b'"'):
            return super().read_row(rows, number, position)
        cgp: str = wire.decode(position, "params.positions")
        return rows.read_row(number, cgp.encode(), f"position {number}", "text")


def _is_gcg(lines: Sequence[str]) -> bool:
    return is_gcg(next((line for line in lines if line.strip()), ""))


ADAPTER: Final = Scrabble()
