// Form controls with their labels.

import { html } from "./vendor/htm-preact.js";

/** A text field. hint: a line below that explains it; onInput: called with the text and the caret. */
export function TextField({ label, id, hint, value, onInput, ...props }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        value=${value}
        aria-describedby=${hint ? `${id}-hint` : undefined}
        onInput=${({ target }) => onInput(target.value, target.selectionStart)}
        ...${props}
      />
      ${hint && html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
    </div>
  `;
}

/** A choice of some: [value, text] pairs. hint: a line below. */
export function Choice({ label, id, hint, value, options, onChange }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <select
        id=${id}
        value=${value}
        aria-describedby=${hint ? `${id}-hint` : undefined}
        onChange=${(event) => onChange(event.target.value)}
      >
        ${options.map(
          ([each, text]) =>
            html`<option key=${each} value=${each} selected=${each === value}>${text}</option>`,
        )}
      </select>
      ${hint && html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
    </div>
  `;
}

/** Buttons of which one is pressed: [value, text] pairs. */
export function Segments({ label, value, options, onChange }) {
  return html`
    <div class="segments" role="group" aria-label=${label}>
      ${options.map(
        ([each, text]) => html`
          <button
            type="button"
            key=${each}
            aria-pressed=${each === value}
            onClick=${() => onChange(each)}
          >
            ${text}
          </button>
        `,
      )}
    </div>
  `;
}

/** An error message, or nothing. */
export function Problem({ text }) {
  return html`<p class="problem" role="alert" hidden=${!text}>${text}</p>`;
}
