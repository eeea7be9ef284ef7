"""A game of Lexibomb with its rules: from the draw for the start to the count of remaining tiles.

`game_from` continues from a position of tiles and bombs instead of a deal.

The rules are those of its README, including the features that it lists as missing; a `Ruleset`
holds the choices of players. The methods follow OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

from lexicon_fast.base import tile_text
from lexicon_fast.base.arguments import checked, checked_int
from lexicon_fast.base.errors import BadOption, BadPosition, IllegalAction, excerpt
from lexicon_fast.base.rng import Seed, derive_seed
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.lexibomb import events, rules
from lexicon_fast.games.lexibomb.board import Board, score
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.minefield import (
    MARKS,
    Minefield,
    check_opened,
    rows_of,
    squares_of,
)
from lexicon_fast.games.lexibomb.observation import Action, Observation, Turn
from lexicon_fast.games.lexibomb.odds import odds
from lexicon_fast.games.lexibomb.plays import Generator
from lexicon_fast.games.tiles import game as tile_game
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay, Pass
from lexicon_fast.games.tiles.bag import remove_tiles
from lexicon_fast.games.tiles.board import EMPTY
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.games.tiles.places import Place


class Game(tile_game.TileGame[rules.Ruleset, Board, Turn, events.AnyEvent]):
    """A complete game. Players are numbered from 0, in the order of their seats.

    players: 1 to 4; ruleset: see `ruleset`; seed: an int (modulo 2**64), 64 hexadecimal digits, or
    None for a random seed. The seed determines everything random: equal seeds and equal actions
    lead to equal games. starter: a player, or None to draw for it. bag: the tiles in drawing order
    instead of a shuffled bag: the starter's rack first, then the racks of the others in turn.
    bombs: rows of text, `*` a bomb, `.` none.
    Raises TypeError, BadOption, BadLayout, and BadAlphabet if tiles are missing for the
    dictionary's letters.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> game = lexibomb.Game(Dictionary.from_words(["hat", "his"]), seed=2, starter=1)
    >>> game.current_player(), game.racks[1], len(game.bag), len(game.minefield.bombs)
    (1, 'HIINOSV', 86, 22)
    >>> game.apply(lexibomb.Lay("8G", "HIS"))
    >>> game.opened[7]  # the H hit a bomb, so the word earns nothing
    '......*12......'
    >>> game.current_player(), game.scores, game.zeros
    (0, (0, 0), (0, 1))
    """

    __slots__ = ("_minefield", "_opened", "_words", "_zeros")

    NAME: ClassVar[str] = "lexibomb"
    GAME_END = events.GameEnd

    def __init__(
        self,
        dictionary: Dictionary,
        *,
        players: int = 2,
        ruleset: rules.AnyRuleset = "standard",
        seed: Seed | None = None,
        starter: int | None = None,
        bag: str | None = None,
        bombs: Sequence[str] | None = None,
    ) -> None:
        checked_dictionary(dictionary)
        read = rules.ruleset(ruleset, dictionary.language)
        super().__init__(
            dictionary,
            read,
            Board.empty(read.layout, dictionary.alphabet),
            checked_int("players", players, rules.MIN_PLAYERS, rules.MAX_PLAYERS),
            seed,
        )
        self._zeros = [0] * players
        self._words: tuple[str, ...] = ()
        self._minefield = Minefield(read.layout.rows, read.layout.columns, ())
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

    # State

    def _repr_svg_(self) -> str:
        """Return board and minefield as a picture, for notebooks. Racks and bombs are hidden."""
        from lexicon_fast.games.lexibomb.svg import field_svg

        return field_svg(self._board, self._opened, self.rules, caption=self._caption())

    @property
    def minefield(self) -> Minefield:
        """The bombs."""
        return self._minefield

    @property
    def opened(self) -> tuple[str, ...]:
        """The rows of squares: `.` closed, `0` to `8` open, `*` a bomb that was hit."""
        return rows_of(self._opened, self._board.columns)

    @property
    def phase(self) -> Literal["turn", "over"]:
        """The kind of action that is due."""
        return "turn" if self._end_reason is None else "over"

    @property
    def zeros(self) -> tuple[int, ...]:
        """Turns in a row without points, by player."""
        return tuple(self._zeros)

    @property
    def words_laid(self) -> tuple[str, ...]:
        """The words of the last play in lower case, blanks `_`, the main word first."""
        return self._words

    # Play

    def current_player(self) -> int | None:
        """Return the player who has to act; None when the game is over."""
        return self._mover if self._end_reason is None else None

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the current player, plays first, by place.

        See `lexibomb.legal_actions`. After the end there are none.
        """
        if self._end_reason is not None:
            return []
        rack = self._racks[self._mover]
        bag = len(self._bag)
        return _turn_actions(self._board, self.opened, rack, bag, self.rules, self.dictionary)

    def observation(self, player: int) -> Observation:
        """Return the game as a player sees it, without hidden tiles and bombs.

        Raises TypeError, BadOption.
        """
        checked_int("player", player, 0, self.players - 1)
        rows = self._observed_rows()
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
        """Apply a legal action for the current player.

        A word may be written in any way that `laying.checked_play` allows; events contain it as the
        generator writes it. Raises IllegalAction, whose `rule` names the broken rule, and leaves
        the state unchanged. Rules: "over", "action" (no action at all), "place", "word", "start",
        "touch", "line", "rack", "void" and "exchange".

        >>> from lexicon_fast import Dictionary, IllegalAction, lexibomb
        >>> game = lexibomb.Game(Dictionary.from_words(["hat"]), seed=2, starter=1)
        >>> try:
        ...     game.apply(lexibomb.Lay("8G", "HIS"))
        ... except IllegalAction as error:
        ...     print(f"{error.rule}: {error}")
        void: HIS is not in the dictionary
        """
        kind = type(action)
        if self._end_reason is not None:
            raise IllegalAction("over", "the game is over")
        if isinstance(action, Lay) and kind is Lay:
            self._lay(action)
        elif isinstance(action, Exchange) and kind is Exchange:
            exchange, drawn = self._exchange_tiles(action)
            self._log(exchange, drawn=drawn, bag=self._bag)
            self._end_turn(points=0)
        elif kind is Pass:
            self._log(PASS)
            self._end_turn(points=0)
        else:
            raise IllegalAction(
                "action", f"a {kind.__name__} is not an action; use Lay, Exchange or Pass"
            )

    # Turns

    def _lay(self, action: Lay) -> None:
        rack = self._racks[self._mover]
        board = self._board
        play = checked_play(action, board, self.rules.layout)
        left = remove_tiles(rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
        words = tuple([each.word for each in play.words])
        for word in words:
            if not rules.is_word(word, self.dictionary):
                raise IllegalAction("void", f"{tile_text.upper(word)} is not in the dictionary")
        # Nothing fails after this line.
        squares = [square for square, _ in play.tiles]
        self._opened = self._minefield.open(self._opened, squares)
        points = score(board, play.tiles, play.words, self._opened, self.rules)
        hit = [square for square in squares if square in self._minefield.bombs]
        self._words = words
        self._board = board.with_tiles(play.tiles)
        self._rows = None
        self._racks[self._mover] = left
        self._scores[self._mover] += points
        places = tuple([str(Place(*divmod(square, board.columns))) for square in hit])
        self._log(play.action, points, places, self._refill())
        self._end_turn(points)

    def _log(
        self,
        action: Action,
        points: int = 0,
        hit: tuple[str, ...] = (),
        drawn: str = "",
        bag: str = "",
    ) -> None:
        """Add the mover's action to the events, and its visible part to each player's history."""
        mover = self._mover
        self._events.append(events.TurnEvent(mover, action, points, hit, drawn, bag))
        if isinstance(action, Exchange):
            count = len(action.tiles)
            own = Turn(mover, action, drawn=drawn, exchanged=count)
            public = Turn(mover, Exchange(""), exchanged=count)
        else:
            own = Turn(mover, action, points, hit, drawn)
            public = Turn(mover, action, points, hit)
        self._add_to_histories(own, public)

    def _end_turn(self, points: int) -> None:
        mover = self._mover
        self._zeros[mover] = 0 if points else self._zeros[mover] + 1
        out = not self._racks[mover]  # so the bag is empty, too
        if out or self._zeros[mover] >= self.rules.zeros:
            adjustments = [-held for held in self._rack_points()]
            self._finish("out" if out else "zeros", adjustments, break_ties=False)
        else:
            self._mover = (mover + 1) % self.players


def checked_bombs(bombs: object, ruleset: rules.Ruleset) -> Minefield:
    """Return the minefield of rows with as many bombs as in the ruleset. Raises BadOption."""
    layout = ruleset.layout
    expected = f"use {layout.rows} rows of text with {ruleset.bombs} times * for a bomb, else ."
    if not isinstance(bombs, Sequence):
        raise BadOption(f"bombs is {excerpt(bombs)}; {expected}")
    try:
        field = Minefield.parse(bombs, layout.rows, layout.columns)
    except BadPosition as error:
        raise BadOption(str(error)) from None
    if len(field.bombs) != ruleset.bombs:
        raise BadOption(f"{len(field.bombs)} bombs; {expected}")
    return field


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[Action]:
    """Return the legal actions of the observing player; none if it is not that player's turn.

    If the observation does not name a player to move, it is the observer's turn.
    The plays of the generator, by place, then word; each different exchange of tiles, few tiles
    first, then as text; the pass. On an empty board only plays across are listed if layout and
    open squares are symmetric about the diagonal; `Game.apply` also allows plays down.
    Raises TypeError, and BadPosition, BadHand, BadOption, BadLayout, BadAlphabet for an impossible
    observation.

    >>> from lexicon_fast import Dictionary, lexibomb
    >>> seen = lexibomb.Observation(player=0, rack="CA_", bag=20)
    >>> actions = lexibomb.legal_actions(seen, Dictionary.from_words(["cat"]))
    >>> actions[0], actions[-2], actions[-1]
    (Lay(at='10A', word='CA_'), Exchange(tiles='AC_'), Pass())
    """
    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if not tile_game.has_turn(observation):
        return []
    ruleset, bag = observation.rules, observation.bag
    board = Board.parse(observation.board, ruleset.layout, dictionary.alphabet)
    return _turn_actions(board, observation.opened, observation.rack, bag, ruleset, dictionary)


def _turn_actions(
    board: Board,
    opened: Sequence[str],
    rack: str,
    bag: int,
    ruleset: rules.Ruleset,
    dictionary: Dictionary,
) -> list[Action]:
    """Return the legal actions of a turn: see `legal_actions`."""
    plays = Generator(dictionary, ruleset=ruleset).lays(board, rack, opened)
    others = tile_game.other_actions(board, rack, bag, ruleset.exchange_from)
    return [*(Lay(at, word) for at, word in plays), *others]


# Games that continue from a state


def game_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: rules.AnyRuleset = "standard",
    seed: Seed | None = None,
) -> Game:
    """Return a game that continues from a state, with an empty history.

    seed: determines the tiles and bombs that the state does not contain: first the tiles of racks,
    in turn order from the player to move, then the bag. Words on the board need not be in the
    dictionary.
    Raises BadPosition for an impossible state (for example, if no placement of the bombs agrees
    with the numbers), BadOption, BadLayout, BadAlphabet.

    >>> from lexicon_fast import Dictionary
    >>> rows = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
    >>> opened = [row.replace("H", "1").replace("A", "*").replace("T", "2") for row in rows]
    >>> state = State(("S_", ""), tuple(rows), tuple(opened))
    >>> game = game_from(state, Dictionary.from_words(["hat", "hats"]))
    >>> game.legal_actions()[0], len(game.racks[1]), len(game.minefield.bombs)
    (Lay(at='8H', word='(HAT)S'), 7, 22)
    """
    tile_game.check_players(state, rules.MIN_PLAYERS, rules.MAX_PLAYERS)
    return _Resumed(state, dictionary, ruleset, seed)


class _Resumed(tile_game.ResumedGame, Game):
    """A game that takes the tiles and bombs of a state instead of dealing."""

    __slots__ = ("_state",)

    def _begin(self, starter: int | None, bag: str | None, bombs: Sequence[str] | None) -> None:
        state = self._state
        for zeros in state.zeros:
            checked_int("zeros", zeros, 0, self.rules.zeros - 1, BadPosition)
        self._take_tiles()
        self._minefield, self._opened = self._squares()
        check_opened(self._opened, self._board)
        self._zeros = list(state.zeros or self._zeros)
        # The setup contains the drawn bombs, so that records do not depend on the drawing.
        lines = self._minefield.lines()
        self._events += [
            self._setup(position=msgspec.structs.replace(state, bombs=lines)),
            events.Deal(self._mover, self.racks, self._bag, lines),
        ]

    def _squares(self) -> tuple[Minefield, bytes]:
        """Return the bombs, and the open squares."""
        state, bombs = self._state, self.rules.bombs
        rows, columns = self._board.rows, self._board.columns
        opened = None
        if state.opened:
            opened = squares_of(state.opened, rows, columns, MARKS, "opened")
        if not state.bombs:
            if opened is None:
                opened = Minefield(rows, columns, ()).closed()
            seed = self.seed if isinstance(self.seed, int) else derive_seed(self.seed)
            found = odds(rows_of(opened, columns), bombs).placements(1, seed)[0]
            return Minefield(rows, columns, [i for i, bomb in enumerate(found) if bomb]), opened
        field = Minefield.parse(state.bombs, rows, columns)
        if len(field.bombs) != bombs:
            raise BadPosition(f"{len(field.bombs)} bombs; the ruleset has {bombs}")
        if opened is None:
            tiles = [square for square, tile in enumerate(self._board.squares) if tile != EMPTY]
            opened = field.open(field.closed(), tiles)
        if not field.agrees(opened):
            raise BadPosition("opened: the numbers do not agree with the bombs")
        return field, opened
