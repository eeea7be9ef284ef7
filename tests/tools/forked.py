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
from typing import Any, NoReturn, Self

#: Loaded before the first fork, if they are installed.
LIBRARIES = ["click", "msgspec", "numpy", "tqdm", "xxhash", "platformdirs", "sqlite3", "fsrs"]
PACKAGE = "lexicon_fast"
SUBPACKAGES = ["cli", "games", "bots", "rows", "batch", "census", "study", "puzzles", "find"]
#: Modules that need optional packages or start threads.
NOT_LOADED = ("dask", "arrow", "serve", "_columns", "parquet")

#: Variables that are read when Python starts or when the package is loaded. A command with other
#: values runs in a new process.
READ_EARLY = ("PYTHON", "LC_", "LANG", "LEXICON_FAST_ISA")
#: Exceptions: the process that forks has the package.
READ_LATE = ("PYTHONPATH", "PYTHONSAFEPATH")

_LENGTH = struct.Struct("i")


class Forks:
    """A process that forks for each command. Ends with the `with` block."""

    def __init__(self, modules: Iterable[str] = (), env: Mapping[str, str] | None = None) -> None:
        """modules: loaded before the first fork; env: of this process, not of the commands."""
        self._channel, theirs = socket.socketpair()
        self._lock = threading.Lock()
        self._early = _read_early(os.environ if env is None else env)
        with theirs, open(os.devnull, "rb+") as nowhere:
            self._process = subprocess.Popen(
                [sys.executable, __file__, str(theirs.fileno()), *modules],
                stdin=nowhere,
                stdout=nowhere,
                pass_fds=[theirs.fileno()],
                # No threads of numpy's BLAS, which forks may find in any state.
                env={**(os.environ if env is None else env), "OPENBLAS_NUM_THREADS": "1"},
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
            code = self._number()
        return subprocess.CompletedProcess([module, *args], code, *written)

    def start(
        self, args: Iterable[str], streams: Iterable[int], env: Mapping[str, str], *, terminal: bool
    ) -> int:
        """Start `python -m lexicon_fast ARGS`, and return its process id; `wait` has to follow.

        streams: its stdin, stdout and stderr; terminal: they become its controlling terminal.
        """
        assert _read_early(env) == self._early
        with self._lock:
            self._send({**_request(args, env), "start": True, "terminal": terminal}, streams)
            return self._number()

    def wait(self, pid: int) -> int:
        """Return the exit code of a process that was started. No other command runs meanwhile."""
        with self._lock:
            self._send({"wait": pid})
            return self._number()

    def _send(self, request: dict[str, Any], streams: Iterable[int] = ()) -> None:
        payload = json.dumps(request).encode()
        socket.send_fds(self._channel, [_LENGTH.pack(len(payload))], [*streams])
        self._channel.sendall(payload)

    def _number(self) -> int:
        (number,) = _LENGTH.unpack(_read(self._channel, _LENGTH.size))
        return int(number)


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
) -> subprocess.CompletedProcess[Any]:
    """Run `python -m lexicon_fast ARGS` with pipes. The options are those of subprocess.run."""
    done = _forks().run(
        [str(arg) for arg in args],
        input=input.encode() if isinstance(input, str) else input,
        env=os.environ if env is None else env,
        cwd=cwd,
        timeout=timeout,
    )
    if check:
        done.check_returncode()
    if encoding is None:
        return done
    texts = [each.decode(encoding).replace("\r\n", "\n") for each in (done.stdout, done.stderr)]
    return subprocess.CompletedProcess(done.args, done.returncode, *texts)


class Started:
    """A command that runs while the test talks to it, through pipes or a terminal."""

    def __init__(self, *args: object, env: Mapping[str, str], terminal: int | None = None) -> None:
        """terminal: the end of a terminal for the command; None: pipes."""
        texts = [str(arg) for arg in args]
        self._code: int | None = None
        if terminal is not None:
            self.pid = _forks().start(texts, [terminal] * 3, env, terminal=True)
            return
        pipes = [os.pipe() for _ in range(3)]
        theirs = [pipes[0][0], pipes[1][1], pipes[2][1]]
        self.pid = _forks().start(texts, theirs, env, terminal=False)
        for each in theirs:
            os.close(each)
        self.stdin = open(pipes[0][1], "wb")  # noqa: SIM115
        self.stdout = open(pipes[1][0], "rb")  # noqa: SIM115
        self.stderr = open(pipes[2][0], "rb")  # noqa: SIM115

    def kill(self) -> None:
        if self._code is None:
            os.kill(self.pid, signal.SIGKILL)

    def wait(self) -> int:
        """Return the exit code; minus the signal that ended it."""
        if self._code is None:
            self._code = _forks().wait(self.pid)
        return self._code

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
    while True:
        header, descriptors, _, _ = socket.recv_fds(channel, _LENGTH.size, 3)
        if not header:
            return None
        request: dict[str, Any] = json.loads(_read(channel, *_LENGTH.unpack(header)))
        if "wait" in request:
            _answer_exit(channel, request["wait"])
            continue
        child = os.fork()
        if child == 0:
            channel.close()
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
        if request.get("start"):
            channel.sendall(_LENGTH.pack(child))
        else:
            _answer_exit(channel, child)


def _answer_exit(channel: socket.socket, child: int) -> None:
    _, status = os.waitpid(child, 0)
    channel.sendall(_LENGTH.pack(os.waitstatus_to_exitcode(status)))


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
