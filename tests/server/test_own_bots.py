"""Bots of the operator: `serve --bot GAME:NAME=BOT`."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from shlex import quote
from typing import Any

import pytest
from support.serving import Refusal, Server, serve

pytestmark = pytest.mark.processes

#: Draws blind; ends after two requests if it is told so.
PROGRAM = """
import json, sys
for number, line in enumerate(sys.stdin):
    request = json.loads(line)
    seen = request["params"]["observation"]
    action = {"action": "draw", "take": "blind", "discard": seen["hand"][0]}
    if seen.get("phase") == "challenge":
        action = {"action": "accept"}
    if len(sys.argv) > 1:
        sys.exit(7)
    print(json.dumps({"id": request["id"], "result": {"action": action}}), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    (tmp_path / "player.py").write_text(PROGRAM)
    return f"cmd:{quote(sys.executable)} {quote(str(tmp_path / 'player.py'))}"


def until_the_bot_has_moved(server: Server, bot: str) -> dict[str, Any]:
    """The view of a table with this bot, after it has acted and a person has."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": bot}]
    new = server.call("table.new", game="lexicon", seats=seats)
    turn = {"id": new["id"], "token": new["tokens"][0]}
    acted = False
    for _ in range(600):
        view: dict[str, Any] = server.call("table.view", **turn, since=0)
        events = [event for event in view["events"] if event["event"] == "turn"]
        if any(event["player"] == 1 for event in events):
            return view
        if view["to_move"] == 0 and not acted:
            acted = True
            draw = [
                each
                for each in server.call("table.legal", **turn)["actions"]
                if each["action"] == "draw"
            ]
            server.call("table.act", **turn, action=draw[0])
        time.sleep(0.05)
    raise TimeoutError


def test_people_choose_them_by_name(program: str) -> None:
    own = (f"lexicon:drawer={program}", "lexicon:quick=expert:iterations=20")
    with Server(":memory:", *(part for each in own for part in ("--bot", each))) as server:
        hello = server.call("hello")
        (lexicon,) = [each for each in hello["games"] if each["game"] == "lexicon"]
        assert lexicon["bots"][-2:] == [
            {"name": "drawer", "about": "A bot of this server, drawer.", "options": []},
            {"name": "quick", "about": "A bot of this server, quick.", "options": []},
        ]
        assert "player.py" not in str(hello)
        for game in hello["games"]:
            named = {each["name"] for each in game["bots"]}
            assert ("drawer" in named) == (game["game"] == "lexicon")

        view = until_the_bot_has_moved(server, "drawer")
        assert view["fallbacks"] == []
        assert view["seats"][1]["bot"] == "drawer"
        until_the_bot_has_moved(server, "quick")

        seen = {"player": 0, "hand": "CAT", "to_move": 0, "hand_sizes": [3, 3], "stock": 20}
        seen["pile"] = "E"
        params = {"game": "lexicon", "observation": seen}
        moved = server.call("bot.move", **params, bot="drawer")
        assert moved["action"] == {"action": "draw", "take": "blind", "discard": "C"}
        refused: list[tuple[dict[str, Any], str]] = [
            ({"bot": "drawer:seconds=1"}, "unknown Lexicon bot 'drawer'"),
            ({"bot": "drawer", "options": {"seconds": 1}}, "bot drawer has no options"),
            ({"bot": program}, "runs a program or a class"),
        ]
        for more, message in refused:
            with pytest.raises(Refusal, match=message):
                server.call("bot.move", **params, **more)
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "drawer"}]
        with pytest.raises(Refusal, match="unknown Scrabble bot 'drawer'"):
            server.call("table.new", game="scrabble", seats=seats)


def test_one_that_fails_is_replaced_at_tables(program: str) -> None:
    with Server(":memory:", "--bot", f"lexicon:frail={program} fail") as server:
        view = until_the_bot_has_moved(server, "frail")
        assert [each["reason"] for each in view["fallbacks"]][:1] == ["failed"]
        seen = {"player": 0, "hand": "CAT", "to_move": 0, "hand_sizes": [3, 3], "stock": 20}
        with pytest.raises(Refusal, match="the program ended with exit code 7") as refusal:
            server.call("bot.move", game="lexicon", observation=seen | {"pile": "E"}, bot="frail")
        assert (refusal.value.type, refusal.value.status) == ("Failure", 500)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("cmd:python", "write GAME:NAME=BOT, such as scrabble:mine=cmd:./mybot; games: lexicon"),
        ("chess:mine=greedy", "write GAME:NAME=BOT"),
        ("lexicon:My Bot=greedy", "a name has up to 30 of a-z, 0-9, - and _"),
        ("lexicon:greedy=cmd:python", "there is a bot greedy already; choose another name"),
        ("lexicon:level3=cmd:python", "there is a bot level3 already; choose another name"),
        ("lexicon:mine=cmd:./absent", "'./absent' is not a program here"),
        ("lexicon:mine=planer", "unknown Lexicon bot 'planer'; did you mean planner?"),
    ],
)
def test_wrong_ones_are_named_before_the_server_starts(given: str, message: str) -> None:
    done = serve("--port", "0", "--database", ":memory:", "--bot", given)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())
    assert "serving at" not in done.stderr
