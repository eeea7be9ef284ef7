"""What happens in a game with tiles on a board, told in a line each."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from lexicon_fast.cli import commentary
from lexicon_fast.cli.painter import BOLD, counted
from lexicon_fast.games.tiles.actions import Exchange, Lay, Pass
from lexicon_fast.games.tiles.events import StartDraw

if TYPE_CHECKING:
    from collections.abc import Sequence


class Teller(commentary.Teller):
    """Tells what happens. An onlooker sees the racks, and each board."""

    counted = (("turn", "action"),)

    _game: Any
    #: What the one who is told saw before the last action; and the racks.
    _before: Any
    _racks: tuple[str, ...]

    # What differs from game to game

    @abstractmethod
    def tell_more(self, event: Any) -> list[str]:
        """Lines about an event that only this game has."""

    @abstractmethod
    def board(self) -> list[str]:
        """The board as it is now, drawn."""

    @abstractmethod
    def why_over(self, event: Any) -> str:
        """Why a game is over in which somebody may still have tiles."""

    def laid(self, event: Any) -> str:
        """What is told of a play behind its points."""
        return ""

    # What they have in common

    def look(self, game: Any) -> None:
        self._game = game
        self._before = game.observation(self._you or 0)
        self._racks = game.racks

    def place(self, game: Any) -> str:
        turns = sum(
            isinstance(getattr(event, "action", None), Lay | Exchange | Pass)
            for event in game.events
        )
        return f"turn {turns + (not game.is_terminal())}"

    def tell(self, event: Any) -> list[str]:
        if isinstance(event, StartDraw):
            return [self._start_draw(event.players, event.tiles, event.starter)]
        match event.__struct_config__.tag, getattr(event, "action", None):
            case "deal", _:
                return self._deal(event)
            case "turn", Lay() | Exchange() | Pass():
                return self._turn(event)
            case "game end", _:
                return ["", *self.end(event), self.game_end(event.winners, event.scores)]
        return self.tell_more(event)

    def _start_draw(self, players: Sequence[int], tiles: str, starter: int | None) -> str:
        drawn = ", ".join(
            f"{self.names[player]} {tile}" for player, tile in zip(players, tiles, strict=True)
        )
        if starter is None:
            return f"Draw for the start: {drawn}: a tie"
        return f"Draw for the start: {drawn}: {self.names[starter]} {self._verb(starter, 'start')}"

    def _deal(self, event: Any) -> list[str]:
        if self._you is None:
            first = f"{self.names[event.starter]} starts. "
            racks = [f"{name} {rack}" for name, rack in zip(self.names, event.racks, strict=True)]
            return [f"{first}Racks: {', '.join(racks)}"]
        if len(self.names) == 1 or any(isinstance(each, StartDraw) for each in self._game.events):
            return []
        return [f"{self._who(event.starter)} {self._verb(event.starter, 'start')}"]

    def _turn(self, event: Any) -> list[str]:
        player, action = event.player, event.action
        who = f"{self._who(player)}{self._held(player)}"
        match action:
            case Lay(at=at, word=word):
                total = self._before.scores[player] + event.score
                play = f"{at} {self._paint.word(word)}"
                points = counted(event.score, "point")
                line = f"{who} {self._verb(player, 'play')} {play}: {points}, {total} in all"
                return [line + self.laid(event), *self.shown()]
            case Exchange(tiles=tiles):
                line = f"{who} {self._verb(player, 'exchange')} "
                if self._you not in (None, player):
                    return [line + counted(len(tiles), "tile")]
                return [f"{line}{tiles} for {event.drawn}"]
        return [f"{who} {self._verb(player, 'pass')}"]

    def _verb(self, player: int, verb: str) -> str:
        return "passes" if verb == "pass" and player != self._you else super()._verb(player, verb)

    def _held(self, player: int) -> str:
        """The rack that a player had, for an onlooker."""
        return f" ({self._racks[player]})" if self._you is None else ""

    def shown(self) -> list[str]:
        """The board as it is now, for an onlooker."""
        return self.board() if self._you is None else []

    def end(self, event: Any) -> list[str]:
        """Why the game is over, and what the tiles left change."""
        if event.why == "out":
            out = self._game.racks.index("")
            has = "have" if out == self._you else "has"
            why = f"{self.names[out]} {has} no tiles left"
        else:
            why = self.why_over(event)
        lines = [self._paint(f"The game is over: {why}.", BOLD)]
        size = max(map(len, self.names))
        held = max(max(map(len, self._game.racks)), len("no tiles"))
        digits = max(len(str(score)) for score in event.before)
        for name, rack, before, change, score in zip(
            self.names, self._game.racks, event.before, event.adjustments, event.scores, strict=True
        ):
            left = f"{rack or 'no tiles':{held}}"
            lines.append(f"{name:{size}}  {left}  {before:{digits}} {change:+4d} = {score}")
        return lines
