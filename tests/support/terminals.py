"""The commands as people use them: in a pipe, and in a terminal of their own."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from support import forked

Result = subprocess.CompletedProcess[str]


def command(*args: str | Path) -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", *map(str, args)]


def environment() -> dict[str, str]:
    without = {"NO_COLOR", "COLUMNS", "FORCE_COLOR"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, "TERM": "xterm"}


def run(*args: str | Path, typed: Sequence[str] = ()) -> Result:
    """A command in a pipe; the input ends after what is typed."""
    text = "".join(f"{line}\n" for line in typed)
    return forked.run(*args, input=text, env=environment(), encoding="utf-8")


def events(path: Path) -> list[dict[str, Any]]:
    """The lines of a record."""
    return [json.loads(line) for line in path.read_text().splitlines()]


class Table:
    """A game in a pipe, with somebody who reads what is asked.

    stuck: what is typed if there is no word to lay, for all that was said.
    """

    def __init__(self, *args: str | Path, stuck: Callable[[str], str]) -> None:
        self._stuck = stuck
        self.process = forked.start("play", *args, env=environment())
        self.typed: list[str] = []
        self.said = ""

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.finish()

    def asked(self) -> str:
        """All that is said up to the next question; the rest, if there is none."""
        heard = b""
        while not heard.endswith(b"> "):
            byte = os.read(self.process.stdout.fileno(), 1)
            if not byte:
                break
            heard += byte
        self.said += heard.decode()
        return heard.decode()

    def type(self, line: str) -> None:
        self.typed.append(line)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def play_on(self, turns: int = 1000) -> None:
        """As somebody who takes the first hint, and believes everybody."""
        while (heard := self.asked()).endswith("> ") and turns:
            if heard.endswith("challenges> "):
                self.type("")
                continue
            turns -= 1
            self.type("moves")
            if "You have no play" in self.asked():
                self.type(self._stuck(self.said))
            else:
                self.type("1")

    def end(self) -> tuple[int, str]:
        """The exit code, and what was on stderr."""
        errors = self.process.finish()
        return self.process.wait(), errors.decode()


class Terminal:
    """The command in a terminal of its own."""

    def __init__(self, *args: str | Path, columns: int = 80) -> None:
        self.master, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        self._process = forked.start(*args, env=environment(), terminal=theirs)
        os.close(theirs)
        self.pid = self._process.pid
        self.said = ""
        self._decoder = getincrementaldecoder("utf-8")()  # a letter may come in pieces

    def read_until(self, text: str) -> str:
        start = len(self.said)
        while text not in self.said[start:]:
            try:
                self.said += self._decoder.decode(os.read(self.master, 1 << 16))
            except OSError:  # the other end is closed
                break
        return self.said[start:]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def interrupt(self, until: str) -> str:
        """Type Ctrl-C and read until a text comes.

        CPython waits for input with readline without looking at signals first: one that comes
        right after the prompt is noticed at the next key. So type again if nothing comes.
        """
        start = len(self.said)
        while until not in self.said[start:]:
            self.type("\x03")
            while until not in self.said[start:] and select.select([self.master], [], [], 1)[0]:
                try:
                    self.said += self._decoder.decode(os.read(self.master, 1 << 16))
                except OSError:  # the other end is closed
                    return self.said[start:]
        return self.said[start:]

    def has_ended(self, seconds: float) -> bool:
        """Read on until the other end is closed; False: it says nothing for so long."""
        while select.select([self.master], [], [], seconds)[0]:
            try:
                self.said += self._decoder.decode(os.read(self.master, 1 << 16))
            except OSError:
                return True
        return False

    def code(self) -> int:
        self.read_until("\0")  # to the end
        os.close(self.master)
        return self._process.wait()

    def close(self) -> None:
        """Whatever it is doing."""
        self._process.kill()
        self._process.wait()


class Terminals:
    """Opens terminals, to be closed together."""

    def __init__(self, *args: str) -> None:
        self._args = args
        self._opened: list[Terminal] = []

    def __call__(self, *args: str | Path, columns: int = 80) -> Terminal:
        self._opened.append(Terminal(*self._args, *args, columns=columns))
        return self._opened[-1]

    def close(self) -> None:
        for terminal in self._opened:
            terminal.close()
