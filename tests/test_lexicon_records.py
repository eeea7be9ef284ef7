"""Records of games: they replay to the same events, and whatever is changed in one is found."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import lexicon_fast as lf
from lexicon_fast.errors import BadRecord
from lexicon_fast.games.lexicon import events, record
from lexicon_fast.games.lexicon.actions import CHALLENGE, Draw, Form
from lexicon_fast.games.lexicon.game import Game

FOLDER = Path(__file__).parent / "data" / "lexicon"
GOLDEN = {path.stem: path.read_text().splitlines() for path in sorted(FOLDER.glob("*.jsonl"))}
WORDS = lf.Dictionary.from_words(["hat", "that", "at"])


Load = Callable[[events.DictionaryUsed], lf.Dictionary]


@pytest.fixture(scope="module")
def load(enable: lf.Dictionary) -> Load:
    """Opens the dictionary that all golden records were made with."""
    return lambda used: enable


def line_named(lines: list[str], load: Load) -> int:
    """The line that the check complains of; the message is short and says what is expected."""
    with pytest.raises(BadRecord) as caught:
        record.check(lines, load, "game.jsonl")
    message = str(caught.value)
    assert len(message) < 900
    assert re.search("[Ee]xpected|accepted|given has", message), message
    found = re.match(r"game\.jsonl:(\d+): ", message)
    assert found, message
    return int(found[1])


# Golden records


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_check_and_replay_to_the_same_events(
    name: str, load: Load, enable: lf.Dictionary
) -> None:
    games = record.read(GOLDEN[name], name)
    assert record.check(GOLDEN[name], load) == len(games)
    written: list[str] = []
    for game in games:
        replayed = record.replay(game, enable)
        assert replayed.is_terminal()
        assert len(replayed.events) == len(game.events)
        lines = list(record.lines(replayed, game.setup.names))
        assert replayed.copy().events == replayed.events
        again = record.read(lines)[0].events
        # The program may be a later one, and then the chains differ, too.
        assert [json.loads(line) | {"chain": "", "program": ""} for line in lines] == [
            json.loads(line) | {"chain": "", "program": ""}
            for line in GOLDEN[name][game.line_numbers[0] - 1 : game.line_numbers[-1]]
        ]
        assert len(again) == len(game.events)
        written += lines
    assert len(written) == len(GOLDEN[name])


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
                    case events.Turn(action=action):
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


# What is changed in one line


def changes(line: str, rng: random.Random) -> list[str]:
    """The line with one value changed, for each of its values, however deep."""
    found: list[str] = []
    whole = json.loads(line)

    def other(value: Any) -> list[Any]:
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, int):
            return [value + 1, -value - 1]
        if isinstance(value, str):
            swapped = list(value)
            rng.shuffle(swapped)
            letters = [value + "A", value[:-1], "".join(swapped)]
            if value:
                place = rng.randrange(len(value))
                letters.append(value[:place] + rng.choice("AEIaei*") + value[place + 1 :])
            return [text for text in letters if text != value]
        if isinstance(value, list):
            return [value[:-1], [*value, *value[:1]], value[::-1]]
        return [0]

    def walk(holder: Any, key: Any) -> None:
        value = holder[key]
        for changed in [*other(value), None]:
            if changed != value:
                holder[key] = changed
                found.append(json.dumps(whole, separators=(",", ":")))
        holder[key] = value
        keys = (
            value
            if isinstance(value, dict)
            else range(len(value) if isinstance(value, list) else 0)
        )
        for inner in list(keys):
            walk(value, inner)

    for key in list(whole):
        walk(whole, key)
        value = whole.pop(key)
        found.append(json.dumps(whole, separators=(",", ":")))
        whole[key] = value
    found.append(json.dumps(whole | {"more": 1}, separators=(",", ":")))
    return found


@pytest.mark.parametrize("name", GOLDEN)
def test_a_changed_line_is_found_where_it_stands(name: str, load: Load) -> None:
    lines = GOLDEN[name]
    rng = random.Random(name)
    for place, line in enumerate(lines):
        mutants = changes(line, rng)
        for changed in mutants if place < 4 else rng.sample(mutants, min(6, len(mutants))):
            assert line_named([*lines[:place], changed, *lines[place + 1 :]], load) == place + 1


@pytest.mark.parametrize("name", GOLDEN)
def test_lines_dropped_swapped_or_cut_are_found(name: str, load: Load) -> None:
    lines = GOLDEN[name]
    rng = random.Random(name)
    for place, line in enumerate(lines):
        before, after = lines[:place], lines[place + 1 :]
        # The setup of a further game, dropped, leaves a line that no game owns.
        assert line_named([*before, *after], load) == place + 1
        assert line_named([*before, line, line, *after], load) == place + 2
        cut = line[: rng.randrange(1, len(line))]
        assert line_named([*before, cut, *after], load) == place + 1
        assert line_named([*before, cut], load) == place + 1
        if after and after[0] != line:
            assert line_named([*before, after[0], line, *after[1:]], load) == place + 1


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_that_breaks_off_is_found_unless_that_is_allowed(name: str, load: Load) -> None:
    lines = GOLDEN[name]
    ends = {
        number for number, line in enumerate(lines, 1) if json.loads(line)["event"] == "game end"
    }
    for length in range(1, len(lines)):
        if length in ends:
            assert record.check(lines[:length], load) >= 1
        else:
            assert line_named(lines[:length], load) == length + 1
            assert record.check(lines[:length], load, unfinished=True) >= 1


def rechained(lines: list[str]) -> list[str]:
    """The lines with chains that fit."""
    fitting = []
    chain = ""
    for line in lines:
        whole = json.loads(line)
        chain = "" if whole["event"] == "setup" else chain
        whole.pop("chain", None)
        body = json.dumps(whole, separators=(",", ":"), ensure_ascii=False)
        chain = record.sha256((chain + body).encode()).hexdigest()[:16]
        fitting.append(json.dumps(whole | {"chain": chain}, separators=(",", ":")))
    return fitting


def test_chains_are_made_as_the_record_says(load: Load) -> None:
    for lines in GOLDEN.values():
        assert rechained(lines) == lines


@pytest.mark.parametrize("name", GOLDEN)
def test_what_chance_and_the_rules_decide_is_checked_even_if_the_chains_fit(
    name: str, load: Load
) -> None:
    lines = GOLDEN[name]
    rng = random.Random(name)
    for place, line in enumerate(lines):
        whole = json.loads(line)
        if whole["event"] == "setup":
            continue
        for changed in rng.sample(mutants := changes(line, rng), min(6, len(mutants))):
            if "action" in json.loads(changed) and json.loads(changed)["action"] != whole["action"]:
                continue  # another legal action makes another game
            if {**json.loads(changed), "chain": ""} == {**whole, "chain": ""}:
                continue
            try:
                tampered = rechained([*lines[:place], changed, *lines[place + 1 :]])
            except KeyError:
                continue
            assert line_named(tampered, load) == place + 1


# Reading and writing


def game_with_a_challenge() -> Game:
    game = Game(WORDS, seed=1, rounds=1)
    mover = game.current_player()
    assert mover is not None
    natural = game.round.hands[mover].replace("*", "").lower()
    game.apply(Form(natural[:3]))
    game.apply(CHALLENGE)
    return game


def test_a_game_may_be_read_and_played_on() -> None:
    game = game_with_a_challenge()
    lines = list(record.lines(game, ["Anna", "Zoë"]))
    (read,) = record.read(lines)
    assert read.setup.names == ("Anna", "Zoë")
    assert read.line_numbers == tuple(range(1, len(lines) + 1))
    again = record.replay(read, WORDS)
    assert again.events == game.events
    rng = random.Random(1)
    while not game.is_terminal():
        action = rng.choice(game.legal_actions())
        game.apply(action)
        again.apply(action)
    assert again.events == game.events
    longer = list(record.lines(again, ["Anna", "Zoë"]))
    assert longer[: len(lines)] == lines


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
    with pytest.raises(BadRecord, match=r"record:1: dictionary 'words': sha256 .* given has"):
        record.check(lines, lambda _: other)
    with pytest.raises(BadRecord, match="sha256"):
        record.replay(record.read(lines)[0], other)

    def missing(used: events.DictionaryUsed) -> lf.Dictionary:
        return lf.Dictionary.load("/no/such/list")

    with pytest.raises(BadRecord, match=r"^record:1: setup: .*no/such/list"):
        record.check(lines, missing)


@pytest.mark.parametrize("names", ["ab", ["a"], ["a", "b", "c"], []])
def test_each_player_has_a_name(names: Any) -> None:
    with pytest.raises(lf.BadOption, match="one for each of 2 players"):
        list(record.lines(Game(WORDS), names))


SETUP = json.loads(next(record.lines(Game(WORDS, seed=1), ["a", "b"])))


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"version": 2}, "version 2; expected: 1"),
        ({"game": "scrabble"}, 'game "scrabble"; expected: "lexicon"'),
        ({"rng": "mt19937"}, "splitmix64"),
        ({"players": 3}, "players 3; expected: 2"),
        ({"players": 1, "names": ["a"]}, "players 1; accepted: 2 to 8"),
        ({"players": 99, "names": ["a"] * 99}, "players 99"),
        ({"seed": -1}, "seed -1; expected"),
        ({"seed": 1 << 70}, "seed|no event"),
        ({"rounds": 0}, "rounds 0"),
        ({"first_dealer": 7}, "first dealer 7"),
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
                      "same_word_exchange": True, "more": 1}}, "setup: ruleset .*expected"),
        ({"dictionary": "enable"}, "no event"),
        ({"names": "ab"}, "no event"),
        ({"event": "start"}, "no event"),
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


@given(st.lists(st.binary(max_size=60) | st.text(max_size=60), max_size=4))
def test_garbage_is_a_bad_record_never_a_crash(lines: list[str | bytes]) -> None:
    for given_lines in (lines, [json.dumps(SETUP), *lines]):
        with pytest.raises(BadRecord):
            record.check(given_lines, lambda _: WORDS)


@given(place=st.integers(0), byte=st.integers(0, 255))
def test_a_golden_record_with_a_byte_changed_is_a_bad_record(
    place: int, byte: int, load: Load
) -> None:
    lines = GOLDEN["shared_win"]
    text = bytearray("\n".join(lines).encode())
    place %= len(text)
    line = text[:place].count(b"\n") + 1
    if text[place] == byte:
        return
    text[place] = byte
    with pytest.raises(BadRecord, match=rf"^record:{line}: "):
        record.check(bytes(text).split(b"\n"), load)
