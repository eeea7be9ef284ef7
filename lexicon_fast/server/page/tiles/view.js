// All views that board games share.

export { TileSolver as Solver } from "../solver/tiles.js";
export { actionText, deedText, eventText } from "./commentary.js";
export { Held, Look, Play } from "./play.js";
