"""Tables of the server: people and bots, watchers, hidden information, and kills."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.record import game_of

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support.serving import Refusal, Server

from lexicon_fast.protocol import methods as engine_methods

pytestmark = pytest.mark.processes

GAMES = ("lexicon", "scrabble", "lexibomb")
PERSON: dict[str, Any] = {"kind": "person"}
OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}

Call = Callable[..., Any]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:", "--max-seconds", "3600") as started:
        yield started


def lay(call: Call, game: str, *seats: dict[str, Any], **more: Any) -> tuple[str, list[str]]:
    """A new table: its id, and the tokens of its seats."""
    if game == "lexicon":
        more.setdefault("rounds", 1)
    new = call("table.new", game=game, seats=list(seats), **more)
    return new["id"], new["tokens"]


def waited(call: Call, id: str, token: str | None) -> dict[str, Any]:
    """Wait until no bot is to move, and return the view."""
    while True:
        view: dict[str, Any] = call("table.view", id=id, token=token)
        to_move = view["to_move"]
        if to_move is None or view["seats"][to_move]["kind"] != "bot":
            return view
        time.sleep(0.01)


def played(call: Call, id: str, tokens: list[Any], choose: random.Random) -> dict[str, Any]:
    """Plays the seats of these tokens to the end, with any of the best actions."""
    while True:
        view = waited(call, id, None)
        if view["over"]:
            return view
        token = tokens[view["to_move"]]
        legal = call("table.legal", id=id, token=token, limit=5)
        action = choose.choice(legal["actions"])
        after = call("table.act", id=id, token=token, action=action, seq=view["seq"])
        assert after["seq"] > view["seq"]
        assert after["events"][0]["event"] in ("turn", "lost turn")


# ------------------------------------------------------------------ games to the end


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("road", ["http", "socket"])
def test_a_game_against_a_bot_is_played_to_its_end(server: Server, game: str, road: str) -> None:
    from importlib import import_module

    with server.socket() as client:
        call = server.call if road == "http" else client.call
        seats = [{"kind": "person", "name": "North"}, GREEDY]
        id, tokens = lay(call, game, *seats)
        assert [token is None for token in tokens] == [False, True]
        end = played(call, id, tokens, random.Random(5))
        assert sum(end["returns"]) == pytest.approx(1)
        with pytest.raises(Refusal) as refused:
            call("table.act", id=id, token=tokens[0], action={"action": "pass"})
        assert refused.value.data == {"type": "IllegalAction", "rule": "over"}
        lines = call("table.record", id=id)["lines"]
        record = import_module(f"lexicon_fast.games.{game}.record")
        assert record.check(lines, lambda used: Dictionary.load(used.name)) == 1
        assert game_of(lines[0]) == game
        assert json.loads(lines[0])["names"] == ["North", "greedy"]
        replayed = call("record.replay", lines=lines)["replayed"]
        assert replayed["game"] == game
        assert len(replayed["steps"]) == len(lines) - 1


@pytest.mark.parametrize(
    "bot", ["cmd:true", " CMD :true", "python:os:path", "Python:antigravity:X"]
)
def test_seats_cannot_start_programs_or_classes(server: Server, bot: str) -> None:
    for game in GAMES:
        with pytest.raises(Refusal, match="runs a program or a class") as refused:
            lay(server.call, game, PERSON, {"kind": "bot", "bot": bot})
        assert refused.value.type == "BadOption"


def test_records_of_other_dictionaries_or_none_are_refused(server: Server) -> None:
    with pytest.raises(Refusal) as refused:
        server.call("record.replay", lines=["{}"])
    assert refused.value.type == "BadRecord"
    id, tokens = lay(server.call, "lexibomb", PERSON)
    played(server.call, id, tokens, random.Random(1))
    lines = server.call("table.record", id=id)["lines"]
    setup = json.loads(lines[0])
    setup["dictionary"]["sha256"] = "0" * 64
    with pytest.raises(Refusal) as refused:
        server.call("record.replay", lines=[json.dumps(setup), *lines[1:]])
    assert refused.value.type == "BadDictionary"
    used = setup["dictionary"]["name"]
    other = next(name for name in server.call("hello")["dictionaries"] if name != used)
    with pytest.raises(Refusal, match=rf"params\.dictionary differs .*'{used}'"):
        server.call("record.replay", lines=lines, dictionary=other)
    assert server.call("record.replay", lines=lines, dictionary=used)


def test_two_people_play_by_a_link(server: Server) -> None:
    with server.socket() as first, server.socket() as second:
        id, tokens = lay(first.call, "scrabble", {"kind": "person", "name": "North"}, OPEN)
        seen = first.call("table.watch", id=id, token=tokens[0])
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "open"]
        joined = second.call("table.join", id=id, name="South")
        assert joined["seat"] == 1
        told = first.told()
        assert told["method"] == "table.changed"
        south = {"kind": "person", "name": "South", "bot": None, "present": False}
        assert told["params"]["seats"][1] == south
        with pytest.raises(Refusal) as refused:
            second.call("table.join", id=id)
        assert refused.value.type == "NoSeat"
        played(second.call, id, [tokens[0], joined["token"]], random.Random(2))
        record = second.call("table.record", id=id)["lines"]
        assert json.loads(record[0])["names"] == ["North", "South"]


def test_open_seats_are_taken_once(server: Server) -> None:
    id, _ = lay(server.call, "lexicon", OPEN, PERSON, OPEN)
    assert server.call("table.join", id=id, seat=2)["seat"] == 2
    for seat in (1, 2, 5):
        with pytest.raises(Refusal) as refused:
            server.call("table.join", id=id, seat=seat)
        assert (refused.value.type, refused.value.status) == ("NoSeat", 409)
    assert server.call("table.join", id=id)["seat"] == 0


# ----------------------------------------------------------------------- what is told


def test_watchers_are_notified(server: Server) -> None:
    with server.socket() as player, server.socket() as watcher:
        id, tokens = lay(player.call, "lexibomb", PERSON, GREEDY)
        events = watcher.call("table.watch", id=id, since=0)["events"]
        moving = threading.Thread(
            target=played, args=(server.call, id, tokens, random.Random(3)), daemon=True
        )
        moving.start()
        while True:
            view = watcher.told()["params"]
            events += view["events"]
            assert (view["id"], view["seat"], view["observation"]["rack"]) == (id, None, "")
            if view["over"]:
                break
        moving.join()
        all_events = watcher.call("table.view", id=id, since=0)["events"]
        assert events == all_events
        assert watcher.call("table.unwatch", id=id) == {}
        assert watcher.call("table.unwatch", id=id) == {}


def test_views_go_on_where_a_player_left_off(server: Server) -> None:
    id, tokens = lay(server.call, "scrabble", PERSON, PERSON)
    first = server.call("table.view", id=id, token=tokens[0], since=0)
    assert first["events"][-1]["event"] == "deal"
    assert server.call("table.view", id=id, token=tokens[0])["events"] == []
    to_move = first["to_move"]
    action = {"action": "pass"}
    after = server.call("table.act", id=id, token=tokens[to_move], action=action)
    assert [event["action"] for event in after["events"]] == [action]
    other = server.call("table.view", id=id, token=tokens[0], since=first["seq"])
    assert other["events"] == after["events"]
    with pytest.raises(Refusal) as refused:
        server.call("table.act", id=id, token=tokens[1 - to_move], action=action, seq=first["seq"])
    assert (refused.value.status, refused.value.type) == (409, "Stale")
    assert refused.value.data["seq"] == after["seq"]


def test_advice_is_for_the_player_to_move_and_is_streamed() -> None:
    with Server(":memory:", "--max-seconds", "3600") as server, server.socket() as client:
        id, tokens = lay(client.call, "scrabble", PERSON, PERSON, advice=True)
        to_move = client.call("table.view", id=id)["to_move"]
        advice = client.call("table.advise", id=id, token=tokens[to_move], iterations=1000)
        assert advice["advice"]["player"] == to_move
        told = client.told()
        assert (told["method"], told["params"]["advice"]["final"]) == ("advise.update", False)
        with pytest.raises(Refusal) as refused:
            client.call("table.advise", id=id, token=tokens[1 - to_move])
        assert refused.value.data["rule"] == "turn"
        legal = server.call("table.legal", id=id, token=tokens[1 - to_move])
        assert legal == {"count": 0, "actions": []}


def test_stop_ends_advice() -> None:
    with Server(":memory:", "--max-seconds", "3600") as server, server.socket() as client:
        for _ in range(20):
            id, tokens = lay(client.call, "scrabble", PERSON, PERSON, advice=True)
            token = tokens[client.call("table.view", id=id)["to_move"]]
            asked = client.send("table.advise", id=id, token=token, iterations=10**7)
            client.told()
            client.news.clear()
            client.send("stop", id=asked)
            if (answer := client.answer(asked))["stopped"]:
                break
            assert answer["advice"]["final"]  # of these tiles it was clear too soon what is best
        assert answer["stopped"]


def test_views_say_which_players_watch(server: Server) -> None:
    id, tokens = lay(server.call, "scrabble", PERSON, PERSON, GREEDY)

    def present(view: Any) -> list[bool | None]:
        return [seat["present"] for seat in view["seats"]]

    assert present(server.call("table.view", id=id)) == [False, False, None]
    with server.socket() as north, server.socket() as watcher:
        assert present(watcher.call("table.watch", id=id)) == [False, False, None]
        assert present(north.call("table.watch", id=id, token=tokens[0])) == [True, False, None]
        assert present(watcher.told()["params"]) == [True, False, None]
        with server.socket() as again, server.socket() as south:
            again.call("table.watch", id=id, token=tokens[0])  # in a second window
            south.call("table.watch", id=id, token=tokens[1])
            assert present(watcher.told()["params"]) == [True, True, None]
            north.call("table.unwatch", id=id)
            assert present(server.call("table.view", id=id)) == [True, True, None]
            again.call("table.unwatch", id=id)
            assert present(watcher.told()["params"]) == [False, True, None]
        assert present(watcher.told()["params"]) == [False, False, None]  # the connection has ended


# ------------------------------------------------------------------------- refusals


def test_only_the_token_of_a_seat_holds_it(server: Server) -> None:
    id, tokens = lay(server.call, "lexicon", PERSON, PERSON)
    other_id, other = lay(server.call, "lexicon", PERSON, PERSON)
    draw = {"action": "draw", "discard": "A", "take": "blind"}
    for token in (other[0], "", "x" * 32, tokens[0][:-1], tokens[0] + "A", "\ud800"):
        for method, more in [
            ("table.view", {}),
            ("table.act", {"action": draw}),
            ("table.legal", {}),
            ("table.advise", {}),
        ]:
            with pytest.raises(Refusal) as refused:
                server.call(method, id=id, token=token, **more)
            assert refused.value.type == "BadToken" or refused.value.code == -32602
    with server.socket() as client, pytest.raises(Refusal) as refused:
        client.call("table.watch", id=id, token=other[1])
    assert refused.value.type == "BadToken"
    assert id != other_id
    assert len({*tokens, *other}) == 4
    assert all(len(token) >= 32 for token in tokens)


def test_actions_out_of_turn_reveal_nothing_of_the_hand(server: Server) -> None:
    id, tokens = lay(server.call, "scrabble", PERSON, PERSON)
    waiting = 1 - server.call("table.view", id=id)["to_move"]
    for action in ({"action": "exchange", "tiles": "Q"}, {"action": "nonsense"}, 5):
        with pytest.raises(Refusal) as refused:
            server.call("table.act", id=id, token=tokens[waiting], action=action)
        assert refused.value.data["rule"] == "turn"


@pytest.mark.parametrize(
    ("params", "path"),
    [
        ({"game": "chess"}, "params.game"),
        ({"seats": []}, "params.seats"),
        ({"seats": [GREEDY, GREEDY]}, "params.seats"),
        ({"seats": [{"kind": "ghost"}]}, "params.seats[0].kind"),
        ({"seats": [{"kind": "person", "name": ""}]}, "params.seats[0].name"),
        ({"seats": [{"kind": "person", "name": "a\nb"}]}, "params.seats[0].name"),
        ({"seats": [{"kind": "person", "name": "x" * 41}]}, "params.seats[0].name"),
        ({"game": "scrabble", "rounds": 3}, "params.rounds"),
        ({"ruleset": {"base": "waddingtons", "name": "x" * 20_000}}, "params.ruleset"),
        ({"seed": 5}, "params"),
    ],
)
def test_invalid_tables_are_refused(server: Server, params: dict[str, Any], path: str) -> None:
    with pytest.raises(Refusal) as refused:
        server.call("table.new", **({"game": "lexicon", "seats": [PERSON, GREEDY]} | params))
    assert (refused.value.status, refused.value.data["path"]) == (422, path)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("lexicon", [PERSON]),
        ("lexicon", [PERSON] * 40),
        ("scrabble", [PERSON] * 5),
        ("scrabble", [PERSON, {"kind": "bot", "bot": "expert"}]),
        ("lexicon", [PERSON, {"kind": "bot", "bot": "greedy:words=/etc/passwd"}]),
        ("lexibomb", [PERSON, {"kind": "bot", "bot": "expert:candidates=1000"}]),
        ("scrabble", [PERSON, {"kind": "bot", "bot": "sim:threads=2"}]),
        ("lexibomb", [PERSON, {"kind": "bot", "bot": "expert:leaves=/etc/passwd"}]),
    ],
)
def test_invalid_players_are_refused(
    server: Server, game: str, seats: list[dict[str, Any]]
) -> None:
    with pytest.raises(Refusal) as refused:
        server.call("table.new", game=game, seats=seats)
    assert (refused.value.status, refused.value.type) == (422, "BadOption")


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        ("South", True),
        ("Ünï 南", True),
        ("a b", True),
        ("", False),
        ("\n", False),
        ("North\n", False),
        (" \u200b", False),
        ("No\u202erth", False),
        ("x" * 41, False),
    ],
)
def test_names_are_visible_and_one_line(server: Server, name: str, taken: bool) -> None:
    new = {"game": "lexicon", "seats": [{"kind": "person", "name": name}, GREEDY]}
    if taken:
        id = server.call("table.new", **new)["id"]
        assert server.call("table.view", id=id)["seats"][0]["name"] == name
    else:
        with pytest.raises(Refusal) as refused:
            server.call("table.new", **new)
        assert refused.value.status == 422
        assert "regex" not in str(refused.value)


def test_records_need_a_finished_game(server: Server) -> None:
    id, _ = lay(server.call, "lexibomb", PERSON)
    with pytest.raises(Refusal) as refused:
        server.call("table.record", id=id)
    assert (refused.value.status, refused.value.type) == (409, "NotOver")


def test_a_connection_watches_few_tables(server: Server) -> None:
    with server.socket() as client:
        for _ in range(16):
            client.call("table.watch", id=lay(client.call, "lexibomb", PERSON)[0])
        id = lay(client.call, "lexibomb", PERSON)[0]
        with pytest.raises(Refusal) as refused:
            client.call("table.watch", id=id)
        assert refused.value.type == "TooMuch"


def test_tables_are_limited_and_finished_games_make_room() -> None:
    with Server(":memory:", "--max-tables", "2") as server:
        over, tokens = lay(server.call, "lexibomb", PERSON)
        other, [token] = lay(server.call, "lexibomb", PERSON)
        for each in ((over, tokens[0]), (other, token)):
            server.call("table.act", id=each[0], token=each[1], action={"action": "pass"})
        with pytest.raises(Refusal) as refused:
            lay(server.call, "lexibomb", PERSON)
        assert (refused.value.status, refused.value.type) == (429, "TooMuch")
        played(server.call, over, tokens, random.Random(1))
        lay(server.call, "lexibomb", PERSON)
        with pytest.raises(Refusal) as refused:
            server.call("table.view", id=over)
        assert (refused.value.status, refused.value.type) == (404, "NoSuchTable")


def test_old_tables_are_deleted(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        id, _ = lay(server.call, "lexibomb", PERSON)
    with Server(database) as server:
        server.call("table.view", id=id)
    changed = sqlite3.connect(database)
    changed.execute("UPDATE tables SET changed = changed - 2")  # times are kept in seconds
    changed.commit()
    changed.close()
    with Server(database, "--keep-idle", "0") as server:
        with pytest.raises(Refusal) as refused:
            server.call("table.view", id=id)
        assert refused.value.type == "NoSuchTable"


# --------------------------------------------------------------------- what is hidden


def hidden_game(game: str, seed: int) -> Any:
    """The referee of a new game of three."""
    from lexicon_fast.engine.game_adapter import adapter
    from lexicon_fast.protocol import messages as m

    params = m.GameNewParams(game=game, players=3)
    return adapter(game).new(params, Dictionary.load("enable"), seed)


@pytest.mark.parametrize("game", GAMES)
def test_spectators_and_opponents_see_nothing_hidden(game: str) -> None:
    """Their view has no hands and no drawn cards or tiles, and is the same for all of them."""
    import msgspec

    rng = Rng(11)
    table = hidden_game(game, 11)
    for _ in range(25):
        if table.to_move is None:
            break
        legal = table.legal()
        table.apply(legal[rng.below(len(legal))])
        watched = table.observation(None)
        assert watched.player == -1
        assert getattr(watched, "hand", "") == getattr(watched, "rack", "") == ""
        for player in range(3):
            seen = table.observation(player)
            # All that is not one's own is what all see.
            for field in seen.__struct_fields__:
                if field not in ("player", "hand", "rack", "history"):
                    assert getattr(seen, field) == getattr(watched, field)
            assert len(seen.history) == len(watched.history)
            for mine, theirs in zip(seen.history, watched.history, strict=True):
                if mine != theirs:
                    assert mine.player == player or "drawn" in mine.__struct_fields__
        for event in table.events(None, 0):
            told = msgspec.to_builtins(event)
            assert not told.get("drawn")
            assert not told.get("hand")
            assert not told.get("rack")
            action = told.get("action") or {}
            if action.get("take") == "blind":
                assert not told.get("taken")
            if action.get("action") == "exchange":
                assert action["tiles"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_hidden_information_does_not_change_views(game: str) -> None:
    """Games that differ only in what is hidden are the same, byte for byte, to watchers, and to the
    player whose own cards are the same."""
    import msgspec

    def told(table: Any, player: int | None) -> bytes:
        return msgspec.json.encode([table.observation(player), table.events(player, 0)])

    first, second = hidden_game(game, 5), hidden_game(game, 5)
    waiting = (first.to_move + 1) % 3
    inner = second.game.round if game == "lexicon" else second.game
    hands = inner._hands if game == "lexicon" else inner._racks
    if game == "lexicon":
        inner._stock = inner._stock[::-1]
    else:
        inner._bag = inner._bag[::-1]
    others = [player for player in range(3) if player != waiting]
    hands[others[0]], hands[others[1]] = hands[others[1]], hands[others[0]]
    assert hands[others[0]] != hands[others[1]]
    assert told(first, None) == told(second, None)
    assert told(first, waiting) == told(second, waiting)
    hands[waiting], hands[others[0]] = hands[others[0]], hands[waiting]
    assert told(first, None) == told(second, None)
    assert told(first, waiting) != told(second, waiting)


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_reveals_a_token_or_a_hand(server: Server, game: str) -> None:
    """No answer to a watcher has a token or a hand."""
    id, tokens = lay(server.call, game, PERSON, PERSON)
    own = [server.call("table.view", id=id, token=token) for token in tokens]
    hands = [each["observation"].get("hand") or each["observation"]["rack"] for each in own]
    assert hands[0] != hands[1]
    public = json.dumps(server.call("table.view", id=id, since=0))
    for token, hand in zip(tokens, hands, strict=True):
        assert token not in public
        assert hand not in public
    assert tokens[0] not in json.dumps(own)
    assert hands[0] not in json.dumps(own[1])


# ----------------------------------------------------------------------- what is kept


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_kill_during_a_game_loses_nothing(tmp_path: Path, game: str) -> None:
    choose = random.Random(9)
    with ExitStack() as servers:
        server = servers.enter_context(Server(tmp_path / "tables.sqlite"))
        seats = [PERSON, GREEDY] if game == "lexibomb" else [PERSON, GREEDY, OPEN]
        id, tokens = lay(server.call, game, *seats)
        if OPEN in seats:
            tokens[2] = server.call("table.join", id=id, name="South")["token"]
        done = 0
        while not (view := waited(server.call, id, None))["over"]:
            token = tokens[view["to_move"]]
            legal = server.call("table.legal", id=id, token=token, limit=3)
            action = choose.choice(legal["actions"])
            after = server.call("table.act", id=id, token=token, action=action)
            done += 1
            if done in (1, 3, 8):
                server.end(signal.SIGKILL)
                server = servers.enter_context(Server(tmp_path / "tables.sqlite"))
                # What was answered is there; a bot may have moved since.
                found = server.call("table.view", id=id, token=token, since=view["seq"])
                assert found["events"][: len(after["events"])] == after["events"]
        assert view["seats"][-1]["name"] in ("South", "greedy")
        lines = server.call("table.record", id=id)["lines"]
        assert server.call("record.replay", lines=lines)["replayed"]["game"] == game


def test_a_table_needs_its_dictionary(tmp_path: Path) -> None:
    words = tmp_path / "few.txt"
    words.write_text("cat\ndog\ncats\n")
    database = tmp_path / "tables.sqlite"
    with Server(database, "-w", str(words)) as server:
        id, _ = lay(server.call, "lexibomb", PERSON)
    words.write_text("cat\ndog\ncats\ndogs\n")
    with Server(database, "-w", str(words)) as server:
        with pytest.raises(Refusal) as refused:
            server.call("table.view", id=id)
        assert refused.value.type == "NotLoaded"
    with Server(database) as server, pytest.raises(Refusal) as refused:
        server.call("table.view", id=id)
    assert refused.value.type == "NotLoaded"


def test_a_table_with_illegal_actions_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        id, tokens = lay(server.call, "lexibomb", PERSON)
        server.call("table.act", id=id, token=tokens[0], action={"action": "pass"})
    changed = sqlite3.connect(database)
    changed.execute("UPDATE actions SET action = ?", (b'{"action":"play","at":"8H","word":"X"}',))
    changed.commit()
    changed.close()
    with Server(database) as server, pytest.raises(Refusal) as refused:
        server.call("table.view", id=id)
    assert (refused.value.status, refused.value.type) == (422, "BadRecord")
    assert str(refused.value).startswith("action 1 of the table: ")


def test_the_file_has_no_tokens_and_is_private(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        _, tokens = lay(server.call, "lexicon", PERSON, PERSON)
    assert database.stat().st_mode & 0o077 == 0
    kept = database.read_bytes()
    for token in tokens:
        assert token.encode() not in kept


def test_the_server_logged_no_errors(server: Server) -> None:
    """After all tests above, stderr has the address of the server, and refusals of its limits."""
    others = [line for line in server.said if ": refused (" not in line]
    assert len(others) == 1, "".join(server.said)
    assert engine_methods.INTERNAL_ERROR == -32603
