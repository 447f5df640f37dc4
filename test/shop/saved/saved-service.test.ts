import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSavedService } from '../../../src/shop/saved/saved-service';

describe('the save-for-later service of a server', () => {
  let parent: string;
  let dataDir: string;
  let secretFile: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'plp-service-'));
    dataDir = join(parent, 'data');
    secretFile = join(dataDir, 'saved-secret');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  const onError = (error: unknown) => {
    throw error;
  };

  it('makes its secret once and keeps it for itself', async () => {
    const first = await openSavedService({ dataDir, onError });
    await first.store.close();
    expect(first.secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(secretFile, 'utf8')).toBe(first.secret);
    expect(statSync(secretFile).mode & 0o777).toBe(0o600);
    chmodSync(secretFile, 0o644);
    const second = await openSavedService({ dataDir, onError });
    await second.store.close();
    expect(second.secret).toBe(first.secret);
    expect(statSync(secretFile).mode & 0o777).toBe(0o600);
  });

  it('uses the secret of the settings and keeps none', async () => {
    const { secret, store } = await openSavedService({
      dataDir,
      secret: 'from the settings',
      onError,
    });
    await store.close();
    expect(secret).toBe('from the settings');
    expect(() => statSync(secretFile)).toThrow('ENOENT');
  });

  it('refuses a secret that is short', async () => {
    const opening = openSavedService({ dataDir, secret: 'short', onError });
    await expect(opening).rejects.toThrow('the signing secret is shorter than 16 characters');
  });

  it('refuses to start over a secret file that holds none', async () => {
    const { store } = await openSavedService({ dataDir, onError });
    await store.close();
    writeFileSync(secretFile, '\n');
    await expect(openSavedService({ dataDir, onError })).rejects.toThrow('holds no secret');
  });

  it('has a shopper’s products after it was started anew', async () => {
    const first = await openSavedService({ dataDir, onError });
    await first.store.add({ shopperId: 'one', productId: 'sofa' });
    await first.store.close();
    const second = await openSavedService({ dataDir, onError });
    expect(await second.store.list('one')).toEqual(['sofa']);
    await second.store.close();
  });
});
