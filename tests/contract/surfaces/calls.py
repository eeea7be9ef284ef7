"""Answers of documented Python calls: values, types of errors, attributes of what is returned."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from surfaces.work import Work

BOARD = "15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15"
EMPTY = "15/" * 14 + "15"

#: Expressions with what `_names` has.
VALUES = """
'quiz' in d
'QUIZ' in d
'zzx' in d
5 in d
len(d)
d.words[0], d.words[-1], d.words[100000]
d.sha256
d.name
d.subwords('CATDOGX*')[:40]
d.subwords('')
d.subwords('qu?')
d.superwords('hat', 'TCHED*')
d.substitutions('larch', 'U*')
d.subwords_batch(['CATDOGX', 'TCHED*'])
d.superwords_batch(['hat', 'are'], ['TCHED*', 'SC'])
d.substitutions_batch(['larch', 'hat'], ['U*', 'C'])
d.subwords_batch([])
d.subwords('CAT1')
d.superwords('h1t', 'A')
d.subwords('A' * 65)
d.subwords(5)
d.subwords(None)
d.subwords_batch('CAT')
d.subwords_batch(['CAT', 'D0G'])
few.subwords('THEAS')
few.words[:]
list(few.words)
lf.Dictionary.load('no such list')
lf.Dictionary.load('missing/folder/words.txt')
lf.Dictionary.from_words([])
lf.Dictionary.from_words(['hat', 'h4t', 'that']).words[:]
sorted(lf.cpu_info())
lf.lexicon.plays('CATDOGX*', ['hat', 'l[u]rch'], d, top=6)
lf.lexicon.plays('TCHED', ['hat'], few)
lf.lexicon.plays('TCHED', ['h4t'], d)
lf.lexicon.plays('TC4ED', [], d)
lf.lexicon.plays('TCHED', ['hat'], d, ruleset='none such')
lf.lexicon.plays('TCHED', ['hat'], d, top=2, actions=['insert'])
lf.lexicon.plan('DEIIILOTUW', d)
lf.lexicon.plan('ABCDEFGHIJKLMNOP', d)
lf.lexicon.plan_batch(['DEIIILOTUW', 'QZ'], d)
lf.lexicon.solve_batch(['CATDOGX* hat', 'QUIZ'], d, top=3)[0]
lf.lexicon.solve_batch(['CATDOGX* hat', 'QUIZ'], d, top=3)[1]
lf.lexicon.solve_batch(['CATDOGX* hat', 'QUIZ'], d, top=3).counts
lf.lexicon.solve_batch(['CATDOGX* hat', 'QU1Z'], d)
lf.lexicon.ruleset('article').name
lf.lexicon.ruleset('none such')
lf.lexicon.action_of(lf.lexicon.plays('TCHED', ['hat'], d)[0])
lf.lexicon.plays('TCHED', ['hat'], d, top=-1)
'not a word' in d
replace(lf.lexicon.ruleset('waddingtons'), name='ours', strict=True, out_at=200).out_at
lf.scrabble.plays(BOARD, 'AEINRS?', d, top=8)
lf.scrabble.plays(EMPTY, 'QUIZ', d, top=5)
lf.scrabble.plays('15/15', 'QUIZ', d)
lf.scrabble.plays(BOARD, 'QU!Z', d)
lf.scrabble.plays_batch([BOARD + ' AEINRS?/ 0/0 0', EMPTY + ' QUIZ/ 0/0 0'], d, top=3)
cgp('AEINRS?/QI 10/20 1 lex ENABLE;')
lf.scrabble.format_cgp(cgp('AEINRS?/QI 10/20 1 lex ENABLE;'))
cgp('AEI!RS?/QI 10/20 1')
lf.scrabble.ruleset('standard')
lf.lexibomb.odds(['1..', '...', '...'], 2).at(0, 1)
lf.lexibomb.odds(['1..', '...', '...'], 2).exact
lf.lexibomb.odds(['9..'], 2)
lf.lexibomb.plays(bombs['board'], bombs['opened'], bombs['rack'], d, bombs=22, top=4)
lf.lexibomb.plays(['...', 'CAT'], [], 'CE', d)
lf.lexibomb.default_words().name
lexicon_game.current_player(), lexicon_game.scores, lexicon_game.returns()
encoded(lexicon_game.observation(0))
encoded(lexicon_game.observation(5))
lexicon_game.legal_actions()[:5]
lexicon_game.apply(lf.lexicon.Insert(0, 'hat'))
encoded(scrabble_game.observation(0))
scrabble_game.legal_actions()[:5]
scrabble_game.apply(lf.scrabble.Lay('1A', 'QUIZ'))
encoded(lexibomb_game.observation(0))
lexibomb_game.legal_actions()[:5]
lexibomb_game.apply(lf.lexibomb.Lay('1A', 'QUIZ'))
played('lexicon', lf.lexicon.Game(d, players=3, seed=7, rounds=2), 'greedy', 'planner', 'random')
played('scrabble', lf.scrabble.Game(d, players=2, seed=7), 'static', 'greedy')
played('lexibomb', lf.lexibomb.Game(d, players=2, seed=7), 'odds', 'greedy')
played('lexicon', lf.lexicon.Round(d, players=2, dealer=0, seed=3), 'planner', 'greedy')
lf.lexicon.Game(d, players=99)
bots.names('lexicon'), bots.names('scrabble'), bots.names('lexibomb')
bots.GAMES
bots.bot('none such', d)
bots.bot('greedy:none=1', d)
bots.bot('static', d)
bots.parse('expert:iterations=200')[1]
bots.spec_of('expert', {'iterations': 200, 'quick': True})
bots.bot('expert:iterations=50', d).choose(lexicon_game.observation(lexicon_game.current_player()), seed=1)
advised(lexicon_game)
client_session()
async_client_session()
batch.solve_files('hands.txt', 'out.jsonl', top=1, threads=2)
batch.solve_files('no-such-file.txt', 'out2.jsonl')
record_batch(batch.solve_record_batch, top=2)
record_batch(batch.plan_record_batch)
""".strip().splitlines()  # noqa: E501

#: What users get and read attributes of: public attributes with the types of their values.
OBJECTS = """
d
d.alphabet
d.subwords_batch(['CAT'])
lf.lexicon.plays('CATDOGX*', ['hat'], d)[0]
lf.lexicon.plan('DEIIILOTUW', d)
lf.lexicon.plan_batch(['DEIIILOTUW'], d)
lf.lexicon.solve_batch(['CATDOGX* hat'], d, top=3)
lf.scrabble.plays(BOARD, 'AEINRS?', d, top=1)[0]
lf.scrabble.plays_batch([BOARD + ' AEINRS?/ 0/0 0'], d)
cgp('AEINRS?/QI 10/20 1')
lf.lexibomb.odds(['1..', '...', '...'], 2)
lf.lexibomb.plays(bombs['board'], bombs['opened'], bombs['rack'], d, bombs=22)[0]
lf.lexibomb.default_words()
lexicon_game
lexicon_game.observation(0)
scrabble_game
scrabble_game.observation(0)
lexibomb_game
lexibomb_game.observation(0)
lf.lexicon.Round(d, players=2, dealer=0, seed=3)
bots.bot('greedy', d)
list(advice.advise(lexicon_game.observation(lexicon_game.current_player()), d, iterations=50))[-1]
list(advice.advise(lexicon_game.observation(lexicon_game.current_player()), d, iterations=50))[-1].ranked[0]
""".strip().splitlines()  # noqa: E501


def record(work: Work) -> dict[str, Any]:
    here, cache = Path.cwd(), os.environ["LEXICON_FAST_CACHE"]
    os.chdir(work.folder)
    os.environ["LEXICON_FAST_CACHE"] = str(work.cache)
    try:
        names = _names()
        found = {text: _answer(lambda text=text: eval(text, names)) for text in VALUES}
        found |= {
            f"attributes of {text}": _answer(lambda text=text: _attributes(eval(text, names)))
            for text in OBJECTS
        }
    finally:
        os.chdir(here)
        os.environ["LEXICON_FAST_CACHE"] = cache
    return found


def _names() -> dict[str, Any]:
    import lexicon_fast as lf
    from lexicon_fast import batch, bots
    from lexicon_fast.bots.lexicon import advice

    d = lf.Dictionary.load("enable")
    return {
        "BOARD": BOARD,
        "EMPTY": EMPTY,
        "lf": lf,
        "d": d,
        "few": lf.Dictionary.from_words(["hat", "that", "he", "she", "heat", "at"]),
        "cgp": lambda rest: _cgp(lf, d, rest),
        "bombs": json.loads(Path("lexibomb.jsonl").read_text().splitlines()[0]),
        "replace": replace,
        "batch": batch,
        "bots": bots,
        "advice": advice,
        "lexicon_game": lf.lexicon.Game(d, players=2, seed=7),
        "scrabble_game": lf.scrabble.Game(d, players=2, seed=7),
        "lexibomb_game": lf.lexibomb.Game(d, players=2, seed=7),
        "encoded": _encoded,
        "played": lambda game, made, *specs: _played(d, game, made, specs),
        "advised": lambda game: _advised(d, game),
        "client_session": _client_session,
        "async_client_session": lambda: asyncio.run(_async_client_session()),
        "record_batch": _record_batch,
    }


def _answer(call: Callable[[], Any]) -> Any:
    try:
        return _plain(call())
    except NameError:  # a mistake in the tables above
        raise
    except Exception as error:
        bases = [each.__name__ for each in type(error).__mro__]
        shown = bases[: bases.index("Exception")]
        rule = getattr(error, "rule", None)
        return {"raises": dict.fromkeys(shown, True)} | ({"rule": rule} if rule else {})


def _plain(value: Any) -> Any:
    """A value as JSON. Objects are their fields, or else their names and what is public in them."""
    import msgspec
    import numpy as np

    if isinstance(value, bool | int | float | str) or value is None:
        return value
    if isinstance(value, np.generic):
        return value.item()
    if isinstance(value, np.ndarray):
        return {"dtype": str(value.dtype), "values": value.tolist()}
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    if hasattr(value, "offsets") and hasattr(value, "word_ids"):
        return {name: _plain(np.asarray(getattr(value, name))) for name in ("offsets", "word_ids")}
    try:
        return msgspec.to_builtins(value)
    except (TypeError, ValueError):
        pass
    if isinstance(value, list | tuple) or (
        hasattr(value, "__len__") and hasattr(value, "__iter__")
    ):
        return [_plain(each) for each in value]
    return {
        name: _plain(each)
        for name, each in _read(value)
        if isinstance(each, bool | int | float | str | list | tuple | dict) or each is None
    }


def _read(value: Any) -> list[tuple[str, Any]]:
    names = [name for name in dir(value) if not name.startswith("_")]
    return [(name, getattr(value, name)) for name in names]


def _attributes(value: Any) -> Any:
    return {name: _kind(each) for name, each in _read(value)}


def _kind(value: Any) -> str:
    if callable(value):
        return "call"
    for kind in (bool, int, float, str, list, tuple, dict):
        if isinstance(value, kind):
            return kind.__name__
    return "none" if value is None else "object"


def _cgp(lf: Any, d: Any, rest: str) -> Any:
    layout = lf.scrabble.Layout.load("scrabble")
    return lf.scrabble.parse_cgp(f"{BOARD} {rest}", layout, d.alphabet)


def _encoded(observation: Any) -> Any:
    import msgspec

    return json.loads(msgspec.json.encode(observation))


def _played(d: Any, game: str, made: Any, specs: tuple[str, ...]) -> Any:
    """A game of bots: each action, and how it ends."""
    from lexicon_fast.bots import bot

    players = [bot(spec, d, game) for spec in specs]
    actions = []
    while (player := made.current_player()) is not None:
        action = players[player].choose(made.observation(player), seed=len(actions))
        made.apply(action)
        actions.append(f"{player} {json.dumps(_plain(action))}")
    return {"actions": actions, "returns": list(made.returns())}


def _advised(d: Any, game: Any) -> Any:
    from lexicon_fast.bots.lexicon.advice import advise

    *_, last = advise(game.observation(game.current_player()), d, iterations=100, seed=2)
    return {
        "final": last.final,
        "ranked": [
            {"action": _plain(each.action), "gain": each.gain, "margin": each.margin}
            for each in last.ranked[:5]
        ],
    }


def _client_session() -> Any:
    from lexicon_fast import lexicon
    from lexicon_fast.client import BadParams, Engine, RequestRefused

    found: dict[str, Any] = {}
    with Engine.popen() as engine:
        found["name"] = engine.name
        found["games"] = [each.game for each in engine.games]
        found["search"] = engine.search("CATDOG*", limit=3).words
        found["check"] = engine.check(["quiz", "zzx"])
        (row,) = engine.solve(["CATDOG* hat"], top=2)
        found["solve"] = _plain(row)
        with engine.new_game(players=2, seed=7, rounds=1) as game:
            found["type"] = isinstance(game.observe(1).observation, lexicon.Observation)
            found["legal"] = _plain(game.legal(1, limit=2))
            found["play"] = _plain(game.play("greedy"))
            for name, call in {
                "IllegalAction": lambda: game.apply(lexicon.Insert(0, "hat")),
                "bad bot": lambda: game.play("none such"),
                "NotOver": game.record,
            }.items():
                try:
                    call()
                except Exception as error:
                    found[name] = [
                        isinstance(error, RequestRefused),
                        isinstance(error, BadParams),
                        isinstance(error, ValueError),
                    ]
    return found


async def _async_client_session() -> Any:
    from lexicon_fast.client import AsyncEngine

    async with await AsyncEngine.popen() as engine:
        found = await engine.search("CATDOG*", limit=3)
        async with await engine.new_game(players=2, seed=7, rounds=1) as game:
            return [found.words, _plain(await game.play("greedy"))]


def _record_batch(function: Any, **options: Any) -> Any:
    import pyarrow as pa

    from surfaces.columns import described

    hands, tables = ["CATDOG*", "QUIZ", "B4D"], [["hat"], [], None]
    batch = pa.record_batch({"id": [7, 8, 9], "hand": hands, "table": tables})
    return described(pa.Table.from_batches([function(batch, "enable", **options)]))
