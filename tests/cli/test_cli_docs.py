"""The reference of the commands is up to date."""

from __future__ import annotations

from pathlib import Path

from lexicon_fast.cli import write_docs

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_the_file_is_up_to_date() -> None:
    for path, text in write_docs.files(DOCS).items():
        assert path.read_text(encoding="utf-8") == text, (
            f"{path} is out of date: run python -m lexicon_fast.cli.write_docs docs"
        )


def test_all_commands_are_described() -> None:
    text = (DOCS / "cli.md").read_text(encoding="utf-8")
    for name in ("solve", "scrabble plays", "words add", "serve"):
        assert f"# lexicon-fast {name}\n" in text
    assert "`-h, --help`" in text
