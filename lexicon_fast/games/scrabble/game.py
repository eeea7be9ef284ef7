"""A game of Scrabble, refereed: from the draw for the start to the count of the tiles left.

The rules are those of the Scrabble rule book; a `Ruleset` names what players do otherwise. The
calls are in the spirit of OpenSpiel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.errors import IllegalAction
from lexicon_fast.games.checks import checked_int
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.legal import turn_actions
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.scrabble.rules import (
    CHALLENGE_BONUS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    AnyRuleset,
    Ruleset,
    ruleset,
)
from lexicon_fast.games.tiles.actions import (
    ACCEPT,
    CHALLENGE,
    PASS,
    Accept,
    Action,
    Challenge,
    Exchange,
    Lay,
    Pass,
)
from lexicon_fast.games.tiles.bag import remove_tiles
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.game import TileGame, winners_by
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.games.tiles.plays import Generator

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.scrabble.state import State
    from lexicon_fast.games.tiles.laying import ScoredPlay

_ruleset = ruleset  # the argument of that name hides it

_TURNS: Final = "accepted: Lay, Exchange, Pass"
_ANSWERS: Final = "accepted: Accept, Challenge"


class Game(TileGame[Ruleset, Board, Turn, events.AnyEvent]):
    """A whole game. Players are numbered in the order of their seats, from 0.

    players: 2 to 4; ruleset: a name, a Ruleset, or what `Ruleset.to_json` gave. The seed decides
    all that chance decides: same seed and same actions, same game. starter: a player, or None to
    draw for it. bag: the tiles in the order they are drawn, not shuffled by the seed: the starter's
    rack first, then those of the others in turn.
    Raises BadOption, BadLayout, and BadAlphabet where the dictionary's letters have no tiles.

    >>> from lexicon_fast import Dictionary
    >>> game = Game(Dictionary.from_words(["hat", "that"]), seed=2, starter=1)
    >>> game.current_player(), game.racks[1], len(game.bag)
    (1, 'HIINOSV', 86)
    >>> game.apply(Exchange("IV"))
    >>> game.current_player(), game.scoreless
    (0, 1)
    """

    __slots__ = (
        "_before",
        "_doubters",
        "_generator",
        "_lost",
        "_play",
        "_scoreless",
        "_why",
    )

    NAME: ClassVar[str] = "scrabble"

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: int = 2,
        ruleset: AnyRuleset = "standard",
        seed: int = 0,
        starter: int | None = None,
        bag: str | None = None,
    ) -> None:
        checked_dictionary(dictionary)
        rules = _ruleset(ruleset)
        self._generator = Generator(dictionary, layout=rules.layout)
        super().__init__(
            dictionary,
            rules,
            Board.empty(rules.layout, self._generator.alphabet),
            checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS),
            seed,
        )
        self._lost = [0] * players
        self._scoreless = 0
        #: Who has yet to answer to the last play, in turn order.
        self._doubters: tuple[int, ...] = ()
        #: The last play; the rack and the board before it.
        self._play: ScoredPlay | None = None
        self._before: tuple[str, Board] = ("", self._board)
        self._why: Literal["out", "scoreless"] | None = None
        self._begin(starter, bag)

    def _begin(self, starter: int | None, bag: str | None) -> None:
        self._deal(starter, bag)
        self._events.append(events.Deal(self._mover, tuple(self._racks), self._bag))

    def _setup(
        self, starter: int | None = None, bag: str = "", position: State | None = None
    ) -> events.Setup:
        return events.Setup(*self._setup_fields(), starter, bag, position)

    # What may be read

    @property
    def phase(self) -> Literal["turn", "challenge", "over"]:
        """What is due: an action, or an answer to the last play."""
        if self._why is not None:
            return "over"
        return "challenge" if self._doubters else "turn"

    @property
    def scoreless(self) -> int:
        """Scoreless turns in a row."""
        return self._scoreless

    @property
    def lost(self) -> tuple[int, ...]:
        """Turns that each player has yet to lose, for wrong challenges."""
        return tuple(self._lost)

    @property
    def words_laid(self) -> tuple[str, ...]:
        """The words that the last play made, in lower case, the main one first."""
        return () if self._play is None else self._play.words

    # The calls of a game

    def current_player(self) -> int | None:
        """Who has to act; None when the game is over."""
        if self._why is not None:
            return None
        return self._doubters[0] if self._doubters else self._mover

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._why is not None

    def legal_actions(self) -> list[Action]:
        """What the player to act may do: see `legal.legal_actions`."""
        if self._why is not None:
            return []
        if self._doubters:
            return [ACCEPT, CHALLENGE]
        rack = self._racks[self._mover]
        return turn_actions(self._board, rack, len(self._bag), self.rules, self._generator)

    def observation(self, player: int) -> Observation:
        """What a player sees of the game. Raises BadOption."""
        checked_int("player", player, 0, self.players - 1)
        return Observation(
            player,
            self._racks[player],
            self._shown_rows(),
            len(self._bag),
            tuple(map(len, self._racks)),
            tuple(self._scores),
            self.current_player(),
            self.phase,
            self._scoreless,
            tuple(self._lost),
            tuple(self._histories[player]),
            self._ruleset_json,
        )

    def apply(self, action: Action) -> None:
        """Let the player to act do something.

        A word may be written in any way that `laying.laid` reads; events have it as the generator
        writes it. Raises IllegalAction, whose `rule` names the rule that forbids it; the state is
        then as it was. Rules: "over", "action" (none at all), "phase", "place", "word", "start",
        "touch", "line", "rack", "void" and "exchange".
        """
        kind = type(action)
        if self._why is not None:
            raise IllegalAction("over", "the game is over; accepted: no action")
        if kind is Accept or kind is Challenge:
            if not self._doubters:
                raise IllegalAction("phase", f"there is no play to answer to; {_TURNS}")
            self._answer(kind is Challenge)
        elif kind is Lay or kind is Exchange or kind is Pass:
            if self._doubters:
                raise IllegalAction("phase", f"a play waits for an answer; {_ANSWERS}")
            if isinstance(action, Lay):
                self._lay(action)
            elif isinstance(action, Exchange):
                self._exchange(action)
            else:
                self._note(self._mover, PASS)
                self._end_turn(scoreless=True)
        else:
            raise IllegalAction(
                "action",
                f"a {kind.__name__} is no action; accepted: Lay, Exchange, Pass, Accept, Challenge",
            )

    # Turns

    def _lay(self, action: Lay) -> None:
        mover = self._mover
        rack = self._racks[mover]
        play = scored_play(action, self._board, self.rules.layout)
        left = remove_tiles(rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
        if self.rules.strict:
            for word in play.words:
                if word not in self.dictionary:
                    raise IllegalAction(
                        "void", f"{word!r} is not in the dictionary; accepted: words that are"
                    )
        # From here on nothing fails.
        self._before = rack, self._board
        self._play = play
        self._board = self._board.with_tiles(play.tiles)
        self._rows = None
        self._racks[mover] = left
        self._scores[mover] += play.score
        if self.rules.strict:
            self._note(mover, play.action, play.score, self._refill())
            self._end_turn(scoreless=play.score == 0)
        else:
            self._note(mover, play.action, play.score)
            self._doubters = tuple((mover + step) % self.players for step in range(1, self.players))

    def _exchange(self, action: Exchange) -> None:
        noted, drawn = self._swap(action)
        self._note(self._mover, noted, drawn=drawn, bag=self._bag)
        self._end_turn(scoreless=True)

    def _answer(self, doubted: bool) -> None:
        player, others = self._doubters[0], self._doubters[1:]
        play, mover = self._play, self._mover
        assert play is not None
        if not doubted:
            self._doubters = others
            if others:
                self._note(player, ACCEPT)
            else:
                self._note(player, ACCEPT, drawn=self._refill())
                self._end_turn(scoreless=play.score == 0)
            return
        self._doubters = ()
        if any(word not in self.dictionary for word in play.words):
            self._racks[mover], self._board = self._before
            self._rows = None
            self._scores[mover] -= play.score
            self._note(player, CHALLENGE, right=True)
            self._end_turn(scoreless=True)
            return
        bonus = CHALLENGE_BONUS.get(self.rules.challenge, 0)
        self._scores[mover] += bonus
        if self.rules.challenge in ("rules", "double"):
            self._lost[player] += 1
        self._note(player, CHALLENGE, drawn=self._refill(), right=False)
        self._end_turn(scoreless=play.score + bonus == 0)

    def _note(
        self,
        player: int,
        action: Action,
        score: int = 0,
        drawn: str = "",
        bag: str = "",
        right: bool | None = None,
    ) -> None:
        """Write down what a player did: all of it for the record, for each player what they saw.

        Tiles are drawn by the mover, also where another's answer lets a play stand.
        """
        self._events.append(events.Turn(player, action, score, drawn, bag, right))
        if isinstance(action, Exchange):
            count = len(action.tiles)
            own = Turn(player, action, 0, drawn, count)
            seen = Turn(player, Exchange(""), 0, "", count)
        else:
            own = Turn(player, action, score, drawn, 0, right)
            seen = Turn(player, action, score, "", 0, right) if drawn else own
        self._tell(own, seen)

    def _end_turn(self, *, scoreless: bool) -> None:
        self._scoreless = self._scoreless + 1 if scoreless else 0
        if not self._racks[self._mover]:  # nor was there a tile to draw
            self._finish("out")
            return
        self._pass_on()

    def _pass_on(self) -> None:
        """The next player who has no turn to lose is the mover, unless the game is over."""
        while self._scoreless < self.rules.scoreless_turns:
            self._mover = (self._mover + 1) % self.players
            if not self._lost[self._mover]:
                return
            self._lost[self._mover] -= 1
            self._events.append(events.LostTurn(self._mover))
            if self.rules.challenge == "double":
                self._scoreless += 1
        self._finish("scoreless")

    def _finish(self, why: Literal["out", "scoreless"]) -> None:
        self._why = why
        held = self._held()
        adjustments = [-value for value in held]
        if why == "out":
            adjustments[self._mover] += sum(held)
        before = self._scores
        self._scores = [sum(each) for each in zip(before, adjustments, strict=True)]
        # A tie goes to the higher score before the count.
        self._winners = winners_by(list(zip(self._scores, before, strict=True)))
        self._events.append(
            events.GameEnd(
                why, tuple(before), tuple(adjustments), tuple(self._scores), self._winners
            )
        )
