"""The files of the page: complete, bundled, unchanged, and without foreign addresses."""

from __future__ import annotations

import re
from pathlib import Path

import lexicon_fast
from lexicon_fast.games.registry import GAMES

PAGE = Path(__file__).resolve().parents[2] / "src" / "page"
BUNDLE = Path(lexicon_fast.__file__).parent / "server" / "bundle"
FILES = sorted(path for path in PAGE.rglob("*") if path.is_file() and path.suffix != ".png")
#: Texts by language, loaded by names that are put together (`loadTexts`).
LANGUAGES = PAGE / "languages"
TEXTS = [path for path in FILES if LANGUAGES in path.parents]
SCRIPTS = [
    path
    for path in FILES
    if path.suffix == ".js" and path.parent.name != "vendor" and path not in TEXTS
]


def named(path: Path) -> str:
    return path.relative_to(PAGE).as_posix()


def test_modules_import_existing_files() -> None:
    for path in SCRIPTS:
        imported = r'^(?:import|export)\b[^;]*?from "([^"]+)";'
        for target in re.findall(imported, path.read_text(), re.M):
            assert target.startswith("."), f"{named(path)}: {target}: no file of the page"
            assert (path.parent / target).is_file(), f"{named(path)}: {target}"


def test_the_bundle_is_complete_and_its_names_are_stable() -> None:
    """`.ci/run script` makes the bundle again and compares."""
    files = {path.name: path for path in (BUNDLE / "files").iterdir()}
    scripts = [path.read_text() for path in files.values() if path.suffix == ".js"]
    named_files = {
        *re.findall(r'(?:href|src)="page/([^"]+)"', (BUNDLE / "index.html").read_text()),
        *re.findall(r'(?:from|import\(?)"\./([^"]+)"', "".join(scripts)),
    }
    assert named_files <= files.keys()
    modules = {name for name in files if name.endswith(".js")}
    texts = {f"languages-{path.parent.name}-{path.name}" for path in TEXTS}
    assert texts <= modules
    assert modules - texts <= named_files
    assert [name for name in files if re.search(r"-[A-Z0-9]{8}\.", name)] == []


def test_all_modules_are_used() -> None:
    used = {PAGE / "app.js", PAGE / "worker.js"}
    for path in SCRIPTS:
        for target in re.findall(r'(?:from |import\()"(\.[^"]+)"', path.read_text()):
            used.add((path.parent / target).resolve())
    assert set(SCRIPTS) - used == set()
    loaded = {
        name for path in SCRIPTS for name in re.findall(r'loadTexts\("(\w+)"\)', path.read_text())
    }
    codes = re.findall(r"^  (\w+): \{ name: ", (PAGE / "languages.js").read_text(), re.M)
    assert {*TEXTS} == {LANGUAGES / code / f"{name}.js" for code in codes for name in loaded}


#: The modules that may name a game: its own, and the map from games to views.
OF_A_GAME = {f"{folder}/{game}.js" for folder in ("rules", "solver") for game in GAMES}


def test_only_game_views_and_modules_of_a_game_name_games() -> None:
    name = re.compile(rf'"({"|".join(GAMES)})"|\b({"|".join(GAMES)}):')
    naming = {named(path) for path in SCRIPTS if name.search(path.read_text())}
    own = {each for each in naming if each in OF_A_GAME or each.split("/")[0] in GAMES}
    assert naming - own == {"game_views.js"}


SENT = sorted(path for path in BUNDLE.rglob("*") if path.suffix != ".png" and path.is_file())


def test_no_file_has_an_address_outside() -> None:
    namespaces = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"}
    for path in (*FILES, *SENT):
        if not path.name.startswith("LICENSE"):
            found = set(re.findall(r"(?:https?:)?//\w[\w.-]*\.\w+[^\s\"'`)]*", path.read_text()))
            assert found <= namespaces, path.name


def test_nothing_needs_a_looser_policy() -> None:
    for path in (*FILES, *SENT):
        if path.suffix == ".html":
            # Data is not executed, so no policy is needed for it.
            inline = re.compile(
                r"<style|<script(?![^>]*(?:\bsrc=| type=\"application/json\"))|\son\w+=|\sstyle="
            )
            assert inline.search(path.read_text()) is None, path.name


def test_libraries_come_with_their_licences() -> None:
    for folder in (PAGE / "vendor", BUNDLE):
        assert "Apache License" in (folder / "LICENSE-htm.txt").read_text()
        assert "MIT License" in (folder / "LICENSE-preact.txt").read_text()
    assert "unchanged" in (PAGE / "vendor" / "README.txt").read_text()
