"""Commentary on a game: lines of text about its events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.rows.painter import BOLD, GREEN, RED, Painter, printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_MAX_NAME: Final = 40


class Commentary(ABC):
    """Describes the events of a game to a player or to an onlooker. Each game has a subclass.

    names: of the players; you: the player who reads the commentary, None for an onlooker.
    """

    #: Kinds of events to count in the summary of a record, and the noun for each.
    counted_events: ClassVar[Sequence[tuple[str, str]]]

    def __init__(self, names: Sequence[str], paint: Painter, *, you: int | None = None) -> None:
        self.names = [
            "you" if player == you else _display_name(player, names) for player in range(len(names))
        ]
        self._paint = paint
        self._you = you

    @abstractmethod
    def before_action(self, game: Any) -> None:
        """Remember the state before an action, as far as its description needs it."""

    @abstractmethod
    def lines(self, event: Any) -> list[str]:
        """Describe an event, without anything that the reader must not know."""

    @abstractmethod
    def progress(self, game: Any) -> str:
        """Return how far a game has gone: `round 3`."""

    def game_end(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """Describe the result of a game."""
        names = [self.names[player] for player in winners]
        if len(names) == 1:
            result = self._does(winners[0], "win") + " the game"
        else:
            result = f"{', '.join(names[:-1])} and {names[-1]} share the game"
            result = result[0].upper() + result[1:] if names[0] == "you" else result
        all_scores = ", ".join(
            f"{name} {score}" for name, score in zip(self.names, scores, strict=True)
        )
        colour = BOLD if self._you is None else GREEN if self._you in winners else RED
        return self._paint(f"{result}.", colour) + f" Scores: {all_scores}."

    def _draw_line(
        self, purpose: str, drawn: Iterable[tuple[int, str]], winner: int | None, verb: str
    ) -> str:
        """Describe a draw before the game. drawn: by players; verb: of the winner."""
        all_drawn = ", ".join(f"{self.names[player]} {what}" for player, what in drawn)
        result = "a tie" if winner is None else f"{self.names[winner]} {self._verb(winner, verb)}"
        return f"Draw for {purpose}: {all_drawn}: {result}"

    def _challenge_line(self, player: int, words: str, reason: str, *, right: bool) -> str:
        """Describe a challenge of words, with its result."""
        good = right == (player == self._you)
        result = self._paint("rightly" if right else "wrongly", GREEN if good else RED)
        return f"{self._does(player, 'challenge')} {words}, {result}: {reason}"

    def _does(self, player: int, verb: str) -> str:
        """Return the start of a sentence: `You play`, `greedy plays`."""
        name = "You" if player == self._you else self.names[player]
        return f"{name} {self._verb(player, verb)}"

    def _verb(self, player: int, verb: str) -> str:
        if player == self._you:
            return verb
        return {"are": "is", "have": "has", "pass": "passes"}.get(verb, f"{verb}s")


def _display_name(player: int, names: Sequence[str]) -> str:
    """Return a bot's name without its options, with a number if several bots have this name."""
    short = [printable(each.partition(":")[0][:_MAX_NAME]) or "?" for each in names]
    if short.count(short[player]) == 1:
        return short[player]
    return f"{short[player]} {short[: player + 1].count(short[player])}"
