import type { ListingFacet } from '../../src/catalogue/listing';
import {
  knownFacetsSlice,
  selectPromotedOptions,
} from '../../src/filters/facets/known-facets-slice';
import { promotedOptions } from '../../src/filters/facets/promoted-options';
import { listingShown } from '../../src/listing/shown-listing-slice';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';

const facet = (id: string, counts: readonly number[]): ListingFacet => ({
  id,
  name: id,
  type: 'multiple',
  values: counts.map((count, index) => ({
    id: `${id}-${index}`,
    seoId: `${id}_${index}`,
    name: `${id} ${index}`,
    count,
    isSelected: false,
  })),
});
const promotedOf = (facets: readonly ListingFacet[], numResults = 200) =>
  promotedOptions({ facets, numResults });

describe('promoted options', () => {
  it('are those of the facet that narrows the listing best', () => {
    const features = facet('features', [105, 103, 101, 103]);
    const material = facet('material', [19, 51, 37, 54, 28, 27]);
    expect(promotedOf([features, material], 216)).toEqual({
      facetId: 'material',
      seoIds: [3, 1, 2, 4, 5].map((index) => `material_${index}`),
    });
  });

  it('are sizes where most products have one, however many each size leaves', () => {
    const style = facet('style', [40, 40, 40, 40, 40]);
    const shoeSize = facet('shoeSize', [150, 160, 150, 140, 130]);
    expect(promotedOf([style, shoeSize])?.facetId).toBe('shoeSize');
    expect(promotedOf([style, facet('size', [20, 30])])?.facetId).toBe('style');
  });

  it('are not of the facets that every listing has', () => {
    const counts = [50, 50, 50, 50];
    const common = ['price', 'brand', 'colours', 'mainColour', 'customerRating', 'discount'];
    expect(promotedOf(common.map((id) => facet(id, counts)))).toBeUndefined();
    expect(promotedOf([facet('style', counts)])?.facetId).toBe('style');
  });

  it.each([
    ['have few of the products', [20, 20, 20], 200],
    ['leave most of the list', [180, 170, 190], 200],
    ['are one', [200], 200],
    ['are one besides those without products', [100, 0, 0], 200],
    ['divide one page', [10, 10, 10], 30],
  ])('are absent where they %s', (_case, counts, numResults) => {
    expect(promotedOf([facet('style', counts)], numResults)).toBeUndefined();
  });

  it.each([[[NaN, NaN]], [[1e308, 1e308]], [[0, 0]], [[-1, -5]]])(
    'withstand counts of %p',
    (counts) => {
      expect(() => promotedOf([facet('style', counts)])).not.toThrow();
    },
  );

  it('stay while the shopper filters one page, and are chosen again for another', () => {
    const { reducer } = knownFacetsSlice;
    const shown = (url: string, facetId: string) => {
      const values = [40, 50, 60, 40].map((count, index) => aWireValue(`v${index}`, { count }));
      const body = aListingBody({ results: 200, facets: [aWireFacet(facetId, ...values)] });
      const args = { apiURL: '/', brand: 'marlow', pageType: 'browse', url } as const;
      return listingShown({ args, pages: [{ args, body }] });
    };
    const promotedIn = (knownFacets: ReturnType<typeof reducer>) =>
      selectPromotedOptions({ knownFacets })?.facetId;
    const first = reducer(undefined, shown('/browse/sofas', 'style'));
    const filtered = reducer(first, shown('/browse/sofas/brand--acme', 'material'));
    expect([first, filtered].map(promotedIn)).toEqual(['style', 'style']);
    expect(promotedIn(reducer(filtered, shown('/browse/lamps', 'material')))).toBe('material');
  });
});
