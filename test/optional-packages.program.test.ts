/** What a packed product does without the packages that only some shops need. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../package.json';
import uses from '../server/services/optional-packages.json';
import { closeAfterTest } from './support/close-after-test';
import {
  example,
  makePackedProject,
  optionalNames,
  requiredNames,
  type PackedProject,
} from './support/packed-project';
import { startShopProcess } from './support/shop-process';

const limitMs = 600_000;
const ranges: Readonly<Record<string, string>> = packageJson.peerDependencies;
const installOf = (names: readonly string[]) =>
  `npm install ${names.map((name) => `${name}@${ranges[name]}`).join(' ')}`;

const ownServer = `import { noShop, startServer } from 'product-listing-page/services';
import { storefront } from './storefront';
startServer({ shop: noShop, storefront, program: __filename });
`;

let packed = {} as PackedProject;

/** Runs a command in the project; a server that does not end at once fails the test by its limit. */
function runWith(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { project, command } = packed;
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: project,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, PORT: '0', ...env },
  });
  return { status, stderr };
}

/** A listing API with one product. */
async function startApi(): Promise<string> {
  const body = {
    response: {
      product_list: [{ product_id: '1', title: 'Oak table', url: '/p/1', price: { current: 249 } }],
      meta: { num_results: 1 },
    },
  };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/listing`;
}

beforeAll(async () => {
  packed = await makePackedProject(requiredNames);
}, limitMs);

describe('a package that only some shops need', () => {
  const named: ReadonlySet<string> = new Set(
    Object.values(uses).flatMap(({ packages }) => packages),
  );
  const guide = readFileSync(resolve(__dirname, '../docs/guides/own-storefront.md'), 'utf8');

  it('is an optional peer of the package, and has a use', () => {
    expect([...named].sort()).toEqual([...optionalNames].sort());
    for (const name of named) expect(ranges[name]).toMatch(/^\^\d/);
  });

  it('is locked for a clone in the version that its range begins with', () => {
    const locked: Readonly<Record<string, string>> = packageJson.devDependencies;
    for (const name of named) expect(`^${locked[name]}`).toBe(ranges[name]);
  });

  it.each(Object.entries(uses))('is in the table of the guide: %s', (_use, { packages }) => {
    for (const name of packages) expect(guide).toContain(`${name}@${ranges[name]}`);
  });

  it('is named by the example, which has the embedded catalogue and the import', () => {
    const { dependencies } = JSON.parse(readFileSync(join(example, 'package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>;
    };
    for (const name of [...uses.catalogue.packages, ...uses.import.packages])
      expect(dependencies[name]).toBe(ranges[name]);
  });
});

describe('a project without any of them', () => {
  it(
    'builds and serves the page over a listing API',
    async () => {
      const { project, command } = packed;
      const dist = join(project, 'own');
      writeFileSync(join(project, 'storefront/server.ts'), ownServer);
      const build = runWith({}, 'build', '--server', 'storefront/server.ts', '--out', 'own');
      expect(build).toEqual({ status: 0, stderr: expect.not.stringContaining('npm install') });
      const shop = await startShopProcess({
        program: command,
        args: ['start', '--dist', dist],
        env: { API_URL: await startApi() },
      });
      const page = await fetch(`${shop.address}/browse/tables`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('Oak table');

      const algolia = {
        ...{ LISTING_ADAPTER: 'algolia', ALGOLIA_APP_ID: 'shop' },
        ...{ ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX: 'products' },
      };
      expect(runWith(algolia, 'start', '--dist', dist)).toEqual({
        status: 2,
        stderr: `The adapter to Algolia needs @algolia/client-search and @algolia/client-insights: ${installOf(uses.algolia.packages)}\n`,
      });
      const scripts = readdirSync(join(dist, 'client'));
      expect(scripts.some((name) => name.startsWith('texts-'))).toBe(true);
      expect(scripts.filter((name) => name.includes('en-XA'))).toEqual([]);
    },
    limitMs,
  );

  it(
    'says in one line what the sample shop needs, for the settings of its start',
    () => {
      expect(runWith({}, 'build')).toEqual({
        status: 0,
        stderr: expect.stringContaining(
          `Without libsql, roaring-wasm, @orama/stemmers the sample shop starts with API_URL or LISTING_ADAPTER and DATABASE_URL alone. For a catalogue: ${installOf(uses.catalogue.packages)}. A server without the sample shop (build --server) needs none of them.\n`,
        ),
      });
      const ofCatalogue = `The embedded catalogue needs libsql, roaring-wasm and @orama/stemmers: ${installOf(uses.catalogue.packages)}\n`;
      expect(runWith({}, 'start')).toEqual({ status: 2, stderr: ofCatalogue });
      expect(runWith({ WORKERS: '2' }, 'start')).toEqual({ status: 2, stderr: ofCatalogue });
      const ofFiles = `What is stored in DATA_DIR needs libsql: ${installOf(['libsql'])}\n`;
      const own = { API_URL: 'http://127.0.0.1:9/listing' };
      expect(runWith(own, 'start')).toEqual({ status: 2, stderr: ofFiles });
      expect(runWith({}, 'backup', 'copy')).toEqual({ status: 2, stderr: ofFiles });
      const ofPostgres = `What is stored in PostgreSQL needs pg: ${installOf(['pg'])}\n`;
      const postgres = { DATABASE_URL: 'postgres://127.0.0.1:9/shop' };
      expect(runWith({ ...own, ...postgres }, 'start')).toEqual({ status: 2, stderr: ofPostgres });
      expect(runWith(postgres, 'events')).toEqual({ status: 2, stderr: ofPostgres });
      expect(runWith({}, 'import', 'products.csv')).toEqual({
        status: 2,
        stderr: expect.stringMatching(/^The import needs libsql, .* and yauzl: npm install .*\n$/),
      });
      expect(packed.runCommand('check-api', 'http://127.0.0.1:9').output).toContain(
        'x-brand: fernway',
      );
    },
    limitMs,
  );
});

describe('the documents of the package', () => {
  it('link only to files that are in it', () => {
    const { installed, files } = packed;
    const documents = files.filter((file) => file.endsWith('.md'));
    const dead = documents.flatMap((file) =>
      [...readFileSync(join(installed, file), 'utf8').matchAll(/\]\(([^)\s#]+)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^[a-z]+:/.test(link))
        .filter((link) => !existsSync(resolve(installed, dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    );
    expect(documents.length).toBeGreaterThan(50);
    expect(dead).toEqual([]);
  });
});
