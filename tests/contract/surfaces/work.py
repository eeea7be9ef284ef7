"""A folder with the inputs of 0.1.0, and ways to run commands in it: what all surfaces need."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from command_lines import Commands, Ran, environment
from comparison import RECORDED

#: Files that 0.1.0 read and wrote.
FILES = RECORDED / "files"


class Work:
    """A folder of its own with all files of `0.1.0/files`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "work"
        self.cache = folder / "cache"
        if FILES.exists():
            shutil.copytree(FILES, self.folder)
        self.folder.mkdir(exist_ok=True)
        self._commands = Commands(self.folder, self.cache)

    def run(self, *args: str, **more: Any) -> Ran:
        return self._commands.command(*args, **more)

    def start(self, *args: str, **env: str) -> subprocess.Popen[bytes]:
        """A process of its own, for what is talked to or interrupted."""
        pipe = subprocess.PIPE
        return subprocess.Popen(
            [sys.executable, "-m", "lexicon_fast", *args],
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            cwd=self.folder,
            env=environment(str(self.cache), **env),
        )

    def plain(self, text: str) -> str:
        """Text without what differs from place to place: folders and the version."""
        text = text.replace(str(self.cache), "CACHE")
        text = text.replace(str(self.folder), "FOLDER")
        return re.sub(r"lexicon[-_]fast \d+(\.\w+)+", "lexicon_fast VERSION", text)


def without(value: Any, *names: str) -> Any:
    """A JSON value without texts for people: `names` are keys whose values are replaced."""
    if isinstance(value, dict):
        return {
            key: "TEXT" if key in names and isinstance(each, str) else without(each, *names)
            for key, each in value.items()
        }
    return [without(each, *names) for each in value] if isinstance(value, list) else value


def line_of(value: Any) -> str:
    """Compact JSON, in the order of its keys."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
