"""The output of commands, byte for byte, and the files that they write.

Texts of errors become a marker; so do other texts for people in JSON (`why`), times and speeds.
Rows and lines that hold such texts keep their place.
"""

from __future__ import annotations

import csv
import io
import json
import re
import shlex
from pathlib import Path
from typing import Any

from command_lines import Ran

from surfaces.work import Work

#: Command lines; `echo TEXT |` before one is its stdin, `NAME=VALUE` its environment.
CASES = r"""
solve 'CATDOGXYZ* mother hat l[u]rch' -n 6
solve 'CATDOGXYZ* mother hat l[u]rch' -n 6 --format text
solve 'TCHEDUQ hat l[u]rch' -n 6 --format csv
solve 'TCHEDUQ hat l[u]rch' QUIZ AAAA 'X ax' --format text
solve 'TCHEDUQ hat l[u]rch' QUIZ AAAA 'X ax' --format text --all --actions insert,substitute
solve '{"hand": "CATDOG*", "table": ["hat"], "id": 7}' -n 2 --format jsonl
solve 'CATDOG* hat' --ruleset article -n 5
solve 'CATDOG* hat hat' --actions insert -n 8
solve 'CATDOG* hat' --actions substitute --min-length 3 -n 8
solve 'CATDOG* hat' --min-length 7 --all --format csv
solve 'CATDOG* hat' -n 0
solve 'IN* on' --actions insert --all
solve 'HEATS she' -w few.txt --all
solve catdogxyz? -n 2 --color
solve -i hands.txt -n 2
solve -i hands.txt -n 1 --format text
solve -i hands.csv -n 1
solve -i hands.csv -n 1 --format csv
solve -i hands.jsonl -n 1 --format jsonl
solve -i bad.txt -n 1
solve -i bad.txt -n 1 --format csv
solve -i bad.txt -n 1 --format text
solve -i bad.txt -n 1 --fail-fast
solve -i bad.jsonl -n 1
solve -i bad.jsonl -n 1 --format csv
solve -i bad.csv -n 1
solve -i bad.csv -n 1 --format csv
solve -i bad.txt -n 1 -o out.parquet
solve -i bad.jsonl -n 1 -o out.arrow
solve -i bad.txt -n 1 -o out.csv
solve -i hands.jsonl -n 1 -o out.jsonl
solve -i hands.txt -n 1 -o out.txt
solve -i hands.csv -n 1 -o parts/ --format parquet --part-rows 10
solve -i parts-in -n 1
echo 'CATDOG* hat\n\nQUIZ' | solve -n 1
echo '{"id": 1, "hand": "CATDOG*"}' | solve -n 1 -i -
echo 'hand,id\nCATDOG*,a' | solve -n 1 --input-format csv
NO_COLOR=1 solve 'CATDOG* hat' -n 1 --format text
LEXICON_FAST_THREADS=1 solve -i hands.txt -n 1 --format csv
LEXICON_FAST_ISA=plain solve -i hands.txt -n 3 --format csv
plan DEIIILOTUW
plan DEIIILOTUW --format text
plan DEIIILOTUW 'CATDOG* hat' ABCDEFGHIJKLMNOP QVX --format csv
plan DEIIILOTUW --ruleset article --min-length 4
plan -i hands.txt
plan -i hands.txt --format text
plan -i bad.txt -o plans.parquet
plan -i bad.jsonl -o plans.jsonl
plan -i hands.csv --format csv
check quiz zax qwerty
check QUIZ quiz
echo 'quiz\nzzx\n\n hat ' | check -
check she quiz -w few.txt
scrabble plays '15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0' -n 10
scrabble plays '15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0' -n 10 --format text
scrabble plays '15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 CE/ 0/0 0' --format csv
scrabble plays '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 QUIZ/ 0/0 0'
scrabble plays '{"id": "x", "cgp": "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 CE/ 0/0 0"}' --best
scrabble plays -i positions.cgp -n 3
scrabble plays -i positions.cgp --best --format csv
scrabble plays -i positions.cgp --best --format text
scrabble plays -i bad.cgp -n 2
scrabble plays -i bad.cgp -n 2 --format csv
scrabble plays -i positions.cgp -n 2 -o plays.csv
scrabble plays '7/7/2K4/2AG3/2P4/2uM3/2TA3 EINS?/ADERT 0/0 0' --layout small7.toml -n 5
scrabble show '15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/0 0'
scrabble show game.gcg
scrabble show game.gcg --turn 8 --cgp
scrabble show game.gcg --cgp
scrabble show game.gcg --turn 4 --svg board.svg
scrabble show records/scrabble-double.jsonl
scrabble show records/scrabble-super.jsonl --turn 5 --cgp
scrabble show gcg/everything.gcg
scrabble show gcg/incomplete.gcg --cgp
scrabble gcg records/scrabble-standard.jsonl
scrabble gcg records/scrabble-double.jsonl -o double.gcg
scrabble gcg gcg/other_ways.gcg
lexibomb plays -i lexibomb.jsonl -n 2
lexibomb plays -i lexibomb.jsonl -n 3 -w enable
lexibomb plays -i lexibomb.jsonl -n 3 -w enable --format text
lexibomb plays -i lexibomb.jsonl --best -w enable --format csv
lexibomb plays -i bad-lexibomb.jsonl -n 2 -w enable
lexibomb plays -i bad-lexibomb.jsonl -n 2 -w enable --format csv
lexibomb plays '{"rack": "AEINRS_"}' -n 3 -w few.txt --ruleset classic_poc
lexibomb show lexibomb.jsonl
lexibomb show lexibomb.jsonl --odds
lexibomb show records/lexibomb-standard.jsonl
lexibomb show records/lexibomb-standard.jsonl --bombs
lexibomb show records/lexibomb-standard.jsonl --turn 3 --json
lexibomb show records/lexibomb-alone.jsonl --json
lexibomb show records/lexibomb-standard.jsonl --turn 3 --odds --svg bombs.svg
match lexicon planner greedy --pairs 3 --seed 1 --format jsonl -j 1
match lexicon planner greedy random --pairs 2 --seed 2 --format jsonl -j 1 --whole-games --no-strict --ruleset article
match lexicon planner greedy --pairs 2 --seed 3 --raw raw.jsonl --record games.jsonl -j 1
match lexicon planner greedy --pairs 2 --seed 3 -j 1
match scrabble static greedy --pairs 1 --seed 1 --format jsonl -j 1 --raw raw.jsonl
match scrabble static greedy --pairs 1 --seed 2 --challenge double -j 1 --record games.jsonl
match lexibomb odds greedy --pairs 1 --seed 1 --format jsonl -j 1 -w enable --raw raw.jsonl
match lexibomb odds greedy --pairs 1 --seed 2 --bombs 30 -j 1 -w enable --record games.jsonl
advise lexicon 'ADGIOSX mother hat l[u]rch' --exposed E --others 4 -n 5 --iterations 300 --seed 1
advise lexicon 'ADGIOSX mother hat l[u]rch' --exposed E --others 4 -n 3 --iterations 300 --seed 1 --format text
advise lexicon -i position.json --iterations 200 --seed 1 -n 3 --format jsonl
advise lexicon 'CATDOGX* hat' --exposed E --seen QZZ --others 7,10 --scores 10,20,30 --iterations 200 -n 2
advise scrabble '15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 AEINRS?/ 0/26 0' --iterations 100 --seed 1 -n 3
advise scrabble -i positions.cgp --iterations 30 --seed 1 -n 1 --format jsonl
advise lexibomb -i lexibomb.jsonl --iterations 30 --seed 1 -n 2 -w enable
replay records/lexicon-waddingtons.jsonl
replay records/lexicon-guard.jsonl --game 2
replay records/scrabble-tie_broken.jsonl
replay records/lexibomb-alone.jsonl
census --cards 2 --plan -w few.txt -n 3
census --cards 3 -n 2 --format json
census --cards 3 --plan -n 2 --format json --ruleset article --min-length 3
census --cards 5 --sample 200 --seed 3 --format json -n 2
census --cards 2 -o census.json -n 1
census --cards 2 -o census.txt -n 1 -w few.txt
words list
words list --json
words info enable --json
words info few.txt --json
words info enable
words path
words path enable
words add few.txt --name mine
words list --json
check she -w mine
words build few.txt -o few.dictionary
words build ord.txt -o ord.dictionary --alphabet swedish.alphabet
words info ord.dictionary --json
check ÖRT ost -w ord.dictionary
solve 'ÖRTSL ost' -w ord.dictionary --format csv
echo '{"id": 1, "method": "dictionary.check", "params": {"words": ["quiz"]}}' | engine
--version
""".strip().splitlines()  # noqa: E501

#: Files that commands may write, with what becomes of them here.
_WRITTEN = ("out", "parts", "plans", "plays", "board", "double", "bombs", "raw", "games", "census")

#: Commands that print sentences for people.
_TALKING = ("words add", "words build")

_ERROR = re.compile(r'"(error|why|notice)":( ?)"(?:[^"\\]|\\.)*"')
_TIMES = re.compile(r'"(seconds|moves_per_second)":[-+.e\d]+')
_BAD_ROW = re.compile(r"^position \S+: .*")


def record(work: Work) -> dict[str, Any]:
    (work.folder / "parts-in").mkdir()
    for name in ("hands.txt", "bad.txt"):
        (work.folder / "parts-in" / name).write_bytes((work.folder / name).read_bytes())
    found = {}
    for case in CASES:
        before = {path.name for path in work.folder.iterdir()}
        ran = run(work, case)
        # The second `words list` comes after a list was added.
        name = f"{case} (again)" if case in found else case
        lines: Any = _lines(work.plain(ran.stdout.decode()))
        if lines[:1] in (["{"], ["["]):  # JSON over many lines
            lines = json.loads("\n".join(lines))
        if case.startswith(_TALKING):
            lines = ["TEXT"] * len(lines)
        found[name] = {"exit": ran.code, "stdout": lines}
        if files := _files(work, before):
            found[name]["files"] = files
    return found


def run(work: Work, case: str) -> Ran:
    """Run a line of a table."""
    stdin = b""
    if case.startswith("echo "):
        said, _, case = case.removeprefix("echo ").partition(" | ")
        stdin = (shlex.split(said)[0].replace("\\n", "\n") + "\n").encode()
    args = shlex.split(case)
    env = {}
    while re.match(r"[A-Z_]+=", args[0]):
        name, _, env[name] = args.pop(0).partition("=")
    return work.run(*args, stdin=stdin, env=env)


def _files(work: Work, before: set[str]) -> dict[str, Any]:
    """The files that a command wrote, which are then removed."""
    found: dict[str, Any] = {}
    for path in sorted(work.folder.iterdir()):
        if path.name in before or not path.name.startswith(_WRITTEN):
            continue
        inner = sorted(path.rglob("*")) if path.is_dir() else [path]
        for each in filter(Path.is_file, inner):
            found[str(each.relative_to(work.folder))] = _file(work, each)
            each.unlink()
        if path.is_dir():
            path.rmdir()
    return found


def _file(work: Work, path: Path) -> Any:
    if path.suffix in (".parquet", ".arrow"):
        import pyarrow as pa
        import pyarrow.parquet as pq

        from surfaces.columns import described

        if path.suffix == ".parquet":
            return described(pq.read_table(path, partitioning=None))
        return described(pa.ipc.open_file(path).read_all())
    if path.suffix == ".svg":
        root = re.match(r"\s*<svg [^>]*viewBox=\"([^\"]*)\"", path.read_text(encoding="utf-8"))
        return {"svg": root is not None}
    if path.name == "_manifest.json":  # keys only: values have hashes of what is read
        return dict.fromkeys(json.loads(path.read_bytes()), True)
    return _lines(work.plain(path.read_text(encoding="utf-8")))


def _lines(text: str) -> list[str]:
    """Lines, with markers for what may change; a last one for a missing end of line."""
    text = _ERROR.sub(r'"\1":\2"TEXT"', text)
    text = _TIMES.sub(r'"\1":0', text)
    text = re.sub(r'("chain":")\w+', r"\1CHAIN", text)
    text = re.sub(r'("version": ?")\d+\.[^"]*', r"\1VERSION", text)
    text = re.sub(r"CACHE/[-0-9a-f]+\.dictionary", "CACHE/NAME.dictionary", text)
    lines = text.split("\n")
    if lines[0].endswith(",error"):
        lines = _csv(text, lines)
    lines = [_BAD_ROW.sub("TEXT", line) for line in lines]
    if lines[0].startswith("bot ") or any(line.startswith("bot ") for line in lines[:4]):
        lines = [re.sub(r" +[\d,]+$", " SPEED", line) for line in lines]
    return lines[:-1] if not lines[-1] else [*lines, "(no newline at the end)"]


def _csv(text: str, lines: list[str]) -> list[str]:
    """Rows with an error get a marker for it; all others stay as they were written."""
    rows = list(csv.reader(io.StringIO(text)))
    if len(rows) != len(lines) - 1:
        return lines
    for place, row in enumerate(rows[1:], 1):
        if row[-1]:
            out = io.StringIO()
            csv.writer(out, lineterminator="").writerow([*row[:-1], "TEXT"])
            lines[place] = out.getvalue()
    return lines
