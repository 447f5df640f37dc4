/** The discounts that a listing API filters by. */
import type { Product } from '../../src/catalogue/product';
import { readRangeBounds } from '../../src/listing-url/range-option';
import { filtered, selected, type CheckedListing, type ListingSession } from '../listing-session';
import { firstOf, shown } from '../report';

const facetId = 'discount';
const mostBands = 5;
const section = 'prices-and-labels';

/** Under the rules of the EU: a product below "20 % and above" is reduced by that from what its card strikes. */
export async function checkDiscounts(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report, options } = session;
  if (options.priceRules !== 'eu') return;
  report.group('Discounts');
  const bands = all.listing.facets.find(({ id }) => id === facetId)?.values ?? [];
  if (bands.length === 0)
    report.skip({ name: 'the bands of discounts', section }, 'none is offered');
  for (const { id } of bands.slice(0, mostBands)) await checkBand(session, id);
}

async function checkBand(session: ListingSession, id: string): Promise<void> {
  const band = `the band ${shown(id)}`;
  const one = await session.listing(`${band} responds`, filtered(selected(facetId, id)));
  if (!one) return;
  const { request, listing } = one;
  const least = readRangeBounds(id)?.from ?? 0;
  const wrong = listing.products.filter((product) => reductionOf(product) < least - imprecision);
  const [first] = wrong;
  session.report.check(
    { name: `${band} is of the lowest price of the 30 days before`, section, request },
    first && {
      expected: `products that cost ${least} % less than that, at least`,
      got: `${reductionText(first)}: ${firstOf(wrong)}`,
    },
  );
}

/** Of the computation. */
const imprecision = 1e-9;

const priorPriceOf = ({ price }: Product): number | undefined =>
  price?.reference?.kind === 'prior30' ? price.reference.amount : undefined;

/** In per cent of the only price that may be struck. */
function reductionOf(product: Product): number {
  const prior = priorPriceOf(product);
  const { current = prior } = product.price ?? {};
  return prior === undefined || current === undefined ? 0 : ((prior - current) / prior) * 100;
}

function reductionText(product: Product): string {
  const prior = priorPriceOf(product);
  return prior === undefined
    ? 'no reference of the kind "prior30"'
    : `${reductionOf(product).toFixed(1)} %, ${product.price?.current} instead of ${prior}`;
}
