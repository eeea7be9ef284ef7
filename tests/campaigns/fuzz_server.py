"""Tries the server with requests that nobody in their right mind would send.

    python -m campaigns.fuzz_server [--requests 100000] [--seed 1] [-j 2]

Requests of all methods, right and spoilt in many ways, over HTTP and WebSocket, by somebody who may
watch some tables, and who guesses at tokens. The server has to answer each of them, with no fault
of its own, in bounded time and memory, and no answer may tell what the players at those tables
hold.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from support.serving import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

GAMES = ("lexicon", "scrabble", "lexibomb")
ROWS = ["." * 15] * 7 + ["....HAT........"] + ["." * 15] * 7
OBSERVATION = {
    "player": 0,
    "hand": "CATDOG",
    "rack": "CATDOG",
    "table": ["hat"],
    "pile": "E",
    "stock": 32,
    "hand_sizes": [6, 10],
    "board": ROWS,
    "bag": 60,
    "rack_sizes": [6, 7],
    "scores": [0, 0],
    "to_move": 0,
}
#: What values are put in the place of others.
STRANGE: list[Any] = [
    None, True, False, 0, -1, 1, 7, 2**31, 2**53, 2**63, 2**64, 10**30, 0.5, -0.0, 1e308, "", "*",
    "?", "_", "A", "hat", "l[u]rch", "8H", "\x00", "\ud800", "\u00e9", "\U0001f600", "x" * 3000,
    "../../etc/passwd", "/etc/passwd", "http://127.0.0.1:1/", "enable", "' OR 1=1 --", "%s%n",
    [], [[]], [None] * 50, {}, {"": {}}, {"base": "standard"}, {"base": 5}, {"action": "pass"},
    [["."] * 15] * 15, ["*" * 21] * 21, ["8" * 15] * 15, "Q" * 64, "*" * 64, ROWS, -(2**63),
]  # fmt: skip

#: Seconds that an answer may take: thinking time, and a queue before it.
PATIENCE = 60.0
#: Bytes of memory that the server may use.
MOST_MEMORY = 1 << 30

#: The lines of a game in the notation of other programs.
GCG = ["#player1 x X", "#player2 y Y", ">x: AEIQTUZ 8E QUIZ +44 44"]


def templates(ids: list[str], tokens: list[str]) -> dict[str, dict[str, Any]]:
    """Params of each method that are accepted, or nearly so."""
    table = {"id": ids[0], "token": tokens[0]}
    position: dict[str, Any] = {"game": "lexicon", "positions": ["CATDOG* hat", {"hand": "QUIZ"}]}
    seen: dict[str, Any] = {"game": "scrabble", "observation": OBSERVATION}
    return {
        "hello": {"client": "fuzz", "protocol": "1.0"},
        "ping": {"value": 1},
        "stop": {"id": 1},
        "cancel": {"id": 1},
        "dictionary.info": {"dictionary": "enable"},
        "dictionary.check": {"words": ["quiz"]},
        "dictionary.search": {"kind": "superwords", "hand": "CAT", "word": "hat", "limit": 3},
        "dictionary.find": {
            "query": "length:7-8 and anagram:RETAINS?",
            "order": "probability",
            "columns": ["hooks", "points", "playability"],
            "group_by": "alphagram",
            "skip": 1,
            "limit": 3,
            "layout": "super",
        },
        "dictionary.equations": {
            "equations": "AB:(length:5-6);BA;|A|=1",
            "limit": 3,
            "layout": "super",
        },
        "quiz.keys": {
            "kind": "anagrams",
            "source": ["length:2"],
            "order": "points",
            "seed": 3,
            "limit": 3,
            "layout": "super",
        },
        "quiz.question": {"kind": "subanagrams", "key": "acert", "min_length": 3},
        "quiz.answer": {
            "kind": "anagrams",
            "key": "act",
            "line": "cat tac",
            "found": ["act"],
            "wrong": ["atc"],
            "seconds": 3.5,
            "memory": {
                "state": 1,
                "step": 1,
                "stability": 2.5,
                "difficulty": 5,
                "due": 1_700_000_600,
                "last_review": 1_700_000_000,
            },
            "at": 1_700_000_700,
        },
        "solve": {
            **position,
            "top": 3,
            "ruleset": "article",
            "min_length": 2,
            "filter": {"contains": ["a"], "max_length": 5, "max_left_points": 40},
        },
        "plan": position,
        "legal": {**seen, "limit": 3},
        "advise": {**seen, "iterations": 50, "seed": 1, "words": "enable"},
        "analyse": {
            "game": "scrabble",
            "record": GCG,
            "iterations": 20,
            "top": 2,
            "dictionary": "enable",
        },
        "bot.move": {**seen, "bot": "greedy", "options": {}, "seed": 3},
        "puzzle": {"game": "scrabble", "day": "2026-11-27", "seed": 3, "dictionary": "enable"},
        "puzzle.check": {
            "game": "scrabble",
            "day": "2026-11-27",
            "answer": [{"action": "play", "at": "D1", "word": "KERB"}],
        },
        "puzzle.solution": {"game": "scrabble", "seed": 3},
        "rules": {"game": "lexibomb", "ruleset": "standard"},
        "lexibomb.odds": {"opened": ["1..", "...", "..."], "bombs": 2},
        "record.replay": {"lines": ['{"event":"setup","version":1,"game":"lexicon"}']},
        "table.new": {
            "game": "lexicon",
            "seats": [{"kind": "person", "name": "x"}, {"kind": "bot", "bot": "greedy"}],
            "ruleset": {"base": "waddingtons", "strict": True},
            "rounds": 1,
            "clock": {"seconds": 60, "increment": 1},
            "advice": True,
            "accept_after": 20.0,
        },
        "table.join": {"id": ids[0], "name": "x", "seat": 1},
        "table.view": {**table, "since": 0},
        "table.act": {**table, "action": {"action": "pass"}, "seq": 3},
        "table.resign": {**table},
        "table.abort": {**table},
        "table.score": {**table, "action": {"action": "play", "at": "8H", "word": "CAT"}, "seq": 3},
        "table.legal": {**table, "limit": 3},
        "table.advise": {**table, "iterations": 50},
        "table.record": {"id": ids[0]},
        "table.analyse": {"id": ids[0], "iterations": 2, "quick": True},
        "table.again": {**table},
        "table.watch": {**table, "since": 0},
        "table.unwatch": {"id": ids[0]},
    }


class Victims:
    """Tables whose players' cards nobody may learn. Nobody sends an action there but the fuzzer."""

    def __init__(self, server: Server) -> None:
        self.ids: list[str] = []
        #: Texts that stand in no answer.
        self.secrets: list[str] = []
        for game in GAMES * 2:
            seats = [{"kind": "person", "name": "North"}, {"kind": "person", "name": "South"}]
            new = server.call("table.new", game=game, seats=seats)
            self.ids.append(new["id"])
            self.secrets += new["tokens"]
            for token in new["tokens"]:
                seen = server.call("table.view", id=new["id"], token=token)["observation"]
                hand = seen.get("hand") or seen["rack"]
                # As JSON has it: not as a part of other letters.
                self.secrets.append(f'"{hand}"')

    def check(self, server: Server) -> None:
        """Raises AssertionError if anything has happened there."""
        for id in self.ids:
            view = server.call("table.view", id=id, since=0)
            actions = [e for e in view["events"] if e["event"] in ("turn", "forfeit")]
            assert not actions, f"somebody has acted: {actions[0]}"


class Fuzzer:
    """Requests, by a seed."""

    def __init__(self, seed: int, victims: Victims) -> None:
        self.choose = random.Random(seed)
        self.victims = victims

    def request(self) -> tuple[str, bytes]:
        """A method and its params."""
        choose = self.choose
        guess = "".join(choose.choices("abcdefghXYZ-_0189", k=32))
        ids = [choose.choice([*self.victims.ids, "nowhere"])]
        all_params = templates(ids, [guess])
        method = choose.choice(list(all_params))
        params = all_params[method]
        if method == "table.new" and choose.random() < 0.5:
            params = {"game": "scrabble", "seats": params["seats"], "record": GCG, "events": 1}
        if "game" in params and choose.random() < 0.5:
            params = {**params, "game": choose.choice(GAMES)}
        for _ in range(choose.choice((0, 1, 1, 1, 2, 3))):
            params = self.spoilt(params)
        if choose.random() < 0.1 and isinstance(params, dict) and "token" in params:
            del params["token"]
        text = json.dumps(params).encode()
        return method, self.cut(text) if choose.random() < 0.1 else text

    def spoilt(self, value: Any, depth: int = 0) -> Any:
        """A value with something else somewhere in it."""
        choose = self.choose
        if isinstance(value, dict) and value and choose.random() < 0.9:
            key = choose.choice(list(value))
            kind = choose.random()
            if kind < 0.1:
                return {name: each for name, each in value.items() if name != key}
            if kind < 0.15:
                return {**value, "extra": choose.choice(STRANGE)}
            return {**value, key: self.spoilt(value[key], depth + 1)}
        if isinstance(value, list) and value and choose.random() < 0.7:
            at = choose.randrange(len(value))
            return [*value[:at], self.spoilt(value[at], depth + 1), *value[at + 1 :]]
        if isinstance(value, str) and value and choose.random() < 0.5:
            at = choose.randrange(len(value))
            other = choose.choice("AZ*?_.[](){}0189\x00 éß")
            return value[:at] + other * choose.choice((0, 1, 1, 30)) + value[at + 1 :]
        return choose.choice(STRANGE)

    def cut(self, text: bytes) -> bytes:
        """Bytes that are no JSON any more."""
        choose = self.choose
        at = choose.randrange(len(text))
        return choose.choice(
            [text[:at], text[at:], text[:at] + b"\xff" + text[at:], b"[" * 5000, b"\x00" * 20, b""]
        )

    def check(self, method: str, params: bytes, answer: bytes) -> None:
        """Raises AssertionError for an answer that tells what is hidden."""
        for secret in self.victims.secrets:
            if secret.encode() in answer and secret.encode() not in params:
                raise AssertionError(f"{method} {params!r:.300} tells {secret}: {answer!r:.300}")

    def over_http(self, server: Server, count: int) -> Counter[str]:
        """So many requests over HTTP."""
        found: Counter[str] = Counter()
        connection = http.client.HTTPConnection(server.host, server.port, timeout=PATIENCE)
        for _ in range(count):
            method, params = self.request()
            way = self.choose.choices(("POST", "GET", "PUT"), (98, 1, 1))[0]
            connection.request(way, f"/rpc/{method}", params)
            response = connection.getresponse()
            body = response.read()
            if response.status >= 500:
                raise AssertionError(f"{method} {params!r:.500}: {response.status} {body!r:.300}")
            self.check(method, params, body)
            found[f"HTTP {response.status}"] += 1
        connection.close()
        return found

    def over_socket(self, server: Server, count: int) -> Counter[str]:
        """So many requests over WebSocket."""
        found: Counter[str] = Counter()
        address = f"ws://{server.host}:{server.port}/ws"
        while count > 0:
            with connect(address, max_size=None, open_timeout=None, ping_interval=None) as socket:
                for number in range(min(count, 500)):
                    count -= 1
                    method, params = self.request()
                    line = b'{"id": %d, "method": "%s", "params": %b}' % (
                        number,
                        method.encode(),
                        params,
                    )
                    try:
                        socket.send(line)
                        found[self.answer(socket, number, method, params)] += 1
                    except ConnectionClosed:
                        found["closed"] += 1
                        break
        return found

    def answer(self, socket: Any, number: int, method: str, params: bytes) -> str:
        """Return the kind of answer to a request."""
        while True:
            message = socket.recv(PATIENCE)
            self.check(method, params, message.encode())
            reply = json.loads(message)
            if "method" in reply or reply["id"] not in (number, None):
                continue
            code = reply.get("error", {}).get("code")
            if code == -32603:
                raise AssertionError(f"{method} {params!r:.500}: {message:.300}")
            return "result" if code is None else f"error {code}"


def memory(pid: int) -> int:
    """Bytes of memory that a process has used at most."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) << 10
    raise ValueError("no VmHWM")


def fuzz(requests: int, seed: int, clients: int = 2) -> Counter[str]:
    """Kinds of answers, and how many. Raises AssertionError for what may not be."""
    found: Counter[str] = Counter()
    with Server(":memory:", "--max-seconds", "0.2", "--max-tables", "500") as server:
        victims = Victims(server)
        with ThreadPoolExecutor(clients) as pool:
            runs = []
            for client in range(clients):
                fuzzer = Fuzzer(seed * 1000 + client, victims)
                run = fuzzer.over_http if client % 2 else fuzzer.over_socket
                runs.append(pool.submit(run, server, requests // clients))
            for each in runs:
                found += each.result()
        server.call("ping")
        victims.check(server)
        used = memory(server.process.pid)
        assert used < MOST_MEMORY, f"{used:,} bytes of memory"
        found["MiB of memory"] = used >> 20
        # Puzzles of some seeds and the first query of a dictionary take longer than these servers
        # allow, and some boards are too large.
        expected = (
            "refused (TooMuch): puzzle",
            "refused (TooMuch): dictionary.find: this takes too long",
            "refused (TooMuch): dictionary.equations: this takes too long",
            "refused (TooMuch): lexibomb.odds: the board has",
        )
        said = [line for line in server.said[1:] if not any(each in line for each in expected)]
    assert not said, "".join(said)
    return found


def main() -> None:
    """Print what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-j", "--clients", type=int, default=2)
    options = parser.parse_args()
    began = time.monotonic()
    found = fuzz(options.requests, options.seed, options.clients)
    for kind, count in sorted(found.items()):
        print(f"{kind:20} {count:8,}")
    print(f"{options.requests:,} requests, seed {options.seed}: {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    sys.exit(main())
