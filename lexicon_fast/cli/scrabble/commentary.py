"""What happens in a game of Scrabble, told in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.scrabble.boards import board_of
from lexicon_fast.cli.painter import BOLD, GREEN, RED, counted
from lexicon_fast.cli.scrabble.picture import last_play
from lexicon_fast.cli.tiles import commentary
from lexicon_fast.cli.tiles.board_picture import board_lines
from lexicon_fast.games.scrabble import events
from lexicon_fast.games.scrabble.rules import CHALLENGE_BONUS
from lexicon_fast.games.tiles.actions import Challenge

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.scrabble.observation import Observation


class Teller(commentary.Teller):
    """Tells what happens in a game of Scrabble."""

    _game: Game
    _before: Observation

    def tell_more(self, event: events.AnyEvent) -> list[str]:
        match event:
            case events.Turn(action=Challenge()):
                right = bool(event.right)
                told = self._challenge(event.player, right=right)
                return [told, *(self.shown() if right else [])]
            case events.LostTurn(player=player):
                return [f"{self._who(player)} {self._verb(player, 'lose')} a turn"]
        return []

    def board(self) -> list[str]:
        sees = self._game.observation(0)
        layout = self._game.rules.layout
        alphabet = self._game.dictionary.alphabet
        play = last_play(sees, alphabet)
        laid = () if play is None else play.squares
        board = board_of(sees, layout, alphabet)
        return board_lines(board, layout, self._paint, laid=laid, width=self._paint.width)

    def why_over(self, event: events.GameEnd) -> str:
        turns = self._game.rules.scoreless_turns
        return f"{counted(turns, 'turn')} in a row without a point"

    def _challenge(self, player: int, *, right: bool) -> str:
        rules, before = self._game.rules, self._before
        play = last_play(before, self._game.dictionary.alphabet)
        assert play is not None
        words = ", ".join(word.upper() for word in play.words)
        line = f"{self._who(player)} {self._verb(player, 'challenge')} {self._paint(words, BOLD)}"
        mover = play.player
        several = len(play.words) > 1
        if right:
            told = self._paint("rightly", GREEN if player == self._you else RED)
            why = "not all of them are" if several else "it is not"
            why += " in the dictionary"
            take, lose = self._verb(mover, "take"), self._verb(mover, "lose")
            return (
                f"{line}, {told}: {why}; {self.names[mover]} {take} the tiles back and {lose}"
                f" {counted(play.score, 'point')}"
            )
        told = self._paint("wrongly", RED if player == self._you else GREEN)
        why = "all of them are in the dictionary" if several else "it is in the dictionary"
        bonus = CHALLENGE_BONUS.get(rules.challenge, 0)
        if bonus:
            why += f" ({self.names[mover]} {bonus:+d})"
        elif rules.challenge in ("rules", "double"):
            pronoun = "your" if player == self._you else "the"
            lose = self._verb(player, "lose")
            why += f"; {self.names[player]} {lose} {pronoun} next turn"
        return f"{line}, {told}: {why}"
