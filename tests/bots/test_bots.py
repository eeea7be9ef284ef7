"""Bots: names and options, vocabulary, and the choices they make."""

from __future__ import annotations

import gc
import json
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest
from support.collector import no_collections

from lexicon_fast import BadOption, Dictionary, lexicon
from lexicon_fast.base.errors import BadObservation
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import Bot, Option, base, bot, bot_class, names, parse, spec_of
from lexicon_fast.bots.lexicon.bot import LexiconBot
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.games.lexicon.actions import (
    ACCEPT,
    CHALLENGE,
    LAYING,
    Accept,
    Challenge,
    Draw,
    Form,
    Insert,
    Substitute,
    word_of,
)
from lexicon_fast.games.lexicon.observation import Observation, Turn
from lexicon_fast.games.lexicon.round import Round, legal_actions
from lexicon_fast.games.lexicon.rules import PACK, POINTS

SIMPLE = ("random", "greedy")


def turns(dictionary: Dictionary, rounds: int, **options: Any) -> Iterator[Observation]:
    """Return observations of both players in rounds of two random bots."""
    player = bot("random", dictionary)
    for seed in range(rounds):
        round_ = Round(dictionary, seed=seed, **options)
        luck = Rng(seed)
        while (mover := round_.current_player()) is not None:
            seen = round_.observation(mover)
            if seen.phase == "turn":
                yield seen
            round_.apply(player.choose(seen, luck.next()))


class TestSpecs:
    def test_the_bots_of_a_game_are_known_by_name(self) -> None:
        levels = [f"level{number}" for number in range(1, 11)]
        assert names("lexicon") == ["random", "greedy", "planner", "neural", "expert", *levels]
        with pytest.raises(BadOption, match="unknown game 'chess'; games: lexicon"):
            names("chess")

    @pytest.mark.parametrize("name", SIMPLE)
    def test_the_name_of_a_bot_is_its_spec(self, name: str, enable: Dictionary) -> None:
        assert bot(name, enable).name == name
        assert bot(f" {name} ", enable).name == name

    def test_options_follow_the_name(self, data: Any) -> None:
        path = str(data / "words2000.txt")
        given = bot(f"greedy:words={path}", Dictionary.load("enable"))
        assert len(given.words) < 2001
        assert given.name == f"greedy:words={path}"
        same = bot("greedy", Dictionary.load("enable"), words=path)
        assert same.name == given.name

    def test_a_comma_ends_a_value_only_before_another_option(self) -> None:
        assert parse("greedy:words=a,b.txt")[1] == {"words": "a,b.txt"}
        with pytest.raises(BadOption, match="option words is given twice"):
            parse("greedy:words=a,words=b")

    @pytest.mark.parametrize(
        ("spec", "message"),
        [
            (
                "greed",
                "unknown Lexicon bot 'greed'; did you mean greedy. Lexicon bots: random",
            ),
            ("static", "unknown Lexicon bot 'static' .it plays Scrabble.; Lexicon bots: random"),
            ("level11", "unknown Lexicon bot 'level11'; Lexicon bots: random"),
            (
                "my bots/ext.py",
                "'my bots/ext.py'; write 'cmd:python '\"'\"'my bots/ext.py'\"'\"''"
                " for a program, or python:ext:CLASS for a class in this file",
            ),
            ("./mybot", r"'./mybot'; if it is a program, write cmd:./mybot$"),
            ("", "unknown Lexicon bot ''; Lexicon bots: random"),
            ("greedy:depth=3", "bot greedy: unknown option 'depth'; options: words"),
            ("greedy:words", "'words' has no value; write greedy:OPTION=VALUE"),
            ("greedy:", "write greedy:OPTION=VALUE"),
            ("greedy:words=", "words= is invalid; use text"),
            ("greedy:words=no/such/list", "no/such/list"),
        ],
    )
    def test_errors_name_the_mistake_and_the_alternatives(
        self, spec: str, message: str, enable: Dictionary
    ) -> None:
        with pytest.raises(ValueError, match=message):
            bot(spec, enable)

    def test_modules_of_bots_are_imported_on_demand(
        self, monkeypatch: pytest.MonkeyPatch, enable: Dictionary
    ) -> None:
        from lexicon_fast.bots import lexicon

        monkeypatch.setitem(lexicon.BOTS, "new", "lexicon_fast.bots.nowhere:New")
        assert names()[:6] == [*SIMPLE, "planner", "neural", "expert", "new"]
        assert bot("greedy", enable).name == "greedy"
        with pytest.raises(ModuleNotFoundError):
            bot("new", enable)

    @pytest.mark.parametrize("name", SIMPLE)
    def test_options_are_data_for_programs(self, name: str) -> None:
        made = bot_class(name)
        listed = json.loads(msgspec.json.encode(list(made.options)))
        assert listed[0]["name"] == "words"
        assert listed[0]["type"] == "str"
        assert listed[0]["help"]

    def test_specs_round_trip(self) -> None:
        assert spec_of("expert", {"iterations": 200, "quick": True}) == (
            "expert:iterations=200,quick=true"
        )
        assert spec_of("greedy", {}) == "greedy"


class TestOptions:
    COUNT = Option("count", "int", 3, "So many.", low=1, high=1_000_000)
    TIME = Option("seconds", "float", 1.0, "So long.", low=0)
    QUICK = Option("quick", "bool", False, "Quickly.")
    HOW = Option("how", "str", "well", "How.", choices=("well", "badly"))
    FROM = Option("from", "str", None, "From where.", choices=("none",), path=True)

    @pytest.mark.parametrize(
        ("option", "text", "value"),
        [
            (COUNT, "1", 1),
            (COUNT, "1000000", 1_000_000),
            (TIME, "0.5", 0.5),
            (TIME, "2", 2.0),
            (QUICK, "yes", True),
            (QUICK, "False", False),
            (HOW, "badly", "badly"),
            (FROM, "none", "none"),
            (FROM, "a/file", "a/file"),
        ],
    )
    def test_values_are_parsed(self, option: Option, text: str, value: object) -> None:
        assert option.read(text, "x") == value

    @pytest.mark.parametrize(
        ("option", "text", "allowed"),
        [
            (COUNT, "0", "a whole number, 1 to 1000000"),
            (COUNT, "1000001", "a whole number, 1 to 1000000"),
            (COUNT, "1.5", "a whole number"),
            (TIME, "-1", "a number, 0 or more"),
            (TIME, "nan", "a number, 0 or more"),
            (TIME, "inf", "a number, 0 or more"),
            (QUICK, "maybe", "true or false"),
            (HOW, "so", "well or badly"),
            (FROM, "", "none or the path of a file"),
        ],
    )
    def test_errors_name_the_allowed_values(self, option: Option, text: str, allowed: str) -> None:
        with pytest.raises(
            BadOption, match=f"bot x: {option.name}={text} is invalid; use {allowed}"
        ):
            option.read(text, "x")

    @pytest.mark.parametrize(("option", "value"), [(COUNT, True), (COUNT, "3"), (QUICK, 1)])
    def test_values_of_other_types_are_rejected(self, option: Option, value: object) -> None:
        with pytest.raises(BadOption):
            option.check(value, "x")


class TestAllBots:
    @pytest.mark.parametrize("name", SIMPLE)
    def test_same_observation_and_seed_same_action(self, name: str, enable: Dictionary) -> None:
        seen = list(turns(enable, 3))
        first, second = bot(name, enable), bot(name, enable)
        there = [first.choose(each, 7) for each in seen]
        back = [second.choose(each, 7) for each in reversed(seen)]
        assert there == back[::-1]

    @pytest.mark.parametrize("name", SIMPLE)
    @pytest.mark.parametrize("rules", ["waddingtons", "article"])
    def test_actions_are_legal(self, name: str, rules: str, enable: Dictionary) -> None:
        player = bot(name, enable)
        for seen in turns(enable, 4, ruleset=rules):
            assert player.choose(seen, 1) in legal_actions(seen, enable)

    @pytest.mark.parametrize("name", SIMPLE)
    def test_hidden_cards_do_not_matter(self, name: str, enable: Dictionary) -> None:
        pack = [card for card, count in PACK.items() for _ in range(count)]
        player = bot(name, enable)
        for seed in range(20):
            deck = Rng(seed).sample(pack, 52)
            hidden = deck[10:20] + deck[21:]  # the other hand and the stock
            actions = []
            for again in range(3):
                Rng(again).shuffle(hidden)
                cards = "".join(deck[:10] + hidden[:10] + deck[20:21] + hidden[10:])
                round_ = Round(enable, deck=cards)
                actions.append(player.choose(round_.observation(1), seed))
            assert actions[0] == actions[1] == actions[2]

    @pytest.mark.parametrize("name", SIMPLE)
    def test_a_bot_can_alternate_between_rulesets(self, name: str, enable: Dictionary) -> None:
        one = bot(name, enable)
        own = {**json.loads(msgspec.json.encode(plain_rules(strict=True)))}
        for seed in range(5):
            for rules in ("waddingtons", "article", own):
                seen = Round(enable, seed=seed, ruleset=lexicon.ruleset(rules)).observation(1)
                assert one.choose(seen, seed) == bot(name, enable).choose(seen, seed)


def plain_rules(**changed: Any) -> dict[str, Any]:
    """Return a custom ruleset as observations contain it."""
    from dataclasses import replace

    rules = replace(lexicon.ruleset("waddingtons"), **changed).to_json()
    assert isinstance(rules, dict)
    return rules


class TestGreedy:
    def test_makes_the_best_play_or_draws(self, enable: Dictionary) -> None:
        greedy = bot("greedy", enable)
        plays = draws = 0
        for seen in turns(enable, 12):
            action = greedy.choose(seen, 0)
            best = lexicon.plays(seen.hand, seen.table, enable, top=1)
            if best and best[0].left_points < sum(POINTS[card] for card in seen.hand):
                assert action == lexicon.action_of(best[0])
                plays += 1
            else:
                assert action == drawn_slowly(seen)
                draws += 1
        assert plays > 30
        assert draws > 30

    def test_discards_the_most_expensive_card_the_master_last(self, enable: Dictionary) -> None:
        def discard(hand: str) -> str:
            seen = Observation(0, hand, pile="Q", stock=30, hand_sizes=(2, 5), to_move=0)
            action = bot("greedy", Dictionary.from_words(["zzz"])).choose(seen, 0)
            assert isinstance(action, Draw)
            return action.discard

        assert discard("BEI") == "E"
        assert discard("BX") == "B"
        assert discard("AB*") == "*"

    @pytest.mark.parametrize(("exposed", "take"), [("F", "exposed"), ("A", "blind")])
    def test_takes_the_exposed_card_if_it_is_cheap(
        self, exposed: str, take: str, enable: Dictionary
    ) -> None:
        seen = Observation(0, "BBB", pile=exposed, stock=30, hand_sizes=(3, 5), to_move=0)
        assert bot("greedy", enable).choose(seen, 0) == Draw("B", take)  # type: ignore[arg-type]

    def test_takes_a_blind_card_if_none_is_exposed(self, enable: Dictionary) -> None:
        seen = Observation(0, "BBB", stock=30, hand_sizes=(3, 5), to_move=0)
        assert bot("greedy", enable).choose(seen, 0) == Draw("B", "blind")


def drawn_slowly(seen: Observation) -> Draw:
    """Return the draw of the greedy bot, by its rules."""
    players = sum(size > 0 for size in seen.hand_sizes)
    if seen.idle >= 2 * players:  # one card after the other
        in_order = sorted(seen.hand, key=lambda card: (card == "*", card))
        return Draw(in_order[seen.idle // players % len(in_order)], "blind")
    dearest = max(POINTS[card] for card in seen.hand)
    discard = next(card for card in seen.hand if POINTS[card] == dearest)
    packs = seen.rules.packs(sum(size > 0 for size in seen.hand_sizes))
    unseen = Counter({card: packs * count for card, count in PACK.items()})
    unseen.subtract(seen.hand + seen.pile + seen.seen)
    for laid in seen.table:
        for place, letter in enumerate(laid):
            if letter not in "[]":
                unseen["*" if laid[place - 1 : place] == "[" else letter.upper()] -= 1
    assert min(unseen.values()) >= 0
    mean = sum(POINTS[card] * count for card, count in unseen.items()) / unseen.total()
    return Draw(discard, "exposed" if POINTS[seen.pile[-1]] < mean else "blind")


class TestRandom:
    def test_draws_the_kind_first(self, enable: Dictionary) -> None:
        player = bot("random", enable)
        seen = Observation(
            0, "CATDOGXYZ*", ("hat",), pile="E", stock=30, hand_sizes=(10, 10), to_move=0
        )
        kinds = Counter(type(player.choose(seen, seed)) for seed in range(400))
        assert set(kinds) == {Form, Insert, Substitute, Draw}
        assert min(kinds.values()) > 70

    def test_raises_if_there_is_no_legal_action(self) -> None:
        seen = Observation(0, "CAT", hand_sizes=(3, 10), to_move=0)
        with pytest.raises(BadObservation, match="no legal action with hand 'CAT'"):
            bot("random", Dictionary.from_words(["zoo"])).choose(seen, 0)

    def test_draws_a_card_if_there_is_no_play(self) -> None:
        player = bot("random", Dictionary.from_words(["zoo"]))
        seen = Observation(0, "CAT", pile="E", stock=30, hand_sizes=(3, 10), to_move=0)
        actions = {player.choose(seen, seed) for seed in range(100)}
        assert actions == set(legal_actions(seen, player.words))


class TestVocabulary:
    FEW = ("hat", "hats", "cat", "dog", "god", "at", "oat")

    @pytest.fixture
    def few(self) -> Dictionary:
        return Dictionary.from_words(self.FEW, name="few")

    @pytest.mark.parametrize("name", SIMPLE)
    def test_forms_only_known_words(self, name: str, few: Dictionary, enable: Dictionary) -> None:
        made = bot_class(name)(enable, words=few)
        laid = 0
        for seed, seen in enumerate(turns(enable, 30)):
            action = made.choose(seen, seed)
            # A Master on the table may still be exchanged.
            if isinstance(action, LAYING) and word_of(action.laid) not in map(word_of, seen.table):
                assert word_of(action.laid) in few
                laid += 1
        assert laid > 5

    @pytest.mark.parametrize("name", SIMPLE)
    def test_under_strict_rules_only_valid_words_are_laid(
        self, name: str, few: Dictionary, enable: Dictionary
    ) -> None:
        made = bot_class(name)(few, words=enable)
        strict = lexicon.ruleset(plain_rules(strict=True))
        formed = 0
        for seed in range(150):
            round_ = Round(few, seed=seed, ruleset=strict)
            action = made.choose(round_.observation(1), seed)
            round_.apply(action)  # otherwise it would be illegal
            formed += isinstance(action, Form)
        assert formed > 5

    @staticmethod
    def after(*history: Turn) -> Observation:
        return Observation(1, "ABC", phase="challenge", to_move=1, history=history)

    @pytest.mark.parametrize("name", SIMPLE)
    def test_challenges_unknown_words(self, name: str, few: Dictionary, enable: Dictionary) -> None:
        common = Dictionary.load("2of12inf")
        made = bot_class(name)(enable, words=common)
        everything = bot(name, enable)
        # A rare word may be valid; nonsense is not.
        for laid, answer in (("h[a]t", ACCEPT), ("ru[i]ner", ACCEPT), ("xyzzy", CHALLENGE)):
            seen = self.after(Turn(0, Form(laid)))
            assert made.choose(seen, 0) == answer
            assert everything.choose(seen, 0) == (CHALLENGE if laid == "xyzzy" else ACCEPT)
            assert bot_class(name)(enable, words=few).choose(seen, 0) == ACCEPT
        after_others = self.after(Turn(0, Insert(0, "xyzzy")), Turn(2, Accept()))
        assert made.choose(after_others, 0) == CHALLENGE

    def test_learns_from_wrong_challenges(self, enable: Dictionary) -> None:
        # It knows all words but one, so that it challenges a word that it does not know.
        made = bot_class("greedy")(
            enable, words=Dictionary.from_words([word for word in enable if word != "quiz"])
        )
        stood = (Turn(0, Form("quiz")), Turn(2, Challenge(), right=False))
        gone = (Turn(0, Form("quiz")), Turn(2, Challenge(), right=True))
        between = (Turn(1, Draw("A", "blind"), taken="B"), Turn(2, Form("hat")), Turn(0, Accept()))
        again = Turn(0, Substitute(0, "qu[i]z"))
        assert made.choose(self.after(*stood, *between, again), 0) == ACCEPT
        assert made.choose(self.after(*gone, *between, again), 0) == CHALLENGE
        other = Turn(0, Form("quizz"))
        assert made.choose(self.after(*stood, *between, other), 0) == CHALLENGE

    def test_words_must_have_the_letters_of_the_game(self, enable: Dictionary) -> None:
        letters = Alphabet("two", "AB", "ab")
        other = Dictionary.from_words(["ab"], alphabet=letters)
        with pytest.raises(BadOption, match=r"words=words has the letters AB, but .* A-Z"):
            bot_class("greedy")(enable, words=other)

    def test_a_round_of_bots_with_different_words(
        self, few: Dictionary, enable: Dictionary
    ) -> None:
        players: list[Bot] = [
            bot_class("random")(enable, words=few),
            bot_class("greedy")(few, words=enable),  # knows only a few words
        ]
        challenged = laid = 0
        for seed in range(20):
            round_ = Round(enable, seed=seed)
            luck = Rng(seed)
            while (mover := round_.current_player()) is not None:
                action = players[mover].choose(round_.observation(mover), luck.next())
                challenged += action == CHALLENGE
                laid += isinstance(action, LAYING)
                round_.apply(action)
        assert laid > 50
        assert challenged < laid / 10  # it takes words that it does not know for valid


def test_a_new_bot_needs_only_a_name_and_a_turn(enable: Dictionary) -> None:
    class Passive(LexiconBot):
        kind = "passive"
        options = (*base.Bot.options, Option("calm", "int", 1, "How calm.", low=0))

        def turn(self, observation: Observation, seed: int) -> Draw:
            return Draw(observation.hand[0], "blind")

    passive = Passive(enable)
    round_ = Round(enable, seed=1)
    assert passive.choose(round_.observation(1), 0) == Draw(round_.hands[1][0], "blind")
    assert passive.name == "passive"


def test_a_bot_stops_on_request(enable: Dictionary) -> None:
    observation = Round(enable, seed=1).observation(1)
    expert = bot("expert", enable, iterations=100_000_000)
    asked = []

    def ended() -> bool:
        asked.append(True)
        return len(asked) > 3

    heeding = expert.heeding(ended)
    assert heeding.name == expert.name
    assert heeding.choose(observation, 0) in legal_actions(observation, enable)
    assert len(asked) > 3
    assert not expert.ended()
    greedy = bot("greedy", enable)
    assert greedy.heeding(lambda: True).choose(observation, 0) == greedy.choose(observation, 0)


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_moves_of_copies_leave_nothing_for_the_garbage_collector(
    game: str, enable: Dictionary
) -> None:
    # A server copies a bot for each move; collections would hold up all its clients.
    greedy = bot("greedy", enable, game)
    new_game = import_module(f"lexicon_fast.games.{game}").Game(enable, seed=1)
    observation = new_game.observation(new_game.current_player())
    greedy.heeding(lambda: False).choose(observation, 0)  # caches what all moves need
    left = []
    for _ in range(3):  # threads of earlier tests may leave something, too, but not each time
        with no_collections():
            for seed in range(5):
                greedy.heeding(lambda: False).choose(observation, seed)
            left.append(gc.collect())
    assert min(left) == 0


def test_copies_of_greedy_prepare_a_ruleset_once(
    enable: Dictionary, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared = Counter[str]()

    class Solver(lexicon.Solver):
        def __init__(self, *args: Any, **options: Any) -> None:
            prepared["solvers"] += 1
            super().__init__(*args, **options)

    monkeypatch.setattr("lexicon_fast.bots.lexicon.static.Solver", Solver)
    greedy = bot("greedy", enable)
    observation = next(turns(enable, 1))
    for _ in range(3):
        greedy.heeding(lambda: False).choose(observation, 0)
    assert prepared["solvers"] == 2  # for the best play, and for all plays
