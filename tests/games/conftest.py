"""The game of examples/games/ghost, found as if pip had installed it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.plugins import ENTRY_POINT, GHOST, install, uninstalled


@pytest.fixture(scope="module")
def ghost(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the entry point. Until the end of the module, the game is known."""
    folder = tmp_path_factory.mktemp("installed")
    install(folder, ENTRY_POINT)
    with uninstalled(), pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.syspath_prepend(GHOST)
        yield folder
