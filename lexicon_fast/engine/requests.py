"""Answers to requests that do not depend on earlier ones: for engines and servers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from threading import Lock
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from lexicon_fast._version import __version__
from lexicon_fast.bots.anytime import turn_seconds
from lexicon_fast.engine.game_adapter import GameAdapter, adapter
from lexicon_fast.engine.referee import time_control
from lexicon_fast.engine.word_study import Puzzles, WordStudy
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import BadField, version_text

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.engine.settings import Dictionaries, Settings


#: Analyses that are kept, about 100 kB each.
_ANALYSES: Final = 64


class Requests:
    """Answers requests about words, positions and observations.

    send_update: sends an update of a job. `legal`, `advise` and `bot.move` accept an observation
    that replaces the one in the params. It comes from a referee and is not validated again.
    """

    def __init__(
        self,
        settings: Settings,
        dictionaries: Dictionaries,
        send_update: Callable[[Job, m.AdviseUpdate | m.AnalyseUpdate], None],
    ) -> None:
        self._settings = settings
        self._dictionaries = dictionaries
        self._send_update = send_update
        #: The rows of analyses by dictionary and params, the latest last.
        self._analyses: dict[Any, list[Any]] = {}
        self._lock = Lock()
        puzzles, word_study = Puzzles(dictionaries), WordStudy(settings, dictionaries)
        #: Methods that are answered at once.
        self.quick: Final[Mapping[str, Callable[[Any], Any]]] = {
            "ping": lambda params: m.PingResult(value=params.value),
            "dictionary.info": dictionaries.info,
            "dictionary.check": dictionaries.check,
            "dictionary.search": dictionaries.search,
            "legal": self.legal,
        }
        #: Methods for threads.
        self.long: Final[Mapping[str, Callable[[Any, Job], Any]]] = {
            "dictionary.find": word_study.find,
            "dictionary.equations": word_study.equations,
            "quiz.keys": word_study.quiz_keys,
            "quiz.question": word_study.quiz_question,
            "quiz.answer": word_study.quiz_answer,
            "solve": self.solve,
            "plan": self.plan,
            "advise": self.advise,
            "analyse": self.analyse,
            "bot.move": self.bot_move,
            "puzzle": puzzles.puzzle,
            "puzzle.check": puzzles.check,
            "puzzle.solution": puzzles.solution,
        }

    def hello(self, params: m.HelloParams, known: Iterable[str]) -> m.HelloResult:
        """Answer `hello`. known: the names of the methods."""
        client_version = (
            tuple(map(int, params.protocol.split("."))) if params.protocol else methods.VERSION
        )
        return m.HelloResult(
            name="lexicon-fast",
            version=__version__,
            protocol=version_text(methods.VERSION),
            games=[adapter(game).info(self._settings) for game in self._settings.games],
            options=self._settings.infos(),
            methods=list(known),
            has_definitions=self._settings.definitions is not None,
            changes=[
                m.Change(protocol=version_text(version), change=change)
                for version, change in methods.CHANGES
                if version > client_version
            ],
        )

    def legal(self, params: m.LegalParams, observation: Any = None) -> m.LegalResult:
        """Answer `legal`."""
        game, dictionary = self._adapter(params.game, params.dictionary)
        if observation is None:
            observation = game.decode_observation(bytes(params.observation), dictionary)
        return limited(game.legal_actions(observation, dictionary), params.limit)

    def solve(self, params: m.SolveParams, job: Job) -> m.SolveResult:
        """Answer `solve`."""
        game, dictionary = self._adapter(params.game, params.dictionary)
        rows = game.solve(params, dictionary) if params.positions else iter(())
        return m.SolveResult(rows=self._json_list(rows, job))

    def plan(self, params: m.PlanParams, job: Job) -> m.PlanResult:
        """Answer `plan`."""
        game, dictionary = self._adapter(params.game, params.dictionary)
        rows = game.plan(params, dictionary) if params.positions else iter(())
        return m.PlanResult(rows=self._json_list(rows, job))

    def advise(self, params: m.AdviseParams, job: Job, observation: Any = None) -> m.AdviseResult:
        """Answer `advise`."""
        game, dictionary = self._adapter(params.game, params.dictionary)
        words = dictionary if params.words is None else self._dictionaries.get(params.words)
        if observation is None:
            observation = game.decode_observation(bytes(params.observation), dictionary)
        stop = _StopCheck(job, self._settings.max_seconds)
        advice = None
        for advice in game.advise(params, observation, dictionary, words):
            job.check()
            if advice.final or stop():
                break
            if params.stream and job.id is not None:
                self._send_update(job, m.AdviseUpdate(id=job.id, advice=advice))
        return m.AdviseResult(advice=advice, stopped=advice is None or not advice.final)

    def analyse(self, params: m.AnalyseParams, job: Job) -> m.AnalyseResult:
        """Answer `analyse`, with the turns so far when the time is up.

        The latest complete results that do not depend on the time are kept.
        """
        from lexicon_fast.bots.analysis import analyse, calibration_of, summary

        name = params.dictionary
        if name is None and params.record:
            name = self._dictionaries.of_record(params.record[0])
        game, dictionary = self._adapter(params.game, name)
        same = replace(params, stream=True, dictionary=None)
        key = dictionary.sha256, params.seconds is None and msgspec.json.encode(same)
        with self._lock:
            kept = self._analyses.pop(key, None)
            if kept is not None:
                self._analyses[key] = kept
        if kept is not None:
            for row in kept:
                if params.stream and job.id is not None and row.__struct_config__.tag != "player":
                    self._send_update(job, m.AnalyseUpdate(id=job.id, row=row))
            return m.AnalyseResult(rows=kept, stopped=False)
        players, decided = game.decisions(params.record, dictionary, params.ruleset)
        stop = _StopCheck(job, self._settings.max_seconds)

        def ended() -> bool:
            job.check()
            return stop()

        rows: list[Any] = []
        for row in analyse(
            decided,
            dictionary,
            params.game,
            iterations=params.iterations,
            seconds=params.seconds,
            quick=params.quick,
            seed=params.seed,
            top=params.top,
            ended=ended,
        ):
            rows.append(row)
            if params.stream and job.id is not None:
                self._send_update(job, m.AnalyseUpdate(id=job.id, row=row))
        calibration = calibration_of(
            params.game,
            iterations=params.iterations,
            seconds=params.seconds,
            quick=params.quick,
        )
        rows += summary(rows, players, calibration)
        if params.seconds is None and not stop.stopped:
            with self._lock:
                self._analyses[key] = rows
                if len(self._analyses) > _ANALYSES:
                    del self._analyses[next(iter(self._analyses))]
        return m.AnalyseResult(rows=rows, stopped=stop.stopped)

    def bot_move(
        self, params: m.BotMoveParams, job: Job, observation: Any = None
    ) -> m.BotMoveResult:
        """Answer `bot.move`, with the best action so far when the time is up."""
        game, dictionary = self._adapter(params.game, params.dictionary)
        stop = _StopCheck(job, self._settings.max_seconds)
        decoded = observation
        if decoded is None:
            decoded = game.decode_observation(bytes(params.observation), dictionary)
        bot = game.bot(params, dictionary, self._settings)
        if observation is None:
            game.check(decoded, dictionary)
            bot.check_rules(decoded.rules)
        if params.clock is not None:
            stop.shorten(_share(params.clock, decoded))
        action: object = bot.heeding(stop).choose(decoded, params.seed)
        return m.BotMoveResult(action=action, stopped=stop.stopped)

    def _adapter(self, game: str, dictionary: str | None) -> tuple[GameAdapter, Dictionary]:
        of_game = adapter(game)
        return of_game, self._dictionaries.get(dictionary, of_game.words)

    def _json_list(self, parts: Iterator[bytes], job: Job) -> Any:
        """Join JSON Lines to one JSON list. Raises Refused if it is too long."""
        rows: list[bytes] = []
        size = 0
        limit = self._settings.max_reply_bytes
        for part in parts:
            job.check()
            size += len(part)
            if size > limit:
                raise self._settings.too_long("rows", "send fewer positions or a lower top")
            rows.append(part)
        return Raw(b"[" + b",".join(b"".join(rows).splitlines()) + b"]")


class _StopCheck:
    """Whether a bot or an adviser must stop: its job is stopped, or its seconds are over."""

    def __init__(self, job: Job, seconds: float) -> None:
        self._job = job
        self._begin = monotonic()
        self._deadline = self._begin + seconds
        #: Whether a call has returned true.
        self.stopped = False

    def shorten(self, seconds: float) -> None:
        """Set a time limit, if it is shorter than the present one."""
        self._deadline = min(self._deadline, self._begin + seconds)

    def __call__(self) -> bool:
        self.stopped = self.stopped or self._job.stopped or monotonic() > self._deadline
        return self.stopped


def _share(clock: m.Clock, observation: Any) -> float:
    """Return the seconds for a turn in a game with clocks. Raises BadField."""
    control = time_control(clock.control, "params.clock.control")
    assert control is not None
    if len(clock.left) <= observation.player:
        raise BadField("params.clock.left", f"has no seconds of player {observation.player}")
    return turn_seconds(observation, control, clock.left[observation.player])


def limited(actions: Sequence[Any], limit: int | None) -> m.LegalResult:
    """Return the number of legal actions and the first of them. limit: None lists all."""
    return m.LegalResult(count=len(actions), actions=list(actions[:limit]))
