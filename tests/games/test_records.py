"""Golden records of all games: they replay to the same events, and a change in one is found."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.effort import first_only

import lexicon_fast as lf
from lexicon_fast import lexibomb, lexicon, scrabble
from lexicon_fast.base.errors import BadRecord
from lexicon_fast.games.events import DictionaryUsed, Forfeit
from lexicon_fast.games.lexibomb.record import RECORDS as LEXIBOMB
from lexicon_fast.games.lexicon.record import RECORDS as LEXICON
from lexicon_fast.games.record import Records, game_of
from lexicon_fast.games.registry import game_info
from lexicon_fast.games.scrabble.record import RECORDS as SCRABBLE
from lexicon_fast.games.tiles.actions import CHALLENGE, Exchange, Lay

WORDS = lf.Dictionary.from_words(["hat", "that", "at", "ta", "ah"])
FOLDER = Path(__file__).parents[1] / "data"
RECORDS: dict[str, Records[Any, Any, Any]] = {
    "lexibomb": LEXIBOMB,
    "lexicon": LEXICON,
    "scrabble": SCRABBLE,
}
GOLDEN = {
    f"{folder}/{path.stem}": path.read_text().splitlines()
    for folder in RECORDS
    for path in sorted((FOLDER / folder).glob("*.jsonl"))
}

#: One record of each game for the tests that check it again and again.
SHORTEST = {
    name.split("/")[0]: name for name in sorted(GOLDEN, key=lambda name: -len(GOLDEN[name]))
}
SOME = first_only(GOLDEN, SHORTEST.values())

Load = Callable[[DictionaryUsed], lf.Dictionary]


def records_of(name: str) -> Records[Any, Any, Any]:
    return RECORDS[name.split("/")[0]]


@pytest.fixture(scope="module")
def load(enable: lf.Dictionary) -> Load:
    """Opens the dictionary that all golden records were made with."""
    return lambda used: enable


def line_named(name: str, lines: list[str], load: Load) -> int:
    """The line that the check complains of; the message is short and says what is expected."""
    with pytest.raises(BadRecord) as caught:
        records_of(name).check(lines, load, "game.jsonl")
    message = str(caught.value)
    assert len(message) < 900

    found = re.match(r"game\.jsonl:(\d+): ", message)
    assert found, message
    return int(found[1])


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_records_check_and_replay_to_the_same_events(
    name: str, load: Load, enable: lf.Dictionary
) -> None:
    records = records_of(name)
    games = records.read(GOLDEN[name], name)
    assert records.check(GOLDEN[name], load) == len(games)
    written: list[str] = []
    for game in games:
        replayed = records.replay(game, enable)
        assert replayed.is_terminal()
        assert len(replayed.events) == len(game.events)
        lines = list(records.lines(replayed, game.setup.names))
        assert replayed.copy().events == replayed.events
        again = records.read(lines)[0].events
        # The program may be a later one, and then the chains differ, too.
        assert [json.loads(line) | {"chain": "", "program": ""} for line in lines] == [
            json.loads(line) | {"chain": "", "program": ""}
            for line in GOLDEN[name][game.line_numbers[0] - 1 : game.line_numbers[-1]]
        ]
        assert len(again) == len(game.events)
        written += lines
    assert len(written) == len(GOLDEN[name])


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
                letters.append(value[:place] + rng.choice("AEIaei*?") + value[place + 1 :])
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


@pytest.mark.parametrize("name", SOME)
def test_a_changed_line_is_found_where_it_stands(name: str, load: Load) -> None:
    lines = GOLDEN[name]
    rng = random.Random(name)
    for place, line in enumerate(lines):
        mutants = changes(line, rng)
        for changed in mutants if place < 4 else rng.sample(mutants, min(6, len(mutants))):
            assert (
                line_named(name, [*lines[:place], changed, *lines[place + 1 :]], load) == place + 1
            )


@pytest.mark.parametrize("name", GOLDEN)
def test_a_field_that_no_action_has_is_found_even_if_the_chain_fits(name: str, load: Load) -> None:
    for place, line in enumerate(GOLDEN[name]):
        event = json.loads(line)
        if "action" in event:
            event["action"]["more"] = 1
            told = [*GOLDEN[name][:place], json.dumps(event), *GOLDEN[name][place + 1 :]]
            for lines in (told, rechained(told)):  # the chain of the line without it, and with it
                message = rf"^record:{place + 1}: .*: action: unknown field 'more'; each line is"
                with pytest.raises(BadRecord, match=message):
                    records_of(name).check(lines, load)
                with pytest.raises(BadRecord, match=message):
                    records_of(name).read(lines)
            return
    raise AssertionError("no action in this record")


@pytest.mark.parametrize("name", SOME)
def test_lines_dropped_swapped_or_cut_are_found(name: str, load: Load) -> None:
    lines = GOLDEN[name]
    rng = random.Random(name)
    for place, line in enumerate(lines):
        before, after = lines[:place], lines[place + 1 :]
        # The setup of a further game, dropped, leaves a line that no game owns.
        assert line_named(name, [*before, *after], load) == place + 1
        assert line_named(name, [*before, line, line, *after], load) == place + 2
        cut = line[: rng.randrange(1, len(line))]
        assert line_named(name, [*before, cut, *after], load) == place + 1
        assert line_named(name, [*before, cut], load) == place + 1
        if after and after[0] != line:
            assert line_named(name, [*before, after[0], line, *after[1:]], load) == place + 1


@pytest.mark.parametrize("name", SOME)
def test_a_record_that_breaks_off_is_found_unless_that_is_allowed(name: str, load: Load) -> None:
    lines, records = GOLDEN[name], records_of(name)
    ends = {
        number for number, line in enumerate(lines, 1) if json.loads(line)["event"] == "game end"
    }
    for length in range(1, len(lines)):
        if length in ends:
            assert records.check(lines[:length], load) >= 1
        else:
            assert line_named(name, lines[:length], load) == length + 1
            assert records.check(lines[:length], load, unfinished=True) >= 1


def rechained(lines: list[str]) -> list[str]:
    """The lines with chains that fit."""
    fitting = []
    chain = ""
    for line in lines:
        whole = json.loads(line)
        chain = "" if whole["event"] == "setup" else chain
        whole.pop("chain", None)
        body = json.dumps(whole, separators=(",", ":"), ensure_ascii=False)
        chain = sha256((chain + body).encode()).hexdigest()[:16]
        fitting.append(json.dumps(whole | {"chain": chain}, separators=(",", ":")))
    return fitting


def test_chains_are_made_as_the_record_says() -> None:
    for lines in GOLDEN.values():
        assert rechained(lines) == lines


@pytest.mark.parametrize("name", SOME)
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
            assert line_named(name, tampered, load) == place + 1


@pytest.mark.parametrize(
    "name", ["lexicon/shared_win", "scrabble/out_challenged", "lexibomb/shared_win"]
)
@given(place=st.integers(0), byte=st.integers(0, 255))
def test_a_golden_record_with_a_byte_changed_is_a_bad_record(
    name: str, place: int, byte: int, load: Load
) -> None:
    lines = GOLDEN[name]
    text = bytearray("\n".join(lines).encode())
    place %= len(text)
    line = text[:place].count(b"\n") + 1
    if text[place] == byte:
        return
    text[place] = byte
    with pytest.raises(BadRecord, match=rf"^record:{line}: "):
        records_of(name).check(bytes(text).split(b"\n"), load)


# Games that are being played


def begun_lexicon() -> lexicon.Game:
    """A word that is none, laid and challenged."""
    game = lexicon.Game(WORDS, seed=1, rounds=1)
    hand = game.round.hands[game.current_player() or 0]
    game.apply(lexicon.Form(hand.replace("*", "").lower()[:3]))
    game.apply(lexicon.Challenge())
    return game


def begun_scrabble() -> scrabble.Game:
    """An exchange, and a word that is none, challenged."""
    game = scrabble.Game(WORDS, seed=1, players=3, starter=0)
    game.apply(Exchange(game.racks[0][:3]))
    game.apply(Lay("8G", game.racks[1][:3].replace("?", "e")))
    game.apply(CHALLENGE)
    return game


def begun_lexibomb() -> lexibomb.Game:
    """An exchange, and the first play that there is."""
    game = lexibomb.Game(WORDS, seed=1, players=3, starter=0)
    game.apply(Exchange(game.racks[0][:3]))
    game.apply(next(each for each in game.legal_actions() if not isinstance(each, Exchange)))
    return game


GAMES: dict[str, Any] = {
    "lexibomb": lexibomb.Game,
    "lexicon": lexicon.Game,
    "scrabble": scrabble.Game,
}


@pytest.mark.parametrize("begin", [begun_lexicon, begun_scrabble, begun_lexibomb])
def test_a_game_may_be_read_and_played_on(begin: Callable[[], Any]) -> None:
    game = begin()
    records = RECORDS[game.events[0].game]
    names = ["north", "Zoë", "south"][: game.players]
    lines = list(records.lines(game, names))
    (read,) = records.read(lines)
    assert read.setup.names == tuple(names)
    assert read.line_numbers == tuple(range(1, len(lines) + 1))
    again = records.replay(read, WORDS)
    assert again.events == game.events
    rng = random.Random(1)
    while not game.is_terminal():
        action = rng.choice(game.legal_actions())
        game.apply(action)
        again.apply(action)
    assert again.events == game.events
    longer = list(records.lines(again, names))
    assert longer[: len(lines)] == lines


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("names", ["ab", ["a"], ["a", "b", "c"], []])
def test_each_player_has_a_name(name: str, names: Any) -> None:
    with pytest.raises(lf.BadOption, match="one name for each of 2 players"):
        list(RECORDS[name].lines(GAMES[name](WORDS), names))


@pytest.mark.parametrize("name", RECORDS)
@given(lines=st.lists(st.binary(max_size=60) | st.text(max_size=60), max_size=4))
def test_garbage_is_a_bad_record_never_a_crash(name: str, lines: list[str | bytes]) -> None:
    setup = next(RECORDS[name].lines(GAMES[name](WORDS, seed=1), ["a", "b"]))
    for given_lines in (lines, [setup, *lines]):
        with pytest.raises(BadRecord):
            RECORDS[name].check(given_lines, lambda _: WORDS)


# Which game


def test_the_first_line_tells_the_game() -> None:
    for name, lines in GOLDEN.items():
        assert game_of(lines[0]) == game_of(lines[0].encode()) == name.split("/")[0]
        assert game_of(lines[1]) is None
    for line in ("", "x", "{}", "[]", '{"event":"setup"}', b"\xff", "\ud800", "[" * 100_000):
        assert game_of(line) is None


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_another_game_is_refused(name: str, load: Load) -> None:
    for lines in (lines for key, lines in GOLDEN.items() if key.startswith(name)):
        for other in RECORDS.keys() - {name}:
            with pytest.raises(BadRecord, match=r"^record:1: "):
                RECORDS[other].check(lines, load)


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_forfeited_games_end_where_they_were_left(game: str, enable: lf.Dictionary) -> None:
    records = game_info(game).records
    first = game_info(game).module.Game(enable, players=2, seed=1)
    first.apply(first.legal_actions()[0])
    player = first.current_player()
    forfeit = Forfeit(player=player, reason="crash", message="exit code 1")
    lines = list(records.lines(first, ["ann", "bob"], forfeit))
    assert json.loads(lines[-1])["event"] == "forfeit"
    whole = [*lines, *records.lines(first, ["ann", "bob"], forfeit)]
    assert records.check(whole, lambda _: enable) == 2
    (record,) = records.read(lines)
    assert record.forfeit is not None
    assert record.forfeit.message == "exit code 1"
    assert records.replay(record, enable).events == first.events
    left = list(records.lines(first, ["ann", "bob"]))
    assert records.read(left)[0].forfeit is None
    wrong = Forfeit(player=1 - player, reason="crash")
    for bad, message in (
        ([*left, *lines], "setup; expected: a turn of player"),
        ([*lines, lines[-1]], "forfeit; expected: the setup of another game"),
        ([*lines, left[-1]], "expected: the setup of another game"),
        ([lines[-1]], "forfeit; expected: setup"),
        ([lines[0], lines[-1]], "forfeit"),
        ([*left, lines[-1].replace("code 1", "code 2")], "the line was changed"),
        (list(records.lines(first, ["ann", "bob"], wrong)), "forfeit: player"),
    ):
        with pytest.raises(BadRecord, match=message):
            records.check(bad, lambda _: enable)
