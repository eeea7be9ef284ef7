// Light or dark: as the system has it, or as the reader has chosen.

import { loadTheme, storeTheme } from "./storage.js";
import { THEMES } from "./texts.js";

/** Return the theme that the reader has chosen. */
export function chosenTheme() {
  const theme = loadTheme();
  return THEMES.some(([each]) => each === theme) ? theme : "auto";
}

/** Show the page in the chosen theme. */
export function applyTheme() {
  const theme = chosenTheme();
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}

/** @param {string} theme */
export function chooseTheme(theme) {
  storeTheme(theme);
  applyTheme();
}
