"""Every view is checked with axe, at two widths, in light and dark colours, for names that match
labels, and for words that players do not know."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from support.page_records import record_of, unfinished

if TYPE_CHECKING:
    from support.page_player import Player

Visit = Callable[..., "Player"]

GAMES = ("lexicon", "scrabble", "lexibomb")

#: Folders with the packages of npm, as `npm ci` in tests/page/js or .ci/run installs them.
_PACKAGES: Final = (
    os.environ.get("LEXICON_FAST_NODE_MODULES"),
    Path(__file__).parent / "js" / "node_modules",
)

#: Rules that axe leaves out by default, because they are new or experimental. No rule is left out
#: here.
_MORE_RULES: Final = (
    "css-orientation-lock",
    "focus-order-semantics",
    "label-content-name-mismatch",
    "p-as-heading",
    "table-fake-caption",
    "target-size",
    "td-has-header",
)

#: Prepares axe. Squares of a board have signs that their names spell out, "2L" as "double letter";
#: `_OTHER_NAMES` checks them.
_PREPARE: Final = """() => axe.configure({
  rules: [{ id: "label-content-name-mismatch", selector: ":not([role=gridcell])" }],
})"""

#: Returns what axe reports, one line for each element.
_RUN: Final = """async (more) => {
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  const { violations } = await axe.run(document, { rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html, failureSummary }) =>
      `${id} (${help}): ${target}: ${html.slice(0, 200)}: ${failureSummary.slice(0, 300)}`));
}"""

#: Returns the controls whose names lack words that can be seen on them or in their labels. Signs
#: such as "◀" are no words.
_OTHER_NAMES: Final = """() => {
  const TIMES = { 2: "double", 3: "triple", 4: "quadruple" };
  const words = (text) =>
    text.replace(/([234])L/g, (_, times) => ` ${TIMES[times]} letter `)
      .replace(/([234])W/g, (_, times) => ` ${TIMES[times]} word `)
      .replace(/0W/g, "word scores 0")
      .toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? [];
  const seen = (element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isSeen = parent.checkVisibility({ visibilityProperty: true });
      if (isSeen && !parent.closest(".visually-hidden, .sum, .rising, option")) {
        texts.push(walker.currentNode.data);
      }
    }
    return texts;
  };
  const other = [];
  const controls = "button, a[href], summary, input, select, textarea, [role=gridcell]";
  for (const element of document.querySelectorAll(controls)) {
    if (!element.checkVisibility() || element.ariaLabel === null) continue;
    const name = words(element.ariaLabel);
    const label = [...(element.labels ?? [])].flatMap(seen);
    const texts = [...seen(element), ...label].map((text) => text.trim()).filter(Boolean);
    const joined = name.join("");
    if (texts.flatMap(words).some((text) => !joined.includes(text))) {
      other.push(`${element.ariaLabel}: ${texts.join(" ")}`);
    }
  }
  return other;
}"""

#: Words of the server and of programs, which players do not know.
_JARGON: Final = re.compile(
    r"\b(seq|tokens?|params?|observation|json|null|undefined|nan|seed|poc|readme|enable|yawl"
    r"|position \d+|Bad[A-Z]\w+|Illegal\w+|(table|record|puzzle)\.\w+)\b"
)

WIDE: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def axe() -> str:
    """Return the source of axe."""
    for folder in filter(None, _PACKAGES):
        path = Path(folder) / "axe-core" / "axe.min.js"
        if path.exists():
            return path.read_text(encoding="utf-8")
    pytest.skip("NOT TESTED: axe: use `npm ci` in tests/page/js")


Check = Callable[["Player"], None]


@pytest.fixture
def check(axe: str) -> Check:
    """Return a function that checks what a player sees.

    The first call in a test checks both widths and both colour schemes. Later ones check one width
    in one scheme, in turns, because a run of axe on a board takes a second.
    """
    calls = count()

    def check(player: Player) -> None:
        page = player.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(axe)  # the policy of the page allows no script tag
            page.evaluate(_PREPARE)
        found: list[str] = []
        call = next(calls)
        all_looks = (("wide", "light"), ("phone", "dark"))
        for look in all_looks if call == 0 else all_looks[call % 2 :][:1]:
            width, scheme = look
            page.set_viewport_size(WIDE if width == "wide" else PHONE)
            page.emulate_media(color_scheme=scheme)
            lines = [
                *page.evaluate(_RUN, _MORE_RULES),
                *(f"name of a control: {line}" for line in page.evaluate(_OTHER_NAMES)),
            ]
            found.extend(f"{width}, {scheme}: {line}" for line in lines)
        jargon = _JARGON.findall(page.locator("body").inner_text())
        found.extend(f"a word that players do not know: {word}" for word in jargon)
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(WIDE)
        assert found == [], "\n".join(found)

    return check


def opened(visit: Visit, path: str, shows: str) -> Player:
    """Return a player who sees a view. shows: an element that is there once it has loaded."""
    # A transition between two colours would be measured halfway.
    player = visit(reduced_motion="reduce")
    player.open(path)
    player.page.locator(shows).first.wait_for()
    return player


def test_start(visit: Visit, check: Check) -> None:
    player = opened(visit, "play", "form")
    check(player)
    player.begin("lexibomb")
    player.awaited()
    player.open("play")
    player.show_options()
    player.page.locator("#time").select_option("game")
    player.page.locator(".tables .tag").wait_for()
    check(player)
    player.page.locator(".tables button").click()
    player.button("Keep my seat").wait_for()
    check(player)


@pytest.mark.parametrize("game", GAMES)
def test_puzzle(visit: Visit, check: Check, game: str) -> None:
    player = opened(visit, f"puzzle/{game}/2026-11-27", ".answer")
    check(player)
    player.button("Show the solution …").click()
    player.button("Show the solution").click()
    player.page.locator(".answer .turns li").first.wait_for()
    check(player)


@pytest.mark.parametrize("game", GAMES)
def test_solver(visit: Visit, check: Check, game: str) -> None:
    player = opened(visit, f"solver/{game}", ".list tbody tr")
    if game == "lexicon":
        check(player)
        player.button("Plan").click()
        player.page.get_by_role("heading", name=re.compile("All cards|Not all")).wait_for()
        check(player)
        player.page.locator("#position").fill("CAT7")
        player.page.locator(".problem:visible").first.wait_for()
        check(player)
    else:
        player.page.get_by_text("The board as text").click()
        player.page.locator(".list tbody button").first.click()
        player.page.locator(".square .tile.laid").first.wait_for()
        check(player)


def test_words(visit: Visit, check: Check) -> None:
    player = opened(visit, "words", "#query")
    player.page.get_by_text("Use a form").click()
    check(player)
    player.button("Anagrams").click()
    player.page.locator("#query").fill("length:2")
    player.page.locator(".word-table tbody tr").first.wait_for()
    check(player)
    for mistake in ("length:2 prefix:A", "length:2 and", "lenght:7"):
        player.page.locator("#query").fill(mistake)
        player.page.locator(".marked mark").wait_for()
        check(player)
    player.page.locator("#query").fill("length:5 and prefix:ZZZZ")
    player.page.get_by_text("No words in this dictionary").wait_for()
    check(player)
    player.page.locator("#query").fill("RETAINS")
    player.page.locator(".lookup button").first.wait_for()
    check(player)
    player.open("words?q=length:5&columns=none")
    player.page.locator(".words-only li").first.wait_for()
    check(player)


@pytest.mark.smoke
def test_quiz(visit: Visit, check: Check) -> None:
    player = opened(visit, "quiz?q=length:2", ".quiz-ready button")
    player.button("Hooks of two-letter words").click()
    answer = player.page.locator("#quiz-answer")
    answer.fill("qqq")
    answer.press("Enter")
    check(player)
    player.button("Show the answers").click()
    player.page.locator(".quiz-missed").first.wait_for()
    check(player)
    player.open("quiz?q=length:2")
    player.button(re.compile("^Remove … ")).click()
    check(player)
    player.open("quiz/nonsense")
    player.page.locator(".problem:visible").wait_for()
    check(player)


@pytest.mark.parametrize("game", GAMES)
def test_replay(visit: Visit, check: Check, tmp_path: Path, game: str) -> None:
    player = visit(reduced_motion="reduce")
    player.analyse_quickly()
    player.open("replay")
    if game == "lexicon":
        player.page.locator("#record").wait_for()
        check(player)
    path, _ = record_of(game, tmp_path, weak="level1")
    player.page.set_input_files("#record", path)
    player.button("Analyse the game").click()
    player.page.locator(".analysis .sums").wait_for()
    moves = player.page.locator(".move-list td button")
    moves.nth(2).click()
    if game == "lexibomb":
        player.button("Show the bombs").click()
    player.page.locator(".turn-details").wait_for()
    check(player)
    player.button("Last").click()
    check(player)
    player.button(re.compile("^Practise .* of North$")).click()
    check(player)
    player.button("Show the best turns").click()
    player.page.locator(".answer .turns li").first.wait_for()
    check(player)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.smoke
def test_rules(visit: Visit, check: Check, game: str) -> None:
    player = opened(visit, f"rules/{game}", ".rules")
    summary = player.page.locator("summary")
    summary.wait_for()
    summary.click()
    check(player)


@pytest.mark.parametrize(
    "path", ["table/nonsense", "puzzle/scrabble/soon", "rules/lexicon?ruleset=x"]
)
def test_problem(visit: Visit, check: Check, path: str) -> None:
    check(opened(visit, path, ".problem:visible"))


def test_not_found(visit: Visit, check: Check) -> None:
    player = visit()
    player.page.goto(f"{player.address}nothing")
    check(player)


@pytest.mark.parametrize("game", GAMES)
def test_table(visit: Visit, check: Check, game: str) -> None:
    player = opened(visit, "play", "form")
    player.begin(game, time="game")
    player.play_on(turns=1)
    player.to_turn()
    check(player)
    if game == "scrabble":  # the same in Lexibomb
        player.button("Pass …").click()
        check(player)
        player.button("Keep playing").click()
        player.page.locator("summary", has_text="In the bag").click()
        player.button("Exchange …").click()
        player.page.locator(".rack .tile").first.click()
        check(player)
        player.button("Cancel").click()
    if game == "lexibomb":
        player.button("Bomb odds").click()
        player.page.locator(".square.odds").first.wait_for()
    player.first_advice()
    player.page.locator(".advice li button").first.click()
    player.page.locator("details.menu summary").click()
    check(player)
    player.button("Resign …").click()
    check(player)
    watcher = opened(visit, player.page.url.split("#/")[1], ".seats")
    check(watcher)
    player.page.locator("details.menu").get_by_role("button", name="Resign", exact=True).click()
    player.page.locator(".ending").wait_for()
    if game == "lexibomb":
        player.page.locator(".square.bomb").first.wait_for()
    check(player)


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
def test_challenge_and_letters(visit: Visit, check: Check, game: str) -> None:
    """A play that waits for an answer, and the letters of a Master or blank."""
    player, guest = opened(visit, "play", "form"), visit(reduced_motion="reduce")
    player.begin(game, "open")
    player.page.locator(".invitation").wait_for()
    check(player)
    guest.page.goto(player.page.url)
    guest.page.locator(".invitation").wait_for()
    check(guest)
    guest.page.get_by_label("Your name").fill("South")
    guest.button("Join the game").click()
    guest.page.locator(".own-turn").wait_for()
    while (view := player.view())["phase"] != "challenge":
        (player if view["to_move"] == 0 else guest).play_on(turns=1)
    second = player if view["to_move"] == 0 else guest
    second.page.get_by_role("region", name="Challenge").wait_for()
    check(second)


#: Values of observations with a Master or a blank, also in a word.
WILD: Final = {
    "lexicon": {"hand": "QUIZ*EA", "table": ["l[u]rch", "hat"]},
    "scrabble": {"rack": "QUIZ?EA"},
}


@pytest.mark.parametrize("game", ["lexicon", "scrabble"])
@pytest.mark.smoke
def test_letters(visit: Visit, check: Check, game: str) -> None:
    player = visit(reduced_motion="reduce")
    player.sees(**WILD[game])
    player.sit(game)
    player.awaited()
    if game == "lexicon":
        player.page.locator(".laid-word").first.wait_for()
        player.page.get_by_role("button", name=re.compile("^Master, ")).click()
    else:
        player.page.locator(".rack .tile.wild").click()
        player.square("1A").click()
    player.page.locator(".letters").wait_for()
    check(player)


def test_end_of_a_round(visit: Visit, check: Check) -> None:
    player = opened(visit, "play", "form")
    player.sit("lexicon", record=unfinished("lexicon", 3, "round end"))
    while not player.button("Next round").count():
        phase = player.awaited(go_on=False)
        if player.button("Next round").count():
            break
        if phase == "challenge":
            player.button("Accept").click()
        else:
            player.turn(player.best())
        player.changed()
    check(player)
