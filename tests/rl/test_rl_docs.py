"""The documentation of the environments matches their code."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `rl` is absent")

import inspect

from make_data import rl_page
from support.generated import DOCS, check_up_to_date

from lexicon_fast.rl import lexibomb_v0, lexicon_v0, scrabble_v0


def test_the_tables_are_up_to_date() -> None:
    check_up_to_date(rl_page)


def test_all_options_are_documented() -> None:
    page = (DOCS / "rl.md").read_text(encoding="utf-8")
    for module in (lexicon_v0, scrabble_v0, lexibomb_v0):
        for name, parameter in inspect.signature(module.raw_env).parameters.items():
            if parameter.kind is parameter.VAR_KEYWORD:
                continue
            assert f"| `{name}` |" in page
            if name not in ("words", "ruleset"):
                default = repr(parameter.default).replace("'", '"')
                assert f"| `{name}` | `{default}` |" in page or f"| `{name}` | {default} |" in page
