import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topics } from '../../src/events/event-payloads';
import { aFolder } from '../support/temporary-folder';
import { aServer } from './a-server';

const folder = '/sa/product-listing-fe/';
const script = 'product-listing.0f1e2d3c4b.js';

/** The output folder of a build. */
function aBuild(): string {
  const dir = aFolder();
  cpSync(join(__dirname, '../../src/events/schemas'), join(dir, 'schemas'), { recursive: true });
  writeFileSync(join(dir, 'assets.json'), JSON.stringify({ script, style: 'page.css' }));
  writeFileSync(join(dir, script), 'export {};');
  writeFileSync(join(dir, `${script}.br`), 'compressed');
  return dir;
}

describe('a built file', () => {
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const server = await aServer({ clientDir: aBuild() });
    return server.inject({ url: folder + path, headers });
  };

  it.each([undefined, 'br'])(
    'is cached indefinitely when its name has a hash of its content (encoding %s)',
    async (encoding) => {
      const { headers, statusCode } = await get(
        script,
        encoding ? { 'accept-encoding': encoding } : {},
      );
      expect(statusCode).toBe(200);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toBe('accept-encoding');
    },
  );

  it('tells shared caches that it depends on the encoding and the origin', async () => {
    const env = { CORS_ORIGINS: 'https://partner.example' };
    const server = await aServer({ clientDir: aBuild(), env });
    const { headers } = await server.inject({
      url: folder + script,
      headers: { origin: 'https://partner.example', 'accept-encoding': 'br' },
    });
    expect(headers.vary).toBe('accept-encoding, Origin');
    expect(headers['content-encoding']).toBe('br');
  });

  it.each(['assets.json', ...topics.map((topic) => `schemas/v1/${topic}.json`)])(
    'is revalidated when its name is the same in every build: %s',
    async (path) => {
      const server = await aServer({ clientDir: aBuild() });
      const first = await server.inject(folder + path);
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-type']).toContain('application/json');
      expect(first.headers['cache-control']).toBe('public, max-age=300');
      const again = await server.inject({
        url: folder + path,
        headers: { 'if-none-match': String(first.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
      expect(again.headers['cache-control']).toBe('public, max-age=300');
    },
  );
});
