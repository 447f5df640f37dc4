/** Requests that an API may leave out, and parameters that it may ignore. */
import { writeProductsRequests } from '../../src/catalogue/products-request';
import { readListing } from '../../src/catalogue/read-listing';
import { readRecord } from '../../src/lib/read-unknown';
import { encodePercent } from '../../src/listing-url/percent';
import {
  unknownId,
  wholeCatalogue,
  type CheckedResponse,
  type CheckedListing,
  type ListingSession,
} from '../listing-session';
import { equal, shown } from '../report';
import { fieldFaults, type BodyName } from '../schema-faults';
import { termFor } from './paths';

export async function checkFurtherParameters(
  session: ListingSession,
  all: CheckedListing,
): Promise<void> {
  const { report } = session;
  report.group('Further parameters');
  const address = session.addressOf(wholeCatalogue);
  await session.listing(
    'with the id of a user it responds',
    wholeCatalogue,
    `${address}&ui=check-api`,
  );
  const other = await session.listing(
    'with an unknown parameter it responds',
    wholeCatalogue,
    `${address}&utm_source=check-api`,
  );
  if (other)
    report.check(
      {
        name: 'an unknown parameter changes nothing',
        section: 'query-parameters',
        request: other.request,
      },
      equal(all.listing.numResults, other.listing.numResults),
    );
}

export async function checkOptionalRequests(
  session: ListingSession,
  all: CheckedListing,
): Promise<void> {
  session.report.group('Optional requests');
  await checkProductsByIds(session, all);
  await checkSuggestions(session, all);
}

/** Whether the request is offered and its response sound. */
function isOffered(
  { report }: ListingSession,
  response: CheckedResponse,
  [name, section]: readonly [string, string],
): boolean {
  const { status, request, fault } = response;
  if (status === 404 || status === 501) {
    report.skip({ name, section }, 'not offered');
    return false;
  }
  report.check({ name: `${name}: a response`, section, request }, fault);
  return !fault;
}

/** One line for the first field that differs. */
function checkForm(
  { report }: ListingSession,
  { body, request }: CheckedResponse,
  [name, form]: readonly [string, BodyName],
): void {
  const fault = fieldFaults(form, body).find(({ isUnknown }) => !isUnknown);
  const section = fault?.section ?? 'the-body';
  report.check({ name: `${name}: the documented form`, section, request }, fault);
}

async function checkProductsByIds(session: ListingSession, all: CheckedListing): Promise<void> {
  const section = 'products-by-ids';
  const ids = all.listing.products.slice(0, 2).map(({ productId }) => productId);
  const [address = ''] = writeProductsRequests(session.options.apiUrl, [...ids, unknownId]);
  const response = await session.request(address);
  if (!isOffered(session, response, ['products by ids', section])) return;
  checkForm(session, response, ['products by ids', 'listing']);
  const found = readListing(response.body, wholeCatalogue).products.map(
    ({ productId }) => productId,
  );
  session.report.check(
    {
      name: 'products by ids: those that there are, and no other',
      section,
      request: response.request,
    },
    equal([...ids].sort(), [...found].sort()),
  );
}

const limit = 2;

async function checkSuggestions(session: ListingSession, all: CheckedListing): Promise<void> {
  const term = encodePercent(termFor(session, all)?.slice(0, 4) ?? 'sofa');
  const response = await session.request(
    `${session.options.apiUrl}/suggestions/${term}?limit=${limit}`,
  );
  if (!isOffered(session, response, ['suggestions', 'suggestions-while-typing'])) return;
  checkForm(session, response, ['suggestions', 'suggestions']);
  const lists = Object.entries(readRecord(readRecord(response.body).response));
  const long = lists.find(([, list]) => Array.isArray(list) && list.length > limit);
  session.report.check(
    {
      name: 'suggestions: no more than the limit',
      section: 'suggestions-while-typing',
      request: response.request,
    },
    long && { expected: `${limit} entries at most`, got: `more in ${shown(long[0])}` },
  );
}
