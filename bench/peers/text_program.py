"""Programs of others that read commands and write text, and what makes a player of them.

A player is a program for `cmd:`: it answers the requests `bot.move` of a match (docs/own-bot.md).
"""

from __future__ import annotations

import argparse
import atexit
import json
import os
import re
import select
import subprocess
import sys
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.base.errors import LexiconFastError, excerpt
from lexicon_fast.bots.base import Failure
from lexicon_fast.bots.scrabble.bot import ScrabbleBot
from lexicon_fast.bots.scrabble.validation import hidden_tiles
from lexicon_fast.client.connection import kill_group, left
from lexicon_fast.games.tiles.board import Board

if TYPE_CHECKING:
    from lexicon_fast.games.tiles.actions import Action

#: Seconds for the answer to a command.
TIMEOUT: Final = 60.0

_MAX_SECONDS: Final = 86_400

_READ: Final = 1 << 16
#: Characters of the output for a command. What is not read waits in the pipe.
MAX_OUTPUT: Final = 1 << 20


class TextProgram:
    """A running program.

    command: its parts; name: of the program, in messages; folder: where it runs; more: variables
    added to its environment; merge: True to read its stderr, too, which is passed on otherwise;
    detached: False to end with the processes of this group. Raises Failure.
    """

    def __init__(
        self,
        command: Sequence[str | os.PathLike[str]],
        *,
        name: str,
        folder: str | os.PathLike[str] | None = None,
        more: Mapping[str, str] | None = None,
        merge: bool = False,
        detached: bool = True,
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
                start_new_session=detached,  # then Ctrl-C is only for this process
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


class EnginePlayer(ScrabbleBot):
    """A player of Scrabble games of two whose turns another engine chooses.

    The engine is started at the first turn. It does not hear of challenges: plays with words
    outside of the dictionary are challenged here.
    """

    #: The name, in messages.
    kind = "engine"
    _engine: TextProgram | None = None

    def turn(self, observation: scrabble.Observation, seed: int) -> Action:
        """Return the action of the engine. Raises Failure."""
        if len(observation.rack_sizes) != 2:
            raise Failure("error", f"{self.kind} plays games of two")
        line = cgp(observation, self.dictionary.alphabet)
        is_new = all(turn.player != observation.player for turn in observation.history)
        if self._engine is None:
            self._engine = self.start()
            atexit.register(self._engine.close)
            is_new = True
        return self.move(self._engine, observation, line, seed if is_new else None)

    @abstractmethod
    def start(self) -> TextProgram:
        """Start the engine. Raises Failure."""

    @abstractmethod
    def move(
        self, engine: TextProgram, observation: scrabble.Observation, line: str, seed: int | None
    ) -> Action:
        """Return the action for a position.

        line: the position in CGP; seed: that of a game that is new to the engine. Raises Failure.
        """


def options(about: str) -> argparse.ArgumentParser:
    """Return a parser with the options of all players. about: the docstring of the program."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--lexicon", help="lexicon that the engine knows, such as CSW24")
    parser.add_argument("--seconds", type=_positive, default=1.0, help="seconds for a turn")
    parser.add_argument(
        "--timeout", type=_positive, default=TIMEOUT, help="seconds for the answer to a command"
    )
    parser.add_argument(
        "--words",
        help="word list of the match, to challenge phonies [default: named by requests, or enable]",
    )
    return parser


def _positive(text: str) -> float:
    """Parse seconds."""
    with suppress(ValueError):
        if 0 < (seconds := float(text)) <= _MAX_SECONDS:
            return seconds
    raise argparse.ArgumentTypeError(f"use more than 0 and up to {_MAX_SECONDS} seconds")


def answer_requests(make: Callable[[Dictionary], EnginePlayer], words: str | None) -> None:
    """Answer requests for actions until the match ends the program.

    make: returns the player for a dictionary; words: its name or path (None: that of the request).
    """
    player = None
    for text in sys.stdin:
        request = json.loads(text)
        if request["method"] != "bot.move":  # "quit"
            break
        params = request["params"]
        reply: dict[str, Any]
        try:
            if player is None:
                player = make(Dictionary.load(words or params.get("dictionary", "enable")))
            seen = msgspec.convert(params["observation"], scrabble.Observation)
            reply = {"result": {"action": msgspec.to_builtins(player.choose(seen, params["seed"]))}}
        except LexiconFastError as error:
            reply = {"error": {"code": -32000, "message": str(error)}}
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **reply}), flush=True)


def cgp(observation: scrabble.Observation, alphabet: Any) -> str:
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
