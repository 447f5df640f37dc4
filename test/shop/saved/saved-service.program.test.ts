import fs, {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { respondToSavedRequest } from '../../../shop/saved/respond-to-saved-request';
import { confirmationPath } from '../../../shop/saved/saved-paths';
import {
  openSavedService,
  type SavedService,
  type SavedServiceOptions,
} from '../../../shop/saved/saved-service';
import { closeAfterTest } from '../../support/close-after-test';
import {
  describeWithPostgres,
  startPostgres,
  type PostgresServer,
} from '../../support/postgres-server';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';
import { idsOf } from './a-saved-store';

function fail(fault: unknown) {
  throw new Error(String(fault));
}
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** A service and the reports of its watch; without `isFaulty`, any report fails the test. */
async function aService(options: Partial<SavedServiceOptions> & { readonly isFaulty?: boolean }) {
  const reported: string[] = [];
  const { isFaulty = false, ...rest } = options;
  const service = await openSavedService({
    dataDir: '/nowhere',
    onError: isFaulty ? () => undefined : fail,
    watch: {
      onMissing: ({ what, why }) => (isFaulty ? reported.push(`${what} missing`) : fail(why)),
      onBack: (what) => reported.push(`${what} back`),
    },
    ...rest,
  });
  closeAfterTest(service.store.close);
  // Opening waits two seconds for the database, and no longer.
  if (!isFaulty) await until(() => service.missing().length === 0);
  return { ...service, reported };
}

/** The response to a shopper's first call. */
const confirm = (service: SavedService) =>
  respondToSavedRequest(service, {
    method: 'POST',
    path: confirmationPath,
    query: {},
    cookies: {},
    isSecure: false,
    isCrossSite: false,
  });

describe('the save-for-later service of a server', () => {
  let parent: string;
  let dataDir: string;
  let secretFile: string;
  beforeEach(() => {
    parent = aFolder();
    dataDir = join(parent, 'data');
    secretFile = join(dataDir, 'saved-secret');
  });

  it('creates its secret once, readable by its own user alone', async () => {
    const first = await aService({ dataDir });
    await first.store.close();
    expect(first.secrets()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    expect(readFileSync(secretFile, 'utf8')).toBe(first.secrets()[0]);
    expect(modeOf(secretFile)).toBe(0o600);
    chmodSync(secretFile, 0o644);
    const second = await aService({ dataDir });
    await second.store.close();
    expect(second.secrets()).toEqual(first.secrets());
    expect(modeOf(secretFile)).toBe(0o600);
  });

  it('uses the secret of the settings and stores none', async () => {
    const { secrets } = await aService({ dataDir, secret: 'from the settings' });
    expect(secrets()).toEqual(['from the settings']);
    expect(() => statSync(secretFile)).toThrow('ENOENT');
  });

  it('refuses a secret that is short', async () => {
    const opening = aService({ dataDir, secret: 'short' });
    await expect(opening).rejects.toThrow('SHOP_SECRET is shorter than 16 characters');
    const openingOther = aService({ dataDir, otherSecret: 'short' });
    await expect(openingOther).rejects.toThrow('OTHER_SHOP_SECRET is shorter than 16 characters');
  });

  it('has a shopper’s products after a restart', async () => {
    const first = await aService({ dataDir });
    await first.store.add({ shopperId: 'one', productId: 'sofa' });
    await first.store.close();
    const second = await aService({ dataDir });
    expect(await idsOf(second.store.list('one'))).toEqual(['sofa']);
  });

  it('keeps its files from other users, also those that were open to them', async () => {
    const umask = process.umask(0o022);
    closeAfterTest(() => process.umask(umask));
    await (await aService({ dataDir })).store.close();
    const file = join(dataDir, 'saved.db');
    expect([modeOf(dataDir), modeOf(file)]).toEqual([0o700, 0o600]);
    chmodSync(file, 0o644);
    const { store } = await aService({ dataDir });
    await store.add({ shopperId: 'one', productId: 'sofa' });
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
  });

  it('starts without a database that cannot be opened, and opens it later', async () => {
    mkdirSync(join(dataDir, 'saved.db'), { recursive: true });
    const { store, missing, reported } = await aService({ dataDir, isFaulty: true });
    const product = { shopperId: 'one', productId: 'sofa' };
    await expect(store.add(product)).rejects.toThrow();
    expect(missing()).toMatchObject([{ what: 'saved products' }, { what: 'signing secret' }]);
    rmdirSync(join(dataDir, 'saved.db'));
    await until(() => missing().length === 0);
    expect(await store.add(product)).toBe('saved');
    // Each is tried again at its own time.
    expect(reported.toSorted()).toEqual([
      'saved products back',
      'saved products missing',
      'signing secret back',
      'signing secret missing',
    ]);
  });

  it('makes no new secret for lists that have lost theirs, and says what to do', async () => {
    const before = await aService({ dataDir });
    const lost = readFileSync(secretFile, 'utf8');
    await before.store.add({ shopperId: 'one', productId: 'sofa' });
    await before.store.close();
    unlinkSync(secretFile);
    const service = await aService({ dataDir, isFaulty: true });
    expect(service.missing()).toMatchObject([
      {
        what: 'signing secret',
        why: expect.stringMatching(
          /saved-secret is lost: put it back .* or set SHOP_SECRET/,
        ) as string,
      },
    ]);
    expect(await confirm(service)).toMatchObject({ status: 503, cookies: [] });
    expect(() => statSync(secretFile)).toThrow('ENOENT');
    writeFileSync(secretFile, lost);
    await until(() => service.missing().length === 0);
    expect(service.secrets()).toEqual([lost]);
  });

  it('signs with a secret of its own while none can be written, and writes that one in the end', async () => {
    mkdirSync(dataDir);
    symlinkSync(join(parent, 'gone', 'secret'), secretFile);
    const service = await aService({ dataDir, isFaulty: true });
    const [ownSecret] = service.secrets();
    expect(service.missing()).toMatchObject([{ what: 'signing secret' }]);
    expect((await confirm(service)).status).toBe(200);
    unlinkSync(secretFile);
    await until(() => service.missing().length === 0);
    expect(service.secrets()).toEqual([ownSecret]);
    expect(readFileSync(secretFile, 'utf8')).toBe(ownSecret);
  });

  it('reports once, however often it tries, that a secret cannot be written', async () => {
    const link = jest.spyOn(fs, 'linkSync').mockImplementation((draft) => {
      throw new Error(`EPERM: operation not permitted, link '${String(draft)}'`);
    });
    closeAfterTest(() => link.mockRestore());
    const { reported } = await aService({ dataDir, isFaulty: true });
    await until(() => link.mock.calls.length > 2);
    expect(reported).toEqual(['signing secret missing']);
  });

  it('gives a known shopper no new cookie while the secret cannot be read', async () => {
    mkdirSync(dataDir);
    writeFileSync(secretFile, '\n');
    const service = await aService({ dataDir, isFaulty: true });
    expect(service.missing()).toMatchObject([
      { what: 'signing secret', why: expect.stringContaining('holds no secret') as string },
    ]);
    const { status, cookies } = await confirm(service);
    expect([status, cookies]).toEqual([503, []]);
    writeFileSync(secretFile, 'a secret that was put back');
    await until(() => service.missing().length === 0);
    expect(service.secrets()).toEqual(['a secret that was put back']);
  });

  it('reports once that the shop has no room for another product, until it has', async () => {
    const { store, missing, reported } = await aService({
      dataDir,
      savedProductsLimit: 1,
      isFaulty: true,
    });
    const [sofa, lamp] = ['sofa', 'lamp'].map((productId) => ({ shopperId: 'one', productId }));
    if (!sofa || !lamp) throw new Error('no products');
    await until(() => missing().length === 0);
    await store.add(sofa);
    expect([await store.add(lamp), await store.add(lamp)]).toEqual(['no room', 'no room']);
    expect(missing()).toEqual([
      {
        what: 'room for saved products',
        why: '1 products are saved, which is SAVED_PRODUCTS_LIMIT',
      },
    ]);
    await store.remove(sofa);
    expect(await store.add(lamp)).toBe('saved');
    expect(missing()).toEqual([]);
    expect(reported).toEqual(['room for saved products missing', 'room for saved products back']);
  });
});

describeWithPostgres('the save-for-later service over PostgreSQL that comes and goes', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });

  it('starts without it, gives no cookie it could not read later, and has it when it is back', async () => {
    await server.pause();
    const service = await aService({ databaseUrl: server.url, isFaulty: true });
    expect(service.missing()).toMatchObject([{ what: 'saved products' }]);
    expect(await confirm(service)).toMatchObject({ status: 503, cookies: [] });
    await server.resume();
    await until(() => service.missing().length === 0);
    expect(await service.store.add({ shopperId: 'one', productId: 'sofa' })).toBe('saved');
    expect((await confirm(service)).status).toBe(200);
  });

  it('reports that it is missing when it fails while the shop runs, and that it is back', async () => {
    const { store, missing, reported } = await aService({
      databaseUrl: server.url,
      isFaulty: true,
    });
    await until(() => missing().length === 0);
    await store.add({ shopperId: 'two', productId: 'sofa' });
    await server.pause();
    await expect(store.list('two')).rejects.toThrow();
    expect(missing()).toMatchObject([{ what: 'saved products' }]);
    await server.resume();
    await until(() => missing().length === 0);
    expect(await idsOf(store.list('two'))).toEqual(['sofa']);
    expect([reported[0], reported.at(-1)]).toEqual([
      'saved products missing',
      'saved products back',
    ]);
  });

  it('does not delay the start while the database does not respond', async () => {
    const silent = createServer();
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    closeAfterTest(() => silent.close());
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const opened = aService({
      databaseUrl: `postgresql://shop@127.0.0.1:${port}/shop`,
      isFaulty: true,
    });
    // Timers keep their order, however long the machine pauses.
    const late = wait(4_000, undefined, { ref: false });
    const service = await Promise.race([opened, late]);
    expect(service?.missing()).toEqual([{ what: 'saved products', why: 'being opened' }]);
    await opened;
  });
});
