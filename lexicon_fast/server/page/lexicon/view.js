// All views of Lexicon.

export { LexiconSolver as Solver } from "../solver/lexicon.js";
export { actionText, deedText, eventText } from "./commentary.js";
export { Count } from "./count.js";
export { follow, lastHands } from "./following.js";
export { Held, Look, Play } from "./play.js";
