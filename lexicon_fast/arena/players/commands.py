"""Commands that users write: split as in a shell, but no shell runs them."""

from __future__ import annotations

import os
import shlex
import shutil
from typing import TYPE_CHECKING

from lexicon_fast.base.errors import BadOption, excerpt, shortened

if TYPE_CHECKING:
    from collections.abc import Sequence


def split_command(command: str, player: str) -> list[str]:
    """Return the program of a command and its arguments.

    player: begins the messages. Raises BadOption if the program does not exist, or if a path with a
    space lacks its quotes.
    """
    try:
        parts = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"{player}: {error}; quote it as in a shell") from None
    if parts and (path := _unquoted_path(parts)) is not None:
        quoted = shlex.quote(path)
        raise BadOption(f"{player}: a path with spaces needs quotes: {shortened(quoted, 200)}")
    if not parts or shutil.which(parts[0]) is None:
        program = parts[0] if parts else ""
        raise BadOption(
            f"{player}: {excerpt(program, 100)} is not a program here; check the path, and whether"
            " it is executable"
        )
    return parts


def _unquoted_path(parts: Sequence[str]) -> str | None:
    """Return the first file whose path was split at its spaces; None: there is none."""
    for first, part in enumerate(parts):
        if os.sep in part and not os.path.exists(part):
            for end in range(first + 2, len(parts) + 1):
                path = " ".join(parts[first:end])
                if os.path.isfile(path):
                    return path
    return None
