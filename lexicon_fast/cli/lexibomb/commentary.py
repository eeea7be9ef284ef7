"""What happens in a game of Lexibomb, told in a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.bots.lexibomb.bot import board_of
from lexicon_fast.cli.lexibomb.minefield_picture import field_lines
from lexicon_fast.cli.lexibomb.picture import last_play, opened_bytes
from lexicon_fast.cli.painter import RED, counted
from lexicon_fast.cli.tiles import commentary

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb import events
    from lexicon_fast.games.lexibomb.game import Game


class Teller(commentary.Teller):
    """Tells what happens in a game of Lexibomb. Once it is over, where the bombs lay."""

    _game: Game

    def tell_more(self, event: events.AnyEvent) -> list[str]:
        return []

    def laid(self, event: events.Turn) -> str:
        if not event.hit:
            return ""
        bombs = "a bomb" if len(event.hit) == 1 else f"{len(event.hit)} bombs"
        return "; " + self._paint(f"{bombs} on {', '.join(event.hit)}", RED)

    def board(self) -> list[str]:
        return self._drawn(bombs=False)

    def end(self, event: events.GameEnd) -> list[str]:
        return ["Where the bombs lay (*):", *self._drawn(bombs=True), "", *super().end(event)]

    def why_over(self, event: events.GameEnd) -> str:
        zeros = self._game.zeros
        player = zeros.index(max(zeros))
        turns = counted(self._game.rules.zeros, "turn")
        return f"{self.names[player]} had no points in {turns} in a row"

    def _drawn(self, *, bombs: bool) -> list[str]:
        """The board as it is now. bombs: with those that were not hit."""
        game = self._game
        sees = game.observation(0)
        last = last_play(sees)
        return field_lines(
            board_of(sees, game.rules, game.dictionary.alphabet),
            opened_bytes(sees),
            game.rules,
            self._paint,
            laid=() if last is None else last.squares,
            bombs=game.minefield.bombs if bombs else (),
        )
