/** What a price saves. */
import type { Price } from './product';

/** Compares whole pennies: 20 and 20.004 are the same price. */
export const isAbove = (one: number, other: number) =>
  Math.round(one * 100) > Math.round(other * 100);

/** The stated saving, or without one the difference of the two prices; undefined when that is nothing. */
export function savingOf({ current, previous = 0, saving }: Price): number | undefined {
  const amount = saving ?? previous - current;
  return isAbove(amount, 0) ? amount : undefined;
}
