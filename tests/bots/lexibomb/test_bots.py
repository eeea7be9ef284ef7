"""The bots of Lexibomb: choices, knowledge, complete games."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.effort import ISAS

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast.arena.match import Match, play
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import Bot, bot, names
from lexicon_fast.bots.lexibomb.bot import expected_plays
from lexicon_fast.bots.lexibomb.static import _plays
from lexicon_fast.bots.tiles.simulation import leave_of
from lexicon_fast.games.lexibomb import plays, ruleset
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.game import Game, game_from, legal_actions
from lexicon_fast.games.lexibomb.minefield import Minefield, rows_of
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.lexibomb.record import lines, read, replay
from lexicon_fast.games.tiles.actions import PASS, Exchange, Lay
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.places import parse_place

FILE = Path(__file__).parents[2] / "data" / "words2000.txt"
WORDS = FILE.read_text().split()
ALL = Dictionary.from_words(WORDS)
HALF = Dictionary.from_words(WORDS[::2])
FEW = Dictionary.from_words(["cat", "cats", "at", "dog", "do", "go", "tag", "act", "to"])
KINDS = ("greedy", "odds", "expert:iterations=30")


def made(spec: str, dictionary: Dictionary = ALL, **options: Any) -> Bot:
    return bot(spec, dictionary, "lexibomb", **options)


def played(game: Game, bots: list[Bot], turns: int = 10_000) -> Game:
    """Play a game, to its end or for some turns; the referee refuses illegal actions."""
    luck = Rng(game.seed)
    for _ in range(turns):
        player = game.current_player()
        if player is None:
            break
        sees = game.observation(player)
        chosen = bots[player % len(bots)].choose(sees, luck.next())
        game.apply(chosen)
    return game


def moved(game: Game) -> Observation:
    player = game.current_player()
    assert player is not None
    return game.observation(player)


FAR = range(203, 225)  # squares in the last two rows


def sight(rows: dict[int, str], bombs: str, rack: str, **more: Any) -> Observation:
    """Return the observation of the first of two players, with 22 bombs: the named ones
    (`8D 9A`) and others far away.

    rows: tiles by row, from 1; a "+" is an open square without a tile.
    """
    lines = [rows.get(n, "").ljust(15, ".") for n in range(1, 16)]
    named = [15 * place.row + place.column for place in map(parse_place, bombs.split()) if place]
    field = Minefield(15, 15, [*named, *FAR[len(named) :]])
    squares = [i for i, tile in enumerate("".join(lines)) if tile != "."]
    opened = rows_of(field.open(field.closed(), squares), 15)
    board = tuple(line.replace("+", ".") for line in lines)
    lying = sum(map(len, board)) - "".join(board).count(".")
    given = {
        "bag": 93 - lying - len(rack),
        "rack_sizes": (len(rack), 7),
        "to_move": 0,
        "scores": (0, 0),
        **more,
    }
    return Observation(0, rack, board, opened, **given)


def test_the_bots_of_lexibomb_weakest_first() -> None:
    assert names("lexibomb")[:3] == ["greedy", "odds", "expert"]


class TestGreedy:
    def test_open_numbers_count(self) -> None:
        # C9 shows 4 bombs: it triples the word of a play down from the T.
        sees = sight({8: "CAT", 9: "..+"}, "9B 9D 10B 10C", "OQVVWWY")
        assert sees.opened[8][2] == "4"
        assert made("greedy", FEW).choose(sees, 0) == Lay("C8", "(T)O")

    def test_greedy_ignores_hidden_bombs(self) -> None:
        # Only the square right of CAT can hold the bomb that the T shows.
        sees = sight({1: "CAT", 2: "++++"}, "1D", "SQVVWWY")
        assert made("greedy", FEW).choose(sees, 0) == Lay("1A", "(CAT)S")
        assert made("odds", FEW).choose(sees, 0) == Lay("1A", "(CAT)S")  # all possible plays

    def test_a_closed_square_counts_the_bombs_that_were_hit_around_it(self) -> None:
        sees = sight({8: "CAT"}, "8C 12A", "SQVVWWY")
        assert sees.opened[7][2] == "*"
        best = _plays(sees, FEW, None)
        assert {play.word: play.score for play in best}["(CAT)S"] == 3 + 1 + 1 + 2 * 1

    def test_without_a_play_it_exchanges_all_or_passes(self) -> None:
        sees = sight({8: "CAT"}, "", "QVVWWYY")
        for kind in ("greedy", "odds"):
            assert made(kind, FEW).choose(sees, 0) == Exchange("QVVWWYY")
            few = msgspec.structs.replace(sees, bag=6)
            assert made(kind, FEW).choose(few, 0) == PASS


class TestOdds:
    def test_a_certain_bomb_is_avoided(self) -> None:
        sees = sight({1: "CAT", 2: "++++"}, "1D", "SOQVVWW")
        assert made("greedy", FEW).choose(sees, 0) == Lay("1A", "(CAT)S")
        found = expected_plays(sees, FEW)
        assert {play.word: play.bomb for play in found}["(CAT)S"] == 1.0
        assert made("odds", FEW).choose(sees, 0) == Lay(found[0].at, found[0].word)
        assert found[0].word != "(CAT)S"

    def test_odds_makes_the_play_with_the_highest_expected_score(self) -> None:
        for seed in range(5):
            sees = moved(played(Game(ALL, seed=seed), [made("odds")], seed))
            opened = sees.opened or ("." * 15,) * 15
            best = plays(sees.board or opened, opened, sees.rack, ALL)[:1]
            if best:
                assert made("odds").choose(sees, 0) == Lay(best[0].at, best[0].word)


class TestExpert:
    def test_good_leaves_beat_a_few_points(self) -> None:
        words = Dictionary.from_words(["cat", "cats", "act"])
        sees = Observation(0, "ACKSTV_", bag=86, rack_sizes=(7, 7), to_move=0, scores=(0, 0))
        for spec in ("expert:iterations=0", "expert:iterations=60"):
            chosen = made(spec, words).choose(sees, 0)
            assert {"S", "_"} <= set(leave_of(chosen, sees.rack))
        assert made("odds", words).choose(sees, 0).word == "CATS"

    def test_a_bad_rack_is_exchanged(self) -> None:
        sees = sight({8: "CAT"}, "", "OQUUVVW")
        assert isinstance(made("odds", FEW).choose(sees, 0), Lay)
        assert isinstance(made("expert:iterations=60", FEW).choose(sees, 0), Exchange)

    def test_far_ahead_and_one_turn_from_the_end_it_ends_the_game(self) -> None:
        sees = sight({8: "CAT"}, "", "ADEGOST", scores=(150, 20), zeros=(2, 0))
        assert not isinstance(made("expert:iterations=60", FEW).choose(sees, 0), Lay)
        behind = msgspec.structs.replace(sees, scores=(20, 150))
        assert isinstance(made("expert:iterations=60", FEW).choose(behind, 0), Lay)

    def test_with_an_empty_bag_it_goes_out(self) -> None:
        sees = sight({1: "CAT"}, "", "S", bag=0, rack_sizes=(1, 2), scores=(50, 60))
        rules = replace(ruleset("standard"), name="few tiles", layout=few_tiles("ACTSQQ"))
        sees = msgspec.structs.replace(sees, ruleset=rules.to_json())
        assert made("expert:iterations=40", FEW).choose(sees, 0) == Lay("1A", "(CAT)S")


def few_tiles(tiles: str) -> Layout:
    """Return a layout with only these tiles."""
    layout = ruleset("standard").layout
    rest = tuple(replace(tile, count=tiles.count(tile.letter)) for tile in layout.tiles)
    return replace(layout, name="few tiles", tiles=rest)


class TestAll:
    @pytest.mark.parametrize("kind", KINDS)
    def test_the_same_observation_and_seed_give_the_same_action(self, kind: str) -> None:
        sees = moved(played(Game(ALL, seed=1), [made("odds")], 4))
        first, again = made(kind), made(kind)
        for seed in range(3):
            assert first.choose(sees, seed) == again.choose(sees, seed) == first.choose(sees, seed)

    @pytest.mark.parametrize("isa", ISAS)
    def test_every_machine_chooses_the_same(self, isa: str) -> None:
        text, letters = "\n".join(WORDS).encode(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        file, _ = build(text, letters, letters.lower(), "words", b"\0" * 32, "english")
        there = Dictionary(Compiled(file, "words", isa), "words")
        for kind in KINDS:
            for seed in range(3):
                sees = moved(played(Game(ALL, seed=seed), [made("odds")], seed))
                assert made(kind, there).choose(sees, seed) == made(kind).choose(sees, seed)

    @pytest.mark.parametrize("kind", KINDS)
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_complete_games(self, kind: str, players: int) -> None:
        game = played(Game(ALL, players=players, seed=players), [made(kind)])
        assert game.is_terminal()
        assert (
            replay(
                next(iter(read(lines(game, [f"player {n}" for n in range(players)]), "here"))), ALL
            ).scores
            == game.scores
        )

    @pytest.mark.parametrize("kind", KINDS)
    def test_hidden_tiles_and_bombs_do_not_matter(self, kind: str) -> None:
        """Games that look the same to the player get the same action."""
        game = played(Game(ALL, seed=4), [made("odds")], 5)
        sees = moved(game)
        luck = random.Random(1)
        for seed in range(3):
            tiles = [*game.bag, *game.racks[1 - sees.player]]
            luck.shuffle(tiles)
            racks = ["", ""]
            racks[sees.player] = sees.rack
            racks[1 - sees.player] = "".join(tiles[:7])
            state = State(
                (racks[0], racks[1]),
                sees.board,
                sees.opened,
                sees.player,
                sees.scores,
                (),
                "".join(tiles[7:]),
            )
            other = game_from(state, ALL, seed=seed)
            again = msgspec.structs.replace(moved(other), history=sees.history, zeros=sees.zeros)
            assert again == sees
            assert made(kind).choose(again, 7) == made(kind).choose(sees, 7)

    @pytest.mark.parametrize("kind", KINDS)
    def test_invalid_words_are_not_laid(self, kind: str) -> None:
        """A bot that knows too many words makes only plays that the referee accepts."""
        game = played(Game(HALF, seed=5), [made(kind, HALF, words=str(FILE))], 12)
        assert game.words_laid is not None

    @pytest.mark.parametrize("kind", KINDS)
    def test_a_bot_lays_only_words_that_it_knows(self, kind: str) -> None:
        narrow = made(kind, ALL)
        narrow.words = HALF
        sees = moved(played(Game(ALL, seed=6), [made("odds")], 3))
        chosen = narrow.choose(sees, 0)
        assert chosen in legal_actions(sees, HALF)

    def test_a_ruleset_with_its_own_board_and_multipliers(self) -> None:
        layout = {"layout": "lexibomb"}
        rules = {"name": "few bombs", "bombs": 5, "zeros": 2, **layout}
        for kind in KINDS:
            assert played(Game(ALL, ruleset=rules, seed=1), [made(kind)]).is_terminal()
            poc = Game(ALL, ruleset="classic_poc", seed=1)
            assert played(poc, [made(kind)]).is_terminal()


def test_matches_play_lexibomb_with_paired_deals() -> None:
    match = Match(game="lexibomb", bots=("odds", "greedy"), words=str(FILE), seed=3)
    deals = list(play(match, 2))
    assert [len(deal.played) for deal in deals] == [2, 2]
    assert all(sum(played.wins) == 1 for deal in deals for played in deal.played)
