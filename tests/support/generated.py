"""Pages of the documentation that a module of ours writes."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

DOCS = Path(__file__).resolve().parents[2] / "docs"


def check_up_to_date(writer: ModuleType) -> None:
    """Fail if a page differs from what a module, of those of `make_data.pages`, would write."""
    for path, text in writer.files(DOCS).items():
        assert path.read_text(encoding="utf-8") == text, (
            f"{path} is out of date: run python -m make_data.pages, in tests"
        )
