"""Boards from a throw of dice."""

from __future__ import annotations

from collections import Counter

import pytest

from lexicon_fast.base.errors import BadOption
from lexicon_fast.grids import DICE, random_boards


@pytest.mark.parametrize("name", DICE)
def test_boards_show_a_face_of_each_die(name: str) -> None:
    side = {"big": 5}.get(name, 4)
    assert len(DICE[name]) == side * side
    assert all(len(die) == 6 for die in DICE[name])
    for board in random_boards(20, seed=1, dice=name):
        rows = board.replace("[QU]", "Q").split("/")
        assert [len(row) for row in rows] == [side] * side
        # Faces and dice can be paired: each face takes a die that has it (augmenting paths).
        faces, taken = "".join(rows), dict[int, int]()

        def pair(
            face: int, tried: set[int], faces: str = faces, taken: dict[int, int] = taken
        ) -> bool:
            for number, die in enumerate(DICE[name]):
                if faces[face] in die and number not in tried:
                    tried.add(number)
                    if number not in taken or pair(taken[number], tried):
                        taken[number] = face
                        return True
            return False

        assert all(pair(face, set()) for face in range(len(faces)))


def test_faces_and_places_are_equally_likely() -> None:
    boards = random_boards(3000, seed=4, dice=["AB", "CD", "EF", "GH"])
    for place in range(4):
        counts = Counter(board.replace("/", "")[place] for board in boards)
        assert set(counts) == set("ABCDEFGH")
        assert all(300 < count < 450 for count in counts.values())


def test_a_board_depends_on_the_seed_and_its_number() -> None:
    boards = random_boards(5, seed=9)
    assert random_boards(2, seed=9) == boards[:2]
    assert random_boards(2, seed=10) != boards[:2]
    assert len(set(boards)) == 5
    assert random_boards(0, seed=9) == []


def test_own_dice_have_any_faces() -> None:
    assert random_boards(1, seed=1, dice=[["qu"]]) == ["[qu]"]
    assert random_boards(1, seed=1, dice=[["[qu]"]]) == ["[qu]"]
    assert set(random_boards(50, seed=1, dice=["Q."])) == {"Q", "."}


@pytest.mark.parametrize(
    ("dice", "message"),
    [
        ("bogle", "unknown dice 'bogle'; use boggle, classic, big, or a list of dice"),
        (["AB", "CD"], "2 dice do not make a square board; use 4, 9, 16, 25, ... 64"),
        ([], "0 dice do not make a square board; use 4, 9, 16, 25, ... 64"),
        (["A"] * 81, "81 dice do not make a square board; use 4, 9, 16, 25, ... 64"),
        ([""], "dice[0] has no faces; use one or more"),
        ([["A", ""]], "dice[0] has the face ''; use letters"),
    ],
)
def test_bad_dice_are_named(dice: str | list[str], message: str) -> None:
    with pytest.raises(BadOption) as error:
        random_boards(1, seed=1, dice=dice)
    assert str(error.value) == message
