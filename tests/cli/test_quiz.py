"""`quiz` and `decks` as people use them: typed answers, pipes, terminals, files."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import click
import pytest
from support.terminals import Result, Terminals, environment, run

from lexicon_fast import Dictionary
from lexicon_fast.cli.quiz_views import JsonView, Player, TextView, View, duration, in_words
from lexicon_fast.cli.study_options import KINDS, ORDERS
from lexicon_fast.find.playability import Origin, Playability
from lexicon_fast.rows.painter import Painter
from lexicon_fast.study import decks as study_decks
from lexicon_fast.study import questions as study_questions
from lexicon_fast.study.decks import new_deck, open_deck
from lexicon_fast.study.questions import Questions
from lexicon_fast.study.schedule import Schedule
from lexicon_fast.study.sessions import Drill, Review, Session
from lexicon_fast.study.store import MEMORY, Store

pytest.importorskip("fsrs", reason="NOT TESTED: the extra `study` is absent")

NOW = 1_700_000_000
WORDS = ["retains", "nastier", "stainer", "cat", "act", "cats", "scat", "cart", "zoo"]


@pytest.fixture
def file(tmp_path: Path) -> tuple[str, Path]:
    return ("--file", tmp_path / "study.sqlite")


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text("".join(f"{word}\n" for word in WORDS))
    return path


def quiz(*args: str | Path, typed: Sequence[str] = ()) -> Result:
    return run("quiz", *args, typed=typed)


def decks(*args: str | Path) -> Result:
    return run("decks", *args)


def rows(result: Result) -> list[dict[str, object]]:
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


# The player, with typed lines and a clock of the test


class Typist:
    """Types lines, each after some seconds; then the input ends."""

    def __init__(self, lines: Sequence[str], seconds: float) -> None:
        self._lines = iter(lines)
        self._seconds = seconds
        self.now = float(NOW)

    def ask(self, _prompt: str) -> str | None:
        self.now += self._seconds
        return next(self._lines, None)


def played(
    capsys: pytest.CaptureFixture[str],
    lines: Sequence[str],
    kind: str = "anagrams",
    query: str = "length:3",
    *,
    seconds: float = 2.0,
    width: int | None = 60,
    as_json: bool = False,
    store: Store | None = None,
    colour: bool = False,
) -> tuple[str, Session]:
    """Run a session; return what it prints after its start, and the session."""
    questions = Questions(Dictionary.from_words(WORDS), kind)
    opened = open_deck(new_deck("d", questions, [query]), questions, store, NOW)
    typist = Typist(lines, seconds)
    session: Session = Drill(questions, opened.keys)
    if store is not None:
        session = Review(
            questions, opened.keys, store, "d", Schedule(), now=lambda: typist.now, new=9
        )
    paint = Painter(colour=colour, width=width)
    view: View = JsonView(questions) if as_json else TextView(questions, paint)
    Player(
        session, view, typist.ask, echo=False, now=lambda: typist.now, clock=lambda: typist.now,
        seed=1,
    ).run()  # fmt: skip
    return capsys.readouterr().out, session


def test_answers_are_checked_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    said, session = played(capsys, ["Cat tac retains", "cat", "act", "zoo"])
    assert said == (
        "\n1. ACT: 2 words\n"
        "right: CAT; not an answer: RETAINS; not a word: TAC; 1 left\n"
        "repeated: CAT; 1 left\n"
        "right: ACT\n"
        "hard, 6 s\n"
        "\n2. OOZ: 1 word\n"
        "right: ZOO\n"
        "easy, 2 s\n"
    )
    assert session.tally.asked == session.tally.right == 2


def test_an_empty_line_shows_what_is_missing_with_its_hooks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with Store(MEMORY) as store:
        said, _ = played(capsys, ["", "zoo", "cat act"], store=store)
    assert said == (
        "\n1. ACT: 2 words\nmissing: 2\n    ACT\n  s CAT s\nagain, 2 s; next in 1 minute\n"
        "\n2. OOZ: 1 word\nright: ZOO\neasy, 2 s; next in 8 days\n"
        "\n3. ACT: 2 words\nright: CAT ACT\neasy, 2 s; next in 1 day\n"
    )


def test_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said, session = played(capsys, ["?", ":Shuffle", ":x", ":q", "cat"])
    assert ":shuffle shows the letters in another order." in said
    assert re.search(r"^[ACT]{3}$", said, re.M)
    assert said.endswith("unknown command ':x'; use :shuffle, :quit or ?\n")
    assert session.tally.asked == 0
    said, _ = played(capsys, ["?", ":shuffle"], "hooks")
    assert "S- in front" in said
    assert said.endswith("\nCAT\n")


def test_a_question_that_was_not_finished_is_not_stored(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for end in ([], [":quit"]):
        with Store(MEMORY) as store:
            played(capsys, ["cat", *end], store=store)
            assert store.reviews("d") == []


def test_valid_or_not(capsys: pytest.CaptureFixture[str]) -> None:
    said, session = played(capsys, ["maybe", "y", "y"], "valid", "pattern:ZOO")
    assert said.startswith(
        "\n1. ZOO: valid? (yes or no)\nanswer yes or no\nZOO is valid\neasy, 4 s\n"
    )
    assert re.search(r"2\. (\w{3}): valid\? .*\n\1 is not valid\nagain, 2 s\n$", said)
    assert len(session.tally.missed) == 1


def test_narrow_terminals(capsys: pytest.CaptureFixture[str]) -> None:
    text = "tac xxx yyy zzzzzzzzz retains stainer nastier"
    said, _ = played(capsys, [text, ""], width=20)
    assert all(len(line) <= 20 for line in said.splitlines())
    assert "retains" not in said


def test_control_characters_are_not_sent_to_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said, _ = played(capsys, ["\x1b[2Jx"])
    assert "\x1b" not in said
    assert r"not a word: \x1b[2JX" in said


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    with Store(MEMORY) as store:
        said, _ = played(capsys, ["cat xx", "", "zoo"], as_json=True, store=store)
    events = [json.loads(line) for line in said.splitlines()]
    assert events[:4] == [
        {"event": "question", "number": 1, "kind": "anagrams", "prompt": "ACT", "answers": 2},
        {"event": "word", "word": "CAT", "verdict": "right", "left": 1},
        {"event": "word", "word": "XX", "verdict": "not a word", "left": 1},
        {
            "event": "end", "rating": "again", "seconds": 4.0, "found": ["CAT"],
            "missing": [{"word": "ACT", "front": "", "back": ""}], "due": NOW + 64,
        },
    ]  # fmt: skip
    assert [each["event"] for each in events[4:]] == ["question", "word", "end", "question"]


def test_times_in_words() -> None:
    assert [duration(each) for each in (0.2, 59, 60, 200, 7500)] == [
        "0 s", "59 s", "1 min 0 s", "3 min 20 s", "2 h 5 min",
    ]  # fmt: skip
    assert [in_words(each) for each in (-1, 30, 600, 7000, 3 * 86_400)] == [
        "now", "in a minute", "in 10 minutes", "in 2 hours", "in 3 days",
    ]  # fmt: skip


# Commands in a pipe


def test_a_deck_is_made_and_gone_on_with(file: tuple[str, Path], words: Path) -> None:
    first = quiz("length:3", "-w", words, *file, "--order", "list", "--new", "1", typed=["cat act"])
    assert (first.returncode, first.stderr) == (0, "")
    lines = first.stdout.splitlines()
    assert lines[0] == "anagrams: length:3 in words.txt: 0 due, 1 new question"
    assert lines[1] == "Type words; an empty line gives up; ? for help."
    assert "> cat act\nright: CAT ACT\neasy, " in first.stdout
    assert "\x1b" not in first.stdout
    assert lines[-3].startswith("1 question in ")
    assert lines[-3].endswith(": 1 right (100%)")
    assert lines[-2:] == ["2 of 2 answers found, 0 wrong", "next due: in 8 days"]
    again = quiz("length:3", "-w", words, *file, "--seed", "1", typed=["zoo"])
    assert "0 due, 1 new question" in again.stdout
    assert "\n1. OOZ: 1 word\n> zoo\nright: ZOO\n" in again.stdout
    name = "anagrams: length:3 in words.txt"
    done = quiz("--deck", name, *file)
    assert "no question was answered" in done.stdout
    assert "next due: in 8 days" in done.stdout
    [deck] = json.loads(decks("list", "--json", *file).stdout)
    assert (deck["name"], deck["cards"], deck["known"], deck["new"]) == (name, 2, 2, 0)
    assert deck["dictionary"] == str(words)


def test_a_word_list_that_changes_is_told(file: tuple[str, Path], words: Path) -> None:
    options = ("length:3", "-w", words, *file, "--deck", "threes")
    quiz(*options, typed=[""])
    words.write_text("cat\nact\ntac\narc\n")
    said = " ".join(quiz(*options).stdout.split())
    assert f"Note: the word list {words} has changed since the last session." in said
    assert "Note: 1 question more than in the last session." in said
    assert "Note: 1 question is no longer in the deck; what was learned is kept." in said
    words.unlink()
    gone = quiz("--deck", "threes", *file)
    assert gone.returncode == 2
    assert gone.stderr.startswith("lexicon-fast: the dictionary of deck 'threes': ")


def test_lists_and_other_kinds_once(words: Path, tmp_path: Path, file: tuple[str, Path]) -> None:
    (tmp_path / "mine.txt").write_text("cat\nqqq\n")
    once = ("-w", words, "--once", *file)
    said = quiz("-i", tmp_path / "mine.txt", "--kind", "hooks", *once, typed=["s-", "-s"]).stdout
    assert said.startswith("1 question\nNote: left out: 1 word has no hooks.\n")
    assert "\n1. CAT: 2 hooks\n> s-\nright: SCAT; 1 left\n> -s\nright: CATS\neasy, " in said
    said = quiz("prefix:C", "length:3", "--kind", "patterns", *once, typed=["cat"]).stdout
    assert re.search(r"^1\. (prefix:C|length:3): 3 words$", said, re.M)
    said = quiz("pattern:CART", "--kind", "subanagrams", "--min-length", "4", *once).stdout
    assert "1. ACRT: 1 word\n" in said
    assert not file[1].exists()


def test_json_lines_of_a_program(words: Path, file: tuple[str, Path]) -> None:
    events = rows(quiz("length:3", "-w", words, "--json", "--order", "list", *file, typed=["cat"]))
    assert [each["event"] for each in events] == ["start", "question", "word", "summary"]
    assert (events[0]["due"], events[0]["new"], events[0]["questions"]) == (0, 2, 2)
    assert (events[-1]["asked"], events[-1]["next_due"]) == (0, None)


def test_other_alphabets(tmp_path: Path, file: tuple[str, Path]) -> None:
    (tmp_path / "greek.alphabet").write_text("Α α\nΈ έ\nΝ ν\nΩ ω\n", encoding="utf-8")
    (tmp_path / "greek.txt").write_text("έναν\nνέαν\nωωα\n", encoding="utf-8")
    made = tmp_path / "greek.dictionary"
    built = run("words", "build", tmp_path / "greek.txt", "-o", made, "--alphabet",
                tmp_path / "greek.alphabet")  # fmt: skip
    assert built.returncode == 0, built.stderr
    said = quiz("length:4", "-w", made, *file, "--deck", "g", typed=["ΝΈΑΝ", ""]).stdout
    assert "1. ΑΈΝΝ: 2 words\n> ΝΈΑΝ\nright: ΝΈΑΝ; 1 left\n" in said
    exported = decks("export", "g", "--format", "text", *file)
    assert exported.stdout == "ΑΈΝΝ\n"


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "nothing to ask: give a QUERY, a file (-i) or a deck (--deck)"),
        (["length:3", "-i", "x"], "use either QUERY or -i, not both"),
        (["length:3", "--deck", ""], "--deck: the name is empty"),
        (["-i", "-", "--once"], "-i -: the answers come from stdin; write the list to a file"),
        (["--deck", "none"], "there are no decks yet; make one: lexicon-fast quiz QUERY"),
        (["--deck", "none", "--once"], "there are no decks yet"),
        (["lenght:3"], "unknown condition 'lenght'; did you mean length:3?"),
        (["length:3", "lenght:3", "--once"], "query 2: column 1: unknown condition"),
        (["length:3", "--kind", "anagram"], "did you mean anagrams?"),
        (["length:40", "--once"], "there are no questions"),
        (["-i", "none.txt"], "none.txt: No such file or directory"),
        (["length:3", "--retention", "1"], "1.0 is not in the range 0.7<=x<=0.99"),
        (["length:3", "-w", "nonesuch"], "nonesuch"),
    ],
)
def test_wrong_arguments_get_one_message(
    args: list[str], message: str, file: tuple[str, Path]
) -> None:
    result = quiz(*args, *file)
    assert result.returncode == 2
    assert message in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_options_that_do_not_fit_a_deck(
    file: tuple[str, Path], words: Path, tmp_path: Path
) -> None:
    quiz("length:3", "-w", words, *file, "--deck", "d")
    for args, message in (
        (["--kind", "hooks"], "deck 'd' has anagrams; leave out --kind"),
        (["-w", "yawl"], f"deck 'd' uses {words}; leave out --words"),
        (["--min-length", "3"], "deck 'd' has --min-length 2; leave it out"),
        (["--layout", "super"], "deck 'd' uses a different --layout"),
        (["--playability", str(words)], "deck 'd' uses a different --playability"),
        (["length:4"], "deck 'd' already exists with other words"),
        (["-i", str(words)], "deck 'd' already exists with other words"),
    ):
        result = quiz(*args, *file, "--deck", "d")
        assert result.returncode == 2
        assert message in result.stderr, result.stderr
    result = quiz("--deck", "e", *file)
    assert "no deck 'e'" in result.stderr
    broken = tmp_path / "broken"
    broken.write_text("no database")
    result = quiz("length:3", "--file", broken)
    assert f"cannot use {broken}: it is not a database" in result.stderr
    assert broken.read_text() == "no database"


def test_a_deck_keeps_its_table_of_playability(
    file: tuple[str, Path], words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    d = Dictionary.load(str(words))
    origin = Origin("words", d.sha256, d.alphabet.upper, "scrabble", "none", 3, 5)
    Playability(origin, {"zoo": 500, "cats": 400, "cat": 30}, "mine").write(tmp_path / "mine.txt")

    def prompts(*args: str | Path) -> list[object]:
        events = rows(quiz(*args, "--json", *file, typed=["", "", ""]))
        return [each["prompt"] for each in events if each["event"] == "question"]

    monkeypatch.chdir(tmp_path)
    table = ("--playability", "mine.txt")
    ordered = ("length:3-4", "-w", words, *table, "--order", "playability", "--once")
    assert prompts(*ordered) == ["OOZ", "ACST", "ACT", "ACRT"]
    said = quiz(
        "length:3 limit playability:1", "-w", words, *table, "--deck", "zoo", *file, typed=[""]
    )
    assert "OOZ" in said.stdout, said.stderr
    monkeypatch.chdir("/")  # the deck knows where its table is
    assert "1 question" in decks("export", "zoo", "-o", tmp_path / "zoo.txt", *file).stderr
    saved = tmp_path / "zoo.json"
    assert decks("export", "zoo", "-o", saved, *file).returncode == 0
    again = ("import", saved, "-w", words, "--deck", "again", *file)
    assert "name its playability table 'mine' with --playability" in decks(*again).stderr
    made = decks(*again, "--playability", tmp_path / "mine.txt")
    assert made.stdout == "again: 1 question\n", made.stderr
    (tmp_path / "mine.txt").unlink()
    gone = quiz("--deck", "zoo", *file)
    assert gone.returncode == 2
    assert gone.stderr.startswith("lexicon-fast: the playability of deck 'zoo': ")


# decks


def test_import_and_export(file: tuple[str, Path], words: Path, tmp_path: Path) -> None:
    box = tmp_path / "Anagrams.db"
    with sqlite3.connect(box) as db:
        db.execute(
            "CREATE TABLE questions (question varchar(16), correct integer, incorrect integer,"
            " streak integer, last_correct integer, difficulty integer, cardbox integer,"
            " next_scheduled integer)"
        )
        db.execute("INSERT INTO questions VALUES ('ACT', 4, 0, 4, ?, 50, 4, ?)", (NOW, NOW))
        db.execute("INSERT INTO questions VALUES ('ZZZ', 0, 1, -1, 0, 50, 0, 5)")
    db.close()
    made = decks("import", box, "-w", words, *file)
    assert made.stdout == "Anagrams: 1 question, 1 of them learned before\n"
    assert made.stderr == (
        "lexicon-fast: Anagrams: left out: 1 combination of letters makes no word\n"
    )
    assert "\nsource:     2 entries\n" in decks("stats", "Anagrams", *file).stdout
    again = decks("import", box, "-w", words, *file)
    assert again.returncode == 2
    assert "there is a deck 'Anagrams' already; choose another name with --deck" in again.stderr
    assert "1 due, 0 new questions" in quiz("--deck", "Anagrams", *file, typed=["cat act"]).stdout
    kept = decks("import", box, "-w", words, "--deck", "other", *file)
    assert "1 question keeps what was learned here; use --replace" in kept.stderr + kept.stdout
    out = tmp_path / "out.db"
    assert decks("export", "Anagrams", "-o", out, *file).returncode == 0
    with sqlite3.connect(out) as db:
        [row] = db.execute("SELECT question, correct, incorrect, streak FROM questions").fetchall()
    db.close()
    assert row == ("ACT", 5, 0, 5)
    refused = decks("export", "Anagrams", "-o", out, "--format", "text", *file)
    assert f"{out} exists; use --replace to replace it" in refused.stderr
    before = out.read_bytes()
    assert before.startswith(b"SQLite format 3")
    decks("export", "Anagrams", "-o", out, "--format", "text", "--replace", *file)
    assert out.read_text() == "ACT\n"
    assert list(tmp_path.glob("*.tmp")) == []
    assert "name a file with -o" in decks(
        "export", "Anagrams", "--format", "zyzzyva", *file
    ).stderr  # fmt: skip
    replaced = decks("import", words, "-w", words, "--deck", "other", "--replace", *file)
    assert replaced.stdout == "other: 5 questions\n"


def test_a_cardbox_in_a_quiz_points_to_import(
    file: tuple[str, Path], words: Path, tmp_path: Path
) -> None:
    quiz("length:3", "-w", words, *file, "--deck", "d", "--order", "list", typed=["cat act"])
    decks("export", "d", "-o", tmp_path / "d.db", *file)
    result = quiz("-i", tmp_path / "d.db", "-w", words, *file)
    assert "to go on with what was learned, use: lexicon-fast decks import" in result.stderr


def test_statistics_reset_and_remove(file: tuple[str, Path], words: Path) -> None:
    quiz("length:3", "-w", words, *file, "--deck", "d", "--order", "list", typed=["cat act", ""])
    shown = decks("stats", "d", *file).stdout
    assert re.search(
        r"^questions:  2\nnew: +0\nlearning: +1\nknown: +1\n"
        r"due: +0 now, 1 within a day, 1 within a week\nreviews: +2, 1 right, ",
        shown, re.M,
    )  # fmt: skip
    assert "retention:  -\nrecall:     100.0%\n" in shown
    facts = json.loads(decks("stats", "d", "--json", *file).stdout)
    assert (facts["reviews"], facts["right"], facts["source"]) == (2, 1, ["length:3"])
    for command in ("reset", "remove"):
        refused = decks(command, "d", *file)
        assert refused.returncode == 2
        assert "use --yes" in refused.stderr
    assert json.loads(decks("stats", "d", "--json", *file).stdout) == facts
    assert decks("reset", "d", "--yes", *file).stdout == "d: 2 questions forgotten\n"
    assert json.loads(decks("stats", "d", "--json", *file).stdout)["new"] == 2
    assert decks("remove", "d", "--yes", *file).stdout == "d: removed\n"
    assert decks("list", *file).stdout.startswith("There are no decks yet.")
    for args in (["stats", "d"], ["reset", "d"], ["remove", "d"], ["export", "d"]):
        assert "there are no decks yet" in decks(*args, *file).stderr


def test_nothing_is_created_by_looking(file: tuple[str, Path]) -> None:
    assert json.loads(decks("list", "--json", *file).stdout) == []
    assert "there are no decks yet" in decks("stats", "d", *file).stderr
    assert not file[1].exists()


def test_copied_names_are_those_of_the_library() -> None:
    assert study_questions.KINDS == KINDS
    assert study_questions.ORDERS == ORDERS
    from lexicon_fast.cli import decks as module

    assert module._FORMATS == study_decks.FORMATS
    export = module.export
    assert isinstance(export, click.Command)


# Terminals


@pytest.fixture
def terminal(file: tuple[str, Path], words: Path) -> Iterator[Terminals]:
    opened = Terminals("quiz", "length:3", "-w", str(words), "--file", str(file[1]),
                       "--deck", "d", "--order", "list")  # fmt: skip
    yield opened
    opened.close()


@pytest.mark.processes
def test_a_quiz_in_a_terminal(terminal: Terminals, file: tuple[str, Path]) -> None:
    typing = terminal(columns=40)
    typing.read_until("> ")
    typing.type("cat act\r")
    typing.read_until("> ")
    typing.type("\x04")  # Ctrl-D
    assert typing.code() == 0
    assert "\x1b[32m" in typing.said
    assert "1 question in " in typing.said
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", typing.said).splitlines()
    assert all(len(line) <= 40 for line in lines), lines
    with Store(str(file[1])) as store:
        assert [each.key for each in store.reviews("d")] == ["act"]


@pytest.mark.processes
def test_ctrl_c_ends_with_a_summary(terminal: Terminals, file: tuple[str, Path]) -> None:
    typing = terminal()
    typing.read_until("> ")
    typing.type("cat act\r")
    typing.read_until("> ")
    assert "1 question in " in typing.interrupt("answers found")
    assert typing.code() == 130
    assert "Traceback" not in typing.said
    with Store(str(file[1])) as store:
        assert len(store.reviews("d")) == 1


@pytest.mark.processes
def test_a_closed_terminal_loses_nothing(terminal: Terminals, file: tuple[str, Path]) -> None:
    typing = terminal()
    typing.read_until("> ")
    typing.type("cat act\r")
    typing.read_until("> ")
    os.kill(typing.pid, signal.SIGHUP)
    typing.code()
    with Store(str(file[1])) as store:
        assert len(store.reviews("d")) == 1


@pytest.mark.processes
def test_a_closed_pipe_loses_nothing(file: tuple[str, Path], words: Path) -> None:
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "lexicon_fast",
            "quiz",
            "length:3",
            "--deck",
            "d",
            "-w",
            words,
            *file,
        ],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    while process.stdout.read(1) != b">":
        pass
    process.stdin.write(b"cat act zoo\n")  # the answer to either question
    process.stdin.flush()
    while b"next in" not in process.stdout.readline():
        pass
    process.stdout.close()
    with suppress(BrokenPipeError):
        process.stdin.write(b"cat act zoo\n" * 20)
        process.stdin.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 0
    process.stderr.close()
    with Store(str(file[1])) as store:
        assert len(store.reviews("d")) >= 1


@pytest.mark.processes
def test_no_color(terminal: Terminals, monkeypatch: pytest.MonkeyPatch) -> None:
    typing = terminal("--no-color")
    typing.read_until("> ")
    typing.type("cat act\r")
    typing.read_until("> ")
    typing.type("\x04")
    typing.code()
    assert "\x1b[3" not in typing.said
