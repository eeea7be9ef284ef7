"""Write the generated pages, and generated parts of pages, of the documentation.

Usage:
    python -m make_data.pages [FOLDER]

FOLDER is `docs` by default. The pages describe commands, conditions of `find`, the protocol, the
server and the spaces of environments.
"""

from __future__ import annotations

import sys
from pathlib import Path

from make_data import command_pages, protocol_pages, rl_page, server_page

DOCS = Path(__file__).resolve().parents[2] / "docs"


def main(folder: Path) -> None:
    """Write the files."""
    for module in (command_pages, protocol_pages, rl_page, server_page):
        for path, text in module.files(folder).items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else DOCS)
