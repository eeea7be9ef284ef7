"""Files that save games while they are played."""

from __future__ import annotations

import os
import shlex
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lexicon_fast.base.files import user_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary

#: The most games that can start in the same second; their files are numbered.
_MOST: Final = 1000


def folder() -> Path | None:
    """Return the folder of games without --save, which may not exist yet; None: without a home."""
    state = user_folder("state")
    return None if state is None else state / "games"


class SavedGame:
    """The file of one game.

    path: the file that the user chose, written from the start and never removed; None: a new file
    in `folder()` or, if that is impossible, in the current folder, created after the first action
    and removed when the game is over, like any path in `folder()`. options: further options for the
    command that continues the game.
    """

    def __init__(
        self,
        game: str,
        path: str | None,
        options: str = "",
        now: Callable[[], time.struct_time] = time.localtime,
    ) -> None:
        self._game = game
        self._options = options
        self._now = now
        self._path = path
        self._exists = path is not None and os.path.exists(path)
        #: Whether the game is saved without --save.
        self.automatic = path is None or _is_in_folder(path)
        #: Why the last write failed; empty: it succeeded.
        self.failure = ""

    def write(self, data: bytes) -> None:
        """Save the game. Raises OSError for a file that the user chose."""
        if self._path is None:
            self._path = self._new_file()
        if self._path is None:
            return
        from lexicon_fast.base.files import atomic_write

        try:
            atomic_write(self._path, data)
        except OSError as error:
            error.filename = self._path  # not the temporary file
            if not self.automatic:
                raise
            self._fail(error)
        else:
            self._exists, self.failure = True, ""

    def remove(self) -> None:
        """Remove the file of a finished game, unless the user chose it."""
        if self.automatic and self._exists and self._path is not None:
            with suppress(OSError):
                os.unlink(self._path)
            self._exists = False

    @property
    def status(self) -> str:
        """How to continue the game, or why it is not saved; empty before the first action."""
        if self.failure:
            return f"the game could not be saved ({self.failure}); choose a file with --save FILE"
        if not self._exists or self._path is None:
            return ""
        path = shlex.quote(os.path.abspath(self._path))
        command = f"lexicon-fast play {self._game} --resume-from {path}{self._options}"
        return f"the game is saved; continue with: {command}"

    def _new_file(self) -> str | None:
        """Create an empty file with an unused name; None: no file can be created."""
        start = time.strftime("%Y-%m-%d-%H%M%S", self._now())
        error: OSError | None = None
        for place in filter(None, (folder(), Path.cwd())):
            for number in range(1, _MOST):
                suffix = "" if number == 1 else f"-{number}"
                path = place / f"{self._game}-{start}{suffix}.jsonl"
                try:
                    place.mkdir(parents=True, exist_ok=True)
                    with open(path, "xb"):
                        return str(path)
                except FileExistsError:
                    continue
                except OSError as failure:
                    error = error or failure
                    break
        if error is not None:
            self._fail(error)
        return None

    def _fail(self, error: OSError) -> None:
        name = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        self.failure = f"{name}{error.strerror or error}"


def words_option(dictionary: Dictionary) -> str:
    """Return `-w PATH` for a dictionary that its name alone does not find; else nothing."""
    from lexicon_fast.dictionary.wordlists import KNOWN, registered

    name = dictionary.name
    if name in KNOWN or name in registered():
        return ""
    if "://" not in name:
        name = os.path.abspath(name)
    return f" -w {shlex.quote(name)}"


def _is_in_folder(path: str) -> bool:
    place = folder()
    return place is not None and Path(os.path.abspath(path)).parent == Path(os.path.abspath(place))
