"""Commentary on a game of Scrabble."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.cli.scrabble.picture import last_play
from lexicon_fast.cli.tiles import commentary
from lexicon_fast.cli.tiles.board_picture import board_lines
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS
from lexicon_fast.games.tiles.actions import Challenge
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.rows.painter import BOLD, counted

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.scrabble.observation import Observation


class Commentary(commentary.Commentary):
    """Describes the events of a game of Scrabble."""

    _game: Game
    _before: Observation

    def other_lines(self, event: events.AnyEvent) -> list[str]:
        match event:
            case events.Turn(action=Challenge()):
                right = bool(event.right)
                line = self._challenge(event.player, right=right)
                return [line, *(self.shown_board() if right else [])]
            case events.LostTurn(player=player):
                return [f"{self._does(player, 'lose')} a turn"]
        return []

    def board(self) -> list[str]:
        observation = self._game.observation(0)
        layout = self._game.rules.layout
        alphabet = self._game.dictionary.alphabet
        last = last_play(observation, alphabet)
        laid = () if last is None else last.squares
        board = Board.parse(observation.board, layout, alphabet)
        return board_lines(board, layout, self._paint, laid=laid, width=self._paint.width)

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
        words = ", ".join(word.upper() for word in last.words)
        return self._challenge_line(player, self._paint(words, BOLD), why, right=right)
