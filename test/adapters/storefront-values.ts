/** Prices, pictures and variants as the Storefront double sends them. */

type Measure = readonly [value: number, unit: string];

export type Variant = {
  readonly price: number;
  readonly previous?: number;
  readonly available: boolean;
  /** What the variant holds, and what its unit price is for. */
  readonly measures?: readonly [quantity: Measure, reference: Measure];
  readonly unitPrice?: number;
  readonly options: Readonly<Record<string, string>>;
};

const money = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: 'GBP' });

export const rangeOf = (amounts: readonly number[]) => ({
  minVariantPrice: money(amounts.length === 0 ? 0 : Math.min(...amounts)),
  maxVariantPrice: money(amounts.length === 0 ? 0 : Math.max(...amounts)),
});

export const writeImage = (handle: string) => ({
  altText: null,
  url: ({ transform }: { readonly transform?: { readonly maxWidth?: number } }) =>
    `https://cdn.shopify.com/s/files/${handle}.jpg?v=1&width=${String(transform?.maxWidth ?? 4_000)}`,
});

export const writeVariant = ({ price, unitPrice, measures }: Variant, at: number) => ({
  id: `gid://shopify/ProductVariant/${at}`,
  price: money(price),
  unitPrice: unitPrice === undefined ? null : money(unitPrice),
  unitPriceMeasurement: measures
    ? {
        measuredType: null,
        quantityValue: measures[0][0],
        quantityUnit: measures[0][1],
        referenceValue: measures[1][0],
        referenceUnit: measures[1][1],
      }
    : null,
});
