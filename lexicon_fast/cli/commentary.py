"""What happens in a game, told in a line each: what all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lexicon_fast.cli.painter import BOLD, GREEN, RED, Painter, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

_MAX_NAME: Final = 40


class Teller(ABC):
    """Tells what happens, to a player or to an onlooker. Each game has a class of its own.

    names: of the players; you: the number of the one who is told, None for an onlooker.
    """

    #: What a record of the game is counted by: kinds of events, and what they are called.
    counted: ClassVar[Sequence[tuple[str, str]]]

    def __init__(self, names: Sequence[str], paint: Painter, *, you: int | None = None) -> None:
        self.names = [
            "you" if player == you else _shown(name, player, names)
            for player, name in enumerate(names)
        ]
        self._paint = paint
        self._you = you

    @abstractmethod
    def look(self, game: Any) -> None:
        """Before an action: what has to be known to tell of it."""

    @abstractmethod
    def tell(self, event: Any) -> list[str]:
        """Lines about an event: nothing that the one who is told cannot see."""

    @abstractmethod
    def place(self, game: Any) -> str:
        """How far a game has gone: `round 3`."""

    def game_end(self, winners: Sequence[int], scores: Sequence[int]) -> str:
        """A line about who won."""
        names = [self.names[player] for player in winners]
        if len(names) == 1:
            told = f"{self._who(winners[0])} {self._verb(winners[0], 'win')} the game"
        else:
            told = f"{', '.join(names[:-1])} and {names[-1]} share the game"
            told = told[0].upper() + told[1:] if names[0] == "you" else told
        all_scores = ", ".join(
            f"{name} {score}" for name, score in zip(self.names, scores, strict=True)
        )
        colour = BOLD if self._you is None else GREEN if self._you in winners else RED
        return self._paint(f"{told}.", colour) + f" Scores: {all_scores}."

    def _who(self, player: int) -> str:
        return "You" if player == self._you else self.names[player]

    def _verb(self, player: int, verb: str) -> str:
        return verb if player == self._you else f"{verb}s"


def _shown(name: str, player: int, names: Sequence[str]) -> str:
    """A bot's name without its options, numbered where several are called the same."""
    short = [plain(each.partition(":")[0][:_MAX_NAME]) or "?" for each in names]
    if short.count(short[player]) == 1:
        return short[player]
    return f"{short[player]} {short[: player + 1].count(short[player])}"
