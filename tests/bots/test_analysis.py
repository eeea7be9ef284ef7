"""Analysis of played games: any action can be compared, the accounts add up, mistakes are found."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import structs

from lexicon_fast import Dictionary, IllegalAction, lexicon, scrabble
from lexicon_fast.bots import bot
from lexicon_fast.bots.analysis import (
    EndAnalysis,
    TurnAnalysis,
    _grade,
    analyse,
    calibration_of,
    decisions,
    summary,
)
from lexicon_fast.bots.scrabble.analysis import gcg_decisions
from lexicon_fast.games.registry import GAMES, part
from lexicon_fast.games.scrabble import gcg
from lexicon_fast.games.scrabble import record as scrabble_record
from lexicon_fast.games.tiles.places import Place, parse_place


@pytest.fixture(scope="module")
def small(data: Path) -> Dictionary:
    return Dictionary.load(data / "words2000.txt")


def without_challenges(game: str) -> dict[str, Any]:
    if game == "lexicon":
        return {"ruleset": replace(lexicon.ruleset("waddingtons"), name="strict", strict=True)}
    if game == "scrabble":
        return {"ruleset": {"name": "void", "layout": "scrabble", "challenge": "void"}}
    return {}


def played(dictionary: Dictionary, game: str, seed: int, players: int = 2, **options: Any) -> Any:
    """Return a game in which each player chooses at random between a bot's action and any other."""
    chance = random.Random(seed)
    state = GAMES[game].module.Game(dictionary, players=players, seed=seed, **options)
    greedy = bot("greedy", dictionary, game)
    while (player := state.current_player()) is not None:
        action = greedy.choose(state.observation(player), seed)
        if chance.random() < 0.3:
            action = chance.choice(state.legal_actions())
        state.apply(action)
    return state


def turns_of(dictionary: Dictionary, game: Any, **options: Any) -> list[Any]:
    options = {"iterations": 20, **options}
    return list(analyse(decisions(game), dictionary, game.NAME, **options))


# Any action can be compared


@pytest.mark.parametrize("game", GAMES)
def test_advice_evaluates_any_legal_action(small: Dictionary, game: str) -> None:
    advise, same = part("bots", game, "advice").advise, part("bots", game, "analysis").ANALYSIS
    for seed in range(4):
        chance = random.Random(seed)
        state = played_for(small, game, seed, turns=2 + 5 * seed)
        if (player := state.current_player()) is None:
            continue
        seen = state.observation(player)
        if seen.phase == "challenge":
            continue
        legal = state.legal_actions()
        for action in [*chance.sample(legal, min(6, len(legal))), legal[-1]]:
            *_, advice = advise(seen, small, iterations=60, include=[action])
            (row,) = (row for row in advice.ranked if same.is_same(row.action, action, seen, small))
            assert row.playouts == max(each.playouts for each in advice.ranked)


@pytest.mark.parametrize("game", GAMES)
def test_an_included_action_is_not_dropped_however_bad(small: Dictionary, game: str) -> None:
    advise, same = part("bots", game, "advice").advise, part("bots", game, "analysis").ANALYSIS
    for seed in range(20):  # until an action is dropped
        state = played_for(small, game, seed, turns=4)
        seen = state.observation(state.current_player())
        if seen.phase == "challenge":
            continue
        *_, alone = advise(seen, small, iterations=2000)
        dropped = min(alone.ranked, key=lambda row: row.playouts)
        if dropped.playouts < max(row.playouts for row in alone.ranked):
            break
    else:
        pytest.fail("no action is dropped")
    *_, advice = advise(seen, small, iterations=2000, include=[dropped.action])
    (row,) = (row for row in advice.ranked if same.is_same(row.action, dropped.action, seen, small))
    assert row.playouts == max(each.playouts for each in advice.ranked)
    assert row.playouts > dropped.playouts


def played_for(dictionary: Dictionary, game: str, seed: int, turns: int) -> Any:
    """Return a game after so many actions."""
    state = GAMES[game].module.Game(dictionary, seed=seed)
    greedy = bot("greedy", dictionary, game)
    for _ in range(turns):
        if (player := state.current_player()) is not None:
            state.apply(greedy.choose(state.observation(player), seed))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_best_action_stays_the_best_if_it_is_included(small: Dictionary, game: str) -> None:
    advise = part("bots", game, "advice").advise
    seen = played_for(small, game, 5, turns=0).observation(0)
    if seen.to_move != 0:
        seen = played_for(small, game, 5, turns=0).observation(1)
    *_, before = advise(seen, small, iterations=100)
    best = before.ranked[0].action
    *_, after = advise(seen, small, iterations=100, include=[best])
    assert after.ranked[0].action == best


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_a_first_play_down_is_the_play_across(small: Dictionary, game: str) -> None:
    """Advice lists one of the two forms; it evaluates and recognizes both."""
    advise, same = part("bots", game, "advice").advise, part("bots", game, "analysis").ANALYSIS
    state = played_for(small, game, 5, turns=0)
    seen = state.observation(state.current_player())
    across = next(each for each in state.legal_actions() if isinstance(each, scrabble.Lay))
    place = parse_place(across.at)
    assert place is not None
    down = scrabble.Lay(str(Place(place.column, place.row, True)), across.word)
    *_, advice = advise(seen, small, iterations=60, include=[down])
    (row,) = (row for row in advice.ranked if same.is_same(row.action, down, seen, small))
    assert row.action == across
    state.apply(down)
    assert state.events[-1].action == down  # the board shows what was played
    (turn,) = turns_of(small, state)
    assert turn.action == down
    assert turn.played.action == across


@pytest.mark.parametrize(
    ("game", "action", "message"),
    [
        ("lexicon", lexicon.Form("zzzzzz"), "the hand is"),
        ("lexicon", lexicon.Draw("9", "blind"), "to discard takes 9"),
        ("lexicon", lexicon.Insert(0, "hat"), "no word is on the table yet"),
        ("lexicon", lexicon.ACCEPT, "is not an action of a turn"),
        ("scrabble", scrabble.Lay("8H", "ZZZZZZ"), "but the rack is"),
        ("scrabble", scrabble.Lay("99Z", "HAT"), "is not a place"),
        ("scrabble", scrabble.Exchange("ZZZZ"), "the exchange takes ZZZZ"),
        ("lexibomb", scrabble.CHALLENGE, "is not an action of a turn"),
    ],
)
def test_included_actions_must_be_possible(
    small: Dictionary, game: str, action: Any, message: str
) -> None:
    state = played_for(small, game, 3, turns=0)
    seen = state.observation(state.current_player())
    with pytest.raises(IllegalAction, match=message):
        next(part("bots", game, "advice").advise(seen, small, iterations=9, include=[action]))


def test_words_that_the_adviser_does_not_know_are_left_out() -> None:
    words = Dictionary.from_words(["hat", "that"])
    state = lexicon.Game(Dictionary.from_words(["hat", "that", "tha"]), seed=1)
    seen = lexicon.Observation(
        0, "AHT", pile="Q", stock=38, hand_sizes=(3, 10), to_move=0, ruleset="waddingtons"
    )
    include = [lexicon.Form("tha"), lexicon.Form("hat")]
    *_, advice = part("bots", "lexicon", "advice").advise(
        seen, state.dictionary, words=words, iterations=50, include=include
    )
    assert [row.action for row in advice.ranked] == [lexicon.Form("hat")]


# The accounts


@pytest.mark.parametrize(
    ("game", "players"),
    [("lexicon", 2), ("lexicon", 4), ("scrabble", 2), ("scrabble", 3), ("lexibomb", 2)],
)
def test_luck_and_losses_explain_the_result(small: Dictionary, game: str, players: int) -> None:
    """Whatever the play-outs say, each player's luck, losses and gains make up the result."""
    options = {"rounds": 1} if game == "lexicon" else {}
    check_accounts(small, played(small, game, 7, players, **without_challenges(game), **options))


def check_accounts(dictionary: Dictionary, state: Any) -> list[Any]:
    """Check that luck, losses and gains of each player make up the result. Return the turns."""
    players, game = state.players, state.NAME
    found = turns_of(dictionary, state, iterations=10)
    (end,) = (each for each in found if isinstance(each, EndAnalysis))
    assert end is found[-1]
    rules = part("bots", game, "analysis").ANALYSIS
    (results,) = (
        result
        for event in state.events
        if (result := rules.results(event, range(players))) is not None
    )
    for player in range(players):
        own = [turn for turn in found[:-1] if turn.player == player]
        others = [turn for turn in found[:-1] if turn.player != player]
        points = sum(turn.luck - (turn.loss or 0) for turn in own) + end.luck[player]
        wins = sum(turn.luck_win - (turn.loss_win or 0) for turn in own) + end.luck_win[player]
        points += sum(turn.loss or 0 for turn in others) / (players - 1)
        wins += sum(turn.loss_win or 0 for turn in others) / (players - 1)
        assert points == pytest.approx(results[player][0])
        assert wins == pytest.approx(results[player][1] - 1 / players)
    sums = summary(found, players)
    if players == 2:
        balance = sums[0].luck - sums[0].loss + sums[1].loss
        assert balance == pytest.approx(results[0][0])
        assert sums[0].luck == pytest.approx(-sums[1].luck)
    return found[:-1]


@pytest.mark.parametrize(
    ("game", "players"), [("lexicon", 2), ("lexicon", 3), ("scrabble", 2), ("scrabble", 3)]
)
def test_the_accounts_include_phonies_and_challenges(
    small: Dictionary, game: str, players: int
) -> None:
    """Phonies that stand, those that cost the turn, wrong challenges and passes."""
    wanted = {"phony stands", "phony taken back", "wrong challenge"}
    if game == "scrabble":
        wanted.add("pass")
    for seed in range(30):
        state, happened, taken_back = played_wildly(small, game, seed, players)
        if happened.isdisjoint(wanted):
            continue
        wanted -= happened
        for turn in check_accounts(small, state):
            if turn.event in taken_back:
                assert turn.unknown.startswith("not in the dictionary: ")
                assert turn.played.action == turn.action
                assert turn.luck is not None
                assert turn.rank > 1 or turn.loss <= 0
        if not wanted:
            return
    pytest.fail(f"in no game: {wanted}")


def played_wildly(
    dictionary: Dictionary, game: str, seed: int, players: int
) -> tuple[Any, set[str], set[int]]:
    """Return a game with phonies and any answers, what happened, and the events taken back."""
    chance = random.Random(seed)
    options = {"rounds": 1} if game == "lexicon" else {}
    state = GAMES[game].module.Game(dictionary, players=players, seed=seed, **options)
    greedy = bot("greedy", dictionary, game)
    happened: set[str] = set()
    taken_back: set[int] = set()
    laid, false = 0, ()
    while (player := state.current_player()) is not None:
        seen = state.observation(player)
        if seen.phase == "challenge":
            action = chance.choice(state.legal_actions())
            state.apply(action)
            if action.__struct_config__.tag == "challenge":
                happened.add("phony taken back" if false else "wrong challenge")
                if false:
                    taken_back.add(laid)
            elif false:
                happened.add("phony stands")
            continue
        action = greedy.choose(seen, seed)
        if chance.random() < 0.2:
            action = chance.choice(state.legal_actions())
        if isinstance(action, lexicon.Form | scrabble.Lay) and chance.random() < 0.4:
            field = "laid" if game == "lexicon" else "word"
            word = getattr(action, field)
            if not set(word) & set("(["):
                action = structs.replace(action, **{field: word[::-1]})
        rules = part("bots", game, "analysis").ANALYSIS
        false = rules.false_words(seen, action, dictionary)
        happened.add(action.__struct_config__.tag)
        laid = len(state.events)
        state.apply(action)
    return state, happened, taken_back


def test_the_luck_of_two_players_adds_up_to_nothing(small: Dictionary) -> None:
    state = played(small, "scrabble", 2, **without_challenges("scrabble"))
    players = summary(turns_of(small, state), 2)
    assert players[0].luck == pytest.approx(-players[1].luck)
    assert players[0].luck_win == pytest.approx(-players[1].luck_win)
    assert sum(players[0].grades.values()) == players[0].turns > 3


def test_each_round_counts_by_itself(small: Dictionary) -> None:
    state = played(small, "lexicon", 3, rounds=2, **without_challenges("lexicon"))
    found = turns_of(small, state)
    assert [each.round for each in found if isinstance(each, EndAnalysis)] == [1, 2]
    for turn in (each for each in found if isinstance(each, TurnAnalysis)):
        assert turn.luck is not None
        assert turn.ahead == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_those_of_the_record(small: Dictionary, game: str) -> None:
    options = {"rounds": 1} if game == "lexicon" else {}
    state = played(small, game, 11, **without_challenges(game), **options)
    found = [each for each in turns_of(small, state, top=2) if isinstance(each, TurnAnalysis)]
    assert [each.event for each in found] == [
        number for number, event in enumerate(state.events) if hasattr(event, "action")
    ]
    for turn in found:
        event: Any = state.events[turn.event]
        assert (turn.player, turn.action) == (event.player, event.action)
        assert turn.played is not None
        assert 1 <= len(turn.best) <= 2
        assert (turn.rank == 1) == (turn.best[0] == turn.played)
    assert found == [
        each for each in turns_of(small, state, top=2) if isinstance(each, TurnAnalysis)
    ]


def test_a_game_in_progress_has_no_end(small: Dictionary) -> None:
    state = played_for(small, "scrabble", 1, turns=5)
    assert all(isinstance(each, TurnAnalysis) for each in turns_of(small, state))


# Challenges


def test_false_words_and_wrong_answers_are_found() -> None:
    words = Dictionary.from_words(["his", "he", "ah", "as"])
    state = scrabble.Game(words, seed=2, starter=1)
    state.apply(scrabble.Lay("8G", "SIH"))  # is no word, and is accepted
    state.apply(scrabble.ACCEPT)
    state.apply(scrabble.PASS)
    state.apply(scrabble.PASS)
    play, answer, first, second = turns_of(words, state, seed=0)
    assert play.unknown == "not in the dictionary: sih"
    assert (play.played, play.loss, play.luck) == (None, None, pytest.approx(play.expected))
    assert answer.action == scrabble.ACCEPT
    assert answer.best[0].action == scrabble.CHALLENGE
    assert answer.loss > 0
    assert [fact.text for fact in answer.facts] == ["sih is not in the dictionary"]
    assert (first.luck, second.luck) != (0.0, 0.0)


def test_right_answers_are_not_listed() -> None:
    words = Dictionary.from_words(["his"])
    state = scrabble.Game(words, seed=2, starter=1)
    state.apply(scrabble.Lay("8G", "HIS"))
    state.apply(scrabble.ACCEPT)
    assert len(turns_of(words, state)) == 1


# Summaries


def test_the_mistake_index_has_three_sizes() -> None:
    """By chances to win; by points in a searched ending that keeps the result."""
    sizes = [
        *((loss_win, False, 5.0) for loss_win in (0.0025, 0.003, 0.03, 0.031, 0.07, 0.071)),
        *((0.0, True, loss) for loss in (0.0, 1.0, 7.0, 8.0, 15.0, 16.0)),
        (0.5, True, 3.0),  # the result changes
    ]
    turns = [
        TurnAnalysis(1, 0, None, grade="good", loss=loss, loss_win=loss_win, exact=exact)
        for loss_win, exact, loss in sizes
    ]
    indices = [summary([turn], 1)[0].mistake_index for turn in turns]
    assert indices == [0, 0.2, 0.2, 0.5, 0.5, 1, 0, 0.2, 0.2, 0.5, 0.5, 1, 1]
    assert summary(turns, 1)[0].mistake_index == pytest.approx(sum(indices))
    assert summary([structs.replace(turns[5], grade="best")], 1)[0].mistake_index == 0


def test_strength_is_estimated_where_it_is_calibrated(small: Dictionary) -> None:
    limits: dict[str, Any] = {"iterations": None, "seconds": None, "quick": True}
    calibration = calibration_of("scrabble", **limits)
    assert calibration is not None
    assert calibration_of("scrabble", **limits | {"quick": False}) is not None
    assert calibration_of("scrabble", **limits | {"iterations": 100}) is None
    assert calibration_of("lexicon", **limits) is None
    for players in (2, 3):
        state = played(small, "scrabble", 7, players, **without_challenges("scrabble"))
        for own in summary(turns_of(small, state), players, calibration):
            wanted = calibration.estimate(own.turns, own.loss) if players == 2 else None
            assert own.strength == wanted
    good, bad, few = (calibration.estimate(*each) for each in ((50, 50), (50, 900), (7, 7)))
    assert few is None
    assert good.low < good.elo <= good.high == calibration.high
    assert bad.high < good.low
    wide = calibration.estimate(10, 10)
    assert wide.high - wide.low > good.high - good.low


# Facts


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_are_explained_by_the_numbers_of_both_actions(
    small: Dictionary, game: str
) -> None:
    """Each fact favours the best action, and has the values of both."""
    fields = {
        "points": "score", "leave": "leave_value", "reply": "answer", "next": "follow",
        "bingo": "bingo", "other bingo": "other_bingo", "bomb": "bomb", "other bomb": "bombed",
        "risk": "points", "turns": "turns", "out": "win", "other out": "lose", "draws": "win",
    }  # fmt: skip
    less = {"reply", "other bingo", "bomb", "risk", "turns", "other out"}
    kinds: set[str] = set()
    options = {"rounds": 2} if game == "lexicon" else {}
    for seed in range(5):
        state = played(small, game, seed, **without_challenges(game), **options)
        for turn in turns_of(small, state, iterations=100):
            if not isinstance(turn, TurnAnalysis) or turn.grade in ("best", "good", None):
                assert not getattr(turn, "facts", ())
                continue
            assert 1 <= len(turn.facts) <= 3
            for fact in turn.facts:
                kinds.add(fact.kind)
                if name := fields.get(fact.kind):
                    values = getattr(turn.best[0], name), getattr(turn.played, name)
                    assert (fact.best, fact.played) == values
                if fact.kind != "bag":
                    assert (fact.best < fact.played) == (fact.kind in less)
                assert " instead of " in fact.text
    wanted = {
        "lexicon": {"risk", "out", "other out"},
        "scrabble": {"points", "leave", "reply", "next"},
        "lexibomb": {"points", "leave", "reply", "bomb"},
    }
    assert kinds >= wanted[game]


def test_facts_of_emptying_the_bag_and_of_leaves() -> None:
    rules = part("bots", "scrabble", "analysis").ANALYSIS
    seen = SimpleNamespace(bag=3, rack="AEIOSTT", rack_sizes=(7, 7))
    row = SimpleNamespace(score=20, answer=30.0, follow=20.0, bingo=0.0, other_bingo=0.0)
    best = SimpleNamespace(**vars(row), leave="AEIOT", leave_value=4.25)
    out = SimpleNamespace(**vars(row), leave="", leave_value=0.0)
    facts = {fact.kind: fact.text for weight, fact in rules.facts(best, out, seen) if weight > 1}
    assert facts == {
        "leave": "keeps AEIOT (+4.2) instead of nothing",
        "bag": "tiles left in the bag: 1 instead of 0",
    }


def test_facts_of_searched_endings() -> None:
    rules = part("bots", "scrabble", "analysis").ANALYSIS
    seen = SimpleNamespace(bag=0, rack="AE", rack_sizes=(2, 3), scores=(300, 290), player=0)
    row = SimpleNamespace(score=2, answer=None, follow=None, leave="", leave_value=None)
    best = SimpleNamespace(**vars(row), equity=8.0, win=1.0)
    worse = SimpleNamespace(**vars(row), equity=-15.0, win=0.0)
    facts = {fact.text for weight, fact in rules.facts(best, worse, seen) if weight > 1}
    assert facts == {"ends with a lead of +18 points instead of -5"}
    seen.bag = 1
    facts = {fact.text for weight, fact in rules.facts(best, worse, seen) if weight > 1}
    assert "wins with 100% of the possible draws instead of 0%" in facts


# GCG


def test_gcg_gives_the_analysis_of_the_record(small: Dictionary) -> None:
    state = played(small, "scrabble", 4, **without_challenges("scrabble"))
    (record,) = scrabble_record.read(list(scrabble_record.lines(state, ["Ann", "Bo"])))
    game = gcg.read(gcg.write(gcg.gcg_of(record)))
    layout = gcg.layout_of(game)
    moments = gcg.replay(game, None, layout, alphabet=small.alphabet)
    found = list(analyse(gcg_decisions(game, moments, layout), small, "scrabble", iterations=20))
    expected = turns_of(small, state)
    assert len(found) == len(expected) > 10
    for ours, theirs in zip(found, expected, strict=True):
        if isinstance(ours, TurnAnalysis):
            assert isinstance(theirs, TurnAnalysis)
            assert (ours.action, ours.rank) == (theirs.action, theirs.rank)
            assert (ours.loss, ours.luck_win) == (theirs.loss, theirs.luck_win)
        else:
            assert isinstance(theirs, EndAnalysis)
            assert ours.luck == pytest.approx(theirs.luck)


@pytest.mark.parametrize("seed", range(6))
def test_luck_adds_up_to_zero_whatever_gcg_leaves_out(small: Dictionary, seed: int) -> None:
    """Racks that are not known, words outside the dictionary, and games from the middle."""
    chance = random.Random(seed)
    state = played(small, "scrabble", seed, **without_challenges("scrabble"))
    (record,) = scrabble_record.read(list(scrabble_record.lines(state, ["Ann", "Bo"])))
    lines = gcg.write(gcg.gcg_of(record)).splitlines()
    for at, line in enumerate(lines):
        nick, _rack, *rest = line.split()
        if line.startswith(">") and len(rest) == 4 and rest[0][0].isdigit():
            tiles = "".join("?" if c.islower() else c for c in rest[1] if c.isalpha())
            if chance.random() < 0.4:
                lines[at] = " ".join([nick, tiles, *rest])
    game = gcg.read("\n".join(lines))
    known = Dictionary.from_words([word for word in small.words if chance.random() < 0.9])
    layout = gcg.layout_of(game)
    moments = gcg.replay(game, None, layout, alphabet=small.alphabet)
    decided = list(gcg_decisions(game, moments, layout))
    for first in (0, chance.randrange(1, len(decided) - 1)):
        found = list(analyse(decided[first:], known, "scrabble", iterations=2))
        ann, bo = summary(found, 2)
        unknown = {each.unknown.split(":")[0] for each in found if isinstance(each, TurnAnalysis)}
        assert first or len(unknown) > 1
        assert ann.luck + bo.luck == pytest.approx(0, abs=1e-9)
        assert ann.luck_win + bo.luck_win == pytest.approx(0, abs=1e-9)


def test_gcg_that_opens_down_has_the_analysis_of_the_play_across() -> None:
    words = Dictionary.from_words(["ghetto", "hog", "got", "tow"])
    across, down = [], []
    for at, found in (("8C", across), ("H3", down)):
        game = gcg.read(f">ann: EGHOTTW {at} GHETTO +28 28\n>bob: AEINRST -AE +0 0\n")
        layout = gcg.layout_of(game)
        turns = gcg_decisions(game, gcg.replay(game, None, layout), layout)
        found += analyse(turns, words, "scrabble", iterations=90)
    assert [turn.action.at for turn in (across[0], down[0])] == ["8C", "H3"]
    assert down[0].played == across[0].played is not None
    assert [turn.loss for turn in down] == [turn.loss for turn in across]
    assert down[1].luck is not None


def test_turns_that_gcg_does_not_tell_are_named(small: Dictionary) -> None:
    game = gcg.read(
        ">north: AEIQTUZ 8E QUIZ +44 44\n>south: CRAET H5 CRA.E +16 16\n>north: AETOOOO -4 +0 44\n"
    )
    layout = gcg.layout_of(game)
    moments = gcg.replay(game, None, layout)
    found = list(analyse(gcg_decisions(game, moments, layout), small, "scrabble", iterations=9))
    assert [each.unknown for each in found if isinstance(each, TurnAnalysis)] == [
        "not in the dictionary: quiz",
        "5 of the 7 tiles on the rack are known",
        "the tiles exchanged are not known",
    ]


def test_turns_of_gcg_with_faults_are_not_evaluated() -> None:
    """The rack lacks a tile of the play, and the board has more tiles Z than there are."""
    words = Dictionary.from_words(["quiz", "zzz"])
    game = gcg.read(
        ">north: AEIQTUO 8E QUIZ +44 44\n>south: ACEINRZ 7H ZZZ +30 30\n>north: AEIOTTO - +0 44\n"
    )
    layout = gcg.layout_of(game)
    faults: list[str] = []
    moments = gcg.replay(game, None, layout, faults=faults)
    assert faults
    found = list(analyse(gcg_decisions(game, moments, layout), words, "scrabble", iterations=9))
    unknown = [each.unknown for each in found if isinstance(each, TurnAnalysis)]
    assert unknown == [
        "8E QUIZ takes QUIZ, but the rack is AEIOQTU",
        "board and racks have 2 tiles 'Z'; layout scrabble has 1",
        "board and racks have 4 tiles 'Z'; layout scrabble has 1",
    ]


def test_gcg_that_names_one_player_cannot_be_analysed(small: Dictionary) -> None:
    game = gcg.read(">north: AEIQTUZ 8E QUIZ +44 44\n")
    layout = gcg.layout_of(game)
    decided = gcg_decisions(game, gcg.replay(game, None, layout), layout)
    (turn,) = analyse(decided, small, "scrabble", iterations=9)
    assert isinstance(turn, TurnAnalysis)
    assert turn.unknown == "the file names only one player"


# Grades


@pytest.mark.parametrize(
    ("rank", "loss", "loss_win", "margin", "playouts", "grade"),
    [
        (1, 0.0, 0.0, 5.0, 500, "best"),
        (2, 0.0, 0.0, 0.0, 0, "best"),  # exactly as good
        (2, 3.0, 0.3, 5.0, 2, "good"),  # not clearly worse
        (2, 30.0, 0.04, 5.0, 500, "good"),
        (2, 30.0, 0.05, 5.0, 500, "inaccuracy"),
        (2, 30.0, 0.10, 5.0, 500, "mistake"),
        (2, 3.0, 0.15, 5.0, 500, "blunder"),  # clear from the chances alone
        (3, 1.0, 0.5, 0.0, 0, "blunder"),
    ],
)
def test_grades(
    rank: int, loss: float, loss_win: float, margin: float, playouts: int, grade: str
) -> None:
    row = SimpleNamespace(margin=margin, playouts=playouts)
    assert _grade(row, row, rank, loss, loss_win) == grade
