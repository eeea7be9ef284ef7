"""A game that starts in the midst of things: from where the tiles lie, not from a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.errors import BadPosition
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, AnyRuleset
from lexicon_fast.games.scrabble.state import State
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.position import check, check_players, tiles_of

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.cgp import Position

__all__ = ["State", "game_from", "state_of"]

_MOST_LOST = 1000


def game_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "standard",
    seed: int = 0,
) -> Game:
    """A game to be played on from a state. The history of what led to it is empty.

    seed: decides the tiles that the state does not name: first those of racks, in turn order from
    the player to move, then the bag. That the words on the board exist is not looked at.
    Raises BadPosition for what cannot be (tiles beyond those of the layout, for one), BadOption,
    BadLayout, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> rows = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
    >>> game = game_from(State(("S?", ""), tuple(rows)), Dictionary.from_words(["hat", "hats"]))
    >>> game.legal_actions()[0], len(game.racks[1]), len(game.bag)
    (Lay(at='8H', word='(HAT)S'), 7, 88)
    """
    check_players(state, MIN_PLAYERS, MAX_PLAYERS, ("scores", "rack_sizes", "lost"))
    for turns in state.lost:
        check("lost", turns, 0, _MOST_LOST)
    if state.lost and state.lost[state.to_move]:
        raise BadPosition(
            f"player {state.to_move} is to move and to lose a turn; accepted: a player who has"
            " none to lose"
        )
    return _Resumed(state, dictionary, ruleset, seed)


def state_of(position: Position) -> State:
    """The state that a line of CGP tells: the player to move is player 0."""
    players = max(len(position.racks), len(position.scores), MIN_PLAYERS)
    return State(
        (*position.racks, *[""] * (players - len(position.racks))),
        position.board.cgp,
        0,
        (*position.scores, *[0] * (players - len(position.scores))),
        scoreless=position.zero_turns,
    )


class _Resumed(Game):
    """Lays the tiles of a state where `Game` would deal."""

    __slots__ = ("_state",)

    def __init__(
        self,
        state: State,
        dictionary: Dictionary,
        ruleset: AnyRuleset,
        seed: int,
    ) -> None:
        self._state = state
        super().__init__(dictionary, players=len(state.racks), ruleset=ruleset, seed=seed)

    def _begin(self, starter: int | None, bag: str | None) -> None:
        state, layout = self._state, self.rules.layout
        check("scoreless", state.scoreless, 0, self.rules.scoreless_turns - 1)
        if state.board:
            self._board = Board.parse(state.board, layout, self._alphabet)
        self._racks, self._bag = tiles_of(state, self._board, layout, self._rng)
        self._mover = state.to_move
        self._scores = list(state.scores or self._scores)
        self._lost = list(state.lost or self._lost)
        self._scoreless = state.scoreless
        self._events += [
            self._setup(position=state),
            events.Deal(self._mover, tuple(self._racks), self._bag),
        ]
