"""Scrabble as text for people: pictures of positions, commentary on games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.base import tile_text
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.bots.scrabble.validation import hidden_tiles, take_back
from lexicon_fast.cli.tiles import display as tiles
from lexicon_fast.cli.tiles.display import LastPlay, board_lines
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS
from lexicon_fast.games.tiles.actions import Challenge, Lay
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.rows.painter import BOLD, Painter, counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from lexicon_fast.dictionary.alphabet import Alphabet
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.scrabble.observation import Observation


def last_play(observation: Observation, alphabet: Alphabet) -> LastPlay | None:
    """Return the last play that is still on the board; None: there is none, or it is unknown."""
    withdrawn = False
    for turn in reversed(observation.history):
        if isinstance(turn.action, Challenge):
            withdrawn = bool(turn.right)
        elif isinstance(turn.action, Lay):
            if not withdrawn:
                return _play_on_board(turn.player, turn.action, turn.score, observation, alphabet)
            withdrawn = False
    return None


def _play_on_board(
    player: int, action: Lay, score: int, observation: Observation, alphabet: Alphabet
) -> LastPlay | None:
    try:
        _, play = take_back(action, observation, alphabet)
    except BadObservation:  # the history does not belong to this board
        return None
    return LastPlay(player, action, score, tuple(index for index, _ in play.tiles), play.words)


def board_of(observation: Observation, alphabet: Alphabet, paint: Painter) -> list[str]:
    """Draw the board, with the last play highlighted."""
    layout = observation.rules.layout
    last = last_play(observation, alphabet)
    laid = () if last is None else last.squares
    board = Board.parse(observation.board, layout, alphabet)
    return board_lines(board, layout, paint, laid=laid, width=paint.width)


def picture(
    observation: Observation,
    names: Sequence[str],
    alphabet: Alphabet,
    paint: Painter,
    *,
    rack: str | None = None,
) -> list[str]:
    """Draw a position as its player sees it. rack: the tiles in display order."""
    board = Board.parse(observation.board, observation.rules.layout, alphabet)

    def lost_turns(player: int) -> str:
        turns = observation.lost[player] if observation.lost else 0
        return f"loses {'a turn' if turns == 1 else counted(turns, 'turn')}" if turns else ""

    return tiles.picture(
        observation,
        names,
        paint,
        board_of(observation, alphabet, paint),
        last_play(observation, alphabet),
        note=lost_turns,
        unseen=lambda width: unseen_lines(observation, board, names, paint, width),
        rack=rack,
    )


def unseen_lines(
    observation: Observation, board: Board, names: Sequence[str], paint: Painter, width: int | None
) -> list[str]:
    """Return lines about the tiles in the bag and on the racks of others."""

    def known_tiles() -> Iterator[str]:
        for name, known in zip(names, hidden_tiles(observation, board).known, strict=True):
            if known:
                yield f"{name} has {' '.join(known)}"

    return tiles.unseen_lines(observation, board, paint, width, known_tiles)


class Commentary(tiles.Commentary):
    """Describes the events of a game of Scrabble."""

    _game: Game
    _before: Observation

    def other_lines(self, event: events.AnyEvent) -> list[str]:
        match event:
            case events.TurnEvent(action=Challenge()):
                right = bool(event.right)
                line = self._challenge(event.player, right=right)
                return [line, *(self.shown_board() if right else [])]
            case events.LostTurn(player=player):
                return [f"{self._does(player, 'lose')} a turn"]
        return []

    def board(self) -> list[str]:
        return board_of(self._game.observation(0), self._game.dictionary.alphabet, self._paint)

    def why_over(self, event: events.GameEnd) -> str:
        turns = self._game.rules.scoreless_turns
        return f"{counted(turns, 'turn')} in a row without a point"

    def _challenge(self, player: int, *, right: bool) -> str:
        rules = self._game.rules
        last = last_play(self._before, self._game.dictionary.alphabet)
        assert last is not None
        several = len(last.words) > 1
        mover = self.names[last.player]
        if right:
            why = "not all of them are" if several else "it is not"
            take, lose = self._verb(last.player, "take"), self._verb(last.player, "lose")
            points = counted(last.score, "point")
            why += f" in the dictionary; {mover} {take} the tiles back and {lose} {points}"
        else:
            why = "all of them are" if several else "it is"
            why += " in the dictionary"
            if bonus := CHALLENGE_BONUS.get(rules.challenge, 0):
                why += f" ({mover} {bonus:+d})"
            elif rules.challenge in ("rules", "double"):
                whose = "your" if player == self._you else "the"
                lose = self._verb(player, "lose")
                why += f"; {self.names[player]} {lose} {whose} next turn"
        words = ", ".join(tile_text.upper(word) for word in last.words)
        return self._challenge_line(player, self._paint(words, BOLD), why, right=right)
