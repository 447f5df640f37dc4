/** Responses that lead the shopper elsewhere (docs/product.md, 5.8). */
import { push } from 'redux-first-history';
import { selectIsCurrentShown } from '../../src/listing/shown-listing';
import { aPageStore } from '../support/a-page-store';
import { fakePlatform } from '../support/fake-platform';
import { aBody, aResponse } from '../support/listing-service';

function leadingTo(redirect: unknown) {
  const { response } = aBody();
  return aResponse({ response: { ...response, meta: { ...response.meta, redirect } } });
}

/** A page at `/browse/sofas` whose API leads from other listings where `leads` says. */
async function aPageLedBy(leads: Readonly<Record<string, unknown>>, mount = '') {
  const left: string[] = [];
  const respond = (url: string) => {
    const id = /group_id\/([\w-]+)/.exec(url)?.[1] ?? '';
    return id in leads ? leadingTo(leads[id]) : aResponse();
  };
  const platform = fakePlatform(respond, { leaveFor: (href) => void left.push(href) });
  const globals = { mount, redirectOrigins: ['https://outlet.example'] };
  const page = aPageStore({ path: '/browse/sofas', platform, globals });
  page.start();
  await jest.advanceTimersByTimeAsync(0);
  page.store.dispatch(push('/browse/lamps'));
  await jest.advanceTimersByTimeAsync(0);
  return { left, platform, isShown: () => selectIsCurrentShown(page.store.getState()) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a response that leads elsewhere', () => {
  it.each([
    ['another listing', '/browse/lighting?page=2', '/browse/lighting?page=2'],
    ['a page that is no listing', '/help/delivery', '/help/delivery'],
    ['a whole address of this site', 'https://shop.example/browse/rugs', '/browse/rugs'],
    ['an origin that is allowed', 'https://outlet.example/lamps', 'https://outlet.example/lamps'],
  ])('replaces the document by %s', async (_name, redirect, href) => {
    const { left, isShown } = await aPageLedBy({ lamps: redirect });
    expect(left).toEqual([href]);
    expect(isShown()).toBe(false);
  });

  it('gives a path the mount prefix', async () => {
    const { left } = await aPageLedBy({ lamps: '/browse/lighting' }, '/de');
    expect(left).toEqual(['/de/browse/lighting']);
  });

  it.each([
    ['this listing in another form', '/browse/lamps?utm_source=x#top'],
    ['an origin that is not allowed', 'https://evil.example/'],
    ['another scheme', 'javascript:alert(1)'],
    ['an address without a scheme', '//evil.example/'],
    ['backslashes', '/\\evil.example'],
    ['2,049 characters', `/${'x'.repeat(2_048)}`],
    ['no text', { url: '/browse/rugs' }],
    ['nothing', ''],
  ])('is shown where it leads to %s', async (_name, redirect) => {
    const { left, isShown } = await aPageLedBy({ lamps: redirect });
    expect(left).toEqual([]);
    expect(isShown()).toBe(true);
  });

  it('is shown where it leads to a listing that leads back', async () => {
    const { left, isShown } = await aPageLedBy({ lamps: '/browse/rugs', rugs: '/browse/lamps' });
    expect(left).toEqual([]);
    expect(isShown()).toBe(true);
  });
});
