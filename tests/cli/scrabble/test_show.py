"""`lexicon-fast scrabble show` and `gcg` as users run them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from support import forked, other_letters

from lexicon_fast import Dictionary
from lexicon_fast.games.scrabble import gcg, record
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Lay

FOLDER = Path(__file__).resolve().parents[2] / "data" / "gcg"
QUIT = "/".join([*["15"] * 7, "6QUIT5", *["15"] * 7])

Result = subprocess.CompletedProcess[str]


def run(*args: str | Path, stdin: str = "") -> Result:
    return forked.run("scrabble", *args, input=stdin, encoding="utf-8")


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two games; the first one is a challenge and no more."""
    dictionary = Dictionary.from_words(["quit", "quits", "at"])
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    lines: list[str] = []
    for seed, answer in ((1, CHALLENGE), (2, ACCEPT)):
        game = Game(dictionary, seed=seed, starter=0)
        rack = game.racks[0].replace("?", "")
        game.apply(Lay("8G", rack[:4]))
        game.apply(answer)
        lines += record.lines(game, ["north", "south"])
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def test_the_picture_in_the_documentation_is_up_to_date(tmp_path: Path) -> None:
    """Look at a new picture before you record it."""
    root = Path(__file__).resolve().parents[3]
    run("show", root / "examples" / "game.gcg", "--svg", tmp_path / "board.svg")
    drawn = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert drawn == (root / "docs" / "board.svg").read_text(encoding="utf-8")


def test_a_line_of_cgp() -> None:
    result = run("show", f"{QUIT} AEINRS?/ 12/30 0")
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert lines[0] == "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O"
    assert lines[8] == " 8  =  .  .  '  .  .  Q  U  I  T  .  '  .  .  ="
    assert lines[16] == "' 2L  \" 3L  - 2W  = 3W"
    assert lines[18:21] == [
        "the player  12, to move",
        "the other   30",
        "Rack        A1  E1  I1  N1  R1  S1  ?0",
    ]
    assert lines[-1].split()[-1] == "(89)"


def test_many_positions_and_large_boards() -> None:
    empty = "/".join(["21"] * 21)
    result = run("show", "-", stdin=f"{QUIT} A/ 0/0 0\n\n{empty} B/ 0/0 0\n")
    assert result.returncode == 0, result.stderr
    assert "21  ~" in result.stdout
    bad = run("show", "-", stdin=f"{QUIT} A/ 0/0 0\n{QUIT} 1/ 0/0 0\n")
    assert bad.returncode == 2
    assert "stdin:2: rack '1': '1' (tile 1) is not a letter" in bad.stderr


def test_a_game_of_gcg() -> None:
    result = run("show", FOLDER / "plain.gcg", "--turn", "18")
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("North against South\n")
    assert result.stdout.splitlines()[19:] == [
        "North   270, to move",
        "South   300, with DEINOTT",
        "Last    South 6I GO +18",
        "Rack    J8  L1  R1  U1  V4  V4  Y4",
        "Unseen  A  BB  E  III  M  N  O  T  (11)",
    ]
    start = run("show", FOLDER / "everything.gcg", "--turn", "1").stdout
    assert start.startswith("Every kind of event\n")
    assert "Last        North Wind 8G ITALIC +22\n            a note\n" in start
    end = run("show", FOLDER / "plain.gcg").stdout.splitlines()
    assert end[-4:] == [
        "North   384",
        "South   349, with II",
        "Last    North +4 for II",
        "Unseen  none",
    ]
    coloured = run("show", FOLDER / "plain.gcg", "--color").stdout
    assert "\x1b[" in coloured


def test_positions_for_the_other_commands(tmp_path: Path) -> None:
    result = run("show", FOLDER / "plain.gcg", "--cgp")
    lines = result.stdout.splitlines()
    assert len(lines) == 25
    assert lines[0].endswith(" ADEGORZ/CELNOOT 0/0 0")
    assert run("show", FOLDER / "plain.gcg", "--cgp", "--turn", "1").stdout == lines[1] + "\n"
    plays = run("plays", "--best", "--format", "jsonl", stdin=result.stdout)
    assert plays.returncode == 0, plays.stderr
    best = [json.loads(line)["plays"][0]["score"] for line in plays.stdout.splitlines()]
    game = gcg.read((FOLDER / "plain.gcg").read_bytes())
    assert best == [event.score for event in game.events if isinstance(event, gcg.Laid)]


def test_faults_of_a_file_are_reported_and_the_board_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "wrong.gcg"
    path.write_text((FOLDER / "plain.gcg").read_text().replace("+64 64", "+63 64"))
    result = run("show", path)
    assert result.returncode == 2
    assert "15  O  A  S  I  S" in result.stdout
    assert f"{path}:5: F2 ECOTON.L: +63; expected +64" in result.stderr
    words = tmp_path / "few.txt"
    words.write_text("grazed\n")
    result = run("show", FOLDER / "plain.gcg", "-w", words)
    assert result.returncode == 2
    assert "not in the dictionary: ecotonal" in result.stderr
    assert "more\n" in result.stderr


def test_a_drawing(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    result = run("show", FOLDER / "plain.gcg", "--turn", "18", "--svg", path, "--theme", "dark")
    assert (result.returncode, result.stdout) == (0, "")
    root = ElementTree.parse(path).getroot()
    assert [each.text for each in root.iter() if each.tag.endswith("title")] == [
        "North against South"
    ]
    assert "North 270, South 300; North to move" in path.read_text()
    out = run("show", f"{QUIT} A/ 0/0 0", "--svg", "-")
    assert out.stdout.startswith("<svg ")


def test_games_of_records(records: Path, tmp_path: Path) -> None:
    result = run("show", records)
    assert result.returncode == 2
    assert "has 2 games; choose one with --game N" in result.stderr
    first = run("show", records, "--game", "1")
    assert first.returncode == 0, first.stderr
    assert "takes 8G" in first.stdout
    out = tmp_path / "two.gcg"
    assert run("gcg", records, "--game", "2", "-o", out).returncode == 0
    game = gcg.read(out.read_bytes())
    assert [player.nick for player in game.players] == ["north", "south"]
    assert gcg.replay(game)[-1].scores == (game.events[0].score, 0)
    again = run("gcg", out)
    assert again.stdout == out.read_text()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["show"], "Missing argument"),
        (["show", "no such file"], "CGP 'no such file' lacks ZERO-TURNS"),
        (["show", "missing.gcg"], "missing.gcg: No such file or directory"),
        (["show", f"{QUIT} A/ 0/0 0", "--turn", "1"], "--turn and --game need a game"),
        (["show", f"{QUIT} A/ 0/0 0", "--svg", "x", "--cgp"], "use either --cgp or --svg"),
        (["show", str(FOLDER / "plain.gcg"), "--turn", "99"], "--turn 99: "),
        (["gcg", str(FOLDER / "plain.gcg"), "--game", "2"], "is GCG, which has one game"),
        (["gcg", __file__], "is neither a #pragma nor an >event"),
    ],
)
def test_wrong_usage_is_explained(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_layout_brings_its_letters(tmp_path: Path) -> None:
    files = other_letters.write(tmp_path)
    result = run("show", files.game, "--layout", files.layout)
    assert (result.returncode, result.stderr) == (0, "")
    assert "3 [S][T][Ę][P][I][Ć]" in result.stdout
    assert "3  S  T  Ę  P  I  Ć" in run("show", other_letters.CGP, "--layout", files.layout).stdout


def test_other_letters_without_a_layout_say_what_they_need(tmp_path: Path) -> None:
    files = other_letters.write(tmp_path)
    result = run("show", files.game)
    assert (result.returncode, result.stdout) == (2, "")
    assert "a game in other letters needs its own dictionary and layout" in result.stderr
    result = run("show", files.game, "-w", files.words)
    assert "use a dictionary with the letters of the layout, or a layout with" in result.stderr
