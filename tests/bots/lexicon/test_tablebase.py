"""Bots that look words up in a tablebase: they choose what they choose without it."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest
from effort import ISAS

from lexicon_fast import BadTablebase, Dictionary, lexicon
from lexicon_fast._native.dictionary.build import build as build_dictionary
from lexicon_fast._native.dictionary.compiled import Compiled
from lexicon_fast._native.lexicon.playouts import Options
from lexicon_fast._native.lexicon.policies import Player
from lexicon_fast.base.rng import Rng
from lexicon_fast.bots import bot
from lexicon_fast.bots.lexicon.native import QUICK, NativeRules, view_of
from lexicon_fast.census.tablebase import build
from lexicon_fast.games.lexicon.observation import Observation
from lexicon_fast.games.lexicon.round import Round
from lexicon_fast.games.lexicon.rules import PACK

pytestmark = pytest.mark.native

WORDS = (Path(__file__).parents[2] / "data" / "words2000.txt").read_text().split()
# So few words that many hands have none, or one.
FEW = sorted(random.Random(5).sample(WORDS, 500))
SPECS = ("planner", "expert:iterations=50")


def with_table(spec: str) -> str:
    return spec + ("," if ":" in spec else ":") + "tablebase=true"


def choices_are_the_same(dictionary: Dictionary, spec: str, rounds: int, players: int = 2) -> None:
    # Bots with the same dictionary share what they know of hands, so the other one gets its own.
    again = Dictionary(dictionary.compiled, dictionary.name)
    plain, looking = bot(spec, dictionary), bot(with_table(spec), again)
    for seed in range(rounds):
        game, luck = Round(dictionary, players=players, seed=seed), Rng(seed)
        while (mover := game.current_player()) is not None:
            seen, number = game.observation(mover), luck.next()
            action = plain.choose(seen, number)
            assert looking.choose(seen, number) == action, (spec, seed)
            game.apply(action)


@pytest.mark.unsanitized
@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(
    ("words", "players"),
    [
        pytest.param(WORDS, 2, id="2000-2"),
        pytest.param(FEW, 2, id="500-2"),
        pytest.param(FEW, 5, id="500-5"),
    ],
)
def test_the_choices_are_the_same(words: list[str], players: int, spec: str) -> None:
    dictionary = Dictionary.from_words(words)
    build(dictionary, cards=5)
    choices_are_the_same(dictionary, spec, 3 if players == 2 else 1, players)


def test_all_actions_are_worth_the_same() -> None:
    """Also those that are not chosen: plays, and draws, for which one more card is looked up."""
    dictionary = Dictionary.from_words(FEW)
    build(dictionary, cards=5)
    rng = random.Random(7)
    plain = NativeRules(dictionary)
    looking = NativeRules(dictionary, tablebase=True)
    pack = "".join(card * n for card, n in PACK.items())
    used = 0
    for _ in range(1_500):
        cards = rng.sample(pack, rng.randint(2, 6))
        hand, pile = "".join(sorted(cards[1:])), cards[0]
        seen = Observation(0, hand, (), pile, 20, (len(hand), 5), to_move=0)
        rows = []
        for rules in (plain, looking):
            native = rules.of(seen)
            found = Options(view_of(seen, native), QUICK, 10_000, 0, Player(native))
            rows.append(list(zip(found.actions(), found.estimates(), strict=True)))
        assert rows[0] == rows[1], seen
        used += any(action[0] == "form" for action, _ in rows[0])
    assert 300 < used < 1_400


@pytest.mark.parametrize("isa", ISAS)
def test_every_instruction_set(isa: str) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    text = "\n".join(FEW).encode()
    file, _ = build_dictionary(text, letters, letters.lower(), "few", b"\1" * 32, "english")
    dictionary = Dictionary(Compiled(file, "few", isa), "few")
    build(dictionary, cards=4)
    choices_are_the_same(dictionary, "planner", 6)


@pytest.mark.parametrize("spec", SPECS)
def test_without_a_tablebase_it_is_an_error(spec: str) -> None:
    dictionary = Dictionary.from_words(WORDS[:300])
    seen = Round(dictionary, seed=1).observation(1)
    bot(spec, dictionary).choose(seen, 1)
    with pytest.raises(BadTablebase, match=r"build it with `lexicon-fast tablebase build`"):
        bot(with_table(spec), dictionary).choose(seen, 1)


def test_words_come_from_the_tablebase() -> None:
    """Damaged entries are noticed, so they are read."""
    dictionary = Dictionary.from_words(["zzz", "qqqq"])
    path = Path(build(dictionary, ruleset=only_z(), cards=3).path)
    damaged = bytearray(path.read_bytes())
    for at in range(4096, len(damaged) - 8, 8):  # the last 8 bytes are the checksum of the entries
        damaged[at] = 99  # the number of the word
    path.unlink()
    path.write_bytes(damaged)
    rules = NativeRules(dictionary, tablebase=True)
    seen = Round(dictionary, ruleset=only_z(), seed=3).observation(1)
    assert sorted(seen.hand) == ["Z", "Z", "Z"]
    looking = bot(with_table("planner"), dictionary)
    with pytest.raises(BadTablebase, match=r"damaged.*build it again"):
        looking.choose(seen, 1)
    assert rules.of(seen).tablebase is not None


def only_z() -> lexicon.Ruleset:
    """A pack with one kind of card, so that every hand is known."""
    return replace(lexicon.ruleset("waddingtons"), name="all z", pack={"Z": 12}, cards_each=3)


def test_records_name_it_and_pickles_keep_it() -> None:
    dictionary = Dictionary.from_words(FEW)
    name = "expert:iterations=50,tablebase=true"
    assert bot(name, dictionary).name == name
    again = pickle.loads(pickle.dumps(NativeRules(dictionary, tablebase=True)))
    build(dictionary, cards=4)
    assert again.of(Round(dictionary, seed=1).observation(1)).tablebase.cards == 4
