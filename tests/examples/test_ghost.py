"""The rules and the bots of the example of a game, examples/games/ghost."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from support.plugins import GHOST

from lexicon_fast import BadAction, BadOption, Dictionary, IllegalAction

WORDS = Dictionary.from_words(["ghost", "ghosts", "goat", "gone", "go", "help", "helped", "zebra"])


@pytest.fixture(scope="module", autouse=True)
def ghost() -> Iterator[ModuleType]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(GHOST)
        import ghost

        yield ghost
    for name in [each for each in sys.modules if each.split(".")[0] == "ghost"]:
        del sys.modules[name]


def begun(ghost: ModuleType, letters: str = "", players: int = 2, **ruleset: object) -> object:
    """A game in which player 0 begins, after some letters."""
    rules = {"name": "test", **ruleset} if ruleset else "standard"
    seeds = (seed for seed in range(99))
    game = next(
        game
        for seed in seeds
        if not (
            game := ghost.Game(WORDS, players=players, seed=seed, ruleset=rules)
        ).current_player()
    )
    for letter in letters:
        game.apply(ghost.Add(letter))
    return game


def test_who_completes_a_word_loses_the_round(ghost: ModuleType) -> None:
    game = begun(ghost, "go")  # too short to count
    assert (game.scores, game.current_player()) == ((0, 0), 0)
    game.apply(ghost.Add("n"))
    game.apply(ghost.Add("e"))
    assert game.events[-1].why == "gone is a word"
    assert game.scores == (0, 1)
    assert (game.observation(0).letters, game.current_player()) == ("", 0)  # the next one begins


@pytest.mark.parametrize(
    ("word", "loser"),
    [("ghosts", 0), ("ghost", 0), ("goat", 1), ("ghosty", 1), ("", 1), ("gho", 1)],
)
def test_the_challenged_player_has_to_name_a_word(ghost: ModuleType, word: str, loser: int) -> None:
    game = begun(ghost, "gh")
    game.apply(ghost.Challenge())
    assert (game.phase, game.current_player()) == ("challenge", 1)
    assert ghost.Name("ghosts") in game.legal_actions()
    game.apply(ghost.Name(word))
    assert [game.scores[player] for player in (loser, 1 - loser)] == [1, 0]


def test_a_player_with_all_letters_is_out(ghost: ModuleType) -> None:
    game = begun(ghost, players=3, word="GO")
    order = []
    while not game.is_terminal():
        order.append(game.current_player())
        game.apply(ghost.Add("x"))
        game.apply(ghost.Challenge())
        game.apply(ghost.Name(""))
    assert order == [0, 1, 2, 0, 1][: len(order)]
    assert game.scores == (2, 2, 1)
    assert (game.winners, game.returns()) == ((2,), [0.0, 0.0, 1.0])


@pytest.mark.parametrize(
    ("letters", "action", "rule"),
    [
        ("", "Challenge()", "phase"),
        ("", "Name('ghost')", "phase"),
        ("", "Add('G')", "action"),
        ("", "Add('gh')", "action"),
        ("", "Add(7)", "action"),
        ("g!", "Add('h')", "phase"),
        ("g!", "Name(None)", "action"),
    ],
)
def test_actions_against_the_rules(ghost: ModuleType, letters: str, action: str, rule: str) -> None:
    game = begun(ghost, letters.rstrip("!"))
    if letters.endswith("!"):
        game.apply(ghost.Challenge())
    with pytest.raises(IllegalAction) as caught:
        game.apply(eval(f"ghost.{action}"))
    assert caught.value.rule == rule


@pytest.mark.parametrize("field", [{"word": ""}, {"word": 7}, {"min_length": 1}, {"length": 4}])
def test_wrong_rules_are_refused(ghost: ModuleType, field: dict[str, object]) -> None:
    with pytest.raises(BadOption, match=next(iter(field))):
        begun(ghost, **field)


@pytest.mark.parametrize("text", ["", "gh", "7", "give up", "name ghost"])
def test_texts_that_are_no_action(ghost: ModuleType, text: str) -> None:
    from ghost.notation import parse

    with pytest.raises(BadAction):
        parse(text, begun(ghost).observation(0))


def test_the_solver_wins_if_it_can(ghost: ModuleType) -> None:
    """After `g`, `h` makes the next player complete ghost, and `o` leads to goat for oneself."""
    from ghost.bots import Solver

    solver = Solver(WORDS)
    game = begun(ghost, "g")
    assert {solver.choose(game.observation(1), seed).letter for seed in range(9)} == {"h"}
    game = begun(ghost, "gx")
    assert solver.choose(game.observation(0), 0) == ghost.Challenge()
    game = begun(ghost, "gh")
    assert solver.choose(game.observation(0), 0) == ghost.Add("o")  # all it can do
