"""Scrabble through the engine protocol: each method, what players are told, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from talking import Talk, plain, play_on

from lexicon_fast import Dictionary, scrabble
from lexicon_fast.bots import bot, names
from lexicon_fast.engine.scrabble import rows
from lexicon_fast.engine.scrabble.seen import SeenEvent
from lexicon_fast.games.scrabble import record
from lexicon_fast.games.scrabble.position import State, game_from

EMPTY = "/".join(["15"] * 15)
CGP = "/".join(["15"] * 7 + ["6QUIT5"] + ["15"] * 7) + " AEINRS?/ 0/22 1"
SEES: dict[str, Any] = {
    "player": 0,
    "rack": "AEINRS?",
    "bag": 82,
    "rack_sizes": [7, 7],
    "board": ["." * 15] * 7 + ["......QUIT....."] + ["." * 15] * 7,
    "to_move": 0,
}
VOID = {"base": "standard", "challenge": "void"}


@pytest.fixture
def talk(enable: Dictionary) -> Talk:
    return Talk(enable)


# ------------------------------------------------------- positions and observations


def test_solve_gives_the_rows_of_the_command(talk: Talk, enable: Dictionary) -> None:
    positions = [CGP, {"cgp": f"{EMPTY} CAT/ 0/0 0", "id": "x"}, "nothing", 5, {"id": 1}]
    found = talk.ask("solve", game="scrabble", positions=positions, top=3)["rows"]
    msgspec.convert(found, list[rows.Solved])
    assert [row["id"] for row in found] == [1, "x", 3, 4, 1]
    ours = scrabble.plays(SEES["board"], SEES["rack"], enable)
    assert found[0]["count"] == len(ours)
    assert found[0]["plays"] == [play._asdict() for play in ours[:3]]
    assert found[1]["plays"][0]["at"] == "8F"
    assert [("error" in row) for row in found] == [False, False, True, True, True]
    assert "position 3" in found[2]["error"]
    everything = talk.ask("solve", game="scrabble", positions=[CGP], top=None)["rows"]
    assert len(everything[0]["plays"]) == len(ours)
    assert talk.ask("solve", game="scrabble", positions=[])["rows"] == []


def test_many_positions_keep_their_order(talk: Talk) -> None:
    positions = [{"cgp": f"{EMPTY} CAT/ 0/0 0", "id": f"p{i}"} for i in range(50)]
    found = talk.ask("solve", game="scrabble", positions=positions, top=1)["rows"]
    assert [row["id"] for row in found] == [f"p{i}" for i in range(50)]
    assert len({json.dumps(row["plays"]) for row in found}) == 1


def test_a_ruleset_may_have_another_board(talk: Talk) -> None:
    board = "/".join(["21"] * 21)
    (row,) = talk.ask("solve", game="scrabble", positions=[f"{board} CAT/ 0/0 0"], ruleset="super")[
        "rows"
    ]
    assert row["plays"][0]["at"] == "11I"


def test_solve_says_what_it_does_not_accept(talk: Talk) -> None:
    def why(**params: Any) -> Any:
        error = talk.refused("solve", **{"game": "scrabble", "positions": [CGP], **params})
        return error["data"].get("type", error["data"].get("path"))

    assert why(actions=["play"]) == "params.actions"
    assert why(min_length=5) == "params.min_length"
    assert why(ruleset="waddingtons") == "BadOption"
    assert why(ruleset={"base": "standard", "layout": "nonesuch"}) == "BadLayout"
    talk.ask("options.set", values={"max_reply_bytes": 1024})
    assert why(top=None) == "TooMuch"
    error = talk.refused("plan", game="scrabble", positions=["CAT"])
    assert error["data"] == {"path": "params.game"}


def test_legal_actions_of_an_observation(talk: Talk, enable: Dictionary) -> None:
    seen = msgspec.convert(SEES, scrabble.Observation)
    legal = talk.ask("legal", game="scrabble", observation=SEES, limit=5)
    ours = scrabble.legal_actions(seen, enable)
    assert legal["count"] == len(ours)
    assert legal["actions"] == plain(ours[:5])
    other = {**SEES, "to_move": 1}
    assert talk.ask("legal", game="scrabble", observation=other)["actions"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"rack": "AEINRS%"},
        {"rack": 5},
        {"hand": "CAT"},
        {"board": ["......"]},
        {"board": ["%" * 15] * 15},
        {"ruleset": "mine"},
        {"ruleset": {"name": "x", "layout": "/etc/hosts"}},
        {"phase": "later"},
        {"history": [{"player": 0, "action": {"action": "form", "laid": "hat"}}]},
    ],
)
def test_no_observation(talk: Talk, change: Any) -> None:
    for method, more in (("legal", {}), ("advise", {}), ("bot.move", {"bot": "greedy"})):
        error = talk.refused(method, game="scrabble", observation={**SEES, **change}, **more)
        assert error["data"]["type"] in ("BadObservation", "BadOption", "BadLayout"), error
        assert "accepted" in error["message"] or "expected" in error["message"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"to_move": 1}, "not the turn"),
        ({"phase": "over"}, "ended"),
        ({"player": 2}, "player 2"),
        ({"rack_sizes": [7]}, "rack_sizes"),
        ({"rack_sizes": [7, 8]}, "rack_sizes"),
        ({"rack_sizes": [6, 7]}, "7 tiles"),
        ({"rack": "", "rack_sizes": [0, 7]}, "rack ''"),
        ({"scores": [1]}, "scores"),
        ({"lost": [0, -1]}, "lost"),
        ({"scoreless": 6}, "scoreless"),
        ({"bag": 81}, "accepted: 89"),
        ({"bag": -1}, "bag -1"),
        ({"rack": "AEINQS?"}, "2 tiles 'Q'"),
        ({"phase": "challenge"}, "history"),
    ],
)
def test_observations_that_contradict_themselves(talk: Talk, change: Any, said: str) -> None:
    for method, more in (("advise", {}), ("bot.move", {"bot": "greedy"})):
        error = talk.refused(method, game="scrabble", observation={**SEES, **change}, **more)
        assert error["data"]["type"] == "BadObservation"
        assert said in error["message"]


@pytest.mark.parametrize("name", names("scrabble"))
def test_a_bot_moves_as_in_the_library(talk: Talk, enable: Dictionary, name: str) -> None:
    seen = msgspec.convert(SEES, scrabble.Observation)
    options = {"iterations": 30} if name == "sim" else {}
    for seed in (0, 1):
        ours = bot(name, enable, "scrabble", **options).choose(seen, seed)
        result = talk.ask(
            "bot.move", game="scrabble", observation=SEES, bot=name, options=options, seed=seed
        )
        assert result["action"] == plain(ours)
        assert result["stopped"] is False


def test_a_bot_is_stopped_with_the_best_so_far(talk: Talk) -> None:
    talk.ask("options.set", values={"max_seconds": 0.05})
    found = talk.ask(
        "bot.move", game="scrabble", observation=SEES, bot="sim", options={"iterations": 10_000_000}
    )
    assert found["stopped"] is True
    assert found["action"]["action"] == "play"


def test_advise_streams_and_ends(talk: Talk) -> None:
    params = {"game": "scrabble", "observation": SEES, "iterations": 2000, "seed": 3}
    result = talk.ask("advise", **params)
    advice = msgspec.convert(result["advice"], rows.Advice)
    assert (advice.player, advice.final, result["stopped"]) == (0, True, False)
    assert len(advice.ranked) > 1
    assert all(each.why for each in advice.ranked)
    legal = talk.ask("legal", game="scrabble", observation=SEES)["actions"]
    assert all(each["action"] in legal for each in result["advice"]["ranked"])
    assert talk.ask("advise", **params, stream=False) == result
    for update in talk.updates(talk.last - 2):
        assert msgspec.convert(update["advice"], rows.Advice).final is False


# ----------------------------------------------------------------------- games


def greedy(talk: Talk) -> Callable[[int, Any], Any]:
    def choose(_player: int, observation: Any) -> Any:
        return talk.ask("bot.move", game="scrabble", observation=observation, bot="greedy")[
            "action"
        ]

    return choose


def test_a_game_from_a_seed_is_the_game_of_the_library(talk: Talk, enable: Dictionary) -> None:
    state = talk.ask(
        "game.new", game="scrabble", players=3, seed=11, names=["a", "b", "c"], ruleset=VOID
    )
    assert state["names"] == ["a", "b", "c"]
    assert state["ruleset"]["challenge"] == "void"
    ours = scrabble.Game(enable, players=3, seed=11, ruleset=state["ruleset"])
    player = bot("greedy", enable, "scrabble")
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
    assert state["returns"] == ours.returns()
    lines = talk.ask("game.record", id=id)["lines"]
    assert lines == list(record.lines(ours, ["a", "b", "c"]))
    assert record.check(lines, lambda _: enable) == 1


def test_a_game_without_a_seed_does_not_tell_it_before_the_end(talk: Talk) -> None:
    states = [talk.ask("game.new", game="scrabble", ruleset=VOID) for _ in range(2)]
    racks = [talk.ask("game.observe", id=s["id"], player=0, since=0) for s in states]
    assert racks[0]["observation"] != racks[1]["observation"]
    state = play_on(talk, states[0], greedy(talk))
    seed = json.loads(talk.ask("game.record", id=state["id"])["lines"][0])["seed"]
    assert seed > 1 << 32
    assert str(seed) not in json.dumps([states, racks, talk.sent])


def test_players_are_told_what_happened_as_they_saw_it(talk: Talk) -> None:
    """Four of them: plays, exchanges and challenges, right and wrong."""
    state = talk.ask("game.new", game="scrabble", players=4, seed=5)
    id = state["id"]
    heard: list[list[Any]] = [[] for _ in range(4)]
    seqs = [0] * 4
    racks = [""] * 4
    turn = 0

    def choose(player: int, observation: Any) -> Any:
        nonlocal turn
        for seat in range(4):
            seen = talk.ask("game.observe", id=id, player=seat, since=seqs[seat])
            heard[seat] += seen["events"]
            seqs[seat] = seen["seq"]
            racks[seat] = seen["observation"]["rack"]
        if observation.get("phase") == "challenge":
            return {"action": "challenge" if turn % 5 == 0 else "accept"}
        turn += 1
        if turn % 4 == 0 and observation.get("bag", 0) >= 7:
            return {"action": "exchange", "tiles": observation["rack"][:2]}
        if turn in (1, 5, 10):  # no word, most likely
            return plain(phony(observation))
        return greedy(talk)(player, observation)

    state = play_on(talk, state, choose)
    for seat in range(4):
        heard[seat] += talk.ask("game.observe", id=id, player=seat, since=seqs[seat])["events"]
        msgspec.convert(heard[seat], list[SeenEvent])
    kinds = [each["event"] for each in heard[0]]
    assert all([each["event"] for each in told] == kinds for told in heard)
    assert {"start draw", "deal", "turn", "lost turn", "game end"} <= set(kinds)
    rights = {each.get("right") for each in heard[0]}
    assert {True, False} <= rights
    mover = None
    drew = exchanged = 0
    for told in zip(*heard, strict=True):
        if told[0]["event"] == "deal":
            assert [len(each["rack"]) for each in told] == [7] * 4
            assert {each["bag"] for each in told} == {72}
            continue
        if told[0]["event"] != "turn":
            assert all(each == told[0] for each in told)
            continue
        if told[0]["action"]["action"] in ("play", "exchange"):
            mover = told[0]["player"]
        others = [each for seat, each in enumerate(told) if seat != mover]
        assert all(each == others[0] for each in others)
        assert "drawn" not in others[0]
        drew += "drawn" in told[mover]
        if told[0]["action"]["action"] == "exchange":
            exchanged += 1
            assert others[0]["action"]["tiles"] == ""
            assert others[0]["exchanged"] == len(told[mover]["action"]["tiles"]) == 2
    assert drew > 20
    assert exchanged


def phony(observation: Any) -> Any:
    """A play of rack tiles that is most likely no word."""
    tiles = [tile for tile in observation["rack"] if tile != "?"][:4]
    word = "".join(sorted(tiles, reverse=True))
    board = observation.get("board")
    if not board:
        return scrabble.Lay("8H", word)
    # Below the first tile that has room there.
    for row in range(14):
        for column, square in enumerate(board[row]):
            around = [
                board[r][c]
                for r in (row + 1, row + 2)
                if r < 15
                for c in range(max(column - 1, 0), min(column + 5, 15))
            ]
            if square != "." and set(around) == {"."} and column <= 11:
                return scrabble.Lay(f"{row + 2}{chr(65 + column)}", word)
    return scrabble.PASS


def test_a_game_from_a_position(talk: Talk, enable: Dictionary) -> None:
    position = {"racks": ["HATS", "QZ"], "rack_sizes": [4, 7], "scores": [10, 20], "to_move": 1}
    state = talk.ask("game.new", game="scrabble", position=position, seed=3, ruleset=VOID)
    assert (state["players"], state["to_move"]) == (2, 1)
    ours = game_from(msgspec.convert(position, State), enable, ruleset=state["ruleset"], seed=3)
    for seat in (0, 1):
        seen = talk.ask("game.observe", id=state["id"], player=seat, since=0)
        assert seen["observation"] == plain(ours.observation(seat))
        assert [each["event"] for each in seen["events"]] == ["deal"]
    state = play_on(talk, state, greedy(talk))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    assert record.check(lines, lambda _: enable) == 1


def test_a_line_of_cgp_may_be_a_position(talk: Talk) -> None:
    state = talk.ask("game.new", game="scrabble", position=CGP, seed=3)
    seen = talk.ask("game.observe", id=state["id"], player=0)["observation"]
    assert (seen["rack"], seen["scores"], seen["scoreless"]) == ("AEINRS?", [0, 22], 1)
    assert seen["board"] == SEES["board"]


@pytest.mark.parametrize(
    "position",
    [
        5,
        [],
        {},
        "nothing",
        {"racks": ["A"]},
        {"racks": ["QQ", "B"]},
        {"racks": ["A", "B"], "board": ["x"]},
        {"racks": ["A", "B"], "to_move": 2},
        {"racks": ["A", "B"], "scores": [1]},
        {"racks": ["A", "B"], "bag": "ABC"},
        {"racks": ["A%", "B"]},
        {"racks": ["A", "B"], "scoreless": 6},
        {"racks": ["A", "B"], "hands": []},
    ],
)
def test_positions_that_cannot_be(talk: Talk, position: Any) -> None:
    error = talk.refused("game.new", game="scrabble", position=position)
    kinds = ("BadPosition", "BadOption", None)
    assert error["data"].get("type") in kinds
    assert error["data"].get("path", "params.position").startswith("params.position")


def test_a_game_goes_on_from_its_record(talk: Talk, enable: Dictionary) -> None:
    state = talk.ask("game.new", game="scrabble", seed=2, names=["north", "south"], ruleset=VOID)
    state = play_on(talk, state, greedy(talk))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    again = talk.ask("game.new", game="scrabble", record=lines[: len(lines) // 2])
    assert not again["over"]
    assert again["names"] == ["north", "south"]
    again = play_on(talk, again, greedy(talk))
    assert talk.ask("game.record", id=again["id"])["lines"] == lines
    for params in ({"players": 2}, {"seed": 1}, {"starter": 0}, {"ruleset": "standard"}):
        error = talk.refused("game.new", game="scrabble", record=lines, **params)
        assert error["data"] == {"path": f"params.{next(iter(params))}"}
    error = talk.refused("game.new", game="scrabble", record=[*lines, *lines])
    assert error["data"]["type"] == "BadRecord"
    assert talk.refused("game.new", game="lexicon", record=lines)["data"]["type"] == "BadRecord"


def test_what_a_referee_refuses(talk: Talk) -> None:
    position = {"racks": ["HATSQZ?", "AAAEEEI"], "rack_sizes": [7, 7]}
    id = talk.ask("game.new", game="scrabble", position=position)["id"]

    def rule(action: Any, player: int = 0) -> Any:
        error = talk.refused("game.apply", id=id, player=player, action=action)
        data = error["data"]
        return data.get("rule", data.get("path"))

    assert rule({"action": "play", "at": "8H", "word": "HAT"}, player=1) == "turn"
    assert rule({"action": "accept"}) == "phase"
    assert rule({"action": "play", "at": "1A", "word": "HAT"}) == "start"
    assert rule({"action": "play", "at": "8H", "word": "HATE"}) == "rack"
    assert rule({"action": "play", "at": "99", "word": "HAT"}) == "place"
    assert rule({"action": "exchange", "tiles": "E"}) == "exchange"
    assert rule({"action": "play", "at": "8H"}) == "params.action.word"
    assert rule({"action": "form", "laid": "hat"}).startswith("params.action")
    assert rule("pass") == "params.action"
    talk.ask("game.apply", id=id, player=0, action={"action": "play", "at": "8H", "word": "TAHS"})
    assert rule({"action": "pass"}, player=1) == "phase"
    done = talk.ask("game.apply", id=id, player=1, action={"action": "challenge"})
    assert done["events"][0]["right"] is True
    seen = talk.ask("game.observe", id=id, player=0)["observation"]
    assert (seen["rack"], seen["scores"]) == ("AHQSTZ?", [0, 0])


def test_params_of_other_games_are_refused(talk: Talk) -> None:
    for game, field in (
        ("scrabble", "rounds"),
        ("scrabble", "first_dealer"),
        ("lexicon", "starter"),
    ):
        error = talk.refused("game.new", **{"game": game, field: 1})
        assert error["data"] == {"path": f"params.{field}"}
    state = talk.ask("game.new", game="scrabble", starter=1, seed=1)
    assert state["to_move"] == 1
    for params in ({"players": 5}, {"starter": 2}, {"names": ["a"]}):
        assert talk.refused("game.new", game="scrabble", **params)


# ------------------------------------------------------------- files and addresses


def test_paths_and_addresses_can_be_forbidden(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("hat\nthat\n")
    talk = Talk(enable)
    assert talk.ask("dictionary.load", words=str(path))["words"] == 2
    talk.ask("options.set", values={"open_files": False})
    again = talk.refused("options.set", values={"open_files": True})
    assert again["data"]["type"] == "BadOption"
    assert_locked(talk, path)
    assert talk.ask("dictionary.info", dictionary=str(path))["words"] == 2  # it was open


def test_an_engine_may_be_made_that_opens_no_files(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("hat\nthat\n")
    talk = Talk(enable, open_files=False)
    options = {each["name"]: each["value"] for each in talk.ask("options")["options"]}
    assert options["open_files"] is False
    assert_locked(talk, path)


def assert_locked(talk: Talk, path: Path) -> None:
    for words in (str(path), path.as_uri(), "http://127.0.0.1:9/x", "nonesuch", "", "./enable"):
        error = talk.refused("dictionary.load", words=words)
        assert error["data"]["type"] == "BadOption"
        assert "enable" in error["message"]
        assert "two" not in error["message"]
    error = talk.refused("dictionary.load", words="enable", alphabet=str(path))
    assert error["data"]["type"] == "BadOption"
    assert talk.ask("dictionary.load", words="enable")["dictionary"] == "enable"
    lexicon = {"player": 0, "hand": "CAT", "pile": "Q", "stock": 9, "hand_sizes": [3, 3]}
    for game, sees in (("scrabble", SEES), ("lexicon", {**lexicon, "to_move": 0})):
        for more in ({"bot": f"greedy:words={path}"}, {"bot": "greedy", "options": {"words": "x"}}):
            error = talk.refused("bot.move", game=game, observation=sees, **more)
            assert error["data"]["type"] == "BadOption"
        talk.ask("bot.move", game=game, observation=sees, bot="greedy:words=enable")
    error = talk.refused("bot.move", game="scrabble", observation=SEES, bot=f"static:leaves={path}")
    assert error["data"]["type"] == "BadOption"
    assert "no files" in error["message"]
    for layout in (str(path), path.as_uri()):
        error = talk.refused(
            "game.new", game="scrabble", ruleset={"base": "standard", "layout": layout}
        )
        assert error["data"]["type"] == "BadLayout"
