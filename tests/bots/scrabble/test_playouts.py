"""Native play-outs of Scrabble, compared with games in Python in which all players play as
`static`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lexicon_fast import Dictionary
from lexicon_fast._native.scrabble.playouts import Options, View, deal_world, simulate
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast._native.tiles.playout_stats import Tally
from lexicon_fast._native.tiles.static_eval import best_choices
from lexicon_fast.base.errors import BadOption
from lexicon_fast.base.rng import Rng
from lexicon_fast.base.thread_pool import as_done
from lexicon_fast.bots.scrabble.simulation import view_of
from lexicon_fast.bots.scrabble.validation import hidden_tiles
from lexicon_fast.games.scrabble import Game, Observation, ruleset
from lexicon_fast.games.scrabble.events import State
from lexicon_fast.games.scrabble.game import game_from
from lexicon_fast.games.tiles.actions import ACCEPT, PASS, Action, Exchange, Lay
from lexicon_fast.games.tiles.bag import tile_points, tiles_laid
from lexicon_fast.games.tiles.places import Place
from lexicon_fast.games.tiles.plays import Generator

pytestmark = pytest.mark.native

WORDS = Dictionary.load(Path(__file__).parents[2] / "data" / "words2000.txt")
TILES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SPREAD = [10.0 + tiles for tiles in range(200)]
EDGE = 7.0
SEED = 5


def rules(**more: Any) -> dict[str, Any]:
    return {"name": "test", "layout": "scrabble", "challenge": "void", **more}


def some_leaves() -> Leaves:
    """Return a table in which each leave has a different value."""
    layout = ruleset("standard").layout
    most = bytes([layout.counts[tile] for tile in TILES]) + bytes(6) + bytes([layout.counts["?"]])
    empty = Leaves(most, len(TILES), 3, None)
    values = [(number * 7919) % 1600 - 800 for number in range(len(empty))]
    data = b"".join(value.to_bytes(2, "little", signed=True) for value in values)
    return Leaves(most, len(TILES), 3, data)


LEAVES = some_leaves()


def action_of(choice: Any) -> Action:
    kind, place, what, *_ = choice
    if kind == "play":
        down, row, column = place
        return Lay(str(Place(row, column, bool(down))), what)
    return Exchange(what) if kind == "exchange" else PASS


def static_choices(game: Game, player: int, top: int) -> list[Any]:
    generator = Generator(game.dictionary, layout=game.rules.layout)
    others = [rack for seat, rack in enumerate(game.racks) if seat != player]
    return best_choices(
        *generator.pair(game.board, game.racks[player]),
        LEAVES,
        bag=len(game.bag),
        top=top,
        exchange_from=game.rules.exchange_from,
        players=game.players,
        others_value=0 if game.bag else tile_points("".join(others), game.rules.layout),
    )


def play_some(game: Game, turns: int) -> Game:
    """Play some turns, each one of the static player's best."""
    luck = Rng(game.seed)
    for _ in range(turns):
        player = game.current_player()
        if player is None:
            break
        choices = static_choices(game, player, 3)
        choices = [choice for choice in choices if choice[0] == "play"] or choices[:1]
        game.apply(action_of(choices[luck.below(len(choices))]))
    return game


def tiles_of(codes: bytes) -> str:
    return "".join("?" if code == 32 else TILES[code] for code in codes)


class Reference:
    """A reference play-out, with the game in Python."""

    def __init__(
        self,
        words: Dictionary,
        sees: Observation,
        view: View,
        world: int,
        option: Any,
        plies: int,
    ) -> None:
        racks, bag, state = deal_world(view, SEED, world)
        players = len(sees.rack_sizes)
        seats = [(sees.player + step) % players for step in range(players)]
        lost = sees.lost or (0,) * players
        self.game = game = game_from(
            State(
                tuple(map(tiles_of, racks)),
                sees.board,
                0,
                tuple(sees.scores[seat] for seat in seats),
                (),
                tiles_of(bag),
                sees.scoreless,
                tuple(lost[seat] for seat in seats),
            ),
            words,
            ruleset=sees.ruleset,
            seed=state,
        )
        self.start = game.scores
        self.kept = [0.0] * players
        self.bingos = [0] * players
        self.scored = [0] * players
        self._do(option)
        self.option_score = self.scored[0]
        self.bingos = [0] * players
        turn = 1
        while not game.is_terminal() and (turn <= plies or not game.bag):
            player = game.current_player()
            assert player is not None
            self._do(static_choices(game, player, 1)[0])
            turn += 1

    def _do(self, choice: Any) -> None:
        player = self.game.current_player()
        assert player is not None
        *_, score, worth = choice
        self.game.apply(action_of(choice))
        self.kept[player] = (worth - 100 * score) / 100
        self.scored[player] += score
        if choice[0] == "play":
            self.bingos[player] += len(tiles_laid(choice[2])) == self.game.rules.layout.rack_size

    def gain(self) -> float:
        points = [now - start for now, start in zip(self.game.scores, self.start, strict=True)]
        if not self.game.is_terminal():
            points = [sum(each) for each in zip(points, self.kept, strict=True)]
        return points[0] - sum(points[1:]) / (len(points) - 1)

    def win(self) -> float:
        game = self.game
        if game.is_terminal():
            return game.returns()[0]
        total = [score + kept for score, kept in zip(game.scores, self.kept, strict=True)]
        ahead = total[0] - max(total[1:]) + (EDGE if game.current_player() == 0 else -EDGE)
        left = len(game.bag) + sum(map(len, game.racks))
        return 0.5 * math.erfc(-ahead / SPREAD[left] / math.sqrt(2))


def check_position(game: Game, plies: int, worlds: int, most: int) -> int:
    player = game.current_player()
    assert player is not None
    sees = game.observation(player)
    view = view_of(sees, game.dictionary)
    options = Options(view, LEAVES, most, True)
    rows = options.rows()
    assert rows[: len(rows) - 1] == static_choices(game, player, most)[: len(rows) - 1]
    for world in range(worlds):
        tally = Tally(len(options))
        simulate(
            options,
            tally,
            range(len(options)),
            seed=SEED,
            first=world,
            n=1,
            plies=plies,
            spread=SPREAD,
            edge=EDGE,
            win_points=100,
        )
        for option, row in zip(rows, tally.rows(), strict=True):
            n, worth, squared, gain, gain_squared, win, follow, answer, bingos, other_bingos = row
            reference = Reference(game.dictionary, sees, view, world, option, plies)
            assert n == 1
            assert gain == pytest.approx(reference.gain(), abs=1e-6), option
            assert win == pytest.approx(reference.win(), abs=1e-6), option
            assert worth == pytest.approx(gain + 100 * win)
            assert squared == pytest.approx(worth * worth)
            assert gain_squared == pytest.approx(gain * gain)
            assert follow == reference.scored[0] - reference.option_score
            assert answer == sum(reference.scored[1:])
            assert bingos == (reference.bingos[0] > 0)
            assert other_bingos == any(reference.bingos[1:])
    return len(rows)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turns", [0, 3, 9])
def test_play_outs_are_those_of_the_game(players: int, turns: int) -> None:
    game = play_some(Game(WORDS, players=players, ruleset=rules(), seed=turns), turns)
    for plies in (0, 1, players, 7):
        check_position(game, plies, 2, 4)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_outs_go_on_to_the_end_of_the_game(players: int, enable: Dictionary) -> None:
    ended = 0
    for seed in range(2):
        game = Game(enable, players=players, ruleset=rules(exchange_from=1), seed=seed)
        while not game.is_terminal():
            if len(game.bag) <= 9:
                check_position(game, 2, 1, 3)
                ended += not game.bag
            play_some(game, 1)
    assert ended >= 3


def test_lost_turns_are_skipped() -> None:
    lost = Game(WORDS, players=3, ruleset=rules(challenge="double"), seed=1, starter=0)
    option = static_choices(lost, 0, 1)[0]
    lost.apply(action_of(option))
    lost._lost[1] = 2  # as after wrong challenges
    sees = lost.observation(1)
    lost.apply(ACCEPT)
    lost.apply(ACCEPT)
    assert lost.current_player() == 2
    assert sees.lost == (0, 2, 0)
    view = view_of(lost.observation(2), WORDS)
    options = Options(view, LEAVES, 3)
    tally = Tally(len(options))
    simulate(options, tally, [0], seed=1, first=0, n=20, plies=2, spread=SPREAD)
    (n, *_), *others = tally.rows()
    assert n == 20
    assert all(row[0] == 0 for row in others)


def test_every_world_is_dealt_from_the_unseen_tiles() -> None:
    game = play_some(Game(WORDS, players=3, ruleset=rules(), seed=3), 5)
    player = game.current_player()
    assert player is not None
    sees = game.observation(player)
    view = view_of(sees, WORDS)
    hidden = hidden_tiles(sees, game.board).tiles
    seen = set()
    for world in range(50):
        racks, bag, _ = deal_world(view, SEED, world)
        assert tiles_of(racks[0]) == sees.rack
        assert [len(rack) for rack in racks] == [7, 7, 7]
        assert "".join(sorted(tiles_of(b"".join(racks[1:]) + bag))) == "".join(sorted(hidden))
        seen.add(bytes(racks[1]) + bag)
    assert len(seen) == 50


def test_the_same_worlds_give_the_same_numbers_in_any_steps() -> None:
    game = play_some(Game(WORDS, ruleset=rules(), seed=4), 4)
    player = game.current_player()
    assert player is not None
    view = view_of(game.observation(player), WORDS)
    options = Options(view, LEAVES, 5)
    whole, parts = Tally(5), Tally(5)
    more: dict[str, Any] = {"seed": SEED, "plies": 2, "spread": SPREAD}
    simulate(options, whole, range(5), first=0, n=30, **more)
    for first in range(0, 30, 10):
        simulate(options, parts, range(5), first=first, n=10, **more)
    assert whole.rows() == parts.rows()


@pytest.mark.parametrize("plies", [2, 10_000])
@pytest.mark.parametrize("threads", [2, 3, 7])
def test_any_number_of_threads_gives_the_same_sums(threads: int, plies: int) -> None:
    game = play_some(Game(WORDS, players=3, ruleset=rules(), seed=6), 6)
    player = game.current_player()
    assert player is not None
    options = Options(view_of(game.observation(player), WORDS), LEAVES, 5)
    alone, together = Tally(5, paired=True), Tally(5, paired=True)
    given: dict[str, Any] = {"seed": SEED, "plies": plies, "spread": SPREAD, "win_points": 100}
    calls = []

    def in_threads(work: Callable[[], None]) -> None:
        for _ in as_done(lambda _: work(), range(threads), threads):
            calls.append(work)

    for first, n, which in ((0, 1, [0, 1, 2, 3, 4]), (1, 9, [4, 1, 0]), (10, 20, [3])):
        simulate(options, alone, which, first=first, n=n, **given)
        simulate(options, together, which, first=first, n=n, in_threads=in_threads, **given)
    assert len(calls) == 3 * threads
    assert together.rows() == alone.rows()  # exactly, though they are sums of floats
    for option in range(5):
        assert together.squared_differences(option) == alone.squared_differences(option)


def test_more_play_outs_than_are_kept_at_a_time() -> None:
    few = Dictionary.from_words(["ab"])
    view = view_of(Game(few, ruleset=rules(), seed=1, starter=0).observation(0), few)
    options = Options(view, LEAVES, 3)
    whole, parts = Tally(3), Tally(3)
    given: dict[str, Any] = {"seed": SEED, "plies": 0, "spread": SPREAD}
    simulate(options, whole, range(3), first=0, n=9_000, **given)
    for first in range(0, 9_000, 1_000):
        simulate(options, parts, range(3), first=first, n=1_000, **given)
    assert whole.rows() == parts.rows()
    assert whole.rows()[0][0] == 9_000


def test_squared_differences_compare_options_world_by_world() -> None:
    game = play_some(Game(WORDS, ruleset=rules(), seed=4), 4)
    player = game.current_player()
    assert player is not None
    options = Options(view_of(game.observation(player), WORDS), LEAVES, 4)
    given: dict[str, Any] = {"seed": SEED, "plies": 2, "spread": SPREAD, "win_points": 50}
    tally = Tally(4, paired=True)
    simulate(options, tally, [2, 0, 3], first=0, n=25, **given)
    sums = [[0.0] * 4 for _ in range(4)]
    for world in range(25):
        single = Tally(4)
        simulate(options, single, [0, 2, 3], first=world, n=1, **given)
        utilities = [row[1] for row in single.rows()]
        for i in (0, 2, 3):
            for j in (0, 2, 3):
                sums[i][j] += (utilities[i] - utilities[j]) ** 2
    for option in range(4):
        assert tally.squared_differences(option) == pytest.approx(sums[option])
    assert sums[0][2] > 0
    with pytest.raises(BadOption, match="paired=True"):
        Tally(4).squared_differences(0)
    with pytest.raises(BadOption, match="option is 4"):
        tally.squared_differences(4)


def test_threads_that_leave_play_outs_undone_are_an_error() -> None:
    options = Options(
        view_of(Game(WORDS, ruleset=rules(), starter=0).observation(0), WORDS), LEAVES, 2
    )
    with pytest.raises(BadOption, match="before all play-outs were done"):
        simulate(
            options,
            Tally(2),
            [0],
            seed=1,
            first=0,
            n=2,
            plies=2,
            spread=SPREAD,
            in_threads=lambda _: None,
        )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"bag": 3}, "hidden has 93 tiles"),
        ({"rack_size": 0}, "rack_size is 0"),
        ({"scoreless": 6}, "scoreless"),
        ({"lost": [0, -1]}, r"lost\[1\] is -1"),
        ({"others": []}, "number of players is 1"),
        ({"others": [(8, bytes(33))]}, "number of tiles of player 1 is 8"),
        ({"hidden": bytes([31]) * 93}, "code 31"),
    ],
)
def test_impossible_arguments_are_rejected(change: dict[str, Any], message: str) -> None:
    generator = Generator(WORDS)
    from lexicon_fast.games.tiles.board import Board

    pair = generator.pair(Board.empty(generator.layout, generator.alphabet), "ABCDEFG")
    given: dict[str, Any] = {
        "hidden": bytes(93),
        "others": [(7, bytes(33))],
        "bag": 86,
        "scores": [0, 0],
        "lost": [0, 0],
        "lost_is_scoreless": False,
        "scoreless": 0,
        "scoreless_turns": 6,
        "exchange_from": 7,
        "rack_size": 7,
    }
    View(*pair, **given)
    with pytest.raises(BadOption, match=message):
        View(*pair, **{**given, **change})
