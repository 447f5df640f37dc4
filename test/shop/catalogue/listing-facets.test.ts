/** Which facets the embedded listing API sends, and in which order. */
import type { WireListingBody } from '../../../src/catalogue/listing-response';
import { respondToListingRequest } from '../../../shop/catalogue/listing-api';
import type { ListingEngine } from '../../../shop/catalogue/listing-engine';
import { aProduct, testOutline } from './a-catalogue';
import { openTestCatalogue } from './open-test-catalogue';
import { brands } from '../../support/english';

const [top = ''] = testOutline.categories.map(({ id }) => id);

describe('the facets of a listing', () => {
  const openShop = (firstFacets?: readonly string[], department = 'Trade') => {
    const facets = [
      { id: 'department', name: 'Department', type: 'multiple' } as const,
      ...testOutline.facets,
    ];
    const products = Array.from({ length: 4 }, (_, at) =>
      aProduct({
        id: `p${at}`,
        price: { current: 5 + at * 10 },
        categoryIds: [`${top}-1-1`],
        attributes: { department: [department], size: [at < 2 ? 'S' : 'M'], colours: ['Red'] },
      }),
    );
    const outline = { ...testOutline, facets, ...(firstFacets && { firstFacets }) };
    return openTestCatalogue({ outline, products });
  };
  const idsOf = async (shop: ListingEngine, url: string) => {
    const { body } = await respondToListingRequest(
      { engine: shop, brands },
      { url, brand: 'marlow' },
    );
    return (body as WireListingBody).response?.facet_list?.map(({ id }) => id);
  };
  it('begin with those that shoppers look for first', async () => {
    const shop = await openShop();
    const first = ['price', 'brand', 'colours', 'size'];
    expect(await idsOf(shop, `/group_id/${top}`)).toEqual([...first, 'department']);
  });

  it('begin with those that the retailer has put in order', async () => {
    const shop = await openShop(['size', 'department']);
    expect(await idsOf(shop, `/group_id/${top}`)).toEqual([
      'size',
      'department',
      'price',
      'brand',
      'colours',
    ]);
  });

  it('have no department where the categories are the departments, unless it is selected', async () => {
    const shop = await openShop();
    expect(await idsOf(shop, '/group_id/all')).not.toContain('department');
    expect(await idsOf(shop, '/group_id/all?filters[department]=Trade')).toContain('department');
  });

  it('have no department below departments of the same names, unless it is selected', async () => {
    const name = testOutline.categories[0]?.name ?? '';
    const shop = await openShop(undefined, name);
    for (const id of [top, `${top}-1-1`])
      expect(await idsOf(shop, `/group_id/${id}`)).not.toContain('department');
    const selected = `/group_id/${top}?filters[department]=${name}`;
    expect(await idsOf(shop, selected)).toContain('department');
  });

  it('leave out what is sold out, where anything is, whatever the filters', async () => {
    const shop = await openTestCatalogue({
      outline: testOutline,
      products: Array.from({ length: 4 }, (_, at) =>
        aProduct({
          id: `p${at}`,
          categoryIds: at < 3 ? [`${top}-1-1`] : [`${top}-2-1`],
          attributes: { size: [at < 2 ? 'S' : 'M'] },
          availability: at === 0 ? 'SoldOut' : 'InStock',
        }),
      ),
    });
    const listed = async (url: string) => {
      const { body } = await respondToListingRequest(
        { engine: shop, brands },
        { url, brand: 'marlow' },
      );
      const facets = (body as WireListingBody).response.facet_list ?? [];
      return facets.find(({ id }) => id === 'availability')?.values;
    };
    const inStockOnly = { id: 'In stock only', name: 'In stock only', selected: false };
    expect(await listed('/group_id/all')).toEqual([{ ...inStockOnly, count: 3 }]);
    expect(await listed('/group_id/all?filters[size]=M')).toEqual([{ ...inStockOnly, count: 2 }]);
    expect(await listed(`/group_id/${top}-2`)).toBeUndefined();
    const selected = `/group_id/${top}-2?filters[availability]=in stock only`;
    expect(await listed(selected)).toEqual([{ ...inStockOnly, count: 1, selected: true }]);
  });
});
