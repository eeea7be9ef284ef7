"""Valid calls of the native modules of board games: see native_examples."""

from __future__ import annotations

from collections.abc import Callable

from example_calls import Call, call
from native_objects import (
    CSR,
    NUMBERS,
    OPENED,
    POINTS,
    SETS,
    SPREAD,
    codes,
    counts,
    d,
    field,
    field_options,
    field_sight,
    field_tiles,
    found,
    int32,
    late,
    layout,
    match,
    sight,
    sight_options,
    some_leaves,
    some_positions,
    squares,
    tiles,
    valued_leaves,
)

from lexicon_fast._native import (
    board,
    board_playouts,
    bombs,
    candidates,
    choice,
    draws,
    endgame,
    expected,
    kept_board,
    learning,
    leaves,
    minefield_choice,
    minefield_playouts,
    outcomes,
    patterns,
    prospects,
    selfplay,
    shown_scores,
    undo_board,
)

CALLS: dict[str, Callable[[], Call]] = {
    "board.Board": lambda: call(
        board.Board, dictionary=d(), layout=layout(), squares=squares("CAT")
    ),
    "board.Layout": lambda: call(
        board.Layout,
        rows=3,
        columns=4,
        letter_multipliers=b"\1\2\3" * 4,
        word_multipliers=b"\1\2\3" * 4,
        values=POINTS,
        start=5,
        bonus=[0, 0, 50],
    ),
    "board.TileBoard.cross_checks": lambda: call(tiles().cross_checks, direction=1),
    "board.TileBoard.lay": lambda: call(tiles().lay, tiles=[(9, 2), (10, 3)]),
    "board.Plays.rows": lambda: call(board.generate(tiles(), counts("HATS*")).rows, position=0),
    "board.generate": lambda: call(
        board.generate, board=tiles(), rack=counts("HATS*"), best=False, top=5, order=True
    ),
    "board.generate_batch": lambda: call(
        board.generate_batch,
        boards=[tiles()] * 2,
        racks=[counts("HATS*"), counts("S")],
        best=False,
        top=5,
        order=True,
    ),
    "board_playouts.Options": lambda: call(
        board_playouts.Options, view=sight(), leaves=some_leaves(), most=2, passing=True
    ),
    "board_playouts.Options.keep": lambda: call(sight_options().keep, which=[1, 0]),
    "board_playouts.View": lambda: call(
        board_playouts.View,
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
    "board_playouts.deal_world": lambda: call(
        board_playouts.deal_world, view=sight(), seed=1, world=2
    ),
    "board_playouts.simulate": lambda: call(
        board_playouts.simulate,
        "n",
        "plies",
        options=sight_options(),
        tally=outcomes.Tally(3),
        which=[0, 1],
        seed=1,
        first=0,
        n=3,
        plies=4,
        spread=SPREAD,
        edge=3.0,
        win_points=10.0,
    ),
    "bombs.Field": lambda: call(
        bombs.Field, rows=5, columns=5, opened=OPENED, bombs=3, most=4096, seed=1
    ),
    "candidates.find": lambda: call(
        candidates.find,
        d=d(),
        positions=some_positions(),
        first=0,
        n=2,
        actions=("form", "insert"),
        min_length=3,
        max_exchanged=2,
        same_word_exchange=True,
        limit=1000,
        out=found(),
    ),
    "choice.best_choices": lambda: call(
        choice.best_choices,
        board=tiles(),
        rack=counts("HATS*"),
        leaves=valued_leaves(),
        bag=9,
        top=5,
        exchange_from=7,
        players=2,
        others_value=0,
    ),
    "draws.Draws": lambda: call(
        draws.Draws,  # type: ignore[attr-defined]
        field=field(),
    ),
    "draws.draw_placements": lambda: call(draws.draw_placements, "n", field=field(), n=3, seed=1),
    "endgame.Endgame": lambda: call(
        endgame.Endgame,
        board=tiles(),
        rack=counts("ST"),
        other=counts("HA"),
        scoreless=1,
        scoreless_turns=6,
    ),
    "endgame.Endgame.search": lambda: call(
        late().search, nodes=1000, seconds=100.0, ended=lambda: False
    ),
    "expected.Query": lambda: call(
        expected.Query,  # type: ignore[attr-defined]
        field=field(),
        letter=NUMBERS,
        word=NUMBERS,
    ),
    "expected.expected_scores": lambda: call(
        expected.expected_scores,
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
    "expected.expected_sets": lambda: call(
        expected.expected_sets,
        field=field(),
        letter=NUMBERS,
        word=NUMBERS,
        offsets=CSR,
        squares=SETS,
    ),
    "kept_board.KeptBoard": lambda: call(
        kept_board.KeptBoard,  # type: ignore[attr-defined]
        board=tiles(),
        rack=counts("ST"),
        other=counts("HA"),
    ),
    "learning.Gathered": lambda: call(learning.Gathered, leaves=some_leaves()),
    "learning.gather": lambda: call(
        learning.gather,
        "games",
        game=match(),
        leaves=some_leaves(),
        out=learning.Gathered(some_leaves()),
        seed=1,
        games=2,
        racks=3,
        least_bag=2,
    ),
    "leaves.Leaves": lambda: call(
        leaves.Leaves,
        most=b"\2" * 26 + bytes(6) + b"\1",
        letters=26,
        tiles=1,
        values=bytes(2 * 27),
        unit=2,
        mean=3,
    ),
    "leaves.Leaves.each": lambda: call(some_leaves().each, tiles=1),
    "leaves.Leaves.rank": lambda: call(some_leaves().rank, counts=counts("A*")),
    "leaves.Leaves.value": lambda: call(valued_leaves().value, counts=counts("A*")),
    "minefield_choice.Thinker": lambda: call(
        minefield_choice.Thinker,  # type: ignore[attr-defined]
        letter=NUMBERS,
        word=NUMBERS,
        most_states=4096,
        seed=1,
    ),
    "minefield_choice.best_actions": lambda: call(
        minefield_choice.best_actions,
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
    "minefield_playouts.Options": lambda: call(
        minefield_playouts.Options, view=field_sight(), leaves=some_leaves(), most=2, closing=True
    ),
    "minefield_playouts.Options.keep": lambda: call(field_options().keep, which=[1, 0]),
    "minefield_playouts.View": lambda: call(
        minefield_playouts.View,
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
    "minefield_playouts.deal_world": lambda: call(
        minefield_playouts.deal_world, view=field_sight(), seed=1, world=2
    ),
    "minefield_playouts.simulate": lambda: call(
        minefield_playouts.simulate,
        "n",
        "plies",
        options=field_options(),
        tally=outcomes.Tally(4),
        which=[0, 1],
        seed=1,
        first=0,
        n=3,
        plies=4,
        spread=SPREAD,
        edge=3.0,
        win_points=10.0,
    ),
    "patterns.Board": lambda: call(
        patterns.Board, dictionary=d(), layout=layout(), squares=squares("CA*")
    ),
    "patterns.Patterns": lambda: call(patterns.Patterns, dictionary=d(), layout=layout()),
    "patterns.Patterns.rows": lambda: call(
        patterns.generate(field_tiles(), counts("ST")).rows, position=0
    ),
    "patterns.generate": lambda: call(
        patterns.generate, board=field_tiles(), rack=counts("ST*"), opened=None
    ),
    "patterns.is_word": lambda: call(patterns.is_word, dictionary=d(), codes=codes("C*T")),
    "prospects.score_batch": lambda: call(
        prospects.score_batch,
        boards=[field_tiles()] * 2,
        racks=[counts("ST"), counts("S*")],
        fields=[field()] * 2,
        letter=NUMBERS,
        word=NUMBERS,
        top=5,
    ),
    "selfplay.Match": lambda: call(
        selfplay.Match,
        dictionary=d(),
        layout=layout(),
        sides=[None, some_leaves()],
        counts=counts("AACCHHSSTT*"),
        rack_size=3,
        exchange_from=1,
        scoreless_turns=2,
    ),
    "selfplay.Match.play": lambda: call(match().play, seed=1, starter=0),
    "selfplay.Match.play_many": lambda: call(
        match().play_many, "games", seed=1, games=2, starter=0
    ),
    "shown_scores.score_shown_plays": lambda: call(
        shown_scores.score_shown_plays,
        board=field_tiles(),
        rack=counts("ST"),
        numbers=b"\0\1\2\3\10" * 5,
        letter=NUMBERS,
        word=NUMBERS,
        top=5,
    ),
    "undo_board.UndoBoard": lambda: call(
        undo_board.UndoBoard,  # type: ignore[attr-defined]
        board=tiles(),
        rack=counts("ST"),
        other=counts("HA"),
    ),
}
