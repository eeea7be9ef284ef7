// Free seats: a link for a friend, or a form for a visitor who has opened it.

import { html, useState } from "../vendor/htm-preact.js";
import { CopyField, Problem, TextField } from "../controls.js";
import { useAction } from "../hooks.js";
import { loadName, storeName } from "../storage.js";
import { counted, YOUR_NAME } from "../texts.js";

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
  const [name, setName] = useState(loadName);
  const { problem, run } = useAction();
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    storeName(name);
    run(() => join(name.trim()));
  };
  return html`
    <form class="panel invitation" onSubmit=${take}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${TextField} label=${YOUR_NAME} id="name" value=${name} onInput=${setName} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${Problem} text=${problem} />
    </form>
  `;
}

/** @param {{ free: number }} props */
function Invitation({ free }) {
  const isLocal = isLoopback(location.hostname);
  const hint = html`
    The link works on this computer only. To play with others, start the server with${" "}
    <code>lexicon-fast serve --host ADDRESS</code> and open the page at that address.
  `;
  return html`
    <section class="panel invitation">
      <h2>${counted(free, "free seat")}</h2>
      <p>Anyone with this link may sit down, or watch.</p>
      <${CopyField} label="Link" id="link" value=${location.href} hint=${isLocal && hint} />
    </section>
  `;
}

/** Return whether a host name stands for the browser's own computer. @param {string} name */
const isLoopback = (name) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
