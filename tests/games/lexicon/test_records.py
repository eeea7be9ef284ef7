"""Records of games: they replay to the same events, and whatever is changed in one is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lexicon_fast as lf
from lexicon_fast.base.errors import BadRecord
from lexicon_fast.games.events import DictionaryUsed
from lexicon_fast.games.lexicon import events, record
from lexicon_fast.games.lexicon.actions import CHALLENGE, Draw, Form
from lexicon_fast.games.lexicon.game import Game

FOLDER = Path(__file__).parents[2] / "data" / "lexicon"
GOLDEN = {path.stem: path.read_text().splitlines() for path in sorted(FOLDER.glob("*.jsonl"))}
WORDS = lf.Dictionary.from_words(["hat", "that", "at"])


Load = Callable[[DictionaryUsed], lf.Dictionary]


@pytest.fixture(scope="module")
def load(enable: lf.Dictionary) -> Load:
    """Opens the dictionary that all golden records were made with."""
    return lambda used: enable


# Golden records


def test_golden_records_show_all_that_happens() -> None:
    seen = set()
    for lines in GOLDEN.values():
        for game in record.read(lines):
            setup = game.setup
            seen |= {f"{setup.players} players", f"first dealer {setup.first_dealer is not None}"}
            rules = setup.ruleset if isinstance(setup.ruleset, str) else setup.ruleset["name"]
            seen.add(rules)
            for event in game.events:
                match event:
                    case events.TurnEvent(action=action):
                        seen |= {type(action).__name__, f"right {event.right}"}
                        if event.renewed_stock:
                            seen.add("turn up" if event.turned_up else "under top")
                        if "[" in getattr(action, "laid", ""):
                            seen.add("Master laid")
                        if isinstance(action, Draw):
                            seen.add(action.take)
                    case events.RoundEnd():
                        seen.add(event.why)
                        if min(event.scores) < 0:
                            seen.add("below zero")
                    case events.GameEnd():
                        seen.add(f"{len(event.winners)} winners")
                    case events.DealerDraw():
                        seen.add("tie" if event.dealer is None else "dealer")
                        if any("*" in card for card in event.cards):
                            seen.add("Master drawn")
    assert seen >= {f"{players} players" for players in range(2, 9)}
    assert seen >= {"Form", "Insert", "Substitute", "Draw", "Accept", "Challenge"}
    assert seen >= {"right True", "right False", "turn up", "under top", "Master laid"}
    assert seen >= {"exposed", "blind", "out", "guard", "1 winners", "2 winners"}
    assert seen >= {"tie", "dealer", "Master drawn", "first dealer True", "first dealer False"}
    assert seen >= {"waddingtons", "article", "below zero"}


# Reading and writing


def game_with_a_challenge() -> Game:
    game = Game(WORDS, seed=1, rounds=1)
    mover = game.current_player()
    assert mover is not None
    natural = game.round.hands[mover].replace("*", "").lower()
    game.apply(Form(natural[:3]))
    game.apply(CHALLENGE)
    return game


def test_blank_lines_line_ends_bytes_and_spaces_do_not_matter() -> None:
    lines = list(record.lines(game_with_a_challenge(), ["a", "b"]))
    spread = [
        json.dumps(json.loads(line), indent=None, separators=(" , ", " : ")) for line in lines
    ]
    for written in (
        [f"{line}\n" for line in lines],
        [line.encode() + b"\r\n" for line in lines],
        ["", *lines[:1], " \n", *lines[1:], ""],
        spread,
    ):
        assert record.check(written, lambda _: WORDS, unfinished=True) == 1
    with pytest.raises(BadRecord, match=r"^record:5: .*event"):
        record.check(["", *lines[:1], " \n", *lines[1:2], "{}"], lambda _: WORDS)


def test_the_dictionary_has_to_be_the_one_that_was_used() -> None:
    lines = list(record.lines(game_with_a_challenge(), ["a", "b"]))
    other = lf.Dictionary.from_words(["hat", "that"])
    with pytest.raises(BadRecord, match=r"record:1: dictionary 'words': sha256 .* in use has"):
        record.check(lines, lambda _: other)
    with pytest.raises(BadRecord, match="sha256"):
        record.replay(record.read(lines)[0], other)

    def missing(used: DictionaryUsed) -> lf.Dictionary:
        return lf.Dictionary.load("/no/such/list")

    with pytest.raises(BadRecord, match=r"^record:1: setup: .*no/such/list"):
        record.check(lines, missing)


SETUP = json.loads(next(record.lines(Game(WORDS, seed=1), ["a", "b"])))


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"version": 2}, "version 2; expected: 1"),
        ({"game": "scrabble"}, 'game "scrabble"; expected: "lexicon"'),
        ({"rng": "mt19937"}, "splitmix64"),
        ({"players": 3}, "players 3; expected: 2"),
        ({"players": 1, "names": ["a"]}, "players is 1; use 2 to 8"),
        ({"players": 99, "names": ["a"] * 99}, "players is 99"),
        ({"seed": -1}, "seed -1; expected"),
        ({"seed": 1 << 70}, "seed|not an event"),
        ({"rounds": 0}, "rounds is 0"),
        ({"first_dealer": 7}, "first dealer is 7"),
        ({"ruleset": "house"}, "ruleset 'house'"),
        ({"ruleset": {}}, "ruleset"),
        ({"ruleset": {"name": "x", "points": [], "max_exchanged": 1, "same_word_exchange": True}},
         "ruleset"),
        ({"ruleset": {"name": [], "points": {"*": 1},
                      "max_exchanged": None, "same_word_exchange": True}}, "setup"),
        ({"ruleset": {"name": "x", "points": {"*": 1}, "pack": {"*": 99},
                      "max_exchanged": None, "same_word_exchange": True}}, "cards of"),
        ({"ruleset": {"name": "x", "points": {"*": 1}, "pack": 5, "max_exchanged": None,
                      "same_word_exchange": True}}, "ruleset"),
        ({"ruleset": {"name": "x", "points": dict(lf.lexicon.POINTS), "max_exchanged": None,
                      "same_word_exchange": True, "more": 1}}, "setup: ruleset.*expected"),
        ({"dictionary": "enable"}, "not an event"),
        ({"names": "ab"}, "not an event"),
        ({"event": "start"}, "not an event"),
    ],
)  # fmt: skip
def test_a_setup_that_cannot_be_is_a_bad_record(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=f"record:1: .*({message})"):
        record.check([json.dumps(SETUP | changed)], lambda _: WORDS)


@pytest.mark.parametrize(
    "line",
    ["", " ", "null", "1", "[]", "{}", "x", '"setup"', "{", "[" * 100_000, '{"event":' * 5000,
     '{"event":"turn"}', '{"event":"turn","player":0,"action":{"action":"form"}}',
     '{"event":"turn","player":0,"action":{"action":"dance"}}', "\ud800", '{"event":"\ud800"}',
     b"\xff\xfe", b'{"event":"\xff"}', b"\0", '{"event":"game end","winners":[0],"scores":[0,0]}'],
    ids=lambda line: repr(line)[:40],
)  # fmt: skip
def test_what_is_no_record_is_refused(line: str | bytes) -> None:
    with pytest.raises(BadRecord, match=r"^here:1: "):
        record.check([line], lambda _: WORDS, "here")
    with pytest.raises(BadRecord, match=r"^here:2: "):
        record.check([json.dumps(SETUP), line], lambda _: WORDS, "here")
    if isinstance(line, bytes) or line.strip():
        with pytest.raises(BadRecord, match=r"^here:1: "):
            record.read([line], "here")
    else:
        assert record.read([line]) == []
