"""Tables that play on from a recorded game: the same position, draws and rules, against bots."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

from support import other_letters
from support.serving import Refusal, Server
from support.shapes import shape_of

from lexicon_fast import Dictionary
from lexicon_fast.bots import bot
from lexicon_fast.games.registry import GAMES
from lexicon_fast.games.scrabble import gcg
from lexicon_fast.games.tiles.bag import tiles_on
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.server.store import Store, StoredSeat, StoredTable

pytestmark = pytest.mark.processes

NORTH: dict[str, Any] = {"kind": "person", "name": "North"}
OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}

Call = Callable[..., Any]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:") as started:
        yield started


def recorded(game: str, **options: Any) -> tuple[Any, list[str]]:
    """A game between two bots, and its record."""
    words = Dictionary.load("2of12inf" if game == "lexibomb" else "enable")
    if game == "lexicon":
        options.setdefault("rounds", 2)
    state: Any = GAMES[game].module.Game(words, players=2, seed=5, **options)
    greedy = bot("greedy", words, game)
    while (player := state.current_player()) is not None:
        state.apply(greedy.choose(state.observation(player), 1))
    return state, list(GAMES[game].records.lines(state, ["Ann", "Bo"]))


def turns(lines: list[str]) -> list[int]:
    """The places of the turns in a record."""
    return [at for at, line in enumerate(lines) if '"event":"turn"' in line]


def play_out(call: Call, id: str, token: str, mover: int) -> Any:
    """Let the seat of a token act as the first legal action says, until the game is over."""
    while not (view := call("table.view", id=id, token=token))["over"]:
        if view["to_move"] == mover:
            action = call("table.legal", id=id, token=token, limit=1)["actions"][0]
            call("table.act", id=id, token=token, action=action)
    return view


@pytest.mark.parametrize("game", GAMES)
def test_the_game_goes_on_where_the_record_ends(server: Server, game: str) -> None:
    state, lines = recorded(game)
    last = turns(lines)[4]
    begun = lines[: last + 1]
    partly = GAMES[game].records.replay(GAMES[game].records.read(begun)[0], state.dictionary)
    mover = partly.current_player()
    seats = [GREEDY, GREEDY]
    seats[mover] = NORTH
    new = server.call("table.new", game=game, seats=seats, record=begun)
    (token,) = filter(None, new["tokens"])
    view = server.call("table.view", id=new["id"], token=token)
    seen = partly.observation(mover)
    hand = "hand" if game == "lexicon" else "rack"
    assert view["observation"][hand] == getattr(seen, hand)
    assert view["seq"] == len(partly.events)
    assert [seat["name"] for seat in view["seats"]][mover] == "North"
    play_out(server.call, new["id"], token, mover)
    record = server.call("table.record", id=new["id"])["lines"]
    # The events are those of the record, and then others; all follow from the same seed.
    own = [json.loads(line) for line in record]
    theirs = [json.loads(line) for line in begun]
    for event in (*own, *theirs):
        event.pop("chain")
    assert own[1 : len(theirs)] == theirs[1:]
    assert own[0]["seed"] == theirs[0]["seed"]
    assert own[0]["names"][mover] == "North"
    assert GAMES[game].records.check(record, lambda _: state.dictionary) == 1


def test_the_same_actions_lead_to_the_same_game(server: Server) -> None:
    """The bag is that of the record, too."""
    _, lines = recorded("scrabble")
    first = turns(lines)[2]
    mover = json.loads(lines[first])["player"]
    seats = [GREEDY, GREEDY]
    seats[mover] = NORTH
    new = server.call("table.new", game="scrabble", seats=seats, record=lines[:first])
    token = new["tokens"][mover]
    action = json.loads(lines[first])["action"]
    server.call("table.act", id=new["id"], token=token, action=action)
    play_out(server.call, new["id"], token, mover)
    accepted = [
        json.loads(record[first + 1])
        for record in (server.call("table.record", id=new["id"])["lines"], lines)
    ]
    assert accepted[0]["drawn"] == accepted[1]["drawn"]


def test_a_bad_record_is_no_new_table_but_takes_computing_time() -> None:
    """It leaves the address its tables, and its time runs out."""
    _, lines = recorded("scrabble")
    begun = lines[: turns(lines)[12] + 1]
    bad = [*begun, begun[-1]]
    address = {"X-Forwarded-For": "203.0.113.5"}

    def new(server: Server, record: list[str]) -> tuple[int, Any]:
        body = {"game": "scrabble", "seats": [NORTH, GREEDY], "record": record}
        status, _, answer = server.request(
            "POST", "/rpc/table.new", json.dumps(body).encode(), address
        )
        return status, json.loads(answer).get("data", {}).get("type")

    with Server(":memory:", "--max-new", "2") as server:
        refused = [new(server, bad) for _ in range(4)]
        assert refused == [(422, "BadRecord")] * 4
        assert [new(server, begun)[0] for _ in range(3)] == [200, 200, 429]
        # Without tables left, the record is not even played again.
        assert new(server, bad) == (429, "TooMuch")
    with Server(":memory:", "--max-compute", "0.1") as server:
        answers = (new(server, bad) for _ in range(2000))
        assert next(answers) == (422, "BadRecord")
        assert (503, "Busy") in answers


def test_a_resigned_game_can_be_played_on(server: Server) -> None:
    _, lines = recorded("scrabble")
    forfeit = '{"event":"forfeit","player":0,"reason":"resigned"}'
    begun = [*lines[: turns(lines)[3] + 1], forfeit]
    new = server.call("table.new", game="scrabble", seats=[NORTH, GREEDY], record=begun)
    assert not server.call("table.view", id=new["id"])["over"]


def test_it_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    state, lines = recorded("lexicon")
    begun = lines[: turns(lines)[6] + 1]
    partly = GAMES["lexicon"].records.replay(
        GAMES["lexicon"].records.read(begun)[0], state.dictionary
    )
    mover = partly.current_player()
    assert mover is not None
    seats = [GREEDY, GREEDY]
    seats[mover] = NORTH
    with Server(database) as server:
        new = server.call("table.new", game="lexicon", seats=seats, record=begun)
        token = new["tokens"][mover]
        action = server.call("table.legal", id=new["id"], token=token, limit=1)["actions"][0]
        server.call("table.act", id=new["id"], token=token, action=action)
        while (before := server.call("table.view", id=new["id"], token=token))["to_move"] != mover:
            pass
    with Server(database) as server:
        after = server.call("table.view", id=new["id"], token=token)
        assert (after["observation"], after["seq"]) == (before["observation"], before["seq"])
        play_out(server.call, new["id"], token, mover)
        again = server.call("table.again", id=new["id"], token=token)
        fresh = server.call("table.view", id=again["id"], token=again["token"])
        assert fresh["seq"] < len(begun)
        assert fresh["ruleset"] == after["ruleset"]


@pytest.mark.parametrize(
    ("change", "kind", "message"),
    [
        ({"ruleset": "waddingtons"}, None, "params.ruleset cannot be combined with record"),
        ({"rounds": 3}, None, "params.rounds cannot be combined with record"),
        ({"dictionary": "enable"}, None, "params.dictionary cannot be combined with record"),
        ({"seats": [NORTH, OPEN]}, None, "params.seats must be bots except for one"),
        ({"seats": [NORTH, GREEDY, GREEDY]}, None, "params.seats must be 2"),
        ({"record": []}, None, "params.record must begin with the setup"),
        ({"record": [""]}, None, "params.record must begin with the setup"),
        ({"record": ["{}"]}, None, "params.record must begin with the setup"),
        ({"game": "lexibomb"}, None, "is a game of scrabble, not of lexibomb"),
        ({"record": "all"}, None, "params.record is of a game that is over"),
        ({"record": "twice"}, "BadRecord", "2 games"),
        ({"record": "other turn"}, "BadRecord", "record:"),
        ({"record": "other words"}, "BadDictionary", "needs dictionary 'enable'"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    server: Server, change: dict[str, Any], kind: str | None, message: str
) -> None:
    _, lines = recorded("scrabble")
    begun = lines[: turns(lines)[2] + 1]
    special = {
        "all": lines,
        "twice": [*begun, *begun],
        "other turn": [*begun, lines[turns(lines)[5]]],
        "other words": [begun[0].replace('"sha256":"', '"sha256":"0'), *begun[1:]],
    }
    params = {"game": "scrabble", "seats": [NORTH, GREEDY], "record": begun, **change}
    if isinstance(params["record"], str):
        params["record"] = special[params["record"]]
    with pytest.raises(Refusal) as found:
        server.call("table.new", **params)
    assert message in str(found.value)
    assert found.value.type == kind
    assert "\n" not in str(found.value)


# GCG, which tells the racks of players in later lines

GCG_FILES = Path(__file__).parents[1] / "data" / "gcg"
GAME = Path(__file__).parents[2] / "examples" / "game.gcg"


@pytest.mark.parametrize(
    ("path", "events"),
    [
        (GAME, 0),
        (GAME, 19),  # the racks have six and four tiles, the bag none
        (GCG_FILES / "four.gcg", 9),
        (GCG_FILES / "super.gcg", 30),
        (GCG_FILES / "half_known.gcg", 7),
        (GCG_FILES / "incomplete.gcg", None),
    ],
)
def test_a_game_in_gcg_goes_on(server: Server, path: Path, events: int | None) -> None:
    file = gcg.read(path.read_bytes())
    moment = gcg.replay(file)[len(file.events) if events is None else events]
    mover = moment.to_move
    assert mover is not None
    seats = [GREEDY] * len(moment.racks)
    seats[mover] = NORTH
    lines = path.read_text(encoding="utf-8").splitlines()
    new = server.call("table.new", game="scrabble", seats=seats, record=lines, events=events)
    token = new["tokens"][mover]
    seen = server.call("table.view", id=new["id"], token=token)["observation"]
    assert (seen["scores"], seen["to_move"]) == (list(moment.scores), mover)
    assert seen.get("board", []) == ([] if moment.board.is_empty else moment.board.lines())
    assert seen["rack_sizes"] == list(moment.rack_sizes)
    assert seen.get("ruleset", "standard") == ("super" if "super" in path.name else "standard")
    server.call("table.abort", id=new["id"], token=token)
    deal = json.loads(server.call("table.record", id=new["id"])["lines"][1])
    for known, rack, size in zip(moment.racks, deal["racks"], moment.rack_sizes, strict=True):
        assert len(rack) == size
        assert not Counter(known) - Counter(rack)
        if path == GAME:
            assert sorted(known) == sorted(rack)
    tiles = Counter("".join([*deal["racks"], deal["bag"]])) + tiles_on(moment.board)
    assert tiles == Counter(gcg.layout_of(file).counts)


def test_a_game_in_gcg_has_other_hidden_tiles_at_each_table_and_survives_a_restart(
    tmp_path: Path,
) -> None:
    lines = ["#player1 a Ann", "#player2 b Bo", ">a: AEIQTUZ 8E QUIZ +44 44", ">b: - +0 0"]
    params = {"game": "scrabble", "record": lines, "events": 1, "dictionary": "2of12inf"}
    database = tmp_path / "tables.sqlite"
    with Server(database) as server:
        tables = [server.call("table.new", seats=[GREEDY, NORTH], **params) for _ in range(2)]
        views = [server.call("table.view", id=t["id"], token=t["tokens"][1]) for t in tables]
        assert views[0]["observation"]["rack"] != views[1]["observation"]["rack"]
        assert views[0]["dictionary"] == "2of12inf"
    with Server(database) as server:
        (id, token) = (tables[0]["id"], tables[0]["tokens"][1])
        after = server.call("table.view", id=id, token=token)
        assert after["observation"] == views[0]["observation"]
        play_out(server.call, id, token, 1)
        record = server.call("table.record", id=id)["lines"]
        words = Dictionary.load("2of12inf")
        assert GAMES["scrabble"].records.check(record, lambda _: words) == 1


@pytest.mark.parametrize(
    ("change", "kind", "message"),
    [
        ({"events": 23}, None, "params.events must be 0 to 22"),
        ({"events": None}, None, "where the game is over; give fewer than 22 events"),
        # The last tile has been laid; only points for tiles follow.
        ({"events": 20}, None, "where the game is over; give fewer than 20 events"),
        ({"seats": [NORTH, OPEN]}, None, "params.seats must be bots except for one"),
        ({"seats": [NORTH, GREEDY, GREEDY]}, None, "params.seats must be 2"),
        ({"ruleset": "moon"}, "BadOption", "ruleset 'moon': expected one of standard, super"),
        ({"game": "lexicon"}, None, "params.record must begin with the setup"),
        ({"record": None}, None, "params.events must be left out without record"),
        ({"record": "alone"}, "BadRecord", "the GCG has one player"),
        ({"record": "fault"}, "BadRecord", "record:3: 8E QUIZ: +45; expected +44"),
        ({"record": "layout"}, "BadRecord", "unknown board layout 'moon'"),
        ({"record": "ours"}, None, "params.events must be left out with a record of lexicon_fast"),
    ],
)
def test_positions_in_gcg_that_cannot_be_played_on_are_refused(
    server: Server, change: dict[str, Any], kind: str | None, message: str
) -> None:
    special = {
        "alone": [">a: AEIQTUZ 8E QUIZ +44 44"],
        "fault": ["#player1 a A", "#player2 b B", ">a: AEIQTUZ 8E QUIZ +45 45"],
        "layout": ["#board-layout moon", "#player1 a A", "#player2 b B"],
    }
    record = GAME.read_text(encoding="utf-8").splitlines()
    params = {"game": "scrabble", "seats": [NORTH, GREEDY], "record": record, "events": 1, **change}
    if params["record"] == "ours":
        params["record"] = recorded("scrabble")[1][:4]
    elif isinstance(params["record"], str):
        params["record"] = special[params["record"]]
    with pytest.raises(Refusal) as found:
        server.call("table.new", **params)
    assert message in str(found.value)
    assert found.value.type == kind


def test_gcg_in_other_letters_takes_a_ruleset(tmp_path: Path) -> None:
    files = other_letters.write(tmp_path)
    rules = {"base": "standard", "layout": Layout.load(files.layout).to_json()}
    lines = files.game.read_text(encoding="utf-8").splitlines()
    with Server(":memory:", "-w", str(files.words)) as server:
        (name,) = (each for each in server.call("hello")["dictionaries"] if each != "enable")
        polish = {"ruleset": rules, "dictionary": name}
        replayed = server.call("record.replay", lines=lines, **polish)["replayed"]
        assert replayed["steps"][0]["observation"]["board"][2] == "STĘPIĆ"
        assert replayed["dictionary"] == name
        new = server.call(
            "table.new", game="scrabble", seats=[GREEDY, NORTH], record=lines, **polish
        )
        view = {"id": new["id"], "token": new["tokens"][1]}
        assert server.call("table.view", **view)["observation"]["board"][2] == "STĘPIĆ"
        server.call("table.abort", **view)
        ours = server.call("table.record", id=new["id"])["lines"]
        again = server.call("record.replay", lines=ours)["replayed"]
        assert again["ruleset"]["layout"] == rules["layout"]
        with pytest.raises(Refusal, match="ruleset must be left out with a record of lexicon_fast"):
            server.call("record.replay", lines=ours, ruleset=rules)


def test_a_file_of_version_5_is_upgraded(tmp_path: Path) -> None:
    new, old = tmp_path / "new.sqlite", tmp_path / "old.sqlite"
    Store(str(new)).close()
    store = Store(str(old))
    seats = [StoredSeat("person", "North", None, b"x"), StoredSeat("bot", "greedy", "greedy", None)]
    table = StoredTable("a", "scrabble", None, "enable", "", None, 7, seats)
    store.run_in_transaction([partial(store.add, table, 10)], [])
    store.close()
    db = sqlite3.connect(old)
    db.execute("ALTER TABLE tables DROP COLUMN record")
    db.execute("DROP TABLE analyses")
    db.execute("PRAGMA user_version = 5")
    db.commit()
    db.close()
    store = Store(str(old))
    [game] = store.run_in_transaction([partial(store.read, "a")], [])
    assert game.table == table
    store.close()
    assert shape_of(old) == shape_of(new)
