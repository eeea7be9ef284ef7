"""A game of Scrabble with its rules: from the draw for the start to the count of remaining tiles.

`game_from` continues from a position of the tiles instead of a deal.

The rules are those of the Scrabble rule book; a `Ruleset` holds the choices of players. The methods
follow OpenSpiel.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from lexicon_fast.base import tile_text
from lexicon_fast.base.arguments import checked, checked_int
from lexicon_fast.base.errors import BadPosition, IllegalAction
from lexicon_fast.base.rng import Seed
from lexicon_fast.dictionary.dictionary import Dictionary, checked_dictionary
from lexicon_fast.games.scrabble import events, rules
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.observation import Observation, Turn
from lexicon_fast.games.tiles import actions
from lexicon_fast.games.tiles import game as tile_game
from lexicon_fast.games.tiles.bag import remove_tiles
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.cgp import Position
from lexicon_fast.games.tiles.laying import ScoredPlay, scored_play
from lexicon_fast.games.tiles.plays import Generator

#: The most turns to lose in a state.
_MAX_LOST: Final = 1000


class Game(tile_game.TileGame[rules.Ruleset, Board, Turn, events.AnyEvent]):
    """A complete game. Players are numbered from 0, in the order of their seats.

    players: 2 to 4; ruleset: see `ruleset`; seed: an int (modulo 2**64), 64 hexadecimal digits, or
    None for a random seed. The seed determines everything random: equal seeds and equal actions
    lead to equal games. starter: a player, or None to draw for it. bag: the tiles in drawing order
    instead of a shuffled bag: the starter's rack first, then the racks of the others in turn.
    Raises TypeError, BadOption, BadLayout, and BadAlphabet if tiles are missing for the
    dictionary's letters.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> game = scrabble.Game(Dictionary.from_words(["hat", "his"]), seed=2, starter=1)
    >>> game.current_player(), game.racks[1], len(game.bag)
    (1, 'HIINOSV', 86)
    >>> game.apply(game.legal_actions()[0])
    >>> game.board.cgp, game.scores, game.phase
    ('15/15/15/15/15/15/15/5HIS7/15/15/15/15/15/15/15', (0, 12), 'challenge')
    >>> game.apply(scrabble.ACCEPT)
    >>> game.current_player(), game.observation(0).rack
    (0, 'AEEGIS?')
    """

    __slots__ = ("_before", "_generator", "_lost", "_may_challenge", "_play", "_scoreless")

    NAME: ClassVar[str] = "scrabble"
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
    ) -> None:
        checked_dictionary(dictionary)
        read = rules.ruleset(ruleset, dictionary.language)
        self._generator = Generator(dictionary, layout=read.layout)
        super().__init__(
            dictionary,
            read,
            Board.empty(read.layout, dictionary.alphabet),
            checked_int("players", players, rules.MIN_PLAYERS, rules.MAX_PLAYERS),
            seed,
        )
        self._lost = [0] * players
        self._scoreless = 0
        #: Players who may still challenge the last play, in turn order.
        self._may_challenge: tuple[int, ...] = ()
        #: The last play; the mover's rack and the board before it.
        self._play: ScoredPlay | None = None
        self._before: tuple[str, Board] = ("", self._board)
        self._begin(starter, bag)

    def _begin(self, starter: int | None, bag: str | None) -> None:
        self._deal(starter, bag)
        self._events.append(events.Deal(self._mover, self.racks, self._bag))

    def _setup(
        self, starter: int | None = None, bag: str = "", position: State | None = None
    ) -> events.Setup:
        return events.Setup(*self._setup_fields(), starter, bag, position)

    # State

    @property
    def phase(self) -> Literal["turn", "challenge", "over"]:
        """The kind of action that is due; "challenge": to accept or challenge the last play."""
        if self._end_reason is not None:
            return "over"
        return "challenge" if self._may_challenge else "turn"

    @property
    def scoreless(self) -> int:
        """Number of scoreless turns in a row."""
        return self._scoreless

    @property
    def lost(self) -> tuple[int, ...]:
        """Turns that each player will lose for wrong challenges."""
        return tuple(self._lost)

    @property
    def words_laid(self) -> tuple[str, ...]:
        """The words of the last play in lower case, the main word first."""
        return () if self._play is None else self._play.words

    # Play

    def current_player(self) -> int | None:
        """Return the player who has to act; None when the game is over."""
        if self._end_reason is not None:
            return None
        return self._may_challenge[0] if self._may_challenge else self._mover

    def legal_actions(self) -> list[actions.Action]:
        """Return the legal actions of the current player, plays first, best first.

        See `scrabble.legal_actions`. After the end there are none.
        """
        if self._end_reason is not None:
            return []
        if self._may_challenge:
            return [actions.ACCEPT, actions.CHALLENGE]
        rack = self._racks[self._mover]
        return _turn_actions(self._board, rack, len(self._bag), self.rules, self._generator)

    def observation(self, player: int) -> Observation:
        """Return the game as a player sees it, without hidden tiles.

        Raises TypeError, BadOption.
        """
        checked_int("player", player, 0, self.players - 1)
        return Observation(
            player,
            self._racks[player],
            self._observed_rows(),
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

    def apply(self, action: actions.Action) -> None:
        """Apply a legal action for the current player.

        A word may be written in any way that `laying.checked_play` allows; events contain it as the
        generator writes it. Raises IllegalAction, whose `rule` names the broken rule, and leaves
        the state unchanged. Rules: "over", "action" (no action at all), "phase", "place", "word",
        "start", "touch", "line", "rack", "void" and "exchange".

        >>> from lexicon_fast import Dictionary, IllegalAction, scrabble
        >>> game = scrabble.Game(Dictionary.from_words(["hat"]), seed=2, starter=1)
        >>> try:
        ...     game.apply(scrabble.Lay("8G", "QUIT"))
        ... except IllegalAction as error:
        ...     print(f"{error.rule}: {error}")
        rack: 8G QUIT takes QUIT, but the rack is HIINOSV
        """
        kind = type(action)
        if self._end_reason is not None:
            raise IllegalAction("over", "the game is over")
        if kind is actions.Accept or kind is actions.Challenge:
            if not self._may_challenge:
                raise IllegalAction(
                    "phase", "there is no play to accept or challenge; use Lay, Exchange or Pass"
                )
            self._answer(kind is actions.Challenge)
        elif kind is actions.Lay or kind is actions.Exchange or kind is actions.Pass:
            if self._may_challenge:
                raise IllegalAction("phase", "accept or challenge the last play first")
            if isinstance(action, actions.Lay):
                self._lay(action)
            elif isinstance(action, actions.Exchange):
                exchange, drawn = self._exchange_tiles(action)
                self._log(self._mover, exchange, drawn=drawn, bag=self._bag)
                self._end_turn(scoreless=True)
            else:
                self._log(self._mover, actions.PASS)
                self._end_turn(scoreless=True)
        else:
            raise IllegalAction(
                "action",
                f"a {kind.__name__} is not an action; use Lay, Exchange, Pass, Accept or Challenge",
            )

    # Turns

    def _lay(self, action: actions.Lay) -> None:
        mover = self._mover
        rack = self._racks[mover]
        play = scored_play(action, self._board, self.rules.layout)
        left = remove_tiles(rack, play.paid, f"{play.action.at} {play.action.word}", "rack")
        if self.rules.strict:
            for word in play.words:
                if self.dictionary.compiled.index(word) < 0:
                    raise IllegalAction("void", f"{tile_text.upper(word)} is not in the dictionary")
        # Nothing fails after this line.
        self._before = rack, self._board
        self._play = play
        self._board = self._board.with_tiles(play.tiles)
        self._rows = None
        self._racks[mover] = left
        self._scores[mover] += play.score
        if self.rules.strict:
            self._log(mover, play.action, play.score, self._refill())
            self._end_turn(scoreless=play.score == 0)
        else:
            self._log(mover, play.action, play.score)
            self._may_challenge = tuple(
                (mover + step) % self.players for step in range(1, self.players)
            )

    def _answer(self, challenged: bool) -> None:
        player, others = self._may_challenge[0], self._may_challenge[1:]
        play, mover = self._play, self._mover
        assert play is not None
        if not challenged:
            self._may_challenge = others
            if others:
                self._log(player, actions.ACCEPT)
            else:
                self._log(player, actions.ACCEPT, drawn=self._refill())
                self._end_turn(scoreless=play.score == 0)
            return
        self._may_challenge = ()
        if any(word not in self.dictionary.words for word in play.words):
            self._racks[mover], self._board = self._before
            self._rows = None
            self._scores[mover] -= play.score
            self._log(player, actions.CHALLENGE, right=True)
            self._end_turn(scoreless=True)
            return
        bonus = rules.CHALLENGE_BONUS.get(self.rules.challenge, 0)
        self._scores[mover] += bonus
        if self.rules.challenge in ("rules", "double"):
            self._lost[player] += 1
        self._log(player, actions.CHALLENGE, drawn=self._refill(), right=False)
        self._end_turn(scoreless=play.score + bonus == 0)

    def _log(
        self,
        player: int,
        action: actions.Action,
        score: int = 0,
        drawn: str = "",
        bag: str = "",
        right: bool | None = None,
    ) -> None:
        """Add an action to the events, and its visible part to each player's history.

        The mover draws the tiles, even if the action is another player's answer to a play.
        """
        self._events.append(events.TurnEvent(player, action, score, drawn, bag, right))
        if isinstance(action, actions.Exchange):
            count = len(action.tiles)
            own = Turn(player, action, 0, drawn, count)
            public = Turn(player, actions.Exchange(""), 0, "", count)
        else:
            own = Turn(player, action, score, drawn, 0, right)
            public = Turn(player, action, score, "", 0, right) if drawn else own
        self._add_to_histories(own, public)

    def _end_turn(self, *, scoreless: bool) -> None:
        self._scoreless = self._scoreless + 1 if scoreless else 0
        if not self._racks[self._mover]:  # so the bag is empty, too
            held = self._rack_points()
            adjustments = [-points for points in held]
            adjustments[self._mover] += sum(held)
            self._finish("out", adjustments, break_ties=True)
            return
        # The next player without a turn to lose moves, unless the game ends before.
        while self._scoreless < self.rules.scoreless_turns:
            self._mover = (self._mover + 1) % self.players
            if not self._lost[self._mover]:
                return
            self._lost[self._mover] -= 1
            self._events.append(events.LostTurn(self._mover))
            if self.rules.challenge == "double":
                self._scoreless += 1
        self._finish("scoreless", [-points for points in self._rack_points()], break_ties=True)


def legal_actions(observation: Observation, dictionary: Dictionary) -> list[actions.Action]:
    """Return the legal actions of the observing player; none if it is not that player's turn.

    If the observation does not name a player to move, it is the observer's turn.
    On a turn: the plays of the generator, best first; each different exchange of tiles, few tiles
    first, then as text; the pass. After a play: accept and challenge. Unless the ruleset has "void"
    challenges, `Game.apply` also allows plays of words that the dictionary lacks.
    Raises TypeError, and BadPosition, BadHand, BadOption, BadLayout, BadAlphabet for an impossible
    observation.

    >>> from lexicon_fast import Dictionary, scrabble
    >>> seen = scrabble.Observation(player=0, rack="CAT", bag=20)
    >>> legal = scrabble.legal_actions(seen, Dictionary.from_words(["cat"]))
    >>> legal[0], legal[3], legal[-1]
    (Lay(at='8F', word='CAT'), Exchange(tiles='A'), Pass())
    """
    checked("observation", Observation, observation)
    checked_dictionary(dictionary)
    if not tile_game.has_turn(observation):
        return []
    if observation.phase == "challenge":
        return [actions.ACCEPT, actions.CHALLENGE]
    layout = observation.rules.layout
    generator = Generator(dictionary, layout=layout)
    board = Board.parse(observation.board, layout, generator.alphabet)
    return _turn_actions(board, observation.rack, observation.bag, observation.rules, generator)


def _turn_actions(
    board: Board, rack: str, bag: int, ruleset: rules.Ruleset, generator: Generator
) -> list[actions.Action]:
    """Return the legal actions of a turn: see `legal_actions`."""
    plays = map(actions.action_of, generator.plays(board, rack))
    return [*plays, *tile_game.other_actions(board, rack, bag, ruleset.exchange_from)]


# Games that continue from a state


def game_from(
    state: State,
    dictionary: Dictionary,
    *,
    ruleset: rules.AnyRuleset = "standard",
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
    tile_game.check_players(state, rules.MIN_PLAYERS, rules.MAX_PLAYERS)
    for turns in state.lost:
        checked_int("lost", turns, 0, _MAX_LOST, BadPosition)
    if state.lost and state.lost[state.to_move]:
        raise BadPosition(f"player {state.to_move} cannot both move and lose a turn")
    return _Resumed(state, dictionary, ruleset, seed)


def state_of(position: Position) -> State:
    """Return the state of a line of CGP. The player to move is player 0."""
    players = max(len(position.racks), len(position.scores), rules.MIN_PLAYERS)
    return State(
        (*position.racks, *[""] * (players - len(position.racks))),
        position.board.cgp,
        0,
        (*position.scores, *[0] * (players - len(position.scores))),
        scoreless=position.zero_turns,
    )


class _Resumed(tile_game.ResumedGame, Game):
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
