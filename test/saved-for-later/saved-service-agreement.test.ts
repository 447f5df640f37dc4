import { respondToSavedRequest } from '../../shop/saved/respond-to-saved-request';
import { mostSavedProducts, type SavedStore } from '../../shop/saved/saved-store';
import { aSavedStore } from '../shop/saved/a-saved-store';
import { openSavingPage, type ServiceRequest } from './a-saving-page';
import { savedTexts } from '../support/english';

/** A browser and the embedded service, connected by the cookie alone. */
function aVisit() {
  const clock = { nowMs: Date.now() };
  const store: { -readonly [Key in keyof SavedStore]: SavedStore[Key] } = aSavedStore();
  const service = {
    store,
    secrets: () => ['of the tests'] as const,
    nowMs: () => clock.nowMs,
    onError: () => undefined,
  };
  let cookies: Record<string, string> = {};
  const respond = async ({ url, init }: ServiceRequest) => {
    const response = await respondToSavedRequest(service, {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      cookies,
      isSecure: true,
      isCrossSite: false,
    });
    for (const { name, value } of response.cookies) cookies = { ...cookies, [name]: value };
    return Response.json(response.body, { status: response.status });
  };
  const open = () => openSavingPage({ service: respond });
  return { open, clock, store, loseCookie: () => (cookies = {}) };
}

describe('the page with the embedded service', () => {
  it('shows saved products again on the next visit', async () => {
    const visit = aVisit();
    const first = await visit.open();
    await first.toggle('sofa & lamp');
    await first.toggle('chair');
    await first.toggle('chair');
    const next = await visit.open();
    expect(next.savedIds()).toEqual(['sofa & lamp']);
    expect([...first.alerts(), ...next.alerts()]).toEqual([]);
  });

  it('still saves after the token has expired', async () => {
    const visit = aVisit();
    const page = await visit.open();
    visit.clock.nowMs += 24 * 3_600_000;
    await page.toggle('sofa');
    expect(page.savedIds()).toEqual(['sofa']);
    expect(page.alerts()).toEqual([]);
  });

  it('still saves after the shopper’s cookie is lost', async () => {
    const visit = aVisit();
    const page = await visit.open();
    visit.loseCookie();
    await page.toggle('sofa');
    expect(page.savedIds()).toEqual(['sofa']);
    expect((await visit.open()).savedIds()).toEqual(['sofa']);
  });

  it('shows that the list is full, and does not treat that as an expired token', async () => {
    const visit = aVisit();
    const page = await visit.open();
    visit.store.add = () => Promise.resolve('full' as const);
    await page.toggle('sofa');
    expect(page.alerts()).toEqual([
      `error: ${savedTexts.withStatus(`You have saved ${mostSavedProducts} products. Remove one to save another.`, 422)}`,
    ]);
    expect(page.savedIds()).toEqual([]);
  });
});
