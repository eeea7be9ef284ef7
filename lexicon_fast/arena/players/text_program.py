"""Programs of others that read commands and write text: engines with a protocol of their own."""

from __future__ import annotations

import os
import re
import select
import subprocess
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from multiprocessing.util import Finalize
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Self

from lexicon_fast.base.arguments import MAX_TIMEOUT, TIMEOUT
from lexicon_fast.base.errors import excerpt
from lexicon_fast.bots.base import Failure, Option
from lexicon_fast.bots.scrabble.bot import ScrabbleBot
from lexicon_fast.bots.scrabble.unseen import hidden_tiles
from lexicon_fast.client.connection import kill_group, left
from lexicon_fast.games.tiles.board import Board

if TYPE_CHECKING:
    from lexicon_fast.games.scrabble.observation import Observation
    from lexicon_fast.games.tiles.actions import Action

TIMEOUT_OPTION: Final = Option(
    "timeout", "float", TIMEOUT, "Seconds for an answer.", low=0.001, high=MAX_TIMEOUT
)

_READ: Final = 1 << 16
#: Characters of the output for a command. What is not read waits in the pipe.
MAX_OUTPUT: Final = 1 << 20


class TextProgram:
    """A running program.

    command: its parts; name: of the program, in messages; folder: where it runs; more: variables
    added to its environment; merge: True to read its stderr, too, which is passed on otherwise.
    Raises Failure.
    """

    def __init__(
        self,
        command: Sequence[str | os.PathLike[str]],
        *,
        name: str,
        folder: str | os.PathLike[str] | None = None,
        more: Mapping[str, str] | None = None,
        merge: bool = False,
    ) -> None:
        self.name = name
        try:
            self.process = subprocess.Popen(
                [os.fspath(part) for part in command],
                cwd=folder,
                env={**os.environ, **(more or {})},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if merge else None,
                bufsize=0,
                start_new_session=True,  # Ctrl-C is for the program that asks
            )
        except OSError as error:
            raise Failure("crash", f"{name} cannot be started: {error}") from None
        assert self.process.stdout is not None
        self._output = self.process.stdout

    def ask(self, command: str, end: re.Pattern[str], seconds: float) -> tuple[str, re.Match[str]]:
        """Send a command, which may have several lines, and read until `end` matches.

        Returns the output before the match, and the match. Raises Failure.
        """
        assert self.process.stdin is not None
        first = command.partition("\n")[0]
        try:
            self.process.stdin.write(f"{command}\n".encode())
        except OSError:
            raise Failure("crash", f"{self.name} exited before {excerpt(first, 200)}") from None
        deadline = monotonic() + seconds
        output = ""
        while not (found := end.search(output)):
            if not self._can_read(deadline):
                self.close()
                message = f"{self.name} has not answered {excerpt(first, 200)} within {seconds:g} s"
                raise Failure("timeout", message)
            part = os.read(self._output.fileno(), _READ)
            if not part:
                code = self.process.wait()
                message = f"{self.name} ended with exit code {code} after {excerpt(first, 200)}"
                text = output.strip()
                raise Failure("crash", f"{message}: {text[-1000:]}" if text else message)
            output += part.decode(errors="replace")
            if len(output) > MAX_OUTPUT:
                self.close()
                message = f"{self.name} wrote more than {MAX_OUTPUT:,} characters after"
                raise Failure("error", f"{message} {excerpt(first, 200)} without an answer")
        return output[: found.start()], found

    def _can_read(self, deadline: float) -> bool:
        """Wait for output, or its end. Return whether there is any before the deadline."""
        poll = select.poll()
        poll.register(self._output, select.POLLIN)
        return bool(poll.poll(left(deadline) * 1000))

    def close(self) -> None:
        """End the program, and what it has started."""
        kill_group(self.process.pid)
        self.process.kill()
        self.process.wait()
        assert self.process.stdin is not None
        self.process.stdin.close()
        self._output.close()


class EngineBot(ScrabbleBot):
    """A player of Scrabble games of two whose turns another engine chooses.

    The engine is started at the first turn, and again after a failure. It does not hear of
    challenges: plays with words outside of the dictionary in play are challenged here.
    """

    external = True
    #: Seconds for an answer.
    timeout: float

    def turn(self, observation: Observation, seed: int) -> Action:
        """Return the action of the engine. Raises Failure."""
        if len(observation.rack_sizes) != 2:
            raise Failure("error", f"{self.kind} plays games of two")
        line = cgp(observation, self.dictionary.alphabet)
        is_new = all(turn.player != observation.player for turn in observation.history)
        try:
            if self._engine is None:
                self._engine = self.start()
                # Not weakref.finalize: processes of a match end without calling it.
                Finalize(self, self._engine.close, exitpriority=1)
                is_new = True
            return self.move(self._engine, observation, line, seed if is_new else None)
        except Failure:
            self.close()
            raise

    _engine: TextProgram | None = None

    @abstractmethod
    def start(self) -> TextProgram:
        """Start the engine. Raises Failure."""

    @abstractmethod
    def move(
        self, engine: TextProgram, observation: Observation, line: str, seed: int | None
    ) -> Action:
        """Return the action for a position.

        line: the position in CGP; seed: that of a game that is new to the engine. Raises Failure.
        """

    def heeding(self, ended: object) -> Self:
        """Return the bot itself: its engine cannot be stopped early."""
        return self

    def close(self) -> None:
        """End the engine, if it runs."""
        engine, self._engine = self._engine, None
        if engine is not None:
            engine.close()

    def __getstate__(self) -> dict[str, Any]:
        # Each copy starts an engine of its own.
        state = super().__getstate__()
        state["state"].pop("_engine", None)
        return state

    def __copy__(self) -> Self:
        found = super().__copy__()
        found._engine = None
        return found


def cgp(observation: Observation, alphabet: Any) -> str:
    """Return what the player to move knows, in CGP: the other rack only with an empty bag."""
    me = observation.player
    other = 1 - me
    board = Board.parse(observation.board, observation.rules.layout, alphabet)
    rack = ""
    if not observation.bag:
        hidden = hidden_tiles(observation, board)
        rack = hidden.tiles + hidden.known[other]
    scores = observation.scores or (0, 0)
    return (
        f"{board.cgp} {observation.rack}/{rack} {scores[me]}/{scores[other]}"
        f" {observation.scoreless}"
    )
