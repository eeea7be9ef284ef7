"""The documentation of the protocol is that of its messages, and what it says is so."""

from __future__ import annotations

import importlib.util
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from make_data import protocol_pages
from support.generated import DOCS, check_up_to_date

import lexicon_fast
from lexicon_fast.engine.engine import Engine
from lexicon_fast.engine.referee import Referee
from lexicon_fast.games.lexibomb import events as lexibomb_events
from lexicon_fast.games.lexibomb.minefield import rows_of
from lexicon_fast.games.lexicon import events as lexicon_events
from lexicon_fast.games.scrabble import events as scrabble_events
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.events import SeenDeal
from lexicon_fast.games.tiles.laying import checked_play
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import METHODS, NOTIFICATIONS

ROOT = Path(lexicon_fast.__file__).resolve().parents[1]
TESTS = Path(__file__).resolve().parents[1]


def test_the_files_are_up_to_date() -> None:
    check_up_to_date(protocol_pages)


def test_examples_for_python_are_left_out() -> None:
    for file in ("protocol.md", "protocol.schema.json"):
        assert ">>>" not in (DOCS / file).read_text(encoding="utf-8")


def test_all_that_there_is_is_described() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for name, method in METHODS.items():
        assert f"### `{name}`" in page
        assert method.params.__doc__
        assert method.result.__doc__
        assert method.since <= methods.VERSION
    for code in methods.ERROR_CODES:
        assert f"| {code} |" in page
    assert methods.CHANGES[-1][0] == methods.VERSION
    assert "any JSON" not in page.replace("`id`? | any JSON", "").replace("| `id` | any JSON", "")


def test_the_error_types_are_those_of_the_library() -> None:
    named = {
        name
        for name in vars(lexicon_fast.base.errors)  # type: ignore[attr-defined]
        if name.startswith("Bad") or name in ("FetchError", "IllegalAction")
    }
    assert named <= set(methods.REFUSALS)


def test_each_method_is_answered_one_way() -> None:
    engine = Engine(lambda _: None)
    assert engine._calls.keys() | engine._tasks.keys() == METHODS.keys()
    assert engine._tasks.keys() == {name for name, method in METHODS.items() if method.long}


@pytest.mark.parametrize(
    "shown", re.findall(r"^\$ (.*)\n(.*)$", (DOCS / "protocol.md").read_text(), re.M)
)
def test_the_command_in_the_page_does_what_it_says(shown: tuple[str, str], tmp_path: Path) -> None:
    command, output = shown
    program = tmp_path / "lexicon-fast"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m lexicon_fast "$@"\n')
    program.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, shell=True, env={**os.environ, "PATH": path}, capture_output=True, check=True
    )
    assert done.stdout.decode() == output + "\n"


# ------------------------------------------------------------------------ schema


@pytest.fixture(scope="module")
def schema() -> Any:
    return json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))


def wrong(value: Any, shape: Any, defs: Any) -> str:
    """Return the first violation of the schema, or an empty string. A small validator."""
    if "$ref" in shape:
        return wrong(value, defs[shape["$ref"].removeprefix("#/$defs/")], defs)
    for some, most in (("anyOf", 99), ("oneOf", 1)):
        if some in shape:
            found = [wrong(value, each, defs) for each in shape[some]]
            if not 1 <= found.count("") <= most:
                return f"{value!r:.200}: none, or several, of {found}"
    if "const" in shape and value != shape["const"]:
        return f"{value!r:.80} for {shape['const']!r}"
    if "enum" in shape and value not in shape["enum"]:
        return f"{value!r:.80} of {shape['enum']!r}"
    kinds = {
        "object": dict,
        "array": list,
        "string": str,
        "boolean": bool,
        "null": type(None),
        "integer": int,
        "number": (int, float),
    }
    wanted = shape.get("type")
    if wanted is not None:
        names = wanted if isinstance(wanted, list) else [wanted]
        is_bool = isinstance(value, bool)
        if not any(
            isinstance(value, kinds[name]) and (not is_bool or name == "boolean")  # type: ignore[arg-type]
            for name in names
        ):
            return f"{value!r:.80} is no {wanted}"
    if isinstance(value, dict):
        for name in shape.get("required", ()):
            if name not in value:
                return f"{name} is missing in {value!r:.80}"
        for name, each in value.items():
            inner = shape.get("properties", {}).get(name, shape.get("additionalProperties", {}))
            if inner is False:
                return f"{name} is no field"
            if inner is not True and (said := wrong(each, inner, defs)):
                return f"{name}: {said}"
    if isinstance(value, list):
        items = shape.get("prefixItems", [])
        rest = shape.get("items", {})
        for number, each in enumerate(value):
            inner = items[number] if number < len(items) else rest
            if inner is not False and (said := wrong(each, inner, defs)):
                return f"[{number}]: {said}"
    if not isinstance(value, int | float):
        return ""
    within = shape.get("minimum", value) <= value <= shape.get("maximum", value)
    return "" if within else f"{value} is out of bounds"


def test_every_reference_in_the_schema_leads_somewhere(schema: Any) -> None:
    for name in re.findall(r'"#/\$defs/([^"]*)"', json.dumps(schema)):
        assert name in schema["$defs"]


def test_the_schema_has_every_method(schema: Any) -> None:
    assert set(schema["x-methods"]) == set(METHODS)
    assert {
        each["properties"]["method"]["const"] for each in schema["$defs"]["Request"]["oneOf"]
    } == set(METHODS)
    assert len(schema["$defs"]["Notification"]["oneOf"]) == len(NOTIFICATIONS)


SEES = {
    "player": 0,
    "hand": "CDEHW",
    "table": ["hat"],
    "pile": "Q",
    "stock": 32,
    "hand_sizes": [5, 11],
    "to_move": 0,
}
CGP = "/".join(["15"] * 7 + ["6QUIT5"] + ["15"] * 7) + " AEINRS?/ 0/22 1"
RACK = {"player": 1, "rack": "ACEHST?", "bag": 86, "rack_sizes": [7, 7], "to_move": 1}
CLOSED = ["." * 15] * 7
MINED = {
    "player": 0,
    "rack": "ACEHST_",
    "board": [*CLOSED, "......QU_T.....", *CLOSED],
    "opened": [*CLOSED, "......1*22.....", *CLOSED],
    "bag": 82,
    "rack_sizes": [7, 7],
    "to_move": 0,
}
PLAYED: list[Any] = [
    {"id": "scrabble-6", "player": 0, "action": {"action": "play", "at": "8G", "word": "HAT"}},
    {"id": "scrabble-6", "player": 1, "action": {"action": "accept"}},
    {"id": "scrabble-6", "player": 1, "action": {"action": "exchange", "tiles": "C"}},
    {"id": "scrabble-6", "player": 0, "action": {"action": "play", "at": "J5", "word": "SZZ(S)"}},
    {"id": "scrabble-6", "player": 0, "action": {"action": "pass"}},
]
LINES: list[Any] = [
    *protocol_pages.SESSION,
    {"id": 1, "method": "hello", "params": {"protocol": "0.1"}},
    {"id": 2, "method": "options.set", "params": {"values": {"threads": 2}}},
    {"id": 3, "method": "dictionary.load", "params": {"words": "enable"}},
    {"id": 4, "method": "solve", "params": {"game": "lexicon", "positions": ["CAT* hat", ""]}},
    {"id": 5, "method": "plan", "params": {"game": "lexicon", "positions": [{"hand": "CATQ"}]}},
    {"id": 6, "method": "legal", "params": {"game": "lexicon", "observation": SEES}},
    {
        "id": 7,
        "method": "advise",
        "params": {"game": "lexicon", "observation": SEES, "iterations": 200},
    },
    {
        "id": 8,
        "method": "bot.move",
        "params": {"game": "lexicon", "observation": SEES, "bot": "greedy"},
    },
    {
        "id": 9,
        "method": "game.new",
        "params": {"game": "lexicon", "position": {"hands": ["HAT", "D"], "table": ["c[a]t"]}},
    },
    {"id": 10, "method": "game.observe", "params": {"id": "lexicon-4", "player": 1, "since": 0}},
    {
        "id": 11,
        "method": "game.apply",
        "params": {
            "id": "lexicon-4",
            "player": 1,
            "action": {"action": "draw", "discard": "D", "take": "blind"},
        },
    },
    {
        "id": 12,
        "method": "game.apply",
        "params": {"id": "lexicon-4", "player": 0, "action": {"action": "form", "laid": "hat"}},
    },
    {
        "id": 13,
        "method": "game.apply",
        "params": {"id": "lexicon-4", "player": 1, "action": {"action": "challenge"}},
    },
    {"id": 14, "method": "game.list"},
    {
        "id": 16,
        "method": "solve",
        "params": {"game": "scrabble", "positions": [CGP, {"cgp": "", "id": "x"}], "top": 3},
    },
    {"id": 17, "method": "game.new", "params": {"game": "scrabble", "position": CGP}},
    {
        "id": 18,
        "method": "game.new",
        "params": {"game": "scrabble", "position": {"racks": ["HATS", "C"], "rack_sizes": [4, 1]}},
    },
    *({"id": 19, "method": "game.apply", "params": params} for params in PLAYED),
    {"id": 20, "method": "game.observe", "params": {"id": "scrabble-6", "player": 1, "since": 0}},
    {"id": 21, "method": "legal", "params": {"game": "scrabble", "observation": RACK, "limit": 40}},
    {
        "id": 22,
        "method": "advise",
        "params": {"game": "scrabble", "observation": RACK, "iterations": 200},
    },
    {
        "id": 23,
        "method": "bot.move",
        "params": {"game": "scrabble", "observation": RACK, "bot": "greedy"},
    },
    {
        "id": 24,
        "method": "solve",
        "params": {"game": "lexibomb", "positions": [MINED, {"rack": "5", "id": "x"}], "top": 3},
    },
    {
        "id": 25,
        "method": "game.new",
        "params": {"game": "lexibomb", "position": {"racks": ["", "C"]}},
    },
    {
        "id": 26,
        "method": "legal",
        "params": {"game": "lexibomb", "observation": MINED, "limit": 40},
    },
    {
        "id": 27,
        "method": "advise",
        "params": {"game": "lexibomb", "observation": MINED, "iterations": 200},
    },
    {
        "id": 28,
        "method": "bot.move",
        "params": {"game": "lexibomb", "observation": MINED, "bot": "odds"},
    },
    {"id": 29, "method": "game.observe", "params": {"id": "lexibomb-7", "player": 0, "since": 0}},
    {"id": 15, "method": "game.observe", "params": {"id": "lexicon-1", "player": 0, "since": 0}},
]


def test_what_is_sent_is_what_the_schema_says(schema: Any) -> None:
    sent: list[bytes] = []
    engine = Engine(lambda lines: sent.extend(lines.splitlines()))
    method_of = {}
    for line in LINES:
        request = json.loads(line) if isinstance(line, str) else line
        if "valeu" not in str(line):
            assert wrong(request, schema, schema["$defs"]) == ""
            assert wrong(request, schema["$defs"]["Request"], schema["$defs"]) == ""
        # Texts are those of the session: their ids come again.
        id = f"r{len(method_of)}"
        method_of[id] = request["method"]
        sent += engine.receive(json.dumps({**request, "id": id}).encode()).splitlines()
    sent += engine.finish().splitlines()
    kinds = set()
    for line in sent:
        assert b"NoSuchGame" not in line  # a number that is out of date
        reply = json.loads(line)
        assert wrong(reply, schema, schema["$defs"]) == "", line
        kind = "result" if "result" in reply else "error" if "error" in reply else "update"
        kinds.add(kind)
        if kind == "result":
            shape = schema["x-methods"][method_of[reply["id"]]]["result"]
            assert wrong(reply["result"], shape, schema["$defs"]) == "", line
    assert kinds == {"result", "error", "update"}


def test_the_schema_refuses_what_the_engine_refuses(schema: Any) -> None:
    for request in (
        {"id": 1, "method": "png"},
        {"id": 1, "method": "ping", "params": {"vale": 1}},
        {"id": 1.5, "method": "ping"},
        {"id": 1, "method": "dictionary.search"},
        {"id": 1, "method": "dictionary.search", "params": {"hand": "CAT", "limit": -1}},
        {"id": 1, "method": "legal", "params": {"game": "lexicon", "observation": {"hand": 5}}},
        {"id": 1, "method": "game.new", "params": {"game": "scrabble", "position": {"racks": 5}}},
    ):
        assert wrong(request, schema["$defs"]["Request"], schema["$defs"]) != ""


# -------------------------------------------------------------------- the fuzz target


def fuzz_target() -> ModuleType:
    folder = str(TESTS / "fuzz")
    spec = importlib.util.spec_from_file_location("fuzz_protocol", f"{folder}/fuzz_protocol.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, folder)
    sys.modules[spec.name] = module  # its types are looked up there
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(folder)
        del sys.modules[spec.name]
    return module


@pytest.mark.slow
def test_thousands_of_messages_do_no_harm_and_tell_nothing_hidden(tmp_path: Path) -> None:
    """The fuzz target, from a fixed seed, in a process of its own."""
    script = TESTS / "fuzz" / "fuzz_protocol.py"
    done = subprocess.run(
        [sys.executable, str(script), "--runs", "150", "--seed", "1", "--save", str(tmp_path)],
        env={**os.environ, "PYTHONSAFEPATH": ""},  # it imports what stands beside it
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "150 inputs, all good" in done.stdout


def told_hand(self: Any, player: int) -> Any:
    """An observation that tells one card too many."""
    hands = self.game.hands
    other = (player + 1) % len(hands)
    return msgspec.structs.replace(self.game.observation(player), seen=hands[other][-1:])


def told_stock(self: Any, player: int) -> Any:
    return msgspec.structs.replace(self.game.observation(player), dealer=ord(self.game.stock[0]))


def told_deal(happened: Any, player: int) -> Any:
    for event in happened:
        if isinstance(event, lexicon_events.Deal):
            hand = event.hands[-1]
            yield lexicon_events.SeenDeal(event.round, 0, event.players, hand, event.exposed, 0)


def told_rack(self: Any, player: int) -> Any:
    racks = self.game.racks
    other = racks[(player + 1) % len(racks)]
    return msgspec.structs.replace(self.game.observation(player), rack=other[-1:])


def told_bag(self: Any, player: int) -> Any:
    """The sum tells only which tiles there are; the order counts here."""
    bag = sum(ord(tile) * at for at, tile in enumerate(self.game.bag))
    return msgspec.structs.replace(self.game.observation(player), bag=bag)


def of_kind(happened: Any, kind: str) -> Any:
    return [event for event in happened if event.__struct_config__.tag == kind]


def told_racks(happened: Any, history: Any, player: int) -> Any:
    for event in of_kind(happened, "deal"):
        yield SeenDeal(event.starter, event.racks[player - 1], len(event.bag))


def told_exchange(happened: Any, history: Any, player: int) -> Any:
    for event in of_kind(happened, "turn"):
        yield {"event": "turn", "player": event.player, "action": event.action}


def told_drawn(happened: Any, history: Any, player: int) -> Any:
    for event in of_kind(happened, "turn"):
        yield {"event": "turn", "player": event.player, "drawn": event.drawn}


def told_bombs(self: Any, player: int) -> Any:
    """Something that depends on where they lie."""
    bombs = sum(self.game.minefield.bombs)
    return msgspec.structs.replace(self.game.observation(player), bombs=bombs)


def told_number(self: Any, player: int) -> Any:
    """Open one closed square in an observation."""
    shown = "".join(self.game.opened)
    at = shown.index(".")
    shown = shown[:at] + chr(self.game.minefield.shows[at]) + shown[at + 1 :]
    opened = rows_of(shown.encode(), 15)
    return msgspec.structs.replace(self.game.observation(player), opened=opened)


def told_minefield(happened: Any, history: Any, player: int) -> Any:
    for event in of_kind(happened, "deal"):
        yield SeenDeal(event.starter, event.racks[player], "".join(event.bombs).index("*"))


def told_safe(self: Any) -> Any:
    """Of the legal plays only those that hit no bomb."""
    game = self.game

    def hits(action: Any) -> bool:
        if not isinstance(action, Lay):
            return False
        tiles = checked_play(action, game.board, game.rules.layout).tiles
        return any(square in game.minefield.bombs for square, _ in tiles)

    return [action for action in game.legal_actions() if not hits(action)]


@cache
def harmless_scripts(game: str) -> tuple[ModuleType, list[bytes]]:
    """Return the fuzz target, and scripts of a game in which it finds nothing."""
    target = fuzz_target()
    scripts = [target.make(random.Random(seed)) for seed in range(150)]
    scripts = [script for script in scripts if b'"game": "%s"' % game.encode() in script[:90]]
    for script in scripts:
        target.attempt(script)
    assert target.compared > 100
    return target, scripts


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "where", "name", "leak"),
    [
        ("lexicon", Referee, "observation", told_hand),
        ("lexicon", Referee, "observation", told_stock),
        ("lexicon", lexicon_events, "visible_events", told_deal),
        ("scrabble", Referee, "observation", told_rack),
        ("scrabble", Referee, "observation", told_bag),
        ("scrabble", scrabble_events, "visible_events", told_racks),
        ("scrabble", scrabble_events, "visible_events", told_exchange),
        ("scrabble", scrabble_events, "visible_events", told_drawn),
        ("lexibomb", Referee, "observation", told_rack),
        ("lexibomb", Referee, "observation", told_bag),
        ("lexibomb", Referee, "observation", told_bombs),
        ("lexibomb", Referee, "observation", told_number),
        ("lexibomb", Referee, "legal", told_safe),
        ("lexibomb", lexibomb_events, "visible_events", told_racks),
        ("lexibomb", lexibomb_events, "visible_events", told_exchange),
        ("lexibomb", lexibomb_events, "visible_events", told_drawn),
        ("lexibomb", lexibomb_events, "visible_events", told_minefield),
    ],
)
def test_the_fuzz_target_finds_what_leaks(
    monkeypatch: pytest.MonkeyPatch, game: str, where: Any, name: str, leak: Callable[..., Any]
) -> None:
    target, scripts = harmless_scripts(game)
    monkeypatch.setattr(where, name, leak)

    def attempt_all() -> None:
        for script in scripts:
            target.attempt(script)

    with pytest.raises(AssertionError):
        attempt_all()
