"""A person at the terminal: asked for an action, answered in words."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import click

from lexicon_fast.cli import picture
from lexicon_fast.cli.picture import BOLD, DIM, RED
from lexicon_fast.cli.telling import last_play
from lexicon_fast.errors import BadAction, LexiconFastError
from lexicon_fast.games.lexicon import notation
from lexicon_fast.games.lexicon.actions import ACCEPT, CHALLENGE, Action, action_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from lexicon_fast.cli.picture import Painter
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.games.lexicon.observation import Observation
    from lexicon_fast.games.lexicon.rules import Ruleset

_MOVES: Final = 10
_HINTS: Final = 3
_HINT_SECONDS: Final = 1.0

_HELP: Final = """\
hat                     form a word from your hand
hat>thatched            insert cards into a word on the table
larch>lurch             exchange cards of a word; those taken out come into your hand
2>that                  word 2 on the table becomes "that"
discard q take exposed  short: q e
discard q take blind    short: q b
h[a]t                   the Master stands for the a. Without brackets your Master is laid, too,
                        for the cheapest card; hat! keeps it
After a play by another: Enter accepts it, c challenges it.
Also: hint, moves (then a number plays that line), table, rules, quit.
"form hint" forms the word hint."""


class Quit(Exception):
    """The person has had enough."""


class Person:
    """Asks for actions on stdin, and answers on stdout.

    dictionary: for hints.
    """

    def __init__(self, dictionary: Dictionary, names: Sequence[str], paint: Painter) -> None:
        self._dictionary = dictionary
        self._names = names
        self._paint = paint
        #: What the last list had, to be played by number.
        self._listed: list[Action] = []
        #: The position that is in front of the person: not drawn again after an error.
        self._drawn: Observation | None = None
        self._terminal = _is_terminal(sys.stdin)
        if self._terminal:
            with suppress(ImportError):  # arrow keys in what is typed
                import readline  # noqa: F401
        else:
            with suppress(AttributeError):
                sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    def say(self, *lines: str) -> None:
        """Lines on stdout."""
        for line in lines:
            click.echo(line, color=self._paint.colour)

    def choose(self, observation: Observation) -> Action:
        """The action that the person wants. Raises Quit, also at the end of the input."""
        if observation.phase == "challenge":
            return self._answer(observation)
        if self._drawn is not observation:
            self._listed = []
            self._show(observation)
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
        self.say(*(self._paint(line, RED) for line in _folded(str(error), self._paint.width)))

    def _answer(self, observation: Observation) -> Action:
        laid = last_play(observation)[1]
        question = f"{laid.upper()}: Enter accepts, c challenges> "
        while True:
            typed = self._ask(question).strip().lower()
            if typed in ("", "a", "accept", "y", "yes", "ok"):
                return ACCEPT
            if typed in ("c", "challenge"):
                return CHALLENGE
            try:
                self._command(typed, observation)
            except BadAction:
                self.say(
                    self._paint(f"{typed!r} is no answer; accepted: Enter, c, table, help", RED)
                )

    def _read(self, typed: str, observation: Observation) -> Action | None:
        """An action, or None for what was answered at once. Raises BadAction."""
        text = typed.strip()
        if text.isascii() and text.isdigit() and self._listed:
            number = int(text[:9])
            if not 1 <= number <= len(self._listed):
                raise BadAction(f"{text}: accepted: 1 to {len(self._listed)} of the list above")
            return self._listed[number - 1]
        with suppress(_NoCommandError):
            self._command(text.lower(), observation)
            return None
        return notation.parse(text, observation, self._dictionary)

    def _command(self, text: str, observation: Observation) -> None:
        match text:
            case "" | "table" | "hand":
                self._show(observation)
            case "help" | "?" | "h":
                self.say(_HELP)
            case "rules":
                self.say(*rules_told(observation.rules, self._paint))
            case "quit" | "exit" | "q":
                raise Quit
            case "undo" | "back":
                self.say("A card laid is a card played: there is no undo in Lexicon.")
            case "hint" | "hints" if observation.phase == "turn":
                self._list(_hints(observation, self._dictionary), observation)
            case "moves" if observation.phase == "turn":
                self._list(_best(observation, self._dictionary, _MOVES), observation)
            case "hint" | "hints" | "moves":
                self.say("No hints about the words of others: do you know the word?")
            case _:
                raise _NoCommandError(f"{text!r} is no command")

    def _show(self, observation: Observation) -> None:
        self._drawn = observation
        head = f"Round {observation.round}, your turn"
        if observation.phase == "challenge":
            head = f"Round {observation.round}, {self._names[last_play(observation)[0]]} has played"
        self.say(
            "",
            self._paint(head, BOLD),
            *picture.picture(observation, self._names, self._paint),
        )

    def _list(self, rows: Iterable[tuple[Action, str]], observation: Observation) -> None:
        found = list(rows)
        if not found:
            self.say("There is no word to lay: discard a card, and take one.")
            return
        self._listed = [action for action, _ in found]
        texts = [notation.format(action, observation) for action in self._listed]
        size = max(map(len, texts))
        digits = len(str(len(found)))
        for number, (text, (_, why)) in enumerate(zip(texts, found, strict=True), 1):
            place = self._paint(str(number).rjust(digits), DIM)
            indent = digits + size + 4
            width = self._paint.width
            first, *rest = _folded(why, None if width is None else max(width - indent, 20)) or [""]
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


class _NoCommandError(BadAction):
    """What was typed is no command: an action, perhaps."""


def _best(observation: Observation, dictionary: Dictionary, top: int) -> list[tuple[Action, str]]:
    """The plays that leave the fewest points."""
    from lexicon_fast.games.lexicon.solver import plays

    found = plays(
        observation.hand, observation.table, dictionary, ruleset=observation.rules, top=top
    )
    return [
        (action_of(play), f"leaves {play.left}, {play.left_points}" if play.left else "goes out")
        for play in found
    ]


def _hints(observation: Observation, dictionary: Dictionary) -> list[tuple[Action, str]]:
    """The adviser's best few actions."""
    from lexicon_fast.bots.lexicon.advice import advise

    *_, advice = advise(observation, dictionary, seconds=_HINT_SECONDS)
    return [(row.action, row.why) for row in advice.ranked[:_HINTS]]


def rules_told(rules: Ruleset, paint: Painter) -> list[str]:
    """The rules in short, with the numbers of the ruleset."""
    by_points: dict[int, str] = {}
    for card in rules.pack:
        by_points[rules.points[card]] = by_points.get(rules.points[card], "") + card
    values = ", ".join(
        f"{cards_} {points}" for points, cards_ in sorted(by_points.items(), reverse=True)
    )
    most = rules.max_exchanged
    exchanged = "one or more cards" if most is None else picture.counted(most, "card")
    same = (
        "A Master on the table may be exchanged for the letter it stands for, and back."
        if rules.same_word_exchange
        else "The word must become another one."
    )
    if rules.strict:
        doubt = ["Words that are not in the dictionary are refused."]
    else:
        right = _penalty("the challenger", rules.right_challenger)
        right += _penalty("the offender", rules.right_offender)
        wrong = _penalty("the challenger", rules.wrong_challenger)
        doubt = [
            "Any word may be laid, and the others may challenge it. If they are right, the cards go"
            f" back, and the turn is lost{right}.",
            *([f"If they are wrong{wrong}."] if wrong else []),
        ]
    lines = [
        f"Ruleset {rules.name}. Be the first to lay all your cards; what is left in a hand counts.",
        "A turn: form a word; or insert cards into a word on the table, keeping its letters in"
        f" order; or exchange {exchanged} of a word; or discard a card and take one. {same}",
        *doubt,
        f"Points: {values} (* is the Master). Out of the game at"
        f" {rules.out_at}; the last one left wins.",
        f"A round also ends after {rules.guard} turns a player in which no hand became smaller.",
    ]
    return [piece for line in lines for piece in _folded(line, paint.width)]


def _penalty(who: str, points: int) -> str:
    return f", {who} {points:+d}" if points else ""


def _folded(line: str, width: int | None) -> list[str]:
    from textwrap import wrap

    return [line] if width is None else wrap(line, width, break_on_hyphens=False)


def _is_terminal(file: object) -> bool:
    try:
        return bool(file.isatty())  # type: ignore[attr-defined]
    except (AttributeError, ValueError):
        return False
