"""Calls of a function with many arguments, in the workers of a Dask scheduler."""

from __future__ import annotations

import logging
import signal
from contextlib import ExitStack, contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from pkgutil import resolve_name
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Final, TypeVar

from lexicon_fast._version import __version__
from lexicon_fast.base.errors import BadOption, missing_extra, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from distributed import Client, LocalCluster

    _Argument = TypeVar("_Argument")
    _Result = TypeVar("_Result")

#: Tasks given to the scheduler, for each thread of its workers.
_TASKS_EACH: Final = 3

#: How long closing a cluster waits for a worker that restarts.
_START_SECONDS: Final = 30

#: Dask's setting for how long a worker may be missing.
_LOST_WORKER: Final = "distributed.deploy.lost-worker-timeout"


@contextmanager
def connect(scheduler: str | None, processes: int) -> Iterator[Client]:
    """Connect to the scheduler at an address; None: start one with this number of processes.

    Raises BadOption if `distributed` is missing, nothing answers at the address, or workers have
    another version.
    """
    try:
        import dask
        from distributed import Client, LocalCluster
    except ImportError:
        raise missing_extra("--engine dask", "distributed", "dask") from None
    if scheduler is None:
        with ExitStack() as stack:
            stack.enter_context(_without_cancel_errors())
            # A worker that dies is restarted. But a cluster removes a worker that is missing for 15
            # seconds, which a restart takes on a busy machine, and without workers waits for ever.
            stack.enter_context(dask.config.set({_LOST_WORKER: "1 day"}))
            with _ctrl_c_delayed():
                cluster = LocalCluster(
                    n_workers=processes,
                    threads_per_worker=1,
                    memory_limit=None,  # workers near a limit would be paused for ever
                    dashboard_address="127.0.0.1:0",
                    # Warnings are about each cancelled task, and errors about heartbeats to a
                    # scheduler that has just been closed. Other failures are raised.
                    silence_logs=logging.CRITICAL,
                )
                stack.enter_context(cluster)
            stack.callback(_wait_for_workers, cluster)
            client = stack.enter_context(Client(cluster, set_as_default=False))
            _check_workers(client)
            yield client
        return
    try:
        client = Client(scheduler, set_as_default=False)
    except (OSError, ValueError) as error:
        raise BadOption(
            f"--scheduler {scheduler}: {error}; use the address of a running Dask scheduler, like"
            " tcp://127.0.0.1:8786"
        ) from None
    with _without_cancel_errors(), client:
        _check_workers(client)
        yield client


@contextmanager
def _without_cancel_errors() -> Iterator[None]:
    """Drop the error that Dask logs when Ctrl-C comes before a call has begun in its thread.

    `distributed.utils.sync` then cancels a future that it has not yet made, which is a NameError.
    """

    def is_other(record: logging.LogRecord) -> bool:
        return "sync.<locals>.cancel" not in record.getMessage()

    logger = logging.getLogger("tornado.application")
    logger.addFilter(is_other)
    try:
        yield
    finally:
        logger.removeFilter(is_other)


def _wait_for_workers(cluster: LocalCluster) -> None:
    """Wait some seconds until no worker restarts, because closing a cluster would fail.

    It raises AssertionError if a worker died right after its start (then two restarts run, and the
    first one assumes that the second is done), and other workers log that their scheduler is gone.
    """
    # Not `wait_for_workers`, whose information may be outdated.
    assert cluster.scheduler is not None, "it runs"
    running = cluster.scheduler.workers
    end = monotonic() + _START_SECONDS
    while len(running) < len(cluster.workers) and monotonic() < end:
        sleep(0.02)


@contextmanager
def _ctrl_c_delayed() -> Iterator[None]:
    """Delay Ctrl-C to the end, and block it in all processes that are started meanwhile.

    A terminal sends it to all processes, but only this one may stop the workers. The signal stays
    blocked in threads that are started meanwhile, and in the workers that these start later.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would unblock the signal when it is started
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _check_workers(client: Client) -> None:
    """Raise BadOption for workers with another version, which our tasks would kill."""
    # All workers have this function, which is of the standard library.
    found = client.run(resolve_name, "lexicon_fast:__version__", on_error="return")
    for address, version in sorted(found.items()):
        if version != __version__:
            raise BadOption(
                f"--engine dask: worker {address} has lexicon-fast {shortened(str(version), 80)};"
                f" install {__version__} on all workers"
            )


def run(
    client: Client,
    function: Callable[[_Argument], _Result],
    arguments: Iterable[_Argument],
    *,
    retries: int = 3,
) -> Generator[tuple[int, _Result]]:
    """Yield (index of the argument, function(argument)), each as soon as it is done.

    function: must be importable by the workers. It may run more than once for an argument, even at
    the same time: after a failure, up to `retries` times, and when its worker has died. Only a few
    arguments are read ahead. The last exception is raised here, and the other calls are cancelled;
    ChildProcessError if an argument has killed too many workers.
    """
    from distributed import KilledWorker, as_completed

    left = enumerate(arguments)
    running: dict[Any, int] = {}
    done = as_completed(loop=client.loop)  # the default is the loop of the newest client

    def submit() -> None:
        most = _TASKS_EACH * max(1, sum(client.nthreads().values()))
        for number, argument in islice(left, max(0, most - len(running))):
            future = client.submit(function, argument, pure=False, retries=retries)
            running[future] = number
            done.add(future)

    try:
        submit()
        for future in done:
            number = running[future]
            try:
                result = future.result()
            except KilledWorker as error:
                raise ChildProcessError(f"task {number}: {error}") from None
            del running[future]
            submit()
            yield number, result
    finally:
        client.cancel(list(running))
