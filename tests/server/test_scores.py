"""Scores of plays before they are made: as the referee scores them, but from visible squares."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("uvicorn", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
pytest.importorskip("websockets", reason="NOT TESTED: the extra `serve` is absent")

import msgspec
from support.serving import Refusal, Server

from lexicon_fast import Dictionary
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexibomb.minefield import Minefield
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.server.table import scored

pytestmark = pytest.mark.processes

BOARD_GAMES = ("scrabble", "lexibomb")
PERSON: dict[str, Any] = {"kind": "person"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with Server(":memory:") as started:
        yield started


def lay(server: Server, game: str, **more: Any) -> tuple[str, list[str]]:
    """A new table of two: its id, and the tokens of its seats."""
    new = server.call("table.new", game=game, seats=[PERSON, PERSON], **more)
    return new["id"], new["tokens"]


def play(at: str, word: str) -> dict[str, str]:
    return {"action": "play", "at": at, "word": word}


@pytest.mark.parametrize(
    ("game", "ruleset"),
    [("scrabble", "standard"), ("scrabble", "void"), ("lexibomb", "standard")],
)
def test_plays_earn_the_score_that_was_shown(server: Server, game: str, ruleset: str) -> None:
    rules = {"base": "standard", "challenge": "void"} if ruleset == "void" else ruleset
    choose = random.Random(8)
    told = Counter[str]()
    wanted = ["open", "several", "closed"] if game == "lexibomb" else ["open", "several"]
    # Which games the server deals is a matter of chance.
    while any(told[each] < 3 for each in wanted):
        told += played_and_told(server, game, rules, choose)
    assert (told["closed"] > 0) == (game == "lexibomb")


def played_and_told(server: Server, game: str, rules: Any, choose: random.Random) -> Counter[str]:
    """Play a game to its end, and count the kinds of plays."""
    id, tokens = lay(server, game, ruleset=rules)
    told = Counter[str]()
    while not (view := server.call("table.view", id=id))["over"]:
        at = {"id": id, "token": tokens[view["to_move"]]}
        legal = server.call("table.legal", **at, limit=200)["actions"]
        action = choose.choice(legal)
        if action["action"] == "play":
            found = server.call("table.score", **at, action=action, seq=view["seq"])
            assert found["fault"] is None
            assert found["words"][0]["at"] == action["at"]
            letters = action["word"].replace("(", "").replace(")", "")
            assert found["words"][0]["word"] == letters.lower()
            assert found["score"] == found["bonus"] + sum(w["points"] for w in found["words"])
            told["several"] += len(found["words"]) > 1
            told["closed" if found["closed"] else "open"] += 1
        after = server.call("table.act", **at, action=action)["events"][0]
        if action["action"] != "play":
            continue
        if not found["closed"]:
            assert after["score"] == found["score"]
        elif not after.get("hit"):
            assert after["score"] >= found["score"]
        else:
            assert set(after["hit"]) <= set(found["closed"])
    return told


def test_words_that_do_not_exist_score_like_others(server: Server) -> None:
    """An answer about the words would make challenges pointless."""
    for game in BOARD_GAMES:
        id, tokens = lay(server, game)
        rack = server.call("table.view", id=id, token=tokens[0])["observation"]["rack"]
        tiles = rack.replace("?", "").replace("_", "")[-5:]
        found = server.call("table.score", id=id, token=tokens[0], action=play("8F", tiles))
        assert found["fault"] is None
        assert found["words"][0]["word"] == tiles.lower()
        assert found["score"] > 0


def test_a_bonus_and_a_blank_are_counted() -> None:
    """The score of `8H QUIET`, in a game whose bag begins with these tiles."""
    from lexicon_fast.games.scrabble.game import Game

    game = Game(Dictionary.from_words(["quieten"]), seed=1, starter=0)
    game._racks[0] = "EEINQU?"
    seen = game.observation(0)
    found = scored("scrabble", seen, Lay("8B", "QUIEtEN"), game.rules, game.dictionary)
    # Twice (10 + 1 + 2 x 1 + 1 + 0 + 1 + 1), and the bonus.
    assert (found.words[0].points, found.bonus, found.score) == (32, 50, 82)


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_illegal_plays_are_reported_with_the_rule(server: Server, game: str) -> None:
    id, tokens = lay(server, game)
    to_move = server.call("table.view", id=id)["to_move"]
    at = {"id": id, "token": tokens[to_move]}

    def fault(action: dict[str, str]) -> Any:
        found = server.call("table.score", **at, action=action)
        assert (found["score"] is None) == (found["fault"] is not None)
        return found["fault"] and found["fault"]["rule"]

    rack = server.call("table.view", **at)["observation"]["rack"]
    one, two, *_ = rack.replace("?", "").replace("_", "")
    assert fault(play("8H", one)) == "start"
    assert fault(play("1A", one + two)) == ("start" if game == "scrabble" else None)
    missing = next(letter for letter in "QZXJKV" if letter not in rack)
    assert fault(play("8H", one + missing)) == "rack"
    assert fault(play("8H", "A" * 9)) == "place"
    assert fault(play("8H", "a(b)c")) == "word"
    legal = server.call("table.legal", **at, limit=1)["actions"][0]
    server.call("table.act", **at, action=play("8H", legal["word"]))
    if game == "scrabble":
        server.call("table.act", id=id, token=tokens[1 - to_move], action={"action": "accept"})
    # Also for who does not have the turn now.
    rack = server.call("table.view", **at)["observation"]["rack"]
    assert server.call("table.view", id=id)["to_move"] != to_move
    one, two, *_ = rack.replace("?", "").replace("_", "")
    assert fault(play("1A", one + two)) == "touch"
    lies = legal["word"][0].upper()
    assert fault(play("H8", f"({lies}){one}")) is None
    assert fault(play("H9", one + two)) == "line"


def test_other_actions_have_no_score(server: Server) -> None:
    id, tokens = lay(server, "scrabble")
    at = {"id": id, "token": tokens[0]}
    for action in ({"action": "pass"}, {"action": "exchange", "tiles": "A"}, {"action": "hum"}, 5):
        with pytest.raises(Refusal) as refused:
            server.call("table.score", **at, action=action)
        assert refused.value.status == 422
        assert refused.value.data["path"].startswith("params.action")
    with pytest.raises(Refusal) as refused:
        server.call("table.score", **at, action=play("8H", "CAT"), seq=99)
    assert refused.value.type == "Stale"
    for token in ("", "x" * 32, tokens[1][:-1]):
        with pytest.raises(Refusal) as refused:
            server.call("table.score", id=id, token=token, action=play("8H", "CAT"))
        assert refused.value.type == "BadToken"
    id, tokens = lay(server, "lexicon", rounds=1)
    with pytest.raises(Refusal) as refused:
        server.call("table.score", id=id, token=tokens[0], action=play("8H", "CAT"))
    assert refused.value.data["path"] == "params.id"


def test_hidden_bombs_do_not_change_the_score() -> None:
    """The answer does not depend on what is under closed squares."""
    from lexicon_fast.games.lexibomb.game import Game

    rng = Rng(4)
    dictionary = Dictionary.load("enable")
    game = Game(dictionary, seed=4)
    seen_closed = 0
    for _ in range(8):
        seen = game.observation(game.current_player())
        plays = [each for each in game.legal_actions() if isinstance(each, Lay)]
        some = [plays[rng.below(len(plays))] for _ in range(20)]
        told = [scored("lexibomb", seen, each, game.rules, dictionary) for each in some]
        other = game.copy()
        hidden = [at for at, shows in enumerate("".join(game.opened)) if shows == "."]
        other._minefield = Minefield(15, 15, rng.sample(hidden, min(20, len(hidden))))
        seen = other.observation(other.current_player())
        again = [scored("lexibomb", seen, each, game.rules, dictionary) for each in some]
        assert msgspec.json.encode(again) == msgspec.json.encode(told)
        seen_closed += sum(bool(each.closed) for each in told)
        game.apply(some[0])
    assert seen_closed > 20
