"""One game of an environment, step by step."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final, Self

from lexicon_fast.base.arguments import integer
from lexicon_fast.base.errors import IllegalAction

if TYPE_CHECKING:
    from lexicon_fast.base.rng import Seed
    from lexicon_fast.rl.adapter import BaseAdapter
    from lexicon_fast.rl.encoding import BaseChoices


class Episode:
    """A game, the unfinished move of its player to move, and the number of turns.

    max_cycles: the number of turns of each player after which the game is truncated; None: never.
    """

    def __init__(self, adapter: BaseAdapter, seed: Seed, max_cycles: int | None) -> None:
        self.adapter: Final = adapter
        self.game = adapter.new_game(seed)
        self._turns = 0
        self._most_turns = None if max_cycles is None else max_cycles * adapter.players
        self._choices: BaseChoices | None = adapter.choices(self.game)

    def __deepcopy__(self, memo: object) -> Self:
        """Return an independent episode in the same state, with the same random draws to come."""
        copied = copy.copy(self)
        copied.game = self.game.copy()
        copied._choices = copy.copy(self._choices)
        return copied

    @property
    def player(self) -> int | None:
        """The player to move; None once the game is over."""
        player: int | None = self.game.current_player()
        return player

    @property
    def steps(self) -> tuple[int, ...]:
        """The steps of the unfinished move."""
        return self._choices.steps if self._choices is not None else ()

    @property
    def legal(self) -> list[int]:
        """The steps that the player to move may take; none once the game is over."""
        return self._choices.legal if self._choices is not None else []

    @property
    def truncated(self) -> bool:
        """Whether the game has been stopped by `max_cycles`."""
        stopped = self._most_turns is not None and self._turns >= self._most_turns
        return stopped and self.player is not None

    def seen_by(self, player: int) -> tuple[Any, tuple[int, ...], list[int]]:
        """Return what a player sees: the observation, the steps of the own move, the legal steps.

        Others do not see an unfinished move.
        """
        seen = self.game.observation(player)
        if player != self.player:
            return seen, (), []
        return seen, self.steps, [] if self.truncated else self.legal

    def step(self, step: Any) -> bool:
        """Take a step of the player to move, and return whether it completes a move.

        Raises IllegalAction, also after the end, and TypeError.
        """
        number = integer("action", step)
        choices = self._choices
        if choices is None or self.truncated:
            raise IllegalAction("over", "the game is over; reset the environment")
        choices.take(number)
        if choices.legal:
            return False
        seen = self.game.observation(self.player)
        self.act(self.adapter.encoding.action(choices.steps, seen))
        return True

    def act(self, action: Any) -> None:
        """Apply a complete action of the player to move. Raises IllegalAction."""
        self.game.apply(action)
        self._turns += self.adapter.is_turn(action)
        over = self.game.current_player() is None
        self._choices = None if over else self.adapter.choices(self.game)

    def picture(self) -> str:
        """Return the position as text, with all hands."""
        lines, player = self.adapter.picture(self.game), self.player
        if player is None:
            lines.append("over; winners: " + ", ".join(f"player_{i}" for i in self.game.winners))
        else:
            lines.append(
                f"player_{player} to move: {self.adapter.encoding.text(self.steps)}".rstrip(": ")
            )
        return "\n".join(lines)
