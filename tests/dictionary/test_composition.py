"""Text in decomposed Unicode is read as its composed form, wherever it enters."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unicodedata import normalize

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import Dictionary, lexicon, scrabble
from lexicon_fast.base.errors import BadHand, BadQuery
from lexicon_fast.base.text import composed, composed_bytes, composed_json
from lexicon_fast.bots.lexicon import validation
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.definitions import Definitions
from lexicon_fast.games.lexicon import notation as lexicon_notation
from lexicon_fast.games.scrabble import gcg, notation
from lexicon_fast.grids import Boggle
from lexicon_fast.protocol import wire
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.column_chunks import positions_of_batch
from lexicon_fast.study.questions import Questions

FRENCH = Alphabet("fr", "ACEFIRTÉ", "acefirté")
D = Dictionary.from_words(["été", "café", "fer", "ter", "tété", "tiré"], alphabet=FRENCH)
#: Capitals with A-Z and É; É is worth 2.
LAYOUT = scrabble.Layout.parse(
    "rack = 7\nsquares = '''\n"
    + "...............\n" * 15
    + "'''\n[tiles]\n"
    + "".join(f"{letter} = {{count = 4, value = 1}}\n" for letter in "ACEFIRT")
    + "'E\u0301' = {count = 4, value = 2}\n",
    "fr",
    "fr.toml",
)
#: Rules of Lexicon with these letters.
CARDS = dict.fromkeys(["A", "C", "E", "F", "I", "R", "T", "E\u0301", "*"], 4)
RULES = lexicon.ruleset(
    {"name": "fr", "points": CARDS, "pack": CARDS, "max_exchanged": 1, "same_word_exchange": True}
)


def apart(text: str) -> str:
    return normalize("NFD", text)


@given(st.text())
def test_text_is_composed_and_other_bytes_stay(text: str) -> None:
    assert composed(text) == normalize("NFC", text)
    data = text.encode("utf-8", "replace")
    assert composed_bytes(data).decode() == normalize("NFC", data.decode())
    assert composed_bytes(b"\xe9" + data)[:1] == b"\xe9"
    assert composed_json({text: [text, 1, None]}) == {composed(text): [composed(text), 1, None]}


def rows_of(data: str, input_format: Any = None) -> list[Any]:
    from io import BytesIO

    (chunk,) = ChunkReader(BytesIO(data.encode()), input_format)
    return chunk.positions(FRENCH).rows()


CALLS: dict[str, Callable[[Callable[[str], str]], object]] = {
    "contains": lambda t: t("ÉTÉ") in D,
    "index": lambda t: D.words.index(t("été")),
    "subwords": lambda t: D.subwords(t("ÉÉTR")),
    "superwords": lambda t: D.superwords(t("té"), t("É")),
    "substitutions": lambda t: D.substitutions(t("fér"), "E"),
    "batch": lambda t: [list(ids) for ids in D.superwords_batch([t("té")], [t("É")])],
    "plays": lambda t: lexicon.plays(t("ÉTÉ"), [t("té"), t("t[é]r")], D, ruleset=RULES),
    "solve_batch": lambda t: lexicon.solve_batch([t("ÉT té tire")], D, ruleset=RULES)[0],
    "plan": lambda t: lexicon.plan(t("ÉTÉ"), D, ruleset=RULES),
    "text rows": lambda t: rows_of(t("ÉT té [t]ir\n")),
    "JSON rows": lambda t: rows_of(json.dumps({"hand": t("ÉT"), "table": [t("té")]})),
    "CSV rows": lambda t: rows_of(f"hand,table\n{t('ÉT')},{t('té')}\n", "csv"),
    "Arrow rows": lambda t: positions_of_batch(
        pa.RecordBatch.from_pydict({"hand": [t("ÉT")], "table": [[t("té")]]}), 1, FRENCH
    ).rows(),
    "find": lambda t: [
        D.find(t(query))
        for query in ("pattern:?TÉ", "anagram:ÉÉT", "includes:É", "pattern:[^É]*", 'regex:".*é"')
    ],
    "find JSON": lambda t: D.find({"type": "suffix", "value": t("FÉ")}),
    "find_batch": lambda t: [list(ids) for ids in D.find_batch([t("anagram:ÉTÉ"), t("prefix:É")])],
    "equations": lambda t: next(D.equations(t("éA;|A|=2"))),
    "boggle": lambda t: Boggle(D, min_length=2).find(t("ÉT/ÉC")),
    "rack": lambda t: scrabble.plays([], t("ÉTÉ"), D, layout=LAYOUT)[0],
    "board": lambda t: scrabble.plays(
        [*["15"] * 7, t("6ÉtÉ6"), *["15"] * 7], "T", D, layout=LAYOUT
    ),
    "CGP": lambda t: scrabble.parse_cgp(
        "/".join([*["15"] * 7, t("6ÉTÉ6"), *["15"] * 7]) + t(" ÉT/ 0/0 0"), LAYOUT, FRENCH
    ),
    "play": lambda t: scrabble.Board.empty(LAYOUT, FRENCH).tiles("8H", t("ÉtÉ")),
    "exchange": lambda t: notation.parse(t("-É"), scrabble.Observation(0, "ÉÉT"), D),
    "Lexicon's play": lambda t: lexicon_notation.parse(
        t("té > été!"), lexicon.Observation(0, "ÉT", ("té",)), D
    ),
    "observation": lambda t: validation.read({"player": 0, "hand": t("ÉT"), "table": [t("té")]}),
    "action": lambda t: wire.decode_letters(
        json.dumps({"action": "form", "laid": t("été")}).encode(),
        "action",
        lexicon.Form | lexicon.Draw,
        FRENCH.read_json,
    ),
    "GCG": lambda t: gcg.read(t(">north: ÉTÉ 8G ÉTÉ +5 5\n").encode("utf-8-sig")).events,
    "definitions": lambda t: D.find(
        t('definition:"thé"'), definitions=Definitions([t("été\tdu thé")], "list")
    ),
    "quiz": lambda t: Questions(D, "anagrams").lower(t("ÉTÉ")),
    "alphabet": lambda t: Alphabet("fr", t("ÉA"), t("éa")),
    "alphabet text": lambda t: Alphabet.parse(t("É é\nA a\n"), "fr", "fr"),
}


@pytest.mark.parametrize("name", CALLS)
def test_decomposed_text_means_the_same(name: str) -> None:
    assert apart("é") != "é"
    expected = CALLS[name](str)
    assert expected or expected == 0
    assert CALLS[name](apart) == expected


def test_definitions_in_a_file_are_composed(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(apart("été\tdu thé\rfer\tun métal\r").encode())
    definitions = Definitions.load(path)
    assert definitions["été"] == "du thé"
    assert D.find("definition:métal", definitions=definitions) == ["fer"]


def test_ids_of_rows_stay_as_they_are() -> None:
    (row,) = rows_of(json.dumps({"id": apart("é"), "hand": apart("É")}, ensure_ascii=False))
    assert json.loads(row[1]) == apart("é")
    assert row[2] == "É"


def test_a_letter_that_the_alphabet_lacks_is_named_in_its_composed_form() -> None:
    (row,) = rows_of(apart("TÈ") + "\n")
    assert "'È' (card 2) is not a letter" in row[4]
    with pytest.raises(BadHand, match=r"'È' \(card 2\) is not a letter"):
        D.subwords(apart("TÈ"))
    with pytest.raises(BadQuery, match="'è' in 'tè' is not a letter"):
        D.find(apart("prefix:tè"))


def test_long_decomposed_hands_have_as_many_cards_as_letters() -> None:
    (row,) = rows_of(apart("É" * 64) + "\n")
    assert row[2] == "É" * 64
    assert lexicon.plays(apart("É" * 64), [], D, ruleset=RULES) == []
