"""Levels: vocabularies, overlooked plays, phonies, and challenges that weigh the risk."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.forked import run

from lexicon_fast import BadOption, Dictionary
from lexicon_fast.arena.match import Match, play
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import GAMES, Bot, bot, bot_class, names
from lexicon_fast.bots.levels import Overlooks, vocabulary
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.frequency import RAREST, classes_of
from lexicon_fast.dictionary.phonies import false_words
from lexicon_fast.games import lexicon, scrabble
from lexicon_fast.games.lexicon.actions import LAYING, word_of
from lexicon_fast.games.tiles.actions import Lay

LEVELS = [f"level{number}" for number in range(1, 11)]
#: The strongest bots, and an option that makes them fast.
STRONGEST = {"lexicon": "expert", "scrabble": "sim", "lexibomb": "expert"}
CHALLENGING = ("lexicon", "scrabble")

GERMAN = Alphabet("german", "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ", "abcdefghijklmnopqrstuvwxyzäöü")


@pytest.fixture(scope="module")
def thin(enable: Dictionary) -> Dictionary:
    """Every tenth word."""
    return Dictionary.from_words([*enable][::10])


def table_of(game: str) -> Any:
    return import_module(f"lexicon_fast.bots.{game}").LEVELS


def new_game(game: str, dictionary: Dictionary, seed: int, **options: Any) -> Any:
    return import_module(f"lexicon_fast.games.{game}").Game(dictionary, seed=seed, **options)


def turns(game: str, dictionary: Dictionary, count: int) -> list[Any]:
    """Return observations of turns in a game of two weak players."""
    player = bot("greedy", dictionary, game)
    state = new_game(game, dictionary, 5)
    found = []
    while len(found) < count and (mover := state.current_player()) is not None:
        seen = state.observation(mover)
        if seen.phase == "turn":
            found.append(seen)
        state.apply(player.choose(seen, 0))
    return found


def laid(action: Any) -> str | None:
    """Return the word of a play; None for other actions."""
    if isinstance(action, LAYING):
        return word_of(action.laid)
    return (
        action.word.replace("(", "").replace(")", "").lower() if isinstance(action, Lay) else None
    )


# ------------------------------------------------------------------------ the levels


@pytest.mark.parametrize("game", GAMES)
def test_levels_follow_the_bots_of_a_game(game: str) -> None:
    assert names(game)[-10:] == LEVELS
    assert STRONGEST[game] == names(game)[-11]
    for name in LEVELS:
        made = bot_class(name, game)
        assert made.kind == name
        assert made.options[0].name == "words"
        assert made.__doc__ is not None
        assert made.__doc__.startswith(f"Level {name[5:]} of 10: plays like ")


@pytest.mark.parametrize("game", GAMES)
def test_levels_know_more_and_more_words(game: str, thin: Dictionary) -> None:
    levels = [bot(name, thin, game) for name in LEVELS]
    known = [{word for word in each.words if word in thin} for each in levels]
    assert all(less <= more for less, more in pairwise(known))
    assert len(known[0]) < len(thin) / 14
    assert levels[-1].knows_all
    assert len({len(each) for each in known}) >= 5
    false = [len(each.words) - len(here) for each, here in zip(levels, known, strict=True)]
    assert (false[0] > 0) == (game in CHALLENGING)
    assert false[-1] == 0


@pytest.mark.parametrize("game", GAMES)
def test_tables_get_stronger_line_by_line(game: str) -> None:
    for weaker, stronger in pairwise(table_of(game)):
        assert weaker.words <= stronger.words
        assert weaker.phonies >= stronger.phonies
        assert weaker.caution >= stronger.caution
        assert names(game).index(weaker.bot) <= names(game).index(stronger.bot)
    best = table_of(game)[-1]
    assert (best.bot, best.options, best.words) == (STRONGEST[game], {}, RAREST)
    assert (best.overlooks, best.phonies, best.caution) == (0, 0, 1)


@pytest.mark.parametrize("game", GAMES)
def test_level_10_plays_like_the_strongest_bot(game: str) -> None:
    words = Dictionary.load("2of12inf")
    for observation in turns(game, words, 1):
        action = bot("level10", words, game).choose(observation, 3)
        assert action == bot(STRONGEST[game], words, game).choose(observation, 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", LEVELS[:9])
def test_same_observation_and_seed_same_action(game: str, name: str, thin: Dictionary) -> None:
    first, second = bot(name, thin, game), bot(name, thin, game)
    observations = turns(game, thin, 6)
    there = [first.choose(each, 7) for each in observations]
    assert [second.choose(each, 7) for each in reversed(observations)] == there[::-1]
    for other in (pickle.loads(pickle.dumps(first)), copy.deepcopy(first), copy.copy(first)):
        assert [other.choose(each, 7) for each in observations] == there


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_overlooks_other_plays(game: str, thin: Dictionary) -> None:
    level = bot("level1", thin, game)
    actions = [
        {level.choose(observation, seed) for seed in range(20)}
        for observation in turns(game, thin, 5)
    ]
    assert sum(len(each) > 1 for each in actions) >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_level_stops_on_request(game: str, enable: Dictionary) -> None:
    asked = []

    def ended() -> bool:
        asked.append(True)
        return True

    observation = turns(game, enable, 1)[0]
    level = bot("level10", enable, game)
    level.heeding(ended).choose(observation, 0)
    assert asked
    assert not level.ended()


def test_vocabularies_are_made_once_and_shared(thin: Dictionary) -> None:
    first, second = bot("level3", thin, "scrabble"), bot("level3", thin, "scrabble")
    assert first.words is second.words
    size = table_of("scrabble")[2].words
    assert vocabulary(thin, thin, size, 0.0) is vocabulary(thin, thin, size, 0.0)


def test_the_option_words_limits_the_vocabulary(enable: Dictionary, tmp_path: Path) -> None:
    path = tmp_path / "few.txt"
    path.write_text("house\nzax\ntea\n", encoding="utf-8")
    level = bot(f"level1:words={path}", enable)
    assert {word for word in level.words if word in enable} == {"house", "tea"}
    assert level.name == f"level1:words={path}"
    assert set(bot("level10", enable, words=str(path)).words) == {"house", "tea", "zax"}


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_levels_of_board_games_play_with_other_leaves(game: str, thin: Dictionary) -> None:
    observation = turns(game, thin, 1)[0]
    for name in LEVELS[:8]:
        bot(f"{name}:leaves=none", thin, game).choose(observation, 1)
    with pytest.raises(BadOption, match="leaves=nowhere"):
        bot("level9:leaves=nowhere", thin, game)


# ------------------------------------------------------ other words and other letters


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("words", [["zax"], ["aa", "qi"], ["hat", "that", "crwth", "xu"]])
def test_levels_play_with_any_dictionary(game: str, words: list[str]) -> None:
    few = Dictionary.from_words(words)
    observation = new_game(game, few, 1).observation(new_game(game, few, 1).current_player())
    for name in LEVELS[:9]:
        level = bot(name, few, game)
        assert len(level.words) >= 1
        level.choose(observation, 1)


def test_in_other_languages_levels_know_short_words() -> None:
    words = ["öl", "tür", "haus", "straße".replace("ß", "ss"), "schifffahrt", "überraschungen"]
    german = Dictionary.from_words(words, alphabet=GERMAN)
    assert not classes_of(german).by_frequency
    known = [set(vocabulary(german, german, size, 0.0)) for size in (10, 35, 70, RAREST)]
    assert known[0] == {"öl", "tür", "haus"}
    assert known[1] == known[0]
    assert known[2] == {*known[0], "strasse", "schifffahrt"}
    assert known[3] == set(words[:3]) | {"strasse", "schifffahrt", "überraschungen"}
    level = bot("level2", german)
    assert level.words.alphabet.fingerprint == german.alphabet.fingerprint


def test_false_words_of_other_languages_have_their_letters() -> None:
    words = [f"{a}{b}{c}" for a in "äöük" for b in "abst" for c in "enr"]
    german = Dictionary.from_words(words, alphabet=GERMAN)
    found = false_words(words, german, 10)
    assert 5 <= len(found) <= 10
    assert all(set(word) <= set(GERMAN.lower) and word not in german for word in found)


# ------------------------------------------------------------------- overlooked plays


def test_common_short_words_are_overlooked_least(enable: Dictionary) -> None:
    def share(words: list[str], rate: float) -> float:
        seen = [Overlooks(seed, rate, classes_of(enable))(words, "8D") for seed in range(4000)]
        return sum(seen) / len(seen)

    # 0.5 times the weight of the word, then a tenth of the places.
    assert share(["the"], 0.5) == pytest.approx((1 - 0.5 * 0.49) * 0.9, abs=0.03)
    assert share(["the"], 0.5) > share(["mothers"], 0.5) > share(["aardwolf"], 0.5)
    assert share(["the"], 0.5) > share(["the", "at", "he"], 0.5) + 0.1
    assert share(["aardwolf"], 0.5) == pytest.approx(0.5 * 0.9, abs=0.03)
    assert share(["aardwolf"], 0.0) == 1.0
    assert share(["aardwolf"], 1.0) == 0.0


def test_a_word_comes_to_mind_for_all_places_of_a_turn(enable: Dictionary) -> None:
    missed = 0
    for seed in range(200):
        sees = Overlooks(seed, 0.9, classes_of(enable))
        found = [sees(["larches"], f"{row}A LARCHES") for row in range(1, 16)]
        missed += not any(found)
    # If each place were decided alone, all fifteen would hardly ever be missed.
    assert 100 < missed < 190


def test_a_bot_leaves_out_what_it_overlooks(thin: Dictionary) -> None:
    for game in GAMES:
        for name in names(game):
            if name in LEVELS or name in ("sim", "expert"):
                continue
            blind = bot(name, thin, game).overlooking(lambda words, play: False)
            for observation in turns(game, thin, 3):
                assert laid(blind.choose(observation, 1)) is None
            assert bot(name, thin, game).sees is None
    for game, name in STRONGEST.items():
        blind = bot(f"{name}:iterations=20", thin, game).overlooking(lambda *_: False)
        assert laid(blind.choose(turns(game, thin, 1)[0], 1)) is None


# ------------------------------------------------------------------------------ phonies


def games_with_challenges(
    game: str, level: str, dictionary: Dictionary, count: int, **options: Any
) -> Iterator[tuple[Any, Any]]:
    """Yield the observations and actions of a level in games against itself."""
    player = bot(level, dictionary, game)
    for seed in range(count):
        state = new_game(game, dictionary, seed, **options)
        luck = Rng(seed)
        while (mover := state.current_player()) is not None:
            seen = state.observation(mover)
            action = player.choose(seen, luck.next())
            yield seen, action
            state.apply(action)


@pytest.mark.parametrize("game", CHALLENGING)
def test_low_levels_lay_occasional_phonies(game: str, thin: Dictionary) -> None:
    def rate(level: str, games: int) -> float:
        plays = phonies = 0
        for _, action in games_with_challenges(game, level, thin, games):
            if (word := laid(action)) is not None:
                plays += 1
                phonies += word not in thin
        assert plays > 100
        return phonies / plays

    low, high = rate("level1", 20), rate("level8", 16)
    assert 0.005 <= low <= 0.1, low
    assert high < low, high


@pytest.mark.parametrize("game", GAMES)
def test_there_are_no_phonies_where_they_cannot_be_challenged(game: str, thin: Dictionary) -> None:
    rules = import_module(f"lexicon_fast.games.{game}").ruleset(
        "standard" if game != "lexicon" else "waddingtons"
    )
    if game == "lexicon":
        rules = replace(rules, strict=True, name="strict")
    elif game == "scrabble":
        rules = replace(rules, challenge="void", name="void")
    for level in ("level1", "level4"):
        laid_words = [
            word
            for _, action in games_with_challenges(game, level, thin, 3, ruleset=rules)
            if (word := laid(action)) is not None and "_" not in word
        ]
        assert len(laid_words) > 20
        assert all(word in thin for word in laid_words)


@pytest.mark.parametrize("game", CHALLENGING)
def test_a_level_believes_in_its_own_phonies(game: str, enable: Dictionary) -> None:
    level = bot("level1", enable, game)
    false = [word for word in level.words if word not in enable]
    known = len(level.words) - len(false)
    assert len(false) == pytest.approx(table_of(game)[0].phonies * known, rel=0.3)
    assert vocabulary(enable, enable, 10, 0.05) is vocabulary(enable, enable, 10, 0.05)
    assert false_words(list(enable)[::10], enable, 50) == false_words(
        list(enable)[::10], enable, 50
    )
    for word in false:
        assert len(word) >= 2
        assert word not in enable


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_a_word_that_was_taken_back_is_not_laid_again(name: str, enable: Dictionary) -> None:
    dreamer = bot_class(name)(enable, words=Dictionary.from_words(["xqz", "zoo"]))
    seen = lexicon.Observation(
        0, "AQXZ", pile="E", stock=30, hand_sizes=(4, 9), to_move=0, first_exposed="E"
    )
    actions = [dreamer.choose(seen, seed) for seed in range(10)]
    assert lexicon.Form("xqz") in actions
    history = (
        lexicon.Turn(0, lexicon.Form("xqz")),
        lexicon.Turn(1, lexicon.CHALLENGE, right=True),
    )
    again = msgspec.structs.replace(seen, history=history)
    assert lexicon.Form("xqz") not in [dreamer.choose(again, seed) for seed in range(10)]


@pytest.mark.parametrize("name", ["greedy", "static", "sim:iterations=30"])
def test_a_play_that_was_taken_back_is_not_laid_again(name: str, enable: Dictionary) -> None:
    dreamer = bot(name, enable, "scrabble")
    dreamer = type(dreamer)(enable, words=Dictionary.from_words(["xqz", "zoo"]))
    layout = scrabble.ruleset("standard").layout.counts
    rest = "".join(tile * (count - "XQZEEEE".count(tile)) for tile, count in layout.items())
    game = scrabble.Game(enable, starter=0, bag="XQZEEEE" + rest)
    action = dreamer.choose(game.observation(0), 0)
    assert laid(action) == "xqz"
    game.apply(action)
    game.apply(scrabble.CHALLENGE)
    game.apply(scrabble.PASS)
    assert laid(dreamer.choose(game.observation(0), 0)) is None


# --------------------------------------------------------------------------- challenges

NONSENSE = ("xqzvk", "bcdfgh", "zzzqjx", "hhhhhh", "qqjvw", "wvxkz")


def asked_about(
    game: str, word: str, *, cost: str = "usual", earlier: Any = (), goes_out: bool = False
) -> Any:
    """Return an observation of the second player, who may challenge a word.

    cost: "usual" or "none" for what a wrong challenge costs; earlier: words that the first player
    laid in Lexicon, each with the ruling on a challenge; goes_out: the play ends the round.
    """
    if game == "lexicon":
        rules: Any = "waddingtons"
        if cost == "none":
            rules = replace(lexicon.ruleset(rules), wrong_challenger=0, name="free").to_json()
        history: list[Any] = []
        for other, right in earlier:
            history.append(lexicon.Turn(0, lexicon.Form(other)))
            history.append(
                lexicon.Turn(1, lexicon.ACCEPT if right is None else lexicon.CHALLENGE, right=right)
            )
            history.append(lexicon.Turn(1, lexicon.Draw("A", "exposed"), taken="E"))
        history.append(lexicon.Turn(0, lexicon.Form(word)))
        table = (*(other for other, right in earlier if right is not True), word)
        return lexicon.Observation(
            1,
            "AEIOUTRN",
            table,
            pile="E",
            stock=20,
            hand_sizes=(0 if goes_out else 10 - len(word), 8),
            to_move=1,
            phase="challenge",
            history=tuple(history),
            ruleset=rules,
        )
    rules = "standard"
    if cost == "none":
        rules = replace(scrabble.ruleset(rules), challenge="single", name="free").to_json()
    row = f".......{word.upper()}".ljust(15, ".")
    return scrabble.Observation(
        1,
        "AEINRST",
        (*["." * 15] * 7, row, *["." * 15] * 7),
        bag=80,
        rack_sizes=(1, 7),
        scores=(24, 0),
        to_move=1,
        phase="challenge",
        history=(scrabble.Turn(0, Lay("8H", word.upper()), score=24),),
        ruleset=rules,
    )


def challenges(made: Bot, game: str, words: Any, **position: Any) -> list[bool]:
    """Return for each word whether a bot challenges it."""
    found = []
    for word in words:
        answer = made.choose(asked_about(game, word, **position), 0)
        assert answer in (lexicon.ACCEPT, lexicon.CHALLENGE, scrabble.ACCEPT, scrabble.CHALLENGE)
        found.append(answer in (lexicon.CHALLENGE, scrabble.CHALLENGE))
    return found


def rare_words(dictionary: Dictionary, known: Dictionary, count: int) -> list[str]:
    """Return valid words that are not known, some letters long."""
    rare = [word for word in dictionary if 4 <= len(word) <= 7 and word not in known]
    return Rng(1).sample(rare, count)


@pytest.mark.parametrize("game", CHALLENGING)
@pytest.mark.parametrize("spec", ["greedy:words=2of12inf", "level2", "level5", "level8"])
def test_few_rare_words_are_challenged(game: str, spec: str, enable: Dictionary) -> None:
    made = bot(spec, enable, game)
    rare = rare_words(enable, made.words, 30)
    assert len(rare) == 30
    assert sum(challenges(made, game, rare)) <= 8
    known = [word for word in made.words if len(word) == 5][:20]
    assert not any(challenges(made, game, known))


@pytest.mark.parametrize("game", CHALLENGING)
@pytest.mark.parametrize("spec", ["greedy:words=2of12inf", "level2", "level5", "level8"])
def test_nonsense_is_challenged(game: str, spec: str, enable: Dictionary) -> None:
    made = bot(spec, enable, game)
    assert all(challenges(made, game, NONSENSE))


@pytest.mark.parametrize("game", CHALLENGING)
def test_a_challenge_that_costs_nothing_is_always_made(game: str, enable: Dictionary) -> None:
    made = bot("greedy:words=2of12inf", enable, game)
    rare = rare_words(enable, made.words, 30)
    assert all(challenges(made, game, rare, cost="none"))
    assert challenges(made, game, ["hello"], cost="none") == [False]


@pytest.mark.parametrize("game", CHALLENGING)
def test_a_bot_that_knows_the_dictionary_is_always_right(game: str, enable: Dictionary) -> None:
    for spec in ("greedy", "level10"):
        made = bot(spec, enable, game)
        rare = rare_words(enable, Dictionary.load("2of12inf"), 30)
        assert not any(challenges(made, game, rare))
        assert all(challenges(made, game, [*NONSENSE, "retrank", "gooder"]))


def test_a_player_of_phonies_is_challenged_more(enable: Dictionary) -> None:
    made = bot("greedy:words=2of12inf", enable)
    word = "ruiner"  # valid, but not known
    honest = [("house", None), ("mouse", None), ("larch", None)]
    liar = [("gooder", True), ("baddest", True), ("retrank", True)]
    assert challenges(made, "lexicon", [word], earlier=honest) == [False]
    assert challenges(made, "lexicon", [word], earlier=liar) == [True]


def test_a_play_that_ends_the_round_is_challenged_more(enable: Dictionary) -> None:
    made = bot("greedy:words=2of12inf", enable)
    words = rare_words(enable, made.words, 200)
    usual, out = (
        challenges(made, "lexicon", words),
        challenges(made, "lexicon", words, goes_out=True),
    )
    assert sum(out) > sum(usual)
    assert all(after >= before for before, after in zip(usual, out, strict=True))


def test_cautious_bots_challenge_less(enable: Dictionary) -> None:
    for game in CHALLENGING:
        counts = []
        made: Any = bot("greedy:words=2of12inf", enable, game)
        rare = rare_words(enable, made.words, 150)
        for caution in (0.25, 1.0, 4.0):
            made.caution = caution
            counts.append(sum(challenges(made, game, rare)))
        assert counts[0] > counts[1] > counts[2]


def test_a_bot_with_few_words_accepts_all_but_what_it_can_judge(enable: Dictionary) -> None:
    few = Dictionary.from_words(["hat", "hats"])  # too few to know how words look
    for game in CHALLENGING:
        child = bot_class("greedy", game)(enable, words=few)
        assert challenges(child, game, ["ruiner", "xqzvk"]) == [False, False]


# ------------------------------------------------------------------- user interfaces


@pytest.mark.parametrize("game", GAMES)
def test_a_much_higher_level_wins(game: str, thin: Dictionary, tmp_path: Path) -> None:
    words = tmp_path / "thin.txt"
    words.write_text("\n".join(thin), encoding="utf-8")
    deals = list(play(Match(game=game, bots=("level2", "level9"), words=str(words), seed=5), 10))
    wins = [sum(each.wins[at] for deal in deals for each in deal.played) for at in (0, 1)]
    assert wins[1] >= 16, wins


def test_matches_of_the_command_line_know_levels(thin: Dictionary, tmp_path: Path) -> None:
    words = tmp_path / "thin.txt"
    words.write_text("\n".join(thin), encoding="utf-8")
    found = run(
        "match",
        "scrabble",
        "level1",
        "level2",
        "--pairs",
        "1",
        "--words",
        words,
        "--seed",
        "1",
        encoding="utf-8",
    )
    assert found.returncode == 0, found.stderr
    assert "level1" in found.stdout


@pytest.mark.parametrize("game", GAMES)
def test_the_command_line_knows_levels(game: str) -> None:
    found = run("play", game, "level3", "--seed", "1", input="quit\n", encoding="utf-8")
    assert found.returncode == 0, found.stderr
    assert "against Level 3." in found.stdout
    wrong = run("play", game, "level11", encoding="utf-8")
    assert wrong.returncode == 2
    assert "level1" in wrong.stderr
