"""Board games through the engine protocol: what they have in common."""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from typing import Any, NamedTuple

import msgspec
import pytest
from support.effort import one_level
from support.talking import Talk, greedy, plain, play_on

from lexicon_fast import Dictionary, lexibomb, scrabble
from lexicon_fast.base.rng import is_secret
from lexicon_fast.bots import bot
from lexicon_fast.bots.tiles.leaves import leaves_for
from lexicon_fast.engine import lexibomb as lexibomb_rows
from lexicon_fast.engine import scrabble as scrabble_rows
from lexicon_fast.games.lexibomb import events as lexibomb_events
from lexicon_fast.games.lexibomb import game as lexibomb_game
from lexicon_fast.games.lexibomb import record as lexibomb_record
from lexicon_fast.games.scrabble import events as scrabble_events
from lexicon_fast.games.scrabble import game as scrabble_game
from lexicon_fast.games.scrabble import record as scrabble_record
from lexicon_fast.games.tiles.bag import sort_tiles, tiles_laid
from lexicon_fast.games.tiles.board import rack_counts

EMPTY = ["." * 15] * 15
BOARD = [*EMPTY[:7], "......QUIT.....", *EMPTY[8:]]
BLANKS = [*EMPTY[:7], "......Q_IT.....", *EMPTY[8:]]
OPENED = [*EMPTY[:7], "......12*1.....", *EMPTY[8:]]


class Case(NamedTuple):
    """A game. sees: an observation; row: its position; thinker: the bot that plays out; rules: of
    new games."""

    game: str
    module: Any
    rows: Any
    record: Any
    game_module: Any
    sees: dict[str, Any]
    thinker: str
    rules: Any
    row: Any
    seen_event: Any

    def new(self, talk: Talk, **params: Any) -> Any:
        return talk.ask("game.new", game=self.game, ruleset=self.rules, **params)


SCRABBLE = Case(
    "scrabble",
    scrabble,
    scrabble_rows,
    scrabble_record,
    scrabble_game,
    {
        "player": 0,
        "rack": "AEINRS?",
        "bag": 82,
        "rack_sizes": [7, 7],
        "board": BOARD,
        "to_move": 0,
    },
    "sim",
    {"base": "standard", "challenge": "void"},
    "/".join(["15"] * 7 + ["6QUIT5"] + ["15"] * 7) + " AEINRS?/ 0/22 1",
    scrabble_events.SeenEvent,
)
LEXIBOMB = Case(
    "lexibomb",
    lexibomb,
    lexibomb_rows,
    lexibomb_record,
    lexibomb_game,
    {
        "player": 0,
        "rack": "AEINRS_",
        "bag": 82,
        "rack_sizes": [7, 7],
        "board": BLANKS,
        "opened": OPENED,
        "to_move": 0,
    },
    "expert",
    {"base": "classic_poc", "bombs": 30},
    {"board": BLANKS, "opened": OPENED, "rack": "AEINRS_"},
    lexibomb_events.SeenEvent,
)


@pytest.fixture
def talk(enable: Dictionary) -> Talk:
    return Talk(enable, dictionary="enable")


@pytest.fixture(params=[SCRABBLE, LEXIBOMB], ids=lambda case: case.game)
def case(request: pytest.FixtureRequest) -> Case:
    found: Case = request.param
    return found


def of_each(scrabble: list[Any], lexibomb: list[Any], both: list[Any]) -> list[Any]:
    """Parametrize a test: some values for each game, and some for both."""
    own = [(SCRABBLE, scrabble), (LEXIBOMB, lexibomb)]
    return [(case, value) for case, values in own for value in [*both, *values]]


# ------------------------------------------------------------------------ observations


def test_legal_actions_of_an_observation(talk: Talk, enable: Dictionary, case: Case) -> None:
    seen = msgspec.convert(case.sees, case.module.Observation)
    legal = talk.ask("legal", game=case.game, observation=case.sees, limit=5)
    ours = case.module.legal_actions(seen, enable)
    assert legal["count"] == len(ours)
    assert legal["actions"] == plain(ours[:5])
    other = {**case.sees, "to_move": 1}
    assert talk.ask("legal", game=case.game, observation=other)["actions"] == []


@pytest.mark.parametrize(
    ("case", "change"),
    of_each(
        [
            {"rack": "AEINRS%"},
            {"board": ["%" * 15] * 15},
            {"ruleset": "mine"},
            {"phase": "later"},
            {"history": [{"player": 0, "action": {"action": "form", "laid": "hat"}}]},
        ],
        [
            {"rack": "AEINRS?"},
            {"board": ["q" * 15] * 15},
            {"ruleset": "super"},
            {"phase": "challenge"},
            {"history": [{"player": 0, "action": {"action": "accept"}}]},
        ],
        [
            {"rack": 5},
            {"hand": "CAT"},
            {"board": ["......"]},
            {"ruleset": {"name": "x", "layout": "/etc/hosts"}},
            {"history": [{"player": 0, "action": {"action": "pass", "more": 1}}]},
        ],
    ),
)
def test_no_observation(talk: Talk, case: Case, change: Any) -> None:
    sees = {**case.sees, **change}
    for method, more in (("legal", {}), ("advise", {}), ("bot.move", {"bot": "greedy"})):
        error = talk.refused(method, game=case.game, observation=sees, **more)
        assert error["data"]["type"] in ("BadObservation", "BadOption", "BadLayout"), error
        assert error["message"]


@pytest.mark.parametrize(
    ("case", "change"),
    of_each(
        [
            ({"rack_sizes": [7]}, "rack_sizes"),
            ({"lost": [0, -1]}, "lost"),
            ({"scoreless": 6}, "scoreless"),
            ({"rack": "AEINQS?"}, "2 tiles 'Q'"),
            ({"phase": "challenge"}, "history"),
        ],
        [
            ({"rack_sizes": []}, "rack_sizes"),
            ({"zeros": [0]}, "zeros"),
            ({"zeros": [0, 3]}, "zeros"),
            ({"rack": "AEINQS_"}, "2 tiles 'Q'"),
            ({"bombs": 21}, "bombs is 21"),
            ({"opened": []}, "8G is closed under a tile"),
            ({"opened": ["*" + "." * 14, *OPENED[1:]]}, "1A shows a bomb"),
            ({"opened": ["0" + "." * 14, *OPENED[1:]]}, "1A shows 0"),
            ({"opened": ["9" + "." * 14, *OPENED[1:]]}, "row 1"),
            ({"opened": ["4" + "." * 14, *OPENED[1:]]}, ""),  # a corner has 3 neighbours
        ],
        [
            ({"to_move": 1}, "to_move is 1"),
            ({"phase": "over"}, "phase is over"),
            ({"player": 2}, "player is 2"),
            ({"rack_sizes": [7, 8]}, "rack_sizes"),
            ({"rack_sizes": [6, 7]}, "7 tiles"),
            ({"rack": "", "rack_sizes": [0, 7]}, "rack is ''"),
            ({"scores": [1]}, "scores"),
            ({"bag": 81}, "89"),
            ({"bag": -1}, "bag is -1"),
        ],
    ),
)
def test_observations_that_contradict_themselves(talk: Talk, case: Case, change: Any) -> None:
    changed, said = change
    for method, more in (("advise", {}), ("bot.move", {"bot": "greedy"})):
        sees = {**case.sees, **changed}
        error = talk.refused(method, game=case.game, observation=sees, **more)
        assert error["data"]["type"] == "BadObservation"
        assert said in error["message"]


@pytest.mark.parametrize(
    ("case", "name"),
    [(case, name) for case in (SCRABBLE, LEXIBOMB) for name in one_level(case.game)],
)
def test_a_bot_moves_as_in_the_library(
    talk: Talk, enable: Dictionary, case: Case, name: str
) -> None:
    seen = msgspec.convert(case.sees, case.module.Observation)
    options = {"iterations": 30} if name == case.thinker else {}
    ours = bot(name, enable, case.game, **options).choose(seen, 1)
    asked = {"observation": case.sees, "bot": name, "options": options, "seed": 1}
    result = talk.ask("bot.move", game=case.game, **asked)
    assert result["action"] == plain(ours)
    assert result["stopped"] is False


def test_a_bot_is_stopped_with_the_best_so_far(talk: Talk, case: Case) -> None:
    talk.ask("options.set", values={"max_seconds": 0.05})
    long = {"iterations": 10_000_000}
    for more in (long, {"options": long}):
        asked = {"observation": case.sees, "bot": case.thinker, **more}
        found = talk.ask("bot.move", game=case.game, **asked)
        assert found["stopped"] is True
        assert found["action"]["action"] == "play"


def test_advise_streams_and_ends(talk: Talk, case: Case) -> None:
    params = {"game": case.game, "observation": case.sees, "iterations": 100, "seed": 3}
    result = talk.ask("advise", **params)
    advice = msgspec.convert(result["advice"], case.rows.Advice)
    assert (advice.player, advice.final, result["stopped"]) == (0, True, False)
    assert len(advice.ranked) > 1
    assert all(each.why for each in advice.ranked)
    legal = talk.ask("legal", game=case.game, observation=case.sees)["actions"]
    assert all(each["action"] in legal for each in result["advice"]["ranked"])
    assert talk.ask("advise", **params, stream=False) == result
    for update in talk.updates(talk.last - 2):
        assert msgspec.convert(update["advice"], case.rows.Advice).final is False


# ------------------------------------------------------------------------------- games


@pytest.mark.parametrize(("case", "players"), [(SCRABBLE, 3), (LEXIBOMB, 1), (LEXIBOMB, 3)])
def test_a_game_from_a_seed_is_the_game_of_the_library(
    talk: Talk, enable: Dictionary, case: Case, players: int
) -> None:
    seats = [f"seat {seat}" for seat in range(players)]
    state = case.new(talk, players=players, seed=11, names=seats)
    assert state["names"] == seats
    changed = {**case.rules, "name": state["ruleset"]["name"]}
    base = case.module.ruleset(changed.pop("base"))
    assert case.module.ruleset(state["ruleset"]) == dataclasses.replace(base, **changed)
    ours = case.module.Game(enable, players=players, seed=11, ruleset=state["ruleset"])
    player = bot("greedy", enable, case.game)
    id = state["id"]
    while not state["over"]:
        for seat in range(players):
            seen = talk.ask("game.observe", id=id, player=seat)
            assert seen["observation"] == plain(ours.observation(seat))
            legal = talk.ask("game.legal", id=id, player=seat, limit=3)
            expected = ours.legal_actions() if seat == ours.current_player() else []
            assert (legal["count"], legal["actions"]) == (len(expected), plain(expected[:3]))
        mover = ours.current_player()
        assert mover == state["to_move"]
        action = player.choose(ours.observation(mover), 0)
        assert talk.refused("game.record", id=id)["data"]["type"] == "NotOver"
        state = talk.ask("game.apply", id=id, player=mover, action=plain(action))
        ours.apply(action)
    assert state["returns"] == ours.returns()
    lines = talk.ask("game.record", id=id)["lines"]
    assert lines == list(case.record.lines(ours, seats))
    assert case.record.check(lines, lambda _: enable) == 1


def test_a_random_seed_is_secret_until_the_end(talk: Talk, case: Case) -> None:
    states = [case.new(talk) for _ in range(2)]
    racks = [talk.ask("game.observe", id=s["id"], player=0, since=0) for s in states]
    assert racks[0]["observation"] != racks[1]["observation"]
    state = play_on(talk, states[0], greedy(talk, case.game))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    seed = json.loads(lines[0])["seed"]
    assert is_secret(seed)
    assert seed not in json.dumps([states, racks, talk.sent])


@pytest.mark.parametrize(
    ("case", "more"),
    [
        (SCRABBLE, {"racks": ["HATS", "QZ"]}),
        (
            LEXIBOMB,
            {"racks": ["HATS", "KZ"], "board": BLANKS, "opened": OPENED, "zeros": [0, 2]},
        ),
    ],
)
def test_a_game_from_a_position(
    talk: Talk, enable: Dictionary, case: Case, more: dict[str, Any]
) -> None:
    position = {"rack_sizes": [4, 7], "scores": [10, 20], "to_move": 1, **more}
    rules = case.rules if case is SCRABBLE else "standard"
    state = talk.ask("game.new", game=case.game, position=position, seed=3, ruleset=rules)
    assert (state["players"], state["to_move"]) == (2, 1)
    given = msgspec.convert(position, case.game_module.State)
    ours = case.game_module.game_from(given, enable, ruleset=state["ruleset"], seed=3)
    for seat in (0, 1):
        seen = talk.ask("game.observe", id=state["id"], player=seat, since=0)
        assert seen["observation"] == plain(ours.observation(seat))
        assert [each["event"] for each in seen["events"]] == ["deal"]
    state = play_on(talk, state, greedy(talk, case.game))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    assert case.record.check(lines, lambda _: enable) == 1


@pytest.mark.parametrize(
    ("case", "position"),
    of_each(
        [
            {"racks": ["A"]},
            {"racks": ["A%", "B"]},
            {"racks": ["A", "B"], "scoreless": 6},
        ],
        [
            {"racks": []},
            {"racks": ["A", "B"], "board": BLANKS},
            {"racks": ["A", "B"], "opened": OPENED},
            {"racks": ["A", "B"], "opened": ["9" * 15] * 15},
            {"racks": ["A", "B"], "board": BLANKS, "opened": OPENED, "bombs": EMPTY},
            {"racks": ["A?", "B"]},
            {"racks": ["A", "B"], "zeros": [3, 0]},
        ],
        [
            5,
            [],
            {},
            "15/15",
            {"racks": ["QQ", "B"]},
            {"racks": ["A", "B"], "board": ["x"]},
            {"racks": ["A", "B"], "to_move": 2},
            {"racks": ["A", "B"], "scores": [1]},
            {"racks": ["A", "B"], "bag": "ABC"},
            {"racks": ["A", "B"], "hands": []},
        ],
    ),
)
def test_invalid_positions(talk: Talk, case: Case, position: Any) -> None:
    error = talk.refused("game.new", game=case.game, position=position)
    kinds = ("BadPosition", "BadOption", None)
    assert error["data"].get("type") in kinds
    assert error["data"].get("path", "params.position").startswith("params.position")


def test_a_record_is_continued(talk: Talk, case: Case) -> None:
    state = case.new(talk, seed=2, names=["north", "south"])
    state = play_on(talk, state, greedy(talk, case.game))
    lines = talk.ask("game.record", id=state["id"])["lines"]
    again = talk.ask("game.new", game=case.game, record=lines[: len(lines) // 2])
    assert not again["over"]
    assert again["names"] == ["north", "south"]
    again = play_on(talk, again, greedy(talk, case.game))
    assert talk.ask("game.record", id=again["id"])["lines"] == lines
    for params in ({"players": 2}, {"seed": 1}, {"starter": 0}, {"ruleset": "standard"}):
        error = talk.refused("game.new", game=case.game, record=lines, **params)
        assert error["data"] == {"path": f"params.{next(iter(params))}"}
    error = talk.refused("game.new", game=case.game, record=[*lines, *lines])
    assert error["data"]["type"] == "BadRecord"
    for other in {"lexicon", "scrabble", "lexibomb"} - {case.game}:
        assert talk.refused("game.new", game=other, record=lines)["data"]["type"] == "BadRecord"


@pytest.mark.parametrize(
    ("case", "params", "data"),
    [
        (case, params, data)
        for case in (SCRABBLE, LEXIBOMB)
        for params, data in [
            ({"actions": ["play"]}, {"path": "params.actions"}),
            ({"min_length": 5}, {"path": "params.min_length"}),
            ({"ruleset": "waddingtons"}, {"type": "BadOption"}),
            ({"ruleset": {"base": "standard", "layout": "nonesuch"}}, {"type": "BadLayout"}),
            *(
                [
                    ({"ruleset": "super"}, {"type": "BadOption"}),
                    ({"ruleset": {"base": "standard", "bombs": -1}}, {"type": "BadOption"}),
                    (
                        {"ruleset": {"base": "standard", "layout": "scrabble"}},
                        {"type": "BadOption"},
                    ),
                ]
                if case is LEXIBOMB
                else []
            ),
            ({"top": None}, {"type": "TooMuch"}),
        ]
    ],
)
def test_solve_refuses_params(talk: Talk, case: Case, params: Any, data: dict[str, str]) -> None:
    talk.ask("options.set", values={"max_reply_bytes": 1024})
    asked = {"game": case.game, "positions": [case.row], **params}
    assert data.items() <= talk.refused("solve", **asked)["data"].items()


def solved(talk: Talk, case: Case, row: Any = None, **params: Any) -> Any:
    """Return the answer to a position, by default that of the case."""
    asked = {"game": case.game, "positions": [row or case.row], **params}
    (found,) = talk.ask("solve", **asked)["rows"]
    msgspec.convert(found, case.rows.Solved)
    return found


def test_plays_in_an_order_have_leaves_and_equities(
    talk: Talk, case: Case, enable: Dictionary
) -> None:
    everything = solved(talk, case, top=None)["plays"]
    by_equity = solved(talk, case, top=None, order="equity")
    found = by_equity["plays"]
    assert by_equity["count"] == len(found) == len(everything)
    figures = [*everything[0]]
    assert [*found[0]] == [*figures, "leave", "equity"]
    assert sorted(([play[name] for name in figures] for play in found), key=str) == sorted(
        ([play[name] for name in figures] for play in everything), key=str
    )
    equities = [play["equity"] for play in found]
    assert equities == sorted(equities, reverse=True)
    layout = scrabble.ruleset("standard").layout
    early = 1.25 if case.game == "lexibomb" and case.sees["bag"] >= 60 else 1
    leaves = leaves_for(layout, enable, case.game)
    for play in found[::17]:
        laid = tiles_laid(play["word"])
        assert Counter(laid + play["leave"]) == Counter(case.sees["rack"])
        assert play["leave"] == sort_tiles(play["leave"], enable.alphabet)
        worth = leaves.value(rack_counts(play["leave"], enable.alphabet)) / 100
        assert play["equity"] - play["score"] == pytest.approx(early * worth, abs=0.01)
    few = solved(talk, case, top=3, order="equity")
    assert few == {**by_equity, "plays": found[:3]}
    by_points = solved(talk, case, top=None, order="points")["plays"]
    assert by_points == sorted(found, key=lambda play: -play["score"])


def test_equity_counts_the_tiles_left_once_the_bag_is_empty(talk: Talk) -> None:
    """Without tiles to draw, a leave costs its points, and going out earns those of the other."""
    other = "EEIIOUW"
    for rack in ("T", "TV"):
        rest = Counter(scrabble.ruleset("standard").layout.counts) - Counter(other + rack)
        # The words on the board do not matter. The last tiles lie apart: the first are As.
        letters = "".join(tile if tile != "?" else "e" for tile in rest.elements())
        board = ["." * 15] * 15
        board[0], board[2] = ("...".join(letters[at : at + 4]).ljust(15, ".") for at in (0, 4))
        for row in range(4, 15):
            start = 8 + 15 * (row - 4)
            board[row] = letters[start : start + 15].ljust(15, ".")
        position = re.sub("[.]+", lambda gap: str(len(gap[0])), "/".join(board))
        found = solved(talk, SCRABBLE, f"{position} {rack}/ 0/0 0", top=None, order="equity")
        assert found["plays"]
        for play in found["plays"]:
            if play["leave"]:
                assert play["equity"] < play["score"] - 2 * 4
            else:
                assert play["equity"] == play["score"] + 2 * 10


def test_a_board_with_too_many_tiles_has_equities(talk: Talk) -> None:
    board = "/".join(["15"] * 7 + ["QZQZ2CAT6"] + ["15"] * 7)
    assert solved(talk, SCRABBLE, f"{board} SS/ 0/0 0", order="equity")["plays"]


def test_plays_of_lexicon_have_no_equities(talk: Talk) -> None:
    error = talk.refused("solve", game="lexicon", positions=["CAT"], order="equity")
    assert error["data"] == {"path": "params.order"}


def test_there_is_no_plan(talk: Talk, case: Case) -> None:
    error = talk.refused("plan", game=case.game, positions=["CAT"])
    assert error["data"] == {"path": "params.game"}


@dataclasses.dataclass(frozen=True)
class Hearing:
    """A game of four. kinds: of events; draws: how many draws there are at least."""

    case: Case
    seed: int
    kinds: set[str]
    draws: int

    def choose(self, talk: Talk, turn: int, player: int, observation: Any) -> Any:
        """Exchange now and then, else lay the best play; in Scrabble also no word."""
        if turn % 4 == 0 and observation.get("bag", 0) >= 7:
            return {"action": "exchange", "tiles": observation["rack"][:2]}
        if self.case is SCRABBLE and turn in (1, 5, 10):
            return plain(phony(observation))
        return greedy(talk, self.case.game)(player, observation)


def phony(observation: Any) -> Any:
    """A play of rack tiles that is probably not a word."""
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


@pytest.mark.parametrize(
    "hearing",
    [
        Hearing(SCRABBLE, 5, {"start draw", "deal", "turn", "lost turn", "game end"}, 21),
        Hearing(LEXIBOMB, 5, {"start draw", "deal", "turn", "game end"}, 11),
    ],
    ids=lambda hearing: hearing.case.game,
)
def test_players_get_events_as_they_saw_them(talk: Talk, hearing: Hearing) -> None:
    """Opponents do not see drawn tiles, and no player sees a bomb that was not hit."""
    case = hearing.case
    state = talk.ask("game.new", game=case.game, players=4, seed=hearing.seed)
    id = state["id"]
    heard: list[list[Any]] = [[] for _ in range(4)]
    seqs = [0] * 4
    turn = 0

    def observe() -> list[Any]:
        looks = []
        for seat in range(4):
            seen = talk.ask("game.observe", id=id, player=seat, since=seqs[seat])
            heard[seat] += seen["events"]
            seqs[seat] = seen["seq"]
            looks.append(seen["observation"])
        assert all(look.get("opened", []) == looks[0].get("opened", []) for look in looks)
        return looks

    def choose(player: int, observation: Any) -> Any:
        nonlocal turn
        observe()
        if observation.get("phase") == "challenge":
            return {"action": "challenge" if turn % 5 == 0 else "accept"}
        turn += 1
        return hearing.choose(talk, turn, player, observation)

    play_on(talk, state, choose)
    shown = observe()[0]
    for events in heard:
        msgspec.convert(events, list[case.seen_event])
    kinds = [each["event"] for each in heard[0]]
    assert all([each["event"] for each in told] == kinds for told in heard)
    assert hearing.kinds == set(kinds)
    if case is SCRABBLE:
        assert {True, False} <= {each.get("right") for each in heard[0]}
    else:
        hits = [place for each in heard[0] for place in each.get("hit", [])]
        assert hits
        assert len(hits) == sum(row.count("*") for row in shown["opened"])
        assert "bombs" not in json.dumps(heard)
        lines = map(json.loads, talk.ask("game.record", id=id)["lines"])
        bombs = next(event["bombs"] for event in lines if "bombs" in event)
        assert sum(row.count("*") for row in bombs) == 22
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
        # Tiles for a play are drawn once it stands: in the turn of who answers it.
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
    assert drew >= hearing.draws
    assert exchanged


@pytest.mark.parametrize(
    ("case", "refusal"),
    of_each(
        [
            ({"action": "accept"}, "phase"),
            ({"action": "play", "at": "1A", "word": "HAT"}, "start"),
            ({"action": "form", "laid": "hat"}, "params.action.action"),
        ],
        [
            ({"action": "accept"}, "params.action.action"),
            ({"action": "play", "at": "1A", "word": "H"}, "start"),
            ({"action": "play", "at": "8H", "word": "HAQ"}, "void"),
            ({"action": "form", "laid": "hat"}, "params.action.action"),
        ],
        [
            ({"action": "play", "at": "8H", "word": "HATE"}, "rack"),
            ({"action": "play", "at": "99", "word": "HAT"}, "place"),
            ({"action": "exchange", "tiles": "E"}, "exchange"),
            ({"action": "play", "at": "8H"}, "params.action.word"),
            ({"action": "pass", "more": 1}, "params.action"),
            ("pass", "params.action"),
        ],
    ),
)
def test_a_referee_refuses(talk: Talk, case: Case, refusal: tuple[Any, str]) -> None:
    action, rule = refusal
    position = {"racks": [f"HATSQZ{case.sees['rack'][-1]}", "AAAEEEI"], "rack_sizes": [7, 7]}
    id = talk.ask("game.new", game=case.game, position=position)["id"]
    data = talk.refused("game.apply", id=id, player=0, action=action)["data"]
    assert data.get("rule", data.get("path")) == rule
    hat = {"action": "play", "at": "8H", "word": "HAT"}
    assert talk.refused("game.apply", id=id, player=1, action=hat)["data"]["rule"] == "turn"


def test_params_of_other_games_are_refused(talk: Talk, case: Case) -> None:
    for field in ("rounds", "first_dealer"):
        error = talk.refused("game.new", **{"game": case.game, field: 1})
        assert error["data"] == {"path": f"params.{field}"}
    state = talk.ask("game.new", game=case.game, starter=1, seed=1)
    assert state["to_move"] == 1
    for params in ({"players": 5}, {"starter": 2}, {"names": ["a"]}):
        assert talk.refused("game.new", game=case.game, **params)
