"""Commands that start in milliseconds: processes forked from one that has loaded the modules.

A start of Python with the modules of this package takes a quarter of a second, a fork some
milliseconds. Otherwise a command runs as `python -m lexicon_fast` does: in its own process, with
pipes as its streams, with its own environment, folder, signals and exit code.

Run as a script, this is the process that forks. It has no threads and keeps nothing of a command.
"""

from __future__ import annotations

import atexit
import faulthandler
import fcntl
import gc
import json
import os
import runpy
import select
import signal
import socket
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any, NoReturn, Self

#: Loaded before the first fork, if they are installed.
LIBRARIES = ["click", "msgspec", "numpy", "tqdm", "xxhash", "platformdirs", "sqlite3", "fsrs"]
LIBRARIES += ["difflib", "gzip", "mmap", "encodings.ascii", "encodings.utf_32_le"]
PACKAGE = "lexicon_fast"
SUBPACKAGES = ["cli", "games", "bots", "rows", "batch", "census", "study", "puzzles", "find"]
SUBPACKAGES += ["arena", "dictionary"]
#: Modules that need optional packages or start threads.
NOT_LOADED = ("dask", "arrow", "serve", "_columns", "parquet")

#: Variables that are read when Python starts or when the package is loaded. A command with other
#: values runs in a new process.
READ_EARLY = ("PYTHON", "LC_", "LANG", "LEXICON_FAST_ISA")
#: Exceptions: the process that forks has the package, and no test needs a certain seed of hashes.
#: Dask sets that one in the process that calls it, and leaves it there.
READ_LATE = ("PYTHONPATH", "PYTHONSAFEPATH", "PYTHONHASHSEED")

#: The environment of the session. The first command may come from a test that changes its own.
ENVIRONMENT = {**os.environ}

_LENGTH = struct.Struct("i")


class Started:
    """A running command: what subprocess.Popen has, as far as tests use it."""

    stdin: IO[bytes]
    stdout: IO[bytes]
    stderr: IO[bytes]

    def __init__(self, status: int) -> None:
        """status: a pipe for the process id and, in the end, the exit code."""
        self._status = os.fdopen(status, "rb", buffering=0)
        self.pid: int = self._number()
        self.returncode: int | None = None

    def _number(self) -> int:
        number: int = _LENGTH.unpack(self._status.read(_LENGTH.size))[0]
        return number

    def poll(self) -> int | None:
        """Return the exit code, or None if the process runs."""
        return self._exit_code(0)

    def wait(self, timeout: float = 300) -> int:
        """Return the exit code; minus the signal that ended it. Raises TimeoutError."""
        code = self._exit_code(timeout)
        if code is None:
            raise TimeoutError(f"process {self.pid} has not ended")
        return code

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGKILL)

    def finish(self) -> bytes:
        """End its input, read its output to the end, and return stderr. It may come twice."""
        if self.stdin.closed:
            return b""
        with suppress(BrokenPipeError):
            self.stdin.close()
        with self.stdout, self.stderr:
            self.stdout.read()
            said = self.stderr.read()
        self.wait()
        return said

    def _exit_code(self, timeout: float) -> int | None:
        if self.returncode is None and select.select([self._status], [], [], timeout)[0]:
            self.returncode = self._number()
            self._status.close()
        return self.returncode


class Forks:
    """A process that forks for each command. Ends with the `with` block."""

    def __init__(self, modules: Iterable[str] = (), env: Mapping[str, str] | None = None) -> None:
        """modules: loaded before the first fork; env: of this process, not of the commands."""
        self._channel, theirs = socket.socketpair()
        self._lock = threading.Lock()
        env = ENVIRONMENT if env is None else env
        self._early = _read_early(env)
        with theirs, open(os.devnull, "rb+") as nowhere:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno()), *modules],
                stdin=nowhere,
                stdout=nowhere,
                pass_fds=[theirs.fileno()],
                # No threads of numpy's BLAS, which forks may find in any state.
                env={**env, "OPENBLAS_NUM_THREADS": "1"},
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._channel.close()
        self._process.wait()

    def run(
        self,
        args: Iterable[str],
        *,
        input: bytes = b"",
        env: Mapping[str, str],
        cwd: str | Path = ".",
        timeout: int = 300,
        module: str = PACKAGE,
        before: str = "",
    ) -> subprocess.CompletedProcess[bytes]:
        """Run `python -m MODULE ARGS`. before: "module:function" that the process calls first."""
        args = [*args]
        if _read_early(env) != self._early:
            assert not before
            command = [sys.executable, "-m", module, *args]
            return subprocess.run(
                command, input=input, capture_output=True, env=env, cwd=cwd, timeout=timeout
            )
        request = _request(args, env, cwd, timeout=timeout, module=module, before=before)
        pipes = [os.pipe() for _ in range(3)]
        theirs = [pipes[0][0], pipes[1][1], pipes[2][1]]
        written: list[bytes] = [b"", b""]

        def feed() -> None:
            with suppress(BrokenPipeError), os.fdopen(pipes[0][1], "wb") as file:
                file.write(input)

        def read(number: int) -> None:
            with os.fdopen(pipes[number][0], "rb") as file:
                written[number - 1] = file.read()

        with self._lock:
            self._send(request, theirs)
            for each in theirs:
                os.close(each)
            threads = [threading.Thread(target=feed)]
            threads += [threading.Thread(target=read, args=[number]) for number in (1, 2)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            (code,) = _LENGTH.unpack(_read(self._channel, _LENGTH.size))
        return subprocess.CompletedProcess([module, *args], code, *written)

    def start(
        self,
        args: Iterable[str],
        env: Mapping[str, str],
        *,
        terminal: int | None = None,
        timeout: int = 300,
    ) -> Started:
        """Start `python -m lexicon_fast ARGS` without waiting for its end.

        terminal: one end of a terminal, which becomes its controlling one; None: it has pipes.
        timeout: seconds after which it ends by itself.
        """
        if _read_early(env) != self._early:
            raise ValueError("a forked process cannot have other values of variables read early")
        pipes = [] if terminal is not None else [os.pipe() for _ in range(3)]
        theirs = [pipes[0][0], pipes[1][1], pipes[2][1]] if pipes else []
        status, their_status = os.pipe()
        request = {**_request(args, env, timeout=timeout), "terminal": terminal is not None}
        with self._lock:
            self._send(request, [*(theirs or [terminal] * 3), their_status])
        for each in [*theirs, their_status]:
            os.close(each)
        started = Started(status)
        if pipes:
            started.stdin = open(pipes[0][1], "wb")  # noqa: SIM115
            started.stdout = open(pipes[1][0], "rb")  # noqa: SIM115
            started.stderr = open(pipes[2][0], "rb")  # noqa: SIM115
        return started

    def _send(self, request: dict[str, Any], descriptors: list[Any]) -> None:
        """Send a request with the streams of the process, and a pipe for its status, if any."""
        payload = json.dumps(request).encode()
        socket.send_fds(self._channel, [_LENGTH.pack(len(payload))], descriptors)
        self._channel.sendall(payload)


@cache
def _forks() -> Forks:
    """Start the process that serves all tests of this one. It ends when this one does."""
    forks = Forks([PACKAGE])
    atexit.register(forks.__exit__)
    return forks


def run(
    *args: object,
    input: str | bytes = b"",
    env: Mapping[str, str] | None = None,
    cwd: str | Path = ".",
    encoding: str | None = None,
    check: bool = False,
    timeout: int = 300,
    before: str = "",
) -> subprocess.CompletedProcess[Any]:
    """Run `python -m lexicon_fast ARGS` with pipes. The options are those of subprocess.run.

    before: see `Forks.run`.
    """
    done = _forks().run(
        [str(arg) for arg in args],
        input=input.encode() if isinstance(input, str) else input,
        env=os.environ if env is None else env,
        cwd=cwd,
        timeout=timeout,
        before=before,
    )
    if check:
        done.check_returncode()
    if encoding is None:
        return done
    texts = [each.decode(encoding).replace("\r\n", "\n") for each in (done.stdout, done.stderr)]
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)


def start(*args: object, env: Mapping[str, str], terminal: int | None = None) -> Started:
    """Start `python -m lexicon_fast ARGS`. The options are those of `Forks.start`."""
    return _forks().start([str(arg) for arg in args], env, terminal=terminal)


def _request(
    args: Iterable[str],
    env: Mapping[str, str],
    cwd: str | Path = ".",
    *,
    timeout: int = 300,
    module: str = PACKAGE,
    before: str = "",
) -> dict[str, Any]:
    return {
        "args": [*args],
        "env": {**env},
        "folder": str(Path(cwd).absolute()),
        "timeout": timeout,
        "module": module,
        "before": before,
    }


def _read_early(env: Mapping[str, str]) -> dict[str, str]:
    return {
        name: value
        for name, value in env.items()
        if name.startswith(READ_EARLY) and name not in READ_LATE
    }


# The process that forks


def _load(modules: Iterable[str]) -> None:
    for name in LIBRARIES:
        with suppress(ImportError):
            import_module(name)
    for name in modules:
        root = Path(str(import_module(name).__file__)).parent
        for each in sorted(path for sub in SUBPACKAGES for path in (root / sub).rglob("*.py")):
            if not any(part in each.stem for part in NOT_LOADED):
                parts = each.relative_to(root.parent).with_suffix("").parts
                with suppress(ImportError):
                    import_module(".".join(parts).removesuffix(".__init__"))
    gc.collect()
    gc.freeze()


def _read(channel: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        part = channel.recv(size - len(found))
        if not part:
            raise EOFError("the process that forks has ended")
        found += part
    return found


def _serve(channel: socket.socket) -> dict[str, Any] | None:
    """Fork for each request. Return the request in the child, None in the end."""
    watchers: set[int] = set()
    while True:
        header, descriptors, _, _ = socket.recv_fds(channel, _LENGTH.size, 4)
        # They have ended, or do so with the test that has started the process.
        watchers -= {each for each in watchers if os.waitpid(each, os.WNOHANG)[0]}
        if not header:
            return None
        request: dict[str, Any] = json.loads(_read(channel, *_LENGTH.unpack(header)))
        child = os.fork()
        if child == 0:
            channel.close()
            if len(descriptors) > 3:
                _watch(descriptors)
            for number, descriptor in enumerate(descriptors):
                os.dup2(descriptor, number)
                os.close(descriptor)
            if request.get("terminal"):
                os.setsid()
                fcntl.ioctl(0, termios.TIOCSCTTY, 0)
                signal.signal(signal.SIGHUP, signal.SIG_DFL)  # under nohup it would be ignored
            return request
        for descriptor in descriptors:
            os.close(descriptor)
        if len(descriptors) > 3:
            watchers.add(child)
            continue
        _, status = os.waitpid(child, 0)
        channel.sendall(_LENGTH.pack(os.waitstatus_to_exitcode(status)))


def _watch(descriptors: list[int]) -> None:
    """Return in a forked process; this one reports its id and its exit code, and ends."""
    status = descriptors.pop()
    child = os.fork()
    if child == 0:
        os.close(status)
        return
    for each in descriptors:
        os.close(each)
    os.write(status, _LENGTH.pack(child))
    _, code = os.waitpid(child, 0)
    with suppress(BrokenPipeError):
        os.write(status, _LENGTH.pack(os.waitstatus_to_exitcode(code)))
    os._exit(0)


def _become(request: dict[str, Any]) -> NoReturn:
    """Run a module as `python -m` does. The interpreter then ends as it always does."""
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["env"])
    for path in reversed(os.environ.get("PYTHONPATH", "").split(os.pathsep)):
        if path and path not in sys.path:
            sys.path.insert(0, path)
    # The streams of the process that forks would take a pipe for a file in which they can seek.
    for name, buffering in (("stdin", -1), ("stdout", -1), ("stderr", 1)):
        old = getattr(sys, name)
        new = open(  # noqa: SIM115
            old.fileno(), old.mode, buffering, old.encoding, old.errors, closefd=False
        )
        setattr(sys, name, new)
        setattr(sys, f"__{name}__", new)
    faulthandler.dump_traceback_later(request["timeout"], exit=True)
    if request["before"]:
        module, _, function = request["before"].partition(":")
        getattr(import_module(module), function)()
    sys.argv = [request["module"], *request["args"]]
    runpy.run_module(request["module"], run_name="__main__", alter_sys=True)
    sys.exit(0)


def _main() -> None:
    with socket.socket(fileno=int(sys.argv[1])) as channel:
        _load(sys.argv[2:])
        request = _serve(channel)
    if request is not None:
        _become(request)


if __name__ == "__main__":
    _main()
