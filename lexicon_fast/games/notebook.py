"""Tables of HTML, as which notebooks show results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

#: Rows of a result that a notebook shows.
MOST_ROWS = 10


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table. Texts are escaped."""
    lines = ["<table>", f"<caption>{escape(caption)}</caption>"]
    if head:
        lines.append(f"<thead>{_row('th', head)}</thead>")
    lines += ["<tbody>", *(_row("td", cells) for cells in rows), "</tbody>", "</table>"]
    return "\n".join(lines)


def _row(kind: str, cells: Iterable[object]) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(str(cell))}</{kind}>' for cell in cells)}</tr>"
