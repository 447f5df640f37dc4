import '../support/as-in-production';
import type { FastifyInstance } from 'fastify';
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { openCatalogue } from '../../shop/catalogue/open-catalogue';
import { aServer } from '../server/a-server';
import { closeAfterTest } from '../support/close-after-test';
import { aSampleFolder } from '../support/sample-folder';
import { expectGenerated } from './expect-generated';

/** The listing request for an address of the page. */
const requestFor = (page: string) =>
  writeListingRequest({ apiUrl: '', url: readListingUrl(page) }) ?? '';

/** Those of the folder that are not here are written by hand. */
const samples = [
  [
    'listing-category',
    requestFor('/browse/round-rugs/price---20-to-49-99?sortkey=price&numProducts=2'),
  ],
  ['listing-collection', requestFor('/valuedeal/two-for-one/elephants/price---50-to-99-99')],
  ['listing-search', requestFor('/search/price---up-to-9-99/watring-can')],
  ['listing-no-results', requestFor('/search/zzzz')],
  ['listing-products', '/product_id/5247001,9851946,gone'],
  ['suggestions', '/suggestions/round%20r?limit=2'],
] as const;

let server: FastifyInstance;
beforeAll(async () => {
  const { engine } = await openCatalogue({ dataDir: await aSampleFolder() });
  closeAfterTest(engine.close);
  server = await aServer({ engine });
});

it.each(samples)(
  'is up to date: the sample %s, from the embedded listing API (npm run generate)',
  async (name, url) => {
    const headers = { 'x-brand': 'marlow' };
    const response = await server.inject({ url: `/listing-api${url}`, headers });
    expectGenerated(`docs/openapi/samples/${name}.json`, response.body);
  },
);
