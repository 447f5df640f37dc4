/** The shop over an OpenSearch with TLS and a user of its own, as the compose file runs it. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startShopProcess } from '../../../support/shop-process';
import { aFolder } from '../../../support/temporary-folder';
import { type SecuredNode, startSecured, whyNoSecuredCluster } from './start-secured';

const importProgram = resolve(__dirname, '../../../../dist/server/import.js');
const reason = whyNoSecuredCluster();
if (reason !== undefined)
  process.stderr.write(`\nSKIPPED: OpenSearch with TLS is not tested: ${reason}.\n\n`);
const describeWithCluster = reason === undefined ? describe : describe.skip;

const chair = (id: string, current: number) => ({
  type: 'product',
  id,
  title: `Chair ${id}`,
  url: `/product/${id}`,
  imageUrl: 'https://pictures.example/chair.jpg',
  price: { current, currency: 'EUR' },
  categoryIds: ['chairs'],
});

describeWithCluster('OpenSearch with TLS and a user', () => {
  const password = 'a-password-of-the-shop';
  let node: SecuredNode;
  let dataDir: string;
  beforeAll(async () => {
    node = await startSecured(password);
    dataDir = aFolder();
  });

  const url = (user: string) => `https://${user}@localhost:${node.port}`;
  const trusting = (user: string) => ({
    OPENSEARCH_URL: url(user),
    CATALOGUE_ENGINE: 'opensearch',
    NODE_EXTRA_CA_CERTS: join(node.folder, 'ca.pem'),
    DATA_DIR: dataDir,
  });

  /** Its exit code and what it said. */
  async function runImport(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
    const child = spawn(process.execPath, [importProgram, ...args], {
      env: { ...process.env, ...env },
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = (await once(child, 'exit')) as [number];
    return { code, said: (await said).join('') };
  }

  function aFile(name: string, rows: readonly object[]): string {
    const file = join(dataDir, name);
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    return file;
  }

  it('takes imports, updates and the way back with the rights of the shop alone', async () => {
    const env = trusting(`shop:${password}`);
    const category = { type: 'category', id: 'chairs', name: 'Chairs' };
    const first = aFile('first.ndjson', [category, chair('a', 10), chair('b', 20)]);
    const second = aFile('second.ndjson', [
      category,
      chair('a', 10),
      chair('b', 20),
      chair('c', 30),
    ]);
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
    const file = aFile('refused.ndjson', [chair('z', 1)]);
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
    const env = trusting('shop:Another-1-for-months');
    expect(await runImport(env, join(dataDir, 'second.ndjson'))).toMatchObject({ code: 0 });
    expect((await runImport(trusting(`shop:${password}`), '--rollback')).code).not.toBe(0);
  });
});
