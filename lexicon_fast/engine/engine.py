"""The engine without its process: a line with a request in, a line with its reply out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import UNSET

from lexicon_fast.engine.games import Games
from lexicon_fast.engine.hello import hello
from lexicon_fast.engine.jobs import CancelledError, Job, Jobs
from lexicon_fast.engine.requests import Tasks
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.errors import ErrorObject, RequestError
from lexicon_fast.protocol.methods import METHODS

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary


class _Handler(NamedTuple):
    """How a method is answered. call: for quick methods; task: for long ones, in a thread."""

    params: wire.ParamsReader
    call: Callable[[Any], Any] | None
    task: Callable[[Any, Job], Any] | None
    stoppable: bool


_OPEN: Final = (methods.INVALID_REQUEST, "a request with this id is still open")


class Engine:
    """Answers requests. Quick ones at once; long ones beside each other, in threads.

    send: takes whole lines, also from other threads. `receive` is for one thread only.
    dictionary: the one for requests that name none; None: 2of12inf for Lexibomb, else enable;
    dictionaries: opened before, by name; open_files:
    see `Settings`.
    """

    def __init__(
        self,
        send: Callable[[bytes], None],
        *,
        dictionary: str | None = None,
        dictionaries: Mapping[str, Dictionary] | None = None,
        threads: int | None = None,
        open_files: bool = True,
    ) -> None:
        self.settings: Final = Settings(dictionary, threads, open_files=open_files)
        self._dictionaries = Dictionaries(
            self.settings, dictionaries or {}, dictionary or self.settings.dictionary
        )
        self._jobs: Final = Jobs(send, self.settings.threads)
        self._tasks: Final = Tasks(self.settings, self._dictionaries, self._update)
        self._games: Final = Games(self.settings, self._dictionaries)
        #: `quit` has been asked for, by the request of that id.
        self.quitting = False
        self._quit_id: int | str | None = None
        self._handlers: Final = self._all_handlers()

    def _all_handlers(self) -> dict[str, _Handler]:
        calls: dict[str, Callable[[Any], Any]] = {
            "hello": lambda params: hello(params, self.settings, METHODS),
            "ping": lambda params: m.PingResult(value=params.value),
            "options": lambda _: self._options(),
            "options.set": self._set_options,
            "stop": self._stop,
            "cancel": self._cancel,
            "quit": lambda _: m.Done(),
            "dictionary.info": self._dictionaries.info,
            "dictionary.check": self._dictionaries.check,
            "dictionary.search": self._dictionaries.search,
            "legal": self._tasks.legal,
            "game.new": self._games.new,
            "game.observe": self._games.observe,
            "game.legal": self._games.legal,
            "game.apply": self._games.apply,
            "game.record": self._games.record,
            "game.list": self._games.list,
            "game.close": self._games.close,
        }
        tasks: dict[str, Callable[[Any, Job], Any]] = {
            "dictionary.load": self._dictionaries.load,
            "solve": self._tasks.solve,
            "plan": self._tasks.plan,
            "advise": self._tasks.advise,
            "bot.move": self._tasks.bot_move,
        }
        return {
            name: _Handler(
                wire.ParamsReader(method),
                calls.get(name),
                tasks.get(name),
                method.stoppable,
            )
            for name, method in METHODS.items()
        }

    # Lines

    def receive(self, line: bytes) -> bytes:
        """Take a line. Returns the reply, with its line end; empty: none, or not yet."""
        try:
            request = wire.read_request(line)
        except wire.NoRequest as error:
            return self._failed(error.id, error)
        id = None if request.id is UNSET else request.id
        try:
            handler = self._handlers.get(request.method)
            if handler is None:
                raise wire.unknown_method(request.method, METHODS)
            if handler.call is None:
                return self._begin(request, id, handler)
            if id is not None and len(self._jobs) and id in self._jobs:
                raise RequestError(*_OPEN)
            result = handler.call(handler.params(request.params))
            if request.method == "quit":
                self.quitting, self._quit_id = True, id
                return b""
            return b"" if id is None else wire.reply(id, result) + b"\n"
        except Exception as error:
            return b"" if id is None else self._failed(id, error)

    def too_long(self) -> bytes:
        """The reply to a line that was skipped: it is longer than accepted."""
        return self._error(
            None,
            methods.PARSE_ERROR,
            f"the line is longer than {self.settings.max_line_bytes} bytes, and was skipped;"
            " accepted: up to so many (option max_line_bytes)",
        )

    def finish(self, listening: Callable[[], bool] = lambda: True) -> bytes:
        """No more lines will come. Waits until all is answered; returns the reply to `quit`.

        What runs is finished, but cancelled after `quit`. listening: is there anybody to answer?
        """
        if self.quitting:
            self.cancel_all()
        self._jobs.stop_endless()
        self._jobs.finish(listening)
        if self._quit_id is None:
            return b""
        return wire.reply(self._quit_id, m.Done()) + b"\n"

    def cancel_all(self) -> None:
        """Give up all that runs."""
        self._jobs.cancel_all(self._cancelled)

    def _begin(self, request: wire.Request, id: int | str | None, handler: _Handler) -> bytes:
        """Have a long request worked on."""
        assert handler.task is not None
        task = handler.task
        params = handler.params(request.params)
        if id is None and request.method != "dictionary.load":
            return b""  # nobody could ever know
        if id is not None and id in self._jobs:
            raise RequestError(*_OPEN)
        self.settings.refuse_above("max_waiting", len(self._jobs) + 1, "open requests")
        job = Job(
            id,
            request.method,
            stoppable=handler.stoppable,
            endless=isinstance(params, m.AdviseParams)
            and params.seconds is None
            and params.iterations is None,
        )

        def work() -> bytes:
            try:
                result = job.run(partial(task, params, job))
                return b"" if id is None else wire.reply(id, result) + b"\n"
            except CancelledError:
                return b""
            except Exception as error:
                return b"" if id is None else self._failed(id, error)

        job.work = work
        self._jobs.start(job)
        return b""

    def _update(self, job: Job, params: m.AdviseUpdate) -> None:
        self._jobs.tell(job, wire.notification("advise.update", params) + b"\n")

    # Methods of the engine itself

    def _options(self) -> m.OptionsResult:
        return m.OptionsResult(options=self.settings.infos())

    def _set_options(self, params: m.OptionsSetParams) -> m.OptionsResult:
        if "dictionary" in params.values:
            self._dictionaries.get(str(params.values["dictionary"]))
        self.settings.set(params.values)
        self._jobs.threads = self.settings.threads
        return self._options()

    def _stop(self, params: m.StopParams) -> m.StopResult:
        job = self._jobs.find(params.id)
        if job is None or not job.stoppable:
            return m.StopResult(stopped=False)
        job.stopped = True
        return m.StopResult(stopped=True)

    def _cancel(self, params: m.CancelParams) -> m.CancelResult:
        job = self._jobs.find(params.id)
        done = job is not None and self._jobs.cancel(job, self._cancelled(job))
        return m.CancelResult(cancelled=done)

    def _cancelled(self, job: Job) -> bytes:
        if job.id is None:
            return b""
        return self._error(job.id, methods.CANCELLED, f"{job.method} was cancelled")

    # Errors

    def _error(self, id: int | str | None, code: int, message: str, **data: Any) -> bytes:
        return wire.error_reply(id, ErrorObject(code, message, data)) + b"\n"

    def _failed(self, id: int | str | None, error: Exception) -> bytes:
        """The reply where a request raised something."""
        return wire.error_reply(id, wire.told(error, "lexicon-fast engine")) + b"\n"
