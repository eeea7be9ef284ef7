// All of the package, for Node. Browsers import `lexicon-fast-client/server`.

export { Engine } from "./engine.js";
export { Game } from "./game.js";
export * from "./browser.js";
