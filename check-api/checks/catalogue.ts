import type { WireMeta, WireRequest } from '../../src/catalogue/listing-response';
import { isRecord, readCount, readRecord } from '../../src/lib/read-unknown';
import {
  listingIn,
  wholeCatalogue,
  type CheckedListing,
  type ListingSession,
} from '../listing-session';
import { equal, shown } from '../report';

/** `meta.request` as the API sends it. */
const echoOf = ({ body }: CheckedListing) => readRecord<WireRequest>(metaOf(body).request);

const metaOf = (body: unknown) => readRecord<WireMeta>(listingIn(body).meta);

/** Undefined when the whole catalogue cannot be read: then no other listing is worth a request. */
export async function checkCatalogue(session: ListingSession): Promise<CheckedListing | undefined> {
  const { report } = session;
  report.group('The whole catalogue');
  const all = await session.listing('responds with a listing', wholeCatalogue);
  if (!all) {
    report.skip(
      { name: 'all other listings', section: 'the-response' },
      'this one has to be readable first',
    );
    return undefined;
  }
  const { request, listing } = all;
  report.expect(
    { name: 'it has products', section: 'paths', request },
    listing.products.length > 0,
    {
      expected: 'products in response.product_list',
      got: 'none that the page can show',
    },
  );
  checkTotal(session, all);
  return all;
}

function checkTotal({ report }: ListingSession, { body, listing, request }: CheckedListing): void {
  const check = {
    name: 'num_results is the number of products on all pages',
    section: 'meta',
    request,
  };
  const { num_results: wire } = metaOf(body);
  const total = readCount(wire);
  const { length } = listing.products;
  if (total !== undefined)
    report.expect(check, total >= length, {
      expected: `${length} or more, as there are products on this page`,
      got: String(total),
    });
  else if (length < wholeCatalogue.numProducts)
    report.skip(check, 'not sent, and one page has all');
  else
    report.check(check, {
      expected: 'a whole number in response.meta.num_results',
      got: `${shown(wire)}: the page shows these ${length} products and no second page`,
    });
}

/** What a response says about its request. The page takes page 1 of 30 products where it says nothing of them. */
export function checkEcho(
  { report }: ListingSession,
  response: CheckedListing,
  [field, expected]: readonly [field: keyof WireRequest, expected: string | number],
): void {
  const check = {
    name: `meta.request.${field} is what was requested`,
    section: 'request',
    request: response.request,
  };
  const echo = echoOf(response)[field];
  if (echo === undefined && typeof expected === 'string') report.skip(check, 'not sent');
  else report.check(check, equal(expected, echo));
}

/** The same for one filter. */
export function checkFilterEcho(
  { report }: ListingSession,
  response: CheckedListing,
  [id, expected]: readonly [id: string, expected: string],
): void {
  const name = `meta.request.filters has the selected ${id === 'group_id' ? 'category' : 'option'}`;
  const check = { name, section: 'request', request: response.request };
  const { filters } = echoOf(response);
  if (isRecord(filters)) report.check(check, equal([expected], filters[id]));
  else report.skip(check, 'not sent');
}
