"""An example call of each function, class and method that users call (`public_api.py`).

Objects are given once; what needs no arguments is called on them as it is. What takes arguments has
an entry in `CALLS`.
"""

from __future__ import annotations

import dataclasses
import inspect
import tempfile
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import lexicon_fast as lf
from lexicon_fast import batch, bots, lexibomb, lexicon, scrabble, vector
from lexicon_fast._native.rows.positions import positions_of
from lexicon_fast.census.tablebase import build
from lexicon_fast.dictionary.languages import Language
from lexicon_fast.find.playability import table_path
from lexicon_fast.games.lexibomb.minefield import rows_of
from lexicon_fast.games.scrabble import gcg

DATA = Path(__file__).parents[1] / "data"
WORDS = str(DATA / "words2000.txt")

ROWS = ["." * 15] * 7 + [".......HAT....."] + ["." * 15] * 7
#: What is open around those tiles with all bombs in the first rows.
OPENED = rows_of(
    (FIELD := lexibomb.Minefield(15, 15, range(22))).open(FIELD.closed(), [112, 113, 114]), 15
)
CGP = "15/15/15/15/15/15/15/7HAT5/15/15/15/15/15/15/15 CATDOG?/ 0/0 0"
HANDS = ["CATDOGX*", "TCHED*", "AEINRST"]
QUERIES = [
    "length:4-6 and not prefix:S and (regex:[AEIOU]{2} or anagram:*AB)",
    "subanagram:CATDOG?",
    "probability:1-9,lax and back-hooks:1- limit probability:1-5",
]
GCG = (DATA / "gcg" / "plain.gcg").read_bytes()
#: A small board, whose letters are few.
SMALL = (DATA / "small7.toml").read_text()


@cache
def definitions() -> Path:
    path = folder() / "definitions.txt"
    path.write_text("HAT a covering for the head [n -S]\nHATS <hat=n> [n]\n")
    return path


@cache
def folder() -> Path:
    """A folder for what calls write."""
    made = Path(tempfile.mkdtemp(prefix="api-examples-"))
    (made / "hands.txt").write_text("CATDOG\nTCHED* hat\n")
    return made


class Examples:
    """Objects of all classes, and calls of all names."""

    def __init__(self) -> None:
        d = self.d = lf.Dictionary.load(WORDS)
        self.matches = d.subwords_batch(HANDS)
        self.lexicon_game = played(lexicon.Game(d, players=2, seed=1))
        self.scrabble_game = played(scrabble.Game(d, players=2, seed=1))
        self.lexibomb_game = played(lexibomb.Game(d, players=2, seed=1))
        hands = [(hand, ["hat"]) for hand in HANDS]
        self.positions = positions_of(hands, d.alphabet)
        self.solver = lexicon.Solver(d)
        self.solutions = lexicon.solve_batch(HANDS, d, top=3)
        self.planned = lexicon.plan_batch(HANDS, d)
        self.tablebase = build(d, cards=4)
        self.plan = lexicon.plan("CATDOG", d)
        self.layout = scrabble.Layout.load("scrabble")
        self.board = scrabble.Board.parse(ROWS, self.layout, d.alphabet)
        self.bombs = lexibomb.RULESETS["standard"]
        self.bomb_board = lexibomb.Board.parse(ROWS, self.bombs.layout, d.alphabet)
        self.generator = scrabble.Generator(d)
        self.bomb_generator = lexibomb.Generator(d)
        self.position = lexibomb.Position(ROWS, OPENED, "CATS_", 22)
        self.found = scrabble.plays_batch([CGP], d)
        self.bomb_found = lexibomb.plays_batch([self.position], d)
        self.field = lexibomb.Minefield.parse(["*....", ".....", "..*..", ".....", "....."], 5, 5)
        self.odds = lexibomb.odds(["1..", "...", "..."], 2)
        self.lexicon_vector = vector.LexiconVector(d, 2, seed=1)
        self.scrabble_vector = vector.ScrabbleVector(d, 2, seed=1)
        self.gcg = gcg.read(GCG)
        self.moments = gcg.replay(self.gcg, faults=[])
        self.objects = {type(each): each for each in self._objects()}
        self.calls = self._calls() | self._file_calls()

    def _objects(self) -> Iterable[Any]:
        games = (self.lexicon_game, self.scrabble_game, self.lexibomb_game)
        for game in games:
            yield game
            seen = game.observation(game.current_player())
            yield seen
            yield from seen.history[:1]
        yield from (self.d, self.matches, self.solver, self.solutions, self.planned, self.plan)
        yield from (self.layout, self.board, self.bomb_board, self.generator, self.bomb_generator)
        yield from (self.position, self.found, self.bomb_found, self.field, self.odds, self.gcg)
        yield from (self.lexicon_game.round, lexicon.Planner(self.d))
        yield from (self.tablebase, self.tablebase.best(["CAT"]))
        yield from (lexicon.RULESETS["waddingtons"], scrabble.RULESETS["standard"], self.bombs)
        yield from (self.lexicon_vector, self.scrabble_vector)
        yield from self.plan.entries[:1]
        yield lf.Definitions.load(definitions())
        yield lf.Playability.of_package("enable")
        yield lexicon.plan("CATDOG", self.d, table=["hat"]).steps[0][0]
        yield from (lexicon.plays("CATDOG", ["hat"], self.d)[0], self.found[0][0])
        yield from (self.bomb_found[0][0], scrabble.parse_cgp(CGP, self.layout, self.d.alphabet))
        yield from (lexicon.ACCEPT, lexicon.CHALLENGE, lexicon.Form("hat"), scrabble.PASS)
        yield from (lexicon.Draw("A", "blind"), lexicon.Insert(0, "that"))
        yield from (lexicon.Substitute(0, "hot"), scrabble.Lay("8H", "hat"))
        yield from (scrabble.Exchange("ABC"), scrabble.ACCEPT, scrabble.CHALLENGE)
        yield from (*self.gcg.events, *self.gcg.players, self.moments[1])
        everything = gcg.read((DATA / "gcg" / "everything.gcg").read_bytes())
        yield from (*everything.events, *everything.others, gcg.Event(player=0))
        yield gcg.Passed(player=0)
        yield from (gcg.Exchanged(player=0, count=2), gcg.Bonus(player=0))
        yield from (gcg.TimePenalty(player=0), gcg.TakenBack(player=0))
        yield gcg.Pragma(0, "note", "x")
        yield from gcg.turns(self.gcg, self.moments, gcg.layout_of(self.gcg))
        yield from bots.bot_class("expert").options

    def _calls(self) -> dict[str, Callable[[], object]]:
        d = self.d
        alphabet, german = d.alphabet, Language.load("de")
        found, bomb_found = self.found, self.bomb_found
        found_at, bomb_at = found[0], bomb_found[0]
        lexicon_seen = self.lexicon_game.observation(self.lexicon_game.current_player() or 0)
        scrabble_seen = self.scrabble_game.observation(self.scrabble_game.current_player() or 0)
        lexibomb_seen = self.lexibomb_game.observation(self.lexibomb_game.current_player() or 0)
        few = dataclasses.replace(self.bombs, bombs=9)
        assert found_at
        assert bomb_at
        option = bots.bot_class("expert").options[-1]
        calls: dict[str, Callable[[], object]] = {
            "Dictionary": lambda: lf.Dictionary(d.compiled, "x"),
            "Dictionary.__contains__": lambda: ("hat" in d, "x" * 70 in d),
            "Dictionary.compile": lambda: lf.Dictionary.compile(WORDS, folder() / "x.dictionary"),
            "Dictionary.export": lambda: d.export(folder() / "x.kwg"),
            "Dictionary.from_words": lambda: lf.Dictionary.from_words(["hat", "that"]),
            "Dictionary.load": lambda: lf.Dictionary.load(WORDS),
            "Dictionary.subwords": lambda: d.subwords("CATDOGX*"),
            "Dictionary.superwords": lambda: d.superwords("hat", "TCHED*"),
            "Dictionary.substitutions": lambda: d.substitutions("larch", "U*"),
            "Dictionary.subwords_batch": lambda: d.subwords_batch(HANDS),
            "Dictionary.superwords_batch": lambda: d.superwords_batch(["hat"] * 3, HANDS),
            "Dictionary.substitutions_batch": lambda: d.substitutions_batch(["hat"] * 3, HANDS),
            "Dictionary.find": lambda: d.find(QUERIES[0], order="points", limit=3),
            "Dictionary.find_alphagrams": lambda: d.find_alphagrams(QUERIES[0], order="points"),
            "Dictionary.find_batch": lambda: d.find_batch(QUERIES),
            "Dictionary.equations": lambda: [*d.equations("AB;BA", limit=3)],
            "Dictionary.phrases": lambda: [*d.phrases("retains", limit=3)],
            "Definitions": lambda: lf.Definitions(["hat\ta covering for the head"], "mine.txt"),
            "Definitions.__contains__": lambda: "hat" in self.objects[lf.Definitions],
            "Definitions.__getitem__": lambda: self.objects[lf.Definitions]["hat"],
            "Definitions.load": lambda: lf.Definitions.load(definitions()),
            "Definitions.get": lambda: lf.Definitions.load(definitions()).get("hat"),
            "Playability": lambda: lf.Playability(
                lf.Playability.of_package("enable").origin, {"hat": 1250}, "mine"
            ),
            "Playability.load": lambda: lf.Playability.load(table_path("2of12inf")),
            "Playability.of_package": lambda: lf.Playability.of_package("yawl"),
            "Playability.write": lambda: self.objects[lf.Playability].write(folder() / "x.txt"),
            "Playability.value": lambda: self.objects[lf.Playability].value("hat"),
            "Playability.items": lambda: next(self.objects[lf.Playability].items()),
            "Playability.values_of": lambda: self.objects[lf.Playability].values_of(
                lf.Dictionary.load("enable").compiled
            ),
            "Matches": lambda: d.subwords_batch(HANDS, out=lf.Matches()),
            "Matches.__getitem__": lambda: d.subwords_batch(HANDS)[0],
            "cpu_info": lf.cpu_info,
            "lexicon.Game": lambda: lexicon.Game(d, players=3, seed=1),
            "lexicon.Game.apply": lambda: played(lexicon.Game(d, players=2, seed=3)),
            "lexicon.Game.observation": lambda: self.lexicon_game.observation(0),
            "lexicon.Planned": lambda: lexicon.plan_batch(HANDS, d),
            "lexicon.Planned.__getitem__": lambda: self.planned[0],
            "lexicon.Planner": lambda: lexicon.Planner(d),
            "lexicon.Planner.plan": lambda: list(lexicon.Planner(d).plan(self.positions)),
            "lexicon.Round": lambda: lexicon.Round(d, players=2, seed=1),
            "lexicon.Round.apply": lambda: played(lexicon.Round(d, players=2, seed=3)),
            "lexicon.Round.observation": lambda: self.lexicon_game.round.observation(0),
            "lexicon.Ruleset": lambda: dataclasses.replace(lexicon.RULESETS["article"]),
            "lexicon.Ruleset.in_language": lambda: lexicon.RULESETS["article"].in_language(german),
            "lexibomb.Ruleset.in_language": lambda: lexibomb.RULESETS["standard"].in_language(
                german
            ),
            "scrabble.Ruleset.in_language": lambda: scrabble.RULESETS["super"].in_language(german),
            "lexibomb.Layout.in_language": lambda: self.layout.in_language(german),
            "scrabble.Layout.in_language": lambda: self.layout.in_language(german),
            "lexicon.Ruleset.packs": lambda: lexicon.RULESETS["article"].packs(6),
            "lexicon.Solutions": lambda: lexicon.solve_batch(HANDS, d, top=2),
            "lexicon.Solutions.__getitem__": lambda: self.solutions[0],
            "lexicon.Solver": lambda: lexicon.Solver(d, top=3),
            "lexicon.Solver.solve": lambda: list(self.solver.solve(self.positions)),
            "lexicon.Tablebase": lambda: lexicon.Tablebase(d),
            "lexicon.Tablebase.best": lambda: self.tablebase.best(["CAT", "DOG"]),
            "lexicon.Tablebase.best_record_batch": lambda: self.tablebase.best_record_batch(
                ["CAT", "DOG"]
            ),
            "lexicon.Tablebase.check": lambda: self.tablebase.check(),
            "lexicon.Tablebase.points_left": lambda: self.tablebase.points_left(["CAT"], 2),
            "lexicon.Tablebase.turns": lambda: self.tablebase.turns(["CAT", "DOG"]),
            "lexicon.action_of": lambda: lexicon.action_of(self.objects[lexicon.Play]),
            "lexicon.legal_actions": lambda: lexicon.legal_actions(lexicon_seen, d),
            "lexicon.plan": lambda: lexicon.plan("CATDOG", d),
            "lexicon.plan_batch": lambda: lexicon.plan_batch(HANDS, d),
            "lexicon.plays": lambda: lexicon.plays("CATDOG*", ["hat"], d),
            "lexicon.ruleset": lambda: lexicon.ruleset("article"),
            "lexicon.solve_batch": lambda: lexicon.solve_batch(HANDS, d, top=10),
            "bots.bot": lambda: bots.bot("expert:iterations=3", d),
            "vector.LexiconVector": lambda: vector.LexiconVector(d, 2, seed=1),
            "vector.LexiconVector.legal": lambda: self.lexicon_vector.legal(0),
            "vector.LexiconVector.name_of": lambda: self.lexicon_vector.name_of(0),
            "vector.LexiconVector.reset": lambda: self.lexicon_vector.reset(1),
            "vector.LexiconVector.sample": lambda: self.lexicon_vector.sample(),
            "vector.LexiconVector.state": lambda: self.lexicon_vector.state(0),
            "vector.LexiconVector.step": lambda: self.lexicon_vector.step(
                self.lexicon_vector.sample()
            ),
            "vector.ScrabbleVector": lambda: vector.ScrabbleVector(d, 2, seed=1),
            "vector.ScrabbleVector.legal": lambda: self.scrabble_vector.legal(0),
            "vector.ScrabbleVector.name_of": lambda: self.scrabble_vector.name_of(0),
            "vector.ScrabbleVector.reset": lambda: self.scrabble_vector.reset(1),
            "vector.ScrabbleVector.sample": lambda: self.scrabble_vector.sample(),
            "vector.ScrabbleVector.state": lambda: self.scrabble_vector.state(0),
            "vector.ScrabbleVector.step": lambda: self.scrabble_vector.step(
                self.scrabble_vector.sample()
            ),
            "bots.bot_class": lambda: bots.bot_class("expert"),
            "bots.is_external": lambda: bots.is_external("cmd:./mine"),
            "bots.names": lambda: bots.names("scrabble"),
            "bots.parse": lambda: bots.parse("expert:iterations=3"),
            "bots.spec_of": lambda: bots.spec_of("expert", {"iterations": 200}),
            "bots.Option": lambda: bots.Option("x", "int", 1, "", low=0, high=9),
            "bots.Option.check": lambda: option.check(option.default, "x") if option.default else 0,
            "bots.Option.read": lambda: option.read("1", "x") if option.type != "bool" else 0,
            "scrabble.legal_actions": lambda: scrabble.legal_actions(scrabble_seen, d),
            "scrabble.format_cgp": lambda: scrabble.format_cgp(self.objects[scrabble.Position]),
            "scrabble.parse_cgp": lambda: scrabble.parse_cgp(CGP, self.layout, alphabet),
            "scrabble.plays": lambda: scrabble.plays(ROWS, "CATS?", d),
            "scrabble.plays_batch": lambda: scrabble.plays_batch([CGP], d),
            "scrabble.ruleset": lambda: scrabble.ruleset(scrabble.RULESETS["standard"].to_json()),
            "scrabble.action_of": lambda: scrabble.action_of(found_at[0]),
            "scrabble.Layout": lambda: dataclasses.replace(self.layout),
            "scrabble.Layout.load": lambda: scrabble.Layout.load("super"),
            "scrabble.Layout.of_json": lambda: scrabble.Layout.of_json(self.layout.to_json()),
            "scrabble.Layout.parse": lambda: scrabble.Layout.parse(SMALL, "small", "small"),
            "scrabble.Layout.values_by_code": lambda: self.layout.values_by_code(alphabet),
            "lexibomb.legal_actions": lambda: lexibomb.legal_actions(lexibomb_seen, d),
            "lexibomb.odds": lambda: lexibomb.odds(["1..", "...", "..."], 2),
            "lexibomb.plays": lambda: lexibomb.plays(ROWS, OPENED, "CATS_", d, bombs=22),
            "lexibomb.plays_batch": lambda: lexibomb.plays_batch([self.position], d),
            "lexibomb.ruleset": lambda: lexibomb.ruleset(few.to_json()),
            "lexibomb.default_words": lexibomb.default_words,
            "lexibomb.DefaultWords": lexibomb.default_words,
            "lexibomb.Minefield": lambda: lexibomb.Minefield(5, 5, [1, 7]),
            "lexibomb.Minefield.agrees": lambda: self.field.agrees(self.field.closed()),
            "lexibomb.Minefield.laid": lambda: lexibomb.Minefield.laid(15, 15, 22, _rng()),
            "lexibomb.Minefield.number": lambda: self.field.number(7),
            "lexibomb.Minefield.open": lambda: self.field.open(self.field.closed(), [24]),
            "lexibomb.Minefield.parse": lambda: lexibomb.Minefield.parse(["*.", ".."], 2, 2),
            "lexibomb.Odds": lambda: lexibomb.odds(["2..", "...", "..."], 2),
            "lexibomb.Odds.at": lambda: self.odds.at(1, 1),
            "lexibomb.Odds.expected": lambda: self.odds.expected(
                [[(1, 1)]], self.bombs.multipliers
            ),
            "lexibomb.Odds.numbers": lambda: self.odds.numbers(2, 2),
            "lexibomb.Odds.placements": lambda: self.odds.placements(4, 1),
            "lexibomb.Odds.scores": lambda: self.odds.scores([], self.bombs.multipliers),
            "scrabble.gcg.gcg_of": lambda: gcg.gcg_of(self.scrabble_game, ["a", "b"]),
            "scrabble.gcg.layout_of": lambda: gcg.layout_of(self.gcg),
            "scrabble.gcg.read": lambda: gcg.read(GCG),
            "scrabble.gcg.replay": lambda: gcg.replay(self.gcg, faults=[]),
            "scrabble.gcg.ruleset_of": lambda: gcg.ruleset_of(gcg.layout_of(self.gcg)),
            "scrabble.gcg.turns": lambda: list(
                gcg.turns(self.gcg, self.moments, gcg.layout_of(self.gcg))
            ),
            "scrabble.gcg.write": lambda: gcg.write(self.gcg),
            "scrabble.gcg.GcgGame": lambda: dataclasses.replace(self.gcg),
        }
        for name, games, board, some, generator, position in (
            ("scrabble", scrabble, self.board, found, self.generator, CGP),
            *(("lexibomb", lexibomb, self.bomb_board, bomb_found, self.bomb_generator, None),),
        ):
            calls |= _board_calls(name, games, board, some, generator, position or self.position, d)
        return calls

    def _file_calls(self) -> dict[str, Callable[[], object]]:
        """Calls of the batch package, which need pyarrow; none without it."""
        try:
            import pyarrow as pa
        except ImportError:
            return {}
        made = pa.record_batch({"hand": HANDS})
        source, out = str(folder() / "hands.txt"), str(folder() / "out")
        return {
            "batch.solve_record_batch": lambda: batch.solve_record_batch(made, self.d, top=3),
            "batch.plan_record_batch": lambda: batch.plan_record_batch(made, self.d),
            "batch.solve_files": lambda: batch.solve_files(source, out + "-solve", WORDS, top=3),
            "batch.plan_files": lambda: batch.plan_files(source, out + "-plan", WORDS),
        }

    def call(self, name: str) -> Callable[[], object]:
        """The example call of a name of `public_api.calls`. Raises LookupError."""
        if name in self.calls:
            return self.calls[name]
        value = resolve(name)
        if inspect.isclass(value):
            return _made_again(self.objects[value])
        *home, method = name.split(".")
        kind = resolve(".".join(home))
        if isinstance(inspect.getattr_static(kind, method), property) or method not in dir(kind):
            example = self.objects[kind]
            return lambda: getattr(example, method)
        example = self.objects[kind]
        found = getattr(example, method)
        if method.startswith("__len"):
            return lambda: len(example)
        required = [
            each
            for each in inspect.signature(found).parameters.values()
            if each.default is each.empty
            and each.kind not in (each.VAR_KEYWORD, each.VAR_POSITIONAL)
        ]
        if required:
            raise LookupError(f"{name}: no example; add one to CALLS of {__name__}")
        return found  # type: ignore[no-any-return]


def resolve(name: str) -> Any:
    """The object behind a name of `public_api.calls`."""
    found: Any = lf
    for part in name.split("."):
        if found is lf and part in ("bots", "batch"):
            found = {"bots": bots, "batch": batch}[part]
        elif found is scrabble and part == "gcg":
            found = gcg
        else:
            found = getattr(found, part)
    return found


def played(game: Any) -> Any:
    """The game after its first three actions."""
    for _ in range(3):
        if game.current_player() is None:
            break
        game.apply(game.legal_actions()[0])
    return game


def _rng() -> Any:
    from lexicon_fast.base.rng import Rng

    return Rng(1)


def _made_again(example: Any) -> Callable[[], object]:
    """Make an equal object of its fields: a struct, a named tuple or a data class."""
    kind = type(example)
    if dataclasses.is_dataclass(example):
        return lambda: dataclasses.replace(example)
    fields = getattr(kind, "__struct_fields__", getattr(kind, "_fields", None))
    if fields is not None:
        return lambda: kind(**{field: getattr(example, field) for field in fields})
    raise LookupError(f"{kind}: no example; add one to CALLS of {__name__}")


def _board_calls(
    name: str, game: Any, board: Any, found: Any, generator: Any, position: Any, d: lf.Dictionary
) -> dict[str, Callable[[], object]]:
    """Calls that Scrabble and Lexibomb have in common."""
    layout, alphabet = generator.layout, d.alphabet
    begun = played(game.Game(d, players=2, seed=1))
    read = generator.read(position)
    rack = "CATS"
    return {
        f"{name}.{what}": call
        for what, call in {
            "Board": lambda: game.Board.empty(layout, alphabet),
            "Board.__getitem__": lambda: board[7, 7],
            "Board.codes": lambda: game.Board.codes(alphabet),
            "Board.texts": lambda: game.Board.texts(alphabet),
            "Board.tile": lambda: board.tile(1),
            "Board.empty": lambda: game.Board.empty(layout, alphabet),
            "Board.parse": lambda: game.Board.parse(ROWS, layout, alphabet),
            "Board.cross_checks": lambda: board.cross_checks(d),
            "Board.lay": lambda: board.lay("9H", "AT"),
            "Board.tiles": lambda: board.tiles("9H", "AT"),
            "Board.with_tiles": lambda: board.with_tiles(board.tiles("9H", "AT")),
            "Found": lambda: generator.batch([read]),
            "Found.__getitem__": lambda: found[0],
            "Found.count_of": lambda: found.count_of(0),
            "Game": lambda: game.Game(d, players=2, seed=1),
            "Game.apply": lambda: played(game.Game(d, players=2, seed=3)),
            "Game.observation": lambda: begun.observation(0),
            "Generator": lambda: game.Generator(d),
            "Generator.batch": lambda: generator.batch([read]),
            "Generator.board": lambda: generator.board(ROWS),
            "Generator.pair": lambda: generator.pair(board, rack),
            "Generator.lays": lambda: generator.lays(board, rack),
            "Generator.plays": lambda: (
                generator.plays(ROWS, rack) if name == "scrabble" else generator.plays(*position)
            ),
            "Generator.read": lambda: generator.read(position),
        }.items()
    }


if __name__ == "__main__":
    from support import public_api

    examples = Examples()
    for each in public_api.calls():
        try:
            examples.call(each)()
        except Exception as error:
            print(f"{each}: {type(error).__name__}: {error}")
