import { largestNumProducts, type ListingUrl } from '../../src/listing-url/listing-url';
import { sortOptions, sortOrders } from '../../src/listing-url/sort-option';
import { wholeCatalogue, type CheckedListing, type ListingSession } from '../listing-session';
import { equal, shown } from '../report';
import { checkEcho } from './catalogue';

const idsOf = ({ listing }: CheckedListing) => listing.products.map(({ productId }) => productId);

const lengthOfPage = (total: number, size: number) => Math.min(total, size);

export async function checkPages(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  report.group('Pages and page sizes');
  const { request, listing } = all;
  const { numResults: total } = listing;
  const { numProducts } = wholeCatalogue;
  report.check(
    { name: `a page of ${numProducts} is full`, section: 'query-parameters', request },
    equal(lengthOfPage(total, numProducts), listing.products.length),
  );
  await checkSecondPage(session, all);
  await checkPastTheEnd(session, total);
  await checkLargest(session, all);
}

async function checkSecondPage(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  if (all.listing.numResults <= wholeCatalogue.numProducts) {
    report.skip({ name: 'page 2', section: 'query-parameters' }, 'page 1 has all products');
    return;
  }
  const second = await session.listing('page 2 responds', { ...wholeCatalogue, pageNumber: 2 });
  if (!second) return;
  const { request } = second;
  const before = new Set(idsOf(all));
  const repeated = idsOf(second).filter((id) => before.has(id));
  report.expect(
    { name: 'page 2 has other products than page 1', section: 'query-parameters', request },
    repeated.length === 0 && second.listing.products.length > 0,
    {
      expected: 'products, and none of page 1',
      got:
        repeated.length > 0
          ? `${repeated.length} of page 1, such as ${shown(repeated[0])}`
          : 'no products',
    },
  );
  checkTotal(session, second, ['page 2', all]);
  checkEcho(session, second, ['page', 2]);
}

function checkTotal(
  { report }: ListingSession,
  { listing, request }: CheckedListing,
  [what, all]: readonly [what: string, all: CheckedListing],
) {
  const check = { name: `${what} has the same total`, section: 'meta', request };
  report.check(check, equal(all.listing.numResults, listing.numResults));
}

async function checkPastTheEnd(session: ListingSession, total: number): Promise<void> {
  const { report } = session;
  const pageNumber = Math.ceil(total / wholeCatalogue.numProducts) + 1;
  const past = await session.listing('a page past the last is 200', {
    ...wholeCatalogue,
    pageNumber,
  });
  if (!past) return;
  const { listing, request } = past;
  report.check(
    { name: 'a page past the last has no products', section: 'the-response', request },
    equal(0, listing.products.length),
  );
  report.check(
    { name: 'a page past the last has the true total', section: 'the-response', request },
    equal(total, listing.numResults),
  );
}

/** The same order on pages of another size, which only an order with a unique last key keeps. */
async function checkLargest(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  const name = `a page of ${largestNumProducts} responds`;
  const large = await session.listing(name, { ...wholeCatalogue, numProducts: largestNumProducts });
  if (!large) return;
  const { listing, request } = large;
  report.check(
    { name: 'a page of 96 is full', section: 'query-parameters', request },
    equal(lengthOfPage(all.listing.numResults, largestNumProducts), listing.products.length),
  );
  checkTotal(session, large, ['a page of 96', all]);
  checkEcho(session, large, ['num_results_per_page', largestNumProducts]);
  const first = idsOf(all);
  const at = first.findIndex((id, index) => idsOf(large)[index] !== id);
  report.check(
    { name: 'it begins with the products of a page of 30', section: 'query-parameters', request },
    at === -1
      ? undefined
      : {
          expected: `${shown(first[at])} in place ${at + 1}, as on a page of ${wholeCatalogue.numProducts}`,
          got: shown(idsOf(large)[at]),
        },
  );
}

export async function checkSortOrders(session: ListingSession, all: CheckedListing): Promise<void> {
  session.report.group('Sort orders');
  for (const sortOption of sortOptions) {
    const url: ListingUrl = { ...wholeCatalogue, sortOption, numProducts: largestNumProducts };
    const { sortBy, sortOrder } = sortOrders[sortOption];
    const order = `${sortBy} ${sortOrder}`;
    const one = await session.listing(`${order} responds`, url);
    if (!one) continue;
    checkTotal(session, one, [order, all]);
    checkEcho(session, one, ['sort_by', sortBy]);
    if (sortBy === 'price') checkPriceOrder(session, one, sortOrder);
  }
}

/** Sold out products stand apart, after the others. */
function checkPriceOrder(
  { report }: ListingSession,
  { listing, request }: CheckedListing,
  order: string,
) {
  const direction = order === 'ascending' ? 1 : -1;
  const prices = listing.products
    .filter(({ availability }) => availability !== 'SoldOut')
    .flatMap(({ price }) => price?.current ?? []);
  const at = prices.findIndex(
    (price, index) => (price - (prices[index + 1] ?? price)) * direction > 0,
  );
  const check = { name: `prices are ${order}`, section: 'query-parameters', request };
  report.check(
    check,
    at === -1
      ? undefined
      : {
          expected: `prices in ${order} order`,
          got: `${prices[at]} before ${prices[at + 1]}`,
        },
  );
}
