"""The best actions of a turn of Lexibomb by static evaluation.

The value of an action is its expected score plus the value of its leave, in points. Of equal values,
plays come before exchanges; plays are ordered by place, then word as text, exchanges by number of tiles,
then as text.
"""

from lexicon_fast.base.errors import BadOption

from libc.limits cimport INT_MAX
from libc.stddef cimport size_t
from libc.stdint cimport int32_t, uint8_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.arguments cimport check_range, seed_from
from ..dictionary.compiled cimport Compiled
from ..dictionary.deadline cimport check_stop
from ..dictionary.letters cimport CARDS
from ..tiles.board cimport read_rack
from ..tiles.lanes cimport LeaveValues, Premiums, Rack, Squares, release_workspace, take_workspace
from ..tiles.leaves cimport Leaves, Situation, Table, fill_leave_values
from ..tiles.static_eval cimport EXCHANGE, PASS, PLAY, Choice, list_exchanges, spell_tiles
from .blank_plays cimport Board, Finder, Play, Plays, find_plays, order_plays
from .bombs cimport Field
from .expected cimport ExpectedValues
from .play_scores cimport Scores, score_plays

cdef enum:
    # A number of players for which leaves.pyx does not count the points lost as the gain of another player.
    NO_PAIR = 3


cdef class Evaluator:
    def __cinit__(self, letter, word, int most_states, seed):
        self.letter = letter
        self.word = word
        self.most_states = most_states
        self.seed = seed_from(seed)
        self.finder = Finder()
        self.scores = Scores()

    cdef int set_squares(self, const Premiums *premiums, const uint8_t *opened, int bombs) except -1 with gil:
        cdef int rows = premiums.lanes[0], columns = premiums.lanes[1]
        cdef str shown = (<const char *>opened)[:rows * columns].decode("ascii")
        return self.set_field(Field(rows, columns, shown, bombs, self.most_states, self.seed))

    cdef int set_field(self, Field field) except -1:
        self.field = field
        self.expected = ExpectedValues(field, self.letter, self.word)


cdef int choose_actions(
    Evaluator evaluator, Compiled d, const Premiums *premiums, const Squares *squares, const Rack *rack,
    const Table *table, const Situation *situation, size_t n, vector[Action] *out, bint passing=False
) except -1 nogil:
    cdef Situation alone = situation[0]
    cdef LeaveValues leaves
    cdef Action action
    cdef vector[Choice] exchanges
    cdef vector[Action] plays
    cdef size_t i, k, place
    out.clear()
    memset(&action, 0, sizeof(Action))
    alone.players = NO_PAIR
    fill_leave_values(table, premiums, rack, &alone, evaluator.work, &leaves)
    find_plays(d, premiums, squares, rack, evaluator.work, evaluator.finder, evaluator.field.symmetric)
    score_plays(evaluator.expected, evaluator.scores, premiums, squares, evaluator.finder)
    evaluator.equities.clear()
    for i in range(evaluator.finder.found.size()):
        if i & 255 == 255:
            check_stop(16 * 256)
        evaluator.equities.push_back(evaluator.scores.score[i] + leave_value(&leaves, &evaluator.finder.found[i]))
    order_plays(d, premiums, evaluator.finder, evaluator.equities.data(), n)
    for i in range(evaluator.finder.ordered.size()):
        place = evaluator.finder.ordered[i].play
        action.kind = PLAY
        action.play = evaluator.finder.found[place]
        action.score = evaluator.scores.score[place]
        action.bomb = evaluator.scores.bomb[place]
        action.leave = leave_value(&leaves, &action.play)
        plays.push_back(action)
    memset(&action, 0, sizeof(Action))
    action.kind = EXCHANGE
    if rack.tiles and situation.bag and situation.bag >= situation.exchange_from:
        list_exchanges(d, rack, &leaves, situation.bag, n, &exchanges)
    # Merge the two lists, which are in order.
    i = k = 0
    while out.size() < n and (i < plays.size() or k < exchanges.size()):
        if i < plays.size() and (
            k == exchanges.size() or plays[i].score + plays[i].leave >= exchanges[k].equity / 100.0
        ):
            out.push_back(plays[i])
            i += 1
        else:
            for place in range(CARDS):
                action.exchanged[place] = exchanges[k].exchanged[place]
            action.leave = exchanges[k].equity / 100.0
            out.push_back(action)
            k += 1
    if n and (passing or out.empty()):
        memset(&action, 0, sizeof(Action))
        action.kind = PASS
        action.leave = leaves.value[leaves.whole] / 100.0
        out.push_back(action)


cdef inline double leave_value(const LeaveValues *leaves, const Play *play) noexcept nogil:
    cdef int32_t index = leaves.whole
    cdef int k
    for k in range(play.tiles):
        index -= leaves.stride[play.laid[k]]
    return leaves.value[index] / 100.0


# ---------------------------------------------------------------- for Python

def best_actions(
    Board board not None, bytes rack not None, Field odds not None, Leaves leaves not None, letter, word, *,
    int bag, int top=1, int exchange_from=7, int others_value=0,
):
    """Return the best actions of a turn, best first. Releases the GIL. Raises BadOption.

    rack: 33 counts by code, blanks last; odds: of the bombs on the board; leaves: values of leaves;
    letter, word: multipliers of a square with 0 to 8 bombs around it; bag: number of tiles in it;
    exchange_from: fewest tiles in it that allow an exchange; others_value: points of the tiles of the other
    players once the bag is empty. Each action is a tuple: ("play", (direction, row, column), word, expected
    points, chance of a bomb, value of the leave), ("exchange", None, tiles, 0, 0, value of the leave) or
    ("pass", None, "", 0, 0, value of the leave).
    """
    cdef const Premiums *premiums = &board.layout.premiums
    cdef Plays plays = Plays.__new__(Plays, board.dictionary, board.layout)
    cdef Evaluator evaluator = Evaluator(letter, word, odds.most, 0)
    cdef Situation situation
    cdef Rack hand
    cdef vector[Action] found
    check_range("bag", bag, 0, INT_MAX)
    check_range("exchange_from", exchange_from, 0, INT_MAX)
    check_range("others_value", others_value, 0, 1_000_000)
    check_range("top", top, 0, INT_MAX)
    if odds.rows != board.layout.rows or odds.columns != board.layout.columns:
        raise BadOption(
            f"the odds are for {odds.rows} x {odds.columns} squares, but the board has"
            f" {board.layout.rows} x {board.layout.columns}")
    read_rack(board.dictionary, rack, &hand, "")
    evaluator.set_field(odds)
    situation = Situation(bag, exchange_from, NO_PAIR, others_value)
    evaluator.work = take_workspace(board.dictionary, premiums)
    board.searches += 1
    try:
        with nogil:
            choose_actions(
                evaluator, board.dictionary, premiums, &board.state, &hand, &leaves.table, &situation, top, &found)
    finally:
        board.searches -= 1
        release_workspace(board.dictionary, evaluator.work)
    plays.tiles = board.squares
    return [describe(board.dictionary, plays, &found[i]) for i in range(found.size())]


cdef tuple describe(Compiled d, Plays plays, const Action *action):
    cdef const Play *play = &action.play
    if action.kind == PASS:
        return "pass", None, "", 0.0, 0.0, action.leave
    if action.kind == EXCHANGE:
        return "exchange", None, spell_tiles(d, action.exchanged, "_"), 0.0, 0.0, action.leave
    return (
        "play",
        (play.direction, play.start if play.direction else play.lane, play.lane if play.direction else play.start),
        plays.spell(0, play), action.score, action.bomb, action.leave)
