"""The lists of the solver: leave and equity, filters, why nothing fits, and undo."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from support.page_player import Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
QUIT = "/".join(["." * 15] * 7 + ["......QUIT....."] + ["." * 15] * 7)
CGP = "/".join(["15"] * 7 + ["6QUIT5"] + ["15"] * 7)
EMPTY = "/".join(["15"] * 15)

Visit = Callable[..., "Player"]


def has_title(player: Player, title: str) -> None:
    """Wait until the heading of the list of plays is a text, and the list is up to date."""
    from playwright.sync_api import expect

    expect(player.page.locator("section.plays h2")).to_have_text(title)
    expect(player.page.locator("section.plays")).to_have_attribute("aria-busy", "false")


#: Return the texts of the listed plays, cell by cell.
ROWS = """() => [...document.querySelectorAll("section.plays tbody tr")]
    .map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"""


def rows(player: Player) -> list[list[str]]:
    """Return the texts of the listed plays, cell by cell."""
    found: list[list[str]] = player.page.evaluate(ROWS)
    return found


def lists(player: Player, expected: list[list[str]]) -> None:
    """Wait until these plays are listed."""
    from playwright.sync_api import TimeoutError as TooLate

    same = f"(rows) => JSON.stringify(({ROWS})()) === JSON.stringify(rows)"
    with contextlib.suppress(TooLate):
        player.page.wait_for_function(same, arg=expected)
    assert rows(player) == expected


def solved(player: Player, game: str, position: Any, **params: Any) -> Any:
    """Return what the server answers for a position: the best 1,000 plays."""
    answer = player.page.request.post(
        f"{player.address}rpc/solve",
        data={"game": game, "positions": [position], "top": 1000, **params},
    )
    assert answer.ok, answer.text()
    return answer.json()["rows"][0]


def letters(word: str) -> str:
    return re.sub("[()]", "", word)


def shown(game: str, play: Any) -> list[str]:
    """Return a play of a board as its row shows it."""
    at, word, points = play["at"], letters(play["word"]), str(play["score"])
    risk = []
    if game == "lexibomb":
        points = f"{play['score']:.1f}"
        risk = [f"{round(play['bomb'] * 100)}%"]
    return [word, at, *risk, points, play["leave"] or "none", f"{play['equity']:.1f}"]


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_plays_are_listed_with_leave_and_equity(visit: Visit, game: str) -> None:
    player = visit()
    player.open(f"solver/{game}?rack=CATS")
    position = f"{EMPTY} CATS/ 0/0 0" if game == "scrabble" else {"rack": "CATS"}
    found = solved(player, game, position, order="equity")
    has_title(player, f"{found['count']:,} plays")
    titles = player.page.locator("section.plays thead th").all_inner_texts()
    points = "Expected points" if game == "lexibomb" else "Points"
    assert titles[-3:] == [points, "Leave", "Equity"]
    assert ("Bomb" in titles) == (game == "lexibomb")
    lists(player, [shown(game, play) for play in found["plays"][:20]])
    leaves = {row[-2] for row in rows(player)}
    assert {"S"} <= leaves
    player.button("More plays").click()
    player.page.locator("section.plays tbody tr").nth(20).wait_for()
    by_points = solved(player, game, position, order="points")["plays"]
    assert by_points[0] != found["plays"][0]
    player.button("By points").click()
    first = player.page.locator("section.plays tbody tr").first
    first.get_by_text(letters(by_points[0]["word"]), exact=True).wait_for()
    has_title(player, f"{found['count']:,} plays")
    lists(player, [shown(game, play) for play in by_points[:40]])
    assert "none" in {row[-2] for row in rows(player)}


@pytest.mark.smoke
def test_plays_on_a_board_are_filtered(visit: Visit) -> None:
    player = visit()
    player.open(f"solver/scrabble?rack=SCATTER&board={QUIT}")
    found = solved(player, "scrabble", f"{CGP} SCATTER/ 0/0 0", order="equity")
    count, plays = found["count"], found["plays"]
    assert len(plays) == count

    def passing(test: Callable[[Any], bool]) -> None:
        passed = [play for play in plays if test(play)]
        assert 0 < len(passed) < count
        has_title(player, f"{len(passed)} of {count} plays")
        lists(player, [shown("scrabble", play) for play in passed[:20]])

    has_title(player, f"{count} plays")
    clear = player.button("Clear filters")
    assert clear.is_disabled()
    group = player.page.get_by_role("group", name="Filters")
    find = group.get_by_label("Find")
    find.fill("qu")
    passing(lambda play: "QU" in letters(play["word"]))
    find.fill("s 8G")
    passing(lambda play: "S" in letters(play["word"]) and play["at"] == "8G")
    clear.click()
    has_title(player, f"{count} plays")
    assert find.input_value() == ""
    group.get_by_label("Min. points").fill("12")
    passing(lambda play: play["score"] >= 12)
    group.get_by_label("Letters").select_option("5")
    passing(lambda play: play["score"] >= 12 and len(letters(play["word"])) == 5)
    player.button("Uses all tiles").click()
    group.get_by_label("Letters").select_option("")
    passing(lambda play: play["score"] >= 12 and play["leave"] == "")
    group.get_by_label("Min. points").fill("")
    group.get_by_label("Letters").select_option("8")
    player.button("Uses all tiles").click()
    passing(lambda play: len(letters(play["word"])) >= 8)
    # They stay while the position changes.
    player.page.get_by_label("Your tiles").fill("TERS")
    others = solved(player, "scrabble", f"{CGP} TERS/ 0/0 0", order="equity")
    eight = [play for play in others["plays"] if len(letters(play["word"])) >= 8]
    has_title(player, f"{len(eight)} of {others['count']} plays")
    lists(player, [shown("scrabble", play) for play in eight])


def test_plays_on_a_minefield_are_filtered_by_their_risk(visit: Visit) -> None:
    player = visit()
    player.open("solver/lexibomb?rack=CAT")
    found = solved(player, "lexibomb", {"rack": "CAT"}, order="equity")
    has_title(player, f"{found['count']} plays")
    player.page.get_by_label("Max. bomb %").fill("20")
    safe = [play for play in found["plays"] if round(100 * play["bomb"]) <= 20]
    assert 0 < len(safe) < found["count"]
    has_title(player, f"{len(safe)} of {found['count']} plays")
    lists(player, [shown("lexibomb", play) for play in safe[:20]])


@pytest.mark.smoke
def test_plays_of_lexicon_are_filtered(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/lexicon?position=CATS+hat")
    position = {"hand": "CATS", "table": ["hat"]}
    found = solved(player, "lexicon", position)
    count, plays = found["count"], found["moves"]
    words = player.page.locator("section.plays tbody td:first-child [role=img]")

    def passing(test: Callable[[Any], bool], among: list[Any] = plays) -> None:
        passed = [play for play in among if test(play)]
        assert 0 < len(passed) < count
        has_title(player, f"{len(passed)} of {count} plays")
        listed = [play["word"].upper() for play in passed[:20]]
        for place, word in enumerate(listed):
            expect(words.nth(place)).to_have_attribute("aria-label", word)
        expect(words).to_have_count(len(listed))

    has_title(player, f"{count} plays")
    group = player.page.get_by_role("group", name="Filters")
    group.get_by_label("Find").fill("hat")
    passing(lambda play: "hat" in play["word"])
    group.get_by_label("Find").fill("")
    most = sorted(play["left_points"] for play in plays)[count // 2]
    group.get_by_label("Max. points left").fill(str(most - 1))
    passing(lambda play: play["left_points"] < most)
    player.button("Uses all cards").click()
    passing(lambda play: play["left"] == "")
    player.button("Clear filters").click()
    group.get_by_label("Letters").select_option("4")
    passing(lambda play: len(play["word"]) == 4)
    # A kind of plays is a filter, too.
    player.button("Insert").click()
    inserts = solved(player, "lexicon", position, actions=["insert"])["moves"]
    passing(lambda play: len(play["word"]) == 4, inserts)
    player.button("Clear filters").click()
    has_title(player, f"{count} plays")
    assert player.button("All plays").get_attribute("aria-pressed") == "true"


def test_filters_are_set_by_keys(visit: Visit) -> None:
    player = visit()
    player.open("solver/scrabble?rack=CATS")
    count = solved(player, "scrabble", f"{EMPTY} CATS/ 0/0 0")["count"]
    has_title(player, f"{count} plays")
    keyboard = player.page.keyboard
    player.page.get_by_role("searchbox", name="Find").focus()
    keyboard.type("cat")
    for _ in range(4):
        keyboard.press("Tab")
    keyboard.press("Enter")
    chip = player.button("Uses all tiles")
    from playwright.sync_api import expect

    expect(chip).to_be_focused()
    expect(chip).to_have_attribute("aria-pressed", "true")
    plays = solved(player, "scrabble", f"{EMPTY} CATS/ 0/0 0", order="equity")["plays"]
    all_of_them = [play for play in plays if "CAT" in play["word"] and not play["leave"]]
    has_title(player, f"{len(all_of_them)} of {count} plays")
    keyboard.press("Tab")
    keyboard.press("Space")
    has_title(player, f"{count} plays")


@pytest.mark.parametrize("game", ["lexicon", "scrabble", "lexibomb"])
def test_filters_that_hide_all_plays_say_so(visit: Visit, game: str) -> None:
    player = visit(**PHONE)
    query = "position=CATS" if game == "lexicon" else "rack=CATS"
    player.open(f"solver/{game}?{query}")
    heading = player.page.locator("section.plays h2")
    heading.filter(has_text=re.compile(r"^[\d,]+ plays$")).wait_for()
    title = heading.inner_text()
    player.page.get_by_role("button", name=re.compile("^Uses all")).tap()
    player.page.get_by_role("searchbox", name="Find").fill("zz")
    has_title(player, f"0 of {title}")
    player.page.get_by_text(f"The filters hide all {title}.", exact=True).wait_for()
    assert rows(player) == []
    assert player.faint_texts() == []
    assert player.too_wide() <= 0
    for control in player.page.locator("section.plays").locator("button, input, select").all():
        box = control.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    player.button(f"Show {title}").tap()
    has_title(player, title)
    assert rows(player)


def test_filters_look_at_all_plays_not_at_the_best_only(visit: Visit) -> None:
    """The server lists 1,000 plays; those of a filter may be worse than all of them."""
    player = visit()
    player.open("solver/scrabble?rack=RETINA%3F")
    position = f"{EMPTY} RETINA?/ 0/0 0"
    best = solved(player, "scrabble", position, order="equity")
    assert best["count"] > len(best["plays"]) == 1000
    worse = solved(player, "scrabble", position, order="equity", filter={"contains": ["QA"]})
    assert worse["plays"]
    assert not [play for play in worse["plays"] if play in best["plays"]]
    has_title(player, f"{best['count']:,} plays")
    player.page.get_by_role("searchbox", name="Find").fill("qa")
    has_title(player, f"{worse['matching']} of {best['count']:,} plays")
    lists(player, [shown("scrabble", play) for play in worse["plays"][:20]])


def test_the_first_position_has_one_play_far_better_than_others(visit: Visit) -> None:
    player = visit()
    player.open("solver/scrabble")
    player.button("By points").click()
    player.page.locator("section.plays tbody tr").first.get_by_text("INDUCTOR").wait_for()
    (word, _, best, *_), (_, _, second, *_) = rows(player)[:2]
    assert word == "INDUCTOR"
    assert int(best) > 3 * int(second)
    player.button("Clear the board").click()
    player.page.reload()  # the rack in the address has no board
    player.page.locator("section.plays tbody tr").first.wait_for()
    assert player.page.locator(".square .tile").count() == 0


def test_plays_that_cover_squares_are_listed(visit: Visit) -> None:
    player = visit(**PHONE)
    player.open(f"solver/scrabble?rack=SCATTER&board={QUIT}")
    found = solved(player, "scrabble", f"{CGP} SCATTER/ 0/0 0", order="equity")
    position = f"{CGP} SCATTER/ 0/0 0"
    kept = solved(player, "scrabble", position, order="equity", filter={"covers": ["8K", "H9"]})
    both = solved(player, "scrabble", position, order="equity", filter={"covers": ["8K"]})
    assert 0 < both["matching"] < found["count"]
    has_title(player, f"{found['count']:,} plays")
    field = player.page.get_by_role("searchbox", name="Covers")
    field.tap()
    field.fill("k8")
    has_title(player, f"{both['matching']} of {found['count']:,} plays")
    lists(player, [shown("scrabble", play) for play in both["plays"][:20]])
    # A square that is being typed hides nothing.
    field.fill("k8 9")
    has_title(player, f"{both['matching']} of {found['count']:,} plays")
    field.fill("k8 9h")
    has_title(player, f"{kept['matching']} of {found['count']:,} plays")
    player.button("Clear filters").tap()
    has_title(player, f"{found['count']:,} plays")


@pytest.mark.parametrize(
    ("game", "field", "text", "sentence"),
    [
        ("scrabble", "Find", "q!", "Find takes letters of a word, such as QU"),
        ("scrabble", "Find", "8G 8H", "Find takes letters of a word, such as QU"),
        ("lexicon", "Find", "8G", "Find takes letters of a word, such as QU"),
        ("lexicon", "Max. points left", "-1", "One of these filters has an impossible value."),
        ("lexibomb", "Find", "16A", "The square where a play starts must be on the board"),
        ("scrabble", "Covers", "16A", "Covers takes squares on the board, such as H8 O15."),
        (
            "lexibomb",
            "Max. bomb %",
            "-3",
            "One of these filters has an impossible value.",
        ),
    ],
)
def test_filters_that_cannot_be_are_explained(
    visit: Visit, game: str, field: str, text: str, sentence: str
) -> None:
    player = visit()
    query = "position=CATS" if game == "lexicon" else "rack=CATS"
    player.open(f"solver/{game}?{query}")
    player.page.get_by_label(field, exact=True).fill(text)
    problem = player.page.locator(".plays .problem:visible")
    problem.get_by_text(sentence).or_(problem.filter(has_text=sentence)).first.wait_for()
    player.button("Clear filters").click()
    problem.wait_for(state="detached")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("lexicon?position=C4T", "A hand has 1 to 64 cards: letters, and * for the Master."),
        ("lexicon?position=CAT+h4t", "Put brackets around the letter that a Master stands for"),
        ("scrabble?rack=C4T", "A rack has up to 7 tiles: letters, and ? for a blank."),
        ("scrabble?rack=ABCDEFGH", "A rack has up to 7 tiles: letters, and ? for a blank."),
        ("lexibomb?rack=C4T", "A rack has up to 7 tiles: letters, and _ for a blank."),
    ],
)
def test_positions_that_cannot_be_are_explained(visit: Visit, path: str, sentence: str) -> None:
    player = visit()
    player.open(f"solver/{path}")
    player.page.locator(".plays .problem:visible").filter(has_text=sentence).wait_for()


def test_hands_that_are_too_long_for_plans_are_explained(visit: Visit) -> None:
    player = visit()
    player.open("solver/lexicon?position=ABCDEFGHIJKLMNOP")
    player.button("Plan").click()
    problem = player.page.locator(".problem:visible")
    problem.filter(has_text="A plan takes 1 to 15 cards: letters, and * for the Master.").wait_for()


def test_until_all_plays_are_there_the_list_is_not_filtered(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/scrabble?rack=CATS")
    has_title(player, "37 plays")
    held: list[Any] = []
    player.page.route("**/rpc?solve", lambda route: held.append(route))
    with player.page.expect_request("**/rpc?solve"):
        player.page.get_by_role("searchbox", name="Find").fill("zz")
    plays = player.page.locator("section.plays")
    expect(plays).to_have_attribute("aria-busy", "true")
    expect(plays.get_by_role("heading")).to_have_text("37 plays")
    expect(plays.locator("tbody tr")).to_have_count(20)
    held[-1].continue_()
    has_title(player, "0 of 37 plays")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("scrabble?rack=", "Type the tiles on your rack to see what you can play."),
        ("lexibomb?rack=", "Type the tiles on your rack to see what you can play."),
        ("scrabble?rack=A", "The first play needs at least two tiles. Type more."),
        ("scrabble?rack=VVV", "These tiles don’t make any word in ENABLE. Type more"),
        (
            f"scrabble?rack=V&board={QUIT}",
            "These tiles don’t make any word in ENABLE with those on the board. In a game,"
            " you would exchange tiles or pass.",
        ),
        ("lexicon?position=+", "Type your cards to see what you can play."),
        ("lexicon?position=VV", "or add the words on the table: your cards may fit into them."),
        (
            "lexicon?position=QQ+cwm",
            "they don’t fit into any word on the table. Discard a card",
        ),
    ],
)
def test_a_sentence_says_why_nothing_fits(visit: Visit, path: str, sentence: str) -> None:
    player = visit()
    player.open(f"solver/{path}")
    plays = player.page.locator("section.plays")
    plays.get_by_text(sentence).wait_for()
    lists(player, [])
    if "=+" in path or path.endswith("="):
        has_title(player, "Plays")
    else:
        has_title(player, "0 plays")
    assert plays.get_by_text("The filters hide").count() == 0


def test_a_kind_without_plays_offers_the_others(visit: Visit) -> None:
    player = visit()
    player.open("solver/lexicon?position=CATS")
    count = solved(player, "lexicon", {"hand": "CATS"})["count"]
    player.button("Insert").click()
    has_title(player, f"0 of {count} plays")
    player.page.get_by_text(f"The filters hide all {count} plays.").wait_for()
    player.button(f"Show {count} plays").click()
    has_title(player, f"{count} plays")


@pytest.mark.parametrize("game", ["scrabble", "lexibomb"])
def test_on_a_phone_the_rack_is_above_the_board(visit: Visit, game: str) -> None:
    def places(player: Player) -> list[Any]:
        player.open(f"solver/{game}?rack=CATS")
        page = player.page
        board = page.get_by_role("grid", name="Board")
        board.wait_for()
        return [each.bounding_box() for each in (page.locator("#rack"), board, plays_of(player))]

    rack, board, plays = places(visit(**PHONE))
    assert rack["y"] + rack["height"] < board["y"] < board["y"] + board["height"] < plays["y"]
    assert rack["y"] + rack["height"] < 844 / 2
    assert board["y"] + board["height"] < 844
    rack, board, plays = places(visit(viewport={"width": 1280, "height": 800}))
    assert board["x"] + board["width"] < rack["x"]
    assert board["x"] + board["width"] < plays["x"]
    assert rack["y"] < 250


def plays_of(player: Player) -> Locator:
    return player.page.locator("section.plays")


def test_changes_of_a_hand_are_undone(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/lexicon?position=CA")
    field = player.page.get_by_label("Your cards")
    undo = player.button("Undo")
    expect(undo).to_be_disabled()
    field.press("End")
    field.press_sequentially("TS hat")
    expect(field).to_have_value("CATS hat")
    field.press("Control+z")  # of the page, not of the field
    expect(field).to_have_value("CATS ha")
    undo.click()
    expect(field).to_have_value("CATS h")
    player.button("Clear").click()
    expect(field).to_have_value("")
    expect(player.button("Clear")).to_be_disabled()
    player.page.keyboard.press("Control+z")
    expect(field).to_have_value("CATS h")
    # A letter after an undo is another step.
    field.press("End")
    field.press("o")
    undo.click()
    expect(field).to_have_value("CATS h")
    for _ in range(4):
        undo.click()
    expect(field).to_have_value("CA")
    expect(undo).to_be_disabled()


@pytest.mark.parametrize(
    ("word", "action", "after"),
    [
        ("ACT", "form", "S hat act"),
        ("CHAT", "insert into HAT", "AST chat"),
        ("ACT", "change HAT", "AHST act"),
    ],
)
def test_a_play_of_lexicon_is_laid_and_undone(
    visit: Visit, word: str, action: str, after: str
) -> None:
    from playwright.sync_api import expect

    player = visit(**PHONE)
    player.open("solver/lexicon?position=CATS+hat")
    field = player.page.get_by_label("Your cards")
    player.page.get_by_role("searchbox", name="Find").fill(word)
    player.button(f"Play {word}, {action}").tap()
    expect(field).to_have_value(after)
    expect(player.page.get_by_role("searchbox", name="Find")).to_have_value(word)
    player.button("Undo").tap()
    expect(field).to_have_value("CATS hat")
    expect(player.button("Undo")).to_be_disabled()


def test_a_play_of_an_earlier_position_is_not_laid(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/lexicon?position=CATS+hat")
    lay = player.button(re.compile("^Play .*, change HAT$")).first
    player.page.get_by_role("searchbox", name="Find").fill("act")
    expect(lay).to_be_enabled()
    player.page.route("**/rpc?solve", lambda _: None)  # the answer never comes
    player.page.get_by_label("Your cards").fill("CATS")
    expect(player.button(re.compile("^Play ACT")).last).to_be_disabled()


def test_a_play_that_ends_the_round_is_not_laid(visit: Visit) -> None:
    player = visit()
    player.open("solver/lexicon?position=CAT")
    player.button("Uses all cards").click()
    has_title(player, "2 of 4 plays")
    words = player.page.locator("section.plays tbody tr")
    words.get_by_text("none").first.wait_for()
    assert words.get_by_role("button").count() == 0


def test_changes_of_the_rack_are_undone(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("solver/scrabble?rack=CATS")
    rack = player.page.get_by_label("Your tiles")
    player.square("8H").click()
    player.page.keyboard.press("h")
    rack.fill("DOG")
    undo = player.button("Undo")
    undo.click()
    expect(rack).to_have_value("CATS")
    expect(player.square("8H")).to_contain_text("H")
    undo.click()
    expect(player.square("8H")).not_to_contain_text("H")
    expect(undo).to_be_disabled()
