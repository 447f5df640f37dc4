/** What the search box makes of a listing API that fails or lies. */
import { createFetchSuggestions } from '../../../shop/search/fetch-suggestions';
import { openDouble } from '../../adapters/vendor-double';

const suggestions = JSON.stringify({ response: { term_list: ['lamp', 'lamp shade'] } });

const { document } = globalThis;
beforeEach(() => Object.assign(globalThis, { document: { querySelector: () => null } }));
afterAll(() => Object.assign(globalThis, { document }));

async function openApi() {
  const api = await openDouble(() => ({ body: JSON.parse(suggestions) as unknown }));
  const suggest = createFetchSuggestions(api.url, 'marlow');
  return { api, suggest: () => suggest('lam', new AbortController().signal) };
}

it('reads suggestions', async () => {
  const { suggest } = await openApi();
  expect((await suggest()).terms).toEqual(['lamp', 'lamp shade']);
});

it('shows none of a response that is too large', async () => {
  const { api, suggest } = await openApi();
  api.misbehave((response) => response.end(suggestions + ' '.repeat(4_000_000)));
  await expect(suggest()).rejects.toThrow();
});

it('follows no redirect', async () => {
  const { api, suggest } = await openApi();
  api.misbehave((response) => {
    if (response.req.url === '/elsewhere') response.end(suggestions);
    else response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await expect(suggest()).rejects.toThrow();
  expect(api.requests.map(({ url }) => url.pathname)).toEqual(['/suggestions/lam']);
});

it.each(['of the page', undefined])('sends the token %s of the page', async (content) => {
  const querySelector = () => (content === undefined ? null : { content });
  Object.assign(globalThis, { document: { querySelector } });
  const { api, suggest } = await openApi();
  await suggest();
  expect(api.requests[0]?.headers['x-csrf-token']).toBe(content);
});
