"""The types of messages with which CI checks the page."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from lexicon_fast.server.methods import METHODS

SCRIPT = Path(__file__).parent / "js" / "protocol_types.py"


def test_every_message_has_a_type(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(SCRIPT))["main"]()
    text = capsys.readouterr().out
    defined = set(re.findall(r"type (\w+) =", text))
    used = set(re.findall(r"\b[A-Z]\w+", text)) - {"Protocol", "Methods", "Notifications"}
    assert used - {"Array", "Record", "Written"} == defined
    assert all(f'"{method}": {{ params: ' in text for method in METHODS)
