/**
 * The address of the page of saved products: `/saved?page=2`, after a change also what the shopper has just changed,
 * and `/saved?product=1&product=2` for the products that somebody shares.
 */
import { readCount } from '../../src/lib/read-unknown';
import { isColour, isProductId } from '../saved/respond-to-saved-request';
import { readSavedPrice, type ListedProduct, type SavedPrice } from '../saved/saved-store';
import { readProductIds } from '../pages/read-product-ids';
import { mostOnPage, sharedQuery } from './shared-address';

export const savedPath = '/saved';

export type SavedEntry = {
  readonly id: string;
  /** The name of the colour that it was saved in. */
  readonly colour: string | undefined;
  /** What it cost then, where that is known. */
  readonly price?: SavedPrice | undefined;
  /** Removed just now: the entry keeps its place and offers Undo. */
  readonly isRemoved: boolean;
  /** The shopper has just changed it; the focus goes there. */
  readonly isChanged: boolean;
};

export type SavedPart = {
  readonly entries: readonly SavedEntry[];
  readonly page: number;
  readonly pages: number;
};

const addressWith = (query: readonly string[]): string =>
  query.length > 0 ? `${savedPath}?${query.join('&')}` : savedPath;

export const pageAddress = (page: number): string =>
  addressWith(page === 1 ? [] : [`page=${page}`]);

type EarlierSave = Pick<SavedEntry, 'colour' | 'price'>;

/** In what colour, and at what price, the product was saved before it was removed. */
const earlierQuery = ({ colour, price }: EarlierSave): readonly string[] => [
  ...(colour === undefined ? [] : [`colour=${encodeURIComponent(colour)}`]),
  ...(price === undefined ? [] : [`price=${price.amount}&currency=${price.currency}`]),
];

/** Reads it from a decoded query. */
export const readEarlierSave = (query: Readonly<Record<string, unknown>>): EarlierSave => ({
  colour: isColour(query.colour) ? query.colour : undefined,
  price: readSavedPrice(query.price, query.currency),
});

/** Where to go once the product at this place of the list is removed, by which it can be saved again. */
export const removedAddress = ({ productId, colour, price }: ListedProduct, at: number): string =>
  addressWith([
    `at=${at}`,
    `removed=${encodeURIComponent(productId)}`,
    ...earlierQuery({ colour, price }),
  ]);

/** Where the button that saves a product again sends its form. */
export const restoringAddress = (earlier: EarlierSave): string =>
  addressWith(earlierQuery(earlier));

/** The address by which others see these products. */
export const sharedAddress = (ids: readonly string[]): string => savedPath + sharedQuery(ids);

/** The products of such an address; undefined for an address of the shopper's own list. */
export const readShared = (
  query: Readonly<Record<string, unknown>>,
): readonly string[] | undefined =>
  query.product === undefined
    ? undefined
    : readProductIds(query).filter(isProductId).slice(0, mostOnPage);

/** Where to go once the product is saved again, as the newest. */
export const restoredAddress = (id: string): string =>
  `${savedPath}?restored=${encodeURIComponent(id)}`;

/** The part of a list that an address shows; wrong numbers give the nearest page. */
export function readSavedPart(
  products: readonly ListedProduct[],
  query: Readonly<Record<string, unknown>>,
): SavedPart {
  const { removed, restored } = query;
  const entries: SavedEntry[] = products.map(({ productId: id, colour, price }) => ({
    id,
    colour,
    price,
    isRemoved: false,
    isChanged: id === restored,
  }));
  const isRemoved = isProductId(removed) && !entries.some(({ id }) => id === removed);
  const at = Math.min(readCount(query.at) ?? 0, entries.length);
  const earlier = readEarlierSave(query);
  if (isRemoved) entries.splice(at, 0, { id: removed, ...earlier, isRemoved, isChanged: true });
  const pages = Math.max(1, Math.ceil(entries.length / mostOnPage));
  const wanted = isRemoved ? Math.floor(at / mostOnPage) + 1 : (readCount(query.page) ?? 1);
  const page = Math.min(Math.max(wanted, 1), pages);
  const start = (page - 1) * mostOnPage;
  return { entries: entries.slice(start, start + mostOnPage), page, pages };
}
