"""Rack inference: compared with the reference implementation, and in positions with known racks."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import rack_inference as reference
from oracles.tile_plays import WordList
from support.effort import ISAS, examples

from lexicon_fast import Dictionary
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.scrabble.inference import Inference
from lexicon_fast._native.scrabble.playouts import View, deal_world
from lexicon_fast._native.tiles.leaves import Leaves
from lexicon_fast.base.errors import BadObservation, BadOption
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.inference import LastAction, infer, last_actions
from lexicon_fast.bots.scrabble.sim import Sim
from lexicon_fast.bots.scrabble.simulation import view_of
from lexicon_fast.bots.scrabble.validation import hidden_tiles
from lexicon_fast.bots.tiles.leaves import learned_leaves
from lexicon_fast.games.scrabble import Game, Observation, Turn, ruleset
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Exchange, Lay
from lexicon_fast.games.tiles.bag import all_tiles, tiles_laid
from lexicon_fast.games.tiles.board import Board, rack_counts
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.plays import plays

pytestmark = pytest.mark.native

WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()
#: Few enough words for the reference implementation.
FEW = [word for word in WORDS if len(word) < 7][::4]
TILES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LAYOUT = ruleset("standard").layout
PHONIES = Dictionary.from_words([a + b for a in "bcdfgprst" for b in "aeiou"])
SCALE, FLOOR = 3.0, 0.05


def small_layout(tiles: str) -> Layout:
    """Return a layout with 7 x 7 squares, racks of four, and only these tiles."""
    counts = "\n".join(
        f'"{tile}" = {{ count = {tiles.count(tile)}, value = {place % 4} }}'
        for place, tile in enumerate(TILES)
    )
    squares = "\n".join(["......."] * 7)
    return Layout.parse(
        f'rack = 4\nstart = "3C"\nsquares = """\n{squares}\n"""\n[premiums]\n[bonus]\n4 = 20\n'
        f"[tiles]\n{counts}\n",
        "small",
        "small",
    )


def small_game(bag: str, players: int = 2) -> Game:
    """Return a game with few tiles, in which player 0 begins."""
    return Game(
        dictionary(),
        players=players,
        ruleset=Ruleset("small", small_layout(bag), challenge="single", exchange_from=1),
        starter=0,
        bag=bag,
    )


def bag_of(first: str) -> str:
    """Return a bag whose first tiles are these."""
    rest = Counter(all_tiles(LAYOUT, dictionary().alphabet)) - Counter(first)
    return first + "".join(rest.elements())


def rules(challenge: str = "void", **more: Any) -> dict[str, Any]:
    return {"name": "test", "layout": "scrabble", "challenge": challenge, **more}


@cache
def dictionary(isa: str = "") -> Dictionary:
    if not isa:
        return Dictionary.from_words(FEW)
    text, letters = "\n".join(sorted(FEW)).encode(), TILES
    file, _ = build(text, letters, letters.lower(), "words", b"\0" * 32, "english")
    return Dictionary(Compiled(file, "words", isa), "words")


def some_leaves() -> Leaves:
    """Return a table in which almost each leave has a different value."""
    most = bytes([LAYOUT.counts[tile] for tile in TILES]) + bytes(6) + bytes([LAYOUT.counts["?"]])
    empty = Leaves(most, len(TILES), 3, None)
    values = [(number * 7919) % 1600 - 800 for number in range(len(empty))]
    data = b"".join(value.to_bytes(2, "little", signed=True) for value in values)
    return Leaves(most, len(TILES), 3, data, mean=250)


LEAVES = some_leaves()


def leave_value(tiles: str) -> int:
    counts = bytearray(33)
    for tile in tiles:
        counts[32 if tile == "?" else TILES.index(tile)] += 1
    return LEAVES.value(bytes(counts)) if len(tiles) <= 3 else 0


def tiles_of(codes: bytes) -> str:
    return reference.in_order("".join("?" if code == 32 else TILES[code] for code in codes))


def play_some(game: Game, turns: int, luck: random.Random) -> Game:
    """Play some turns: plays at random, and now and then an exchange or a pass."""
    for _ in range(turns):
        player = game.current_player()
        if player is None:
            break
        if game.phase == "turn" and not game.rules.strict and luck.random() < 0.3:
            phonies = plays(
                game.board.lines(), game.racks[player], PHONIES, layout=game.rules.layout
            )
            if phonies:
                game.apply(Lay(*luck.choice(phonies)[:2]))
                continue
        actions = game.legal_actions()
        if game.phase == "challenge":
            game.apply(luck.choice([ACCEPT, ACCEPT, CHALLENGE]))
            continue
        lays = [each for each in actions if isinstance(each, Lay)]
        exchanges = [each for each in actions if isinstance(each, Exchange)]
        kind = luck.random()
        if lays and kind < 0.7:
            game.apply(luck.choice(lays[:10]))
        elif exchanges and kind < 0.95:
            game.apply(luck.choice(exchanges))
        else:
            game.apply(PASS)
    return game


def moved(game: Game) -> Observation:
    player = game.current_player()
    assert player is not None
    return game.observation(player)


def inferred(sees: Observation, words: Dictionary, **more: Any) -> tuple[View, Inference | None]:
    view = view_of(sees, words)
    given: dict[str, Any] = {"seed": 1, "scale": SCALE, "floor": FLOOR, **more}
    return view, infer(sees, words, LEAVES, view, **given)


def action_of(last: LastAction) -> reference.Action:
    action = last.action
    if isinstance(action, Lay):
        return reference.Action("play", tiles_laid(action.word), 0, last.score)
    if isinstance(action, Exchange):
        return reference.Action("exchange", "", last.exchanged)
    return reference.Action("pass")


def position_of(last: LastAction, players: int = 2) -> reference.Position:
    return reference.Position(
        last.board.lines(),
        WordList(FEW),
        LAYOUT,
        leave_value,
        last.bag,
        mean=250,
        players=players,
    )


def known_before(sees: Observation, last: LastAction, board: Board) -> str:
    """Return the tiles that were certainly on the rack before an action."""
    if isinstance(last.action, Exchange):
        return ""
    known = hidden_tiles(sees, board).known[last.player]
    if isinstance(last.action, Lay) and not last.taken_back:
        known += tiles_laid(last.action.word)
    return known


class TestReference:
    @pytest.mark.parametrize("isa", ISAS)
    @pytest.mark.parametrize("players", [2, 3])
    @given(seed=st.integers(0, 10_000))
    @settings(max_examples=examples(15), deadline=None)
    def test_each_rack_gives_up_as_much_as_by_the_reference(
        self, isa: str, players: int, seed: int
    ) -> None:
        luck = random.Random(seed)
        words = dictionary(isa)
        challenge = luck.choice(["void", "single"])
        game = Game(words, players=players, ruleset=rules(challenge), seed=seed)
        play_some(game, luck.randint(1, 9), luck)
        while game.phase == "challenge":
            game.apply(luck.choice([ACCEPT, CHALLENGE]))
        if game.is_terminal() or not game.bag:
            return
        sees = moved(game)
        _, found = inferred(sees, words, racks=3, draws=6)
        for last in last_actions(sees, words.alphabet):
            seat = (last.player - sees.player) % players
            position, action = position_of(last, players), action_of(last)
            known = known_before(sees, last, game.board)
            for kept, returned, loss, weight in [] if found is None else found.samples(seat):
                assert len(known) + len(kept) + len(returned) == last.rack_size == 7
                rack = known + tiles_of(kept) + tiles_of(returned)
                losses = reference.losses(position, rack, action)
                if action.kind == "exchange":
                    assert losses[tiles_of(kept)] == loss
                else:
                    assert list(losses.values()) == [loss]
                total = sum(reference.weight(each, SCALE, FLOOR) for each in losses.values())
                assert weight == pytest.approx(total, rel=1e-6)

    @pytest.mark.parametrize("kind", ["play", "exchange", "pass", "taken back"])
    def test_leaves_and_deals_have_the_probabilities_of_the_reference(self, kind: str) -> None:
        game = small_game("EITSAOEEASTIT")
        words = game.dictionary
        if kind == "exchange":
            game.apply(Exchange("EI"))
        elif kind == "pass":
            game.apply(PASS)
        elif kind == "play":
            game.apply(Lay("3C", "IT"))
            game.apply(ACCEPT)
        else:
            game.apply(Lay("3C", "TI"))
            game.apply(CHALLENGE)
        sees = game.observation(1)
        assert sees.to_move == 1
        view, found = inferred(sees, words, racks=10_000, draws=100_000)
        assert found is not None
        (last,) = last_actions(sees, words.alphabet)
        hidden = hidden_tiles(sees, game.board)
        known = known_before(sees, last, game.board)
        expected = reference.posterior(
            position_of(last)._replace(layout=game.rules.layout, exchange_from=1),
            hidden.tiles,
            known,
            last.rack_size - len(known),
            action_of(last),
            scale=SCALE,
            floor=FLOOR,
        )
        weights: dict[tuple[str, str], float] = {}
        for kept, returned, _, weight in found.samples(1):
            pair = tiles_of(kept), tiles_of(returned)
            weights[pair] = weights.get(pair, 0.0) + weight
        total = sum(weights.values())
        assert max(expected.values()) > 2 * min(expected.values()) > 0
        assert weights.keys() <= expected.keys()
        for pair, share in expected.items():
            assert weights.get(pair, 0.0) / total == pytest.approx(share, abs=0.002)

        # The racks that are dealt: the tiles kept, and any others but those returned.
        worlds = 6000
        dealt: Counter[str] = Counter()
        for world in range(worlds):
            racks, bag, _ = deal_world(view, 3, world, found)
            dealt[tiles_of(racks[1])] += 1
            if world < 50:
                assert tiles_of(racks[0]) == sees.rack
                assert tiles_of(racks[1] + bag) == reference.in_order(
                    hidden.tiles + hidden.known[0]
                )
        chances: dict[str, float] = {}
        for (kept_tiles, returned_tiles), share in expected.items():
            start = hidden.known[0] + kept_tiles
            rest = reference.without(hidden.tiles, kept_tiles + returned_tiles)
            ways = list(combinations(rest, sees.rack_sizes[0] - len(start)))
            for drawn in ways:
                rack = reference.in_order(start + "".join(drawn))
                chances[rack] = chances.get(rack, 0.0) + share / len(ways)
        assert dealt.keys() <= chances.keys()
        for rack, chance in chances.items():
            error = sqrt(chance * (1 - chance) / worlds)
            assert dealt[rack] / worlds == pytest.approx(chance, abs=6 * error + 0.001)

    def test_players_who_cannot_hold_the_same_tiles(self) -> None:
        """The leaves of two players have their joint probabilities: they share no tile."""
        game = small_game("EITSAOEEASTIT" + "SSTEAIO", players=3)
        for action in (Lay("3C", "IT"), ACCEPT, ACCEPT, Lay("4C", "AE"), ACCEPT, ACCEPT):
            game.apply(action)
        sees = moved(game)
        assert (sees.player, sees.bag, sees.rack_sizes) == (2, 4, (4, 4, 4))
        hidden = hidden_tiles(sees, game.board).tiles
        view, found = inferred(sees, game.dictionary, racks=10_000, draws=100_000)
        assert found is not None
        weights: dict[int, dict[str, float]] = {1: {}, 2: {}}
        for last in last_actions(sees, game.dictionary.alphabet):
            position = position_of(last, 3)._replace(layout=game.rules.layout, exchange_from=1)
            action_ = action_of(last)
            for tiles in {reference.in_order("".join(each)) for each in combinations(hidden, 2)}:
                (loss,) = reference.losses(position, action_.tiles + tiles, action_).values()
                weights[1 + last.player][tiles] = reference.weight(loss, SCALE, FLOOR)
        # What each player holds of each tile on average, with all pairs of leaves.
        total, held = 0.0, {1: Counter[str](), 2: Counter[str]()}
        for first in combinations(range(len(hidden)), 2):
            rest = [place for place in range(len(hidden)) if place not in first]
            for second in combinations(rest, 2):
                leaves = {
                    1: reference.in_order("".join(hidden[place] for place in first)),
                    2: reference.in_order("".join(hidden[place] for place in second)),
                }
                weight = weights[1][leaves[1]] * weights[2][leaves[2]]
                total += weight
                free = [hidden[place] for place in rest if place not in second]
                for seat, leave in leaves.items():
                    for tile in leave:
                        held[seat][tile] += weight  # type: ignore[assignment]
                    for tile in free:
                        held[seat][tile] += weight * 2 / len(free)  # type: ignore[assignment]
        worlds = 20_000
        dealt = {1: Counter[str](), 2: Counter[str]()}
        for world in range(worlds):
            racks, bag, _ = deal_world(view, 5, world, found)
            assert tiles_of(racks[1] + racks[2] + bag) == hidden
            for seat in (1, 2):
                dealt[seat].update(tiles_of(racks[seat]))
        for seat in (1, 2):
            for tile in set(hidden):
                expected = held[seat][tile] / total
                assert dealt[seat][tile] / worlds == pytest.approx(expected, abs=0.02)


class TestKnownCases:
    def shares(self, sees: Observation, words: Dictionary, **more: Any) -> list[tuple[str, float]]:
        """Return the leaves of the other player, with their weights; the sum is 1."""
        view = view_of(sees, words)
        leaves = learned_leaves(sees.rules.layout, words)
        found = infer(sees, words, leaves, view, seed=1, **more)
        assert found is not None
        samples = found.samples(1)
        total = sum(row[-1] for row in samples)
        return [(tiles_of(kept), weight / total) for kept, _, _, weight in samples]

    def test_tiles_of_a_phony_are_on_the_rack(self, enable: Dictionary) -> None:
        game = Game(enable, ruleset=rules("single"), starter=0, bag=bag_of("QUIZ?EDEEEEEEEE"))
        game.apply(Lay("8H", "ZzEQ"))
        game.apply(CHALLENGE)
        sees = game.observation(1)
        view, found = inferred(sees, enable)
        assert found is not None
        for world in range(200):
            racks, _, _ = deal_world(view, 1, world, found)
            assert Counter("EQZ?") <= Counter(tiles_of(racks[1]))
            assert len(racks[1]) == 7

    def test_a_full_rack_that_was_laid_says_nothing(self, enable: Dictionary) -> None:
        game = Game(enable, ruleset=rules(), starter=0, bag=bag_of("RETAINS"))
        game.apply(Lay("8H", "RETAINS"))
        assert inferred(game.observation(1), enable)[1] is None

    def test_before_the_first_action_there_is_nothing_to_infer(self, enable: Dictionary) -> None:
        game = Game(enable, ruleset=rules(), starter=0, seed=1)
        assert inferred(game.observation(0), enable)[1] is None

    def test_a_player_without_an_obvious_bingo_does_not_hold_it(self, enable: Dictionary) -> None:
        game = Game(enable, ruleset=rules(), starter=0, bag=bag_of("NAIVEBU"))
        game.apply(Lay("8D", "NAIVE"))
        sees = game.observation(1)
        shares = self.shares(sees, enable, racks=600, scale=1.0, floor=0.01)
        bingos = [
            share
            for kept, share in shares
            if any(len(word) == 7 for word in enable.subwords("NAIVE" + kept.replace("?", "*")))
        ]
        uniform = len(bingos) / len(shares)
        assert uniform > 0.02
        assert sum(bingos) < uniform / 4

    def test_who_exchanges_one_tile_keeps_tiles_that_go_well_together(
        self, enable: Dictionary
    ) -> None:
        game = Game(enable, ruleset=rules(), starter=0, bag=bag_of("AEINRTV"))
        game.apply(Exchange("V"))
        sees = game.observation(1)
        leaves = learned_leaves(sees.rules.layout, enable)

        def value(tiles: str) -> int:
            return leaves.value(rack_counts(tiles, enable.alphabet))

        shares = self.shares(sees, enable, racks=600, scale=1.0, floor=0.01)
        inferred_value = sum(share * value(kept) for kept, share in shares)
        plain = sum(value(kept) for kept, _ in shares) / len(shares)
        assert all(len(kept) == 6 for kept, _ in shares)
        assert inferred_value > plain + 300

    def test_exchanged_tiles_are_not_on_the_rack(self, enable: Dictionary) -> None:
        game = Game(enable, ruleset=rules(), starter=0, bag=bag_of("VVUUIIC"))
        game.apply(Exchange("VVUUII"))
        sees = game.observation(1)
        hidden = hidden_tiles(sees, game.board).tiles
        for seed in range(20):
            view, found = inferred(sees, enable, seed=seed, racks=1, draws=1)
            assert found is not None
            ((kept, returned, _, _),) = found.samples(1)
            assert (len(kept), len(returned)) == (1, 6)
            drawable = Counter(hidden) - Counter(tiles_of(returned))
            for world in range(20):
                racks, bag, _ = deal_world(view, 1, world, found)
                assert Counter(tiles_of(kept)) <= Counter(tiles_of(racks[1])) <= drawable
                assert tiles_of(racks[1] + bag) == hidden

    @pytest.mark.parametrize("players", [3, 4])
    def test_players_never_share_tiles(self, players: int) -> None:
        words = dictionary()
        inferences = 0
        for seed in range(6):
            luck = random.Random(seed)
            game = play_some(Game(words, players=players, ruleset=rules(), seed=seed), 9, luck)
            if game.is_terminal() or not game.bag:
                continue
            sees = moved(game)
            view, found = inferred(sees, words, racks=30)
            hidden = hidden_tiles(sees, game.board).tiles
            for world in range(40):
                racks, bag, _ = deal_world(view, seed, world, found)
                assert [len(rack) for rack in racks] == [7] * players
                assert tiles_of(b"".join(racks[1:]) + bag) == hidden
            inferences += found is not None
        assert inferences >= 3


class TestHistory:
    def test_positions_before_the_last_actions(self) -> None:
        """Compare with games, whose state before each action is known."""
        words = dictionary()
        seen: Counter[str] = Counter()
        for seed in range(18):
            luck = random.Random(seed)
            players = 2 + seed % 3
            challenge = ("void", "single")[seed % 2]
            game = Game(words, players=players, ruleset=rules(challenge), seed=seed)
            before: dict[int, tuple[Any, ...]] = {}
            for _ in range(40):
                player = game.current_player()
                if player is None:
                    break
                if game.phase == "turn":
                    others = {
                        each.player: (each.board.lines(), each.bag, each.rack_size)
                        for each in last_actions(game.observation(player), words.alphabet)
                    }
                    assert others == {p: each for p, each in before.items() if p != player}
                    before[player] = game.board.lines(), len(game.bag), len(game.racks[player])
                play_some(game, 1, luck)
                seen[type(game.events[-1]).__name__] += 1
                seen["taken back"] += getattr(game.events[-1], "right", None) is True
        assert seen["taken back"] > 3

    def test_a_play_that_is_not_on_the_board(self) -> None:
        sees = Game(dictionary(), ruleset=rules(), seed=1).observation(0)
        wrong = msgspec.structs.replace(sees, history=(Turn(1, Lay("8H", "IS")),))
        with pytest.raises(BadObservation, match="8H IS, is not on the board"):
            last_actions(wrong, dictionary().alphabet)

    def test_fewer_racks_are_evaluated_if_their_weights_are_nearly_equal(
        self, enable: Dictionary
    ) -> None:
        game = Game(enable, ruleset=rules(), starter=0, bag=bag_of("NAIVEBU"))
        game.apply(Lay("8D", "NAIVE"))
        sees = game.observation(1)

        def drawn(scale: float) -> tuple[int, float]:
            _, found = inferred(sees, enable, scale=scale, floor=0.001)
            assert found is not None
            weights = [row[-1] for row in found.samples(1)]
            effective = sum(weights) ** 2 / sum(weight * weight for weight in weights)
            assert found.effective(1) == pytest.approx(effective)
            return len(weights), effective

        few, enough = drawn(1000.0)
        many, _ = drawn(0.01)
        assert enough >= 60
        assert few < many

    def test_an_impossible_exchange(self) -> None:
        sees = Game(dictionary(), ruleset=rules(), seed=1).observation(0)
        wrong = msgspec.structs.replace(sees, history=(Turn(1, Exchange(""), exchanged=8),))
        with pytest.raises(BadObservation, match="history: player 1: exchanged"):
            inferred(wrong, dictionary())


class TestBot:
    def sees(self, players: int = 2, challenge: str = "void") -> list[Observation]:
        found = []
        for seed in range(3):
            game = Game(dictionary(), players=players, ruleset=rules(challenge), seed=seed)
            play_some(game, 5, random.Random(seed))
            while game.phase == "challenge":
                game.apply(ACCEPT)
            found.append(moved(game))
        return found

    def sim(self, **options: Any) -> Sim:
        return Sim(dictionary(), **{"iterations": 300, "inference": True, **options})

    @pytest.mark.parametrize("more", [{}, {"confidence": 0.9}, {"pre_endgame": True}])
    @pytest.mark.parametrize("players", [2, 4])
    def test_any_number_of_threads_chooses_the_same(
        self, players: int, more: dict[str, Any]
    ) -> None:
        for sees in self.sees(players):
            alone = self.sim(**more).choose(sees, 3)
            assert self.sim(threads=3, **more).choose(sees, 3) == alone
            assert self.sim(**more).choose(sees, 3) == alone

    @pytest.mark.unsanitized
    def test_it_changes_choices(self, enable: Dictionary) -> None:
        for seed in range(20):
            game = Game(enable, ruleset=rules(), seed=seed)
            for _ in range(3 + seed % 5):
                game.apply(bot("static", enable, "scrabble").choose(moved(game), 0))
            off, on = (
                Sim(enable, iterations=300, inference=each).choose(moved(game), 1)
                for each in (False, True)
            )
            if off != on:
                return
        pytest.fail("it changes no choice")

    @pytest.mark.parametrize("players", [2, 3, 4])
    @pytest.mark.parametrize("challenge", ["void", "double", "five"])
    def test_complete_games(self, challenge: str, players: int) -> None:
        phonies = Dictionary.from_words(sorted({*FEW, *(word + "s" for word in FEW)}))
        bots = [self.sim(iterations=40), Sim(dictionary(), words=phonies, iterations=40)]
        game = Game(dictionary(), players=players, ruleset=rules(challenge), seed=players)
        luck = Rng(1)
        while (player := game.current_player()) is not None:
            game.apply(bots[player % 2].choose(game.observation(player), luck.next()))
        assert game.is_terminal()

    def test_the_time_limit_includes_it(self, monkeypatch: pytest.MonkeyPatch) -> None:
        times = iter(range(1_000_000))
        asked: list[float] = []

        def clock() -> float:
            return float(next(times))

        def halve(self: Sim, race: Any, step: int, *, seconds: float, **_: Any) -> Any:
            asked.append(seconds)
            return race.best

        monkeypatch.setattr("lexicon_fast.bots.scrabble.sim.monotonic", clock)
        monkeypatch.setattr("lexicon_fast.bots.scrabble.inference.monotonic", clock)
        monkeypatch.setattr(Sim, "halve", halve)
        (sees, *_) = self.sees()
        self.sim(seconds=20.0).choose(sees, 1)
        inference_reads = asked[0]
        self.sim(seconds=20.0, inference=False).choose(sees, 1)
        assert inference_reads < asked[1] == 20.0

    def test_it_stops_on_request(self) -> None:
        (sees, *_) = self.sees()
        asked = 0

        def ended() -> bool:
            nonlocal asked
            asked += 1
            return True

        _, found = inferred(sees, dictionary(), stop=ended)
        assert asked == 1
        assert found is not None
        assert len({row[:2] for row in found.samples(1)}) <= 50


class TestArguments:
    @pytest.mark.parametrize(
        ("more", "message"),
        [({"scale": 0.0}, "scale is 0.0"), ({"floor": 0.0}, "floor is 0"), ({"floor": 2.0}, "flo")],
    )
    def test_weights(self, more: dict[str, float], message: str) -> None:
        view = view_of(Game(dictionary(), ruleset=rules(), seed=1).observation(0), dictionary())
        with pytest.raises(BadOption, match=message):
            Inference(view, LEAVES, **{"scale": 1.0, "floor": 0.1, **more})

    def test_another_view(self) -> None:
        sees = Game(dictionary(), ruleset=rules(), seed=1).observation(0)
        view, other = view_of(sees, dictionary()), view_of(sees, dictionary())
        inference = Inference(view, LEAVES, scale=1.0, floor=0.1)
        with pytest.raises(BadOption, match="another view"):
            deal_world(other, 1, 1, inference)

    def test_without_observed_actions_deals_are_as_before(self) -> None:
        sees = Game(dictionary(), ruleset=rules(), seed=1).observation(0)
        view = view_of(sees, dictionary())
        inference = Inference(view, LEAVES, scale=1.0, floor=0.1)
        assert deal_world(view, 1, 1, inference) == deal_world(view, 1, 1)
