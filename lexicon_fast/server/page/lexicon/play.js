// Playing Lexicon: the table, one's hand, and the word that one is composing.

import { html, useEffect, useLayoutEffect, useState } from "../vendor/htm-preact.js";
import { LetterPicker } from "../tiles.js";
import { useDragging } from "../dragging.js";
import { Card, Cards, MASTER } from "./cards.js";
import {
  actionOf,
  composed,
  draftOf,
  EMPTY,
  startedAt,
  typedDraft,
  withCard,
  withCardFor,
  withLetter,
  withoutCard,
} from "./composing.js";
import { Count } from "./count.js";
import { follow } from "./following.js";
import { OpenTable } from "./table.js";
import { actionTold, cardTold, deedTold, told } from "./told.js";
import { Tray } from "./tray.js";

function Play({ view, rules, mine, act, suggested }) {
  const { observation } = view;
  const { hand = "", table = [] } = observation;
  const [draft, setDraft] = useState(EMPTY);
  // At once: what is clicked from now on belongs to the new hand.
  useLayoutEffect(() => setDraft(EMPTY), [hand]);
  useLayoutEffect(() => draft.target !== null && setDraft(EMPTY), [table.join()]);
  useEffect(() => suggested && setDraft(draftOf(suggested)), [suggested]);

  const old = draft.target === null ? null : table[draft.target];
  const word = composed(hand, old, draft.text);
  const action = actionOf(word, draft.target);
  const draggable = useDragging((dragged, place) => drop(dragged, place));

  function chooseWord(place) {
    setDraft(place === draft.target ? EMPTY : startedAt(place, table[place]));
  }

  /** What is dragged: {card} of the hand, or {cell}, a place in the tray. */
  function drop({ card, cell }, dropped) {
    const [what, where] = (dropped ?? "").split(" ");
    const place = Number(where);
    if (card === undefined) {
      if (what !== "gap" && what !== "cell") setDraft(withoutCard(draft, cell, old));
    } else if (what === "blind" || what === "exposed") {
      if (mine) act({ action: "draw", discard: card, take: what });
    } else if (what === "word") {
      setDraft(withCard(startedAt(place, table[place]), card));
    } else if (what === "gap") {
      setDraft(withCard(draft, card, place));
    } else if (what === "cell") {
      setDraft(withCardFor(draft, card, place));
    } else if (what === "tray") {
      setDraft(withCard(draft, card));
    }
  }

  const submit = (event) => {
    event.preventDefault();
    if (action && mine) act(action);
  };
  const seated = view.seat !== null && !view.over;
  return html`
    <${OpenTable}
      observation=${observation}
      points=${rules.points}
      target=${draft.target}
      onWord=${seated ? chooseWord : null}
    />
    ${
      seated &&
      html`
        <form class="panel" aria-label="Your turn" onSubmit=${submit}>
          <${Hand}
            hand=${hand}
            used=${word.cards}
            points=${rules.points}
            onCard=${(card) => setDraft(withCard(draft, card))}
            draggable=${draggable}
          />
          <${Tray}
            draft=${draft}
            word=${word}
            points=${rules.points}
            draggable=${draggable}
            onType=${(text, caret) => setDraft(typedDraft(draft, text, caret, table))}
            onCell=${(place) =>
              word.cells[place].from === "table"
                ? setDraft({ ...draft, chosen: draft.chosen === place ? null : place })
                : setDraft(withoutCard(draft, place, old))}
            onClear=${() => setDraft(EMPTY)}
            onGap=${(caret) => setDraft({ ...draft, caret, chosen: null })}
          />
          ${
            word.cells.some(({ letter }) => !letter) &&
            (word.cells.length > 1 || old !== null) &&
            html`
              <${LetterPicker}
                label="The Master stands for"
                letters=${Object.keys(rules.points)
                  .filter((card) => card !== MASTER)
                  .sort()}
                onPick=${(letter) => setDraft(withLetter(draft, letter))}
              />
            `
          }
          <${Actions}
            action=${action}
            discard=${draft.target === null && word.cells.length === 1 ? word.cards[0] : undefined}
            exposed=${(observation.pile ?? "").at(-1)}
            observation=${observation}
            mine=${mine}
            act=${act}
          />
        </form>
      `
    }
  `;
}

/** used: the cards that are in the tray. */
function Hand({ hand, used, points, onCard, draggable }) {
  const away = [...used];
  const isAway = (card) => {
    const place = away.indexOf(card);
    if (place >= 0) away.splice(place, 1);
    return place >= 0;
  };
  return html`
    <div class="hand cards" role="group" aria-label="Your hand">
      ${[...hand].map(
        (card, place) => html`
          <${Card}
            key=${`${place}${card}`}
            card=${card}
            points=${points}
            disabled=${isAway(card)}
            onClick=${() => onCard(card)}
            ...${draggable({ card })}
          />
        `,
      )}
    </div>
  `;
}

/** discard: the only card in the tray, which may be discarded; undefined: there is none such. */
function Actions({ action, discard, exposed, observation, mine, act }) {
  const draw = (take) => act({ action: "draw", discard, take });
  const ready = mine && discard !== undefined;
  const card = discard ? cardTold(discard) : "a card";
  return html`
    <div class="row actions">
      <button class="main" disabled=${!mine || !action}>
        ${action ? upperFirst(actionTold(action, observation)) : "Lay the word"}
      </button>
      <button type="button" disabled=${!ready || !exposed} onClick=${() => draw("exposed")}>
        Discard ${card}, take ${exposed ? cardTold(exposed) : "the exposed card"}
      </button>
      <button type="button" disabled=${!ready} onClick=${() => draw("blind")}>
        Discard ${card}, take from the stock
      </button>
    </div>
    ${
      mine &&
      !ready &&
      html`<p class="hint">To draw, put the one card that you discard into the tray.</p>`
    }
  `;
}

const upperFirst = (text) => text[0].toUpperCase() + text.slice(1);

const Look = ({ observation, rules }) =>
  html`<${OpenTable} observation=${observation} points=${rules.points} />`;

const Held = ({ held, label }) => html`<${Cards} cards=${held} label=${label} />`;

export const lexicon = { Play, Look, Held, Count, follow, told, actionTold, deedTold };
