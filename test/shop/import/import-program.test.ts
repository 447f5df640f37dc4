import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';
import { createChance } from '../../../src/shop/pictures/chance';
import { openTestShop } from './import-text';
import type { TestShop } from './import-text';

jest.setTimeout(120_000);

let shop: TestShop;
beforeEach(async () => {
  shop = openTestShop();
  await shop.importText('{"id":"old","title":"Old","price":5}');
});
afterEach(() => shop.remove());

const product = '{"id":"new","title":"New","price":5}';

const project = resolve(__dirname, '../../..');
const sources = (folder: string): string[] =>
  readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : entry.name.endsWith('.ts')
        ? [join(folder, entry.name)]
        : [],
  );

/** The program as plain JavaScript in a folder from which the packages are found. */
const compileProgram = () => {
  const cache = join(project, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const target = mkdtempSync(join(cache, 'import-program-'));
  writeFileSync(join(target, 'package.json'), '{"type":"commonjs"}');
  for (const file of [
    'src/shop',
    'src/lib',
    'src/storefront',
    'src/listing-url',
    'src/catalogue',
  ].flatMap(sources)) {
    const { code } = transformFileSync(join(project, file), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    const output = join(target, file.replace(/\.ts$/, '.js'));
    mkdirSync(resolve(output, '..'), { recursive: true });
    writeFileSync(output, code);
  }
  return { script: join(target, 'src/shop/import/main.js'), target };
};

describe('import program', () => {
  const { script, target } = compileProgram();
  afterAll(() => rmSync(target, { recursive: true, force: true }));

  const run = (args: readonly string[], before = '') => {
    const command = `${before} exec "$0" "$@"`;
    const { status, stdout, stderr } = spawnSync(
      'bash',
      ['-c', command, process.execPath, script, ...args],
      {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: join(shop.path, 'data') },
      },
    );
    return { status, stdout, stderr };
  };

  it('imports into DATA_DIR, with progress, rejected rows and a summary', async () => {
    const file = shop.put('feed.ndjson', `${product}\n{"id":"x"}\n`);
    const { status, stdout, stderr } = run([file, '--max-errors', '50%']);
    expect(stderr).toContain('line 2: the price is missing');
    expect(stderr).toContain('100 %  Reading, 1 products');
    expect(stdout).toMatch(/^Imported 1 products of .*feed\.ndjson \(ndjson\) in/);
    expect(stdout).toContain('rows       2, 1 rejected');
    expect(status).toBe(0);
    expect(await shop.products()).toMatchObject([{ id: 'new' }]);
  });

  it('tells the wrong command from the failed import by its status', () => {
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--dry-run'),
    });
    expect(run([])).toMatchObject({ status: 2, stderr: expect.stringContaining('name one file') });
    expect(run(['a', '--format', 'pdf']).stderr).toContain(
      '--format is one of ndjson, csv, tsv, xml',
    );
    expect(run(['a', '--colour', 'x'])).toMatchObject({ status: 2 });
    expect(run(['a', '--max-errors', 'few'])).toMatchObject({ status: 2 });
    expect(run(['/no/such'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Nothing was imported: /no/such: there is no such file'),
    });
  });

  it.each([512, 2048, 6000])(
    'changes nothing and leaves nothing when the disk ends after %i kB',
    async (kilobytes) => {
      const before = shop.state();
      const path = join(shop.path, 'big.ndjson');
      const file = openSync(path, 'w');
      const chance = createChance(1);
      for (let at = 0; at < 8000; at += 1) {
        const description = Array.from({ length: 60 }, () => chance.below(1e9).toString(36)).join(
          ' ',
        );
        writeSync(
          file,
          `${JSON.stringify({ id: `p${at}`, title: `Lamp ${at}`, price: 5, description })}\n`,
        );
      }
      closeSync(file);
      const { status, stderr } = run([path], `trap "" XFSZ; ulimit -f ${kilobytes};`);
      expect(stderr).toMatch(/Nothing was imported: .*(is full|cannot be written)/);
      expect(status).toBe(1);
      expect(shop.state()).toEqual(before);
      expect(await shop.products()).toMatchObject([{ id: 'old' }]);
    },
  );
});
