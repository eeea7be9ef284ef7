"""Bots play by all valid rulesets, except those that they refuse in the same way everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support.terminals import run

from lexicon_fast import Dictionary
from lexicon_fast.arena.match import Match, Players
from lexicon_fast.base.errors import BadOption
from lexicon_fast.bots import bot, bot_class, names
from lexicon_fast.bots.levels import LevelBot
from lexicon_fast.engine.game_adapter import adapter
from lexicon_fast.games.registry import GAMES
from lexicon_fast.protocol import messages as m

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLAYOUTS = {"expert": {"iterations": 4}, "sim": {"iterations": 4, "candidates": 3}}

#: The bots that value the tiles left on a rack, with values for racks of up to 7 tiles.
LEAVES = [("scrabble", "static"), ("scrabble", "sim"), ("lexibomb", "expert")]


def layout(
    rack: int, start: str | None = None, *, sides: tuple[int, int] = (15, 15), **counts: int
) -> dict[str, Any]:
    tiles = {each: {"count": counts.get(each, 2), "value": 1} for each in LETTERS}
    tiles["?"] = {"count": counts.get("blank", 2), "value": 0}
    found: dict[str, Any] = {"name": "odd", "rack": rack, "bonus": {}, "tiles": tiles}
    found["squares"] = "\n".join(["." * sides[1]] * sides[0])
    return found if start is None else found | {"start": start}


def rulesets(game: str) -> Iterator[dict[str, Any]]:
    """Yield odd, but valid rulesets."""
    if game == "lexicon":
        yield {"cards_each": 1}
        yield {"cards_each": 15, "two_packs_from": 2}
        yield {"pack": {"A": 64}}
        yield {"pack": {"Q": 64}, "strict": True}
        yield {"pack": {"*": 40}}
        yield {"guard": 1, "out_at": 1}
        yield {"max_exchanged": 1000, "renewal": "turn up", "later_dealer": "starter"}
        return
    for rack in (1, 6, 8, 15):
        yield {"layout": layout(rack)}
    for sides in ((2, 2), (21, 2), (2, 21), (21, 21)):
        yield {"layout": layout(7, sides=sides), **({"bombs": 4} if game == "lexibomb" else {})}
    yield {"layout": layout(7, "1A")}
    yield {"layout": layout(7, None, **dict.fromkeys(LETTERS, 0) | {"A": 30, "blank": 0})}
    yield {"layout": layout(3, blank=60)}
    yield {"exchange_from": 1000}
    if game == "scrabble":
        yield from ({"challenge": each} for each in ("void", "double", "single", "five", "ten"))
        yield {"scoreless_turns": 1}
    else:
        yield from ({"bombs": bombs} for bombs in (0, 1, 224, 225))
        yield {"multipliers": [[0, 0]] * 9, "zeros": 1}


def like(game: str, name: str) -> str:
    """Return the bot that a level plays like, or the name of a bot itself."""
    made = bot_class(name, game)
    return made.level.bot if issubclass(made, LevelBot) else name


#: All bots, and of the levels that play like the same bot one. Level 10 plays like the strongest
#: bot, but has no option to think less.
ALL_BOTS = list(
    {
        (game, issubclass(bot_class(name, game), LevelBot), like(game, name)): (game, name)
        for game in GAMES
        for name in names(game)
        if name != "level10"
    }.values()
)


@pytest.mark.parametrize(("game", "name"), ALL_BOTS)
def test_a_bot_plays_by_all_rules_that_it_accepts(game: str, name: str) -> None:
    words = ["aa", "ab", "at", "ate", "cab", "cat", "eat", "hat", "oat", "tea", "that", "toe"]
    dictionary = Dictionary.from_words(words)
    player = bot(name, dictionary, game, **PLAYOUTS.get(name, {}))
    accepted = refused = 0
    for changes in rulesets(game):
        params = m.GameNewParams(game=game, players=2, ruleset={"base": default(game)} | changes)
        referee = adapter(game).new(params, dictionary, 5)
        try:
            player.check_rules(referee.game.rules)
        except BadOption:
            refused += 1
            with pytest.raises(BadOption, match=f"bot {player.name} cannot play with ruleset"):
                player.choose(referee.observation(referee.to_move), 1)
            continue
        accepted += 1
        for seed in range(6):
            if referee.to_move is not None:
                referee.apply(player.choose(referee.observation(referee.to_move), seed))
    assert refused == (2 if (game, like(game, name)) in LEAVES else 0)
    assert accepted


def default(game: str) -> str:
    return GAMES[game].rulesets[0]


@pytest.mark.parametrize(("game", "name"), LEAVES)
def test_the_message_names_the_bot_and_the_rule(game: str, name: str, enable: Dictionary) -> None:
    rules = adapter(game).rules({"base": "standard", "layout": layout(15)})
    with pytest.raises(BadOption) as refused:
        bot(name, enable, game).check_rules(rules)
    assert str(refused.value) == (
        f"bot {name} cannot play with ruleset 'standard, changed': leaves={game} supports racks"
        " of up to 7 tiles, but those of layout odd have 15; use leaves=none"
    )
    bot(f"{name}:leaves=none", enable, game).check_rules(rules)


@pytest.mark.parametrize(("game", "name"), LEAVES)
def test_matches_requests_and_tables_refuse_it(game: str, name: str, enable: Dictionary) -> None:
    import asyncio

    pytest.importorskip("starlette", reason="NOT TESTED: the extra `serve` is absent")
    from lexicon_fast.server.fair_queue import Client
    from lexicon_fast.server.limits import Limits
    from lexicon_fast.server.service import Service
    from lexicon_fast.server.store import Store

    wanted = f"bot {name} cannot play with ruleset 'standard, changed': leaves={game} supports"
    changed = {"base": "standard", "layout": layout(15)}
    rules = adapter(game).rules(changed)
    match = Match(game=game, bots=("greedy", name), options={"ruleset": rules.to_json()})
    with pytest.raises(BadOption, match=wanted):
        Players(match)

    params = m.GameNewParams(game=game, players=2, ruleset=changed)
    referee = adapter(game).new(params, enable, 5)
    assert referee.to_move is not None
    observation = json.loads(msgspec.json.encode(referee.observation(referee.to_move)))

    async def call(service: Service, method: str, **params: Any) -> Any:
        return await service.answer(
            service.new_job(1, method, Client(None, 1)),
            msgspec.json.encode({"game": game, **params}),
        )

    async def ask() -> None:
        service = Service({"enable": enable}, Store(Store.MEMORY), Limits(), 1)
        try:
            with pytest.raises(BadOption, match=wanted):
                await call(service, "bot.move", observation=observation, bot=name)
            seats = [{"kind": "person"}, {"kind": "bot", "bot": name}]
            with pytest.raises(BadOption, match=wanted):
                await call(service, "table.new", seats=seats, ruleset=changed)
            seats[1]["bot"] = f"{name}:leaves=none"
            await call(service, "table.new", seats=seats, ruleset=changed)
        finally:
            service.close()

    asyncio.run(ask())


@pytest.mark.parametrize(("game", "name"), LEAVES)
def test_the_command_refuses_it(game: str, name: str, tmp_path: Any) -> None:
    rules = tmp_path / "wide.toml"
    squares = "\n".join(["." * 15] * 15)
    tiles = "\n".join(f"{each} = {{ count = 3, value = 1 }}" for each in LETTERS)
    board = tmp_path / "wide-board.toml"
    board.write_text(
        f'rack = 15\nsquares = """\n{squares}\n"""\n[tiles]\n{tiles}\n', encoding="utf-8"
    )
    rules.write_text('base = "standard"\nlayout = "wide-board.toml"\n', encoding="utf-8")
    for command in (["match", game, "greedy", name, "--pairs", "1"], ["play", game, name]):
        found = run(*command, "--ruleset", rules)
        assert found.returncode == 2, found
        assert f"bot {name} cannot play with ruleset 'wide': leaves={game}" in found.stderr
