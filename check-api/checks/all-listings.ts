/** What holds for every response with a listing. */
import { brandNameOf } from '../../src/catalogue/brand-names';
import { mostValues } from '../../src/catalogue/listing-bounds';
import type { WireFacet, WireListing, WireProduct } from '../../src/catalogue/listing-response';
import { firstOfEach } from '../../src/lib/first-of-each';
import {
  isRecord,
  readList,
  readRecord,
  readText,
  type Unchecked,
} from '../../src/lib/read-unknown';
import { safeAddress } from '../../src/lib/safe-address';
import { listingIn, type CheckedListing, type ListingSession } from '../listing-session';
import { shown, type Check, type Fault } from '../report';
import { fieldFaults, valuesOf } from '../schema-faults';

export function checkAllListings(session: ListingSession): void {
  const { report, listings } = session;
  report.group(`All ${listings.length} listings`);
  checkFields(session);
  const each = (check: Check, faultOf: (response: CheckedListing) => Fault | undefined) => {
    const response = listings.find((one) => faultOf(one) !== undefined);
    report.check(
      response ? { ...check, request: response.request } : check,
      response && faultOf(response),
    );
  };
  each({ name: 'the content type is JSON', section: 'the-call' }, ({ headers }) => {
    const type = headers.get('content-type') ?? '';
    return /^application\/json\b/i.test(type)
      ? undefined
      : { expected: 'content-type: application/json', got: shown(type) };
  });
  each({ name: 'addresses are whole, or begin with "/"', section: 'the-body' }, ({ body }) =>
    relativeAddress(listingIn(body)),
  );
  each({ name: 'each id is there once', section: 'listing' }, ({ body }) => repeatedId(body));
  const brandNames = {
    name: 'the facet brand names the brands of the products',
    section: 'brands',
  };
  if (listings.some(({ listing }) => listing.products.some(({ brand }) => brand)))
    each(brandNames, unnamedBrand);
  else report.skip(brandNames, 'no product has a brand');
  each({ name: 'facets and groups keep within their bound', section: 'listing' }, ({ body }) => {
    const { facet_list, groups_list } = listingIn(body);
    const count = Math.max(countOf(facet_list), countOf(groups_list));
    return count <= mostValues
      ? undefined
      : { expected: `${mostValues} values in all at most`, got: String(count) };
  });
  each({ name: 'shared caches can tell brands apart', section: 'caching' }, mixedBrands);
}

/** A browser reads `img/1.jpg` on the page `/browse/home/sofas` as `/browse/home/img/1.jpg`. */
function relativeAddress({ product_list }: Unchecked<WireListing>): Fault | undefined {
  const relative = readList(product_list)
    .flatMap((product) => valuesOf('Address', 'Product', product))
    .flatMap((address) => safeAddress(address) ?? [])
    .find((address) => !/^(?:https?:\/\/|\/)/i.test(address));
  return relative === undefined
    ? undefined
    : {
        expected: 'an address such as "https://shop.example/1.jpg" or "/1.jpg"',
        got: `${shown(relative)}, which browsers look for below the address of each page`,
      };
}

function unnamedBrand({ listing }: CheckedListing): Fault | undefined {
  const { products, brandNames } = listing;
  const unnamed = products.find(({ brand }) => brand && !Object.hasOwn(brandNames, brand))?.brand;
  return unnamed === undefined
    ? undefined
    : {
        expected: `the id ${shown(unnamed)} among the values of the facet brand`,
        got: `none: cards show ${shown(brandNameOf(brandNames, unnamed))}`,
      };
}

function mixedBrands({ headers }: CheckedListing): Fault | undefined {
  const cacheControl = headers.get('cache-control') ?? '';
  const isShared = /public|max-age/i.test(cacheControl) && !/private|no-store/i.test(cacheControl);
  const vary = headers.get('vary') ?? '';
  return !isShared || /(?:^|[\s,])(?:x-brand|\*)(?:$|[\s,])/i.test(vary)
    ? undefined
    : { expected: `vary: x-brand, next to cache-control: ${cacheControl}`, got: `vary: ${vary}` };
}

/** One line for each field, however many responses have it. */
function checkFields({ report, listings }: ListingSession): void {
  const faults = listings.flatMap((response) =>
    fieldFaults('listing', response.body).map((fault) => ({ fault, response })),
  );
  const found = firstOfEach(faults, ({ fault }) => fault.path);
  const wrong = found.filter(({ fault }) => !fault.isUnknown);
  for (const { fault, response } of wrong)
    report.check({ name: fault.path, section: fault.section, request: response.request }, fault);
  if (wrong.length === 0)
    report.check({ name: 'all fields have their documented form', section: 'the-body' });
  const unknown = found.filter(({ fault }) => fault.isUnknown).map(({ fault }) => fault.path);
  if (unknown.length > 0)
    report.skip(
      { name: 'fields that the contract does not have', section: 'the-body' },
      shown(unknown),
    );
}

const optionsOf = (entry: unknown) => readList(readRecord<WireFacet>(entry).values);

const countOf = (entries: unknown) =>
  readList(entries).reduce<number>((sum, entry) => sum + optionsOf(entry).length, 0);

type IdField = keyof (WireProduct & WireFacet);

/** The page leaves out what repeats an id. */
function repeatedId(body: unknown): Fault | undefined {
  const { product_list, facet_list } = listingIn(body);
  const facets = readList(facet_list);
  const lists: readonly (readonly [string, readonly unknown[], IdField])[] = [
    ['product_list', readList(product_list), 'product_id'],
    ['facet_list', facets, 'id'],
    ...facets.map(
      (facet) =>
        [`the facet ${shown(readRecord<WireFacet>(facet).id)}`, optionsOf(facet), 'id'] as const,
    ),
  ];
  for (const [name, list, field] of lists) {
    const ids = list.filter(isRecord).flatMap((entry) => readText(entry[field]) ?? []);
    const seen = new Set<string>();
    const repeated = ids.find((id) => seen.size === seen.add(id).size);
    if (repeated !== undefined)
      return { expected: `each ${field} of ${name} once`, got: `${shown(repeated)} twice` };
  }
  return undefined;
}
