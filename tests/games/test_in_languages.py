"""Games in other languages: rulesets and layouts follow the language of the dictionary."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from lexicon_fast import Dictionary, lexibomb, lexicon, scrabble
from lexicon_fast.base.errors import BadAlphabet, BadDictionary, BadOption
from lexicon_fast.dictionary.languages import Language, codes
from lexicon_fast.games.registry import GAMES

WORDS = ["été", "êtes", "tête", "sœur", "aérer", "raté", "tarte", "thé", "où"]
MADE_UP = """
name = "Made up"
blanks = 1
[letters]
A = { count = 6, value = 1, vowel = true, cards = 5, points = 10 }
B = { count = 3, value = 4, cards = 3, points = 6 }
"Ŋ" = { count = 2, value = 7, cards = 2, points = 4 }
"""
PLAYABLE = [code for code in codes() if len(Language.load(code).letters) <= 32]


@pytest.fixture(scope="module")
def french(tmp_path_factory: pytest.TempPathFactory) -> Dictionary:
    path = tmp_path_factory.mktemp("lists") / "mots.txt"
    path.write_text("\n".join(WORDS), encoding="utf-8")
    return Dictionary.load(path, language="fr")


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    path = tmp_path / "bang.toml"
    path.write_text(MADE_UP, encoding="utf-8")
    return path


def test_games_have_the_tiles_and_cards_of_the_language(french: Dictionary) -> None:
    language = Language.load("fr")
    game = scrabble.Game(french, seed=1)
    assert (game.rules.name, game.rules.layout.name) == ("standard-fr", "scrabble-fr")
    assert game.rules.layout.counts == language.counts
    assert game.rules.layout.values["K"] == 10
    bombs = lexibomb.Game(french, seed=1, ruleset="classic_poc")
    assert bombs.rules.name == "classic_poc-fr"
    assert bombs.rules.layout.values == language.values
    cards = lexicon.Game(french, seed=1, ruleset="article")
    assert cards.rules.name == "article-fr"
    assert cards.rules.max_exchanged == 1
    assert {card: cards.rules.pack[card] for card in "EKW*"} == {"E": 5, "K": 1, "W": 1, "*": 1}
    assert sum(cards.rules.pack.values()) == 52


def test_super_scrabble_has_twice_the_tiles(french: Dictionary) -> None:
    layout = scrabble.Game(french, ruleset="super", seed=1).rules.layout
    assert (layout.rows, layout.counts["E"], layout.counts["?"]) == (21, 30, 4)


def test_records_of_games_name_the_language(french: Dictionary) -> None:
    for module, name in ((scrabble, "standard-fr"), (lexicon, "waddingtons-fr")):
        game = module.Game(french, seed=3)
        records = GAMES[module.__name__.rpartition(".")[2]].records
        assert game.events[0].ruleset == name
        assert game.observation(0).rules == game.rules
        (read,) = records.read(records.lines(game, ["a", "b"]))
        assert records.replay(read, french).rules == game.rules


def test_plays_and_moves_are_scored_in_the_language(french: Dictionary) -> None:
    best = scrabble.plays([], "THEEEEE", french, top=1)[0]
    assert (best.word, best.score) == ("THE", 2 * (1 + 4 + 1))
    rules = lexicon.ruleset("waddingtons-fr")
    left = lexicon.plays("WKTHE", (), french)[0].left_points
    assert left == rules.points["W"] + rules.points["K"]


def test_a_ruleset_of_a_language_is_known_by_its_name() -> None:
    for module, name in ((scrabble, "super"), (lexibomb, "standard"), (lexicon, "article")):
        rules = module.ruleset(f"{name}-de")
        assert rules.to_json() == f"{name}-de" == rules.name
        assert module.ruleset(name, Language.load("de")) is not module.ruleset(name)
        assert module.ruleset(name, Language.load("de")) == rules
        assert module.ruleset(name, Language.load("en")) is module.ruleset(name)
        assert module.ruleset(name, None) is module.ruleset(name)
        assert pickle.loads(pickle.dumps(rules)) == rules
        with pytest.raises(BadOption, match=f"{name}-xx"):
            module.ruleset(f"{name}-xx")
        assert f"{name}-de" in module.RULESETS
        assert f"{name}-de" not in list(module.RULESETS)
        assert 7 not in module.RULESETS


def test_own_cards_and_tiles_stay(french: Dictionary) -> None:
    own = replace(
        lexicon.ruleset("article"), name="own", points={**lexicon.ruleset("article").points, "A": 1}
    )
    assert lexicon.Game(french, ruleset=own, seed=1).rules == own
    strict = replace(lexicon.ruleset("article"), name="strict", strict=True)
    rules = lexicon.Game(french, ruleset=strict, seed=1).rules
    assert (rules.name, rules.pack["E"], rules.strict) == ("strict", 5, True)
    tiles = scrabble.Layout.load("scrabble").to_json()
    layout = replace(scrabble.Layout.load("scrabble"), name="own")
    assert scrabble.plays([], "THE", french, layout=layout)[0].score == 12
    assert tiles == "scrabble"


@pytest.mark.parametrize("code", PLAYABLE)
def test_every_language_has_rules(code: str) -> None:
    language = Language.load(code)
    try:
        letters = set(language.alphabet.upper)
    except BadAlphabet as error:
        pytest.skip(str(error))
    if code == "en":
        return
    layout = scrabble.ruleset(f"standard-{code}").layout
    assert {*layout.counts} == {*letters, "?"}
    rules = lexicon.ruleset(f"waddingtons-{code}")
    assert {*rules.pack} == {*letters, "*"} == {*rules.points}
    assert 50 <= sum(rules.pack.values()) <= 64


def test_a_made_up_language_comes_with_its_dictionary(made_up: Path, tmp_path: Path) -> None:
    path = tmp_path / "words.txt"
    path.write_text("baŋ\nab\nŋab\n", encoding="utf-8")
    compiled = tmp_path / "bang.dictionary"
    Dictionary.compile(path, compiled, language=made_up)
    made_up.unlink()
    d = Dictionary.load(compiled)
    assert d.language is not None
    assert (d.language.code, d.language.name, d.alphabet.vowels) == ("bang", "Made up", "A")
    assert scrabble.plays([], "BAŊ", d)[0].score == 2 * (4 + 1 + 7)
    game = lexicon.Game(d, seed=1, ruleset=replace(lexicon.ruleset("article"), cards_each=3))
    assert game.rules.pack == {"A": 5, "B": 3, "Ŋ": 2, "*": 1}
    assert game.events[0].ruleset["pack"]["Ŋ"] == 2
    assert game.observation(0).rules == game.rules


def test_a_compiled_dictionary_of_another_language_is_refused(
    french: Dictionary, tmp_path: Path
) -> None:
    path = tmp_path / "fr.dictionary"
    path.write_bytes(bytes(french.compiled.content))
    assert Dictionary.load(path, language="fr").language == french.language
    with pytest.raises(BadDictionary, match=r"'fr', not that of language 'de'"):
        Dictionary.load(path, language="de")
