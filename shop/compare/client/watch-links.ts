/** Lets the links of cards that name a product to compare choose it, instead of leading to the comparison at once. */
import { isForBrowser } from '../../../src/ui/is-for-browser';
import { showCompared, toggleProduct } from './compare-bar';
import { markLinks } from './mark-links';

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-compare]') : null;

function choose(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || isForBrowser(event)) return;
  event.preventDefault();
  toggleProduct(link);
}

/** As on a button. */
function clickBySpace(event: KeyboardEvent): void {
  const link = event.key === ' ' ? linkOf(event) : null;
  if (!link) return;
  event.preventDefault();
  link.click();
}

export function watchLinks(): void {
  markLinks();
  document.addEventListener('click', choose);
  document.addEventListener('keydown', clickBySpace);
  // Cards come and go with the listing.
  const root = document.getElementById('product-listing-root');
  if (root) new MutationObserver(markLinks).observe(root, { childList: true, subtree: true });
  // Products were removed on the page of the comparison, after which the browser shows this one as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && showCompared());
}
