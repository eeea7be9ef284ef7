"""What the engine works out from positions and observations, which it does not keep."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from lexicon_fast.engine.game_adapter import game
from lexicon_fast.engine.games import cut
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.errors import Refused

if TYPE_CHECKING:
    from lexicon_fast.engine.jobs import Job
    from lexicon_fast.engine.settings import Dictionaries, Settings


class Tasks:
    """Answers `solve`, `plan`, `legal`, `advise` and `bot.move`. update: sends news of a job.

    The last three take an observation in place of that of the params: of a referee of ours, which
    is as it should be, and need not be read.
    """

    def __init__(
        self,
        settings: Settings,
        dictionaries: Dictionaries,
        update: Callable[[Job, m.AdviseUpdate], None],
    ) -> None:
        self._settings = settings
        self._dictionaries = dictionaries
        self._update = update

    def legal(self, params: m.LegalParams, observation: Any = None) -> m.LegalResult:
        """`legal`."""
        module = game(params.game)
        dictionary = self._dictionaries.get(params.dictionary, module.words)
        if observation is None:
            observation = module.observed(bytes(params.observation))
        return cut(module.legal_actions(observation, dictionary), params.limit)

    def solve(self, params: m.SolveParams, job: Job) -> m.SolveResult:
        """`solve`."""
        module = game(params.game)
        dictionary = self._dictionaries.get(params.dictionary, module.words)
        rows = module.solve(params, dictionary) if params.positions else iter(())
        return m.SolveResult(rows=self._rows(rows, job))

    def plan(self, params: m.PlanParams, job: Job) -> m.PlanResult:
        """`plan`."""
        module = game(params.game)
        dictionary = self._dictionaries.get(params.dictionary, module.words)
        rows = module.plan(params, dictionary) if params.positions else iter(())
        return m.PlanResult(rows=self._rows(rows, job))

    def _rows(self, parts: Iterator[bytes], job: Job) -> Any:
        """Lines of JSON as one list of JSON, which is passed on as it is."""
        rows: list[bytes] = []
        size = 0
        for part in parts:
            job.check()
            size += len(part)
            if size > (most := self._settings.max_reply_bytes):
                raise Refused(
                    "TooMuch",
                    f"the rows have more than {most} bytes; accepted: fewer positions, or a lower"
                    " top (or a higher option max_reply_bytes)",
                )
            rows.append(part)
        return Raw(b"[" + b",".join(b"".join(rows).splitlines()) + b"]")

    def advise(self, params: m.AdviseParams, job: Job, observation: Any = None) -> m.AdviseResult:
        """`advise`."""
        module = game(params.game)
        dictionary = self._dictionaries.get(params.dictionary, module.words)
        words = dictionary if params.words is None else self._dictionaries.get(params.words)
        if observation is None:
            observation = module.observed(bytes(params.observation))
        ended = self._ended(job)
        advice: object = None
        final = False
        for advice in module.advise(params, observation, dictionary, words):
            job.check()
            final = bool(getattr(advice, "final", False))
            if final or ended():
                break
            if params.stream and job.id is not None:
                self._update(job, m.AdviseUpdate(id=job.id, advice=advice))
        return m.AdviseResult(advice=advice, stopped=not final)

    def bot_move(
        self, params: m.BotMoveParams, job: Job, observation: Any = None
    ) -> m.BotMoveResult:
        """`bot.move`: the best so far once the time is over."""
        module = game(params.game)
        dictionary = self._dictionaries.get(params.dictionary, module.words)
        ended = self._ended(job)
        seen = module.observed(bytes(params.observation)) if observation is None else observation
        bot = module.bot(params, dictionary, self._settings)
        if observation is None:
            module.check(seen, dictionary)
        action: object = bot.heeding(ended).choose(seen, params.seed)
        return m.BotMoveResult(action=action, stopped=ended.seen)

    def _ended(self, job: Job) -> _Ended:
        return _Ended(job, monotonic() + self._settings.max_seconds)


class _Ended:
    """Is it time to answer with the best so far? seen: it was, when somebody asked."""

    def __init__(self, job: Job, deadline: float) -> None:
        self._job = job
        self._deadline = deadline
        self.seen = False

    def __call__(self) -> bool:
        self.seen = self.seen or self._job.stopped or monotonic() > self._deadline
        return self.seen
