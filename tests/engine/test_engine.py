"""The engine protocol: methods and errors in this process, streams and signals in another one."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.effort import one_level
from support.hard_position import HARD
from support.talking import Talk, plain, play_on

from lexicon_fast import Dictionary, lexicon
from lexicon_fast.base.rng import is_secret
from lexicon_fast.bots import bot, names
from lexicon_fast.engine import lexicon as lexicon_rows
from lexicon_fast.engine.engine import Engine
from lexicon_fast.games.lexicon import record
from lexicon_fast.games.lexicon.actions import Action
from lexicon_fast.games.lexicon.events import SeenEvent
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.position import State, round_from
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import METHODS

SEES = {
    "player": 0,
    "hand": "CDEHW",
    "table": ["hat"],
    "pile": "Q",
    "stock": 32,
    "hand_sizes": [5, 11],
    "to_move": 0,
}
PACK = "AAAAEEEEIIIIHHHLLLOOORRRSSSTTTUUUWWWCKMNPDJVGQYBFXZ*"


@pytest.fixture
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


# ------------------------------------------------------------------- each method


def test_hello_lists_games_options_and_methods(talk: Talk) -> None:
    told = talk.ask("hello", client="a test", protocol="1.8")
    assert (told["name"], told["protocol"], told["changes"]) == ("lexicon-fast", "1.8", [])
    assert told["methods"] == list(METHODS)
    game, scrabble, lexibomb = told["games"]
    assert game["game"] == "lexicon"
    assert game["players"] == [2, 8]
    assert game["rulesets"] == ["waddingtons", "article"]
    assert [each["name"] for each in game["bots"]] == names("lexicon")
    assert scrabble["game"] == "scrabble"
    assert scrabble["players"] == [2, 4]
    assert scrabble["rulesets"] == ["standard", "super"]
    assert [each["name"] for each in scrabble["bots"]] == names("scrabble")
    assert lexibomb["game"] == "lexibomb"
    assert lexibomb["players"] == [1, 4]
    assert lexibomb["rulesets"] == ["standard", "classic_poc"]
    assert [each["name"] for each in lexibomb["bots"]] == names("lexibomb")
    assert [each["words"] for each in told["games"]] == [None, None, "2of12inf"]
    assert [each["title"] for each in told["games"]] == ["Lexicon", "Scrabble", "Lexibomb"]
    assert [each["new_params"] for each in told["games"]] == [
        ["rounds", "first_dealer"],
        ["starter"],
        ["starter"],
    ]
    expert = next(each for each in game["bots"] if each["name"] == "expert")
    assert expert["about"].endswith(".")
    assert {"words", "iterations", "seconds"} <= {each["name"] for each in expert["options"]}
    for option in told["options"]:
        assert option["value"] is not None
        assert option["help"]


def test_an_older_client_gets_the_changes(talk: Talk) -> None:
    changes = talk.ask("hello", protocol="0.9")["changes"]
    assert [each["protocol"] for each in changes] == [
        "1.0",
        "1.1",
        "1.2",
        "1.3",
        "1.4",
        "1.5",
        "1.6",
        "1.7",
        "1.8",
    ]
    versions = [each["protocol"] for each in changes]
    changes = talk.ask("hello", protocol="1.0")["changes"]
    assert [each["protocol"] for each in changes] == versions[1:]
    assert talk.ask("hello")["changes"] == []
    assert talk.ask("hello", protocol="7.3")["changes"] == []
    assert talk.refused("hello", protocol="one")["data"] == {"path": "params.protocol"}


@pytest.mark.parametrize("value", [None, 1, -1.5, "é\0\u2028", True, 2**70])
def test_ping_returns_its_value(talk: Talk, value: Any) -> None:
    assert talk.ask("ping", value=value)["value"] == value


def test_options_are_set_all_or_none(talk: Talk) -> None:
    def values() -> dict[str, Any]:
        return {each["name"]: each["value"] for each in talk.ask("options")["options"]}

    before = values()
    talk.ask("options.set", values={"threads": 3, "max_seconds": 2})
    assert values() == {**before, "threads": 3, "max_seconds": 2.0}
    error = talk.refused("options.set", values={"threads": 1, "max_games": 0})
    assert error["data"]["type"] == "BadOption"
    assert "1 to 1,000,000" in error["message"]
    assert values()["threads"] == 3
    for bad in (True, 1.5, "2", 10**400):
        for name in ("threads", "max_seconds") if bad != 1.5 else ("threads",):
            assert talk.refused("options.set", values={name: bad})["data"]["type"] == "BadOption"
    assert "options: threads," in talk.refused("options.set", values={"thread": 1})["message"]
    # What is no number of JSON is none here.
    assert talk.line('{"id":1,"method":"options.set","params":{"values":{"max_seconds":NaN}}}')[
        "error"
    ]["code"] in (methods.PARSE_ERROR, methods.INVALID_PARAMS)
    assert talk.refused("options.set", values={"dictionary": "mine"})["data"]["type"] == "NotLoaded"


def test_dictionaries_are_loaded_and_named(talk: Talk, data: Path, enable: Dictionary) -> None:
    path = str(data / "words2000.txt")
    assert talk.refused("dictionary.info", dictionary=path)["data"]["type"] == "NotLoaded"
    loaded = talk.ask("dictionary.load", words=path)
    ours = Dictionary.load(path)
    assert loaded == {
        "dictionary": path,
        "words": len(ours),
        "sha256": ours.sha256,
        "alphabet": "english",
        "upper": ours.alphabet.upper,
        "lower": ours.alphabet.lower,
        "playability": False,
    }
    assert talk.ask("dictionary.info", dictionary=path) == loaded
    assert talk.ask("dictionary.info")["words"] == len(enable)
    talk.ask("options.set", values={"dictionary": path})
    assert talk.ask("dictionary.info") == loaded
    error = talk.refused("dictionary.load", words="nosuchlist")
    assert error["data"]["type"] == "BadDictionary"
    assert "enable" in error["message"]
    assert talk.refused("dictionary.load", words=str(data))["data"]["type"] == "BadWordList"
    assert talk.refused("dictionary.load", words="a\0b")["code"] == methods.REFUSED
    assert talk.refused("dictionary.load", words=path, alphabet="x\0")["code"] == methods.REFUSED


def test_dictionary_check(talk: Talk) -> None:
    words = ["quiz", "QUIZ", "zzx", "", "é", "a" * 100]
    assert talk.ask("dictionary.check", words=words)["known"] == [True, True, *[False] * 4]


def test_dictionary_search_is_that_of_the_library(talk: Talk, enable: Dictionary) -> None:
    found = talk.ask("dictionary.search", hand="catdog*")
    assert found["words"] == enable.subwords("CATDOG*")
    assert found["count"] == len(found["words"])
    found = talk.ask("dictionary.search", kind="superwords", word="hat", hand="TCHED*", limit=3)
    every = enable.superwords("hat", "TCHED*")
    assert found == {"count": len(every), "words": every[:3]}
    found = talk.ask("dictionary.search", kind="substitutions", word="larch", hand="U*", limit=0)
    assert found == {"count": len(enable.substitutions("larch", "U*")), "words": []}


@pytest.mark.parametrize(
    ("params", "type_or_path"),
    [
        ({"hand": "C4T"}, "BadHand"),
        ({"hand": ""}, "BadHand"),
        ({"hand": "A" * 65}, "BadHand"),
        ({"hand": "CAT", "word": "hat"}, "params.word"),
        ({"hand": "CAT", "kind": "superwords"}, "params.word"),
        ({"hand": "CAT", "kind": "superwords", "word": "h*t"}, "BadTableWord"),
        ({"hand": "CAT", "kind": "anagrams"}, "params.kind"),
        ({"hand": "CAT", "limit": -1}, "params.limit"),
        ({"hand": 7}, "params.hand"),
        ({}, "params.hand"),
        ({"hand": "CAT", "hands": 1}, "params"),
        ({"hand": "CAT", "dictionary": "mine"}, "NotLoaded"),
    ],
)
def test_bad_searches_name_the_field(talk: Talk, params: Any, type_or_path: str) -> None:
    error = talk.refused("dictionary.search", **params)
    assert error["data"].get("type", error["data"].get("path")) == type_or_path


def test_solve_gives_the_rows_of_the_command(talk: Talk, enable: Dictionary) -> None:
    positions = ["CAT hat", {"id": "x", "hand": "DOG*", "table": ["l[u]rch"]}, "", 5, {}, ["a"]]
    rows = talk.ask("solve", game="lexicon", positions=positions, top=2)["rows"]
    assert [row["id"] for row in rows] == [1, "x", 3, 4, 5, 6]
    assert ["error" in row for row in rows] == [False, False, True, True, True, True]
    assert rows[2]["error"].startswith("position 3: ")
    plays = lexicon.plays("CAT", ["hat"], enable)
    assert rows[0]["count"] == len(plays)
    assert [move["laid"] for move in rows[0]["moves"]] == [play.laid for play in plays[:2]]
    msgspec.convert(rows, list[lexicon_rows.Solved])
    (row,) = talk.ask(
        "solve",
        game="lexicon",
        positions=["CATS* hat"],
        top=None,
        actions=["insert"],
        min_length=5,
        ruleset="article",
    )["rows"]
    assert row["count"] == len(row["moves"])
    assert {move["action"] for move in row["moves"]} == {"insert"}
    assert min(len(move["word"]) for move in row["moves"]) == 5
    assert talk.ask("solve", game="lexicon", positions=[])["rows"] == []


def test_a_ruleset_may_be_a_base_and_what_differs(talk: Talk) -> None:
    rules = {"base": "article", "strict": True, "cards_each": 3}
    state = talk.ask("game.new", game="lexicon", ruleset=rules, seed=1)
    assert state["ruleset"]["strict"] is True
    assert state["ruleset"]["max_exchanged"] == 1
    seen = talk.ask("game.observe", id=state["id"], player=0)["observation"]
    assert seen["hand_sizes"] == [3, 3]
    assert seen["ruleset"] == state["ruleset"]
    for bad in ({"strct": True}, {"strict": 5}, {"base": 5}, {"base": "x"}, {"points": 5}):
        error = talk.refused("game.new", game="lexicon", ruleset={**rules, **bad})
        assert error["data"]["type"] == "BadOption"
        assert "base" not in bad or "article" in error["message"]
    for bad in ({"name": "mine", "points": {"A": 5}}, {"name": "mine", "pionts": 5}):
        error = talk.refused("game.new", game="lexicon", ruleset=bad)
        assert re.match(
            "ruleset: (max_exchanged is missing; required fields:"
            "|unknown field 'pionts'; expected) name, ",
            error["message"],
        )


def test_solve_refuses_bad_params(talk: Talk) -> None:
    def why(**params: Any) -> Any:
        error = talk.refused("solve", **{"game": "lexicon", "positions": ["CAT"], **params})
        return error["data"].get("type", error["data"].get("path"))

    assert why(game="chess") == "params.game"
    assert why(actions=["forms"]) == "BadOption"
    assert why(ruleset="mine") == "BadOption"
    assert why(ruleset={"name": "mine"}) == "BadOption"
    assert why(ruleset={"name": "x", "points": 5, "max_exchanged": None}) == "BadOption"
    assert why(positions="CAT") == "params.positions"
    assert why(dictionary="mine") == "NotLoaded"
    talk.ask("options.set", values={"max_reply_bytes": 1024})
    assert why(positions=["CATDOGSE*"] * 9, top=None) == "TooMuch"


def test_plan_gives_the_rows_of_the_command(talk: Talk, enable: Dictionary) -> None:
    rows = talk.ask("plan", game="lexicon", positions=["CATDOGXYZ*", {"hand": "A" * 16}])["rows"]
    ours = lexicon.plan("CATDOGXYZ*", enable)
    assert [tuple(entry["words"]) for entry in rows[0]["plans"]] == [e.words for e in ours.entries]
    assert "error" in rows[1]
    msgspec.convert(rows, list[lexicon_rows.Planned])


def test_legal_actions_of_an_observation(talk: Talk, enable: Dictionary) -> None:
    found = talk.ask("legal", game="lexicon", observation=SEES)
    ours = lexicon.legal_actions(msgspec.convert(SEES, Observation), enable)
    assert msgspec.convert(found["actions"], list[Action]) == ours
    assert found["count"] == len(ours)
    limited = talk.ask("legal", game="lexicon", observation=SEES, limit=1)
    assert limited == {"count": len(ours), "actions": found["actions"][:1]}
    assert talk.ask("legal", game="lexicon", observation={**SEES, "to_move": 1})["count"] == 0
    error = talk.refused("legal", game="lexicon", observation={**SEES, "hand": "CDeHW"})
    assert error["data"]["type"] == "BadObservation"


@pytest.mark.parametrize(
    "observation", [None, [], {}, {"hand": 1}, {**SEES, "hands": "x"}, {**SEES, "table": "hat"}]
)
def test_no_observation(talk: Talk, observation: Any) -> None:
    for method, more in (
        ("legal", {}),
        ("advise", {"iterations": 1}),
        ("bot.move", {"bot": "greedy"}),
    ):
        error = talk.refused(method, game="lexicon", observation=observation, **more)
        assert error["data"]["type"] == "BadObservation"


def test_advise_streams_and_ends(talk: Talk) -> None:
    id = "advice"
    reply = talk.request_as(id, "advise", game="lexicon", observation=HARD, iterations=5000)
    result = reply["result"]
    assert result["stopped"] is False
    assert result["advice"]["final"] is True
    msgspec.convert(result["advice"], lexicon_rows.Advice)
    updates = talk.updates(id)
    assert updates
    for update in updates:
        assert msgspec.convert(update["advice"], lexicon_rows.Advice).final is False
    playouts = [update["advice"]["playouts"] for update in [*updates, result]]
    assert playouts == sorted(playouts)


def test_advice_of_so_many_playouts_is_the_same_again(talk: Talk) -> None:
    asked = {"game": "lexicon", "observation": SEES, "iterations": 3000, "seed": 5, "stream": False}
    first = talk.ask("advise", **asked)
    assert first == talk.ask("advise", **asked)
    assert not [each for each in talk.sent if "method" in each]


def test_advice_is_refused_where_there_is_none(talk: Talk) -> None:
    error = talk.refused("advise", game="lexicon", observation={**SEES, "to_move": 1}, seconds=1)
    assert error["data"]["type"] == "BadObservation"
    error = talk.refused("advise", game="lexicon", observation=SEES, seconds=0)
    assert error["data"] == {"path": "params.seconds"}
    error = talk.refused("advise", game="lexicon", observation=SEES, words="mine")
    assert error["data"]["type"] == "NotLoaded"


@pytest.mark.parametrize("name", one_level("lexicon"))
def test_a_bot_moves_as_in_the_library(talk: Talk, enable: Dictionary, name: str) -> None:
    for seed in (0, 3, -1, 2**70) if name == "random" else (3,):
        result = talk.ask(
            "bot.move", game="lexicon", observation=SEES, bot=name, seed=seed, iterations=200
        )
        options = {"iterations": 200} if name == "expert" else {}
        ours = bot(name, enable, **options).choose(msgspec.convert(SEES, Observation), seed)
        assert msgspec.convert(result["action"], Action) == ours
        assert result["stopped"] is False


def test_an_unknown_bot(talk: Talk) -> None:
    def why(**params: Any) -> str:
        error = talk.refused("bot.move", game="lexicon", observation=SEES, **params)
        assert error["data"]["type"] == "BadOption"
        return str(error["message"])

    assert "random, greedy" in why(bot="gready")
    assert "iterations" in why(bot="expert", options={"iteration": 5})
    assert "1 to" in why(bot="expert", options={"iterations": 0})
    assert "words" in why(bot="greedy:iterations=5")
    error = talk.refused(
        "bot.move", game="lexicon", observation=SEES, bot="expert", options={"seconds": 10**400}
    )
    assert error["data"] == {"path": "params.options"}
    spec = "expert:iterations=" + "9" * 400
    error = talk.refused("bot.move", game="lexicon", observation=SEES, bot=spec)
    assert error["code"] != methods.INTERNAL_ERROR
    error = talk.refused(
        "bot.move", game="lexicon", observation={**SEES, "to_move": 1}, bot="greedy"
    )
    assert error["data"]["type"] == "BadObservation"


# ----------------------------------------------------------------------- games


def greedy(talk: Talk) -> Callable[[int, Any], Any]:
    def choose(_player: int, observation: Any) -> Any:
        return talk.ask("bot.move", game="lexicon", observation=observation, bot="greedy")["action"]

    return choose


def test_a_game_from_a_seed_is_the_game_of_the_library(talk: Talk, enable: Dictionary) -> None:
    state = talk.ask(
        "game.new", game="lexicon", players=3, seed=11, names=["a", "b", "c"], rounds=2
    )
    assert state["names"] == ["a", "b", "c"]
    ours = lexicon.Game(enable, players=3, seed=11, rounds=2)
    player = bot("greedy", enable)
    id = state["id"]
    while not state["over"]:
        for seat in range(3):
            seen = talk.ask("game.observe", id=id, player=seat)
            assert seen["observation"] == plain(ours.observation(seat))
            legal = talk.ask("game.legal", id=id, player=seat)
            expected = ours.legal_actions() if seat == ours.current_player() else []
            assert legal["actions"] == plain(expected)
        mover = ours.current_player()
        assert mover == state["to_move"]
        action = player.choose(ours.observation(mover), 0)
        assert talk.refused("game.record", id=id)["data"]["type"] == "NotOver"
        state = talk.ask("game.apply", id=id, player=mover, action=plain(action))
        ours.apply(action)
    assert ours.is_terminal()
    assert state["returns"] == ours.returns()
    lines = talk.ask("game.record", id=id)["lines"]
    assert lines == list(record.lines(ours, ["a", "b", "c"]))
    assert record.check(lines, lambda _: enable) == 1


def test_a_random_seed_is_secret_until_the_end(talk: Talk) -> None:
    states = [talk.ask("game.new", game="lexicon", rounds=1) for _ in range(2)]
    hands = [talk.ask("game.observe", id=s["id"], player=0, since=0) for s in states]
    assert hands[0]["observation"] != hands[1]["observation"]
    state = play_on(talk, states[0], greedy(talk))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    seed = json.loads(lines[0])["seed"]
    assert is_secret(seed)
    assert seed not in json.dumps([states, hands, talk.sent])


def test_players_get_events_as_they_saw_them(talk: Talk) -> None:
    state = talk.ask("game.new", game="lexicon", players=2, seed=5, rounds=2, ruleset="article")
    id = state["id"]
    heard: dict[int, list[Any]] = {0: [], 1: []}
    seqs = [0, 0]

    def choose(player: int, observation: Any) -> Any:
        draws = [
            each
            for each in talk.ask("game.legal", id=id, player=player)["actions"]
            if each["action"] == "draw" and each["take"] == "blind"
        ]
        for seat in (0, 1):
            seen = talk.ask("game.observe", id=id, player=seat, since=seqs[seat])
            heard[seat] += seen["events"]
            seqs[seat] = seen["seq"]
        if draws and len(observation.get("history", ())) < 6:
            return draws[0]
        return greedy(talk)(player, observation)

    state = play_on(talk, state, choose)
    for seat in (0, 1):
        heard[seat] += talk.ask("game.observe", id=id, player=seat, since=seqs[seat])["events"]
        msgspec.convert(heard[seat], list[SeenEvent])
    kinds = [each["event"] for each in heard[0]]
    assert kinds == [each["event"] for each in heard[1]]
    assert {"deal", "turn", "round end", "game end"} <= set(kinds)
    blind = 0
    for ours, theirs in zip(heard[0], heard[1], strict=True):
        if ours["event"] == "deal":
            assert len(ours["hand"]) == len(theirs["hand"]) == 10
        elif ours["event"] == "turn" and ours["action"].get("take") == "blind":
            blind += 1
            assert ("taken" in ours, "taken" in theirs) == (
                ours["player"] == 0,
                ours["player"] == 1,
            )
        else:
            assert ours == theirs
    assert blind


def test_a_game_from_a_position(talk: Talk, enable: Dictionary) -> None:
    position = {
        "hands": ["CDEHT", "", "QZ"],
        "table": ["h[a]t"],
        "pile": "K",
        "to_move": 0,
        "dealer": 2,
    }
    state = talk.ask("game.new", game="lexicon", position=position, seed=3, ruleset="article")
    assert (state["players"], state["to_move"]) == (3, 0)
    seen = talk.ask("game.observe", id=state["id"], player=0)["observation"]
    assert seen["hand"] == "CDEHT"
    assert seen["hand_sizes"] == [5, 0, 2]
    assert seen["stock"] == 52 - 5 - 2 - 3 - 1
    ours = round_from(msgspec.convert(position, State), enable, seed=3, ruleset="article")
    assert seen == plain(ours.observation(0))
    state = talk.ask(
        "game.apply",
        id=state["id"],
        player=0,
        action={"action": "insert", "target": 0, "laid": "th[a]tched"},
    )
    state = talk.ask(
        "game.apply", id=state["id"], player=2, action={"action": "accept"}, seq=state["seq"]
    )
    assert state["over"]
    assert state["returns"] == [0.0, 0.0, -6.0]
    error = talk.refused("game.record", id=state["id"])
    assert "position" in error["message"]


def test_a_whole_deal_may_be_a_position(talk: Talk) -> None:
    position = {
        "hands": [PACK[:10], PACK[10:20]],
        "pile": PACK[20],
        "stock": PACK[21:],
        "dealer": 1,
    }
    state = talk.ask("game.new", game="lexicon", position=position)
    seen = talk.ask("game.observe", id=state["id"], player=1)["observation"]
    assert seen["first_exposed"] == PACK[20]  # so bots know that the history tells all
    assert seen["to_move"] == 0
    assert play_on(talk, state, greedy(talk))["over"]


@pytest.mark.parametrize(
    "change",
    [
        {"hands": ["CAT"]},
        {"hands": ["CAT", ""]},
        {"hands": ["XX", "CAT"]},
        {"hands": ["A" * 16, "C"]},
        {"hands": ["c", "D"]},
        {"hands": ["C", "D"], "stock": "AB"},
        {"hands": ["C", "D"], "to_move": 7},
        {"hands": ["C", "D"], "dealer": 7},
        {"hands": ["C", "D"], "idle": 1000},
        {"hands": ["C", "D"], "idle": -1},
        {"hands": ["C", "D"], "scores": [1]},
        {"hands": ["C", "D"], "scores": [1, 2**40]},
        {"hands": ["C", "D"], "round": 0},
        {"hands": ["C", "D"], "table": ["h"]},
        {"hands": ["C", "D"], "table": ["h*t"]},
        {"hands": ["C", "D"], "pile": "?"},
        {"hands": "CAT"},
        {"hands": ["C", "D"], "deck": ""},
        {"hands": ["A"] * 70},
        7,
    ],
)
def test_invalid_positions(talk: Talk, change: Any) -> None:
    error = talk.refused("game.new", game="lexicon", position=change)
    assert error["code"] in (methods.REFUSED, methods.INVALID_PARAMS)
    assert talk.ask("game.list")["games"] == []


def test_a_record_is_continued(talk: Talk, enable: Dictionary) -> None:
    ours = lexicon.Game(enable, players=2, seed=4, rounds=1)
    ours.apply(lexicon.Draw(ours.observation(ours.current_player()).hand[0], "blind"))
    lines = list(record.lines(ours, ["x", "y"]))
    state = talk.ask("game.new", game="lexicon", record=lines)
    assert (state["names"], state["to_move"]) == (["x", "y"], ours.current_player())
    state = play_on(talk, state, greedy(talk))
    after = talk.ask("game.record", id=state["id"])["lines"]
    assert after[: len(lines)] == lines
    assert record.check(after, lambda _: enable) == 1
    for bad in ([], ["x"], [*lines, *lines], lines[1:]):
        assert talk.refused("game.new", game="lexicon", record=bad)["data"]["type"] == "BadRecord"
    error = talk.refused("game.new", game="lexicon", record=lines, players=2)
    assert error["data"] == {"path": "params.players"}


def test_games_are_listed_closed_and_limited(talk: Talk) -> None:
    talk.ask("options.set", values={"max_games": 2})
    one = talk.ask("game.new", game="lexicon", seed=1)
    two = talk.ask("game.new", game="lexicon", seed=1)
    assert talk.refused("game.new", game="lexicon")["data"]["type"] == "TooMuch"
    assert [each["id"] for each in talk.ask("game.list")["games"]] == [one["id"], two["id"]]
    assert talk.ask("game.close", id=one["id"]) == {}
    error = talk.refused("game.observe", id=one["id"], player=0)
    assert error["data"]["type"] == "NoSuchGame"
    assert two["id"] in error["message"]
    assert talk.ask("game.new", game="lexicon")["id"] not in (one["id"], two["id"])


def test_illegal_actions_are_refused(talk: Talk) -> None:
    state = talk.ask("game.new", game="lexicon", seed=1, first_dealer=0)
    id = state["id"]
    form = {"action": "form", "laid": "hat"}

    def why(**params: Any) -> Any:
        error = talk.refused("game.apply", **{"id": id, "player": 1, "action": form, **params})
        return error["data"].get("rule") or error["data"].get("type") or error["data"]["path"]

    hand = talk.ask("game.observe", id=id, player=1)["observation"]["hand"]
    assert why(player=0) == "turn"
    assert hand not in talk.refused("game.apply", id=id, player=0, action=form)["message"]
    assert why(player=2) == "BadOption"
    assert why(player=-1) == "params.player"
    assert why(action={"action": "accept"}) == "phase"
    assert why(action={"action": "form", "laid": "zzzzz"}) == "hand"
    assert why(action={"action": "insert", "target": 0, "laid": "hat"}) == "target"
    assert why(action={"action": "insert", "target": 2**80, "laid": "hat"}) == "target"
    assert why(action={"action": "pass"}) == "params.action.action"
    assert why(action={"laid": "hat"}) == "params.action.action"
    assert why(action=7) == "params.action"
    assert why(seq=0) == "Stale"
    assert talk.refused("game.apply", id=id, player=1, action=form, seq=0)["data"]["seq"] == 2
    assert talk.ask("game.list")["games"][0]["seq"] == state["seq"]


# ------------------------------------------------------------------ bad requests


@pytest.mark.parametrize(
    ("line", "code", "id"),
    [
        (b"{", methods.PARSE_ERROR, None),
        (b"hello", methods.PARSE_ERROR, None),
        (b'{"id":1,"method":"ping"}}', methods.PARSE_ERROR, None),
        (b'{"id":1,"method":"ping"}\0', methods.PARSE_ERROR, None),
        (b"\0", methods.PARSE_ERROR, None),
        (b'{"id":1,"method":"ping","x":"\xff"}', methods.PARSE_ERROR, None),
        (b'{"id":1,"method":"ping","params":{"value":"\xed\xa0\x80"}}', methods.PARSE_ERROR, None),
        (
            b'{"id":1,"method":"ping","params":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
            methods.PARSE_ERROR,
            None,
        ),
        (b"[" * 50_000, methods.PARSE_ERROR, None),
        (b"[]", methods.INVALID_REQUEST, None),
        (b'[{"id":1,"method":"ping"}]', methods.INVALID_REQUEST, None),
        (b"1", methods.INVALID_REQUEST, None),
        (b"null", methods.INVALID_REQUEST, None),
        (b"{}", methods.INVALID_REQUEST, None),
        (b'{"id":7}', methods.INVALID_REQUEST, 7),
        (b'{"id":7,"result":1}', methods.INVALID_REQUEST, 7),
        (b'{"id":"a","method":5}', methods.INVALID_REQUEST, "a"),
        (b'{"id":3,"method":"ping","jsonrpc":"1.0"}', methods.INVALID_REQUEST, 3),
        (b'{"id":null,"method":"ping"}', methods.INVALID_REQUEST, None),
        (b'{"id":1.5,"method":"ping"}', methods.INVALID_REQUEST, None),
        (b'{"id":' + b"9" * 30 + b',"method":"ping"}', methods.INVALID_REQUEST, None),
        (b'{"id":true,"method":"ping"}', methods.INVALID_REQUEST, None),
        (b'{"id":1,"method":"png"}', methods.UNKNOWN_METHOD, 1),
        (b'{"id":1,"method":""}', methods.UNKNOWN_METHOD, 1),
        (b'{"id":1,"method":"ping","params":[]}', methods.INVALID_PARAMS, 1),
        (b'{"id":1,"method":"ping","params":7}', methods.INVALID_PARAMS, 1),
        (b'{"id":1,"method":"ping","params":{"value":[]}}', methods.INVALID_PARAMS, 1),
        (b'{"id":1,"method":"ping","params":{"value":1e999}}', methods.INVALID_PARAMS, 1),
    ],
    ids=lambda value: repr(value)[:40] if isinstance(value, bytes) else str(value),
)
def test_invalid_requests(talk: Talk, line: bytes, code: int, id: Any) -> None:
    reply = talk.line(line)
    assert (reply["error"]["code"], reply["id"]) == (code, id)
    assert talk.ask("ping", value=1)["value"] == 1


def test_errors_say_what_is_wrong_and_where(talk: Talk) -> None:
    assert "did you mean ping?" in talk.line('{"id":1,"method":"png"}')["error"]["message"]
    error = talk.line('{"id":1,"method":"ping","params":{"vale":1}}')["error"]
    assert "'vale'" in error["message"]
    assert "value" in error["message"]
    error = talk.line('{"id":1,"method":"dictionary.check","params":{"words":["a",5]}}')["error"]
    assert error["message"].startswith("params.words[1] ")
    assert error["data"] == {"path": "params.words[1]"}


def test_requests_may_be_terse(talk: Talk) -> None:
    result = {"value": None}
    for line in (
        '{"id":1,"method":"ping"}',
        '{"id":1,"method":"ping","params":null}',
        ' {"method":"ping", "more":[{}], "id":1 , "params" : { } } \r',
        '{"id":5,"method":"png","id":1,"method":"ping"}',
    ):
        assert talk.line(line) == {"jsonrpc": "2.0", "id": 1, "result": result}


def test_notifications_run_without_a_reply(talk: Talk) -> None:
    for line in (
        '{"method":"ping"}',
        '{"method":"nothing"}',
        '{"method":"dictionary.search","params":{"hand":"4"}}',
        '{"method":"options.set","params":{"values":{"max_games":7}}}',
        json.dumps({"method": "advise", "params": {"game": "lexicon", "observation": SEES}}),
    ):
        assert talk.line(line) is None
    assert talk.engine.settings.max_games == 7
    talk.engine.finish()
    assert talk.sent == []


def test_an_internal_error_is_one_line_on_stderr(
    talk: Talk, enable: Dictionary, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken:
        def __contains__(self, word: object) -> bool:
            raise ZeroDivisionError("what nobody thought of")

    talk.engine._dictionaries._opened["enable"] = Broken()  # type: ignore[assignment]
    error = talk.refused("dictionary.check", words=["x"])
    assert error == {"code": methods.INTERNAL_ERROR, "message": "internal error: ZeroDivisionError"}
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "what nobody thought of" in captured.err


# ------------------------------------------------------------------- concurrency


def forever(talk: Talk, id: Any, **more: Any) -> None:
    talk.begin("advise", id, game="lexicon", observation=HARD, **more)


def first_update(talk: Talk, id: Any) -> None:
    with talk.changed:
        assert talk.changed.wait_for(lambda: talk.updates(id), 600), talk.sent


def test_stop_ends_advice_with_the_best_so_far(talk: Talk) -> None:
    forever(talk, "a", seconds=3600)
    first_update(talk, "a")
    assert talk.ask("ping", value=1)["value"] == 1  # it answers meanwhile
    assert talk.ask("stop", id="a") == {"stopped": True}
    result = talk.reply("a")["result"]
    assert result["stopped"] is True
    assert result["advice"]["ranked"]
    assert talk.ask("stop", id="a") == {"stopped": False}
    assert talk.ask("cancel", id="a") == {"cancelled": False}
    # Nothing comes after the answer.
    count = len(talk.updates("a"))
    time.sleep(0.3)
    assert len(talk.updates("a")) == count


def test_stop_ends_a_bot_with_the_best_so_far(talk: Talk) -> None:
    talk.begin("bot.move", "b", game="lexicon", observation=HARD, bot="expert:iterations=100000000")
    time.sleep(0.2)
    assert talk.ask("stop", id="b") == {"stopped": True}
    result = talk.reply("b")["result"]
    assert result["stopped"] is True
    msgspec.convert(result["action"], Action)


def test_max_seconds_is_a_limit(talk: Talk) -> None:
    talk.ask("options.set", values={"max_seconds": 0.2})
    for method, more in (
        ("advise", {"seconds": 3600}),
        ("advise", {}),
        ("bot.move", {"bot": "expert", "seconds": 3600}),
    ):
        assert talk.ask(method, game="lexicon", observation=HARD, **more)["stopped"] is True


def test_cancel_answers_at_once_and_only_once(talk: Talk) -> None:
    talk.ask("options.set", values={"threads": 1})
    forever(talk, "runs", seconds=3600)
    forever(talk, "waits", seconds=3600)
    talk.begin("solve", "solves", game="lexicon", positions=["CAT"])
    first_update(talk, "runs")
    for id in ("waits", "runs"):
        assert talk.ask("cancel", id=id) == {"cancelled": True}
        error = talk.reply(id)["error"]
        assert error["code"] == methods.CANCELLED
    assert talk.reply("solves")["result"]["rows"][0]["count"] > 3
    # The thread is free again, and so are the ids.
    talk.sent.clear()
    assert talk.request_as("runs", "solve", game="lexicon", positions=["CAT"])["result"]
    talk.engine.finish()
    assert not talk.updates("waits")


def test_an_open_id_is_refused_to_others(talk: Talk) -> None:
    forever(talk, "open", stream=False)
    for method, params in (("ping", {}), ("solve", {"game": "lexicon", "positions": []})):
        reply = talk.line(json.dumps({"id": "open", "method": method, "params": params}))
        assert reply["error"]["code"] == methods.INVALID_REQUEST
        assert "open" in reply["error"]["message"]
    assert talk.request("stop")["error"]["code"] == methods.INVALID_PARAMS
    assert talk.ask("stop", id="open") == {"stopped": True}
    assert talk.reply("open")["result"]


def test_an_id_is_free_when_its_reply_arrives(enable: Dictionary) -> None:
    replies = []

    def send(lines: bytes) -> None:
        replies.append(json.loads(lines))
        # The thread that answers still runs.
        replies.append(json.loads(engine.receive(b'{"id":1,"method":"ping"}')))

    engine = Engine(send, dictionaries={"enable": enable})
    params = {"game": "lexicon", "positions": ["CAT"]}
    engine.receive(json.dumps({"id": 1, "method": "solve", "params": params}).encode())
    engine.finish()
    assert [[*reply] for reply in replies] == [["jsonrpc", "id", "result"]] * 2


def test_open_requests_are_limited(talk: Talk) -> None:
    talk.ask("options.set", values={"max_waiting": 2, "threads": 1})
    forever(talk, "a")
    forever(talk, "b")
    line = json.dumps(
        {"id": "c", "method": "solve", "params": {"game": "lexicon", "positions": []}}
    )
    assert talk.line(line)["error"]["data"]["type"] == "TooMuch"
    talk.engine.cancel_all()
    assert {talk.reply(id)["error"]["code"] for id in "ab"} == {methods.CANCELLED}


def test_parallel_requests_get_their_own_answers(talk: Talk, enable: Dictionary) -> None:
    talk.ask("options.set", values={"threads": 8})
    hands = ["CAT", "DOG*", "QUIZ", "AEIOU", "THATCHED", "STRENGTH"] * 10
    for number, hand in enumerate(hands):
        talk.begin("solve", f"s{number}", game="lexicon", positions=[hand], top=1)
        talk.begin("bot.move", f"b{number}", game="lexicon", observation=SEES, bot="greedy")
    best = bot("greedy", enable).choose(msgspec.convert(SEES, Observation), 0).laid
    counts = {hand: len(lexicon.plays(hand, [], enable)) for hand in set(hands)}
    for number, hand in enumerate(hands):
        assert talk.reply(f"s{number}")["result"]["rows"][0]["count"] == counts[hand]
        assert talk.reply(f"b{number}")["result"]["action"]["laid"] == best


# ------------------------------------------------------------------- the process


@contextmanager
def process(*args: str, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "lexicon_fast", "engine", *args]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more
    ) as running:
        guard = threading.Timer(600, running.kill)
        guard.start()
        try:
            yield running
        finally:
            guard.cancel()
            running.kill()


def say(running: subprocess.Popen[bytes], *requests: Any) -> None:
    assert running.stdin is not None
    for request in requests:
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        running.stdin.write(line + b"\n")
    running.stdin.flush()


def hear(running: subprocess.Popen[bytes]) -> Any:
    assert running.stdout is not None
    return json.loads(running.stdout.readline())


def all_of(lines: bytes, *args: str) -> tuple[list[Any], int, str]:
    """The replies to an input, the exit code, and stderr."""
    with process(*args) as running:
        out, err = running.communicate(lines)
        return [json.loads(line) for line in out.splitlines()], running.returncode, err.decode()


ADVISE = {"id": "a", "method": "advise", "params": {"game": "lexicon", "observation": HARD}}


def test_a_pipe_is_answered_to_its_end() -> None:
    lines = [
        {"id": 1, "method": "ping"},
        {"id": 2, "method": "solve", "params": {"game": "lexicon", "positions": ["CAT"]}},
        {**ADVISE, "params": {**ADVISE["params"], "stream": False}},  # type: ignore[dict-item]
        {"id": 3, "method": "ping"},
    ]
    text = b"\r\n\n".join(json.dumps(line).encode() for line in lines)  # and no line end
    replies, code, err = all_of(text)
    assert (code, err) == (0, "")
    by_id = {reply["id"]: reply["result"] for reply in replies}
    assert len(replies) == 4
    assert by_id["a"]["stopped"] is True  # it had no limit, and nobody could stop it
    quick = [reply["id"] for reply in replies if reply["id"] in (1, 3)]
    assert quick == [1, 3]


def test_no_input_is_no_output() -> None:
    assert all_of(b"") == ([], 0, "")
    assert all_of(b"\n \n") == ([], 0, "")


def test_quit_is_answered_last() -> None:
    ping = {"id": 1, "method": "ping"}
    lines = [ADVISE, ping, {"id": "q", "method": "quit"}, {"id": 2, "method": "ping"}]
    replies, code, err = all_of(b"\n".join(json.dumps(line).encode() for line in lines))
    assert (code, err) == (0, "")
    replies = [reply for reply in replies if "id" in reply]
    assert sorted(str(reply["id"]) for reply in replies[:-1]) == ["1", "a"]
    assert next(r for r in replies if r["id"] == "a")["error"]["code"] == methods.CANCELLED
    assert replies[-1] == {"jsonrpc": "2.0", "id": "q", "result": {}}


@pytest.mark.processes
def test_quit_ends_the_process_while_stdin_is_open() -> None:
    with process() as running:
        say(running, {"id": "q", "method": "quit"})
        assert hear(running)["result"] == {}
        assert running.wait() == 0
    with process() as running:
        say(running, {"method": "quit"})
        assert running.wait() == 0


def test_a_line_that_is_too_long_is_skipped() -> None:
    ping = b'{"id":%d,"method":"ping"}'
    long = b'{"id":9,"method":"ping","params":{"value":"' + b"x" * (1 << 21) + b'"}}'
    replies, code, _ = all_of(
        b"\n".join([ping % 1, long, ping % 2, long, ping % 3, b"x" * (1 << 21)])
    )
    assert code == 0
    assert [reply["id"] for reply in replies] == [1, None, 2, None, 3, None]
    error = replies[1]["error"]
    assert error["code"] == methods.PARSE_ERROR
    assert "1048576" in error["message"]


def test_the_longest_line_is_an_option() -> None:
    def ping(size: int) -> bytes:
        rest = b'{"id":1,"method":"ping","params":{"value":""}}'
        return rest[:-3] + b"x" * (size - len(rest)) + rest[-3:]

    set_ = b'{"id":0,"method":"options.set","params":{"values":{"max_line_bytes":%d}}}'
    lines = [set_ % 2000, ping(2000), ping(2001), set_ % 4_000_000, ping(3_000_000)]
    replies, code, _ = all_of(b"\n".join(lines))
    assert code == 0
    assert [("result" in reply) for reply in replies] == [True, True, False, True, True]
    assert len(replies[4]["result"]["value"]) == 3_000_000 - 46


@pytest.mark.processes
def test_memory_stays_bounded_by_a_line_without_end() -> None:
    with process() as running:
        assert running.stdin is not None
        block = b"x" * (1 << 20)
        for _ in range(200):
            running.stdin.write(block)
        say(running, b"", {"id": 1, "method": "ping"})
        assert hear(running)["error"]["code"] == methods.PARSE_ERROR
        assert hear(running)["id"] == 1
        status = Path(f"/proc/{running.pid}/status")
        if status.exists():
            (peak,) = [line for line in status.read_text().splitlines() if "VmHWM" in line]
            assert int(peak.split()[1]) < 150_000  # kB


def test_requests_sent_at_once_are_answered_in_order() -> None:
    count = 5000
    search = '{"id":%d,"method":"dictionary.search","params":{"hand":"CATDOG"}}\n'
    replies, code, _ = all_of("".join(search % id for id in range(count)).encode())
    assert code == 0
    assert [reply["id"] for reply in replies] == list(range(count))
    assert len({json.dumps(reply["result"]) for reply in replies}) == 1


@pytest.mark.processes
def test_a_request_in_pieces_is_answered_when_complete() -> None:
    with process() as running:
        assert running.stdin is not None
        for byte in b'{"id":1,"method":"ping"}':
            running.stdin.write(bytes([byte]))
            running.stdin.flush()
        say(running, b"")
        assert hear(running)["id"] == 1


@pytest.mark.processes
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
@pytest.mark.parametrize("busy", [False, True])
def test_signals_end_the_process(number: int, code: int, busy: bool) -> None:
    with process() as running:
        say(running, {"id": 1, "method": "ping"})
        assert hear(running)["id"] == 1
        if busy:
            say(running, ADVISE)
            assert hear(running)["method"] == "advise.update"
        running.send_signal(number)
        out, err = running.communicate()
        assert running.returncode == code
        assert b"Traceback" not in err
        replies = [json.loads(line) for line in out.splitlines()]
        if busy and number == signal.SIGTERM:
            assert replies[-1]["error"]["code"] == methods.CANCELLED


@pytest.mark.processes
@pytest.mark.slow
def test_sigterm_works_even_if_nobody_reads() -> None:
    with process() as running:
        say(running, {"id": 1, "method": "ping"})
        hear(running)
        assert running.stdin is not None
        os.set_blocking(running.stdin.fileno(), False)
        search = b'{"id":1,"method":"dictionary.search","params":{"hand":"CATDOGSE*"}}\n'
        for _ in range(2000):  # until the pipes are full, one way and the other
            try:
                os.write(running.stdin.fileno(), search * 10)
            except BlockingIOError:
                break
        time.sleep(0.3)
        running.terminate()
        assert running.wait() in (0, 128 + signal.SIGTERM)
        with suppress(BrokenPipeError):
            running.stdin.close()


@pytest.mark.processes
def test_a_closed_stdout_ends_the_process_quietly() -> None:
    with process() as running:
        assert running.stdout is not None
        say(running, {"id": 1, "method": "ping"})
        hear(running)
        say(running, ADVISE)
        running.stdout.close()
        assert running.wait() == 0  # though its input is open
        assert running.stderr is not None
        assert running.stderr.read() == b""


@pytest.mark.processes
@pytest.mark.parametrize(("closed", "said"), [(0, b"stdin"), (1, b"stdout")])
def test_a_stream_that_is_closed_from_the_start_is_named(closed: int, said: bytes) -> None:
    command = f'exec "{sys.executable}" -m lexicon_fast engine {closed}>&-'
    done = subprocess.run(
        ["sh", "-c", command], input=b'{"id":1,"method":"ping"}', capture_output=True, timeout=600
    )
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == b""


@pytest.mark.processes
def test_the_engine_works_without_stderr() -> None:
    command = f'exec "{sys.executable}" -m lexicon_fast engine 2>&-'
    done = subprocess.run(
        ["sh", "-c", command], input=b'{"id":1,"method":"ping"}', capture_output=True, timeout=600
    )
    assert (done.returncode, done.stdout.count(b"\n")) == (0, 1)


def test_input_may_begin_with_a_byte_order_mark() -> None:
    replies, _, _ = all_of(b'\xef\xbb\xbf{"id":1,"method":"ping"}\n\xef\xbb\xbf{"id":2}')
    assert ["result" in reply for reply in replies] == [True, False]


def test_threads_end_with_their_engine(talk: Talk) -> None:
    before = set(threading.enumerate())
    forever(talk, "a")
    first_update(talk, "a")
    started = set(threading.enumerate()) - before
    assert started
    talk.engine.finish()
    for thread in started:
        thread.join(600)
    assert not any(thread.is_alive() for thread in started)


@pytest.mark.processes
def test_stdout_holds_nothing_but_messages(tmp_path: Path) -> None:
    # Whatever prints, in Python or below it, prints to stderr.
    (tmp_path / "noisy.py").write_text(
        "import os\nfrom lexicon_fast.engine import settings, stdio\n"
        "def info(self, params):\n"
        "    print('printed', flush=True)\n"
        "    os.write(1, b'written\\n')\n"
        "    os.system('echo told')\n"
        "    return before(self, params)\n"
        "before = settings.Dictionaries.check\nsettings.Dictionaries.check = info\n"
        "raise SystemExit(stdio.run())\n"
    )
    done = subprocess.run(
        [sys.executable, str(tmp_path / "noisy.py")],
        input=b'{"id":1,"method":"dictionary.check","params":{"words":["hat"]}}\n',
        capture_output=True,
        timeout=600,
        check=True,
    )
    assert json.loads(done.stdout)["result"] == {"known": [True]}
    assert done.stderr.splitlines() == [b"printed", b"written", b"told"]


def test_the_command_takes_a_dictionary_and_threads(data: Path) -> None:
    path = str(data / "words2000.txt")
    lines = b'{"id":1,"method":"dictionary.info"}\n{"id":2,"method":"options"}'
    replies, code, _ = all_of(lines, "-w", path, "-j", "3")
    assert code == 0
    assert replies[0]["result"]["dictionary"] == path
    values = {each["name"]: each["value"] for each in replies[1]["result"]["options"]}
    assert (values["threads"], values["dictionary"]) == (3, path)
    replies, code, _ = all_of(b'{"id":1,"method":"dictionary.info"}', "-w", "nosuchlist")
    assert (replies[0]["error"]["data"]["type"], code) == ("BadDictionary", 0)


@pytest.mark.processes
def test_hello_needs_no_numpy() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "lexicon_fast", "engine"],
        input=b'{"id":1,"method":"hello"}\n{"id":2,"method":"dictionary.search","params":{"hand":"Q"}}',
        capture_output=True,
        timeout=600,
        check=True,
    )
    assert done.stdout.count(b"\n") == 2
    assert b"numpy" not in done.stderr
