"""Fuzz target: lines sent to the engine, and what a player can learn from the replies.

An input is a script: lines of the protocol, whole or damaged, and lines that begin with `@`, which
stand for sensible requests about a game that is refereed meanwhile. Whatever is sent, each request
gets one reply of the right form, and no reply tells of a fault of the engine.

Then the whole script is played again with two hidden cards exchanged that one player never saw: one
in another hand, one in the stock (in Scrabble and Lexibomb tiles, on a rack and in the bag), in
Lexibomb also with all hidden bombs elsewhere, so that the open numbers are the same. All that was
ever sent to that player must be the same, byte for byte, until the exchange changes what others do,
or the round ends and hands are counted.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

import msgspec
from fuzzing import main
from protocol_games import CARDS, KITS, Kit

from lexicon_fast import Dictionary
from lexicon_fast.engine.engine import Engine
from lexicon_fast.protocol import messages as m
from lexicon_fast.protocol import methods
from lexicon_fast.protocol.methods import METHODS

#: Messages of an input, about.
MESSAGES = 50

_WORDS = """hat that thatched chat chats cat cats act acts larch lurch latch at on no onion quiz zax
hot shot shots host tin into rat tar art rats star oat oats toast roast sit its ties item"""
WORDS = Dictionary.from_words(_WORDS.split())
#: What is told about a game to one player; and to whoever asks.
SEATED = ("game.observe", "game.legal", "game.apply", "game.watch", "game.resign")
PUBLIC = ("game.list", "game.record", "game.close", "game.new", "hello", "options", "ping")
PUBLIC += ("game.abort", "game.unwatch")
#: The lines of a game in the notation of other programs.
GCG = ["#player1 x X", "#player2 y Y", ">x: AEIQTUZ 8E QUIZ +44 44"]

#: In the reply to a request whose id is not free.
OPEN = b"is still open"

#: How often two games were compared; tests look at it.
compared = 0


# ------------------------------------------------------------------ making scripts


def make(rng: random.Random) -> bytes:
    """A script."""
    kit = rng.choice(list(KITS.values()))
    players = rng.choice(kit.players)
    first = {"game": kit.name, **kit.begin(rng, players), "seed": rng.randrange(9)}
    lines = [json.dumps({"id": "new", "method": "game.new", "params": first}).encode()]
    while len(lines) < MESSAGES:
        kind = rng.random()
        if kind < 0.4:
            lines.append(b"@play %d %d" % (rng.randrange(1 << 30), rng.randrange(4)))
        elif kind < 0.55:
            lines.append(b"@look %d %d" % (rng.randrange(players), rng.randrange(30)))
        else:
            line = json.dumps(request(rng, kit, players), ensure_ascii=rng.random() < 0.5)
            lines.append(damaged(rng, line.encode("utf-8", "replace")))
    return b"\n".join(line.replace(b"\n", b" ") for line in lines)


ODD: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 64, 65, 2**31, 2**63, -(2**63) - 1, 10**40, 0.5, 1e300),
    *("", "x", "hat", "h[a]t", "[", "*", "?", "ABC*", "é", "\0", "\u2028", "😀", "a" * 200),
    *([], {}, [[]], [None], {"": {}}, [1, "a"], "lexicon", "scrabble-1", "enable", "new"),
]


def request(rng: random.Random, kit: Kit, players: int) -> Any:
    """A request, sensible more or less."""
    method = rng.choice(list(METHODS))
    if method in ("quit", "game.close", "game.resign", "game.abort") and rng.random() < 0.9:
        method = "game.apply"
    if method.startswith("puzzle") and rng.random() < 0.95:  # it takes up to seconds
        method = "dictionary.check"
    if method.startswith("quiz") and rng.random() < 0.7:  # games have more to hide
        method = "game.apply"
    params = {}
    for field in msgspec.structs.fields(METHODS[method].params):
        if rng.random() < (0.98 if field.required else 0.4):
            params[field.name] = value(rng, kit, method, field.name, players)
    if rng.random() < 0.04:
        params[rng.choice(["x", "id", "game", "player"])] = rng.choice(ODD)
    made: dict[str, Any] = {"jsonrpc": "2.0", "id": rng.randrange(60), "method": method}
    if params or rng.random() < 0.5:
        made["params"] = params
    if rng.random() < 0.05:
        made[rng.choice(["id", "method", "jsonrpc", "params"])] = rng.choice(ODD)
    if rng.random() < 0.05:
        del made[rng.choice(list(made))]
    return made


def value(rng: random.Random, kit: Kit, method: str, name: str, players: int) -> Any:
    """Something for a field of a method."""
    if rng.random() < 0.03:
        return rng.choice(ODD)
    observation = kit.observation(rng)
    if rng.random() < 0.3:
        fields = [*observation, "seen", "board", "opened", "history", "phase", "ruleset"]
        observation[rng.choice(fields)] = rng.choice(ODD)
    choices: dict[str, Any] = {
        "id": kit.id if method.startswith("game") and rng.random() < 0.95 else rng.randrange(60),
        "game": rng.choice([kit.name] * 9 + [*KITS, "x"]),
        "player": rng.randrange(players),
        "players": rng.choice([None, 1, 2, 3, 8, 9]),
        "action": rng.choice(kit.actions),
        "since": rng.randrange(40),
        "seq": rng.choice([None, rng.randrange(30)]),
        "limit": rng.choice([None, 0, 1, 5]),
        "top": rng.choice([None, 0, 2]),
        "hand": "".join(rng.choices(CARDS + "?e4", k=rng.randrange(12))),
        "word": rng.choice([None, "hat", "larch", "[a]t", "h*t"]),
        "words": rng.choice([["hat", "x"], ["é"]])
        if method == "dictionary.check"
        else rng.choice(["enable", "enable", "nosuch"]),
        "kind": rng.choice(
            QUIZ_KINDS
            if method.startswith("quiz.")
            else ["subwords", "superwords", "substitutions"]
        ),
        "positions": rng.choices([*kit.positions, *kit.positions, "", 5, {}, "A" * 70], k=2),
        "observation": observation,
        "bot": rng.choice([*kit.bots, "x:"]),
        "options": rng.choice([{}, {"iterations": 2}, {"words": "enable"}, {"x": 1}]),
        "iterations": rng.choice([1, 2, 5]),
        "seconds": rng.choice([None, 0.001, 0.002]),
        "quick": rng.random() < 0.5,
        "stream": rng.random() < 0.5,
        "seed": rng.choice([0, 1, -1, 2**64]),
        "rounds": rng.choice([None, 1, 2]),
        "names": rng.choice([None, ["a", "b"], ["a"]]),
        "first_dealer": rng.choice([None, None, 0, 5]),
        "starter": rng.choice([None, None, 0, 5]),
        "ruleset": rng.choice([None, *kit.rulesets, "mine", {"name": "x"}]),
        "position": rng.choice([None, *kit.starts, 7]),
        "record": rng.choice([None, None, [], ["{}"], ["x"], GCG]),
        "events": rng.choice([None, None, 0, 1, 9]),
        "dictionary": rng.choice([None, None, "enable", "enable", "enable", "nosuch"]),
        "alphabet": rng.choice(["english", "english", "nosuch"]),
        "language": rng.choice([None, None, None, "fr", "es", "hu", "nosuch", "/etc/passwd"]),
        "values": {
            rng.choice(
                ["threads", "max_games", "max_waiting", "max_reply_bytes", "open_files", "x"]
            ): rng.choice([1, 2, 1000, 5000, -1, "a", True, False])
        },
        "protocol": rng.choice(["1.0", "0.9", "", "x"]),
        "client": "fuzz",
        "value": rng.choice(ODD),
        "actions": rng.choice([None, ["form"], ["insert", "x"], []]),
        "min_length": rng.choice([1, 2, 5]),
        "table": rng.choice([True, True, False]),
        "turns": rng.choice([0, 1, 2, 2, 7, -1]),
        "clock": clock(rng, method, players),
        "order": rng.choice(
            ["alphabet", "length", "probability", "playability", "points"]
            if method in ("dictionary.find", "quiz.keys")
            else [None, None, "points", "equity", "x"]
        ),
        "query": rng.choice(QUERIES),
        "equations": rng.choice(EQUATIONS),
        "columns": rng.choice(
            [[], ["hooks"], ["points", "phony"], ["playability"], ["definition"], ["x"], "hooks"]
        ),
        "group_by": rng.choice([None, None, "alphagram", "x"]),
        "skip": rng.choice([0, 1, 5, 2**60]),
        "layout": rng.choice([None, "super", "x", {"name": "x"}]),
        "filter": play_filter(rng),
        "day": rng.choice(["2026-11-27", "2026-02-30", "x"]),
        "answer": rng.choice([[], rng.choices(kit.actions, k=2)]),
        "source": rng.choices([*QUERIES, *_WORDS.split(), "qi zax", "é"], k=rng.randrange(4)),
        "is_list": rng.random() < 0.5,
        "key": rng.choice(
            [*_WORDS.split(), "acert", "aht", "length:2", "in:/etc/passwd", "", "é" * 99]
        ),
        "line": rng.choice(["", "hat tha", "yes", "-s, s-", "h- " * 300, "\ud800"]),
        "found": rng.choice([[], ["hat"], ["x", "x"]]),
        "wrong": rng.choice([[], ["tha"], [""] * 9]),
        "over": rng.random() < 0.5,
        "memory": rng.choice([None, MEMORY, {**MEMORY, rng.choice(list(MEMORY)): rng.choice(ODD)}]),
        "at": rng.choice([0, 1_700_000_000.5, 4e9, -1, 1e300]),
    }
    return choices[name]


QUIZ_KINDS = ["anagrams", "hooks", "subanagrams", "patterns", "valid", "x"]

#: How well a question of a quiz is remembered.
MEMORY = {
    "state": 2,
    "step": None,
    "stability": 3.5,
    "difficulty": 5.0,
    "due": 1_700_000_600.0,
    "last_review": 1_700_000_000.0,
}

#: Queries about words, good ones and others.
QUERIES = [
    *("length:3 and prefix:Q", "anagram:CAT? or pattern:*Q[^U]*", "length:2 limit probability:1-3"),
    *("playability:1-9", "length:2 limit playability:1-3,all-lengths,lax"),
    *("in:2of12inf and length:2", "in:/etc/passwd", "in:http://127.0.0.1:1/", "not", "(" * 60),
    *("regex:(A|B)*A(A|B){12}", "points:30-", "", "\u00e9:\ud800", "é:x", 5, [], {"type": "x"}),
    {"type": "and", "of": [{"type": "length", "min": 7}, {"type": "in", "value": "/etc/passwd"}]},
    {"type": "not", "query": {"type": "length", "max": 20}},
]


EQUATIONS = [
    *(
        "AB;BA;|A|=1",
        "7-:A;~A",
        "A:(lenght:7)",
        "AB:(in:/etc/passwd)",
        ";".join("ABCDEFGHIJKLMNOP"),
    ),
    *("", "|", "*A*A*A*", "\u00e9:\ud800", 5),
]


def play_filter(rng: random.Random) -> Any:
    """Conditions for plays, sensible more or less."""
    conditions = {
        "contains": [["a"], ["S", "t"], ["_"], [""], []],
        "min_length": [0, 3, 70],
        "max_length": [2, 4, 2**53],
        "uses_all": [True, False],
        "max_left_points": [0, 10],
        "at": ["8H", "h8", "16A", "x"],
        "covers": [["8H"], ["H8", "8G"], ["z"]],
        "min_score": [0, 8, -1, 1e300],
        "bingo": [True, False],
        "max_bomb": [0, 0.5, 2],
    }
    names = rng.sample(list(conditions), rng.choice([0, 1, 1, 2]))
    return rng.choice([None, {name: rng.choice(conditions[name]) for name in names}])


def clock(rng: random.Random, method: str, players: int) -> Any:
    """A time control, or the clocks of a game, which never run out here."""
    controls = [{"seconds": 5, "increment": 1}, {"move_seconds": 0.5}, {}, {"seconds": -1}]
    control = rng.choice(controls)
    if method != "bot.move":
        return rng.choice([None, None, control])
    left = [rng.choice([0, 0.01, 5, -1]) for _ in range(rng.randrange(players + 1))]
    return rng.choice([None, {"control": control, "left": left, "running": rng.choice([None, 0])}])


PIECES = [
    *(bytes([byte]) for byte in range(0, 256, 5)),
    *(b'"', b"\\", b"{", b"}", b"[", b"]", b",", b":", b"null", b"1e999", b"-", b"9" * 400),
    *(b"[" * 3000, b'{"a":' * 2000, b"\\ud800", b"\\u0000", b"\xff", b"\xed\xa0\x80", b"\r"),
    *(b'"id":1,', b'"params":{},', b'"method":"ping",', b"NaN", b"Infinity", b"\xef\xbb\xbf"),
]


def damaged(rng: random.Random, line: bytes) -> bytes:
    """The line, perhaps with bytes changed."""
    if rng.random() < 0.6:
        return line
    for _ in range(rng.choice([1, 1, 2, 5])):
        at = rng.randrange(len(line) + 1)
        line = line[:at] + rng.choice(PIECES) + line[at + rng.choice([0, 1, 1, 3, 20]) :]
    return line[: rng.randrange(len(line) + 1)] if rng.random() < 0.1 else line


# ----------------------------------------------------------------- playing scripts


class Said(NamedTuple):
    """A line that was sent, and the reply if it came at once."""

    line: bytes
    reply: bytes
    #: Was the game over, before or after it?
    over: bool
    #: How much had then happened in it.
    seq: int
    #: The notifications of those who watch it.
    told: tuple[bytes, ...]


class Play:
    """A script played with an engine of its own."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.sent: list[bytes] = []
        self.engine = Engine(
            lambda lines: self.sent.extend(lines.splitlines()),
            dictionary="enable",
            dictionaries={"enable": WORDS},
            threads=2,
            now=lambda: 0.0,  # clocks stand still: two games must not differ by luck
        )
        self.engine.settings.max_seconds = 0.05
        # Two games that are compared must not differ by luck.
        self.engine._games._new_seed = lambda: 7
        self.said: list[Said] = []

    @property
    def game(self) -> Any:
        """The round that is refereed; None: it has been closed, or never began."""
        found = self.engine._games._open.get(self.kit.id)
        return None if found is None else found.referee.game

    def run(self, lines: Iterator[bytes]) -> None:
        for line in lines:
            if self.engine.quitting:
                break
            self.say(line)

    def say(self, line: bytes) -> None:
        before = len(self.sent)
        reply = self.engine.receive(line)
        told = tuple(each for each in self.sent[before:] if b'"game.changed"' in each)
        found = self.engine._games._open.get(self.kit.id)
        over = found is None or found.referee.to_move is None
        seq = 0 if found is None else found.referee.seq
        self.said.append(Said(line, reply, over, seq, told))

    def finish(self) -> None:
        self.engine.cancel_all()
        self.sent += self.engine.finish().splitlines()

    def lines(self, script: bytes) -> Iterator[bytes]:
        """The lines of a script, those with `@` as what they stand for now."""
        number = 0
        for line in script.split(b"\n"):
            if not line.startswith(b"@"):
                yield line
                continue
            kind, *numbers = line.split()
            one, two = (int(each) for each in numbers)
            game = self.game
            number += 1
            if game is None:
                continue
            if kind == b"@look":
                yield self._line(f"l{number}", "game.observe", player=one, since=two)
                yield self._line(f"a{number}", "game.legal", player=one)
            elif (player := game.current_player()) is not None:
                if two == 0:
                    yield self._line(f"s{number}", "game.observe", player=player, since=0)
                action = msgspec.to_builtins(self.kit.pick(game.legal_actions(), one, two))
                yield self._line(f"p{number}", "game.apply", player=player, action=action)

    def _line(self, id: str, method: str, **params: Any) -> bytes:
        params = {"id": self.kit.id, **params}
        return msgspec.json.encode({"id": id, "method": method, "params": params})


def attempt(script: bytes) -> None:
    """Play a script, check the replies, and play it again with hidden cards exchanged."""
    kit = KITS[json.loads(script.partition(b"\n")[0])["params"]["game"]]
    first = Play(kit)
    first.run(first.lines(script))
    game = first.game
    first.finish()
    check_replies(first)
    if game is None:
        return
    hidden = kit.hidden(game)
    for seat in range(len(hidden[0])):
        for lines in kit.exchanged([said.line for said in first.said], seat, hidden):
            again = Play(kit)
            again.run(iter(lines))
            again.finish()
            compare(first.said, again.said, seat)


# ------------------------------------------------------------------- what must hold


def check_replies(play: Play) -> None:
    """One reply for each request, of the right form."""
    asked: Counter[str] = Counter()
    methods_of: dict[str, set[str]] = {}
    for said in play.said:
        id, method = expected(said.line)
        if id is not None:
            asked[id] += 1
            methods_of.setdefault(id, set()).add(method)
    got: Counter[str] = Counter()
    for line in [said.reply for said in play.said if said.reply] + play.sent:
        assert line.count(b"\n") <= 1
        reply = json.loads(line)
        assert reply["jsonrpc"] == "2.0"
        if "method" in reply:
            if reply["method"] == "game.changed":
                msgspec.convert(reply["params"], m.GameChanged)
                continue
            assert reply["method"] in ("advise.update", "analyse.update")
            last = "advice" if reply["method"] == "advise.update" else "row"
            assert set(reply["params"]) == {"id", last}
            continue
        id = json.dumps(reply["id"])
        got[id] += 1
        if "error" in reply:
            assert set(reply) == {"jsonrpc", "id", "error"}
            check_error(reply["error"])
            continue
        assert set(reply) == {"jsonrpc", "id", "result"}
        assert any(fits(reply["result"], method) for method in methods_of[id]), line
    assert got == asked, (got - asked, asked - got)


class Request(msgspec.Struct):
    """A request with any params."""

    method: str
    params: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    jsonrpc: Literal["2.0"] = "2.0"
    id: int | str | msgspec.UnsetType = msgspec.UNSET


_REQUEST = msgspec.json.Decoder(Request)


def expected(line: bytes) -> tuple[str | None, str]:
    """The id of the reply that a line gets (as JSON), and its method; None: it gets none."""
    try:
        line.decode()
        request = _REQUEST.decode(line)
        if request.id is msgspec.UNSET:
            return None, ""
        if good(request.id):
            return json.dumps(request.id), request.method
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        pass
    try:
        line.decode()
        value = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return "null", ""
    id = value.get("id") if isinstance(value, dict) else None
    return json.dumps(id if good(id) else None), ""


def good(id: Any) -> bool:
    return isinstance(id, str) or (type(id) is int and -(1 << 63) <= id < 1 << 63)


def check_error(error: Any) -> None:
    assert error["code"] in methods.ERROR_CODES, error
    assert error["code"] != methods.INTERNAL_ERROR, error
    assert error["message"]
    if error["code"] == methods.REFUSED:
        assert error["data"]["type"] in methods.REFUSALS, error
    if error["code"] == methods.INVALID_PARAMS:
        assert error["data"]["path"].startswith("params"), error


def fits(result: Any, method: str) -> bool:
    if method not in METHODS:
        return False
    try:
        msgspec.convert(result, METHODS[method].result)
    except msgspec.ValidationError:
        return False
    return True


def compare(first: list[Said], again: list[Said], seat: int) -> None:
    """All that the seat was told is the same."""
    global compared
    for one, two in zip(first[1:], again[1:], strict=False):
        method, player = about(one.line)
        if (OPEN in one.reply) != (OPEN in two.reply):
            return  # which id is free depends on how long others take
        if one.over or two.over:
            return  # hands have been counted
        if one.line != two.line or (player is not None and player != seat):
            if one.seq != two.seq:
                return  # another player could do what it could not
            continue
        assert one.seq == two.seq, (seat, one.line)
        assert [each for each in one.told if is_for(each, seat)] == [
            each for each in two.told if is_for(each, seat)
        ], (seat, one.line)
        if player == seat or method in PUBLIC:
            compared += 1
            assert one.reply == two.reply, (seat, one.line, one.reply, two.reply)


def is_for(line: bytes, seat: int) -> bool:
    """Whether a notification is for this player."""
    return bool(json.loads(line)["params"]["player"] == seat)


class _Seated(msgspec.Struct):
    player: int


_SEATED = msgspec.json.Decoder(_Seated)


def about(line: bytes) -> tuple[str, int | None]:
    """The method of a line, and the player whose view it asks for."""
    try:
        request = _REQUEST.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return "", None
    if request.method not in SEATED:
        return request.method, None
    try:
        return request.method, _SEATED.decode(request.params).player
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return request.method, None


if __name__ == "__main__":
    main("protocol", make, attempt)
