/** Prices in a cluster: their history, and updates. */
import type { Client } from '@opensearch-project/opensearch';
import type { WireListingBody } from '../../../../src/catalogue/listing-response';
import type { Brands } from '../../../../src/storefront/brand';
import { respondToListingRequest } from '../../../../shop/catalogue/listing-api';
import { descriptionIndexOf } from '../../../../shop/catalogue/opensearch/index-mapping';
import { indicesOf } from '../../../../shop/catalogue/opensearch/own-indices';
import { openIndex } from '../../../../shop/catalogue/opensearch/opensearch-engine';
import { closeAfterTest } from '../../../support/close-after-test';
import { brands } from '../../../support/english';
import { openTestShop } from '../../import/import-text';
import { updatesPrices } from './updates-prices';

export function remembersPrices(
  connect: () => { readonly client: Client; readonly url: string },
): void {
  it('remembers prices from import to import, until a part of the history is lost', async () => {
    const { client, url } = connect();
    const shop = openTestShop();
    const [brand] = brands;
    const lawful: Brands = [{ ...brand, priceRules: 'eu' }];
    const firstMs = Date.now();
    const importOn = async (day: number, price: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(firstMs + day * 86_400_000);
      const row = `{"id":"a","title":"Lamp","price":"${price} GBP"}\n`;
      const options = { openSearchUrl: url, brands: lawful, timeZone: 'UTC' };
      const { summary } = await shop.importText(row, options);
      const [index = ''] = await indicesOf(client, 'catalogue');
      return { summary, index };
    };
    const listingOf = async (index: string) => {
      const engine = await openIndex(client, index);
      closeAfterTest(engine.close);
      const catalogue = { engine, brands: lawful };
      const { body } = await respondToListingRequest(catalogue, {
        url: '/group_id/all',
        brand: brand.key,
      });
      return (body as WireListingBody).response;
    };
    await importOn(0, 100);
    const { index } = await importOn(31, 75);
    const response = await listingOf(index);
    expect(response?.product_list?.[0]?.price).toMatchObject({
      current: 75,
      reference: { amount: 100, kind: 'prior30' },
    });
    const discount = response?.facet_list?.find(({ id }) => id === 'discount');
    expect(discount?.values.map(({ count }) => count)).toEqual([1, 1]);
    await client.delete({ index: descriptionIndexOf(index), id: 'prices-0', refresh: true });
    const { summary, index: next } = await importOn(32, 75);
    expect(summary.lostHistory).toBe('damaged');
    expect((await listingOf(next))?.product_list?.[0]?.price).not.toHaveProperty('reference');
    jest.restoreAllMocks();
  });

  updatesPrices(connect);
}
