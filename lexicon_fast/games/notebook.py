"""Tables of HTML, as which notebooks show results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

#: Rows of a result that a notebook shows.
MOST_ROWS = 10


def html_table(caption: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table. Texts are escaped."""
    from html import escape  # commands need not wait for it

    def row(kind: str, cells: Iterable[object]) -> str:
        return f"<tr>{''.join(f'<{kind}>{escape(str(cell))}</{kind}>' for cell in cells)}</tr>"

    lines = ["<table>", f"<caption>{escape(caption)}</caption>"]
    if head:
        lines.append(f"<thead>{row('th', head)}</thead>")
    lines += ["<tbody>", *(row("td", cells) for cells in rows), "</tbody>", "</table>"]
    return "\n".join(lines)


def title_of(shown: object) -> str:
    """Return what an object is, from its representation `<...>`."""
    return repr(shown).strip("<>")
