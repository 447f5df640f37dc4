import {
  addProductPath,
  confirmationPath,
  removeProductPath,
  savedListPath,
} from '../../../shop/saved/saved-paths';
import { send, aService, aShopper, plainName, saved, secureName } from './a-saving-shopper';

describe('a shopper whose connection becomes encrypted', () => {
  it('keeps the list under the cookie that no other host can set, and loses the one before', async () => {
    const { service } = aService();
    const before = await aShopper(service);
    await before.add('sofa');
    const after = await aShopper(service, { cookies: before.cookies, isSecure: true });
    expect(after.cookies).toEqual({
      [secureName]: before.cookies[plainName],
      [plainName]: undefined,
    });
    expect((await after.list()).body).toEqual(saved('sofa'));
  });

  it('reaches the list by the number from before, with the cookie of either name', async () => {
    const { service } = aService();
    const shopper = await aShopper(service);
    await shopper.add('sofa');
    const query = { _dynSessConf: shopper.number };
    for (const name of [plainName, secureName]) {
      const cookies = { [name]: shopper.cookies[plainName] };
      const response = await send(service, { path: savedListPath, method: 'GET', cookies, query });
      expect(response.body).toEqual(saved('sofa'));
    }
  });

  it('is the one of the secure cookie when the plain one names another, whose list stays', async () => {
    const { service } = aService();
    const secure = await aShopper(service, { isSecure: true });
    const plain = await aShopper(service);
    await secure.add('sofa');
    const cookies = { ...secure.cookies, ...plain.cookies };
    const both = await aShopper(service, { cookies, isSecure: true });
    expect(both.cookies).toEqual(cookies);
    expect((await both.list()).body).toEqual(saved('sofa'));
  });
});

describe('a call from a page of another site', () => {
  it('gets no number and sets no cookie, so that the shopper stays the same', async () => {
    const { service } = aService();
    const response = await send(service, { path: confirmationPath, isCrossSite: true });
    expect([response.status, response.cookies]).toEqual([403, []]);
  });

  it('saves and removes nothing', async () => {
    const { service } = aService();
    const { cookies, number, list, add } = await aShopper(service);
    await add('sofa');
    for (const [path, productId] of [
      [addProductPath, 'lamp'],
      [removeProductPath, 'sofa'],
    ] as const) {
      const query = { _dynSessConf: number, productId };
      const response = await send(service, { path, cookies, query, isCrossSite: true });
      expect(response.status).toBe(403);
    }
    expect((await list()).body).toEqual(saved('sofa'));
  });
});
