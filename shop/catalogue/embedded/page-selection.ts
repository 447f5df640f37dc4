/** Picks the products of one page without sorting the whole listing. */
import { differenceOf, intersectionOf, numbersOf, type ProductSet } from './product-set';
import type { SortOrder } from './read-orders';

/** Counted from 0; `end` is excluded. */
export type Span = { readonly start: number; readonly end: number };

const valueAt = (places: Uint32Array, at: number): number => places[at] ?? 0;

/** Rearranges `places` so that the `count` smallest come first, in any order (Hoare's selection). */
export function bringSmallestForward(places: Uint32Array, count: number): void {
  let low = 0;
  let high = places.length - 1;
  while (low < high) {
    const pivot = valueAt(places, (low + high) >>> 1);
    let left = low;
    let right = high;
    while (left <= right) {
      while (valueAt(places, left) < pivot) left += 1;
      while (valueAt(places, right) > pivot) right -= 1;
      if (left > right) break;
      const swapped = valueAt(places, left);
      places[left] = valueAt(places, right);
      places[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}

/** Takes the products' places in the order and sorts no more of them than the page needs. */
function selectByPlaces(products: Uint32Array, order: SortOrder, { start, end }: Span): number[] {
  const places = products.map((product) => order.placeOf[product] ?? 0);
  if (end < places.length) bringSmallestForward(places, end);
  const first = places.subarray(0, end);
  if (start > 0 && start < first.length) bringSmallestForward(first, start);
  return Array.from(first.subarray(start).sort(), (place) => order.products[place] ?? 0);
}

/** Walks the whole catalogue in order until the page is full: quickest when most products match. */
function selectByWalking(products: ProductSet, order: SortOrder, { start, end }: Span): number[] {
  const found: number[] = [];
  let seen = 0;
  for (const product of order.products) {
    if (!products.has(product)) continue;
    if (seen >= start) found.push(product);
    seen += 1;
    if (seen === end) break;
  }
  return found;
}

/** The cost of a look-up in a set, in products' places. */
const walkCost = 3;

function select(products: ProductSet | undefined, order: SortOrder, span: Span): number[] {
  if (products === undefined) return Array.from(order.products.subarray(span.start, span.end));
  const size = products.size;
  const { start, end } = { start: span.start, end: Math.min(span.end, size) };
  if (start >= end) return [];
  const walked = (end * order.products.length) / size;
  return walked * walkCost < size
    ? selectByWalking(products, order, { start, end })
    : selectByPlaces(numbersOf(products), order, { start, end });
}

type Selection = {
  readonly order: SortOrder;
  readonly span: Span;
  /** A product comes with the first of these that it is in; together they hold all products. */
  readonly tiers?: readonly ProductSet[] | undefined;
  /** These stand last in the order, and behind all tiers. */
  readonly soldOut: ProductSet;
};

/** The span in what follows the first `count` products. */
const spanAfter = ({ start, end }: Span, count: number): Span => ({
  start: Math.max(0, start - count),
  end: end - count,
});

type Tiers = Pick<Selection, 'order' | 'span'> & { readonly tiers: readonly ProductSet[] };

function selectByTiers(products: ProductSet, { order, span, tiers }: Tiers): readonly number[] {
  const page: number[] = [];
  let rest = products;
  let before = 0;
  for (const tier of tiers) {
    const part = intersectionOf([rest, tier]);
    page.push(...select(part, order, spanAfter(span, before)));
    before += part.size;
    if (before >= span.end) break;
    rest = differenceOf(rest, part);
  }
  return page;
}

/** The products of the span in order, tier by tier, those sold out last. `products` undefined stands for all. */
export function selectPage(
  products: ProductSet | undefined,
  { order, span, tiers = [], soldOut }: Selection,
): readonly number[] {
  const filled = tiers.filter(({ size }) => size > 0);
  if (products === undefined || filled.length < 2) return select(products, order, span);
  const available = differenceOf(products, soldOut);
  const page = selectByTiers(available, { order, span, tiers: filled });
  if (available.size >= span.end) return page;
  const rest = { order, span: spanAfter(span, available.size), tiers: filled };
  return [...page, ...selectByTiers(intersectionOf([products, soldOut]), rest)];
}
