/** The bar of offers in the header of the sample shop. */
import type { CatalogueOutline } from '../catalogue/catalogue-product';
import { offersOf, type ShopLink } from '../pages/links';

/** Collections of the sample, by brand. */
const offers: Readonly<Record<string, readonly string[]>> = {
  'marlow-ie': ['kitchen-refresh', 'two-for-one', 'last-chance'],
};

/** None for a brand without such a bar, and with a catalogue other than the sample. */
export const sampleOffers = (outline: CatalogueOutline, brandKey: string): readonly ShopLink[] =>
  outline.isSample
    ? offersOf(outline).filter(({ id }) => offers[brandKey]?.includes(id) ?? false)
    : [];
