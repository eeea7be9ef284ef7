"""Fuzz target: arguments of the command line, parsed but not acted on.

A line of arguments is understood, asks for help, or is refused with one message. Arguments are
separated by zero bytes.
"""

from __future__ import annotations

import contextlib
import io
import os
import random

import click
from fuzzing import main
from parsers import PIECES

from lexicon_fast.base.errors import LexiconFastError
from lexicon_fast.cli.commands import commands

#: A folder that is empty: relative paths lead nowhere.
os.chdir("/proc/self/fdinfo")

LINES = [
    "solve CATDOG* -n 3 --all --format csv -j 2",
    "solve -i hands.txt -o out.jsonl --resume --actions form,insert --min-length 3",
    "plan CATDOGXYZ* -w enable --ruleset article --format jsonl",
    "find length:7 anagram:RETAINS? --order probability --columns hooks,points --limit 9",
    "find -i queries.txt -o words.csv --resume --layout super -w yawl",
    "equations AB;BA;|A|=1 7:A~A=(c*) --limit 9 --values -w yawl",
    "equations -i equations.txt -o solutions.tsv --resume --layout super",
    "phrases DIRTYROOM --min-length 3 --max-words 2 --include ROOM --where length:3- --limit 9",
    "find definition:lava group:high-fives --definitions mine.txt --columns definition",
    "quiz length:7 --kind anagrams --deck d --new 5 --count 3 --order list --file s.sqlite",
    "quiz -i list.txt --once --json --min-length 3 --retention 0.9 --seed 1 --field 2",
    "decks list", "decks stats d --json", "decks reset d --yes", "decks remove d --yes",
    "decks import a.db --kind hooks --format zyzzyva --replace",
    "decks export d -o a.txt --format anki",
    "find -i queries.txt -o words/ --group-by alphagram --part-rows 9 --engine local",
    "check quiz zax -w enable",
    "words list", "words info enable", "words add mine ./list.txt", "words build a.txt -o b",
    "words path",
    "play lexicon greedy expert:iterations=3 --seed 3 --name me --strict",
    "play scrabble sim --layout super --challenge double --save game.jsonl",
    "play lexibomb odds --resume-from game.jsonl",
    "match lexicon greedy random --pairs 3 --seed 1 --until-significant --confidence 0.9",
    "match scrabble static greedy --record a.jsonl --raw b.jsonl --format jsonl",
    "advise lexicon 'CATDOG' --exposed E --others 7 --seconds 1",
    "advise scrabble -i a.cgp --top 2",
    "replay game.jsonl --check", "analyse game.jsonl --iterations 5 --game 1",
    "puzzle scrabble --day 2026-11-27 --answer pass",
    "census --cards 7 --plan --sample 100 -o c.json",
    "scrabble plays --best -i a.cgp --format csv", "lexibomb plays -i b.jsonl --top 3",
    "engine --threads 2", "serve --port 8000 --host 127.0.0.1", "bench --runs 1",
    "--version", "--help",
]  # fmt: skip
ODD = [
    *("", "-", "--", "---", "-x", "--x", "--x=", "--format=", "--format", "-n-1", "-n", "1e9"),
    *("99999999999999999999", "-0", "nan", "é", "\udcff", "a" * 3000, "--help", "-h", "--all=1"),
    *("*", "?", "[", "\n", " ", "{}", "http://", "file:///x", "../..", "/dev/null", "~", "$HOME"),
]
WORDS = sorted({word for line in LINES for word in line.replace("'", "").split()})


def make(rng: random.Random) -> bytes:
    """A line of arguments."""
    found = rng.choice(LINES).replace("'", "").split()
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        at = rng.randrange(len(found) + 1)
        kind = rng.random()
        if kind < 0.35:
            found.insert(at, rng.choice(WORDS))
        elif kind < 0.55:
            found.insert(at, rng.choice(ODD))
        elif kind < 0.7:
            del found[at : at + 1]
        elif kind < 0.9 and at < len(found):
            word = found[at]
            place = rng.randrange(len(word) + 1)
            piece = rng.choice(PIECES).decode("utf-8", "surrogateescape")[:80]
            found[at] = word[:place] + piece + word[place + rng.choice((0, 1)) :]
        else:
            rng.shuffle(found)
    return "\0".join(found).encode("utf-8", "surrogateescape")


def attempt(data: bytes) -> None:
    arguments = data.decode("utf-8", "surrogateescape").split("\0")
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            parse(arguments)
    except click.exceptions.Exit:
        pass
    except (click.ClickException, LexiconFastError) as error:
        message = error.format_message() if isinstance(error, click.ClickException) else str(error)
        assert message
        assert len(message) < 8000, len(message)


def parse(arguments: list[str]) -> None:
    """Contexts of the command and of those below it, as click makes them."""
    command: click.Command = commands
    parent: click.Context | None = None
    name: str | None = "lexicon-fast"
    while True:
        context = command.make_context(name, list(arguments), parent=parent)
        if not isinstance(command, click.Group):
            return
        left = [*context._protected_args, *context.args]
        if not left:  # click says itself that a command is missing
            return
        name, below, arguments = command.resolve_command(context, left)
        if below is None:
            return
        command, parent = below, context


if __name__ == "__main__":
    main("cli", make, attempt)
