// The ESLint rule that texts for people are in texts modules, where translators and editors find
// them. In all other modules, it reports words
//
// - between the tags of `html` templates, in attributes and properties that people read or hear,
//   and in strings that become one of them;
// - in what functions named `...Text` or `...Title` return;
// - in arguments of functions of texts modules: a sentence is whole there;
// - in any other string that looks like a text: "Undo", "no limit".

const LETTER = /\p{L}/u;

/** Strings that look like texts, not like names or values. */
const TEXT = /^\p{Lu}\p{Ll}+(?!\p{L})|\p{L}\p{P}* \p{P}*\p{L}|\p{L} ?…/u;

/** Queries of word study: "length:2 and prefix:A". */
const QUERY = /^(not )?\(?[a-z-]+:\S/;

/** Attributes and props that people read or hear. */
const READ = new RegExp(
  `^(${[
    ...["alt", "caption", "hint", "label", "legend", "note", "placeholder", "summary", "text"],
    ...["title", "aria-description", "aria-label", "aria-placeholder", "aria-roledescription"],
    ...["aria-valuetext"],
  ].join("|")})$`,
);

/** Attributes and props that only browsers read. */
const UNREAD = /^(class|classes|d|points|style|transform|viewBox|data-[\w-]+)$/;

const ENTITY = /&#?\w+;/g;

const TEXTS_MODULE = /\/(texts|\w+_texts)\.js$/;
const TEXT_FUNCTION = /(Text|Title)$/;
const SELECTING = /^(closest|matches|matchMedia|querySelector|querySelectorAll)$/;

/**
 * Return the static parts of a template, and the place of each of its expressions. A place is the
 * name of an attribute, "" between tags, or null in a tag.
 * @param {any} template
 */
function partsOf({ quasis }) {
  /** @type {{ text: string, place: string, start: number }[]} start: in the source */
  const statics = [];
  /** @type {(string | null)[]} */
  const places = [];
  let state = /** @type {"text" | "tag" | "value"} */ ("text");
  let attribute = /** @type {string | null} */ (null);
  let quote = "";
  for (const { value, range } of quasis) {
    const { raw } = value;
    let at = 0;
    /** Take what a pattern matches here. @param {RegExp} pattern sticky */
    const take = (pattern) => {
      pattern.lastIndex = at;
      const match = pattern.exec(raw) ?? [""];
      at += match[0].length;
      return match;
    };
    const takeStatic = (/** @type {RegExp} */ pattern, /** @type {string} */ place) => {
      const start = range[0] + 1 + at;
      statics.push({ text: take(pattern)[0], place, start });
    };
    while (at < raw.length) {
      if (state === "text") {
        takeStatic(/[^<]*/y, "");
        if (take(/<[/\w.-]*/y)[0]) state = "tag";
      } else if (state === "value") {
        takeStatic(quote === '"' ? /[^"]*/y : /[^']*/y, attribute ?? "");
        if (take(/["']/y)[0]) state = "tag";
      } else {
        const [token, name, opening] = take(/([\w:-]+)=(["']?)|[^]/y);
        attribute = name ?? null;
        quote = opening ?? "";
        if (quote) state = "value";
        else if (token === ">") state = "text";
      }
    }
    places.push(state === "text" ? "" : attribute);
  }
  return { statics, places };
}

/**
 * Return the strings that an expression may have as its value.
 * @param {any} node
 * @returns {any[]}
 */
function stringsOf(node) {
  switch (node?.type) {
    case "Literal":
    case "TemplateLiteral":
      return [node];
    case "ConditionalExpression":
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case "LogicalExpression":
      return [...stringsOf(node.left), ...stringsOf(node.right)];
    case "BinaryExpression":
      return node.operator === "+" ? [...stringsOf(node.left), ...stringsOf(node.right)] : [];
    default:
      return [];
  }
}

/** Return the static text of a string, with gaps. @param {any} node */
function textOf(node) {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  return node.quasis.map((/** @type {any} */ each) => each.value.cooked).join("\0");
}

/** Return whether a string is the name of something, or is compared or thrown. @param {any} node */
function isName(node) {
  const { parent } = node;
  switch (parent.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "SwitchCase":
      return true;
    case "AssignmentExpression":
      return parent.left.object?.property?.name === "style";
    case "BinaryExpression":
      return parent.operator !== "+";
    case "CallExpression":
      return SELECTING.test(parent.callee.property?.name ?? parent.callee.name);
    case "MemberExpression":
      return parent.property === node;
    case "NewExpression":
      return /^RegExp$|Error$/.test(parent.callee.name);
    case "Property":
      return parent.key === node;
    default:
      return false;
  }
}

/** Return the name of the innermost function around a node. @param {any} node */
function functionName(node) {
  let around = node.parent;
  while (around && !/Function/.test(around.type)) around = around.parent;
  return around?.id?.name ?? around?.parent.id?.name ?? "";
}

/** @type {import("eslint").Rule.RuleModule} */
export default {
  meta: {
    type: "problem",
    docs: { description: "Require texts for people to be in texts modules." },
    messages: { literal: "Move {{text}} to a texts module: it is a text for people." },
    schema: [],
  },
  create(context) {
    /** Strings that are reported, or only for browsers. */
    const settled = new Set();
    /** Names of functions that are imported from texts modules, and of such modules. */
    const imported = new Set();

    /** @param {{ node: any } | { loc: any }} where @param {string} text */
    function report(where, text) {
      const shown = JSON.stringify(text.replaceAll("\0", "…").replace(/\s+/g, " ").trim());
      context.report({ ...where, messageId: "literal", data: { text: shown } });
    }
    /**
     * Report strings that match a pattern, each once.
     * @param {any[]} nodes
     * @param {RegExp} words
     */
    function check(nodes, words) {
      for (const node of nodes) {
        if (settled.has(node) || !words.test(textOf(node))) continue;
        settled.add(node);
        report({ node }, textOf(node));
      }
    }
    const checkAny = (/** @type {any} */ node) =>
      isName(node) || QUERY.test(textOf(node)) || check([node], TEXT);

    return {
      ImportDeclaration({ source, specifiers }) {
        if (!TEXTS_MODULE.test(String(source.value))) return;
        for (const { local } of specifiers) imported.add(local.name);
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== "Identifier" || tag.name !== "html") return;
        settled.add(quasi);
        const { statics, places } = partsOf(quasi);
        const isRead = (/** @type {string} */ place) => place === "" || READ.test(place);
        for (const { text, place, start } of statics) {
          const words = text.replace(ENTITY, "");
          if (UNREAD.test(place) || !(isRead(place) ? LETTER : TEXT).test(words)) continue;
          const first = start + text.search(/\S/);
          report({ loc: context.sourceCode.getLocFromIndex(first) }, text);
        }
        quasi.expressions.forEach((expression, index) => {
          const place = places[index];
          const strings = stringsOf(expression);
          if (place !== null && isRead(place)) check(strings, LETTER);
          if (place && UNREAD.test(place)) strings.forEach((each) => settled.add(each));
        });
      },
      CallExpression({ callee, arguments: given }) {
        const name = callee.type === "MemberExpression" ? callee.object : callee;
        if (name.type !== "Identifier" || !imported.has(name.name)) return;
        if (name.name === "loadTexts") return; // with the name of a module
        for (const each of given) check(stringsOf(each), LETTER);
      },
      ReturnStatement(node) {
        if (TEXT_FUNCTION.test(functionName(node))) check(stringsOf(node.argument), LETTER);
      },
      ArrowFunctionExpression({ body, parent }) {
        const name = parent.type === "VariableDeclarator" && parent.id.type === "Identifier";
        if (name && TEXT_FUNCTION.test(parent.id.name)) check(stringsOf(body), LETTER);
      },
      Property({ key, value }) {
        if (READ.test(key.name)) check(stringsOf(value), LETTER);
      },
      Literal: checkAny,
      TemplateLiteral: checkAny,
    };
  },
};
