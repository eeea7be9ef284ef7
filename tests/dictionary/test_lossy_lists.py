"""Word lists that lose lines: when they warn, and files that are not word lists."""

from __future__ import annotations

import re
import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
from support import forked, terminals

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadWordList

FRENCH = "É é\nT t\nC c\nA a\nF f\n"


def load(path: Path, text: str | bytes, **options: str) -> Dictionary:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return Dictionary.load(path, **options)


def warning_of(path: Path) -> str:
    with pytest.warns(UserWarning, match="are not words") as caught:
        Dictionary.load(path)
    (message,) = {str(each.message) for each in caught}
    return message


@pytest.mark.parametrize(
    ("lost", "reason"),
    [
        (["café", "été"], "letters that the alphabet 'english' .A-Z. lacks; .*--language CODE"),
        (["to-do", "7up", "two words"], "words have letters only .A-Z.; .*grep -xE"),
    ],
)
def test_each_use_of_a_list_that_loses_lines_warns(
    lost: list[str], reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "words.txt"
    path.write_text("\n".join(["cat", "dog", "a", "cat", *lost]), encoding="utf-8")
    first, *later = (warning_of(path) for _ in range(3))
    counts = f"words.txt: {len(lost)} of {len(lost) + 4} lines are not words and were left out"
    assert f"{counts} (such as line 5 {lost[0]!r}, " in first
    for message in later:
        assert f"{counts}; " in message  # the lines themselves are not in the compiled file
    for message in (first, *later):
        assert re.search(reason, message)


def test_a_list_in_another_encoding_names_it(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes("cat\nété\nnaïve\n".encode("latin-1"))
    for _ in range(2):
        assert "probably ISO-8859-1 (Latin-1); convert the list: iconv" in warning_of(path)
    path.write_bytes("été\nnaïve\n".encode("latin-1"))
    with pytest.raises(BadWordList, match="2 are not UTF-8 but probably ISO-8859-1: iconv"):
        Dictionary.load(path)


def test_one_line_in_a_hundred_may_be_lost_without_a_warning(tmp_path: Path) -> None:
    words = [f"a{chr(97 + i // 26)}{chr(97 + i % 26)}" for i in range(199)]
    assert len(load(tmp_path / "few.txt", "\n".join([*words, "1st", "2nd"]))) == 199
    (tmp_path / "many.txt").write_text("\n".join([*words, "1st", "2nd", "3rd"]))
    assert "3 of 202 lines" in warning_of(tmp_path / "many.txt")


def test_a_compiled_file_warns_as_its_list_does(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("cat\n7up\n")
    path = tmp_path / "words.dictionary"
    with pytest.warns(UserWarning, match="words.txt: 1 of 2 lines"):
        Dictionary.compile(tmp_path / "words.txt", path)
    assert "words.dictionary: 1 of 2 lines are not words" in warning_of(path)
    data = bytearray(path.read_bytes())
    data[8:12] = (2).to_bytes(4, sys.byteorder)  # a version that did not count the reasons
    path.write_bytes(data)
    assert "compile it again: lexicon-fast words build LIST -o FILE" in warning_of(path)


def test_commands_report_the_loss_once_on_each_use(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("cat\n7up\n")
    (tmp_path / "hands.txt").write_text("CAT\n" * 5000)
    environment = {**terminals.environment(), "LEXICON_FAST_CACHE": str(tmp_path / "cache")}

    def run(*args: str) -> str:
        done = forked.run(*args, cwd=tmp_path, env=environment, encoding="utf-8")
        assert done.returncode == 0, done.stderr
        return str(done.stderr)

    shown = "lexicon-fast: words.txt: 1 of 2 lines are not words and were left out"
    first = run("check", "-w", "words.txt", "cat")
    assert first.count("\n") == 1
    assert first.startswith(f"{shown} (such as line 2 '7up'); ")
    for args in [
        ("check", "cat"),
        ("solve", "CAT"),
        ("solve", "-i", "hands.txt", "-o", "plays.jsonl", "-j", "2"),
        ("find", "length:3"),
        ("match", "lexicon", "greedy", "greedy", "--pairs", "2", "-j", "2"),
    ]:
        said = run(args[0], *args[1:], "-w", "words.txt")
        assert said.count(f"{shown}; ") == said.count("are not words") == 1, args
        assert said.count("7up") == 0, args
    assert run("find", "in:words.txt").count(f"{shown}; ") == 1
    for name in ("mine", "again"):
        assert run("words", "add", "words.txt", "--name", name).count("1 of 2 lines") == 1
    for args in (("solve", "CAT"), ("find", "length:3"), ("find", "in:again")):
        assert run(*args, "-w", "mine") == ""
    told = shown.replace("words.txt", "mine")
    assert run("check", "cat", "-w", "mine").startswith(f"{told}; ")
    for compiled in (tmp_path / "cache").glob("*.dictionary"):
        compiled.unlink()
    assert told in run("solve", "CAT", "-w", "mine")  # compiled again


@pytest.mark.parametrize("end", ["\r", "\r\n", "\n"])
def test_lines_end_with_cr_or_lf_or_both(end: str, tmp_path: Path) -> None:
    d = load(tmp_path / "words.txt", end.join(["cat", "# no word", "", "dog", "bird"]) + end)
    assert sorted(d) == ["bird", "cat", "dog"]
    (tmp_path / "bad.txt").write_bytes(end.join(["cat", "7up", "dog"]).encode())
    assert "line 2 '7up'" in warning_of(tmp_path / "bad.txt")


def test_a_list_in_decomposed_unicode_has_the_words_of_the_composed_one(tmp_path: Path) -> None:
    alphabet = tmp_path / "fr.alphabet"
    alphabet.write_text(FRENCH, encoding="utf-8")
    text = "e\u0301te\u0301\ncafe\u0301\n"
    d = load(tmp_path / "words.txt", text, alphabet=str(alphabet))
    assert sorted(d) == ["café", "été"]
    composed = load(tmp_path / "composed.txt", "été\ncafé\n", alphabet=str(alphabet))
    assert list(d.words) == list(composed.words)
    made = Dictionary.from_words(text.split(), alphabet=str(alphabet))
    assert list(made.words) == list(d.words)
    alphabet.write_bytes("E\u0301 e\u0301\r".encode() + FRENCH[4:].replace("\n", "\r").encode())
    assert sorted(load(tmp_path / "again.txt", text, alphabet=str(alphabet))) == ["café", "été"]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("4\ncat/S\ndog/SM\nbird\nquick-witted/A\n", "a Hunspell dictionary.*unmunch LIST.dic"),
        ("9\ncat\ndog\nbird\ncow\nape\nbee\ngnu\nram/S\nowl/SM\n", "a Hunspell dictionary"),
        ("cat/S\ndog/SM\nbird\n", "a Hunspell dictionary"),
        ("cat,3\ndog,2\n", "columns separated by commas; .*cut -d ',' -f 1 LIST"),
        ('"cat","a pet"\r\n"dog","another"\r\n', "columns separated by commas"),
        ("cat;3\ndog;2\n", "columns separated by semicolons; .*cut -d ';'"),
        ("cat|3\rdog|2\r", "columns separated by vertical bars"),
        ("cat,dog,bird", "columns separated by commas"),
    ],
)
def test_a_file_of_another_format_is_refused(text: str, what: str, tmp_path: Path) -> None:
    with pytest.raises(BadWordList, match=f"words.txt: {what}"):
        load(tmp_path / "words.txt", text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("zax a tool, for slate [n]\naa rough, cindery lava\n", ["aa", "zax"]),
        ("cat # a pet, or not; and/or | so\ndog\n", ["cat", "dog"]),
        ("cat\tpet,animal\ndog\tpet/animal\n", ["cat", "dog"]),
    ],
)
def test_separators_in_definitions_are_not_columns(
    text: str, words: list[str], tmp_path: Path
) -> None:
    assert sorted(load(tmp_path / "words.txt", text)) == words


def test_a_few_lines_with_separators_are_bad_lines(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("cat\ndog\nand/or\na,b\nbird\n")
    assert "2 of 5 lines" in warning_of(tmp_path / "words.txt")


def test_words_of_one_letter_are_left_out_wherever_words_come_from(tmp_path: Path) -> None:
    made = Dictionary.from_words(["a", "hat", "I"])
    read = load(tmp_path / "words.txt", "a\nhat\nI\n")
    assert (list(made.words), made.compiled.left_out) == (list(read.words), read.compiled.left_out)
    assert made.compiled.left_out["too_short"] == 2
    for refused in (lambda: Dictionary.from_words(["a"]), lambda: load(tmp_path / "a.txt", "a\n")):
        with pytest.raises(BadWordList, match="0 words of two or more letters"):
            refused()


def test_the_shared_cases_are_read_or_refused(shared: Callable[[str], Path]) -> None:
    alphabet = str(shared("cases/fr.alphabet"))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert "été" in Dictionary.load(shared("cases/decomposed.txt"), alphabet=alphabet)
        assert sorted(Dictionary.load(shared("cases/cr.txt"))) == ["bird", "cat", "dog"]
    for name in ("h.dic", "csv.csv"):
        with pytest.raises(BadWordList):
            Dictionary.load(shared(f"cases/{name}"))
