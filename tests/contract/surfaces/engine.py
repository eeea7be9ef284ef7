"""Sessions over `lexicon-fast engine`: every method and every error code, for the three games.

Left out are two codes that no request gets: BadAction, for the engine takes actions as objects, of
which it says IllegalAction or -32602, and -32603, which is a fault of the engine. Message texts are
left out, too. Requests with an observation use the one that `game.observe` gave.
"""

from __future__ import annotations

import json
import re
from typing import Any

from support.hard_position import HARD

from surfaces.work import Work, line_of, without

#: Keys whose values are texts for people.
TEXTS = ("message", "error", "help", "about", "change", "why", "version")

PLAYS = {
    "lexicon": ({"action": "insert", "target": 0, "laid": "hat"}, {"action": "form"}, 1),
    "scrabble": ({"action": "play", "at": "1A", "word": "QQQ"}, {"action": "play", "at": "1A"}, 2),
    "lexibomb": ({"action": "play", "at": "1A", "word": "QQQ"}, {"action": "fly"}, 2),
}
POSITIONS: dict[str, list[Any]] = {
    "lexicon": ["CATDOG* hat", {"hand": "QUIZ", "table": ["h[a]t"]}, "C4T"],
    "scrabble": ["15/15/15/15/15/15/15/6QUIT5/15/15/15/15/15/15/15 CE/ 0/0 0", "15/15 QUIZ/ 0/0 0"],
    "lexibomb": [{"rack": "AEX"}, {"rack": "AE1"}],
}

#: A ruleset without a base is refused before its layout is read.
STANDARD = {"base": "standard"}

#: Requests that need no game: label -> method and params. In this order.
SINGLE: list[tuple[str, str, Any]] = [
    ("first", "hello", {"client": "contract", "protocol": "1.2"}),
    ("of an older client", "hello", {"protocol": "1.0"}),
    ("plain", "ping", None),
    ("with a value", "ping", {"value": {"a": [1, None, "x"]}}),
    ("unknown field", "ping", {"valeu": 1}),
    ("all", "options", {}),
    ("threads", "options.set", {"values": {"threads": 3}}),
    ("unknown", "options.set", {"values": {"none-such": 3}}),
    ("wrong type", "options.set", {"values": {"threads": "many"}}),
    ("out of range", "options.set", {"values": {"threads": 0}}),
    ("nothing to stop", "stop", {"id": 99}),
    ("nothing to cancel", "cancel", {"id": "x"}),
    ("enable", "dictionary.info", {}),
    ("not loaded", "dictionary.info", {"dictionary": "none-such"}),
    ("few", "dictionary.load", {"words": "few.txt"}),
    ("BadDictionary", "dictionary.load", {"words": "none-such"}),
    ("BadWordList", "dictionary.load", {"words": "missing/list.txt"}),
    ("BadAlphabet", "dictionary.load", {"words": "few.txt", "alphabet": "none-such"}),
    ("FetchError", "dictionary.load", {"words": "http://127.0.0.1:9/words.txt"}),
    ("known", "dictionary.check", {"words": ["quiz", "zzx", "QUIZ", ""]}),
    ("few", "dictionary.check", {"words": ["quiz", "she"], "dictionary": "few.txt"}),
    ("not a list", "dictionary.check", {"words": "quiz"}),
    ("missing field", "dictionary.check", {}),
    ("subwords", "dictionary.search", {"hand": "CATDOG*", "limit": 5}),
    ("superwords", "dictionary.search", {"kind": "superwords", "hand": "TCHED", "word": "hat"}),
    ("substitutions", "dictionary.search", {"kind": "substitutions", "hand": "U", "word": "larch"}),
    ("BadHand", "dictionary.search", {"hand": "C4T"}),
    ("BadTableWord", "dictionary.search", {"kind": "superwords", "hand": "C", "word": "h1t"}),
    ("unknown kind", "dictionary.search", {"kind": "none-such", "hand": "C"}),
    ("words", "dictionary.find", {"query": "anagram:RETAINS?", "limit": 2}),
    (
        "columns",
        "dictionary.find",
        {"query": "length:2 and includes:Q", "columns": ["hooks", "probability"], "limit": 2},
    ),
    ("BadQuery", "dictionary.find", {"query": "length:7 andd vowels:2"}),
    ("BadQuery in JSON", "dictionary.find", {"query": {"type": "in", "value": "/etc/passwd"}}),
    ("lexicon", "solve", {"game": "lexicon", "positions": POSITIONS["lexicon"], "top": 2}),
    ("scrabble", "solve", {"game": "scrabble", "positions": POSITIONS["scrabble"], "top": 2}),
    (
        "lexibomb",
        "solve",
        {
            "game": "lexibomb",
            "positions": POSITIONS["lexibomb"],
            "top": 2,
            "dictionary": "enable",
        },
    ),
    (
        "lexicon, all options",
        "solve",
        {
            "game": "lexicon",
            "positions": ["CATDOG* hat"],
            "ruleset": {"base": "article", "strict": True},
            "actions": ["insert"],
            "min_length": 5,
            "top": None,
            "dictionary": "enable",
        },
    ),
    ("BadOption", "solve", {"game": "lexicon", "positions": ["QUIZ"], "actions": ["none-such"]}),
    ("unknown game", "solve", {"game": "chess", "positions": []}),
    ("unknown ruleset", "solve", {"game": "lexicon", "positions": [], "ruleset": "none-such"}),
    ("lexicon", "plan", {"game": "lexicon", "positions": ["DEIIILOTUW", "C4T"]}),
    ("scrabble", "plan", {"game": "scrabble", "positions": []}),
    ("damaged layout", "game.new", {"game": "scrabble", "ruleset": {"layout": {"name": "x"}}}),
    ("unknown layout", "game.new", {"game": "scrabble", "ruleset": {"layout": "none-such"}}),
    ("BadLayout", "game.new", {"game": "scrabble", "ruleset": {**STANDARD, "layout": 5}}),
    ("BadLayout, damaged", "game.new", {"game": "scrabble", "ruleset": {**STANDARD, "layout": {}}}),
    (
        "BadLayout, unknown",
        "game.new",
        {"game": "lexibomb", "ruleset": {**STANDARD, "layout": "none-such"}},
    ),
    ("BadRecord", "game.new", {"game": "scrabble", "record": ["{}"]}),
    ("BadPosition", "game.new", {"game": "lexibomb", "position": {"racks": ["A%", "B"]}}),
    ("too many players", "game.new", {"game": "lexibomb", "players": 5}),
    ("NoSuchGame", "game.observe", {"id": "none-such", "player": 0}),
    ("none", "game.list", {}),
    ("unknown", "none.such", {}),
]

#: Lines that are no requests, or strange ones; an empty reply: none.
LINES = [
    "{",
    "nonsense",
    "[]",
    '[{"id": 1, "method": "ping"}]',
    '{"id": 1}',
    '{"id": 1.5, "method": "ping"}',
    '{"id": null, "method": "ping"}',
    '{"id": 1, "method": 5}',
    '{"id": 1, "method": "ping", "params": []}',
    '{"jsonrpc": "1.0", "id": 1, "method": "ping"}',
    '{"jsonrpc": "2.0", "id": "text", "method": "ping"}',
    '{"method": "ping"}',
    "",
    '{"id": 1, "id": 2, "method": "ping"}',
    '{"id": 9223372036854775808, "method": "ping"}',
]


class Session:
    """An engine that is talked to, line by line."""

    def __init__(self, work: Work) -> None:
        self._process = work.start("engine", "-j", "2")
        self.found: dict[str, Any] = {}
        self._last = 0

    def send(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()

    def receive(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def ask(self, label: str, method: str, params: Any = None, *, keep: bool = True) -> Any:
        """A request and its reply, which is kept in `found`; returns the reply."""
        self._last += 1
        request = {"id": self._last, "method": method}
        self.send(json.dumps(request if params is None else {**request, "params": params}))
        notified = 0
        while (reply := self.receive()).get("id") != self._last:
            notified += 1
        if keep:
            known = {k: v for k, v in (params or {}).items() if k not in ("observation", "record")}
            kept = without(reply, *TEXTS)
            kept.pop("id")
            if method in ("hello", "options", "options.set"):
                kept = opened(kept)
            self.found[f"{method}: {label}"] = {"params": known, **kept}
            if notified:
                self.found[f"{method}: {label}"]["notified"] = True
        return reply

    def end(self) -> int:
        self._process.communicate(timeout=100)
        return self._process.returncode


def opened(value: Any) -> Any:
    """Lists to which later versions may add, as objects: methods, games, bots, options ..."""
    if isinstance(value, list):
        return [opened(each) for each in value]
    if not isinstance(value, dict):
        return value
    found = {}
    for key, each in value.items():
        if key in ("methods", "rulesets", "choices"):
            found[key] = dict.fromkeys(each, True)
        elif key in ("games", "bots", "options"):
            found[key] = {one.get("name") or one["game"]: opened(one) for one in each}
        elif key == "changes":
            found[key] = {f"{one['protocol']} {place}": True for place, one in enumerate(each)}
        elif key == "protocol":
            found[key] = re.sub(r"\..*", ".x", each)  # minor versions only add
        else:
            found[key] = opened(each)
    return found


def record(work: Work) -> dict[str, Any]:
    session = Session(work)
    found = session.found
    for label, method, params in SINGLE:
        session.ask(label, method, params)
    for game in PLAYS:
        _game(session, game)
    _stopped(session)
    for line in LINES:
        session.send(line)
        session.send('{"id": "after", "method": "ping"}')
        replies = []
        while (reply := session.receive()).get("id") != "after":
            replies.append(without(reply, *TEXTS))
        found[f"line {line}"] = replies
    session.ask("short lines", "options.set", {"values": {"max_line_bytes": 1024}})
    session.send(" " * 2000 + "{}")
    found["line that is too long"] = without(session.receive(), *TEXTS)
    session.ask("few games", "options.set", {"values": {"max_games": 1}})
    session.ask("kept", "game.new", {"game": "lexicon", "seed": 1})
    session.ask("TooMuch", "game.new", {"game": "lexicon", "seed": 1})
    session.ask("no files", "options.set", {"values": {"open_files": False}})
    session.ask("no files any more", "dictionary.load", {"words": "few.txt"})
    session.ask("files again", "options.set", {"values": {"open_files": True}})
    session.ask("end", "quit")
    found["exit code after quit"] = session.end()
    return found


def _game(session: Session, game: str) -> None:
    illegal, malformed, rounds = PLAYS[game]
    # The default of Lexibomb is another list since 0.2.0, with which all answers differ.
    words = {"dictionary": "enable"} if game == "lexibomb" else {}
    new: dict[str, Any] = {"game": game, "seed": 7, "players": 2, "names": ["A", "B"], **words}
    if game == "lexicon":
        new |= {"rounds": rounds, "first_dealer": 0}
    else:
        new |= {"starter": 0}
    state = session.ask(game, "game.new", new)["result"]
    id = state["id"]
    session.ask(f"with a {game}", "game.list")
    mover = state["to_move"]
    seen = session.ask(f"{game}, mover", "game.observe", {"id": id, "player": mover})["result"]
    session.ask(f"{game}, other", "game.observe", {"id": id, "player": 1 - mover, "since": 0})
    session.ask(f"{game}, no such player", "game.observe", {"id": id, "player": 5})
    session.ask(f"{game}, mover", "game.legal", {"id": id, "player": mover, "limit": 3})
    session.ask(f"{game}, other", "game.legal", {"id": id, "player": 1 - mover})
    turn = {"id": id, "player": mover}
    session.ask(f"{game}, IllegalAction", "game.apply", {**turn, "action": illegal})
    session.ask(f"{game}, malformed", "game.apply", {**turn, "action": malformed})
    unreadable = {"action": "play", "at": "99Z", "word": "QUIZ"}
    if game == "lexicon":
        unreadable = {"action": "form", "laid": "h[at"}
    session.ask(f"{game}, unreadable", "game.apply", {**turn, "action": unreadable})
    session.ask(f"{game}, Stale", "game.apply", {**turn, "action": illegal, "seq": seen["seq"] - 1})
    session.ask(f"{game}, NotOver", "game.record", {"id": id})
    observed = {"game": game, "observation": seen["observation"], **words}
    session.ask(f"{game}", "legal", {**observed, "limit": 3})
    session.ask(f"{game}, BadObservation", "legal", {"game": game, "observation": {"player": 7}})
    advise = {**observed, "iterations": 60, "seed": 1}
    session.ask(f"{game}", "advise", {**advise, "stream": False})
    session.ask(f"{game}, BadObservation", "advise", {"game": game, "observation": {"player": 7}})
    session.ask(f"{game}, unknown bot", "bot.move", {**observed, "bot": "none-such"})
    session.ask(f"{game}, unknown option", "bot.move", {**observed, "bot": "greedy:x=1"})
    count = 0
    while not state["over"]:
        mover = state["to_move"]
        turn = {"id": id, "player": mover}
        seen = session.ask("", "game.observe", turn, keep=False)["result"]
        bot = {"game": game, "observation": seen["observation"], "bot": "greedy", "seed": count}
        bot |= words
        moved = session.ask(f"{game}, {count}", "bot.move", bot, keep=count < 4)["result"]
        act = {**turn, "action": moved["action"], "seq": seen["seq"]}
        state = session.ask(f"{game}, {count}", "game.apply", act, keep=count < 4)["result"]
        count += 1
    session.found[f"{game}: actions of a whole game"] = count
    session.ask(f"{game}, over", "game.apply", {**turn, "action": illegal})
    session.ask(f"{game}, over", "game.observe", {"id": id, "player": 0})
    lines = session.ask("", "game.record", {"id": id}, keep=False)["result"]["lines"]
    session.found[f"game.record: {game}"] = [_line(line) for line in (*lines[:4], lines[-1])]
    again = {"game": game, "record": lines}
    session.ask(f"{game}, from a record", "game.new", again)
    session.ask(f"{game}", "game.close", {"id": id})
    session.ask(f"{game}, again", "game.close", {"id": id})


def _stopped(session: Session) -> None:
    """Advice without a limit, stopped and cancelled."""
    params = {"game": "lexicon", "observation": HARD, "seconds": 200}
    for way in ("stop", "cancel"):
        session.send(json.dumps({"id": way, "method": "advise", "params": params}))
        update = session.receive()
        session.found[f"advise.update, before {way}"] = {
            "method": update["method"],
            "id": update["params"]["id"],
            "keys": dict.fromkeys(update["params"]["advice"], True),
        }
        session.send(json.dumps({"id": 0, "method": way, "params": {"id": way}}))
        replies: dict[Any, Any] = {}
        while len(replies) < 2:
            reply = session.receive()
            if "method" not in reply:
                replies[reply["id"]] = reply
        session.found[f"{way}: advise"] = replies[0]["result"]
        ended = without(replies[way], *TEXTS)
        if "result" in ended:
            ended["result"]["advice"] = dict.fromkeys(ended["result"]["advice"], True)
        session.found[f"advise: {way}"] = ended


def _line(line: str) -> str:
    event = json.loads(line)
    event.pop("chain")
    if "program" in event:
        event["program"] = re.sub(r" .*", " VERSION", event["program"])
    return line_of(event)
