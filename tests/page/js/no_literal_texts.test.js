// What the rule about texts reports, and what it leaves alone: node no_literal_texts.test.js

import { RuleTester } from "eslint";

import rule from "./no_literal_texts.js";

const IMPORTS = 'import * as texts from "./texts.js"; import { counted } from "../texts.js";';

/** Modules with texts; the number of reports of each. @type {[code: string, reports: number][]} */
const TEXTS = [
  ["html`<p>Your turn</p>`", 1],
  ["html`<p>${name} plays</p><p>and ${name} waits</p>`", 3],
  ["html`<p class=${done ? 'hint' : ''}>done</p>`", 1],
  ["html`<button aria-label='close'>×</button>`", 1],
  ['html`<input placeholder="word" title="${seat} of two" />`', 2],
  ['html`<${Field} label="points" hint=${"letters" + more} />`', 2],
  ["html`<${Panel} heading='Your turn' />`", 1],
  ["html`<span>${isDue ? 'due' : isAway && 'away'}</span>`", 2],
  ["html`<span>${`${count} left`}</span>`", 1],
  ["html`<${Table} columns=${[{ title: 'word' }, { title: 'Cards left' }]} />`", 2],
  ["const button = labelled('Undo');", 1],
  ["const LENGTHS = [['1', 'one round'], ['', 'No limit']];", 2],
  ["setText('thinking …'); setHint(`${count} cards left`);", 2],
  ["function dueText() { if (seat) return 'expected'; return due ? 'due' : ''; }", 2],
  ["const stateTitle = (state) => state || 'over';", 1],
  [`${IMPORTS} show(counted(size, "card"), texts.seatOf("north"));`, 2],
];

/** Modules without texts. */
const NO_TEXTS = [
  "html`<p class='hint small' id=${`hint-${id}`}>${texts.yourTurn} — ${1}&nbsp;</p>`",
  "html`<button type='button' class=${isMain ? 'main button' : ''}>${text}</button>`",
  "html`<svg viewBox='0 0 4 4'><path d='M1 2 L3 4' /></svg>`",
  "html`<${Field} id='name' label=${texts.name} onInput=${() => set('name')} />`",
  "if (event === 'round end' || key === 'Escape') throw new Error('No such event');",
  "switch (key) { case 'Enter': act({ 'Not a text': 1 }); }",
  "list.querySelector('.fresh:last-child, .fresh').matches('input, select') || matchMedia('(pointer: fine)');",
  "ghost.style.transform = `translate(${x}px, ${y}px) scale(2)`;",
  "const kind = (each) => (each ? 'form' : 'insert'); request('table.act', 'TooMuch');",
  "ask(`length:2 and prefix:${letter}`, 'not (front-hooks:0 and back-hooks:0)');",
  `${IMPORTS} show(counted(size), texts.seatOf(seat), texts.of.north);`,
];

new RuleTester({ languageOptions: { ecmaVersion: 2023, sourceType: "module" } }).run(
  "no-literal-texts",
  rule,
  {
    valid: NO_TEXTS,
    invalid: TEXTS.map(([code, reports]) => ({ code, errors: reports })),
  },
);
