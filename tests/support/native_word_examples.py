"""Valid calls of the native modules of dictionaries, hands and Lexicon: see native_examples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa

from lexicon_fast import Dictionary
from lexicon_fast._native.census import all_hands, play_counts, stats
from lexicon_fast._native.dictionary import (
    build,
    compiled,
    deadline,
    letter_sets,
    prefixes,
    search,
    text_column,
    word_graph,
)
from lexicon_fast._native.find import bitmap_index
from lexicon_fast._native.find.phrases import PhraseSearch
from lexicon_fast._native.grids import boards, grading
from lexicon_fast._native.lexicon import (
    best_words,
    endgame,
    hidden_cards,
    moves,
    pay,
    plan,
    playouts,
    policies,
    rounds,
    table_plan,
    tablebase,
    values,
    write_rows,
)
from lexicon_fast._native.rows import positions, read_rows
from lexicon_fast._native.tiles import playout_stats
from lexicon_fast._native.vector.games import Games
from lexicon_fast._native.vector.lexicon import LexiconGames
from support.example_calls import Call, call
from support.native_objects import (
    LATIN,
    LETTERS,
    PACK,
    POINTS,
    TABLES,
    WORDS,
    _built,
    counted,
    counts,
    d,
    empty_hands,
    filled,
    found,
    greedy,
    known_round,
    lexicon_games,
    many_hands,
    matches,
    own_rules,
    paid,
    planned,
    player,
    ranked,
    ranked_games,
    round_options,
    seen_round,
    some_positions,
    some_round,
    some_standing,
    some_values,
    strings,
    sums,
    table,
    table_file,
    unseen,
    vector_arrays,
    word_bits,
)

#: How errors name the rows of a reader.
ROW_NAMES: dict[str, Any] = {"row_noun": "b.txt, line", "rows_before": 0}

CALLS: dict[str, Callable[[], Call]] = {
    "census.all_hands.AllHands": lambda: call(
        all_hands.AllHands,
        dictionary=d(),
        cards=3,
        pack=PACK,
        points=POINTS,
        min_length=2,
        plan=True,
        most_commons=64,
    ),
    "census.all_hands.AllHands.answers": lambda: call(
        filled().answers, hands=[counts("CAT"), counts("TA*")]
    ),
    "census.all_hands.AllHands.fill": lambda: call(empty_hands().fill, size=0, first=0, last=1),
    "census.all_hands.AllHands.reserve": lambda: call(
        empty_hands().reserve, best=True, turns=True, most_turns=2
    ),
    "census.play_counts.entries_of": lambda: call(
        play_counts.entries_of,
        hands=counted()[0],
        counts=counted()[1],
        size=1,
        first=0,
        last=1,
        before=bytes(8 * counted()[0].row_lengths[1]),
    ),
    "census.play_counts.PlayCounts.free": lambda: call(play_counts.PlayCounts(filled()).free),
    "census.play_counts.header_of": lambda: call(
        play_counts.header_of, hands=counted()[0], entries_checksum=3
    ),
    "census.play_counts.PlayCounts": lambda: call(play_counts.PlayCounts, hands=counted()[0]),
    "census.play_counts.PlayCounts.begin": lambda: call(
        counted()[1].begin, size=1, first=0, last=1
    ),
    "census.play_counts.PlayCounts.add": lambda: call(
        counted()[1].add, kind=0, size=1, first=0, last=1
    ),
    "census.all_hands.Row": lambda: call(
        all_hands.Row,  # type: ignore[attr-defined]
        hands=filled(),
    ),
    "dictionary.build.build": lambda: call(
        build.build,
        source=b"cat\nhat\n",
        upper=LATIN,
        lower=LATIN.lower(),
        alphabet="english",
        sha256=b"\0" * 32,
        label="test",
        names=True,
        language=b"",
    ),
    "dictionary.compiled.Compiled": lambda: call(
        compiled.Compiled, buffer=_built(WORDS, LATIN), label="test", isa="plain"
    ),
    "dictionary.compiled.Compiled.__deepcopy__": lambda: call(d().__deepcopy__, memo={}),
    "dictionary.compiled.Compiled.alphabetical": lambda: call(d().alphabetical, place=2),
    "dictionary.compiled.Compiled.get": lambda: call(d().get, number=2),
    "dictionary.compiled.Compiled.get_many": lambda: call(d().get_many, numbers=[2, 3]),
    "dictionary.compiled.Compiled.index": lambda: call(d().index, text="cat"),
    "dictionary.compiled.Compiled.verify": lambda: call(d().verify, label="test"),
    "dictionary.deadline.set_deadline": lambda: call(deadline.set_deadline, seconds=1e6),
    "census.all_hands.HandSets": lambda: call(
        all_hands.HandSets,
        dictionary=d(),
        cards=3,
        pack=PACK,
        points=POINTS,
        min_length=2,
        plan=True,
        most_commons=64,
    ),
    "census.all_hands.HandSets.hands": lambda: call(filled().hands, size=0, first=0, last=1),
    "lexicon.endgame.Endgame": lambda: call(
        endgame.Endgame, position=some_round(), worth=np.arange(6.0), columns=3, win_bonus=5.0
    ),
    "lexicon.endgame.Endgame.add_best_to": lambda: call(
        known_round().add_best_to, options=playouts.Options(some_round(), greedy(), 3)
    ),
    "lexicon.endgame.Endgame.search": lambda: call(known_round().search, nodes=100, depth=3),
    "lexicon.endgame.Actions": lambda: call(endgame.Actions, rules=own_rules()),
    "lexicon.hidden_cards.Hidden": lambda: call(
        hidden_cards.Hidden,
        rules=own_rules(),
        pools=["HATSSTT"],
        from_pool=[[0], [3]],
        known=["CAT", ""],
    ),
    "lexicon.hidden_cards.Hidden.add_clue": lambda: call(
        unseen().add_clue, before=seen_round(), player=1, gave="AT", got="C", blind=True, shed=0
    ),
    "lexicon.hidden_cards.deal_world": lambda: call(
        hidden_cards.deal_world, view=seen_round(), hidden=unseen(), policy=greedy(), seed=1
    ),
    "lexicon.moves.Moves.filtered": lambda: call(
        ranked().filtered,
        top=2,
        min_length=2,
        max_length=7,
        max_left_points=90,
        uses_all=False,
        contains=[b"\0"],
    ),
    "lexicon.moves.Moves.pieces": lambda: call(ranked().pieces, most=1),
    "lexicon.moves.Moves.rows_of": lambda: call(ranked().rows_of, i=1, kind=tuple),
    "tiles.playout_stats.Tally": lambda: call(playout_stats.Tally, options=3, paired=True),
    "tiles.playout_stats.Tally.squared_differences": lambda: call(
        playout_stats.Tally(3, True).squared_differences, option=2
    ),
    "lexicon.best_words.find_best_words": lambda: call(
        best_words.find_best_words,
        d=d(),
        positions=many_hands(),
        first=1,
        n=18,
        points=POINTS,
        top=1,
        min_length=2,
        tablebase=table(),
    ),
    "lexicon.tablebase.Table": lambda: call(tablebase.Table, buffer=table_file(), label="table"),
    "lexicon.tablebase.Table.check_entries": lambda: call(table().check_entries),
    "lexicon.tablebase.Table.check_for": lambda: call(table().check_for, d=d(), points=POINTS),
    "lexicon.tablebase.Table.entries": lambda: call(
        table().entries, positions=many_hands(), first=1, n=18
    ),
    "lexicon.tablebase.Table.best": lambda: call(
        table().best, d=d(), positions=many_hands(), first=1, n=18
    ),
    "dictionary.letter_sets.LetterSets": lambda: call(letter_sets.LetterSets, dictionary=d()),
    "find.bitmap_index.BitmapIndex": lambda: call(bitmap_index.BitmapIndex, dictionary=d()),
    "find.bitmap_index.BitmapIndex.all_words": lambda: call(
        bitmap_index.BitmapIndex(d()).all_words
    ),
    "find.bitmap_index.BitmapIndex.order": lambda: call(bitmap_index.BitmapIndex(d()).order),
    "find.bitmap_index.BitmapIndex.numbers": lambda: call(
        bitmap_index.BitmapIndex(d()).numbers, some=word_bits()
    ),
    "find.bitmap_index.BitmapIndex.add_to": lambda: call(
        bitmap_index.BitmapIndex(d()).add_to, out=search.Matches(), some=word_bits()
    ),
    "find.bitmap_index.BitmapIndex.keep_words": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_words,
        words=np.arange(4, dtype=np.int32),
        among=word_bits(),
    ),
    "find.bitmap_index.BitmapIndex.keep_lengths": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_lengths, low=3, high=9, among=word_bits()
    ),
    "find.bitmap_index.BitmapIndex.keep_start": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_start, letters=b"\2\3", among=word_bits()
    ),
    "find.bitmap_index.BitmapIndex.keep_end": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_end, letters=b"\2\3", among=word_bits()
    ),
    "find.bitmap_index.BitmapIndex.keep_accepted": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_accepted,
        steps=np.array([3, 3, 1, 0], np.uint16),
        ends=np.array([3], np.uint16),
        registers=4,
        low=1,
        high=9,
        among=word_bits(),
    ),
    "find.bitmap_index.BitmapIndex.keep_between": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_between,
        planes=np.stack([word_bits()] * 2),
        low=1,
        high=2,
        among=word_bits(),
    ),
    "find.bitmap_index.BitmapIndex.keep_first": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_first,
        places=np.zeros(64 * len(word_bits()), np.uint32),
        words=np.arange(len(d()), dtype=np.uint32),
        numbers=np.zeros(len(d()), np.int64),
        ends=np.array([1, 3]),
        low=1,
        high=2,
        lax=True,
        among=word_bits(),
    ),
    "find.bitmap_index.BitmapIndex.keep_shares": lambda: call(
        bitmap_index.BitmapIndex(d()).keep_shares,
        planes=np.zeros((26, 1, len(word_bits())), np.uint64),
        letters=b"\0\3",
        low=0,
        high=50,
        among=word_bits(),
    ),
    "find.bitmap_index.HashIndex": lambda: call(
        bitmap_index.HashIndex, hashes=np.arange(5, dtype=np.uint64)
    ),
    "find.bitmap_index.HashIndex.find": lambda: call(
        bitmap_index.HashIndex(np.arange(5, dtype=np.uint64)).find,
        hashes=np.arange(3, 8, dtype=np.uint64),
    ),
    "find.phrases.PhraseSearch": lambda: call(
        PhraseSearch, counts=b"\1\1", words=[b"\0\1"], most=2
    ),
    "find.phrases.PhraseSearch.take": lambda: call(
        PhraseSearch(b"\1\1", [b"\0\1"], 2).take, count=1
    ),
    "grids.grading.grade_words": lambda: call(
        grading.grade_words,
        guesses=["crane"],
        answers=["eater"],
        upper="ACENRT",
        lower="acenrt",
        known="letters",
        isa="plain",
        reader=str.lower,
    ),
    "grids.boards.Trie": lambda: call(boards.Trie, dictionary=d(), min_length=2),
    "grids.boards.Search": lambda: call(boards.Search, trie=boards.Trie(d(), 2)),
    "grids.boards.squares_of": lambda: call(boards.squares_of, dictionary=d(), board="AT/[AT]."),
    "grids.boards.search_boards": lambda: call(
        boards.search_boards,
        trie=boards.Trie(d(), 2),
        boards=["AT/ES", "CAT/"],
        points=[1] * 65,
        lists=True,
        errors={},
    ),
    "dictionary.word_graph.build": lambda: call(
        word_graph.build, text=b"ACT\nCAT\n", with_gaddag=True
    ),
    "dictionary.word_graph.spell": lambda: call(
        word_graph.spell,
        nodes=word_graph.build(b"A\nB\n", with_gaddag=False),
        letters=[b"", b"a", b"b"],
        limit=100,
    ),
    "dictionary.prefixes.Prefixes": lambda: call(prefixes.Prefixes, dictionary=d()),
    "dictionary.prefixes.Builder": lambda: call(
        prefixes.Builder,  # type: ignore[attr-defined]
        made=prefixes.Prefixes(d()),
    ),
    "dictionary.prefixes.prefixes_of": lambda: call(prefixes.prefixes_of, dictionary=d()),
    "dictionary.prefixes.letters_after": lambda: call(
        prefixes.letters_after, dictionary=d(), prefix=b"\2", counts=counts("ATS*")
    ),
    "dictionary.prefixes.Neighbours": lambda: call(prefixes.Neighbours, dictionary=d()),
    "dictionary.prefixes.Neighbours.letters": lambda: call(
        prefixes.Neighbours(d()).letters, word=1
    ),
    "dictionary.prefixes.neighbours_of": lambda: call(prefixes.neighbours_of, dictionary=d()),
    "vector.games.Games": lambda: call(Games),
    "vector.games.Games.use": lambda: call((games := lexicon_games()).use, **vector_arrays(games)),
    "vector.games.Games.use_plays": lambda: call(
        (games := ranked_games()).use_plays, plays=np.zeros((2, 3, games.play_size), np.int16)
    ),
    "vector.games.Games.reset": lambda: call(lexicon_games().reset, seed=1, episode=0),
    "vector.games.Games.step": lambda: call(
        (games := lexicon_games()).step,
        actions=np.array([games.legal(0)[0], games.legal(1)[0]], np.int64),
    ),
    "vector.games.Games.sample": lambda: call(lexicon_games().sample, out=np.zeros(2, np.int64)),
    "vector.games.Games.legal": lambda: call(lexicon_games().legal, game=1),
    "vector.games.Games.history": lambda: call(lexicon_games().history, game=1),
    "vector.lexicon.LexiconGames": lambda: call(
        LexiconGames, rules=own_rules(), games=2, players=2, cards_each=3, plays=3
    ),
    "lexicon.pay.pay": lambda: call(pay.pay, candidates=found(), points=POINTS, top=3),
    "lexicon.plan.Plans.empties_in_of": lambda: call(planned().empties_in_of, i=1),
    "lexicon.plan.Plans.has_steps_of": lambda: call(planned().has_steps_of, i=1),
    "lexicon.plan.Plans.rows_of": lambda: call(planned().rows_of, i=1),
    "lexicon.plan.Plans.steps_of": lambda: call(planned().steps_of, i=1),
    "lexicon.plan.plan_positions": lambda: call(
        plan.plan_positions,
        d=d(),
        positions=some_positions(),
        first=0,
        n=2,
        points=POINTS,
        min_length=2,
        place="line",
        use_table=True,
        turns=2,
        max_exchanged=3,
        same_word_exchange=False,
        limit=1000,
    ),
    "lexicon.table_plan.TablePlanner": lambda: call(
        table_plan.TablePlanner,
        dictionary=d(),
        points=POINTS,
        min_length=2,
        turns=2,
        max_exchanged=3,
        same_word_exchange=True,
        limit=1000,
    ),
    "lexicon.playouts.Options": lambda: call(
        playouts.Options, view=seen_round(), policy=greedy(), most=3, same=1, player=player()
    ),
    "lexicon.playouts.Options.add_action": lambda: call(
        playouts.Options(some_round(), greedy(), 3).add_action, kind="form", where=None, what="cat"
    ),
    "lexicon.playouts.Options.after": lambda: call(
        playouts.Options(some_round(), greedy(), 3).after, option=0
    ),
    "lexicon.playouts.Tally": lambda: call(playouts.Tally, options=3),
    "lexicon.playouts.sample_options": lambda: call(
        playouts.sample_options,
        "rounds",
        rules=own_rules(),
        behaviour=greedy(),
        policy=greedy(),
        rounds=2,
        seed=1,
        players=2,
        cards_each=3,
        best=2,
        others=1,
        pool=5,
        explore=0.5,
    ),
    "lexicon.playouts.self_play": lambda: call(
        playouts.self_play,
        "rounds",
        rules=own_rules(),
        policies=[greedy(), greedy()],
        rounds=2,
        seed=1,
        cards_each=3,
        rotate=True,
    ),
    "lexicon.playouts.simulate": lambda: call(
        playouts.simulate,
        "n",
        options=round_options(),
        hidden=unseen(),
        tally=playouts.Tally(3),
        which=[0, 1],
        policy=greedy(),
        seed=1,
        first=0,
        n=3,
        turns=9,
        win_bonus=5.0,
        worth=np.arange(6.0),
        columns=3,
        standing=None,
        player=player(),
    ),
    "lexicon.playouts.Standing": lambda: call(
        playouts.Standing,
        left=[5, 9, 30],
        me=1,
        outs=np.arange(6.0),
        befores=np.arange(6.0),
        columns=3,
        scale=2.0,
    ),
    "lexicon.playouts.Standing.of": lambda: call(some_standing().of, points=[0, 4]),
    "lexicon.playouts.Tally.seats": lambda: call(playouts.Tally(3).seats, option=2),
    "lexicon.playouts.play_on": lambda: call(
        playouts.play_on,
        "n",
        view=seen_round(),
        me=0,
        hidden=unseen(),
        tally=playouts.Tally(1),
        policy=greedy(),
        seed=1,
        first=0,
        n=3,
        turns=9,
        win_bonus=5.0,
        worth=np.arange(6.0),
        columns=3,
        standing=some_standing(),
        player=player(),
    ),
    "lexicon.playouts.step": lambda: call(
        playouts.step, game=some_round(), policy=greedy(), player=player()
    ),
    "lexicon.policies.Player": lambda: call(policies.Player, rules=own_rules()),
    "lexicon.policies.Policy": lambda: call(
        policies.Policy,
        kind="planner",
        keep=[900] * 33,
        insert=1,
        blind=4,
        won=[[9] * 8] * 15,
        lost=[[9] * 8] * 15,
        stays=[[9] * 8] * 15,
        thorough=15,
        values=some_values(),
        win_bonus=2.0,
    ),
    "lexicon.values.Values": lambda: call(values.Values, weights=np.zeros(1538, np.float32)),
    "rows.positions.Positions.empty": lambda: call(positions.Positions.empty, alphabet=LETTERS),
    "rows.positions.positions_of": lambda: call(
        positions.positions_of, items=["CATS* hat", ("TACH", ["at"])], keep=False, alphabet=LETTERS
    ),
    "lexicon.moves.rank": lambda: call(moves.rank, candidates=paid(), top=3),
    "rows.positions.read_columns": lambda: call(
        positions.read_columns,
        hands=strings("CATS*", "TACH"),
        tables=TABLES,
        ids=strings("1", "b"),
        quoted=True,
        first_row=1,
        with_words=False,
        out=positions.Positions.empty(LETTERS),
        alphabet=LETTERS,
        **ROW_NAMES,
    ),
    "rows.read_rows.columns_in": lambda: call(read_rows.columns_in, names=["id", "hand"]),
    "rows.read_rows.csv_header": lambda: call(
        read_rows.csv_header, line=b"id,hand,table\n", tsv=False
    ),
    "rows.read_rows.header_names": lambda: call(
        read_rows.header_names, line=b"id,hand,table\n", tsv=False
    ),
    "rows.read_rows.read_tsv": lambda: call(
        read_rows.read_tsv,
        chunk=b"1\tCATS*\that\nb\tTACH\t\n",
        first_row=1,
        columns=(0, 1, 2),
        alphabet=LETTERS,
        **ROW_NAMES,
    ),
    "rows.read_rows.read_csv": lambda: call(
        read_rows.read_csv,
        chunk=b'1,CATS*,hat\n"b",TACH,\n',
        first_row=1,
        columns=(0, 1, 2),
        alphabet=LETTERS,
        **ROW_NAMES,
    ),
    "rows.read_rows.read_jsonl": lambda: call(
        read_rows.read_jsonl,
        chunk=b'{"id":7,"hand":"CATS*"}\n',
        first_row=1,
        strict=False,
        alphabet=LETTERS,
        **ROW_NAMES,
    ),
    "rows.read_rows.read_text": lambda: call(
        read_rows.read_text, chunk=b"CATS* hat\nTACH\n", first_row=1, alphabet=LETTERS, **ROW_NAMES
    ),
    "rows.read_rows.split_rows": lambda: call(
        read_rows.split_rows, buffer=bytearray(b'a,"b\n"\nc'), start=0, state=0, csv=True, most=9
    ),
    "lexicon.rounds.Round": lambda: call(
        rounds.Round,
        rules=own_rules(),
        hands=["CAT", 3],
        table=["at", "h[a]t"],
        stock="",
        pile="C",
        turn=0,
        idle=1,
        seed=3,
        stock_size=4,
    ),
    "lexicon.rounds.Rules": lambda: call(
        rounds.Rules,
        dictionary=d(),
        points=POINTS,
        pack={"A": 4, "C": 3, "*": 1},
        packs=2,
        max_exchanged=2,
        same_word_exchange=True,
        turn_up=True,
        guard=20,
    ),
    "dictionary.search.find_plain": lambda: call(
        search.find_plain,
        d=d(),
        queries=["anagram:CAT", "subanagram:HAT?", 3, "length:3"],
        out=matches(),
    ),
    "dictionary.search.add_words": lambda: call(
        search.add_words, out=search.Matches(), found=matches(), first=0, end=1
    ),
    "dictionary.search.restored_matches": lambda: call(
        search.restored_matches,
        offsets=np.array([0, 2, 3]),
        word_ids=np.array([4, 5, 1], "int32"),
        vector_tests=7,
        errors={1: "bad"},
    ),
    "dictionary.search.contains_batch": lambda: call(
        search.contains_batch, d=d(), words=["CAT", "dog"]
    ),
    "dictionary.search.scan_batch": lambda: call(
        search.scan_batch, d=d(), hands=["CATS", "HAT*"], out=matches()
    ),
    "dictionary.search.substitutions": lambda: call(
        search.substitutions, d=d(), word="cat", hand="HS*"
    ),
    "dictionary.search.substitutions_batch": lambda: call(
        search.substitutions_batch,
        d=d(),
        words=["cat", "hat"],
        hands=["HS*", "C"],
        out=matches(),
        errors="row",
    ),
    "dictionary.search.Matches.__arrow_c_stream__": lambda: call(
        Dictionary(d(), "few").subwords_batch(["CATS"]).__arrow_c_stream__, requested_schema=None
    ),
    "dictionary.text_column.Texts": lambda: call(
        text_column.Texts,  # type: ignore[attr-defined]
        value=strings("CATS"),
        name="hands",
        d=d(),
        are_queries=False,
    ),
    "dictionary.text_column.TileReader": lambda: call(
        text_column.TileReader,  # type: ignore[attr-defined]
        upper="ABC",
        lower="abc",
        typed=True,
    ),
    "dictionary.text_column.TextColumn": lambda: call(
        text_column.TextColumn, array=strings("CATS", "HAT"), name="hands", lists=False
    ),
    "dictionary.search.subwords": lambda: call(search.subwords, d=d(), hand="CATS*", is_typed=True),
    "dictionary.search.subwords_batch": lambda: call(
        search.subwords_batch, d=d(), hands=["CATS", "HAT*"], out=matches(), errors="row"
    ),
    "dictionary.search.superwords": lambda: call(search.superwords, d=d(), word="hat", hand="CS*"),
    "dictionary.search.superwords_batch": lambda: call(
        search.superwords_batch,
        d=d(),
        words=["cat", "hat"],
        hands=["HS*", "C"],
        out=matches(),
        errors="row",
    ),
    "dictionary.search.words_json": lambda: call(
        search.words_json, d=d(), word="hat", hand="CS*", substitutes=False, limit=5, max_bytes=99
    ),
    "census.stats.tally_hands": lambda: call(
        stats.tally_hands,
        hands=filled(),
        size=0,
        first=0,
        last=1,
        vowels=counts("A"),
        top=2,
        left=sums(filled().most_turns, filled().most_points + 1, 2),
        kinds=sums(4, 2, 7),
        words=sums(len(WORDS), 2),
        turns=sums(filled().most_turns + 1, 2),
    ),
    "lexicon.write_rows.occurring_words": lambda: call(
        write_rows.occurring_words,
        numbers=pa.array([3, None, 1], pa.int32()),
        words=strings("at", "cat", "chat", "hat"),
    ),
    "lexicon.write_rows.word_column": lambda: call(write_rows.word_column, dictionary=d()),
    "lexicon.write_rows.write_plans": lambda: call(
        write_rows.write_plans, parts=[planned(), planned()], ids=True
    ),
    "lexicon.write_rows.write_plays": lambda: call(
        write_rows.write_plays, parts=[ranked(), ranked()], ids=True
    ),
    "lexicon.write_rows.write_csv": lambda: call(write_rows.write_csv, result=ranked()),
    "lexicon.write_rows.write_tsv": lambda: call(write_rows.write_tsv, result=ranked()),
    "lexicon.write_rows.write_jsonl": lambda: call(write_rows.write_jsonl, result=ranked()),
}
