import '../support/as-in-production';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aProductionClientDir, aServer } from './a-server';

/** A build with the scripts of the search box. */
function aClientDir(): string {
  const dir = aProductionClientDir();
  const files = { script: 'page.0.js', style: 'page.0123456789.css' };
  const search = {
    searchScript: 'search.0.js',
    suggestionsScript: 'suggestions.0.js',
    suggestionsStyle: 'suggestions.0.css',
  };
  writeFileSync(join(dir, 'assets.json'), JSON.stringify({ ...files, ...search }));
  return dir;
}

const boxOf = (html: string): string => /<input[^>]*name="q"[^>]*>/.exec(html)?.[0] ?? '';

describe('the search box', () => {
  it.each([
    ['/search/oak-lamp', 'value="oak lamp"'],
    ['/search/%22%3E%3Cscript%3E', 'value="&quot;&gt;&lt;script&gt;"'],
  ])('holds the term of %s', async (url, value) => {
    const server = await aServer({ clientDir: aClientDir() });
    expect(boxOf((await server.inject(url)).body)).toContain(value);
  });

  it.each(['/', '/browse/chairs', '/product/1', '/browse/nowhere'])(
    'is empty on %s',
    async (url) => {
      const server = await aServer({ clientDir: aClientDir() });
      const box = boxOf((await server.inject(url)).body);
      expect(box).toContain('type="search"');
      expect(box).not.toContain(' value=');
    },
  );

  it('is no invalid entry to a screen reader while nothing is typed, though an empty search is not sent', async () => {
    const server = await aServer({ clientDir: aClientDir() });
    const box = boxOf((await server.inject('/')).body);
    expect(box).toContain(' required=""');
    expect(box).toContain(' aria-invalid="false"');
  });

  it('names its scripts on every page, and the page loads the first alone', async () => {
    const server = await aServer({ clientDir: aClientDir() });
    for (const url of ['/', '/browse/chairs']) {
      const { body } = await server.inject(url);
      expect(boxOf(body)).toContain('data-script="/sa/product-listing-fe/suggestions.0.js"');
      expect(boxOf(body)).toContain('data-style="/sa/product-listing-fe/suggestions.0.css"');
      expect(boxOf(body)).toContain('data-api="/listing-api"');
      expect(body).toContain(
        '<script type="module" src="/sa/product-listing-fe/search.0.js" fetchPriority="low">',
      );
      expect(body.split('suggestions.0')).toHaveLength(3);
    }
  });

  it.each([
    ['has no suggestions', 'false', undefined],
    ['has suggestions with the setting API_SUGGESTIONS', 'true', 'http://127.0.0.1:1/api'],
  ])('over another listing API %s', async (_what, setting, api) => {
    const server = await aServer({
      clientDir: aClientDir(),
      env: { API_URL: 'http://127.0.0.1:1/api' },
      otherApiSuggests: setting === 'true',
    });
    const { body } = await server.inject('/');
    expect(boxOf(body)).toContain('type="search"');
    expect(/data-api="([^"]*)"/.exec(body)?.[1]).toBe(api);
    // The script also keeps the box at the term of the listing on screen.
    expect(body).toContain('search.0.js');
  });

  it('has no suggestions where a build lacks their scripts', async () => {
    const { body } = await (await aServer()).inject('/');
    expect(boxOf(body)).not.toContain('data-');
  });
});

describe('the request for suggestions', () => {
  it('responds over the server', async () => {
    const server = await aServer();
    const { statusCode, body } = await server.inject('/listing-api/suggestions/cha?limit=1');
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      response: { term_list: [], product_list: [{ title: 'Chair 1' }] },
    });
  });

  it('responds to an address of 10 kB at once', async () => {
    const server = await aServer();
    const { statusCode } = await server.inject(`/listing-api/suggestions/${'a'.repeat(10_000)}`);
    expect(statusCode).toBe(414);
  });
});
