"""The platform's folders for a user's files."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from pathlib import Path


def user_folder(kind: Literal["cache", "config", "data", "state"]) -> Path | None:
    """Return the folder for our files, which may not exist yet; None: the user has no home."""
    import platformdirs

    folders = {
        "cache": platformdirs.user_cache_path,
        "config": platformdirs.user_config_path,
        "data": platformdirs.user_data_path,
        "state": platformdirs.user_state_path,
    }
    # Without a home folder, platformdirs raises an error or returns a path that begins with "~".
    with suppress(RuntimeError):
        path = folders[kind]("lexicon-fast", appauthor=False)
        if path.is_absolute():
            return path
    return None
