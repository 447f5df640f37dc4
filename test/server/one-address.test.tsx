import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { createMemoryHistory } from 'history';
import { createStore } from '../../src/page/create-store';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import { renderMarkup } from '../../server/rendering/render-listing';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { anyListingUrl } from '../support/any-listing-url';
import { fakePlatform } from '../support/fake-platform';
import { aServer } from './a-server';
import { brands, english } from '../support/english';

const isFacet = (segment: string) => segment.indexOf('--') > 0;

/** A facet with its options in reverse order. */
function reversedFacet(segment: string) {
  const at = segment.indexOf('--');
  const end = at + (segment.startsWith('---', at) ? 3 : 2);
  return segment.slice(0, end) + segment.slice(end).split('+').reverse().join('+');
}

type Spelling = {
  readonly isReversed: boolean;
  readonly hasDefaults: boolean;
  readonly isEscaped: boolean;
};

/** Another address of the same listing. */
function spell(canonical: string, { isReversed, hasDefaults, isEscaped }: Spelling): string {
  const [path = '', query = ''] = canonical.split('?');
  const [empty = '', type = '', ...segments] = path.split('/');
  const facets = segments.filter(isFacet).map(reversedFacet).reverse();
  const ordered = isReversed
    ? [...segments.filter((segment) => !isFacet(segment)), ...facets]
    : segments;
  const escaped = isEscaped ? ordered.map((segment) => segment.replaceAll('e', '%65')) : ordered;
  const parameters = [query, hasDefaults && !query.includes('page=') ? 'page=1' : ''];
  const search = parameters.filter(Boolean).join('&');
  return [empty, type, ...escaped].join('/') + (search && `?${search}`);
}

const aSpelling = fc.record({
  isReversed: fc.boolean(),
  hasDefaults: fc.boolean(),
  isEscaped: fc.boolean(),
});

/** The server's markup of the root element, and the page globals. */
async function served(server: FastifyInstance, url: string) {
  const { body } = await server.inject({ method: 'GET', url });
  const [, markup] =
    /<div id="product-listing-root">(.*?)<\/div><div class="plp-back-to-top">/s.exec(body) ?? [];
  const [, globals = '{}'] = /id="plp-globals"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return { markup, globals: JSON.parse(globals) as unknown };
}

function renderedFirst(url: string, globals: unknown): string {
  const { queryState, mount, imageSizes, ...storefront } = readPageGlobals(globals, brands);
  const environment = { language: english, mount, imageSizes };
  const history = createMemoryHistory({ initialEntries: [url] });
  const platform = fakePlatform(() => new Promise(() => undefined));
  const { store } = createStore({ history, platform, storefront, environment, queryState });
  return renderMarkup(store, environment);
}

/** Its cards have no parts that the storefront adds. */
const env = { BRAND: 'hearth' };

describe('the page at an address', () => {
  it.each([
    '/browse/lighting/material--brass/colours--black',
    '/browse/lighting/material--brass/colours--red+black/colours--blue',
    '/browse/lighting/colours--black?page=1&numProducts=30',
    '/search/brand--acme/sofa%20bed/colours--black',
    '/browse/material--brass/colours--black?utm_source=mail',
    '/search/colours--black%+red%20x/100%-wool?utm_source=100%',
    '/search/a%20b+c%',
    '/search/col%6Furs--black%/sofa',
  ])('renders the same on the server and in the browser: %s', async (url) => {
    const server = await aServer({ env });
    const { markup, globals } = await served(server, url);
    expect(markup).toBeDefined();
    expect(renderedFirst(url, globals)).toBe(markup);
  });

  it('renders the same on the server and in the browser, in any spelling of the address', async () => {
    const server = await aServer({ env });
    await fc.assert(
      fc.asyncProperty(anyListingUrl, aSpelling, async (listing, spelling) => {
        const canonical = writeListingUrl(listing).replace(/^https:\/\/[^/]*/, '');
        const url = spell(canonical, spelling);
        fc.pre(writeListingUrl(readListingUrl(url)) === canonical);
        const { markup, globals } = await served(server, url);
        fc.pre(markup !== undefined);
        expect(renderedFirst(url, globals)).toBe(markup);
      }),
      { numRuns: 60 },
    );
  }, 120_000);
});
