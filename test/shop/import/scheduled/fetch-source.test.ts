import { pbkdf2 } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fetchSource } from '../../../../shop/import/scheduled/fetch-source';
import { aFolder } from '../../../support/temporary-folder';

/** All threads that open files work for a while. */
const occupyThreads = () =>
  Promise.all(
    Array.from({ length: 8 }, () => promisify(pbkdf2)('a', 'salt', 100_000, 64, 'sha512')),
  );

describe('a source that is too large', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leaves no file when the disk is slower than the network', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x'.repeat(20_000)));
    const path = join(aFolder(), 'source.part');
    const profile = {
      source: 'https://a.example/feed.csv',
      hosts: [],
      timeoutMs: 60_000,
      args: [],
    };
    const occupied = occupyThreads();
    await expect(fetchSource({ ...profile, mostBytes: 10_000 }, path, undefined)).rejects.toThrow(
      'larger than 10,000 bytes',
    );
    rmSync(path, { force: true });
    await occupied;
    await occupyThreads();
    expect(existsSync(path)).toBe(false);
  });
});
