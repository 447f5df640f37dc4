/** Packs the product, and builds and serves the example of a retailer's own storefront from the packed file. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../package.json';
import { startShopProcess } from './support/shop-process';
import { aFolder } from './support/temporary-folder';

const { bin, exports, version, ...packages } = packageJson;
const root = resolve(__dirname, '..');
const example = join(root, 'examples/own-storefront');
const parent = aFolder();
const project = join(parent, 'project');
const installed = join(project, 'node_modules/product-listing-page');
const command = join(installed, bin['product-listing-page']);
const dist = join(project, 'dist');
const typesBefore = join(root, 'dist/types/of-a-file-that-is-gone.d.ts');
const limitMs = 600_000;

function run(program: string, args: readonly string[], cwd = project) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}
const runCommand = (...args: readonly string[]) => run(process.execPath, [command, ...args]);

/** Packs and unpacks; returns the packed files. */
function pack(): readonly string[] {
  const { status, output } = run('npm', ['pack', '--silent', '--pack-destination', parent], root);
  if (status !== 0) throw new Error(output);
  mkdirSync(installed, { recursive: true });
  const file = join(parent, `product-listing-page-${version}.tgz`);
  run('tar', ['-xzf', file, '--strip-components=1', '-C', installed]);
  return readdirSync(installed, { recursive: true, encoding: 'utf8' });
}

/**
 * Node finds the packages one folder up, as those of a workspace. An installation from a registry would need a network;
 * and only what the package names is there, dependencies and peers, so that one which it lacks is noticed.
 */
function linkDependencies(): void {
  const { dependencies, optionalDependencies, peerDependencies } = packages;
  for (const name of Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...peerDependencies,
  })) {
    const link = join(parent, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}

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

let packed: readonly string[] = [];

beforeAll(() => {
  const isOwn = (file: string) => !/\/(?:node_modules|dist|data)$/.test(file);
  cpSync(example, project, { recursive: true, filter: isOwn });
  mkdirSync(dirname(typesBefore), { recursive: true });
  writeFileSync(typesBefore, 'export {};');
  packed = pack();
  linkDependencies();
}, limitMs);

describe('the package', () => {
  it('has all that its package.json names, and of tests and storefronts what they are', () => {
    const named = [bin['product-listing-page'], ...Object.values(exports).flatMap(pathsOf)];
    expect(packed).toEqual(expect.arrayContaining(named.map((path) => path.replace('./', ''))));
    const others = packed.filter((file) => /^(?:test|storefront)\//.test(file));
    expect(others.filter((file) => !/^\w+\/README\.md$/.test(file))).toEqual([]);
    expect(packed).toContain('examples/extensions/SizeGrid.tsx');
    expect(packed).toContain('deploy/Dockerfile');
    expect(
      packed.filter((file) => /^examples\/[\w-]+\/(?:dist|data|node_modules)/.test(file)),
    ).toEqual([]);
  });

  it('has no types of an earlier build', () => {
    expect(packed).toContain('dist/types/src/page/public.d.ts');
    expect(packed).not.toContain(relative(root, typesBefore));
  });

  it('has the version that the example depends on', () => {
    const { dependencies: wanted } = JSON.parse(
      readFileSync(join(example, 'package.json'), 'utf8'),
    ) as { dependencies: Readonly<Record<string, string>> };
    expect(wanted['product-listing-page']).toContain(`product-listing-page-${version}.tgz`);
  });

  it('has types for a storefront and for a server of its own', () => {
    writeFileSync(join(project, 'storefront/wrong.ts'), wrongStorefront);
    writeFileSync(join(project, 'storefront/server.ts'), ownServer);
    const guide = readFileSync(join(root, 'docs/guides/own-api.md'), 'utf8');
    const [, ownShop = ''] = /```ts\n((?:(?!```).)*ourShop.*?)```/s.exec(guide) ?? [];
    expect(ownShop).toContain('noShop.open');
    writeFileSync(join(project, 'storefront/our-shop.ts'), ownShop);
    const typescript = join(root, 'node_modules/typescript/bin/tsc');
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
    // As `tsc --init` has it: what a storefront exports needs a type with a public name.
    const options = [...types, '--declaration'];
    expect(run(process.execPath, [typescript, ...options])).toEqual({ status: 0, output: '' });
  });

  it('explains a command that cannot work', () => {
    expect(runCommand('build', '--storefront', 'no-storefront')).toMatchObject({
      status: 2,
      output: expect.stringContaining('no-storefront has no storefront.ts'),
    });
    expect(runCommand('build', '--out', 'storefront').output).toContain('other files than a build');
    expect(runCommand('build', '--out', '/plp-dist').output).toContain('outside of the project');
    expect(runCommand('start', '--dist')).toMatchObject({
      status: 2,
      output: expect.stringContaining('--dist names no folder'),
    });
    expect(runCommand('start', '--dist=nowhere').output).toContain('There is no build in');
    expect(runCommand('start', '--help')).toMatchObject({ status: 0 });
  });

  it('builds nothing with a React that it does not work with, or with two of them', async () => {
    const addReact = (folder: string, version: string) => {
      const place = join(folder, 'node_modules/react');
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'react', version }));
      return () => rmSync(place, { recursive: true });
    };
    const takeOld = addReact(project, '18.3.1');
    expect(runCommand('build')).toEqual({
      status: 2,
      output: expect.stringMatching(
        /^React 18\.3\.1 is none .* npm install "react@\^19\.2\.0".*\n$/,
      ),
    });
    takeOld();
    const takeSecond = addReact(join(project, 'storefront'), '19.1.0');
    expect(runCommand('build')).toEqual({
      status: 2,
      output: expect.stringMatching(/^There are two Reacts, 19\.\d.* and 19\.1\.0 in .*\n$/),
    });
    takeSecond();
    const library = join(project, 'node_modules/stars');
    mkdirSync(library);
    writeFileSync(join(library, 'package.json'), '{"name":"stars","main":"stars.js"}');
    writeFileSync(join(library, 'stars.js'), '');
    addReact(library, '18.3.1');
    const { packageProblem } = (await import(join(installed, 'scripts/one-react.cjs'))) as {
      packageProblem: (name: string, place: object) => string | undefined;
    };
    const place = { product: installed, from: join(project, 'storefront') };
    expect(packageProblem('stars', place)).toMatch(/^stars loads React 18\.3\.1 in .*overrides/);
    expect(packageProblem('react-redux', { ...place, from: installed })).toBeUndefined();
    rmSync(library, { recursive: true });
  });

  it('has an entry for tests, which jest loads as it is', () => {
    const file = join(project, 'parts.test.js');
    writeFileSync(file, ownTest);
    const cacheDirectory = join(parent, 'jest');
    const options = { rootDir: project, testMatch: [file], transform: {}, cacheDirectory };
    const config = JSON.stringify(options);
    const jest = join(root, 'node_modules/jest/bin/jest.js');
    expect(run(process.execPath, [jest, '--config', config])).toEqual({
      status: 0,
      output: expect.stringContaining('1 passed'),
    });
    rmSync(file);
  });

  it('is built again where another package of the same version was built before', () => {
    // By default webpack takes the files below node_modules for unchanged until their version is another.
    const config = `require('${join(installed, 'webpack.config.js')}')`;
    const print = `console.log(JSON.stringify(${config}.map(({ snapshot }) => snapshot.managedPaths)))`;
    const env = { ...process.env, DIST: dist };
    const { stdout } = spawnSync(process.execPath, ['-e', print], { env, encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual(Array(5).fill([]));
  });

  it(
    'builds, imports and serves a storefront of its own',
    async () => {
      // The cache of a build cannot be written here.
      writeFileSync(join(project, 'node_modules/.cache'), '');
      expect(runCommand('build')).toMatchObject({ status: 0 });
      // A port at which nothing listens.
      expect(runCommand('check-api', 'http://127.0.0.1:9').output).toContain('x-brand: fernway');
      const data = ['--data-dir', join(parent, 'data')];
      expect(runCommand('import', 'products.csv', ...data).output).toContain(
        'Imported 20 products',
      );

      const { address } = await startShopProcess({
        program: command,
        args: ['start', '--dist', dist],
        env: { DATA_DIR: join(parent, 'data') },
      });
      const page = await (await fetch(`${address}/browse/garden`)).text();
      expect(page).toMatch(/<title>[^<]*Fernway<\/title>/);
      expect(page).toContain('data-plp-brand="fernway"');
      expect(page).toContain('Rill watering can');
      const { style } = JSON.parse(readFileSync(join(dist, 'client/assets.json'), 'utf8')) as {
        style: string;
      };
      const styles = await (await fetch(`${address}/sa/product-listing-fe/${style}`)).text();
      expect(styles).toContain('--plp-primary:#2f6330');
    },
    limitMs,
  );

  it(
    'watches a storefront, and serves what has changed; a mistake leaves the build before',
    async () => {
      const folder = join(project, 'watched-storefront');
      cpSync(join(project, 'storefront'), folder, { recursive: true });
      const file = join(folder, 'storefront.ts');
      const source = readFileSync(file, 'utf8');
      const shop = await startShopProcess({
        program: command,
        args: ['watch', '--storefront', folder, '--out', join(project, 'watched')],
        env: { DATA_DIR: join(parent, 'data') },
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

  it(
    'builds nothing of a storefront without its export',
    () => {
      const folder = join(project, 'without-export');
      cpSync(join(project, 'storefront'), folder, { recursive: true });
      writeFileSync(join(folder, 'storefront.ts'), 'export const other = {};');
      const options = ['--storefront', folder, '--out', join(project, 'failed')];
      expect(runCommand('build', ...options)).toMatchObject({
        status: 1,
        output: expect.stringContaining("export 'storefront'"),
      });
    },
    limitMs,
  );
});

/** The files of an entry of `exports`. */
function pathsOf(target: string | Readonly<Record<string, string>>): readonly string[] {
  return typeof target === 'string' ? [target] : Object.values(target);
}
