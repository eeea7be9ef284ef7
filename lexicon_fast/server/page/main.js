// The page's beginning.

import { html, render } from "./vendor/htm-preact.js";
import { App } from "./app.js";

render(html`<${App} />`, document.getElementById("page"));
