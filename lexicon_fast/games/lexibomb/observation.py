"""A game as one player sees it: the only input of bots, advisers and front ends."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from lexicon_fast.games.lexibomb.rules import Ruleset, ruleset
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass

Action: TypeAlias = Lay | Exchange | Pass


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action, as the observing player saw it.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> game = lexibomb.Game(Dictionary.from_words(["his"]), seed=2, starter=1)
    >>> game.apply(lexibomb.Lay("8G", "HIS"))
    >>> turn = game.observation(0).history[0]
    >>> turn.player, turn.action, turn.score, turn.hit
    (1, Lay(at='8G', word='HIS'), 0, ('8G',))
    """

    player: int
    #: Exchanges of other players have no tiles: see `exchanged`.
    action: Action
    #: Points of a play.
    score: int = 0
    #: The squares where a play hit a bomb, as `8D`.
    hit: tuple[str, ...] = ()
    #: Tiles drawn, in the order of the bag; empty for other players.
    drawn: str = ""
    #: Number of tiles exchanged.
    exchanged: int = 0


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one player sees it. Players are numbered from 0, in the order of their seats.

    Tiles are in upper case, `_` the blank; a rack is sorted, blanks last. No hidden tiles or bombs
    are included: other racks, the bag and the bombs can only be inferred, even after the end.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> game = lexibomb.Game(Dictionary.from_words(["his"]), seed=2, starter=1)
    >>> game.apply(lexibomb.Lay("8G", "HIS"))
    >>> seen = game.observation(0)
    >>> seen.rack, seen.bag, seen.bombs, seen.to_move, seen.phase
    ('AEEGIS_', 83, 22, 0, 'turn')
    >>> seen.board[7], seen.opened[7]
    ('......HIS......', '......*12......')
    """

    #: The observing player, and that player's tiles.
    player: int
    rack: str
    #: The rows: `.` an empty square, a letter in upper case or `_` a tile; () for an empty board.
    board: tuple[str, ...] = ()
    #: The rows: `.` a closed square, `0` to `8` an open one with the number of bombs around it, `*`
    #: a bomb that was hit; () if all are closed.
    opened: tuple[str, ...] = ()
    #: Number of all bombs, hit bombs included.
    bombs: int = 22
    #: Number of tiles in the bag.
    bag: int = 0
    #: Number of tiles that each player holds.
    rack_sizes: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    #: The player who has to act; None once the game is over.
    to_move: int | None = None
    phase: Literal["turn", "over"] = "turn"
    #: Turns in a row without points, by player.
    zeros: tuple[int, ...] = ()
    #: All actions since the start.
    history: tuple[Turn, ...] = ()
    #: The name of a ruleset, or all fields of a custom one.
    ruleset: str | dict[str, Any] = "standard"

    @property
    def rules(self) -> Ruleset:
        """The ruleset. Raises BadOption, BadLayout."""
        return ruleset(self.ruleset)
