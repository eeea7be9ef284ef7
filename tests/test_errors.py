"""Messages of errors: one line, of a bounded length, whatever value they quote."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import lexicon_fast
from lexicon_fast import (
    BadAction,
    BadAlphabet,
    BadLayout,
    BadObservation,
    BadOption,
    BadPosition,
    Dictionary,
    IllegalAction,
    LexiconFastError,
    lexicon,
)
from lexicon_fast.base.arguments import items
from lexicon_fast.bots import parse
from lexicon_fast.bots.lexicon.validation import read
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.compiled_lists import examples_of
from lexicon_fast.games.lexicon import rules
from lexicon_fast.games.rulesets import load
from lexicon_fast.games.scrabble import gcg
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.notation import normalized
from lexicon_fast.rows.line_rows import read_field


def test_a_message_is_one_line_of_at_most_12000_characters() -> None:
    assert str(BadOption("a\nb\x1b[2J\u2028c")) == r"a\nb\x1b[2J\u2028c"
    long = str(BadAction("a" + "b" * 20_000 + "c"))
    assert len(long) <= 12_000
    assert long.startswith("ab")
    assert long.endswith("bc")
    assert "..." in long
    assert str(BadOption("å ü 犬 'x'")) == "å ü 犬 'x'"


@pytest.mark.parametrize(
    ("call", "shown"),
    [
        (lambda: items("hands", "str", "A" * 80), f"one string '{'A' * 60}...'"),
        (lambda: items("hands", "str", b"A" * 80), f"one string '{'A' * 60}...'"),
        (lambda: normalized("x" * 999), f"'{'x' * 60}...': 999 characters"),
        (lambda: read_field({"rack": b'"%b"' % (b"x" * 80)}, "rack", int, "y"), "xxx... must be"),
        (lambda: gcg.read(f">a: CAT 8H CAT {'7' * 80} 5"), f"is '{'7' * 60}...'"),
        (lambda: parse("b" * 80, "lexicon"), f"bot '{'b' * 60}...'"),
        (lambda: rules.ruleset("r" * 80), f"ruleset '{'r' * 60}...'"),
    ],
)
def test_a_text_that_is_cut_says_so(call: Callable[[], object], shown: str) -> None:
    with pytest.raises(LexiconFastError) as error:
        call()
    assert shown in str(error.value)


def test_bad_lines_of_lists_are_cut_with_a_mark() -> None:
    assert examples_of([(3, "a-b"), (8, "1" * 80)]) == f"line 3 'a-b', line 8 '{'1' * 60}...'"


def test_no_text_is_cut_without_a_mark() -> None:
    """Formats like `{name!r:.60}` cut silently; `errors.excerpt` and `shortened` do not."""
    root = Path(lexicon_fast.__file__).resolve().parents[1]
    sources = [*(root / "lexicon_fast").rglob("*.py"), *(root / "src").rglob("*.pyx")]
    assert sources
    cut = [path for path in sources if re.search(r"\{[^{}]*![rsa]:\.\d", path.read_text("utf-8"))]
    assert not cut


def test_errors_are_the_same_after_pickling() -> None:
    error = pickle.loads(pickle.dumps(IllegalAction("turn", "a\nb")))
    assert (error.rule, str(error)) == ("turn", r"a\nb")


def test_bot_options_are_quoted_in_one_line() -> None:
    with pytest.raises(BadOption, match=r"iterations=20\\n0") as found:
        parse("expert:iterations=20\n0", "lexicon")
    assert "\n" not in str(found.value)


def test_a_long_line_of_an_alphabet_is_cut() -> None:
    with pytest.raises(BadAlphabet, match=r"line 1: .* is not two forms") as found:
        Alphabet.parse("K" + "[" * 20_000, "test", "test")
    assert len(str(found.value)) < 300


def test_half_of_a_surrogate_pair_in_an_observation() -> None:
    with pytest.raises(BadObservation, match="surrogate"):
        read(json.loads(r'{"player": "\ud800"}'))


def test_a_column_whose_name_is_not_utf8(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    from lexicon_fast.batch import solve_files

    path = tmp_path / "hands.arrow"
    table = pa.table({"hand": ["CAT"], "columns": ["x"]})
    with pa.OSFile(str(path), "wb") as file, pa.ipc.new_file(file, table.schema) as writer:
        writer.write_table(table)
    path.write_bytes(path.read_bytes().replace(b"columns", b"column\xa0"))
    with pytest.raises(BadPosition, match=r"hands\.arrow: cannot be read as Arrow IPC: damaged"):
        solve_files(str(path), tmp_path / "out", Dictionary.from_words(["cat"]))


def test_a_number_of_too_many_digits_in_a_layout_or_a_ruleset(tmp_path: Path) -> None:
    text = f"bingo = {'7' * 5000}\n"
    with pytest.raises(BadLayout, match=r"^test: .*digits"):
        Layout.parse(text, "test", "test")
    path = tmp_path / "rules.toml"
    path.write_text(text)
    with pytest.raises(BadOption, match=r"rules\.toml: not TOML: .*digits"):
        load(path, lexicon.RULESETS)
