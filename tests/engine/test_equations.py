"""`dictionary.equations`: the solutions of the library, limits, and what equations may not do."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from support.talking import Talk

from lexicon_fast import Dictionary
from lexicon_fast.engine import jobs
from lexicon_fast.engine.jobs import CancelledError, Job
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.engine.word_study import WordStudy
from lexicon_fast.find.definitions import Definitions
from lexicon_fast.find.equations import rows as term_rows
from lexicon_fast.find.equations import solve
from lexicon_fast.find.equations.solve import hashes_of
from lexicon_fast.find.finder import finder_of
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.protocol import messages as m


@pytest.fixture(scope="module")
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


@pytest.mark.parametrize(
    ("equations", "limit"),
    [
        ("AB;BA;|A|=1", 7),
        ("7-:A;~A", None),
        ("/triangle", 1000),
        ("AB:(length:8 and not in:2of12inf);BA", 3),
        ("AB;BA;|A|=1;|B|=60", 5),
        ("A;B;C", 0),
    ],
)
def test_solutions_are_those_of_the_library(
    talk: Talk, enable: Dictionary, equations: str, limit: int | None
) -> None:
    every = [*enable.equations(equations, limit=None if limit is None else limit + 1)]
    found = talk.ask("dictionary.equations", equations=equations, limit=limit)
    assert found == {
        "solutions": [
            {"words": [*words], "values": values} for words, values in every[:limit]
        ],
        "more": limit is not None and len(every) > limit,
    }  # fmt: skip


def test_conditions_use_the_tiles_and_definitions(enable: Dictionary, tmp_path: Path) -> None:
    layout = {"equations": "A:(length:2 and points:9-)", "layout": "super"}
    expected = enable.equations(layout["equations"], tiles=Layout.load("super"))
    words = [
        solution["words"]
        for solution in Talk(enable).ask("dictionary.equations", **layout)["solutions"]
    ]
    assert words == [[*each.words] for each in expected] != []
    path = tmp_path / "words.txt"
    path.write_text("CAT small animal [n -S]\nACT to do [v]\n")
    talk = Talk(enable, definitions=Definitions.load(path))
    [found] = talk.ask("dictionary.equations", equations="A:(definition:animal)")["solutions"]
    assert found["words"] == ["cat"]


@pytest.mark.parametrize(
    ("equations", "wrong", "message", "right"),
    [
        ("A:(lenght:7);BA", "lenght:7", "did you mean length:7?", ["length:7"]),
        ("AB;BA;|A=1", "|A=1", "| is not closed", []),
        ("AB;!=AC", "C", "C is in no word", []),
        ("AB;BA:(in:/etc/passwd)", "/etc/passwd", "is not available here", []),
        ("A:(not in:http://127.0.0.1:1/x)", "http://127.0.0.1:1/x", "is not available", []),
        ("AB:(definition:fish)", "AB:(definition:fish)", "needs a list with definitions", []),
    ],
)
def test_the_place_of_a_mistake_is_given(
    talk: Talk, equations: str, wrong: str, message: str, right: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr("lexicon_fast.find.other_dictionaries.open_list", _never)
    error = talk.refused("dictionary.equations", equations=equations)
    data = error["data"]
    assert data["type"] == ("NoDefinitions" if "definition" in equations else "BadQuery")
    assert equations[data["start"] : data["end"]] == wrong
    assert message in error["message"]
    assert data.get("suggestions", []) == right


def _never(*_: object, **__: object) -> None:
    raise AssertionError("a request has opened a file")


def test_a_reply_that_would_be_too_long_is_refused(enable: Dictionary) -> None:
    talk = Talk(enable)
    talk.ask("options.set", values={"max_reply_bytes": 5000})
    for limit in (None, 300):
        error = talk.refused("dictionary.equations", equations="A;B", limit=limit)
        assert error["data"]["type"] == "TooMuch"
        assert "use a lower limit" in error["message"]
    assert len(talk.ask("dictionary.equations", equations="A;B", limit=50)["solutions"]) == 50


@pytest.mark.parametrize(
    ("equations", "least"),
    [
        ("AB;BC;CA", 30),
        # No lengths fit together; all are tried.
        ("ABC;|AB|=3;|BC|=4;|AC|=4", 3),
        ("AB:(anagrams:4-);BA:(vowels:3)", 2),
        ("3:A;3:B;3:C;3:D;3:E;3:F;3:G;3:H;3:I;3:J", 15),  # lengths are known at once
    ],
)
def test_a_search_can_be_ended_all_the_time(equations: str, least: int) -> None:
    """Whenever it checks, and often: the number of checks is that of the work, not of results."""
    words = ["cat", "act", "tact", "cata", "attac", "actcat", "catact"]
    dictionary = Dictionary.from_words(words)
    calls = 0

    def check() -> None:
        nonlocal calls
        calls += 1

    list(solve.solve(dictionary, equations, limit=1000, check=check))
    assert calls >= least
    for last in range(1, calls + 1, calls // 10 + 1):
        left = last

        def end() -> None:
            nonlocal left
            left -= 1
            if not left:
                raise CancelledError

        with pytest.raises(CancelledError):
            [*solve.solve(dictionary, equations, check=end)]


def test_a_cancelled_job_ends(enable: Dictionary) -> None:
    settings = Settings(None, 1)
    study = WordStudy(settings, Dictionaries(settings, {"enable": enable}))
    job = Job(1, "dictionary.equations", stoppable=False)
    job.cancel()
    with pytest.raises(CancelledError):
        study.equations(m.DictionaryEquationsParams(equations="AB;BA"), job)


def test_hashes_of_few_dictionaries_are_kept() -> None:
    lists = {name: Dictionary.from_words([name, "cat"]) for name in ("one", "two")}
    settings = Settings("one", 1)
    settings.set({"max_find_dictionaries": 1})
    study = WordStudy(settings, Dictionaries(settings, lists))

    def ask(name: str) -> None:
        params: Any = m.DictionaryEquationsParams(equations="AB", dictionary=name)
        study.equations(params, Job(1, "dictionary.equations", stoppable=False))

    ask("one")
    kept = weakref.ref(hashes_of(finder_of(lists["one"])))
    ask("one")
    assert kept() is hashes_of(finder_of(lists["one"]))
    ask("two")
    gc.collect()
    assert kept() is None


def test_many_terms_are_joined_in_small_pieces(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pieces of all terms are in memory at once, those of 26 would be gigabytes."""
    sizes: list[int] = []
    extended = solve.Join._extended

    def watched(self: Any, state: Any, plan: Any, at: int) -> Any:
        sizes.append(state.n * len(state.words))
        return extended(self, state, plan, at)

    monkeypatch.setattr(solve.Join, "_extended", watched)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert len([*enable.equations(";".join(letters), limit=10)]) == 10
    assert sum(sizes) < 1 << 23


def test_groups_of_words_are_made_outside_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    events: list[object] = []
    made = term_rows.LengthGroup

    def make(*arguments: Any) -> term_rows.LengthGroup:
        events.append("group")
        return made(*arguments)

    monkeypatch.setattr(term_rows, "LengthGroup", make)
    monkeypatch.setattr(jobs, "set_deadline", events.append)
    settings = Settings("own", 1)
    words = Dictionary.from_words(["cat", "act", "at", "ta"])
    study = WordStudy(settings, Dictionaries(settings, {"own": words}))
    params = m.DictionaryEquationsParams(equations="AB;BA;|A|=1")
    job = Job(1, "dictionary.equations", stoppable=False, seconds=0.2)
    job.run(lambda: study.equations(params, job))
    assert events == [0.2, None, "group", "group", 0.2, None]
