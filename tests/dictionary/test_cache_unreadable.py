"""A cache folder that cannot be read or written: dictionaries stay in memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import lexicon_fast
from lexicon_fast import Dictionary
from lexicon_fast.base.errors import BadDictionary, BadWordList
from lexicon_fast.cli import main
from lexicon_fast.dictionary import wordlists

CLONE = Path(lexicon_fast.__file__).parents[1]
pytestmark = pytest.mark.filterwarnings("ignore:.*lines are not words")

WORDS = "act\n7up\ncat\ncart\n"


def a_file(folder: Path) -> Path:
    (folder / "file").write_text("")
    return folder / "file"


def below_a_file(folder: Path) -> Path:
    return a_file(folder) / "cache"


def a_loop(folder: Path) -> Path:
    (folder / "loop").symlink_to(folder / "loop")
    return folder / "loop"


def below_a_loop(folder: Path) -> Path:
    return a_loop(folder) / "cache"


def a_dangling_link(folder: Path) -> Path:
    (folder / "link").symlink_to(folder / "nowhere" / "at all")
    return folder / "link"


def too_long_a_name(folder: Path) -> Path:
    return folder / ("x" * 300)


def too_long_a_path(folder: Path) -> Path:
    return folder.joinpath(*["x" * 200] * 30)


def a_folder_of_the_kernel(folder: Path) -> Path:
    return Path("/proc/lexicon-fast")


UNUSABLE = (
    a_file,
    below_a_file,
    a_loop,
    below_a_loop,
    a_dangling_link,
    too_long_a_name,
    too_long_a_path,
    a_folder_of_the_kernel,
)


@pytest.fixture
def words(tmp_path: Path) -> Path:
    path = tmp_path / "words.txt"
    path.write_text(WORDS)
    return path


@pytest.fixture(params=UNUSABLE, ids=lambda each: each.__name__)
def unusable(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """The cache folder, which cannot be."""
    make: Callable[[Path], Path] = request.param
    folder = make(tmp_path)
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(folder))
    return folder


def test_a_dictionary_stays_in_memory(unusable: Path, words: Path) -> None:
    before = files(words.parent)
    for _ in range(2):
        d = Dictionary.load(words)
        assert (sorted(d.words), d.bad_lines) == (["act", "cart", "cat"], ((2, "7up"),))
    assert Dictionary.load(f"file://{words}").sha256 == d.sha256
    assert files(words.parent) == before


def test_lists_of_the_package_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(below_a_file(tmp_path)))
    assert len(Dictionary.load("enable")) == 172_820


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file())


def test_there_are_no_lists_of_the_users_own(unusable: Path) -> None:
    assert wordlists.registered() == {}
    assert wordlists.kept_path("mine") is None
    with pytest.raises(BadDictionary, match="'mine' is not a known word list or a file"):
        Dictionary.load("mine")


def test_what_must_be_kept_is_one_clear_message(
    unusable: Path, words: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(BadWordList, match=r"cannot be written \(.+\), so 'mine' cannot be kept"):
        wordlists.register("mine", words)
    assert main(["words", "add", str(words), "--name", "mine"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (said,) = captured.err.splitlines()
    assert said.startswith(f"lexicon-fast: {unusable}: cannot be written (")
    assert said.endswith("LEXICON_FAST_CACHE chooses another folder")


def test_commands_work(unusable: Path, words: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "cat", "-w", str(words)]) == 0
    assert main(["words", "list"]) == 0
    assert main(["words", "info", str(words)]) == 0
    assert main(["words", "path"]) == 0
    capsys.readouterr()
    assert main(["words", "path", str(words)]) == 2
    assert f"is not stored, because {unusable} cannot be written" in capsys.readouterr().err


def folder_in_place(path: Path) -> None:
    path.mkdir()
    (path / "x").write_text("")


@pytest.mark.parametrize(
    "spoil",
    [
        folder_in_place,
        lambda path: path.symlink_to(path),
        lambda path: path.symlink_to("nowhere"),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"LEXFAST\0" + bytes(100)),
    ],
    ids=["folder", "loop", "dangling", "empty", "damaged"],
)
def test_a_compiled_file_that_cannot_be_opened(
    spoil: Callable[[Path], None], words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(cache))
    Dictionary.load(words)
    (file,) = cache.iterdir()
    good = file.read_bytes()
    file.unlink()
    spoil(file)
    for _ in range(2):
        assert sorted(Dictionary.load(words).words) == ["act", "cart", "cat"]
    assert file.is_dir() or file.read_bytes() == good


def test_a_list_of_names_that_cannot_be_read(
    words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(cache))
    wordlists.register("mine", words)
    (cache / "lists.json").unlink()
    (cache / "lists.json").mkdir()
    assert wordlists.registered() == {}
    Dictionary.load(words)
    with pytest.raises(BadDictionary, match=r"own lists cannot be read \(.*Is a directory\)"):
        Dictionary.load("mine")
    with pytest.raises(BadWordList, match=r"cannot be written \(Is a directory\)"):
        wordlists.register("other", words)


@pytest.mark.parametrize("damage", [b"{", b'{"mine": {}}', b'{"..": {"origin":"","sha256":""}}'])
def test_damaged_names_concern_only_names(
    damage: bytes, words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cache"
    monkeypatch.setenv("LEXICON_FAST_CACHE", str(cache))
    wordlists.register("kept", words)
    (cache / "lists.json").write_bytes(damage)
    assert len(Dictionary.load(words)) == 3
    for name in ("mine", "kept"):
        with pytest.raises(BadWordList, match=r"lists\.json is damaged") as caught:
            Dictionary.load(name)
        assert str(cache / "lists") in str(caught.value)
    with pytest.raises(BadWordList, match=r"lists\.json is damaged"):
        wordlists.register("other", words)
    assert (cache / "lists.json").read_bytes() == damage
    assert any(path.name.startswith("kept-") for path in (cache / "lists").iterdir())


PROGRAM = """
import os, sys, tempfile, warnings
from lexicon_fast import Dictionary
from lexicon_fast.dictionary import wordlists

warnings.simplefilter("ignore")  # of the list, whose second line is not a word

def run():
    for _ in range(2):
        assert sorted(Dictionary.load(sys.argv[1]).words) == ["act", "cart", "cat"]
    print(wordlists.cache_folder())
    try:
        wordlists.register("mine", sys.argv[1])
    except ValueError as error:
        print(type(error).__name__, error)
    else:
        print(len(Dictionary.load("mine")))
"""

#: Reads all that the package needs first, because another user may not be able to enter its folder.
#: Then nothing in that folder can be opened, wherever it is, except the test's own files: `.ci/run`
#: has its temporary files in the clone.
AS_USER = """
from functools import cache
from lexicon_fast.dictionary import alphabet
alphabet.read_text = cache(alphabet.read_text)
chosen = os.environ["LEXICON_FAST_CACHE"]
with tempfile.TemporaryDirectory() as other:
    os.environ["LEXICON_FAST_CACHE"] = other
    sys.stdout = open(os.devnull, "w")
    run()
    del os.environ["LEXICON_FAST_CACHE"]
    wordlists.cache_folder()
sys.stdout = sys.__stdout__
os.environ["LEXICON_FAST_CACHE"] = chosen

clone, folder = sys.argv[3], os.path.dirname(sys.argv[1])

def refuse(event, arguments):
    path = str(arguments[0])
    if event == "open" and path.startswith(clone) and not path.startswith(folder):
        raise PermissionError(13, "Permission denied", arguments[0])

sys.addaudithook(refuse)
user = int(sys.argv[2])
if user:
    os.setgroups([])
    os.setgid(user)
    os.setuid(user)
run()
"""


def other_user(words: Path, *, user: int = 65534, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a program as somebody whom permissions bind: another user, if this one is root."""
    if not hasattr(os, "geteuid"):
        pytest.skip("NOT TESTED: there are no users here")
    if os.geteuid() != 0:
        user = 0
    environment = {k: v for k, v in os.environ.items() if k not in {"HOME", "XDG_CACHE_HOME"}}
    return subprocess.run(
        [sys.executable, "-c", PROGRAM + AS_USER, str(words), str(user), str(CLONE)],
        env={**environment, **more},
        cwd=words.parent,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


def is_open(folder: Path) -> bool:
    """Return whether another user can enter a folder."""
    return folder.is_dir() and folder.stat().st_mode & 0o001 != 0


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users reach, although `.ci/run` has its temporary files in the clone."""
    parents = [tempfile.gettempdir(), "/tmp", "/var/tmp"]
    parent = next((each for each in parents if all(map(is_open, Path(each, "x").parents))), None)
    if parent is None:
        pytest.skip("NOT TESTED: another user can enter no folder for temporary files")
    with tempfile.TemporaryDirectory(dir=parent) as name:
        folder = Path(name)
        folder.chmod(0o777)
        (folder / "words.txt").write_text(WORDS)
        (folder / "words.txt").chmod(0o644)
        yield folder
        if (folder / "cache").exists():
            (folder / "cache").chmod(0o700)


@pytest.mark.parametrize("mode", [0o000, 0o444, 0o555, 0o111])
def test_without_permission_a_dictionary_stays_in_memory(mode: int, open_folder: Path) -> None:
    cache = open_folder / "cache"
    cache.mkdir()
    (cache / "lists.json").write_text("{}")
    cache.chmod(mode)
    done = other_user(open_folder / "words.txt", LEXICON_FAST_CACHE=str(cache))
    assert (done.returncode, done.stderr) == (0, "")
    assert "BadWordList" in done.stdout
    assert f"{cache}: cannot be written (Permission denied)" in done.stdout


@pytest.mark.parametrize("mode", [0o777, 0o333])
def test_files_that_cannot_be_read_in_a_folder_that_can_be_written(
    mode: int, open_folder: Path
) -> None:
    cache = open_folder / "cache"
    cache.mkdir()
    first = other_user(open_folder / "words.txt", LEXICON_FAST_CACHE=str(open_folder / "one"))
    assert first.stdout.splitlines()[1] == "3"
    for file in (open_folder / "one").iterdir():
        if file.is_file():
            (cache / file.name).write_bytes(file.read_bytes())
            (cache / file.name).chmod(0)
    cache.chmod(mode)
    done = other_user(open_folder / "words.txt", LEXICON_FAST_CACHE=str(cache))
    assert (done.returncode, done.stderr) == (0, "")
    assert "cannot be written (Permission denied)" in done.stdout  # the list of names


def test_a_user_without_a_home_folder(open_folder: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("NOT TESTED: only root can run as a user that does not exist")
    done = other_user(open_folder / "words.txt", user=54321, LEXICON_FAST_CACHE="")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "/dev/null/lexicon-fast"
    assert sorted(path.name for path in open_folder.iterdir()) == ["words.txt"]


@pytest.mark.parametrize("home", ["/", ""])
def test_home_is_the_root_folder(home: str, open_folder: Path) -> None:
    done = other_user(open_folder / "words.txt", LEXICON_FAST_CACHE="", HOME=home)
    assert (done.returncode, done.stderr) == (0, "")
    if os.geteuid() == 0:
        assert "/.cache/lexicon-fast: cannot be written (Permission denied)" in done.stdout


def test_a_relative_cache_folder(
    words: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LEXICON_FAST_CACHE", "my cache")
    wordlists.register("mine", words)
    assert sorted(Dictionary.load("mine").words) == ["act", "cart", "cat"]
    assert (tmp_path / "my cache" / "lists.json").is_file()


def test_a_full_disk(words: Path, tmp_path: Path) -> None:
    limit = "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    limit += "resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))\n"
    cache = tmp_path / "cache"
    done = subprocess.run(
        [sys.executable, "-c", limit + PROGRAM + "run()", str(words)],
        env={**os.environ, "LEXICON_FAST_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{cache}: cannot be written (File too large), so 'mine' cannot be kept" in done.stdout
    assert [path for path in cache.rglob("*") if path.is_file() and path.stat().st_size] == []
