"""The bot with play-outs: knowledge, legal actions, and rejected observations."""

from __future__ import annotations

import random
from math import sqrt
from pathlib import Path
from statistics import pstdev
from typing import Any

import msgspec
import pytest
from support.effort import ISAS

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.sim import Sim
from lexicon_fast.bots.scrabble.simulation import Simulation
from lexicon_fast.bots.scrabble.validation import hidden_tiles
from lexicon_fast.bots.sequential_halving import halve
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.games.scrabble import Game, Observation, Turn, ruleset
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import game_from
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, Exchange, Lay
from lexicon_fast.games.tiles.bag import all_tiles

WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()
ALL = Dictionary.from_words(WORDS)
HALF = Dictionary.from_words(WORDS[::2])
MORE = Dictionary.from_words(sorted({*WORDS, *(word + "s" for word in WORDS if len(word) < 5)}))


def rules(challenge: str = "void", **more: Any) -> dict[str, Any]:
    return {"name": "test", "layout": "scrabble", "challenge": challenge, **more}


def sim(dictionary: Dictionary = ALL, **options: Any) -> Sim:
    return Sim(dictionary, **{"iterations": 60, **options})


def played(game: Game, bots: list[Sim], turns: int = 10_000) -> Game:
    """Play a game, to its end or for some turns; the referee refuses illegal actions."""
    luck = Rng(game.seed)
    for _ in range(turns):
        player = game.current_player()
        if player is None:
            break
        chosen = bots[player % len(bots)].choose(game.observation(player), luck.next())
        game.apply(chosen)
    return game


def bag_of(first: str) -> str:
    """Return a bag whose first tiles are these."""
    rest = list(all_tiles(ruleset("standard").layout, ALL.alphabet))
    for tile in first:
        rest.remove(tile)
    return first + "".join(rest)


def moved(game: Game) -> tuple[Observation, int]:
    player = game.current_player()
    assert player is not None
    return game.observation(player), player


class TestConfidence:
    def simulation(self, turns: int, **more: Any) -> Simulation:
        sees, _ = moved(played(Game(ALL, ruleset=rules(), seed=turns), [sim()], turns))
        return Simulation(sees, ALL, learned_leaves(sees.rules.layout, ALL), **more)

    @pytest.mark.parametrize("turns", [0, 5])
    def test_the_lead_is_compared_with_its_error_world_by_world(self, turns: int) -> None:
        whole = self.simulation(turns, seed=1, paired=True)
        worlds = 40
        utilities: list[list[float]] = [[] for _ in whole.actions]
        for world in range(worlds):
            single = self.simulation(turns, seed=1)
            single._play(world, 1)
            for each, row in zip(utilities, single._rows(), strict=True):
                each.append(row[1])
        whole.refine(worlds * whole.live)
        best = whole.actions.index(whole.best)
        weight = Simulation.prior_weight
        leads = []
        for i, each in enumerate(utilities):
            if i != best:
                differences = [a - b for a, b in zip(utilities[best], each, strict=True)]
                error = pstdev(differences) / sqrt(worlds - 1 + weight)
                prior = whole._priors[best] - whole._priors[i]
                lead = (sum(differences) + weight * prior) / (worlds + weight)
                leads.append(lead / error)
        least = min(leads)
        assert least > 0
        assert whole.decided(least * 0.999)
        assert not whole.decided(least * 1.001)

    def test_a_few_play_outs_decide_nothing(self) -> None:
        simulation = self.simulation(3, seed=1, paired=True)
        simulation.refine(19 * simulation.live)
        assert not simulation.decided(0.0)
        simulation.refine(simulation.live)
        assert simulation.decided(0.0)

    def test_a_clear_lead_ends_the_search(self) -> None:
        def playouts(confidence: float) -> list[int]:
            done = []
            for turns in range(0, 12, 4):
                simulation = self.simulation(turns, seed=2, paired=True)
                errors = sim(confidence=confidence)._errors
                halve(simulation, iterations=1500, seconds=None, stop=bool, step=100, errors=errors)
                done.append(sum(row[0] for row in simulation._rows()))
            return done

        never, late, early = playouts(1), playouts(0.999), playouts(0.6)
        assert all(a >= b >= c for a, b, c in zip(never, late, early, strict=True))
        assert sum(never) > sum(late) > sum(early)

    def test_without_it_the_whole_effort_is_made(self) -> None:
        asked = 0

        def ended() -> bool:
            nonlocal asked
            asked += 1
            return False

        sees, _ = moved(Game(ALL, ruleset=rules(), seed=1))
        sim(iterations=1500, confidence=1).heeding(ended).choose(sees, 1)
        whole, asked = asked, 0
        sim(iterations=1500, confidence=0.5).heeding(ended).choose(sees, 1)
        assert 0 < asked < whole


class TestChoice:
    def test_the_same_observation_and_seed_give_the_same_action(self) -> None:
        sees, _ = moved(played(Game(ALL, ruleset=rules(), seed=1), [sim()], 4))
        first, again = sim(), sim()
        for seed in range(3):
            assert first.choose(sees, seed) == again.choose(sees, seed) == first.choose(sees, seed)

    @pytest.mark.parametrize("isa", ISAS)
    def test_every_machine_chooses_the_same(self, isa: str) -> None:
        text, letters = "\n".join(WORDS).encode(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        file, _ = build(text, letters, letters.lower(), "words", b"\0" * 32, "english")
        there = Dictionary(Compiled(file, "words", isa), "words")
        for seed in range(3):
            sees, _ = moved(played(Game(ALL, ruleset=rules(), seed=seed), [sim()], seed))
            assert sim(there).choose(sees, seed) == sim().choose(sees, seed)

    @pytest.mark.parametrize("players", [2, 3])
    def test_unseen_tiles_do_not_matter(self, players: int) -> None:
        bot_ = sim()
        for seed in range(3):
            game = played(Game(ALL, players=players, ruleset=rules(), seed=seed), [sim()], 2 * seed)
            sees, player = moved(game)
            hidden = list(hidden_tiles(sees, game.board).tiles)
            luck = random.Random(seed)
            chosen, seen = set(), set()
            for _ in range(3):
                luck.shuffle(hidden)
                dealt = ["".join(hidden[7 * seat :][:7]) for seat in range(players)]
                racks = [sees.rack if seat == player else dealt[seat] for seat in range(players)]
                bag = dealt[player] + "".join(hidden[7 * players :])
                other = game_from(
                    State(tuple(racks), sees.board, player, sees.scores, (), bag, sees.scoreless),
                    ALL,
                    ruleset=rules(),
                )
                again = other.observation(player)
                seen.add(msgspec.json.encode(again))
                chosen.add(bot_.choose(again, 7))
            assert len(chosen) == len(seen) == 1

    @pytest.mark.parametrize("threads", [2, 5])
    def test_any_number_of_threads_chooses_the_same(self, threads: int) -> None:
        alone, together = sim(iterations=1100), sim(iterations=1100, threads=threads)
        for turns in (0, 5, 10):
            sees, _ = moved(played(Game(ALL, ruleset=rules(), seed=turns), [sim()], turns))
            assert together.choose(sees, 3) == alone.choose(sees, 3)

    def test_seconds_in_place_of_iterations(self) -> None:
        game = Game(ALL, ruleset=rules(), seed=1)
        sees, _ = moved(game)
        game.apply(bot("sim:seconds=0.05", ALL, "scrabble").choose(sees, 1))
        sees, _ = moved(game)
        game.apply(bot("sim:seconds=0.05,threads=2", ALL, "scrabble").choose(sees, 1))

    @pytest.mark.parametrize("iterations", [1, 2, 7])
    def test_a_few_iterations_suffice_for_an_action(self, iterations: int) -> None:
        played(Game(ALL, ruleset=rules(), seed=2), [sim(iterations=iterations)])

    def test_stops_on_request(self) -> None:
        asked = 0

        def ended() -> bool:
            nonlocal asked
            asked += 1
            return asked > 3

        sees, _ = moved(Game(ALL, ruleset=rules(), seed=1))
        for options in ({"iterations": 10**8}, {"seconds": 3600.0}):
            asked = 0
            assert isinstance(sim(**options).heeding(ended).choose(sees, 1), Lay | Exchange)
            assert asked < 20

    def test_a_single_candidate_is_the_static_choice(self) -> None:
        sees, _ = moved(played(Game(ALL, ruleset=rules(), seed=3), [sim()], 3))
        static = bot("static", ALL, "scrabble")
        assert sim(candidates=1).choose(sees, 1) == static.choose(sees, 1)


class TestLegality:
    @pytest.mark.parametrize(
        ("challenge", "players"), [("void", 4), ("double", 2), ("double", 3), ("five", 2)]
    )
    def test_complete_games(self, challenge: str, players: int) -> None:
        bots = [sim(), sim(words=HALF), sim(words=MORE)]
        for seed in range(2):
            game = Game(ALL, players=players, ruleset=rules(challenge), seed=seed)
            assert played(game, bots).is_terminal()

    def test_a_board_of_another_size(self) -> None:
        game = Game(ALL, ruleset={**rules(), "layout": "super"}, seed=1)
        assert played(game, [sim(iterations=30)]).is_terminal()

    def test_invalid_words_are_not_laid(self) -> None:
        """Under `void`, a bot with more words than the referee makes only valid plays."""
        for seed in range(4):
            game = Game(HALF, ruleset=rules(), seed=seed)
            assert played(game, [sim(HALF, words=ALL)]).is_terminal()

    def test_challenges_unknown_words(self) -> None:
        word = next(word for word in WORDS[1::2] if len(word) < 7).upper()
        game = Game(HALF, ruleset=rules("single"), starter=0, bag=bag_of(word))
        game.apply(Lay("8H", word))
        assert sim(HALF).choose(game.observation(1), 1) == CHALLENGE
        assert sim(HALF, words=ALL).choose(game.observation(1), 1) == ACCEPT


class TestUnseen:
    def test_tiles_taken_back_are_known_until_they_are_laid(self) -> None:
        game = Game(ALL, ruleset=rules("single"), starter=0, bag=bag_of("QUIZ?SE"))
        game.apply(Lay("8H", "zUSI"))
        assert hidden_tiles(game.observation(1), game.board).known == ("", "")
        game.apply(CHALLENGE)
        hidden = hidden_tiles(game.observation(1), game.board)
        assert hidden.known == ("ISU?", "")
        assert len(hidden.tiles) == 100 - 7 - 4
        assert hidden_tiles(game.observation(0), game.board).known == ("", "")
        game.apply(Exchange(game.racks[1][:1]))
        game.apply(Lay("8H", "IS"))
        game.apply(ACCEPT)
        assert hidden_tiles(game.observation(1), game.board).known == ("U?", "")
        game.apply(Exchange(game.racks[1][:1]))
        game.apply(Exchange("Q"))
        assert hidden_tiles(game.observation(1), game.board).known == ("", "")

    def test_impossible_histories_are_rejected(self) -> None:
        sees = Game(ALL, ruleset=rules("single"), seed=1).observation(0)
        board = Game(ALL, ruleset=rules("single"), seed=1).board
        told = (Turn(1, Lay("8H", "ZZ")), Turn(0, CHALLENGE, right=True))
        with pytest.raises(BadObservation, match="took back ZZ"):
            hidden_tiles(msgspec.structs.replace(sees, history=told), board)
        with pytest.raises(BadObservation, match="player is 5"):
            hidden_tiles(msgspec.structs.replace(sees, history=(Turn(5, ACCEPT),)), board)
        with pytest.raises(BadObservation, match="bag 3"):
            hidden_tiles(msgspec.structs.replace(sees, bag=3), board)


class TestDepth:
    @staticmethod
    def with_bag(bag: int) -> Observation:
        tiles = all_tiles(ruleset("standard").layout, ALL.alphabet)[::-1]
        hidden, laid = tiles[: bag + 14], tiles[bag + 14 :].ljust(225, ".")
        board = tuple(laid[row : row + 15] for row in range(0, 225, 15))
        state = State((hidden[:7], hidden[7:14]), board, 0, (0, 0), (), hidden[14:])
        return game_from(state, ALL, ruleset=rules(), seed=1).observation(0)

    @pytest.mark.parametrize(("bag", "playouts"), [(8, 40), (7, 120)])
    def test_turns_with_few_tiles_in_the_bag_get_three_times_the_play_outs(
        self, bag: int, playouts: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made = []

        def halve(_: Any, race: Any, step: int, *, iterations: int, **options: Any) -> Any:
            made.append(iterations)
            return race.best

        monkeypatch.setattr(Sim, "halve", halve)
        bot("sim:iterations=40", ALL, "scrabble").choose(self.with_bag(bag), 1)
        assert made == [playouts]

    @pytest.mark.parametrize(
        ("bag", "plies", "to_the_end"),
        [
            (15, None, False),
            (14, None, True),
            (1, None, True),
            (14, 2, False),
            (8, 3, False),
            (7, 2, True),
        ],
    )
    def test_play_outs_go_to_the_end_with_few_tiles_in_the_bag(
        self, bag: int, plies: int | None, to_the_end: bool
    ) -> None:
        sees = self.with_bag(bag)
        leaves = learned_leaves(sees.rules.layout, ALL)
        simulation = Simulation(sees, ALL, leaves, seed=1, plies=plies)
        assert sees.bag == bag
        assert simulation.to_the_end == to_the_end
        simulation.refine(20 * simulation.live)
        _, _, _, _, _, win, *_ = simulation._rows()[0]
        assert (win == int(2 * win) / 2) == to_the_end  # wins and ties, not probabilities
