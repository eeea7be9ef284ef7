"""Puzzles: the same for everyone, with one best answer, a measured difficulty, and a fair check."""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any

import msgspec
import pytest

from lexicon_fast import (
    BadDictionary,
    BadOption,
    Dictionary,
    IllegalAction,
    lexicon,
    scrabble,
)
from lexicon_fast.base.errors import BadAction, BadAlphabet
from lexicon_fast.bots.levels import Overlooks
from lexicon_fast.bots.scrabble import LEVELS
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.dictionary.frequency import classes_of
from lexicon_fast.games.lexicon.laying import Cards, checked_play, remove_cards
from lexicon_fast.games.registry import GAMES, part
from lexicon_fast.games.tiles.board import Board
from lexicon_fast.games.tiles.laying import scored_play
from lexicon_fast.puzzles import Puzzle, check, daily, day_of, dictionary_of, make, parse, seed_of

DAY = date(2026, 11, 27)

#: A day, and the puzzle of that day: target, difficulty, and the solution as people write it.
#: Changes are for the changelog.
GOLDEN = {
    "lexicon": (DAY, 3.0, 7, ["lurks", "swum", "anvil>anvils"]),
    "scrabble": (DAY, 38.0, 5, ["D1 KERB"]),
    "lexibomb": (date(2026, 11, 28), 29.551304, 9, ["N2 MICA"]),
}


@cache
def of_day(game: str) -> Puzzle:
    return daily(game, GOLDEN[game][0])


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_a_day_never_changes(game: str) -> None:
    puzzle = of_day(game)
    day, target, difficulty, texts = GOLDEN[game]
    assert (puzzle.day, puzzle.target, puzzle.difficulty) == (str(day), target, difficulty)
    assert list(puzzle.solution) == parse(puzzle, texts, dictionary_of(game))


def test_the_puzzle_of_a_day_is_that_of_its_seed() -> None:
    puzzle = of_day("scrabble")
    assert make("scrabble", puzzle.seed, dictionary_of("scrabble")).solution == puzzle.solution


def test_days_and_games_have_different_puzzles() -> None:
    assert daily("scrabble", date(2026, 11, 28)).observation != of_day("scrabble").observation
    days = (DAY, date(2026, 11, 28))
    assert len({seed_of(game, day) for game in GAMES for day in days}) == 2 * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_solves_it(game: str) -> None:
    puzzle = of_day(game)
    verdict = check(puzzle, puzzle.solution, dictionary_of(game))
    assert (verdict.solved, verdict.value) == (True, puzzle.target)


@pytest.mark.parametrize("seed", range(5))
def test_no_other_play_scores_as_much(seed: int) -> None:
    """Counted with the referee, which does not use the generator."""
    words = dictionary_of("scrabble")
    puzzle = make("scrabble", seed, words)
    seen: scrabble.Observation = puzzle.observation
    layout = seen.rules.layout
    board = Board.parse(seen.board, layout, words.alphabet)
    scores = {
        action: scored_play(action, board, layout).score
        for action in scrabble.legal_actions(seen, words)
        if isinstance(action, scrabble.Lay)
    }
    (best,) = puzzle.solution
    assert scores[best] == puzzle.target
    assert all(score <= 0.9 * puzzle.target for play, score in scores.items() if play != best)
    worse = min(scores, key=scores.__getitem__)
    verdict = check(puzzle, [worse], words)
    assert (verdict.solved, verdict.value) == (False, scores[worse])


def test_no_fewer_turns_play_all_cards() -> None:
    """All ways to play the hand in two turns are tried, one play after the other."""
    words, puzzle = dictionary_of("lexicon"), of_day("lexicon")
    seen: lexicon.Observation = puzzle.observation
    assert puzzle.target == 3
    cards = Cards.of(words)
    for first in lexicon.plays(seen.hand, seen.table, words):
        play = checked_play(lexicon.action_of(first), seen.table, cards, seen.rules)
        left = remove_cards(seen.hand, play.paid, "") + "".join(play.taken)
        assert left
        if len(left) <= 7:  # a second play may use them all
            best = lexicon.plan(left, words, table=play.table, turns=1)
            assert best.empties_in != 1


def test_the_table_is_needed() -> None:
    words, puzzle = dictionary_of("lexicon"), of_day("lexicon")
    alone = lexicon.plan(puzzle.observation.hand, words).empties_in
    assert alone is None or alone > puzzle.target


def test_the_difficulty_is_the_weakest_level_that_sees_the_solution() -> None:
    words, puzzle = dictionary_of("scrabble"), of_day("scrabble")
    (best,) = puzzle.solution
    seen: scrabble.Observation = puzzle.observation
    layout = seen.rules.layout
    board = Board.parse(seen.board, layout, words.alphabet)
    formed = scored_play(best, board, layout).words
    classes = classes_of(words)
    shares = []
    for level in LEVELS:
        knows = all(classes.of(word) <= level.words for word in formed)
        sees = [
            not level.overlooks
            or Overlooks(turn, level.overlooks, classes)(formed, f"{best.at} {best.word}")
            for turn in range(20)
        ]
        shares.append(knows * sum(sees) / 20)
    assert list(puzzle.levels) == shares
    assert shares[puzzle.difficulty - 1] >= 0.5 > max(shares[: puzzle.difficulty - 1])


def test_a_level_of_lexicon_sees_a_plan_if_it_sees_all_its_words() -> None:
    """Every word is asked for before the plan is made, not only those of plans."""
    words, puzzle = dictionary_of("lexicon"), of_day("lexicon")
    classes = classes_of(words)
    seen: lexicon.Observation = puzzle.observation
    near = words.subwords(seen.hand + "".join(seen.table).upper())

    @cache
    def has_plan(*sees: str) -> bool:
        plan = lexicon.plan(
            seen.hand, Dictionary.from_words(sees), table=seen.table, turns=int(puzzle.target)
        )
        return plan.empties_in == puzzle.target

    levels = [*zip(part("bots", "lexicon").LEVELS, puzzle.levels, strict=True)]
    for level, share in levels[::3]:  # one never sees it, one sometimes, two always
        known = [word for word in near if classes.of(word) <= level.words]
        plans = 0
        for turn in range(20):
            overlooks = Overlooks(turn, level.overlooks, classes)
            plans += has_plan(
                *(word for word in known if not level.overlooks or overlooks([word], word))
            )
        assert share == plans / 20


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_shares(game: str) -> None:
    puzzle = of_day(game)
    assert len(puzzle.levels) == len(part("bots", game).LEVELS) == 10
    assert all(0 <= share <= 1 for share in puzzle.levels)
    assert puzzle.levels[9] == 1


# Answers


def test_longer_answers_of_lexicon_are_not_the_best() -> None:
    words = dictionary_of("lexicon")
    puzzle = of_day("lexicon")
    partly = parse(puzzle, ["lurks", "swum"], words)
    verdict = check(puzzle, partly, words)
    assert verdict[:3] == (False, None, "1 card left: S.")
    assert verdict.observation.hand == "S"
    assert verdict.observation.table == (*puzzle.observation.table, "lurks", "swum")
    harder = msgspec.structs.replace(puzzle, target=2.0)
    verdict = check(harder, puzzle.solution, words)
    assert verdict[:3] == (False, 3.0, "All cards played in 3 turns; fewer are enough.")


def test_answers_of_lexibomb_may_go_through_blanks() -> None:
    words = dictionary_of("lexibomb")
    puzzle = make("lexibomb", 0, words)
    verdict = check(puzzle, parse(puzzle, ["9E (ACT_VE)S"], words), words)
    assert verdict.text == "11.5 points on average; another play is better."
    with pytest.raises(IllegalAction, match="not in the dictionary: ACT_VEX"):
        check(puzzle, parse(puzzle, ["9E (ACT_VE)X"], words), words)


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_a_first_play_down_answers_as_the_play_across(game: str) -> None:
    """A game can begin with exchanges, so that a puzzle has an empty board."""
    puzzle = of_day(game)
    empty = msgspec.structs.replace(puzzle.observation, board=(), history=(), rack="AHSTVVX")
    if game == "lexibomb":
        empty = msgspec.structs.replace(empty, opened=())
    puzzle = msgspec.structs.replace(puzzle, observation=empty)
    words = dictionary_of(game)
    across, down = (check(puzzle, [scrabble.Lay(at, "HATS")], words) for at in ("8G", "H7"))
    assert across == down


@pytest.mark.parametrize(
    ("game", "texts", "error", "message"),
    [
        ("lexicon", ["discard k take blind"], IllegalAction, "every turn lays cards"),
        ("lexicon", ["lurkz"], BadAction, "Z"),
        ("lexicon", ["lurks", "wums"], IllegalAction, "WUMS is not in the dictionary"),
        ("scrabble", ["pass"], IllegalAction, "the answer to this puzzle is one play"),
        ("scrabble", ["D1 KERB", "D1 KERB"], IllegalAction, "one play"),
        ("scrabble", ["D1 ZZZ"], BadAction, "lacks Z"),
        ("scrabble", ["A1 BRENT"], IllegalAction, "touch"),
        ("lexibomb", ["N2 MCIA"], IllegalAction, "not in the dictionary: MCIA"),
    ],
)
def test_answers_that_break_a_rule_are_refused(
    game: str, texts: list[str], error: type[Exception], message: str
) -> None:
    words, puzzle = dictionary_of(game), of_day(game)
    with pytest.raises(error, match=message):
        check(puzzle, parse(puzzle, texts, words), words)


def test_an_answer_needs_an_action_and_the_right_dictionary() -> None:
    puzzle = of_day("scrabble")
    with pytest.raises(IllegalAction, match="the answer has no action"):
        check(puzzle, [], dictionary_of("scrabble"))
    with pytest.raises(BadDictionary, match="the puzzle is of dictionary 'enable'"):
        check(puzzle, puzzle.solution, Dictionary.from_words(["kerb"]))


def test_the_search_for_a_position_is_interrupted() -> None:
    """Also while no position is a puzzle."""
    calls = []

    def interrupt() -> None:
        calls.append(1)
        if len(calls) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make("lexicon", 1, Dictionary.from_words(["hat"]), interrupt=interrupt)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: day_of("yesterday"), "day 'yesterday' is not a day"),
        (lambda: daily("chess", DAY), "unknown game 'chess'"),
        (lambda: make("scrabble", -1, dictionary_of("scrabble")), "seed is -1"),
        (lambda: make("lexicon", 1, Dictionary.from_words(["hat"])), "has no puzzle of seed 1"),
    ],
)
def test_bad_arguments_are_refused(call: Any, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        call()


@pytest.mark.filterwarnings("ignore:opentaal. common words")
def test_puzzles_of_lexicon_have_the_cards_of_the_language() -> None:
    dutch = Dictionary.load("nl")
    made = make("lexicon", 1, dutch)
    assert made.observation.ruleset == "waddingtons-nl"
    assert check(made, made.solution, dutch).solved
    french = Dictionary.from_words(["été", "têt"], alphabet=Alphabet("fr", "ÉÊT", "éêt"))
    with pytest.raises(BadAlphabet, match=r"not a letter of dictionary|has no points"):
        make("lexicon", 1, french)
