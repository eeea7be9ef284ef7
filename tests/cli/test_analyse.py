"""`analyse` as people use it: text for them, JSON Lines for programs, GCG, and what it refuses."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from pyarrow import csv as csv_of_arrow
from pyarrow import parquet
from support import forked, other_letters

from lexicon_fast import Dictionary, __version__
from lexicon_fast.bots import bot
from lexicon_fast.cli.analysis_writers import _rounded
from lexicon_fast.client import Engine
from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.scrabble import gcg

Result = subprocess.CompletedProcess[str]

EXAMPLE = Path(__file__).parents[2] / "examples" / "game.gcg"


def analyse(*args: str | Path, stdin: str = "") -> Result:
    env = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    return forked.run("analyse", *args, input=stdin, env=env, encoding="utf-8")


def rows_of(result: Result) -> list[dict[str, Any]]:
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def record(
    dictionary: Dictionary, game: str, seed: int, players: int = 2, turns: int = 1000
) -> list[str]:
    """Return the lines of a game between greedy bots, or of its first turns."""
    options: dict[str, Any] = {"rounds": 1} if game == "lexicon" else {}
    state = GAMES[game].module.Game(dictionary, seed=seed, players=players, **options)
    greedy = bot("greedy", dictionary, game)
    while turns and (player := state.current_player()) is not None:
        state.apply(greedy.choose(state.observation(player), seed))
        turns -= 1
    return list(GAMES[game].records.lines(state, ["Ann", "Bo", "Cy", "Di"][:players]))


@pytest.fixture(scope="module")
def words(data: Path) -> Path:
    return data / "words2000.txt"


@pytest.fixture(scope="module")
def small(words: Path) -> Dictionary:
    return Dictionary.load(words)


@pytest.fixture(scope="module")
def two_games(small: Dictionary, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    lines = [line for seed in (1, 3) for line in record(small, "scrabble", seed, turns=6)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_is_a_line(small: Dictionary, words: Path, game: str) -> None:
    lines = record(small, game, 3)
    result = analyse("-", "-w", words, "--iterations", "10", stdin="\n".join(lines))
    rows = rows_of(result)
    turns = [row for row in rows if row["of"] == "turn"]
    events = [json.loads(line) for line in lines]
    played = [
        (event["player"], event["action"])
        for event in events
        if "action" in event and event["action"]["action"] not in ("accept", "challenge")
    ]
    assert [(row["player"], row["action"]) for row in turns] == played
    for row in turns:
        assert events[row["event"]]["action"] == row["action"]
        assert row["name"] == ["Ann", "Bo"][row["player"]]
        assert row["grade"] in ("best", "good", "inaccuracy", "mistake", "blunder")
        assert len(row["best"]) <= 3
    assert [row["of"] for row in rows[len(turns) + 1 :]] == ["end", "player", "player"]
    assert rows[0] == {
        "game": 1,
        "of": "game",
        "kind": game,
        "names": ["Ann", "Bo"],
        "dictionary": events[0]["dictionary"]["name"],
        "version": __version__,
        "iterations": 10,
        "seconds": None,
        "quick": False,
        "seed": None,
        "repeatable": True,
    }
    # Without a file, stdin is read; and the engine's analysis is the same.
    assert rows == rows_of(analyse("-w", words, "--iterations", "10", stdin="\n".join(lines)))
    with Engine.popen() as engine:
        engine.load(str(words))
        told = engine.analyse(lines, game=game, iterations=10, dictionary=str(words)).rows
    for row, expected in zip(rows[1:], msgspec.to_builtins(told), strict=True):
        values = {name: row[name] for name in row.keys() - {"game", "name"}}
        assert values == _rounded(expected)


def test_text_is_for_people(two_games: Path, words: Path) -> None:
    result = analyse(
        two_games, "-w", words, "--iterations", "10", "--game", "2", "--format", "text"
    )
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "Game 2: Ann against Bo"
    assert lines[1].startswith("  1. ")
    assert any(line.startswith("     better: ") for line in lines)
    assert any(line.startswith("     the best: ") and " instead of " in line for line in lines)
    head, ann, bo = lines[-4:-1]
    assert head.split() == [
        "turns", "best", "good", "inaccuracy", "mistake", "blunder", "lost", "luck",
        "mistake", "index",
    ]  # fmt: skip
    assert (ann.split()[0], bo.split()[0]) == ("Ann", "Bo")


def test_all_games_of_a_file_are_analysed(two_games: Path, words: Path, tmp_path: Path) -> None:
    out = tmp_path / "analysis.jsonl"
    result = analyse(two_games, "-w", words, "--iterations", "5", "-n", "1", "-o", out)
    assert (result.returncode, result.stdout) == (0, "")
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert {row["game"] for row in rows if row["of"] != "total"} == {1, 2}
    assert all(len(row["best"]) == 1 for row in rows if row["of"] == "turn")


def test_tables_have_one_kind_of_row(two_games: Path, words: Path, tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_bytes(two_games.read_bytes())
    (tmp_path / "wrong.gcg").write_text(">ann: AEIQTUZ 8E QZ +44\n", encoding="utf-8")
    given = ("-i", tmp_path / "*.*", "-w", words, "--iterations", "2")
    lines = [json.loads(line) for line in analyse(*given).stdout.splitlines()]
    for kind in ("turns", "players", "games", "totals"):
        result = analyse(*given, "--rows", kind, "--format", "csv")
        assert (result.returncode, "1 bad row of 3" in result.stderr) == (2, True)
        rows = list(csv.DictReader(result.stdout.splitlines()))
        wanted = [line for line in lines if line.get("of", kind[:-1]) == kind[:-1]]
        for row, line in zip(rows, wanted, strict=True):
            if kind != "totals":
                assert (row["game"], row["file"]) == (str(line["game"]), line["file"])
            assert row["error"] == line.get("error", "")
            for name in ("loss", "loss_win", "luck", "rank", "name", "kind", "version"):
                if line.get(name) is not None:
                    assert row[name] == str(line[name])
        out = tmp_path / kind / "out.parquet"
        out.parent.mkdir()
        assert analyse(*given, "--rows", kind, "-o", out).returncode == 2
        columns = parquet.read_table(out)
        types = csv_of_arrow.ConvertOptions(column_types=columns.schema, strings_can_be_null=True)
        text = io.BytesIO(result.stdout.encode())
        assert csv_of_arrow.read_csv(text, convert_options=types) == columns
        if kind == "games":
            assert rows[0]["names"] == "Ann; Bo"


def test_turns_of_a_table_name_the_action_and_the_best_one() -> None:
    result = analyse(EXAMPLE, "--iterations", "20", "--format", "csv")
    rows = list(csv.DictReader(result.stdout.splitlines()))
    assert len(rows) == 20
    turn = rows[1]
    assert [turn[name] for name in ("turn", "name", "action", "score", "grade", "exact")] == [
        *("2", "static", "C6 WE(A)THERS", "82", "best", "false")
    ]
    assert all((row["best"] == row["action"]) == (row["rank"] == "1") for row in rows)


def test_gcg_is_analysed() -> None:
    rows = rows_of(analyse(EXAMPLE, "--iterations", "5"))
    assert sum(row["of"] == "turn" for row in rows) == 20
    assert [row["name"] for row in rows[-2:]] == ["sim", "static"]


def test_gcg_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    text = b">ann: AEIQTUZ 8E QUIZ +44 44\n>bo: ACEINRT H5 CRA.E +16 16\n"
    path = tmp_path / "bom.gcg"
    rows = []
    for mark in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(mark + text)
        rows.append(rows_of(analyse(path, "--iterations", "5")))
    assert rows[0] == rows[1]


def test_faults_of_gcg_are_reported(tmp_path: Path) -> None:
    path = tmp_path / "wrong.gcg"
    path.write_text(">ann: AEIQTUZ 8E QUIZ +45 45\n>bo: ACEINRT H5 CRA.E +16 16\n")
    result = analyse(path, "--iterations", "20", "--format", "text")
    assert result.returncode == 2
    assert "+45; expected +44" in result.stderr
    fault = f"{path}:1: 8E QUIZ: +45; expected +44"
    assert result.stdout.startswith(f"Game 1: ann against bo\n{fault}\n  1. ann: 8E QUIZ")
    row, *_ = map(json.loads, analyse(path, "--iterations", "2").stdout.splitlines())
    assert row["faults"] == [fault]
    table = analyse(path, "--iterations", "2", "--rows", "games", "--format", "csv").stdout
    assert [row["error"] for row in csv.DictReader(table.splitlines())] == [fault]


@pytest.mark.parametrize(
    ("args", "content", "message"),
    [
        ([], "", "contains no games"),
        (["--game", "2"], ">ann: AEIQTUZ 8E QUIZ +44 44\n", "wrong.txt has 1 game"),
        (["--fail-fast"], '{"event":"turn"}', ":1: not an event"),
        (["--rows", "turns"], ">ann: AEIQTUZ 8E QUIZ +44 44\n", "jsonl has all rows"),
        (["--seconds", "0"], ">ann: AEIQTUZ 8E QUIZ +44 44\n", "range 0.001 to 86400"),
    ],
)
def test_bad_input_gets_one_message(
    args: list[str], content: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "wrong.txt"
    path.write_text(content, encoding="utf-8")
    result = analyse(path, *args)
    assert (result.returncode, result.stdout) == (2, "")
    assert message in result.stderr
    assert not (tmp_path / "x.csv").exists()


def test_the_input_is_not_overwritten(two_games: Path, words: Path) -> None:
    before = two_games.read_bytes()
    result = analyse(two_games, "-w", words, "-o", two_games)
    assert result.returncode == 2
    assert "is the input; name another output file" in result.stderr
    assert two_games.read_bytes() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_page_needs_no_other_files(
    small: Dictionary, words: Path, game: str, tmp_path: Path
) -> None:
    record_path, page = tmp_path / "game.jsonl", tmp_path / "report.html"
    record_path.write_text("\n".join(record(small, game, 3)).replace('"Ann"', '"<A>"'))
    result = analyse(record_path, "-w", words, "--iterations", "10", "-o", page)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") == (1 if game == "lexicon" else 2)
    assert set(re.findall(r'(?:src|href|url)\W[^ >]*|https?://[^" ]*', text)) <= {
        "http://www.w3.org/2000/svg"
    }
    assert ("&lt;A&gt;" in text, "<A>" in text) == (True, False)
    rows = rows_of(analyse(record_path, "-w", words, "--iterations", "10"))
    turns = sum(row["of"] == "turn" for row in rows)
    assert re.findall(r"<tr><td>(\d+)</td>", text)[-turns:] == [str(n + 1) for n in range(turns)]
    assert text.endswith("</html>\n")


def test_gcg_has_the_analysis_as_notes(two_games: Path, words: Path, tmp_path: Path) -> None:
    out = tmp_path / "notes.gcg"
    given = (two_games, "-w", words, "--iterations", "10")
    assert analyse(*given, "--game", "2", "-o", out).returncode == 0
    game = gcg.read(out.read_bytes())
    turns = [event for event in game.events if not isinstance(event, gcg.RackPoints)]
    assert all(len(event.notes) == 1 for event in turns)
    notes = [event.notes[0] for event in turns]
    assert notes[0].startswith(("best; luck ", "good, ", "inaccuracy, ", "mistake, ", "blunder, "))
    assert any("; better: " in note and "; the best: " in note for note in notes)
    again = tmp_path / "again.gcg"
    result = analyse(out, "-w", words, "--iterations", "10", "--player", "bo", "-o", again)
    assert result.returncode == 0
    twice = [event.notes for event in gcg.read(again.read_bytes()).events if event.notes]
    assert {len(notes) for notes in twice} == {1}
    # Own notes stay first.
    assert all(both.startswith(own) for (both,), own in zip(twice, notes, strict=True))
    assert {both == own for (both,), own in zip(twice, notes, strict=True)} == {True, False}
    result = analyse(*given, "--format", "gcg")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "a file of GCG has one game; choose it with --game" in result.stderr


def test_gcg_is_only_for_scrabble(small: Dictionary, words: Path) -> None:
    lines = "\n".join(record(small, "lexicon", 3))
    result = analyse("-w", words, "--iterations", "1", "--format", "gcg", stdin=lines)
    assert (result.returncode, result.stdout) == (2, "")
    assert "--format gcg: game 1 is not Scrabble; use another format" in result.stderr


def test_another_dictionary_is_refused(two_games: Path) -> None:
    result = analyse(two_games, "-w", "enable", "--iterations", "9")
    assert result.returncode == 2
    assert "differs from the one in the record" in result.stderr


def test_gcg_in_other_letters_is_analysed_with_its_layout(tmp_path: Path) -> None:
    files = other_letters.write(tmp_path)
    board = ("--layout", files.layout)
    rows = rows_of(analyse(files.game, "-w", files.words, *board, "--iterations", "10"))
    assert rows[1]["action"] == {"action": "play", "at": "3A", "word": "STĘPIĆ"}
    assert rows[1]["rank"] is not None
    result = analyse(files.game, "-w", files.words)
    assert result.returncode == 2
    assert json.loads(result.stdout)["error_data"] == {"type": "BadAlphabet"}
    assert f"or a layout with the tiles {other_letters.POLISH.describe()}" in result.stderr


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [("lexicon", 3, "es"), ("lexicon", 4, None), ("scrabble", 4, None), ("lexibomb", 3, None)],
)
def test_several_players_and_another_language(
    game: str, players: int, language: str | None, words: Path, tmp_path: Path
) -> None:
    if language is not None:
        source = EXAMPLE.parent / "languages" / "palabras.txt"
        words = tmp_path / "words.dictionary"
        Dictionary.compile(source, words, language=language)
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(record(Dictionary.load(words), game, 1, players)), encoding="utf-8")
    given = (path, "-w", words, "--iterations", "2")
    rows = rows_of(analyse(*given))
    own = [row for row in rows if row["of"] == "player"]
    assert [row["name"] for row in own] == ["Ann", "Bo", "Cy", "Di"][:players]
    assert sum(row["luck"] for row in own) == pytest.approx(0, abs=1e-3)  # rounded numbers
    turns = [row for row in rows if row["of"] == "turn"]
    assert len(turns) >= players
    assert all(row["grade"] for row in turns)
    text = analyse(*given, "--format", "text", "--player", "cy").stdout
    assert {line.split()[1] for line in text.splitlines() if line[:3].strip().isdigit()} == {"Cy:"}
    page = analyse(*given, "--format", "html").stdout
    assert page.count("<tr><td>") >= len(turns)
    if game == "scrabble":
        notes = gcg.read(analyse(*given, "--format", "gcg").stdout)
        assert len(notes.players) == players


def test_a_record_names_its_own_layout(two_games: Path, words: Path) -> None:
    result = analyse(two_games, "-w", words, "--layout", "super")
    assert (result.returncode, result.stdout) == (2, "")
    assert "is a record, which names its board; leave it out" in result.stderr


@pytest.mark.parametrize(
    ("content", "message", "kind"),
    [
        ('\n{"event":"turn"}', ":2: not an event", "BadRecord"),
        (">ann: AEIQTUZ 8E QZ +44\n", ":1: the new total is missing", "BadRecord"),
        ('{"event":"setup","game":"chess"}\n', ":1: unknown game 'chess'", "BadRecord"),
    ],
)
def test_a_bad_game_has_a_row_with_its_error(
    content: str, message: str, kind: str, two_games: Path, words: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").write_text(content, encoding="utf-8")
    good = two_games.read_bytes()
    (tmp_path / "b.jsonl").write_bytes(good)
    given = (tmp_path / "*", "-w", words, "--iterations", "1")
    result = analyse(*given)
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert "1 bad row of 3; the first: " in result.stderr
    first, *rows = map(json.loads, result.stdout.splitlines())
    assert first.keys() == {"game", "file", "error", "error_data"}
    assert (first["game"], first["file"], first["error_data"]) == (1, "a.txt", {"type": kind})
    assert f"a.txt{message}" in first["error"]
    alone = rows_of(analyse(two_games, *given[1:]))
    moved = [{**row, "game": row["game"] + 1, "file": "b.jsonl"} for row in alone[:-2]]
    assert rows == moved + alone[-2:]
    text = analyse(*given, "--format", "text").stdout
    assert text.startswith(f"{first['error']}\n\nGame 2: Ann against Bo\n")


def test_a_file_that_cannot_be_read_has_a_row(two_games: Path, words: Path, tmp_path: Path) -> None:
    names = ["a.jsonl", "b.jsonl", "c.jsonl", "d.jsonl", "e.jsonl"]
    for name in ("b.jsonl", "e.jsonl"):
        (tmp_path / name).write_bytes(two_games.read_bytes())
    (tmp_path / "c.jsonl").touch()
    (tmp_path / "d.jsonl").write_bytes(b"\xff\xfe\x00")
    given = (*(tmp_path / name for name in names), "-w", words, "--iterations", "1")
    errors = [
        (1, "a.jsonl", "No such file or directory"),
        (4, "c.jsonl", "contains no games"),
        (5, "d.jsonl", "is UTF-16 text"),
    ]
    for threads in ("1", "3"):
        out = tmp_path / f"out{threads}.jsonl"
        result = analyse(*given, "-j", threads, "-o", out)
        assert (result.returncode, "3 bad rows of 7" in result.stderr) == (2, True)
        rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
        wrong = [row for row in rows if "error" in row]
        assert [(row["game"], row["file"]) for row in wrong] == [error[:2] for error in errors]
        for row, (_, _, message) in zip(wrong, errors, strict=True):
            assert message in row["error"]
        assert {row["game"] for row in rows if row.get("of") == "game"} == {2, 3, 6, 7}
    assert analyse(*given, "-j", "1", "-o", out, "--resume").returncode == 2
    result = analyse(*given, "--fail-fast")
    assert (result.returncode, result.stdout) == (2, "")
    (tmp_path / "a.jsonl").write_bytes(two_games.read_bytes())
    assert "different input" in analyse(*given, "-o", out, "--resume").stderr


def test_totals_add_up_the_games_of_a_player(two_games: Path, words: Path) -> None:
    rows = rows_of(analyse(two_games, "-w", words, "--iterations", "1"))
    ann, bo = (row for row in rows if row["of"] == "total")
    assert (ann["name"], ann["kind"], ann["games"], bo["name"]) == ("Ann", "scrabble", 2, "Bo")
    games = [row for row in rows if row["of"] == "player" and row["name"] == "Ann"]
    for name in ("turns", "loss", "luck_win", "phonies"):
        assert ann[name] == pytest.approx(sum(row[name] for row in games), abs=2e-4)
    assert ann["turn_loss"] == pytest.approx(ann["loss"] / ann["turns"], abs=1e-4)
    assert ann["mistake_index"] == pytest.approx(
        sum(row["mistake_index"] for row in games) / 2, abs=1e-4
    )
    text = analyse(two_games, "-w", words, "--iterations", "1", "--format", "text").stdout
    assert f"\nAnn: 2 Scrabble games, {ann['turns']} turns\n" in text


def test_one_player_is_reported_over_all_games(
    two_games: Path, words: Path, tmp_path: Path
) -> None:
    other = tmp_path / "game.gcg"
    other.write_text("#player1 ann Ann A\n#player2 eve Eve\n>ann: AEIQTUZ 8E QUIZ +44 44\n")
    given = (two_games, other, "-w", words, "--iterations", "1")
    rows = rows_of(analyse(*given))
    for name, wanted in (
        ("ANN", {"Ann", "Ann A"}),
        ("eve", {"Eve"}),
    ):  # the nick of GCG, or the name
        own = rows_of(analyse(*given, "--player", name))
        assert {row["name"] for row in own if "name" in row} == wanted
        games = {row["game"] for row in own if row["of"] == "game"}
        assert games == {row["game"] for row in rows if row.get("name") in wanted and "game" in row}
        assert own == [
            row
            for row in rows
            if row.get("game", next(iter(games))) in games
            and row.get("name", name) in {*wanted, name}
        ]
    text = analyse(*given, "--player", "bo", "--format", "text").stdout
    assert ("Bo: 2 Scrabble games" in text, ". Ann: " in text, "Game 3" in text) == (
        True,
        False,
        False,
    )
    table = analyse(*given, "--player", "bo", "--rows", "totals", "--format", "csv").stdout
    assert [(row["name"], row["games"]) for row in csv.DictReader(table.splitlines())] == [
        ("Bo", "2")
    ]
    result = analyse(*given, "--player", "Zoe", "-o", tmp_path / "out.jsonl")
    assert result.returncode == 2
    assert "--player Zoe: no player has this name; names: Ann, Bo, Ann A, Eve\n" in result.stderr
    assert not (tmp_path / "out.jsonl").exists()


def test_lines_of_a_game_are_numbered_in_its_file(
    two_games: Path, words: Path, tmp_path: Path
) -> None:
    lines = two_games.read_text(encoding="utf-8").splitlines()
    second = next(at for at, line in enumerate(lines) if at and '"setup"' in line)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("\n".join([*lines[: second + 2], "nonsense", *lines[second + 2 :]]))
    result = analyse(wrong, "-w", words, "--iterations", "1")
    *rows, last, _ann, _bo = map(json.loads, result.stdout.splitlines())
    assert {row["game"] for row in rows if row.get("of") != "total"} == {1}
    assert last["game"] == 2
    assert f"wrong.jsonl:{second + 3}: not an event" in last["error"]


def test_a_stopped_analysis_is_continued(small: Dictionary, words: Path, tmp_path: Path) -> None:
    games = ["\n".join(record(small, "scrabble", seed, turns=6)) for seed in (1, 2, 3)]
    source = tmp_path / "games.jsonl"
    source.write_text("\n".join([games[0], games[1], games[2][:-9], games[0]]), encoding="utf-8")
    options = ("-w", words, "--iterations", "1", "-j", "2")
    out, wanted = tmp_path / "out.jsonl", tmp_path / "wanted.jsonl"
    stopped = analyse(source, *options, "-o", out, "--fail-fast")
    assert stopped.returncode == 2
    assert "out.jsonl.part keeps the complete rows so far" in stopped.stderr
    begun = (tmp_path / "out.jsonl.part").read_bytes()
    assert begun.count(b'"of":"player"') == 4
    other = analyse(source, *options, "-n", "1", "-o", out, "--resume")
    assert (other.returncode, "top" in other.stderr) == (2, True)
    for path, resume in ((out, "--resume"), (wanted, "--no-color")):  # the totals, too
        result = analyse(source, *options, "-o", path, resume)
        assert (result.returncode, "1 bad row of 4" in result.stderr) == (2, True)
    assert out.read_bytes() == wanted.read_bytes()
    assert out.read_bytes().startswith(begun)
    assert out.read_bytes().count(b'"of":"total"') == 2
