import { readCompared } from './compared-products';

/** Says on the cards what is chosen: a link that switches something on and off is a button. */
export function markLinks(): void {
  const chosen = new Set(readCompared().map(({ id }) => id));
  for (const link of document.querySelectorAll<HTMLElement>('a[data-compare]')) {
    link.role = 'button';
    link.ariaPressed = String(chosen.has(link.dataset.compare ?? ''));
  }
}
