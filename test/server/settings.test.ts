import { Client } from 'pg';
import { readShopSettings, shopSettings } from '../../shop/settings';
import { describeSettings } from '../../server/settings/settings';
import { readEnvironment } from '../../server/services/read-settings';
import { readSettings } from '../support/read-settings';
import type { Brands } from '../../src/storefront/brand';
import { brands } from '../support/english';
import { specificationOf } from '../../server/settings/setting-specification';

const readOfShop = (env: NodeJS.ProcessEnv) => readShopSettings(readEnvironment(env, shopSettings));
const readAll = (env: NodeJS.ProcessEnv) => ({ ...readSettings(env, brands), ...readOfShop(env) });

describe('the settings of the server', () => {
  it('each have a default', () => {
    expect(readAll({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      workers: 1,
      brand: 'marlow',
      brandPlaces: [],
      apiUrl: undefined,
      envUrl: undefined,
      dataDir: './data',
      catalogueEngine: 'embedded',
      opensearchUrl: undefined,
      catalogueThreads: undefined,
      slowQueryMs: 100,
      databaseUrl: undefined,
      secret: undefined,
      otherSecret: undefined,
      collectEvents: false,
      dataLayer: false,
      measurePerformance: false,
      prefetchProducts: false,
      saveForLaterIreland: false,
      logLevel: 'warn',
      shopOrigin: undefined,
      trustProxy: false,
      corsOrigins: [],
      imageOrigins: [],
      connectOrigins: [],
      writesPerMinute: 120,
      maxConnections: undefined,
      maxPagesAtOnce: 200,
      maxLagMs: 500,
      pageCacheMb: 64,
      pageFreshSeconds: 10,
      pageStaleSeconds: 60,
      pageVary: undefined,
      metricsToken: undefined,
      drainSeconds: 1,
      stopSeconds: 20,
    });
  });

  it('come from the environment', () => {
    const settings = readSettings(
      {
        PORT: '8080',
        BRAND: 'hearth',
        BRAND_HOSTS: 'shop.example.ie=marlow-ie, Home.example = hearth',
        API_URL: 'https://api.example/listing/',
        LOG_LEVEL: 'info',
      },
      brands,
    );
    expect(settings).toMatchObject({ port: 8080, brand: 'hearth', logLevel: 'info' });
    expect(settings.apiUrl).toBe('https://api.example/listing');
    expect(settings.brandPlaces).toEqual([
      { host: 'shop.example.ie', mount: '', brand: 'marlow-ie' },
      { host: 'home.example', mount: '', brand: 'hearth' },
    ]);
  });

  it('take the hosts of the brands, but where BRAND_HOSTS names another brand', () => {
    const [first, second] = brands;
    const owners = [
      { ...first, hosts: ['shop.example', '/de', 'shop.example/de/at'] },
      { ...first, key: second?.key ?? '', hosts: ['shop.example/de'] },
    ] as const;
    const { brandPlaces } = readSettings({ BRAND_HOSTS: '/de=marlow-ie' }, owners);
    expect(brandPlaces.map(({ host = '*', mount, brand }) => `${host}${mount} ${brand}`)).toEqual([
      'shop.example/de/at marlow',
      'shop.example/de marlow-ie',
      '*/de marlow-ie',
      'shop.example marlow',
    ]);
    const shared = [first, { ...first, key: 'other' }].map((brand) => ({
      ...brand,
      hosts: ['/de'],
    }));
    expect(() => readSettings({}, shared as unknown as Brands)).toThrow(
      'Bad setting: hosts of a brand: "/de" is the place of marlow and of other',
    );
  });

  it.each([
    ['https://saved.other', 'https://shop.example'],
    ['http://saved.shop.example:8080', 'http://www.shop.example'],
    ['http://saved.other', undefined],
  ])('accept the save-for-later service %s for %s', (envUrl, shopOrigin) => {
    expect(readSettings({ ENV_URL: envUrl, SHOP_ORIGIN: shopOrigin }, brands)).toMatchObject({
      envUrl,
    });
  });

  it('name proxies by number or by address', () => {
    expect(readSettings({ TRUST_PROXY: '2' }, brands).trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: 'none' }, brands).trustProxy).toBe(false);
    expect(readSettings({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, brands).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ]);
  });

  it.each([
    'postgres://shop:pass@database/shop',
    'postgresql://shop@[::1]:5432/shop?sslmode=verify-full',
    'postgresql://shop@localhost/shop?host=%2Ftmp%2Fsocket',
    'postgres://shop:pa ss%@/shop?host=/run/postgresql',
    'postgres://shop:caf%C3%A9@database/shop',
    'postgres:///shop',
    '/run/postgresql shop',
    'socket:/run/postgresql?db=shop',
  ])('accept %s for a database, as its client does', (address) => {
    expect(readOfShop({ DATABASE_URL: address }).databaseUrl).toBe(address);
    expect(() => new Client(address)).not.toThrow();
  });

  it('show no password in errors', () => {
    const read = () => readOfShop({ DATABASE_URL: 'postgres://shop:se#cret@database/shop' });
    expect(read).not.toThrow(/cret/);
    for (const address of ['https://api:se-cret@api.example', 'api:se-cret@api.example:9200'])
      expect(() => readSettings({ API_URL: address }, brands)).toThrow(/^(?!.*cret).*API_URL/s);
  });

  it.each([
    [{ PORT: 'eighty' }, /PORT: not a port: "eighty"/],
    [{ PORT: '70000' }, /PORT/],
    [{ BRAND: 'other' }, /BRAND/],
    [{ API_URL: 'ftp://files.example' }, /API_URL: not an http/],
    [{ API_URL: 'https://api.example/listing?key=1' }, /API_URL: an address with a query or a/],
    [{ API_URL: 'javascript:alert(1)' }, /API_URL/],
    [{ BRAND_HOSTS: 'shop.example=unknown' }, /BRAND_HOSTS: "shop.example=unknown"/],
    [{ BRAND_HOSTS: '/../x=hearth' }, /BRAND_HOSTS: "\/\.\.\/x" is not a host name/],
    [{ BRAND_HOSTS: 'shop.example/d e=hearth' }, /BRAND_HOSTS: "shop.example\/d e"/],
    [{ BRAND_HOSTS: `${'a.'.repeat(125)}example=hearth` }, /is not a host name/],
    [{ BRAND_HOSTS: '/=hearth' }, /BRAND_HOSTS: "\/"/],
    [{ BRAND_HOSTS: '/de=hearth,/de=marlow' }, /"\/de" is the place of hearth and of marlow/],
    [{ DATA_DIR: ' ' }, /DATA_DIR: must not be empty/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY/],
    [{ TRUST_PROXY: '10.0.0.0/x' }, /TRUST_PROXY/],
    [{ CORS_ORIGINS: '*' }, /CORS_ORIGINS: not an origin/],
    [{ CORS_ORIGINS: 'https://shop.example/path' }, /CORS_ORIGINS/],
    [{ SHOP_ORIGIN: 'shop.example' }, /SHOP_ORIGIN/],
    [
      { ENV_URL: 'http://saved.other', SHOP_ORIGIN: 'https://shop.example' },
      /ENV_URL: http:\/\/saved.other is of another site than SHOP_ORIGIN and has no TLS/,
    ],
    [{ ENV_URL: 'http://shop.example', SHOP_ORIGIN: 'https://shop.example' }, /ENV_URL/],
    [{ IMAGE_SIZES: 'akamai' }, /IMAGE_SIZES: "akamai" is none of none, wid\/hei, shopify/],
    [{ IMAGE_SIZES: 'brook=imgix' }, /IMAGE_SIZES: "brook=imgix" is none/],
    [{ IMAGE_SIZES: '{url}?w={w}' }, /IMAGE_SIZES/],
    [{ IMAGE_SIZES: '{url}?size=large' }, /IMAGE_SIZES/],
    [{ IMAGE_SIZES: '{url}?w={width}"><script>' }, /IMAGE_SIZES/],
    [{ IMAGE_SIZES: 'constructor' }, /IMAGE_SIZES/],
    [{ CATALOGUE_ENGINE: 'solr' }, /CATALOGUE_ENGINE/],
    [
      { CATALOGUE_ENGINE: 'opensearch' },
      /OPENSEARCH_URL is missing: nodes of the OpenSearch cluster/,
    ],
    [{ OPENSEARCH_URL: 'node1:9200' }, /OPENSEARCH_URL: not http or https addresses/],
    [{ CATALOGUE_THREADS: '65' }, /CATALOGUE_THREADS/],
    [{ SLOW_QUERY_MS: 'soon' }, /SLOW_QUERY_MS/],
    [{ PAGE_VARY: 'accept' }, /PAGE_VARY/],
    [{ PAGE_CACHE_MB: '-1' }, /PAGE_CACHE_MB: not a whole number/],
    [{ DATABASE_URL: 'nonsense' }, /DATABASE_URL: not an address such as postgres:/],
    [{ DATABASE_URL: 'mysql://shop:secret@database/shop' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://shop:pa ss@:99999/x' }, /DATABASE_URL/],
    [{ DATABASE_URL: 'postgres://shop:se#cret@database/shop' }, /percent-encode special/],
    [{ DATABASE_URL: 'postgres://shop:caf%E9@database/shop' }, /DATABASE_URL/],
    [{ STOP_SECONDS: '0' }, /STOP_SECONDS/],
  ])('of %j stop the start with one line that names the fault', (env, message) => {
    const read = () => readAll(env);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });

  it.each([
    [{ key: 'marlow' }, /^Bad brand "marlow" in the storefront: another brand has its key$/],
    [{ key: 'Den & Co' }, /^Bad brand "Den & Co" in the storefront: its key has more than letters/],
    [{ currencyCode: 'EURO' }, /its currencyCode is no code of a currency, such as EUR: "EURO"$/],
    [{ currencyCode: 'eur' }, /its currencyCode is no code of a currency, such as EUR: "eur"$/],
    [{ pageSizes: [24, 48] }, /its pageSizes are not rising numbers up to 96 with 30 among them$/],
    [{ pageSizes: [30, 120] }, /pageSizes/],
    [{ pageSizes: [60, 30] }, /pageSizes/],
    [{ pageSizes: [0.5, 30] }, /pageSizes/],
    [{ priceRules: 'uk' as 'eu' }, /its priceRules are neither as-sent nor eu: "uk"$/],
    [{ priceNote: { text: ' ' } }, /its priceNote has no text$/],
    [
      { reviewsNote: { text: 'From buyers', href: 'javascript:alert(1)' } },
      /the href of its reviewsNote is no web address: "javascript:alert\(1\)"$/,
    ],
  ])('of a storefront with the brand %j stop the start with one line', (changed, message) => {
    const [first] = brands;
    const another = { ...first, key: 'another', hosts: [], ...changed };
    expect(() => readSettings({}, [first, another])).toThrow(message);
  });

  it('take a brand with page sizes of its own', () => {
    const own = { ...brands[0], pageSizes: [12, 30, 60] };
    expect(readSettings({}, [own]).brand).toBe('marlow');
  });

  it('are all listed by --help', () => {
    const listed = describeSettings({ ...specificationOf(brands), ...shopSettings })
      .match(/^ {2}[A-Z_]+/gm)
      ?.map((name) => name.trim());
    for (const name of Object.keys(readAll({}))) {
      expect(listed).toContain(variableOf(name));
    }
  });
});

/** Settings whose variable has another name. */
const otherNames: Readonly<Record<string, string>> = {
  brandPlaces: 'BRAND_HOSTS',
  secret: 'SHOP_SECRET',
  otherSecret: 'OTHER_SHOP_SECRET',
};
const variableOf = (name: string) =>
  otherNames[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
