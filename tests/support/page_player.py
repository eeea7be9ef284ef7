"""Plays at the page as a person does: by clicks and keys. Which move, the server is asked."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page

#: Waits of the browser, in milliseconds, after which something is wrong, however busy the machine.
PATIENCE_MS: Final = 60_000

#: Parameters of analyses of games that find most mistakes, and take a second at most.
QUICK_ANALYSIS: Final = {"iterations": 20, "quick": False}

#: A tile on a rack: a letter, or several in brackets.
TILE: Final = r"\[\w+\]|."

#: Goes to an address after the #; done once the page has been told.
_GO: Final = """(hash) => new Promise((done) => {
  if (new URL(hash, location.href).hash === location.hash) return done();
  addEventListener("hashchange", () => done(), { once: true });
  location.hash = hash;
})"""


#: Find texts whose contrast with a plain background is below 4.5 to 1 (3 to 1 for large ones),
#: except in disabled controls.
FAINT = """() => {
  const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
  const light = ([r, g, b]) =>
    [r, g, b]
      .map((each) => each / 255)
      .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4))
      .reduce((sum, each, place) => sum + each * [0.2126, 0.7152, 0.0722][place], 0);
  const behind = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(each);
      if (backgroundImage !== "none" || backgroundColor.startsWith("color(")) return null;
      const [r, g, b, alpha = 1] = parse(backgroundColor);
      if (alpha === 1) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const faint = [];
  for (const element of document.querySelectorAll("body *")) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility()) continue;
    if (element.closest(":disabled, .visually-hidden, select")) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const back = behind(element);
    if (!back) continue;
    const [a, b] = [light(parse(color)), light(back)].sort((x, y) => y - x);
    const size = parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.6 && fontWeight >= 700);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < (large ? 3 : 4.5)) {
      faint.push(`${element.className} ${element.textContent.slice(0, 20)}: ${ratio.toFixed(2)}`);
    }
  }
  return [...new Set(faint)];
}"""


class Player:
    """Somebody at a browser's page of the server at `address`."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self.seq = 0  # what had happened when it was last our turn
        page.context.set_default_timeout(PATIENCE_MS)  # and of its requests
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._console)

    def _console(self, message: Any) -> None:
        # A server that is away, or a request that it refuses, is told by the browser, too.
        told = re.search("Failed to load|WebSocket", message.text)
        if message.type == "error" and not told:
            self.faults.append(message.text)

    def open(self, path: str) -> None:
        """Go to a view, as its address after the # says; the one before is gone then."""
        if self.page.url.startswith(self.address):
            self.page.evaluate(_GO, f"#/{path}")
        else:
            self.page.goto(f"{self.address}#/{path}")

    def sit(self, game: str, bot: str = "greedy", **params: Any) -> None:
        """Take a seat at a new table against a bot. params: of `table.new`."""
        self.open("play")
        seats = [{"kind": "person", "name": "North"}, {"kind": "bot", "bot": bot}]
        answer = self.page.request.post(
            f"{self.address}rpc/table.new", data={"game": game, "seats": seats, **params}
        )
        assert answer.ok, answer.text()
        table = answer.json()
        self.page.evaluate(
            "([id, game, token]) => localStorage.setItem("
            "'lexicon_fast.tables', JSON.stringify({[id]: {game, token, since: 0}}))",
            [table["id"], game, table["tokens"][0]],
        )
        self.open(f"table/{table['id']}")

    def begin(
        self, game: str, second: str = "bot:greedy", name: str = "North", **choices: str
    ) -> None:
        """Start a game against one other, with challenges.

        choices: of fields of the form, by their id. Lexicon goes on until one is left: of one
        round every twentieth is over after a turn of ours.
        """
        if game != "lexibomb":
            choices.setdefault("words", "challenged")
        if game == "lexicon":
            choices.setdefault("rounds", "")
        self.open("play")
        self.page.locator(f"button.game.{game}").click()
        self.show_options()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_label("Player 2", exact=True).select_option(second)
        for field, value in choices.items():
            self.page.locator(f"#{field}").select_option(value)
        self.button("Play").click()
        self.page.wait_for_url("**/#/table/*")

    def show_options(self) -> None:
        """Unfold the options of a new game."""
        self.page.locator("details.fold:not([open]) > summary").click()

    def too_wide(self) -> int:
        """Return by how many pixels the page is wider than the window."""
        width = self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        return int(width)

    def faint_texts(self) -> list[str]:
        """Return the texts with too little contrast with their background, light or dark."""
        found: list[str] = []
        for scheme in ("dark", "light"):
            # A transition between two colours would be measured halfway.
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found += [f"{scheme}: {text}" for text in self.page.evaluate(FAINT)]
        return found

    def late(self) -> None:
        """From the next visit on, have pictures and timers come late, as on a busy machine."""
        self.page.add_init_script(
            """{
              const later = setTimeout;
              window.setTimeout = (call, ms = 0, ...rest) => later(call, ms * 5 + 500, ...rest);
              window.requestAnimationFrame = (call) => later(call, 1000);
            }"""
        )

    def sees(self, **values: Any) -> dict[str, Any]:
        """Have the page see observations with other values than the server tells it: those given,
        and what is put into them later. Before the visit."""

        def changed(view: Any) -> Any:
            view.get("observation", {}).update(values)
            return view

        def told(message: str) -> str:
            data = json.loads(message)
            changed(data.get("result") or data.get("params") or {})
            return json.dumps(data)

        def between(socket: Any) -> None:
            server = socket.connect_to_server()
            socket.on_message(server.send)
            server.on_message(lambda message: socket.send(told(message)))

        def done(route: Any) -> None:
            answer = route.fetch()
            reply = answer.json()
            changed(reply.get("result", {}))
            route.fulfill(response=answer, json=reply)

        self.page.route_web_socket("**/ws", between)
        self.page.route("**/rpc?table.act", done)
        return values

    def intercept(
        self, method: str, answer: Callable[[dict[str, Any]], dict[str, Any] | None]
    ) -> None:
        """From the next visit on, have requests over the WebSocket pass through a function, of
        tables, too.

        answer: may change the parameters of a request; what it returns, {"result": …} or
        {"error": …}, is answered in place of the server.
        """

        def between(socket: Any) -> None:
            server = socket.connect_to_server()

            def ask(message: str) -> None:
                request = json.loads(message)
                is_asked = request["method"] in (method, f"table.{method}")
                reply = answer(request["params"]) if is_asked else None
                if reply is None:
                    server.send(json.dumps(request))
                else:
                    socket.send(json.dumps({"jsonrpc": "2.0", "id": request["id"], **reply}))

            socket.on_message(ask)
            server.on_message(socket.send)

        self.page.route_web_socket("**/ws", between)

    def analyse_quickly(self) -> None:
        """From the next visit on, have games analysed in a moment, the same on every machine."""
        self.intercept("analyse", lambda params: params.update(QUICK_ANALYSIS))

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
        for _ in range(PATIENCE_MS // 20):
            view = self.view()
            if view["over"] or view["to_move"] == view["seat"]:
                self.seq = view["seq"]
                self._table(self.seq).wait_for()
                if go_on and self.button("Next round").count():
                    self.button("Next round").click()
                return str(view["phase"])
            self.page.wait_for_timeout(20)
        raise AssertionError("nothing to do for this seat")

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

    def choose_tab(self, name: str) -> None:
        """Show a panel of the table or replay; in a narrow window, all are shown."""
        tab = self.page.get_by_role("tab", name=name)
        if tab.count():
            tab.click()

    def first_advice(self) -> None:
        """Ask for advice, and stop it as soon as there is some."""
        self.choose_tab("Hints")
        self.button("Get hints").click()
        self.page.locator(".advice li button").first.wait_for()
        # In one step: the button goes away once the best action is certain.
        self.page.locator(".advice > .row button").evaluate(
            "button => button.textContent.trim() === 'Stop' && button.click()"
        )
        self.button("Get hints").wait_for()

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
        self._card("" if card == "*" else card.strip("[]"), card == "*")
        end = "from the stock" if action["take"] == "blind" else r"take (\w+|the Master)"
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

    def rack(self) -> list[str]:
        """The tiles of one's rack, as they lie: letters, or "blank"."""
        tiles = self.page.locator(".rack .tile")
        labels = tiles.evaluate_all("all => all.map(tile => tile.ariaLabel)")
        return [label.split(",")[0] for label in labels]

    def has_rack(self, begin: list[str]) -> None:
        """Wait until the rack begins with these tiles."""
        from playwright.sync_api import expect

        tiles = self.page.locator(".rack .tile")
        for place, tile in enumerate(begin):
            expect(tiles.nth(place)).to_have_attribute("aria-label", re.compile(rf"^{tile}(,|$)"))

    def square(self, name: str) -> Locator:
        """A square of the board, by its name: 8D."""
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def _exchange(self, action: Any) -> None:
        self.button("Exchange …").click()
        rack = self.view()["observation"]["rack"]
        rack = re.findall(TILE, rack)
        for tile in re.findall(TILE, action["tiles"]):
            place = rack.index(tile)
            rack[place] = ""
            self.page.locator(".rack .tile").nth(place).click()
        self.page.locator("button.main").click()

    def _pass(self, action: Any) -> None:
        self.pass_turn()

    def pass_turn(self) -> None:
        """Pass, and confirm it."""
        self.button("Pass …").click()
        self.button("Pass").click()

    # By keyboard

    def compose(self, action: Any) -> None:
        """Have an action of Scrabble or Lexibomb ready for Enter, by keys."""
        press = self.page.keyboard.press
        if action["action"] == "play":
            laid = list(squares(action["at"], action["word"]))
            self.tab_to(re.compile(r"^\d+[A-O],"))
            self.go(laid[0][0], down=action["at"][0].isalpha())
            for _, letter in laid:
                blank = "Shift+" if letter.islower() else ""
                for key in letter.lower():
                    press(f"{blank}{key}")
        elif action["action"] == "exchange":
            self.tab_to(re.compile("^Exchange …$"))
            press("Enter")
            for tile in re.findall(TILE, action["tiles"]):
                name = "^blank$" if tile in "?_" else f"^{tile.strip('[]')}, "
                self.tab_to(re.compile(name), pressed="false")
                press("Space")
            self.tab_to(re.compile("^Exchange (?!…)"))
        else:
            self.tab_to(re.compile("^Pass …$"))
            press("Enter")
            self.tab_to(re.compile("^Pass$"))

    def tab_to(self, name: re.Pattern[str], pressed: str | None = None, role: str = "") -> None:
        """Press Tab until what has the focus is called so. pressed: or not; role: class or tag."""
        for _ in range(200):
            label, state, looks = self.page.evaluate(
                "(at => [at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent,"
                " at.ariaPressed, `${at.className} ${at.tagName}`])(document.activeElement)"
            )
            if name.search(label.strip()) and pressed in (None, state) and role in looks:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by Tab to {name.pattern}")

    def go(self, square: str, *, down: bool) -> None:
        """Take the cursor to a square, and turn it, with arrows and the space bar."""
        row, column = int(square[:-1]), ord(square[-1])
        for _ in range(100):
            # Before the first key there is no cursor: then the focus is where it will be.
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
    >>> list(cells("[ch][i][[ch]]"))
    [('CH', False), ('I', True), ('CH', True)]
    """
    for tile, master, plain in re.findall(r"(?<!\[)\[(\w{2,3})\]|\[\[?(\w+)\]\]?|(\w)", laid):
        plain = plain or tile
        yield (master or plain).upper(), bool(master)


def squares(at: str, word: str) -> Iterator[tuple[str, str]]:
    """The squares that a play lays tiles on, and their letters.

    >>> list(squares("D8", "Q(U)Iz"))
    [('8D', 'Q'), ('10D', 'I'), ('11D', 'z')]
    >>> list(squares("8D", "[CH]I(C)[ll]"))
    [('8D', 'CH'), ('8E', 'I'), ('8G', 'll')]
    """
    down = at[0].isalpha()
    row = int(re.sub(r"\D", "", at))
    column = ord(re.sub(r"\d", "", at))
    lies = False
    for tile in re.findall(TILE, word):
        letter = tile.strip("[]")
        if letter in "()":
            lies = letter == "("
            continue
        if not lies:
            yield f"{row}{chr(column)}", letter
        row, column = (row + 1, column) if down else (row, column + 1)
