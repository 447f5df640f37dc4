/** Badges drawn onto a product's picture (docs/product.md, 8.2). */
import { moved, oval, ring } from './brush';
import { drawCapitals } from './capitals';

const roundels = {
  new: { colour: '#0a5c5a', lines: ['NEW', 'IN'] },
  eco: { colour: '#3f7a3c', lines: ['BETTER', 'CHOICE'] },
  bestbuy: { colour: '#1c1d21', lines: ['BEST', 'BUY'] },
  award: { colour: '#9a6a12', lines: ['AWARD', 'WINNER'] },
  exclusive: { colour: '#5b3a7d', lines: ['ONLY', 'HERE'] },
} as const;

export type RoundelId = keyof typeof roundels;

export const isRoundelId = (value: string): value is RoundelId => Object.hasOwn(roundels, value);

/** The badge, at the picture's foot on the left, clear of the corners where the page puts its own. */
export function drawRoundel(id: RoundelId): string {
  const { colour, lines } = roundels[id];
  const [first, second] = lines;
  const text = (words: string, y: number) => moved([58, y], 1, drawCapitals(words));
  return (
    oval([58, 422, 38, 38], colour) +
    ring([58, 422, 34, 34], '#ffffff', 1.4) +
    `<g fill="none" stroke="#fff" stroke-width="1.7">${text(first, 410)}${text(second, 425)}</g>`
  );
}
