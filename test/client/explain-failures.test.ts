import { waitFor } from '@testing-library/dom';
import { explainFailures } from '../../src/client/dev-tools/explain-failures';
import { listingApi } from '../../src/listing/listing-api';
import { savedApi } from '../../src/saved-for-later/saved-api';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';

const refused = () => Promise.reject(new TypeError('Failed to fetch'));
/** As a browser: a page of another origin gets no response, and cannot read one in the mode `no-cors`. */
const refusedByCors = (_url: string, init?: RequestInit) =>
  init?.mode === 'no-cors' ? Response.error() : refused();
const never = () => new Promise<Response>(() => undefined);

function explain(respond: Parameters<typeof fakePlatform>[0]) {
  const platform = fakePlatform(respond, { retries: false });
  const globals = {
    apiURL: 'https://api.example/v1',
    envURL: 'https://saved.example',
    isLocal: false,
  };
  const { store } = aPageStore({ platform, globals });
  explainFailures(store, platform);
  const args = {
    apiURL: globals.apiURL,
    brand: 'marlow',
    pageType: 'browse',
    url: '/browse/sofas',
  };
  const run = () => store.dispatch(listingApi.endpoints.listing.initiate(args));
  return {
    platform,
    store,
    run,
    lines: () => platform.logged.filter((line) => line.includes('URL')),
  };
}

const api = 'info: apiURL https://api.example/v1';

describe('a request that fails', () => {
  it('is told from a slow one when CORS refuses it, once for each API', async () => {
    const { store, run, lines } = explain(refusedByCors);
    await run();
    await store.dispatch(savedApi.endpoints.setSaved.initiate({ productId: 'p1', isSaved: true }));
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(lines()[0]).toBe(
      `${api}: it responds, but most likely CORS refuses this page: allow http://localhost, see docs/listing-api.md#another-origin`,
    );
    expect(lines()[1]).toMatch(/^info: envURL https:\/\/saved\.example: .*CORS/);
    await run();
    expect(lines()).toHaveLength(2);
  });

  it('has no connection where the second request fails too', async () => {
    const { run, lines } = explain(refused);
    await run();
    await waitFor(() => expect(lines()[0]).toContain(`${api}: no connection: it is away`));
  });

  it('is slow where no response comes within the limit', async () => {
    jest.useFakeTimers();
    const { run, lines, platform } = explain(never);
    const ended = run();
    await jest.advanceTimersByTimeAsync(10_000);
    await ended;
    // The store notifies its subscribers in the next frame.
    await jest.advanceTimersByTimeAsync(100);
    jest.useRealTimers();
    expect(lines()).toEqual([
      `${api}: no response within 10 s: look at its times in the Network panel`,
    ]);
    expect(platform.requested).toHaveLength(1);
  });
});
