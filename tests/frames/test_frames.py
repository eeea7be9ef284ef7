"""The namespace of polars and the SQL functions of DuckDB: the same answers as the plain calls."""

from __future__ import annotations

import importlib
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import lexicon_fast
from lexicon_fast import BadHand, BadOption, BadQuery, Dictionary, LexiconFastError, lexicon
from lexicon_fast.dictionary.alphabet import Alphabet

pytest.importorskip("pyarrow", reason="NOT TESTED: frames: pyarrow is absent")
pl = pytest.importorskip("polars", reason="NOT TESTED: the namespace of polars: it is absent")
duckdb = pytest.importorskip("duckdb", reason="NOT TESTED: functions of DuckDB: it is absent")
namespace = importlib.import_module("lexicon_fast.frames.polars")
functions = importlib.import_module("lexicon_fast.frames.duckdb")

WORDS = [
    "act",
    "at",
    "cat",
    "cats",
    "chat",
    "chats",
    "hat",
    "hats",
    "larch",
    "lurch",
    "that",
    "this",
]
D = Dictionary.from_words(WORDS)
ROWS = 5000  # DuckDB passes on 2048 rows at a time


def random_rows() -> list[dict[str, Any]]:
    """Hands, some null or bad, table words and words to look up."""
    rng = random.Random(5)
    rows = []
    for number in range(ROWS):
        hand: str | None = "".join(rng.choices("ACHILRSTUachrst*?", k=rng.randint(1, 9)))
        table: list[str] | None = rng.choices(["hat", "larch", "c[a]t"], k=rng.randint(0, 2))
        if number % 17 == 0:
            hand = rng.choice([None, "C4T", "", "CÉT"])
        if number % 19 == 0:
            table = rng.choice([None, ["h"]])
        word = rng.choice([*WORDS, "Élan", "cta", "CATS", "c?t", "", None])
        rows.append({"number": number, "hand": hand, "table": table, "word": word})
    return rows


SOME = random_rows()
BAD = (None, "", "C4T", "CÉT")
GOOD = [row for row in SOME if row["hand"] not in BAD and row["table"] not in (None, ["h"])]


def plain(call: Callable[..., Any], *arguments: Any) -> Any:
    """The answer of a plain call; None for a null, and for what it refuses."""
    try:
        return None if arguments[0] is None else call(*arguments)
    except LexiconFastError:
        return None


def play_rows(hand: str, table: list[str] | None, top: int) -> list[dict[str, Any]]:
    return [play._asdict() for play in lexicon.plays(hand, table or [], D, top=top)]


def anagrams(text: str) -> list[str]:
    return D.find(f"anagram:{text}")


#: What the rows of SOME give: for each expression of polars, and for each of DuckDB.
EXPECTED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "subwords": lambda row: plain(D.subwords, row["hand"]),
    "find": lambda row: plain(anagrams, row["word"]),
    "is_word": lambda row: None if row["word"] is None else row["word"] in D,
    "plays": lambda row: plain(play_rows, row["hand"], row["table"], 2),
}


def expressions(errors: str) -> dict[str, Any]:
    return {
        "subwords": pl.col("hand").lexicon.subwords(D, errors=errors),
        "find": pl.col("word").lexicon.find(D, "anagram:{}", errors=errors),
        "is_word": pl.col("word").lexicon.is_word(D),
        "plays": pl.col("hand").lexicon.plays(D, table="table", top=2, errors=errors),
    }


@pytest.mark.parametrize("name", EXPECTED)
@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_expressions_give_what_plain_calls_give(name: str, engine: Any) -> None:
    frame = pl.LazyFrame(SOME).select(expressions("row")[name].alias("found"))
    answered = frame.collect(engine=engine)
    assert frame.collect_schema() == answered.schema
    found = answered["found"].to_list()
    assert found == [EXPECTED[name](row) for row in SOME]
    assert None in found


@pytest.mark.parametrize("name", EXPECTED)
def test_functions_of_sql_give_what_plain_calls_give(name: str) -> None:
    connection = duckdb.connect()
    functions.register(connection, D, errors="row")
    connection.register("hands", pl.DataFrame(SOME).to_arrow())
    call = {
        "subwords": "lexicon_subwords(hand)",
        "find": "lexicon_find(word, 'anagram:{}')",
        "is_word": "lexicon_is_word(word)",
        "plays": 'lexicon_plays(hand, "table", 2)',
    }[name]
    rows = connection.sql(f"SELECT number, {call} FROM hands ORDER BY number").fetchall()
    assert [found for _, found in rows] == [EXPECTED[name](row) for row in SOME]


def test_the_first_bad_row_raises_its_error() -> None:
    for name, expression in expressions("raise").items():
        found = pl.DataFrame(GOOD).filter(pl.col("word").is_in(["cat", "CATS"])).select(expression)
        assert found.height > 100, name
    connection = duckdb.connect()
    functions.register(connection, D)
    for hand, message in (("C4T", "BadHand: hand 'C4T': '4'"), ("", "BadHand: hand ''")):
        frame = pl.DataFrame({"hand": ["CAT", None, hand]})
        for expression in (pl.col("hand").lexicon.subwords(D), pl.col("hand").lexicon.plays(D)):
            with pytest.raises(BadHand, match=rf"^{message.partition(': ')[2]}"):
                frame.select(expression)
        for name in ("subwords", "plays"):
            with pytest.raises(duckdb.InvalidInputException, match=message):
                connection.sql(f"SELECT lexicon_{name}('{hand}')").fetchall()
    with pytest.raises(BadQuery, match="unknown condition 'nonsense'"):
        pl.DataFrame({"word": ["A"]}).select(pl.col("word").lexicon.find(D, "nonsense:{}"))
    with pytest.raises(duckdb.InvalidInputException, match="BadQuery: "):
        connection.sql("SELECT lexicon_find('a', 'nonsense:{}')").fetchall()


def test_columns_without_rows_and_of_nulls_have_the_same_types() -> None:
    types = {
        "subwords": namespace.WORDS,
        "find": namespace.WORDS,
        "is_word": pl.Boolean,
        "plays": pl.List(namespace.PLAY),
    }
    for rows in ([], [{"hand": None, "table": None, "word": None}] * 3):
        for kind in (pl.String, pl.Null):
            schema = {"hand": kind, "table": pl.List(pl.String), "word": kind}
            found = pl.DataFrame(rows, schema).select(**expressions("raise"))
            assert dict(found.schema) == types
            assert found.rows() == [(None,) * 4] * len(rows)
    assert lexicon.Play._fields == tuple(field.name for field in namespace.PLAY.fields)
    connection = duckdb.connect()
    functions.register(connection, D)
    found = connection.sql(
        "SELECT lexicon_subwords(x), lexicon_find(x, '{}'), lexicon_is_word(x),"
        " lexicon_plays(x) FROM (VALUES (NULL::VARCHAR)) t(x)"
    )
    assert found.fetchall() == [(None,) * 4]
    assert [str(kind) for kind in found.types[:3]] == ["VARCHAR[]", "VARCHAR[]", "BOOLEAN"]
    assert (
        connection.sql("SELECT lexicon_subwords(x) FROM (SELECT '' WHERE false) t(x)").fetchall()
        == []
    )


def test_letters_beyond_ascii() -> None:
    french = Dictionary.from_words(["élan", "lane"], alphabet=Alphabet("two", "AÉELN", "aéeln"))
    hands = ["ÉLAN", "e\u0301lane", "LANE"]
    found = pl.DataFrame({"hand": hands}).select(
        words=pl.col("hand").lexicon.subwords(french), known=pl.col("hand").lexicon.is_word(french)
    )
    assert found["words"].to_list() == [["élan"], ["élan", "lane"], ["lane"]]
    assert found["known"].to_list() == [True, False, True]


def test_table_words_are_a_column_an_expression_or_a_list() -> None:
    frame = pl.DataFrame({"rack": ["TX", "U"], "words": [["hat"], ["larch"]]})
    expected = [play_rows("TX", ["hat"], 1), play_rows("U", ["larch"], 1)]
    for table in ("words", pl.col("words"), pl.col("words").list.reverse()):
        found = frame.select(pl.col("rack").lexicon.plays(D, table=table, top=1))
        assert found.to_dict(as_series=False) == {"rack": expected}
    both = frame.select(pl.col("rack").lexicon.plays(D, table=["hat", "larch"], top=1))["rack"]
    assert both.to_list() == [play_rows(rack, ["hat", "larch"], 1) for rack in ("TX", "U")]
    none = frame.select(pl.col("rack").lexicon.plays(D, min_length=5, actions=["form"]))["rack"]
    assert none.to_list() == [[], []]

    connection = duckdb.connect()
    functions.register(connection, D, actions=["form"])
    functions.register(connection, D, prefix="every_", min_length=4)
    sql = "SELECT lexicon_plays('TACH', ['hat'], 1), every_plays('TACH'), every_plays('T', ['hat'])"
    ((best, every, longer),) = connection.sql(sql).fetchall()
    assert best == play_rows("TACH", [], 1)
    assert [play["word"] for play in every] == ["chat"]
    assert [play["word"] for play in longer] == ["that"]
    with pytest.raises(duckdb.InvalidInputException, match="top must be the same in all rows"):
        connection.sql("SELECT lexicon_plays('T', ['at'], x) FROM range(3) t(x)").fetchall()


def test_registering_and_importing_again_is_harmless() -> None:
    importlib.reload(namespace)
    importlib.reload(functions)
    connection = duckdb.connect()
    functions.register(connection, Dictionary.from_words(["at"]))
    for _ in range(2):
        functions.register(connection, D)
    assert connection.sql("SELECT lexicon_subwords('TCA')").fetchall() == [(D.subwords("TCA"),)]
    found = pl.DataFrame({"hand": ["TCA"]}).select(pl.col("hand").lexicon.subwords(D))
    assert found["hand"].to_list() == [D.subwords("TCA")]
    assert lexicon_fast.frames.polars is namespace


def test_expressions_can_be_pickled_and_take_names_of_dictionaries() -> None:
    expression = pl.col("hand").lexicon.is_word("enable")
    again = pickle.loads(pickle.dumps(expression))
    assert pl.DataFrame({"hand": ["quiz", "zzz"]}).select(again)["hand"].to_list() == [True, False]


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="connection must be of type DuckDBPyConnection, not int"):
        functions.register(5, D)
    hand = pl.col("hand").lexicon
    with pytest.raises(TypeError, match="dictionary must be a Dictionary, a name or a path"):
        hand.subwords(5)
    frame = pl.DataFrame({"hand": ["CAT"], "number": [3]})
    with pytest.raises(BadOption, match="errors"):
        frame.select(hand.subwords(D, errors="ignore"))
    with pytest.raises(TypeError, match="query must be a str, not int"):
        frame.select(hand.find(D, 5))
    for wrong in ("subwords", "is_word"):
        with pytest.raises(TypeError, match="must be strings, not a column of int64"):
            frame.select(getattr(pl.col("number").lexicon, wrong)(D))
    with pytest.raises(LexiconFastError, match="column 'hand' is of type int64; expected: strings"):
        frame.select(pl.col("number").lexicon.plays(D))


@pytest.mark.parametrize("module", ["polars", "duckdb"])
@pytest.mark.parametrize("missing", ["itself", "pyarrow"])
def test_a_missing_library_is_one_sentence_that_names_the_extra(module: str, missing: str) -> None:
    absent = module if missing == "itself" else missing
    code = (
        "import sys\n"
        f"sys.modules[{absent!r}] = None\n"
        "try:\n"
        f"    import lexicon_fast.frames.{module}\n"
        "except ImportError as error:\n"
        "    import json; print(json.dumps(str(error)))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert json.loads(done.stdout) == (
        f"lexicon_fast.frames.{module} needs {absent}; in the clone, run: pip install '.[{module}]'"
    )


def test_an_earlier_polars_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pl, "__version__", "1.36.1")
    with pytest.raises(ImportError, match=r"\.polars needs polars 2\.1 or later; in"):
        importlib.reload(namespace)


def test_without_pyarrow_a_series_is_read_item_by_item() -> None:
    code = (
        "import sys; sys.modules['pyarrow'] = None\n"
        "import duckdb, polars as pl\n"
        "from lexicon_fast import BadOption, Dictionary\n"
        "d = Dictionary.from_words(['cat'])\n"
        "print(len(d.subwords_batch(pl.Series(['TCA', 'X'])).word_ids))\n"
        "try: d.subwords_batch(duckdb.sql(\"SELECT 'TCA'\"))\n"
        "except BadOption as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert done.stdout.splitlines() == [
        "1",
        "a DuckDBPyRelation as hands needs pyarrow; in the clone, run: pip install '.[arrow]'",
    ]
