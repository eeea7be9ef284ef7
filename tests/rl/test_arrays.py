"""Observations as arrays hold what the player sees, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from support import rl_games
from support.effort import examples

from lexicon_fast import lexibomb, lexicon, scrabble
from lexicon_fast.base.rng import Rng
from lexicon_fast.games.lexibomb.minefield import MARKS, Minefield


def turned(values: Any, player: int) -> list[Any]:
    """The values from a seat on."""
    return [values[(player + step) % len(values)] for step in range(len(values))]


def seat(array: Any, player: int) -> int | None:
    """The player that an array with one 1 names; None: it has no 1."""
    (places,) = array.nonzero()
    assert len(places) <= 1
    return (int(places[0]) + player) % len(array) if len(places) else None


def common(name: str, game: Any, player: int, arrays: Any) -> None:
    """Check the arrays that all games have."""
    adapter = rl_games.adapter(name)
    encoding = adapter.encoding
    seen = game.observation(player)
    assert arrays["scores"].tolist() == turned(game.scores, player)
    assert seat(arrays["to_move"], player) == game.current_player()
    assert arrays["phase"].sum() == 1
    phases = ["turn", "over"] if name.startswith("lexibomb") else ["turn", "challenge", "over"]
    assert phases[arrays["phase"].argmax()] == seen.phase
    history = rl_games.history_texts(name, game)
    kinds = [Counter(steps[0] for mover, steps in history if mover == other)
             for other in turned(range(adapter.players), player)]  # fmt: skip
    assert arrays["kinds"].tolist() == [[each[kind] for kind in encoding.kinds] for each in kinds]
    last = tuple(encoding.texts[step - 1] for step in arrays["last_move"] if step)
    if history:
        mover, steps = history[-1]
        if steps[0] == "exchange" and mover != player:
            steps = ("exchange", "end")  # the tiles are hidden
        assert last == steps
        assert seat(arrays["last_player"], player) == mover
    else:
        assert last == ()
        assert seat(arrays["last_player"], player) is None
    assert not arrays["move"].any()


def fits(name: str, arrays: Any) -> None:
    """The arrays have the documented names, shapes, dtypes and bounds."""
    fields = rl_games.adapter(name).fields
    assert arrays.keys() == fields.keys()
    for key, field in fields.items():
        array = arrays[key]
        assert (array.shape, array.dtype) == (field.shape, field.dtype), key
        assert array.min() >= field.low, key
        assert array.max() <= field.high, key


def counted(array: Any, items: str) -> Counter[str]:
    found = Counter(dict(zip(items, map(int, array), strict=True)))
    return +found


@pytest.mark.parametrize("name", [name for name in rl_games.NAMES if name.startswith("lexicon")])
@settings(max_examples=examples(50))
@given(seed=rl_games.SEEDS, place=rl_games.PLACES)
def test_lexicon(name: str, seed: int, place: int) -> None:
    game = rl_games.position(name, seed, place)
    adapter = rl_games.adapter(name)
    upper, lower = adapter.dictionary.alphabet.upper, adapter.dictionary.alphabet.lower
    cards = upper + "*"
    cells = ["", *lower, *(f"[{letter}]" for letter in lower)]
    for player in range(adapter.players):
        seen = game.observation(player)
        arrays = adapter.arrays(seen, ())
        fits(name, arrays)
        common(name, game, player, arrays)
        assert counted(arrays["hand"], cards) == Counter(game.round.hands[player])
        words = ["".join(cells[code] for code in row) for row in arrays["table"]]
        assert [word for word in words if word] == list(seen.table) == words[: len(seen.table)]
        assert counted(arrays["exposed"], cards) == Counter(game.round.pile[-1])
        assert counted(arrays["pile"], cards) == Counter(game.round.pile)
        others = [hand for other, hand in enumerate(game.round.hands) if other != player]
        hidden = Counter("".join(others) + game.round.stock)
        assert counted(arrays["unseen"], cards) == hidden
        assert arrays["stock"].tolist() == [len(game.round.stock)]
        assert arrays["hand_sizes"].tolist() == turned([*map(len, game.round.hands)], player)
        assert seat(arrays["dealer"], player) == game.dealer
        assert arrays["idle"].tolist() == [game.round.idle]
        assert arrays["round"].tolist() == [game.round_number]
        draws = [each for each in game.round.events if kind_of(each) == "Draw"]
        for other, (discards, taken) in enumerate(
            zip(arrays["discards"], arrays["taken"], strict=True)
        ):
            own = [each for each in draws if each.player == (other + player) % adapter.players]
            assert counted(discards, cards) == Counter(each.action.discard for each in own)
            assert counted(taken, cards) == Counter(
                each.taken for each in own if each.action.take == "exposed"
            )


def kind_of(event: Any) -> str:
    """The class of an event's action."""
    return type(event.action).__name__ if hasattr(event, "action") else ""


@pytest.mark.parametrize(
    "name", [name for name in rl_games.NAMES if not name.startswith("lexicon")]
)
@settings(max_examples=examples(50))
@given(seed=rl_games.SEEDS, place=rl_games.PLACES)
def test_board_games(name: str, seed: int, place: int) -> None:
    game = rl_games.position(name, seed, place)
    adapter = rl_games.adapter(name)
    alphabet = adapter.dictionary.alphabet
    blank = game.board.blank
    tiles = alphabet.upper + blank
    for player in range(adapter.players):
        seen = game.observation(player)
        arrays = adapter.arrays(seen, ())
        fits(name, arrays)
        common(name, game, player, arrays)
        assert counted(arrays["rack"], tiles) == Counter(game.racks[player])
        assert lines(arrays["board"], tiles, alphabet) == game.board.lines()
        others = [rack for other, rack in enumerate(game.racks) if other != player]
        assert counted(arrays["unseen"], tiles) == Counter("".join(others) + game.bag)
        assert arrays["bag"].tolist() == [len(game.bag)]
        assert arrays["rack_sizes"].tolist() == turned([*map(len, game.racks)], player)
        exchanged: Counter[int] = Counter()
        scores = [0]
        for event in game.events:
            if kind_of(event) == "Exchange":
                exchanged[event.player] += len(event.action.tiles)
            elif kind_of(event) == "Lay":
                scores.append(event.score)
        every = [exchanged[other] for other in range(adapter.players)]
        assert arrays["exchanged"].tolist() == turned(every, player)
        assert arrays["last_score"].tolist() == scores[-1:]
        if name.startswith("scrabble"):
            assert arrays["scoreless"].tolist() == [game.scoreless]
            assert arrays["lost"].tolist() == turned(game.lost, player)
        else:
            assert arrays["zeros"].tolist() == turned(game.zeros, player)
            assert arrays["bombs"].tolist() == [len(game.minefield.bombs)]
            assert (arrays["opened"].sum(axis=0) == 1).all()
            marks = arrays["opened"].argmax(axis=0)
            assert ["".join(MARKS[mark] for mark in row) for row in marks] == list(game.opened)


def lines(planes: Any, tiles: str, alphabet: Any) -> list[str]:
    """The rows of a board from its planes."""
    found = []
    for row in range(planes.shape[1]):
        line = ""
        for column in range(planes.shape[2]):
            here = [tiles[place] for place in planes[:, row, column].nonzero()[0]]
            if len(here) == 2:  # a blank with its letter
                assert here[1] == "?"
                here = [alphabet.lower[alphabet.upper.index(here[0])]]
            line += here[0] if here else "."
        found.append(line)
    return found


def shuffled_hidden(game: Any, player: int, rng: Rng) -> Any:
    """A copy of a game with other hidden cards, tiles and bombs for a player."""
    twin = game.copy()
    if hasattr(twin, "round"):
        state = twin.round
        hands, rest = state._hands, "_stock"
        order = state._cards.sort
    else:
        state, hands, rest = twin, twin._racks, "_bag"
        order = lambda tiles: "".join(sorted(tiles))  # noqa: E731
    others = [other for other in range(len(hands)) if other != player]
    pool = rng.shuffled("".join(hands[other] for other in others) + getattr(state, rest))
    for other in others:
        size = len(hands[other])
        hands[other], pool = order(pool[:size]), pool[size:]
    setattr(state, rest, pool)
    if hasattr(twin, "_minefield"):
        rows, columns = twin.board.rows, twin.board.columns
        squares = [*range(rows * columns)]
        rng.shuffle(squares)
        twin._minefield = Minefield(rows, columns, squares[: len(twin.minefield.bombs)])
    return twin


@pytest.mark.parametrize("name", rl_games.NAMES)
@settings(max_examples=examples(50))
@given(seed=rl_games.SEEDS, place=rl_games.PLACES)
def test_nothing_hidden_is_in_an_observation(name: str, seed: int, place: int) -> None:
    """States that differ only in what a player cannot see give equal observations and masks."""
    game = rl_games.position(name, seed, place)
    adapter = rl_games.adapter(name)
    for player in range(adapter.players):
        twin = shuffled_hidden(game, player, Rng(seed))
        same(
            adapter.arrays(game.observation(player), ()),
            adapter.arrays(twin.observation(player), ()),
        )
        if player == game.current_player():
            both = adapter.choices(game), adapter.choices(twin)
            rng = Rng(seed)
            while both[0].legal:
                assert both[0].legal == both[1].legal
                step = rng.choice(both[0].legal)
                for choices in both:
                    choices.take(step)


def same(one: Any, two: Any) -> None:
    assert one.keys() == two.keys()
    for key in one:
        np.testing.assert_array_equal(one[key], two[key], key)


def test_blind_draws_of_others_are_hidden() -> None:
    """Player 0 has other cards in two rounds, discards the same card, and draws another one."""
    adapter = rl_games.adapter("lexicon")
    pack = "".join(card * count for card, count in lexicon.PACK.items())
    own, shared, stock = "AEHILLOSTQ", "AEIT", "RR"
    for card in own + shared + stock:
        pack = pack.replace(card, "", 1)
    seen = []
    for rest in (pack, pack[::-1]):
        # Player 1 is dealt first and has the first turn; the exposed card is an R.
        deck = own + shared + rest[:6] + stock + rest[6:]
        round_ = lexicon.Round(adapter.dictionary, deck=deck, dealer=0)
        round_.apply(lexicon.Draw("Q", "blind"))
        round_.apply(lexicon.Draw("A", "blind"))
        seen.append(round_)
    assert seen[0].hands[0] != seen[1].hands[0]
    assert seen[0].events[-1].taken != seen[1].events[-1].taken
    same(*(adapter.arrays(each.observation(1), ()) for each in seen))


@pytest.mark.parametrize("name", ["scrabble", "lexibomb"])
def test_exchanged_tiles_of_others_are_hidden(name: str) -> None:
    adapter = rl_games.adapter(name)
    module = {"scrabble": scrabble, "lexibomb": lexibomb}[name]
    blank = adapter.encoding.BOARD.blank
    tiles = "".join(
        tile.letter.replace("?", blank) * tile.count for tile in adapter.rules.layout.tiles
    )
    own, one, two = "EEEAAAT", "IIINNNS", "OOORRRS"
    rest = tiles
    for tile in own + one + two:
        rest = rest.replace(tile, "", 1)
    seen = []
    for racks, exchanged in ((one + two, "IIN"), (two + one, "ORR")):
        game = module.Game(
            adapter.dictionary,
            ruleset=adapter.rules,
            starter=1,
            bag=racks[:7] + own + racks[7:] + rest,
        )
        game.apply(module.Exchange(exchanged))
        seen.append(game)
    assert seen[0].racks[1] != seen[1].racks[1]
    same(*(adapter.arrays(each.observation(0), ()) for each in seen))
