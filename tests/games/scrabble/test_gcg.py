"""GCG, as other programs write it: read, written again, and played again over boards."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from oracles import tile_plays as reference
from support import other_letters

from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadOption, BadRecord
from lexicon_fast.games.scrabble import events, gcg, record
from lexicon_fast.games.scrabble.game import Game
from lexicon_fast.games.scrabble.rules import CHALLENGES
from lexicon_fast.games.tiles.actions import ACCEPT, CHALLENGE, PASS, Exchange, Lay
from lexicon_fast.games.tiles.laying import formed_words
from lexicon_fast.games.tiles.layouts import Layout
from lexicon_fast.games.tiles.plays import Generator

FOLDER = Path(__file__).resolve().parents[2] / "data" / "gcg"
#: Each file with the scores that it ends with.
SCORES = {
    "bom": (363, 562),
    "everything": (368, 251),
    "four": (220, 168, 225, 222),
    "half_known": (334, 433),
    "incomplete": (132, 187),
    "latin1": (362, 346),
    "other_ways": (181, 220),
    "plain": (384, 349),
    "scoreless": (56, -15),
    "super": (990, 1184),
}
HEAD = "#player1 north North\n#player2 south South\n"


def file(name: str) -> gcg.GcgGame:
    return gcg.read((FOLDER / f"{name}.gcg").read_bytes(), f"{name}.gcg")


def one(line: str) -> gcg.Event:
    return gcg.read(f"{HEAD}{line}\n").events[0]


def test_every_file_is_here() -> None:
    assert sorted(SCORES) == sorted(path.stem for path in FOLDER.iterdir())


@pytest.mark.parametrize("name", SCORES)
def test_files_are_played_again_without_a_fault(name: str) -> None:
    moments = gcg.replay(file(name))
    assert moments[-1].scores == SCORES[name]
    assert len(moments) == len(file(name).events) + 1


@pytest.mark.parametrize("name", SCORES)
def test_what_is_written_says_what_was_read(name: str) -> None:
    game = file(name)
    text = gcg.write(game)
    assert gcg.read(text) == game
    assert gcg.read(text.encode()) == game
    assert gcg.write(gcg.read(text)) == text
    assert text.startswith("#character-encoding UTF-8\n#player1 ")


def test_what_most_programs_write_is_kept_to_the_letter() -> None:
    for name in ("plain", "four"):
        text = (FOLDER / f"{name}.gcg").read_text()
        assert gcg.write(gcg.read(text)) == text


@pytest.mark.parametrize("name", ["plain", "half_known", "super"])
def test_plays_and_points_are_those_of_the_slow_twin(name: str) -> None:
    game = file(name)
    layout = gcg.layout_of(game)
    moments = gcg.replay(game)
    played = 0
    for before, after in pairwise(moments):
        if not isinstance(after.event, gcg.Laid):
            continue
        tiles = before.board.tiles(after.event.at, after.event.word)
        words = [word.word for word in formed_words(before.board, tiles)]
        laid = [after.board[divmod(index, layout.columns)] for index in after.laid]
        rack = "".join("?" if tile.islower() else tile for tile in laid)
        assert after.play is not None
        expected = reference.Play(after.play.at, after.play.word, after.event.score)
        assert expected in reference.plays(before.board.lines(), rack, words, layout)
        played += 1
    assert played > 10


def test_encodings() -> None:
    for name in ("latin1", "bom"):
        assert [player.nick for player in file(name).players] == ["nord", "süd"]
    text = HEAD.replace("South", "Süden") + ">north: - +0 0\n"
    for data in (
        text.encode("iso-8859-1"),
        f"#character-encoding ISO-8859-1\n{text}".encode("latin-1"),
        f"#character-encoding utf_8\r\n{text}".encode(),
        f"#Character-Encoding Windows-1252\n{text}".encode("cp1252"),
        text.encode("utf-8-sig"),
        text.encode("utf-16"),
        text,
        "\ufeff" + text,
        text.replace("\n", "\r"),
    ):
        assert gcg.read(data).players[1].name == "Süden"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"#character-encoding klingon\n", "gcg:1: unknown encoding 'klingon'; use utf-8"),
        (b"#character-encoding UTF-8\n#title ok\n#title \xff\n", "gcg:3: byte 0xff is not utf-8"),
        (b"#title x\n#character-encoding UTF-8\n", "gcg:2: #character-encoding must be in the"),
        (b"x" * ((1 << 20) + 1), "gcg: 1,048,577 bytes; the maximum is 1,048,576"),
        (b"\n" * ((1 << 20) - 1) + b"x", "gcg:1048576: "),
    ],
)
def test_bad_bytes_are_told(data: bytes, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        gcg.read(data)
    assert str(caught.value).startswith(said)


def test_plays_are_those_that_were_not_taken_back() -> None:
    game = gcg.read(
        f"{HEAD}>north: ABCDEFG 8D FADGE +28 28\n>north: ABCDEFG -- -28 0\n"
        ">south: HIJKLMN 8H HILK +24 24\n"
    )
    plays = list(game.plays())
    assert [(place, play.word) for place, play in plays] == [(2, "HILK")]
    assert plays[0][1] is game.events[2]


def test_every_kind_of_event() -> None:
    game = file("everything")
    kinds = {type(event) for event in game.events}
    assert kinds == {
        gcg.Laid,
        gcg.TakenBack,
        gcg.Exchanged,
        gcg.Passed,
        gcg.Bonus,
        gcg.RackPoints,
        gcg.TimePenalty,
    }
    assert game.title == "Every kind of event"
    assert game.description.split("\n") == [
        "A game made for tests: plays that are challenged,",
        "and what comes of it.",
        "#2 of the lines that begin like a pragma",
    ]
    assert game.id == ("lexicon_fast/tests", "2")
    assert (game.lexicon, game.game_type, game.tile_set) == (
        "every third word of ENABLE",
        "CrosswordGame",
        "English",
    )
    assert game.notes == ("what stands in front of the first event",)
    assert game.events[0].notes == ("a note\nof two lines", "and another note")
    assert game.others == (
        gcg.Pragma(0, "style", "plain"),
        gcg.Pragma(len(game.events), "checked", "by nobody"),
    )
    bonus = next(event for event in game.events if isinstance(event, gcg.Bonus))
    assert (bonus.rack, bonus.score, bonus.total) == ("AIOTVXZ", 5, 216)


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (
            ">north: AEQSTUZ 8D QUAT.. +28 28",
            gcg.Laid(player=0, rack="AEQSTUZ", at="8D", word="QUAT..", score=28, total=28),
        ),
        (
            ">north:\tAEQSTU?   d8  QUAzT   28 -5   QUAZT, XI",
            gcg.Laid(
                player=0,
                rack="AEQSTU?",
                at="D8",
                word="QUAzT",
                score=28,
                total=-5,
                rest="QUAZT, XI",
            ),
        ),
        (
            "> south: 15o QU(AZ)T +28 28",
            gcg.Laid(player=1, at="15O", word="QU(AZ)T", score=28, total=28),
        ),
        (">north: AB? -B? +0 7", gcg.Exchanged(player=0, rack="AB?", tiles="B?", count=2, total=7)),
        (">north: AB? -2 +0 7", gcg.Exchanged(player=0, rack="AB?", count=2, total=7)),
        (">north:  - 0 7", gcg.Passed(player=0, total=7)),
        (">north: AB -0 +0 7", gcg.Passed(player=0, rack="AB", total=7)),
        (">north: AB -- -24 7", gcg.TakenBack(player=0, rack="AB", score=-24, total=7)),
        (">north: AB (challenge) +5 7", gcg.Bonus(player=0, rack="AB", score=5, total=7)),
        (">north: UNKNOWN (Challenge) +5 7", gcg.Bonus(player=0, score=5, total=7)),
        (">north: (time) -10 -3", gcg.TimePenalty(player=0, score=-10, total=-3)),
        (">north:  (EIU) +6 7", gcg.RackPoints(player=0, tiles="EIU", score=6, total=7)),
        (">north: E (E) +-1 7", gcg.RackPoints(player=0, rack="E", tiles="E", score=-1, total=7)),
        (">north: () +0 7", gcg.RackPoints(player=0, tiles="", total=7)),
    ],
)
def test_all_ways_to_write_an_event(line: str, event: gcg.Event) -> None:
    assert one(line) == event


@pytest.mark.parametrize(
    ("rack", "score", "own"), [("E", -1, True), ("?", 0, True), ("", 0, False), ("", 6, False)]
)
def test_points_at_the_end_are_for_own_tiles_or_those_of_others(
    rack: str, score: int, own: bool
) -> None:
    assert gcg.RackPoints(player=0, rack=rack, tiles="E", score=score, total=7).own is own


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "gcg: no players and no events"),
        ("north plays\n", "gcg:1: 'north plays' is neither a #pragma nor an >event"),
        (f"{HEAD}>north AB 8D CAT +1 1\n", "gcg:3: '>north AB 8D CAT +1 1'; write >nick: RACK"),
        (f"{HEAD}>east: AB - +0 0\n", "gcg:3: unknown player 'east'; #player names north, south"),
        (f"{HEAD}>north: AB\n", "gcg:3: '>north: AB': no move; write"),
        (f"{HEAD}>north:\n", "gcg:3: '>north:': no move; write"),
        (f"{HEAD}>north: AB 8D +4 4\n", "gcg:3: 8D without a word; write"),
        (f"{HEAD}>north: AB XY CAT +4 4\n", "gcg:3: 'XY' is neither a place nor another move"),
        (f"{HEAD}>north: AB 8D CAT +4\n", "gcg:3: the new total is missing; write a number"),
        (f"{HEAD}>north: AB 8D CAT four 4\n", "gcg:3: the score is 'four'; write"),
        (f"{HEAD}>north: AB (AB +4 4\n", "gcg:3: '(AB' is not a move"),
        ("#player3 a b\n", "gcg: #player of 3; number players 1, 2 and so on"),
        ("#player5 a b\n", "gcg:1: #player5; use #player1 to #player4"),
        ("#- more\n", "gcg:1: #- must follow a pragma"),
        ("#player1\n", "gcg:1: #player1 needs a nick and a name"),
        ("#player1 a b\n#player1 b c\n", "gcg:2: #player1 occurs twice"),
        (">a: - +0 0\n#player1 a b\n", "gcg:2: #player1 must be before the events"),
        (f"{HEAD}#rack3 AB\n", "gcg: #rack3 without a player; there are 2"),
        (
            "".join(f">{nick}: - +0 0\n" for nick in "abcde"),
            "gcg:5: 'e' is a player too many; the maximum is 4",
        ),
    ],
)
def test_what_is_no_gcg_is_named_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        gcg.read(text)
    assert str(caught.value).startswith(said)


FIRST = ">north: AEINRST 8D NASTIER +66 66\n"


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (">north: AEINRST 8D NASTIER +65 65\n", ":3: 8D NASTIER: +65; expected +66"),
        (">north: AEINRST 8D NASTIER +66 67\n", ":3: the new total: 67; expected 66"),
        (">north: AEINRST 8D NASTIES +66 66\n", ":3: lays S, which rack AEINRST lacks"),
        (">north: AEINRST 1A NASTIER +66 66\n", ":3: 1A NASTIER: the first play must cover 8H"),
        (">north: AEINRST 8L NASTIER +66 66\n", ":3: 8L NASTIER leaves the board"),
        (">north: AEINRST 8D N.STIER +66 66\n", ":3: 8D N.STIER: no tile is on 8E"),
        (">north: AE1NRST 8D NASTIER +66 66\n", ":3: rack 'AE1NRST': '1' (tile 3) is not a letter"),
        (">north: AEINRSTT 8D NASTIER +66 66\n", ":3: rack 'AEINRSTT': 8 tiles; the maximum is 7"),
        (f"{FIRST}>north: AB - +0 66\n", ":4: a turn of north; expected one of south"),
        (f"{FIRST}>south: ABEJKQZ 1A BE +5 5\n", ":4: 1A BE: it must touch a tile"),
        (f"{FIRST}>south: ABEJKQZ D7 EN +5 5\n", ":4: D7 EN: +5; expected +2"),
        (f"{FIRST}>south: ABEJKQZ 8D ....... +0 0\n", ":4: 8D .......: it lays no tile"),
        (f"{FIRST}>south: AJKQQZZ - +0 0\n", ":3: board and racks have 2 tiles Q"),
        (
            f"{FIRST}>south: AB -CD +0 0\n>south: AB - +0 0\n",
            ":5: a turn of south; expected one of",
        ),
        (f"{FIRST}>south: ABEJKVW -CD +0 0\n", ":4: exchanges CD, which rack ABEJKVW lacks"),
        (f"{FIRST}>south: AB -8 +0 0\n", ":4: 8 tiles exchanged; the maximum is 7"),
        (f"{FIRST}>south: AB - +3 3\n", ":4: a pass: +3; expected +0"),
        (f"{FIRST}>south: AB -- -66 0\n", ":4: no play to take back; -- must follow the"),
        (f"{FIRST}>north: AEINRST -- -60 6\n", ":4: --: -60; expected -66"),
        (f"{FIRST}>north: AEINRSU -- -66 0\n", ":4: rack AEINRSU must be that of the play"),
        (f"{FIRST}>south: (challenge) +5 5\n", ":4: points for a challenge must follow"),
        (f"{FIRST}>north: (time) +5 71\n", ":4: time gains 5; it must cost points"),
        (f"{FIRST}>north: (QZ) +41 107\n", ":4: +41 for QZ; expected +20 or +40"),
        (f"{FIRST}>south: QZ (QZ) -40 -40\n", ":4: -40 for QZ; expected -20"),
        (
            f"{FIRST}>north: (QZ) +40 106\n>south: QZ - +0 0\n",
            ":5: a turn after the remaining tiles were scored",
        ),
        (f"{FIRST}>south: AB 7D AB +10 10\n", ":4: 7D AB: not in the dictionary: an, ba"),
    ],
)
def test_what_cannot_be_right_is_named_with_its_line(events: str, said: str) -> None:
    dictionary = Dictionary.from_words(["nastier", "nasties", "ab", "be", "en"])
    with pytest.raises(BadRecord) as caught:
        gcg.replay(gcg.read(HEAD + events), dictionary)
    assert str(caught.value).startswith("gcg" + said)


def test_faults_may_be_gathered() -> None:
    text = (
        (FOLDER / "plain.gcg").read_text().replace("+64 64", "+63 64").replace("+24 231", "+24 9")
    )
    faults: list[str] = []
    moments = gcg.replay(gcg.read(text, "plain.gcg"), faults=faults)
    assert faults == [
        "plain.gcg:5: F2 ECOTON.L: +63; expected +64",
        "plain.gcg:15: the new total: 9; expected 231",
        "plain.gcg:17: the new total: 253; expected 31",
    ]
    assert moments[-1].board == gcg.replay(file("plain"))[-1].board


def test_any_word_will_do_unless_a_dictionary_is_given(enable: Dictionary) -> None:
    text = HEAD + ">north: AEGQRSZ 8F QZRG +46 46\n"
    assert gcg.replay(gcg.read(text))[-1].scores == (46, 0)
    with pytest.raises(BadRecord, match=":3: 8F QZRG: not in the dictionary: qzrg"):
        gcg.replay(gcg.read(text), enable)
    gcg.replay(gcg.read(text + ">north: AEGQRSZ -- -46 0\n"), enable)
    gcg.replay(file("plain"), enable)


def test_racks_are_known_as_far_as_the_file_tells_them() -> None:
    moments = gcg.replay(file("plain"))
    assert moments[0].racks == ("ADEGORZ", "CELNOOT")
    assert moments[1].racks == ("AALNOSW", "CELNOOT")
    assert moments[-1].racks == ("", "II")
    assert (moments[0].to_move, moments[1].to_move, moments[-1].to_move) == (0, 1, None)
    phony = gcg.replay(gcg.read(HEAD + FIRST.replace("66 66\n", "66 66\n>north: -- -66 0\n")))
    assert [moment.racks[0] for moment in phony] == ["AEINRST", "", "AEINRST"]
    assert phony[2].board.is_empty
    assert phony[2].scoreless == 1
    # What stays on a rack is known, if what is drawn is not.
    left = gcg.replay(gcg.read(f"{HEAD}>north: AEINRST 8E STAR +8 8\n"))
    assert sorted(left[-1].racks[0]) == ["E", "I", "N"]
    end = gcg.replay(file("incomplete"))[-1]
    assert (end.racks, end.to_move) == (file("incomplete").racks, 0)


def test_positions_are_cgp_for_the_other_commands(enable: Dictionary) -> None:
    moment = gcg.replay(file("plain"))[5]
    assert moment.cgp.endswith(" EENNRU?/AADHQRW 92/89 0")
    best = Generator(enable, best=True).plays(*Generator(enable).read(moment.cgp))
    assert best[0].score >= 64


def test_boards_by_name() -> None:
    for name, rows in (("CrosswordGame", 15), ("standard 21", 21), ("SuperCrosswordGame", 21)):
        assert gcg.layout_of(gcg.read(f"#board-layout {name}\n{HEAD}")).rows == rows
    with pytest.raises(BadRecord, match="board layout 'Hexagons'; use CrosswordGame"):
        gcg.layout_of(gcg.read(f"#board-layout Hexagons\n{HEAD}"))
    game = gcg.read(f"#board-layout Hexagons\n{HEAD}>north: AT 8H AT +4 4\n")
    assert gcg.replay(game, layout=Layout.load("scrabble"))[-1].scores == (4, 0)


def test_what_gcg_cannot_tell_is_not_written() -> None:
    for nick in ("two words", "", "a\nb"):
        with pytest.raises(BadOption, match="GCG cannot express"):
            gcg.write(gcg.GcgGame(players=(gcg.Player(nick, "North"),)))
    with pytest.raises(BadOption, match="cannot express"):
        gcg.write(gcg.GcgGame(players=(gcg.Player("north", "x"),), title=" spaced\t"))


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for each in (data, HEAD.encode() + b">north: " + data, b"#note " + data + b"\n>a: - +0 0"):
        try:
            game = gcg.read(each)
        except BadRecord:
            continue
        assert gcg.read(gcg.write(game)) == game


@given(
    st.lists(
        st.sampled_from(
            [
                *HEAD.split("\n"),
                FIRST.strip(),
                ">south: AB (AB) -4 -4",
                ">south:  -3 +0 0",
                ">north: AEINRST -- -66 0",
                "#note one",
                "#- more",
                "and more",
                "#rack2 AB",
                "#incomplete AB",
                "#title again",
                "#strange  thing",
                "#",
                "",
            ]
        ),
        max_size=12,
    )
)
def test_lines_in_any_order_are_read_or_refused(lines: list[str]) -> None:
    try:
        game = gcg.read("\n".join(lines))
        assert gcg.read(gcg.write(game)) == game
        gcg.replay(game, faults=[])
    except BadRecord:
        pass


@cache
def lists() -> tuple[Dictionary, Dictionary]:
    """All words, and every third one."""
    known = Dictionary.load("enable")
    return known, Dictionary.from_words(list(known.words)[::3])


def random_game(seed: int, *, turns: int = 1000) -> Game:
    """Players who lay words that some dictionary has, and doubt at random."""
    known, few = lists()
    luck = random.Random(seed)
    challenge = CHALLENGES[seed % len(CHALLENGES)]
    layout = Layout.load("super" if seed % 5 == 0 else "scrabble")
    rules = {"name": "any", "layout": layout, "challenge": challenge}
    game = Game(few, players=2 + seed % 3, ruleset=rules, seed=seed)
    generator = Generator(few if challenge == "void" else known, layout=layout, top=3)
    for _ in range(turns):
        player = game.current_player()
        if player is None:
            break
        if game.phase == "challenge":
            game.apply(CHALLENGE if luck.random() < 0.3 else ACCEPT)
            continue
        plays = generator.plays(game.board, game.racks[player])
        if plays and luck.random() < 0.9:
            play = luck.choice(plays)
            game.apply(Lay(play.at, play.word))
        elif len(game.bag) >= 7 and luck.random() < 0.7:
            game.apply(Exchange(game.racks[player][:3]))
        else:
            game.apply(PASS)
    return game


@pytest.mark.parametrize("seed", range(12))
def test_our_games_are_the_same_in_gcg(seed: int) -> None:
    game = random_game(seed)
    names = [f"player {number}" for number in range(game.players)]
    written = gcg.gcg_of(game, names)
    assert gcg.read(gcg.write(written)) == written
    last = gcg.replay(written)[-1]
    first = names.index(written.players[0].name)
    assert last.scores == tuple(
        game.scores[(first + seat) % game.players] for seat in range(game.players)
    )
    assert last.board == game.board
    assert last.to_move is None
    (read,) = record.read(list(record.lines(game, names)))
    assert gcg.gcg_of(read).events == written.events


def sizes_at_turns(game: Game) -> list[tuple[int, ...] | None]:
    """The sizes of the racks before each turn of a game; None: the turn was lost."""
    sizes: list[tuple[int, ...] | None] = []
    (read,) = record.read(list(record.lines(game, ["x"] * game.players)))
    start = replace(read, events=read.events[:1], line_numbers=read.line_numbers[:1])
    again = record.replay(start, game.dictionary)
    for event in game.events:
        if isinstance(event, events.LostTurn):
            sizes.append(None)
        elif isinstance(event, events.TurnEvent):
            if again.phase == "turn":
                sizes.append(tuple(map(len, again.racks)))
            again.apply(event.action)
    return sizes


# Seed 5 has four players; with 11, turns are lost for wrong challenges.
@pytest.mark.parametrize("seed", [1, 3, 5, 11])
def test_rack_sizes_are_those_of_our_games(seed: int) -> None:
    game = random_game(seed)
    names = [f"player {number}" for number in range(game.players)]
    written = gcg.gcg_of(game, names)
    first = names.index(written.players[0].name)
    at_turns = [
        moment.rack_sizes
        for event, moment in zip(written.events, gcg.replay(written), strict=False)
        if isinstance(event, gcg.Laid | gcg.Exchanged | gcg.Passed)
    ]
    ours = sizes_at_turns(game)
    assert min(map(min, at_turns)) < 7
    for theirs, sizes in zip(at_turns, ours, strict=True):
        if sizes is not None:
            assert theirs == sizes[first:] + sizes[:first]


def test_turns_at_the_end_are_known_by_the_sizes_of_racks() -> None:
    four = file("four")
    layout = gcg.layout_of(four)
    moments = gcg.replay(four, None, layout)
    turns = list(gcg.turns(four, moments, layout))
    ends = [turn.observation for turn in turns if turn.observation and not turn.observation.bag]
    assert ends
    assert all(len(seen.rack) == seen.rack_sizes[seen.player] for seen in ends)
    # A part of a rack is not taken for all of it.
    known, place = turns[-1], turns[-1].event - 1
    racks = list(moments[place].racks)
    racks[known.player] = racks[known.player][1:]
    moments[place] = replace(moments[place], racks=tuple(racks))
    partly = list(gcg.turns(four, moments, layout))[-1]
    assert partly.observation is None
    assert partly.unknown.endswith("tiles on the rack are known")


def test_a_game_that_goes_on_has_its_racks() -> None:
    game = random_game(3, turns=8)
    written = gcg.gcg_of(game, ["a b", "a:b"])
    assert written.incomplete
    assert sorted(written.racks) == sorted(game.racks)
    assert [player.nick for player in written.players] == ["a_b", "a_b_2"]
    assert gcg.replay(written)[-1].board == game.board
    with pytest.raises(BadOption, match="one name for each of 2 players"):
        gcg.gcg_of(game, ["alone"])


def test_a_play_of_blanks_alone_is_scoreless() -> None:
    game = gcg.read(">north: AEIOU?? 8G at +0 0\n>south: AEIOUST 7G OE +6 6\n")
    assert [moment.scoreless for moment in gcg.replay(game)] == [0, 1, 0]


def test_the_letters_are_those_of_the_layout_without_a_dictionary() -> None:
    layout = Layout.parse(other_letters.LAYOUT, "polish", "polish.toml")
    game = gcg.read(other_letters.GCG)
    moments = gcg.replay(game, layout=layout)
    assert moments[-1].cgp == "6/6/STĘPIĆ/6/6 /K 0/12 0"
    assert gcg.replay(game, layout=layout, alphabet=other_letters.POLISH)[-1].cgp == moments[-1].cgp


@pytest.mark.parametrize("line", [">a: ĆĘIKPST 8G STĘPIĆ +46 46", ">a: 8G STĘPIĆ +46 46"])
def test_a_game_in_other_letters_says_what_it_needs(line: str) -> None:
    with pytest.raises(BadRecord, match="needs its own dictionary and layout"):
        gcg.replay(gcg.read(line))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (">south: AB3 (A) -1 -1", "rack 'AB3': '3' (tile 3) is not a letter"),
        (">south: AB (A) -1 -1", "rack AB must be the tiles in parentheses, A"),
        (">south: AB3 (time) -10 -10", "rack 'AB3': '3' (tile 3) is not a letter"),
        (">north: AB3 (challenge) +5 71", "rack 'AB3': '3' (tile 3) is not a letter"),
    ],
)
def test_racks_are_checked_on_every_line(line: str, said: str) -> None:
    with pytest.raises(BadRecord) as caught:
        gcg.replay(gcg.read(f"{HEAD}{FIRST}{line}\n"))
    assert str(caught.value).startswith(f"gcg:4: {said}")


@pytest.mark.parametrize(
    ("score", "total", "faults"),
    [
        ("-66", 0, []),
        ("+0", 0, ["gcg:4: --: +0; expected -66"]),
        ("+0", 66, ["gcg:4: --: +0; expected -66"]),
        ("+0", 5, ["gcg:4: --: +0; expected -66", "gcg:4: the new total: 5; expected 0"]),
    ],
)
def test_one_mistake_is_one_fault(score: str, total: int, faults: list[str]) -> None:
    found: list[str] = []
    gcg.replay(gcg.read(f"{HEAD}{FIRST}>north: AEINRST -- {score} {total}\n"), faults=found)
    assert found == faults


def test_players_may_share_a_nick() -> None:
    text = """#player1 x Ann
#player2 x Bob
>x: AEINRST 8D NASTIER +66 66
>x: AEINRST E7 T.E +3 3
>x: AEINRST -- -3 0
>x: QUIZ (challenge) +5 71
>x: QUIZ -Q +0 71
>x: AEINRST - +0 0
>x: (time) -10 61
>x: (AEINRST) +7 68
>x: AEINRST (AEINRST) -7 -7
"""
    game = gcg.read(text)
    assert game.players == (gcg.Player("x", "Ann"), gcg.Player("x_2", "Bob"))
    assert [event.player for event in game.events] == [0, 1, 1, 0, 0, 1, 0, 0, 1]
    assert gcg.read(gcg.write(game)) == game
    assert gcg.write(game).count(">x_2: ") == 4


def test_a_second_nick_is_not_taken() -> None:
    game = gcg.read("#player1 x_3 Ann\n#player2 x Bob\n#player3 x Cy\n")
    assert [player.nick for player in game.players] == ["x_3", "x", "x_3_3"]


def test_notes_in_any_encoding_survive() -> None:
    text = '>north: AEIQTUZ 8E QUIZ +44 44\n#note first\n#note caf\u00e9 "quoted"\n#- and more\n'
    game = gcg.read(text)
    assert game.events[0].notes == ("first", 'caf\u00e9 "quoted"\nand more')
    for encoding in ("utf-8", "iso-8859-1", "utf-8-sig", "utf-16"):
        assert gcg.read(text.encode(encoding)) == game
    assert gcg.read(gcg.write(game).encode()) == game
