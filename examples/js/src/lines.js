// Lines of a stream.

import { ProtocolError } from "./errors.js";

/** Characters of a line from an engine. A longer line is an error. */
const MAX_LINE = 1 << 28;

/** Splits text that arrives in pieces into lines. onLine: gets each line that is not empty. */
export class Lines {
  #parts = /** @type {string[]} */ ([]);
  #length = 0;
  #onLine;

  /** @param {(line: string) => void} onLine */
  constructor(onLine) {
    this.#onLine = onLine;
  }

  /**
   * Take the next piece. Throws ProtocolError for a line that is too long.
   * @param {string} piece
   */
  feed(piece) {
    let start = 0;
    for (let end = piece.indexOf("\n"); end !== -1; end = piece.indexOf("\n", start)) {
      const line = this.#parts.join("") + piece.slice(start, end);
      this.#parts = [];
      this.#length = 0;
      start = end + 1;
      if (line) this.#onLine(line);
    }
    if (start === piece.length) return;
    this.#parts.push(piece.slice(start));
    this.#length += piece.length - start;
    if (this.#length > MAX_LINE) {
      throw new ProtocolError(`received a line longer than ${MAX_LINE} characters`);
    }
  }
}
