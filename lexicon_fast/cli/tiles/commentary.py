"""Commentary on a game with tiles on a board."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from lexicon_fast.cli import commentary
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.events import StartDraw
from lexicon_fast.rows.painter import BOLD, counted

if TYPE_CHECKING:
    from collections.abc import Iterator


class Commentary(commentary.Commentary):
    """Describes the events of a board game. An onlooker sees the racks and all boards."""

    counted_events = (("turn", "action"),)

    _game: Any
    #: The reader's observation, and all racks, before the last action.
    _before: Any
    _racks: tuple[str, ...]

    @abstractmethod
    def board(self) -> list[str]:
        """Draw the current board."""

    @abstractmethod
    def why_over(self, event: Any) -> str:
        """Return why a game ended in which every player still has tiles."""

    def other_lines(self, event: Any) -> list[str]:
        """Describe an event that only this game has."""
        return []

    def play_details(self, event: Any) -> str:
        """Return what follows the score in the description of a play."""
        return ""

    def before_action(self, game: Any) -> None:
        self._game = game
        self._before = game.observation(self._you or 0)
        self._racks = game.racks

    def progress(self, game: Any) -> str:
        turns = sum(
            isinstance(getattr(event, "action", None), Lay | Exchange | Pass)
            for event in game.events
        )
        return f"turn {turns + (not game.is_terminal())}"

    def lines(self, event: Any) -> list[str]:
        if isinstance(event, StartDraw):
            drawn = zip(event.players, event.tiles, strict=True)
            return [self._draw_line("the start", drawn, event.starter, "start")]
        match event.__struct_config__.tag, getattr(event, "action", None):
            case "deal", _:
                return self._deal(event)
            case "turn", Lay() | Exchange() | Pass():
                return self._turn(event)
            case "game end", _:
                return ["", *self.end(event), self.game_end(event.winners, event.scores)]
        return self.other_lines(event)

    def _deal(self, event: Any) -> list[str]:
        if self._you is None:
            racks = [f"{name} {rack}" for name, rack in zip(self.names, event.racks, strict=True)]
            return [f"{self.names[event.starter]} starts. Racks: {', '.join(racks)}"]
        if len(self.names) == 1 or any(isinstance(each, StartDraw) for each in self._game.events):
            return []
        return [self._does(event.starter, "start")]

    def _turn(self, event: Any) -> list[str]:
        player, action = event.player, event.action
        match action:
            case Lay(at=at, word=word):
                total = self._before.scores[player] + event.score
                points = counted(event.score, "point")
                line = f"{self._acts(player, 'play')} {at} {self._paint.word(word)}: {points}"
                return [f"{line}, {total} in all{self.play_details(event)}", *self.shown_board()]
            case Exchange(tiles=tiles):
                line = self._acts(player, "exchange")
                if self._you not in (None, player):
                    return [f"{line} {counted(len(tiles), 'tile')}"]
                return [f"{line} {tiles} for {event.drawn}"]
        return [self._acts(player, "pass")]

    def _acts(self, player: int, verb: str) -> str:
        """Return the start of a sentence about an action; an onlooker also gets the rack."""
        if self._you is not None:
            return self._does(player, verb)
        return f"{self.names[player]} ({self._racks[player]}) {self._verb(player, verb)}"

    def shown_board(self) -> list[str]:
        """Draw the current board for an onlooker; a player gets it with each turn."""
        return self.board() if self._you is None else []

    def end(self, event: Any) -> list[str]:
        """Describe why the game is over, and what the remaining tiles change."""
        if event.why == "out":
            out = self._game.racks.index("")
            why = f"{self.names[out]} {self._verb(out, 'have')} no tiles left"
        else:
            why = self.why_over(event)
        return [self._paint(f"The game is over: {why}.", BOLD), *self._final_scores(event)]

    def _final_scores(self, event: Any) -> Iterator[str]:
        size = max(map(len, self.names))
        held = max(max(map(len, self._game.racks)), len("no tiles"))
        digits = max(len(str(score)) for score in event.before)
        for name, rack, before, change, score in zip(
            self.names, self._game.racks, event.before, event.adjustments, event.scores, strict=True
        ):
            left = f"{rack or 'no tiles':{held}}"
            yield f"{name:{size}}  {left}  {before:{digits}} {change:+4d} = {score}"
