import type { WireListingBody } from '../../src/catalogue/listing-response';
import { keepsTheListingContract } from './adapter-contract';
import { openTestAdapter } from './open-test-adapter';
import { key, openOpenSearchDouble } from './opensearch-double';
import { openSearchEnvironment, openSearchFields } from './opensearch-fields';
import { things } from './things';
import { send, staysSafe } from './vendor-faults';

async function openService(fields?: object) {
  const double = await openOpenSearchDouble();
  return { double, ...(await openTestAdapter(openSearchEnvironment(double.url, fields))) };
}

describe('the adapter to OpenSearch', () => {
  keepsTheListingContract(async () => (await openService()).service);

  staysSafe({
    open: openOpenSearchDouble,
    environment: openSearchEnvironment,
    keySetting: 'OPENSEARCH_INDEX_KEY',
    key,
  });

  it('sorts no more values than the engine is to send', async () => {
    const double = await openOpenSearchDouble();
    const buckets = Array.from({ length: 6_000 }, (_, at) => ({ key: `v${at}`, doc_count: 1 }));
    const body = {
      hits: { total: { value: 6_000 }, hits: [] },
      aggregations: {
        level0: { buckets },
        categories: { values: { buckets } },
        common: { facet0: { buckets } },
      },
    };
    double.misbehave(send(200, JSON.stringify(body)));
    const { service } = await openTestAdapter(openSearchEnvironment(double.url));
    const listing = await service.respond({ url: '/group_id/all', brand: 'marlow' });
    const { facet_list: facets = [], groups_list: groups = [] } = (listing.body as WireListingBody)
      .response;
    expect(facets.find(({ id }) => id === 'brand')?.values).toHaveLength(500);
    expect(groups[0]?.values).toHaveLength(1_000);
  });

  it('needs one search for a listing, with any filters', async () => {
    const { double, service } = await openService();
    await service.opened;
    const before = double.requests.length;
    await service.respond({
      url: '/group_id/home?filters[brand]=Ash&filters[colours]=Red&filters[price]=%2210%22-%2290%22',
      brand: 'marlow',
    });
    expect(double.requests.length - before).toBe(1);
  });

  it('requests no product behind the deepest that the engine gives', async () => {
    const { double, service } = await openService();
    for (const page of [105, 106]) {
      const query = `num_results_per_page=96&page=${String(page)}`;
      const { body } = await service.respond({ url: `/group_id/all?${query}`, brand: 'marlow' });
      expect(body).toMatchObject({ response: { product_list: [], meta: { num_results: 60 } } });
    }
    const ends = double.requests.map(({ body }) => {
      const { from = 0, size } = JSON.parse(body) as { from?: number; size: number };
      return from + size;
    });
    expect(Math.max(...ends)).toBe(10_000);
  });

  it('has products in stock first in every order', async () => {
    const { service } = await openService({ ...openSearchFields, inStock: 'isNew' });
    const query = 'num_results_per_page=10&sort_by=price&sort_order=ascending';
    const { body } = await service.respond({ url: `/group_id/all?${query}`, brand: 'marlow' });
    const { product_list: products } = (body as WireListingBody).response;
    const prices = products?.map(({ price }) => price?.current);
    const inStock = things.filter(({ day }) => day > 20_050).map(({ price }) => price);
    const others = things.filter(({ day }) => day <= 20_050).map(({ price }) => price);
    expect(prices).toEqual([...inStock.toSorted((a, b) => a - b), Math.min(...others)]);
  });

  it('finds nothing for an option that the field cannot hold', async () => {
    const { service } = await openService();
    const respond = (option: string) =>
      service.respond({ url: `/group_id/all?filters[isNew]=${option}`, brand: 'marlow' });
    expect((await respond('true')).body).toMatchObject({ response: { meta: { num_results: 9 } } });
    expect((await respond('maybe')).body).toMatchObject({
      response: { meta: { num_results: 0 } },
    });
  });

  it("says what is wrong with a field in the engine's words", async () => {
    const facets = [{ id: 'brand', attribute: 'brand' }];
    const { service } = await openService({ ...openSearchFields, facets });
    await expect(service.respond({ url: '/group_id/all?page=1', brand: 'marlow' })).rejects.toThrow(
      'Please use a keyword field',
    );
  });

  it('needs no key with the word none', async () => {
    const double = await openOpenSearchDouble();
    const env = { ...openSearchEnvironment(double.url), OPENSEARCH_INDEX_KEY: 'none' };
    const { service } = await openTestAdapter(env);
    await service.opened.catch(() => undefined);
    expect(double.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('sends a key without a colon as an API key', async () => {
    const double = await openOpenSearchDouble();
    const env = { ...openSearchEnvironment(double.url), OPENSEARCH_INDEX_KEY: 'YWJj' };
    const { service } = await openTestAdapter(env);
    await service.opened.catch(() => undefined);
    expect(double.requests[0]?.headers.authorization).toBe('ApiKey YWJj');
  });
});
