"""The engine without its process: it gets requests as lines, and returns replies as lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from lexicon_fast.engine.games import Games
from lexicon_fast.engine.jobs import CancelledError, Job, Jobs
from lexicon_fast.engine.requests import Requests
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods, wire
from lexicon_fast.protocol.methods import METHODS, ErrorObject, RequestError

if TYPE_CHECKING:
    from lexicon_fast.dictionary import Dictionary
    from lexicon_fast.find.definitions import Definitions


_DUPLICATE_ID: Final = (methods.INVALID_REQUEST, "a request with this id is still open")


class Engine:
    """Answers requests: quick ones at once, long ones in threads, several at a time.

    send: writes complete lines; called from other threads, too. Only one thread may call `receive`.
    dictionary: the default for requests that name none; None: 2of12inf for Lexibomb, else enable;
    dictionaries: already open ones, by name; open_files: see `Settings`; now: returns the seconds
    that the clocks of games use.
    """

    def __init__(
        self,
        send: Callable[[bytes], None],
        *,
        dictionary: str | None = None,
        dictionaries: Mapping[str, Dictionary] | None = None,
        threads: int | None = None,
        open_files: bool = True,
        definitions: Definitions | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._send: Final = send
        self.settings: Final = Settings(
            dictionary, threads, open_files=open_files, definitions=definitions
        )
        self._dictionaries = Dictionaries(
            self.settings, dictionaries or {}, dictionary or self.settings.dictionary
        )
        self._jobs: Final = Jobs(send, self.settings.threads)
        self._requests: Final = Requests(self.settings, self._dictionaries, self._send_update)
        self._games: Final = Games(self.settings, self._dictionaries, self._notify, now)
        #: Whether a client has sent `quit`.
        self.quitting = False
        self._quit_id: int | str | None = None
        #: Handlers of quick methods, which answer at once.
        self._calls: Final[dict[str, Callable[[Any], Any]]] = {
            "hello": lambda params: self._requests.hello(params, METHODS),
            "options": lambda _: self._options(),
            "options.set": self._set_options,
            "stop": self._stop,
            "cancel": self._cancel,
            "quit": lambda _: m.Done(),
            **self._requests.quick,
            **{
                name: getattr(self._games, name.removeprefix("game."))
                for name in METHODS
                if name.startswith("game.")
            },
        }
        #: Handlers of long methods, which run in threads.
        self._tasks: Final[dict[str, Callable[[Any, Job], Any]]] = {
            "dictionary.load": self._dictionaries.load,
            **self._requests.long,
        }

    # Lines

    def receive(self, line: bytes) -> bytes:
        """Handle a line. Returns the reply with its line end; empty if it comes later or never."""
        try:
            request = wire.read_request(line)
        except wire.InvalidRequest as error:
            return self._failure(error.id, error)
        id = None if request.id is UNSET else request.id
        try:
            method = METHODS.get(request.method)
            if method is None:
                raise wire.unknown_method(request.method, METHODS)
            params = wire.read_params(method, request.params)
            if method.long:
                self._begin(id, request.method, params)
                return b""
            if id is not None and id in self._jobs:
                raise RequestError(*_DUPLICATE_ID)
            result = self._calls[request.method](params)
            if request.method == "quit":
                self.quitting, self._quit_id = True, id
                return b""
            return b"" if id is None else wire.reply(id, result) + b"\n"
        except Exception as error:
            return b"" if id is None else self._failure(id, error)

    def too_long(self) -> bytes:
        """Return the reply to a line that was skipped because of its length."""
        limit = self.settings.max_line_bytes
        message = f"the line is longer than {limit} bytes (option max_line_bytes) and was skipped"
        return self._error(None, methods.PARSE_ERROR, message)

    def finish(self, listening: Callable[[], bool] = lambda: True) -> bytes:
        """Wait until all requests are answered, after the last line. Returns the reply to `quit`.

        Open requests are finished, but cancelled after `quit`. listening: whether a client still
        reads the replies; if not, the call returns at once.
        """
        if self.quitting:
            self.cancel_all()
        self._jobs.stop_endless()
        self._jobs.finish(listening)
        if self._quit_id is None:
            return b""
        return wire.reply(self._quit_id, m.Done()) + b"\n"

    def cancel_all(self) -> None:
        """Cancel all open requests."""
        self._jobs.cancel_all(self._cancelled)

    def _begin(self, id: int | str | None, method: str, params: m.Params) -> None:
        """Start a long request."""
        if id is None and method != "dictionary.load":
            return  # it has no effect, and its result cannot be sent
        if id is not None and id in self._jobs:
            raise RequestError(*_DUPLICATE_ID)
        self.settings.refuse_above("max_waiting", len(self._jobs) + 1, "open requests")
        job = Job(
            id,
            method,
            stoppable=METHODS[method].stoppable,
            endless=isinstance(params, m.AdviseParams)
            and params.seconds is None
            and params.iterations is None,
        )

        def work() -> bytes:
            try:
                result = job.run(partial(self._tasks[method], params, job))
                return b"" if id is None else wire.reply(id, result) + b"\n"
            except CancelledError:
                return b""
            except Exception as error:
                return b"" if id is None else self._failure(id, error)

        self._jobs.start(job, work)

    def _notify(self, method: str, params: Any) -> None:
        self._send(wire.notification(method, params) + b"\n")

    def _send_update(self, job: Job, params: m.AdviseUpdate | m.AnalyseUpdate) -> None:
        self._jobs.notify(job, wire.notification(f"{job.method}.update", params) + b"\n")

    # Methods about the engine

    def _options(self) -> m.OptionsResult:
        return m.OptionsResult(options=self.settings.infos())

    def _set_options(self, params: m.OptionsSetParams) -> m.OptionsResult:
        if "dictionary" in params.values:
            self._dictionaries.get(str(params.values["dictionary"]))
        self.settings.set(params.values)
        self._jobs.resize(self.settings.threads)
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

    # Error replies

    def _cancelled(self, job: Job) -> bytes:
        if job.id is None:
            return b""
        return self._error(job.id, methods.CANCELLED, f"{job.method} was cancelled")

    def _error(self, id: int | str | None, code: int, message: str) -> bytes:
        return wire.error_reply(id, ErrorObject(code, message)) + b"\n"

    def _failure(self, id: int | str | None, error: Exception) -> bytes:
        return wire.error_reply(id, wire.report(error, "lexicon-fast engine")) + b"\n"
