"""`dictionary.find`: the words of queries, their columns, and what queries may not do."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles.find import Oracle
from support.talking import Talk

import lexicon_fast as lf
from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadQuery
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.engine import jobs
from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.engine.word_study import WordStudy
from lexicon_fast.find import finder as finders
from lexicon_fast.find import word_facts
from lexicon_fast.find.definitions import Definitions
from lexicon_fast.find.finder import EvaluationContext
from lexicon_fast.find.other_dictionaries import OfferedDictionaries
from lexicon_fast.find.search import ORDERS, read_query
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.protocol import messages as m
from lexicon_fast.rows import find_rows

COLUMNS = find_rows.COLUMNS
GREEK = Alphabet("greek", "ΩΑΒΈΝ", "ωαβέν")
WORDS = {
    "english": (Alphabet.load("english"), ["cat", "act", "cats", "scat", "at", "ta", "to", "tot"]),
    "greek": (GREEK, ["ωα", "αω", "ωαν", "νωα", "βέν", "ένα", "να"]),
}


@pytest.fixture(scope="module")
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


@pytest.fixture(scope="module")
def defined(enable: Dictionary, tmp_path_factory: pytest.TempPathFactory) -> Talk:
    """An engine whose operator has a list with definitions."""
    path = tmp_path_factory.mktemp("definitions") / "words.txt"
    path.write_text("CAT small animal [n -S]\nCATS <cat=n> [n]\nACT to do [v]\nXYZ none [n]\n")
    return Talk(enable, definitions=Definitions.load(path))


def layout_of(alphabet: Alphabet) -> dict[str, Any]:
    """The data of a layout with different tiles for each letter of an alphabet."""
    tiles = {
        letter: {"count": at % 3 + 1, "value": at % 7 + 1}
        for at, letter in enumerate(alphabet.upper)
    }
    return {
        "name": f"tiles of {alphabet.name}",
        "rack": 7,
        "squares": "\n".join(["." * 15] * 15),
        "tiles": tiles | {"?": {"count": 2, "value": 0}},
    }


@pytest.fixture(scope="module")
def loaded(enable: Dictionary) -> Talk:
    """An engine with a small dictionary of each alphabet."""
    some = {
        name: Dictionary.from_words(words, alphabet=alphabet)
        for name, (alphabet, words) in WORDS.items()
    }
    found = Talk(enable)
    found.engine._dictionaries._opened.update(some)
    return found


def test_the_protocol_has_the_orders_and_columns_of_the_library() -> None:
    assert get_args(m.WordOrder) == ORDERS
    assert get_args(m.WordColumn) == tuple(COLUMNS)
    fields = {field for some in COLUMNS.values() for field in some}
    others = {"count", "words", "groups", "group_count"}
    assert fields | others == set(m.DictionaryFindResult.__struct_fields__)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize(
    "query",
    [
        "length:7 and anagram:RETAINS",
        "pattern:*Q[^U]* and not in:2of12inf",
        "length:4 limit probability:1-20",
        {"type": "and", "of": [{"type": "length", "min": 8}, {"type": "vowels", "min": 6}]},
        "prefix:ZZZ",
    ],
)
def test_the_words_are_those_of_the_library(
    talk: Talk, enable: Dictionary, query: Any, order: str
) -> None:
    found = talk.ask("dictionary.find", query=query, order=order, limit=None)
    assert found["words"] == enable.find(query, order=order)
    assert found["count"] == len(found["words"])
    assert [found[field] for some in COLUMNS.values() for field in some] == [None] * 10
    assert (found["groups"], found["group_count"]) == (None, None)


def is_phony(text: str, word: str, words: list[str]) -> bool:
    """Whether a text is no word, and like a word but for one letter of the same kind."""
    [(old, new)] = [pair for pair in zip(word, text, strict=True) if len(set(pair)) == 2]
    vowels = {unicodedata.normalize("NFD", each)[0] in "aeiouαεω" for each in (old, new)}
    return text not in words and len(vowels) == 1


@pytest.mark.parametrize("name", WORDS)
def test_columns_are_facts_about_each_word(loaded: Talk, name: str) -> None:
    alphabet, words = WORDS[name]
    layout = layout_of(alphabet)
    tiles = {
        letter.lower(): (each["count"], each["value"]) for letter, each in layout["tiles"].items()
    }
    oracle = Oracle(words, alphabet.lower, tiles, {})
    found = loaded.ask(
        "dictionary.find",
        query="length:1-",
        columns=[each for each in COLUMNS if each not in ("playability", "definition")],
        dictionary=name,
        layout=layout,
    )
    assert found["words"] == oracle.words
    for at, word in enumerate(oracle.words):
        front = "".join(each for each in alphabet.lower if each + word in words)
        back = "".join(each for each in alphabet.lower if word + each in words)
        assert (found["front_hooks"][at], found["back_hooks"][at]) == (front, back)
        assert found["points"][at] == sum(tiles[letter][1] for letter in word)
        assert found["alphagram"][at] == "".join(sorted(word, key=alphabet.lower.index))
        assert found["anagrams"][at] == sum(sorted(each) == sorted(word) for each in words)
        ways = oracle.ways(word, 2)
        same = [each for each in oracle.words if len(each) == len(word)]
        better = [each for each in same if oracle.ways(each, 2) > ways]
        before = [each for each in same[: same.index(word)] if oracle.ways(each, 2) == ways]
        assert found["probability"][at] == len(better) + len(before) + 1
        assert is_phony(found["phony"][at], word, words)


def test_playability_is_known_for_the_lists_of_the_package(loaded: Talk) -> None:
    query = "length:2 limit playability:1-3"
    assert loaded.ask("dictionary.info")["playability"]
    found = loaded.ask("dictionary.find", query=query, order="playability", columns=["playability"])
    table = lf.Playability.of_package("enable")
    best = [word for word, _ in table.items() if len(word) == 2][:3]
    assert (found["words"], found["playability"]) == (best, [1, 2, 3])
    assert found["playability_value"] == [table.value(word) for word in best]
    assert not loaded.ask("dictionary.info", dictionary="english")["playability"]
    for asked in ({"query": query}, {"query": "length:2", "order": "playability"}):
        error = loaded.refused("dictionary.find", dictionary="english", **asked)
        assert error["data"] == {"type": "NoPlayability"}
        assert "the package has no table for this dictionary; compute" in error["message"]


@settings(max_examples=30, deadline=None)
@given(
    query=st.sampled_from(["length:3", "anagram:RETAINS?", "includes:QZ", "prefix:ZZZ"]),
    order=st.sampled_from(ORDERS),
    skip=st.integers(0, 12),
    limit=st.none() | st.integers(0, 9),
)
def test_groups_are_those_of_the_library(
    talk: Talk, enable: Dictionary, query: str, order: str, skip: int, limit: int | None
) -> None:
    every = list(enable.find_alphagrams(query, order=order).items())
    params: dict[str, Any] = {"query": query, "order": order, "skip": skip, "limit": limit}
    found = talk.ask("dictionary.find", **params, group_by="alphagram", columns=["alphagram"])
    listed = every[skip:] if limit is None else every[skip : skip + limit]
    assert [(each["alphagram"], each["size"]) for each in found["groups"]] == [
        (name, len(words)) for name, words in listed
    ]
    assert found["words"] == [word for _, words in listed for word in words]
    assert found["alphagram"] == [name for name, words in listed for _ in words]
    assert found["group_count"] == len(every)
    assert found["count"] == sum(len(words) for _, words in every)


def test_definitions_are_those_of_the_operator(defined: Talk, talk: Talk) -> None:
    assert defined.ask("hello")["has_definitions"]
    found = defined.ask("dictionary.find", query="subanagram:CARTS", columns=["definition"])
    by_word = dict(zip(found["words"], found["definition"], strict=True))
    assert by_word["cat"] == "small animal [n -S]"
    assert by_word["cats"] == "CAT, small animal [n]"
    assert by_word["cart"] == ""
    query = "definition:animal and part-of-speech:noun"
    assert defined.ask("dictionary.find", query=query)["words"] == ["cat", "cats"]
    # Without them, both are refused with what to do.
    assert not talk.ask("hello")["has_definitions"]
    error = talk.refused("dictionary.find", query="length:2", columns=["definition"])
    assert error["data"] == {"path": "params.columns"}
    assert error["message"].endswith("start with --definitions FILE")
    error = talk.refused("dictionary.find", query=query)
    assert error["data"] == {"type": "NoDefinitions"}
    assert "--definitions FILE" in error["message"]


def test_only_the_columns_that_are_asked_for_come(talk: Talk) -> None:
    found = talk.ask("dictionary.find", query="length:2", columns=["points", "points"], limit=1)
    assert found["words"] == ["aa"]
    assert found["points"] == [2]
    assert found["front_hooks"] is found["probability"] is found["anagrams"] is None


@settings(max_examples=30, deadline=None)
@given(size=st.integers(1, 70), order=st.sampled_from(ORDERS))
def test_pages_make_up_the_whole_list(talk: Talk, size: int, order: str) -> None:
    query = "length:2"
    whole = talk.ask("dictionary.find", query=query, order=order)
    words: list[str] = []
    while page := talk.ask(
        "dictionary.find", query=query, order=order, skip=len(words), limit=size
    )["words"]:
        assert len(page) <= size
        words += page
    assert words == whole["words"]
    assert len(words) == whole["count"] == 96


def test_the_limit_is_1000_unless_another_is_named(talk: Talk) -> None:
    found = talk.ask("dictionary.find", query="length:7")
    assert (found["count"], len(found["words"])) == (23109, 1000)
    assert talk.ask("dictionary.find", query="length:7", limit=0)["words"] == []
    assert len(talk.ask("dictionary.find", query="length:7", limit=None)["words"]) == 23109


def test_a_layout_gives_the_tiles(talk: Talk) -> None:
    params: dict[str, Any] = {"query": "pattern:QUIZ", "columns": ["points"]}
    assert talk.ask("dictionary.find", **params)["points"] == [22]
    layout = layout_of(Alphabet.load("english"))
    expected = sum(layout["tiles"][letter]["value"] for letter in "QUIZ")
    assert talk.ask("dictionary.find", **params, layout=layout)["points"] == [expected]


@pytest.mark.parametrize("name", ["scrabble", "super", "lexibomb"])
def test_a_layout_gives_the_probabilities(talk: Talk, enable: Dictionary, name: str) -> None:
    params: dict[str, Any] = {"query": "length:8", "order": "probability", "limit": 50}
    found = talk.ask("dictionary.find", **params, columns=["probability"], layout=name)
    tiles = Layout.load(name)
    assert found["words"] == enable.find("length:8", order="probability", tiles=tiles)[:50]
    assert found["probability"] == list(range(1, 51))
    default = talk.ask("dictionary.find", **params)["words"]
    assert (found["words"] != default) == (name == "super")


@pytest.mark.parametrize(
    ("params", "type_or_path"),
    [
        ({}, "params.query"),
        ({"query": 5}, "params.query"),
        ({"query": ["length:7"]}, "params.query"),
        ({"query": "length:7", "order": "size"}, "params.order"),
        ({"query": "length:7", "columns": ["size"]}, "params.columns[0]"),
        ({"query": "length:7", "columns": "hooks"}, "params.columns"),
        ({"query": "length:7", "limit": -1}, "params.limit"),
        ({"query": "length:7", "skip": -1}, "params.skip"),
        ({"query": "length:7", "layout": "mine"}, "BadLayout"),
        ({"query": "length:7", "dictionary": "mine"}, "NotLoaded"),
        ({"query": ""}, "BadQuery"),
    ],
)
def test_bad_params_name_the_field(talk: Talk, params: Any, type_or_path: str) -> None:
    error = talk.refused("dictionary.find", **params)
    assert error["data"].get("type", error["data"].get("path")) == type_or_path


@pytest.mark.parametrize(
    ("query", "wrong", "message", "right"),
    [
        ("length:7 andd vowels:2", "andd", "did you mean and?", ["and"]),
        ("length:7 vowels:2", "vowels:2", "write: and vowels:2", ["and vowels:2"]),
        ("lenght:7", "lenght:7", "did you mean length:7?", ["length:7"]),
        ("lenght:x", "lenght:x", "did you mean length:MIN-MAX?", []),
        ("palindrom", "palindrom", "did you mean palindrome?", ["palindrome"]),
        ('prefx:"UN" or length:2', 'prefx:"UN"', "did you mean", ['prefix:"UN"']),
        ("RETAINS?", "RETAINS?", "is not a condition", ["anagram:RETAINS?", "pattern:RETAINS?"]),
        ("😀😀 or lenght:7", "😀😀", "unknown condition '😀😀'", []),
        ('length:7 and in:"/etc/passwd"', '"/etc/passwd"', "is not available here", []),
        ("length:7 and in:2of12", "2of12", "did you mean 2of12inf?", ["2of12inf"]),
        ("(length:7", "(", "( is not closed", []),
        ("length:7 and", "", "a condition is missing", []),
    ],
)
def test_the_place_of_a_mistake_is_given(
    talk: Talk, query: str, wrong: str, message: str, right: list[str]
) -> None:
    error = talk.refused("dictionary.find", query=query)
    data = error["data"]
    assert data["type"] == "BadQuery"
    assert query[data["start"] : data["end"]] == wrong
    assert message in error["message"]
    assert data.get("suggestions", []) == right
    for each in right:
        talk.ask("dictionary.find", query=query[: data["start"]] + each + query[data["end"] :])


def test_a_mistake_in_json_has_no_place(talk: Talk) -> None:
    error = talk.refused("dictionary.find", query={"type": "lenght", "min": 7})
    assert error["data"] == {"type": "BadQuery"}
    assert "did you mean length?" in error["message"]


# ------------------------------------------------------------------ other dictionaries


def hidden_lists(folder: Path) -> list[str]:
    """Names of dictionaries that exist, but that no request may name."""
    path = folder / "secret.txt"
    path.write_text("cat\n", encoding="utf-8")
    return [str(path), path.as_uri(), "/etc/passwd", "https://example.com/words.txt", "wordnik"]


@pytest.mark.parametrize("wrap", ["in:{}", "length:3 and (vowels:1 or not in:{})"])
def test_in_opens_no_files_and_addresses(
    talk: Talk, tmp_path: Path, wrap: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lexicon_fast.find.other_dictionaries.open_list", _never)
    for name in hidden_lists(tmp_path):
        error = talk.refused("dictionary.find", query=wrap.format(name))
        assert error["data"]["type"] == "BadQuery"
        for available in ("enable", "2of12inf", "yawl", "dictionary.load"):
            assert available in error["message"]
        for query in (
            {"type": "in", "value": name},
            {"type": "limit", "max": 3, "query": {"type": "not", "query": _in(name)}},
            {"type": "or", "of": [_in("2of12inf"), {"type": "and", "of": [_in(name)]}]},
            # No word is left to test.
            {"type": "and", "of": [{"type": "length", "min": 60, "max": 60}, _in(name)]},
        ):
            assert talk.refused("dictionary.find", query=query)["data"] == {"type": "BadQuery"}


def _in(name: str) -> dict[str, str]:
    return {"type": "in", "value": name}


def _never(*_: object, **__: object) -> None:
    raise AssertionError("a request has opened a file")


def test_the_search_itself_opens_nothing_else(enable: Dictionary) -> None:
    """Also if nobody has checked the query, and an earlier search has kept the words of a file."""
    finder = finders.finder_of(enable)
    query = read_query("in:yawl and length:2", finder.letters)
    assert len(EvaluationContext(finder).find(query))
    others = OfferedDictionaries(lambda: ["enable"], lambda _: enable, "; ask for more")
    with pytest.raises(BadQuery, match="available: enable; ask for more"):
        EvaluationContext(finder, others=others).find(query)


def test_in_names_the_dictionaries_that_are_loaded(loaded: Talk, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("cat\nto\n", encoding="utf-8")
    params: dict[str, Any] = {"query": f'in:"{path}"', "dictionary": "english"}
    assert loaded.refused("dictionary.find", **params)["data"]["type"] == "BadQuery"
    loaded.ask("dictionary.load", words=str(path))
    assert loaded.ask("dictionary.find", **params)["words"] == ["cat", "to"]
    # The same name, another list: what was kept of the old one is not used.
    path.write_text("act\n", encoding="utf-8")
    loaded.ask("dictionary.load", words=str(path))
    assert loaded.ask("dictionary.find", **params)["words"] == ["act"]
    # Its letters are others: no word is in both.
    assert loaded.ask("dictionary.find", query="in:greek", dictionary="english")["words"] == []


# ------------------------------------------------------------------ limits


def test_a_reply_that_would_be_too_long_is_refused(enable: Dictionary) -> None:
    talk = Talk(enable)
    talk.ask("options.set", values={"max_reply_bytes": 5000})
    error = talk.refused("dictionary.find", query="length:7", limit=None)
    assert error["data"]["type"] == "TooMuch"
    assert "use a lower limit" in error["message"]
    assert len(talk.ask("dictionary.find", query="length:7", limit=400)["words"]) == 400
    error = talk.refused("dictionary.find", query="length:7", limit=600)  # 6,000 bytes
    assert error["data"]["type"] == "TooMuch"


@pytest.mark.parametrize(
    ("query", "conditions"),
    [
        ("length:7 and vowels:5 and consists:50-100%AEIOU", 3),
        ("pattern:*Q*Z* or anagram:CAT or not (length:3 and palindrome)", 5),
        ("(length:7 limit probability:1-20) limit probability:1-5", 3),
    ],
)
def test_a_search_can_be_ended_before_each_condition(
    enable: Dictionary, query: str, conditions: int
) -> None:
    finder = finders.finder_of(enable)
    calls = 0

    def check() -> None:
        nonlocal calls
        calls += 1

    parsed = read_query(query, finder.letters)
    EvaluationContext(finder, check=check).find(parsed)
    assert calls >= conditions
    for last in range(1, calls + 1):
        left = last

        def end() -> None:
            nonlocal left
            left -= 1
            if not left:
                raise CancelledError

        with pytest.raises(CancelledError):
            EvaluationContext(finder, check=end).find(parsed)


def test_a_cancelled_job_ends_in_the_search(enable: Dictionary) -> None:
    settings = Settings(None, 1)
    study = WordStudy(settings, Dictionaries(settings, {"enable": enable}))
    job = Job(1, "dictionary.find", stoppable=False)
    job.cancel()
    with pytest.raises(CancelledError):
        study.find(m.DictionaryFindParams(query="length:7"), job)


def test_facts_about_few_dictionaries_are_kept() -> None:
    lists = {name: Dictionary.from_words([name, "cat", "dog"]) for name in ("one", "two", "three")}
    settings = Settings("one", 1)
    settings.set({"max_find_dictionaries": 2})
    study = WordStudy(settings, Dictionaries(settings, lists))

    def ask(name: str) -> None:
        params = m.DictionaryFindParams(query="length:3", dictionary=name)
        study.find(params, Job(1, "dictionary.find", stoppable=False))

    def kept() -> set[str]:
        return {name for name, each in lists.items() if each in finders.finder_of._kept}

    ask("one")
    ask("two")
    assert kept() == {"one", "two"}
    ask("one")
    ask("three")  # "two" was used least recently
    assert kept() == {"one", "three"}
    ask("two")
    assert kept() == {"three", "two"}


def test_facts_about_few_sets_of_tiles_are_kept(enable: Dictionary) -> None:
    finder = finders.Finder(enable)
    for value in range(1, 9):
        layout = layout_of(Alphabet.load("english"))
        layout["tiles"]["Q"]["value"] = value
        finder.tiles(Layout.of_json(layout))
        assert len(finder._tiles) <= 3


def test_tables_are_made_outside_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first query of a dictionary is not refused for what later ones find ready."""
    events: list[object] = []
    planes = word_facts.Bitmaps.planes

    def made(sets: word_facts.Bitmaps, *given: Any) -> Any:
        events.append("table")
        return planes(sets, *given)

    monkeypatch.setattr(word_facts.Bitmaps, "planes", made)
    monkeypatch.setattr(jobs, "set_deadline", events.append)
    settings = Settings("own", 1)
    words = Dictionary.from_words(WORDS["english"][1])
    study = WordStudy(settings, Dictionaries(settings, {"own": words}))
    params = m.DictionaryFindParams(
        query="length:3 and (not front-hooks:1 or points:3-) limit probability:1-2", order="points"
    )
    job = Job(1, "dictionary.find", stoppable=False, seconds=0.2)
    job.run(lambda: study.find(params, job))
    assert "table" in events
    limits = [each for each in events if each != "table"]
    assert limits == [0.2, None, 0.2, None, 0.2, None]
    timed = {at for at, each in enumerate(events) if each == 0.2}
    assert not any(events[at + 1] == "table" for at in timed)
