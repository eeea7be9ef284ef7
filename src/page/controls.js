// Form controls with their labels, tabs, tables of values, and messages.

import { html, useLayoutEffect, useRef, useState } from "./vendor/htm-preact.js";
import { shownGames } from "./games.js";
import { usePromise } from "./hooks.js";
import { chooseSounds, chooseTheme, chosenSounds, chosenTheme } from "./preferences.js";
import {
  LANGUAGE_CHOICES,
  capitalized,
  chooseLanguage,
  chosenLanguage,
  common,
  dictionaryOption,
  rulesetTitle,
} from "./texts.js";

/**
 * Choices of a control: values with their texts, and the heading of those that belong together.
 * @typedef {[value: string, text: string, group?: string][]} Options
 */

/**
 * A button that acts at once, where others submit a form.
 * @param {{ text: string | object } & Record<string, any>} props others are attributes
 */
export const Button = ({ text, ...props }) =>
  html`<button type="button" ...${props}>${text}</button>`;

/**
 * A question before something that cannot be undone. The focus is on the harmless answer.
 * @param {{ id: string, text: string | object, cancel: string, confirm: string, canAct?: boolean,
 *           onCancel: () => void, onConfirm: () => void }} props
 */
export function Question({ id, text, cancel, confirm, canAct = true, onCancel, onConfirm }) {
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => button.current?.focus(), []);
  return html`
    <p id=${id}>${text}</p>
    <div class="row" role="group" aria-labelledby=${id}>
      <button type="button" ref=${button} onClick=${onCancel}>${cancel}</button>
      <${Button} text=${confirm} disabled=${!canAct} onClick=${onConfirm} />
    </div>
  `;
}

/**
 * A labelled control.
 * @param {{ label: string, id: string, hint?: string, children?: object }} props
 */
export function Field({ label, id, hint, children }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      ${children}
      ${hint && html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
    </div>
  `;
}

/**
 * A text field. `onInput` gets the text and the position of the caret.
 * @param {{ label: string, id: string, hint?: string, value: string,
 *           onInput: (text: string, caret: number) => void } & Record<string, any>} props
 */
export function TextField({ label, id, hint, value, onInput, ...props }) {
  return html`
    <${Field} label=${label} id=${id} hint=${hint}>
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
    <//>
  `;
}

/**
 * A text field of several lines.
 * @param {{ label: string, id: string } & Record<string, any>} props others are attributes
 */
export const TextArea = ({ label, id, ...props }) => html`
  <${Field} label=${label} id=${id}>
    <textarea id=${id} spellcheck=${false} ...${props}></textarea>
  <//>
`;

/**
 * A text that can be copied.
 * @param {{ label: string, id: string, hint?: string | false, value: string,
 *           lines?: number }} props lines: how many it has
 */
export function CopyField({ label, id, hint, value, lines = 1 }) {
  const [isCopied, setCopied] = useState(false);
  const select = (/** @type {{ target: HTMLInputElement }} */ { target }) => target.select();
  async function copy() {
    /** @type {HTMLInputElement} */ (document.getElementById(id)).select();
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      setCopied(false); // not allowed here; the selected text can be copied by hand
    }
  }
  const shared = {
    id,
    readonly: true,
    value,
    "aria-describedby": hint ? `${id}-hint` : undefined,
    onFocus: select,
    onClick: select,
  };
  return html`
    <div class="row copy">
      <${Field} label=${label} id=${id}>
        ${
          lines > 1
            ? html`<textarea rows=${lines} ...${shared}></textarea>`
            : html`<input type="text" ...${shared} />`
        }
      <//>
      <${Button} text=${common.copyButton} onClick=${copy} />
      <span role="status">${isCopied ? common.copied : ""}</span>
    </div>
    ${hint && html`<p class="hint" id=${`${id}-hint`}>${hint}</p>`}
  `;
}

/**
 * A drop-down list.
 * @param {{ label: string, id: string, hint?: string, value: string, options: Options,
 *           onChange: (value: string) => void }} props
 */
export function Choice({ label, id, hint, value, options, onChange }) {
  return html`
    <${Field} label=${label} id=${id} hint=${hint}>
      <select
        id=${id}
        value=${value}
        aria-describedby=${hint ? `${id}-hint` : undefined}
        onChange=${({ target }) => onChange(target.value)}
      >
        ${[...new Set(options.map(([, , group]) => group))].map((group) => {
          const shown = options.filter((option) => option[2] === group);
          const list = shown.map(
            ([each, text]) => html`
              <option key=${each} value=${each} selected=${each === value}>${text}</option>
            `,
          );
          return group ? html`<optgroup key=${group} label=${group}>${list}</optgroup>` : list;
        })}
      </select>
    <//>
  `;
}

/**
 * A list of the rulesets of a game.
 * @param {{ info: Protocol.GameInfo, value: string, onChange: (name: string) => void }} props
 */
export function RulesetChoice({ info, ...props }) {
  const options = info.rulesets.map((name) => [name, capitalized(rulesetTitle(name))]);
  return html`<${Choice} label=${common.rulesetLabel} id="ruleset" options=${options} ...${props} />`;
}

/**
 * A list of dictionaries, with the chosen one even if an address names another one.
 * @param {{ dictionaries: string[], value: string, onChange: (name: string) => void }} props
 */
export function DictionaryChoice({ dictionaries, ...props }) {
  const names = new Set([...dictionaries, props.value]);
  const options = [...names].map((name) => [name, dictionaryOption(name)]);
  return html`
    <${Choice} label=${common.dictionaryLabel} id="dictionary" options=${options} ...${props} />
  `;
}

/**
 * A row of buttons of which one is pressed.
 * @param {{ label: string, value: string, options: Options,
 *           onChange: (value: string) => void }} props
 */
export function Segments({ label, value, options, onChange }) {
  return html`
    <div class="segments" role="group" aria-label=${label}>
      ${options.map(
        ([each, text]) => html`
          <${Button}
            key=${each}
            text=${text}
            aria-pressed=${each === value}
            onClick=${() => onChange(each)}
          />
        `,
      )}
    </div>
  `;
}

/**
 * Return a choice for the whole page that takes effect at once.
 * @param {string} label
 * @param {Options} options
 * @param {() => string} load returns what is chosen
 * @param {(value: string) => void} choose
 */
const pageChoice = (label, options, load, choose) => () => {
  const [value, setValue] = useState(load);
  const onChange = (/** @type {string} */ chosen) => {
    choose(chosen);
    setValue(chosen);
  };
  return html`
    <div class="row page-choice">
      <span class="hint" aria-hidden="true">${label}</span>
      <${Segments} label=${label} value=${value} options=${options} onChange=${onChange} />
    </div>
  `;
};

const ThemeChoice = pageChoice(common.themeLabel, common.THEMES, chosenTheme, chooseTheme);

/** The choice of sounds, on or off. */
export const SoundChoice = pageChoice(
  common.soundsLabel,
  common.SOUND_CHOICES,
  chosenSounds,
  chooseSounds,
);

const LanguageChoice = pageChoice(
  common.languageLabel,
  LANGUAGE_CHOICES,
  chosenLanguage,
  chooseLanguage,
);

/** The choices of how the page looks and sounds: its language, light or dark, sounds on or off. */
export const PageChoices = () => html`
  <div class="row"><${LanguageChoice} /><${ThemeChoice} /><${SoundChoice} /></div>
`;

/**
 * Links from one game to the others within a view.
 * @param {{ server: Protocol.HelloResult, view: string, game: string }} props
 */
export function GameTabs({ server, view, game }) {
  return html`
    <nav aria-label=${common.gamesNavigation}>
      ${shownGames(server).map(
        ({ game: name, title }) => html`
          <a
            key=${name}
            href=${`#/${view}/${name}`}
            aria-current=${name === game ? "page" : undefined}
            >${title}</a
          >
        `,
      )}
    </nav>
  `;
}

/**
 * @typedef {string | number | object | false} Cell
 * @typedef {{ title: string, number?: boolean } | false} Column
 * @typedef {{ key: string | number, cells: Cell[] }} Row
 */

/**
 * A table of values. Columns and cells that are `false` are left out.
 * @param {{ columns: Column[], rows: Row[], classes?: string, rowHeads?: boolean }} props
 *     classes: additional ones; rowHeads: whether the first cell of a row is its heading
 */
export function DataTable({ columns, rows, classes = "", rowHeads = false }) {
  const shown = columns.filter((column) => column !== false);
  const cellClasses = shown.map(({ number }) => (number ? "number" : undefined));
  return html`
    <table class="list ${classes}">
      <thead>
        <tr>
          ${shown.map(({ title }, at) => html`<th scope="col" class=${cellClasses[at]}>${title}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ key, cells }) => html`
            <tr key=${key}>
              ${cells
                .filter((cell) => cell !== false)
                .map((cell, at) =>
                  rowHeads && at === 0
                    ? html`<th scope="row">${cell}</th>`
                    : html`<td class=${cellClasses[at]}>${cell}</td>`,
                )}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/**
 * The button that undoes the last change.
 * @param {{ undo: () => void, canUndo: boolean }} props of `useUndo`
 */
export function UndoButton({ undo, canUndo }) {
  return html`<${Button} text=${common.undoButton} disabled=${!canUndo} onClick=${undo} />`;
}

/**
 * A component that is loaded when it is first shown, with its other props.
 * @param {{ load: () => Promise<any>, loading?: string } & Record<string, any>} props
 *     loading: a text to show meanwhile
 */
export function Loaded({ load, loading = "", ...props }) {
  const { value: Component, error } = usePromise(load, []);
  if (Component) return html`<${Component} ...${props} />`;
  return html`<${Problem} text=${error} />${!error && html`<p role="status">${loading}</p>`}`;
}

/**
 * An error message.
 * @param {{ text?: string | null | false }} props nothing is shown without a text
 */
export function Problem({ text }) {
  return html`<p class="problem" role="alert" hidden=${!text}>${text}</p>`;
}
