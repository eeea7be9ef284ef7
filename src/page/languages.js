// The languages of the page. languages/CODE has their texts.

/** name: in the language itself; locale: for numbers and dates. */
export const LANGUAGES = /** @type {Record<string, { name: string, locale: string }>} */ ({
  en: { name: "English", locale: "en-GB" },
  de: { name: "Deutsch", locale: "de-DE" },
  fr: { name: "Français", locale: "fr-FR" },
  es: { name: "Español", locale: "es-ES" },
});
