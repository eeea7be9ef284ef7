"""The masks allow exactly the legal actions of the game."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles.move_steps import texts
from support import rl_games
from support.effort import examples

from lexicon_fast import Dictionary, IllegalAction, lexicon, scrabble
from lexicon_fast.rl.adapter import adapter_of
from lexicon_fast.rl.lexicon.encoding import Choices
from lexicon_fast.rl.scrabble import Choices as ScrabbleChoices


@pytest.mark.parametrize("name", rl_games.NAMES)
@settings(max_examples=examples(50))
@given(seed=rl_games.SEEDS, place=rl_games.PLACES)
def test_complete_sequences_are_the_legal_actions(name: str, seed: int, place: int) -> None:
    adapter = rl_games.adapter(name)
    encoding = adapter.encoding
    game = rl_games.position(name, seed, place)
    legal = game.legal_actions()
    if game.current_player() is None:
        assert not legal
        return
    choices = adapter.choices(game)
    found = list(rl_games.complete(choices))
    assert len(set(found)) == len(found)
    table = game.round.table if name.startswith("lexicon") else ()
    assert {tuple(encoding.texts[step] for step in steps) for steps in found} == {
        texts(action, table) for action in legal
    }
    # The steps are those of the encoding, and lead back to the actions.
    seen = game.observation(game.current_player())
    assert set(found) == {encoding.steps(action, seen) for action in legal}
    assert len(found) == len(legal)
    for action in legal:
        assert encoding.action(encoding.steps(action, seen), seen) == action


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_with_a_large_word_list(enable: Dictionary, game: str) -> None:
    adapter = adapter_of(game, enable, 2, None)
    state = adapter.new_game(1)
    for turn in range(8):
        legal = state.legal_actions()
        if not legal:
            break
        found = set(rl_games.complete(adapter.choices(state)))
        seen = state.observation(state.current_player())
        assert found == {adapter.encoding.steps(action, seen) for action in legal}
        state.apply(legal[turn * 7 % max(1, len(legal) // 3)])


@pytest.mark.parametrize("name", ["lexicon", "scrabble small", "lexibomb small"])
def test_other_steps_are_refused_and_change_nothing(name: str) -> None:
    adapter = rl_games.adapter(name)
    for game in rl_games.positions(name, 3, 12):
        if game.current_player() is None:
            break
        choices = adapter.choices(game)
        while choices.legal:
            before = choices.steps, choices.legal
            for step in {*range(-1, adapter.encoding.size + 1)} - {*choices.legal}:
                with pytest.raises(IllegalAction, match="mask") as refused:
                    choices.take(step)
                assert refused.value.rule == "step"
            assert (choices.steps, choices.legal) == before
            copied = pickle.loads(pickle.dumps(choices))
            assert (copied.steps, copied.legal) == before
            choices.take(choices.legal[-1])
            copied.take(copied.legal[-1])
            assert copied.legal == choices.legal


@st.composite
def laid_words(draw: st.DrawFn) -> str:
    """A word on the table, any of its letters a Master."""
    word = draw(st.sampled_from([*rl_games.TEXT.split(), "zzyzx"]))
    return "".join(f"[{letter}]" if draw(st.booleans()) else letter for letter in word)


@pytest.mark.parametrize("name", ["lexicon", "lexicon article"])
@given(
    hand=st.text("AEHILQRSTUZ***", min_size=1, max_size=10),
    table=st.lists(laid_words(), max_size=4),
    stock=st.sampled_from([0, 3]),
)
def test_positions_with_many_masters(name: str, hand: str, table: list[str], stock: int) -> None:
    adapter = rl_games.adapter(name)
    seen = lexicon.Observation(
        0, hand, tuple(table), "A", stock, scores=(0, 0), ruleset=adapter.rules.to_json()
    )
    found = list(rl_games.complete(Choices(seen, adapter.encoding)))
    legal = lexicon.legal_actions(seen, adapter.dictionary)
    assert len(found) == len(legal)
    assert {tuple(adapter.encoding.texts[step] for step in steps) for steps in found} == {
        texts(action, seen.table) for action in legal
    }
    for action in legal:
        assert adapter.encoding.action(adapter.encoding.steps(action, seen), seen) == action


def test_a_master_is_laid_and_captured() -> None:
    encoding = rl_games.adapter("lexicon").encoding
    seen = lexicon.Observation(0, "U*", ("hat", "l[u]rch"), "A", 1)
    choices = Choices(seen, encoding)
    moves = {encoding.text(steps) for steps in rl_games.complete(choices)}
    assert {"lay word1 H", "lay word2 L", "capture word2 U"} <= moves
    assert not {"lay word2 U", "capture word1 H"} & moves


@pytest.mark.parametrize("bag", range(9))
def test_an_exchange_takes_no_more_tiles_than_the_bag_has(bag: int) -> None:
    adapter = rl_games.adapter("scrabble seven")
    assert adapter.rules.exchange_from == 1
    board = scrabble.Board.empty(adapter.rules.layout, adapter.dictionary.alphabet)
    seen = scrabble.Observation(0, "TTAÄ?", bag=bag, ruleset=adapter.rules.to_json())
    choices = ScrabbleChoices(seen, board, adapter)
    moves = [adapter.encoding.text(steps) for steps in rl_games.complete(choices)]
    legal = scrabble.legal_actions(seen, adapter.dictionary)
    assert len(moves) == len(legal)
    assert {*moves} == {" ".join(texts(action)) for action in legal}
