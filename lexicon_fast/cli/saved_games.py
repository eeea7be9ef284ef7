"""Games that `play` keeps while they are played, so that none is lost."""

from __future__ import annotations

import os
import shlex
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from lexicon_fast.dictionary import Dictionary

#: Games of the same second are numbered; so many are more than anybody plays.
_MOST: Final = 1000


def folder() -> Path:
    """Return the folder of games that are kept without --save; it need not exist yet."""
    from platformdirs import user_state_path

    return user_state_path("lexicon-fast", appauthor=False) / "games"


class SavedGame:
    """The file of one game.

    path: the one the user chose, which is written from the start and stays; None: a new file in
    `folder()`, made once something has been played and removed when the game is over. A path in
    `folder()` is such a file, too. options: more of the command that continues the game.
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
        self._kept = path is not None and os.path.exists(path)
        #: Is it kept without being asked for?
        self.automatic = path is None or _is_in_folder(path)
        #: Why it could not be written the last time; empty: it could.
        self.failure = ""

    def write(self, data: bytes) -> None:
        """Write the game as it now stands. Raises OSError for a file that the user chose."""
        if self._path is None:
            self._path = self._new_file()
        if self._path is None:
            return
        from lexicon_fast.whole_files import write_whole

        try:
            write_whole(self._path, data)
        except OSError as error:
            error.filename = self._path  # not the temporary one
            if not self.automatic:
                raise
            self._fail(error)
        else:
            self._kept, self.failure = True, ""

    def remove(self) -> None:
        """Forget a game that is over, unless the user chose its file."""
        if self.automatic and self._kept and self._path is not None:
            with suppress(OSError):
                os.unlink(self._path)
            self._kept = False

    @property
    def told(self) -> str:
        """How the game is continued, or why it cannot be; empty if nothing has been played."""
        if self.failure:
            return (
                f"the game could not be saved ({self.failure}); --save FILE keeps a game in"
                " another place"
            )
        if not self._kept or self._path is None:
            return ""
        return f"the game is saved; continue with: {self.command}"

    @property
    def command(self) -> str:
        """The command that continues the game."""
        path = shlex.quote(os.path.abspath(self._path or ""))
        return f"lexicon-fast play {self._game} --resume-from {path}{self._options}"

    def _new_file(self) -> str | None:
        """Make an empty file with a name of its own; None: it cannot be made."""
        begun = time.strftime("%Y-%m-%d-%H%M%S", self._now())
        error: OSError | None = None
        for place in (folder(), Path.cwd()):
            for number in range(1, _MOST):
                more = "" if number == 1 else f"-{number}"
                path = place / f"{self._game}-{begun}{more}.jsonl"
                try:
                    place.mkdir(parents=True, exist_ok=True)
                    with open(path, "xb"):
                        return str(path)
                except FileExistsError:
                    continue
                except OSError as failed:
                    error = error or failed
                    break
        if error is not None:
            self._fail(error)
        return None

    def _fail(self, error: OSError) -> None:
        name = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        self.failure = f"{name}{error.strerror or error}"


def words_option(dictionary: Dictionary) -> str:
    """Return `-w PATH` for a dictionary that a saved game cannot find by its name alone."""
    from lexicon_fast.wordlists import KNOWN, registered

    name = dictionary.name
    if name in KNOWN or name in registered():
        return ""
    if "://" not in name:
        name = os.path.abspath(name)
    return f" -w {shlex.quote(name)}"


def _is_in_folder(path: str) -> bool:
    return Path(os.path.abspath(path)).parent == Path(os.path.abspath(folder()))
