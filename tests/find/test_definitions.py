"""Lists with definitions: formats, references, parts of speech, words in definitions."""

from __future__ import annotations

import gc
import gzip
import random
import re
import tempfile
import weakref
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles.find import Oracle

import lexicon_fast as lf
from lexicon_fast.base.decompression import zstd_module
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find.definitions import _text_of, pieces_of, short_part

TEXT = """\
# Words of a list

CAT a small animal that purrs [n CATS] / to hoist an anchor [v CATTED, CATTING, CATS]
CATS <cat=n> [n] / <cat=v> [v]
KITTY {kitten=n} [n KITTIES]\r
KITTEN\ta young CAT, or a\tyoung rabbit [n -S]
KITTENS <kitten=n> [n]
PURR  to sound like a cat's engine [v -ED, -ING, -S]
SOFT [adj SOFTER]
ALAS used to express grief [interj.]
AND <and=conj>
GNU
AN used before a noun [indefinite_article]
"""
WORDS = ["alas", "an", "and", "cat", "cats", "gnu", "kitten", "kittens", "kitty", "purr", "soft"]
WORDS += ["zax"]


@pytest.fixture
def d() -> lf.Dictionary:
    return lf.Dictionary.from_words(WORDS)


@pytest.fixture
def listed(tmp_path: Path) -> lf.Definitions:
    path = tmp_path / "words.txt"
    path.write_text(TEXT, newline="")
    return lf.Definitions.load(path)


def test_definitions_have_their_references_replaced(listed: lf.Definitions) -> None:
    assert {word: listed.get(word) for word in WORDS} == {
        "an": "used before a noun [indefinite_article]",
        "alas": "used to express grief [interj.]",
        "and": "AND",  # a reference to itself
        "cat": "a small animal that purrs [n CATS] / to hoist an anchor [v CATTED, CATTING, CATS]",
        "cats": "CAT, a small animal that purrs [n] / CAT, to hoist an anchor [v]",
        "gnu": None,
        "kitten": "a young CAT, or a young rabbit [n -S]",
        "kittens": "KITTEN, a young CAT, or a young rabbit [n]",
        "kitty": "kitten (a young CAT, or a young rabbit) [n KITTIES]",
        "purr": "to sound like a cat's engine [v -ED, -ING, -S]",
        "soft": "[adj SOFTER]",
        "zax": None,
    }
    assert len(listed) == 10
    assert "Kitty" in listed
    assert "gnu" not in listed
    assert 3 not in listed
    assert "\ud800" not in listed
    with pytest.raises(KeyError):
        listed["gnu"]
    assert repr(listed).endswith("words.txt': 10 words>")


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("definition:animal", "cat cats"),
        ("definition:ANIMAL", "cat cats"),
        ("definition:anim", ""),
        ("definition:anim*", "cat cats"),
        ("definition:*mal", "cat cats"),
        ("definition:*nima*", "cat cats"),
        ("definition:*nima", ""),
        ("definition:nima*", ""),
        ('definition:"small animal"', "cat cats"),
        ('definition:"animal small"', ""),
        ('definition:"cat or a"', "kitten kittens kitty"),  # punctuation does not count
        ('definition:"young * or"', "kitten kittens kitty"),
        ('definition:"purrs n"', "cat cats"),
        ("definition:cat", "cats kitten kittens kitty"),
        ("definition:cat*", "cat cats kitten kittens kitty purr"),
        ("definition:cat's", "purr"),
        ("definition:s", "kitten purr"),  # of the brackets
        ("definition:*", "alas an and cat cats kitten kittens kitty purr soft"),
        ("definition:zebra or definition:*zebra*", ""),
        ('definition:"anchor a"', ""),  # of two words of the list
        ("part-of-speech:noun", "cat cats kitten kittens kitty"),
        ("part-of-speech:N", "cat cats kitten kittens kitty"),
        ("part-of-speech:noun and part-of-speech:verb", "cat cats"),
        ("part-of-speech:vb", "cat cats purr"),
        ("part-of-speech:adjective", "soft"),
        ("part-of-speech:interjection", "alas"),
        ("part-of-speech:conj", "and"),
        ("part-of-speech:Indefinite-Article", "an"),
        ("not definition:*", "gnu zax"),
        ("length:3 and not part-of-speech:noun", "and gnu zax"),
        ("definition:young and prefix:KITTE", "kitten kittens"),
    ],
)
def test_conditions(d: lf.Dictionary, listed: lf.Definitions, query: str, words: str) -> None:
    assert d.find(query, definitions=listed) == words.split()
    numbers = d.find_batch(["length:2", query], definitions=listed)[1]
    assert sorted(d.words[number] for number in numbers) == words.split()


def test_without_a_list_there_is_an_error(d: lf.Dictionary, listed: lf.Definitions) -> None:
    for query in ("definition:animal", "length:3 and part-of-speech:noun"):
        with pytest.raises(
            lf.NoDefinitions, match=r"it needs a list with definitions: --definitions FILE of find"
        ):
            d.find(query)
        with pytest.raises(lf.NoDefinitions, match=r"query 0: .*in Python definitions="):
            d.find_batch([query])
    with pytest.raises(TypeError, match="definitions must be a Definitions, or None, not str"):
        d.find("length:3", definitions="words.txt")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="definitions must be a Definitions, or None, not dict"):
        d.find_batch([], definitions={})  # type: ignore[arg-type]
    with pytest.raises(
        lf.BadQuery,
        match=r"no definition has \[nuon\]; the list has: adj, conj, indefinite_article, interj, n",
    ):
        d.find("part-of-speech:nuon", definitions=listed)


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("definition:a*b", "* inside 'a*b'; write it at the start or the end of a word"),
        ("definition:a**", "* inside"),
        ("definition:...", "it needs words to look for"),
        ('definition:""', "it needs words to look for"),
        ('part-of-speech:" "', "it needs a part of speech, like noun"),
    ],
)
def test_wrong_values_are_marked(d: lf.Dictionary, query: str, message: str) -> None:
    with pytest.raises(lf.BadQuery) as caught:
        d.find(query)
    assert message in str(caught.value)
    assert caught.value.end == len(query)


def test_words_to_look_for() -> None:
    assert [tuple(piece) for piece in pieces_of("Fish* *ED, *")] == [
        ("fish", False, True),
        ("ed", True, False),
        ("", True, True),
    ]


def test_short_names_of_parts_of_speech() -> None:
    names = {"Noun": "n", "n.": "n", "n.pl.": "n", "v.t": "v", "ADJECTIVE": "adj", "a": "adj"}
    names |= {"definite-article": "definite_article", "prep": "prep", "masc": "masc"}
    assert {name: short_part(name) for name in names} == names


# Formats

SAME = [("aa", "rough, cindery lava [n]"), ("zax", "a tool, for slate [n]")]


def files(folder: Path) -> dict[str, bytes]:
    """The same definitions in each format."""
    text = "\n".join(f"{word.upper()}\t{definition}" for word, definition in SAME)
    return {
        "a.txt": text.encode(),
        "b.txt": text.replace("\t", " ").encode() + b"\n",
        "c.txt": b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode(),
        "d.txt.gz": gzip.compress(text.encode()),
        "e.zst": zstd_module().compress(text.encode()),
        "f.csv": b'word,definition\naa,"rough, cindery lava [n]"\nZAX,"a tool, for slate [n]"\n',
        "g.csv": b'aa,"rough, cindery\n lava [n]"\n\nZAX,"a tool, for slate [n]"\n',
        "h.csv": b"id,POS,Definition,Word\n"
        b'1,n,"rough, cindery lava",aa\n2,n,"a tool, for slate",zax\n',
        "i.tsv": f"word\tdefinition\n{text}\n".encode(),
        "j.TSV.gz": gzip.compress(text.encode()),
        "k.csv": b"\xef\xbb\xbfword,definition,part of speech\r\n"
        b'aa,"rough, cindery lava",n\r\nzax,"a tool, for slate",n\r\n',
    }


@pytest.mark.parametrize("name", files(Path()))
def test_formats(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(files(tmp_path)[name])
    definitions = lf.Definitions.load(str(path))
    assert [(word, definitions[word]) for word, _ in SAME] == SAME
    assert len(definitions) == 2
    assert lf.Dictionary.from_words(["aa", "zax"]).find(
        "part-of-speech:n and definition:lava", definitions=definitions
    ) == ["aa"]


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("a.txt", b"", "no definitions; a line has a word, a tab or a space, and its definition"),
        ("a.txt", b"# AA lava\n\nAA\nBB \t \n", "no definitions"),
        ("a.txt", b"AA lava\n  BB tool\n", "line 2: no word before the definition; remove the"),
        ("a.txt", b"AA lava\nBB t\xf6l\n", "line 2: byte 0xf6 is not UTF-8"),
        ("a.txt.gz", gzip.compress(b"AA lava" * 99, mtime=0)[:-9], "the gzip data is cut short"),
        ("a.csv", b"aa,rough, cindery lava\n", "line 1: 3 fields instead of 2; write a word and a"),
        ("a.csv", b"word,definition\naa\n", "line 2: 1 fields instead of 2"),
        ("a.csv", b"word,definition\na a,x\n", "line 2: 'a a' is not a word"),
        ("a.csv", b"word,definition\n,x\n", "line 2: '' is not a word"),
        ("a.csv", b'aa,"' + b"x" * 200_000 + b'"\n', "line 1: field larger than field limit"),
        ("a.pdf", b"%PDF-1.4 lava\n", "PDF"),
    ],
)
def test_files_that_are_no_lists_are_refused(
    tmp_path: Path, name: str, data: bytes, message: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(lf.BadWordList) as caught:
        lf.Definitions.load(path)
    assert message in str(caught.value)
    assert name in str(caught.value)


def test_missing_files_and_other_types_are_refused(tmp_path: Path) -> None:
    with pytest.raises(lf.BadWordList, match="No such file"):
        lf.Definitions.load(tmp_path / "none.txt")
    with pytest.raises(TypeError, match="path must be a str or a path, not int"):
        lf.Definitions.load(3)  # type: ignore[arg-type]


def test_control_characters_are_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_bytes(b"AA \x1b[31mrough\x07 lava\n")
    assert lf.Definitions.load(path)["aa"] == "[31mrough lava"


def test_any_word_is_in_no_definition_without_words() -> None:
    definitions = lf.Definitions(["AA --", "AB a word"], "mine")
    d = lf.Dictionary.from_words(["aa", "ab"])
    assert d.find("definition:*", definitions=definitions) == ["ab"]


def test_a_word_with_several_lines_has_all_of_them(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("AA lava [n]\nBB x [v]\naa a cry [interj]\nAAS <aa=interj> [n]\n")
    definitions = lf.Definitions.load(path)
    assert definitions["AA"] == "lava [n] / a cry [interj]"
    assert definitions["aas"] == "AA, a cry [n]"
    d = lf.Dictionary.from_words(["aa", "aas", "bb"])
    assert d.find("definition:cry and part-of-speech:interj", definitions=definitions) == ["aa"]
    assert d.find("definition:lava", definitions=definitions) == ["aa"]


def test_references_in_a_circle_and_long_chains_end(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    chain = "".join(f"W{at} word {at} {{w{at + 1}=n}} [n]\n" for at in range(9))
    path.write_text(f"AA x {{bb=n}} [n]\nBB y {{aa=n}} [n]\n{chain}CC {{cc=n}} [n]\n")
    definitions = lf.Definitions.load(path)
    assert definitions["aa"] == "x bb (y aa) [n]"
    assert definitions["cc"] == "cc [n]"
    assert definitions["w0"] == "word 0 w1 (word 1 w2 (word 2 w3 (word 3 w4))) [n]"


def test_letters_of_words_are_those_of_the_alphabet(tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("ÅÄ en sjö [s]\nΩΣ ö Å [v]\nÅÖ NA\n", encoding="utf-8")
    definitions = lf.Definitions.load(path)
    swedish = lf.Dictionary.from_words(["åä", "åö"], alphabet=Alphabet("sv", "ABÅÄÖ", "abåäö"))
    assert swedish.find("definition:SJÖ", definitions=definitions) == ["åä"]
    assert swedish.find("part-of-speech:s", definitions=definitions) == ["åä"]
    assert swedish.find("part-of-speech:verb", definitions=definitions) == []
    turkish = Alphabet("tr", "Iİ", "ıi")
    path.write_text("Iİ bir söz [isim]\n", encoding="utf-8")
    d = lf.Dictionary.from_words(["ıi"], alphabet=turkish)
    definitions = lf.Definitions.load(path)
    assert d.find("part-of-speech:isim", definitions=definitions) == ["ıi"]


def test_two_lists_of_one_dictionary_are_apart(tmp_path: Path) -> None:
    d = lf.Dictionary.from_words(["aa", "bb"])
    found = []
    for word in ("AA", "BB"):
        (tmp_path / word).write_text(f"{word} lava [n]\n")
        definitions = lf.Definitions.load(tmp_path / word)
        found.append(d.find("definition:lava or part-of-speech:noun", definitions=definitions))
    assert found == [["aa"], ["bb"]]


# Random lists

VOCABULARY = ["lava", "a", "of", "rough", "roughly", "tool", "été", "2"]
ALPHABETS = [Alphabet("few", "ABC", "abc"), Alphabet("greek", "ΩΑΒΈ", "ωαβέ")]


@cache
def random_list(kind: int, seed: int) -> tuple[lf.Dictionary, Oracle, lf.Definitions]:
    rng, alphabet = random.Random(seed), ALPHABETS[kind]
    words = sorted({"".join(rng.choices(alphabet.lower, k=rng.randint(2, 3))) for _ in range(25)})
    upper = str.maketrans(alphabet.lower, alphabet.upper)
    definitions: dict[str, list[str]] = {}
    lines = []
    for _ in range(rng.choice((1, 10, 40))):
        word = rng.choice([*words, "".join(rng.choices(alphabet.lower, k=4))])
        senses = []
        for _ in range(rng.choice((1, 1, 2))):
            text = rng.choice((" ", ", ", "-")).join(rng.choices(VOCABULARY, k=rng.randint(0, 5)))
            if rng.random() < 0.4:
                reference = f"{rng.choice(words)}={rng.choice('nv')}"
                text = f"{text} {rng.choice(('<{}>', '{{{}}}')).format(reference)}"
            part = rng.choice(("n", "v", "adj", ""))
            senses.append(f"{text} [{part} -S]" if part else text or "x")
        text = " ".join(" / ".join(senses).split())
        definitions.setdefault(word, []).append(text)
        lines.append(f"{word.translate(upper)}{rng.choice((' ', chr(9)))}{text}")
    path = Path(tempfile.mkdtemp(prefix="definitions-")) / "words.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    return (
        lf.Dictionary.from_words(words, alphabet=alphabet),
        Oracle(words, alphabet.lower, {}, {}, definitions=definitions),
        lf.Definitions.load(path),
    )


PIECES = st.one_of(
    st.sampled_from([*VOCABULARY, "n", "v", "s", "adj", "x", "zebra"]),
    st.sampled_from(["rough*", "*ough*", "*oug", "*a", "l*", "*É*", "T*"]),
)


@given(
    st.integers(0, 1),
    st.integers(0, 40),
    st.lists(PIECES, min_size=1, max_size=3).map(" ".join),
    st.sampled_from(["n", "noun", "v", "verb", "adj"]),
)
def test_words_are_those_of_the_reference_implementation(
    kind: int, seed: int, text: str, part: str
) -> None:
    d, oracle, definitions = random_list(kind, seed)
    query = {"type": "definition", "value": text}
    assert d.find(query, definitions=definitions) == oracle.find(query)
    for word in d:
        assert (definitions.get(word) or "") == oracle.definition_of(word)
    query = {"type": "part-of-speech", "value": part}
    wanted = oracle.find(query)
    try:
        assert d.find(query, definitions=definitions) == wanted
    except lf.BadQuery:  # no definition has it, of words in the dictionary or not
        assert not wanted


FRAGMENTS = st.sampled_from(
    [
        *(
            "a",
            "to",
            "x",
            "Éß",
            "rock'n",
            "’s",
            "'",
            "_",
            "0",
            "-",
            "\x07",
            "\u00a0",
            " ",
            " / ",
            "/",
        ),
        *("{aa=n}", "<ab=v>", "<ÄSS=n>", "{straße=n}", "<straße=v>", "<none=n>", "{aa=", "<ab=v}"),
        *("[n]", "[v -S]", "[adj.", "[0", "[_x]", "["),
    ]
)


@given(st.lists(st.lists(FRAGMENTS, min_size=1, max_size=9).map("".join), min_size=1, max_size=7))
def test_parts_of_speech_stand_in_brackets_or_else_in_references(lines: list[str]) -> None:
    words = ["aa", "ab", "äss", "straße", "aa", "ÄSS", "zax"]
    text = [f"{word} x{line}" for word, line in zip(words, lines, strict=False)]
    listed = lf.Definitions(text, "mine")
    parts: dict[str, list[int]] = {}
    for entry in range(len(text)):
        raw = _text_of(text[entry])
        names = re.findall(r"\[([^\W\d][\w.]*)", raw)
        names = names or [a or b for a, b in re.findall(r"\{\w+=(\w+)\}|<\w+=(\w+)>", raw)]
        for name in names:
            if entry not in parts.setdefault(short_part(name), []):
                parts[short_part(name)].append(entry)
    assert {name: entries.tolist() for name, entries in listed.parts.items()} == parts


def test_a_sense_before_a_bracket_has_no_blanks_at_its_end(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("AA <bb=v>a\nBB x  [v -S]\n")
    definitions = lf.Definitions.load(tmp_path / "a.txt")
    assert definitions["aa"] == "BB, xa"
    d = lf.Dictionary.from_words(["aa", "bb"])
    assert d.find("definition:xa", definitions=definitions) == ["aa"]


def test_a_long_list_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "# all\nAA\nBB one two\n\nCC\tx \nDD \nEE /y/"
    (tmp_path / "a.txt").write_text(text)
    (tmp_path / "bad.txt").write_text(text + "\n\n gone")
    for size in range(1, len(text)):
        monkeypatch.setattr("lexicon_fast.dictionary.wordlists._CHUNK", size)
        monkeypatch.setattr("lexicon_fast.find.definitions._TOGETHER", 1 + size % 3)
        definitions = lf.Definitions.load(tmp_path / "a.txt")
        assert [*definitions.entries()] == ["BB one two", "CC\tx ", "EE /y/"]
        assert [definitions.get(word) for word in ("bb", "cc", "EE", "dd")] == [
            *("one two", "x", "/y/", None)
        ]
        with pytest.raises(lf.BadWordList, match="line 9: no word before the definition"):
            lf.Definitions.load(tmp_path / "bad.txt")


def test_a_line_without_an_end_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"AA lava\n" + b"x" * (5 << 20))
    with pytest.raises(lf.BadWordList, match="line 2: longer than 4,194,304 char"):
        lf.Definitions.load(tmp_path / "a.txt")


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_line_of_a_bad_byte_is_named_whatever_the_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(f"AA e\u0301{end}BB x{end}CC ".encode() + b"\xe9 x\n")
    for size in (1, 5, 99):
        monkeypatch.setattr("lexicon_fast.dictionary.wordlists._CHUNK", size)
        with pytest.raises(lf.BadWordList, match="line 3: byte 0xe9 is not UTF-8"):
            lf.Definitions.load(path)
    path.write_bytes(f"AA e\u0301{end}BB x{end}CC y".encode())
    listed = lf.Definitions.load(path)
    assert [listed.get(word) for word in ("aa", "bb", "cc")] == ["\xe9", "x", "y"]


def test_definitions_go_when_nobody_has_them(tmp_path: Path) -> None:
    """Although the dictionary that they were searched with stays."""
    (path := tmp_path / "words.txt").write_text("cat a feline [n -S]\n")
    d = lf.Dictionary.from_words(["cat", "dog"])
    definitions = lf.Definitions.load(path)
    assert d.find("definition:feline", definitions=definitions) == ["cat"]
    kept = weakref.ref(definitions)
    del definitions
    gc.collect()
    assert kept() is None
