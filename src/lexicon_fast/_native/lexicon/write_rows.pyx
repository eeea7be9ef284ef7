"""Writing plays and plans as rows of JSON Lines, CSV and TSV, a chunk at a time."""

from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t
from libc.string cimport memset
from libcpp.vector cimport vector

from ..dictionary.compiled cimport codes_of, length_of
from ..dictionary.deadline cimport check_stop
from ..dictionary.kernels cimport MAX_WORD
from ..dictionary.letters cimport BRACKET, Letters, all_cards
from ..dictionary.search cimport Cards
from ..rows.positions cimport Positions
from ..rows.rowtext cimport (
    HAND_ROOM, LAID_ROOM, LEFT_ROOM, WORD_ROOM, BadRow, bad_rows, hand_letters, json_error, json_hand, json_head,
    put_cards, put_hand, put_laid, put_word, table_cards, table_error, table_head,
)
from ..rows.text cimport (
    COMMA, NUMBER_ROOM, TAB, Text, finish, make_room, put, put_bytes, put_copy, put_number, put_upper,
)
from .candidates cimport FORM, INSERT
from .moves cimport Move, Moves, load_words_ahead, may_be_left
from .plan cimport MAX_PLAN, MAX_TURNS, Plans
from .table_plan cimport Laid, PlanStep

#: The header of plays in CSV.
CSV_HEADER = b"position,id,hand,count,action,target,word,laid,cards,left,left_points,error\n"  # type: Final[bytes]

#: The header of plans in CSV.
PLANS_CSV_HEADER = b"position,id,hand,turns,words,left,left_points,empties_in,error\n"  # type: Final[bytes]

cdef enum:
    STEP = 1 << 8        # plays between two calls of `check_stop`
    PLAY_COLUMNS = 9     # between the id and the error
    PLAN_COLUMNS = 6
    MOVE_ROOM = WORD_ROOM + LAID_ROOM + HAND_ROOM + LEFT_ROOM + 2 * NUMBER_ROOM + 128
    # Words and cards left, with 4 bytes a letter and 3 between words; numbers and names. (All words together
    # have no more letters than the hand has cards, unless the dictionary is a crafted file or they are steps.)
    ENTRY_ROOM = (MAX_TURNS + 1) * (4 * MAX_PLAN + 3) + 3 * NUMBER_ROOM + 64
    STEP_ROOM = WORD_ROOM + LAID_ROOM + HAND_ROOM + NUMBER_ROOM + 96


def write_jsonl(result not None: Moves | Plans) -> bytes:
    """Write Moves or Plans as JSON Lines: an object for each position, in order. Releases the GIL.

    Of pieces of Moves the objects continue: the rows of all pieces together are complete.
    """
    return rows_of(result, 0)


def write_csv(result not None: Moves | Plans) -> bytes:
    """Write Moves or Plans as CSV without the header, in order. Releases the GIL.

    There is a record for each play or entry of a plan, each position without plays, and each bad row.
    """
    return rows_of(result, COMMA)


def write_tsv(result not None: Moves | Plans) -> bytes:
    """Write TSV like `write_csv`: fields between tabs, with the escapes \\t, \\n, \\r and \\\\."""
    return rows_of(result, TAB)


cdef bytes rows_of(result, char separator):
    """Write JSON Lines if the separator is 0, otherwise CSV or TSV."""
    cdef Moves moves = result if isinstance(result, Moves) else None
    cdef Plans plans = result if isinstance(result, Plans) else None
    cdef Positions positions
    cdef Py_ssize_t i, first, n
    cdef dict errors, types
    cdef Text text, head
    cdef vector[BadRow] bad
    cdef size_t next_bad = 0
    cdef list texts
    if moves is not None and moves.positions is not None:
        positions, first, n = moves.positions, moves.first, moves.n
        errors, types = positions.errors, positions.error_types
    elif plans is not None and plans.positions is not None:
        positions, first, n = plans.positions, plans.first, plans.n
        errors, types = plans.errors, plans.error_types
    else:
        raise TypeError("the rows must be Moves of rank or Plans of plan_positions, not empty ones")
    texts = bad_rows(errors, types, first, n, bad)
    text.start = text.at = text.end = NULL
    head.start = head.at = head.end = NULL
    try:
        with nogil:
            for i in range(first, first + n):
                check_stop(200)
                if next_bad < bad.size() and bad[next_bad].position == i:
                    if separator:
                        table_error(
                            &text, positions, &bad[next_bad], PLAY_COLUMNS if plans is None else PLAN_COLUMNS,
                            separator)
                    else:
                        json_error(&text, positions, &bad[next_bad])
                    next_bad += 1
                elif plans is None:
                    if separator:
                        table_moves(&text, &head, moves, i, separator)
                    else:
                        json_moves(&text, moves, i)
                elif separator:
                    table_plans(&text, &head, plans, i, separator)
                else:
                    json_plans(&text, plans, i)
    finally:
        finish(&head)
        result = finish(&text)
    del texts  # `bad` points into them
    return result


# Plays as JSON Lines


cdef int json_moves(Text *text, Moves moves, Py_ssize_t position) except -1 nogil:
    cdef const Letters *letters = &moves.positions.letters
    cdef uint64_t hand = hand_letters(moves.positions, position)
    cdef uint64_t table = table_cards(moves.positions, position)
    cdef Py_ssize_t i = position - moves.first
    cdef int64_t k, plays = moves.start[i + 1] - moves.start[i]
    cdef Move move
    cdef Cards cards
    if i == 0 and moves.begun:
        make_room(text, 1)
        text.at = put(text.at, b",")
    else:
        json_head(text, moves.positions, position)
        json_hand(text, moves.positions, position)
        make_room(text, 2 * NUMBER_ROOM + 48)
        text.at = put(text.at, b',"count":')
        text.at = put_number(text.at, moves.count[i])
        if moves.matching.size():
            text.at = put(text.at, b',"matching":')
            text.at = put_number(text.at, moves.matching[i])
        text.at = put(text.at, b',"moves":[')
    moves.hand_of(i, &cards)
    for k in range(plays):
        if not k & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (plays - k)))
        load_words_ahead(moves, moves.dictionary, moves.start[i] + k)
        moves.move(i, k, &cards, &move)
        make_room(text, MOVE_ROOM)
        text.at = json_move(text.at, letters, &move, hand, table)
        text.at[0] = c","
        text.at += 1
    if plays:
        text.at -= 1  # the last comma
    if i < moves.n - 1 or not moves.is_continued:
        make_room(text, 8)
        text.at = put(text.at, b"]}\n")


cdef inline char *json_action(char *at, int action, int target) noexcept nogil:
    """Write the action of a play, up to the letters of its word."""
    if action == FORM:
        return put(at, b'{"action":"form","word":"')
    if action == INSERT:
        at = put(at, b'{"action":"insert","target":')
    else:
        at = put(at, b'{"action":"substitute","target":')
    at = put_number(at, target)
    return put(at, b',"word":"')


cdef char *json_move(
    char *at, const Letters *letters, const Move *move, uint64_t hand, uint64_t table
) noexcept nogil:
    cdef char *word
    cdef size_t size
    at = json_action(at, move.action, move.target)
    word = at
    at = put_word(at, letters, move.word, move.length)
    size = at - word
    at = put(at, b'","laid":"')
    if move.brackets:
        at = put_laid(at, letters, move.word, move.length, move.brackets)
    else:
        at = put_copy(at, word, size)
    at = put(at, b'","cards":"')
    at = put_cards(at, letters, move.cards, hand)
    at = put(at, b'","left":"')
    at = put_cards(at, letters, move.left, may_be_left(move, hand, table))
    at = put(at, b'","left_points":')
    at = put_number(at, move.left_points)
    at[0] = c"}"
    return at + 1


# Plays as CSV and TSV


cdef int table_moves(
    Text *text, Text *head, Moves moves, Py_ssize_t position, char separator
) except -1 nogil:
    """Write the records of a position. `head` is memory for their common beginning."""
    cdef const Letters *letters = &moves.positions.letters
    cdef uint64_t hand = hand_letters(moves.positions, position)
    cdef uint64_t table = table_cards(moves.positions, position)
    cdef Py_ssize_t i = position - moves.first
    cdef int64_t k, plays = moves.start[i + 1] - moves.start[i]
    cdef size_t size
    cdef Move move
    cdef Cards cards
    head.at = head.start
    table_head(head, moves.positions, position, separator)
    make_room(head, HAND_ROOM + NUMBER_ROOM + 16)
    head.at = put_hand(head.at, moves.positions, position)
    head.at[0] = separator
    head.at = put_number(head.at + 1, moves.count[i])
    head.at[0] = separator
    size = head.at + 1 - head.start
    if plays == 0:
        make_room(text, size + 16)
        text.at = put_bytes(text.at, head.start, size)
        memset(text.at, separator, 7)
        text.at[7] = c"\n"
        text.at += 8
    moves.hand_of(i, &cards)
    for k in range(plays):
        if not k & (STEP - 1):
            check_stop(min(100 * STEP, 100 * (plays - k)))
        load_words_ahead(moves, moves.dictionary, moves.start[i] + k)
        moves.move(i, k, &cards, &move)
        make_room(text, size + MOVE_ROOM)
        text.at = put_bytes(text.at, head.start, size)
        text.at = table_move(text.at, letters, &move, hand, table, separator)


cdef char *table_move(
    char *at, const Letters *letters, const Move *move, uint64_t hand, uint64_t table, char separator
) noexcept nogil:
    cdef char *word
    cdef size_t size
    if move.action == FORM:
        at = put(at, b"form")
        at[0] = separator
        at += 1
    else:
        at = put(at, b"insert") if move.action == INSERT else put(at, b"substitute")
        at[0] = separator
        at = put_number(at + 1, move.target)
    at[0] = separator
    at += 1
    word = at
    at = put_word(at, letters, move.word, move.length)
    size = at - word
    at[0] = separator
    at += 1
    if move.brackets:
        at = put_laid(at, letters, move.word, move.length, move.brackets)
    else:
        at = put_copy(at, word, size)
    at[0] = separator
    at = put_cards(at + 1, letters, move.cards, hand)
    at[0] = separator
    at = put_cards(at + 1, letters, move.left, may_be_left(move, hand, table))
    at[0] = separator
    at = put_number(at + 1, move.left_points)
    at[0] = separator
    at[1] = c"\n"
    return at + 2


# Plans


cdef inline size_t entry_room(Plans plans, int64_t entry) noexcept nogil:
    """The room for an entry, including everything around it and its steps."""
    return ENTRY_ROOM + STEP_ROOM * (plans.step_start[entry + 1] - plans.step_start[entry])


cdef char *put_words(char *at, Plans plans, int64_t entry, const char *between) noexcept nogil:
    """Write the words of an entry: up to entry_room(), including everything around them."""
    cdef const Letters *letters = &plans.positions.letters
    cdef const PlanStep *step
    cdef uint32_t word
    cdef int64_t w, words = plans.word_start[entry + 1] - plans.word_start[entry]
    for w in range(words):
        if w:
            at = put(at, between)
        if plans.step_start[entry + 1] > plans.step_start[entry]:
            step = &plans.steps[plans.step_start[entry] + w]
            at = put_letters(at, letters, &step.laid)
        else:
            word = plans.words[plans.word_start[entry] + w]
            at = put_word(at, letters, codes_of(plans.dictionary, word), length_of(plans.dictionary, word))
    return at


cdef char *put_letters(char *at, const Letters *letters, const Laid *laid) noexcept nogil:
    """Write a table word without its brackets: up to WORD_ROOM."""
    cdef uint8_t codes[MAX_WORD]
    cdef int k
    for k in range(laid.length):
        codes[k] = laid.codes[k] & ~BRACKET
    return put_word(at, letters, codes, laid.length)


cdef char *put_steps(char *at, Plans plans, int64_t entry) noexcept nogil:
    """Write the steps of an entry as JSON: up to STEP_ROOM each."""
    cdef const Letters *letters = &plans.positions.letters
    cdef const PlanStep *step
    cdef uint8_t codes[MAX_WORD]
    cdef uint64_t brackets
    cdef int64_t s
    cdef int k
    at = put(at, b',"steps":[')
    for s in range(plans.step_start[entry], plans.step_start[entry + 1]):
        step = &plans.steps[s]
        if s > plans.step_start[entry]:
            at = put(at, b",")
        at = json_action(at, step.action, step.target)
        at = put_letters(at, letters, &step.laid)
        at = put(at, b'","laid":"')
        brackets = 0
        for k in range(step.laid.length):
            codes[k] = step.laid.codes[k] & ~BRACKET
            if step.laid.codes[k] & BRACKET:
                brackets |= <uint64_t>1 << k
        at = put_laid(at, letters, codes, step.laid.length, brackets)
        at = put(at, b'","cards":"')
        at = put_cards(at, letters, step.cards, all_cards())
        at = put(at, b'"}')
    return put(at, b"]")


cdef char *put_left(char *at, Plans plans, int64_t entry) noexcept nogil:
    cdef int64_t card
    for card in range(plans.left_start[entry], plans.left_start[entry + 1]):
        at = put_upper(at, &plans.positions.letters, plans.left[card])
    return at


cdef int json_plans(Text *text, Plans plans, Py_ssize_t position) except -1 nogil:
    cdef Py_ssize_t i = position - plans.first
    cdef int64_t e
    json_head(text, plans.positions, position)
    json_hand(text, plans.positions, position)
    make_room(text, 32)
    text.at = put(text.at, b',"plans":[')
    for e in range(plans.start[i], plans.start[i + 1]):
        make_room(text, entry_room(plans, e))
        text.at = put(text.at, b'{"turns":')
        text.at = put_number(text.at, plans.turns[e])
        text.at = put(text.at, b',"words":[')
        if plans.word_start[e] < plans.word_start[e + 1]:
            text.at = put(text.at, b'"')
            text.at = put_words(text.at, plans, e, b'","')
            text.at = put(text.at, b'"')
        text.at = put(text.at, b'],"left":"')
        text.at = put_left(text.at, plans, e)
        text.at = put(text.at, b'","left_points":')
        text.at = put_number(text.at, plans.left_points[e])
        if plans.has_steps[i]:
            text.at = put_steps(text.at, plans, e)
        text.at = put(text.at, b"},")
    text.at -= 1  # the last comma; there is always an entry for 1 turn
    make_room(text, NUMBER_ROOM + 32)
    text.at = put(text.at, b'],"empties_in":')
    if plans.empties_in[i] > 0:
        text.at = put_number(text.at, plans.empties_in[i])
    else:
        text.at = put(text.at, b"null")
    text.at = put(text.at, b"}\n")


cdef int table_plans(
    Text *text, Text *head, Plans plans, Py_ssize_t position, char separator
) except -1 nogil:
    """Write the records of a position. `head` is memory for their common beginning."""
    cdef Py_ssize_t i = position - plans.first
    cdef int64_t e
    cdef size_t size
    head.at = head.start
    table_head(head, plans.positions, position, separator)
    make_room(head, HAND_ROOM + 16)
    head.at = put_hand(head.at, plans.positions, position)
    head.at[0] = separator
    size = head.at + 1 - head.start
    for e in range(plans.start[i], plans.start[i + 1]):
        make_room(text, size + entry_room(plans, e))
        text.at = put_bytes(text.at, head.start, size)
        text.at = put_number(text.at, plans.turns[e])
        text.at[0] = separator
        text.at = put_words(text.at + 1, plans, e, b" ")
        text.at[0] = separator
        text.at = put_left(text.at + 1, plans, e)
        text.at[0] = separator
        text.at = put_number(text.at + 1, plans.left_points[e])
        text.at[0] = separator
        text.at += 1
        if plans.empties_in[i] > 0:
            text.at = put_number(text.at, plans.empties_in[i])
        text.at[0] = separator
        text.at[1] = c"\n"
        text.at += 2
