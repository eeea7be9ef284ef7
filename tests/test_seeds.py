"""Deals without a seed are random everywhere, and a given seed gives the same game."""

from __future__ import annotations

import asyncio
import json
import pickle
import re
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from support.terminals import run

from lexicon_fast import Dictionary
from lexicon_fast.arena.match import Match
from lexicon_fast.arena.match_file import earlier_seed
from lexicon_fast.base import rng
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Rng, SecretRng, derive_seed, is_secret, secret_seed
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.engine.games import Games
from lexicon_fast.engine.settings import Dictionaries, Settings
from lexicon_fast.games import lexicon
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol import messages as m

NUMBER = 0x123456789ABCDEF
SECRET = "0f" * 32


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the randomness of the operating system. The list says what was drawn."""
    found: list[str] = []

    def bits(count: int) -> int:
        found.append(f"{count} bits")
        return NUMBER

    def token_hex(count: int) -> str:
        found.append(f"{8 * count} bits")
        return SECRET

    monkeypatch.setattr(rng.secrets, "randbits", bits)
    monkeypatch.setattr(rng.secrets, "token_hex", token_hex)
    return found


def test_numbers_of_a_secret_seed_are_those_of_the_definition() -> None:
    found = SecretRng(SECRET)
    blocks = b"".join(
        sha256(bytes.fromhex(SECRET) + number.to_bytes(8, "big")).digest() for number in range(3)
    )
    numbers = [int.from_bytes(blocks[at : at + 8], "big") for at in range(0, 96, 8)]
    assert [found.next() for _ in range(6)] == numbers[:6]
    copied = pickle.loads(pickle.dumps(found))
    assert [copied.next() for _ in range(6)] == [found.next() for _ in range(6)] == numbers[6:]


@pytest.mark.parametrize("wrong", ["", "0" * 63, "0" * 65, "0F" * 32, "g" * 64, "0" * 63 + "\n"])
def test_other_texts_are_no_seeds(wrong: str, enable: Dictionary) -> None:
    assert not is_secret(wrong)
    with pytest.raises(ValueError, match="not 64 hexadecimal digits"):
        SecretRng(wrong)
    with pytest.raises(BadOption, match="use an integer"):
        lexicon.Game(enable, seed=wrong)


def test_derived_seeds_do_not_lead_back() -> None:
    """Bots get them. SplitMix64 can be inverted: so they are not a part of the secret seed."""
    assert len({derive_seed(SECRET, turn) for turn in range(50)}) == 50
    assert derive_seed(SECRET, 1) != derive_seed(secret_seed(), 1)
    own = {SecretRng(SECRET).next(), int(SECRET[:16], 16)}
    assert derive_seed(SECRET) not in own
    assert derive_seed(7, 1) == Rng(7 ^ Rng(1).next()).next()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_seed_draws_one(game: str, enable: Dictionary, drawn: list[str]) -> None:
    kind = GAMES[game].module.Game
    first = kind(enable)
    assert drawn == ["64 bits"]
    assert first.seed == NUMBER
    assert first.events == kind(enable, seed=NUMBER).events
    assert first.events != kind(enable, seed=0).events
    assert drawn == ["64 bits"]


def test_rounds_and_positions_without_a_seed_draw_one(enable: Dictionary, drawn: list[str]) -> None:
    assert lexicon.Round(enable).hands == lexicon.Round(enable, seed=NUMBER).hands
    assert len(drawn) == 1
    position = import_module("lexicon_fast.games.lexicon.position")
    state = position.State(("T", "AEI"), pile="Q", table=("hat",), to_move=0)
    position.round_from(state, enable)
    assert len(drawn) == 2
    for game in ("scrabble", "lexibomb"):
        position = import_module(f"lexicon_fast.games.{game}.game")
        rows = ("." * 15,) * 7 + (".......HAT.....",) + ("." * 15,) * 7
        opened = tuple(row.replace("H", "1").replace("A", "*").replace("T", "2") for row in rows)
        state = position.State(("S", ""), rows, *([opened] if game == "lexibomb" else []))
        found = position.game_from(state, enable)
        assert found.events == position.game_from(state, enable, seed=NUMBER).events
        assert position.game_from(state, enable, seed=SECRET).racks[1] != found.racks[1]
    assert len(drawn) == 4


@pytest.mark.parametrize("game", GAMES)
def test_secret_games_are_recorded_and_checked(game: str, enable: Dictionary) -> None:
    changed = secret_seed()
    params = m.GameNewParams(game=game, players=2, **({"rounds": 1} if game == "lexicon" else {}))  # type: ignore[arg-type]
    referee = adapter(game).new(params, enable, SECRET)
    copied = pickle.loads(pickle.dumps(referee.game)).copy()
    while referee.to_move is not None:
        observation = referee.observation(referee.to_move)
        assert SECRET not in repr(observation)
        action = adapter(game).simplest_action(observation, enable)
        referee.apply(action)
        copied.apply(action)
    assert copied.events == referee.game.events
    lines = referee.record()
    setup = json.loads(lines[0])
    assert (setup["rng"], setup["seed"]) == ("sha256", SECRET)
    record = import_module(f"lexicon_fast.games.{game}.record")
    assert record.check(lines, lambda _: enable) == 1
    for old, new in ((SECRET, changed), ('"rng":"sha256"', '"rng":"splitmix64"')):
        with pytest.raises(Exception, match=r"setup|rng|chain"):
            record.check([lines[0].replace(old, new), *lines[1:]], lambda _: enable)


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_draws_a_secret_seed(game: str, enable: Dictionary, drawn: list[str]) -> None:
    settings = Settings("enable", 1)
    games = Games(settings, Dictionaries(settings, {"enable": enable}), lambda *_: None)
    for given, seed in ((None, SECRET), (7, 7)):
        new = games.new(m.GameNewParams(game=game, seed=given))
        assert games._open[new.id].referee.game.seed == seed
    assert drawn == ["256 bits"]


@pytest.mark.parametrize("game", GAMES)
def test_tables_draw_secret_seeds(game: str, enable: Dictionary, drawn: list[str]) -> None:
    pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
    import msgspec

    from lexicon_fast.server.fair_queue import Client
    from lexicon_fast.server.limits import Limits
    from lexicon_fast.server.service import Service
    from lexicon_fast.server.store import Store

    async def play() -> None:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits(), 1)

        async def call(method: str, **params: Any) -> Any:
            job = service.new_job(1, method, Client(None, 1))
            answer = await service.answer(job, msgspec.json.encode(params))
            return msgspec.json.decode(msgspec.json.encode(answer))

        try:
            new = await call("table.new", game=game, seats=[{"kind": "person"}] * 2)
            before = await call("table.view", id=new["id"], token=new["tokens"][0])
            assert service.tables._open[new["id"]]._stored.seed == SECRET
            service.tables._open.clear()  # it is loaded from the database
            after = await call("table.view", id=new["id"], token=new["tokens"][0])
            assert before["observation"] == after["observation"]
            table = service.tables._open[new["id"]]
            assert table._stored.seed == table.referee.game.seed == SECRET
        finally:
            service.close()

    asyncio.run(play())
    assert "256 bits" in drawn


def test_a_match_without_a_seed_draws_one(drawn: list[str]) -> None:
    assert Match(game="lexicon", bots=("greedy", "greedy")).seed == NUMBER
    assert Match(game="lexicon", bots=("greedy", "greedy"), seed=3).seed == 3
    assert drawn == ["64 bits"]


def test_match_draws_a_seed_shows_it_and_resumes_with_it(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    match = ("match", "lexicon", "greedy", "random", "--pairs", "2", "-j", "1", "--format", "jsonl")
    assert earlier_seed(str(kept)) is None
    found = [json.loads(run(*match).stdout) for _ in range(2)]
    assert found[0]["seed"] != found[1]["seed"]
    again = json.loads(run(*match, "--seed", str(found[0]["seed"])).stdout)
    assert again["seed"] == found[0]["seed"]
    assert run(*match, "--record", kept).returncode == 0
    assert earlier_seed(str(kept)) is not None
    resumed = run(*match, "--record", kept, "--resume")
    assert (resumed.returncode, resumed.stdout) == (0, "")
    assert "already complete" in resumed.stderr


@pytest.mark.parametrize("game", GAMES)
def test_play_draws_a_seed_and_shows_it(game: str, tmp_path: Path) -> None:
    typed = ["help", "quit"]
    found = [run("play", game, "--save", tmp_path / f"{n}", typed=typed).stdout for n in "ab"]
    seeds = {re.findall(r"seed (\d+)\.", text)[0] for text in found}
    assert len(seeds) == 2
