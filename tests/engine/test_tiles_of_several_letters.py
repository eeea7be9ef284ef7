"""Tiles of several letters in records and messages: `[CH]` outside, one letter inside.

The same games are played with an alphabet of one-character letters, and compared.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.talking import Talk

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadRecord
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.tile_text import letter
from lexicon_fast.bots import bot
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.games.registry import GAMES, game_info

SINGLE = "ABCEHLNQ"
#: Some consist of letters that others are, some of parts that no tile has.
LONG = ("CH", "HC", "AA", "ABE", "QU", "NY", "L·L", "LL")
STAND_INS = "ꙀꙂꙄ"
NAMES = ("player 0", "player 1")
TURNS = 12


class Letters:
    """An alphabet, and dictionaries of words that are lists of places in it."""

    def __init__(self, letters: Sequence[str], words: Sequence[Sequence[int]]) -> None:
        self.letters = letters
        lines = [
            f'"{each}" = {{ count = {5 + i % 3}, value = {1 + i}, vowel = {str(i < 2).lower()} }}'
            for i, each in enumerate(letters)
        ]
        text = "\n".join(['name = "Made up"', "blanks = 2", "[letters]", *lines])
        cards = [f"[{each}]" if len(each) > 1 else each for each in letters]
        longest = max(cards, key=len)
        joint = "|" * (len(longest) > 1)
        listed = [longest * 2] * (len(words) * len(joint))  # bars in most lines would be columns
        listed += [joint.join(cards[place] for place in word) for word in words]
        with TemporaryDirectory() as folder:
            path = Path(folder) / "list.txt"
            path.write_text("\n".join(listed), encoding="utf-8")
            language = Language.parse(text, "made", "made.toml")
            self.dictionary = Dictionary(Dictionary.load(path, language=language).compiled, "words")

    def record(self, game: str, seed: int) -> list[str]:
        """A record of a game, in which a bot and chance take turns."""
        info = game_info(game)
        played = info.module.Game(self.dictionary, players=2, seed=seed)
        greedy, rng = bot("greedy", self.dictionary, game), Rng(seed)
        for turn in range(TURNS):
            player = played.current_player()
            if player is None:
                break
            action = greedy.choose(played.observation(player), turn)
            if turn % 2:
                actions = played.legal_actions()
                action = actions[rng.below(len(actions))]
            played.apply(action)
        return list(info.records.lines(played, NAMES))


def written(text: str, letters: Sequence[str]) -> str:
    """Text of the game with stand-ins, with the letters of the other game."""
    shown = {
        form(character): f"[{form(tile)}]"
        for tile, character in stand_ins(letters).items()
        for form in (str.upper, str.lower)
    }
    return unhashed(text).translate(str.maketrans(shown))


def stand_ins(letters: Sequence[str]) -> dict[str, str]:
    """A character for each long tile, in the order of those inside: equal plays are in it."""
    tiles = sorted(
        (tile for tile in letters if len(tile) > 1), key=lambda each: letter(f"[{each}]")
    )
    return dict(zip(tiles, STAND_INS, strict=False))


def unhashed(text: str) -> str:
    """A record without its digests, which depend on the letters."""
    return re.sub(r'\\?"(chain|sha256)\\?": ?\\?"[0-9a-f]*\\?"', "", text)


@st.composite
def alphabets(draw: st.DrawFn) -> tuple[Letters, Letters]:
    """The dictionary of an alphabet with long tiles, and the same with stand-ins."""
    letters = draw(st.lists(st.sampled_from(SINGLE), min_size=4, max_size=6, unique=True))
    letters += draw(st.lists(st.sampled_from(LONG), min_size=1, max_size=3, unique=True))
    letters = draw(st.permutations(letters))
    word = st.lists(st.integers(0, len(letters) - 1), min_size=2, max_size=4)
    words = draw(st.lists(word, min_size=3, max_size=12))
    words.append([max(range(len(letters)), key=lambda place: len(letters[place]))] * 2)
    characters = stand_ins(letters)
    return Letters(letters, words), Letters([characters.get(it, it) for it in letters], words)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_records_are_those_with_stand_ins_and_replay(game: str, data: st.DataObject) -> None:
    long, short = data.draw(alphabets())
    seed = data.draw(st.integers(0, 1000))
    lines = long.record(game, seed)
    text = "\n".join(lines)
    assert written("\n".join(short.record(game, seed)), long.letters) == unhashed(text)
    assert not re.search("[\ue000-\uf8ff\U000f0000-\U0010ffff]", text)
    records = game_info(game).records
    (record,) = records.read(lines)
    assert list(records.lines(records.replay(record, long.dictionary), NAMES)) == lines
    assert records.check(lines, lambda _: long.dictionary, unfinished=True) == 1
    last = lines[-1].replace('"chain":"', '"chain":"0')
    with pytest.raises(BadRecord, match="the line was changed"):
        records.check([*lines[:-1], last], lambda _: long.dictionary, unfinished=True)


def session(game: str, seed: int, lines: Sequence[str], talk: Talk) -> Iterator[Any]:
    """What an engine says while the actions of a record are applied."""
    new = talk.ask("game.new", game=game, seed=seed, dictionary="enable")
    of_game = partial(talk.ask, id=new["id"])
    yield new
    for event in map(json.loads, lines):
        if event["event"] != "turn":
            continue
        player = event["player"]
        seen = of_game("game.observe", player=player, since=0)
        yield seen
        params = {"game": game, "observation": seen["observation"], "dictionary": "enable"}
        yield talk.ask("legal", limit=50, **params)
        yield talk.ask("bot.move", bot="greedy", seed=1, **params)
        yield of_game("game.apply", player=player, action=event["action"])
    if talk.ask("game.list")["games"][0]["to_move"] is not None:
        yield of_game("game.resign", player=0)
    yield of_game("game.record")


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_engine_sessions_are_those_with_stand_ins(game: str, data: st.DataObject) -> None:
    long, short = data.draw(alphabets())
    lines, other = long.record(game, 7), short.record(game, 7)
    said = list(session(game, 7, lines, Talk(long.dictionary)))
    meant = list(session(game, 7, other, Talk(short.dictionary)))
    as_text = partial(json.dumps, ensure_ascii=False)
    for one, two in zip(said, meant, strict=True):
        assert unhashed(as_text(one)) == written(as_text(two), long.letters)
    assert said[-1]["lines"][: len(lines)] == lines
