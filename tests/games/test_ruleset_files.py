"""Rulesets in TOML files: in Python, at the command line, and what is wrong with them."""

from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support import forked

import lexicon_fast as lf
from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadOption
from lexicon_fast.games.lexibomb import rules as lexibomb
from lexicon_fast.games.lexicon import rules as lexicon
from lexicon_fast.games.scrabble import rules as scrabble
from lexicon_fast.games.tiles.layouts import Layout

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
GAMES: dict[str, Any] = {"lexicon": lexicon, "scrabble": scrabble, "lexibomb": lexibomb}


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def run(*args: object, check: bool = True) -> subprocess.CompletedProcess[str]:
    return forked.run(*args, encoding="utf-8", check=check)


# ------------------------------------------------------------------- in Python


def test_a_file_says_what_differs_from_its_base(tmp_path: Path) -> None:
    path = write(
        tmp_path / "house.toml",
        'base = "article"\ncards_each = 12\nmax_exchanged = "any"\nstrict = true\n'
        '[points]\nQ = 20\n[pack]\n"*" = 2\n',
    )
    rules = lexicon.ruleset(path)
    assert rules.name == "house"
    assert (rules.cards_each, rules.max_exchanged, rules.strict) == (12, None, True)
    assert rules.points == {**lexicon.POINTS, "Q": 20}
    assert rules.pack == {**lexicon.PACK, "*": 2}
    assert rules.out_at == lexicon.ARTICLE.out_at
    assert lexicon.ruleset(json.loads(json.dumps(rules.to_json()))) == rules


def test_the_name_is_that_of_the_file_unless_it_is_taken(tmp_path: Path) -> None:
    assert lexicon.ruleset(write(tmp_path / "a b.toml", 'base = "article"')).name == "a b"
    own = lexicon.ruleset(write(tmp_path / "article.toml", 'base = "waddingtons"'))
    assert own.name == "waddingtons, changed"
    named = write(tmp_path / "x.toml", 'base = "article"\nname = "ours"')
    assert lexicon.ruleset(named).name == "ours"


def test_a_board_may_be_named_lie_in_a_file_or_in_the_ruleset(
    tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "small7.toml").write_bytes((data / "small7.toml").read_bytes())
    small = Layout.load(data / "small7.toml")
    by_path = write(tmp_path / "r.toml", 'base = "standard"\nlayout = "small7.toml"')
    monkeypatch.chdir("/")  # the path is from the folder of the ruleset
    assert scrabble.ruleset(by_path).layout == small
    inside = write(
        tmp_path / "s.toml",
        'base = "standard"\nexchange_from = 1\n'
        + "[layout]\n"
        + (data / "small7.toml")
        .read_text()
        .replace("[premiums]", "[layout.premiums]")
        .replace("[bonus]", "[layout.bonus]")
        .replace("[tiles]", "[layout.tiles]"),
    )
    rules = scrabble.ruleset(inside)
    assert (rules.layout.squares, rules.layout.name) == (small.squares, "s")
    assert rules.exchange_from == 1
    named = write(tmp_path / "t.toml", 'base = "standard"\nlayout = "super"\nchallenge = "void"')
    assert scrabble.ruleset(named).layout == scrabble.RULESETS["super"].layout
    assert scrabble.ruleset(named).strict


@pytest.mark.parametrize(
    ("game", "text", "message"),
    [
        ("lexicon", "", "base is missing; expected base = 'waddingtons' or 'article'"),
        ("lexicon", "base = 'standard'", "base: 'standard'; expected 'waddingtons' or 'article'"),
        ("lexicon", "base = 5", "base: 5; expected"),
        ("lexicon", "cards_ech = 5", r"unknown field 'cards_ech'; .*did you mean cards_each\?"),
        ("lexicon", "bombs = 5", "unknown field 'bombs'; expected base, name, points, "),
        ("lexicon", "cards_each = 99", "cards_each: 99; expected 1 to 15"),
        ("lexicon", "cards_each = '9'", "cards_each: '9'; expected 1 to 15"),
        ("lexicon", "cards_each = 9.0", "cards_each: 9.0; expected 1 to 15"),
        ("lexicon", "cards_each = true", "cards_each: True; expected 1 to 15"),
        ("lexicon", "strict = 1", "strict: 1; expected true or false"),
        ("lexicon", "name = 7", "name: 7; expected a name that is not empty"),
        ("lexicon", "name = ' '", "name: ' '; expected a name that is not empty"),
        (
            "lexicon",
            "name = 'article'",
            "name: 'article'; expected a name that no built-in",
        ),
        ("lexicon", "max_exchanged = 'all'", "max_exchanged: 'all'; expected a whole number .*any"),
        ("lexicon", "max_exchanged = 0", "max_exchanged: 0; expected 1 or more"),
        ("lexicon", "renewal = 'shuffle'", "renewal: 'shuffle'; expected 'under top' or 'turn up'"),
        ("lexicon", "points = 5", "points: 5; expected a number for each card"),
        ("lexicon", "points = {A = 'x'}", "points of 'A': 'x'; expected 0 to 255"),
        ("lexicon", "points = {A = 999}", "points of 'A': 999; expected 0 to 255"),
        ("lexicon", "points = {AB = 1}", "points, card: 'AB'; expected a single character"),
        ("lexicon", "pack = {'Å' = 1}", "points of 'Å', a card of the pack: missing; expected"),
        ("lexicon", "pack = {A = 60}", "pack, cards in all: 108; expected 1 to 64"),
        ("lexicon", "cards_each = = 6", "not TOML: .*line 2"),
        ("lexicon", "cards_each", "not TOML: "),
        ("lexicon", f"cards_each = {'9' * 5000}", "not TOML: .*4300 digits"),
        ("scrabble", "challenge = 'hard'", "challenge: 'hard'; expected rules or double"),
        ("scrabble", "challenge = 5", "challenge: 5; expected rules or double"),
        ("scrabble", "layout = 'none.toml'", "layout: .*none.toml': No such file"),
        ("scrabble", f"layout = '{'x' * 5000}'", r"layout: layout '/.*\.\.\.': File name too long"),
        ("scrabble", "layout = 5", "layout: 5; expected scrabble, super, lexibomb, a path or"),
        ("scrabble", "layout = {rack = true}", "layout: .*rack is True"),
        ("scrabble", "scoreless_turns = 0", "scoreless_turns: 0; expected 1 to 1000"),
        ("scrabble", "bombs = 3", "unknown field 'bombs'; expected base, name, layout, challenge"),
        ("lexibomb", "bombs = 226", "bombs: 226; expected 0 to 225"),
        (
            "lexibomb",
            "layout = 'scrabble'",
            "layout: .*without premium squares",
        ),
        ("lexibomb", "multipliers = 5", "multipliers: 5; expected 9 pairs of numbers"),
        ("lexibomb", "multipliers = [[1, 1]]", r"multipliers: \[\[1, 1\]\]; expected 9 pairs"),
    ],
)
def test_an_error_names_the_file_the_field_and_what_is_expected(
    game: str, text: str, message: str, tmp_path: Path
) -> None:
    if text and not text.startswith("base"):
        text = f"base = '{next(iter(GAMES[game].RULESETS))}'\n{text}"
    path = write(tmp_path / "mine.toml", text)
    with pytest.raises(BadOption, match=message) as caught:
        GAMES[game].ruleset(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert len(str(caught.value)) < len(str(path)) + 450


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"ruleset file .*none\.toml: No such file"):
        lexicon.ruleset(tmp_path / "none.toml")
    with pytest.raises(BadOption, match="Is a directory"):
        lexicon.ruleset(tmp_path)
    (tmp_path / "bad.toml").write_bytes(b'base = "article"\nname = "\xff"\n')
    with pytest.raises(BadOption, match=r"bad\.toml, line 2: byte 0x\w+ is not UTF-8"):
        lexicon.ruleset(tmp_path / "bad.toml")
    (tmp_path / "big.toml").write_bytes(b"#" * (1 << 17))
    with pytest.raises(BadOption, match="larger than 65,536 bytes"):
        lexicon.ruleset(tmp_path / "big.toml")


@pytest.mark.parametrize("game", GAMES)
def test_a_text_is_a_name_and_never_a_path(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests and records hold text, which never opens files."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "house.toml", f"base = '{next(iter(GAMES[game].RULESETS))}'")
    assert GAMES[game].ruleset(Path("house.toml")).name == "house"
    with pytest.raises(BadOption, match=r"'house\.toml': expected one of .*pathlib"):
        GAMES[game].ruleset("house.toml")


def test_solvers_and_games_take_the_path_of_a_file(tmp_path: Path, enable: Dictionary) -> None:
    path = write(tmp_path / "house.toml", "base = 'article'\n[points]\nT = 0\n")
    (play, *_) = lf.lexicon.plays("CATX", [], enable, ruleset=path)
    rules = lexicon.ruleset(path)
    assert play == lf.lexicon.plays("CATX", [], enable, ruleset=rules)[0]
    assert lf.lexicon.plan("CATX", enable, ruleset=path) == lf.lexicon.plan(
        "CATX", enable, ruleset=rules
    )
    assert lf.lexicon.Game(enable, players=2, ruleset=path, seed=1).rules == rules
    small = write(tmp_path / "small.toml", "base = 'standard'\nlayout = 'super'\n")
    game = lf.scrabble.Game(enable, players=2, ruleset=small, seed=1)
    assert game.rules.layout.rows == 21
    bombs = write(tmp_path / "bombs.toml", "base = 'standard'\nbombs = 3\n")
    assert lf.lexibomb.Game(enable, players=1, ruleset=bombs, seed=1).rules.bombs == 3


# ------------------------------------------------------------------ the examples


def test_the_examples_are_rulesets(enable: Dictionary) -> None:
    family = lexicon.ruleset(EXAMPLES / "lexicon_rules.toml")
    assert (family.name, family.cards_each, family.pack["*"]) == ("family rules", 8, 2)
    assert lf.lexicon.Game(enable, players=3, ruleset=family, seed=1)
    small = lexibomb.ruleset(EXAMPLES / "lexibomb_rules.toml")
    assert (small.name, small.layout.rows, small.bombs) == ("small minefield", 9, 8)
    assert small.layout.bonus[5] == 30
    assert lf.lexibomb.Game(enable, players=2, ruleset=small, seed=1)
    for name in ("lexicon_rules.toml", "lexibomb_rules.toml"):
        text = (EXAMPLES / name).read_text()
        assert text.count("\n#") > 5
        assert name in (EXAMPLES / "README.md").read_text()


# --------------------------------------------------------------- the command line


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return write(tmp_path / "house.toml", "base = 'article'\n[points]\nQ = 50\n")


def test_solve_and_plan_take_a_file(house: Path) -> None:
    (row,) = map(json.loads, run("solve", "DOGQ", "--ruleset", house, "-n", 1).stdout.splitlines())
    assert (row["moves"][0]["left"], row["moves"][0]["left_points"]) == ("Q", 50)
    (row,) = map(json.loads, run("plan", "DOGQ", "--ruleset", house).stdout.splitlines())
    assert row["plans"][0]["left_points"] == 50


def test_a_mistyped_name_and_a_missing_file_are_told(tmp_path: Path) -> None:
    done = run("solve", "CAT", "--ruleset", "artcle", check=False)
    assert done.returncode == 2
    assert "unknown ruleset 'artcle'; expected waddingtons, article or a TOML file" in done.stderr
    assert "did you mean article?" in done.stderr
    done = run("play", "scrabble", "--ruleset", tmp_path / "none.toml", check=False)
    assert done.returncode == 2
    assert "none.toml: No such file" in done.stderr


def test_a_job_goes_on_only_with_the_same_rules(tmp_path: Path, house: Path) -> None:
    hands = write(tmp_path / "hands.txt", "DOGQ\nCAT\n" * 50)
    out = tmp_path / "out.jsonl"
    part = tmp_path / "out.jsonl.part"
    command = ("solve", "-i", hands, "-o", out, "--ruleset", house, "--resume")
    run(*command)
    finished = out.read_bytes()
    assert json.loads(finished.splitlines()[0])["moves"][0]["left_points"] == 50
    from lexicon_fast.batch.queries import PlaysQuery

    first = PlaysQuery(lexicon.ruleset(house).to_json(), 10, ("form",), 2).job
    write(house, "base = 'article'\n[points]\nQ = 51\n")
    second = PlaysQuery(lexicon.ruleset(house).to_json(), 10, ("form",), 2).job
    assert first["--ruleset"] != second["--ruleset"]
    assert '"Q": 50' in first["--ruleset"]
    assert not part.exists()


def test_matches_record_the_content_of_the_rules(tmp_path: Path) -> None:
    small = EXAMPLES / "lexibomb_rules.toml"
    record = tmp_path / "games.jsonl"
    done = run(
        *("match", "lexibomb", "greedy", "greedy", "--pairs", 1, "-j", 1, "--seed", 1),
        *("--ruleset", small, "--record", record),
    )
    assert ", small minefield, 8 bombs" in done.stdout
    setup = json.loads(record.read_text().splitlines()[0])
    assert setup["ruleset"]["bombs"] == 8
    assert setup["ruleset"]["layout"]["rack"] == 5
    assert run("replay", "--check", record).returncode == 0  # without the file of rules
    over = run(
        *("match", "lexibomb", "greedy", "greedy", "--pairs", 1, "-j", 1, "--seed", 1),
        *("--ruleset", small, "--bombs", 3),
    )
    assert ", small minefield, 3 bombs" in over.stdout


def test_matches_of_lexicon_and_scrabble_take_a_file(tmp_path: Path, house: Path) -> None:
    few = ("--pairs", 1, "-j", 1, "--seed", 1)
    told = run("match", "lexicon", "greedy", "greedy", *few, "--ruleset", house).stdout
    assert ", house, challenges" in told
    told = run("match", "lexicon", "greedy", "greedy", *few, "--ruleset", house, "--strict").stdout
    assert ", house, strict" in told
    sure = write(tmp_path / "sure.toml", "base = 'article'\nstrict = true\n")
    told = run("match", "lexicon", "greedy", "greedy", *few, "--ruleset", sure).stdout
    assert ", sure, strict" in told
    rules = write(tmp_path / "r.toml", "base = 'standard'\nchallenge = 'double'\n")
    told = run("match", "scrabble", "greedy", "greedy", *few, "--ruleset", rules).stdout
    assert ", r, challenge double" in told
    told = run(
        *("match", "scrabble", "greedy", "greedy", *few),
        *("--ruleset", rules, "--challenge", "void"),
    ).stdout
    assert ", r, challenge void" in told


def test_boards_are_those_of_the_file(tmp_path: Path, data: Path) -> None:
    small = (data / "small7.toml").resolve()
    rules = write(tmp_path / "r.toml", f"base = 'standard'\nlayout = '{small}'\n")
    cgp = "/".join(["7"] * 7) + " CATE?/ 0/0 0"
    one = run("scrabble", "plays", cgp, "--ruleset", rules, "-n", 3).stdout
    assert one == run("scrabble", "plays", cgp, "--layout", small, "-n", 3).stdout
    shown = run("scrabble", "show", cgp, "--ruleset", rules).stdout
    assert shown == run("scrabble", "show", cgp, "--layout", small).stdout
    both = run("scrabble", "show", cgp, "--ruleset", rules, "--layout", small, check=False)
    assert (both.returncode, "use either --layout or --ruleset" in both.stderr) == (2, True)
    advice = run(
        *("advise", "scrabble", cgp, "--ruleset", rules, "--iterations", 10, "--format", "jsonl")
    )
    assert json.loads(advice.stdout)

    field = EXAMPLES / "lexibomb_rules.toml"
    row = json.loads(run("lexibomb", "plays", '{"rack": "CATS_"}', "--ruleset", field).stdout)
    assert max(int(play["at"].strip("ABCDEFGHIJ")) for play in row["plays"]) == 9
    shown = run("lexibomb", "show", '{"rack": "CATS_"}', "--ruleset", field).stdout
    assert "Bombs 8: none hit" in shown


@pytest.mark.parametrize("game", GAMES)
def test_play_takes_a_file_and_saves_its_content(game: str, tmp_path: Path, house: Path) -> None:
    file = house
    if game != "lexicon":
        file = write(tmp_path / "r.toml", "base = 'standard'\nexchange_from = 3\n")
    save = tmp_path / "game.jsonl"
    subprocess.run(
        [
            *(sys.executable, "-m", "lexicon_fast", "play", game, "--ruleset", str(file)),
            *("--save", str(save), "--seed", "1"),
        ],
        input="quit\n",
        text=True,
        capture_output=True,
        check=False,
        env=os.environ,
    )
    setup = json.loads(save.read_text().splitlines()[0])
    assert setup["ruleset"]["name"] == file.stem
    if game == "lexicon":
        assert setup["ruleset"]["points"]["Q"] == 50
    else:
        assert setup["ruleset"]["exchange_from"] == 3


# ---------------------------------------------------------------------- the docs


def toml(value: object) -> str:
    """A value as the docs and TOML files write it."""
    if value is None:
        return '`"any"`'
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f'`"{value}"`' if isinstance(value, str) else f"`{value}`"


def test_the_docs_compare_the_rulesets_field_by_field() -> None:
    text = (EXAMPLES.parent / "docs" / "lexicon.md").read_text()
    text = text.split("## The rulesets, rule by rule")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("|") and not line.startswith(("|---", "| rule"))
    ]
    told = {row[1].strip("`"): row[2:] for row in rows}
    fields = [each.name for each in dataclasses.fields(lexicon.Ruleset) if each.name != "name"]
    assert sorted(told) == sorted(fields)
    for field in fields:
        ours = [getattr(lexicon.RULESETS[name], field) for name in ("waddingtons", "article")]
        if field in ("points", "pack"):
            assert ours[0] == ours[1]
            grouped: dict[int, str] = {}
            for card, number in ours[0].items():
                grouped[number] = grouped.get(number, "") + card
            assert told[field] == [", ".join(f"{cards} {n}" for n, cards in grouped.items())]
        elif ours[0] == ours[1]:
            assert told[field] == [toml(ours[0])], field
        else:
            assert told[field] == [toml(value) for value in ours], field


def test_help_and_rules_point_to_the_comparison() -> None:
    assert "docs/lexicon.md compares" in " ".join(run("play", "lexicon", "--help").stdout.split())
    assert "docs/lexicon.md" in run("solve", "--help").stdout
    assert sum(lexicon.PACK.values()) == 52
