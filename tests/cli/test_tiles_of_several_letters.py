"""Commands with tiles of several letters: Spanish `[CH]`, `[LL]`, `[RR]`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from shlex import quote

import pytest
from support.terminals import Result, events, run

from lexicon_fast import Dictionary

pytestmark = pytest.mark.processes

WORDS = (
    "ar arce calle che chico chía de deseche eche echar él en es hico ir la leche lee no perro se"
)


@pytest.fixture(scope="module")
def spanish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("spanish")
    (folder / "palabras.txt").write_text("\n".join(WORDS.split()), encoding="utf-8")
    Dictionary.compile(folder / "palabras.txt", folder / "es.dictionary", language="es")
    return folder / "es.dictionary"


def play(game: str, spanish: Path, *more: str | Path, typed: tuple[str, ...]) -> str:
    result = run("play", game, "greedy", "-w", spanish, *more, typed=typed)
    assert result.returncode == 0, result.stderr
    return result.stdout


def no_stand_ins(text: str) -> bool:
    return not re.search("[\ue000-\uf8ff\U000f0000-\U0010ffff]", text)


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_a_program_plays_a_match_whose_records_are_checked(
    game: str, spanish: Path, tmp_path: Path
) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    record, raw = tmp_path / "record.jsonl", tmp_path / "raw.jsonl"
    spec = f"cmd:{quote(sys.executable)} {quote(str(program))} {game} {quote(str(spanish))}"
    options = ("-w", spanish, "--pairs", "1", "--seed", "19", "--record", record, "--raw", raw)
    result = run("match", game, spec, "greedy", *options)
    assert result.returncode == 0, result.stderr
    text = record.read_text(encoding="utf-8")
    assert no_stand_ins(text + raw.read_text(encoding="utf-8"))
    assert "forfeit" not in text, result.stdout
    assert '"upper":"ABC[CH]DEFGHIJL[LL]MNÑOPQR[RR]STUVXYZ"' in text
    checked = run("replay", record, "--check", "-w", spanish)
    assert "all legal" in checked.stdout, checked.stderr
    shown = run("replay", record, "-w", spanish).stdout
    assert re.search(r"\[(CH|LL|RR)\]", shown)
    assert no_stand_ins(shown)


#: Asks an engine what to do, with the brackets as it gets and gives them.
PROGRAM = """
import json, subprocess, sys
game, words = sys.argv[1:]
command = [sys.executable, "-m", "lexicon_fast", "engine", "-w", words]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin:
    request = json.loads(line)
    if request.get("method") != "bot.move":
        continue
    assert line.isascii() or not any(0xE000 <= ord(each) for each in line), line
    request["params"].update(bot="greedy", dictionary=words)
    engine.stdin.write(json.dumps(request).encode() + b"\\n")
    engine.stdin.flush()
    sys.stdout.write(json.dumps(json.loads(engine.stdout.readline())) + "\\n")
    sys.stdout.flush()
"""


def test_typed_words_have_tiles_by_longest_match_and_folded_accents(
    spanish: Path, tmp_path: Path
) -> None:
    save = tmp_path / "game.jsonl"
    options = ("--seed", "5", "--save", save, "--strict")
    said = play("lexicon", spanish, *options, typed=("moves", "ÉCHÁR", "quit"))
    assert "Hand     A10  [CH]2  D8  E10  I10  I10  L8  P8  R10  Z6  (82 points)\n" in said
    listed = re.findall(r"^ ?\d+  .*", said, re.MULTILINE)
    assert "e[ch]ar" in listed[0]
    assert {line.index("  leaves ") for line in listed} == {listed[0].index("  leaves ")}
    assert "You form E[CH]AR (6 cards left)\n" in said
    forms = [each["action"] for each in events(save) if each.get("player") == 0]
    assert forms == [{"action": "form", "laid": "e[ch]ar"}]
    again = run("play", "lexicon", "--resume-from", save, "-w", spanish, typed=("hand", "quit"))
    assert "Table    1 en  2 e[ch]ar\n" in again.stdout


@pytest.mark.parametrize(
    ("game", "row"),
    [
        ("scrabble", " 8  =   .   .   '   .   E   CH  E   .   .   .   '   .   .   =\n"),
        ("lexibomb", "10  .   E1  CH0 E0  0   0   1   2   .   .   .   .   .   .   .\n"),
    ],
)
def test_a_tile_takes_one_square_of_the_board(game: str, row: str, spanish: Path) -> None:
    at = {"scrabble": "8f", "lexibomb": "10b"}[game]
    typed = (f"try {at} éche", "-ch", "quit")
    said = play(game, spanish, "--seed", "19", typed=typed)
    assert "Rack  [CH]5  D2  E1  E1  E1  I1  S1  (12 points)\n" in said
    assert re.search(r"E\[CH\]E", said)
    assert "You exchange [CH] for " in said
    said = play(game, spanish, "--seed", "19", typed=(f"{at} eche", "", "board", "quit"))
    assert row in said
    assert len({len(line.rstrip()) for line in said.splitlines() if line[:3] == " 1 "}) == 1


def advice(spanish: Path, *args: str | Path) -> Result:
    return run("advise", "lexicon", "-w", spanish, "--iterations", "4", *args)


def test_advice_reads_and_writes_brackets(spanish: Path, tmp_path: Path) -> None:
    seen = {
        "player": 0,
        "hand": "[CH]CHEO",
        "table": ["[[ch]]e"],
        "pile": "[LL]",
        "stock": 33,
        "hand_sizes": [5, 10],
        "to_move": 0,
        "ruleset": "waddingtons-es",
    }
    positions, out = tmp_path / "positions.jsonl", tmp_path / "advice.jsonl"
    # With escapes and without.
    lines = [json.dumps(seen | {"seen": "Ñ"}, ensure_ascii=each) for each in (True, False)]
    positions.write_text("\n".join(lines), encoding="utf-8")
    result = advice(spanish, "-i", positions, "-o", out)
    assert result.returncode == 0, result.stderr
    text = out.read_text(encoding="utf-8")
    assert no_stand_ins(text)
    first, second = ([a["laid"] for a in row["actions"] if "laid" in a] for row in events(out))
    assert first == second
    assert "[ch]e" in first
    typed = advice(spanish, "CHICOL perro", "--exposed", "ll", "--format", "text")
    assert "Exposed   [LL]2" in typed.stdout, typed.stderr
    assert "Hand      C8  [CH]2  I10  L8  O10" in typed.stdout
    bracketed = advice(spanish, "[CH]ICO pe[rr]o", "--format", "text")
    assert "Table     1 pe[rr]o" in bracketed.stdout, bracketed.stderr
    refused = advice(spanish, "CHICO", "--exposed", "LR")
    assert (refused.returncode, "--exposed LR must be one card" in refused.stderr) == (2, True)
