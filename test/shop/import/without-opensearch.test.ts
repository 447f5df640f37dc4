import { openTestShop } from './import-text';

/** As in a project that has not installed it. */
jest.mock('@opensearch-project/opensearch', () => {
  throw new Error('the client of OpenSearch is not installed');
});

it('an import into a folder does without the client of OpenSearch', async () => {
  const shop = openTestShop();
  const { summary } = await shop.importText('{"id":"p1","title":"Lamp","price":5}');
  expect(summary.products).toBe(1);
});
