"""A human player at the terminal, and commentary on a game: lines of text about its events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar, Final

import click

from lexicon_fast.base.errors import BadAction, LexiconFastError
from lexicon_fast.base.tile_text import shown
from lexicon_fast.cli.terminal import Prompt
from lexicon_fast.games.registry import part
from lexicon_fast.rows.painter import BOLD, DIM, GREEN, RED, Painter, folded, printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lexicon_fast.dictionary import Dictionary

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


_HINTS: Final = 3
_HINT_SECONDS: Final = 1.0


class Quit(Exception):
    """The player wants to leave the game."""


class Undo(Exception):
    """The player wants to take back their last turn."""


class UnknownCommandError(BadAction):
    """A typed line is not a command; it may be an action."""


class HumanPlayer(ABC):
    """A human player: types actions on stdin, and gets answers on stdout. Each game has a subclass.

    dictionary: the dictionary of the game; names: of the players.
    """

    #: The name of the game, in commands.
    game: ClassVar[str]
    #: The output of `help`.
    help: ClassVar[str]
    #: The output of `moves` and `hint` if the player cannot lay anything.
    no_moves: ClassVar[str]

    # In games in which a play has to be accepted or challenged:

    #: The answers to a play by another player, for an error message.
    answers: ClassVar[str] = ""
    #: The actions that accept and challenge a play; None: the game has no such answers.
    accept: ClassVar[Any] = None
    challenge: ClassVar[Any] = None

    def __init__(self, dictionary: Dictionary, names: Sequence[str], paint: Painter) -> None:
        self._dictionary = dictionary
        self._names = names
        self._paint = paint
        self._notation = part("games", self.game, "notation")
        #: The actions of the last list, to be played by number.
        self._listed: list[Any] = []
        #: The observation that was drawn last; it is not drawn again after an error.
        self._drawn: Any = None
        self._prompt = Prompt()
        #: What `help` says about this game.
        self.facts = ""

    @abstractmethod
    def picture(self, observation: Any) -> list[str]:
        """Draw a position."""

    @abstractmethod
    def moves(self, observation: Any) -> list[tuple[Any, str]]:
        """Return the best plays, each with its effect."""

    def hints(self, observation: Any) -> list[tuple[Any, str]]:
        """Return the best actions of the adviser, each with its reason."""
        advise = part("bots", self.game, "advice").advise
        *_, advice = advise(observation, self._dictionary, seconds=_HINT_SECONDS)
        return [(row.action, row.why) for row in advice.ranked[:_HINTS]]

    def command(self, text: str, observation: Any) -> None:
        """Answer a command that only this game has. Raises UnknownCommandError."""
        raise UnknownCommandError(f"unknown command {text!r}")

    def challenged_words(self, observation: Any) -> str:
        """Return the words of the last play, in games in which it can be challenged."""
        raise NotImplementedError

    def say(self, *lines: str) -> None:
        """Print lines on stdout."""
        for line in lines:
            click.echo(line, color=self._paint.colour)

    def choose(self, observation: Any) -> Any:
        """Ask for an action. Raises Quit, also at the end of the input."""
        if self._answers_play(observation):
            if self._drawn is None:
                self.show(observation)
            return self._answer(observation)
        if self._drawn is not observation:
            self._listed = []
            self.show(observation)
        while True:
            typed = self._ask("Your turn> ")
            try:
                action = self._read(typed, observation)
            except LexiconFastError as error:
                self.show_error(str(error))
                continue
            if action is not None:
                return action

    def show_error(self, message: str) -> None:
        """Print an error message, in red."""
        self.say(*(self._paint(line, RED) for line in folded(message, self._paint.width)))

    def _answers_play(self, observation: Any) -> bool:
        """Return whether the player has to accept or challenge a play."""
        return observation.phase == "challenge" and self.accept is not None

    def _answer(self, observation: Any) -> Any:
        question = f"{self.challenged_words(observation)}: Enter accepts, c challenges> "
        while True:
            typed = self._ask(question).strip()
            if typed.lower() in ("", "a", "accept", "y", "yes", "ok"):
                return self.accept
            if typed.lower() in ("c", "challenge"):
                return self.challenge
            try:
                self._command(typed, observation)
            except BadAction:
                self.show_error(f"unknown answer {typed!r}; expected: {self.answers}")

    def _read(self, typed: str, observation: Any) -> Any:
        """Return the action of a line; None: the line was a command. Raises BadAction."""
        text = typed.strip()
        if text.isascii() and text.isdigit() and self._listed:
            number = int(text[:9])
            if not 1 <= number <= len(self._listed):
                raise BadAction(
                    f"no line {text} in the list above; it has 1 to {len(self._listed)}"
                )
            return self._listed[number - 1]
        with suppress(UnknownCommandError):
            self._command(text, observation)
            return None
        return self._notation.parse(text, observation, self._dictionary)

    def _command(self, text: str, observation: Any) -> None:
        match text.lower():
            case "":
                self.show(observation)
            case "help" | "?" | "h":
                self.say(self.help, *filter(None, [self.facts]))
            case "rules":
                self.say(*rules_lines(self.game, observation.rules, self._paint.width))
            case "quit" | "exit" | "q":
                raise Quit
            case "undo" | "back":
                raise Undo
            case "hint" | "hints" | "moves" if self._answers_play(observation):
                self.say("No hints until you accept or challenge the last play.")
            case "hint" | "hints":
                self._list(self.hints(observation), observation)
            case "moves":
                self._list(self.moves(observation), observation)
            case _:
                self.command(text, observation)

    def show(self, observation: Any) -> None:
        """Draw a position."""
        self._drawn = observation
        self.say("", *self.picture(observation))

    def _list(self, rows: Sequence[tuple[Any, str]], observation: Any) -> None:
        """Print actions with their reasons, numbered."""
        if not rows:
            self.say(self.no_moves)
            return
        self._listed = [action for action, _ in rows]
        texts = [self._notation.format(action, observation) for action in self._listed]
        sizes = [len(shown(text)) for text in texts]
        size = max(sizes)
        digits = len(str(len(rows)))
        indent = digits + size + 4
        width = None if self._paint.width is None else max(self._paint.width - indent, 20)
        for number, (text, taken, (_, why)) in enumerate(zip(texts, sizes, rows, strict=True), 1):
            place = self._paint(str(number).rjust(digits), DIM)
            first, *rest = folded(why, width) or [""]
            padding = " " * (size - taken)
            self.say(f"{place}  {self._paint.word(text)}{padding}  {first}".rstrip())
            self.say(*(" " * indent + line for line in rest))

    def _ask(self, question: str) -> str:
        """Return a line of input, and print it if it is not typed. Raises Quit at the end."""
        line = self._prompt.ask(question)
        if line is None:
            self.say("")
            raise Quit
        if not self._prompt.terminal:
            self.say(line if line.isprintable() else repr(line))
        return line


def rules_lines(game: str, rules: Any, width: int | None) -> list[str]:
    """Return the rules of a game in short. rules: its ruleset; width: of the terminal, or None."""
    paragraphs = part("cli", game, "human").rules_summary(rules)
    return [line for paragraph in paragraphs for line in folded(paragraph, width)]
