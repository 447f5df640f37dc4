/** Capital letters as strokes: text on a picture must not depend on the fonts of the machine. */

/** Each in a box 5.4 wide and 9 high, from its upper left corner. */
const strokes = {
  A: 'M0 9L2.7 0L5.4 9M1 6H4.4',
  B: 'M.5 0V9H3a2.4 2.4 0 0 0 0-4.8H.5M3 4.2a2.1 2.1 0 0 0 0-4.2H.5',
  C: 'M5.2 1.7A2.9 4.5 0 1 0 5.2 7.3',
  D: 'M.5 0V9H1.9A3.3 4.5 0 0 0 1.9 0Z',
  E: 'M5 0H.6V9H5M.6 4.4H4.4',
  H: 'M.3 0V9M5.1 0V9M.3 4.5H5.1',
  I: 'M2.7 0V9',
  L: 'M.8 0V9H5',
  N: 'M.3 9V0L5.1 9V0',
  O: 'M2.7 0A2.8 4.5 0 1 0 2.7 9A2.8 4.5 0 1 0 2.7 0Z',
  R: 'M.5 9V0H2.8a2.4 2.4 0 0 1 0 4.8H.5M3 4.8L5.2 9',
  S: 'M5 1.7C4.5 .5 3.7 0 2.7 0C1.2 0 .4 1 .4 2.2C.4 5.1 5.1 3.8 5.1 6.7C5.1 8.1 4.1 9 2.7 9C1.5 9 .6 8.4 .2 7.2',
  T: 'M0 0H5.4M2.7 0V9',
  U: 'M.3 0V6A2.4 3 0 0 0 5.1 6V0',
  W: 'M-.5 0L1.2 9L2.7 1.6L4.2 9L5.9 0',
  Y: 'M0 0L2.7 4.6L5.4 0M2.7 4.6V9',
} as const;

type Capital = keyof typeof strokes;

const letterWidth = 5.4;
const advance = 8.4;

const isCapital = (letter: string): letter is Capital => Object.hasOwn(strokes, letter);

/** One line, its middle at x = 0 and its upper edge at y = 0. Letters that it does not know leave a gap. */
export function drawCapitals(words: string): string {
  const start = ((1 - words.length) * advance - letterWidth) / 2;
  return [...words]
    .map((letter, at) =>
      isCapital(letter)
        ? `<path transform="translate(${(start + at * advance).toFixed(1)} 0)" d="${strokes[letter]}"/>`
        : '',
    )
    .join('');
}
