"""The parts of the adapters that all board games share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.base.errors import BadHand, BadObservation, BadPosition, excerpt
from lexicon_fast.engine.game_adapter import (
    GameAdapter,
    PlayScore,
    RulesView,
    ScoredWord,
    refuse_filter,
)
from lexicon_fast.games.registry import game_info, part
from lexicon_fast.games.tiles import laying
from lexicon_fast.games.tiles.actions import ACCEPT, PASS, Lay
from lexicon_fast.games.tiles.bag import are_tiles, remove_tiles
from lexicon_fast.games.tiles.board import FREE_BLANK, Board
from lexicon_fast.games.tiles.events import spectator_view
from lexicon_fast.games.tiles.laying import CheckedPlay, checked_play
from lexicon_fast.games.tiles.layouts import BLANK, Layout
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import PlayFilter
from lexicon_fast.games.word_filter import WordFilter
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import BadField, refuse_given

if TYPE_CHECKING:
    from lexicon_fast.bots.tiles.static import Order
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.referee import Referee
    from lexicon_fast.rows.line_rows import Row
    from lexicon_fast.rows.tile_rows import PlayRows

#: Positions answered at a time. A request can be cancelled in between.
_BATCH: Final = 16


class BoardRules(RulesView, frozen=True, kw_only=True):
    """Rules of a board game."""

    #: Multipliers of each square, by row and column: of the letter, and of the word.
    squares: list[list[tuple[int, int]]]
    #: Row and column of the square that the first play covers; null: anywhere.
    start: tuple[int, int] | None
    #: Points of each tile.
    values: Mapping[str, int]
    #: Number of each tile.
    counts: Mapping[str, int]
    #: The tile that is the blank.
    blank: str
    #: Whether a blank may be a different letter in each word, so that its player chooses none.
    free_blank: bool
    #: Tiles on a rack.
    rack: int
    #: Points for laying 0, 1, ... tiles in one play.
    bonus: list[int]
    #: Number of tiles that the bag must have for an exchange.
    exchange_from: int


class TileAdapter(GameAdapter):
    """Connects a board game to the protocol."""

    new_params: ClassVar[Sequence[str]] = ("starter",)
    scores_plays: ClassVar[bool] = True
    filter_type: ClassVar[type[WordFilter]] = PlayFilter
    #: The blank on a rack.
    blank: ClassVar[str]
    board_type: ClassVar[type[Board]] = Board

    @abstractmethod
    def row_types(
        self, rules: Any, order: Order | None
    ) -> tuple[type[PlayRows], Callable[..., Any]]:
        """Return the type of rows, and the move generator but for its dictionary and `top`.

        order: of the plays, which then have a leave and an equity; None: by points, without them.
        """

    def read_row(self, rows: PlayRows, number: int, position: bytes) -> Row:
        """Parse a position in JSON."""
        return rows.read_row(number, position, f"position {number}", "jsonl")

    def rules_view(self, ruleset: str | Mapping[str, Any] | None = None) -> RulesView:
        rules = self.rules(ruleset)
        own = set(self.rules_type.__struct_fields__) - set(BoardRules.__struct_fields__)
        layout: Layout = rules.layout
        start = layout.start
        fields: dict[str, Any] = {
            "ruleset": rules.name,
            "squares": [list(row) for row in layout.squares],
            "start": None if start is None else (start.row, start.column),
            "values": self._by_tile(layout.values),
            "counts": self._by_tile(layout.counts),
            "blank": self.blank,
            "free_blank": self.blank == FREE_BLANK,
            "rack": layout.rack_size,
            "bonus": list(layout.bonus),
            "exchange_from": rules.exchange_from,
        }
        return self.rules_type(**fields, **{name: getattr(rules, name) for name in own})

    def _by_tile(self, numbers: Mapping[str, int]) -> dict[str, int]:
        """Replace the blank of the layout by that of the racks."""
        return {self.blank if tile == BLANK else tile: each for tile, each in numbers.items()}

    def visible_events(
        self, referee: Referee, events: Sequence[Any], player: int | None
    ) -> Iterable[Any]:
        history = referee.observation(player).history
        visible: Iterable[Any] = part("games", self.game, "events").visible_events(
            events, history, player
        )
        return visible

    def spectator_view(self, observation: Any) -> Any:
        return spectator_view(observation)

    def solve(self, params: m.SolveParams, dictionary: Dictionary) -> Iterator[bytes]:
        # Refuse parameters that mean nothing on a board, instead of ignoring them.
        refuse_given(params, f"must be left out for {self.game}", "actions")
        if params.min_length != m.MIN_LENGTH:
            raise BadField("params.min_length", f"must be left out for {self.game}")
        rules = self.rules(params.ruleset)
        play_filter = self.play_filter(params.filter)
        if play_filter is not None:
            refuse_filter(play_filter.fault(dictionary.alphabet, rules.layout, self.blank))
        rows_type, generator = self.row_types(rules, params.order)
        generated = params.top if play_filter is None else None
        rows = rows_type(
            generator(dictionary, top=generated), play_filter=play_filter, top=params.top
        )
        for start in range(0, len(params.positions), _BATCH):
            batch = params.positions[start : start + _BATCH]
            parsed = [
                self.read_row(rows, number, bytes(position))
                for number, position in enumerate(batch, start + 1)
            ]
            yield rows.jsonl(rows.answers(parsed))

    def legal_actions(self, observation: Any, dictionary: Dictionary) -> Sequence[object]:
        alphabet = dictionary.alphabet
        if not are_tiles(observation.rack, alphabet, self.blank):
            raise BadObservation(
                f"rack {excerpt(observation.rack)} must contain only {alphabet.describe()} in upper"
                f" case and {self.blank} for the blank"
            )
        try:
            actions: Sequence[object] = game_info(self.game).module.legal_actions(
                observation, dictionary
            )
        except (BadHand, BadPosition) as error:
            raise BadObservation(str(error)) from None
        return actions

    def simplest_action(self, observation: Any, dictionary: Dictionary) -> object:
        return ACCEPT if observation.phase == "challenge" else PASS

    def score(
        self, observation: Any, action: object, rules: Any, dictionary: Dictionary
    ) -> PlayScore:
        if not isinstance(action, Lay):
            raise BadField("params.action.action", "must be play; other actions have no score")
        layout = rules.layout
        board = self.board_type.parse(observation.board, layout, dictionary.alphabet)
        play = checked_play(action, board, layout)
        remove_tiles(observation.rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
        points, closed = self.points(board, play, observation, rules)
        return PlayScore(
            words=[
                ScoredWord(at=str(formed.place), word=formed.word, points=earned)
                for formed, earned in zip(play.words, points, strict=True)
            ],
            bonus=layout.bonus[len(play.tiles)],
            closed=[str(Place(*divmod(square, board.columns))) for square in closed],
        )

    def points(
        self, board: Board, play: CheckedPlay, observation: Any, rules: Any
    ) -> tuple[list[int], list[int]]:
        """Return the points of each word of a play, and the closed squares that it would open."""
        return laying.points(board, play.tiles, rules.layout, play.words), []
