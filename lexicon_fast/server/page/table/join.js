// Free seats: a link for a friend, or a form for a visitor who came by it.

import { html, useState } from "../vendor/htm-preact.js";
import { errorText } from "../server.js";
import { Problem, TextField } from "../controls.js";
import { counted } from "../words.js";
import { keepName, keptName } from "./seats.js";

export function Join({ view, join }) {
  const free = view.seats.filter(({ kind }) => kind === "open").length;
  if (!free || view.over) return null;
  return view.seat === null
    ? html`<${TakeSeat} join=${join} />`
    : html`<${Invitation} free=${free} />`;
}

function TakeSeat({ join }) {
  const [name, setName] = useState(keptName());
  const [problem, setProblem] = useState(null);
  async function take(event) {
    event.preventDefault();
    keepName(name);
    try {
      await join(name.trim());
    } catch (error) {
      setProblem(errorText(error));
    }
  }
  return html`
    <form class="panel invitation" onSubmit=${take}>
      <h2>There is a seat for you</h2>
      <div class="row">
        <${TextField} label="Your name" id="name" value=${name} onInput=${setName} maxlength="40" />
        <button class="main">Sit down</button>
      </div>
      <${Problem} text=${problem} />
    </form>
  `;
}

function Invitation({ free }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    document.getElementById("link").select();
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false); // not allowed here: the text is selected for copying by hand
    }
  }
  return html`
    <section class="panel invitation">
      <h2>${counted(free, "free seat")}</h2>
      <p>Whoever opens this link may sit down, or watch.</p>
      <div class="row">
        <div class="field">
          <label for="link">Link</label>
          <input
            id="link"
            type="text"
            readonly
            value=${location.href}
            aria-describedby=${isLoopback(location.hostname) ? "link-hint" : undefined}
            onFocus=${({ target }) => target.select()}
            onClick=${({ target }) => target.select()}
          />
        </div>
        <button type="button" onClick=${copy}>Copy</button>
        <span role="status">${copied ? "Copied." : ""}</span>
      </div>
      ${
        isLoopback(location.hostname) &&
        html`
          <p class="hint" id="link-hint">
            It works on this computer only: at ${location.hostname} nobody else reaches the server.
            For others start it with${" "}<code>lexicon-fast serve --host ADDRESS</code>, and open
            the page at that address.
          </p>
        `
      }
    </section>
  `;
}

/** Whether a host name stands for the browser's own computer. */
const isLoopback = (name) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(name);
