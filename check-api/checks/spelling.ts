/** What is left of ids in an address of the page: a shopper who opens one first sends the ids that it reads as. */
import type { ListingFacet } from '../../src/catalogue/listing';
import { readId } from '../../src/catalogue/listing-bounds';
import type { WireFacet, WireFacetValue } from '../../src/catalogue/listing-response';
import { readBody } from '../../src/catalogue/read-body';
import { correctedWireIds, noWireIds } from '../../src/catalogue/wire-ids';
import { readFacetSeoId, writeFacetSeoId } from '../../src/listing-url/facet-id';
import type { Facet } from '../../src/listing-url/listing-url';
import { facetOption, readBackOption } from '../../src/listing-url/option-identity';
import { readList, readRecord } from '../../src/lib/read-unknown';
import { filtered, selected, type CheckedListing, type ListingSession } from '../listing-session';
import { equal, shown } from '../report';

const section = 'spelling-of-ids';

export async function checkSpelling(session: ListingSession, all: CheckedListing): Promise<void> {
  checkFacetIds(session, all);
  checkAddresses(session, all);
  checkAlike(session, all);
  const check = { name: 'an option in the spelling of an address', section };
  const spelt = findRespelt(all.listing.facets);
  if (!spelt) {
    session.report.skip(check, 'addresses hold all ids as they are');
    return;
  }
  await checkRespeltFilter(session, spelt);
  await checkRespeltPath(session, spelt);
}

function checkFacetIds({ report }: ListingSession, { listing, request }: CheckedListing): void {
  const readBack = (id: string) => readFacetSeoId(writeFacetSeoId(id));
  const lost = listing.facets.find(({ id }) => readBack(id) !== id);
  report.check(
    { name: 'addresses hold the ids of all facets', section, request },
    lost && {
      expected: 'ids in camelCase, with no capital letter first and no hyphen before a letter',
      got: `${shown(lost.id)}: the page sends filters[${readBack(lost.id)}]`,
    },
  );
}

/**
 * The ids of the options of each facet as the API lists them: the page merges those of one address, and leaves some
 * out.
 */
const listedIds = ({ body }: CheckedListing) =>
  (readBody(body)?.facetList ?? []).map(readRecord<WireFacet>).flatMap(({ id, values }) => {
    const facet = readId(id);
    if (facet === undefined) return [];
    return [
      {
        facet,
        ids: readList(values).flatMap(
          (value) => readId(readRecord<WireFacetValue>(value).id) ?? [],
        ),
      },
    ];
  });

function checkAddresses({ report }: ListingSession, all: CheckedListing): void {
  const [lost] = listedIds(all).flatMap(({ facet, ids }) =>
    ids.filter((id) => facetOption(facet, id).seoId === '').map((id) => ({ facet, id })),
  );
  report.check(
    { name: 'each option has an address', section, request: all.request },
    lost && {
      expected: 'ids with more than dots and spaces',
      got: `${shown(lost.id)} of ${lost.facet}: the page leaves it out`,
    },
  );
}

function checkAlike({ report }: ListingSession, all: CheckedListing): void {
  const alike = listedIds(all).flatMap((facet) => pairAlike(facet) ?? [])[0];
  report.check(
    { name: 'addresses tell the options of a facet apart', section, request: all.request },
    alike && {
      expected: 'ids that differ in more than case, hyphens, dots and spaces',
      got: `${shown(alike.first)} and ${shown(alike.second)} of ${alike.facet}: the page shows one option`,
    },
  );
}

function pairAlike({ facet, ids }: ReturnType<typeof listedIds>[number]) {
  const byForm = new Map<string, string>();
  for (const id of ids) {
    const { seoId } = facetOption(facet, id);
    const first = byForm.get(seoId);
    if (first !== undefined && first !== id) return { facet, first, second: id };
    byForm.set(seoId, id);
  }
  return undefined;
}

type Respelt = {
  readonly id: string;
  readonly count: number;
  /** With the option that an address reads as. */
  readonly facet: Facet;
};

/** The option that an address changes most: with an id of capital letters, say, as each gets a space before it. */
function findRespelt(facets: readonly ListingFacet[]): Respelt | undefined {
  const respelt = facets
    .filter(({ type }) => type !== 'range')
    .flatMap(({ id: facetId, values }) =>
      values.flatMap(({ id, count }) => {
        const option = readBackOption(facetId, id);
        if (option.id === id) return [];
        const facet = { ...selected(facetId, id), options: [option] };
        return [{ id, count, facet, added: option.id.length - id.length }];
      }),
    );
  return respelt.sort((one, other) => other.added - one.added)[0];
}

async function checkRespeltFilter(session: ListingSession, { id, facet }: Respelt): Promise<void> {
  const url = filtered(facet);
  const one = await session.listing(`${nameOf(facet)} for ${shown(id)} responds`, url);
  if (!one) return;
  const value = one.listing.facets
    .find((other) => other.id === facet.id)
    ?.values.find((other) => other.id === id);
  const isFound =
    value?.isSelected === true || correctedWireIds(url, one.body, noWireIds) !== undefined;
  session.report.expect(
    { name: 'an option in the spelling of an address', section, request: one.request },
    isFound,
    {
      expected: `the value ${shown(id)} in the response, selected or not`,
      got: 'no such value',
    },
  );
}

/** An unknown option in the path is a 404, so that there is no response to learn the API's own id from. */
async function checkRespeltPath(
  session: ListingSession,
  { id, count, facet }: Respelt,
): Promise<void> {
  const url = { ...filtered(facet), unfilteredFacet: facet.id };
  const one = await session.listing(`${nameOf(facet)} in the path responds`, url);
  if (!one) return;
  const { request, listing } = one;
  session.report.check(
    { name: `it finds as many products as the count of ${shown(id)} says`, section, request },
    equal(count, listing.numResults),
  );
}

const nameOf = ({ options }: Facet) => shown(options[0]?.id);
