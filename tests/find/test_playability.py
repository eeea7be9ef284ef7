"""Tables of playability: files, the tables of the package, and queries with them."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase
from typing import Any

import pytest

import lexicon_fast as lf
from lexicon_fast.dictionary import wordlists
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.playability import Origin, is_shipped_for

#: Hundredths of points, in no order.
VALUES = {"tact": 1205, "ta": 25, "cat": 25}


def small() -> tuple[lf.Dictionary, lf.Playability]:
    d = lf.Dictionary.from_words(["at", "ta", "cat", "act", "tact"])
    origin = Origin("words", d.sha256, d.alphabet.upper, "scrabble", "none", 3, 5)
    return d, lf.Playability(origin, VALUES, "mine")


def test_files_have_what_was_written(tmp_path: Path) -> None:
    _, table = small()
    table.write(path := tmp_path / "mine.txt")
    head, *lines = path.read_text().splitlines()
    assert json.loads(head)["games"] == 3
    assert lines == ["cat\t0.25", "ta\t0.25", "tact\t12.05"]
    found = lf.Playability.load(path)
    assert found.origin == table.origin
    assert [*table.items()] == [*found.items()]
    assert [*found.items()] == [("tact", 12.05), ("cat", 0.25), ("ta", 0.25)]
    assert (found.value("TACT"), found.value("act"), len(found)) == (12.05, 0, 3)
    assert found.fingerprint == table.fingerprint
    origin = table.origin._replace(seed=6)
    assert lf.Playability(origin, VALUES, "mine").fingerprint != table.fingerprint


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text[9:], "not a playability table; it begins with"),
        (lambda text: text.replace('"version": 1', '"version": 2'), "its version is 2, not 1"),
        (lambda text: text.replace("0.25", "0.26"), "damaged"),
        (lambda text: text[:-9], "damaged"),
        (lambda text: text.replace('"games": 3', '"games": "3"'), "damaged"),
        (lambda text: "", "not a playability table"),
    ],
)
def test_other_files_are_refused_with_one_message(
    change: Any, message: str, tmp_path: Path
) -> None:
    small()[1].write(path := tmp_path / "mine.txt")
    path.write_text(change(path.read_text()))
    with pytest.raises(lf.BadWordList, match=message) as caught:
        lf.Playability.load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert str(caught.value).endswith("lexicon-fast scrabble playability -w WORDS -o FILE")


def test_a_last_line_without_its_end_is_damaged(tmp_path: Path) -> None:
    small()[1].write(path := tmp_path / "mine.txt")
    head, _, body = path.read_bytes()[:-1].partition(b"\n")
    fields = json.loads(head) | {"crc32": zlib.crc32(body)}
    path.write_bytes(json.dumps(fields).encode() + b"\n" + body)
    with pytest.raises(lf.BadWordList, match="damaged"):
        lf.Playability.load(path)


def test_a_table_is_for_one_dictionary(tmp_path: Path) -> None:
    d, table = small()
    assert d.find("playability:1", playability=table) == ["cat", "ta", "tact"]
    assert d.find("playability:1,all-lengths", playability=table) == ["tact"]
    assert d.find("playability:2-3,all-lengths,lax", playability=table) == ["cat", "ta"]
    other = lf.Dictionary.from_words(["at", "ta", "cat"])
    for call in (
        lambda: other.find("playability:1", playability=table),
        lambda: other.find("length:2", order="playability", playability=table),
        lambda: other.find_batch(["playability:1"], playability=table),
    ):
        with pytest.raises(lf.BadOption, match=r"mine: it is for the dictionary 'words' \("):
            call()
    (path := tmp_path / "words.txt").write_text("at\nta\n")
    few = lf.Dictionary.load(path, alphabet=Alphabet("few", "AT", "at"))
    origin = table.origin._replace(sha256=few.sha256)
    with pytest.raises(lf.BadOption, match=r"mine: it is for the dictionary 'words' \("):
        few.find("playability:1", playability=lf.Playability(origin, {"ta": 5}, "mine"))
    damaged = lf.Playability(table.origin, {"zzz": 5}, "mine")
    with pytest.raises(lf.BadOption, match="mine: damaged: the dictionary lacks 'zzz'"):
        d.find("playability:1", playability=damaged)
    with pytest.raises(lf.NoPlayability, match="no table for this dictionary; compute a table"):
        other.find("playability:1")
    with pytest.raises(lf.BadOption, match="no playability for 'nothing'"):
        lf.Playability.of_package("nothing")


def test_words_with_the_same_letters_come_by_the_best_of_them() -> None:
    d = lf.Dictionary.from_words(["ate", "tea", "bat", "tab"])
    origin = Origin("words", d.sha256, d.alphabet.upper, "scrabble", "none", 3, 5)
    table = lf.Playability(origin, {"tea": 500, "bat": 300, "tab": 400}, "mine")
    found = d.find_alphagrams("length:3", order="playability", playability=table)
    assert [*found.items()] == [("aet", ["tea", "ate"]), ("abt", ["tab", "bat"])]


def test_tables_of_the_package_are_for_the_letters_a_to_z() -> None:
    more = Alphabet("more", ascii_uppercase + "Ä", ascii_lowercase + "ä")
    assert is_shipped_for(lf.Dictionary.load("2of12inf").compiled)
    assert not is_shipped_for(lf.Dictionary.load("2of12inf", alphabet=more).compiled)


@pytest.mark.parametrize(
    "name", [name for name, known in wordlists.KNOWN.items() if known.language is None]
)
def test_the_package_has_a_table_for_each_of_its_lists(name: str) -> None:
    d, table = lf.Dictionary.load(name), lf.Playability.of_package(name)
    assert (table.origin.dictionary, table.origin.layout) == (name, "scrabble")
    values = table.values_of(d.compiled)
    assert sum(value > 0 for value in values) == len(table)
    best = d.find("length:2", order="playability", limit=9)
    assert best == [word for word, _ in table.items() if len(word) == 2][:9]
