"""`lexicon-fast scrabble playability` as users run it, and `find` with its table."""

from __future__ import annotations

from pathlib import Path

from support import forked

import lexicon_fast as lf
from lexicon_fast.bots.scrabble.playability import playability


def test_a_table_that_find_uses(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("\n".join([*lf.Dictionary.load("2of12inf")][::4]))
    command = ("scrabble", "playability", "-w", words, "--games", "30")
    for threads in ("1", "3"):
        path = tmp_path / f"{threads}.txt"
        done = forked.run(*command, "-j", threads, "-o", path, encoding="utf-8")
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        assert done.stderr.endswith(
            " words with a playability above 0; use it with find --playability\n"
        )
    assert path.read_bytes() == (tmp_path / "1.txt").read_bytes()
    d = lf.Dictionary.load(words)
    expected = playability(d, games=30)
    assert lf.Playability.load(path).fingerprint == expected.fingerprint
    find = ("find", "length:2-3 limit playability:1-4", "-w", words, "--order", "playability")
    done = forked.run(*find, "--playability", path, "--columns", "playability", encoding="utf-8")
    rows = [line.split() for line in done.stdout.splitlines()[1:]]
    best = [(word, value) for word, value in expected.items() if len(word) < 4][:8]
    assert [(word, float(value)) for word, _, value in rows if float(value)][:4] == best[:4]
    done = forked.run(*find, encoding="utf-8")
    assert done.returncode == 2
    assert "the package has no table for this dictionary; compute" in done.stderr
    done = forked.run("find", "length:2", "--playability", path, encoding="utf-8")
    assert done.returncode == 2
    assert "it is for the dictionary" in done.stderr


def test_wrong_arguments_are_refused_before_the_work(tmp_path: Path) -> None:
    run = ("scrabble", "playability", "--games", "1000000")
    done = forked.run(*run, "-o", tmp_path / "missing" / "x.txt", encoding="utf-8")
    assert done.returncode == 2
    assert f"the folder {tmp_path / 'missing'} does not exist" in done.stderr
    done = forked.run(*run, "--leaves", "none.leaves", "-o", tmp_path / "x", encoding="utf-8")
    assert done.returncode == 2
    assert "leaves=none.leaves: No such file or directory" in done.stderr
    assert not [*tmp_path.iterdir()]
