import { isCommonAmong, offeredFacets } from '../../../shop/catalogue/facet-relevance';

const aFacet = (id: string, isCommon: boolean, selected = false) => ({
  id,
  isCommon,
  values: [{ selected: false }, { selected }],
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
    ).toEqual(['brand', 'size', 'gears', 'customerRating']);
  });

  it('are twenty at most, in their order; selected ones and those that shoppers expect everywhere are never dropped', () => {
    const many = Array.from({ length: 40 }, (_, at) => aFacet(`trait${at}`, true, at === 39));
    const ids = offered([aFacet('brand', true), ...many, aFacet('price', true)]);
    expect(ids).toHaveLength(20);
    expect(ids.slice(0, 2)).toEqual(['brand', 'trait0']);
    expect(ids.slice(-3)).toEqual(['trait16', 'trait39', 'price']);
    expect(offered(many.map((facet) => aFacet(facet.id, true, true)))).toHaveLength(40);
  });

  it('counts a facet as common from 15% of the products on', () => {
    expect([isCommonAmong(14, 100), isCommonAmong(15, 100)]).toEqual([false, true]);
  });
});
