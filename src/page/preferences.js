// What the player prefers: light or dark, and sounds, which are off at first.

import { loadSetting, storeSetting } from "./storage.js";
import { common } from "./texts.js";

/** Return the theme that the reader has chosen. */
export function chosenTheme() {
  const theme = loadSetting("theme");
  return common.THEMES.some(([each]) => each === theme) ? theme : "auto";
}

/** Show the page in the chosen theme. */
export function applyTheme() {
  const theme = chosenTheme();
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}

/** @param {string} theme */
export function chooseTheme(theme) {
  storeSetting("theme", theme);
  applyTheme();
}

/** @typedef {"play" | "turn" | "alarm" | "end"} Sound */

/** Return whether the player wants sounds: "on" or "off". */
export const chosenSounds = () => (loadSetting("sounds") === "on" ? "on" : "off");

/** Choose "on" or "off"; "on" is heard at once. @param {string} choice */
export function chooseSounds(choice) {
  storeSetting("sounds", choice);
  playSounds(["turn"]);
}

/**
 * Play sounds one after the other, if the player wants them. What makes them is loaded only then.
 * @param {Sound[]} sounds
 */
export function playSounds(sounds) {
  if (chosenSounds() === "off") return;
  import("./sound_player.js").then(
    ({ play }) => play(sounds),
    () => {}, // without a connection there is no sound
  );
}
