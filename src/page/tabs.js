// Panels with tabs.

import { html, useState } from "./vendor/htm-preact.js";
import { Button } from "./controls.js";

/**
 * Panels of which a wide window shows one, with tabs; others show them one below the other.
 * @param {{ tabs: { id: string, title: string, panel: object }[], start: string }} props
 *     start: the one that is shown first
 */
export function Tabs({ tabs, start }) {
  const [chosen, setChosen] = useState(start);
  const current = (tabs.find(({ id }) => id === chosen) ?? tabs[0]).id;
  function onKeyDown(/** @type {KeyboardEvent} */ event) {
    const at = tabs.findIndex(({ id }) => id === current);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // arrows also step through a replay
    const id = tabs.at(next % tabs.length)?.id ?? "";
    setChosen(id);
    document.getElementById(`tab-${id}`)?.focus();
  }
  return html`
    <div class="tabs">
      <div class="row" role="tablist" onKeyDown=${onKeyDown}>
        ${tabs.map(
          ({ id, title }) => html`
            <${Button}
              key=${id}
              text=${title}
              class="plain"
              id=${`tab-${id}`}
              role="tab"
              aria-controls=${`panel-${id}`}
              aria-selected=${id === current}
              tabindex=${id === current ? 0 : -1}
              onClick=${() => setChosen(id)}
            />
          `,
        )}
      </div>
      ${tabs.map(
        ({ id, panel }) => html`
          <div
            key=${id}
            id=${`panel-${id}`}
            class=${id === current ? "" : "other"}
            role="tabpanel"
            aria-labelledby=${`tab-${id}`}
          >
            ${panel}
          </div>
        `,
      )}
    </div>
  `;
}
