"""Measure how long the web page takes to load on a slow connection.

    python bench/page_load.py
    python bench/page_load.py --runs 9 --words enable

Needs Chromium, and the extras `serve` and `dev`. A server of its own sends the page to a browser
whose connection is as slow as the preset "Slow 4G" of Chrome's developer tools: each request takes
at least 562.5 ms, 1.44 Mbit/s down, 0.675 Mbit/s up. A visit lasts until the button that starts a
game is shown. Each run uses new profiles: a first visit, then a second one in a new tab, where the
browser has the files; once without the service worker, once with it. The browser does not slow down
what the worker fetches, so with it a second visit takes at least 562.5 ms more than is shown here,
except without a connection. Raw results are in results/page_load.txt.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import time
from statistics import median

from playwright.sync_api import Browser, BrowserContext, sync_playwright

LATENCY_MS, DOWN, UP = 562.5, 1_440_000 / 8, 675_000 / 8

#: The button that starts a game.
_START = "main button.main"


def started(words: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server. Returns its process and address."""
    command = [sys.executable, "-m", "lexicon_fast", "serve", "--port", "0", "-w", words]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    for line in server.stderr:
        if "http://" in line:
            return server, "http://" + line.partition("http://")[2].split()[0].rstrip("/.,")
    raise SystemExit("the server did not start")


def visit(context: BrowserContext, address: str, *, worker: bool) -> tuple[float, int, float]:
    """Return the milliseconds, requests and kilobytes of a visit in a new tab.

    worker: whether to wait until the service worker has stored its files.
    """
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": DOWN,
            "uploadThroughput": UP,
        },
    )
    sent: list[str] = []
    received: list[float] = []
    session.on("Network.requestWillBeSent", lambda event: sent.append(event["request"]["url"]))
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    start = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(_START).first.wait_for()
    milliseconds = (time.monotonic() - start) * 1000
    page.wait_for_load_state("networkidle")
    if worker:
        page.wait_for_function("async () => (await caches.keys()).length === 1")
    page.close()
    return milliseconds, len(sent), sum(received) / 1000


def measured(browser: Browser, address: str, runs: int) -> None:
    """Print the figures of some runs, and their medians."""
    times: dict[str, list[float]] = {}
    for number in range(1, runs + 1):
        for workers in ("block", "allow"):
            context = browser.new_context(service_workers=workers)
            for order in ("first", "second"):
                name = f"{order} visit, {'no' if workers == 'block' else 'a'} service worker"
                found = visit(context, address, worker=workers == "allow")
                milliseconds, requests, kilobytes = found
                times.setdefault(name, []).append(milliseconds)
                print(
                    f"run {number}, {name}: {milliseconds:,.0f} ms, {requests} requests,"
                    f" {kilobytes:.1f} kB",
                    flush=True,
                )
            context.close()
    for name, each in times.items():
        print(f"{name}: median {median(each):,.0f} ms, {min(each):,.0f} to {max(each):,.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--words", default="enable")
    options = parser.parse_args()
    chromium = os.environ.get("LEXICON_FAST_CHROMIUM") or shutil.which("chromium")
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    server, address = started(options.words)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium,
                args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
            )
            print(
                f"# {platform.platform()}, Chromium {browser.version}, {os.cpu_count()} CPUs,"
                f" load averages {load}"
            )
            measured(browser, address, options.runs)
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
