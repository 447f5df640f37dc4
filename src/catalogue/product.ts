/** A product as a card shows it (docs/product.md, 8.1 and 6.4). Texts are decoded and free of tags. */
import type { CustomFields } from '../lib/custom-fields';

export type Price = {
  readonly current: number;
  readonly previous?: number;
  readonly saving?: number;
  readonly currentFrom: boolean;
  readonly previousFrom: boolean;
  readonly displaySavePriceInd: boolean;
  /** Empty where the API sends none. */
  readonly currencyCode: string;
  /** The code of the currency that is shown, where the API names it. */
  readonly currency?: string;
};

export type Swatch = {
  readonly displayName: string;
  readonly imageSrc?: string;
  /** `#1c2b52`: shows where no picture does. A swatch without both has a name alone. */
  readonly colour?: string;
  /** The address of the product's picture in this colour. */
  readonly productImageSrc?: string;
};

/** Whether a swatch is something to see; one that is not is said with the others. */
export const isDisc = ({ imageSrc, colour }: Swatch): boolean => (imageSrc ?? colour) !== undefined;

export type Product = {
  readonly productId: string;
  readonly catalogueNumber: string;
  readonly variationId: string;
  /** An http(s) or same-origin address; any other is left out. */
  readonly url?: string;
  /** An id; the brand facet has its display name. */
  readonly brand: string;
  readonly title: string;
  readonly image?: { readonly url: string; readonly altText?: string };
  readonly secondImageSrc?: string;
  readonly price?: Price;
  readonly reviews?: { readonly count: number; readonly averageStars: number };
  /** Those with a picture or a colour come first. */
  readonly swatches: readonly Swatch[];
  readonly roundelId?: string;
  readonly promotion?: { readonly colour: string; readonly displayName: string };
  /** Absent where the API does not say. */
  readonly availability?: 'InStock' | 'SoldOut';
  /** Fields of the retailer's own, for parts that they add to the card. */
  readonly customFields?: CustomFields;
};
