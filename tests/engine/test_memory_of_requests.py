"""One request needs little memory, whatever it asks for."""

from __future__ import annotations

import tracemalloc
from contextlib import suppress

import pytest

from lexicon_fast import BadQuery, Dictionary
from lexicon_fast.engine.jobs import Job
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.engine.word_study import WordStudy
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol.methods import Refused

#: Bytes that one request may use.
LIMIT = 64 << 20


@pytest.fixture(scope="module")
def word_study(enable: Dictionary) -> WordStudy:
    settings = Settings(None, 1)
    settings.dictionary = "enable"
    settings.set({"max_reply_bytes": 1 << 20})
    study = WordStudy(settings, Dictionaries(settings, {"enable": enable}))
    ask(study, "AB;BA;|A|=1", 10)  # makes the tables that all requests share
    ask(study, "*A;*~A", 10)
    return study


def ask(study: WordStudy, equations: str, limit: int) -> None:
    job = Job(1, "dictionary.equations", stoppable=False)
    study.equations(m.DictionaryEquationsParams(equations=equations, limit=limit), job)


@pytest.mark.parametrize(
    "equations",
    [
        "A;B;C;D;E;F;G;H",  # many words in a solution
        "AB;CD;EF;GH;|A|=3;|C|=3",  # millions of rows to sort
        "10:*A*B*C*;|A|=1;|B|=1;|C|=1",  # millions of ways to split words
        "*A*;*B*;*C*;*D*;*E*;*F*",
        "A;B;C",
        "9:*A*B*C*D*",
        "8:*A*B*;9:*A*B*C*",  # the later term is sorted
        "10:*A*B*C*;9:*A*B*C*",  # each could be split, but not both
        "28:*A*B*C*D*E*",  # few words, each with many ways to split it
    ],
)
def test_equations_with_large_answers_need_little_memory(
    equations: str, word_study: WordStudy
) -> None:
    tracemalloc.start()  # it counts the arrays of NumPy, too
    try:
        before = tracemalloc.get_traced_memory()[0]
        with suppress(Refused, BadQuery):  # a long reply, too many ways to split words
            ask(word_study, equations, 10_000)
        peak = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    assert peak < LIMIT
