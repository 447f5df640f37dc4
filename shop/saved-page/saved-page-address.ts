/**
 * The address of the page of saved products: `/saved?page=2`, after a change also what the shopper has just changed.
 */
import { readCount } from '../../src/lib/read-unknown';
import { isColour, isProductId } from '../saved/respond-to-saved-request';
import type { ListedProduct, SavedPrice } from '../saved/saved-store';

export const savedPath = '/saved';
/** Half of what one request to the listing API may name. */
const productsOnPage = 48;

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

export const pageAddress = (page: number): string =>
  page === 1 ? savedPath : `${savedPath}?page=${page}`;

const colourQuery = (colour: string | undefined): string =>
  colour === undefined ? '' : `&colour=${encodeURIComponent(colour)}`;

/** Where to go once the product at this place of the list is removed, by which it can be saved again. */
export const removedAddress = ({ productId, colour }: ListedProduct, at: number): string =>
  `${savedPath}?at=${at}&removed=${encodeURIComponent(productId)}${colourQuery(colour)}`;

/** Where the button that saves a product again sends its form; undefined where that is the page of the form. */
export const restoringAddress = (colour: string | undefined): string | undefined =>
  colour === undefined ? undefined : `${savedPath}?colour=${encodeURIComponent(colour)}`;

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
  const colour = isColour(query.colour) ? query.colour : undefined;
  if (isRemoved) entries.splice(at, 0, { id: removed, colour, isRemoved, isChanged: true });
  const pages = Math.max(1, Math.ceil(entries.length / productsOnPage));
  const wanted = isRemoved ? Math.floor(at / productsOnPage) + 1 : (readCount(query.page) ?? 1);
  const page = Math.min(Math.max(wanted, 1), pages);
  const start = (page - 1) * productsOnPage;
  return { entries: entries.slice(start, start + productsOnPage), page, pages };
}
