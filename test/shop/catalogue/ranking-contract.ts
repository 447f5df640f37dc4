/** The tests of `search-ranking.ts`, which run on every engine. */
import { sortOrders } from '../../../src/listing-url/sort-option';
import type { CatalogueOutline, CatalogueProduct } from '../../../shop/catalogue/catalogue-product';
import type { ListingEngine, ListingQuery } from '../../../shop/catalogue/listing-engine';
import { readSynonyms } from '../../../shop/catalogue/synonyms';
import { aProduct, testOutline } from './a-catalogue';
import type { OpenEngine } from './listing-contract';
import { aQuery, idsOf } from './open-test-catalogue';

const outline: CatalogueOutline = {
  ...testOutline,
  categories: [
    { id: 'shoes', name: 'Shoes' },
    { id: 'trainers', name: 'Trainers', parentId: 'shoes' },
    { id: 'boots', name: 'Boots', parentId: 'shoes' },
    { id: 'sofas', name: 'Sofas & Armchairs' },
    { id: 'corner', name: 'Corner Sofas', parentId: 'sofas' },
    { id: 'beds', name: 'Beds' },
    { id: 'lighting', name: 'Lighting' },
    { id: 'desks', name: 'Desks' },
  ],
  synonyms: readSynonyms('sofa, couch\nbedside table, nightstand'),
};

const times = <Item>(count: number, make: (at: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

let made = 0;
function product(
  title: string,
  categoryId: string,
  more: Partial<CatalogueProduct> = {},
): CatalogueProduct {
  made += 1;
  return aProduct({
    id: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    catalogueNumber: '',
    title,
    categoryIds: [categoryId],
    popularity: made,
    price: { current: 1000 - made },
    ...more,
  });
}

const products: readonly CatalogueProduct[] = [
  ...times(40, (at) => product(`Oslo N${at} Lamp`, 'lighting')),
  product('Lamp Shade', 'lighting'),
  product('Table Lamp with Shade', 'lighting', { attributes: { colours: ['Red'] } }),
  product('Red Lamp Cable', 'lighting'),
  product('Bread Knife', 'desks', { description: 'Sharp. Not for lamps.' }),
  product('Court 90', 'trainers', { attributes: { colours: ['Red'] } }),
  product('Air Flow', 'trainers'),
  product('Fell Boots', 'boots'),
  product('Shoe Brush', 'lighting'),
  product('Corner Sofa', 'corner'),
  product('Velvet Sofa', 'sofas'),
  product('Snug', 'sofas'),
  product('Cover for Corner Sofa', 'sofas'),
  product('Bed Frame', 'beds'),
  product('Guest Bed', 'beds'),
  product('Bed Linen', 'lighting'),
  product('Leg, 10 cm', 'beds'),
  product('Writing Desk', 'desks', { description: 'For kids and parents.' }),
  product('Kids Desk', 'desks'),
  product('Desk Lamp for Kids', 'lighting'),
  product('Bedside Table', 'desks'),
];

/** To be called within a `describe`. */
export function keepsTheRankingContract(open: OpenEngine): void {
  let engine: ListingEngine;
  beforeAll(async () => {
    engine = await open({ outline, products });
  });
  const search = (term: string, changes: Partial<ListingQuery> = {}) =>
    engine.query(aQuery({ base: { kind: 'search', term }, size: 96, ...changes }));

  it.each<[string, string, string[]]>([
    [
      'the more popular of the right kinds first, then other titles',
      'bed',
      ['guest-bed', 'bed-frame', 'bed-linen', 'leg-10-cm'],
    ],
    ['what a category tells its products are', 'trainer', ['air-flow', 'court-90']],
    ['what a category above tells', 'shoes', ['fell-boots', 'air-flow', 'court-90', 'shoe-brush']],
    [
      'nothing that a category of several things might tell',
      'armchair',
      ['cover-for-corner-sofa', 'snug', 'velvet-sofa', 'corner-sofa'],
    ],
    [
      'a category whose whole name the search has before others',
      'couch corner',
      ['corner-sofa', 'cover-for-corner-sofa'],
    ],
    [
      'the thing before a preposition',
      'desk for kids',
      ['kids-desk', 'writing-desk', 'desk-lamp-for-kids'],
    ],
    ['the thing at the end', 'kids desk', ['kids-desk', 'writing-desk', 'desk-lamp-for-kids']],
    ['a thing of several words by its synonym', 'nightstand', ['bedside-table']],
    ['a thing by a misspelt synonym that no title has', 'nihgtstand', ['bedside-table']],
    ['colours that only a filter value has', 'red trainers', ['court-90']],
    ['the thing where it does not come last', 'trainers red', ['court-90']],
  ])('finds %s: %s', async (_, term, ids) => {
    expect(idsOf(await search(term))).toEqual(ids);
  });

  it('finds nothing but the right kinds once there is a page of them, whatever the order', async () => {
    const lamps = products.filter(({ title }) => /Lamp$|^Table Lamp|^Desk Lamp/.test(title));
    const expected = lamps.map(({ id }) => id).sort();
    for (const sort of Object.values(sortOrders))
      expect(idsOf(await search('lamps', { sort })).toSorted()).toEqual(expected);
  });

  it('sorts the right kinds and then the others, by price as by anything else', async () => {
    const sort = sortOrders.price;
    expect(idsOf(await search('red lamp', { sort }))).toEqual([
      'table-lamp-with-shade',
      'red-lamp-cable',
    ]);
    expect(idsOf(await search('bed', { sort, page: 2, size: 2 }))).toEqual([
      'bed-linen',
      'leg-10-cm',
    ]);
  });

  it('counts and filters the same products', async () => {
    const { total, groups, facets } = await search('lamp');
    expect(groups).toEqual([{ id: 'lighting', name: 'Lighting', count: total }]);
    const colours = facets.find(({ id }) => id === 'colours')?.values;
    expect(colours).toMatchObject([{ id: 'Red', count: 1 }]);
    const filtered = await search('lamp', { filters: new Map([['colours', ['Red']]]) });
    expect(idsOf(filtered)).toEqual(['table-lamp-with-shade']);
    expect(await search('lamp', { group: 'desks' })).toMatchObject({ total: 0 });
  });
}
