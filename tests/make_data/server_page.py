"""The documentation of the server; `make_data.pages` writes it.

`docs/server.md` is written by hand up to a mark, and generated from the messages after it.
`docs/server.schema.json` is generated.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lexicon_fast.protocol import methods as engine
from lexicon_fast.server.methods import METHODS, REFUSALS
from lexicon_fast.server.reference import REFERENCE, errors, reference
from make_data.schemas import json_schema, schema_text, with_page

#: Methods that the engine does not have, or that differ from the engine's.
_OWN = [name for name in METHODS if METHODS[name] != engine.METHODS.get(name)]


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages over WebSocket."""
    version = engine.version_text(engine.VERSION)
    return json_schema(
        REFERENCE, f"Messages of the lexicon-fast server, protocol {version}", REFUSALS
    )


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the files by path."""
    path = folder / "server.md"
    generated = "\n".join([*reference(_OWN), *errors()]) + "\n"
    return {
        path: with_page(path, "python -m make_data.pages", generated),
        folder / "server.schema.json": schema_text(schema()),
    }
