// Numbers and sentences.

/** "1 play", "1,234 plays". */
export function counted(number, what) {
  return `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
}

/** The name of the person at this browser. */
export const YOU = "You";

/**
 * The names of the players of a table, with nobody else called You. seat: of this browser, null if it
 * watches.
 */
export function called({ seats, seat: me }) {
  return seats.map(({ name }, seat) => {
    if (seat === me) return YOU;
    return name.trim().toLowerCase() === YOU.toLowerCase() ? `“${name}”` : name;
  });
}

/** "You play", "North plays": the verb as it follows a name. */
export function does(name, verb) {
  if (name === YOU) return `${name} ${verb}`;
  return `${name} ${verb}${/(s|sh|ch)$/.test(verb) ? "es" : "s"}`;
}

/** Names in a row: "North, South and West"; word: "or" in place of "and". */
export function listed(names, word = "and") {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(", ")} ${word} ${names.at(-1)}`;
}

/** "North wins.", or who shares the win. */
export function won(names) {
  return names.length > 1 ? `The win is shared by ${listed(names)}.` : `${does(names[0], "win")}.`;
}

/** Names with numbers where some are equal: "greedy", "greedy 2". */
export function distinct(names) {
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((each) => each === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** Points that are added or taken: "+10", "-10", "0". */
export const signed = (points) => (points > 0 ? `+${points}` : `${points}`);
