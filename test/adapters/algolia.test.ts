import type { WireListingBody } from '../../src/catalogue/listing-response';
import { keepsTheListingContract } from './adapter-contract';
import { algoliaEnvironment, key, openAlgoliaDouble } from './algolia-double';
import { contentOfRule } from './algolia-rule';
import { openTestAdapter } from './open-test-adapter';
import { countOptions, things } from './things';
import { send, staysSafe } from './vendor-faults';

describe('the adapter to Algolia', () => {
  keepsTheListingContract(
    async () => {
      const { url } = await openAlgoliaDouble();
      return (await openTestAdapter(algoliaEnvironment(url))).service;
    },
    { redirects: true, content: contentOfRule },
  );

  staysSafe({
    open: openAlgoliaDouble,
    environment: algoliaEnvironment,
    keySetting: 'ALGOLIA_API_KEY',
    key,
  });

  it('counts bands one by one where Algolia does not send every value', async () => {
    const { url } = await openAlgoliaDouble(10);
    const { service } = await openTestAdapter(algoliaEnvironment(url));
    const { body } = await service.respond({ url: '/group_id/all', brand: 'marlow' });
    const { facet_list: facets = [] } = (body as WireListingBody).response;
    const values = facets.find(({ id }) => id === 'price')?.values ?? [];
    expect(Object.fromEntries(values.map(({ name, count }) => [name, count]))).toEqual(
      countOptions('price', things),
    );
  });

  it('sorts no more values than Algolia is to send', async () => {
    const values = Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`v${at}`, 1]));
    const facets = { brand: values, 'hierarchicalCategories.lvl0': values };
    const { url, misbehave } = await openAlgoliaDouble();
    misbehave(send(200, JSON.stringify({ results: [{ hits: [], nbHits: 6_000, facets }] })));
    const { service } = await openTestAdapter(algoliaEnvironment(url));
    const { body } = await service.respond({ url: '/group_id/all', brand: 'marlow' });
    const { facet_list: facetList = [], groups_list: groups = [] } = (body as WireListingBody)
      .response;
    expect(facetList.find(({ id }) => id === 'brand')?.values).toHaveLength(1_000);
    expect(groups[0]?.values).toHaveLength(1_000);
  });

  it('requests no more products than the page shows, and for no analytics of counts', async () => {
    const { url, requests } = await openAlgoliaDouble();
    const { service } = await openTestAdapter(algoliaEnvironment(url));
    await service.opened;
    const before = requests.length;
    await service.respond({
      url: '/group_id/all?filters[brand]=Ash&filters[colours]=Red&num_results_per_page=12',
      brand: 'marlow',
    });
    const [request, ...others] = requests.slice(before);
    expect(others).toEqual([]);
    const { requests: queries } = JSON.parse(request?.body ?? '') as {
      requests: readonly { hitsPerPage: number; analytics?: boolean }[];
    };
    expect(queries.map(({ hitsPerPage, analytics }) => [hitsPerPage, analytics])).toEqual([
      [0, false],
      [0, false],
      [12, undefined],
    ]);
  });
});
