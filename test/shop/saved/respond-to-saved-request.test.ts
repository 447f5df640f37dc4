import { savedRequestPaths } from '../../../shop/saved/respond-to-saved-request';
import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../../shop/saved/saved-paths';
import { MissingError } from '../../../shop/database/keep-open';
import { mostSavedProducts } from '../../../shop/saved/saved-store';
import { aSavedStore } from './a-saved-store';
import { send, aService, aShopper, plainName, saved, secureName } from './a-saving-shopper';

const hourMs = 3_600_000;

describe('the save-for-later service', () => {
  it('responds at the four addresses that the page calls', () => {
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

  it('gives the same response to a save that comes twice', async () => {
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
    const attributes = { maxAge: 34_560_000, path: '/', httpOnly: true, sameSite: 'lax' };
    const plain = await send(service, { path: confirmationPath });
    expect(plain.cookies).toMatchObject([
      { name: plainName, options: { ...attributes, secure: false } },
    ]);
    const secure = await send(service, { path: confirmationPath, isSecure: true });
    expect(secure.cookies).toMatchObject([
      { name: secureName, options: { ...attributes, secure: true } },
    ]);
  });

  it('recognises a shopper that requests another number', async () => {
    const { service } = aService();
    const { cookies } = await aShopper(service);
    expect((await aShopper(service, { cookies })).cookies).toEqual(cookies);
  });

  it('treats a shopper with a forged cookie as a new one', async () => {
    const { service } = aService();
    const { cookies } = await aShopper(service);
    const value = cookies[plainName];
    const forged = { [plainName]: `${value?.startsWith('A') ? 'B' : 'A'}${value?.slice(1)}` };
    expect((await aShopper(service, { cookies: forged })).cookies).not.toEqual(forged);
  });

  it.each(['', 'x', 'a.b', '🛋️', 'A'.repeat(22) + '.' + 'A'.repeat(43)])(
    'refuses the cookie %j',
    async (value) => {
      const { service } = aService();
      const { number } = await aShopper(service);
      const response = await send(service, {
        path: addProductPath,
        cookies: { [plainName]: value, [secureName]: value },
        query: { _dynSessConf: number, productId: 'sofa' },
      });
      expect(response.status).toBe(403);
    },
  );
});

describe('a session confirmation number', () => {
  const calls = [
    { path: savedListPath, method: 'GET' },
    { path: addProductPath, method: 'POST' },
    { path: removeProductPath, method: 'POST' },
  ];

  it.each(calls)('is required by $method $path', async ({ path, method }) => {
    const { service } = aService();
    const shopper = await aShopper(service);
    const stranger = await aShopper(service);
    await shopper.add('sofa');
    const otherSecret = await aShopper({
      ...service,
      secrets: () => ['a secret of another service'],
    });
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
      const { cookies } = shopper;
      const response = await send(service, { path, method, cookies, query });
      expect(response).toMatchObject({
        status: 403,
        body: { message: 'Your session has expired.' },
      });
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

  it('still counts after the clock was set back an hour, and not when it comes from a day ahead', async () => {
    const { service, clock } = aService();
    const shopper = await aShopper(service);
    clock.nowMs -= hourMs;
    expect((await shopper.list()).status).toBe(200);
    clock.nowMs -= 23 * hourMs;
    expect((await shopper.list()).status).toBe(403);
  });
});

describe('a save-for-later call that fails', () => {
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

  it('gets 405 with the method to use', async () => {
    const { service } = aService();
    const response = await send(service, { path: addProductPath, method: 'GET' });
    expect(response).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect((await send(service, { path: confirmationPath, method: 'GET' })).status).toBe(405);
  });

  it('gets 404 elsewhere', async () => {
    const { service } = aService();
    expect((await send(service, { path: '/rest/model/other' })).status).toBe(404);
  });

  it('is refused when the list is full, with a message for the shopper', async () => {
    const { service } = aService({
      store: { ...aSavedStore(), add: () => Promise.resolve('full') },
    });
    const response = await (await aShopper(service)).add('sofa');
    expect(response).toMatchObject({
      status: 422,
      body: {
        message: `You have saved ${mostSavedProducts} products. Remove one to save another.`,
      },
    });
  });

  it('is refused while the shop has no room for another product, and the list stays', async () => {
    const store = aSavedStore();
    const { service } = aService({ store: { ...store, add: () => Promise.resolve('no room') } });
    expect(await (await aShopper(service)).add('sofa')).toMatchObject({
      status: 503,
      body: { message: 'No more products can be saved just now.' },
    });
  });

  it.each(['x', 'a.', '🛋️', '\\p{C}', '('])(
    'takes no longer when it repeats %j for a megabyte',
    async (piece) => {
      const { service } = aService();
      const long = piece.repeat(1_048_576 / piece.length);
      const shopper = await aShopper(service);
      const startedMs = performance.now();
      expect((await shopper.add(long)).status).toBe(400);
      const cookies = { [plainName]: long, [secureName]: long };
      const query = { _dynSessConf: long };
      expect((await send(service, { path: addProductPath, cookies, query })).status).toBe(403);
      expect((await send(service, { path: confirmationPath, cookies })).status).toBe(200);
      expect(performance.now() - startedMs).toBeLessThan(5_000);
    },
  );

  it('gets 503, and no new cookie, while the secret that signs it cannot be read', async () => {
    const secrets = () => {
      throw new MissingError('no signing secret');
    };
    const { service, faults } = aService({ secrets });
    const response = await send(service, { path: confirmationPath });
    expect([response.status, response.cookies, faults]).toEqual([503, [], []]);
  });

  it('gets 503 while the database fails, and the reason is logged', async () => {
    const fault = new Error('disk full');
    const store = { ...aSavedStore(), add: () => Promise.reject(fault) };
    const { service, faults } = aService({ store });
    const response = await (await aShopper(service)).add('sofa');
    expect(response.status).toBe(503);
    expect(JSON.stringify(response.body)).not.toContain('disk');
    expect(faults).toEqual([fault]);
  });
});
