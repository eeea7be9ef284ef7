"""Valid calls of the native modules of board games: see native_examples."""

from __future__ import annotations

from collections.abc import Callable

from lexicon_fast._native.lexibomb import (
    blank_plays,
    bombs,
    play_scores,
)
from lexicon_fast._native.lexibomb import (
    playouts as lexibomb_playouts,
)
from lexicon_fast._native.lexicon import candidates
from lexicon_fast._native.rows.positions import Positions
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
from lexicon_fast._native.tiles import board, leaves, playout_stats, static_eval
from lexicon_fast._native.vector.scrabble import ScrabbleGames
from support.example_calls import Call, call
from support.native_objects import (
    CSR,
    NUMBERS,
    OPENED,
    POINTS,
    SETS,
    SPREAD,
    best,
    codes,
    counts,
    d,
    field,
    field_options,
    field_sight,
    field_tiles,
    found,
    guess,
    int32,
    last_draw,
    late,
    layout,
    many_hands,
    match,
    score_arrays,
    scrabble_games,
    sight,
    sight_options,
    some_leaves,
    squares,
    tile_reader,
    tiles,
    valued_leaves,
)


def find(of: Positions) -> Call:
    return call(
        candidates.find,
        d=d(),
        positions=of,
        first=0,
        n=2,
        actions=("form", "insert"),
        min_length=3,
        max_exchanged=2,
        same_word_exchange=True,
        best=best(of),
        limit=1000,
        out=found(),
    )


CALLS: dict[str, Callable[[], Call]] = {
    "tiles.board.Board": lambda: call(
        board.Board, dictionary=d(), layout=layout(), squares=squares("CAT")
    ),
    "tiles.board.Layout": lambda: call(
        board.Layout,
        rows=3,
        columns=4,
        letter_multipliers=b"\1\2\3" * 4,
        word_multipliers=b"\1\2\3" * 4,
        values=POINTS,
        start=5,
        bonus=[0, 0, 50],
    ),
    "tiles.board.TileReader": lambda: call(
        board.TileReader, codes={".": 255, "A": 0}, tiles={"A": "A", "*": "?"}
    ),
    "tiles.board.TileReader.board": lambda: call(
        tile_reader().board, text="A1/2", rows=2, columns=2
    ),
    "tiles.board.TileReader.cgp": lambda: call(
        tile_reader().cgp, text="A1/2 Aa*/ 0/0 0 lex X;", rows=2, columns=2, rack_size=7
    ),
    "tiles.board.TileBoard.cross_checks": lambda: call(tiles().cross_checks, direction=1),
    "tiles.board.TileBoard.lay": lambda: call(tiles().lay, tiles=[(9, 2), (10, 3)]),
    "tiles.board.Plays.rows": lambda: call(
        board.generate(tiles(), counts("HATS*")).rows, position=0
    ),
    "tiles.board.Plays.write_rows": lambda: call(
        board.generate(tiles(), counts("HATS*")).write_rows,
        rows=[(b"{", 0), (b"bad", -1)],
        separator=",",
    ),
    "tiles.board.generate": lambda: call(
        board.generate, board=tiles(), rack=counts("HATS*"), best=False, top=5, order=True
    ),
    "tiles.board.generate_batch": lambda: call(
        board.generate_batch,
        boards=[tiles()] * 2,
        racks=[counts("HATS*"), counts("S")],
        best=False,
        top=5,
        order=True,
        dictionary=tiles().dictionary,
        layout=tiles().layout,
    ),
    "scrabble.inference.Inference": lambda: call(
        inference.Inference, view=sight(), leaves=some_leaves(), scale=2.0, floor=0.1
    ),
    "scrabble.inference.Inference.observe": lambda: call(
        guess().observe,
        seat=1,
        before=tiles(),
        kind="play",
        laid=counts("H"),
        rack_size=3,
        taken_back=False,
        exchanged=0,
        score=5,
        bag=4,
        off_board=20,
        seed=1,
    ),
    "scrabble.inference.Inference.sample": lambda: call(
        guess().sample, "racks", "draws", seat=1, racks=2, draws=9
    ),
    "scrabble.inference.Inference.effective": lambda: call(guess().effective, seat=1),
    "scrabble.inference.Inference.samples": lambda: call(guess().samples, seat=1),
    "scrabble.playouts.Options": lambda: call(
        scrabble_playouts.Options, view=sight(), leaves=some_leaves(), most=2, passing=True
    ),
    "scrabble.playouts.Options.keep": lambda: call(sight_options().keep, which=[1, 0]),
    "scrabble.playouts.Playouts": lambda: call(scrabble_playouts.Playouts, options=sight_options()),
    "scrabble.playouts.Playouts.work": lambda: call(
        scrabble_playouts.Playouts(sight_options()).work
    ),
    "scrabble.playouts.View": lambda: call(
        scrabble_playouts.View,
        board=tiles(),
        rack=counts("ST"),
        hidden=codes("HATS*"),
        others=[(3, counts("A"))],
        bag=3,
        scores=[3, 5],
        lost=[0, 0],
        lost_is_scoreless=False,
        scoreless=0,
        scoreless_turns=6,
        exchange_from=1,
        rack_size=3,
    ),
    "scrabble.playouts.deal_world": lambda: call(
        scrabble_playouts.deal_world, view=sight(), seed=1, world=2, inference=None
    ),
    "scrabble.playouts.simulate": lambda: call(
        scrabble_playouts.simulate,
        "n",
        "plies",
        options=sight_options(),
        tally=playout_stats.Tally(3),
        which=[0, 1],
        seed=1,
        first=0,
        n=3,
        plies=4,
        spread=SPREAD,
        edge=3.0,
        win_points=10.0,
        inference=None,
        in_threads=lambda work: work(),
    ),
    "lexibomb.bombs.Field": lambda: call(
        bombs.Field, rows=5, columns=5, opened=OPENED, bombs=3, most=4096, seed=1
    ),
    "lexicon.candidates.find": lambda: find(many_hands()),
    "tiles.static_eval.best_choices": lambda: call(
        static_eval.best_choices,
        board=tiles(),
        rack=counts("HATS*"),
        leaves=valued_leaves(),
        bag=9,
        top=5,
        exchange_from=7,
        players=2,
        others_value=0,
    ),
    "lexibomb.bombs.Sampler": lambda: call(
        bombs.Sampler,  # type: ignore[attr-defined]
        field=field(),
    ),
    "lexibomb.bombs.draw_placements": lambda: call(
        bombs.draw_placements, "n", field=field(), n=3, seed=1
    ),
    "scrabble.endgame.Endgame": lambda: call(
        endgame.Endgame,
        board=tiles(),
        rack=counts("ST"),
        other=counts("HA"),
        scoreless=1,
        scoreless_turns=6,
    ),
    "scrabble.pre_endgame.Draw": lambda: call(
        pre_endgame.Draw,
        board=tiles(),
        rack=counts("STA"),
        other=counts("HA"),
        scoreless=1,
        scoreless_turns=6,
        bag=codes("A"),
        left=0,
        sharing=last_draw(),
    ),
    "scrabble.pre_endgame.Draw.estimates": lambda: call(last_draw().estimates, plays=[0]),
    "scrabble.pre_endgame.Draw.exceeds": lambda: call(
        last_draw().exceeds, play=0, low=3, nodes=1000, seconds=100.0, ended=lambda: False
    ),
    "scrabble.endgame.Endgame.search": lambda: call(
        late().search, nodes=1000, seconds=100.0, ended=lambda: False
    ),
    "scrabble.endgame.Endgame.exceeds": lambda: call(
        late().exceeds, action=0, low=3, nodes=1000, seconds=100.0, ended=lambda: False
    ),
    "scrabble.endgame.Endgame.variation": lambda: call(
        late().variation, action=0, value=0, nodes=1000
    ),
    "lexibomb.play_scores.ExpectedValues": lambda: call(
        play_scores.ExpectedValues,  # type: ignore[attr-defined]
        field=field(),
        letter=NUMBERS,
        word=NUMBERS,
    ),
    "lexibomb.play_scores.expected_scores": lambda: call(
        play_scores.expected_scores,
        field=field(),
        letter=NUMBERS,
        word=NUMBERS,
        offsets=CSR,
        squares=SETS,
        values=int32(1, 2, 3),
        lying=int32(4, 5),
        crossing=int32(-1, 3, -1),
        bonus=int32(0, 50),
    ),
    "lexibomb.play_scores.expected_sets": lambda: call(
        play_scores.expected_sets,
        field=field(),
        letter=NUMBERS,
        word=NUMBERS,
        offsets=CSR,
        squares=SETS,
    ),
    "scrabble.search_board.LaneCache": lambda: call(
        search_board.LaneCache,  # type: ignore[attr-defined]
        board=tiles(),
        rack=counts("ST"),
        other=counts("HA"),
    ),
    "scrabble.learning.LeaveSums": lambda: call(learning.LeaveSums, leaves=some_leaves()),
    "scrabble.leave_census.RackCensus": lambda: call(
        leave_census.RackCensus, leaves=some_leaves(), exchanges=False
    ),
    "scrabble.leave_census.RackCensus.add": lambda: call(
        leave_census.RackCensus(some_leaves()).add,
        board=tiles(),
        unseen=counts("AHSST*"),
        out=learning.LeaveSums(some_leaves()),
    ),
    "scrabble.learning.sample_turns": lambda: call(
        learning.sample_turns,
        "games",
        game=match(with_leaves=True),
        seed=1,
        games=2,
        playouts=1,
        one_in=2,
    ),
    "scrabble.selfplay.losses": lambda: call(
        selfplay.losses, "games", game=match(with_leaves=True), seed=1, games=2
    ),
    "scrabble.leave_census.gather": lambda: call(
        leave_census.gather,
        "games",
        game=match(),
        census=leave_census.RackCensus(some_leaves()),
        out=learning.LeaveSums(some_leaves()),
        seed=1,
        games=2,
    ),
    "tiles.leaves.Leaves": lambda: call(
        leaves.Leaves,
        most=b"\2" * 26 + bytes(6) + b"\1",
        letters=26,
        tiles=1,
        values=bytes(2 * 27),
        unit=2,
        mean=3,
        vowels=17,
        vowel_charge=83,
        turns=bytes(8),
        positional=bytes(8 * 33),
    ),
    "tiles.leaves.Leaves.each": lambda: call(some_leaves().each, tiles=1),
    "tiles.leaves.rank_leaves": lambda: call(leaves.rank_leaves, text=b"@A\nAAB\n"),
    "tiles.leaves.Leaves.rank": lambda: call(some_leaves().rank, counts=counts("A*")),
    "tiles.leaves.Leaves.value": lambda: call(valued_leaves().value, counts=counts("A*")),
    "lexibomb.play_scores.Evaluator": lambda: call(
        play_scores.Evaluator,  # type: ignore[attr-defined]
        letter=NUMBERS,
        word=NUMBERS,
        most_states=4096,
        seed=1,
    ),
    "lexibomb.play_scores.best_actions": lambda: call(
        play_scores.best_actions,
        board=field_tiles(),
        rack=counts("ST"),
        odds=field(),
        leaves=some_leaves(),
        letter=NUMBERS,
        word=NUMBERS,
        bag=9,
        top=5,
        exchange_from=7,
        others_value=0,
    ),
    "lexibomb.playouts.Options": lambda: call(
        lexibomb_playouts.Options,
        view=field_sight(),
        leaves=some_leaves(),
        most=2,
        closing=True,
        passing=True,
    ),
    "lexibomb.playouts.Options.keep": lambda: call(field_options().keep, which=[1, 0]),
    "lexibomb.playouts.View": lambda: call(
        lexibomb_playouts.View,
        board=field_tiles(),
        rack=counts("ST"),
        opened=OPENED,
        bombs=3,
        hidden=codes("HATS*"),
        others=[(3, counts("A"))],
        bag=3,
        letter=NUMBERS,
        word=NUMBERS,
        scores=[3, 5],
        zeros=[0, 0],
        most_zeros=4,
        exchange_from=1,
        rack_size=3,
        most_states=4096,
        seed=1,
    ),
    "lexibomb.playouts.deal_world": lambda: call(
        lexibomb_playouts.deal_world, view=field_sight(), seed=1, world=2
    ),
    "lexibomb.playouts.simulate": lambda: call(
        lexibomb_playouts.simulate,
        "n",
        "plies",
        options=field_options(),
        tally=playout_stats.Tally(4),
        which=[0, 1],
        seed=1,
        first=0,
        n=3,
        plies=4,
        spread=SPREAD,
        edge=3.0,
        win_points=10.0,
    ),
    "lexibomb.blank_plays.Board": lambda: call(
        blank_plays.Board, dictionary=d(), layout=layout(), squares=squares("CA*")
    ),
    "lexibomb.blank_plays.Plays": lambda: call(blank_plays.Plays, dictionary=d(), layout=layout()),
    "lexibomb.blank_plays.Plays.rows": lambda: call(
        blank_plays.generate(field_tiles(), counts("ST")).rows, position=0
    ),
    "lexibomb.blank_plays.Plays.write_rows": lambda: call(
        play_scores.score_batch(
            [field_tiles()], [counts("ST")], [field()], NUMBERS, NUMBERS
        ).write_rows,
        rows=[(b"{", 0), (b"bad", -1)],
        separator=",",
    ),
    "lexibomb.blank_plays.generate": lambda: call(
        blank_plays.generate, board=field_tiles(), rack=counts("ST*"), opened=None
    ),
    "lexibomb.blank_plays.is_word": lambda: call(
        blank_plays.is_word, dictionary=d(), codes=codes("C*T")
    ),
    "lexibomb.play_scores.score_batch": lambda: call(
        play_scores.score_batch,
        boards=[field_tiles()] * 2,
        racks=[counts("ST"), counts("S*")],
        fields=[field()] * 2,
        letter=NUMBERS,
        word=NUMBERS,
        top=5,
    ),
    "scrabble.selfplay.Match": lambda: call(
        selfplay.Match,
        dictionary=d(),
        layout=layout(),
        sides=[None, some_leaves()],
        counts=counts("AACCHHSSTT*"),
        rack_size=3,
        exchange_from=1,
        scoreless_turns=2,
    ),
    "vector.scrabble.ScrabbleGames": lambda: call(
        ScrabbleGames,
        dictionary=d(),
        layout=layout(),
        counts=counts("AACCHHSSTT*"),
        games=2,
        players=2,
        rack_size=3,
        exchange_from=1,
        scoreless_turns=2,
        plays=3,
    ),
    "vector.scrabble.ScrabbleGames.use_scores": lambda: call(
        (games := scrabble_games()).use_scores, **score_arrays(games)
    ),
    "scrabble.selfplay.Match.play": lambda: call(match().play, seed=1, starter=0),
    "scrabble.selfplay.Match.play_many": lambda: call(
        match().play_many, "games", seed=1, games=2, starter=0
    ),
    "lexibomb.play_scores.score_known_plays": lambda: call(
        play_scores.score_known_plays,
        board=field_tiles(),
        rack=counts("ST"),
        numbers=b"\0\1\2\3\10" * 5,
        letter=NUMBERS,
        word=NUMBERS,
        top=5,
    ),
    "scrabble.search_board.SearchBoard": lambda: call(
        search_board.SearchBoard,  # type: ignore[attr-defined]
        board=tiles(),
        rack=counts("ST"),
        other=counts("HA"),
    ),
}
