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
  /** Loads what stays out of the first script, by the key of a brand; it replaces lists of the same names. */
  readonly loadExtensions?: Readonly<
    Record<string, () => Promise<Omit<Extensions, 'loadExtensions'>>>
  >;
};

export const hasExtensions = ({ loadExtensions, ...lists }: Extensions, { key }: Brand): boolean =>
  Object.keys(lists).length > 0 || loadExtensions?.[key] !== undefined;

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
