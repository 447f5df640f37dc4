import { respondToSavedRequest } from '../../shop/saved/respond-to-saved-request';
import { mostSavedProducts, type SavedStore } from '../../shop/saved/saved-store';
import { saveToggled } from '../../src/saved-for-later/save-progress';
import { savedTexts } from '../../src/storefront/texts/saved-for-later';
import { aSavedStore } from '../shop/saved/a-saved-store';
import { aSavingPage, settle, type ServiceRequest } from './a-saving-page';

/** A browser and the embedded service, connected by the cookie alone. */
function aVisit() {
  const clock = { nowMs: Date.now() };
  const store: { -readonly [Key in keyof SavedStore]: SavedStore[Key] } = aSavedStore();
  const service = {
    store,
    secret: () => 'of the tests',
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
  const open = async () => {
    const page = aSavingPage({ service: respond });
    page.start();
    await settle();
    return page;
  };
  return { open, clock, store, loseCookie: () => (cookies = {}) };
}

async function toggle({ store }: ReturnType<typeof aSavingPage>, productId: string) {
  store.dispatch(saveToggled(productId));
  await settle();
}

describe('the page with the embedded service', () => {
  it('shows saved products again on the next visit', async () => {
    const visit = aVisit();
    const first = await visit.open();
    await toggle(first, 'sofa & lamp');
    await toggle(first, 'chair');
    await toggle(first, 'chair');
    const next = await visit.open();
    expect(next.savedIds()).toEqual(['sofa & lamp']);
    expect([...first.alerts(), ...next.alerts()]).toEqual([]);
  });

  it('still saves after the token has expired', async () => {
    const visit = aVisit();
    const page = await visit.open();
    visit.clock.nowMs += 24 * 3_600_000;
    await toggle(page, 'sofa');
    expect(page.savedIds()).toEqual(['sofa']);
    expect(page.alerts()).toEqual([]);
  });

  it('still saves after the shopper’s cookie is lost', async () => {
    const visit = aVisit();
    const page = await visit.open();
    visit.loseCookie();
    await toggle(page, 'sofa');
    expect(page.savedIds()).toEqual(['sofa']);
    expect((await visit.open()).savedIds()).toEqual(['sofa']);
  });

  it('shows that the list is full, and does not treat that as an expired token', async () => {
    const visit = aVisit();
    const page = await visit.open();
    visit.store.add = () => Promise.resolve('full' as const);
    await toggle(page, 'sofa');
    expect(page.alerts()).toEqual([
      `error: ${savedTexts.withStatus(`You have saved ${mostSavedProducts} products. Remove one to save another.`, 422)}`,
    ]);
    expect(page.savedIds()).toEqual([]);
  });
});
