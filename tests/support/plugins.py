"""Games of other packages, installed without pip."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games import registry
from lexicon_fast.protocol.game_types import types_of

#: The folder with the package of the example.
GHOST = Path(__file__).resolve().parents[2] / "examples" / "games" / "ghost"

#: The entry point in the example's pyproject.toml.
_POINTS = tomllib.loads((GHOST / "pyproject.toml").read_text())["project"]["entry-points"]
ENTRY_POINT = f"ghost = {_POINTS[registry.GROUP]['ghost']}"

#: The games that pass the conformance tests.
ALL = (*registry.GAMES, "ghost")


def install(folder: Path, entry_point: str, package: str = "ghost-game") -> None:
    """Write what pip writes beside a package with one game."""
    info = folder / f"{package.replace('-', '_')}-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entry_point}\n")


@contextmanager
def uninstalled() -> Iterator[None]:
    """Forget the games of other packages before and after, and modules of other tests meanwhile."""
    others = _forget()
    try:
        yield
    finally:
        _forget()
        sys.modules.update(others)


def _forget() -> dict[str, ModuleType]:
    """Return the modules that were forgotten."""
    for cached in (registry._game_outside, registry._part_outside, adapter, types_of):
        cached.cache_clear()
    names = [name for name in sys.modules if name.split(".")[0] in ("ghost", "broken")]
    return {name: sys.modules.pop(name) for name in names}
