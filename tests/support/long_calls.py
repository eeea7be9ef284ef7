"""Native calls that take long for some legal input, each ready to be begun.

`python long_calls.py NAME` prepares a call, prints a line once it is about to begin, and then makes
the call again and again. `tests/native/test_native_stops.py` and `bench/interrupts.py` go through
all of them: add each new native call that may take long.
"""

from __future__ import annotations

import itertools
import random
import string
import sys
from collections.abc import Callable
from hashlib import sha256
from typing import Final, TypeAlias

from lexicon_fast import Dictionary
from lexicon_fast.dictionary.alphabet import Alphabet

Call: TypeAlias = Callable[[], object]

#: By name, what prepares a call.
LONG: Final[dict[str, Callable[[], Call]]] = {}


def long(prepare: Callable[[], Call]) -> Callable[[], Call]:
    """Add to LONG what prepares a call."""
    LONG[prepare.__name__] = prepare
    return prepare


def enable() -> Dictionary:
    return Dictionary.load("enable")


#: How often to repeat what costs no memory.
ENDLESS: Final = 10_000_000


# Searches


@long
def subwords_batch() -> Call:
    dictionary, hands = enable(), ["*" * 64] * 12_000
    return lambda: dictionary.subwords_batch(hands)


@long
def superwords_batch() -> Call:
    dictionary, words, hands = enable(), ["er"] * 40_000, ["*" * 8] * 40_000
    return lambda: dictionary.superwords_batch(words, hands)


@long
def substitutions_batch() -> Call:
    dictionary, words, hands = enable(), ["abcdefgh"] * 100_000, ["AEIOU**"] * 100_000
    return lambda: dictionary.substitutions_batch(words, hands)


@long
def find_plain() -> Call:
    dictionary, queries = enable(), ["anagram:QUERIES???"] * 100_000
    return lambda: dictionary.find_batch(queries)


@long
def scan_batch() -> Call:
    from lexicon_fast._native.dictionary.search import scan_batch

    compiled, hands = enable().compiled, ["QXZJV"] * 1_000_000
    return lambda: scan_batch(compiled, hands)


@long
def subwords() -> Call:
    dictionary = enable()
    return lambda: dictionary.subwords("*" * 64)


@long
def boggle() -> Call:
    from lexicon_fast.grids import Boggle

    words = ["a" * length for length in range(2, 30)]
    search, board = Boggle(Dictionary.from_words(words)), "/".join(["a" * 8] * 8)
    return lambda: search.scores([board])


@long
def boggle_trie() -> Call:
    from lexicon_fast._native.grids.boards import Trie

    compiled = enable().compiled
    return lambda: Trie(compiled, 3)


@long
def phrases() -> Call:
    dictionary = enable()
    return lambda: [*dictionary.phrases("conversation is the enemy of good wine and food")]


@long
def grade_guesses() -> Call:
    from lexicon_fast.grids import grades

    return lambda: grades(["ab" * 10] * 500, ["ba" * 10] * 100_000)


@long
def get_many() -> Call:
    compiled = enable().compiled
    numbers = [*range(len(compiled))] * 20
    return lambda: compiled.get_many(numbers)


# Dictionaries


def many_words() -> bytes:
    """Half a million words of four or five letters, in no order."""
    words = ["".join(word) for word in itertools.product(string.ascii_lowercase, repeat=4)]
    random.Random(1).shuffle(words)
    return "\n".join(word for each in words for word in (each, each[::-1] + "s")).encode()[
        : 1 << 22
    ]


@long
def build() -> Call:
    from lexicon_fast._native.dictionary.build import build

    source = many_words()
    digest = sha256(source).digest()
    upper, lower = string.ascii_uppercase, string.ascii_lowercase
    return lambda: build(source, upper, lower, "english", digest, "words")


@long
def verify() -> Call:
    return enable().compiled.verify


@long
def word_graph_build() -> Call:
    from lexicon_fast._native.dictionary.word_graph import build

    text = b"\n".join(sorted(many_words().upper().split())) + b"\n"
    return lambda: build(text, True)


@long
def word_graph_spell() -> Call:
    from lexicon_fast._native.dictionary.word_graph import spell

    # Thirty pairs of letters in a row spell a billion words.
    pairs = ((n, letter) for n in range(1, 31) for letter in (1, 2))
    nodes = [letter << 24 | (letter - 1) << 22 | (n % 30 and 2 * n + 1) for n, letter in pairs]
    graph = b"".join(node.to_bytes(4, "little") for node in (1 | 1 << 22, *nodes))
    return lambda: spell(graph, [b"", b"a", b"b"], 1 << 28)


# Lexicon: rows


def many_positions(rows: int, row: bytes = b"ABCDEFGHIJKLMNO hat lurch[e]s\n") -> bytes:
    return row * rows


def read(text: bytes) -> object:
    from lexicon_fast._native.rows.read_rows import read_text

    return read_text(text, 1, Alphabet.load("english"))


@long
def read_text() -> Call:
    text = b"CATDOG hat\n" * 4_000_000
    return lambda: read(text)


@long
def read_jsonl() -> Call:
    from lexicon_fast._native.rows.read_rows import read_jsonl

    text = b'{"id": 17, "hand": "CATDOG", "table": ["hat"]}\n' * 2_000_000
    english = Alphabet.load("english")
    return lambda: read_jsonl(text, 1, english)


@long
def read_csv() -> Call:
    from lexicon_fast._native.rows.read_rows import read_csv

    text = b'17,"CATDOG",hat\n' * 5_000_000
    english = Alphabet.load("english")
    return lambda: read_csv(text, 1, (0, 1, 2), english)


@long
def split_rows() -> Call:
    from lexicon_fast._native.rows.read_rows import split_rows

    text = bytearray(b'"a""b",' * 15_000_000)
    return lambda: split_rows(text, 0, 0, True)


@long
def positions_of() -> Call:
    from lexicon_fast._native.rows.positions import positions_of

    items = [("CATDOG", ["hat"])] * 3_000_000
    english = Alphabet.load("english")
    return lambda: positions_of(items, english)


def wild_positions(rows: int = 2000) -> object:
    table = b" ".join([b"er", b"ing", b"cat", b"abcdefgh"] * 16)
    positions, _ = read(many_positions(rows, b"***** " + table + b"\n"))  # type: ignore[misc]
    return positions


@long
def find() -> Call:
    from lexicon_fast._native.lexicon.candidates import find

    compiled, positions = enable().compiled, wild_positions()
    return lambda: find(compiled, positions, 0, len(positions), limit=1 << 60)  # type: ignore[arg-type]


@long
def find_best_words() -> Call:
    from lexicon_fast._native.lexicon.best_words import find_best_words

    compiled = enable().compiled
    rng = random.Random(1)
    hands = ["".join(rng.choices(string.ascii_uppercase, k=63)) for _ in range(60_000)]
    positions, _ = read("*\n".join([*hands, ""]).encode())  # type: ignore[misc]
    return lambda: find_best_words(compiled, positions, 0, len(positions), POINTS, 1)  # type: ignore[arg-type]


def candidates(plays: int) -> object:
    from lexicon_fast._native.lexicon.candidates import find

    compiled, positions = enable().compiled, wild_positions()
    return find(compiled, positions, 0, len(positions), limit=plays)  # type: ignore[arg-type]


POINTS: Final = bytes([8] * 26 + [0] * 6 + [15])


@long
def pay() -> Call:
    from lexicon_fast._native.lexicon.pay import pay

    found = candidates(3_000_000)
    return lambda: pay(found, POINTS)  # type: ignore[arg-type]


@long
def rank() -> Call:
    from lexicon_fast._native.lexicon.moves import rank
    from lexicon_fast._native.lexicon.pay import pay

    found = candidates(1_000_000)
    pay(found, POINTS)  # type: ignore[arg-type]
    return lambda: rank(found)  # type: ignore[arg-type]


def moves() -> object:
    from lexicon_fast._native.lexicon.moves import rank
    from lexicon_fast._native.lexicon.pay import pay

    found = candidates(1_000_000)
    pay(found, POINTS)  # type: ignore[arg-type]
    return rank(found)  # type: ignore[arg-type]


@long
def write_jsonl() -> Call:
    from lexicon_fast._native.lexicon.write_rows import write_jsonl

    found = moves()
    return lambda: write_jsonl(found)  # type: ignore[arg-type]


@long
def write_plays() -> Call:
    from lexicon_fast._native.lexicon.write_rows import write_plays

    found = moves()
    return lambda: write_plays([found])  # type: ignore[list-item]


@long
def plan() -> Call:
    from lexicon_fast._native.lexicon.plan import plan_positions

    compiled = enable().compiled
    positions, _ = read(many_positions(100_000))  # type: ignore[misc]
    return lambda: plan_positions(compiled, positions, 0, len(positions), POINTS)


@long
def plan_with_table() -> Call:
    from lexicon_fast._native.lexicon.plan import plan_positions
    from lexicon_fast._native.rows.positions import positions_of

    compiled = enable().compiled
    position = ("AEIRSTLNO**", ["waiter", "stone", "l[u]rch", "banal"])
    positions = positions_of([position], enable().alphabet)
    points = bytes([255]) * 33  # so that the plan without exchanges is not good enough
    return lambda: plan_positions(
        compiled, positions, 0, 1, points, 10, use_table=True, turns=6, limit=1 << 60
    )


# Lexicon: bots and the census


@long
def lexicon_playouts() -> Call:
    from lexicon_fast.bots.lexicon.native import NativeRules
    from lexicon_fast.bots.lexicon.simulation import Simulation
    from lexicon_fast.games.lexicon.game import Game

    words = enable()
    game = Game(words, seed=1)
    player = game.current_player()
    assert player is not None
    simulation = Simulation(game.observation(player), words, NativeRules(words), seed=1)
    return lambda: simulation._play(0, ENDLESS)


@long
def lexicon_play_on() -> Call:
    from lexicon_fast.bots.lexicon.native import NativeRules
    from lexicon_fast.bots.lexicon.simulation import Waiting
    from lexicon_fast.games.lexicon.game import Game

    words = enable()
    game = Game(words, players=3, seed=1)
    player = game.current_player()
    assert player is not None
    seen = game.observation((player + 1) % 3)
    waiting = Waiting(seen, words, NativeRules(words), player, seed=1)
    return lambda: waiting._play(0, ENDLESS)


@long
def lexicon_endgame() -> Call:
    from lexicon_fast.bots.lexicon.endgame import solve

    words = enable()
    hands = "AADEHRRSTT", "EIILLMNSU*"
    return lambda: solve(*hands, [], words, pile="O", nodes=1 << 60)


@long
def lexicon_self_play() -> Call:
    from lexicon_fast._native.lexicon.playouts import self_play
    from lexicon_fast.bots.lexicon.native import GREEDY, QUICK, native_rules
    from lexicon_fast.games.lexicon.rules import ruleset

    rules = native_rules(ruleset("waddingtons"), enable(), 2)
    return lambda: self_play(rules, (QUICK, GREEDY), 1_000_000, 1)


def hand_sets(cards: int, plan: bool = False) -> object:
    from lexicon_fast._native.census.all_hands import AllHands

    pack = bytes([4] * 26 + [0] * 6 + [1])
    return AllHands(enable().compiled, cards, pack, POINTS, plan=plan, most_commons=8192)


@long
def census_sets() -> Call:
    return lambda: hand_sets(10, plan=True)


@long
def census_fill() -> Call:
    hands = hand_sets(7, plan=True)
    hands.reserve()  # type: ignore[attr-defined]
    sets = hands.rare_sets  # type: ignore[attr-defined]
    for size in range(3):
        hands.fill(size, 0, sets[size])  # type: ignore[attr-defined]
    return lambda: hands.fill(3, 0, sets[3])  # type: ignore[attr-defined]


def play_counts() -> tuple[object, object]:
    from lexicon_fast._native.census.play_counts import PlayCounts

    hands = hand_sets(7, plan=True)
    hands.reserve()  # type: ignore[attr-defined]
    counts = PlayCounts(hands)  # type: ignore[arg-type]
    counts.reserve()
    return hands, counts


@long
def census_count() -> Call:
    from lexicon_fast._native.census.play_counts import PlayCounts

    hands, _ = play_counts()  # type: ignore[misc]
    return lambda: PlayCounts(hands)


@long
def census_count_begin() -> Call:
    hands, counts = play_counts()  # type: ignore[misc]
    return lambda: [counts.begin(4, 0, hands.rare_sets[4]) for _ in range(1000)]


@long
def census_count_add() -> Call:
    hands, counts = play_counts()  # type: ignore[misc]
    return lambda: [counts.add(0, 4, 0, hands.rare_sets[4]) for _ in range(1000)]


@long
def census_entries() -> Call:
    from lexicon_fast._native.census.play_counts import entries_of

    hands, counts = play_counts()  # type: ignore[misc]
    sets = hands.rare_sets[4]
    zero = bytes(8 * sets * hands.row_lengths[4])
    return lambda: [entries_of(hands, counts, 4, 0, sets, zero) for _ in range(1000)]


# Scrabble


BOARD: Final = (
    "15/1ANODES8/3DOLING6/B7HANK3/R3PUERILE4/I6E7/G2Z3f7/H1ELUATE6T/TAXON2R6R/3T1JORA"
    "M2PYA/2MYNA1EDUCTION/W1IS1V1R6Q/I1L2A4FIVES/DOOFUS9/E14"
)


@long
def scrabble_plays() -> Call:
    from lexicon_fast._native.tiles.board import generate
    from lexicon_fast.games.tiles.plays import Generator

    generator = Generator(enable())
    board, _ = generator.pair(*generator.read((BOARD, "A")))
    rack = bytearray(33)
    for code in (0, 4, 8, 11, 13, 17, 18, 19, 32, 32, 32, 32):
        rack[code] += 1
    return lambda: generate(board, bytes(rack))


@long
def scrabble_many_positions() -> Call:
    from lexicon_fast._native.tiles.board import generate_batch
    from lexicon_fast.games.tiles.plays import Generator

    board, rack = Generator(enable()).pair(*Generator(enable()).read((BOARD, "??AEIRS")))
    return lambda: generate_batch([board] * 100_000, [rack] * 100_000, best=True)


@long
def scrabble_endgame() -> Call:
    from lexicon_fast.bots.scrabble.endgame import solve

    words = enable()
    return lambda: solve(BOARD, "?ABCEOT", "EEGIIW", words, nodes=1 << 60)


@long
def scrabble_pre_endgame() -> Call:
    from lexicon_fast.bots.scrabble.pre_endgame import solve

    words = enable()
    return lambda: solve(BOARD, "?ABCEOT", "EEGIIWR", words, nodes=1 << 60)


@long
def scrabble_self_play() -> Call:
    from lexicon_fast._native.scrabble.selfplay import Match
    from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
    from lexicon_fast.games.scrabble.rules import ruleset
    from lexicon_fast.games.tiles.board import native_layout

    layout, words = ruleset("standard").layout, enable()
    leaves = leaves_for(layout, words)
    counts = counts_by_code(layout, words.alphabet)
    made = native_layout(layout, words.alphabet)
    match = Match(words.compiled, made, (leaves, leaves), counts)
    return lambda: match.play_many(1, 1_000_000)


@long
def scrabble_playability() -> Call:
    from lexicon_fast.bots.scrabble.playability import playability

    words = enable()
    return lambda: playability(words, games=1_000_000)


@long
def scrabble_rack_census() -> Call:
    from lexicon_fast._native.scrabble.learning import LeaveSums
    from lexicon_fast._native.scrabble.leave_census import RackCensus
    from lexicon_fast.bots.tiles.leaves import counts_by_code, leaves_for
    from lexicon_fast.games.tiles.board import Board
    from lexicon_fast.games.tiles.layouts import Layout
    from lexicon_fast.games.tiles.plays import Generator

    layout, words = Layout.load("scrabble"), enable()
    leaves = leaves_for(layout, words)
    census, sums = RackCensus(leaves), LeaveSums(leaves)
    board = Board.empty(layout, words.alphabet).lay("8D", "RETAINS")
    native = Generator(words).pair(board, "")[0]
    unseen = bytes(counts_by_code(layout, words.alphabet))

    def work() -> None:
        for _ in range(ENDLESS):
            census.add(native, unseen, sums)

    return work


@long
def scrabble_playouts() -> Call:
    from lexicon_fast.bots.scrabble.simulation import Simulation
    from lexicon_fast.bots.tiles.leaves import leaves_for
    from lexicon_fast.games.scrabble.game import Game

    words = enable()
    game = Game(words, seed=1)
    player = game.current_player()
    assert player is not None
    leaves = leaves_for(game.rules.layout, words)
    simulation = Simulation(game.observation(player), words, leaves, seed=1)
    return lambda: simulation._play(0, ENDLESS)


@long
def scrabble_inference() -> Call:
    from lexicon_fast._native.scrabble.inference import Inference
    from lexicon_fast.bots.scrabble.simulation import view_of
    from lexicon_fast.bots.tiles.leaves import leaves_for
    from lexicon_fast.games.scrabble.game import Game
    from lexicon_fast.games.tiles.plays import Generator

    words = enable()
    game = Game(words, seed=1)
    player = game.current_player()
    assert player is not None
    view = view_of(game.observation(player), words)
    leaves = leaves_for(game.rules.layout, words)
    board, none = Generator(words).pair(game.board, "")

    def call() -> None:
        inference = Inference(view, leaves, scale=1.0, floor=0.01)
        inference.observe(1, board, "pass", none, rack_size=7, bag=86, seed=1)
        inference.sample(1, racks=ENDLESS, draws=1 << 20)

    return call


@long
def scrabble_playouts_in_threads() -> Call:
    from lexicon_fast.base.thread_pool import Team
    from lexicon_fast.bots.scrabble.simulation import Simulation
    from lexicon_fast.bots.tiles.leaves import leaves_for
    from lexicon_fast.games.scrabble.game import Game

    words = enable()
    game = Game(words, seed=1)
    player = game.current_player()
    assert player is not None
    leaves = leaves_for(game.rules.layout, words)

    def call() -> None:
        with Team(2) as team:
            simulation = Simulation(game.observation(player), words, leaves, seed=1, team=team)
            simulation._play(0, ENDLESS)

    return call


# Lexibomb


def hard_minefield() -> list[str]:
    """Numbers on every third square: few can be told apart from the others."""
    return [
        "".join("2" if row % 2 and column % 2 else "." for column in range(21)) for row in range(21)
    ]


@long
def lexibomb_odds() -> Call:
    from lexicon_fast._native.lexibomb.bombs import Field

    text = "".join(hard_minefield())
    return lambda: Field(21, 21, text, 100, 1 << 20, 1)


@long
def lexibomb_draws() -> Call:
    from lexicon_fast._native.lexibomb.bombs import Field, draw_placements

    field = Field(15, 15, "." * 100 + "1" + "." * 124, 22, 4096, 1)
    return lambda: draw_placements(field, 1 << 20, 1)


@long
def lexibomb_expected() -> Call:
    from array import array

    from lexicon_fast._native.lexibomb.bombs import Field
    from lexicon_fast._native.lexibomb.play_scores import expected_sets

    field = Field(15, 15, "." * 100 + "1" + "." * 124, 22, 4096, 1)
    sets = [*itertools.islice(itertools.combinations(range(90, 130), 4), 90_000)]
    offsets = memoryview(array("q", range(0, 4 * len(sets) + 1, 4)))
    squares = memoryview(array("H", itertools.chain.from_iterable(sets)))
    times = [1.0] * 9
    return lambda: expected_sets(field, times, times, offsets, squares)  # type: ignore[arg-type]


@long
def lexibomb_plays() -> Call:
    from lexicon_fast._native.lexibomb.blank_plays import Board, generate
    from lexicon_fast.games.lexibomb.rules import ruleset
    from lexicon_fast.games.tiles.board import native_layout

    words, layout = enable(), ruleset("standard").layout
    made = native_layout(layout, words.alphabet)
    squares = bytearray(b"\xff" * (layout.rows * layout.columns))
    squares[100] = 0
    board = Board(words.compiled, made, bytes(squares))
    rack = bytearray(33)
    for code in (0, 4, 8, 17, 18, 19):
        rack[code] = 1
    rack[32] = 6
    return lambda: generate(board, bytes(rack))


@long
def lexibomb_playouts() -> Call:
    from lexicon_fast.bots.lexibomb.simulation import Simulation
    from lexicon_fast.bots.tiles.leaves import leaves_for
    from lexicon_fast.games.lexibomb.game import Game

    words = enable()
    game = Game(words, seed=1)
    player = game.current_player()
    assert player is not None
    leaves = leaves_for(game.rules.layout, words)
    simulation = Simulation(game.observation(player), words, leaves, seed=1)
    return lambda: simulation._play(0, ENDLESS)


@long
def leaves() -> Call:
    from lexicon_fast._native.tiles.leaves import Leaves

    table = Leaves(bytes([4] * 26 + [0] * 6 + [2]), 26, 6, None)
    return lambda: table.each(6)


@long
def rank_leaves() -> Call:
    from lexicon_fast._native.tiles.leaves import rank_leaves

    text = b"@AABCDEE\nBCDEEFGG\n" * 500_000
    return lambda: rank_leaves(text)


@long
def neighbours() -> Call:
    from lexicon_fast._native.dictionary.prefixes import Neighbours

    words = enable().compiled
    return lambda: Neighbours(words)


@long
def vector() -> Call:
    from lexicon_fast.vector import LexiconVector

    games = LexiconVector(enable(), 10_000, seed=1)
    return lambda: [games.reset(1) for _ in range(1000)]


def main(name: str) -> None:
    call = LONG[name]()
    print("ready", flush=True)
    while True:
        call()


if __name__ == "__main__":
    main(sys.argv[1])
