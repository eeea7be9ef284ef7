"""Settings for commands that are to start soon."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexicon_fast import Dictionary


@pytest.fixture(scope="session")
def few_words(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Settings with the short words and some long ones of the default list; they are ready sooner
    for queries."""
    folder = tmp_path_factory.mktemp("settings")
    words = Dictionary.load("enable").find("length:2-4 or anagram:TRIANGLE")
    (folder / "few.txt").write_text("\n".join(words))
    (folder / "config.toml").write_text('words = "few.txt"\n')
    return folder / "config.toml"


@pytest.fixture
def with_few_words(few_words: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEXICON_FAST_CONFIG", str(few_words))
