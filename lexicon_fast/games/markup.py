"""Markup of results: stand-alone SVG pictures, and HTML tables for notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lexicon_fast.base.errors import BadOption, excerpt

THEMES: Final = ("auto", "light", "dark")

_FONTS: Final = "Arial, Helvetica, 'Liberation Sans', 'DejaVu Sans', sans-serif"


def document(
    width: float,
    height: float,
    body: Iterable[str],
    *,
    title: str,
    description: str,
    style: str,
) -> str:
    """Return a picture as the text of an SVG file.

    body: SVG elements, on a background with the class `lf-page-f`; title, description: for screen
    readers; style: rules of CSS, see `themed`.
    """
    from zlib import crc32

    key = f"{crc32(f'{title}{description}'.encode()):08x}"  # a page may have several pictures
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="{_FONTS}" role="img"'
        f' aria-labelledby="lf-{key}-t lf-{key}-d">'
    )
    lines = [
        head,
        f'<title id="lf-{key}-t">{_escaped(title)}</title>',
        f'<desc id="lf-{key}-d">{_escaped(description)}</desc>',
        f"<style>{style}</style>",
        f'<rect class="lf-page-f" width="{width}" height="{height}"/>',
        *body,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def themed(theme: str, light: str, dark: str) -> str:
    """Return rules of CSS for a theme: "light", "dark", or "auto" for the viewer's preference.

    light, dark: the rules that depend on it. Raises BadOption.
    """
    if theme not in THEMES:
        raise BadOption(f"unknown theme {excerpt(theme)}; themes: {', '.join(THEMES)}")
    if theme == "auto":
        return f"{light} @media (prefers-color-scheme:dark){{{dark}}}"
    return dark if theme == "dark" else light


def text_at(
    x: float,
    y: float,
    text: str,
    kind: str,
    size: float,
    *,
    anchor: str = "middle",
    bold: bool = False,
) -> str:
    """Draw text vertically centred at y; the baseline is 0.36 of the size below it."""
    more = ' font-weight="bold"' if bold else ""
    return (
        f'<text class="{kind}" x="{x:g}" y="{y + size * 0.36:.1f}" font-size="{size:g}"'
        f' text-anchor="{anchor}"{more}>{_escaped(text)}</text>'
    )


def _escaped(text: str) -> str:
    """Return a text escaped for XML, without control characters."""
    kept = "".join(letter for letter in text if letter.isprintable())
    for letter, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot")):
        kept = kept.replace(letter, f"&{name};")
    return kept


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
