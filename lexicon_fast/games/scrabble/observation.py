"""A game as one player sees it: the only input of bots, advisers and front ends."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from lexicon_fast.games.scrabble.rules import Ruleset, ruleset
from lexicon_fast.games.tiles.actions import Action


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action, as the observing player saw it.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat"]), seed=2, starter=1)
    >>> game.apply(scrabble.Exchange("IV"))
    >>> game.observation(1).history[0].action  # the player's own exchange
    Exchange(tiles='IV')
    >>> turn = game.observation(0).history[0]
    >>> turn.player, turn.action, turn.exchanged
    (1, Exchange(tiles=''), 2)
    """

    player: int
    #: Exchanges of other players have no tiles: see `exchanged`.
    action: Action
    #: Points of a play, removed again by a right challenge; 0 for a challenge.
    score: int = 0
    #: Tiles drawn, in the order of the bag; empty for other players. The answer that accepts a play
    #: has the tiles drawn by the player of the play.
    drawn: str = ""
    #: Number of tiles exchanged.
    exchanged: int = 0
    #: Whether a challenge was right, that is, the play bad.
    right: bool | None = None


class Observation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as one player sees it. Players are numbered from 0, in the order of their seats.

    Tiles are in upper case, `?` the blank; a rack is sorted, blanks last. No hidden tiles are
    included: other racks and the bag can only be inferred.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat", "his"]), seed=2, starter=1)
    >>> game.apply(scrabble.Lay("8G", "HIS"))
    >>> seen = game.observation(0)
    >>> seen.rack, seen.bag, seen.scores, seen.to_move, seen.phase
    ('AEEGIS?', 86, (0, 12), 0, 'challenge')
    >>> seen.board[7], seen.history[-1].action
    ('......HIS......', Lay(at='8G', word='HIS'))
    """

    #: The observing player, and that player's tiles.
    player: int
    rack: str
    #: The rows: `.` an empty square, upper case a tile, lower case a blank; () for an empty board.
    board: tuple[str, ...] = ()
    #: Number of tiles in the bag.
    bag: int = 0
    #: Number of tiles that each player holds.
    rack_sizes: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    #: The player who has to act; None once the game is over.
    to_move: int | None = None
    #: "turn": an action is due. "challenge": an answer to the last play in `history`, which other
    #: players may have accepted.
    phase: Literal["turn", "challenge", "over"] = "turn"
    #: Number of scoreless turns in a row.
    scoreless: int = 0
    #: Turns that each player will lose for wrong challenges.
    lost: tuple[int, ...] = ()
    #: All actions since the start.
    history: tuple[Turn, ...] = ()
    #: The name of a ruleset, or all fields of a custom one.
    ruleset: str | dict[str, Any] = "standard"

    @property
    def rules(self) -> Ruleset:
        """The ruleset. Raises BadOption, BadLayout."""
        return ruleset(self.ruleset)
