"""Base of the board games: the bag, the racks, the draw for the start, exchanges and the end.

A game adds the score of plays, their consequences and the condition for its end. `ResumedGame` is
for games that continue from a given state.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any, ClassVar, Final, Generic, TypeVar

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadOption, BadPosition, IllegalAction, excerpt
from lexicon_fast.base.rng import Rng, Seed
from lexicon_fast.dictionary import Dictionary
from lexicon_fast.games.events import BY_PLAYER, Event, refuse_type
from lexicon_fast.games.game import BaseGame, E
from lexicon_fast.games.markup import title_of
from lexicon_fast.games.tiles import bag as tile_bag
from lexicon_fast.games.tiles.actions import PASS, Exchange, Pass
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.events import StartDraw
from lexicon_fast.games.tiles.layouts import Layout, TileRuleset

_MAX_POINTS: Final = 1 << 30

R = TypeVar("R", bound=TileRuleset)  # the ruleset
B = TypeVar("B", bound=Board)
T = TypeVar("T")  # a turn in the histories


class TileGame(BaseGame[R, E], Generic[R, B, T, E]):
    """A game with tiles on a board. `_mover` is the player whose turn it is."""

    __slots__ = (
        "_alphabet",
        "_bag",
        "_board",
        "_end_reason",
        "_histories",
        "_mover",
        "_racks",
        "_rows",
        "_ruleset_json",
        "_scores",
    )

    #: The event at the end of the game.
    GAME_END: ClassVar[type[Any]]

    def __init__(
        self, dictionary: Dictionary, rules: R, board: B, players: int, seed: Seed | None
    ) -> None:
        super().__init__(dictionary, rules, players, seed)
        self._alphabet = board.alphabet
        self._ruleset_json = rules.to_json()
        self._board = board
        #: The board in observations, created on first use.
        self._rows: tuple[str, ...] | None = None
        self._racks = [""] * players
        self._bag = ""
        self._scores = [0] * players
        self._mover = 0
        self._end_reason: str | None = None
        self._histories: list[list[T]] = [[] for _ in range(players)]

    # The start

    @abstractmethod
    def _setup(self, starter: int | None = None, bag: str = "", position: Any = None) -> Event:
        """Return the first event."""

    def _deal(self, starter: int | None, bag: str | None) -> None:
        """Draw for the start if `starter` is None, and deal the racks, the starter's first."""
        layout, blank = self.rules.layout, self._board.blank
        tiles = tile_bag.all_tiles(layout, self._alphabet, blank)
        needed = self.players * layout.rack_size
        if len(tiles) < needed:
            raise BadOption(
                f"layout {layout.name}: {len(tiles)} tiles for {self.players} players; they need"
                f" {needed}, {layout.rack_size} each"
            )
        given = "" if bag is None else tile_bag.checked_bag(bag, layout, self._alphabet, blank)
        if starter is not None:
            checked_int("starter", starter, 0, self.players - 1)
        self._events.append(self._setup(starter, given))
        self._mover = self._draw_for_start(tiles) if starter is None else starter
        self._bag = given or self._rng.shuffled(tiles)
        for step in range(self.players):
            player = (self._mover + step) % self.players
            self._racks[player] = tile_bag.sort_tiles(self._draw(layout.rack_size), self._alphabet)

    def _draw_for_start(self, tiles: str) -> int:
        """Return the player who draws a blank or the tile closest to A; ties draw again.

        If the tiles cannot decide, because all are equal, the first of the tied players starts.
        """
        tied = tuple(range(self.players))
        while len(tied) > 1 and len(set(tiles)) > 1:
            drawn = self._rng.sample(tiles, len(tied))
            best = tuple(tied[place] for place in tile_bag.best_draws(drawn, self._alphabet))
            starter = best[0] if len(best) == 1 else None
            self._events.append(StartDraw(tied, "".join(drawn), starter))
            tied = best
        return tied[0]

    # State

    def _repr_svg_(self) -> str:
        """Return the board and the scores as a picture, for notebooks. Racks are hidden."""
        from lexicon_fast.games.tiles.svg import board_svg

        return board_svg(self._board, self.rules.layout, caption=self._caption())

    def _caption(self) -> list[str]:
        scores = ", ".join(map(str, self._scores))
        return [f"{title_of(self)}. Scores: {scores}"]

    @property
    def board(self) -> B:
        """The tiles on the board."""
        return self._board

    @property
    def racks(self) -> tuple[str, ...]:
        """The rack of each player, sorted, blanks last."""
        return tuple(self._racks)

    @property
    def bag(self) -> str:
        """The tiles in the bag, in drawing order."""
        return self._bag

    @property
    def scores(self) -> tuple[int, ...]:
        """Scores by player."""
        return tuple(self._scores)

    def _observed_rows(self) -> tuple[str, ...]:
        """Return the board for observations: () before the first play."""
        rows = self._rows
        if rows is None:
            rows = self._rows = () if self._board.is_empty else tuple(self._board.lines())
        return rows

    # Parts of turns

    def _draw(self, count: int) -> str:
        drawn, self._bag = self._bag[:count], self._bag[count:]
        return drawn

    def _refill(self) -> str:
        """Refill the mover's rack and return the tiles drawn."""
        rack = self._racks[self._mover]
        drawn = self._draw(self.rules.layout.rack_size - len(rack))
        if drawn:
            self._racks[self._mover] = tile_bag.sort_tiles(rack + drawn, self._alphabet)
        return drawn

    def _exchange_tiles(self, action: Exchange) -> tuple[Exchange, str]:
        """Exchange tiles of the mover; return the action with sorted tiles, and the tiles drawn.

        Tiles are drawn before the others are put back. Raises IllegalAction, and then changes
        nothing.
        """
        tiles, rack = action.tiles, self._racks[self._mover]
        blank = self._board.blank
        if type(tiles) is not str:
            refuse_type("tiles", tiles, f"tiles of the rack in upper case, {blank} for the blank")
        if not 1 <= len(tiles) <= len(rack) or not tile_bag.are_tiles(tiles, self._alphabet, blank):
            raise IllegalAction(
                "exchange",
                f"exchange one or more tiles of the rack {rack}, not {excerpt(tiles)}",
            )
        tiles = tile_bag.sort_tiles(tiles, self._alphabet)
        left = tile_bag.remove_tiles(rack, tiles, f"exchange {tiles}", "exchange")
        needed = max(self.rules.exchange_from, len(tiles))
        if len(self._bag) < needed:
            raise IllegalAction(
                "exchange",
                f"the bag has {len(self._bag)} tiles; to exchange {len(tiles)}, it must have"
                f" {needed}",
            )
        drawn = self._draw(len(tiles))
        self._bag = tile_bag.put_back(self._bag, tiles, self._rng)
        self._racks[self._mover] = tile_bag.sort_tiles(left + drawn, self._alphabet)
        return Exchange(tiles), drawn

    def _add_to_histories(self, own: T, public: T) -> None:
        """Add a turn to all histories: `own` to the mover's, `public` to the others'."""
        for seat, history in enumerate(self._histories):
            history.append(own if seat == self._mover else public)

    def _rack_points(self) -> list[int]:
        """Return the points of the tiles that each player holds."""
        return [tile_bag.tile_points(rack, self.rules.layout) for rack in self._racks]

    def _finish(self, reason: str, adjustments: Sequence[int], *, break_ties: bool) -> None:
        """End the game. adjustments: final points by player; break_ties: by the score before."""
        self._end_reason = reason
        before = tuple(self._scores)
        self._scores = [sum(each) for each in zip(before, adjustments, strict=True)]
        ranks = list(zip(self._scores, before if break_ties else self._scores, strict=True))
        self._winners = tuple(p for p, rank in enumerate(ranks) if rank == max(ranks))
        self._events.append(
            self.GAME_END(reason, before, tuple(adjustments), tuple(self._scores), self._winners)
        )


def has_turn(observation: Any) -> bool:
    """Return whether the observing player has to act; so if no player to move is named."""
    to_move = observation.to_move
    return observation.phase != "over" and to_move in (None, observation.player)


def exchanges(rack: str, bag: int, exchange_from: int) -> list[Exchange]:
    """Return the different exchanges of tiles of a sorted rack, few tiles first, then as text.

    bag: number of tiles in the bag; exchange_from: the number that an exchange requires.
    """
    if bag < exchange_from:
        return []
    listed = []
    for size in range(1, min(len(rack), bag) + 1):
        sets = {"".join(tiles) for tiles in combinations(rack, size)}
        listed += [Exchange(tiles) for tiles in sorted(sets)]
    return listed


def other_actions(board: Board, rack: str, bag: int, exchange_from: int) -> list[Exchange | Pass]:
    """Return the legal actions of a turn that are not plays: exchanges, then the pass."""
    return [*exchanges(tile_bag.sort_tiles(rack, board.alphabet), bag, exchange_from), PASS]


# Games that continue from a state


def check_players(state: Any, low: int, high: int) -> None:
    """Check the players of a state, `low` to `high`, and their numbers. Raises BadPosition."""
    players = len(state.racks)
    if not low <= players <= high:
        raise BadPosition(f"the state has {players} racks; the game is for {low} to {high} players")
    for field in filter(BY_PLAYER.__contains__, state.__struct_fields__):
        numbers = getattr(state, field)
        if numbers and len(numbers) != players:
            raise BadPosition(f"{len(numbers)} {field} for {players} racks; give one each, or none")
    checked_int("to_move", state.to_move, 0, players - 1, BadPosition)
    for score in state.scores:
        checked_int("score", score, -_MAX_POINTS, _MAX_POINTS, BadPosition)


class ResumedGame(TileGame[Any, Any, Any, Any]):
    """Mixin of the games that take the tiles of a state instead of dealing."""

    __slots__ = ()
    _state: Any

    def __init__(self, state: Any, dictionary: Dictionary, ruleset: Any, seed: Seed | None) -> None:
        self._state = state
        super().__init__(dictionary, players=len(state.racks), ruleset=ruleset, seed=seed)  # type: ignore[call-arg]

    def _take_tiles(self) -> None:
        """Take board, racks, bag, scores and the player to move from the state."""
        state, layout = self._state, self.rules.layout
        if state.board:
            self._board = type(self._board).parse(state.board, layout, self._alphabet)
        self._racks, self._bag = self._deal_unknown(layout, self._rng)
        self._mover = state.to_move
        self._scores = list(state.scores or self._scores)

    def _deal_unknown(self, layout: Layout, rng: Rng) -> tuple[list[str], str]:
        """Return the racks and the bag of the state. Raises BadPosition.

        Without a bag, the unseen tiles are shuffled. They complete the racks in turn order from the
        player to move; the rest is the bag.
        """
        state, board = self._state, self._board
        for rack in state.racks:
            if len(rack) > layout.rack_size or not tile_bag.are_tiles(
                rack, board.alphabet, board.blank
            ):
                raise BadPosition(
                    f"rack {excerpt(rack)} must be up to {layout.rack_size} tiles in upper case,"
                    f" {board.blank} the blank"
                )
        rest = tile_bag.unseen(layout, board, state.racks)
        if state.bag is None:
            racks, bag = _complete_racks(state, rng.shuffled(rest), layout.rack_size)
        else:
            racks, bag = list(state.racks), state.bag
            sizes = tuple(map(len, racks))
            if Counter(bag) != Counter(rest) or tuple(state.rack_sizes) not in ((), sizes):
                raise BadPosition(
                    f"bag {excerpt(bag, 120)}: with a bag, racks must be complete and the bag must"
                    f" contain the {len(rest)} other tiles; or omit the bag"
                )
        if not all(racks):
            raise BadPosition(f"racks {racks}: one is empty, so the game would be over")
        return [tile_bag.sort_tiles(rack, board.alphabet) for rack in racks], bag


def _complete_racks(state: Any, rest: str, rack_size: int) -> tuple[list[str], str]:
    racks = list(state.racks)
    bag = rest
    for step in range(len(racks)):
        player = (state.to_move + step) % len(racks)
        rack = racks[player]
        size = len(rack) or rack_size
        if state.rack_sizes:
            size = state.rack_sizes[player]
            checked_int("rack size", size, max(len(rack), 1), rack_size, BadPosition)
            if size - len(rack) > len(bag):
                raise BadPosition(
                    f"racks of {tuple(state.rack_sizes)} tiles need more than the {len(rest)}"
                    " unseen tiles"
                )
        wanted = size - len(rack)
        racks[player], bag = rack + bag[:wanted], bag[wanted:]
    return racks, bag
