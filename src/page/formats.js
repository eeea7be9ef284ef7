// Numbers, lists and dates as a language writes them.

/** @typedef {ReturnType<typeof formatsOf>} Formats */

/**
 * Return a chance in percent as a whole number; only certainty is 0 or 100.
 * @param {number} chance
 */
export function percentOf(chance) {
  const rounded = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(Math.max(rounded, 1), 99) : rounded;
}

/** @param {string} locale */
export function formatsOf(locale) {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const choices = new Intl.ListFormat(locale, { type: "disjunction" });
  const fromNow = new Intl.RelativeTimeFormat(locale);
  /** @type {Map<string, Intl.NumberFormat>} */
  const formats = new Map();
  /** @param {number} value @param {Intl.NumberFormatOptions} options */
  const format = (value, options) => {
    const key = JSON.stringify(options);
    const numbers = formats.get(key) ?? new Intl.NumberFormat(locale, options);
    formats.set(key, numbers);
    return numbers.format(value);
  };
  /** @param {number} digits after the point, 0 to any number if it is not given */
  const precision = (digits = -1) =>
    digits < 0 ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const withSign = /** @type {const} */ ({ signDisplay: "exceptZero" });
  /** @param {number} value @param {number} [digits] */
  const number = (value, digits) => format(value, precision(digits));
  /** Return a function that returns "5 minutes". @param {string} unit */
  const duration = (unit) => (/** @type {number} */ value) =>
    format(value, { style: "unit", unit, unitDisplay: "long" });
  return {
    number,
    /**
     * Return the form of a text for a number, which replaces "#": "1 play", "1,234 plays". zero:
     * for none, where that is said differently.
     * @param {number} value
     * @param {{ zero?: string, one?: string, other: string }} forms
     */
    count(value, forms) {
      const rule = value === 0 && forms.zero ? "zero" : plurals.select(value);
      const form = /** @type {Record<string, string>} */ (forms)[rule] ?? forms.other;
      return form.replace("#", number(value));
    },
    /** Return "+10", "-10", "0". @param {number} value @param {number} [digits] */
    signed: (value, digits) => format(value, { ...withSign, ...precision(digits) }),
    /** Return a chance: "45%". @param {number} chance */
    percent: (chance) => format(percentOf(chance) / 100, { style: "percent" }),
    /** Return a change of a chance: "+4%", "-12%", "0%". @param {number} change */
    percentChange: (change) => format(change, { style: "percent", ...withSign }),
    /** Return "North, South and West". @param {(string | number)[]} names */
    list: (names) => lists.format(names.map(String)),
    /** Return "2 or 3". @param {(string | number)[]} names */
    either: (names) => choices.format(names.map(String)),
    /** Return "27 November 2026". @param {string} day "2026-11-27" */
    day: (day) =>
      new Date(`${day}T00:00Z`).toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" }),
    /** Return "28 November 2026 at 07:10". @param {number} time in ms */
    moment: (time) =>
      new Date(time).toLocaleString(locale, { dateStyle: "long", timeStyle: "short" }),
    hours: duration("hour"),
    minutes: duration("minute"),
    seconds: duration("second"),
    /** Return "in 5 minutes". @param {number} value @param {Intl.RelativeTimeFormatUnit} unit */
    fromNow: (value, unit) => fromNow.format(value, unit),
    /** Return the name of a language: "Spanish". @param {string} code */
    languageName: (code) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code,
  };
}
