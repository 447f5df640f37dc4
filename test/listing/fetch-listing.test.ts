import { fetchListing } from '../../src/listing/request/fetch-listing';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

const url = '/listing-api/group_id/sofas';
const fetchHearth = (
  platform: ReturnType<typeof fakePlatform>,
  signal: AbortSignal = new AbortController().signal,
) => fetchListing({ platform, url, brand: 'hearth', signal });

describe('one listing request', () => {
  it('returns the body of a listing', async () => {
    expect(await fetchHearth(fakePlatform(() => aResponse()))).toEqual({ data: aBody() });
  });

  it.each([
    ['a listing', { status: 200, body: aBody() }, { data: aBody() }],
    ['a body that is not a listing', { status: 200, body: {} }, { error: { kind: 'shape' } }],
    ['a 404', { status: 404, body: {} }, { error: { kind: 'status', status: 404 } }],
  ])('takes %s from inside the process without the network', async (_name, response, expected) => {
    const network = jest.fn(() => aResponse());
    const platform = fakePlatform(network, {
      fetchEmbedded: (requestedUrl, brand) =>
        requestedUrl === url && brand === 'hearth' ? Promise.resolve(response) : undefined,
    });
    expect(await fetchHearth(platform)).toEqual(expected);
    expect(network).not.toHaveBeenCalled();
  });

  it('sends the brand instead of the shopper’s own header, and the token of the page', async () => {
    let sent: unknown;
    const platform = fakePlatform(
      (_url, init) => {
        sent = init?.headers;
        return aResponse();
      },
      { requestHeaders: { 'x-brand': 'other', 'x-test': 'b' }, csrfToken: () => 't0ken' },
    );
    await fetchHearth(platform);
    expect(sent).toMatchObject({ 'x-brand': 'hearth', 'x-test': 'b', 'X-Csrf-Token': 't0ken' });
  });

  it.each([
    ['a 500', () => aResponse({}, { status: 500 }), { kind: 'status', status: 500 }],
    [
      'a 503 with Retry-After',
      () => aResponse({}, { status: 503, headers: { 'retry-after': '2' } }),
      { kind: 'status', status: 503, retryAfterMs: 2_000 },
    ],
    ['a 404', () => aResponse({}, { status: 404 }), { kind: 'status', status: 404 }],
    ['HTML with 200', () => new Response('<html></html>'), { kind: 'shape' }],
    ['JSON cut short', () => new Response('{"response":{"facet'), { kind: 'shape' }],
    [
      'a body that is not a listing',
      () => aResponse({ response: { product_list: 3 } }),
      { kind: 'shape' },
    ],
    ['a broken connection', () => Promise.reject(new TypeError('failed')), { kind: 'network' }],
  ])('reports the kind of error for %s', async (_name, respond, error) => {
    expect(await fetchHearth(fakePlatform(respond))).toEqual({ error });
  });

  it('reads no more of a response that is an error, so that its connection is free', async () => {
    const response = aResponse({}, { status: 500 });
    await fetchHearth(fakePlatform(() => response));
    expect(response.bodyUsed).toBe(true);
  });

  it('times out after ten seconds', async () => {
    jest.useFakeTimers();
    const pending = fetchHearth(fakePlatform(() => new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await pending).toEqual({ error: { kind: 'timeout' } });
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('is aborted by its signal and leaves no timer', async () => {
    jest.useFakeTimers();
    const controller = new AbortController();
    const pending = fetchHearth(
      fakePlatform(() => new Promise(() => undefined)),
      controller.signal,
    );
    controller.abort();
    expect(await pending).toEqual({ error: { kind: 'cancelled' } });
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
