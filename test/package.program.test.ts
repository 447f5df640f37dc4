/** Packs the product, and builds and serves the example of a retailer's own storefront from the packed file. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../package.json';
import {
  example,
  makePackedProject,
  optionalNames,
  requiredNames,
  type PackedProject,
  typesBefore,
} from './support/packed-project';
import { startShopProcess } from './support/shop-process';

const { bin, exports, version } = packageJson;
const root = resolve(__dirname, '..');
const limitMs = 600_000;
let packed = {} as PackedProject;

/** Resolves when it is so; the time limit of the test ends it otherwise. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(200);
}

/** Wrong on purpose: if the types of the package were missing, nothing would be wrong here. */
const wrongStorefront = `import { defineStorefront } from 'product-listing-page';
// @ts-expect-error -- a brand has a name, a locale and a currency
defineStorefront({ brands: [{ key: 'fernway' }] });
`;
const ownServer = `import { noShop, readListingRequest, startServer, type ListingRequest, type Shop, type WireListingBody } from 'product-listing-page/services';
import { storefront } from './storefront';
const list = ({ page, size }: ListingRequest): WireListingBody => ({
  response: { product_list: [], meta: { num_results: 0, request: { page, num_results_per_page: size } } },
});
const shop: Shop = { ...noShop, open: async (settings, options) => ({
  ...(await noShop.open(settings, options)),
  listing: {
    respond: async ({ url }) => {
      const request = readListingRequest(url);
      return request ? { status: 200, body: list(request) } : { status: 404, body: {} };
    },
    problem: () => undefined,
    opened: Promise.resolve(0),
  },
}) };
startServer({ shop, storefront, program: __filename });
`;

const ownTest = `const { defineStorefront, useLanguage } = require('product-listing-page');
const { openListing, renderCard } = require('product-listing-page/testing');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const Part = ({ product }) => createElement('b', null, product.title + ' in ' + useLanguage().locale);
const brand = { key: 'fernway', displayName: 'Fernway', locale: 'en-GB', currencyCode: 'GBP', money: 'locale' };
test('a card has the part', async () => {
  const storefront = defineStorefront({
    brands: [{ ...brand, saveForLater: 'always', paging: 'pages' }],
    cardParts: [{ place: 'on-picture', Part }],
  });
  const products = [{ product_id: 'p1', title: 'Rill', price: { current: 9.5 } }];
  const listing = await openListing(storefront, { response: { response: { product_list: products } } });
  const html = renderToString(renderCard(listing, 'p1'));
  expect(html).toContain('<b>Rill in en-GB</b>');
  expect(html).toContain('£9.50');
  expect(listing.errors).toEqual([]);
});
`;

beforeAll(async () => {
  packed = await makePackedProject([...requiredNames, ...optionalNames]);
}, limitMs);

describe('the package', () => {
  const distOf = () => join(packed.project, 'dist');
  const watchedOf = () => join(packed.project, 'watched-storefront');

  it('has all that its package.json names, and of tests and storefronts what they are', () => {
    const named = [bin['product-listing-page'], ...Object.values(exports).flatMap(pathsOf)];
    expect(packed.files).toEqual(
      expect.arrayContaining(named.map((path) => path.replace('./', ''))),
    );
    const others = packed.files.filter((file) => /^(?:test|storefront)\//.test(file));
    expect(others.filter((file) => !/^\w+\/README\.md$/.test(file))).toEqual([]);
    expect(packed.files).toContain('examples/extensions/SizeGrid.tsx');
    expect(packed.files).toContain('deploy/Dockerfile');
    expect(
      packed.files.filter((file) => /^examples\/[\w-]+\/(?:dist|data|node_modules)/.test(file)),
    ).toEqual([]);
  });

  it('has no types of an earlier build', () => {
    expect(packed.files).toContain('dist/types/src/page/public.d.ts');
    expect(packed.files).not.toContain(relative(root, typesBefore));
  });

  it('has the version that the example depends on', () => {
    const { dependencies: wanted } = JSON.parse(
      readFileSync(join(example, 'package.json'), 'utf8'),
    ) as { dependencies: Readonly<Record<string, string>> };
    expect(wanted['product-listing-page']).toContain(`product-listing-page-${version}.tgz`);
  });

  it('has types for a storefront and for a server of its own', () => {
    writeFileSync(join(packed.project, 'storefront/wrong.ts'), wrongStorefront);
    writeFileSync(join(packed.project, 'storefront/server.ts'), ownServer);
    const guide = readFileSync(join(root, 'docs/guides/own-api.md'), 'utf8');
    const [, ownShop = ''] = /```ts\n((?:(?!```).)*ourShop.*?)```/s.exec(guide) ?? [];
    expect(ownShop).toContain('noShop.open');
    writeFileSync(join(packed.project, 'storefront/our-shop.ts'), ownShop);
    const typescript = join(root, 'node_modules/typescript/bin/tsc');
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
    // As `tsc --init` has it: what a storefront exports needs a type with a public name.
    const options = [...types, '--declaration'];
    expect(packed.run(process.execPath, [typescript, ...options])).toEqual({
      status: 0,
      output: '',
    });
  });

  it('explains a command that cannot work', () => {
    expect(packed.runCommand('build', '--storefront', 'no-storefront')).toMatchObject({
      status: 2,
      output: expect.stringContaining('no-storefront has no storefront.ts'),
    });
    expect(packed.runCommand('build', '--out', 'storefront').output).toContain(
      'other files than a build',
    );
    expect(packed.runCommand('build', '--out', '/plp-dist').output).toContain(
      'outside of the project',
    );
    expect(packed.runCommand('start', '--dist')).toMatchObject({
      status: 2,
      output: expect.stringContaining('--dist names no folder'),
    });
    expect(packed.runCommand('start', '--dist=nowhere').output).toContain('There is no build in');
    expect(packed.runCommand('start', '--help')).toMatchObject({ status: 0 });
  });

  it('builds nothing with a React that it does not work with, or with two of them', async () => {
    const addReact = (folder: string, version: string) => {
      const place = join(folder, 'node_modules/react');
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'react', version }));
      return () => rmSync(place, { recursive: true });
    };
    const takeOld = addReact(packed.project, '18.3.1');
    expect(packed.runCommand('build')).toEqual({
      status: 2,
      output: expect.stringMatching(
        /^React 18\.3\.1 is none .* npm install "react@\^19\.2\.0".*\n$/,
      ),
    });
    takeOld();
    const takeSecond = addReact(join(packed.project, 'storefront'), '19.1.0');
    expect(packed.runCommand('build')).toEqual({
      status: 2,
      output: expect.stringMatching(/^There are two Reacts, 19\.\d.* and 19\.1\.0 in .*\n$/),
    });
    takeSecond();
    const library = join(packed.project, 'node_modules/stars');
    mkdirSync(library);
    writeFileSync(join(library, 'package.json'), '{"name":"stars","main":"stars.js"}');
    writeFileSync(join(library, 'stars.js'), '');
    addReact(library, '18.3.1');
    const { packageProblem } = (await import(join(packed.installed, 'scripts/one-react.cjs'))) as {
      packageProblem: (name: string, place: object) => string | undefined;
    };
    const place = { product: packed.installed, from: join(packed.project, 'storefront') };
    expect(packageProblem('stars', place)).toMatch(/^stars loads React 18\.3\.1 in .*overrides/);
    expect(packageProblem('react-redux', { ...place, from: packed.installed })).toBeUndefined();
    rmSync(library, { recursive: true });
  });

  it('has an entry for tests, which jest loads as it is', () => {
    const file = join(packed.project, 'parts.test.js');
    writeFileSync(file, ownTest);
    const cacheDirectory = join(packed.parent, 'jest');
    const options = { testMatch: [file], transform: {}, cacheDirectory };
    const config = JSON.stringify({ rootDir: packed.project, ...options });
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    expect(packed.run(process.execPath, [jest, '--config', config])).toEqual({
      status: 0,
      output: expect.stringContaining('1 passed'),
    });
    rmSync(file);
  });

  it('names what it exports to the ES modules of Node', () => {
    const file = join(packed.project, 'names.mjs');
    const names = ['defineStorefront', 'openListing', 'renderCard', 'pseudoLanguages'];
    const from = (path: string) => `from 'product-listing-page${path}';`;
    writeFileSync(
      file,
      `import { defineStorefront } ${from('')}\nimport { openListing, renderCard } ${from('/testing')}\n` +
        `import { pseudoLanguages } ${from('/pseudo-language')}\n` +
        `console.log([${names.join(', ')}].map((one) => typeof one).join());`,
    );
    expect(packed.run(process.execPath, [file])).toEqual({
      status: 0,
      output: 'function,function,function,object\n',
    });
    rmSync(file);
  });

  it('is built again where another package of the same version was built before', () => {
    // By default webpack takes the files below node_modules for unchanged until their version is another.
    const config = `require('${join(packed.installed, 'webpack.config.js')}')`;
    const print = `console.log(JSON.stringify(${config}.map(({ snapshot }) => snapshot.managedPaths)))`;
    const env = { ...process.env, DIST: distOf() };
    const { stdout } = spawnSync(process.execPath, ['-e', print], { env, encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(Array(5).fill([]));
  });

  it(
    'builds, imports and serves a storefront of its own',
    async () => {
      // The cache of a build cannot be written here.
      const cache = join(packed.project, 'node_modules/.cache');
      writeFileSync(cache, '');
      expect(packed.runCommand('build')).toMatchObject({ status: 0 });
      rmSync(cache);
      // A port at which nothing listens.
      expect(packed.runCommand('check-api', 'http://127.0.0.1:9').output).toContain(
        'x-brand: fernway',
      );
      const data = ['--data-dir', join(packed.parent, 'data')];
      expect(packed.runCommand('import', 'products.csv', ...data).output).toContain(
        'Imported 20 products',
      );

      const { address } = await startShopProcess({
        program: packed.command,
        args: ['start', '--dist', distOf()],
        env: { DATA_DIR: join(packed.parent, 'data') },
      });
      const page = await (await fetch(`${address}/browse/garden`)).text();
      expect(page).toMatch(/<title>[^<]*Fernway<\/title>/);
      expect(page).toContain('data-plp-brand="fernway"');
      expect(page).toContain('Rill watering can');
      const { style } = JSON.parse(readFileSync(join(distOf(), 'client/assets.json'), 'utf8')) as {
        style: string;
      };
      const styles = await (await fetch(`${address}/sa/product-listing-fe/${style}`)).text();
      expect(styles).toContain('--plp-primary:#2f6330');
    },
    limitMs,
  );

  it(
    'builds nothing of a storefront without its export',
    () => {
      const watched = watchedOf();
      cpSync(join(packed.project, 'storefront'), watched, { recursive: true });
      writeFileSync(join(watched, 'storefront.ts'), 'export const other = {};');
      const options = ['--storefront', watched, '--out', join(packed.project, 'failed')];
      expect(packed.runCommand('build', ...options)).toMatchObject({
        status: 1,
        output: expect.stringContaining("export 'storefront'"),
      });
    },
    limitMs,
  );

  it(
    'watches a storefront, and serves what has changed; a mistake leaves the build before',
    async () => {
      const watched = watchedOf();
      // The build before has left there what webpack keeps of the product.
      cpSync(join(packed.project, 'storefront'), watched, { recursive: true });
      const file = join(watched, 'storefront.ts');
      const source = readFileSync(file, 'utf8');
      const shop = await startShopProcess({
        program: packed.command,
        args: ['watch', '--storefront', watched, '--out', join(packed.project, 'watched')],
        env: { DATA_DIR: join(packed.parent, 'data') },
      });
      const builds = () => shop.logged().split('waiting for changes').length - 1;
      const titleNow = async () => {
        const address =
          shop
            .logged()
            .match(/Open http:\/\/[^/\s]+/g)
            ?.at(-1)
            ?.slice(5) ?? '';
        const page = await fetch(`${address}/browse/garden`).then((found) => found.text());
        return /<title>([^<]*)/.exec(page)?.[1];
      };
      expect(await titleNow()).toContain('Fernway');
      writeFileSync(file, source.replace('{', '{{'));
      await until(() => /error/i.test(shop.logged()));
      expect(await titleNow()).toContain('Fernway');
      writeFileSync(file, source.replace("displayName: 'Fernway'", "displayName: 'Ferngrove'"));
      await until(() => builds() === 2);
      await until(async () => (await titleNow().catch(() => ''))?.includes('Ferngrove') ?? false);
      expect(await shop.stop()).toBe(0);
    },
    limitMs,
  );
});

/** The files of an entry of `exports`. */
function pathsOf(target: string | Readonly<Record<string, string>>): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target);
}
