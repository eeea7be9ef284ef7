"""`lexicon-fast serve`: where tables are kept."""

from __future__ import annotations

import pytest

from lexicon_fast.base.errors import BadOption
from lexicon_fast.cli.commands import commands


def test_a_user_without_a_home_folder_names_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    with pytest.raises(BadOption, match="no home folder for the tables; name a file with --dat"):
        commands.main(["serve", "--port", "0"], standalone_mode=False)
