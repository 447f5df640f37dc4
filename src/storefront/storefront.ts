/** What a retailer owns: brands and languages. */
import type { Brands } from './brand';
import { ownLanguages, type Languages } from './language';

export type Storefront = {
  readonly brands: Brands;
  /** Those of the product, and the retailer's own, which replace them. */
  readonly languages: Languages;
};

export type StorefrontOptions = Pick<Storefront, 'brands'> & Partial<Storefront>;

export const defineStorefront = ({ brands, languages }: StorefrontOptions): Storefront => ({
  brands,
  languages: { ...ownLanguages, ...languages },
});
