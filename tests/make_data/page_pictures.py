"""Pictures of the page for docs/: a game of each kind, played some turns by clicks.

    python -m make_data.page_pictures docs

Needs the extras `serve` and `dev`, and a Chromium on the path, or the one that
LEXICON_FAST_CHROMIUM names.
"""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright
from support.page_player import Player
from support.serving import Server

#: Turns of ours before the picture is taken, and its height in pixels.
TURNS = {"lexicon": 0, "scrabble": 6, "lexibomb": 5}
HEIGHT = {"lexicon": 960, "scrabble": 960, "lexibomb": 1080}


def begun(player: Player, game: str) -> None:
    """Start a game; one of Lexicon in which the other has laid the first word."""
    player.begin(game)
    while game == "lexicon":
        player.awaited()
        if player.view()["observation"].get("table"):
            break
        player.begin(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    chromium = os.environ.get("LEXICON_FAST_CHROMIUM") or shutil.which("chromium")
    with Server() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game, turns in TURNS.items():
            page = browser.new_page(
                viewport={"width": 1120, "height": HEIGHT[game]}, reduced_motion="reduce"
            )
            player = Player(page, f"http://{server.host}:{server.port}/")
            begun(player, game)
            player.play_on(turns)
            player.to_turn()
            player.button("Get hints").click()
            player.button("Get hints").wait_for()
            page.locator(".advice li button").first.click()
            if game == "lexibomb":
                player.button("Bomb odds").click()
                page.locator(".square.odds").first.wait_for()
            if game != "lexicon":
                page.locator(".sum").wait_for()
            page.mouse.move(0, 0)
            page.evaluate("scrollTo(0, 0)")
            page.screenshot(path=folder / f"play-{game}.png")
        browser.close()


if __name__ == "__main__":
    main()
