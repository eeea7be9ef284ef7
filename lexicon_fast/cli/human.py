"""A person at the terminal: asked for an action, answered in words."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import click

from lexicon_fast.cli.painter import DIM, RED, folded, is_terminal
from lexicon_fast.errors import BadAction, LexiconFastError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lexicon_fast.cli.painter import Painter
    from lexicon_fast.dictionary import Dictionary


class Quit(Exception):
    """The person has had enough."""


class NoCommandError(BadAction):
    """What was typed is no command: an action, perhaps."""


class Seen(Protocol):
    """What the person sees of a game: each game's own, with a phase."""

    @property
    def phase(self) -> str: ...


class Person(ABC):
    """Asks for actions on stdin, and answers on stdout. Each game has a class of its own.

    dictionary: the one in play, for hints; names: of the players.
    """

    #: What `help` says.
    help: ClassVar[str]
    #: What an answer to a play may be, for an error, where plays may be challenged.
    answers: ClassVar[str] = ""
    #: What `moves` and `hint` say if there is nothing to list.
    no_moves: ClassVar[str]
    #: What `undo` says.
    no_undo: ClassVar[str]

    def __init__(self, dictionary: Dictionary, names: Sequence[str], paint: Painter) -> None:
        self._dictionary = dictionary
        self._names = names
        self._paint = paint
        #: What the last list had, to be played by number.
        self._listed: list[Any] = []
        #: The position that is in front of the person: not drawn again after an error.
        self._drawn: Any = None
        self._terminal = is_terminal(sys.stdin)
        if self._terminal:
            with suppress(ImportError):  # arrow keys in what is typed
                import readline  # noqa: F401
        else:
            with suppress(AttributeError):
                sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    # What differs from game to game

    @abstractmethod
    def parse(self, text: str, observation: Any) -> Any:
        """The action that a text tells. Raises BadAction."""

    @abstractmethod
    def format(self, action: Any, observation: Any) -> str:
        """An action as a text that `parse` reads."""

    @abstractmethod
    def picture(self, observation: Any) -> list[str]:
        """What the person sees, drawn."""

    @abstractmethod
    def rules(self, observation: Any) -> list[str]:
        """The rules in short."""

    @abstractmethod
    def moves(self, observation: Any) -> list[tuple[Any, str]]:
        """The best plays, each with what is to be said of it."""

    @abstractmethod
    def hints(self, observation: Any) -> list[tuple[Any, str]]:
        """What the adviser would do, and why."""

    def command(self, text: str, observation: Any) -> None:
        """Answers a command that only this game has, in any case. Raises NoCommandError."""
        raise NoCommandError(f"{text!r} is no command")

    # Of games in which a play may be challenged

    def question(self, observation: Any) -> str:
        """What is asked after a play by another."""
        raise NotImplementedError

    def accept(self) -> Any:
        """The action that believes a play."""
        raise NotImplementedError

    def challenge(self) -> Any:
        """The action that doubts a play."""
        raise NotImplementedError

    # What all games have in common

    def say(self, *lines: str) -> None:
        """Lines on stdout."""
        for line in lines:
            click.echo(line, color=self._paint.colour)

    def choose(self, observation: Seen) -> Any:
        """The action that the person wants. Raises Quit, also at the end of the input."""
        if observation.phase == "challenge":
            return self._answer(observation)
        if self._drawn is not observation:
            self._listed = []
            self.show(observation)
        while True:
            typed = self._ask("Your turn> ")
            try:
                action = self._read(typed, observation)
            except LexiconFastError as error:
                self.refuse(error)
                continue
            if action is not None:
                return action

    def refuse(self, error: Exception) -> None:
        """What was wrong with what was typed."""
        self.say(*(self._paint(line, RED) for line in folded(str(error), self._paint.width)))

    def _answer(self, observation: Seen) -> Any:
        question = f"{self.question(observation)}: Enter accepts, c challenges> "
        while True:
            typed = self._ask(question).strip()
            if typed.lower() in ("", "a", "accept", "y", "yes", "ok"):
                return self.accept()
            if typed.lower() in ("c", "challenge"):
                return self.challenge()
            try:
                self._command(typed, observation)
            except BadAction:
                self.say(self._paint(f"{typed!r} is no answer; accepted: {self.answers}", RED))

    def _read(self, typed: str, observation: Seen) -> Any:
        """An action, or None for what was answered at once. Raises BadAction."""
        text = typed.strip()
        if text.isascii() and text.isdigit() and self._listed:
            number = int(text[:9])
            if not 1 <= number <= len(self._listed):
                raise BadAction(f"{text}: accepted: 1 to {len(self._listed)} of the list above")
            return self._listed[number - 1]
        with suppress(NoCommandError):
            self._command(text, observation)
            return None
        return self.parse(text, observation)

    def _command(self, text: str, observation: Seen) -> None:
        match text.lower():
            case "":
                self.show(observation)
            case "help" | "?" | "h":
                self.say(self.help)
            case "rules":
                self.say(*self.rules(observation))
            case "quit" | "exit" | "q":
                raise Quit
            case "undo" | "back":
                self.say(self.no_undo)
            case "hint" | "hints" if observation.phase == "turn":
                self._list(self.hints(observation), observation)
            case "moves" if observation.phase == "turn":
                self._list(self.moves(observation), observation)
            case "hint" | "hints" | "moves":
                self.say("No hints about the words of others: do you know the word?")
            case _:
                self.command(text, observation)

    def show(self, observation: Seen) -> None:
        """The position, drawn."""
        self._drawn = observation
        self.say("", *self.picture(observation))

    def _list(self, rows: Iterable[tuple[Any, str]], observation: Seen) -> None:
        found = list(rows)
        if not found:
            self.say(self.no_moves)
            return
        self._listed = [action for action, _ in found]
        texts = [self.format(action, observation) for action in self._listed]
        size = max(map(len, texts))
        digits = len(str(len(found)))
        for number, (text, (_, why)) in enumerate(zip(texts, found, strict=True), 1):
            place = self._paint(str(number).rjust(digits), DIM)
            indent = digits + size + 4
            width = self._paint.width
            first, *rest = folded(why, None if width is None else max(width - indent, 20)) or [""]
            self.say(
                f"{place}  {self._paint.word(text)}{' ' * (size - len(text))}  {first}".rstrip()
            )
            self.say(*(" " * indent + line for line in rest))

    def _ask(self, question: str) -> str:
        """A line that is typed, or read from a file and shown. Raises Quit at the end."""
        try:
            if self._terminal:
                return input(question)
            click.echo(question, nl=False)
            line = sys.stdin.readline() if sys.stdin else ""
        except EOFError:
            self.say("")
            raise Quit from None
        if not line:
            self.say("")
            raise Quit
        text = line.rstrip("\r\n")
        self.say(text if text.isprintable() else repr(text))
        return text
