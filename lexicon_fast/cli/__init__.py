"""The command line: `lexicon-fast`."""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # see lexicon_fast/__init__.py
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

_OK = 0
_FAILED = 2
_INTERRUPTED = 130


def main(args: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. Errors are one line on stderr.

    args: the arguments; None: those of the process, which then ends here.
    """
    code = _main(args)
    if args is None:
        _exit(code)
    return code


def _main(args: Sequence[str] | None) -> int:
    try:
        return _run(args)
    except KeyboardInterrupt as error:
        _print_error("interrupted", error)
        return _INTERRUPTED
    except BrokenPipeError:
        _discard_stdout()
        return _OK
    except MemoryError as error:
        _print_error("out of memory", error)
        return _FAILED
    except OSError as error:
        _discard_stdout()
        _print_error(f"{_place(error)}{_reason(error)}", error)
        return _FAILED


def _place(error: OSError) -> str:
    """Return the file of an error, as the start of its message.

    All writers name their files, so a full disk without a name is that of stdout.
    """
    if error.filename is not None:
        return f"{os.fsdecode(error.filename)}: "
    from errno import EDQUOT, EFBIG, EIO, ENOSPC

    return "stdout: " if error.errno in (EDQUOT, EFBIG, EIO, ENOSPC) else ""


def _reason(error: OSError) -> str:
    """Return the reason of an error; if a file and its folder are missing, name both."""
    from errno import ENOENT

    reason = str(error.strerror or error)
    if error.errno != ENOENT or error.filename is None:
        return reason
    folder = os.path.dirname(os.fsdecode(error.filename))
    if not folder or os.path.isdir(folder):
        return reason
    return f"{reason}; the folder {folder} does not exist"


def _run(args: Sequence[str] | None) -> int:
    import gc
    import warnings

    gc.set_threshold(50_000)  # imports make many objects, and no garbage
    import click

    from lexicon_fast.base import tile_text
    from lexicon_fast.base.errors import LexiconFastError
    from lexicon_fast.cli.commands import commands

    plain = sys.stdout, sys.stderr
    tile_text.on_first_tile.append(_show_tiles)
    if tile_text.are_known():
        _show_tiles()
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("once", category=UserWarning, append=True)
            warnings.showwarning = _show_warning
            code = commands.main(args, prog_name="lexicon-fast", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except LexiconFastError as error:
        _print_error(str(error), error)
        return _FAILED
    finally:
        tile_text.on_first_tile.remove(_show_tiles)
        sys.stdout, sys.stderr = plain
    return code if isinstance(code, int) else _OK


def _show_tiles() -> None:
    """Print each tile of several letters as `[CH]`. Nothing is done before there is such a tile."""
    from lexicon_fast.cli.terminal import TileStream

    sys.stdout, sys.stderr = TileStream(sys.stdout), TileStream(sys.stderr)


def _show_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    """Print a warning of a library call, as commands print theirs."""
    from contextlib import suppress

    from lexicon_fast.base.errors import one_line

    with suppress(OSError, ValueError):
        print(f"lexicon-fast: {one_line(str(message))}", file=sys.stderr, flush=True)


def _print_error(message: str, error: BaseException) -> None:
    """Print an error and its notes, in one line."""
    from contextlib import suppress

    line = "; ".join([message, *getattr(error, "__notes__", ())])
    with suppress(OSError, ValueError):
        print(f"lexicon-fast: {line}", file=sys.stderr, flush=True)


def _discard_stdout() -> None:
    """Drop buffered output that cannot be written, so that Python does not try again at exit."""
    from contextlib import suppress

    with suppress(OSError, ValueError, AttributeError):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def _exit(code: int) -> None:
    """End the process without tearing down the interpreter, which would take milliseconds."""
    from contextlib import suppress

    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
    if "multiprocessing.util" in sys.modules:
        from lexicon_fast.cli.terminal import free_shared_objects

        free_shared_objects()
    os._exit(code)
