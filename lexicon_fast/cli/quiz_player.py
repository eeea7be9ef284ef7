"""A person, or a program, that answers the questions of a session line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lexicon_fast.base.rng import Rng
from lexicon_fast.study.attempt import Attempt

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.cli.quiz_views import View
    from lexicon_fast.study.questions import Question
    from lexicon_fast.study.sessions import Session

_QUIT: Final = (":quit", ":q", ":exit")
_SHUFFLE: Final = (":shuffle", ":s")


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
