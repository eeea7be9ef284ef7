"""Lists, cardboxes and searches of Zyzzyva, and notes of Anki: read, written, refused clearly."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexicon_fast import BadOption, BadWordList, Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.study import deck_files, zyzzyva
from lexicon_fast.study.decks import (
    check_saved,
    dictionary_name,
    keys_of,
    new_deck,
    open_deck,
    read_file,
    read_saved,
    write_file,
)
from lexicon_fast.study.lists import Imported, read_list
from lexicon_fast.study.questions import Questions, check_queries
from lexicon_fast.study.schedule import REVIEW, Memory, imported
from lexicon_fast.study.store import MEMORY, Card, Store
from lexicon_fast.study.zyzzyva import cardbox_of, memory_of, read_search

NOW = 1_700_000_000
DAY = 86_400
WORDS = ["retains", "nastier", "stainer", "cat", "act", "cart", "scat", "cats", "zoo"]


@cache
def questions(kind: str = "anagrams") -> Questions:
    return Questions(Dictionary.from_words(WORDS), kind)


def read(path: Path, kind: str = "anagrams", **options: Any) -> Imported:
    return read_file(str(path), path.name, questions(kind), NOW, **options)


# Lists


def test_lists_are_a_word_a_line_with_comments(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(b"\xef\xbb\xbf# mine\r\nCat\r\n\r\n  zoo  # animals\r\ncat\r\nact felines\n")
    found = read(path)
    assert found == Imported(["cat", "zoo", "act"], notes=["1 line has more than one word; the"
                                                           " first counts"])  # fmt: skip
    queries = b'# two\nlength:3 and prefix:C\n\nnot definition:"a#b"\n'
    path.write_bytes(queries)
    assert read(path, "patterns").texts == ["length:3 and prefix:C", 'not definition:"a#b"']


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"cat\nc4t\n", "list, line 2: 'c4t' is not a word; expected 2 to 64 letters A-Z"),
        (b"cat\n\nx\n", "list, line 3: 'x' is not a word"),
        (b"a" * 65, "list, line 1: 'a"),
        (b"cat\n\xff\n", "list, line 2: byte 0xff is not UTF-8; save it as UTF-8 text"),
        (b"# only\n", "list: it contains no words; write one per line"),
        (b"", "list: it contains no words; write one per line"),
    ],
)
def test_bad_lists_are_refused_with_their_line(data: bytes, message: str) -> None:
    with pytest.raises(BadWordList, match=re.escape(message)):
        read_list(data, "list", questions())


def test_other_files_are_refused(tmp_path: Path) -> None:
    for name, data, message in (
        ("a.apkg", b"PK\3\4", "a file of Anki; export its notes there as Notes in Plain Text"),
        ("a.anki2", b"SQLite format 3\0", "a file of Anki; export its notes there as Notes"),
        ("a.zip", b"PK\3\4", "a zip archive"),
        ("a.txt", "cat\n".encode("utf-16"), "UTF-16 text"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadWordList, match=message):
            read(tmp_path / name)
    with pytest.raises(BadWordList, match="is a folder"):
        read(tmp_path)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none")
    too_many = "".join(f"{a}{b}\n" for a in "abc" for b in "abc").encode()
    from lexicon_fast.study import lists

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lists, "MOST", 8)
        with pytest.raises(BadWordList, match="more than 8 questions; split it"):
            read_list(too_many, "list", questions())


# Cardboxes

SCHEMA = (
    "CREATE TABLE questions (question varchar(16), correct integer, incorrect integer,"
    " streak integer, last_correct integer, difficulty integer, cardbox integer,"
    " next_scheduled integer)"
)


def cardbox(path: Path, rows: Iterable[tuple[object, ...]], schema: str = SCHEMA) -> Path:
    path.unlink(missing_ok=True)
    db = sqlite3.connect(path)
    db.executescript(schema)
    for row in rows:
        db.execute(f"INSERT INTO questions VALUES ({', '.join('?' * len(row))})", row)
    db.commit()
    db.close()
    return path


def test_cardboxes_are_read_with_their_progress(tmp_path: Path) -> None:
    path = cardbox(
        tmp_path / "Anagrams.db",
        [
            ("AEINRST", 4, 1, 4, NOW - 20 * DAY, 50, 4, NOW + 5 * DAY),
            ("ACT", 2, 3, -1, NOW - 9 * DAY, 50, 0, NOW - 2 * DAY),
            ("ACRT", 0, 0, 0, 0, 50, 0, NOW),  # new in cardbox 0
            ("OOZ", 3, 0, 3, NOW - DAY, 50, None, None),  # only counted
        ],
    )
    found = read(path)
    assert found.texts == ["aeinrst", "act", "acrt", "ooz"]
    one, two, three = found.cards
    assert one == Card(
        "aeinrst",
        imported(20.0, 1 + 9 * (2 / 7), NOW + 5 * DAY, NOW - 20 * DAY),
        4, 1, 4, NOW - 20 * DAY,
    )  # fmt: skip
    assert two.memory == imported(1.0, 1 + 9 * (4 / 7), NOW - 2 * DAY, NOW - 3 * DAY)
    assert (two.correct, two.incorrect, two.streak) == (2, 3, -1)
    assert three == Card("ooz", None, 3, 0, 3, NOW - DAY)


@given(
    st.integers(0, 500), st.integers(0, 500), st.integers(-50, 50), st.integers(0, 2 * NOW),
    st.integers(-3, 40), st.none() | st.integers(-NOW, 3 * NOW),
)  # fmt: skip
def test_any_progress_becomes_a_schedule(
    correct: int, incorrect: int, streak: int, last: int, box: int, due: int | None
) -> None:
    memory = memory_of(correct, incorrect, streak, last, box, due, NOW)
    assert memory.state == REVIEW
    assert memory.due == (NOW if due is None else max(due, 0))
    assert memory.last_review <= NOW
    assert 1 <= memory.difficulty <= 10
    assert cardbox_of(memory) == min(max(box, 0), 10)


def test_an_exported_cardbox_is_read_again_and_has_the_tables_of_zyzzyva(tmp_path: Path) -> None:
    made = questions()
    memory = imported(20.0, 3.0, NOW + 9 * DAY, NOW - 11 * DAY)
    cards = [Card("aeinrst", memory, 4, 1, 4, NOW - 11 * DAY), Card("act", None)]
    with Store(MEMORY) as store:
        opened = open_deck(new_deck("x", made, ["length:7", "anagram:CAT"]), made, store, NOW)
        store.put("x", cards)
        data = write_file(store, opened, "zyzzyva")
    path = tmp_path / "Anagrams.db"
    path.write_bytes(data)
    db = sqlite3.connect(path)
    assert db.execute("SELECT sql FROM sqlite_master WHERE type = 'table'").fetchall() == [
        (SCHEMA,)
    ]
    rows = db.execute("SELECT * FROM questions ORDER BY question").fetchall()
    assert rows == [
        ("ACT", 0, 0, 0, 0, 50, 0, 0),
        ("AEINRST", 4, 1, 4, NOW - 11 * DAY, 50, 4, NOW + 9 * DAY),
    ]
    index = db.execute("SELECT sql FROM sqlite_master WHERE type = 'index'").fetchone()[0]
    assert index == "CREATE UNIQUE INDEX question_index ON questions (question)"
    db.close()
    again = read(path)
    assert sorted(again.texts) == ["act", "aeinrst"]
    [card] = again.cards
    assert card.memory is not None
    assert (card.memory.due, card.memory.stability) == (memory.due, memory.stability)
    assert card.memory.last_review == memory.last_review
    assert card[2:] == cards[0][2:]


def test_files_without_cardboxes_are_read_with_their_counts(tmp_path: Path) -> None:
    schema = SCHEMA.replace(", cardbox integer, next_scheduled integer", "")
    path = cardbox(tmp_path / "old.db", [("ACT", 5, 2, -1, 1_600_000_000, 50)], schema)
    [card] = read(path).cards
    assert card == Card("act", None, 5, 2, -1, 1_600_000_000)


def test_what_zyzzyva_has_no_cardbox_for_is_refused() -> None:
    greek = Alphabet("greek", "ΑΒ", "αβ")
    for made, message in (
        (questions("valid"), "Zyzzyva has no cardboxes of valid"),
        (
            Questions(Dictionary.from_words(["αβ"], alphabet=greek), "anagrams"),
            "only the letters A",
        ),
    ):
        with Store(MEMORY) as store:
            opened = open_deck(new_deck("x", made, ["length:2-"]), made, store, NOW)
            with pytest.raises(BadOption, match=message):
                write_file(store, opened, "zyzzyva")


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([("C4T", 1, 1, 1, 1, 1, 1, 1)], "row 1 of questions: 'C4T' is not made of 2 to 64"),
        ([("CAT", 0, 0, 0, 0, 0, 0, 0), (b"x", 1, 1, 1, 1, 1, 1, 1)], "row 2 of questions: the q"),
        ([(None, 1, 1, 1, 1, 1, 1, 1)], "row 1 of questions: the question is not a text"),
        ([("CAT", "many", 1, 1, 1, 1, 1, 1)], "correct is 'many', not a whole number"),
        ([("CAT", 1, 1, 1, 1, 1, 1.5, 1)], "cardbox is 1.5, not a whole number"),
        ([("CAT", 1, 1, 1, 2**62, 1, 1, 1)], "last_correct is 4611686018427387904"),
        ([], "the cardbox is empty"),
        ([("C" * 5000, 1, 1, 1, 1, 1, 1, 1)], "row 1 of questions: the question is not a text"),
    ],
)
def test_bad_rows_of_a_cardbox_are_named(
    tmp_path: Path, rows: list[tuple[object, ...]], message: str
) -> None:
    with pytest.raises(BadWordList, match=re.escape(message)):
        read(cardbox(tmp_path / "x.db", rows))


_BOMB = "WITH RECURSIVE t(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM t) SELECT"


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ("CREATE TABLE other (a)", "no table `questions`"),
        ("CREATE TABLE questions (question)", "no column `correct`"),
        (f"CREATE VIEW questions AS {_BOMB} x AS question FROM t", "no table `questions`"),
        ("CREATE VIRTUAL TABLE questions USING fts5(question)", "no table `questions`"),
        (
            SCHEMA.replace("correct integer", "correct AS (zeroblob(1 << 30))", 1),
            "no column `correct`",
        ),
    ],
)
def test_crafted_databases_are_refused(tmp_path: Path, schema: str, message: str) -> None:
    path = cardbox(tmp_path / "x.db", [], schema)
    with pytest.raises(BadWordList, match=message):
        read(path)


def test_the_work_for_a_database_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = cardbox(tmp_path / "x.db", [("CAT", 1, 0, 1, 1, 50, 1, 1)] * 3000)
    monkeypatch.setattr(zyzzyva, "_STEPS_AT_A_TIME", 100)
    monkeypatch.setattr(zyzzyva, "_MOST_STEPS", 1000)
    with pytest.raises(BadWordList, match="not a cardbox of Zyzzyva: interrupted"):
        read(path)
    monkeypatch.undo()
    assert read(path).texts == ["act"]
    monkeypatch.setattr(zyzzyva, "MOST", 2000)
    with pytest.raises(BadWordList, match="more than 2,000 questions"):
        read(path)
    monkeypatch.setattr(zyzzyva, "_MOST_BYTES", 1 << 10)
    with pytest.raises(BadWordList, match="larger than 0 MiB"):
        read(path)


def test_a_cardbox_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = cardbox(tmp_path / "a ?#%.db", [("CAT", 1, 0, 1, 1, 50, 1, 1)])
    before = path.read_bytes()
    path.chmod(0o400)
    read(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    for suffix in ("-journal", "-wal"):
        other = path.with_name(path.name + suffix)
        other.write_bytes(b"x")
        with pytest.raises(BadWordList, match="another program is writing to it"):
            read(path)
        other.unlink()
    path.chmod(0o600)
    log = sqlite3.connect(path)
    log.execute("PRAGMA journal_mode = WAL")  # a reader of such a file would make files next to it
    log.close()
    before = path.read_bytes()
    times = path.stat().st_mtime_ns
    monkeypatch.setattr(zyzzyva, "_card", lambda *args: look(*args))

    def look(key: str, values: list[Any], at: int) -> Card:
        assert list(tmp_path.iterdir()) == [path]
        return Card(key, None)

    assert read(path).texts == ["act"]
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, times)
    assert list(tmp_path.iterdir()) == [path]
    path.write_bytes(before[:700])
    with pytest.raises(BadWordList, match="not a cardbox of Zyzzyva"):
        read(path)


# Searches


def search(*conditions: str, joined: str = "and") -> bytes:
    inside = "\n".join(f"<condition {each} />" for each in conditions)
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        "<!DOCTYPE zyzzyva-search SYSTEM 'http://boshvark.com/dtd/zyzzyva-search.dtd'>\n"
        f'<zyzzyva-search version="1"><conditions><{joined}>\n{inside}\n</{joined}></conditions>'
        "</zyzzyva-search>\n"
    ).encode()


@pytest.mark.parametrize(
    ("conditions", "query"),
    [
        (['type="Length" min="7" max="8"'], "length:7-8"),
        (['type="Anagram Match" string="RETAINS?"'], "anagram:RETAINS?"),
        (['type="Pattern Match" string="?W*[AE]" negated="1"'], "not pattern:?W*[AE]"),
        (
            [
                'type="Includes Letters" string="Q"',
                'type="Includes Letters" string="U" negated="1"',
            ],
            "includes:Q and excludes:U",
        ),
        (['string="Q" type="Must Include"', 'string="U" type="Must Exclude"'],
         "includes:Q and excludes:U"),
        (['number="5" type="Exact Length"', 'string="Back Hooks" type="Must Belong to"'],
         "length:5 and back-inner-hook"),
        (['type="Belongs to Group" string="Hook Words" negated="1"'],
         "not (front-inner-hook or back-inner-hook)"),
        (['type="Belongs to Group" string="Type I Sevens"',
          'type="Belongs to Group" string="Eights From Seven-Letter Stems" negated="1"'],
         "group:type-i-sevens and not group:eights-from-seven-letter-stems"),
        (['string="High Fives" type="Must Belong to"'], "group:high-fives"),
        (['type="Consists of" min="75" max="100" string="AEIOU"'], "consists:75-100%AEIOU"),
        (['percent="60" string="AE" type="Must Consist of"'], "consists:60-%AE"),
        (['type="Takes Prefix" string="RE"', 'type="Takes Suffix" string="S" negated="1"'],
         "takes-prefix:RE and not takes-suffix:S"),
        (['type="Point Value" min="30" max="99"', 'type="Number of Vowels" min="1" max="2"',
          'type="Number of Unique Letters" min="1" max="4"',
          'type="Number of Anagrams" min="2" max="9"'],
         "points:30-99 and vowels:1-2 and unique-letters:1-4 and anagrams:2-9"),
        (['type="Probability Order" min="7" max="8" bool="true"'], "probability:7-8,lax"),
        (['type="Length" min="7" max="7"', 'type="Limit by Probability Order" min="1" max="50"'],
         "length:7-7 limit probability:1-50"),
    ],
)  # fmt: skip
def test_searches_become_queries(tmp_path: Path, conditions: list[str], query: str) -> None:
    path = tmp_path / "x.zzs"
    path.write_bytes(search(*conditions))
    found = read(path)
    assert found == Imported([query], is_list=False)
    check_queries(questions(), found.texts)
    keys_of(new_deck("x", questions(), found.texts), questions(), "list", 0)


def test_playability_of_a_search_counts_by_our_tables(tmp_path: Path) -> None:
    path = tmp_path / "x.zzs"
    order = ' min="1" max="9" bool="1"'
    path.write_bytes(search(f'type="Playability Order"{order}', 'type="Length" min="2" max="2"'))
    assert read(path).texts == ["playability:1-9,lax and length:2-2"]
    limit = 'type="Limit by Playability Order" min="1" max="5" bool="0"'
    path.write_bytes(search('type="Length" min="2" max="2"', limit))
    assert read(path).texts == ["length:2-2 limit playability:1-5"]


def test_groups_of_conditions_are_in_parentheses() -> None:
    inner = '<or><condition type="Length" min="3" max="3"/>'
    inner += '<condition type="Pattern Match" string="S*"/></or>'
    data = search('type="Includes Letters" string="A"').replace(
        b"\n</and>", f"{inner}</and>".encode()
    )
    query = "includes:A and (length:3-3 or pattern:S*)"
    assert read_search(data, "x", questions()).texts == [query]
    both = search('type="Length" min="3" max="3"', 'type="Length" min="7" max="7"', joined="or")
    assert read_search(both, "x", questions()).texts == ["length:3-3 or length:7-7"]


def test_a_search_of_a_list_becomes_a_list() -> None:
    data = search('type="In Word List" negated="0" string="CAT zoo RETAINS"')
    assert read_search(data, "x", questions()) == Imported(["cat", "zoo", "retains"])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"<?xml version='1.0'?>\n<a", "x: not XML: unclosed token: line 2"),
        (b"<?xml version='1.0'?><html/>", "x, line 1: <html> is not a search of Zyzzyva"),
        (search(), "x: the search has no conditions"),
        (search('type="Belongs to Group" string="Type IV Sevens"'),
         "x, line 4: the group 'Type IV Sevens' is not supported; save the words"),
        (search('type="Length" min="2" max="3"', 'type="In Lexicon" string="OWL2"'),
         "x, line 5: the condition 'In Lexicon' is not supported"),
        (search('type="Length" min="x" max="3"'), "x, line 4: min is 'x', not a whole number"),
        (search('type="Length" min="3"'), "x, line 4: max is '', not a whole number"),
        (search('type="Pattern Match" string="A or length:2"'), "is not letters or a pattern"),
        (search('type="Pattern Match" string="A)"'), "is not letters or a pattern"),
        (search('type="In Word List" string="CAT 12"'), "x, line 4: '12' is not a word"),
        (search('type="In Word List" string=""'), "x, line 4: the list has no words"),
        (search('type="In Word List" string="CAT"', 'type="Length" min="2" max="3"'),
         "x: a list of words together with other conditions is not supported"),
        (b'<?xml version="1.0"?><!DOCTYPE zyzzyva-search [<!ENTITY a "aaaa">]><zyzzyva-search/>',
         "x, line 1: it declares an entity"),
        (b"<zyzzyva-search>" + b"<and>" * 100, "x, line 1: more than 20 levels"),
        (b"<zyzzyva-search><condition type='Length' min='1' max='2'/></zyzzyva-search>",
         "x, line 1: a condition outside of <and> and <or>"),
        (b"<?xml version='1.0' encoding='klingon'?><zyzzyva-search/>", "x: not XML"),
    ],
)  # fmt: skip
def test_bad_searches_are_refused_with_their_line(data: bytes, message: str) -> None:
    with pytest.raises(BadWordList, match=re.escape(message)):
        read_search(data, "x", questions())


def test_wrong_queries_in_files_are_named() -> None:
    with pytest.raises(BadWordList, match=r"x: column 9: .* without \]"):
        read_search(search('type="Pattern Match" string="[AB"'), "x", questions())
    with pytest.raises(BadWordList, match="list, line 2: column 1: unknown condition 'lenght'"):
        read_list(b"length:2\nlenght:3\n", "list", questions("patterns"))
    with pytest.raises(BadWordList, match="x, line 2: column 1: unknown condition 'lenght'"):
        deck_files.read_notes(b"#separator:tab\nlenght:3\n", "x", questions("patterns"))


@pytest.mark.parametrize("name", ["/etc/passwd", "http://127.0.0.1:1/words", "file:///etc/passwd"])
def test_the_queries_of_files_open_nothing(name: str) -> None:
    text = f"length:2 and not in:{name}\n".encode()
    refused = (
        r"line 2: column 21: in: dictionary .* is not available here; .* lexicon-fast quiz QUERY"
    )
    with pytest.raises(BadWordList, match=f"^list, {refused}"):
        read_list(b"length:2\n" + text, "list", questions("patterns"))
    with pytest.raises(BadWordList, match=f"^x, {refused}"):
        deck_files.read_notes(b"#separator:tab\n" + text, "x", questions("patterns"))
    assert read_list(b"in:2of12inf", "list", questions("patterns")).texts == ["in:2of12inf"]


# Notes of Anki

EXPORT = (
    "#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n"
    "#tags column:6\n"
    'Na%4"x\tBasic\tWords::7\tAEINRST\t"<b>retains</b><br>nastier"\tseven\n'
    '"b1"\tBasic\tWords\t"<div>ACT&nbsp;</div>"\t"cat\nact"\t\n'
    "c1\tBasic\tWords\t<i>o</i>oz\tzoo\t\n"
)


def test_exports_of_anki_are_read(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(EXPORT)
    assert read(path).texts == ["aeinrst", "act", "ooz"]
    with pytest.raises(BadWordList, match=r"notes.txt, line 7: 'retains nastier' is not a word;.*"
                       r"; or choose another field with --field"):  # fmt: skip
        read(path, field=2)
    with pytest.raises(
        BadWordList, match=r"notes\.txt, line 7: the note has 2 fields, but --field"
    ):
        read(path, field=3)
    plain = b"#separator:Semicolon\n#html:false\nACT;x\n\nCART;y\n"
    assert deck_files.read_notes(plain, "x", questions()).texts == ["act", "cart"]
    # Without headers, with --format anki: separated by tabs.
    path.write_text("ACT\tcat\nCART\tcart\n")
    assert read(path, form="anki").texts == ["act", "cart"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("#separator:dot\nACT\n", "x, line 1: unknown separator 'dot'; use tab, comma"),
        ("#html:true\n#tags column:no\nACT\n", "x, line 2: 'no' is not the number of a column"),
        ("#html:true\n#colour:red\nACT\n", "x, line 2: unknown header 'colour'"),
        ("#separator:tab\nACT\nA-T\n", "x, line 3: 'A-T' is not a word"),
        ('#separator:tab\nACT\n"a\nb"\n\t\nA-T\n', "x, line 3: 'a b' is not a word"),
        ('#separator:tab\n"ACT\n"\nA-T\n', "x, line 4: 'A-T' is not a word"),
        ("#html:false\nC<b>AT\n", "x, line 2: 'C<b>AT' is not a word"),
        ("#separator:tab\n", "x: it has no notes"),
        ("#separator:tab\n" + "a" * 200_000, "x, line 2: field larger than field limit"),
    ],
)
def test_bad_notes_are_refused_with_their_line(data: str, message: str) -> None:
    with pytest.raises(BadWordList, match=re.escape(message)):
        deck_files.read_notes(data.encode(), "x", questions())


@pytest.mark.parametrize("kind", ["anagrams", "hooks", "subanagrams", "valid", "patterns"])
def test_exported_files_are_read_again(tmp_path: Path, kind: str) -> None:
    made = questions(kind)
    source = ["length:3-4"] if kind != "patterns" else ["length:3", 'regex:"^(C|S)"', "vowels:1"]
    with Store(MEMORY) as store:
        opened = open_deck(new_deck("my\tdeck", made, source), made, store, NOW)
        for form in ("text", "anki"):
            data = write_file(store, opened, form)
            path = tmp_path / f"{form}.txt"
            path.write_bytes(data)
            found = read(path, kind)
            assert made.keys_of_words(found.texts).keys == opened.keys, form
        assert b"#deck:my deck\n" in data


def test_notes_have_the_answers_with_their_hooks() -> None:
    found = [questions().question("act")]
    text = deck_files.write_notes("x", filter(None, found), questions()).decode()
    assert text.splitlines()[-1] == "ACT\tACT<br>s CAT s"


# Decks and word lists that change


def test_a_deck_follows_its_dictionary() -> None:
    before = Questions(Dictionary.from_words(WORDS), "anagrams")
    after = Questions(Dictionary.from_words([w for w in WORDS if w != "zoo"] + ["tac", "arc"]),
                      "anagrams")  # fmt: skip
    deck = new_deck("threes", before, ["length:3"])
    with Store(MEMORY) as store:
        opened = open_deck(deck, before, store, NOW)
        assert (opened.keys, opened.notes) == (["act", "ooz"], [])
        stored = store.deck("threes")
        assert stored is not None
        opened = open_deck(stored, after, store, NOW)
        assert opened.keys == ["act", "acr"]
        name = deck.dictionary
        assert opened.notes == [
            f"the word list {name} has changed since the last session",
            "1 question more than in the last session",
            "1 question is no longer in the deck; what was learned is kept",
        ]
        question = after.question("act")
        assert question is not None
        assert question.answers == ("act", "cat", "tac")
        stored = store.deck("threes")
        assert stored is not None
        assert stored.sha256 == after.dictionary.sha256
        assert open_deck(stored, after, store, NOW).notes == []


def test_a_list_keeps_out_what_the_dictionary_lacks() -> None:
    deck = new_deck("x", questions(), ["cat", "tac", "qqq", "zzz"], is_list=True)
    opened = open_deck(deck, questions(), None, NOW)
    assert opened.keys == ["act"]
    assert opened.notes == ["left out: 2 combinations of letters make no word"]
    none = new_deck("x", questions("hooks"), ["zoo"], is_list=True)
    with pytest.raises(BadOption, match="there are no questions; left out: 1 word has no hooks"):
        open_deck(none, questions("hooks"), None, NOW)


def test_a_dictionary_with_other_letters_is_refused() -> None:
    greek = Dictionary.from_words(["αβ"], alphabet=Alphabet("greek", "ΑΒ", "αβ"))
    deck = new_deck("x", questions(), ["length:3"])
    with pytest.raises(BadOption, match="was made for other letters"):
        open_deck(deck, Questions(greek, "anagrams"), None, NOW)


# Decks in JSON


def saved_deck(**changes: Any) -> dict[str, Any]:
    """Return the file of a deck with one card, as JSON has it."""
    store = Store(MEMORY)
    deck = new_deck("mine", questions(), ["length:3"])
    opened = open_deck(deck, questions(), store, NOW)
    memory = Memory(1, 0, 0.212, 6.4, NOW + 60, NOW)
    store.put("mine", [Card("act", memory, 1, 2, -1, NOW - 5)])
    file: dict[str, Any] = json.loads(write_file(store, opened, "json"))
    return file | changes


def test_a_saved_deck_keeps_what_was_learned(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(saved_deck(min_length=3, layout="super"), indent=2))
    found = read_saved(str(path), path.name)
    assert found is not None
    deck, cards = found
    assert (deck.name, deck.kind, deck.source) == ("mine", "anagrams", ["length:3"])
    assert (deck.min_length, deck.layout) == (3, "super")
    assert cards == [Card("act", Memory(1, 0, 0.212, 6.4, NOW + 60, NOW), 1, 2, -1, NOW - 5)]
    assert check_saved(deck, path.name, questions()).sha256 == questions().dictionary.sha256
    # Other commands say where it belongs, and other files are not taken for it.
    with pytest.raises(BadWordList, match="lexicon-fast decks import"):
        read(path)
    path.write_text("cat\n")
    assert read_saved(str(path), path.name) is None


def test_a_saved_deck_names_no_folder() -> None:
    with Store(MEMORY) as store:
        opened = open_deck(new_deck("mine", questions(), ["length:3"]), questions(), store, NOW)
        deck = opened.deck._replace(dictionary="/home/me/words.txt", layout="/home/me/big.toml")
        file = json.loads(write_file(store, opened._replace(deck=deck), "json"))
    assert (file["dictionary"], file["layout"]) == ("words", "big")


def test_a_deck_finds_its_dictionary_from_any_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "words.txt").write_text("cat\n")
    monkeypatch.chdir(tmp_path)
    assert dictionary_name(Dictionary.load("words.txt")) == str(tmp_path / "words.txt")
    assert dictionary_name(Dictionary.load("2of12inf")) == "2of12inf"


@given(changes=st.lists(st.tuples(st.integers(33, 600), st.binary(max_size=9)), max_size=3))
def test_a_damaged_deck_is_refused_or_read(changes: list[tuple[int, bytes]]) -> None:
    data = json.dumps(saved_deck()).encode()
    for at, some in changes:
        data = data[:at] + some + data[at + len(some) :]
    with suppress(BadWordList):
        deck_files.read_deck(data, "x.json")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 2}, "$.version"),
        ({"kind": "spelling"}, "$.kind"),
        ({"source": []}, "$.source"),
        ({"cards": [{"key": "act"}]}, "$.cards[0]"),
        ({"min_length": 65}, "$.min_length"),
    ],
)
def test_values_of_a_deck_that_cannot_be_are_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadWordList, match=re.escape(message)):
        deck_files.read_deck(json.dumps(saved_deck(**changes)).encode(), "x.json")


@pytest.mark.parametrize("field", ["stability", "difficulty", "due", "last_review", "step"])
@pytest.mark.parametrize("value", [-1, 1e300, "1", None])
def test_a_memory_out_of_range_is_refused(field: str, value: object) -> None:
    file = saved_deck()
    file["cards"][0]["memory"][field] = value
    with pytest.raises(BadWordList, match=r"\$\.cards\[0\]\.memory"):
        deck_files.read_deck(json.dumps(file).encode(), "x.json")


@pytest.mark.parametrize("source", ["in:/etc/passwd", "length:3 or in:http://127.0.0.1:1/x", "not"])
def test_the_queries_of_a_saved_deck_open_nothing(source: str) -> None:
    data = json.dumps(saved_deck(source=["length:3", source])).encode()
    deck, _ = deck_files.read_deck(data, "x.json")
    with pytest.raises(BadWordList, match=r"^x\.json, entry 2 of source: "):
        check_saved(deck, "x.json", questions())


def test_a_deck_of_other_letters_is_refused() -> None:
    deck, _ = deck_files.read_deck(json.dumps(saved_deck(alphabet="ABC")).encode(), "x.json")
    with pytest.raises(BadWordList, match="other letters than the dictionary"):
        check_saved(deck, "x.json", questions())
