"""Objects of the native modules that valid calls are made of, from a small dictionary and boards.

MADE has an instance of each class, OTHERS has valid ones that do not fit together with those.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyarrow as pa
from xxhash import xxh3_64_intdigest

from lexicon_fast._native.census import all_hands, play_counts, stats
from lexicon_fast._native.dictionary import (
    build,
    compiled,
    deadline,
    letter_sets,
    prefixes,
    search,
    text_column,
)
from lexicon_fast._native.find import bitmap_index, phrases
from lexicon_fast._native.grids import boards
from lexicon_fast._native.lexibomb import (
    blank_plays,
    bombs,
    play_scores,
)
from lexicon_fast._native.lexibomb import (
    playouts as lexibomb_playouts,
)
from lexicon_fast._native.lexicon import (
    best_words,
    candidates,
    hidden_cards,
    memo,
    moves,
    pay,
    plan,
    policies,
    rounds,
    table_plan,
    tablebase,
    turns,
    values,
    write_rows,
)
from lexicon_fast._native.lexicon import (
    endgame as lexicon_endgame,
)
from lexicon_fast._native.lexicon import (
    playouts as lexicon_playouts,
)
from lexicon_fast._native.rows import positions
from lexicon_fast._native.scrabble import (
    endgame,
    inference,
    learning,
    leave_census,
    pre_endgame,
    search_board,
    selfplay,
)
from lexicon_fast._native.scrabble import (
    playouts as scrabble_playouts,
)
from lexicon_fast._native.tiles import board, lanes, leaves, playout_stats
from lexicon_fast._native.vector.lexicon import LexiconGames
from lexicon_fast._native.vector.scrabble import ScrabbleGames
from lexicon_fast.census.tablebase import BlockChecksums
from lexicon_fast.dictionary.alphabet import Alphabet

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = Alphabet.load("english")
FINNISH = LATIN + "ÄÖ"
WORDS = ["act", "at", "cart", "cast", "cat", "cats", "chats", "hat", "hats", "sat", "scat", "tact"]


# ---------------------------------------------------------------- what calls are made of


def _built(words: list[str], letters: str) -> Any:
    return build.build(
        "\n".join(words).encode(), letters, letters.lower(), "test", b"\0" * 32, "test"
    )[0]


@cache
def d() -> Any:
    return compiled.Compiled(_built(WORDS, LATIN))


def word_bits() -> Any:
    """Return the set of all words of `d`."""
    return np.frombuffer(bitmap_index.BitmapIndex(d()).all_words(), np.uint64).copy()


@cache
def finnish() -> Any:
    """A dictionary of another alphabet, with more letters."""
    return compiled.Compiled(_built(["äö", "öä", "zö"], FINNISH))


@cache
def short() -> Any:
    """A dictionary of another alphabet, with fewer letters."""
    return compiled.Compiled(_built(["ab", "ba", "abba"], "AB"))


def codes(text: str) -> bytes:
    return bytes(32 if card in "*?" else ord(card) - 65 for card in text)


def counts(text: str) -> bytes:
    """33 counts by code."""
    have = bytearray(33)
    for code in codes(text):
        have[code] += 1
    return bytes(have)


POINTS = bytes([*[1] * 26, *[0] * 6, 15])
PACK = counts("AACCHHSSTT*")
NUMBERS = [*range(1, 10)]


@cache
def layout(rows: int = 5, columns: int = 5) -> Any:
    squares = rows * columns
    return board.Layout(
        rows, columns, b"\1" * squares, b"\1" * squares, POINTS[:32] + b"\0", -1, [0] * 7 + [50]
    )


def squares(text: str = "CAT", size: int = 25) -> bytes:
    return codes(text).ljust(size, b"\xff")


def tiles() -> Any:
    return board.Board(d(), layout(), squares())


def tile_reader() -> Any:
    return board.TileReader({".": 255, "A": 0, "a": 128}, {"A": "A", "a": "A", "*": "?"})


def field_tiles() -> Any:
    return blank_plays.Board(d(), layout(), squares("CA*"))


OPENED = "1" + "." * 24


def field() -> Any:
    return bombs.Field(5, 5, OPENED, 3, 4096, 1)


def some_leaves(letters: int = 26, tiles: int = 2) -> Any:
    return leaves.Leaves(b"\2" * letters + bytes(32 - letters) + b"\1", letters, tiles, None)


def valued_leaves() -> Any:
    empty = some_leaves()
    return leaves.Leaves(b"\2" * 26 + bytes(6) + b"\1", 26, 2, bytes(2 * len(empty)))


def some_positions(text: str = "CATS* hat") -> Any:
    return positions.positions_of([text, ("TACH", ["at"])], LETTERS)


def many_hands() -> Any:
    """Return enough hands to be searched together."""
    return positions.positions_of(["CATS*", "TACH", "HATS"] * 7, LETTERS)


def best(of: Any = None) -> Any:
    return best_words.find_best_words(d(), of or many_hands(), 0, 20, POINTS, 3, min_length=3)


def found() -> Any:
    return candidates.find(d(), some_positions(), 0, 2)


def paid() -> Any:
    plays = found()
    pay.pay(plays, POINTS)
    return plays


def ranked() -> Any:
    return moves.rank(paid())


def planned() -> Any:
    return plan.plan_positions(d(), some_positions(), 0, 2, POINTS, use_table=True)


def rules(dictionary: Any = None) -> Any:
    return rounds.Rules(
        dictionary or d(),
        POINTS,
        {"A": 4, "C": 3, "H": 3, "S": 4, "T": 4, "*": 1} if dictionary is None else {"A": 9},
        1,
        max_exchanged=None,
        same_word_exchange=True,
        turn_up=True,
        guard=20,
    )


@cache
def own_rules() -> Any:
    return rules()


def some_round() -> Any:
    return rounds.Round(own_rules(), ["CAT", "HATS"], ["at"], "SSTT", "C", seed=3)


def seen_round() -> Any:
    return rounds.Round(own_rules(), ["CAT", 3], ["at"], "", "C", seed=3, stock_size=4)


def greedy() -> Any:
    return policies.Policy("greedy")


def some_values() -> Any:
    return values.Values(np.zeros(1538, np.float32))


def player() -> Any:
    return policies.Player(own_rules())


def unseen() -> Any:
    return hidden_cards.Hidden(own_rules(), ["HATSSTT"], [[0], [3]], ["", ""])


def known_round() -> Any:
    return lexicon_endgame.Endgame(some_round())


def round_options() -> Any:
    return lexicon_playouts.Options(seen_round(), greedy(), 3)


def some_standing() -> Any:
    return lexicon_playouts.Standing([5, 9], 0, np.arange(6.0), np.arange(6.0), 3, 2.0)


def sight() -> Any:
    return scrabble_playouts.View(
        tiles(),
        counts("ST"),
        codes("HATS*"),
        [(3, counts("A"))],
        3,
        scores=[3, 5],
        lost=[0, 0],
        lost_is_scoreless=False,
        scoreless=0,
        scoreless_turns=6,
        exchange_from=1,
        rack_size=3,
    )


def guess() -> Any:
    made = inference.Inference(sight(), some_leaves(), scale=1.0, floor=0.01)
    made.observe(1, tiles(), "play", counts("H"), rack_size=3, bag=4, seed=1)
    return made


def sight_options() -> Any:
    return scrabble_playouts.Options(sight(), some_leaves(), 3, True)


def field_sight() -> Any:
    return lexibomb_playouts.View(
        field_tiles(),
        counts("ST"),
        OPENED,
        3,
        codes("HATS*"),
        [(3, counts("A"))],
        3,
        letter=NUMBERS,
        word=NUMBERS,
        scores=[3, 5],
        zeros=[0, 0],
        most_zeros=4,
        exchange_from=1,
        rack_size=3,
    )


def field_options() -> Any:
    return lexibomb_playouts.Options(field_sight(), some_leaves(), 3, True)


SPREAD = [10.0] * 100


@cache
def filled() -> Any:
    hands = all_hands.AllHands(d(), 3, PACK, POINTS, min_length=2, plan=True)
    hands.reserve()
    for size, sets in enumerate(hands.rare_sets[:3]):
        hands.fill(size, 0, sets)
    return hands


def empty_hands() -> Any:
    hands = all_hands.AllHands(d(), 3, PACK, POINTS, plan=True)
    hands.reserve()
    return hands


@cache
def counted() -> Any:
    """Plays of all hands of fewer than three cards, some of them rare."""
    hands = all_hands.AllHands(d(), 3, PACK, POINTS, min_length=2, plan=True, most_commons=20)
    hands.reserve()
    counts = play_counts.PlayCounts(hands)
    counts.reserve()
    for size, sets in enumerate(hands.rare_sets[:3]):
        hands.fill(size, 0, sets)
        counts.begin(size, 0, sets)
    for kind in range(counts.kinds):
        for size, sets in enumerate(hands.rare_sets[:3]):
            counts.add(kind, size, 0, sets)
    return hands, counts


@cache
def table_file() -> bytes:
    hands, counts = counted()
    packed = b"".join(
        play_counts.entries_of(
            hands, counts, size, 0, sets, bytes(8 * sets * hands.row_lengths[size])
        )
        for size, sets in enumerate(hands.rare_sets[:3])
    )
    checksums = BlockChecksums()
    checksums.add(packed)
    blocks = checksums.finish()
    return play_counts.header_of(hands, xxh3_64_intdigest(blocks)) + packed + blocks


def table() -> Any:
    return tablebase.Table(table_file(), "table")


def sums(*size: int) -> Any:
    return np.zeros(size, "int64")


def match(*, with_leaves: bool = False) -> Any:
    leaves = some_leaves()
    sides = [leaves if with_leaves else None, leaves]
    return selfplay.Match(d(), layout(), sides, counts("AACCHHSSTT*"), 3, 1, 2)


def vector_arrays(games: Any) -> dict[str, Any]:
    """The arrays that a vector of games needs."""
    rows, players = games.games, games.players
    return {
        "observations": np.zeros((rows, games.observation_size), np.uint8),
        "masks": np.zeros((rows, games.actions), np.uint8),
        "to_move": np.zeros(rows, np.int8),
        "rewards": np.zeros((rows, players), np.int32),
        "done": np.zeros(rows, np.uint8),
        "turns": np.zeros(rows, np.int32),
    }


def score_arrays(games: Any) -> dict[str, Any]:
    shape = games.games, games.players
    return {"scores": np.zeros(shape, np.int32), "winners": np.zeros(shape, np.uint8)}


def lexicon_games() -> Any:
    games = LexiconGames(rules(), 2, 2, 3)
    games.use(**vector_arrays(games))
    games.reset(1, 0)
    return games


def ranked_games() -> Any:
    return LexiconGames(rules(), 2, 2, 3, plays=3)


def scrabble_games() -> Any:
    games = ScrabbleGames(
        d(), layout(), counts("AACCHHSSTT*"), 2, 2, rack_size=3, exchange_from=1, scoreless_turns=2
    )
    games.use_scores(**score_arrays(games))
    games.use(**vector_arrays(games))
    games.reset(1, 0)
    return games


def late() -> Any:
    return endgame.Endgame(tiles(), counts("ST"), counts("HA"))


def last_draw() -> Any:
    return pre_endgame.Draw(tiles(), counts("STA"), counts("HA"), 0, 6, codes("A"))


def matches() -> Any:
    return search.subwords_batch(d(), ["CATS", "HAT*"])


def strings(*texts: str) -> Any:
    return pa.array(texts)


TABLES = pa.array([["hat"], ["at", "cat"]])
CSR = array("q", [0, 2, 3])
SETS = array("H", [5, 6, 12])


def int32(*numbers: int) -> Any:
    return array("i", numbers)


# ---------------------------------------------------------------- an instance of each class

MADE: dict[str, Callable[[], Any]] = {
    "census.all_hands.AllHands": filled,
    "census.play_counts.PlayCounts": lambda: counted()[1],
    "lexicon.tablebase.Table": table,
    "census.all_hands.Row": lambda: all_hands.Row(filled()),  # type: ignore[attr-defined]
    "tiles.board.Board": tiles,
    "tiles.board.Layout": layout,
    "tiles.board.Plays": lambda: board.generate(tiles(), counts("HATS*")),
    "tiles.board.TileBoard": tiles,
    "scrabble.inference.Inference": guess,
    "scrabble.playouts.Options": sight_options,
    "scrabble.playouts.Playouts": lambda: scrabble_playouts.Playouts(sight_options()),
    "scrabble.playouts.View": sight,
    "lexibomb.bombs.Counts": bombs.Counts,  # type: ignore[attr-defined]
    "lexibomb.bombs.Field": field,
    "dictionary.deadline.SameLimits": deadline.SameLimits,
    "dictionary.deadline.Stop": deadline.Stop,
    "dictionary.deadline.Stopped": deadline.Stopped,
    "dictionary.build.Builder": build.Builder,  # type: ignore[attr-defined]
    "lexicon.candidates.Candidates": paid,
    "dictionary.compiled.Compiled": d,
    "dictionary.compiled.Scratch": compiled.Scratch,  # type: ignore[attr-defined]
    "lexibomb.bombs.Sampler": lambda: bombs.Sampler(field()),  # type: ignore[attr-defined]
    "scrabble.endgame.Endgame": late,
    "scrabble.endgame.Search": late,
    "scrabble.pre_endgame.Draw": last_draw,
    "lexibomb.play_scores.ExpectedValues": lambda: play_scores.ExpectedValues(
        field(), NUMBERS, NUMBERS
    ),  # type: ignore[attr-defined]
    "census.all_hands.HandSets": lambda: all_hands.HandSets(d(), 3, PACK, POINTS),
    "lexicon.endgame.Endgame": known_round,
    "lexicon.endgame.Actions": lambda: lexicon_endgame.Actions(own_rules()),
    "lexicon.hidden_cards.Hidden": unseen,
    "scrabble.search_board.LaneCache": lambda: search_board.LaneCache(  # type: ignore[attr-defined]
        tiles(), counts("ST"), counts("HA")
    ),
    "tiles.lanes.Workspace": lanes.Workspace,  # type: ignore[attr-defined]
    "scrabble.learning.LeaveSums": lambda: learning.LeaveSums(some_leaves()),
    "scrabble.leave_census.RackCensus": lambda: leave_census.RackCensus(some_leaves()),
    "tiles.leaves.Leaves": valued_leaves,
    "lexibomb.play_scores.Evaluator": lambda: play_scores.Evaluator(  # type: ignore[attr-defined]
        NUMBERS, NUMBERS, 4096, 1
    ),
    "lexibomb.playouts.Options": field_options,
    "lexibomb.playouts.View": field_sight,
    "lexicon.best_words.BestWords": best,
    "lexicon.moves.Moves": ranked,
    "tiles.board.TileReader": tile_reader,
    "tiles.playout_stats.Tally": lambda: playout_stats.Tally(3),
    "lexibomb.blank_plays.Board": field_tiles,
    "lexibomb.blank_plays.Finder": blank_plays.Finder,  # type: ignore[attr-defined]
    "lexibomb.blank_plays.Plays": lambda: blank_plays.generate(field_tiles(), counts("ST")),
    "lexicon.plan.Plans": planned,
    "lexicon.plan.Planner": plan.Planner,  # type: ignore[attr-defined]
    "lexicon.playouts.Options": round_options,
    "lexicon.playouts.Standing": some_standing,
    "lexicon.playouts.Tally": lambda: lexicon_playouts.Tally(3),
    "lexicon.policies.Player": player,
    "lexicon.policies.Policy": greedy,
    "lexicon.values.Values": some_values,
    "rows.positions.Positions": some_positions,
    "lexibomb.play_scores.Scores": play_scores.Scores,  # type: ignore[attr-defined]
    "lexicon.rounds.Round": some_round,
    "lexicon.rounds.Rules": rules,
    "dictionary.search.Matches": matches,
    "dictionary.text_column.Texts": lambda: text_column.Texts(["CATS"], "hands"),  # type: ignore[attr-defined]
    "dictionary.text_column.TileReader": lambda: text_column.TileReader("ABC", "abc", True),  # type: ignore[attr-defined]
    "dictionary.text_column.TextColumn": lambda: text_column.TextColumn(strings("CATS"), "hands"),
    "dictionary.search.Numbers": search.Numbers,  # type: ignore[attr-defined]
    "scrabble.selfplay.Match": match,
    "census.stats.Sums": stats.Sums,  # type: ignore[attr-defined]
    "lexicon.table_plan.TablePlanner": lambda: table_plan.TablePlanner(
        d(), POINTS, min_length=2, turns=2, max_exchanged=3, same_word_exchange=True, limit=1000
    ),
    "find.bitmap_index.BitmapIndex": lambda: bitmap_index.BitmapIndex(d()),
    "find.bitmap_index.HashIndex": lambda: bitmap_index.HashIndex(np.arange(5, dtype=np.uint64)),
    "find.phrases.PhraseSearch": lambda: phrases.PhraseSearch(b"\1\1", [b"\0\1"], 2),
    "grids.boards.Trie": lambda: boards.Trie(d(), 2),
    "grids.boards.Search": lambda: boards.Search(boards.Trie(d(), 2)),
    "dictionary.letter_sets.LetterSets": lambda: letter_sets.LetterSets(d()),
    "dictionary.prefixes.Prefixes": lambda: prefixes.Prefixes(d()),
    "dictionary.prefixes.Builder": lambda: prefixes.Builder(prefixes.Prefixes(d())),  # type: ignore[attr-defined]
    "dictionary.prefixes.Neighbours": lambda: prefixes.Neighbours(d()),
    "vector.games.Games": lexicon_games,
    "vector.lexicon.LexiconGames": lexicon_games,
    "vector.scrabble.ScrabbleGames": scrabble_games,
    "lexicon.memo.Memo": memo.Memo,
    "lexicon.turns.Turns": turns.Turns,
    "scrabble.search_board.SearchBoard": lambda: search_board.SearchBoard(  # type: ignore[attr-defined]
        tiles(), counts("ST"), counts("HA")
    ),
    "tiles.determinization.TileView": sight,
    "lexicon.write_rows.Buffer": lambda: write_rows.word_column(d())[2],
    "lexicon.write_rows.PlanRows": write_rows.PlanRows,  # type: ignore[attr-defined]
    "lexicon.write_rows.PlayRows": write_rows.PlayRows,  # type: ignore[attr-defined]
    "lexicon.write_rows.Rows": write_rows.Rows,  # type: ignore[attr-defined]
    "lexicon.write_rows.Strings": write_rows.Strings,  # type: ignore[attr-defined]
}

#: Other valid instances, which do not fit together with those that calls are made of.
OTHERS: dict[str, tuple[Callable[[], Any], ...]] = {
    "Compiled": (finnish, short),
    "Layout": (lambda: layout(3, 7), lambda: layout(21, 21)),
    "Board": (
        lambda: board.Board(finnish(), layout(3, 7), squares("", 21)),
        lambda: blank_plays.Board(short(), layout(21, 21), squares("AB*", 441)),
    ),
    "Field": (
        lambda: bombs.Field(1, 1, ".", 1, 1, 0),
        lambda: bombs.Field(21, 21, "." * 441, 40, 64, 0),
    ),
    "Leaves": (lambda: some_leaves(2, 1), lambda: some_leaves(28, 1), lambda: some_leaves(26, 1)),
    "Positions": (
        lambda: positions.positions_of(["ÄÖZ zö"], Alphabet("fi", FINNISH, FINNISH.lower())),
        lambda: positions.Positions.empty(Alphabet("ab", "AB", "ab")),
    ),
    "BestWords": (
        best,
        lambda: best_words.find_best_words(
            short(), positions.Positions.empty(Alphabet("ab", "AB", "ab")), 0, 0, POINTS, 1
        ),
    ),
    "Candidates": (found, lambda: candidates.find(d(), some_positions(), 1, 0)),
    "Rules": (lambda: rules(short()), rules),
    "Round": (
        lambda: rounds.Round(rules(short()), ["AB", "A"], [], "B", "A"),
        lambda: rounds.Round(own_rules(), ["CAT"] * 8, ["at"] * 4, "SS", ""),
        lambda: rounds.Round(own_rules(), ["CAT", ""], [], "", ""),
        lambda: rounds.Round(own_rules(), ["CATS" * 10, 40], ["at"] * 32, "S" * 50, "C"),
        lambda: rounds.Round(own_rules(), ["CAT"], [], "", ""),
    ),
    "Hidden": (
        lambda: hidden_cards.Hidden(rules(short()), ["ABAB"], [[0], [3]], ["", ""]),
        lambda: hidden_cards.Hidden(own_rules(), [], [[], [], []], ["A", "C", "T"]),
        lambda: hidden_cards.Hidden(own_rules(), ["A" * 9], [[9], [0]], ["", ""]),
    ),
    "Policy": (
        lambda: policies.Policy(
            "planner", keep=[1000] * 33, won=[[9] * 8] * 15, lost=[[9] * 8] * 15, thorough=15
        ),
        lambda: policies.Policy(
            "planner",
            keep=[1000] * 33,
            won=[[9] * 8] * 15,
            lost=[[9] * 8] * 15,
            stays=[[1_000_000] * 8] * 15,
        ),
        lambda: policies.Policy("learned", keep=[1000] * 33, values=some_values(), win_bonus=9.0),
    ),
    "Standing": (lambda: lexicon_playouts.Standing([-5] * 8, 7, np.ones(1), np.ones(1), 1, 0.0),),
    "Player": (lambda: policies.Player(rules(short())),),
    "Options": (
        lambda: lexicon_playouts.Options(some_round(), greedy(), 0),
        lambda: scrabble_playouts.Options(sight(), some_leaves(), 0),
        lambda: lexibomb_playouts.Options(field_sight(), some_leaves(), 0),
    ),
    "Tally": (
        lambda: lexicon_playouts.Tally(0),
        lambda: lexicon_playouts.Tally(1),
        lambda: playout_stats.Tally(0),
        lambda: playout_stats.Tally(1),
    ),
    "RackCensus": (lambda: leave_census.RackCensus(some_leaves(26, 1)),),
    "LeaveSums": (lambda: learning.LeaveSums(some_leaves(26, 1)),),
    "Match": (
        lambda: selfplay.Match(
            short(), layout(21, 21), [None, None], counts("ABABABABABABAB" * 2), 8, 1, 2
        ),
    ),
    "AllHands": (empty_hands, lambda: all_hands.AllHands(d(), 1, PACK, POINTS)),
    "Matches": (lambda: search.subwords_batch(finnish(), ["ÄÖ"] * 2000), search.Matches),
}
