import '../support/as-in-production';
import { changeTexts, defineStorefront, ownLanguages, type Languages } from '../../src/page/public';
import { brands } from '../support/english';
import { anEngine, aServer } from './a-server';

/** A server whose default brand has this locale. */
const aServerIn = (
  locale: string,
  { languages = {}, ...options }: { languages?: Languages } & Parameters<typeof aServer>[0] = {},
) =>
  aServer({
    ...options,
    storefront: defineStorefront({ brands: [{ ...brands[0], locale }], languages }),
  });

const preloadsIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]*)"/g)].map(([, href]) => href);

describe('a document in the language of its brand', () => {
  it.each([
    ['en-GB', 'ltr', 'Results: 1 - 2 (of 2)', 'texts-en-GB.0.js'],
    ['ar-AE', 'rtl', 'النتائج: من 1 إلى 2 (من أصل 2)', 'texts-ar.0.js'],
    // A build in development does not say which chunks it has.
    ['de-AT', 'ltr', 'Ergebnisse: 1–2 (von 2)', undefined],
  ])('says so, and preloads the texts, in %s', async (locale, direction, results, script) => {
    const { body } = await (await aServerIn(locale)).inject('/browse/chairs');
    expect(body).toContain(`<html lang="${locale}" dir="${direction}"`);
    expect(body).toContain(results);
    expect(preloadsIn(body)).toEqual(
      script === undefined ? [] : [`/sa/product-listing-fe/${script}`],
    );
  });

  it('preloads what puts the extensions of its storefront into the page', async () => {
    const sortOrders = ['relevance', 'price'] as const;
    const server = await aServer({ storefront: defineStorefront({ brands, sortOrders }) });
    const { body } = await server.inject('/browse/chairs');
    expect(body).toContain(
      '<link rel="modulepreload" href="/sa/product-listing-fe/extensions.0.js"/>',
    );
  });

  it.each([
    ['nl-NL', changeTexts(ownLanguages['en-GB'], () => ({}))],
    ['en-GB', changeTexts(ownLanguages.ar, () => ({}))],
    [
      'nl-NL',
      changeTexts(
        changeTexts(ownLanguages.ar, () => ({})),
        () => ({}),
      ),
    ],
    ['nl-NL', ownLanguages.ar],
  ])('preloads the texts that a storefront changes, as %s', async (locale, load) => {
    const { body } = await (
      await aServerIn(locale, { languages: { [locale]: load } })
    ).inject('/browse/chairs');
    const tag = body.includes('Results: 1') ? 'en-GB' : 'ar';
    expect(preloadsIn(body)).toEqual([`/sa/product-listing-fe/texts-${tag}.0.js`]);
  });

  it('is not sent by a server that has no texts for it', async () => {
    await expect(aServerIn('nl-NL')).rejects.toThrow('There are no texts for nl-NL');
  });
});

describe("the shop's own texts, which are English", () => {
  it.each([
    ['/', 'Search the shop', 'Search', 'What are you looking for?', 'Departments'],
    ['/browse/chairs', 'Search the shop', 'Search', 'May this shop count', 'Recently viewed'],
    ['/product/1', 'No reviews yet', 'Details'],
    ['/saved', 'Saved products<'],
    ['/nowhere', 'We could not find that page'],
  ])('say so on the page %s of another language', async (url, ...texts) => {
    const languageOf = async (locale: string, text: string) => {
      const storefront = defineStorefront({ brands: [{ ...brands[0], locale }] });
      const server = await aServer({ storefront, env: { COLLECT_EVENTS: 'on' } });
      const html = (await server.inject(url)).body.replaceAll(/>\s+/g, '>');
      const before = html.slice(html.indexOf('<body'), html.indexOf(`>${text}`));
      return before.split(' lang="').slice(1).at(-1)?.split('"')[0];
    };
    for (const text of texts) {
      expect([text, await languageOf('de-AT', text)]).toEqual([text, 'en']);
      expect(await languageOf('en-GB', text)).not.toBe('en');
    }
  });

  it('leave the words of a shopper and of the catalogue in the language of the page', async () => {
    const categories = [{ id: 'chairs', name: 'Stühle' }];
    const engine = anEngine({ outline: () => ({ categories, collections: [], facets: [] }) });
    const server = await aServerIn('de-AT', { engine });
    const { body } = await server.inject('/browse/chairs');
    expect(/<input[^>]*name="q"[^>]*>/.exec(body)?.[0]).toContain('lang="de-AT"');
    expect(body).toMatch(/aria-label="Departments" lang="en"><ul lang="de-AT">/);
  });
});

describe('a form sent without scripting', () => {
  it('has the amounts of its page, and is answered with words when one may be two', async () => {
    const german = { ...brands[0], locale: 'de-DE', money: 'locale', currencyCode: 'EUR' } as const;
    const server = await aServer({ storefront: defineStorefront({ brands: [german] }) });
    const send = (minimum: string) =>
      server.inject({
        url: '/browse/chairs',
        query: { form: 'plp-facets', facet: 'price', 'min.price': minimum },
      });
    for (const [minimum, path] of [
      ['1.299', 'price---1299-and-above'],
      ['12,50 €', 'price---12-5-and-above'],
    ] as const)
      expect((await send(minimum)).headers.location).toBe(`/browse/chairs/${path}`);
    for (const minimum of ['12.50', '1,299', '\u22125']) {
      const { statusCode, headers, body } = await send(minimum);
      expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
      expect(body).toContain('Bitte einen Betrag wie 1.299,50 eingeben');
    }
  });

  it('a form has the numbers of facets that are no prices as the page has written them', async () => {
    const japanese = { money: 'locale', currencyCode: 'JPY' } as const;
    const german = { ...brands[0], ...japanese, locale: 'de-DE' };
    const server = await aServer({ storefront: defineStorefront({ brands: [german] }) });
    const send = (minimum: string) =>
      server.inject({
        url: '/browse/washers/dry-load---7-125-to-9',
        query: {
          form: 'plp-facets',
          currency: 'JPY',
          facet: 'colours',
          'f.colours': 'white',
          'min.dry-load': minimum,
          'max.dry-load': '9',
          'filled.dry-load': '7-125-to-9',
        },
      });
    expect((await send('7,125')).headers.location).toBe(
      '/browse/washers/colours--white/dry-load---7-125-to-9',
    );
    const { statusCode, body } = await send('7.1');
    expect(statusCode).toBe(400);
    expect(body).toContain('Bitte einen Betrag wie 1299,5 eingeben');
  });
});
