"""Games that continue from a given state: players, racks and bag of a state, known or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadPosition, excerpt
from lexicon_fast.games.tiles.bag import are_tiles, sort_tiles, unseen
from lexicon_fast.games.tiles.game import TileGame

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Rng, Seed
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.layouts import Layout

_MAX_POINTS = 1 << 30


class TileState(Protocol):
    """Players and tiles of a state. Unknown fields are empty; an unknown bag is None."""

    @property
    def racks(self) -> Sequence[str]: ...
    @property
    def board(self) -> Sequence[str]: ...
    @property
    def to_move(self) -> int: ...
    @property
    def scores(self) -> Sequence[int]: ...
    @property
    def rack_sizes(self) -> Sequence[int]: ...
    @property
    def bag(self) -> str | None: ...


def check_players(state: TileState, low: int, high: int, by_player: Sequence[str]) -> None:
    """Check the players and scores of a state.

    low, high: bounds of the number of players; by_player: fields that are empty or have a number
    for each player. Raises BadPosition.
    """
    players = len(state.racks)
    if not low <= players <= high:
        raise BadPosition(f"the state has {players} racks; the game is for {low} to {high} players")
    for field in by_player:
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

    def __init__(
        self, state: TileState, dictionary: Dictionary, ruleset: Any, seed: Seed | None
    ) -> None:
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
            if len(rack) > layout.rack_size or not are_tiles(rack, board.alphabet, board.blank):
                raise BadPosition(
                    f"rack {excerpt(rack)} must be up to {layout.rack_size} tiles in upper case,"
                    f" {board.blank} the blank"
                )
        rest = unseen(layout, board, state.racks)
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
        return [sort_tiles(rack, board.alphabet) for rack in racks], bag


def _complete_racks(state: TileState, rest: str, rack_size: int) -> tuple[list[str], str]:
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
