"""Exit codes: of command lines that go well, go wrong, are interrupted; and is stdout empty?"""

from __future__ import annotations

import signal
import time
from typing import Any

from surfaces import output
from surfaces.work import Work

#: As in `output`.
CASES = r"""
-h
--help
--version
solve --help
none-such
--none-such
solve --none-such
solve QUIZ
solve QU1Z
solve QUIZ QU1Z
solve ''
solve 'QUIZ h'
solve 'QUIZ h[a]t' --fail-fast
solve QU1Z QUIZ --fail-fast
solve QUIZ -w none-such
solve QUIZ -w missing/list.txt
solve QUIZ -w hands.jsonl
solve QUIZ --ruleset none-such
solve QUIZ --format none-such
solve QUIZ --actions none-such
solve QUIZ --actions form,
solve QUIZ -n -1
solve QUIZ -n x
solve QUIZ --min-length 0
solve QUIZ -j 0
solve QUIZ -j 9999
solve QUIZ -i hands.txt
solve -i missing.txt
solve -i hands.txt -o missing/out.jsonl
solve -i hands.txt -o records
solve -i hands.txt --input-format parquet
solve -i hands.txt --input-format jsonl
solve -i hands.csv --input-format text
solve -i 'nothing-*.txt'
solve -i few.txt --resume
solve QUIZ --resume
solve --engine none-such -i hands.txt
solve -i empty.txt
solve -i binary.dat
LEXICON_FAST_ISA=none-such solve QUIZ
LEXICON_FAST_THREADS=x solve QUIZ
LEXICON_FAST_THREADS=0 solve QUIZ
solve
plan QUIZ
plan QU1Z
plan ABCDEFGHIJKLMNOP
plan -i missing.txt
check quiz
check quiz zzx
check zzx
check
check '' quiz
check quiz -w none-such
scrabble
scrabble plays
scrabble plays x
scrabble plays '15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 QUIZ/ 0/0 0'
scrabble plays '15/15 QUIZ/ 0/0 0'
scrabble plays -i positions.cgp --layout none-such
scrabble show missing.gcg
scrabble show game.gcg
scrabble show game.gcg --turn 999
scrabble show hands.txt
scrabble show gcg/bom.gcg
scrabble show gcg/four.gcg
scrabble show gcg/half_known.gcg
scrabble show gcg/latin1.gcg
scrabble show gcg/plain.gcg
scrabble show gcg/scoreless.gcg
scrabble show gcg/super.gcg
scrabble gcg missing.jsonl
scrabble gcg records/lexicon-waddingtons.jsonl
scrabble gcg records/scrabble-standard.jsonl
lexibomb
lexibomb plays '{"rack": "A"}' -w enable
lexibomb plays x
lexibomb plays '{"rack": "AE1"}'
lexibomb plays -i missing.jsonl
lexibomb show lexibomb.jsonl
lexibomb show missing.jsonl
words
words list
words info none-such
words info few.txt
words info missing.txt
words path none-such
words path missing.txt
words path few.txt
words add none-such
words add few.txt --name few
words add missing.txt
words build few.txt
words build few.txt -o few.dictionary
words build missing.txt -o few.dictionary
words build empty.txt -o few.dictionary
words build ord.txt -o ord.dictionary
words build few.txt -o missing/few.dictionary
solve QUIZ -w binary.dat
play
play none-such
play lexicon none-such
play lexicon --resume-from missing.game
match
match lexicon
match lexicon greedy
match lexicon greedy none-such
match lexicon greedy greedy:none=1
match lexicon greedy random --pairs 0
match lexicon greedy random --pairs 1 -j 1
match scrabble greedy static --pairs 1 --layout none-such
match lexibomb greedy odds --pairs 1 --bombs 226
match lexicon greedy random --pairs 1 -j 1 --record missing/games.jsonl
advise
advise lexicon
advise lexicon QUIZ --iterations 10
advise lexicon QU1Z --iterations 10
advise lexicon 'QUIZ hat' --exposed 1 --iterations 10
advise lexicon 'QUIZ hat' --others 40,40 --iterations 10
advise lexicon -i missing.json
advise lexicon -i few.txt --iterations 10
advise scrabble x --iterations 10
advise lexibomb '{"rack": "AE1"}' --iterations 10
replay
replay missing.jsonl
replay few.txt
replay few.txt --check
replay records/lexicon-guard.jsonl
replay records/lexicon-guard.jsonl --check
replay records/lexicon-guard.jsonl --game 3
replay changed.jsonl --check
replay changed.jsonl
replay records/lexicon-guard.jsonl --check -w few.txt
echo '' | replay -
census --cards 0
census --cards 16
census --cards 2
census --cards 2 --format none-such
census --cards 2 -o missing/census.json
census --cards 2 --resume
census --cards 3 --sample 0
census --cards 3 --sample 5
bench --compare missing.json
bench --against missing.json
bench --compare few.txt --against few.txt
echo '' | engine
echo 'x' | engine
engine -w none-such
engine x
serve --port 99999
serve -w none-such --port 0 --database :memory:
serve --database missing/tables.sqlite --port 0
serve --max-body 1
""".strip().splitlines()


def record(work: Work) -> dict[str, Any]:
    (work.folder / "empty.txt").write_bytes(b"")
    (work.folder / "binary.dat").write_bytes(bytes(range(256)) * 40)
    whole = (work.folder / "records" / "lexicon-guard.jsonl").read_text(encoding="utf-8")
    changed = whole.replace('"seed":7', '"seed":8', 1)
    (work.folder / "changed.jsonl").write_text(changed, encoding="utf-8")
    found = {}
    for case in CASES:
        ran = output.run(work, case)
        found[case] = {"exit": ran.code, "empty": not ran.stdout}
    found["solve -o FILE, interrupted"] = _interrupted(work)
    found["engine, SIGINT"] = _engine(work, signal.SIGINT)
    found["engine, SIGTERM"] = _engine(work, signal.SIGTERM)
    found["solve --all | head, a closed pipe"] = _closed_pipe(work)
    return found


def _interrupted(work: Work) -> Any:
    """Ctrl-C while rows come from a pipe."""
    process = work.start("solve", "-o", "interrupted.jsonl")
    assert process.stdin is not None
    part = work.folder / "interrupted.jsonl.part"
    process.stdin.write(b"CATDOG* hat\n" * 10)
    process.stdin.flush()
    while not part.exists() and process.poll() is None:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    stdout, _ = process.communicate(timeout=100)
    names = [path.name for path in work.folder.glob("interrupted.jsonl")]
    return {"exit": process.returncode, "empty": not stdout, "files": names}


def _engine(work: Work, by: signal.Signals) -> Any:
    process = work.start("engine")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b'{"id": 1, "method": "ping"}\n')
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(by)
    stdout, _ = process.communicate(timeout=100)
    return {"exit": process.returncode, "empty": not stdout}


def _closed_pipe(work: Work) -> Any:
    with work.start("solve", "-i", "hands.txt", "--all") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        said = process.stderr.read()
    return {"exit": process.returncode, "stderr is empty": not said}
