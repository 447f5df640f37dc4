import { writeRangeId } from '../../listing-url/range-option';
import { filtered, selected, type ListingAnswer, type ListingSession } from '../listing-session';
import { shown } from '../report';

/** Bounds that are prices of products, a quarter of them below and half of them above. */
function boundsOf({ listing }: ListingAnswer): readonly [from?: number, to?: number] {
  if (!listing.facets.some(({ id }) => id === 'price')) return [];
  const prices = listing.products
    .flatMap(({ price }) => price?.current ?? [])
    .sort((a, b) => a - b);
  const place = (share: number) => Math.floor(prices.length * share);
  return prices.length === 0 ? [] : [prices[place(0.25)] ?? 0, prices[place(0.5)] ?? 0];
}

/** A range of the shopper's own, none of the bands. */
export async function checkRanges(session: ListingSession, all: ListingAnswer): Promise<void> {
  const { report } = session;
  report.group('Ranges');
  const [from, to] = boundsOf(all);
  if (from === undefined || to === undefined) {
    report.skip(
      { name: 'a price range', section: 'ranges' },
      'no facet price, or no product with one',
    );
    return;
  }
  const range = writeRangeId({ from, to });
  const one = await session.listing(
    `the price range ${range} responds`,
    filtered(selected('price', range)),
  );
  if (!one) return;
  const { request, listing } = one;
  report.expect(
    { name: 'it includes its bounds', section: 'ranges', request },
    listing.numResults > 0 && listing.numResults <= all.listing.numResults,
    {
      expected: `a product of ${String(from)} at least`,
      got: `${String(listing.numResults)} products`,
    },
  );
  const outside = listing.products.find(
    ({ price }) => price && !price.currentFrom && (price.current < from || price.current > to),
  );
  report.check(
    { name: 'it has no product outside', section: 'ranges', request },
    outside && {
      expected: `prices from ${String(from)} to ${String(to)}`,
      got: `${String(outside.price?.current)} of the product ${shown(outside.productId)}`,
    },
  );
}
