"""Commentary on a game of Lexibomb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexicon_fast.cli.lexibomb.minefield_picture import FieldPicture
from lexicon_fast.cli.lexibomb.picture import field_of
from lexicon_fast.cli.tiles import commentary
from lexicon_fast.rows.painter import RED, counted

if TYPE_CHECKING:
    from lexicon_fast.games.lexibomb import events
    from lexicon_fast.games.lexibomb.game import Game


class Commentary(commentary.Commentary):
    """Describes the events of a game of Lexibomb; at the end it shows all bombs."""

    _game: Game

    def play_details(self, event: events.Turn) -> str:
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
        """Draw the current board. bombs: with those that were not hit."""
        game = self._game
        board, opened, laid, _ = field_of(game.observation(0), game.dictionary.alphabet)
        hidden = game.minefield.bombs if bombs else ()
        field = FieldPicture(board, opened, game.rules, self._paint, laid=laid, bombs=hidden)
        return field.lines()
