"""Word study: `dictionary.find`, `dictionary.equations`, questions of a quiz, and puzzles."""

from __future__ import annotations

import datetime
from collections import OrderedDict
from itertools import islice
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import astuple

from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import wire
from lexicon_fast.protocol.game_types import types_of
from lexicon_fast.protocol.methods import BadField, refuse_given

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.engine.settings import Dictionaries, Settings
    from lexicon_fast.find.other_dictionaries import AnyDictionary
    from lexicon_fast.puzzles import Puzzle
    from lexicon_fast.study.questions import Questions

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


#: Solutions that are encoded together.
_TOGETHER: Final = 1 << 9
#: How operators add definitions, as the end of an error message.
_NO_DEFINITIONS: Final = "no definitions are loaded here; start with --definitions FILE"


class WordStudy:
    """Answers `dictionary.find`, `dictionary.equations`, `quiz.keys`, `.question` and `.answer`.

    The option `max_find_dictionaries` limits the memory: of so many dictionaries, those used last,
    the facts about their words are kept.
    """

    def __init__(self, settings: Settings, dictionaries: Dictionaries) -> None:
        self._settings = settings
        self._dictionaries = dictionaries
        #: Dictionaries whose facts are kept; the one used last is the last one.
        self._kept: dict[Dictionary, None] = {}
        self._lock = Lock()

    def find(self, params: m.DictionaryFindParams, job: Job) -> m.DictionaryFindResult:
        """Answer `dictionary.find`."""
        import numpy as np

        from lexicon_fast.find.finder import EvaluationContext, finder_of
        from lexicon_fast.find.search import read_query
        from lexicon_fast.rows.find_rows import FindOptions, FindRows

        dictionary = self._dictionaries.get(params.dictionary)
        with job.untimed():
            finder = finder_of(dictionary)
        self._keep(dictionary)
        others = self._others()
        query = read_query(params.query, finder.letters, others)
        tiles = None if params.layout is None else _layout(params.layout)
        columns = list(dict.fromkeys(params.columns))
        definitions = self._settings.definitions
        if definitions is None and "definition" in columns:
            raise BadField("params.columns", f"has 'definition', but {_NO_DEFINITIONS}")
        rows = FindRows(dictionary, FindOptions(params.order, None, columns, tiles, definitions))
        context = EvaluationContext(finder, tiles, definitions, others=others, check=job.check)
        with job.untimed():  # once for a dictionary: the first query would seem too slow
            context.prepare(query)
            nothing = np.empty(0, np.int64)
            context.in_order(nothing, params.order)
            rows.values(nothing)
            if params.group_by is not None:
                context.by_alphagram(nothing, params.order)
                rows.group_of_words(nothing)
        numbers = context.find(query)
        job.check()
        end = None if params.limit is None else params.skip + params.limit
        groups = group_count = None
        if params.group_by is None:
            listed = context.in_order(numbers, params.order)[params.skip : end]
        else:
            every = context.by_alphagram(numbers, params.order)
            part = every.part(min(params.skip, every.total), end)
            listed, group_count = part.words, every.total
            names = rows.group_of_words(listed[part.starts[:-1]])
            sizes = np.diff(part.starts).tolist()
            groups = list(map(m.WordGroup, names, sizes))
        job.check()
        words, *values = rows.values(listed)
        result = m.DictionaryFindResult(
            count=len(numbers),
            words=words,
            groups=groups,
            group_count=group_count,
            **dict(zip(rows.fields_of_words, values, strict=True)),
        )
        encoded: Any = Raw(wire.encode(result))
        if len(encoded) > self._settings.max_reply_bytes:
            raise self._settings.too_long("words", "use a lower limit")
        return encoded  # type: ignore[no-any-return]

    def equations(
        self, params: m.DictionaryEquationsParams, job: Job
    ) -> m.DictionaryEquationsResult:
        """Answer `dictionary.equations`."""
        from lexicon_fast.find.equations.solve import hashes_of, solve
        from lexicon_fast.find.finder import finder_of

        dictionary = self._dictionaries.get(params.dictionary)
        with job.untimed():  # once for a dictionary: the first equations would seem too slow
            hashes = hashes_of(finder_of(dictionary))
            for length in hashes.lengths:
                job.check()
                hashes.group(length)
        self._keep(dictionary)
        solutions = solve(
            dictionary,
            params.equations,
            tiles=None if params.layout is None else _layout(params.layout),
            definitions=self._settings.definitions,
            others=self._others(),
            check=job.check,
        )
        listed = islice(solutions, params.limit)
        parts: list[bytes] = []
        size = 0
        while some := [m.EquationsSolution([*each.words], each.values)
                       for each in islice(listed, _TOGETHER)]:  # fmt: skip
            job.check()
            parts.append(wire.encode(some)[1:-1])
            size += len(parts[-1])
            if size > self._settings.max_reply_bytes:
                raise self._settings.too_long("solutions", "use a lower limit")
        more = b"true" if next(solutions, None) is not None else b"false"
        encoded: Any = Raw(b'{"solutions":[%b],"more":%b}' % (b",".join(parts), more))
        return encoded  # type: ignore[no-any-return]

    def quiz_keys(self, params: m.QuizKeysParams, job: Job) -> m.QuizKeysResult:
        """Answer `quiz.keys`."""
        questions = self._questions(params, job)
        with job.untimed():  # once for a dictionary: the first quiz would seem too slow
            questions.prepare([] if params.is_list else params.source, params.order)
        listed = questions.keys_of_words if params.is_list else questions.keys_of_queries
        found = listed(params.source, params.order, params.seed)
        return m.QuizKeysResult(
            keys=found.keys[: params.limit],
            count=len(found.keys),
            unknown=list(found.unknown),
            without=found.without,
        )

    def quiz_question(self, params: m.QuizQuestionParams, job: Job) -> m.QuizQuestionResult:
        """Answer `quiz.question`."""
        questions = self._questions(params, job)
        question = questions.question(params.key)
        if question is None:
            return m.QuizQuestionResult(prompt=questions.prompt(params.key), answers=0)
        return m.QuizQuestionResult(prompt=question.prompt, answers=len(question.answers))

    def quiz_answer(self, params: m.QuizAnswerParams, job: Job) -> m.QuizAnswerResult:
        """Answer `quiz.answer`."""
        from lexicon_fast.study.attempt import Attempt
        from lexicon_fast.study.schedule import Memory, Schedule

        questions = self._questions(params, job)
        question = questions.question(params.key)
        if question is None:
            raise BadField("params.key", "has no answers in this dictionary; use quiz.keys")
        attempt = Attempt(questions, question, params.found, params.wrong)
        words = [m.QuizVerdict(*each) for each in attempt.give(params.line)]
        if not (params.over or attempt.is_over):
            return m.QuizAnswerResult(words=words, outcome=None)
        rating = attempt.rating(params.seconds)
        memory = None if params.memory is None else Memory(*astuple(params.memory))
        memory = Schedule().review(memory, rating, params.at)
        answers = question.answers
        if params.kind == "valid":
            answers = (params.key,) if params.key in questions.dictionary else ()
        outcome = m.QuizOutcome(
            rating, m.QuizMemory(**memory._asdict()), [self._word(questions, w) for w in answers]
        )
        return m.QuizAnswerResult(words=words, outcome=outcome)

    def _questions(self, params: m.QuizParams, job: Job) -> Questions:
        """Return what makes the questions of a request."""
        from lexicon_fast.find.finder import finder_of
        from lexicon_fast.study.questions import Questions

        dictionary = self._dictionaries.get(params.dictionary)
        with job.untimed():
            finder_of(dictionary)
        self._keep(dictionary)
        return Questions(
            dictionary,
            params.kind,
            min_length=params.min_length,
            tiles=None if params.layout is None else _layout(params.layout),
            definitions=self._settings.definitions,
            others=self._others(),
            check=job.check,
        )

    def _word(self, questions: Questions, word: str) -> m.QuizWord:
        front, back = map(questions.lower, questions.hooks(word))
        definitions = self._settings.definitions
        definition = None if definitions is None else definitions.get(word)
        return m.QuizWord(word, front, back, definition or "")

    def _others(self) -> AnyDictionary:
        """Return the dictionaries that `in` may name: those that requests may name."""
        from lexicon_fast.find.other_dictionaries import OfferedDictionaries

        some = self._dictionaries
        return OfferedDictionaries(some.names, some.get, some.hint)

    def _keep(self, dictionary: Dictionary) -> None:
        """Keep the facts about a dictionary, and forget those of others above the limit."""
        from lexicon_fast.find.finder import finder_of

        with self._lock:
            self._kept.pop(dictionary, None)
            self._kept[dictionary] = None
            while len(self._kept) > self._settings.max_find_dictionaries:
                oldest = next(iter(self._kept))
                del self._kept[oldest]
                finder_of.forget(oldest)


def _layout(layout: str | dict[str, Any]) -> Any:
    from lexicon_fast.games.tiles.layouts import Layout

    return Layout.of_json(layout)
