"""Import paths of earlier versions that still work, with a warning that names the new path.

docs/versioning.md says how long they stay. The package looks here only for modules that nothing
else finds.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

#: Old module -> new module, and the version that removes the old path.
MODULES: Final = {
    "lexicon_fast.alphabet": ("lexicon_fast.dictionary.alphabet", "0.4.0"),
    "lexicon_fast.bots.match": ("lexicon_fast.arena.match", "0.4.0"),
    "lexicon_fast.bots.ratings": ("lexicon_fast.arena.ratings", "0.4.0"),
    "lexicon_fast.bots.results": ("lexicon_fast.arena.results", "0.4.0"),
    "lexicon_fast.bots.tournament": ("lexicon_fast.arena.tournament", "0.4.0"),
    "lexicon_fast.engine.client": ("lexicon_fast.client", "0.4.0"),
    "lexicon_fast.engine.lexibomb.rows": ("lexicon_fast.engine.lexibomb", "0.4.0"),
    "lexicon_fast.engine.lexicon.rows": ("lexicon_fast.engine.lexicon", "0.4.0"),
    "lexicon_fast.engine.scrabble.rows": ("lexicon_fast.engine.scrabble", "0.4.0"),
    "lexicon_fast.errors": ("lexicon_fast.base.errors", "0.4.0"),
    "lexicon_fast.frequency": ("lexicon_fast.dictionary.frequency", "0.4.0"),
    "lexicon_fast.games.crossword.layouts": ("lexicon_fast.games.tiles.layouts", "0.4.0"),
    "lexicon_fast.rl.lexibomb.encoding": ("lexicon_fast.rl.lexibomb", "0.4.0"),
    "lexicon_fast.rl.scrabble.encoding": ("lexicon_fast.rl.scrabble", "0.4.0"),
    "lexicon_fast.rng": ("lexicon_fast.base.rng", "0.4.0"),
}


class _OldModule(Loader):
    """Loads a module whose names are those of another one. Its own `dir` does not list them."""

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__

        def load(attribute: str) -> Any:
            if name not in MODULES or attribute.startswith("_"):
                raise AttributeError(f"module {name!r} has no attribute {attribute!r}")
            path, removed_in = MODULES[name]
            try:
                value = getattr(import_module(path), attribute)
            except AttributeError:
                raise AttributeError(f"module {name!r} has no attribute {attribute!r}") from None
            warnings.warn(
                f"{name}.{attribute} has moved to {path}.{attribute}; the old path will be removed"
                f" in lexicon-fast {removed_in}",
                DeprecationWarning,
                stacklevel=_importer(),
            )
            return value

        module.__getattr__ = load  # type: ignore[method-assign]
        module.__dir__ = list  # type: ignore[method-assign]


def _importer() -> int:
    """Return the stack level, for the caller of this, of the line that uses an old name."""
    level = 2
    while sys._getframe(level).f_globals.get("__name__") == "importlib._bootstrap":
        level += 1
    return level


def spec_of(name: str) -> ModuleSpec | None:
    """Return how to load a module at an old path, or a package of such; None for other names."""
    is_package = any(each.startswith(f"{name}.") for each in MODULES)
    if name in MODULES or is_package:
        return ModuleSpec(name, _OldModule(), is_package=is_package)
    return None
