"""Pickles and copies of games and bots: they continue as the original does."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from support.effort import one_level
from support.pickles import PROTOCOLS, WORDS, again, plays_on, record

import lexicon_fast as lf
from lexicon_fast import Dictionary, bots, lexibomb, lexicon, scrabble
from lexicon_fast.base.errors import BadOption

pytestmark = pytest.mark.filterwarnings("ignore:.*lines are not words")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def own(tmp_path: Path, cache: Path) -> Dictionary:
    """A list of the user's own, in the cache."""
    (tmp_path / "own.txt").write_text("\n".join([*WORDS, "7up"]))
    return Dictionary.load(tmp_path / "own.txt")


GAMES: dict[str, Callable[[Dictionary, int], Any]] = {
    "lexicon": lambda d, seed: lexicon.Game(d, players=3, seed=seed, rounds=2),
    "lexicon, a round": lambda d, seed: lexicon.Round(d, seed=seed),
    "lexicon, own rules": lambda d, seed: lexicon.Game(
        d,
        ruleset=replace(lexicon.RULESETS["article"], name="own", guard=3),
        seed=seed,
        rounds=1,
    ),
    "scrabble": lambda d, seed: scrabble.Game(d, seed=seed),
    "scrabble, challenges": lambda d, seed: scrabble.Game(
        d,
        players=4,
        seed=seed,
        ruleset=replace(scrabble.RULESETS["super"], name="own", challenge="double"),
    ),
    "lexibomb": lambda d, seed: lexibomb.Game(d, seed=seed),
}


class TestGames:
    @pytest.mark.parametrize("name", GAMES)
    def test_continue_identically(self, name: str, enable: Dictionary) -> None:
        rng = random.Random(name)
        for seed in range(2):
            game = GAMES[name](enable, seed)
            turns = 0
            while turns < 40:
                if rng.random() < 0.2:
                    copies = [
                        again(game, rng.choice(PROTOCOLS)),
                        copy.deepcopy(game),
                        game.copy(),
                    ]
                    luck = rng.random()
                    for _ in range(6):
                        randoms = [random.Random(luck) for _ in (game, *copies)]
                        played = [
                            plays_on(each, own)
                            for each, own in zip((game, *copies), randoms, strict=True)
                        ]
                        assert len(set(played)) == 1
                        luck = randoms[0].random()
                        turns += 1
                    for each in copies:
                        assert record(each) == record(game)
                        assert each.legal_actions() == game.legal_actions()
                        if (player := game.current_player()) is not None:
                            assert each.observation(player) == game.observation(player)
                elif not plays_on(game, rng):
                    break
                turns += 1

    @pytest.mark.parametrize("name", GAMES)
    @pytest.mark.parametrize("twin_of", [copy.deepcopy, again], ids=["deepcopy", "pickle"])
    def test_copies_are_independent(
        self, name: str, twin_of: Callable[[Any], Any], enable: Dictionary
    ) -> None:
        game = GAMES[name](enable, 5)
        for _ in range(3):
            plays_on(game, random.Random(1))
        before, bytes_before = record(game), pickle.dumps(game)
        twin = twin_of(game)
        assert twin.dictionary is twin_of(enable)  # one that is open in this process
        for turn in range(12):
            plays_on(twin, random.Random(turn))
        assert record(twin) != before
        assert record(game) == before
        assert pickle.dumps(game) == bytes_before

    def test_with_a_list_of_the_users_own_hold_it_once(self, own: Dictionary) -> None:
        game = scrabble.Game(own, seed=1)
        game.legal_actions()
        assert len(pickle.dumps(game)) < own.compiled.size + 20_000
        assert len(pickle.dumps([game, own, own.compiled, own.words])) < own.compiled.size + 20_000


def first_observations(game: str, d: Dictionary) -> list[Any]:
    """Some of a game that bots play."""
    module = import_module(f"lexicon_fast.games.{game}")
    state = module.Game(d, seed=2)
    found = []
    rng = random.Random(3)
    while len(found) < 3:
        seen = state.observation(state.current_player())
        if seen.phase == "turn":
            found.append(seen)
        plays_on(state, rng)
    return found


#: Of the levels, one: they share a class. tests/bots/test_levels.py copies all of them.
ALL_BOTS = [(game, name) for game in bots.GAMES for name in one_level(game)]
QUICK = {"expert": ":iterations=10", "sim": ":iterations=10"}


class TestBots:
    @pytest.mark.parametrize(("game", "name"), ALL_BOTS)
    def test_choose_the_same(self, game: str, name: str, enable: Dictionary, cache: Path) -> None:
        small = Dictionary.from_words(list(enable)[::9])
        for words in (None, small, Dictionary(enable.compiled, enable.name)):
            made = bots.bot(name + QUICK.get(name, ""), enable, game)
            made = type(made)(**vars_given(made), words=words)
            if not isinstance(getattr(made, "iterations", None), int):
                assert name not in QUICK
            observations = first_observations(game, enable)
            fresh = [again(made), copy.deepcopy(made), copy.copy(made)]
            chosen = [made.choose(each, 7) for each in observations]
            used = [again(made, protocol) for protocol in PROTOCOLS] + [copy.deepcopy(made)]
            for number, other in enumerate([*fresh, *used]):
                assert other.knows_all == made.knows_all
                assert other.name == made.name
                at = number % len(observations)
                assert other.choose(observations[at], 7) == chosen[at]

    def test_of_another_process(self, enable: Dictionary, tmp_path: Path, cache: Path) -> None:
        small = Dictionary.from_words(WORDS, name="few")
        made = bots.bot("greedy", enable, "lexicon")
        weak = type(made)(enable, words=small)
        (tmp_path / "pickle").write_bytes(pickle.dumps((made, weak)))
        program = "import pickle, sys; a, b = pickle.load(open(sys.argv[1], 'rb'))\n"
        program += "print(a.knows_all, b.knows_all, *b.words, a.dictionary is b.dictionary)"
        done = subprocess.run(
            [sys.executable, "-c", program, str(tmp_path / "pickle")],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.stderr == ""
        assert done.stdout.split() == ["True", "False", *small.words, "True"]

    def test_the_clock_stays_behind(self, enable: Dictionary) -> None:
        made = bots.bot("planner", enable, "lexicon").heeding(lambda: True)
        assert made.ended()
        assert copy.copy(made).ended()
        assert not again(made).ended()
        assert not copy.deepcopy(made).ended()

    def test_a_file_that_has_changed_is_an_error(self, enable: Dictionary, tmp_path: Path) -> None:
        from lexicon_fast.bots.tiles.leaves import LeavesFile

        package = Path(lf.__file__).parent / "data" / "leaves" / "scrabble.leaves"
        path = tmp_path / "own.leaves"
        path.write_bytes(package.read_bytes())
        data = pickle.dumps(bots.bot(f"static:leaves={path}", enable, "scrabble"))
        pickle.loads(data)
        LeavesFile.load(package)._replace(learned="otherwise").write(path)
        with pytest.raises(BadOption, match=r"own\.leaves has changed since it was pickled"):
            pickle.loads(data)

    def test_of_users(self, enable: Dictionary) -> None:
        made = Learning(enable)
        made.seen.append("hat")
        for other in (again(made), copy.deepcopy(made)):
            assert other.seen == ["hat"]
            other.seen.append("cat")
        assert made.seen == ["hat"]


class Learning(bots.Bot):
    """A bot of somebody else, with a state of its own."""

    kind = "learning"

    def __init__(self, dictionary: Dictionary) -> None:
        super().__init__(dictionary)
        self.seen: list[str] = []

    def choose(self, observation: Any, seed: int) -> Any:
        raise NotImplementedError


def vars_given(made: Any) -> dict[str, Any]:
    """Return the arguments of a bot's class, without its words."""
    options = [option.name for option in made.options if option.name != "words"]
    return {name: getattr(made, name) for name in ("dictionary", *options)}
