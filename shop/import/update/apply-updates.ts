/** Gives products of the catalogue the prices and the stock of an update, and takes those away that go. */
import { withoutUndefined } from '../../../src/lib/without-undefined';
import { joinAvailability } from '../../catalogue/availability';
import type {
  CataloguePrice,
  CatalogueProduct,
  CatalogueVariant,
} from '../../catalogue/catalogue-product';
import { joinPrices } from '../finish-product';
import { decimalsIn, unitPriceOf } from '../products/unit-price';
import type { ProductUpdate, Updates } from './read-updates';

/** A variant of a product, or the product itself where it has none. */
type Part = Pick<CatalogueProduct, 'id' | 'price' | 'availability'> &
  Pick<CatalogueVariant, 'options'>;

/** Gives a part its prior price, where there is a history. */
type DatePart = (part: Part) => Part;

export type Applying = {
  readonly updates: Updates;
  /** Whether the products of the updates go. */
  readonly removes: boolean;
  /** ISO 4217 code of the catalogue. */
  readonly currency: string;
  readonly date: DatePart;
  /** Called with each id that the catalogue has. */
  readonly onFound?: (id: string) => void;
};

/** A price without what belongs to an amount before. */
const plainPrice = (price: CataloguePrice, current: number): CataloguePrice =>
  withoutUndefined({
    ...price,
    current,
    previous: undefined,
    prior30: undefined,
    displaySavePriceInd: undefined,
  });

const withPrevious = (price: CataloguePrice, previous: number | undefined): CataloguePrice =>
  previous !== undefined && previous > price.current
    ? { ...price, previous, displaySavePriceInd: true }
    : price;

/** Variants have what their product has, but for the amounts. */
function partsOf({ id, price, availability, variants }: CatalogueProduct): readonly Part[] {
  if (variants === undefined) return [withoutUndefined({ id, price, availability })];
  const shared = withoutUndefined({ ...price, currentFrom: undefined, previousFrom: undefined });
  return variants.map((variant) =>
    withoutUndefined({
      id: variant.id,
      price: withPrevious(plainPrice(shared, variant.price.current), variant.price.previous),
      availability: variant.availability,
      options: variant.options,
    }),
  );
}

function newPrice({ price: before }: Part, price: NonNullable<ProductUpdate['price']>) {
  const { current, previous, saysPrevious } = price;
  return withPrevious(plainPrice(before, current), saysPrevious ? previous : before.previous);
}

const updatePart = (part: Part, { price, stock }: ProductUpdate): Part =>
  withoutUndefined({ ...part, ...(price && { price: newPrice(part, price) }), ...stock });

/** That of a smaller amount than the currency has may be none. */
function newUnit({ current, unit }: CataloguePrice, currency: string): CataloguePrice['unit'] {
  if (unit === undefined) return undefined;
  const { measure, reference: base } = unit;
  try {
    return unitPriceOf(current, { measure, base }, decimalsIn({ currency }));
  } catch {
    return undefined;
  }
}

/** What is said of the price before does not hold for another one. */
function fitPrice(price: CataloguePrice, currency: string): CataloguePrice {
  const { current, reference, offers } = price;
  const below = offers?.filter(({ amount }) => amount < current);
  return withoutUndefined({
    ...price,
    reference: reference !== undefined && reference.amount > current ? reference : undefined,
    unit: newUnit(price, currency),
    offers: below && below.length > 0 ? below : undefined,
  });
}

type Found = { readonly part: Part; readonly update: ProductUpdate | undefined };

/** A row with the product's own id is for all of its variants, unless one of them has this id. */
function findUpdates(product: CatalogueProduct, { updates, onFound }: Applying): readonly Found[] {
  const parts = partsOf(product);
  const find = (id: string): ProductUpdate | undefined => {
    const update = updates.get(id);
    if (update !== undefined) onFound?.(id);
    return update;
  };
  const whole = parts.some(({ id }) => id === product.id) ? undefined : find(product.id);
  return parts.map((part) => ({ part, update: find(part.id) ?? whole }));
}

function join(
  product: CatalogueProduct,
  parts: readonly Part[],
  price: CataloguePrice,
): CatalogueProduct {
  const variants = parts.map(({ price: { current, previous }, ...part }) =>
    withoutUndefined({ ...part, price: withoutUndefined({ current, previous }) }),
  );
  return withoutUndefined({
    ...product,
    price,
    availability: joinAvailability(parts),
    variants: product.variants && variants,
  });
}

function removeParts(
  product: CatalogueProduct,
  found: readonly Found[],
  applying: Applying,
): CatalogueProduct | undefined {
  const left = found.flatMap(({ part, update }) => (update === undefined ? [part] : []));
  if (left.length === 0) return undefined;
  const price = fitPrice(joinPrices(left.map(applying.date)), applying.currency);
  return join(product, left, price);
}

/** The same object where nothing is said of the product; undefined where it goes. */
export function applyUpdates(
  product: CatalogueProduct,
  applying: Applying,
): CatalogueProduct | undefined {
  const found = findUpdates(product, applying);
  if (found.every(({ update }) => update === undefined)) return product;
  if (applying.removes) return removeParts(product, found, applying);
  const parts = found.map(({ part, update }) => (update ? updatePart(part, update) : part));
  const isPriced = found.some(({ update }) => update?.price !== undefined);
  const price = isPriced
    ? fitPrice(joinPrices(parts.map(applying.date)), applying.currency)
    : product.price;
  return join(product, parts, price);
}
