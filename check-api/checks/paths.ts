import type { WireCategoryGroup, WireMeta } from '../../src/catalogue/listing-response';
import { readCategory } from '../../src/catalogue/read-meta';
import { readList, readRecord } from '../../src/lib/read-unknown';
import { wholeShopId, type ListingUrl } from '../../src/listing-url/listing-url';
import {
  categoryUrl,
  listingIn,
  searchUrl,
  selected,
  unknownId,
  wholeCatalogue,
  type CheckedListing,
  type ListingSession,
} from '../listing-session';
import { atMost, equal, shown } from '../report';
import { checkEcho, checkFilterEcho } from './catalogue';

/** With characters that mean something in a path, a query or a template. */
export const oddText = 'a/b?c&d=e+f#%20"é"\'{}';

const collectionUrl = (pageName: string): ListingUrl => ({
  ...wholeCatalogue,
  type: 'promo',
  pageName,
});

const facetUrl = (facetId: string, optionId: string): ListingUrl => ({
  ...wholeCatalogue,
  facets: [selected(facetId, optionId)],
  unfilteredFacet: facetId,
});

async function checkNotFound(
  session: ListingSession,
  name: string,
  url: ListingUrl,
): Promise<void> {
  const { status, request, fault } = await session.request(session.addressOf(url));
  session.report.expect({ name, section: 'the-response', request }, status === 404, {
    expected: 'status 404',
    got: status === undefined ? (fault?.got ?? '') : `status ${status}`,
  });
}

type FoundCategory = { readonly id: string; readonly count?: number };

/** The option, or a category that the whole catalogue offers. */
function findCategory({ options }: ListingSession, all: CheckedListing): FoundCategory | undefined {
  if (options.category !== undefined) return { id: options.category };
  const values = all.listing.categories.flatMap((group) => group.values);
  const offered = values.find(({ id, count }) => id !== wholeShopId && count > 0);
  if (offered) return offered;
  const { meta } = listingIn(all.body);
  const [below] = readList(readRecord<WireMeta>(meta).subcategories);
  return readCategory(below);
}

export async function checkCategories(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  report.group('Categories');
  checkGroupTypes(session, all);
  await checkOneCategory(session, all);
  await checkNotFound(session, 'an unknown category is 404', categoryUrl(unknownId));
  await checkNotFound(session, 'so is an id with odd characters', categoryUrl(oddText));
}

/** The page shows no other groups, so that one of another type would be missing without a word. */
function checkGroupTypes({ report }: ListingSession, { body, request }: CheckedListing): void {
  const { groups_list: groups } = listingIn(body);
  const types = readList(groups).map((group) => readRecord<WireCategoryGroup>(group).type);
  if (types.length === 0) return;
  report.expect(
    { name: 'groups_list has a group of type "category"', section: 'categorygroup', request },
    types.includes('category'),
    { expected: 'the type "category"', got: types.map(shown).join(', ') },
  );
}

async function checkOneCategory(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  const found = findCategory(session, all);
  if (!found) {
    report.skip(
      { name: 'a category', section: 'paths' },
      'none is offered; name one by --category',
    );
    return;
  }
  const one = await session.listing(
    `the category ${shown(found.id)} responds`,
    categoryUrl(found.id),
  );
  if (!one) return;
  const { numResults } = one.listing;
  report.check(
    {
      name: 'it has no more products than the whole catalogue',
      section: 'paths',
      request: one.request,
    },
    atMost(all.listing.numResults, numResults),
  );
  if (found.count !== undefined)
    report.check(
      {
        name: 'it has as many products as its count says',
        section: 'categorygroup',
        request: one.request,
      },
      equal(found.count, numResults),
    );
  checkFilterEcho(session, one, ['group_id', found.id]);
}

export async function checkCollections(session: ListingSession): Promise<void> {
  const { report, options } = session;
  report.group('Collections');
  if (options.collection === undefined)
    report.skip({ name: 'a collection', section: 'paths' }, 'name one by --collection');
  else
    await session.listing(
      `the collection ${shown(options.collection)} responds`,
      collectionUrl(options.collection),
    );
  await checkNotFound(session, 'an unknown collection is 404', collectionUrl(unknownId));
}

export async function checkFacetPages(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  report.group('Pages about one option');
  const facet = all.listing.facets.find(({ id }) => id === 'brand') ?? all.listing.facets[0];
  const value = facet?.values[0];
  if (!facet || !value) {
    report.skip({ name: 'an option', section: 'paths' }, 'the whole catalogue has no facets');
    return;
  }
  const one = await session.listing(
    `the option ${shown(value.id)} of ${facet.id} responds`,
    facetUrl(facet.id, value.id),
  );
  if (one)
    report.check(
      {
        name: 'it has as many products as its count says',
        section: 'counts',
        request: one.request,
      },
      equal(value.count, one.listing.numResults),
    );
  await checkNotFound(session, 'an unknown option is 404', facetUrl(facet.id, unknownId));
}

/** A word of a title, or the option. */
export function termFor({ options }: ListingSession, all: CheckedListing): string | undefined {
  const words = all.listing.products.flatMap(({ title }) => title.match(/\p{L}{4,}/gu) ?? []);
  return options.term ?? words[0];
}

export async function checkSearches(session: ListingSession, all: CheckedListing): Promise<void> {
  const { report } = session;
  report.group('Searches');
  const term = termFor(session, all);
  if (term === undefined)
    report.skip(
      { name: 'a search', section: 'paths' },
      'no title has a word; name a term by --term',
    );
  else await checkOneSearch(session, all, term);
  const none = await session.listing('a search that finds nothing is 200', searchUrl('zzqxjvwk'));
  if (none) {
    const check = {
      name: 'and has an empty product_list',
      section: 'the-response',
      request: none.request,
    };
    if (none.listing.numResults === 0) report.check(check, atMost(0, none.listing.products.length));
    else report.skip(check, 'this API finds products for any term');
  }
  await session.listing('a term with odd characters is 200', searchUrl(oddText));
}

async function checkOneSearch(
  session: ListingSession,
  all: CheckedListing,
  term: string,
): Promise<void> {
  const { report } = session;
  const url = searchUrl(term);
  const one = await session.listing(`the search for ${shown(term)} responds`, url);
  if (!one) return;
  checkEcho(session, one, ['term', term]);
  const byPrice = await session.listing('by price it responds', { ...url, sortOption: 'price' });
  if (byPrice)
    report.check(
      {
        name: 'by price it has the same number of products',
        section: 'query-parameters',
        request: byPrice.request,
      },
      equal(one.listing.numResults, byPrice.listing.numResults),
    );
  const category = findCategory(session, all);
  if (!category) return;
  const inCategory = { ...url, category: { id: category.id, hierarchy: [category.id] } };
  const narrowed = await session.listing('in a category it responds', inCategory);
  if (!narrowed) return;
  report.check(
    {
      name: 'in a category it finds no more',
      section: 'query-parameters',
      request: narrowed.request,
    },
    atMost(one.listing.numResults, narrowed.listing.numResults),
  );
}
