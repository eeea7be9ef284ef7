"""`advise lexicon` as people use it: the real command, in a pipe and in a terminal."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from support import forked

from lexicon_fast import Dictionary
from lexicon_fast.bots import Bot
from lexicon_fast.cli.advice_rows import rank_of
from lexicon_fast.games.registry import GAMES, part
from lexicon_fast.games.tiles.places import Place, parse_place

#: A hand with two equal plays, raw and war: advice on it never ends early.
UNDECIDED = "AEHLRSTWOI"
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "position.json"
QUICK = ("--iterations", "200")

Result = subprocess.CompletedProcess[bytes]


def environment(**more: str) -> dict[str, str]:
    without = {"NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR"}
    kept = {name: value for name, value in os.environ.items() if name not in without}
    return {**kept, "TERM": "xterm", **more}


def command(*args: str | Path, game: str = "lexicon") -> list[str]:
    return [sys.executable, "-m", "lexicon_fast", "advise", game, *map(str, args)]


def advise(*args: str | Path, stdin: bytes = b"", game: str = "lexicon") -> Result:
    return forked.run("advise", game, *args, input=stdin, env=environment())


def objects(result: Result) -> list[dict[str, object]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def one_line() -> str:
    return json.dumps(json.loads(EXAMPLE.read_text()))


class Terminal:
    """Run the command in a terminal of this size."""

    def __init__(self, *args: str | Path, size: tuple[int, int] = (24, 80), **more: str) -> None:
        self._file, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
        line = ("advise", "lexicon", *args)
        self._process = forked.start(*line, env=environment(**more), terminal=theirs)
        os.close(theirs)
        self.said = b""

    def read(self, until: bytes | None = None) -> None:
        """Up to something that is said, or to the end."""
        while until is None or until not in self.said:
            try:
                heard = os.read(self._file, 1 << 16)
            except OSError:
                return
            if not heard:
                return
            self.said += heard

    def interrupt(self) -> None:
        os.kill(self._process.pid, signal.SIGINT)

    def end(self) -> int:
        self.read()
        os.close(self._file)
        return self._process.wait()


# Positions


def test_a_typed_position_with_all_options() -> None:
    result = advise(
        "CATDOGX hat", *QUICK, "--exposed", "e", "--seen", "QZ", "--others", "7,10", "--scores",
        "12,40,33", "--stock", "22", "--format", "text",
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, b"")
    text = result.stdout.decode()
    for line in (
        "Table     1 hat",
        "Exposed   E10  stock 22, pile 1",
        "you       7 cards, score 12",
    ):
        assert line in text
    assert "player 3  10 cards, score 33" in text
    assert re.search(r"\n 1  \S.* +[+-]\d+\.\d +\[[+-]\d+\.\d, [+-]\d+\.\d\] +\S+% ", text)
    assert re.search(
        r"points? at risk; an opponent goes out first in \S+% of rounds\n\[\d+ play-outs\]\n$", text
    )
    assert "\x1b" not in text
    assert "dealer" not in text


def test_a_search_that_ends_before_its_limit_says_so() -> None:
    asked = ("CAT hat", "--iterations", "200000")
    (found,) = objects(advise(*asked))
    assert found["settled"]
    assert found["playouts"] < 200_000  # type: ignore[operator]
    text = advise(*asked, "--format", "text").stdout.decode()
    assert re.search(r"\[[\d,]+ play-outs; ended early: one action is left\]\n$", text)


def test_defaults_of_a_typed_position() -> None:
    (found,) = objects(advise("catdogx? hat", *QUICK))
    assert found["id"] == 1
    result = advise("catdogx? hat", *QUICK, "--format", "text")
    # 52 cards: 8 in the hand, 3 on the table, 10 with the other.
    assert b"Exposed  none  stock 31, pile 0" in result.stdout.replace(b"   ", b"  ")
    assert b"10 cards" in result.stdout


def test_more_cards_than_the_pack_has_are_taken_as_they_are() -> None:
    result = advise("CATDOGXYZ* mother hat l[u]rch", *QUICK, "--exposed", "E", "--seen", "QZZ")
    assert result.returncode == 0
    (line,) = result.stderr.decode().splitlines()
    assert line == "lexicon-fast: 2 C, 3 Z, 2 *: more cards than the pack has; the pack is enlarged"


def test_an_observation_over_several_lines_on_one_and_as_an_argument() -> None:
    file = advise("-i", EXAMPLE, *QUICK)
    assert (file.returncode, file.stderr) == (0, b"")
    assert file.stdout == advise(one_line(), *QUICK).stdout
    assert file.stdout == advise("-i", "-", *QUICK, stdin=EXAMPLE.read_bytes()).stdout
    assert file.stdout == advise(*QUICK, stdin=one_line().encode()).stdout


def test_the_object_of_a_position() -> None:
    (found,) = objects(advise("-i", EXAMPLE, *QUICK, "-n", "30"))
    assert list(found) == ["id", "player", "playouts", "settled", "actions"]
    assert found["player"] == 1
    actions = found["actions"]
    assert isinstance(actions, list)
    assert actions
    for action in actions:
        told = {"form": ["laid"], "draw": ["discard", "take"]}
        names = told.get(action["action"], ["target", "laid"])
        numbers = ["gain", "margin", "win", "lose", "points", "turns", "playouts", "why"]
        assert list(action) == ["action", *names, *numbers]
    gains = [action["gain"] for action in actions if action["playouts"] == actions[0]["playouts"]]
    assert gains == sorted(gains, reverse=True)


def test_rows_are_answered_in_order_and_bad_ones_in_place() -> None:
    observation = json.loads(EXAMPLE.read_text())
    rows = [
        json.dumps({"id": "a", **observation}),
        "",
        '{"id": 2.50, "player": 0}',
        json.dumps({**observation, "to_move": 0}),
        '{"player":',
        "CAT hat",
        json.dumps({"id": [1], **observation}),
    ]
    result = advise("-i", "-", *QUICK, stdin="\n".join(rows).encode())
    assert result.returncode == 2
    found = objects(result)
    assert [row["id"] for row in found] == ["a", 2.5, 3, 4, 5, 6]
    assert b'{"id":2.50,"error":"line 3: observation: hand is missing"' in result.stdout
    assert str(found[2]["error"]).startswith("line 4: to_move is 0; it must be 1")
    assert str(found[3]["error"]).startswith(
        "line 5: the position is not valid JSON: it ends too early; exp"
    )
    assert "actions" in found[4]
    assert str(found[5]["error"]).startswith("line 7: id [1] must be a string")
    first = "lexicon-fast: 4 bad rows; the first: line 3: observation"
    assert result.stderr.decode().startswith(first)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (b"\xff", "is not UTF-8 (byte 1)"),
        (b"[1, 2]", "[1, 2] is not an observation; it must be an object"),
        (b'{"a": }', "is not valid JSON: invalid character (byte 6)"),
        (b'{"hand": "A", "player": 0, "exposd": "E"}', "unknown field 'exposd' of an observation"),
        (b"[" * 5000, "the position is "),
        (b'{"hand": "A", "player": "0"}', "player must be a whole number, not a string"),
        (b"CAT1 hat", "'1' is not a card"),
        (b"CAT h[at", "table: 'h[at'"),
        (b"CAT a", "table: 'a' has 1 letters; words have 2 to 64"),
        (b"ABCDEFGHIJKLMNOPQ", "it must have 1 to 15 cards"),
    ],
)
def test_bad_positions_are_named_with_their_line(rows: bytes, message: str) -> None:
    result = advise(*QUICK, stdin=b"\n" + rows)
    assert result.returncode == 2
    (found,) = objects(result)
    assert message in str(found["error"])
    assert str(found["error"]).startswith("line 2: ")
    (line,) = result.stderr.decode().splitlines()
    assert line.startswith("lexicon-fast: 1 bad row; the first: line 2: ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["CAT", "--others", "7,x"], "'7,x' is not a list of whole numbers like 7,10"),
        (["CAT", "--others", "0"], "--others 0 must be 1 to 7 numbers, each 1 or more"),
        (["CAT", "--scores", "1"], "--scores 1 must be 2 numbers, yours first"),
        (["CAT", "--exposed", "AB"], "--exposed AB must be one card"),
        (["CAT", "--seconds", "nan"], "nan is not in the range 0.001 to 86400"),
        (["CAT", "-i", "x"], "use either POSITION or -i, not both"),
        (["CAT", "--stream", "--format", "text"], "--stream needs --format jsonl"),
        (["CAT", "--others", "60"], "--others adds up to 60, but only 49 cards are unseen"),
        (["CAT", "--stock", "3"], "10 cards in other hands and 3 in the stock do not add up"),
        (["CAT", "--exposed", "?", "--stock", "0"], "0 in the stock do not add up"),
        ([" "], "the position is empty; expected: a position like"),
        (["-i", "/nowhere/at/all"], "No such file"),
    ],
)
def test_options_that_do_not_fit_are_named(args: list[str], message: str) -> None:
    result = advise(*args, *QUICK)
    assert result.returncode == 2
    assert message in result.stderr.decode()
    assert "Traceback" not in result.stderr.decode()


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_no_positions_give_no_advice_as_no_hands_give_no_plays(game: str) -> None:
    for text in (b"", b"\n \r\n"):
        result = advise("--words", "enable", stdin=text, game=game)
        assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_all_inputs_are_read_in_order_and_rows_numbered_through(tmp_path: Path) -> None:
    a, b, folder = tmp_path / "a.txt", tmp_path / "b.jsonl", tmp_path / "more"
    folder.mkdir()
    a.write_text("CAT hat\nC4T\n")
    b.write_text('\n{"id": "x", "hand": 5}\n')
    (folder / "c.json").write_text(EXAMPLE.read_text())
    (folder / "d.txt").write_text("DOG hat")
    inputs = ("-i", a, "-i", b, "-i", "-", "-i", folder, "-i", tmp_path / "[a]*")
    result = advise(*inputs, *QUICK, stdin=b"DOG\n")
    assert result.returncode == 2
    found = objects(result)
    assert [row["id"] for row in found] == [1, 2, "x", 4, 5, 6, 7, 8]
    assert [at for at, row in enumerate(found) if "error" in row] == [1, 2, 7]
    for at, place in ((1, f"{a}, line 2: "), (2, f"{b}, line 2: "), (7, f"{a}, line 2: ")):
        assert str(found[at]["error"]).startswith(place)


def test_inputs_that_cannot_be_read_are_named_before_the_first_row(tmp_path: Path) -> None:
    a = tmp_path / "a.txt"
    a.write_text("CAT hat\n")
    for second, message in (
        (tmp_path / "b.txt", "b.txt: No such file"),
        (tmp_path / "*.csv", "*.csv: no file found"),
    ):
        result = advise("-i", a, "-i", second, *QUICK)
        assert (result.returncode, result.stdout) == (2, b"")
        assert message in result.stderr.decode()
    result = advise("-i", "-", "-i", "-", *QUICK)
    assert (result.returncode, result.stdout) == (2, b"")
    assert b"stdin can be read only once" in result.stderr


def test_an_input_is_not_overwritten_by_the_output(tmp_path: Path) -> None:
    a, b = tmp_path / "a.txt", tmp_path / "b.txt"
    for path in (a, b):
        path.write_text("CAT hat\n")
    for inputs in (["-i", b], ["-i", a, "-i", b]):
        result = advise(*inputs, "-o", b, "--format", "jsonl", *QUICK)
        assert (result.returncode, b.read_text()) == (2, "CAT hat\n")
        assert f"-o {b}: this is an input; name another output file" in result.stderr.decode()


def test_an_observation_has_all_that_options_could_say() -> None:
    result = advise("-i", EXAMPLE, *QUICK, "--exposed", "E")
    assert result.returncode == 2
    assert "--exposed cannot change an observation" in result.stdout.decode()


# Output


def test_stream_prints_each_refinement() -> None:
    found = objects(advise("-i", EXAMPLE, "--iterations", "5000", "--stream"))
    assert len(found) > 2
    assert [row["final"] for row in found] == [False] * (len(found) - 1) + [True]
    (last,) = objects(advise("-i", EXAMPLE, "--iterations", "5000"))
    assert found[-1] == {**last, "final": True}


def test_a_file_gets_the_format_of_its_ending(tmp_path: Path) -> None:
    out = tmp_path / "advice.jsonl"
    assert advise("-i", EXAMPLE, *QUICK, "-o", out).stdout == b""
    assert json.loads(out.read_text())["player"] == 1
    out = tmp_path / "advice.txt"
    assert advise("-i", EXAMPLE, *QUICK, "-o", out).returncode == 0
    assert "play-outs]" in out.read_text()
    assert advise("-i", EXAMPLE, *QUICK, "-o", tmp_path / "a" / "b").returncode == 2


def test_bots_show_what_they_choose(tmp_path: Path) -> None:
    program = tmp_path / "player.py"
    program.write_text(
        "import json, sys\n"
        "request = json.loads(sys.stdin.readline())\n"
        "action = {'action': 'draw', 'take': 'blind', 'discard': 'X'}\n"
        "print(json.dumps({'id': request['id'], 'result': {'action': action}}), flush=True)\n"
        "sys.stdin.read()\n"
    )
    own = f"cmd:{quote(sys.executable)} {quote(str(program))}"
    asked = ("CATDOGX hat", *QUICK, "--bot", "neural", "--bot", own, "--bot", "cmd:false")
    (found,) = objects(advise(*asked, "-n", "1000"))
    neural, mine, failed = found["bots"]  # type: ignore[misc]
    assert neural["bot"] == "neural"
    assert mine == mine | {"bot": own, "action": "draw", "take": "blind", "discard": "X"}
    actions: list[dict[str, object]] = found["actions"]  # type: ignore[assignment]
    for chosen in (neural, mine):
        action = {key: value for key, value in chosen.items() if key not in ("bot", "rank")}
        ranks = [at for at, each in enumerate(actions, 1) if each.items() >= action.items()]
        assert [chosen["rank"]] == (ranks or [None])
    assert neural["rank"] is not None
    assert failed == {"bot": "cmd:false", "error": "the program ended with exit code 1"}

    text = advise(*asked, "-n", "1", "--format", "text").stdout.decode()
    assert re.search(r"\nneural chooses .+, number \d+\n", text)
    assert f"{own} chooses " in text.replace("\n", " ")
    assert "\ncmd:false: the program ended with exit code 1\n" in text


class Chooser(Bot):
    """A bot of the user that always makes the same choice."""

    kind = "chooser"
    action: Any = None

    def choose(self, observation: Any, seed: int) -> Any:
        return self.action


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_the_rank_of_a_bot_does_not_depend_on_the_form_of_its_action(game: str) -> None:
    words = Dictionary.from_words(["ghetto", "hog"])
    module = GAMES[game].module
    seen = module.Observation(0, "EGHOTTW", bag=86, rack_sizes=(7, 7), to_move=0)
    *_, advice = part("bots", game, "advice").advise(seen, words, iterations=200)

    more = {"layout": None, "threads": 1} if game == "scrabble" else {}
    adviser = part("cli", game, "advise").Adviser(ruleset="standard", **more)

    def rank(action: Any) -> int | None:
        bot = Chooser(words)
        bot.action = action
        (choice,) = adviser.choices([bot], seen, words, 0)
        assert choice.action == action
        return rank_of(choice, advice)

    plays = [row.action for row in advice.ranked if isinstance(row.action, module.Lay)]
    for action in plays:
        place = parse_place(action.at)
        assert place is not None
        down = module.Lay(str(Place(place.column, place.row, True)), action.word)
        assert rank(action) == rank(down) == 1 + [row.action for row in advice.ranked].index(action)
    if game == "scrabble":
        assert rank(module.Exchange("WTOG")) == rank(module.Exchange("GOTW")) is not None
    assert rank(module.Lay("8C", "ZZZ")) is None


def test_a_bot_that_cannot_be_is_refused_before_the_first_row() -> None:
    result = advise("CATDOGX hat", *QUICK, "--bot", "planer")
    assert (result.returncode, result.stdout) == (2, b"")
    assert b"unknown Lexicon bot 'planer'; did you mean planner?" in result.stderr.replace(
        b"\n", b" "
    )


def test_bots_get_positions_that_are_possible() -> None:
    """Others are errors of the row, as for the advice."""
    seen = json.dumps({"player": 0, "hand": "CAT", "to_move": 1, "hand_sizes": [3, 3]})
    result = advise(seen, *QUICK, "--bot", "greedy", "--format", "jsonl")
    assert result.returncode == 2
    assert "to_move" in objects(result)[0]["error"]  # type: ignore[operator]


def test_an_answer_to_a_play() -> None:
    observation = {
        "player": 0,
        "hand": "ACDEHT",
        "table": ["hta"],
        "pile": "Q",
        "stock": 35,
        "hand_sizes": [6, 7],
        "to_move": 0,
        "phase": "challenge",
        "history": [{"player": 1, "action": {"action": "form", "laid": "hta"}}],
    }
    (found,) = objects(advise(json.dumps(observation), *QUICK))
    assert (found["word"], found["known"], found["certain"]) == ("hta", False, True)
    actions = found["actions"]
    assert isinstance(actions, list)
    assert [action["action"] for action in actions] == ["challenge", "accept"]
    text = advise(json.dumps(observation), *QUICK, "--format", "text").stdout.decode()
    assert "\nchallenge: hta is not in the dictionary: the cards go back" in text


def worked(pid: int) -> float:
    """Seconds of a processor's time that a process has had."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc").exists(), reason="NOT TESTED: there is no /proc")
def test_ctrl_c_gives_the_best_so_far() -> None:
    before = os.times()
    advise(UNDECIDED, "--iterations", "50", "--format", "jsonl")
    after = os.times()
    start = after.children_user + after.children_system
    start -= before.children_user + before.children_system
    with subprocess.Popen(
        command(UNDECIDED, "--seconds", "3600", "--format", "jsonl"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        # It says nothing before the end; but it thinks once it has worked for longer than that.
        while process.poll() is None and worked(process.pid) < start + 0.5:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=600)
    assert process.returncode == 130
    assert json.loads(out)["playouts"] > 0
    assert errors == b"lexicon-fast: interrupted\n"


# In a terminal


def test_on_a_terminal_the_table_is_refined_in_place() -> None:
    terminal = Terminal("-i", EXAMPLE, "--iterations", "8000")
    assert terminal.end() == 0
    drawn = terminal.said.decode().split("\x1b[?25l")[1]
    assert drawn.count("Exposed") == 1
    assert 3 < len(re.findall(r"\x1b\[\d+A", drawn)) < 15
    assert drawn.rstrip().endswith("\x1b[?25h")
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", drawn)
    assert all(len(line) <= 80 for line in re.split(r"[\r\n]+", plain))
    assert "Ctrl-C stops" in plain
    assert re.search(r"\[[\d,]+ play-outs in \d+\.\d s\]\s*$", plain)


def test_ctrl_c_on_a_terminal_leaves_the_last_table() -> None:
    terminal = Terminal("-i", EXAMPLE, "--seconds", "3600")
    terminal.read(b"Ctrl-C stops")
    terminal.interrupt()
    assert terminal.end() == 130
    end = terminal.said.decode()
    assert end.rstrip().endswith("lexicon-fast: interrupted")
    assert "\x1b[?25h" in end
    assert re.search(r" s\]", end.rpartition("A\x1b")[2] or end)


@pytest.mark.parametrize("size", [(24, 80), (8, 40), (3, 20)])
def test_small_terminals(size: tuple[int, int]) -> None:
    terminal = Terminal("-i", EXAMPLE, "--iterations", "4000", size=size)
    assert terminal.end() == 0
    for up in re.findall(rb"\x1b\[(\d+)A", terminal.said):
        assert int(up) < size[0]


def test_without_cursor_control_only_the_end_is_shown() -> None:
    terminal = Terminal("-i", EXAMPLE, "--iterations", "4000", TERM="dumb")
    assert terminal.end() == 0
    assert b"\x1b" not in terminal.said
    assert terminal.said.count(b"play-outs") == 1


def test_a_bad_position_on_a_terminal_is_one_line() -> None:
    terminal = Terminal("CAT1")
    assert terminal.end() == 2
    assert terminal.said.count(b"'1' is not a card") == 1
