// Free seats: a link for a friend, or a form for a visitor who has opened it.

import { html, useState } from "../vendor/htm-preact.js";
import { CopyField, Problem, TextField } from "../controls.js";
import { useAction } from "../hooks.js";
import { loadSetting, storeSetting } from "../storage.js";
import { common, loadTexts } from "../texts.js";

const texts = await loadTexts("table");

/** @param {{ view: Protocol.TableView, join: (name: string) => Promise<void> }} props */
export function OpenSeats({ view, join }) {
  const free = view.seats.filter(({ kind }) => kind === "open").length;
  if (!free || view.over) return null;
  return view.seat === null
    ? html`<${TakeSeat} join=${join} />`
    : html`<${Invitation} free=${free} />`;
}

/** @param {{ join: (name: string) => Promise<void> }} props */
function TakeSeat({ join }) {
  const [name, setName] = useState(() => loadSetting("name"));
  const { problem, run } = useAction();
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    storeSetting("name", name);
    run(() => join(name.trim()));
  };
  return html`
    <form class="panel invitation" onSubmit=${take}>
      <h2>${texts.takeSeatHeading}</h2>
      <div class="row">
        <${TextField} label=${common.yourNameLabel} id="name" value=${name} onInput=${setName} maxlength="40" />
        <button class="main">${texts.takeSeatButton}</button>
      </div>
      <${Problem} text=${problem} />
    </form>
  `;
}

/** @param {{ free: number }} props */
function Invitation({ free }) {
  const isLocal = isLoopback(location.hostname);
  return html`
    <section class="panel invitation">
      <h2>${texts.freeSeatsHeading(free)}</h2>
      <p>${texts.invitation}</p>
      <${CopyField}
        label=${texts.linkLabel}
        id="link"
        value=${location.href}
        hint=${isLocal && texts.localLinkHint}
      />
    </section>
  `;
}

/** Return whether a host name stands for the browser's own computer. @param {string} name */
const isLoopback = (name) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
