"""The documentation of the protocol; `make_data.pages` writes it.

`docs/protocol.md` is written by hand up to a mark, and generated from the messages after it.
`docs/protocol.schema.json` is generated.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from lexicon_fast.engine.engine import Engine
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import METHODS, NOTIFICATIONS, VERSION, version_text
from lexicon_fast.protocol.schema import Reference, error_tables
from make_data.schemas import json_schema, schema_text, with_page

#: Requests of the session in the page. The replies are real ones.
SESSION: Final = (
    '{"id": 1, "method": "dictionary.search", "params": {"hand": "CATDOG*", "limit": 3}}',
    '{"id": 2, "method": "dictionary.check", "params": {"words": ["quiz", "zzx"]}}',
    '{"id": 3, "method": "game.new", "params": {"game": "lexicon", "seed": 7, "rounds": 1}}',
    '{"id": 4, "method": "game.observe", "params": {"id": "lexicon-1", "player": 1}}',
    '{"id": 5, "method": "game.legal", "params": {"id": "lexicon-1", "player": 1, "limit": 2}}',
    '{"id": 6, "method": "game.apply", "params": {"id": "lexicon-1", "player": 1, "action":'
    ' {"action": "draw", "discard": "Q", "take": "blind"}}}',
    '{"id": "x", "method": "game.apply", "params": {"id": "lexicon-1", "player": 0, "action":'
    ' {"action": "insert", "target": 0, "laid": "hat"}}}',
    '{"id": 7, "method": "game.record", "params": {"id": "lexicon-1"}}',
    '{"id": 8, "method": "game.new", "params": {"game": "scrabble", "seed": 7, "ruleset":'
    ' {"base": "standard", "challenge": "double"}}}',
    '{"id": 9, "method": "game.observe", "params": {"id": "scrabble-2", "player": 1}}',
    '{"id": 10, "method": "game.legal", "params": {"id": "scrabble-2", "player": 1, "limit": 2}}',
    '{"id": 11, "method": "game.new", "params": {"game": "lexibomb", "seed": 7, "players": 1}}',
    '{"id": 12, "method": "game.apply", "params": {"id": "lexibomb-3", "player": 0, "action":'
    ' {"action": "play", "at": "8F", "word": "IDEA"}}}',
    '{"id": 13, "method": "game.observe", "params": {"id": "lexibomb-3", "player": 0}}',
    '{"id": 14, "method": "ping", "params": {"valeu": 1}}',
)


_REFERENCE: Final = Reference(METHODS, NOTIFICATIONS)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all lines."""
    title = f"Lines of the lexicon-fast engine protocol {version_text(VERSION)}"
    return json_schema(_REFERENCE, title, methods.REFUSALS)


def page() -> str:
    """Return the generated part of the page."""
    parts = ["## A session\n", "```", *_session(), "```\n", "## Methods\n"]
    parts += _REFERENCE.index()
    parts += _REFERENCE.sections(METHODS)
    parts.append("\n## Parts of messages\n")
    parts += _REFERENCE.nested_types(METHODS)
    parts += _REFERENCE.game_types()
    parts += ["\n## Errors\n", *error_tables(methods.REFUSALS)]
    parts += ["\n## Versions\n", "| protocol | changed |", "|---|---|"]
    parts += [f"| {version_text(version)} | {change} |" for version, change in methods.CHANGES]
    return "\n".join(parts) + "\n"


def _session() -> list[str]:
    engine = Engine(lambda _: None)
    shown = []
    for line in SESSION:
        reply = engine.receive(line.encode()).decode().rstrip()
        shown += [f"-> {line}", f"<- {reply}"]
    return shown


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the files by path."""
    path = folder / "protocol.md"
    return {
        path: with_page(path, "python -m make_data.pages", page()),
        folder / "protocol.schema.json": schema_text(schema()),
    }
