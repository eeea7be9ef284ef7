"""Write the documentation of the server: `python -m lexicon_fast.server.write_docs docs`.

The server itself shows it as the page `/docs`.

`docs/server.md` is written by hand up to a mark, and generated from the messages after it.
`docs/server.schema.json` is generated.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from lexicon_fast._version import __version__
from lexicon_fast.protocol import methods as engine
from lexicon_fast.protocol.methods import version_text
from lexicon_fast.protocol.schema import error_tables, schema_text, with_page
from lexicon_fast.server.methods import METHODS, REFUSALS, STATUSES, WEBSOCKET_ONLY
from lexicon_fast.server.openapi import REFERENCE
from lexicon_fast.server.page_files import versioned_folder

#: Methods that the engine does not have, or that differ from the engine's.
_OWN = [name for name in METHODS if METHODS[name] != engine.METHODS.get(name)]

_INTRODUCTION: Final = """\
Each method has an address: `POST /rpc/METHOD` takes the params as the body and returns the \
result. Errors have a status of 4xx or 5xx and a message. `POST /rpc` accepts JSON-RPC 2.0. \
So does the WebSocket `/ws`, where advice and tables also send notifications. For programs: \
[/openapi.json](/openapi.json). To play: [/](/)."""

_EXAMPLE: Final = """\
curl -d '{"game": "lexicon", "positions": ["CATDOG* hat"], "top": 3}' ADDRESS/rpc/solve
curl -d '{"game": "scrabble", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]}' \
ADDRESS/rpc/table.new"""


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


@cache
def page() -> str:
    """Return the page `/docs`: the reference of all messages as HTML, without scripts."""
    lines = [*reference(list(METHODS)), *REFERENCE.game_types(), *errors()]
    body = "\n".join(_html(line for part in lines for line in part.split("\n")))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>lexicon-fast {html.escape(__version__)}: messages</title>"
        f'<link rel="stylesheet" href="{versioned_folder()}/reference.css"></head>\n<body><main>\n'
        f"<h1>lexicon-fast {html.escape(__version__)}</h1>\n<p>{_inline(_INTRODUCTION)}</p>\n"
        f"<pre>{html.escape(_EXAMPLE)}</pre>\n{body}\n</main></body></html>\n"
    )


def _html(lines: Iterable[str]) -> Iterator[str]:
    """Convert lines of Markdown to HTML: headings, paragraphs, lists and tables."""
    block = ""  # the open element
    for line in lines:
        kind = "table" if line.startswith("|") else "ul" if line.startswith("- ") else ""
        if kind != block:
            if block:
                yield f"</{block}>"
            if kind:
                yield f"<{kind}>"
            first = True
            block = kind
        if kind == "table":
            if not re.fullmatch(r"[|-]+", line):
                yield _row(line, "th" if first else "td")
            first = False
        elif kind == "ul":
            yield f"<li>{_inline(line[2:])}</li>"
        elif heading := re.fullmatch(r"(#+) (.*)", line):
            level = len(heading[1])
            name = re.sub(r"[^\w-]", "", heading[2].partition(" (")[0].replace(" ", "-"))
            yield f'<h{level} id="{name}">{_inline(heading[2])}</h{level}>'
        elif line:
            yield f"<p>{_inline(line)}</p>"
    if block:
        yield f"</{block}>"


def _row(line: str, cell: str) -> str:
    cells = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
    texts = (_inline(text.strip().replace("\\|", "|")) for text in cells)
    return "<tr>" + "".join(f"<{cell}>{text}</{cell}>" for text in texts) + "</tr>"


def _inline(text: str) -> str:
    text = html.escape(text, quote=True)
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", text)
    return re.sub(r"\[(.+?)\]\(([^)]*)\)", r'<a href="\2">\1</a>', text)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of all messages over WebSocket."""
    version = version_text(engine.VERSION)
    return REFERENCE.schema(f"Messages of the lexicon-fast server, protocol {version}", REFUSALS)


def files(folder: Path) -> dict[Path, str]:
    """Return the contents of the files by path."""
    path = folder / "server.md"
    generated = "\n".join([*reference(_OWN), *errors()]) + "\n"
    return {
        path: with_page(path, "python -m lexicon_fast.server.write_docs docs", generated),
        folder / "server.schema.json": schema_text(schema()),
    }


def main(folder: Path) -> None:
    """Write the files."""
    for path, text in files(folder).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
