// The log of a table, scrolled to the newest event at its end.

import { html, useEffect, useRef } from "../vendor/htm-preact.js";

export function Log({ events, eventText }) {
  const list = useRef(null);
  useEffect(() => {
    list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  return html`
    <section class="panel log">
      <h2>What happened</h2>
      <ol ref=${list} tabindex="0" aria-label="What happened">
        ${events.map((event, place) => {
          const text = eventText(event);
          return text && html`<li key=${place} class=${event.event.replace(" ", "-")}>${text}</li>`;
        })}
      </ol>
    </section>
  `;
}
