"""The command line: `lexicon-fast`."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from errno import EDQUOT, EFBIG, EIO, ENOENT, ENOSPC
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_DONE = 0
_BAD = 2
_INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> int:
    """Runs a command; returns the exit code. Anything wrong is one line on stderr.

    args: None for those of the process, which is then ended here.
    """
    code = _main(args)
    if args is None:
        _exit(code)
    return code


def _main(args: Sequence[str] | None) -> int:
    try:
        return _run(args)
    except KeyboardInterrupt as error:
        _say("interrupted", error)
        return _INTERRUPTED
    except BrokenPipeError:
        _discard_stdout()
        return _DONE
    except MemoryError as error:
        _say("out of memory", error)
        return _BAD
    except OSError as error:
        place = _place(error)
        _discard_stdout()
        _say(f"{place}{_reason(error)}", error)
        return _BAD


def _reason(error: OSError) -> str:
    """Return the reason of an error; if a file and its folder are missing, name both."""
    said = str(error.strerror or error)
    if error.errno != ENOENT or error.filename is None:
        return said
    folder = os.path.dirname(os.fsdecode(error.filename))
    if not folder or os.path.isdir(folder):
        return said
    return f"{said}; the folder {folder} does not exist"


def _place(error: OSError) -> str:
    """The file that an error is about, for the start of a message.

    Files are named where they are written, so a full disk without a name is that of stdout.
    """
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: "
    return "stdout: " if error.errno in (EDQUOT, EFBIG, EIO, ENOSPC) else ""


def _run(args: Sequence[str] | None) -> int:
    import click

    from lexicon_fast.cli.commands import commands
    from lexicon_fast.errors import LexiconFastError

    try:
        code = commands.main(args, prog_name="lexicon-fast", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except LexiconFastError as error:
        _say(str(error), error)
        return _BAD
    return code if isinstance(code, int) else _DONE


def _say(message: str, error: BaseException) -> None:
    """One line on stderr, with what else is known about an error."""
    line = "; ".join([message, *getattr(error, "__notes__", ())])
    with suppress(OSError, ValueError):
        print(f"lexicon-fast: {line}", file=sys.stderr, flush=True)


def _discard_stdout() -> None:
    """What is still buffered has nowhere to go; Python must not try at exit."""
    with suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _exit(code: int) -> None:
    """Ends the process without taking the interpreter apart, which would take some milliseconds."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
    if util := sys.modules.get("multiprocessing.util"):
        util._run_finalizers(0)  # or it says on stderr that its semaphores leak
    os._exit(code)
