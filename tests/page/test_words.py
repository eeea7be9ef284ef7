"""Word study: the query and its mistakes, the form, the list and its columns, links, copying."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from support.page_player import Player

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

Visit = Callable[..., "Player"]


def found(player: Player, **params: Any) -> Any:
    """Return what the server answers."""
    answer = player.page.request.post(f"{player.address}rpc/dictionary.find", data=params)
    assert answer.ok, answer.text()
    return answer.json()


def study(visit: Visit, query: str = "", **more: Any) -> Player:
    """Open the view with a query in its address."""
    player = visit(**more)
    player.open(f"words?q={quote(query)}" if query else "words")
    field(player).wait_for()
    return player


def field(player: Player) -> Locator:
    return player.page.get_by_label("Word or query", exact=True).and_(player.page.locator("input"))


def has_title(player: Player, title: str) -> None:
    """Wait until this is the heading of the list, and the list is up to date."""
    from playwright.sync_api import expect

    expect(player.page.locator("section.found h2")).to_have_text(title)
    expect(player.page.locator("section.found")).to_have_attribute("aria-busy", "false")


def rows(player: Player) -> list[list[str]]:
    """Return the texts of the listed words and their columns."""
    shown: list[list[str]] = player.page.evaluate(
        """() => [...document.querySelectorAll("section.found tbody tr")]
            .map((row) => [...row.cells].map((cell) => cell.innerText.trim()))"""
    )
    return shown


def words(player: Player) -> list[str]:
    """Return the listed words, without columns."""
    return player.page.locator("section.found .words-only li").all_inner_texts()


def test_words_are_listed_with_hooks_around_them(visit: Visit) -> None:
    player = study(visit)
    field(player).press_sequentially("length:3 and prefix:EA")
    has_title(player, "3 words")
    expected = found(player, query="length:3 and prefix:EA", columns=["hooks", "points"])
    assert rows(player) == [
        [" ".join(front), word.upper(), " ".join(back), str(points)]
        for front, word, back, points in zip(
            *(expected[each] for each in ("front_hooks", "words", "back_hooks", "points")),
            strict=True,
        )
    ]
    assert rows(player)[-1][1] == "EAU"


def test_columns_and_order_are_chosen(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, "length:4 and includes:Z")
    expected = found(
        player, query="length:4 and includes:Z", order="probability", columns=["probability"]
    )
    has_title(player, f"{expected['count']} words")
    player.page.get_by_label("Sort by").select_option("Probability")
    for name in ("Hooks", "Points", "Probability"):
        player.button(name).click()
    expect(player.page.locator("section.found th")).to_have_text(["Word", "Probability"])
    wanted = [
        [word.upper(), f"{place:,}"]
        for word, place in zip(expected["words"], expected["probability"], strict=True)
    ]
    player.page.wait_for_function(
        "([word]) => document.querySelector('.word-table tbody .word').textContent === word",
        arg=wanted[0],
    )
    assert rows(player) == wanted
    player.button("Anagrams").click()
    expect(player.page.locator("section.found th")).to_have_text(
        ["Word", "Probability", "Anagrams"]
    )
    player.button("Probability").click()
    player.button("Anagrams").click()
    player.page.locator(".words-only li").first.wait_for()
    assert words(player) == [word.upper() for word in expected["words"]]


def test_thousands_of_words_come_on_demand(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, "length:8")
    has_title(player, "28,420 words")
    expected = found(player, query="length:8", limit=1100)["words"]
    more = player.button("More words")
    for listed in (100, 600, 1100):
        expect(player.page.locator("section.found tbody tr")).to_have_count(listed)
        expect(player.page.get_by_text(f"Showing {listed:,} of 28,420 words.")).to_be_visible()
        if listed < 1100:
            more.click()
    assert [row[1] for row in rows(player)] == [word.upper() for word in expected]
    # Another question begins with its first words.
    field(player).fill("length:9")
    has_title(player, "24,873 words")
    expect(player.page.locator("section.found tbody tr")).to_have_count(100)


@pytest.mark.smoke
def test_a_mistake_is_marked_and_corrected_by_a_tap(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, "length:3 and prefix:EA", **PHONE)
    has_title(player, "3 words")
    field(player).fill("length:3 andd prefix:EA")
    mark = player.page.locator(".marked mark")
    expect(mark).to_have_text("andd")
    expect(player.page.locator(".marked")).to_have_text("length:3 andd prefix:EA")
    expect(player.page.locator(".mistake .problem")).to_have_text(
        "“andd” does not follow and, or, not; did you mean and?"
    )
    expect(field(player)).to_have_attribute("aria-invalid", "true")
    expect(field(player)).to_have_attribute("aria-describedby", "query-problem")
    # The words of before stay, and are not those of this text.
    expect(player.page.get_by_text("last valid query")).to_be_visible()
    assert len(rows(player)) == 3
    player.page.get_by_role("group", name="Corrections").get_by_role("button").tap()
    expect(field(player)).to_have_value("length:3 and prefix:EA")
    expect(player.page.locator(".marked")).to_have_count(0)
    expect(field(player)).not_to_have_attribute("aria-invalid", "true")
    has_title(player, "3 words")
    assert player.too_wide() <= 0


def test_places_are_those_of_characters(visit: Visit) -> None:
    """A smiley is one character of the server, and two of JavaScript."""
    from playwright.sync_api import expect

    player = study(visit, 'in:"😀😀" or lenght:7')
    expect(player.page.locator(".marked mark")).to_have_text('"😀😀"')
    field(player).fill("regex:^A$ or RETAINS")
    expect(player.page.locator(".marked mark")).to_have_text("RETAINS")
    corrections = player.page.get_by_role("group", name="Corrections").get_by_role("button")
    expect(corrections).to_have_text(["anagram:RETAINS", "pattern:RETAINS"])
    field(player).fill("length:7 and ")
    expect(player.page.locator(".marked mark")).to_have_count(1)
    expect(player.page.locator(".mistake .problem")).to_contain_text("A condition is missing")


def test_the_dictionaries_of_the_server_can_be_compared(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, "length:2 and in:/etc/passwd")
    expect(player.page.locator(".marked mark")).to_have_text("/etc/passwd")
    player.page.get_by_text("Use a form").click()
    player.page.get_by_label("Other dictionary").select_option("Only words not in 2of12inf")
    expect(field(player)).to_have_value("length:2 and not in:2of12inf")
    expected = found(player, query="length:2 and not in:2of12inf")
    has_title(player, f"{expected['count']} words")
    player.page.get_by_label("Dictionary", exact=True).select_option("2of12inf")
    # The other one is now the same.
    has_title(player, "0 words")
    expect(player.page.get_by_text("No words in this dictionary meet")).to_be_visible()


def test_a_server_without_definitions_says_so(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, "definition:fish")
    expect(player.page.locator(".mistake")).to_have_text(
        "This server has no definitions. Remove definition: and part-of-speech: from your query."
    )
    player.page.get_by_text("Use a form").click()
    expect(player.page.get_by_label("Starts with")).to_be_visible()
    for control in ("Definition contains", "Part of speech"):
        expect(player.page.get_by_label(control)).to_have_count(0)
    expect(player.button("Definitions")).to_have_count(0)


def test_the_form_writes_the_query(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit)
    player.page.get_by_text("Use a form").click()
    for label, value in (
        ("Number of letters", "7-8"),
        ("Starts with", "un"),
        ("Contains all of", "Z"),
        ("Back hooks", "0"),
        ("Pattern", "*[^AE]?"),
    ):
        player.page.get_by_label(label).press_sequentially(value)
    query = "pattern:*[^AE]? and length:7-8 and prefix:un and includes:Z and back-hooks:0"
    expect(field(player)).to_have_value(query)
    assert found(player, query=query)["count"] == 1
    has_title(player, "1 word")
    player.page.get_by_label("Pattern").fill("")
    player.page.get_by_label("Starts with").fill("( a")
    expect(field(player)).to_have_value(
        'length:7-8 and prefix:"(a" and includes:Z and back-hooks:0'
    )
    expect(player.page.get_by_label("Starts with")).to_have_value("(a")
    expect(player.page.locator(".marked mark")).to_have_text('"(a"')


def test_the_text_fills_in_the_form(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, 'LENGTH:7 AND not in:"2of12inf" and anagram:RETAINS')
    player.page.get_by_text("Use a form").click()
    page = player.page
    expect(page.get_by_label("Number of letters")).to_have_value("7")
    expect(page.get_by_label("Anagram of")).to_have_value("RETAINS")
    expect(page.get_by_label("Other dictionary")).to_have_value("not in:2of12inf")
    note = page.get_by_text("This query is too complex for the form")
    expect(note).to_have_count(0)
    for more in ("length:7 or length:8", "not length:7", "length:7 and length:8", "palindrome"):
        field(player).fill(more)
        expect(note).to_be_visible()
        expect(page.get_by_label("Number of letters")).to_have_value("")
    page.get_by_label("Number of letters").fill("2")
    expect(field(player)).to_have_value("length:2")


def test_examples_are_tapped(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, **PHONE)
    expect(player.page.get_by_text("Type a word or a query, tap an example")).to_be_visible()
    examples = player.page.get_by_role("group", name="Examples").get_by_role("button")
    texts = set()
    for at in range(examples.count()):
        examples.nth(at).tap()
        expect(examples.nth(at)).to_have_attribute("aria-pressed", "true")
        texts.add(query := field(player).input_value())
        if query == "STARE":
            player.page.get_by_role("heading", name="STARE is valid in ENABLE.").wait_for()
        else:
            query = query.replace("RETAINS?", "anagram:RETAINS?")
            count = found(player, query=query)["count"]
            assert count > 0
            has_title(player, f"{count:,} words")
        assert player.too_wide() <= 0
    assert len(texts) == examples.count() > 5


def test_the_keyboard_suffices(visit: Visit) -> None:
    """Type a mistake, go to its correction, choose it; the focus is on the query again."""
    from playwright.sync_api import expect

    player = study(visit)
    field(player).focus()
    player.page.keyboard.type("length:3 prefix:EA")
    expect(player.page.locator(".marked mark")).to_have_text("prefix:EA")
    player.page.keyboard.press("Tab")
    expect(player.page.get_by_role("button", name="and prefix:EA")).to_be_focused()
    player.page.keyboard.press("Enter")
    has_title(player, "3 words")
    expect(field(player)).to_be_focused()
    player.page.keyboard.press("Control+z")
    expect(field(player)).to_have_value("length:3 prefix:EA")
    player.button("Clear").focus()
    player.page.keyboard.press("Enter")
    expect(field(player)).to_have_value("")
    player.button("Undo").focus()
    player.page.keyboard.press("Enter")
    expect(field(player)).to_have_value("length:3 prefix:EA")


def test_the_address_has_all_that_is_chosen(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit)
    field(player).fill("anagram:RETAINS? and points:9-")
    player.page.get_by_label("Dictionary", exact=True).select_option("2of12inf")
    player.page.get_by_label("Sort by").select_option("Points")
    player.button("Hooks").click()
    params = {"query": "anagram:RETAINS? and points:9-", "dictionary": "2of12inf"}
    expected = found(player, **params, order="points", columns=["points"])
    has_title(player, f"{expected['count']} words")
    address = player.page.url
    friend = visit()
    friend.page.goto(address)
    has_title(friend, f"{expected['count']} words")
    expect(field(friend)).to_have_value("anagram:RETAINS? and points:9-")
    wanted = [
        [word.upper(), str(points)]
        for word, points in zip(expected["words"], expected["points"], strict=True)
    ]
    assert rows(friend) == wanted
    # Another link, at the same view.
    friend.open("words?q=length%3A2&columns=none")
    has_title(friend, "96 words")
    expect(friend.page.get_by_label("Sort by")).to_have_value("alphabet")
    friend.page.locator("nav[aria-label=Main] >> text=Words").click()
    expect(field(friend)).to_have_value("")


def test_an_unknown_dictionary_is_named(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.open("words?q=length%3A2&dictionary=nosuch")
    expect(player.page.locator("section.found .problem:not([hidden])")).to_have_text(
        "This server doesn’t have this dictionary. Choose another."
    )
    player.page.get_by_label("Dictionary", exact=True).select_option("enable")
    has_title(player, "96 words")


def test_the_whole_list_is_saved_as_text(visit: Visit) -> None:
    player = study(visit, "length:8")
    has_title(player, "28,420 words")
    with player.page.expect_download() as waiting:
        player.button("Save as text").click()
    assert waiting.value.suggested_filename == "words.txt"
    lines = Path(waiting.value.path()).read_text(encoding="utf-8").splitlines()
    assert lines[0] == "front hooks\tword\tback hooks\tpoints"
    first = found(player, query="length:8", columns=["hooks", "points"], limit=10_000)
    rest = [found(player, query="length:8", skip=at, limit=10_000) for at in (10_000, 20_000)]
    every = [*first["words"], *rest[0]["words"], *rest[1]["words"]]
    assert [line.split("\t")[1] for line in lines[1:]] == every
    assert lines[1].split("\t") == [
        *(first["front_hooks"][0], first["words"][0], first["back_hooks"][0]),
        str(first["points"][0]),
    ]


@pytest.mark.smoke
def test_the_list_is_copied(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = visit()
    player.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.open("words?q=length%3A3&columns=none")
    expected = found(player, query="length:3")["words"]
    has_title(player, f"{len(expected)} words")
    player.button("Copy the list").click()
    expect(player.page.get_by_text("Copied.")).to_be_visible()
    copied = player.page.evaluate("navigator.clipboard.readText()")
    assert copied.split() == expected


def test_a_browser_that_forbids_copying_is_explained(visit: Visit) -> None:
    from playwright.sync_api import expect

    player = study(visit, "length:2")
    has_title(player, "96 words")
    player.page.evaluate("""() => {
        navigator.clipboard.write = navigator.clipboard.writeText =
            () => Promise.reject(new DOMException("no", "NotAllowedError"));
    }""")
    player.button("Copy the list").click()
    expect(player.page.get_by_text("Your browser doesn’t allow copying here.")).to_be_visible()


def test_a_slow_answer_never_replaces_a_newer_one(visit: Visit) -> None:
    player = study(visit, "length:2")
    has_title(player, "96 words")
    held: list[Any] = []

    def hold(route: Any) -> None:
        if "length:8" in route.request.post_data:
            held.append(route)
        else:
            route.continue_()

    player.page.route("**/rpc?dictionary.find", hold)
    with player.page.expect_request(lambda request: "length:8" in (request.post_data or "")):
        field(player).fill("length:8")
    field(player).fill("length:3")
    has_title(player, "972 words")
    for route in held:
        route.continue_()
    # A later request is answered later.
    player.page.evaluate("fetch('rpc/hello', { method: 'POST', body: '{}' })")
    has_title(player, "972 words")


@pytest.mark.parametrize("shape", [{}, PHONE], ids=["desk", "phone"])
def test_an_error_of_the_server_is_told_once(visit: Visit, shape: dict[str, Any]) -> None:
    from playwright.sync_api import expect

    player = study(visit, "length:2", **shape)
    has_title(player, "96 words")
    player.page.route("**/rpc?dictionary.find", lambda route: route.abort())
    field(player).fill("length:3")
    problem = player.page.locator("section.found .problem:not([hidden])")
    expect(problem).to_have_text("Can’t reach the server.")
    expect(player.page.locator("section.found tbody tr")).to_have_count(0)
    player.page.unroute("**/rpc?dictionary.find")
    field(player).fill("length:4")
    has_title(player, "3,903 words")
