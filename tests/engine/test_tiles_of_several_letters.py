"""Tiles of several letters in records and messages: `[CH]` outside, one letter inside.

The same games are played with an alphabet of one-character letters, and compared.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.effort import examples
from support.talking import Talk

from lexicon_fast import Dictionary, client, lexicon, scrabble
from lexicon_fast.base.errors import BadRecord
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.tile_text import letter, shown
from lexicon_fast.bots import bot
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.games.registry import GAMES, game_info
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import game_from
from lexicon_fast.rl import lexibomb_v0, lexicon_v0, scrabble_v0

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
@settings(max_examples=examples(50))
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
    """The replies of an engine while the actions of a record are applied."""
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
@settings(max_examples=examples(50))
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


# Spanish


@pytest.fixture(scope="module")
def spanish_list(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("spanish") / "palabras.txt"
    path.write_text("chico\ncoche\néche\nhico\nlleno", encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def spanish(spanish_list: Path) -> Dictionary:
    return Dictionary.load(spanish_list, language="es")


def test_dictionaries_are_loaded_in_a_language(spanish_list: Path, enable: Dictionary) -> None:
    talk, words = Talk(enable), str(spanish_list)
    info = talk.ask("dictionary.load", words=words, language="es")
    assert (info["alphabet"], info["words"]) == ("es", 5)
    assert info["upper"] == "ABC[CH]DEFGHIJL[LL]MNÑOPQR[RR]STUVXYZ"
    assert info["lower"] == "abc[ch]defghijl[ll]mnñopqr[rr]stuvxyz"
    ask = partial(talk.ask, dictionary=words)
    asked = ["chico", "[CH]ICO", "c|hico", "ECHÉ"]
    assert ask("dictionary.check", words=asked)["known"] == [True, True, False, True]
    assert ask("dictionary.search", hand="ocich")["words"] == ["[ch]ico"]
    (rows,) = ask("solve", game="lexicon", positions=["CHICO [ll]eno"], top=1)["rows"]
    assert rows["moves"][0]["laid"] == "[ch]ico"
    refused = talk.refused("dictionary.load", words=words, language="xx")
    assert "use" in refused["message"]


def test_files_of_languages_are_opened_only_where_files_are(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(Language.load("es").text, encoding="utf-8")
    talk = Talk(Dictionary.from_words(["ab"]), open_files=False)
    assert talk.refused("dictionary.load", words="enable", language=str(path))["data"] == {
        "type": "BadOption"
    }
    message = talk.refused("dictionary.load", words="enable", language="e")["message"]
    assert message.startswith("language 'e' is not available here; available: ca, cs, ")


def test_actions_fold_accents_and_bare_text_is_of_single_letters(spanish: Dictionary) -> None:
    talk = Talk(spanish)
    state = {"hands": ["CHICO[CH]E", "AB"], "pile": "D", "to_move": 0}
    game = talk.ask("game.new", game="lexicon", position=state)["id"]
    seen = talk.ask("game.observe", id=game, player=0)["observation"]
    assert sorted(seen["hand"]) == sorted("CHICO[CH]E")
    apply = {"id": game, "player": 0}
    bare = talk.refused("game.apply", **apply, action={"action": "form", "laid": "eche"})
    assert bare["data"] == {"type": "IllegalAction", "rule": "hand"}
    laid = {"action": "form", "laid": "[ch]e\N{COMBINING ACUTE ACCENT}"}
    events = talk.ask("game.apply", **apply, action=laid)["events"]
    assert events[0]["action"] == {"action": "form", "laid": "[ch]e"}


def test_letters_of_a_hand_that_stand_together_are_no_tile(spanish: Dictionary) -> None:
    assert [play.word for play in lexicon.plays("CHICO", [], spanish)] == ["hico"]
    assert [shown(play.word) for play in lexicon.plays("[CH]ICO", [], spanish)] == ["[ch]ico"]
    (typed,) = lexicon.solve_batch(["CHICO"], spanish)
    assert [shown(play.word) for play in typed] == ["[ch]ico"]
    # Nor are letters of a word on the board, which is false then.
    position = State(racks=("CHICO", "AB"))
    game = game_from(position, spanish, ruleset="standard", seed=1)
    game.apply(scrabble.Lay("8D", "CHICO"))
    assert bot("greedy", spanish, "scrabble").choose(game.observation(1), 1) == scrabble.CHALLENGE
    game.apply(scrabble.CHALLENGE)
    assert not any(game.scores)


@pytest.mark.parametrize("name", ["scrabble-es", "super-ca"])
def test_layouts_and_rulesets_have_tiles_in_brackets(name: str) -> None:
    layout = replace(scrabble.Layout.load(name), name="own")
    data: Any = json.loads(shown(json.dumps(layout.to_json(), ensure_ascii=False)))
    assert any(tile.startswith("[") for tile in data["tiles"])
    assert scrabble.Layout.of_json(data) == layout
    text = 'rack = 2\nsquares = "... ..."\n[tiles]\n"[CH]" = {count = 3, value = 1}'
    assert [shown(tile) for tile in scrabble.Layout.parse(text, "tiny", "t").counts] == ["[CH]"]
    rules = lexicon.ruleset("article-es")
    fields: Any = {**rules.to_json()} if not isinstance(rules.to_json(), str) else {
        "name": "own", "points": dict(rules.points), "pack": dict(rules.pack),
        "max_exchanged": 1, "same_word_exchange": False,
    }  # fmt: skip
    read = lexicon.ruleset(json.loads(shown(json.dumps(fields, ensure_ascii=False))))
    assert (read.points, read.pack) == (rules.points, rules.pack)


def test_a_record_makes_no_tile_known(spanish: Dictionary) -> None:
    game = lexicon.Game(spanish, seed=1)
    records = game_info("lexicon").records
    text = "\n".join(records.lines(game, NAMES))
    lines = text.replace("[RR]", "[XY]").replace("[rr]", "[xy]").splitlines()
    (record,) = records.read(lines)
    assert len(record.setup.dictionary.upper) == len(spanish.alphabet.upper)
    (strange,) = set(record.setup.dictionary.upper) - set(spanish.alphabet.upper)
    assert shown(strange) == strange
    with pytest.raises(BadRecord, match=r"record:1: dictionary .*: upper .*has .*\[RR\]"):
        records.replay(record, spanish)
    most = "".join(f"[A{place}]" for place in range(200))
    many = (
        lines[0].replace('"upper":"', f'"upper":"{most}').replace('"lower":"', f'"lower":"{most}')
    )
    (record,) = records.read([many])
    assert record.setup.dictionary.upper.startswith("[A0][A1]")


def test_environments_name_and_draw_tiles(spanish: Dictionary) -> None:
    for module in (lexicon_v0, scrabble_v0, lexibomb_v0):
        env = module.raw_env(words=spanish, render_mode="ansi")
        env.reset(seed=5)
        assert {"[CH]", "[LL]", "[RR]"} < set(env.encoding.texts)
        while env.agents and not re.search(r"\[(CH|LL|RR)\]", env.render()):
            env.step(int(env.observe(env.agent_selection)["action_mask"].nonzero()[0][0]))
        assert env.agents
        assert not re.search("[\U000f0000-\U0010ffff]", env.render())


@pytest.mark.processes
def test_a_client_sends_and_gets_brackets(spanish_list: Path) -> None:
    with client.Engine.popen() as engine:
        info = engine.load(str(spanish_list), language="es")
        (answer,) = engine.solve(["CHICO"], dictionary=info.dictionary, top=1)
        assert answer.moves[0].word == "[ch]ico"
        seen = lexicon.Observation(
            0, Language.load("es").alphabet.read("[CH]EICO"), pile="D", hand_sizes=(5, 5),
            stock=41, to_move=0, ruleset="waddingtons-es",
        )  # fmt: skip
        legal = engine.legal(seen, dictionary=info.dictionary).actions
        assert lexicon.Form("[ch]ico") in legal
        assert lexicon.Draw("[CH]", "blind") in legal


def test_records_of_alphabets_with_private_characters_stay_as_they_are() -> None:
    """Users have such alphabets since 0.1.0."""
    upper, lower = "AB\ue000\U000ffff0", "ab\ue001\U000ffff1"
    own = Dictionary.from_words([lower[2:] + "a", "abba"], alphabet=Alphabet("own", upper, lower))
    rules = lexicon.Ruleset(
        "own", dict.fromkeys([*upper, "*"], 5), None, True, dict.fromkeys([*upper, "*"], 8)
    )
    game = lexicon.Game(own, ruleset=rules, seed=1)
    records = game_info("lexicon").records
    lines = list(records.lines(game, NAMES))
    assert f'"upper":"{upper}","lower":"{lower}"' in lines[0]
    assert list(records.lines(records.replay(records.read(lines)[0], own), NAMES)) == lines
    assert records.check(lines, lambda _: own, unfinished=True) == 1
