"""Input of commands: several files, compressed files, TSV, and what is no text at all."""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import click
import pytest
from backports import zstd
from hypothesis import given
from hypothesis import strategies as st
from support import forked

from lexicon_fast import Dictionary
from lexicon_fast.base.decompression import Decompressed
from lexicon_fast.base.errors import BadPosition
from lexicon_fast.base.signatures import HEAD_BYTES, compression_of, foreign
from lexicon_fast.cli import main
from lexicon_fast.cli.commands import commands
from lexicon_fast.dictionary.alphabet import Alphabet
from lexicon_fast.rows.chunks import ChunkReader
from lexicon_fast.rows.inputs import Inputs

ENGLISH = Alphabet.load("english")
COMPRESS: dict[str, Callable[[bytes], bytes]] = {
    "gzip": gzip.compress,
    "zstd": zstd.compress,
    "xz": lzma.compress,
    "bz2": bz2.compress,
}
SUFFIX = {"gzip": ".gz", "zstd": ".zst", "xz": ".xz", "bz2": ".bz2"}
POSITION = '{"hand":"CATDOG","table":["hat"]}\n'

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process: exit code, stdout, stderr."""

    def command(*args: object) -> tuple[int, str, str]:
        code = main([str(arg) for arg in args])
        return code, *capfd.readouterr()

    return command


def piped(data: bytes, *args: object) -> subprocess.CompletedProcess[bytes]:
    return forked.run(*args, input=data)


def objects(text: str) -> list[Any]:
    return [json.loads(line) for line in text.splitlines()]


# Several inputs


def test_all_inputs_are_read_in_order_and_rows_numbered_through(run: Run, tmp_path: Path) -> None:
    a, b, folder = tmp_path / "a.txt", tmp_path / "b.txt", tmp_path / "more"
    folder.mkdir()
    a.write_text("CAT\n\nDOG\n")
    b.write_text("ZZ\n")
    (folder / "c.txt").write_text("QUIT\n")
    (folder / "d.txt").write_text("WE")
    code, out, _ = run("solve", "-i", a, "-i", b, "-i", folder, "-i", tmp_path / "[b]*", "-n", 0)
    assert code == 0
    assert [(row["id"], row["hand"]) for row in objects(out)] == [
        (1, "CAT"),
        (3, "DOG"),
        (4, "ZZ"),
        (5, "QUIT"),
        (6, "WE"),
        (7, "ZZ"),
    ]


def test_folders_and_patterns_leave_out_what_runs_keep_beside_their_output(
    run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "hands"
    folder.mkdir()
    (folder / "a.txt").write_text("CAT\n")
    assert run("plan", "-i", folder / "a.txt", "-o", folder / "b.txt", "--format", "jsonl")[0] == 0
    (folder / "b.txt").write_text("DOG\n")
    for name in ("c.txt.part", "c.txt.part.json"):
        (folder / name).write_text("{}\n")
    (folder / "own.job").write_text("QUIT\n")
    (folder / "own.part").write_text("WE\n")
    assert (folder / "b.txt.job").exists()
    for source in (folder, f"{folder}/*"):
        code, out, _ = run("solve", "-i", source, "-n", 0)
        assert code == 0
        assert [row["hand"] for row in objects(out)] == ["CAT", "DOG", "QUIT", "WE"]


def test_stdin_is_one_of_the_inputs_at_most_once(tmp_path: Path) -> None:
    a = tmp_path / "a.txt"
    a.write_text("CAT\n")
    for order in (["-i", a, "-i", "-"], ["-i", "-", "-i", a]):
        done = piped(b"DOG\n", "solve", *order, "-n", 0)
        hands = [row["hand"] for row in objects(done.stdout.decode())]
        assert hands == (["CAT", "DOG"] if order[1] == a else ["DOG", "CAT"])
    with (tmp_path / "stdin").open("wb+") as regular:  # read from where it stands
        regular.write(b"ZZ\nDOG\n")
        regular.seek(3)
        args = ["solve", "-i", str(a), "-i", "-", "-n", "0"]
        command = [sys.executable, "-m", "lexicon_fast", *args]
        out = subprocess.run(command, stdin=regular, capture_output=True, check=True).stdout
    assert [row["hand"] for row in objects(out.decode())] == ["CAT", "DOG"]
    twice = piped(b"DOG\n", "solve", "-i", "-", "-i", "-")
    assert (twice.returncode, twice.stdout) == (2, b"")
    assert b"stdin can be read only once" in twice.stderr


@pytest.mark.parametrize("command", ["plan", "scrabble plays", "lexibomb plays"])
def test_every_command_with_rows_reads_all_inputs(command: str, run: Run, tmp_path: Path) -> None:
    row = {
        "plan": "CATDOG",
        "scrabble plays": "/".join(["15"] * 15) + " CATDOGE/ 0/0 0",
        "lexibomb plays": '{"rack":"CATDOGE"}',
    }[command]
    a, b = tmp_path / "a", tmp_path / "b"
    a.write_text(row + "\n")
    b.write_text(row + "\n" + row + "\n")
    _, out, _ = run(*command.split(), "-i", a, "-i", b, "-w", "enable", "--format", "jsonl")
    assert [each["id"] for each in objects(out)] == [1, 2, 3]


def single_files() -> Iterator[Any]:
    """Yield all options that take one file, with their commands."""
    groups: list[tuple[str, click.Command]] = [("", commands)]
    while groups:
        words, command = groups.pop()
        if isinstance(command, click.Group):
            with click.Context(command) as ctx:
                for name in command.list_commands(ctx):
                    below = command.get_command(ctx, name)
                    assert below is not None
                    groups.append((f"{words} {name}".strip(), below))
        for option in command.params:
            if isinstance(option, click.Option) and not option.multiple:
                with click.Context(command) as ctx:
                    named = option.make_metavar(ctx)
                # Names of lists, rulesets and layouts may be paths, too; there the last one counts.
                if named in ("FILE", "FOLDER") and "--alphabet" not in option.opts:
                    yield pytest.param(command, option, id=f"{words} {option.opts[-1]}")


@pytest.mark.parametrize(("command", "option"), [*single_files()])
def test_a_second_file_is_refused_where_one_is_taken(
    command: click.Command, option: click.Option
) -> None:
    """It is an error; the first one would be ignored."""
    short, long = option.opts[0], option.opts[-1]
    with pytest.raises(click.UsageError) as raised:
        command.make_context("command", [short, "a.toml", f"{long}=b.toml"])
    assert str(raised.value) == f"{short} is given twice (a.toml, b.toml); use it once"


@pytest.mark.parametrize("engine", ["local", pytest.param("dask", marks=pytest.mark.slow)])
def test_parts_of_a_folder_come_from_all_inputs(engine: str, run: Run, tmp_path: Path) -> None:
    pq = pytest.importorskip("pyarrow.parquet")
    lines = [b"%s\n" % b"CATDOG"[: 2 + n % 4] for n in range(40)]
    packed: list[object] = []
    plain: list[object] = []
    for number, (kind, compress) in enumerate(COMPRESS.items()):
        members = [compress(b"".join(lines[at : at + 7])) for at in range(0, 40, 7)]
        path = tmp_path / f"{number}.txt{SUFFIX[kind]}"
        path.write_bytes(b"".join(members))
        packed += ["-i", path]
        path = tmp_path / f"{number}.txt"
        path.write_bytes(b"".join(lines))
        plain += ["-i", path]
    how = ["--part-rows", 9, "--engine", engine, "-j", 2, "--top", 1]
    assert run("solve", *packed, "-o", f"{tmp_path}/packed/", *how)[::2] == (0, "")
    rows = pq.read_table(tmp_path / "packed").sort_by("position")
    assert rows["position"].to_pylist() == list(range(1, 161))
    assert rows["hand"].to_pylist() == [line.decode().strip() for line in lines] * 4
    if engine == "local":
        assert run("solve", *plain, "-o", f"{tmp_path}/plain/", *how)[::2] == (0, "")
        assert pq.read_table(tmp_path / "plain").sort_by("position").equals(rows)


# Compressed input


@pytest.mark.parametrize("kind", COMPRESS)
@pytest.mark.parametrize("form", ["txt", "jsonl", "csv", "tsv", "none"])
def test_compressed_input_gives_the_same_rows(
    kind: str, form: str, run: Run, tmp_path: Path
) -> None:
    text = {
        "txt": "CATDOG hat\n\nb4d\nQUIT\n",
        "jsonl": '{"id":"a","hand":"CATDOG"}\n{"hand":4}\n',
        "csv": 'hand,id\nCATDOG,"a\nb"\nQUIT,\n',
        "tsv": "id\thand\ttable\na\\tb\tCATDOG\that l[u]rch\n\tQUIT\t\n",
        "none": '\n  {"hand":"CATDOG"}\n',
    }[form].encode()
    plain = tmp_path / ("in" if form == "none" else f"in.{form}")
    plain.write_bytes(b"\xef\xbb\xbf" + text)
    packed = tmp_path / (plain.name + SUFFIX[kind])
    packed.write_bytes(COMPRESS[kind](b"\xef\xbb\xbf" + text))
    wanted = run("solve", "-i", plain, "-n", 3)
    assert objects(wanted[1])
    assert run("solve", "-i", packed, "-n", 3) == wanted
    if form == "none":
        done = piped(packed.read_bytes(), "solve", "-n", 3)
        assert (done.returncode, done.stdout.decode()) == wanted[:2]


def test_a_resumed_run_goes_on_in_compressed_input(run: Run, tmp_path: Path) -> None:
    hands = tmp_path / "hands.txt.gz"
    lines = ["CATDOG", "QUIT", "ZZTOP"] * 3000
    hands.write_bytes(gzip.compress("\n".join([*lines[:5000], "b4d", *lines[5001:]]).encode()))
    wanted, out = tmp_path / "wanted.jsonl", tmp_path / "out.jsonl"
    assert run("solve", "-i", hands, "-o", wanted, "-n", 1)[0] == 2
    code, _, err = run("solve", "-i", hands, "-o", out, "-n", 1, "--fail-fast", "-j", 1)
    assert code == 2
    assert "--resume" in err
    args = ("solve", "-i", hands, "-o", out, "-n", 1, "--resume")
    assert run(*args)[0] == 2
    assert out.read_bytes() == wanted.read_bytes()
    part = tmp_path / "out.jsonl.part"
    assert not part.exists()
    run("solve", "-i", hands, "-o", out, "-n", 1, "--fail-fast", "-j", 1)
    hands.write_bytes(gzip.compress(b"CATS\n" * 9000))
    code, _, err = run(*args)
    assert code == 2
    assert "a different input" in err


def test_records_positions_of_boards_and_words_may_be_compressed(
    run: Run, data: Path, tmp_path: Path
) -> None:
    game = data / "lexicon" / "article.jsonl"
    for kind, pack in COMPRESS.items():
        record = tmp_path / f"game{SUFFIX[kind]}"
        record.write_bytes(pack(game.read_bytes()))
        assert run("replay", record) == run("replay", game)
        gcg = data / "gcg" / "plain.gcg"
        packed = tmp_path / f"game.gcg{SUFFIX[kind]}"
        packed.write_bytes(pack(gcg.read_bytes()))
        assert run("scrabble", "show", packed)[1] == run("scrabble", "show", gcg)[1]
        position = tmp_path / f"position{SUFFIX[kind]}"
        position.write_bytes(pack(b"CATDOG hat\n"))
        assert run("advise", "lexicon", "-i", position, "--iterations", 1)[0] == 0
        words = tmp_path / f"words{kind}.txt{SUFFIX[kind]}"
        words.write_bytes(pack(b"cat\ndog\n"))
        assert run("check", "dog", "-w", words)[1] == "dog\tyes\n"
        assert run("words", "add", words, "--name", f"my{kind}")[0] == 0
        assert run("check", "cat", "-w", f"my{kind}")[1] == "cat\tyes\n"
        assert run("words", "build", words, "-o", tmp_path / "d.dictionary")[0] == 0
        assert run("check", "cat", "-w", f"{words.as_uri()}")[1] == "cat\tyes\n"


@pytest.mark.parametrize("kind", COMPRESS)
def test_damage_is_one_error_that_names_file_and_byte(kind: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "in.txt"
    whole = COMPRESS[kind](b"CAT\n" * 100)
    text = b"".join(b"%d\n" % n for n in range(20_000))
    many = COMPRESS[kind](text)
    if kind == "zstd":
        many = zstd.compress(text, options={zstd.CompressionParameter.checksum_flag: 1})
    flipped = bytearray(many)
    flipped[len(many) // 2] ^= 0xFF
    for data, said in (
        (whole[:-3], "is cut short after byte"),
        (whole + whole[:15], "is cut short after byte"),
        (whole + b"more", "other data follows"),
        (whole + COMPRESS["bz2" if kind == "gzip" else "gzip"](b"CAT\n"), "other data follows"),
        (bytes(flipped), f"damaged {kind} data after byte"),
    ):
        path.write_bytes(data)
        code, out, err = run("solve", "-i", path, "-n", 0)
        assert code == 2
        assert f"lexicon-fast: {path}: " in err
        assert said in err
        assert len(err.splitlines()) <= 2  # perhaps with a line on bad rows
        assert "Traceback" not in err
        assert all("id" in row for row in objects(out))
        code, _, err = run("check", "cat", "-w", path)
        assert (code, len(err.splitlines())) == (2, 1)
        assert said in err


@pytest.mark.parametrize("kind", ["gzip", "xz"])
def test_members_may_be_followed_by_nul_bytes(kind: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "in.txt"
    member = COMPRESS[kind](b"CAT\n")
    path.write_bytes(member + b"\0" * 512 + member + b"\0" * 1024)
    assert len(objects(run("solve", "-i", path, "-n", 0)[1])) == 2


@pytest.mark.slow
def test_a_bomb_fills_no_memory(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "in.txt"
    for kind, pack in COMPRESS.items():
        # Only of gzip is this more than the most that may be read; xz and bz2 pack slowly.
        path.write_bytes(pack(b"A" * (300 << 20 if kind == "gzip" else 50 << 20)))
        source = Decompressed(path.open("rb"), kind, "bomb", BadPosition)  # type: ignore[arg-type]
        assert len(source.read(1000)) <= 1000
        assert source.position < 1 << 17
        source.close()
    code, out, _ = run("solve", "-i", path, "-n", 0)
    assert code == 2
    assert "is longer than" in objects(out)[0]["error"]


def test_rows_are_answered_while_compressed_data_arrives(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lexicon_fast", "solve", "-n", "0", "--format", "jsonl"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        watchdog = threading.Timer(120, process.kill)
        watchdog.start()
        for number in range(1, 4):
            process.stdin.write(zstd.compress(b"CAT\n"))
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait() == 0
        watchdog.cancel()


class Trickle(io.RawIOBase):
    """A file that returns a few bytes at a time, as a pipe may."""

    def __init__(self, data: bytes, sizes: random.Random) -> None:
        self._data, self._sizes = io.BytesIO(data), sizes

    def read(self, size: int = -1) -> bytes:
        return self._data.read(min(size, self._sizes.choice([1, 2, 5, 100])))


ROWS = st.lists(
    st.sampled_from([b"CAT dog\n", b"\n", b'{"hand":"Q"}\n', b"\xff\n", b"A" * 70 + b"\n", b"zz"])
)


@given(
    ROWS.map(b"".join),
    st.sampled_from(sorted(COMPRESS)),
    st.lists(st.integers(0, 200)),
    st.randoms(use_true_random=False),
    st.sampled_from([1, 3, 64, 1 << 16]),
)
def test_any_split_into_members_and_reads_gives_the_same_rows(
    text: bytes, kind: str, cuts: list[int], sizes: random.Random, block: int
) -> None:
    ends = sorted({min(cut, len(text)) for cut in cuts} | {0, len(text)})
    pieces = [text[a:b] for a, b in pairwise(ends)] or [b""]
    packed = b"".join(COMPRESS[kind](piece) for piece in pieces)
    source = Decompressed(Trickle(packed, sizes), kind, "it", BadPosition)  # type: ignore[arg-type]

    def rows(file: Any, size: int) -> list[Any]:
        reader = ChunkReader(file, "text", size)
        return [row for chunk in reader for row in chunk.positions(ENGLISH).rows()]

    assert rows(source, block) == rows(io.BytesIO(text), 1 << 20)
    assert source.position == len(packed)
    for contents, at in source.members:
        again = Decompressed(
            io.BytesIO(packed[at:]),
            kind,  # type: ignore[arg-type]
            "it",
            BadPosition,
            start=(contents, at),
        )
        assert again.readall() == text[contents:]


@given(st.binary(max_size=300), st.sampled_from(sorted(COMPRESS)), st.data())
def test_damaged_data_is_read_or_refused(text: bytes, kind: str, data: st.DataObject) -> None:
    packed = bytearray(COMPRESS[kind](text))
    for _ in range(data.draw(st.integers(0, 3))):
        packed[data.draw(st.integers(0, len(packed) - 1))] ^= data.draw(st.integers(1, 255))
    packed = packed[: data.draw(st.integers(0, len(packed)))]
    file = Decompressed(io.BytesIO(packed), kind, "it", BadPosition)  # type: ignore[arg-type]
    with suppress(BadPosition):
        file.readall()


# What is no text in UTF-8


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        ("CATDOG hat\n".encode("utf-16"), "UTF-16 text; convert it to UTF-8"),
        ("CATDOG hat\n".encode("utf-16-be"), "UTF-16BE text"),
        ("CATDOG hat\n".encode("utf-16-le"), "UTF-16LE text"),
        ("CATDOG hat\n".encode("utf-32"), "UTF-32 text"),
        ("CATDOG hat\n".encode("utf-32-be"), "UTF-32BE text"),
        (b"\x7fELF\x02\x01\x01" + bytes(9), "an executable program"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a picture (PNG)"),
        (b"PK\x03\x04\x14\0\x06\0\x08\0", "a zip archive or a spreadsheet"),
        (b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "a PDF document"),
        (b"LEXFAST\0\1\0\0\0", "a compiled dictionary"),
        (
            gzip.compress(gzip.compress(b"CAT\n", mtime=0), mtime=0),
            "gzip data; decompress it first",
        ),
        (zstd.compress("CATDOG".encode("utf-16")), "UTF-16 text"),
        (random.Random(1).randbytes(5000), "binary data"),
        ("ΑΒΓΔ ΕΖΗ\n".encode("iso-8859-7") * 9, "binary data, or text that is not UTF-8"),
    ],
)
def test_what_is_no_text_is_refused_once(
    contents: bytes, said: str, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "in"
    path.write_bytes(contents)
    for args in (
        ["solve", "-i", path],
        ["plan", "-i", path, "--input-format", "csv"],
        ["scrabble", "plays", "-i", path],
        ["scrabble", "show", path],
        ["lexibomb", "plays", "-i", path, "-w", "enable"],
        ["lexibomb", "show", path],
        ["replay", path],
        ["advise", "lexicon", "-i", path],
        ["words", "build", path, "-o", tmp_path / "out"],
    ):
        if said == "a compiled dictionary" and args[0] == "words":
            continue
        code, out, err = run(*args)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert f"{path}" in err
        assert said in err
    done = piped(contents, "solve")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"lexicon-fast: stdin")


@pytest.mark.parametrize(
    ("contents", "what", "form"),
    [
        (b"PAR1\x15\x04\x15\x10", "a Parquet file", "parquet"),
        (b"ARROW1\0\0\xff\xff\xff\xff", "an Arrow file", "arrow"),
        (b"\xff\xff\xff\xff\x10\0\0\0", "an Arrow stream", "arrow"),
    ],
)
def test_columns_are_refused_where_only_text_is_read(
    contents: bytes, what: str, form: str, run: Run, tmp_path: Path
) -> None:
    """No message sends the user to another one that refuses what it recommends."""
    path = tmp_path / "in"
    path.write_bytes(contents)
    for args in (
        ["plan", "-i", path, "--input-format", "csv"],
        ["scrabble", "show", path],
        ["lexibomb", "show", path],
        ["replay", path],
        ["advise", "lexicon", "-i", path],
        ["words", "build", path, "-o", tmp_path / "out"],
    ):
        code, out, err = run(*args)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert f"{path}" in err
        assert f"{what} instead of text; convert it, or leave out --input-format" in err
    for args in (["scrabble", "plays"], ["lexibomb", "plays", "-w", "enable"], ["equations"]):
        for done in (run(*args, "-i", path), *[piped(contents, *args)]):
            code, out, err = (
                done if isinstance(done, tuple) else (done.returncode, "", done.stderr.decode())
            )
            assert (code, out) == (2, "")
            assert f" is {form}, which is not supported here; use " in err


@pytest.mark.parametrize(
    "contents",
    [
        b"",
        b"CAT\n",
        b"CAT\0DOG\nCATS\nZZ\nQUIT\nWE\n",
        "Å Ä Ö, naïve café\n".encode("latin-1") * 3,
        b"BZh\n",
        b"PK\nPAR\nPDF\n",
        b"\xef\xbb\xbfCAT\n",
        "日本語\n".encode() * 400,
        b"\x80\n",
    ],
)
def test_text_with_some_bad_rows_is_text(contents: bytes) -> None:
    assert foreign(contents[:HEAD_BYTES]) is None
    assert compression_of(contents) is None


@given(st.binary(max_size=50), st.sampled_from(["", "a\n", "\0", "\0\0\0"]))
def test_any_first_bytes_are_looked_at_without_an_error(data: bytes, filler: str) -> None:
    foreign(data + filler.encode())


def test_compressed_columns_are_refused(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "hands.parquet.gz"
    path.write_bytes(gzip.compress(b"PAR1"))
    code, _, err = run("solve", "-i", path)
    assert code == 2
    assert "decompress it first" in err


# TSV


def test_tsv_has_escapes_and_no_quotes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "in.tsv"
    path.write_bytes(
        b'table\tnote\tid\tHand\r\nhat dog\tx\t"a"\\t\\n\\r\\\\ \\x\\\tCAT\r\n\n\t\t7\tDOG\nhat\n'
    )
    code, out, _ = run("solve", "-i", path, "-n", 0)
    rows = objects(out)
    assert code == 2
    assert [row["id"] for row in rows] == ['"a"\t\n\r\\ \\x\\', 7, 4]
    assert [row.get("hand") for row in rows] == ["CAT", "DOG", None]
    assert "no hand" in rows[2]["error"]
    same = tmp_path / "same"
    same.write_bytes(path.read_bytes())
    assert run("solve", "-i", same, "-n", 0, "--input-format", "tsv")[1] == out


IDS = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=20)


@given(st.lists(st.tuples(IDS, st.sampled_from(["CAT", "q*", ""]))), st.sampled_from([1, 5, 1000]))
def test_tsv_ids_come_back_as_they_were(rows: list[tuple[str, str]], block: int) -> None:
    escapes = str.maketrans({"\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r"})
    lines = ["id\thand", *(f"{row_id.translate(escapes)}\t{hand}" for row_id, hand in rows)]
    reader = ChunkReader(io.BytesIO("\n".join(lines).encode()), "tsv", block)
    read = [row for chunk in reader for row in chunk.positions(ENGLISH).rows()]
    assert len(read) == len(rows)
    for (_, row_id, hand, _, error), (wanted, cards) in zip(read, rows, strict=True):
        assert hand == cards.upper()
        assert (error is None) == bool(cards)
        if row_id is None:
            assert wanted == ""
        else:
            value = json.loads(row_id)
            assert wanted == (value if isinstance(value, str) else row_id)


def test_progress_counts_compressed_bytes(tmp_path: Path) -> None:
    path = tmp_path / "in.txt.gz"
    path.write_bytes(b"".join(gzip.compress(b"CATDOG\n" * 1000) for _ in range(50)))
    plain = tmp_path / "plain.txt"
    plain.write_bytes(b"CATDOG\n" * 10)
    with Inputs([str(path), str(plain)]) as inputs:
        ends = [chunk.end for chunk in inputs.chunks(1000)]
    assert inputs.size == path.stat().st_size + plain.stat().st_size
    assert ends == sorted(ends)
    assert ends[-1] == inputs.size


def test_dictionaries_of_compressed_lists_are_those_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "plain").write_bytes(b"cat\ndog\n")
    plain = Dictionary.load(tmp_path / "plain")
    for kind, pack in COMPRESS.items():
        (tmp_path / kind).write_bytes(pack(b"cat\n") + pack(b"dog\n"))
        assert Dictionary.load(tmp_path / kind).sha256 == plain.sha256
