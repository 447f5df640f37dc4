/** Shows the label that the arrow of an energy class leads to above the page. Loaded later than the arrows. */
import type { WhileMounted } from '../platform/platform';
import type { Texts } from '../storefront/texts/texts';
import { watchPictureLinks } from '../ui/picture-dialog';

/** Watches the links of the whole document, those that come later too. */
export function watchEnergyLabels(
  loadTexts: () => Texts | Promise<Texts>,
  whileMounted?: WhileMounted,
): void {
  const wordsOf = async (link: HTMLAnchorElement) => {
    const { product } = await loadTexts();
    const { sheet } = link.dataset;
    return {
      heading: product.energyLabel,
      // The name of the arrow.
      description: link.firstElementChild?.getAttribute('aria-label') ?? '',
      close: product.closeLabel,
      more: sheet === undefined ? undefined : { text: product.energySheet, href: sheet },
    };
  };
  watchPictureLinks('a.plp-energy__label', wordsOf, whileMounted);
}
