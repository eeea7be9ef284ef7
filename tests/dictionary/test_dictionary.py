"""Dictionaries: what a word list may look like, the cache, compiled files, and damaged ones."""

from __future__ import annotations

import gzip
import os
import random
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import xxhash
from hypothesis import given, settings
from hypothesis import strategies as st
from support.effort import examples

import lexicon_fast as lf
from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary import search
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast.base.errors import BadAlphabet, BadDictionary, BadOption, BadWordList
from lexicon_fast.dictionary.alphabet import Alphabet

pytestmark = [
    pytest.mark.native,
    # tests/dictionary/test_lossy_lists.py tests the warning.
    pytest.mark.filterwarnings("ignore:.*lines are not words"),
]

TESTS = Path(__file__).resolve().parents[1]
HEADER = 4096
LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WORDS = ["act", "cart", "cat", "dog", "dogs", "go"]


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder for one test."""
    folder = tmp_path / "a cache"
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(folder))
    return folder


def kept(cache: Path) -> list[Path]:
    return sorted(cache.glob("*.dictionary"))


def loaded(path: Path, text: str | bytes, **options: str) -> Dictionary:
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return Dictionary.load(path, **options)


def python(code: str, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a new process."""
    return subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


# ------------------------------------------------------------------- word lists


@pytest.mark.parametrize(
    "text",
    [
        "act\ncart\ncat\ndog\ndogs\ngo\n",
        "act\ncart\ncat\ndog\ndogs\ngo",
        "\ufeffact\ncart\ncat\ndog\ndogs\ngo\n",
        "act\r\ncart\r\ncat\r\ndog\r\ndogs\r\ngo\r\n",
        "\n\nACT\n  Cart \n\tcAt\n\ndog\ndoGS\n\n \ngo\n\n\n",
        "# words\nact # a deed\ncart\ncat#\n#dot\ndog\ndogs\ngo\n  # end",
        "act%\ncart %\ncat\ndog%\r\ndogs\ngo%",
        "go\ndogs\ndog\ncat\ncart\nact\n",
        "go\ndogs\ndog\ncat\ncart\nact\ngo\nDOGS\nact%\n",
    ],
)
def test_a_word_list_may_be_written_in_many_ways(text: str, tmp_path: Path) -> None:
    d = loaded(tmp_path / "words.txt", text.replace(" %", "%"))
    assert sorted(d.words) == WORDS
    assert d.compiled.left_out["not_words"] == 0
    assert d.bad_lines == ()
    zipped = loaded(tmp_path / "words.txt.gz", gzip.compress(text.replace(" %", "%").encode()))
    assert list(zipped.words) == list(d.words)


def test_what_is_left_out_is_counted_and_shown(tmp_path: Path) -> None:
    text = "a\nat\nI\nAT\nat\nto-do\ncafé\n7up\nit's\ntwo words\n\x00\n%\ngo%%\n" + "a" * 65 + "\n"
    d = loaded(tmp_path / "words.txt", text)
    assert list(d.words) == ["at"]
    assert d.compiled.left_out == {
        "not_words": 9,
        "too_short": 2,
        "repeated": 2,
        "names": 0,
        "columns": 0,
    }
    assert d.bad_lines == (
        (6, "to-do"),
        (7, "café"),
        (8, "7up"),
        (9, "it's"),
        (10, "two words"),
    )


def test_bytes_that_are_no_utf8_are_shown_as_far_as_they_can_be(tmp_path: Path) -> None:
    d = loaded(tmp_path / "words.txt", b"at\nna\xefve\n\xff\xfe\n")
    assert list(d.words) == ["at"]
    assert d.bad_lines == ((2, "na\ufffdve"), (3, "\ufffd\ufffd"))


def test_words_have_2_to_64_letters(tmp_path: Path) -> None:
    long = "ab" * 32
    d = loaded(tmp_path / "words.txt", f"{long}\n{long}c\nat\nx\n")
    assert sorted(d.words) == [long, "at"]
    assert (d.compiled.shortest, d.compiled.longest) == (2, 64)
    assert d.compiled.left_out == {
        "not_words": 1,
        "too_short": 1,
        "repeated": 0,
        "names": 0,
        "columns": 0,
    }
    assert d.subwords(long.upper()) == [long]
    assert long in d


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "a\nb\n", "1\n2\n", "\ufeff"])
def test_a_list_without_words_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(BadWordList, match=r"words\.txt: 0 words of two or more letters"):
        loaded(tmp_path / "words.txt", text)


def test_a_list_of_one_word_is_a_dictionary(tmp_path: Path) -> None:
    d = loaded(tmp_path / "words.txt", "quiz")
    assert (len(d), d.subwords("ZIUQ"), d.subwords("QUIT")) == (1, ["quiz"], [])
    assert d.superwords("u", "QIZ") == ["quiz"]
    assert d.substitutions("quit", "Z") == ["quiz"]


# ------------------------------------------------------------- columns and names


@pytest.mark.parametrize(
    ("text", "words", "columns", "not_words"),
    [
        # A list with definitions, as other programs write them.
        ("ZAX a tool [n]\nAA rough lava [n -S]\nQI\n", ["aa", "qi", "zax"], 2, 0),
        ("zax\ta tool\naa\tlava\n", ["aa", "zax"], 2, 0),
        ("# head line\nzax  23\naa% 5\n", ["aa", "zax"], 2, 0),
        ("the 22038615\nbe\t12545825\n7up 5\n", ["be", "the"], 2, 1),
        # A tab or two spaces always separate columns, also where few lines have several.
        ("cat\ndog\ncow\nzax\ta tool\nemu  a bird\n", ["cat", "cow", "dog", "emu", "zax"], 2, 0),
        # Half of the lines or fewer: single spaces are part of phrases.
        ("cat\nice cream\n", ["cat"], 0, 1),
        ("cat\ndog\nice cream\nhot dog\n", ["cat", "dog"], 0, 2),
        ("cat\nice cream\nhot dog\n", ["cat", "hot", "ice"], 2, 0),
        # Tabs go first: the first column may be a phrase, which is no word.
        ("ice cream\tfood\nzax\ta tool\n", ["zax"], 1, 1),
        ("a article\nzax tool\n", ["zax"], 2, 0),
    ],
)
def test_the_first_of_several_columns_is_the_word(
    text: str, words: list[str], columns: int, not_words: int, tmp_path: Path
) -> None:
    d = loaded(tmp_path / "words.txt", text)
    assert sorted(d.words) == words
    assert (d.compiled.left_out["columns"], d.compiled.left_out["not_words"]) == (
        columns,
        not_words,
    )
    assert len(d.bad_lines) == not_words


def test_phrases_and_other_bad_lines_are_shown_in_order(tmp_path: Path) -> None:
    lines = ["cat"] * 20
    lines[2:14] = ["x-ray", "ice cream", "c4t", "hot dog", "so so", "1", "big top"] + ["dog"] * 5
    d = loaded(tmp_path / "words.txt", "\n".join(lines))
    assert [line for line, _ in d.bad_lines] == [3, 4, 5, 6, 7]
    assert d.bad_lines[1] == (4, "ice cream")
    assert d.compiled.left_out["not_words"] == 7


def test_capitalised_words_can_be_dropped(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("Paris\ncat\nNATO\nI\nMcX\niPod\nÅsa\n", encoding="utf-8")
    whole = Dictionary.load(path)
    assert sorted(whole) == ["cat", "ipod", "mcx", "nato", "paris"]
    plain = Dictionary.load(path, names=False)
    assert sorted(plain) == ["cat", "ipod"]
    assert plain.compiled.left_out["names"] == 3
    assert plain.sha256 != whole.sha256
    assert sorted(Dictionary.load(path)) == sorted(whole)  # neither takes the other's cached file
    again = Dictionary.load(path, names=False)
    assert (sorted(again), again.fresh, plain.fresh) == (["cat", "ipod"], False, True)
    built = Dictionary.compile(path, tmp_path / "plain.dictionary", names=False)
    assert (sorted(built), built.sha256) == (["cat", "ipod"], plain.sha256)
    assert Dictionary.load(tmp_path / "plain.dictionary").sha256 == plain.sha256
    with pytest.raises(BadDictionary, match="does not record which words were capitalised"):
        Dictionary.load(tmp_path / "plain.dictionary", names=False)


def test_names_in_a_list_of_capitals_cannot_be_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("PARIS\nCAT\n")
    with pytest.raises(BadWordList, match=r"words\.txt: all 2 words begin with a capital letter"):
        Dictionary.load(path, names=False)


def test_a_list_without_capitals_has_no_names(tmp_path: Path) -> None:
    plain = Dictionary.load("enable", names=False)
    assert (len(plain), plain.compiled.left_out["names"]) == (172_820, 0)
    assert plain.sha256 != Dictionary.load("enable").sha256


def test_a_script_without_case_has_no_names(tmp_path: Path) -> None:
    letters = tmp_path / "hebrew.alphabet"
    letters.write_text("".join(f"{c} {c}\n" for c in "אבג"), encoding="utf-8")
    (tmp_path / "words.txt").write_text("אב\nגב\n", encoding="utf-8")
    d = Dictionary.load(tmp_path / "words.txt", alphabet=str(letters), names=False)
    assert len(d) == 2


def test_a_file_that_version_1_compiled_is_read(tmp_path: Path) -> None:
    path = tmp_path / "words.dictionary"
    (tmp_path / "words.txt").write_text("cat\ndog\n")
    Dictionary.compile(tmp_path / "words.txt", path)
    data = bytearray(path.read_bytes())
    assert int.from_bytes(data[8:12], sys.byteorder) == 7
    data[8:12] = (1).to_bytes(4, sys.byteorder)
    # The version is in front of what the checksum covers.
    path.write_bytes(data)
    assert sorted(Dictionary.load(path)) == ["cat", "dog"]
    for version in (0, 3, 5, 6, 8):
        data[8:12] = version.to_bytes(4, sys.byteorder)
        path.write_bytes(data)
        with pytest.raises(
            BadDictionary, match=f"format version {version}; .* reads 1, 2, 4 and 7"
        ):
            Dictionary.load(path)


def test_the_published_2of12inf_has_the_words_of_the_clean_one(
    d2of12inf: Dictionary, shared: Callable[[str], Path]
) -> None:
    raw = Dictionary.load(shared("words/2of12inf.raw.txt"))
    assert list(raw.words) == list(d2of12inf.words)
    assert not any(raw.compiled.left_out.values())


def test_letters_come_from_an_alphabet_file(tmp_path: Path) -> None:
    letters = tmp_path / "finnish.alphabet"
    letters.write_text("".join(f"{c} {c.lower()}\n" for c in "AEHIJKLMNOPRSTUVYÄÖ"), "utf-8")
    d = loaded(tmp_path / "words.txt", "yö\nÄiti\nXylitoli\nisä\n", alphabet=str(letters))
    assert sorted(d.words) == ["isä", "yö", "äiti"]
    assert d.bad_lines == ((3, "Xylitoli"),)
    assert d.subwords("äITI") == ["äiti"]
    assert d.alphabet == Alphabet.load(letters)
    with pytest.raises(BadAlphabet, match="No such file"):
        Dictionary.load(tmp_path / "words.txt", alphabet="no.alphabet")


def test_a_hand_of_another_alphabet_is_refused(enable: Dictionary) -> None:
    with pytest.raises(lf.BadHand, match=r"'Ä' \(card 1\) is not a letter; use A-Z"):
        enable.subwords("ÄITI")


def test_unknown_names_and_unreadable_paths_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(BadDictionary, match=r"'enabel' is not a known word list.*mean enable"):
        Dictionary.load("enabel")
    with pytest.raises((BadWordList, BadDictionary), match="missing"):
        Dictionary.load(tmp_path / "missing.txt")
    with pytest.raises(BadWordList):
        Dictionary.load(tmp_path)


@pytest.mark.skipif(not os.path.exists("/dev/fd"), reason="no /dev/fd here")
def test_a_word_list_may_come_through_a_pipe() -> None:
    reading, writing = os.pipe()
    try:
        os.write(writing, b"act\ncart\ncat\n")
        os.close(writing)
        assert sorted(Dictionary.load(f"/dev/fd/{reading}").words) == ["act", "cart", "cat"]
    finally:
        os.close(reading)


@settings(max_examples=examples(200))
@given(st.lists(st.text("abz", min_size=2, max_size=70)), st.binary(max_size=40))
def test_any_bytes_are_a_word_list_or_a_bad_one(words: list[str], noise: bytes) -> None:
    text = "\n".join(words).encode() + b"\n" + noise
    try:
        file, _ = build(text, "ABZ", "abz", "test", b"\0" * 32, "test")
    except BadWordList:
        assert not any(2 <= len(word) <= 64 for word in words)
        return
    d = Compiled(file)
    found = set(d.get_many(range(len(d))))
    assert found >= {word for word in words if len(word) <= 64}
    assert all(set(word) <= set("abz") and 2 <= len(word) <= 64 for word in found)


# ------------------------------------------------------------------- the cache


def test_a_list_is_compiled_once_and_then_taken_from_the_cache(tmp_path: Path, cache: Path) -> None:
    first = loaded(tmp_path / "words.txt", "at\n7up\n")
    (file,) = kept(cache)
    before = file.stat()
    second = Dictionary.load(tmp_path / "words.txt")
    assert (first.bad_lines, second.bad_lines) == (((2, "7up"),), ())
    assert (kept(cache), file.stat().st_mtime_ns, file.stat().st_ino) == (
        [file],
        before.st_mtime_ns,
        before.st_ino,
    )
    assert list(second.words) == ["at"]
    assert second.compiled.left_out == first.compiled.left_out
    assert second.sha256 == first.sha256


def test_another_text_or_alphabet_is_another_file_in_the_cache(tmp_path: Path, cache: Path) -> None:
    loaded(tmp_path / "words.txt", "at\n")
    loaded(tmp_path / "same.txt", "at\n")
    assert len(kept(cache)) == 1
    loaded(tmp_path / "words.txt", "at\nto\n")
    assert len(kept(cache)) == 2
    letters = tmp_path / "few.alphabet"
    letters.write_text("A a\nT t\n")
    assert list(Dictionary.load(tmp_path / "words.txt", alphabet=letters).words) == ["at"]
    assert len(kept(cache)) == 3
    assert sorted(Dictionary.load(tmp_path / "words.txt").words) == ["at", "to"]


@pytest.mark.parametrize("damage", ["flip", "truncate", "empty", "garbage", "other list", "magic"])
def test_a_damaged_file_of_the_cache_is_replaced(damage: str, tmp_path: Path, cache: Path) -> None:
    d = loaded(tmp_path / "words.txt", "act\ncart\ncat\n")
    (file,) = kept(cache)
    good = file.read_bytes()
    if damage == "other list":
        loaded(tmp_path / "other.txt", "dog\n")
        (other,) = (path for path in kept(cache) if path != file)
        bad = other.read_bytes()
    else:
        bad = {
            "flip": good[:5000] + bytes([good[5000] ^ 1]) + good[5001:],
            "truncate": good[: len(good) // 2],
            "empty": b"",
            "garbage": b"garbage\n" * 1000,
            "magic": b"\0" * 8 + good[8:],
        }[damage]
    os.unlink(file)  # never written to: `d` has it mapped
    file.write_bytes(bad)
    assert sorted(Dictionary.load(tmp_path / "words.txt").words) == ["act", "cart", "cat"]
    assert file.read_bytes() == good
    assert sorted(d.words) == ["act", "cart", "cat"]


def test_a_cache_that_cannot_be_written_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").write_text("")
    for folder in (tmp_path / "a file", tmp_path / "a file" / "below"):
        monkeypatch.setenv("LEXICON_FAST_CACHE", str(folder))
        for _ in range(2):
            d = loaded(tmp_path / "words.txt", "act\n7up\ncat\n")
            assert (sorted(d.words), d.bad_lines) == (["act", "cat"], ((2, "7up"),))
    assert (tmp_path / "a file").read_text() == ""


def test_the_cache_is_where_the_environment_says(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("at\n")
    # The locale may not have the letter, but the system has its bytes.
    for folder in ("one", "two words", os.fsdecode("dé/ep/er".encode())):
        code = "import sys, lexicon_fast as lf; print(len(lf.Dictionary.load(sys.argv[1])))"
        place = tmp_path / folder
        done = python(code, tmp_path / "words.txt", LEXICON_FAST_CACHE=str(place))
        assert (done.stdout, done.stderr) == ("1\n", "")
        assert len(kept(place)) == 1


def test_nothing_but_the_dictionary_is_left_in_the_cache(tmp_path: Path, cache: Path) -> None:
    loaded(tmp_path / "words.txt", "at\n")
    assert [path.name.rpartition(".")[2] for path in cache.iterdir()] == ["dictionary"]


def test_many_processes_and_threads_may_load_a_list_for_the_first_time_at_once(
    tmp_path: Path, cache: Path
) -> None:
    (tmp_path / "words.txt").write_text("\n".join(WORDS))
    code = "import sys, lexicon_fast as lf; print(*lf.Dictionary.load(sys.argv[1]).words)"
    with ThreadPoolExecutor(6) as pool:
        inside = [
            pool.submit(lambda: " ".join(Dictionary.load(tmp_path / "words.txt").words))
            for _ in range(3)
        ]
        outside = [pool.submit(python, code, tmp_path / "words.txt") for _ in range(3)]
        answers = {done.result() for done in inside}
        answers |= {done.result().stdout.strip() for done in outside}
    assert len(answers) == 1
    assert sorted(answers.pop().split()) == WORDS
    assert len(kept(cache)) == 1
    assert len(list(cache.iterdir())) == 1


def smaps(path: Path, pid: int) -> dict[str, int]:
    """Kilobytes by kind of the mapping of a file in a process."""
    sizes: dict[str, int] = {}
    inside = False
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        fields = line.split()
        if "-" in fields[0] and not fields[0].endswith(":"):
            inside = line.endswith(str(path))
        elif inside and fields[-1] == "kB":
            sizes[fields[0]] = sizes.get(fields[0], 0) + int(fields[1])
    return sizes


@pytest.mark.skipif(not os.path.exists("/proc/self/smaps"), reason="needs Linux's /proc")
def test_processes_share_the_pages_of_a_dictionary(cache: Path) -> None:
    Dictionary.load("enable")
    (file,) = kept(cache)
    with open(file, "rb") as written:
        os.fsync(written.fileno())  # pages on their way to the disk are mapped by chance
    code = (
        "import sys, lexicon_fast as lf; d = lf.Dictionary.load('enable'); d.subwords('ETAOINS**');"
        "d.superwords('hat', '***'); d.substitutions('hats', '****'); print('ready', flush=True);"
        "sys.stdin.read()"
    )
    children = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    try:
        for child in children:
            assert child.stdout is not None
            assert child.stdout.readline() == "ready\n"
        for child in children:
            sizes = smaps(file, child.pid)
            assert sizes["Size:"] * 1024 >= file.stat().st_size
            assert sizes["Rss:"] > 0
            assert sizes["Private_Dirty:"] == 0
            assert sizes["Pss:"] <= sizes["Rss:"] / 2 + 64
    finally:
        for child in children:
            child.communicate("")


# --------------------------------------------------------------- compiled files


def test_a_compiled_file_is_opened_by_its_path(tmp_path: Path, cache: Path) -> None:
    (tmp_path / "words.txt").write_text("act\n7up\ncat\n")
    made = Dictionary.compile(tmp_path / "words.txt", tmp_path / "words.lex")
    assert made.bad_lines == ((2, "7up"),)
    opened = Dictionary.load(tmp_path / "words.lex")
    assert list(opened.words) == list(made.words)
    assert opened.sha256 == made.sha256
    assert opened.compiled.size == (tmp_path / "words.lex").stat().st_size
    assert kept(cache) == []
    assert Dictionary.load(str(tmp_path / "words.lex")).subwords("TAC") == made.subwords("TAC")


def test_a_compiled_file_may_change_while_it_is_open(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("act\ncat\n")
    Dictionary.compile(tmp_path / "words.txt", tmp_path / "words.lex")
    opened = Dictionary.load(tmp_path / "words.lex")
    (tmp_path / "words.lex").write_bytes(b"")
    assert sorted(opened.subwords("TAC")) == ["act", "cat"]


def test_a_compiled_file_brings_its_alphabet(tmp_path: Path) -> None:
    hebrew = Alphabet("hebrew", "אבג", "אבג")
    (tmp_path / "words.txt").write_text("אב\nגב\n", encoding="utf-8")
    Dictionary.compile(tmp_path / "words.txt", tmp_path / "words.lex", alphabet=hebrew)
    d = Dictionary.load(tmp_path / "words.lex")
    assert d.alphabet == hebrew
    assert d.subwords("בא") == ["אב"]


def test_compiling_the_same_list_gives_the_same_bytes(tmp_path: Path, data: Path) -> None:
    for name in ("one.lex", "two.lex"):
        Dictionary.compile(data / "words2000.txt", tmp_path / name)
    assert (tmp_path / "one.lex").read_bytes() == (tmp_path / "two.lex").read_bytes()


def test_a_file_that_cannot_be_written_is_an_error_and_leaves_nothing(
    tmp_path: Path, data: Path
) -> None:
    with pytest.raises(OSError, match="No such file"):
        Dictionary.compile(data / "words2000.txt", tmp_path / "none" / "words.lex")
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError, match="folder"):
        Dictionary.compile(data / "words2000.txt", tmp_path / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


# --------------------------------------------------------------- damaged files


def files() -> dict[str, bytes]:
    """Compiled files: few words, some with a tree above, more letters than bits, other letters."""
    rng = random.Random(1)

    def spell(letters: str, count: int, longest: int) -> list[str]:
        lengths = [rng.randint(2, longest) for _ in range(count)]
        return ["".join(rng.choices(letters, k=length)) for length in lengths]

    def compiled(words: list[str], upper: str, lower: str) -> bytes:
        return bytes(build("\n".join(words).encode(), upper, lower, "a", b"\1" * 32, "a")[0])

    runs = [letter * length for letter in "abcd" for length in (2, 33, 64)]
    return {
        "few": compiled(WORDS, LATIN, LATIN.lower()),
        "tree": compiled(spell(LATIN.lower(), 500, 8), LATIN, LATIN.lower()),
        "cut": compiled([*runs, *spell("abcd", 60, 20)], "ABCD", "abcd"),
        "hebrew": compiled(spell("אבגדה", 100, 5), "אבגדה", "אבגדה"),
    }


FILES = files()
each_file = pytest.mark.parametrize("name", FILES)


def sealed(data: bytes | bytearray) -> bytearray:
    """The file with its size and checksum made right."""
    data = bytearray(data)
    struct.pack_into("<Q", data, 16, len(data))
    struct.pack_into("<Q", data, 24, xxhash.xxh3_64_intdigest(bytes(data[32:])))
    return data


def section(data: bytes | bytearray, number: int) -> tuple[int, int]:
    """Offset and elements of a section."""
    offset, count = struct.unpack_from("<QQ", data, 512 + 16 * number)
    return offset, count


@each_file
def test_every_flipped_byte_of_the_header_is_noticed(name: str) -> None:
    good = FILES[name]
    for at in range(HEADER):
        for bits in (1, 0x80, 0xFF):
            bad = bytearray(good)
            bad[at] ^= bits
            with pytest.raises(BadDictionary):
                Compiled(bytes(bad), "bad")
    assert len(Compiled(good)) > 0


@each_file
def test_flipped_bytes_anywhere_are_noticed(name: str) -> None:
    good = FILES[name]
    rng = random.Random(2)
    for at in rng.sample(range(HEADER, len(good)), min(3000, len(good) - HEADER)):
        bad = bytearray(good)
        bad[at] ^= rng.randrange(1, 256)
        with pytest.raises(BadDictionary, match=r"bad: damaged .its checksum is wrong.; build it"):
            Compiled(bytes(bad), "bad")


@each_file
def test_truncated_and_extended_files_are_noticed(name: str) -> None:
    good = FILES[name]
    rng = random.Random(3)
    ends = {*range(600), *range(HEADER - 70, HEADER + 70), *range(len(good) - 130, len(good))}
    ends |= {rng.randrange(len(good)) for _ in range(1000)}
    for end in ends:
        with pytest.raises(BadDictionary, match=r"bad: (truncated|not a compiled)"):
            Compiled(good[:end], "bad")
    for more in (b"\0", b"x", bytes(64), good):
        with pytest.raises(BadDictionary, match="bad: truncated or extended"):
            Compiled(good + more, "bad")


@pytest.mark.parametrize(
    ("at", "value", "said"),
    [
        (0, b"LEXSLOW\0", "not a compiled dictionary"),
        (8, struct.pack("<I", 5), "format version 5; this program reads 1, 2, 4 and 7"),
        (12, bytes([1, 2, 3, 4]), "compiled on a machine of the other byte order"),
    ],
)
def test_foreign_files_are_told_apart(at: int, value: bytes, said: str, tmp_path: Path) -> None:
    bad = bytearray(FILES["few"])
    bad[at : at + len(value)] = value
    with pytest.raises(BadDictionary, match=f"here: {said}; build it again from its word list"):
        Compiled(bytes(sealed(bad)), "here")
    path = tmp_path / "bad.lex"
    path.write_bytes(sealed(bad))
    expected = BadDictionary if at else BadWordList  # without the magic it is a list of words
    with pytest.raises(expected, match=r"bad\.lex"):
        Dictionary.load(path)


def number_at(data: bytes | bytearray, at: int, value: int, size: int = 4) -> bytearray:
    data = bytearray(data)
    data[at : at + size] = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    return data


FIELDS = {
    "words": 64,
    "shortest": 72,
    "longest": 76,
    "letters": 80,
    "height": 84,
}


@each_file
@pytest.mark.parametrize("field", FIELDS)
def test_a_file_made_to_deceive_with_impossible_numbers_is_refused(name: str, field: str) -> None:
    at = FIELDS[field]
    good = FILES[name]
    (true,) = struct.unpack_from("<I", good, at)
    for value in {0, 1, 2, 11, 12, 33, 64, true + 1, true - 1} - {true}:
        refused_or_survived(sealed(number_at(good, at, value)))  # looser bounds do no harm
    hopeless = {65, 1 << 24, 1 << 31, (1 << 32) - 1}
    if field == "words":
        hopeless |= {0, true + 1, true - 1}
    for value in hopeless:
        with pytest.raises(BadDictionary):
            Compiled(bytes(sealed(number_at(good, at, value))))


#: Sections whose numbers point somewhere: name -> (number, bytes of an element, what it counts).
POINTERS = {
    "starts of words": (0, 4),
    "letters": (1, 1),
    "places": (2, 4),
    "words by place": (3, 4),
    "lanes": (4, 4),
    "first of level 0": (7, 4),
    "columns of 3 letters": (39 + 6, 1),
    "numbers of 3 letters": (40 + 6, 4),
}


@each_file
@pytest.mark.parametrize("what", POINTERS)
def test_a_file_made_to_deceive_with_wild_pointers_is_refused(name: str, what: str) -> None:
    number, size = POINTERS[what]
    good = FILES[name]
    offset, count = section(good, number)
    top = 1 << 8 * size
    wild = [top - 1, top // 2, top // 2 - 1, top - 64, top // 2 + len(good), len(good) * 16 % top]
    if size == 1:
        wild = [255, 128, 64, 33, 32]
    places = {0, count // 2, count - 1} if number != 1 else {0, count // 2 - 64, count - 65}
    for place in places & set(range(count)):
        for value in wild:
            bad = sealed(number_at(good, offset + size * place, value, size))
            with pytest.raises(BadDictionary, match="impossible contents"):
                Compiled(bytes(bad))


@each_file
def test_a_file_made_to_deceive_with_a_wild_directory_is_refused(name: str) -> None:
    good = FILES[name]
    for number in range(170):
        if section(good, number)[1] == 0:
            continue
        offset, count = section(good, number)
        for at, true in ((0, offset), (8, count)):
            values = [1 << 63, (1 << 64) - 1, (1 << 64) - 64, len(good) + 64, true + 1, 1 << 61]
            for value in values:
                bad = sealed(number_at(good, 512 + 16 * number + at, value, 8))
                with pytest.raises(BadDictionary):
                    Compiled(bytes(bad))


@each_file
def test_lanes_and_orders_that_contradict_each_other_do_no_harm(name: str) -> None:
    """Within their bounds numbers may be anything; answers are then wrong, and nothing else."""
    good = FILES[name]
    rng = random.Random(4)
    words = len(Compiled(good))
    for number in (2, 3, 4):
        offset, count = section(good, number)
        limit = words if number < 4 else 8 * Compiled(good).groups[0]
        for numbers in (
            [0] * count,
            [limit - 1] * count,
            [rng.randrange(limit) for _ in range(count)],
        ):
            bad = bytearray(good)
            struct.pack_into(f"<{count}I", bad, offset, *numbers)
            survive(Compiled(bytes(sealed(bad))))
    for number in (5, 6, 8, 9):  # vectors of the words and of the groups above
        offset, count = section(good, number)
        for fill in (0, (1 << 64) - 1, None):
            bad = bytearray(good)
            for place in range(count):
                value = rng.getrandbits(64) if fill is None else fill
                struct.pack_into("<Q", bad, offset + 8 * place, value)
            refused_or_survived(sealed(bad))
    for at in (*range(128, 224), 88):  # layout and its flag
        for value in (0, 1, 63, 64, 127, 128, 255):
            refused_or_survived(sealed(number_at(good, at, value, 1)))


#: Parts that say what other parts say, too: name -> (section, bytes of an element).
PARTS = {
    "places": (2, 4),
    "words by place": (3, 4),
    "lanes": (4, 4),
    "vectors": (5, 8),
    "what groups have in common": (8, 8),
    "what any of a group has": (9, 8),
    "columns": (39 + 6, 1),
}


@pytest.mark.parametrize("part", PARTS)
def test_a_file_from_elsewhere_is_refused_if_its_parts_disagree(part: str, tmp_path: Path) -> None:
    """Searches of it would do no harm; but plays and plans rely on words being payable."""
    good = FILES["tree"]
    number, size = PARTS[part]
    offset, count = section(good, number)
    # Where something stands: the first lane of each group, the first letter of each word.
    places = range(0, count, 8) if size == 8 else range(count)
    if size == 1:
        places = range(section(good, number + 1)[1])

    def value(place: int) -> bytes:
        return good[offset + size * place : offset + size * (place + 1)]

    rng = random.Random(5)
    path = tmp_path / "other.lex"
    path.write_bytes(good)
    assert len(Dictionary.load(path)) == len(Compiled(good))
    for place in rng.sample(places, 10):
        other = next(value(k) for k in places if value(k) != value(place))  # possible, elsewhere
        bad = bytearray(good)
        bad[offset + size * place : offset + size * (place + 1)] = other
        path.write_bytes(sealed(bad))
        with pytest.raises(BadDictionary, match=r"other\.lex: its parts contradict each other"):
            Dictionary.load(path)


@each_file
@pytest.mark.parametrize("at", [68, 88, 128, 160, 192], ids=str)
def test_a_file_from_elsewhere_is_refused_if_its_layout_is_not_that_of_its_words(
    name: str, at: int, tmp_path: Path
) -> None:
    path = tmp_path / "other.lex"
    good = FILES[name]
    value = good[at] ^ 1 if at == 88 and name == "cut" else good[at] + 1
    if at == 88 and name != "cut":
        return  # cut by no letter: slower, and right
    path.write_bytes(sealed(number_at(good, at, value, 1)))
    with pytest.raises(BadDictionary, match=r"contradict each other|impossible layout"):
        Dictionary.load(path)


def test_a_file_from_elsewhere_is_refused_with_letters_that_no_alphabet_has(tmp_path: Path) -> None:
    path = tmp_path / "other.lex"
    path.write_bytes(sealed(number_at(FILES["few"], 224 + 4 * 5, ord("*"))))
    with pytest.raises(BadDictionary, match="impossible alphabet"):
        Dictionary.load(path)


@each_file
def test_impossible_alphabets_are_refused_or_do_no_harm(name: str) -> None:
    good = FILES[name]
    for at in (224, 228, 352, 356):
        for value in (0, ord("*"), ord("?"), ord("b"), 0xD800, 0x10FFFF, 0x110000, 0xFFFFFFFF):
            refused_or_survived(sealed(number_at(good, at, value)))
    bad = bytearray(good)
    bad[480:512] = b"\xff" * 32
    with pytest.raises(BadDictionary, match="impossible alphabet"):
        Compiled(bytes(sealed(bad)))


def refused_or_survived(data: bytearray) -> None:
    try:
        d = Compiled(bytes(data))
    except BadDictionary:
        return
    survive(d)


def survive(d: Compiled) -> None:
    """All that reads the file, without asking what it answers."""
    words = d.get_many(range(len(d)))
    for word in words[:50]:
        d.index(word)
    assert all(0 <= d.alphabetical(place) < len(d) for place in range(len(d)))
    hands = ["*", "?" * 64, *(words[:3]), *(word + "**" for word in words[-3:])]
    tables = [words[0], words[-1][1:], *(words[:3]), *(word[:-1] for word in words[-3:])]
    hands = [hand[:64] for hand in hands]
    try:
        for hand, table in zip(hands, tables, strict=True):
            search.subwords(d, hand)
            search.superwords(d, table, hand)
            search.substitutions(d, table, hand)
        out = search.subwords_batch(d, hands)
        assert out.word_ids.max(initial=0) < len(d)
        search.scan_batch(d, hands, out)
        search.superwords_batch(d, tables, hands, out)
        search.substitutions_batch(d, tables, hands, out)
    except (lf.LexiconFastError, UnicodeError):
        pass  # an odd alphabet


@pytest.mark.slow
@pytest.mark.unsanitized  # the stage runs the target itself
def test_thousands_of_files_made_to_deceive_do_no_harm(tmp_path: Path) -> None:
    """The fuzz target, from a fixed seed, in a process of its own."""
    script = TESTS / "fuzz" / "fuzz_dictionary.py"
    done = subprocess.run(
        [sys.executable, str(script), "--runs", "4000", "--seed", "1", "--save", str(tmp_path)],
        env={**os.environ, "PYTHONSAFEPATH": ""},  # it imports what stands beside it
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "4000 inputs, all good" in done.stdout


# ------------------------------------------------------------ words in memory


def test_a_dictionary_can_be_made_of_words() -> None:
    d = Dictionary.from_words(["Dog", "CAT", "act", "cat"], name="mine")
    assert (sorted(d), len(d), d.name) == (["act", "cat", "dog"], 3, "mine")
    assert repr(d) == "<Dictionary 'mine': 3 words>"
    assert d.sha256 == Dictionary.from_words(("Dog", "CAT", "act", "cat")).sha256
    assert d.sha256 != Dictionary.from_words(["dog", "CAT", "act", "cat"]).sha256


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cat", "a" * 65], "'a{65}' \\(at 1\\) is not a word; expected up to 64 letters A-Z"),
        (["c4t"], "'c4t' \\(at 0\\)"),
        (["ca\nt"], "\\(at 0\\)"),
        (["cat%"], "\\(at 0\\)"),
        (["#cat"], "\\(at 0\\)"),
        ([""], "\\(at 0\\)"),
        ([], "0 words"),
    ],
)
def test_what_is_no_word_is_named_with_its_place(words: list[str], said: str) -> None:
    with pytest.raises(BadWordList, match=f"words: .*{said}"):
        Dictionary.from_words(words)


def test_words_are_a_sequence(data: Path) -> None:
    d = Dictionary.load(data / "words2000.txt")
    words = d.words
    everything = list(words)
    assert len(words) == len(d) == len(everything) == 2000
    assert sorted(everything) == (data / "words2000.txt").read_text().split()
    assert [words[0], words[-1], words[1999], words[-2000]] == [
        everything[0],
        everything[-1],
        everything[1999],
        everything[0],
    ]
    for part in (slice(3, 7), slice(None, None, -1), slice(-5, None), slice(5, 2), slice(0, 9**9)):
        assert words[part] == everything[part]
    assert list(reversed(words)) == everything[::-1]
    assert words.index("hat") == everything.index("hat") == words.index("HAT")
    assert words.count("hat") == 1
    assert words[search.subwords_batch(d.compiled, ["HAT"]).word_ids[0]] in d.subwords("HAT")
    for number in (2000, -2001):
        with pytest.raises(IndexError):
            words[number]
    for wrong in ("1", 1.0, None):
        with pytest.raises(TypeError):
            words[wrong]  # type: ignore[call-overload]
    with pytest.raises(ValueError, match="'zzz' is not in the dictionary"):
        words.index("zzz")
    with pytest.raises(ValueError, match="is not in the dictionary"):
        words.index("hat", everything.index("hat") + 1)


def test_a_word_is_in_the_dictionary_in_any_case_and_in_its_words_as_spelled() -> None:
    d = Dictionary.from_words(["cat", "dog"])
    assert "cat" in d
    assert "CaT" in d
    assert "cat" in d.words
    assert "CaT" not in d.words
    for other in ("", "c", "ca", "cats", "c*t", "cat\n", "cat" * 30, "ca\N{KELVIN SIGN}", "\ud800"):
        assert other not in d
        assert other not in d.words
    for other in (None, 3, b"cat", ["cat"]):
        assert other not in d
        assert other not in d.words


def test_words_of_a_script_without_case_are_found() -> None:
    d = Dictionary.from_words(["אב", "גב"], alphabet=Alphabet("hebrew", "אבג", "אבג"))
    assert "אב" in d
    assert "אב" in d.words


def test_a_dictionary_may_be_dropped_while_its_results_are_held() -> None:
    d = Dictionary.from_words(WORDS)
    words, found = d.words, d.subwords_batch(["DOGS", "TAC"])
    ids = found.word_ids
    del d, found
    assert {words[i] for i in ids} == {"act", "cat", "dog", "dogs", "go"}


def test_threads_may_open_search_and_drop_dictionaries(tmp_path: Path, data: Path) -> None:
    expected = sorted(Dictionary.load(data / "words2000.txt").subwords("THATCHED*"))
    start = threading.Barrier(4)

    def work() -> None:
        start.wait()
        for _ in range(20):
            d = Dictionary.load(data / "words2000.txt")
            assert sorted(d.subwords("THATCHED*")) == expected
            made = Dictionary.from_words(expected)
            assert sorted(made.subwords("THATCHED*")) == expected

    with ThreadPoolExecutor(4) as pool:
        for done in [pool.submit(work) for _ in range(4)]:
            done.result()


# ------------------------------------------------------------- instruction sets


def test_cpu_info_names_what_is_used_and_what_there_is() -> None:
    info = lf.cpu_info()
    assert set(info) == {"isa", "available"}
    assert info["isa"] in info["available"]
    assert info["available"] == available_isas()
    assert info["available"][-1] == "plain"
    assert set(info["available"]) <= {"avx512", "avx2", "neon", "plain"}


SHOW = "import lexicon_fast as lf; print(lf.cpu_info()['isa'], *lf.Dictionary.from_words(['at']))"


@pytest.mark.parametrize("isa", available_isas())
def test_the_environment_chooses_the_instruction_set(isa: str) -> None:
    done = python(SHOW, LEXICON_FAST_ISA=isa)
    assert (done.stdout, done.stderr) == (f"{isa} at\n", "")


def test_without_a_choice_the_fastest_is_used() -> None:
    assert python(SHOW, LEXICON_FAST_ISA="").stdout == f"{available_isas()[0]} at\n"


@pytest.mark.parametrize("isa", ["sse9", "AVX2 ", "all", os.fsdecode(b"\xc3\xa9"), "\udcff"])
def test_an_unknown_instruction_set_is_a_clear_error(isa: str) -> None:
    done = python(SHOW, LEXICON_FAST_ISA=isa)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("lexicon_fast.base.errors.BadOption: LEXICON_FAST_ISA ")
    assert last.endswith(f"is not available on this machine; use {' or '.join(available_isas())}")
    with pytest.raises(BadOption, match="instruction set 'sse9' is not available on this machine"):
        Compiled(FILES["few"], "few", "sse9")
