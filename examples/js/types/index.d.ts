export { Engine } from "./engine.js";
export { Game } from "./game.js";
export * from "./browser.js";
