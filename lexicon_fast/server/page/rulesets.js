// Rulesets: their names, what the page makes of them, and where their rules are told.

/** A ruleset by its name, as people read it. */
export const rulesetTitle = (name) => name.replaceAll("_", " ");

/** By game, what a ruleset has where false words are refused at once, in place of challenges. */
const REFUSING = { lexicon: { strict: true }, scrabble: { challenge: "void" } };

/** May false words be challenged in this game? In Lexibomb they never are laid. */
export const hasChallenges = (game) => Object.hasOwn(REFUSING, game);

/** The ruleset of that name, with false words refused, as requests have it. */
export const refusing = (game, name) => ({ base: name, ...REFUSING[game] });

/** What rules, as `rules` tells them, are called: "standard rules, false words are refused". */
export function rulesTitle({ game, ruleset, ...rules }) {
  const base = ruleset.replace(/, changed$/, "");
  const refused = Object.entries(REFUSING[game] ?? {}).every(
    ([name, value]) => rules[name] === value,
  );
  const title = `${rulesetTitle(base)} rules`;
  if (hasChallenges(game) && refused) return `${title}, false words are refused`;
  return base === ruleset ? title : `${title}, changed`;
}

/** The address of a game's rules. ruleset: a name, or an object as requests have it. */
export function rulesPath(game, ruleset) {
  const wanted = typeof ruleset === "string" ? ruleset : JSON.stringify(ruleset);
  return `#/rules/${game}?${new URLSearchParams({ ruleset: wanted })}`;
}

/** The ruleset that such an address names; null: none. */
export function wantedRuleset(query) {
  const wanted = query.get("ruleset");
  if (!wanted?.startsWith("{")) return wanted;
  try {
    return JSON.parse(wanted);
  } catch {
    return wanted; // the server says what it takes
  }
}
