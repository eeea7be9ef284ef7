"""The database of decks: nothing is lost, nothing half-written, several processes at once."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from lexicon_fast import BadOption
from lexicon_fast.base.databases import FileFormat
from lexicon_fast.study.schedule import Memory, Schedule, imported
from lexicon_fast.study.store import (
    FORMAT,
    MEMORY,
    Card,
    Changes,
    Deck,
    Result,
    Store,
    default_path,
)

pytest.importorskip("fsrs", reason="NOT TESTED: the extra `study` is absent")

START = 1_700_000_000
SEVENS = Deck("sevens", "anagrams", "enable", "ABC", ["length:7"], False, "f" * 64)
GOOD = Result("good", START, 2.5, 3, 0, 0)
AGAIN = Result("again", START + 60, 9.25, 3, 2, 1)


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "new folder" / "study.sqlite")


def test_what_is_stored_is_there_after_reopening(path: str) -> None:
    with Store(path) as store:
        assert store.decks() == []
        assert store.save(SEVENS, ["abc", "bcd", "abc"], START) == Changes(0, 0, False)
        first = store.review("sevens", "abc", GOOD, Schedule())
        second = store.review("sevens", "abc", AGAIN, Schedule())
    with Store(path) as store:
        assert store.decks() == [SEVENS]
        assert store.deck("sevens") == SEVENS
        assert store.deck("other") is None
        asked, new = store.cards("sevens")
        assert asked == Card("abc", second, 1, 1, -1, START)
        assert new == Card("bcd", None)
        assert store.card("sevens", "abc") == asked
        assert store.card("sevens", "xyz") is None
        assert first != second
        log = store.reviews("sevens")
        assert [(each.key, each.result) for each in log] == [("abc", GOOD), ("abc", AGAIN)]
        assert [each.was for each in log] == [None, first.state]


def test_streaks_count_right_and_wrong_answers(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["abc"], START)
        streaks = []
        for right in (True, True, False, False, True):
            store.review("sevens", "abc", GOOD if right else AGAIN, Schedule())
            card = store.card("sevens", "abc")
            assert card is not None
            streaks.append(card.streak)
        assert streaks == [1, 2, -1, -2, 1]
        assert (card.correct, card.incorrect) == (3, 2)


def test_the_log_never_goes_back_in_time_and_a_review_takes_a_day_at_most(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["abc"], START)
        store.review("sevens", "abc", GOOD, Schedule())
        store.review("sevens", "abc", GOOD._replace(at=START - 9, seconds=1e9), Schedule())
        assert store.reviews("sevens")[1].result == GOOD._replace(seconds=86_400)


def test_a_deck_follows_its_word_list_and_keeps_what_was_learned(path: str) -> None:
    schedule = Schedule()
    with Store(path) as store:
        store.save(SEVENS, ["a", "b", "c"], START)
        memory = store.review("sevens", "a", GOOD, schedule)
        changed = SEVENS._replace(source=["d"], is_list=True, layout="super", sha256="e" * 64)
        assert store.save(changed, ["b", "c", "d"], START) == Changes(1, 1, True)
        assert store.deck("sevens") == changed
        assert [card.key for card in store.cards("sevens")] == ["b", "c", "d"]
        assert store.card("sevens", "a") is None
        assert store.reviews("sevens") == []
        assert store.save(SEVENS, ["a", "b"], START) == Changes(1, 2, True)
        assert store.cards("sevens") == [Card("a", memory, 1, 0, 1, START), Card("b", None)]
        assert store.save(SEVENS, ["a", "b"], START) == Changes(0, 0, False)


def test_decks_of_one_kind_and_dictionary_share_what_is_learned(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["a", "b"], START)
        memory = store.review("sevens", "a", GOOD, Schedule())
        store.save(SEVENS._replace(name="more"), ["c", "a"], START)
        assert [card.memory for card in store.cards("more") if card.key == "a"] == [memory]
        for other in ({"kind": "hooks"}, {"dictionary": "yawl"}, {"min_length": 4}):
            store.save(SEVENS._replace(name=str(other), **other), ["a"], START)  # type: ignore[arg-type]
            assert store.cards(str(other)) == [Card("a", None)]
        store.remove("more")
        assert store.card("sevens", "a") == Card("a", memory, 1, 0, 1, START)


def test_a_removed_deck_takes_only_its_own_cards_along(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["a", "b", "c"], START)
        store.save(SEVENS._replace(name="more"), ["c", "d"], START)
        for key in ("b", "c"):
            store.review("sevens", key, GOOD, Schedule())
        store.save(SEVENS, ["a", "c"], START)  # b has left the deck, and may return
        assert store.remove("more") == 1
        store.save(SEVENS, ["a", "b", "c", "d"], START)
        known = [card.key for card in store.cards("sevens") if card.memory]
        assert known == ["b", "c"]
        assert store.remove("sevens") == 4
        assert store.decks() == []
        for table in ("boxes", "decks", "cards", "deck_cards", "reviews"):
            assert store._db.execute(f"SELECT * FROM {table}").fetchall() == []
        store.save(SEVENS, ["b"], START)
        assert store.cards("sevens") == [Card("b", None)]


def test_reset_forgets_the_cards_and_the_log(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["a", "b"], START)
        store.save(SEVENS._replace(name="more"), ["b", "c"], START)
        store.review("sevens", "a", GOOD, Schedule())
        kept = store.review("more", "c", GOOD, Schedule())
        assert store.reset("sevens") == 1
        assert store.cards("sevens") == [Card("a", None), Card("b", None)]
        assert store.reviews("sevens") == []
        assert [card.memory for card in store.cards("more")] == [None, kept]


def test_imported_history_does_not_replace_what_was_learned_here(path: str) -> None:
    learned = imported(30.0, 4.0, START + 99, START)
    cards = [Card(key, learned, 5, 2, 3, START) for key in ("a", "b", "z")]
    with Store(path) as store:
        store.save(SEVENS, ["a", "b"], START)
        memory = store.review("sevens", "a", GOOD, Schedule())
        assert store.put("sevens", cards) == (1, 1)
        assert store.cards("sevens") == [Card("a", memory, 1, 0, 1, START), cards[1]]
        assert store.put("sevens", cards, replace=True) == (2, 0)
        assert store.cards("sevens") == cards[:2]
        assert store.reviews("sevens") == []


def test_a_name_belongs_to_one_kind_and_dictionary(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["a"], START)
        with pytest.raises(BadOption, match="another kind, dictionary or alphabet"):
            store.save(SEVENS._replace(kind="hooks"), ["a"], START)
        assert store.decks() == [SEVENS]


def test_unknown_names_are_errors(path: str) -> None:
    with Store(path) as store:
        with pytest.raises(BadOption, match="there are no decks yet"):
            store.cards("sevens")
        store.save(SEVENS, ["a"], START)
        for call in (store.cards, store.reviews, store.reset, store.remove):
            with pytest.raises(BadOption, match="no deck 'seven'; did you mean sevens"):
                call("seven")
        with pytest.raises(BadOption, match="'b' is not in deck 'sevens'"):
            store.review("sevens", "b", GOOD, Schedule())


# Other files, and other versions


def test_foreign_files_are_refused_unchanged(tmp_path: Path) -> None:
    text, other, later = (tmp_path / name for name in ("text", "other.db", "later.db"))
    text.write_text("not a database, but long enough to be read as one\n" * 50)
    with sqlite3.connect(other) as db:
        db.execute("CREATE TABLE t (a)")
    Store(str(later)).close()
    with sqlite3.connect(later) as db:
        db.execute(f"PRAGMA user_version = {FORMAT.version + 1}")
    db.close()
    for path in (text, other, later, tmp_path):
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(BadOption, match=r"cannot use .*; choose another file with --file"):
            Store(str(path))
        assert not path.is_file() or path.read_bytes() == before
    with pytest.raises(BadOption, match="cannot make folder"):
        Store(str(text / "study.sqlite"))
    with pytest.raises(BadOption, match="cannot use"):
        Store(f"{tmp_path}/a\0b")


UPGRADED = FileFormat(
    FORMAT.application,
    FORMAT.version + 2,
    FORMAT.schema + "; ALTER TABLE decks ADD COLUMN colour TEXT; CREATE TABLE more (a)",
    {
        **FORMAT.upgrades,
        FORMAT.version: "ALTER TABLE decks ADD COLUMN colour TEXT",
        FORMAT.version + 1: "CREATE TABLE more (a); UPDATE decks SET colour = 'red'",
    },
)


def shape(path: str) -> Counter[tuple[str, ...]]:
    """The tables and columns of a file."""
    with sqlite3.connect(path) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master")]
        columns = [(name, *map(str, row[1:3])) for name in tables
                   for row in db.execute(f"PRAGMA table_info({name})")]  # fmt: skip
        [version] = db.execute("PRAGMA user_version").fetchone()
    db.close()
    return Counter([*columns, (str(version),)])


def test_files_of_earlier_versions_are_upgraded(path: str, tmp_path: Path) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["a"], START)
        store.review("sevens", "a", GOOD, Schedule())
    new = str(tmp_path / "new.sqlite")
    Store(new, form=UPGRADED).close()
    with Store(path, form=UPGRADED) as store:
        assert store.decks() == [SEVENS]
        assert [card.correct for card in store.cards("sevens")] == [1]
    assert shape(path) == shape(new)
    with pytest.raises(BadOption, match="another program or version"):
        Store(path)


def test_an_upgrade_that_fails_leaves_the_file_as_it_was(path: str) -> None:
    with Store(path) as store:
        store.save(SEVENS, ["a"], START)
    before = shape(path)
    broken = UPGRADED._replace(
        upgrades={**UPGRADED.upgrades, FORMAT.version + 1: "CREATE TABLE more (a); nonsense"}
    )
    with pytest.raises(BadOption, match="syntax error"):
        Store(path, form=broken)
    assert shape(path) == before
    with Store(path) as store:
        assert store.decks() == [SEVENS]


def test_two_processes_that_create_or_upgrade_a_file_do_it_once(path: str) -> None:
    os.mkdir(os.path.dirname(path))
    for form in (FORMAT, UPGRADED):
        ours, theirs = (sqlite3.connect(path, isolation_level=None) for _ in range(2))

        def faster(
            statement: str,
            ours: sqlite3.Connection = ours,
            theirs: sqlite3.Connection = theirs,
            form: FileFormat = form,
        ) -> None:
            if statement == "BEGIN IMMEDIATE":  # the other process comes first
                ours.set_trace_callback(None)
                form.upgrade(theirs)

        ours.set_trace_callback(faster)
        form.upgrade(ours)
        assert form.version_of(ours) == form.version
        ours.close()
        theirs.close()


def test_each_commit_waits_for_the_disk(path: str) -> None:
    with Store(path) as store:
        assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_version_1_is_read(tmp_path: Path, data: Path) -> None:
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as db:
        db.executescript((data / "study" / "version1.sql").read_text())
    db.close()
    with Store(str(path)) as store:
        assert store.decks() == [SEVENS]
        memory = Memory(1, 1, 2.3065, 2.118103970459016, START + 600, START)
        assert store.cards("sevens") == [Card("abc", memory, 1, 0, 1, START), Card("bcd", None)]
        assert [(each.key, each.result) for each in store.reviews("sevens")] == [("abc", GOOD)]
    new = str(tmp_path / "new.sqlite")
    Store(new).close()
    assert shape(str(path)) == shape(new)


def test_a_store_waits_while_another_creates_the_file(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    pauses = []

    def sleep(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            other.close()

    monkeypatch.setattr("lexicon_fast.base.databases.sleep", sleep)
    with Store(path) as store:
        assert store.decks() == []
    assert len(pauses) == 3


def test_a_store_does_not_wait_forever(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    times = iter(range(100))
    monkeypatch.setattr("lexicon_fast.base.databases.monotonic", lambda: next(times))
    monkeypatch.setattr("lexicon_fast.base.databases.sleep", lambda seconds: None)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadOption, match="database is locked; choose another file"):
            Store(path)
    assert next(times) == 11  # at 10, its patience ended


# Processes

_WRITER = """
import sys
from lexicon_fast.study.schedule import Schedule
from lexicon_fast.study.store import Deck, Result, Store

path, name, first, keys = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4].split()
deck = Deck(name, "anagrams", "enable", "ABC", ["x"], False, "0")
schedule = Schedule()
print("ready", flush=True)
sys.stdin.readline()
store = Store(path)
store.save(deck, keys, 0)
for number in range(first, first + int(sys.argv[5])):
    result = Result("good" if number % 3 else "again", number, 1.0, 2, 0, 0)
    store.review(name, keys[number % len(keys)], result, schedule)
    print(number, flush=True)
"""


def writer(path: str, name: str, first: int, keys: str, count: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _WRITER, path, name, str(first), keys, str(count)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def start(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


@pytest.mark.processes
def test_several_processes_lose_nothing(path: str) -> None:
    count, keys = 60, "a b c d"
    # Two decks of the same box, and one new file that all of them create.
    writers = [writer(path, f"deck{n % 2}", n * 1000, keys, count) for n in range(3)]
    for process in writers:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in writers:
        start(process)
    for process in writers:
        said, _ = process.communicate(timeout=300)
        assert process.returncode == 0
        assert len(said.split()) == count
    with Store(path) as store:
        log = store.reviews("deck0")
        expected = [n * 1000 + k for n in range(3) for k in range(count)]
        # The clock of a later writer counts if it is behind that of the card.
        assert len(log) == len(expected)
        for card in store.cards("deck0"):
            mine = [each.result for each in log if each.key == card.key]
            assert card.correct == sum(each.rating != "again" for each in mine)
            assert card.incorrect == sum(each.rating == "again" for each in mine)
            memory = None
            for result in mine:
                memory = Schedule().review(memory, result.rating, result.at)
            assert card.memory == memory


@pytest.mark.processes
def test_a_killed_process_loses_nothing_that_it_reported(path: str) -> None:
    rng = random.Random(3)
    reported = 0
    for round_number in range(4):
        process = writer(path, "deck", 10**6 * (round_number + 1), "a b c", 10**6)
        start(process)
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        for _ in range(rng.randint(1, 40)):
            process.stdout.readline()
            reported += 1
        os.kill(process.pid, signal.SIGKILL)
        reported += len(process.communicate()[0].split())
        with Store(path) as store:
            # One review may be stored, but not reported yet.
            stored = len(store.reviews("deck"))
            assert reported <= stored <= reported + 1 + round_number
            counts = sum(card.correct + card.incorrect for card in store.cards("deck"))
            assert counts == stored
        with sqlite3.connect(path) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        db.close()


def test_a_locked_file_is_one_clear_error(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from lexicon_fast.study import store as module

    monkeypatch.setattr(module, "_PATIENCE", 0.05)
    with Store(path) as store:
        store.save(SEVENS, ["a"], START)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadOption, match="database is locked"):
            store.review("sevens", "a", GOOD, Schedule())
        other.execute("ROLLBACK")
        other.close()
        assert store.cards("sevens") == [Card("a", None)]
        store.review("sevens", "a", GOOD, Schedule())


def test_an_error_in_a_review_changes_nothing() -> None:
    with Store(MEMORY) as store:
        store.save(SEVENS, ["a"], START)
        with pytest.raises(ValueError, match=r"tuple\.index"):
            store.review("sevens", "a", GOOD._replace(rating="super"), _Anything())  # type: ignore[arg-type]
        assert store.cards("sevens") == [Card("a", None)]
        assert store.reviews("sevens") == []


class _Anything:
    def review(self, *_: object) -> Memory:
        return imported(1.0, 1.0, START, START)


def test_the_default_file_is_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from lexicon_fast.study import store as module

    monkeypatch.setattr(module, "user_folder", lambda kind: tmp_path / kind)
    assert default_path() == str(tmp_path / "data" / "study.sqlite")
    monkeypatch.setattr(module, "user_folder", lambda _: None)
    with pytest.raises(BadOption, match="name a file with --file"):
        default_path()


def damaged_files(folder: Path, good: bytes) -> Iterator[Path]:
    """Yield files of SQLite that are damaged in many ways, and what is none."""
    rng = random.Random(1)
    path = folder / "damaged.sqlite"
    schema = good.index(b"CREATE TABLE")
    for number in range(60):
        data = bytearray(good)
        if number % 4 == 0:
            del data[rng.randrange(1, len(data)) :]
        elif number % 4 == 1:
            data[:100] = rng.randbytes(100)
        elif number % 4 == 2:  # SQLite quotes such a schema in its message
            data[schema + rng.randrange(200)] = 0xFF
        else:
            start = rng.randrange(100, len(data))
            data[start : start + 300] = rng.randbytes(300)
        path.write_bytes(data)
        yield path
    path.write_text("no database\n" * 100)
    yield path
    path.unlink()
    path.mkdir()
    yield path


def test_a_damaged_file_is_one_error(tmp_path: Path) -> None:
    good = tmp_path / "good.sqlite"
    with Store(str(good)) as store:
        store.save(SEVENS, [f"key {number}" for number in range(50)], START)
        store.review("sevens", "key 1", GOOD, Schedule())
    messages = Counter[str]()
    for path in damaged_files(tmp_path, good.read_bytes()):
        try:
            with Store(str(path)) as store:
                store.decks()
                store.cards("sevens")
                store.reviews("sevens")
        except BadOption as error:
            [message] = str(error).splitlines()
            assert message.startswith(f"cannot use {path}: ")
            assert message.endswith("; choose another file with --file")
            messages[message.split(": ", 1)[1].split(";")[0]] += 1
    assert messages["it is damaged"] > 20
    assert messages["it is not a database, or its start is damaged"] > 5
    assert messages["it is a folder"] == 1
