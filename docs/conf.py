"""Configuration of the documentation site: `sphinx-build -W docs build/site`."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lexicon_fast import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

DOCS = Path(__file__).resolve().parent
ROOT = DOCS.parent

project = "lexicon-fast"
author = "the authors of lexicon-fast"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
exclude_patterns = ["census/log.txt"]
#: Types in signatures that have the same name in several games.
suppress_warnings = ["ref.python"]

html_theme = "pydata_sphinx_theme"
html_title = "lexicon-fast"
html_theme_options = {
    "show_toc_level": 2,
    "navigation_with_keys": False,
    "header_links_before_dropdown": 8,
}
html_copy_source = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "show-inheritance": True}
default_role = "code"

#: Files and folders of the repository that pages of the site show.
SHOWN = {
    "README.md": "index",
    "CHANGELOG.md": "project/changes",
    "CONTRIBUTING.md": "project/contributing",
    "SECURITY.md": "project/security",
    "bench/README.md": "project/bench",
    "bench/peers/README.md": "project/peers",
    "bench/peers": "project/peers",
    "bench/results": "project/bench",
    "bench/data": "project/bench",
    "examples/README.md": "examples",
    "examples": "examples",
    "examples/games/ghost": "examples",
    "examples/games/ghost/README.md": "examples",
    "examples/js/README.md": "javascript",
}
LINK = re.compile(r"\]\((?!\w+:|#|/)([^)\s#]+)((?:#[^)\s]*)?)\)")
INCLUDE = re.compile(r"^% file: (\S+)$", re.M)


def with_links(text: str, folder: Path, page: Path) -> str:
    """Let links lead to pages of the site, or to files from the folder of a page.

    folder: where the links begin.
    """

    def resolved(found: re.Match[str]) -> str:
        target = (folder / found[1]).resolve()
        shown = SHOWN.get(target.relative_to(ROOT).as_posix())
        path = os.path.relpath(target, page.parent) if shown is None else f"/{shown}.md"
        return f"]({path}{found[2]})"

    return LINK.sub(resolved, text)


def read_source(app: Sphinx, name: str, source: list[str]) -> None:
    """Resolve links, and replace `% file: NAME` by that file of the repository."""
    page = DOCS / name

    def text_of(found: re.Match[str]) -> str:
        path = ROOT / found[1]
        return with_links(path.read_text(encoding="utf-8"), path.parent, page)

    source[0] = INCLUDE.sub(text_of, with_links(source[0], page.parent, page))


def write_pages(app: Sphinx) -> None:
    """Write the page that is made from the others."""
    sys.path.append(str(ROOT / "tests"))
    from support.code_blocks import LIST, list_of_not_run

    (ROOT / LIST).write_text(list_of_not_run(), encoding="utf-8")


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", write_pages)
    app.connect("source-read", read_source)
