import type { FacetValue, ListingFacet } from '../../src/catalogue/listing';
import type { WireFacet } from '../../src/catalogue/listing-response';
import { readList, readRecord } from '../../src/lib/read-unknown';
import type { Facet, ListingUrl } from '../../src/listing-url/listing-url';
import {
  filtered,
  listingIn,
  selected,
  type CheckedListing,
  type ListingSession,
} from '../listing-session';
import { atMost, equal, shown } from '../report';
import { checkFilterEcho } from './catalogue';
import { oddText } from './paths';
import { checkSpelling } from './spelling';

/** Options that narrow the listing, so that their effect shows. */
const narrowing = ({ values }: ListingFacet, total: number) =>
  values.filter(({ count }) => count > 0 && count < total);

export async function checkFilters(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  report.group('Filters');
  const { facets, numResults } = all.listing;
  const hasTwo = (one: ListingFacet) =>
    one.type !== 'range' && narrowing(one, numResults).length > 1;
  const ofAll = idsOfAll(all.body);
  const facet = facets.find((one) => hasTwo(one) && !ofAll.has(one.id));
  const [first, second] = facet ? narrowing(facet, numResults) : [];
  if (!facet || !first || !second)
    report.skip(
      { name: 'options', section: 'facets-and-options' },
      'no facet of the whole catalogue has two options that narrow it',
    );
  else await checkOptions(session, facet, [first, second]);
  const joined = facets.find((one) => hasTwo(one) && ofAll.has(one.id));
  if (joined) await checkJoined(session, joined, narrowing(joined, numResults));
  const nothing = filtered(selected(facet?.id ?? 'brand', oddText));
  await session.listing('an option that nothing has is 200', nothing);
  await checkSpelling(session, all);
}

/** Ids of the facets whose options all have to be met. */
const idsOfAll = (body: unknown): ReadonlySet<unknown> =>
  new Set(
    readList(listingIn(body).facet_list)
      .map((entry) => readRecord<WireFacet>(entry))
      .flatMap(({ id, match }) => (match === 'all' ? [id] : [])),
  );

async function checkJoined(
  session: ListingSession,
  { id }: ListingFacet,
  [first, second]: readonly FacetValue[],
): Promise<void> {
  if (!first || !second) return;
  const url = filtered(selected(id, first.id, second.id));
  const both = await session.listing(`two options of ${id} respond`, url);
  if (!both) return;
  const { request, listing } = both;
  const most = Math.min(first.count, second.count);
  session.report.expect(
    { name: 'with match "all" a second option finds no more', section: 'facet', request },
    listing.numResults <= most,
    { expected: `${most} or fewer`, got: String(listing.numResults) },
  );
}

type Options = readonly [first: FacetValue, second: FacetValue];

async function checkOptions(
  session: ListingSession,
  facet: ListingFacet,
  [first, second]: Options,
): Promise<void> {
  const { report } = session;
  const url = filtered(selected(facet.id, first.id));
  const one = await session.listing(`the option ${shown(first.id)} of ${facet.id} responds`, url);
  if (!one) return;
  const { request, listing } = one;
  report.check(
    { name: 'it finds as many products as its count says', section: 'counts', request },
    equal(first.count, listing.numResults),
  );
  checkFilterEcho(session, one, [facet.id, first.id]);
  checkOwnFacet(session, one, { facet, first });
  checkEmptyValues(session, one);
  await checkAlternatives(session, facet, [first, second]);
  await checkOtherFacet(session, one, selected(facet.id, first.id));
  await checkEncodedBrackets(session, one, url);
}

async function checkAlternatives(
  session: ListingSession,
  { id }: ListingFacet,
  [first, second]: Options,
): Promise<void> {
  const url = filtered(selected(id, first.id, second.id));
  const both = await session.listing('two options of one facet respond', url);
  if (!both) return;
  const { request, listing } = both;
  const most = Math.max(first.count, second.count);
  session.report.expect(
    {
      name: 'options of one facet are alternatives: a second finds no less',
      section: 'query-parameters',
      request,
    },
    listing.numResults >= most,
    { expected: `${most} or more`, got: String(listing.numResults) },
  );
}

async function checkEncodedBrackets(
  session: ListingSession,
  { listing }: CheckedListing,
  url: ListingUrl,
): Promise<void> {
  const address = session.addressOf(url).replaceAll('[', '%5B').replaceAll(']', '%5D');
  const same = await session.listing('brackets as %5B and %5D respond', url, address);
  if (same)
    session.report.check(
      {
        name: 'encoded brackets find the same products',
        section: 'query-parameters',
        request: same.request,
      },
      equal(listing.numResults, same.listing.numResults),
    );
}

type OneOption = { readonly facet: ListingFacet; readonly first: FacetValue };

function checkOwnFacet(
  { report }: ListingSession,
  { listing, request }: CheckedListing,
  { facet, first }: OneOption,
) {
  const own = listing.facets.find(({ id }) => id === facet.id)?.values ?? [];
  const ofId = (wanted: string) => own.find(({ id }) => id === wanted);
  report.expect(
    { name: 'it is marked as selected', section: 'facetvalue', request },
    ofId(first.id)?.isSelected === true,
    {
      expected: `"selected": true at the value ${shown(first.id)}`,
      got: ofId(first.id) ? 'a value that is not selected' : 'no such value',
    },
  );
  const changed = facet.values.find(({ id, count }) => ofId(id)?.count !== count);
  report.check(
    { name: 'it leaves the counts of its own facet as they were', section: 'counts', request },
    changed && {
      expected: `count ${changed.count} at the value ${shown(changed.id)} of ${facet.id}, as without filters`,
      got: `count ${ofId(changed.id)?.count ?? 'of no value'}`,
    },
  );
}

function checkEmptyValues({ report }: ListingSession, { listing, request }: CheckedListing): void {
  const empty = listing.facets
    .flatMap(({ id: facetId, values }) => values.map((value) => ({ facetId, ...value })))
    .find(({ count, isSelected }) => count === 0 && !isSelected);
  report.check(
    { name: 'no value has the count 0 unless it is selected', section: 'counts', request },
    empty && { expected: 'such values left out', got: `${shown(empty.id)} of ${empty.facetId}` },
  );
}

/** An option of another facet, by what the counts of the filtered listing promise. */
async function checkOtherFacet(session: ListingSession, one: CheckedListing, chosen: Facet) {
  const { report } = session;
  const { facets, numResults } = one.listing;
  const other = facets.find(
    (facet) =>
      facet.id !== chosen.id && facet.type !== 'range' && narrowing(facet, numResults).length > 0,
  );
  const value = other && narrowing(other, numResults)[0];
  if (!other || !value) {
    report.skip(
      { name: 'options of two facets', section: 'counts' },
      'no second facet narrows further',
    );
    return;
  }
  const both = await session.listing(
    `with ${shown(value.id)} of ${other.id} it responds`,
    filtered(chosen, selected(other.id, value.id)),
  );
  if (!both) return;
  report.check(
    {
      name: 'options of two facets narrow each other',
      section: 'query-parameters',
      request: both.request,
    },
    atMost(numResults, both.listing.numResults),
  );
  report.check(
    {
      name: 'and leave as many products as the count says',
      section: 'counts',
      request: both.request,
    },
    equal(value.count, both.listing.numResults),
  );
}
