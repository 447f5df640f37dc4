/** The shop over an OpenSearch with TLS and a user of its own, as the compose file runs it. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { describeUnless } from '../../../support/describe-unless';
import { startShopProcess } from '../../../support/shop-process';
import { chair, overTls, runImport } from './over-tls';
import { type SecuredNode, startSecured, whyNoSecuredCluster } from './start-secured';

describeUnless(whyNoSecuredCluster(), 'OpenSearch with TLS and a user', () => {
  const password = 'a-password-of-the-shop';
  let node: SecuredNode;
  let shopOverTls: ReturnType<typeof overTls>;
  beforeAll(async () => {
    const nodes = await startSecured(password);
    [node] = nodes as readonly [SecuredNode];
    shopOverTls = overTls(nodes);
  });

  it('takes imports, updates and the way back with the rights of the shop alone', async () => {
    const { aFile, aCatalogue, trusting } = shopOverTls;
    const env = trusting(`shop:${password}`);
    const two = [chair('a', 10), chair('b', 20)];
    const first = aCatalogue('first.ndjson', two);
    const second = aCatalogue('second.ndjson', [...two, chair('c', 30)]);
    const prices = aFile('prices.ndjson', [{ id: 'b', price: { current: 21, currency: 'EUR' } }]);
    for (const file of [first, second]) {
      const { code, said } = await runImport(env, file);
      expect(code).toBe(0);
      // Such as of a merge that it may not ask after.
      expect(said).not.toContain('warning:');
    }
    const { said } = await runImport(env, '--rollback');
    expect(said).toContain('Rolled back');
    expect(await runImport(env, '--update', prices)).toMatchObject({ code: 0 });

    const shop = await startShopProcess({ env });
    const ready = await (await fetch(`${shop.address}/readyz`)).json();
    expect(ready).toMatchObject({ status: 'ready', catalogue: { products: 2 } });
    for (const path of ['/browse/chairs', '/search/chair'])
      expect(await (await fetch(shop.address + path)).text()).toContain('€21');
  });

  it('refuses another password, and is refused without the authority of its certificate', async () => {
    const { aCatalogue, trusting } = shopOverTls;
    const file = aCatalogue('refused.ndjson', [chair('z', 1)]);
    const wrong = await runImport(trusting('shop:another'), file);
    expect(wrong.said).toContain('user or password is refused; set OPENSEARCH_URL');
    const untrusted = { ...trusting(`shop:${password}`), NODE_EXTRA_CA_CERTS: '' };
    const { code, said } = await runImport(untrusted, file);
    expect(said).toMatch(/certificate/);
    expect([wrong.code, code]).not.toContain(0);
  });

  /** What curl of the guide asks, with the certificate of who may change users. */
  async function changePassword(changed: string): Promise<number | undefined> {
    const pem = (name: string) => readFileSync(join(node.folder, `${name}.pem`));
    const call = request({
      host: 'localhost',
      port: node.port,
      path: '/_plugins/_security/api/internalusers/shop',
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      ca: pem('ca'),
      cert: pem('admin'),
      key: pem('admin-key'),
    });
    call.end(JSON.stringify({ password: changed }));
    const [response] = (await once(call, 'response')) as [{ statusCode?: number; resume(): void }];
    response.resume();
    return response.statusCode;
  }

  it('has another password once the administrator has changed it', async () => {
    expect(await changePassword('Another-1-for-months')).toBe(200);
    const { aCatalogue, trusting } = shopOverTls;
    const file = aCatalogue('third.ndjson', [chair('a', 10), chair('b', 20), chair('c', 30)]);
    const env = trusting('shop:Another-1-for-months');
    expect(await runImport(env, file)).toMatchObject({ code: 0 });
    expect((await runImport(trusting(`shop:${password}`), '--rollback')).code).not.toBe(0);
  });
});
