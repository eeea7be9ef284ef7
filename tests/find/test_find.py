"""Queries as users write them: grammar, errors and their marks, JSON, arguments of the calls."""

from __future__ import annotations

import gc
import json
import pickle
import random
import re
import weakref
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Thread
from time import sleep
from typing import Any

import msgspec
import numpy as np
import pytest
from make_data import command_pages

import lexicon_fast as lf
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.find import conditions
from lexicon_fast.find import finder as finders
from lexicon_fast.find import query as q
from lexicon_fast.find.conditions import (
    CONDITIONS,
    MAX_SETS,
    Group,
    PartOfSpeech,
    Prefix,
    Range,
    condition,
    name_of,
)
from lexicon_fast.find.finder import EvaluationContext, Finder, finder_of
from lexicon_fast.find.grammar import parse
from lexicon_fast.find.groups import GROUPS
from lexicon_fast.find.letters import Letters
from lexicon_fast.find.other_dictionaries import AnyDictionary, OfferedDictionaries
from lexicon_fast.find.playability import Origin

DOCS = Path(__file__).resolve().parents[2] / "docs" / "find.md"
ENGLISH = Letters(Alphabet.load("english"))


@pytest.fixture(scope="module")
def d() -> lf.Dictionary:
    return lf.Dictionary.load("enable")


@pytest.fixture(scope="module")
def definitions(tmp_path_factory: pytest.TempPathFactory) -> lf.Definitions:
    path = tmp_path_factory.mktemp("lists") / "words.txt"
    path.write_text("AA rough, cindery lava [n -S]\nZAX a tool for cutting slate [n -ES]\n")
    return lf.Definitions.load(path)


@pytest.mark.parametrize(
    ("text", "json_form"),
    [
        ("length:7", {"type": "length", "min": 7, "max": 7}),
        ("LENGTH:7-", {"type": "length", "min": 7, "max": None}),
        ("length:-8", {"type": "length", "min": 0, "max": 8}),
        ("front-hooks:0", {"type": "front-hooks", "letters": "", "min": 0, "max": 0}),
        ("back-hooks:sd", {"type": "back-hooks", "letters": "sd", "min": 0, "max": None}),
        ("consists:50-%ae", {"type": "consists", "letters": "ae", "min": 50, "max": 100}),
        (
            "probability:2-9,blanks=1,LAX",
            {"type": "probability", "min": 2, "max": 9, "blanks": 1, "lax": True},
        ),
        (
            "playability:2-9,All-Lengths",
            {"type": "playability", "min": 2, "max": 9, "all_lengths": True, "lax": False},
        ),
        ('in:"my words.txt"', {"type": "in", "value": "my words.txt"}),
        (
            "parallel:Cat,Below,overlap=2,offset=-1",
            {"type": "parallel", "value": "Cat", "side": "below", "overlap": 2, "offset": -1},
        ),
        (
            "parallel:cat",
            {"type": "parallel", "value": "cat", "side": None, "overlap": None, "offset": None},
        ),
        ('group:"Type I Sevens"', {"type": "group", "value": "Type I Sevens"}),
        ("part-of-speech:noun", {"type": "part-of-speech", "value": "noun"}),
        ('definition:"a lav*"', {"type": "definition", "value": "a lav*"}),
        ("regex:(A|B)[)]?C", None),
        ("regex:^(A|B)$", {"type": "regex", "value": "^(A|B)$"}),
    ],
)
def test_conditions_have_a_json_form(text: str, json_form: dict[str, Any] | None) -> None:
    if json_form is None:  # a bracket in a set is no letter; the value goes on, though
        with pytest.raises(lf.BadQuery, match=r"\[\)\] is not a set"):
            parse(text, ENGLISH)
        return
    assert msgspec.to_builtins(parse(text, ENGLISH)) == json_form
    assert q.from_json(json.loads(json.dumps(json_form))) == parse(text, ENGLISH)


def test_not_binds_more_tightly_than_and_and_that_more_than_or() -> None:
    a, b, c = (Prefix(letter) for letter in "abc")
    for text, wanted in (
        ("prefix:a or prefix:b and prefix:c", q.Or((a, q.And((b, c))))),
        ("(prefix:a or prefix:b) and prefix:c", q.And((q.Or((a, b)), c))),
        ("not prefix:a and prefix:b", q.And((q.Not(a), b))),
        ("not (prefix:a and prefix:b)", q.Not(q.And((a, b)))),
        ("NOT not prefix:a", q.Not(q.Not(a))),
        ("prefix:a or prefix:b limit probability:-3", q.Limit(q.Or((a, b)), 0, 3)),
        (
            "prefix:a limit playability:1-3,all-lengths,lax",
            q.Limit(a, 1, 3, lax=True, by="playability", all_lengths=True),
        ),
        ("prefix:a or (prefix:b limit probability:1-3,lax)", q.Or((a, q.Limit(b, 1, 3, lax=True)))),
        (" ( prefix:a)", a),
    ):
        assert parse(text, ENGLISH) == wanted


@pytest.mark.parametrize(
    ("text", "marked", "message"),
    [
        ("", "", "the query is empty; write a condition like length:7"),
        ("lenght:7", "lenght:7", "did you mean length:7?"),
        ("lenght:x", "lenght:x", "did you mean length:MIN-MAX?"),
        ("length", "length", "length needs a value; write length:MIN-MAX"),
        ("length:", "length:", "write 7, 7-8, 7- or -8"),
        ("palindrome:x", "palindrome:x", "palindrome has no value"),
        ("length:7 vowels:2", "vowels:2", "write: and vowels:2"),
        ("length:7 andd vowels:2", "andd", "did you mean and?"),
        ("length:7 && vowels:2", "&&", "did you mean and?"),
        ("length:7 and", "", "a condition is missing"),
        ("length:7 and or vowels:2", "or", "a condition is missing before 'or'"),
        ("(length:7 and vowels:2", "(", "( is not closed"),
        ("length:7)", ")", ") without ("),
        ("()", ")", "a condition is missing"),
        ("RETAINS", "RETAINS", "did you mean anagram:RETAINS or pattern:RETAINS?"),
        ("*ING", "*ING", "did you mean anagram:*ING or pattern:*ING?"),
        ("starts:UN", "starts:UN", "did you mean prefix:UN?"),
        ("anagram:RET1", "RET1", "'1' in 'RET1' is not a letter; use A-Z, ?"),
        ("pattern:A.B", "A.B", "write ? for any letter"),
        ("pattern:[AB", "[AB", "[ without ]"),
        ("pattern:[Z-A]", "[Z-A]", "wrong order"),
        ("subanagram:AB*", "AB*", "use ? for each blank"),
        ("length:8-7", "8-7", "8-7 is empty; write 7-8"),
        ("length:9999999999", "9999999999", "is too large"),
        ("consists:AEIOU", "AEIOU", "write a share like 50-100%AEIOU"),
        ("consists:50-101%A", "50-101%A", "use 0 to 100"),
        ("probability:1-5,blanks=3", "1-5,blanks=3", "blanks=0, blanks=1, blanks=2 or lax"),
        ("playability:1-5,blanks=1", "1-5,blanks=1", "write all-lengths or lax"),
        (
            "length:7 limit points:3",
            "points:3",
            "write limit probability:1-100 or limit playability:1-100",
        ),
        ("length:7 limit", "", "limit needs an order"),
        ('prefix:"UN', '"UN', '" is not closed'),
        (":x", ":", "write NAME:VALUE"),
        ("in:", "in:", "it needs the name, path or URL of a dictionary"),
        ("regex:(A", "(A", "( without )"),
        ("regex:A)", ")", ") without ("),
        ("regex:A**", "A**", "after a repetition"),
        ("regex:*A", "*A", "nothing to repeat"),
        ("regex:A{3,2}", "A{3,2}", "turn it round"),
        ("regex:A{x}", "A{x}", "write {2} or {2,5}"),
        ("regex:A^B", "A^B", "^ in 'A^B' must be at the start"),
        (r"regex:(.)\1", r"(.)\1", "groups cannot be referred to"),
        ("regex:(A{99}){99}", "(A{99}){99}", "more than 500"),
    ],
)
def test_errors_mark_the_wrong_part_and_suggest_a_right_form(
    text: str, marked: str, message: str
) -> None:
    with pytest.raises(lf.BadQuery) as caught:
        parse(text, ENGLISH)
    error = caught.value
    assert message in str(error)
    assert "\n" not in str(error)
    if text:
        assert error.query == text
        assert text[error.start : error.end] == marked
        assert str(error).startswith(f"column {error.start + 1}: ")
        shown, carets = error.marked.split("\n")
        assert shown == text
        assert carets == " " * error.start + "^" * max(1, len(marked))
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.marked) == (str(error), error.marked)


def test_marks_of_long_queries_fit_a_line() -> None:
    text = " and ".join(["length:7"] * 30) + " and lenght:8"
    with pytest.raises(lf.BadQuery) as caught:
        parse(text, ENGLISH)
    shown, carets = caught.value.marked.split("\n")
    assert len(shown) <= 80
    assert shown[carets.index("^") :].startswith("lenght:8")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, "query: type is missing"),
        ({"type": "lenght"}, "unknown condition 'lenght'; did you mean length?"),
        ({"type": "not", "query": {"type": "analgram"}}, "did you mean anagram?"),
        ({"type": "length", "mn": 3}, "unknown field 'mn'"),
        ({"type": "length", "min": -1}, "min must be a whole number >= 0"),
        ({"type": "length", "min": 8, "max": 7}, "length: 8-7 is empty; write 7-8"),
        ({"type": "and", "of": []}, "of must be a list"),
        ({"type": "anagram", "value": "A1"}, "anagram: '1' in 'A1' is not a letter"),
        ({"type": "prefix", "value": ""}, "prefix: it needs letters"),
        ({"type": "or", "of": [{"type": "prefix", "value": 3}]}, "of[0].value must be a string"),
        ({"type": "probability", "blanks": 3}, "blanks"),
        (
            {"type": "limit", "by": "playability", "blanks": 1, "query": {"type": "palindrome"}},
            "limit: by playability, it has no blanks",
        ),
    ],
)
def test_errors_in_json_name_the_place(d: lf.Dictionary, value: Any, message: str) -> None:
    with pytest.raises(lf.BadQuery, match=re.escape(message)):
        d.find(value)


def test_arguments_of_other_types_and_values_are_refused(d: lf.Dictionary) -> None:
    for call, error, message in (
        (lambda: d.find(3), TypeError, "query must be a str or a dict, not int"),  # type: ignore[arg-type]
        (lambda: d.find("length:7", order="size"), lf.BadOption, "unknown order 'size'"),
        (lambda: d.find("length:7", order="point"), lf.BadOption, "did you mean points?"),
        (lambda: d.find("length:7", limit=-1), lf.BadOption, "limit is -1"),
        (lambda: d.find("length:7", limit=1.5), TypeError, "limit must be an int"),  # type: ignore[arg-type]
        (lambda: d.find("points:7", tiles=3), TypeError, "tiles must be a Layout, or None"),  # type: ignore[arg-type]
        (lambda: d.find_batch("length:7"), lf.BadOption, "not one string"),
        (lambda: d.find_batch(["length:7", 3]), TypeError, "query must be a str or a dict"),  # type: ignore[list-item]
        (lambda: d.find_batch(["length:7", "x:"]), lf.BadQuery, "query 1: column 1: unknown"),
        (lambda: d.find_batch(["anagram:A1"]), lf.BadQuery, "query 0: column 9: anagram: '1'"),
        (lambda: d.find("in:nonsense"), lf.BadQuery, "in:nonsense: 'nonsense' is not a known"),
    ):
        with pytest.raises(error, match=re.escape(message)):
            call()


def test_a_list_is_answered_as_it_is_now(d: lf.Dictionary, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    for words in (["cat", "dog"], ["cat", "cow"], ["cat"]):
        mine.write_text("\n".join(words))
        assert d.find(f'in:"{mine}"') == words


def test_the_lists_that_were_used_last_are_kept() -> None:
    finder = Finder(lf.Dictionary.from_words(["cat", "dog"]))
    other = lf.Dictionary.from_words(["dog"]).compiled
    opened = []

    class Counted(AnyDictionary):
        def open(
            self, name: str, alphabet: Alphabet
        ) -> tuple[Hashable | None, Callable[[], Compiled]]:
            return None if name == "changing" else name, lambda: (opened.append(name), other)[1]

    names = [*map(str, range(16)), "0", "16", "0", "1", "changing", "changing"]
    for name in names:
        assert finder.facts.bitmaps.numbers(finder.also_in(name, Counted())).tolist() == [1]
    assert opened == [*map(str, range(17)), "1", "changing", "changing"]


def test_deep_and_long_queries_are_refused(d: lf.Dictionary) -> None:
    deep: Any = {"type": "length"}
    for _ in range(10_000):
        deep = {"type": "not", "query": deep}
    for query in ("(" * 4000 + "length:7" + ")" * 4000, "not " * 2000 + "length:7", deep):
        with pytest.raises(lf.BadQuery, match="more than 50 levels"):
            d.find(query)
    with pytest.raises(lf.BadQuery, match="10,011 characters; use 10,000 at most"):
        d.find(" " * 10_003 + "length:7")
    assert d.find(" or ".join(["length:2"] * 500)) == d.find("length:2")


def test_expressions_need_no_states(d: lf.Dictionary) -> None:
    """An automaton for these has more than a thousand states: one for each set of places."""
    found = d.find("regex:(A|E|I|S).{9}$")
    assert found == sorted(word for word in d.words if re.search("[aeis].{9}$", word))
    assert d.find("regex:(A|B)*A(A|B){14}") == []


def test_a_list_that_is_loaded_with_other_letters_is_another_one(tmp_path: Path) -> None:
    (path := tmp_path / "words.txt").write_text("at\nta\n")
    few = Alphabet("few", "AT", "at")
    loaded = [lf.Dictionary.load(path), lf.Dictionary.load(path, alphabet=few)]
    offered = OfferedDictionaries(lambda: ["mine"], lambda _: loaded[-1])
    key, _ = offered.open("mine", few)
    assert offered.open("mine", few)[0] == key
    loaded.pop()
    assert offered.open("mine", few)[0] != key


def test_limits_find_words_that_are_far_down(d: lf.Dictionary) -> None:
    """Not one of the most probable words has a Z."""
    ordered = d.find("length:4 and includes:Z", order="probability")
    for low, high in ((1, 1), (1, 5), (3, 9), (1, len(ordered) + 9)):
        found = d.find(f"(length:4 and includes:Z) limit probability:{low}-{high}")
        assert found == sorted(ordered[low - 1 : high])
    numbers = d.find_batch(["length:3-4 limit probability:1-5"]).word_ids.tolist()
    assert numbers == sorted(numbers)


def test_a_length_counts_only_where_it_is_joined_by_and(d: lf.Dictionary) -> None:
    both = d.find("(length:4 and pattern:*Z*Z*) or pattern:*ZZ*A")
    assert both == sorted({*d.find("length:4 and pattern:*Z*Z*"), *d.find("pattern:*ZZ*A")})
    assert {len(word) for word in both} > {4, 5}
    assert not d.find("length:4 and length:5 and pattern:*Z*")
    limited = d.find("length:4 and (pattern:*Z* limit probability:1-5)")
    assert limited == d.find("(length:4 and pattern:*Z*) limit probability:1-5")
    # Among words of all lengths, the others take places.
    every = d.find("pattern:*Z* limit playability:1-50,all-lengths")
    assert 0 < len([word for word in every if len(word) == 4]) < 50
    limited = d.find("length:4 and (pattern:*Z* limit playability:1-50,all-lengths)")
    assert limited == [word for word in every if len(word) == 4]


def test_too_many_sets_in_an_anagram_are_refused(d: lf.Dictionary) -> None:
    sets = "".join(f"[{a}{b}]" for a, b in zip("ABCDEFGHI", "BCDEFGHIJ", strict=True))
    with pytest.raises(lf.BadQuery, match=f"more than {MAX_SETS} different sets"):
        d.find(f"anagram:{sets}")
    assert d.find("anagram:" + "[AEIOU]" * 9) == []


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("anagram:AENORST", "atoners senator treason"),
        ("anagram:ETX?", "exit next sext text vext"),
        ("anagram:PI??Z", "pizza prize spitz unzip zippy"),
        ("anagram:Z[AEIOU][AEIOU]", "azo zee zoa zoo"),
        ("pattern:A[JQXZ]?", "axe azo"),
        ("pattern:TO*P", "toecap top tossup touchup township toyshop"),
        ("pattern:*WM", "cwm shawm"),
        ("pattern:?W*M?S", "swamis swamps twasomes twelvemos twosomes"),
        ("subanagram:LX?", "al ax el ex la lax lex li lo lox lux ox xi xu"),
        ("subanagram:LX[AU]", "al ax la lax lux xu"),
        ("length:7-8 and pattern:OVER* and includes:ALT", "overlate oversalt overtalk"),
        ("length:8 and includes:Z and probability:1-1000", "notarize triazole"),
        (
            "length:7 and probability:7-8,lax",  # the first seven are as probable, and three more
            "aileron alienor aneroid arenite atonies elation erasion retinae toenail trainee",
        ),
    ],
)
def test_words_are_those_on_the_help_page_of_zyzzyva(
    d: lf.Dictionary, query: str, words: str
) -> None:
    """The page has them for OWL2 and its predecessor; ENABLE has the same, without `santero`."""
    assert d.find(query) == words.split()


def test_other_alphabets_have_all_conditions() -> None:
    swedish = Alphabet("swedish", "ABÅÄÖ", "abåäö")
    d = lf.Dictionary.from_words(["åb", "bå", "öab", "bäö", "baå", "baåö"], alphabet=swedish)
    assert d.find("anagram:bå") == ["bå", "åb"]
    assert d.find("vowels:2-3 and contains:AÅ") == ["baå", "baåö"]
    assert d.find("back-hooks:Ö") == ["baå"]
    assert d.find("regex:^[Å-Ö]") == ["åb", "öab"]
    assert d.find("semordnilap") == ["bå", "åb"]
    with pytest.raises(lf.BadQuery, match="points and probability need tiles, and Å has none"):
        d.find("points:3")
    with pytest.raises(lf.BadQuery, match="'X' in 'X' is not a letter; use ABÅÄÖ"):
        d.find("prefix:X")


def test_words_of_one_length_and_a_single_word(definitions: lf.Definitions) -> None:
    for words in (["at"], ["at", "ta"], ["a" * 64, "b" * 64]):
        d = lf.Dictionary.from_words(words)
        origin = Origin("words", d.sha256, d.alphabet.upper, "scrabble", "scrabble", 1, 1)
        table = lf.Playability(origin, {words[0]: 1}, "words")
        for kind in CONDITIONS.values():
            value = {"MIN-MAX": "1-", "DICTIONARY": "2of12inf", "MIN-MAX%LETTERS": "1-%A"}
            shown = value.get(kind.syntax, "1-" if kind.syntax.startswith("MIN") else "A")
            shown = {Group: "type-i-sevens", PartOfSpeech: "noun"}.get(kind, shown)
            text = f"{name_of(kind)}:{shown}" if kind.syntax else name_of(kind)
            both = [
                *d.find(text, definitions=definitions, playability=table),
                *d.find(f"not {text}", definitions=definitions, playability=table),
            ]
            assert sorted(both) == sorted(words), text


def test_many_simple_anagrams_between_other_queries(d: lf.Dictionary) -> None:
    queries = [
        "anagram:RETAINS",
        "length:2 and prefix:A",
        "subanagram:zax",
        "ANAGRAM:tac?",
        "prefix:ZY",
    ]
    rng = random.Random(3)
    asked = rng.choices(queries, k=40)
    for query, numbers in zip(asked, d.find_batch(asked), strict=True):
        words = [d.words[number] for number in numbers]
        assert numbers.tolist() == sorted(numbers.tolist())
        assert sorted(words) == sorted(d.find(f"({query})")), query
    assert len(d.find_batch([])) == 0


def test_threads_get_the_same_words() -> None:
    d = lf.Dictionary.from_words(lf.Dictionary.load("enable").words[::50])
    queries = ["length:5 and front-hooks:1-", "probability:1-9,lax", "regex:E.*E", "anagrams:2-"]
    found: list[list[list[str]]] = []
    threads = [
        Thread(target=lambda: found.append([d.find(query) for query in queries])) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 4
    assert all(each == found[0] for each in found)


def test_shares_are_not_rounded() -> None:
    d = lf.Dictionary.from_words(["abc", "aab", "abcdefg", "aabcdef", "aaabcde"])
    assert d.find("consists:66-66%A") == []
    assert d.find("consists:66-67%A") == ["aab"]  # two thirds
    assert d.find("consists:67-100%A") == []
    assert d.find("consists:42-100%A and length:7") == ["aaabcde"]  # three sevenths
    assert d.find("consists:43-100%A and length:7") == []
    assert d.find("consists:15-28%A and length:7") == []
    assert d.find("consists:15-29%A and length:7") == ["aabcdef"]


def test_facts_about_words_go_with_their_dictionary() -> None:
    d = lf.Dictionary.from_words(["cat", "act"])
    finder = weakref.ref(finder_of(d))
    assert finder() is finder_of(d)
    assert finder() is not None
    del d
    gc.collect()
    assert finder() is None


@pytest.mark.parametrize(
    "text",
    [
        *(
            "^(re|un).*(ed|ing)$",
            "(qu|ck)y",
            "a.*e.*i",
            "^[^aeiou]+$",
            "[aeiou]{3}",
            "s{2}",
            "^.a.e",
        ),
        *(
            "^(a|b|c).{3,4}$",
            "(ing|ed|s)$",
            "(a|e){2}t?",
            "^(.a|e.)+$",
            "^b.*b$",
            "(^|n)a",
            "o(n|$)",
        ),
        *("^(ab|c)?a", "^..$", "^$", "^.*[xyz].*$", "(a?b?){2}c", "^(ad|re|in)", "(er|est)$"),
    ],
)
def test_expressions_find_what_re_finds(text: str, data: Path) -> None:
    words = (data / "words2000.txt").read_text().split()
    d = lf.Dictionary.from_words(words)
    assert d.find(f'regex:"{text}"') == sorted(each for each in words if re.search(text, each))


@pytest.mark.parametrize(
    "text", ["*a*e*", "?a*e?", "*q[^u]*", "[abc]*[xyz]", "*a?b*c*", "b*b", "???*"]
)
def test_patterns_find_what_re_finds(text: str, data: Path) -> None:
    words = (data / "words2000.txt").read_text().split()
    d = lf.Dictionary.from_words(words)
    same = re.compile(text.replace("?", ".").replace("*", ".*"))
    assert d.find(f"pattern:{text}") == sorted(each for each in words if same.fullmatch(each))


def test_a_run_of_letters_is_looked_for_among_few_words_too(d: lf.Dictionary) -> None:
    few = "back-extensions:3 and length:6-8"
    wanted = [each for each in d.find(few) if re.search("m..a", each)]
    assert d.find(f"pattern:*M??A* and {few}") == wanted
    assert 0 < len(wanted) < 200


def test_a_word_takes_each_of_the_letters_of_hooks() -> None:
    d = lf.Dictionary.from_words(["at", "ats", "ate", "ad", "ads", "cat", "bad", "bat"])
    assert d.find("back-hooks:SE") == ["at"]
    assert d.find("back-hooks:S") == ["ad", "at"]
    assert d.find("front-hooks:2") == ["at"]
    assert d.find("front-hooks:BC and length:2") == ["at"]
    assert d.find("length:2 and not front-hooks:C") == ["ad"]


def test_every_condition_is_documented_with_an_example_that_runs(
    d: lf.Dictionary, definitions: lf.Definitions
) -> None:
    text = DOCS.read_text(encoding="utf-8").split("## Speed")[0]
    examples = [each.replace("\\|", "|") for each in re.findall(r"(?m)\| `([^`]*)` \|$", text)]
    assert len(examples) > 30
    named: set[str] = set()
    for example in examples:
        named |= {name_of(type(each)) for each in q.walk(parse(example, d.alphabet and ENGLISH))}
        assert d.find(example, definitions=definitions), example
    assert named >= {*CONDITIONS}
    for name in GROUPS:
        assert f"`group:{name}`" in text


def test_a_condition_is_one_class(d: lf.Dictionary, monkeypatch: pytest.MonkeyPatch) -> None:
    """With it come its text, its errors and suggestions, and its row in the documentation."""
    monkeypatch.setattr(conditions, "CONDITIONS", dict(CONDITIONS))
    monkeypatch.setattr("lexicon_fast.find.grammar.CONDITIONS", conditions.CONDITIONS)

    @condition("doubles:2-")
    class Doubles(Range, frozen=True):
        """The word has this many pairs of equal letters in a row."""

        def keep(self, context: EvaluationContext, among: Any) -> None:
            some = [at for at, word in enumerate(d.words) if len(re.findall(r"(.)\1", word)) == 3]
            context.keep_words(np.array(some), among)

    assert d.find("doubles:3 and prefix:BOOKKEEPE") == ["bookkeeper", "bookkeepers"]
    with pytest.raises(lf.BadQuery, match=r"did you mean doubles:3\?"):
        d.find("duobles:3")
    with pytest.raises(lf.BadQuery, match="8-7 is empty; write 7-8"):
        d.find("doubles:8-7")
    page = "| condition |\n| `doubles:MIN-MAX` | |\n"
    monkeypatch.setattr(command_pages, "CONDITIONS", {"doubles": Doubles})
    assert command_pages.with_rows(page).splitlines()[1] == (
        "| `doubles:MIN-MAX` | The word has this many pairs of equal letters in a row. |"
        " `doubles:2-` |"
    )
    with pytest.raises(ValueError, match="has no row for a condition; add it"):
        command_pages.with_rows("| condition |\n")


def test_threads_that_come_first_together_share_one_finder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tables of a dictionary and of tiles are made once, and none is lost for another thread."""
    own = lf.Dictionary.from_words(["cat", "dog"])
    start = Barrier(8)

    class Slow(finders.Finder):
        def __init__(self, dictionary: lf.Dictionary) -> None:
            sleep(0.001)  # lets the other threads run
            super().__init__(dictionary)

    class SlowTiles(finders.TileFacts):
        def __init__(self, *given: Any) -> None:
            sleep(0.001)
            super().__init__(*given)

    monkeypatch.setattr(finders, "Finder", Slow)
    monkeypatch.setattr(finders, "TileFacts", SlowTiles)

    def ask(_: int) -> tuple[int, int]:
        start.wait(10)
        finder = finders.finder_of(own)
        return id(finder), id(finder.tiles(None))

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(ask, range(8)))) == 1
