"""Native play-outs of Lexibomb, compared with games in Python in which all players make the
statically best choice.
"""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast._native.lexibomb.bombs import Field
from lexicon_fast._native.lexibomb.play_scores import best_actions, score_known_plays
from lexicon_fast._native.lexibomb.playouts import Options, deal_world, simulate
from lexicon_fast._native.tiles.playout_stats import Tally
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots.lexibomb.simulation import view_of
from lexicon_fast.bots.tiles.leaves import leaves_for
from lexicon_fast.bots.tiles.simulation import action_from, leave_of
from lexicon_fast.games.lexibomb import Generator, odds, ruleset
from lexicon_fast.games.lexibomb.board import score
from lexicon_fast.games.lexibomb.events import State
from lexicon_fast.games.lexibomb.game import Game, game_from
from lexicon_fast.games.lexibomb.minefield import ZERO, Minefield
from lexicon_fast.games.lexibomb.observation import Observation
from lexicon_fast.games.tiles.actions import Lay
from lexicon_fast.games.tiles.bag import sort_tiles, tile_points
from lexicon_fast.games.tiles.game import exchanges
from lexicon_fast.games.tiles.laying import checked_play

pytestmark = pytest.mark.native

WORDS = Dictionary.load(Path(__file__).parents[2] / "data" / "words2000.txt")
TILES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
RULES = ruleset("standard")
LEAVES = leaves_for(RULES.layout, WORDS, "lexibomb")
SPREAD = [10.0 + tiles for tiles in range(200)]
EDGE = 7.0
SEED = 5


def sight(game: Game) -> Observation:
    player = game.current_player()
    assert player is not None
    return game.observation(player)


def choices(game: Game, top: int) -> list[Any]:
    """Return the statically best actions of the player to move."""
    sees = sight(game)
    generator = Generator(WORDS, ruleset=game.rules)
    others = [rack for seat, rack in enumerate(game.racks) if seat != sees.player]
    field = Field(15, 15, "".join(game.opened), game.rules.bombs, 4096, 0)
    return best_actions(
        *generator.pair(game.board, sees.rack),
        field,
        LEAVES,
        [each.letter for each in game.rules.multipliers],
        [each.word for each in game.rules.multipliers],
        bag=sees.bag,
        top=top,
        exchange_from=game.rules.exchange_from,
        others_value=0 if game.bag else tile_points("".join(others), game.rules.layout),
    )


def play_some(game: Game, turns: int) -> Game:
    """Play some turns, mostly good plays."""
    luck = Rng(game.seed)
    for _ in range(turns):
        if game.is_terminal():
            break
        found = choices(game, 3)
        found = [choice for choice in found if choice[0] == "play"] or found[:1]
        game.apply(action_from(*found[luck.below(len(found))][:3]))
    return game


class TestChoice:
    """All possible actions, evaluated one by one."""

    @pytest.mark.parametrize("seed", range(12))
    def test_the_best_actions_are_those_of_the_reference(self, seed: int) -> None:
        game = play_some(Game(WORDS, seed=seed), [0, 3, 9, 30][seed % 4])
        if game.is_terminal():
            game = play_some(Game(WORDS, seed=seed), 2)
        expected = self.reference(game)
        found = [(*row[:1], *row[2:5], round(row[3] + row[5], 6)) for row in choices(game, 40)]
        assert [row[-1] for row in found] == pytest.approx([row[-1] for row in expected[:40]])
        assert set(found[:20]) <= set(expected)

    def reference(self, game: Game) -> list[tuple[str, str, float, float, float]]:
        sees = sight(game)
        layout = game.rules.layout
        held = tile_points("".join(game.racks), layout) - tile_points(sees.rack, layout)

        def leave(tiles: str) -> float:
            if not game.bag:
                return -tile_points(tiles, layout) - 10 if tiles else held
            counts = bytearray(33)
            for tile in tiles:
                counts[32 if tile == "_" else TILES.index(tile)] += 1
            value = LEAVES.value(bytes(counts))
            return (value * 125 // 100 if sees.bag >= 60 else value) / 100

        generator = Generator(WORDS, ruleset=game.rules)
        found = []
        for play in generator.plays(game.board, game.opened, sees.rack):
            worth = play.score + leave(leave_of(Lay(play.at, play.word), sees.rack))
            found.append(("play", play.word, play.score, play.bomb, round(worth, 6)))
        for action in exchanges(sees.rack, sees.bag, game.rules.exchange_from):
            worth = leave(leave_of(action, sees.rack))
            found.append(("exchange", action.tiles, 0.0, 0.0, round(worth, 6)))
        return sorted(found, key=lambda row: -row[-1])

    def test_passes_if_there_is_no_other_action(self) -> None:
        state = State(("QVVJJ", "A"), bag="")
        few = Dictionary.from_words(["cat"])
        assert few is not None
        game = Game(WORDS, seed=1)
        found = best_actions(
            *Generator(few).pair(game.board, "QVV"),
            Field(15, 15, "." * 225, 22, 4096, 0),
            LEAVES,
            [1] * 9,
            [1] * 9,
            bag=0,
        )
        assert [row[0] for row in found] == ["pass"]
        assert state.bag == ""


class TestShownScores:
    @pytest.mark.parametrize("seed", range(6))
    def test_plays_score_what_the_squares_show(self, seed: int) -> None:
        game = play_some(Game(WORDS, seed=seed), seed)
        sees = sight(game)
        luck = Rng(seed)
        numbers = bytes(luck.below(9) for _ in range(225))
        opened = bytes(ZERO + number for number in numbers)
        for rules in (RULES, ruleset("classic_poc")):
            found = score_known_plays(
                *Generator(WORDS).pair(game.board, sees.rack),
                numbers,
                [each.letter for each in rules.multipliers],
                [each.word for each in rules.multipliers],
            ).rows()
            assert [row[4] for row in found] == sorted((row[4] for row in found), reverse=True)
            for row in found[:: max(1, len(found) // 50)]:
                action = action_from("play", row[:3], row[3])
                play = checked_play(action, game.board, RULES.layout)
                assert row[4] == score(game.board, play.tiles, play.words, opened, rules)

    def test_impossible_arguments_are_rejected(self) -> None:
        game = Game(WORDS, seed=1)
        pair = Generator(WORDS).pair(game.board, "AB")
        for numbers, times in (
            (bytes(224), [1] * 9),
            (bytes([9] * 225), [1] * 9),
            (bytes(225), [1]),
        ):
            with pytest.raises(BadOption):
                score_known_plays(*pair, numbers, times, times)


def tiles_of(codes: bytes) -> str:
    return "".join("_" if code == 32 else TILES[code] for code in codes)


def game_of(sees: Observation, view: Any, world: int) -> Game:
    """Return the game in Python that has the hidden tiles and bombs of a world."""
    racks, bag, state, bombs = deal_world(view, SEED, world)
    players = len(sees.rack_sizes)
    seats = [(sees.player + step) % players for step in range(players)]
    field = Minefield(15, 15, [square for square, bomb in enumerate(bombs) if bomb])
    return game_from(
        State(
            tuple(map(tiles_of, racks)),
            sees.board,
            sees.opened,
            0,
            tuple(sees.scores[seat] for seat in seats),
            (),
            tiles_of(bag),
            field.lines(),
            tuple(sees.zeros[seat] for seat in seats),
        ),
        WORDS,
        ruleset=sees.ruleset,
        seed=state,
    )


class Reference:
    """A reference play-out, with the game in Python."""

    def __init__(self, sees: Observation, view: Any, world: int, option: Any, plies: int) -> None:
        self.game = game = game_of(sees, view, world)
        players = game.players
        self.start = game.scores
        self.kept = [0.0] * players
        self.expected = [0.0] * players
        self.bombed = 0
        closing = option[0] == "close"
        self._do(("pass", None, "", 0.0, 0.0, 0.0) if closing else option)
        self.next, self.bombed = -self.expected[0], 0
        turn = 1
        while not game.is_terminal() and (turn <= plies or not game.bag or closing):
            if closing and game.current_player() == 0:
                self._do(("pass", None, "", 0.0, 0.0, 0.0))
            else:
                self._do(choices(game, 1)[0])
            turn += 1
        self.next += self.expected[0]

    def _do(self, choice: Any) -> None:
        player = self.game.current_player()
        assert player is not None
        before = "".join(self.game.opened).count("*")
        self.game.apply(action_from(*choice[:3]))
        self.kept[player] = choice[5]
        self.expected[player] += choice[3]
        if player:
            self.bombed += "".join(self.game.opened).count("*") > before

    @property
    def result(self) -> tuple[float, float]:
        """Return gain and share of the win."""
        game, seats = self.game, range(self.game.players)
        held = [tile_points(rack, game.rules.layout) for rack in game.racks]
        if game.is_terminal():
            rest = [float(-value) for value in held]
            total = [float(value) for value in game.scores]
        else:
            rest = self.kept
            total = [self.start[seat] + self.expected[seat] + rest[seat] for seat in seats]
        worth = [self.expected[seat] + rest[seat] for seat in seats]
        if game.players == 1:
            return worth[0], 1.0
        gain = worth[0] - sum(worth[1:]) / (game.players - 1)
        if game.is_terminal():
            return gain, game.returns()[0]
        lead = total[0] - max(total[1:]) + (EDGE if game.current_player() == 0 else -EDGE)
        left = len(game.bag) + sum(map(len, game.racks))
        return gain, 0.5 * math.erfc(-lead / SPREAD[left] / math.sqrt(2))


def check(game: Game, plies: int, worlds: int = 3) -> None:
    sees = sight(game)
    view = view_of(sees, WORDS)
    options = Options(view, LEAVES, 4, game.players > 1)
    rows = options.rows()
    for number, option in enumerate(rows):
        for world in range(worlds):
            tally = Tally(len(rows))
            simulate(
                options,
                tally,
                [number],
                seed=SEED,
                first=world,
                n=1,
                plies=plies,
                spread=SPREAD,
                edge=EDGE,
                win_points=50,
            )
            n, worth, _, gain, squared, win, follow, answer, bombed, _ = tally.rows()[number]
            reference = Reference(sees, view, world, option, plies)
            expected = reference.result
            assert (n, gain) == (1, pytest.approx(expected[0], abs=1e-5)), option
            assert win == pytest.approx(expected[1], abs=1e-6)
            assert worth == pytest.approx(gain + 50 * win)
            assert squared == pytest.approx(gain * gain)
            assert follow == pytest.approx(reference.next, abs=1e-5)
            assert answer == pytest.approx(sum(reference.expected[1:]), abs=1e-5)
            assert bombed == (reference.bombed > 0)


class TestPlayouts:
    @pytest.mark.parametrize("turns", [0, 1, 4, 8])
    @pytest.mark.parametrize("players", [1, 2, 3, 4])
    def test_play_outs_are_those_of_the_game(self, players: int, turns: int) -> None:
        game = play_some(Game(WORDS, players=players, seed=10 * players + turns), turns)
        if not game.is_terminal():
            check(game, plies=players)

    def test_play_outs_go_on_to_the_end_of_the_game(self) -> None:
        counts = {"A": 4, "E": 5, "S": 4, "T": 4, "R": 4, "N": 3, "O": 3, "?": 1}
        tiles = tuple(replace(t, count=counts.get(t.letter, 0)) for t in RULES.layout.tiles)
        layout = replace(RULES.layout, name="few tiles", tiles=tiles)
        rules = replace(RULES, name="few tiles", layout=layout)
        ends = 0
        for seed in range(10):
            game = Game(WORDS, seed=seed, ruleset=rules)
            while len(game.bag) > 2 and not game.is_terminal():
                play_some(game, 1)
            if not game.is_terminal():
                check(game, plies=1000, worlds=2)
                ends += 1
        assert ends > 3

    def test_every_world_agrees_with_the_observation(self) -> None:
        game = play_some(Game(WORDS, seed=4), 4)
        sees = sight(game)
        view = view_of(sees, WORDS)
        hidden = sort_tiles(game.bag + game.racks[1 - sees.player], WORDS.alphabet)
        counted = [0] * 225
        worlds = 2000
        for world in range(worlds):
            racks, bag, _, bombs = deal_world(view, 1, world)
            assert tiles_of(racks[0]) == sees.rack
            assert sort_tiles(tiles_of(racks[1] + bag), WORDS.alphabet) == hidden
            assert sum(bombs) == 22
            counted = [n + bomb for n, bomb in zip(counted, bombs, strict=True)]
            if world < 50:
                field = Minefield(15, 15, [i for i, bomb in enumerate(bombs) if bomb])
                assert field.agrees("".join(game.opened).encode())
        chances = odds(sees.opened, 22).probability
        for square in range(225):
            error = 5 * math.sqrt(chances[square] * (1 - chances[square]) / worlds)
            assert abs(counted[square] / worlds - chances[square]) <= error

    def test_the_same_worlds_give_the_same_numbers_in_any_steps(self) -> None:
        view = view_of(sight(play_some(Game(WORDS, seed=6), 3)), WORDS)
        options = Options(view, LEAVES, 3)
        once, twice = Tally(len(options)), Tally(len(options))
        given: Any = {"seed": 1, "plies": 2, "spread": SPREAD}
        simulate(options, once, range(len(options)), first=0, n=10, **given)
        for first, n in ((0, 3), (3, 7)):
            simulate(options, twice, range(len(options)), first=first, n=n, **given)
        for one, two in zip(once.rows(), twice.rows(), strict=True):
            assert one == pytest.approx(two)

    def test_impossible_arguments_are_rejected(self) -> None:
        view = view_of(sight(Game(WORDS, seed=1)), WORDS)
        options = Options(view, LEAVES, 3)
        good: dict[str, Any] = {"seed": 1, "first": 0, "n": 1, "plies": 1, "spread": SPREAD}
        for change in (
            {"first": -1},
            {"n": -1},
            {"plies": -1},
            {"spread": [1.0]},
            {"spread": [0.0]},
        ):
            with pytest.raises(BadOption):
                simulate(options, Tally(3), [0], **{**good, **change})
        with pytest.raises(BadOption):
            simulate(options, Tally(3), [3], **good)
        with pytest.raises(BadOption):
            options.keep([7])
        options.keep([2, 0])
        assert len(options) == 2
