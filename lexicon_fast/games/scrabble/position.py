"""Games that continue from a given position of the tiles, not from a deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base.arguments import checked_int
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import MAX_PLAYERS, MIN_PLAYERS, AnyRuleset
from lexicon_fast.games.tiles.position import ResumedGame, check_players

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.tiles.cgp import Position

__all__ = ["State", "game_from", "state_of"]

_MAX_LOST = 1000


def game_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: AnyRuleset = "standard",
    seed: Seed | None = None,
) -> Game:
    """Return a game that continues from a state, with an empty history.

    seed: determines the tiles that the state does not contain: first those of racks, in turn order
    from the player to move, then the bag. Words on the board need not be in the dictionary.
    Raises BadPosition for an impossible state (for example with tiles that the layout lacks),
    BadOption, BadLayout, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> rows = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
    >>> game = game_from(State(("S?", ""), tuple(rows)), Dictionary.from_words(["hat", "hats"]))
    >>> game.legal_actions()[0], len(game.racks[1]), len(game.bag)
    (Lay(at='8H', word='(HAT)S'), 7, 88)
    """
    check_players(state, MIN_PLAYERS, MAX_PLAYERS, ("scores", "rack_sizes", "lost"))
    for turns in state.lost:
        checked_int("lost", turns, 0, _MAX_LOST, BadPosition)
    if state.lost and state.lost[state.to_move]:
        raise BadPosition(f"player {state.to_move} cannot both move and lose a turn")
    return _Resumed(state, dictionary, ruleset, seed)


def state_of(position: Position) -> State:
    """Return the state of a line of CGP. The player to move is player 0."""
    players = max(len(position.racks), len(position.scores), MIN_PLAYERS)
    return State(
        (*position.racks, *[""] * (players - len(position.racks))),
        position.board.cgp,
        0,
        (*position.scores, *[0] * (players - len(position.scores))),
        scoreless=position.zero_turns,
    )


class _Resumed(ResumedGame, Game):
    """A game that takes the tiles of a state instead of dealing."""

    __slots__ = ("_state",)

    def _begin(self, starter: int | None, bag: str | None) -> None:
        state = self._state
        last = self.rules.scoreless_turns - 1
        self._scoreless = checked_int("scoreless", state.scoreless, 0, last, BadPosition)
        self._take_tiles()
        self._lost = list(state.lost or self._lost)
        self._events += [
            self._setup(position=state),
            events.Deal(self._mover, self.racks, self._bag),
        ]
