"""Puzzles of days and seeds: methods `puzzle`, `puzzle.check` and `puzzle.solution`."""

from __future__ import annotations

import datetime
from collections import OrderedDict
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.errors import BadField, refuse_given
from lexicon_fast.protocol.game_types import types_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.engine.settings import Dictionaries
    from lexicon_fast.puzzles import Puzzle

#: Puzzles that are kept: those of a month, of three games.
_KEPT: Final = 100


def _today() -> datetime.date:
    return datetime.datetime.now(datetime.UTC).date()


class Puzzles:
    """Makes puzzles, and keeps the latest ones. Threads may share it. today: the day, in UTC."""

    def __init__(
        self, dictionaries: Dictionaries, today: Callable[[], datetime.date] = _today
    ) -> None:
        self._dictionaries = dictionaries
        self._today = today
        self._lock = Lock()
        #: By game, seed and SHA-256 of the dictionary; the latest used one is the last.
        self._kept: OrderedDict[tuple[str, int, str], Puzzle] = OrderedDict()

    def puzzle(self, params: m.PuzzleParams, job: Job) -> m.PuzzleResult:
        """Answer `puzzle`."""
        puzzle, _ = self._puzzle(params, job)
        return m.PuzzleResult(
            game=puzzle.game,
            day=puzzle.day,
            # That of a day has 64 bits, which JavaScript would round.
            seed=puzzle.seed if puzzle.day is None else None,
            dictionary=puzzle.dictionary.name,
            question=puzzle.question,
            observation=puzzle.observation,
            difficulty=puzzle.difficulty,
            levels=list(puzzle.levels),
        )

    def check(self, params: m.PuzzleCheckParams, job: Job) -> m.PuzzleCheckResult:
        """Answer `puzzle.check`."""
        from lexicon_fast import puzzles

        puzzle, dictionary = self._puzzle(params, job)
        action_type, read_json = types_of(puzzle.game).action, dictionary.alphabet.read_json
        answer = [
            wire.decode_letters(bytes(raw), f"params.answer[{at}]", action_type, read_json)
            for at, raw in enumerate(params.answer)
        ]
        verdict = puzzles.check(puzzle, answer, dictionary)
        return m.PuzzleCheckResult(**verdict._asdict())

    def solution(self, params: m.PuzzleSolutionParams, job: Job) -> m.PuzzleSolutionResult:
        """Answer `puzzle.solution`."""
        puzzle, _ = self._puzzle(params, job)
        return m.PuzzleSolutionResult(solution=list(puzzle.solution), target=puzzle.target)

    def _puzzle(self, params: m.PuzzleParams, job: Job) -> tuple[Puzzle, Dictionary]:
        """Return the puzzle of a request and its dictionary. Raises BadField, BadOption."""
        from lexicon_fast import puzzles

        game = adapter(params.game).game
        if params.seed is None:
            problem = "needs seed; the puzzle of a day has its own dictionary"
            refuse_given(params, problem, "dictionary")
            day = self._today() if params.day is None else puzzles.day_of(params.day)
            made = self._made(game, puzzles.seed_of(game, day), puzzles.dictionary_of(game), job)
            return msgspec.structs.replace(made, day=day.isoformat()), puzzles.dictionary_of(game)
        if params.day is not None:
            raise BadField("params.seed", "cannot be combined with day")
        dictionary = (
            puzzles.dictionary_of(game)
            if params.dictionary is None
            else self._dictionaries.get(params.dictionary)
        )
        return self._made(game, params.seed, dictionary, job), dictionary

    def _made(self, game: str, seed: int, dictionary: Dictionary, job: Job) -> Any:
        """Return the puzzle of a seed, made at most once as long as it is kept."""
        from lexicon_fast import puzzles

        key = (game, seed, dictionary.sha256)
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = puzzles.make(game, seed, dictionary, interrupt=job.check)
        with self._lock:
            self._kept[key] = made
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return made
