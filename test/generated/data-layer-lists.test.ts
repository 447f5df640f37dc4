/** The lists of the data layer, as its guide shows them: examples that its code names. */
import { productListId, productListName } from '../../src/events/product-list';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { listingName } from '../../src/page/listing-name';
import { aListing, aWireFacet, type ListingFacts } from '../support/a-listing';
import { brands, english } from '../support/english';
import { expectGeneratedPart } from './expect-generated';

const category = (id: string, name: string) => ({
  meta: { selected_category: { group_id: id, display_name: name } },
});
const nowhere = category('', '');
const lighting = category('lighting', 'Lighting');
const promotion = {
  meta: { ...lighting.meta, collection: { id: 'winter-warmers', display_name: 'Winter Warmers' } },
};

const pages: readonly (readonly [address: string, facts: ListingFacts])[] = [
  ['/browse/lighting/colours--grey', lighting],
  ['/browse/brand--acme', nowhere],
  ['/browse/lighting/brand--acme?uf=brand', { ...lighting, facets: [aWireFacet('brand', 'Acme')] }],
  ['/browse', nowhere],
  ['/promo/winter-warmers/lighting', promotion],
  ['/search/lighting/lamp', lighting],
];

function rowOf([address, facts]: (typeof pages)[number]) {
  const url = readListingUrl(address);
  const [brand] = brands;
  const listing = aListing(facts, url);
  const name = listingName({ url, brand, listing, language: english });
  const list = { id: productListId(listing, url), name: productListName(listing, url, name) };
  return `| \`${address}\` | \`${list.id}\` | ${list.name} |`;
}

it('is up to date: the lists of the data layer in its guide (npm run generate)', () => {
  expectGeneratedPart(
    'docs/guides/analytics.md',
    'lists',
    [
      '| page | `item_list_id` | `item_list_name` |',
      '| --- | --- | --- |',
      ...pages.map(rowOf),
    ].join('\n'),
  );
});
