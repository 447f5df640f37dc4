import { readBackOption } from '../../src/listing-url/option-identity';
import { readRangeBounds, writeRangeId } from '../../src/listing-url/range-option';
import { filtered, selected, type CheckedListing, type ListingSession } from '../listing-session';
import { equal, shown } from '../report';

/** Bounds that are prices of products, a quarter of them below and half of them above. */
function boundsOf({ listing }: CheckedListing): readonly [from?: number, to?: number] {
  if (!listing.facets.some(({ id }) => id === 'price')) return [];
  const prices = listing.products
    .flatMap(({ price }) => price?.current ?? [])
    .sort((a, b) => a - b);
  const place = (share: number) => Math.floor(prices.length * share);
  return prices.length === 0 ? [] : [prices[place(0.25)] ?? 0, prices[place(0.5)] ?? 0];
}

export async function checkRanges(session: ListingSession, all: CheckedListing): Promise<void> {
  session.report.group('Ranges');
  await checkBands(session, all);
  await checkOwnRange(session, all);
}

/** The ranges that the API offers: their form, and one as a filter. */
async function checkBands(session: ListingSession, { listing, request }: CheckedListing) {
  const { report } = session;
  const bands = listing.facets
    .filter(({ type }) => type === 'range')
    .flatMap((facet) => facet.values.map((value) => ({ facetId: facet.id, ...value })));
  const [first] = bands;
  if (!first) {
    report.skip({ name: 'the bands of a range facet', section: 'ranges' }, 'none is offered');
    return;
  }
  const isRange = ({ facetId, id }: (typeof bands)[number]) =>
    readRangeBounds(id) !== undefined && readBackOption(facetId, id).id === id;
  const wrong = bands.find((band) => !isRange(band));
  report.check(
    { name: 'bands have the form of a range, with its quotes', section: 'ranges', request },
    wrong && {
      expected: String.raw`an id such as "10"-"49.99", in JSON "\"10\"-\"49.99\""`,
      got: `${shown(wrong.id)} of ${wrong.facetId}`,
    },
  );
  const { facetId, id, count } = first;
  const one = await session.listing(
    `the band ${shown(id)} of ${facetId} responds`,
    filtered(selected(facetId, id)),
  );
  if (one)
    report.check(
      {
        name: 'it finds as many products as its count says',
        section: 'counts',
        request: one.request,
      },
      equal(count, one.listing.numResults),
    );
}

/** A range of the shopper's own, none of the bands. */
async function checkOwnRange(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
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
      expected: `a product of ${from} at least`,
      got: `${listing.numResults} products`,
    },
  );
  const outside = listing.products.find(
    ({ price }) => price && !price.currentFrom && (price.current < from || price.current > to),
  );
  report.check(
    { name: 'it has no product outside', section: 'ranges', request },
    outside && {
      expected: `prices from ${from} to ${to}`,
      got: `${outside.price?.current} of the product ${shown(outside.productId)}`,
    },
  );
}
