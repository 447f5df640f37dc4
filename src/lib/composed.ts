/** The composed form, so that `é` is one text, whether it is one character or a letter and a mark. */
export const composed = (text: string): string => (manyMarks.test(text) ? text : text.normalize());

// Sorting a run of marks takes quadratic time. No language needs more than 30 of them (Unicode's stream-safe text
// format).
const manyMarks = /\p{M}{31}/u;
