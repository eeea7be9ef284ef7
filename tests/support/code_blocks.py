"""The code blocks of the documentation, and the page that lists those no test runs.

`<!-- not-run: REASON -->` before a block keeps the tests from running it. docs/conf.py writes the
page when the site is built; `python -m support.code_blocks` prints it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]

#: The page, which is not in the repository.
LIST = "docs/not-run.md"

#: Languages whose blocks are run or parsed. Blocks of `text` that begin with `$ ` are commands and
#: their output, as those of `console` are; other blocks of `text`, or without a language, are no
#: code.
CHECKED = ("python", "sh", "console", "js", "json", "toml", "text")

_BLOCK = re.compile(
    r"(<!-- not-run: (?P<reason>[^>]+?) -->\n+)?"
    r"^(?P<indent> *)```(?P<language>[^\n`]*)\n(?P<code>.*?)^ *```$",
    re.M | re.S,
)
_HEADING = re.compile(r"^#+ (.*)$", re.M)


class Block(NamedTuple):
    """A block of code. line: of its first line of code, from 1; reason: not to run it."""

    page: str
    line: int
    heading: str
    language: str
    code: str
    reason: str | None

    @property
    def is_code(self) -> bool:
        if self.language in ("", "text"):
            return self.code.startswith("$ ")
        return not self.language.startswith("{")  # a directive of Sphinx


def pages() -> list[str]:
    """Return the paths of all pages."""
    found = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "bench/README.md"]
    found += ["examples/README.md", "examples/js/README.md"]
    found += ["examples/games/ghost/README.md"]
    found += sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return [page for page in found if page != LIST]


def blocks(page: str) -> Iterator[Block]:
    """Yield the blocks of a page, without the indentation of their fences."""
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        lines = found["code"].splitlines(keepends=True)
        headings = _HEADING.findall(without_blocks(text[: found.start()]))
        indent = len(found["indent"])
        yield Block(
            page,
            text.count("\n", 0, found.start("code")) + 1,
            headings[-1] if headings else "",
            found["language"],
            "".join(line[indent:] if line.strip() else line for line in lines),
            found["reason"],
        )


def without_blocks(text: str) -> str:
    """Return the text of a page without its code blocks."""
    return _BLOCK.sub("", text)


def list_of_not_run() -> str:
    """Return the text of the page that lists the blocks no test runs."""
    lines = [
        "# Code that no test runs",
        "",
        "Tests run every other block of code of the documentation, and compare what it prints.",
        "",
        "| page | section | begins with | why it is not run |",
        "|---|---|---|---|",
    ]
    for page in pages():
        link = page.removeprefix("docs/") if page.startswith("docs/") else f"../{page}"
        for block in blocks(page):
            if block.reason is not None:
                first = block.code.partition("\n")[0].partition("  #")[0].rstrip()
                cells = [f"[{page}]({link})", block.heading, f"`{first}`", block.reason]
                escaped = [each.replace("|", "\\|") for each in cells]
                lines.append(f"| {' | '.join(escaped)} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(list_of_not_run(), end="")
