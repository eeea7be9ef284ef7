// Sounds of a game, off until the player wants them. What makes them is loaded only then.

import { loadSetting, storeSetting } from "./storage.js";

/** @typedef {"play" | "turn" | "alarm" | "end"} Sound */

/** Return whether the player wants sounds: "on" or "off". */
export const chosenSounds = () => (loadSetting("sounds") === "on" ? "on" : "off");

/** Choose "on" or "off"; "on" is heard at once. @param {string} choice */
export function chooseSounds(choice) {
  storeSetting("sounds", choice);
  playSounds(["turn"]);
}

/** Play sounds one after the other, if the player wants them. @param {Sound[]} sounds */
export function playSounds(sounds) {
  if (chosenSounds() === "off") return;
  import("./sound_player.js").then(
    ({ play }) => play(sounds),
    () => {}, // without a connection there is no sound
  );
}
