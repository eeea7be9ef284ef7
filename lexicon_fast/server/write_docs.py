"""Write the documentation of the server: `python -m lexicon_fast.server.write_docs docs`.

`docs/server.md` is written by hand up to a mark, and generated from the messages after it.
`docs/server.schema.json` is generated.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from lexicon_fast.protocol import methods as engine
from lexicon_fast.protocol.methods import version_text
from lexicon_fast.protocol.schema import error_tables, schema_text, with_page
from lexicon_fast.server.methods import METHODS, REFUSALS, WEBSOCKET_ONLY
from lexicon_fast.server.openapi import REFERENCE
from lexicon_fast.server.statuses import STATUSES

#: Methods that the engine does not have, or that differ from the engine's.
_OWN = [name for name in METHODS if METHODS[name] != engine.METHODS.get(name)]


def reference(names: list[str]) -> list[str]:
    """Return the generated part of the page. names: of the methods that it describes."""
    elsewhere = [name for name in METHODS if name not in names]
    lines = ["## Methods\n", *REFERENCE.index(elsewhere, "protocol.md")]
    websocket_only = ", ".join(f"`{name}`" for name in sorted(WEBSOCKET_ONLY))
    lines.append(f"\nOnly over WebSocket: {websocket_only}.")
    lines += REFERENCE.sections(names)
    lines += ["\n## Parts of messages\n", *REFERENCE.nested_types(names)]
    return lines


def errors() -> list[str]:
    """Return the tables of errors."""
    lines = ["\n## Errors\n", "| status | means |", "|---|---|"]
    lines += [f"| {status} | {meaning} |" for status, meaning in STATUSES.items()]
    return [*lines, "", *error_tables(REFUSALS)]


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages over WebSocket."""
    version = version_text(engine.VERSION)
    return REFERENCE.schema(f"Messages of the lexicon-fast server, protocol {version}", REFUSALS)


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the files by path."""
    path = folder / "server.md"
    page = "\n".join([*reference(_OWN), *errors()]) + "\n"
    return {
        path: with_page(path, "lexicon_fast.server.write_docs", page),
        folder / "server.schema.json": schema_text(schema()),
    }


def main(folder: Path) -> None:
    """Write the files."""
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
