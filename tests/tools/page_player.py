"""Plays at the page as a person does: by clicks and keys. Which move, the server is asked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

#: Waits of the browser, in milliseconds, after which something is wrong.
PATIENCE_MS: Final = 60_000


class Player:
    """Somebody at a browser's page of the server at `address`."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.seq = 0  # what had happened when it was last our turn
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        # A server that is away, or a request that it refuses, is told by the browser, too.
        told = re.search("Failed to load|WebSocket", message.text)
        if message.type == "error" and not told:
            self.faults.append(message.text)

    def open(self, path: str) -> None:
        """Go to a view, as its address after the # says."""
        self.page.goto(f"{self.address}#/{path}")

    def begin(
        self, game: str, second: str = "bot:greedy", name: str = "North", **choices: str
    ) -> None:
        """Start a game against one other, with challenges.

        choices: of fields of the form, by their id.
        """
        if game != "lexibomb":
            choices.setdefault("words", "challenged")
        self.open("play")
        self.page.locator(f"button.game.{game}").click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Player 2", exact=True).select_option(second)
        for field, value in choices.items():
            self.page.locator(f"#{field}").select_option(value)
        self.page.get_by_role("button", name="Deal", exact=True).click()
        self.page.wait_for_url("**/#/table/*")

    # What is known

    def ask(self, method: str, **params: Any) -> Any:
        """A request with the seat's token."""
        path = self.page.url.split("#/table/")[1]
        token = self.page.evaluate(
            "id => JSON.parse(localStorage['lexicon_fast.tables'] ?? '{}')[id]?.token", path
        )
        answer = self.page.request.post(
            f"{self.address}rpc/{method}", data={"id": path, "token": token, **params}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def view(self) -> Any:
        """The table as the server has it."""
        return self.ask("table.view")

    def awaited(self, *, go_on: bool = True) -> str:
        """Wait until something is to be done: "turn", "challenge" or "over".

        go_on: from the end of a round to the next one, too.
        """
        while True:
            view = self.view()
            if view["over"] or view["to_move"] == view["seat"]:
                self.seq = view["seq"]
                self._table(self.seq).wait_for()
                if go_on and self.button("Next round").count():
                    self.button("Next round").click()
                return str(view["phase"])
            self.page.wait_for_timeout(20)

    def to_turn(self) -> None:
        """Wait for one's turn; plays of others are accepted."""
        while self.awaited() == "challenge":
            self.button("Accept").click()
            self.changed()

    def changed(self) -> None:
        """Wait until something has happened since `awaited`."""
        self._table(self.seq).wait_for(state="detached")

    def _table(self, seq: int) -> Locator:
        return self.page.locator(f'.table[data-seq="{seq}"]')

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    # What is done

    def play_on(self, turns: int | None = None) -> None:
        """Play to the end, or so many turns, each with the first legal action."""
        while turns != 0 and (phase := self.awaited()) != "over":
            if phase == "challenge":
                self.button("Accept").click()
            else:
                self.turn(self.best())
                turns = None if turns is None else turns - 1
            self.changed()

    def best(self) -> Any:
        """The first legal action; of Lexibomb, which orders them by place, the longest play."""
        view = self.view()
        actions = self.ask("table.legal", limit=5000 if view["game"] == "lexibomb" else 1)[
            "actions"
        ]
        return max(actions, key=lambda action: len(action.get("word", "")))

    def turn(self, action: Any) -> None:
        """Do an action by clicks."""
        getattr(self, f"_{action['action']}")(action)

    def _form(self, action: Any) -> None:
        for letter, master in cells(action["laid"]):
            self._card(letter, master)
        self.page.locator("button.main").click()

    def _insert(self, action: Any) -> None:
        old = self._take_word(action["target"])
        for place, (letter, master) in enumerate(cells(action["laid"])):
            if old and old[0] == (letter, master):
                old.pop(0)
                continue
            self.page.locator(".gap").nth(place).click()
            self._card(letter, master)
        self.page.locator("button.main").click()

    def _substitute(self, action: Any) -> None:
        old = self._take_word(action["target"])
        for place, (before, after) in enumerate(zip(old, cells(action["laid"]), strict=True)):
            if before != after:
                self.page.locator(".tray .tile").nth(place).click()
                self._card(*after)
        self.page.locator("button.main").click()

    def _draw(self, action: Any) -> None:
        card = action["discard"]
        self._card("" if card == "*" else card, card == "*")
        end = "from the stock" if action["take"] == "blind" else r"take (\w|the Master)"
        self.button(re.compile(rf"^Discard .* {end}$")).click()

    def _take_word(self, target: int) -> list[tuple[str, bool]]:
        self.page.locator(".laid-word").nth(target).click()
        return list(cells(self.view()["observation"]["table"][target]))

    def _card(self, letter: str, master: bool) -> None:
        name = "Master" if master else letter
        hand = self.page.get_by_role("group", name="Your hand")
        hand.get_by_role("button", name=re.compile(rf"^{name}, ")).and_(
            self.page.locator(":enabled")
        ).first.click()
        if master and letter:
            self._pick(letter)

    def _pick(self, letter: str) -> None:
        self.page.locator(".letters").get_by_role("button", name=letter, exact=True).click()

    def _play(self, action: Any) -> None:
        self.lay(action)
        self.page.locator("button.main").click()

    def lay(self, action: Any) -> None:
        """Lay the tiles of a play by clicks, and leave it at that."""
        for square, letter in squares(action["at"], action["word"]):
            blank = letter == "_" or letter.islower()
            name = "^blank$" if blank else f"^{letter}, "
            rack = self.page.get_by_role("group", name="Your rack")
            rack.get_by_role("button", name=re.compile(name)).and_(
                self.page.locator(":enabled")
            ).first.click()
            self.square(square).click()
            if letter.islower():
                self._pick(letter.upper())

    def square(self, name: str) -> Locator:
        """A square of the board, by its name: 8D."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def _exchange(self, action: Any) -> None:
        self.button("Exchange …").click()
        rack = self.view()["observation"]["rack"]
        for tile in action["tiles"]:
            place = rack.index(tile)
            rack = f"{rack[:place]} {rack[place + 1 :]}"
            self.page.locator(".rack .tile").nth(place).click()
        self.page.locator("button.main").click()

    def _pass(self, action: Any) -> None:
        self.button("Pass").click()

    # By keyboard

    def tab_to(self, name: re.Pattern[str], pressed: str | None = None, role: str = "") -> None:
        """Press Tab until what has the focus is called so. pressed: or not; role: its class."""
        for _ in range(200):
            label, state, looks = self.page.evaluate(
                "(at => [at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent,"
                " at.ariaPressed, at.className])(document.activeElement)"
            )
            if name.search(label.strip()) and pressed in (None, state) and role in looks:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {name.pattern}")

    def go(self, square: str, *, down: bool) -> None:
        """Take the cursor to a square, and turn it, with arrows and the space bar."""
        row, column = int(square[:-1]), ord(square[-1])
        for _ in range(100):
            # The cursor is there at once, the focus follows it.
            label = self.page.evaluate(
                "(document.querySelector('.square.cursor') ?? document.activeElement).ariaLabel"
            ).split(",")[0]
            at_row, at_column = int(label[:-1]), ord(label[-1])
            if (at_row, at_column) == (row, column):
                break
            if at_row != row:
                self.page.keyboard.press("ArrowDown" if at_row < row else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if at_column < column else "ArrowLeft")
        way = self.page.locator(".board.down").count() == 1
        if way != down:
            self.page.keyboard.press("Space")


def cells(laid: str) -> Iterator[tuple[str, bool]]:
    """The cards of a laid word: letter in upper case, and whether it is a Master.

    >>> list(cells("h[a]t"))
    [('H', False), ('A', True), ('T', False)]
    """
    for master, plain in re.findall(r"\[(\w)\]|(\w)", laid):
        yield (master or plain).upper(), bool(master)


def squares(at: str, word: str) -> Iterator[tuple[str, str]]:
    """The squares that a play lays tiles on, and their letters.

    >>> list(squares("D8", "Q(U)Iz"))
    [('8D', 'Q'), ('10D', 'I'), ('11D', 'z')]
    """
    down = at[0].isalpha()
    row = int(re.sub(r"\D", "", at))
    column = ord(re.sub(r"\d", "", at))
    lies = False
    for letter in word:
        if letter in "()":
            lies = letter == "("
            continue
        if not lies:
            yield f"{row}{chr(column)}", letter
        row, column = (row + 1, column) if down else (row, column + 1)
