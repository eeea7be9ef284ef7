"""All words on boards of letters, whose letters are neighbours and used once each; dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

import numpy as np

from lexicon_fast._native.dictionary.search import Matches, restored_matches
from lexicon_fast._native.grids.boards import Trie, search_boards, squares_of
from lexicon_fast.base.arguments import checked, integer, items, size
from lexicon_fast.base.arrow import ArrowData, error_column, export_stream, require_pyarrow
from lexicon_fast.base.errors import BadOption, excerpt, keeps_bad_rows
from lexicon_fast.base.rng import Rng, derive_seed
from lexicon_fast.dictionary.dictionary import AnyDictionary, load_once

if TYPE_CHECKING:
    from numpy.typing import NDArray


#: Known sets of dice: name -> dice, each a string of faces. Q stands for the face Qu.
DICE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # The game of 1987.
        "boggle": (
            "AAEEGN", "ABBJOO", "ACHOPS", "AFFKPS", "AOOTTW", "CIMOTU", "DEILRX", "DELRVY",
            "DISTTY", "EEGHNW", "EEINSU", "EHRTVW", "EIOSST", "ELRTTY", "HIMNUQ", "HLNNRZ",
        ),
        # The game of 1976.
        "classic": (
            "AACIOT", "ABILTY", "ABJMOQ", "ACDEMP", "ACELRS", "ADENVZ", "AHMORS", "BIFORX",
            "DENOSW", "DKNOTU", "EEFHIY", "EGKLUY", "EGINTV", "EHINPS", "ELPSTU", "GILRUW",
        ),
        # Big Boggle, with 5 by 5 squares.
        "big": (
            "AAAFRS", "AAEEEE", "AAFIRS", "ADENNN", "AEEEEM", "AEEGMU", "AEGMNN", "AFIRSY",
            "BJKQXZ", "CCNSTW", "CEIILT", "CEILPT", "CEIPST", "DDLNOR", "DHHLOR", "DHHNOT",
            "DHLNOR", "EIIITT", "EMOTTT", "ENSSSU", "FIPRSY", "GORRVW", "HIPRRY", "NOOTUW",
            "OOOTTU",
        ),
    }
)  # fmt: skip

#: The most squares of a board.
_MOST_DICE: Final = 64
_MOST_BOARDS: Final = 100_000_000


def random_boards(
    count: int, *, seed: int, dice: str | Sequence[Sequence[str]] = "boggle"
) -> list[str]:
    """Return boards of a throw of dice each, as text for `Boggle`.

    count: how many. seed: a board depends on it and on its number only; the boards of a smaller
    count are the first of a larger. dice: a name of `DICE`, or dice of your own: 4, 9, 16, ... up
    to 64, each a sequence of faces. A face is the text of a square: a letter, several letters, or
    `.`, a blank.

    Raises BadOption for an unknown name, dice that do not make a square, or a die without faces.

    >>> random_boards(2, seed=1)
    ['TIET/RWPN/LSOC/ELEE', 'JIUZ/WTEA/LEPI/ITCE']
    >>> random_boards(1, seed=1, dice=[["A"], ["QU"], ["."], ["E"]])
    ['[QU]./EA']
    """
    count = size("count", count, 0, _MOST_BOARDS)
    seed = integer("seed", seed)
    thrown = _dice_of(dice)
    side = isqrt(len(thrown))
    boards = []
    for number in range(count):
        rng = Rng(derive_seed(seed, number))
        order = list(range(len(thrown)))
        rng.shuffle(order)
        faces = [rng.choice(thrown[die]) for die in order]
        boards.append(
            "/".join("".join(faces[row * side : (row + 1) * side]) for row in range(side))
        )
    return boards


def _dice_of(dice: str | Sequence[Sequence[str]]) -> list[list[str]]:
    """Return the squares of each die as text. Raises BadOption, TypeError."""
    if isinstance(dice, str):
        if dice not in DICE:
            raise BadOption(
                f"unknown dice {excerpt(dice)}; use {', '.join(DICE)}, or a list of dice"
            )
        return [["[QU]" if face == "Q" else face for face in die] for die in DICE[dice]]
    found = []
    for number, die in enumerate(items("dice", "dice", dice)):
        faces = list(die) if isinstance(die, str) else items(f"dice[{number}]", "faces", die)
        if not faces:
            raise BadOption(f"dice[{number}] has no faces; use one or more")
        for face in faces:
            if not isinstance(face, str) or not face:
                raise BadOption(f"dice[{number}] has the face {excerpt(face)}; use letters")
        found.append([face if len(face) == 1 or face[0] == "[" else f"[{face}]" for face in faces])
    if not 1 <= len(found) <= _MOST_DICE or isqrt(len(found)) ** 2 != len(found):
        raise BadOption(f"{len(found)} dice do not make a square board; use 4, 9, 16, 25, ... 64")
    return found


#: The usual points: POINTS[n] for a word of n letters, the last for all longer ones.
POINTS: Final = (0, 0, 0, 1, 1, 2, 3, 5, 11)

#: The most letters of a word.
_LONGEST: Final = 64


class Scores(NamedTuple):
    """The points and the number of words of each board: int64[n] and int32[n].

    errors: the messages for bad boards, by their place from 0; these have no points and no words.
    """

    points: NDArray[np.int64]
    words: NDArray[np.int32]
    errors: dict[int, str]

    def to_arrow(self) -> Any:
        """Return a pyarrow.Table with a row for each board: points, words, error.

        A bad board has null in all columns but `error`. Needs the extra `arrow`.
        """
        pa = require_pyarrow("to_arrow")
        bad = np.isin(np.arange(len(self.points)), list(self.errors))
        points, words = (pa.array(column, mask=bad) for column in self[:2])
        errors = error_column(self.errors, len(bad))
        return pa.table({"points": points, "words": words, "error": errors})

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return export_stream(self, requested_schema)


class Boggle:
    """The words of a dictionary, prepared for boards of letters.

    A word is on a board if its letters are on a path of squares, each a neighbour of the one before
    (also diagonally), none used twice. A word counts once, on however many paths it is.

    A board is text: rows of squares, separated by `/` or white space. A square is a letter of the
    dictionary's alphabet in any case; several letters in brackets, such as `[QU]`, 1 to 8, for a
    face that has them all; or `.`, a blank, which no word can use. If the language of the
    dictionary has a tile of several letters, such as the Spanish CH, `[CH]` is this tile, `[[CH]E]`
    a face of the tile and an E, and CH without brackets two squares. A board has up to 64 squares,
    in rows of equal length. A single row of 4, 9, 16, ... squares without a separator is a square
    board: `TEASNRLI/` has one row, `ABCDEFGHI` three.

    dictionary: a Dictionary, or its name, path or URL. Its words are prepared once, in about a
    tenth of a second for 170,000. min_length: letters of the shortest word that counts, 1 to 64.
    points: points[n] for words of n letters, the last for all longer ones; integers of up to 31
    bits.

    Safe to use from many threads at once. Raises TypeError, and BadOption for a value out of range.

    >>> import lexicon_fast as lf
    >>> from lexicon_fast.grids import Boggle
    >>> boggle = Boggle(lf.Dictionary.load("enable"))
    >>> words = boggle.find("TEAS/NRLI/OUST/DEGH")
    >>> len(words), max(words, key=len)
    (323, 'unraised')
    """

    def __init__(
        self, dictionary: AnyDictionary, *, min_length: int = 3, points: Sequence[int] = POINTS
    ) -> None:
        self.dictionary = load_once(dictionary)
        self.min_length = size("min_length", min_length, 1, _LONGEST)
        table = items("points", "int", points)
        if not 1 <= len(table) <= _LONGEST + 1:
            raise BadOption(f"points has {len(table)} items; use 1 to {_LONGEST + 1}")
        #: The points of a word by its number of letters.
        self.points = tuple(
            size(f"points[{n}]", table[min(n, len(table) - 1)], -(2**31), 2**31 - 1)
            for n in range(_LONGEST + 1)
        )
        self._trie = Trie(self.dictionary.compiled, self.min_length)

    def __repr__(self) -> str:
        return f"<Boggle: {self.dictionary.name!r}, words of {self.min_length} letters or more>"

    def find(self, board: str) -> list[str]:
        """Return the words on a board, in the order of `Dictionary.words`.

        Raises BadPosition for a board that cannot be read, TypeError for another type.

        >>> import lexicon_fast as lf
        >>> Boggle(lf.Dictionary.from_words(["inn", "nine", "nineteen"])).find("NI/EN")
        ['nine', 'inn']
        """
        _, _, numbers = search_boards(self._trie, [checked("board", str, board)], self.points, True)
        return self.dictionary.compiled.get_many(np.frombuffer(numbers, np.int32).tolist())

    def find_batch(
        self, boards: Sequence[str | None] | ArrowData, *, errors: Literal["raise", "row"] = "raise"
    ) -> Matches:
        """`find` for many boards at once, with the GIL released.

        Returns Matches(offsets: int64[n + 1], word_ids: int32[k]): the words of boards[i] are
        `word_ids[offsets[i]:offsets[i + 1]]`, rising. They are places in `Dictionary.words`.
        errors: "raise" raises BadPosition for the first bad board, naming its place from 0; "row"
        gives bad boards no words, and collects the messages in `Matches.errors`.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["inn", "nine", "tea"])
        >>> found = Boggle(d).find_batch(["NI/EN", "TEAS/"])
        >>> [[d.words[number] for number in numbers] for numbers in found]
        [['nine', 'inn'], ['tea']]
        """
        bad = _kept(errors)
        _, counts, numbers = search_boards(self._trie, boards, self.points, True, bad)
        ends = np.cumsum(np.frombuffer(counts, np.int32), dtype=np.int64)
        offsets = np.concatenate((np.zeros(1, np.int64), ends))
        found = restored_matches(offsets, np.frombuffer(numbers, np.int32), 0, bad)
        found.dictionary = self.dictionary
        return found

    def scores(
        self, boards: Sequence[str | None] | ArrowData, *, errors: Literal["raise", "row"] = "raise"
    ) -> Scores:
        """Return the points and the number of words of many boards, with the GIL released.

        Faster than `find_batch`. Returns Scores(points: int64[n], words: int32[n], errors). errors:
        as for `find_batch`; bad boards have no points and no words.

        >>> import lexicon_fast as lf
        >>> d = lf.Dictionary.from_words(["inn", "nine", "nineteen"])
        >>> Boggle(d).scores(["NI/EN", "NINE/NEET"]).points.tolist()
        [2, 13]
        """
        bad = _kept(errors)
        points, counts, _ = search_boards(self._trie, boards, self.points, False, bad)
        return Scores(np.frombuffer(points, np.int64), np.frombuffer(counts, np.int32), bad or {})

    def path(self, board: str, word: str) -> list[tuple[int, int]] | None:
        """Return the squares of a word on a board, as (row, column) from 0.

        None if the word is not there; else the first of its paths, in the order of squares. word:
        letters of the alphabet in any case, not only words of the dictionary, read as
        `Alphabet.typed` does. Raises what `find` raises.

        >>> import lexicon_fast as lf
        >>> Boggle(lf.Dictionary.from_words(["tea"])).path("TEAS/NR[QU]I", "squat")
        >>> Boggle(lf.Dictionary.from_words(["tea"])).path("TEAS/NR[QU]I", "squea")
        [(0, 3), (1, 2), (0, 1), (0, 2)]
        """
        faces = squares_of(self.dictionary.compiled, checked("board", str, board))
        alphabet = self.dictionary.alphabet
        return _path(faces, alphabet.to_lower(alphabet.typed(checked("word", str, word))), [])


def _kept(errors: str) -> dict[int, str] | None:
    """Return where to keep the messages for bad boards; None: they are raised."""
    return {} if keeps_bad_rows(errors) else None


def _path(
    faces: list[list[str]], rest: str, begun: list[tuple[int, int]]
) -> list[tuple[int, int]] | None:
    """Return the path of a word whose first squares are `begun`, and whose other letters `rest`."""
    if not rest:
        return begun
    rows, columns = range(len(faces)), range(len(faces[0]))
    if begun:
        row, column = begun[-1]
        rows = range(max(row - 1, 0), min(row + 2, len(faces)))
        columns = range(max(column - 1, 0), min(column + 2, len(faces[0])))
    for row in rows:
        for column in columns:
            face = faces[row][column]
            if face and rest.startswith(face) and (row, column) not in begun:
                found = _path(faces, rest[len(face) :], [*begun, (row, column)])
                if found:
                    return found
    return None
