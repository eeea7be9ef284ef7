"""The endgame: play with an empty bag, searched to its end, beside a plain minimax of the rules."""

from __future__ import annotations

import os
import random
import signal
import threading
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from oracles.scrabble_endgame import Case, TooBig, a_case, laid, minimax
from support.effort import first_only

from lexicon_fast import Dictionary, scrabble
from lexicon_fast._native.dictionary.build import build
from lexicon_fast._native.dictionary.compiled import Compiled, available_isas
from lexicon_fast._native.scrabble.endgame import Endgame as Search
from lexicon_fast.base.errors import BadHand, BadOption, BadPosition, LexiconFastError
from lexicon_fast.bots import bot
from lexicon_fast.bots.scrabble.endgame import Endgame, best_endgame, rank, solve
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import Ruleset
from lexicon_fast.games.tiles.actions import PASS, Action, Lay
from lexicon_fast.games.tiles.board import rack_counts
from lexicon_fast.games.tiles.layouts import Layout, Premium, Tile
from lexicon_fast.games.tiles.plays import Generator

pytestmark = pytest.mark.native

#: A search that takes minutes: a blank, and many places.
HARD_BOARD = (
    "15/1ANODES8/3DOLING6/B7HANK3/R3PUERILE4/I6E7/G2Z3f7/H1ELUATE6T/TAXON2R6R/3T1JORA"
    "M2PYA/2MYNA1EDUCTION/W1IS1V1R6Q/I1L2A4FIVES/DOOFUS9/E14"
    ""
)
HARD_RACKS = ("?ABCEOT", "EEGIIW")


def solved(case: Case, dictionary: Dictionary, nodes: int = 10_000_000) -> Endgame:
    return solve(
        case.rows,
        case.rack,
        case.other,
        dictionary,
        layout=case.layout,
        scoreless=case.scoreless,
        scoreless_turns=case.scoreless_turns,
        nodes=nodes,
    )


def play_through(case: Case, actions: tuple[Action, ...], dictionary: Dictionary) -> int | None:
    """The value of a line of play for who begins, each play found among the legal ones; None: the
    game goes on after it."""
    rows, racks, scoreless, total = case.rows, [case.rack, case.other], case.scoreless, 0

    def value(tiles: str) -> int:
        return sum(case.layout.values[tile] for tile in tiles)

    for turn, action in enumerate(actions):
        sign = -1 if turn % 2 else 1
        rack, other = racks[turn % 2], racks[1 - turn % 2]
        score = 0
        if isinstance(action, Lay):
            plays = scrabble.plays(rows, rack, dictionary, layout=case.layout)
            (score,) = [p.score for p in plays if (p.at, p.word) == (action.at, action.word)]
            rows, racks[turn % 2] = laid(rows, rack, action.at, action.word)
            total += sign * score
            if not racks[turn % 2]:
                assert turn == len(actions) - 1
                return total + sign * 2 * value(other)
        else:
            assert action == PASS
        scoreless = 0 if score else scoreless + 1
        if scoreless == case.scoreless_turns:
            assert turn == len(actions) - 1
            return total + value(racks[1]) - value(racks[0])
    return None


@pytest.mark.parametrize("seed", first_only(range(6), unsanitized=True))
def test_any_endgame_is_worth_what_the_twin_says(seed: int) -> None:
    rng = random.Random(seed)
    done = 0
    while done < 25:
        case = a_case(rng)
        try:
            wanted = minimax(case)
        except TooBig:
            continue
        dictionary = Dictionary.from_words(case.words)
        found = solved(case, dictionary)
        assert (found.exact, found.value) == (True, wanted), case
        done += 1


@pytest.mark.parametrize("seed", range(3))
def test_the_line_of_play_is_legal_and_has_the_value(seed: int) -> None:
    rng = random.Random(100 + seed)
    ends = 0
    for _ in range(60):
        case = a_case(rng)
        dictionary = Dictionary.from_words(case.words)
        found = solved(case, dictionary)
        assert found.exact
        assert found.depth == len(found.actions)
        value = play_through(case, found.actions, dictionary)
        # The search counts to two passes in a row: see endgame.pyx.
        if value is None:
            assert found.actions[-1] == PASS
        else:
            assert value == found.value, case
            ends += 1
    assert ends > 20


def test_a_play_of_no_points_counts_as_scoreless() -> None:
    """The blank beside a blank earns nothing: with one scoreless turn left it ends the game.

    Beside an A it earns one point, and the game goes on.
    """
    dictionary = Dictionary.from_words(["ab", "ba"])
    layout = Layout(
        name="plain",
        squares=((Premium(),) * 4,) * 3,
        start=None,
        tiles=(*(Tile(chr(65 + code), 2, 1) for code in range(26)), Tile("?", 2, 0)),
        rack_size=7,
        bonus=(0,) * 8,
    )
    for tile in "aA":
        rows = ("....", f".{tile}..", "....")
        for turns in (1, 2, 3, 6):
            for scoreless in range(turns):
                case = Case(layout, ["ab", "ba"], rows, "?ZZ", "QB", scoreless, turns)
                found = solved(case, dictionary)
                assert (found.exact, found.value) == (True, minimax(case, 100_000))


# Several actions


def value_of(case: Case, action: Action, listed: list[scrabble.Play]) -> int:
    """The value of an action by the plain minimax."""
    points, rows, left = 0, case.rows, case.rack
    if isinstance(action, Lay):
        points = next(p.score for p in listed if (p.at, p.word) == (action.at, action.word))
        rows, left = laid(case.rows, case.rack, action.at, action.word)
    value = {name: sum(case.layout.values[tile] for tile in name) for name in (left, case.other)}
    if not left:
        return points + 2 * value[case.other]
    scoreless = 0 if points else case.scoreless + 1
    if scoreless == case.scoreless_turns:
        return points + value[case.other] - value[left]
    after = replace(case, rows=rows, rack=case.other, other=left, scoreless=scoreless)
    return points - minimax(after)


@pytest.mark.parametrize("seed", first_only(range(4), unsanitized=True))
def test_the_best_actions_have_the_values_of_the_twin(seed: int) -> None:
    rng = random.Random(50 + seed)
    done = 0
    while done < 5:
        case = a_case(rng)
        dictionary = Dictionary.from_words(case.words)
        listed = scrabble.plays(case.rows, case.rack, dictionary, layout=case.layout)
        actions: list[Action] = [*(Lay(play.at, play.word) for play in listed), PASS]
        try:
            values = {action: value_of(case, action, listed) for action in actions}
        except TooBig:
            continue
        found = [
            rank(
                case.rows,
                case.rack,
                case.other,
                dictionary,
                top=len(actions),
                threads=threads,
                layout=case.layout,
                scoreless=case.scoreless,
                scoreless_turns=case.scoreless_turns,
            )
            for threads in (1, 3)
        ]
        assert found[0] == found[1]
        assert found[0].exact
        best = found[0].variations
        assert [each.value for each in best] == sorted(values.values(), reverse=True), case
        for each in best:
            assert each.exact
            assert values[each.actions[0]] == each.value
            assert play_through(case, each.actions, dictionary) in (each.value, None)
        done += 1


QUIT = (*["." * 15] * 7, "......QUIT.....", *["." * 15] * 7)


@pytest.mark.parametrize(
    ("scoreless", "scoreless_turns"), [(n, most) for most in (1, 2, 3, 4, 6) for n in range(most)]
)
def test_a_pass_ends_the_game_only_with_the_last_scoreless_turn(
    scoreless: int, scoreless_turns: int
) -> None:
    """The other player can only pass, too: then QUITS goes out, if the game still goes on."""
    words = Dictionary.from_words(["quit", "quits", "it", "is"])
    turns: dict[str, Any] = {"scoreless": scoreless, "scoreless_turns": scoreless_turns}
    found = rank(QUIT, "S", "VV", words, top=9, **turns)
    values = {each.actions[0]: each.value for each in found.variations}
    case = Case(Layout.load("scrabble"), ["quit", "quits", "it", "is"], QUIT, "S", "VV", **turns)
    listed = scrabble.plays(QUIT, "S", words)
    assert values == {action: value_of(case, action, listed) for action in values}
    assert values[PASS] == (30 if scoreless_turns - scoreless > 2 else 7)
    assert solve(QUIT, "S", "VV", words, **turns).value == 30


def test_passes_of_tiny_endgames_have_the_values_of_the_twin() -> None:
    """By `rank`, and by the search of the position after it, which advice and analyses use."""
    rng = random.Random(7)
    done = matters = 0
    while done < 25:
        case = a_case(rng)
        turns = rng.choice([3, 4, 6])
        case = replace(case, rack=case.rack[:2], other=case.other[:2], scoreless_turns=turns)
        case = replace(case, scoreless=rng.randrange(turns - 2))
        dictionary = Dictionary.from_words(case.words)
        listed = scrabble.plays(case.rows, case.rack, dictionary, layout=case.layout)
        try:
            value = value_of(case, PASS, listed)
            late = value_of(replace(case, scoreless=turns - 2), PASS, listed)
        except TooBig:
            continue
        found = rank(
            case.rows,
            case.rack,
            case.other,
            dictionary,
            top=len(listed) + 1,
            layout=case.layout,
            scoreless=case.scoreless,
            scoreless_turns=turns,
        )
        (row,) = (each for each in found.variations if each.actions[0] == PASS)
        assert (row.value, row.exact) == (value, True), case
        after = replace(case, rack=case.other, other=case.rack, scoreless=case.scoreless + 1)
        assert solved(after, dictionary).value == -value, case
        matters += late != value
        done += 1
    assert matters > 1  # the number of passes that are left counts


def test_without_a_proof_a_ranking_gives_bounds(enable: Dictionary) -> None:
    found = rank(HARD_BOARD, *HARD_RACKS, enable, top=3, nodes=50)
    assert found == rank(HARD_BOARD, *HARD_RACKS, enable, top=3, nodes=50, threads=2)
    assert not found.exact
    assert len(found.variations) == 3
    assert all(each.low <= each.high for each in found.variations)
    unproved = [each for each in found.variations if not each.exact]
    assert unproved
    assert all(len(each.actions) == 1 for each in unproved)
    assert not rank(HARD_BOARD, *HARD_RACKS, enable, top=2, seconds=0).exact


# Real endgames


@pytest.fixture(scope="module")
def known(data: Path) -> list[tuple[scrabble.Position, int]]:
    """Positions, and what they are worth."""
    layout, alphabet = Layout.load("scrabble"), Alphabet.load("english")
    found = []
    for line in (data / "scrabble" / "endgames.txt").read_text().splitlines():
        if not line.startswith("#"):
            position, value = line.split("\t")
            found.append((scrabble.parse_cgp(position, layout, alphabet), int(value)))
    assert len(found) == 19
    return found


def asked(position: scrabble.Position, dictionary: Dictionary, nodes: int) -> Endgame:
    rack, other = position.racks
    return solve(position.board, rack, other, dictionary, nodes=nodes)


def test_known_endgames_are_solved(
    known: list[tuple[scrabble.Position, int]], enable: Dictionary
) -> None:
    for position, value in known:
        found = asked(position, enable, nodes=300_000)
        assert (found.exact, found.value) == (True, value), scrabble.format_cgp(position)


@pytest.mark.slow
@pytest.mark.unsanitized
def test_small_endgames_on_a_whole_board_are_worth_what_the_twin_says(
    known: list[tuple[scrabble.Position, int]], enable: Dictionary
) -> None:
    layout = Layout.load("scrabble")
    generator = Generator(enable)
    rng = random.Random(1)
    done = 0
    for position, _ in known:
        racks = ["".join(rng.sample(rack, min(len(rack), 2))) for rack in position.racks]
        rows = tuple(position.board.lines())
        case = Case(layout, [], rows, racks[0], racks[1], 0, 2)
        try:
            wanted = minimax(case, 1000, generator.plays)
        except TooBig:
            continue
        found = solve(rows, racks[0], racks[1], enable, scoreless_turns=2)
        assert (found.exact, found.value) == (True, wanted), (rows, racks)
        assert play_through(case, found.actions, enable) in (wanted, None)
        done += 1
    assert done >= 5


@pytest.mark.slow
@pytest.mark.unsanitized
def test_every_machine_finds_the_same(
    known: list[tuple[scrabble.Position, int]], enable: Dictionary
) -> None:
    letters = enable.alphabet.upper
    text = "\n".join(enable.words).encode()
    file, _ = build(text, letters, letters.lower(), "english", b"\0" * 32, "enable")
    answers = set()
    for isa in available_isas():
        there = Dictionary(Compiled(file, "enable", isa), "enable")
        found = [asked(position, there, nodes=3000) for position, _ in known[:8]]
        found.append(solve(HARD_BOARD, *HARD_RACKS, there, nodes=3000))
        answers.add(tuple(found))
    assert len(answers) == 1


def test_the_same_call_gives_the_same_answer_while_others_search(enable: Dictionary) -> None:
    wanted = solve(HARD_BOARD, *HARD_RACKS, enable, nodes=5000)
    found: list[Endgame] = []

    def search() -> None:
        found.append(solve(HARD_BOARD, *HARD_RACKS, enable, nodes=5000))

    threads = [threading.Thread(target=search) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [wanted] * 3


# Budgets


def test_plays_that_cut_off_lately_are_tried_sooner(enable: Dictionary) -> None:
    """Without them this search takes 213,130 positions, with them 34,784."""
    position = scrabble.parse_cgp(
        "3CRUMB7/2MA11/1LID2K8/1OBE1DEHORNER2/1G1THEY8/WE2OW9/O3N2LANITAL1/O1AGOUTI7/F3R10/1JURANT8"
        "/1U2n2C7/1N1ED2L6Q/1TEASE1A4F1u/1A1V1XYSTI2I1I/1S1E3P1SEIZIN AEEIOPR/DGOV 357/343 0",
        scrabble.Layout.load("scrabble"),
        enable.alphabet,
    )
    found = solve(position.board, "AEEIOPR", "DGOV", enable, nodes=100_000)
    assert (found.exact, found.value) == (True, 32)


@pytest.mark.parametrize("nodes", [0, 1, 10, 100, 1000, 10_000])
def test_with_few_positions_there_is_a_legal_play_all_the_same(
    nodes: int, enable: Dictionary
) -> None:
    found = solve(HARD_BOARD, *HARD_RACKS, enable, nodes=nodes)
    legal = {(play.at, play.word) for play in scrabble.plays(HARD_BOARD, HARD_RACKS[0], enable)}
    assert isinstance(found.action, Lay)
    assert (found.action.at, found.action.word) in legal
    assert not found.exact
    assert found.nodes <= nodes + 100  # the last greedy play is finished


def test_a_search_that_is_gone_on_with_comes_to_the_same_end(
    known: list[tuple[scrabble.Position, int]], enable: Dictionary
) -> None:
    generator = Generator(enable)
    position, value = known[0]
    rack, other = position.racks
    search = Search(*generator.pair(position.board, rack), rack_counts(other, enable.alphabet))
    slices = 0
    while not search.exact and slices < 100:
        search.search(4000)
        slices += 1
    assert slices > 1
    assert (search.exact, search.value) == (True, value)
    nodes = search.nodes
    search.search(1000)
    assert search.nodes == nodes


@pytest.mark.unsanitized
def test_a_search_in_small_steps_begins_each_where_the_first_began() -> None:
    """Also with the same turn and the same scoreless turns before, wherever it was stopped."""
    rng = random.Random(60)
    done = 0
    while done < 10:
        case = a_case(rng)
        if case.scoreless == 0:
            continue
        try:
            value = minimax(case, 1000)
        except TooBig:
            continue
        dictionary = Dictionary.from_words(case.words)
        generator = Generator(dictionary, layout=case.layout)
        search = Search(
            *generator.pair(*generator.read((case.rows, case.rack))),
            rack_counts(case.other, dictionary.alphabet),
            case.scoreless,
            case.scoreless_turns,
        )
        steps = 0
        while not search.exact:
            search.search(2 + steps // 50)
            steps += 1
        assert search.value == value, case
        done += steps > 2


def test_time_and_a_stop_from_outside_end_it(enable: Dictionary) -> None:
    assert not solve(HARD_BOARD, *HARD_RACKS, enable, seconds=0).exact
    found = solve(HARD_BOARD, *HARD_RACKS, enable, seconds=0.2)
    assert not found.exact
    assert found.nodes > 100
    asked = []

    def ended() -> bool:
        asked.append(True)
        return len(asked) == 3

    found = solve(HARD_BOARD, *HARD_RACKS, enable, nodes=100_000_000, stop=ended)
    assert not found.exact
    assert len(asked) == 3
    with pytest.raises(ZeroDivisionError):
        solve(HARD_BOARD, *HARD_RACKS, enable, stop=lambda: bool(1 // 0))


@pytest.mark.skipif(os.name == "nt", reason="no signals to send")
def test_control_c_ends_it_and_it_can_be_gone_on_with(enable: Dictionary) -> None:
    generator = Generator(enable)
    search = Search(
        *generator.pair(*generator.read((HARD_BOARD, HARD_RACKS[0]))),
        rack_counts(HARD_RACKS[1], enable.alphabet),
    )
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    try:
        with pytest.raises(KeyboardInterrupt):  # noqa: PT012
            timer.start()
            search.search(1 << 60)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)
    nodes = search.nodes
    search.search(10_000)
    assert search.nodes > nodes
    assert search.line().positions >= 1


def test_a_search_is_not_entered_twice(enable: Dictionary) -> None:
    generator = Generator(enable)
    search = Search(
        *generator.pair(*generator.read((HARD_BOARD, HARD_RACKS[0]))),
        rack_counts(HARD_RACKS[1], enable.alphabet),
    )

    def again() -> bool:
        search.search(10)
        return False

    with pytest.raises(BadOption, match="already running"):
        search.search(100_000, ended=again)
    search.search(10)


# What callers give


@pytest.mark.parametrize(
    ("change", "error", "says"),
    [
        ({"rack": ""}, BadHand, "rack has no tiles"),
        ({"other": ""}, BadHand, "other has no tiles"),
        ({"other": "A1"}, BadHand, "'1'"),
        ({"rack": "ABCDEFGH"}, BadHand, "8 tiles"),
        ({"board": ["..."]}, BadPosition, "rows"),
        ({"nodes": -1}, BadOption, "nodes is -1"),
        ({"nodes": "many"}, BadOption, "nodes is 'many'"),
        ({"seconds": float("nan")}, BadOption, "seconds is nan"),
        ({"seconds": -1.0}, BadOption, "seconds is -1.0"),
        ({"scoreless": 6}, BadOption, "scoreless is 6"),
        ({"scoreless": -1}, BadOption, "scoreless is -1"),
        ({"scoreless_turns": 0}, BadOption, "scoreless_turns is 0"),
    ],
)
def test_what_is_not_accepted_is_named(
    change: dict[str, object], error: type[LexiconFastError], says: str, enable: Dictionary
) -> None:
    given: dict[str, Any] = {"board": HARD_BOARD, "rack": "AB", "other": "C"}
    with pytest.raises(error, match=says):
        solve(**(given | change), dictionary=enable)


def test_an_empty_board_is_no_hindrance(enable: Dictionary) -> None:
    layout = Layout.load("scrabble")
    found = solve(["." * 15] * 15, "QI", "A", enable)
    case = Case(layout, [], ("." * 15,) * 15, "QI", "A", 0, 6)
    assert found.exact
    assert found.value == minimax(case, 10_000, Generator(enable).plays)


def test_racks_of_fifteen_and_a_board_of_twenty_one() -> None:
    dictionary = Dictionary.from_words(["aa", "ab", "aba", "bab"])
    layout = replace(Layout.load("super"), rack_size=15, bonus=(0,) * 16)
    rows = ["." * 21] * 10 + ["." * 10 + "AB" + "." * 9] + ["." * 21] * 10
    found = solve(rows, "A" * 15, "?" * 15, dictionary, layout=layout, nodes=500)
    assert isinstance(found.action, Lay)


# Games


VOID = Ruleset("void", Layout.load("scrabble"), challenge="void")


def ends_of_games(dictionary: Dictionary, seeds: Iterable[int]) -> Iterator[Game]:
    """Games of two greedy players whose bag has just become empty."""
    greedy = bot("greedy", dictionary, "scrabble")
    for seed in seeds:
        game = Game(dictionary, ruleset=VOID, seed=seed)
        while game.bag and (player := game.current_player()) is not None:
            game.apply(greedy.choose(game.observation(player), 0))
        if not game.is_terminal():
            yield game


@pytest.mark.unsanitized
def test_players_who_both_play_the_endgame_end_as_it_said(enable: Dictionary) -> None:
    for game in ends_of_games(enable, (2, 16, 20)):
        first = game.current_player()
        assert first is not None
        found = best_endgame(game.observation(first), enable, nodes=5000)
        assert found is not None
        assert found.exact
        before = game.scores[first] - game.scores[1 - first]
        while (player := game.current_player()) is not None:
            now = best_endgame(game.observation(player), enable, nodes=5000)
            assert now is not None
            assert now.exact
            game.apply(now.action)
        assert game.scores[first] - game.scores[1 - first] - before == found.value


def test_no_endgame_where_it_is_none(enable: Dictionary) -> None:
    game = next(ends_of_games(enable, (2,)))
    player = game.current_player()
    assert player is not None
    seen = game.observation(player)
    assert best_endgame(seen, enable, nodes=0) is not None
    for change in (
        {"bag": 1},
        {"phase": "challenge"},
        {"to_move": 1 - player},
        {"lost": (1, 0)},
        {"rack_sizes": (*seen.rack_sizes, 3)},
        {"rack_sizes": (1, 1)},
        {"rack": ""},
    ):
        assert best_endgame(msgspec.structs.replace(seen, **change), enable, nodes=0) is None
    assert best_endgame(Game(enable).observation(0), enable) is None


@pytest.mark.unsanitized
def test_a_bot_that_searches_the_end_does_what_the_search_says(enable: Dictionary) -> None:
    static = bot("static", enable, "scrabble")
    for game in ends_of_games(enable, (2, 5, 16)):  # the second is too large for a proof
        player = game.current_player()
        assert player is not None
        seen = game.observation(player)
        found = best_endgame(seen, enable)
        assert found is not None
        assert static.choose(seen, 1) != found.action
        assert bot("static:endgame=true", enable, "scrabble").choose(seen, 1) == found.action
        assert bot("sim", enable, "scrabble").choose(seen, 1) == found.action
