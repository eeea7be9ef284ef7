// Light or dark: as the system has it, or as the reader has chosen.

import { loadSetting, storeSetting } from "./storage.js";
import { THEMES } from "./texts.js";

/** Return the theme that the reader has chosen. */
export function chosenTheme() {
  const theme = loadSetting("theme");
  return THEMES.some(([each]) => each === theme) ? theme : "auto";
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
