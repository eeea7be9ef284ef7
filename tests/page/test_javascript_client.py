"""The JavaScript client in a browser: a page of the server that loads it from examples/js."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from support.served_sources import serve_sources

if TYPE_CHECKING:
    from playwright.sync_api import Page

#: Plays a few turns, and returns what has happened.
_PLAY = """async ({ game, turns }) => {
  const { Server } = await import("/client/browser.js");
  const server = await Server.connect(location.origin);
  const closed = new Promise((resolve) => {
    server.addEventListener("closed", ({ error }) => resolve(error.name));
  });
  const seats = [{ kind: "person", name: "North" }, { kind: "bot", bot: "greedy" }];
  const { id, tokens } = await server.newTable({ game, seats });
  const table = server.table(id, tokens[0]);
  const events = [];
  let played = 0;
  for await (const view of table.watch({ since: 0 })) {
    events.push(...view.events);
    if (view.over) break;
    if (view.to_move !== view.seat) continue; // the server checks whose turn it is first
    if (played === turns) break;
    const { actions } = await table.legal({ limit: 1 });
    await table.act(actions[0], { seq: view.seq });
    played += 1;
  }
  const seen = await table.view({ since: 0 });
  const parallel = await Promise.all(["quiz", "zzx"].map((word) => server.check([word])));
  const refused = await table.act({ action: "fly" }).catch((error) => error);
  const controller = new AbortController();
  const advising = table.advise({ seconds: 9 }, { signal: controller.signal });
  controller.abort();
  const aborted = await advising.result().catch((error) => error.name);
  await server.close();
  const later = await server.ping().catch((error) => error.name);
  return {
    played, parallel, aborted, later,
    complete: JSON.stringify(events) === JSON.stringify(seen.events.slice(0, events.length)),
    refused: [refused.name, refused.path], closed: await closed,
  };
}"""


def with_client(page: Page, address: str) -> None:
    """Open the page of the server, where the sources of the client are in the folder `client`."""
    serve_sources(page, "client")
    page.goto(address)


@pytest.mark.smoke
def test_it_plays_in_a_browser(visit: Callable[..., Any]) -> None:
    player = visit()
    with_client(player.page, player.address)
    for game in ("lexicon", "scrabble", "lexibomb"):
        found = player.page.evaluate(_PLAY, {"game": game, "turns": 3})
        assert found == {
            "played": 3,
            "parallel": [[True], [False]],
            "aborted": "AbortError",
            "later": "ConnectionClosed",
            "complete": True,
            "refused": ["BadParams", "params.action.action"],
            "closed": "ConnectionClosed",
        }, game
