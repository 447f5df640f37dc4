/** What a retailer owns: brands, languages, and what they add to the page. */
import type { EventFields } from '../events/event-fields';
import type { ChipTexts } from '../filters/chips/chip-labels';
import type { FacetForm } from '../filters/facets/facet-forms';
import type { ContentSlot } from '../grid/content-slots';
import type { SortOrders } from '../listing/sort-orders';
import type { CardPart } from '../product/card-parts';
import type { Brand, Brands } from '../storefront/brand';
import { ownLanguages, type Languages } from '../storefront/language';

/** What a storefront adds to the page (docs/guides/extending.md). */
export type Extensions = {
  readonly facetForms?: readonly FacetForm[];
  readonly cardParts?: readonly CardPart[];
  readonly contentSlots?: readonly ContentSlot[];
  /** All that shoppers choose from; those of the page by default. */
  readonly sortOrders?: SortOrders;
  readonly eventFields?: EventFields;
  readonly chipTexts?: ChipTexts;
  /** Loads what stays out of the first script; it replaces a list of the same name. False for a brand without. */
  readonly loadExtensions?: (brand: Brand) => Promise<Extensions | false>;
};

export type Storefront = {
  readonly brands: Brands;
  /** Those of the product, and the retailer's own, which replace them. */
  readonly languages: Languages;
  readonly extensions: Extensions;
};

export type StorefrontOptions = Pick<Storefront, 'brands'> &
  Partial<Pick<Storefront, 'languages'>> &
  Extensions;

export const defineStorefront = ({
  brands,
  languages,
  ...extensions
}: StorefrontOptions): Storefront => ({
  brands,
  languages: { ...ownLanguages, ...languages },
  extensions,
});
