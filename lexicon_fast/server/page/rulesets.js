// Rulesets: their names, how false words are refused, and the address of their rules.
//
// about: a game, as `hello` describes it.

/** A ruleset by its name, as people read it. */
export const rulesetTitle = (name) => name.replaceAll("_", " ");

/** Whether false words may be challenged in this game. */
export const hasChallenges = (about) => about.without_challenges !== null;

/** The ruleset of that name, with false words refused, as requests have it. */
export const refusing = (about, name) => ({ base: name, ...about.without_challenges });

/** The title of rules that the server sent: "standard rules, false words are refused". */
export function rulesTitle(about, { ruleset, ...rules }) {
  const base = ruleset.replace(/, changed$/, "");
  const refused = Object.entries(about.without_challenges ?? {}).every(
    ([name, value]) => rules[name] === value,
  );
  const title = `${rulesetTitle(base)} rules`;
  if (hasChallenges(about) && refused) return `${title}, false words are refused`;
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
    return wanted; // the server refuses it
  }
}
