// Games without challenges, in sentences.

export const REFUSED = "A word that the dictionary lacks is refused at once.";
export const ELSE_REFUSED =
  "At a table for which that was chosen, a word that the dictionary lacks is refused at once in place of all this.";
