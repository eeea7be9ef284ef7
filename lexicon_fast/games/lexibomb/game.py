"""A game of Lexibomb, refereed: from the draw for the start to the count of the tiles left.

The rules are those of its README, with what that lists as missing; a `Ruleset` names what players
do otherwise. The calls are in the spirit of OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from lexicon_fast.dictionary import checked_dictionary
from lexicon_fast.errors import BadOption, BadPosition, IllegalAction
from lexicon_fast.games.checks import checked_int
from lexicon_fast.games.lexibomb import events
from lexicon_fast.games.lexibomb.board import Board
from lexicon_fast.games.lexibomb.legal import turn_actions
from lexicon_fast.games.lexibomb.minefield import Minefield, rows_of
from lexicon_fast.games.lexibomb.observation import Observation, Turn
from lexicon_fast.games.lexibomb.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    AnyRuleset,
    Ruleset,
    ruleset,
)
from lexicon_fast.games.lexibomb.scoring import score
from lexicon_fast.games.lexibomb.words import is_word
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import remove_tiles
from lexicon_fast.games.tiles.game import TileGame, winners_by
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.games.tiles.places import Place

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexibomb.events import Action
    from lexicon_fast.games.lexibomb.state import State

_ruleset = ruleset  # the argument of that name hides it


class Game(TileGame[Ruleset, Board, Turn, events.AnyEvent]):
    """A whole game. Players are numbered in the order of their seats, from 0.

    players: 1 to 4; ruleset: a name, a Ruleset, or what `Ruleset.to_json` gave. The seed decides
    all that chance decides: same seed and same actions, same game. starter: a player, or None to
    draw for it. bag: the tiles in the order they are drawn, not shuffled by the seed: the starter's
    rack first, then those of the others in turn. bombs: rows of text, `*` a bomb, `.` none.
    Raises BadOption, BadLayout, and BadAlphabet where the dictionary's letters have no tiles.

    >>> from lexicon_fast import Dictionary
    >>> game = Game(Dictionary.from_words(["hat", "that"]), seed=2, starter=1)
    >>> game.current_player(), game.racks[1], len(game.bag), len(game.minefield.bombs)
    (1, 'HIINOSV', 86, 22)
    >>> game.apply(Exchange("IV"))
    >>> game.current_player(), game.zeros
    (0, (0, 1))
    """

    __slots__ = ("_minefield", "_opened", "_why", "_words", "_zeros")

    NAME: ClassVar[str] = "lexibomb"

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: int = 2,
        ruleset: AnyRuleset = "standard",
        seed: int = 0,
        starter: int | None = None,
        bag: str | None = None,
        bombs: Sequence[str] | None = None,
    ) -> None:
        checked_dictionary(dictionary)
        rules = _ruleset(ruleset)
        super().__init__(
            dictionary,
            rules,
            Board.empty(rules.layout, dictionary.alphabet),
            checked_int("players", players, MIN_PLAYERS, MAX_PLAYERS),
            seed,
        )
        self._zeros = [0] * players
        self._words: tuple[str, ...] = ()
        self._why: Literal["out", "zeros"] | None = None
        self._minefield = Minefield(rules.layout.rows, rules.layout.columns, ())
        self._opened = self._minefield.closed()
        self._begin(starter, bag, bombs)

    def _begin(self, starter: int | None, bag: str | None, bombs: Sequence[str] | None) -> None:
        layout = self.rules.layout
        if bombs is not None:
            self._minefield = checked_bombs(bombs, self.rules)
        self._deal(starter, bag)
        if bombs is None:
            self._minefield = Minefield.laid(
                layout.rows, layout.columns, self.rules.bombs, self._rng
            )
        self._events.append(
            events.Deal(self._mover, self.racks, self._bag, self._minefield.lines())
        )

    def _setup(
        self, starter: int | None = None, bag: str = "", position: State | None = None
    ) -> events.Setup:
        given = self._minefield.lines() if self._minefield.bombs and position is None else ()
        return events.Setup(*self._setup_fields(), starter, bag, given, position)

    # What may be read

    @property
    def minefield(self) -> Minefield:
        """Where the bombs lie."""
        return self._minefield

    @property
    def opened(self) -> tuple[str, ...]:
        """What the squares show: rows, `.` closed, `0` to `8` open, `*` a bomb that was hit."""
        return rows_of(self._opened, self._board.columns)

    @property
    def phase(self) -> Literal["turn", "over"]:
        """What is due: an action, or nothing."""
        return "turn" if self._why is None else "over"

    @property
    def zeros(self) -> tuple[int, ...]:
        """Turns in a row without points, by player."""
        return tuple(self._zeros)

    @property
    def words_laid(self) -> tuple[str, ...]:
        """The words that the last play made, in lower case, blanks `_`, the main one first."""
        return self._words

    # The calls of a game

    def current_player(self) -> int | None:
        """Who has to act; None when the game is over."""
        return self._mover if self._why is None else None

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self._why is not None

    def legal_actions(self) -> list[Action]:
        """What the player to act may do: see `legal.legal_actions`."""
        if self._why is not None:
            return []
        rack = self._racks[self._mover]
        bag = len(self._bag)
        return turn_actions(self._board, self.opened, rack, bag, self.rules, self.dictionary)

    def observation(self, player: int) -> Observation:
        """What a player sees of the game. Raises BadOption."""
        checked_int("player", player, 0, self.players - 1)
        rows = self._shown_rows()
        return Observation(
            player,
            self._racks[player],
            rows,
            self.opened if rows else (),
            self.rules.bombs,
            len(self._bag),
            tuple(map(len, self._racks)),
            tuple(self._scores),
            self.current_player(),
            self.phase,
            tuple(self._zeros),
            tuple(self._histories[player]),
            self._ruleset_json,
        )

    def apply(self, action: Action) -> None:
        """Let the player to act do something.

        A word may be written in any way that `laying.placed` reads; events have it as the generator
        writes it. Raises IllegalAction, whose `rule` names the rule that forbids it; the state is
        then as it was. Rules: "over", "action" (none at all), "place", "word", "start", "touch",
        "line", "rack", "void" and "exchange".
        """
        kind = type(action)
        if self._why is not None:
            raise IllegalAction("over", "the game is over; accepted: no action")
        if isinstance(action, Lay) and kind is Lay:
            self._lay(action)
        elif isinstance(action, Exchange) and kind is Exchange:
            noted, drawn = self._swap(action)
            self._note(noted, drawn=drawn, bag=self._bag)
            self._end_turn(earned=0)
        elif kind is Pass:
            self._note(PASS)
            self._end_turn(earned=0)
        else:
            raise IllegalAction(
                "action", f"a {kind.__name__} is no action; accepted: Lay, Exchange, Pass"
            )

    # Turns

    def _lay(self, action: Lay) -> None:
        rack = self._racks[self._mover]
        board = self._board
        play = checked_play(action, board, self.rules.layout)
        left = remove_tiles(rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
        words = tuple([each.word for each in play.words])
        for word in words:
            if not is_word(word, self.dictionary):
                raise IllegalAction(
                    "void", f"{word!r} is not in the dictionary; accepted: words that are"
                )
        # From here on nothing fails.
        squares = [square for square, _ in play.tiles]
        self._opened = self._minefield.open(self._opened, squares)
        earned = score(board, play.tiles, play.words, self._opened, self.rules)
        hit = [square for square in squares if square in self._minefield.bombs]
        self._words = words
        self._board = board.with_tiles(play.tiles)
        self._rows = None
        self._racks[self._mover] = left
        self._scores[self._mover] += earned
        places = tuple([str(Place(*divmod(square, board.columns))) for square in hit])
        self._note(play.action, earned, places, self._refill())
        self._end_turn(earned)

    def _note(
        self,
        action: Action,
        earned: int = 0,
        hit: tuple[str, ...] = (),
        drawn: str = "",
        bag: str = "",
    ) -> None:
        """Write down what the mover did: for the record all, for each player what they saw."""
        mover = self._mover
        self._events.append(events.Turn(mover, action, earned, hit, drawn, bag))
        if isinstance(action, Exchange):
            count = len(action.tiles)
            own = Turn(mover, action, drawn=drawn, exchanged=count)
            seen = Turn(mover, Exchange(""), exchanged=count)
        else:
            own = Turn(mover, action, earned, hit, drawn)
            seen = Turn(mover, action, earned, hit)
        self._tell(own, seen)

    def _end_turn(self, earned: int) -> None:
        mover = self._mover
        self._zeros[mover] = 0 if earned else self._zeros[mover] + 1
        if not self._racks[mover]:  # the bag had no tiles for it
            self._finish("out")
        elif self._zeros[mover] >= self.rules.zeros:
            self._finish("zeros")
        else:
            self._mover = (mover + 1) % self.players

    def _finish(self, why: Literal["out", "zeros"]) -> None:
        self._why = why
        before = self._scores
        adjustments = [-value for value in self._held()]
        self._scores = [sum(each) for each in zip(before, adjustments, strict=True)]
        self._winners = winners_by(self._scores)
        self._events.append(
            events.GameEnd(
                why, tuple(before), tuple(adjustments), tuple(self._scores), self._winners
            )
        )


def checked_bombs(bombs: object, rules: Ruleset) -> Minefield:
    """The minefield given by its rows, if it has as many bombs as the rules say.

    Raises BadOption.
    """
    layout: Final = rules.layout
    accepted = f"{layout.rows} rows of text, {rules.bombs} times * for a bomb, else ."
    if not isinstance(bombs, Sequence):
        raise BadOption(f"bombs {bombs!r:.50}; accepted: {accepted}")
    try:
        field = Minefield.parse(bombs, layout.rows, layout.columns)
    except BadPosition as error:
        raise BadOption(str(error)) from None
    if len(field.bombs) != rules.bombs:
        raise BadOption(f"{len(field.bombs)} bombs; accepted: {accepted}")
    return field
