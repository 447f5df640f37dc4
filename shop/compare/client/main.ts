import { readCompared, writeComparedText } from './compared-products';
import { showCompared } from './compare-bar';
import { watchLinks } from './watch-links';

const page = document.querySelector<HTMLElement>('[data-compared]');
if (page) {
  // Its address is what the shopper compares from now on.
  writeComparedText(page.dataset.compared ?? '');
} else {
  watchLinks();
  if (readCompared().length > 0) showCompared();
}
