import {
  answerSavedRequest,
  savedRequestPaths,
  type SavedRequest,
} from '../../../src/shop/saved/answer-saved-request';
import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../../src/shop/saved/saved-paths';
import type { SavedService } from '../../../src/shop/saved/saved-service';
import { mostSavedProducts } from '../../../src/shop/saved/saved-store';
import { shopperCookieName } from '../../../src/shop/saved/shopper-session';
import { aSavedStore } from './a-saved-store';

const hourMs = 3_600_000;

function aService(overrides: Partial<SavedService> = {}) {
  const faults: unknown[] = [];
  const clock = { nowMs: 1_800_000_000_000 };
  const service: SavedService = {
    store: aSavedStore(),
    secret: 'a secret of the tests',
    nowMs: () => clock.nowMs,
    onError: (error) => faults.push(error),
    ...overrides,
  };
  return { service, clock, faults };
}

const ask = (service: SavedService, request: Partial<SavedRequest>) =>
  answerSavedRequest(service, {
    method: 'POST',
    path: '/',
    query: {},
    shopperCookie: undefined,
    isSecure: false,
    ...request,
  });

const cookieOf = (header = '') =>
  header.startsWith(`${shopperCookieName}=`)
    ? header.slice(shopperCookieName.length + 1).split(';', 1)[0]
    : undefined;

/** A shopper as the browser plays one: keeps the cookie, sends the number. */
async function aShopper(service: SavedService) {
  const { headers, body } = await ask(service, { path: confirmationPath });
  const shopperCookie = cookieOf(headers['set-cookie']);
  const { sessionConfirmationNumber } = body as { sessionConfirmationNumber: string };
  const query = { _dynSessConf: sessionConfirmationNumber };
  const call = (path: string, fields: Partial<SavedRequest> = {}) =>
    ask(service, { path, shopperCookie, ...fields, query: { ...query, ...fields.query } });
  return {
    shopperCookie,
    number: sessionConfirmationNumber,
    list: () => call(savedListPath, { method: 'GET' }),
    add: (productId: unknown) => call(addProductPath, { query: { productId } }),
    remove: (productId: unknown) => call(removeProductPath, { query: { productId } }),
  };
}

const saved = (...ids: string[]) => ({ savedProducts: ids.map((productId) => ({ productId })) });

describe('the save-for-later service', () => {
  it('answers at the four addresses the page calls', () => {
    expect(savedRequestPaths).toEqual([
      '/rest/model/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber',
      '/rest/model/sdg/savedforlater/SavedForLaterActor/list',
      '/rest/model/sdg/savedforlater/SavedForLaterActor/addProduct',
      '/rest/model/sdg/savedforlater/SavedForLaterActor/removeProduct',
    ]);
  });

  it('saves, lists and removes a product', async () => {
    const { service } = aService();
    const shopper = await aShopper(service);
    expect(await shopper.add('sofa')).toMatchObject({ status: 200, body: { saved: true } });
    await shopper.add('lamp');
    expect(await shopper.list()).toMatchObject({ status: 200, body: saved('lamp', 'sofa') });
    expect(await shopper.remove('sofa')).toMatchObject({ status: 200, body: { saved: false } });
    expect((await shopper.list()).body).toEqual(saved('lamp'));
  });

  it('gives the same answer to a save that comes twice', async () => {
    const { service } = aService();
    const shopper = await aShopper(service);
    expect(await shopper.add('sofa')).toEqual(await shopper.add('sofa'));
    expect(await shopper.remove('sofa')).toEqual(await shopper.remove('sofa'));
  });

  it('sends nothing into a shared cache', async () => {
    const { service } = aService();
    const { headers } = await (await aShopper(service)).list();
    expect(headers['cache-control']).toBe('no-store');
  });

  it('keeps the shopper in a cookie that scripts and other sites cannot use', async () => {
    const { service } = aService();
    const plain = await ask(service, { path: confirmationPath });
    expect(plain.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await ask(service, { path: confirmationPath, isSecure: true });
    expect(secure.headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('knows the shopper again who asks for another number', async () => {
    const { service } = aService();
    const { shopperCookie } = await aShopper(service);
    const again = await ask(service, { path: confirmationPath, shopperCookie });
    expect(cookieOf(again.headers['set-cookie'])).toBe(shopperCookie);
  });

  it('takes a shopper with a forged cookie for a new one', async () => {
    const { service } = aService();
    const { shopperCookie } = await aShopper(service);
    const forged = `${shopperCookie?.startsWith('A') ? 'B' : 'A'}${shopperCookie?.slice(1)}`;
    const answer = await ask(service, { path: confirmationPath, shopperCookie: forged });
    expect(cookieOf(answer.headers['set-cookie'])).not.toBe(forged);
  });

  it.each(['', 'x', 'a.b', '🛋️', 'A'.repeat(22) + '.' + 'A'.repeat(43)])(
    'is not impressed by the cookie %j',
    async (shopperCookie) => {
      const { service } = aService();
      const { number } = await aShopper(service);
      const answer = await ask(service, {
        path: addProductPath,
        shopperCookie,
        query: { _dynSessConf: number, productId: 'sofa' },
      });
      expect(answer.status).toBe(403);
    },
  );
});

describe('a session confirmation number', () => {
  const calls = [
    { path: savedListPath, method: 'GET' },
    { path: addProductPath, method: 'POST' },
    { path: removeProductPath, method: 'POST' },
  ];

  it.each(calls)('is asked for by $method $path', async ({ path, method }) => {
    const { service } = aService();
    const shopper = await aShopper(service);
    const stranger = await aShopper(service);
    await shopper.add('sofa');
    const otherSecret = await aShopper({ ...service, secret: 'a secret of somebody else' });
    const wrong = [
      undefined,
      '',
      '0',
      ['a'],
      stranger.number,
      otherSecret.number,
      `${shopper.number}x`,
    ];
    for (const number of wrong) {
      const query = { _dynSessConf: number, productId: path === addProductPath ? 'lamp' : 'sofa' };
      const { shopperCookie } = shopper;
      const answer = await ask(service, { path, method, shopperCookie, query });
      expect(answer).toMatchObject({ status: 403, body: { message: 'Your session has expired.' } });
    }
    expect((await shopper.list()).body).toEqual(saved('sofa'));
  });

  it('is stale after two hours, and nothing changes', async () => {
    const { service, clock } = aService();
    const shopper = await aShopper(service);
    clock.nowMs += 2 * hourMs;
    expect((await shopper.add('sofa')).status).toBe(200);
    clock.nowMs += 1;
    expect((await shopper.add('lamp')).status).toBe(403);
    expect((await shopper.remove('sofa')).status).toBe(403);
    expect((await shopper.list()).status).toBe(403);
  });

  it('from a clock far ahead does not count', async () => {
    const { service, clock } = aService();
    const shopper = await aShopper(service);
    clock.nowMs -= hourMs;
    expect((await shopper.list()).status).toBe(403);
  });
});

describe('a save-for-later call that makes no sense', () => {
  it.each([undefined, '', 'x'.repeat(65), 'a\0b', 'a\nb', '\ud800', ['a', 'b']])(
    'is refused for the product %j',
    async (productId) => {
      const { service } = aService();
      const shopper = await aShopper(service);
      expect((await shopper.add(productId)).status).toBe(400);
      expect((await shopper.remove(productId)).status).toBe(400);
      expect((await shopper.list()).body).toEqual(saved());
    },
  );

  it('is told the method to use', async () => {
    const { service } = aService();
    const answer = await ask(service, { path: addProductPath, method: 'GET' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect((await ask(service, { path: confirmationPath, method: 'GET' })).status).toBe(405);
  });

  it('gets 404 elsewhere', async () => {
    const { service } = aService();
    expect((await ask(service, { path: '/rest/model/other' })).status).toBe(404);
  });

  it('is refused when the list is full, with a message for the shopper', async () => {
    const { service } = aService({
      store: { ...aSavedStore(), add: () => Promise.resolve('full') },
    });
    const answer = await (await aShopper(service)).add('sofa');
    expect(answer).toMatchObject({
      status: 422,
      body: {
        message: `You have saved ${mostSavedProducts} products. Remove one to save another.`,
      },
    });
  });

  it('gets 503 while the database fails, and the log hears why', async () => {
    const fault = new Error('disk full');
    const store = { ...aSavedStore(), add: () => Promise.reject(fault) };
    const { service, faults } = aService({ store });
    const answer = await (await aShopper(service)).add('sofa');
    expect(answer.status).toBe(503);
    expect(JSON.stringify(answer.body)).not.toContain('disk');
    expect(faults).toEqual([fault]);
  });
});
