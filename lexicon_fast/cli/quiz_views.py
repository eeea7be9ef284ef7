"""A quiz on stdin and stdout: text for people, or JSON Lines for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from lexicon_fast.base.errors import excerpt
from lexicon_fast.base.rng import Rng
from lexicon_fast.rows.painter import BOLD, DIM, GREEN, RED, YELLOW, counted, folded_painted
from lexicon_fast.study.attempt import Attempt

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from lexicon_fast.rows.painter import Painter
    from lexicon_fast.study.attempt import Checked
    from lexicon_fast.study.questions import Question, Questions
    from lexicon_fast.study.sessions import Outcome, Session, Tally

_QUIT: Final = (":quit", ":q", ":exit")
_SHUFFLE: Final = (":shuffle", ":s")

#: The help for `?`.
HELP: Final = (
    "Type one or more words per line. An empty line ends the question and shows the words you"
    " missed.",
    ":shuffle shows the letters in another order.",
    ":quit or Ctrl-D ends the session; the open question is not counted.",
)
_HOOKS_HELP: Final = "Hooks are words, or letters: S- in front, -DRS at the end."

_ANSWERS: Final = {"hooks": "hook"}
#: Verdict -> colour, in the order of the lines.
_COLOURS: Final = {"right": GREEN, "repeated": DIM, "not an answer": YELLOW, "not a word": RED}


class TextView:
    """Text for people, as wide as the terminal."""

    prompt = "> "

    def __init__(self, questions: Questions, paint: Painter) -> None:
        self._questions = questions
        self._paint = paint

    def _say(self, *lines: str) -> None:
        for line in lines:
            for part in folded_painted(line, self._paint.width) if line.strip() else [""]:
                click.echo(part, color=self._paint.colour)

    def start(self, facts: Mapping[str, Any], notes: Sequence[str]) -> None:
        if "due" in facts:
            counts = f"{facts['due']:,} due, {counted(facts['new'], 'new question')}"
            self._say(f"{self._paint(facts['deck'], BOLD)}: {counts}")
        else:
            self._say(counted(facts["questions"], "question"))
        self._say(*(f"Note: {note}." for note in notes))
        self._say("Type words; an empty line gives up; ? for help.")

    def question(self, number: int, question: Question) -> None:
        if question.kind == "valid":
            what = "valid? (yes or no)"
        else:
            what = counted(len(question.answers), _ANSWERS.get(question.kind, "word"))
        self._say("", f"{number}. {self._paint(question.prompt, BOLD)}: {what}")

    def letters(self, text: str) -> None:
        self._say(self._paint(text, BOLD))

    def checked(self, words: Sequence[Checked], attempt: Attempt) -> None:
        if not words or attempt.question.kind == "valid":
            if any(each.verdict == "not a word" for each in words):
                self._say("answer yes or no")
            return
        parts = []
        for verdict, colour in _COLOURS.items():
            some = [self._shown(each.word) for each in words if each.verdict == verdict]
            if some:
                parts.append(f"{verdict}: {self._paint(' '.join(some), colour)}")
        if left := len(attempt.missing):
            parts.append(f"{left:,} left")
        self._say("; ".join(parts))

    def _shown(self, word: str) -> str:
        word = self._questions.upper(word)
        return word if word.isprintable() else repr(word)[1:-1]

    def end(self, attempt: Attempt, outcome: Outcome, seconds: float, now: float) -> None:
        question = attempt.question
        if question.kind == "valid":
            [answer] = question.answers
            self._say(f"{question.prompt} is {'valid' if answer == 'yes' else 'not valid'}")
        elif missing := attempt.missing:
            self._say(self._paint(f"missing: {len(missing):,}", YELLOW))
            self._table(missing)
        rated = self._paint(outcome.rating, RED if outcome.rating == "again" else GREEN)
        again = "" if outcome.due is None else f"; next {in_words(outcome.due - now)}"
        self._say(f"{rated}, {duration(seconds)}{again}")

    def _table(self, words: Sequence[str]) -> None:
        """Print words with their hooks: front hooks, the word, back hooks."""
        rows = [(self._questions.hooks(word), self._questions.upper(word)) for word in words]
        front = max(len(hooks.front) for hooks, _ in rows)
        size = max(len(word) for _, word in rows)
        for hooks, word in rows:
            before = self._questions.lower(hooks.front).rjust(front)
            after = self._questions.lower(hooks.back)
            line = f"  {before} {word.ljust(size)} {after}".rstrip()
            width = self._paint.width
            if width is not None and len(line) > width:
                line = f"{self._questions.lower(hooks.front)} {word} {after}".strip()
                self._say(line)
            else:
                click.echo(line, color=self._paint.colour)

    def help(self, question: Question) -> None:
        self._say(*HELP)
        if question.kind == "hooks":
            self._say(_HOOKS_HELP)

    def unknown(self, command: str) -> None:
        self._say(f"unknown command {excerpt(command)}; use :shuffle, :quit or ?")

    def typed(self, line: str) -> None:
        self._say(line if line.isprintable() else repr(line))

    def summary(self, tally: Tally, next_due: int | None, now: float) -> None:
        if tally.asked:
            share = f"{tally.right / tally.asked:.0%}"
            self._say(
                "",
                f"{counted(tally.asked, 'question')} in {duration(tally.seconds)}:"
                f" {tally.right:,} right ({share})",
                f"{tally.found:,} of {counted(tally.words, 'answer')} found, {tally.wrong:,} wrong",
            )
        else:
            self._say("", "no question was answered")
        if tally.missed:
            self._say(f"missed: {', '.join(tally.missed)}")
        if next_due is not None:
            self._say(f"next due: {in_words(next_due - now)}")


class JsonView:
    """An object a line: `start`, then `question`, `word` and `end` of each, then `summary`."""

    prompt = ""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    def _write(self, event: str, **values: Any) -> None:
        import msgspec

        click.echo(msgspec.json.encode({"event": event, **values}).decode())

    def start(self, facts: Mapping[str, Any], notes: Sequence[str]) -> None:
        self._write("start", **facts, notes=notes)

    def question(self, number: int, question: Question) -> None:
        self._write(
            "question",
            number=number,
            kind=question.kind,
            prompt=question.prompt,
            answers=len(question.answers),
        )

    def letters(self, text: str) -> None:
        self._write("letters", letters=text)

    def checked(self, words: Sequence[Checked], attempt: Attempt) -> None:
        for word, verdict in words:
            self._write(
                "word",
                word=self._questions.upper(word),
                verdict=verdict,
                left=len(attempt.missing),
            )

    def end(self, attempt: Attempt, outcome: Outcome, seconds: float, now: float) -> None:
        missing = []
        for word in attempt.missing:
            hooks = self._questions.hooks(word)
            missing.append(
                {"word": self._questions.upper(word), "front": hooks.front, "back": hooks.back}
            )
        self._write(
            "end",
            rating=outcome.rating,
            seconds=round(seconds, 3),
            found=[self._questions.upper(word) for word in attempt.found],
            missing=missing,
            due=outcome.due,
        )

    def help(self, question: Question) -> None:
        self._write("help", text="\n".join(HELP))

    def unknown(self, command: str) -> None:
        self._write(
            "error", message=f"unknown command {excerpt(command)}; use :shuffle, :quit or ?"
        )

    def typed(self, line: str) -> None:
        return None

    def summary(self, tally: Tally, next_due: int | None, now: float) -> None:
        self._write(
            "summary",
            asked=tally.asked,
            right=tally.right,
            answers=tally.words,
            found=tally.found,
            wrong=tally.wrong,
            seconds=round(tally.seconds, 3),
            ratings=tally.ratings,
            missed=tally.missed,
            next_due=next_due,
        )


View = TextView | JsonView


class Player:
    """Asks questions until the session is over or the input ends.

    ask: returns a line, None at the end of the input; echo: whether lines are not shown by a
    terminal; now: returns seconds since 1970; clock: returns seconds that only grow; seed: of
    shuffled letters.
    """

    def __init__(
        self,
        session: Session,
        view: View,
        ask: Callable[[str], str | None],
        *,
        echo: bool,
        now: Callable[[], float],
        clock: Callable[[], float],
        seed: int,
    ) -> None:
        self._session = session
        self._view = view
        self._ask = ask
        self._echo = echo
        self._now = now
        self._clock = clock
        self._rng = Rng(seed)

    def run(self) -> None:
        """Ask the questions. Every answered one is stored at once."""
        while (question := self._session.next()) is not None:
            self._view.question(self._session.tally.asked + 1, question)
            start = self._clock()
            attempt = Attempt(self._session.questions, question)
            if not self._answered(attempt):
                return
            seconds = self._clock() - start
            outcome = self._session.record(attempt, seconds)
            self._view.end(attempt, outcome, seconds, self._now())

    def _answered(self, attempt: Attempt) -> bool:
        """Read lines until the question is answered or given up; False: the session ends."""
        while not attempt.is_over:
            line = self._ask(self._view.prompt)
            if line is None:
                if self._echo:
                    self._view.typed("")
                return False
            if self._echo:
                self._view.typed(line)
            text = line.strip()
            if text.lower() in _QUIT:
                return False
            if not text:
                return True
            if text == "?":
                self._view.help(attempt.question)
            elif text.lower() in _SHUFFLE:
                self._view.letters(self._shuffled(attempt.question))
            elif text.startswith(":"):
                self._view.unknown(text)
            else:
                self._view.checked(attempt.give(text), attempt)
        return True

    def _shuffled(self, question: Question) -> str:
        if question.kind not in ("anagrams", "subanagrams"):
            return question.prompt
        return self._rng.shuffled(question.prompt)


def duration(seconds: float) -> str:
    """Return a time in words: `7 s`, `3 min 20 s`, `2 h 5 min`."""
    whole = max(round(seconds), 0)
    minutes, rest = divmod(whole, 60)
    if minutes >= 60:
        return f"{minutes // 60:,} h {minutes % 60} min"
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def in_words(seconds: float) -> str:
    """Return when something comes: `now`, `in 10 minutes`, `in 3 days`."""
    if seconds <= 0:
        return "now"
    for size, name in ((86_400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            return f"in {counted(round(seconds / size), name)}"
    return "in a minute"
