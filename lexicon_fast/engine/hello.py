"""The answer to `hello`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from lexicon_fast._version import __version__
from lexicon_fast.engine.game_adapter import adapters
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import version_text

if TYPE_CHECKING:
    from lexicon_fast.engine.settings import Settings


def hello(params: m.HelloParams, settings: Settings, known: Iterable[str]) -> m.HelloResult:
    """Answer `hello`. known: the names of the methods."""
    client_version = (
        tuple(map(int, params.protocol.split("."))) if params.protocol else methods.VERSION
    )
    return m.HelloResult(
        name="lexicon-fast",
        version=__version__,
        protocol=version_text(methods.VERSION),
        games=[each.info(settings) for each in adapters().values()],
        options=settings.infos(),
        methods=list(known),
        has_definitions=settings.definitions is not None,
        changes=[
            m.Change(protocol=version_text(version), change=change)
            for version, change in methods.CHANGES
            if version > client_version
        ],
    )
