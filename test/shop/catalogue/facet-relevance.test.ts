import { isCommonAmong, offeredFacets } from '../../../shop/catalogue/facet-relevance';

const aFacet = (id: string, isCommon: boolean, selected = false) => ({
  id,
  isCommon,
  values: [
    { selected: false, count: 1 },
    { selected, count: 1 },
  ],
});
const counted = (id: string, ...counts: readonly number[]) => ({
  id,
  isCommon: true,
  values: counts.map((count) => ({ selected: false, count })),
});
const offered = (facets: Parameters<typeof offeredFacets>[0]) =>
  offeredFacets(facets).map(({ id }) => id);

describe('offered facets', () => {
  it('are those that many of the listing’s products have, those that shoppers expect everywhere, and the selected', () => {
    expect(
      offered([
        aFacet('brand', false),
        aFacet('berth', false),
        aFacet('size', true),
        aFacet('gears', false, true),
        aFacet('customerRating', false),
      ]),
    ).toEqual(['brand', 'size', 'customerRating', 'gears']);
  });

  it('are in the order of use: those that shoppers look for first, then those that divide the listing most', () => {
    const facets = [
      counted('department', 100),
      counted('material', 60, 30, 10),
      counted('brand', 100),
      counted('style', 20, 20, 20, 20, 20),
      counted('seats', 5, 5),
      counted('priceType', 50, 50),
      counted('discount', 10, 5),
      counted('price', 50, 50),
    ];
    expect(offeredFacets(facets).map(({ id }) => id)).toEqual([
      'price',
      'brand',
      'discount',
      'style',
      'priceType',
      'material',
      'seats',
      'department',
    ]);
  });

  it('are in the retailer’s order where there is one', () => {
    const facets = [counted('style', 5, 5), counted('price', 5, 5), counted('seats', 1, 1)];
    expect(offeredFacets(facets, ['seats', 'absent']).map(({ id }) => id)).toEqual([
      'seats',
      'price',
      'style',
    ]);
  });

  it('are twenty at most, the most useful; selected ones and those that shoppers expect everywhere are never dropped', () => {
    const many = Array.from({ length: 40 }, (_, at) => aFacet(`trait${at}`, true, at === 39));
    const ids = offered([aFacet('brand', true), ...many, aFacet('price', true)]);
    expect(ids).toHaveLength(20);
    expect(ids.slice(0, 3)).toEqual(['price', 'brand', 'trait0']);
    expect(ids.slice(-2)).toEqual(['trait16', 'trait39']);
    expect(offered(many.map((facet) => aFacet(facet.id, true, true)))).toHaveLength(40);
  });

  it('counts a facet as common from 15% of the products on', () => {
    expect([isCommonAmong(14, 100), isCommonAmong(15, 100)]).toEqual([false, true]);
  });
});
