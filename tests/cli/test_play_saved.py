"""Games that end before they are over: each is saved, and the printed command continues it."""

from __future__ import annotations

import os
import re
import shlex
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.terminals import Table, Terminal, Terminals, events, run

from lexicon_fast.cli import session
from lexicon_fast.cli.session import SavedGame

pytestmark = pytest.mark.processes

#: What is typed without a word to lay, by game.
STUCK = {
    "lexicon": lambda said: f"-{re.findall(r'^Hand +([A-Z*])', said, re.MULTILINE)[-1]} +b",
    "scrabble": lambda _: "pass",
    "lexibomb": lambda _: "pass",
}


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of saved games."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    found = session.games_folder()
    if found is None or tmp_path not in found.parents:
        pytest.skip("NOT TESTED: the state folder of this system is elsewhere")
    return found


@pytest.fixture
def terminal() -> Iterator[Terminals]:
    opened = Terminals("play")
    yield opened
    opened.close()


def command_in(said: str) -> list[str]:
    """Return the arguments of the command that continues a game."""
    found = re.search(r"continue with: lexicon-fast play (.*?)[\r\n]", said + "\n")
    assert found, said
    return shlex.split(found[1])


def one_turn(game: object) -> None:
    """Take the first play of the list, in a terminal."""
    heard = game.read_until("> ")  # type: ignore[attr-defined]
    while "challenges> " in heard:
        game.type("\n")  # type: ignore[attr-defined]
        heard = game.read_until("> ")  # type: ignore[attr-defined]
    game.type("moves\n")  # type: ignore[attr-defined]
    game.read_until("turn> ")  # type: ignore[attr-defined]
    game.type("1\n")  # type: ignore[attr-defined]
    game.read_until("> ")  # type: ignore[attr-defined]


def end(game: Terminal, what: str | signal.Signals) -> None:
    """Type something or send a signal, until the command ends.

    CPython waits for input with readline without looking at signals first: one that comes right
    after the prompt is noticed at the next key or signal.
    """
    while True:
        if isinstance(what, str):
            game.type(what)
        else:
            os.kill(game.pid, what)
        if game.has_ended(5) or what in ("quit\n", "q\n", "\x04"):
            return


WAYS = {
    "quit": ("quit\n", 0),
    "q": ("q\n", 0),
    "Ctrl-D": ("\x04", 0),
    "Ctrl-C": ("\x03", 130),
    "SIGTERM": (signal.SIGTERM, -15),
    "SIGHUP": (signal.SIGHUP, -1),
    "SIGKILL": (signal.SIGKILL, -9),
}


@pytest.mark.parametrize(
    ("name", "way"),
    [
        *(("scrabble", way) for way in WAYS),
        *(
            pytest.param(name, way, marks=pytest.mark.slow)
            for name in ("lexicon", "lexibomb")
            for way in ("quit", "Ctrl-C", "SIGKILL")
        ),
    ],
)
def test_no_way_to_end_loses_the_game(
    name: str, way: str, state: Path, terminal: Terminals, data: Path
) -> None:
    words = str(data / "words2000.txt")
    game = terminal(name, "greedy", "--seed", "5", "--name", "Ann", "-w", words, "--no-color")
    one_turn(game)
    (saved,) = state.iterdir()
    what, code = WAYS[way]
    end(game, what)
    assert game.code() == code
    assert list(state.iterdir()) == [saved]
    assert events(saved)[-1]["event"] == "turn"
    if way == "SIGKILL":
        args = [name, "--resume-from", str(saved), "-w", words]
    else:
        args = command_in(game.said)
        assert args == [name, "--resume-from", str(saved), "-w", words]
    again = terminal(*args, "--no-color")
    heard = again.read_until("> ")
    assert "You continue" in heard
    again.type("quit\n")
    assert again.code() == 0
    assert command_in(again.said) == args
    assert list(state.iterdir()) == [saved]


@pytest.mark.parametrize("name", ["scrabble", "lexicon", "lexibomb"])
def test_a_game_that_is_continued_is_the_same_game_and_then_forgotten(
    name: str, state: Path, tmp_path: Path, data: Path
) -> None:
    options = ["greedy", "--seed", "8", "--name", "Ann", "-w", data / "words2000.txt"]
    options += ["--rounds", "1"] if name == "lexicon" else []
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    with Table(name, *options, "--record", whole, stuck=STUCK[name]) as table:
        table.play_on()
        assert table.end() == (0, "")
    assert list(state.iterdir()) == []
    with Table(name, *options, "--record", parts, stuck=STUCK[name]) as table:
        table.play_on(2)
        table.type("quit")
        table.asked()
        assert table.end() == (0, "")
        args = command_in(table.said)
    assert len(list(state.iterdir())) == 1
    with Table(*args, stuck=STUCK[name]) as table:
        table.play_on()
        assert table.end() == (0, "")
    assert parts.read_bytes() == whole.read_bytes()
    assert list(state.iterdir()) == []


@pytest.mark.parametrize("name", ["scrabble", "lexibomb"])
def test_a_game_in_which_nothing_was_played_is_not_saved(
    name: str, state: Path, data: Path
) -> None:
    for seed in range(6):  # until the person begins
        said = run(
            *("play", name, "greedy", "--seed", str(seed), "-w", data / "words2000.txt"),
            typed=["quit"],
        ).stdout
        if "Greedy plays" not in said and "Greedy lays" not in said:
            break
    assert "continue with" not in said
    assert not state.exists() or not list(state.iterdir())


def test_without_its_folder_a_game_is_saved_in_the_current_one(
    state: Path, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state.parent.parent.mkdir(parents=True, exist_ok=True)
    state.parent.write_text("no folder")
    monkeypatch.chdir(tmp_path)
    options = ["greedy", "--seed", "8", "-w", data / "words2000.txt"]
    with Table("scrabble", *options, stuck=STUCK["scrabble"]) as table:
        table.play_on(1)
        table.type("quit")
        table.asked()
        assert table.end() == (0, "")
        args = command_in(table.said)
    assert Path(args[2]).parent == tmp_path
    assert events(Path(args[2]))[-1]["event"] == "turn"


@pytest.mark.parametrize("name", ["scrabble", "lexicon", "lexibomb"])
def test_a_turn_that_is_taken_back_leaves_no_trace(name: str, tmp_path: Path, data: Path) -> None:
    options = ["greedy", "--seed", "8", "-w", data / "words2000.txt", "--save"]
    for path, turns in ((tmp_path / "plain", 1), (tmp_path / "undone", 3)):
        with Table(name, *options, path, stuck=STUCK[name]) as table:
            table.play_on(turns)
            for _ in range(turns - 1):
                table.type("undo")
                assert "Your last turn is taken back." in table.asked()
            table.type("quit")
            table.asked()
            assert table.end() == (0, "")
    assert (tmp_path / "plain").read_bytes() == (tmp_path / "undone").read_bytes()


class TestTheFile:
    """SavedGame, by itself."""

    NOW = staticmethod(lambda: time.struct_time((2026, 3, 1, 9, 5, 7, 0, 60, 0)))

    def saved(self, path: str | None = None) -> SavedGame:
        return SavedGame("lexicon", path, " -w x", self.NOW)

    def test_names_never_meet(self, state: Path) -> None:
        one, two = self.saved(), self.saved()
        assert (one.status, list(state.parent.glob("games/*"))) == ("", [])
        one.write(b"1")
        two.write(b"2")
        names = ["lexicon-2026-03-01-090507-2.jsonl", "lexicon-2026-03-01-090507.jsonl"]
        assert sorted(path.name for path in state.iterdir()) == names
        assert (state / names[1]).read_bytes() == b"1"
        assert one.status == (
            "the game is saved; continue with: lexicon-fast play lexicon --resume-from"
            f" {shlex.quote(str(state / names[1]))} -w x"
        )
        one.remove()
        assert [path.name for path in state.iterdir()] == names[:1]
        again = self.saved(str(state / names[0]))
        assert again.automatic
        again.remove()
        assert (again.status, list(state.iterdir())) == ("", [])

    def test_a_file_that_the_user_chose_stays(self, state: Path, tmp_path: Path) -> None:
        mine = self.saved(str(tmp_path / "my game"))
        mine.write(b"1")
        mine.remove()
        assert (tmp_path / "my game").read_bytes() == b"1"
        assert f"'{tmp_path / 'my game'}'" in mine.status

    def test_a_chosen_file_that_cannot_be_written_is_an_error(self, tmp_path: Path) -> None:
        with pytest.raises(OSError, match="No such file") as error:
            self.saved(str(tmp_path / "no" / "x")).write(b"1")
        assert error.value.filename == str(tmp_path / "no" / "x")

    def test_a_full_disk_is_reported_and_tried_again(
        self, state: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        saved = self.saved()
        saved.write(b"1")

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(session, "atomic_write", full)
            saved.write(b"2")
        (path,) = state.iterdir()
        assert saved.status == (
            f"the game could not be saved ({path}: No space left on device); choose a file with"
            " --save FILE"
        )
        assert path.read_bytes() == b"1"
        saved.write(b"3")
        assert saved.status.startswith("the game is saved")
        assert path.read_bytes() == b"3"


def test_without_a_home_folder_games_are_saved_in_the_current_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_STATE_HOME", raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    monkeypatch.chdir(tmp_path)
    assert session.games_folder() is None
    game = SavedGame("lexicon", None)
    game.write(b"a record")
    (path,) = tmp_path.iterdir()
    assert path.read_bytes() == b"a record"
    assert game.automatic
    assert str(path) in game.status
