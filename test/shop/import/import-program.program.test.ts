import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createChance } from '../../../shop/pictures/chance';
import { compileProgram } from '../../support/compile-program';
import { openTestShop, type TestShop } from './import-text';

let shop: TestShop;
beforeEach(async () => {
  shop = openTestShop();
  await shop.importText('{"id":"old","title":"Old","price":5}');
});

const product = '{"id":"new","title":"New","price":5}';

describe('import program', () => {
  const script = compileProgram('shop/import/main.ts');

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
    const file = shop.put(
      'feed.ndjson',
      `${product}\n{"id":"x"}\n{"id":"s","title":"Sample","price":0}\n`,
    );
    const { status, stdout, stderr } = run([file, '--max-errors', '50%']);
    expect(stderr).toContain('line 2: the price is missing');
    expect(stderr).toContain('100 %  Reading, 1 product\n');
    expect(stdout).toMatch(/^Imported 1 product of .*feed\.ndjson \(ndjson\) in/);
    expect(stdout).toContain('rows       3, 1 rejected');
    expect(stdout).toContain('skipped    1 price of 0');
    expect(stdout).toContain('prices in  GBP, which is assumed: the file names no currency');
    expect(status).toBe(0);
    expect(await shop.products()).toMatchObject([{ id: 'new' }]);
  });

  it.each([
    ['its output has', 'exec >/dev/full;'],
    ['its messages have', 'exec 2>/dev/full;'],
    ['both have', 'exec >/dev/full 2>&1;'],
    ['its reader has gone and both have', 'exec > >(exit) 2>&1; wait $!;'],
  ])('says by its exit code that it has imported when %s no place', async (_, before) => {
    const file = shop.put('feed.ndjson', `${product}\n{"id":"x"}\n`);
    expect(run([file, '--max-errors', '50%'], before).status).toBe(0);
    expect(await shop.products()).toMatchObject([{ id: 'new' }]);
  });

  it('names the report when its disk is full, and changes nothing', () => {
    const before = shop.state().current;
    const file = shop.put('feed.ndjson', `${product}\n{"id":"x"}\n`);
    const { status, stderr } = run([file, '--max-errors', '50%', '--report', '/dev/full']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('--report: ENOSPC')]);
    expect(shop.state().current).toBe(before);
  });

  it('takes little memory for a file whose products each have attributes of their own', () => {
    const attributesOf = (at: number) =>
      Array.from({ length: 30 }, (_, place) => [`Part ${at}-${place} ${'x'.repeat(160)}`, 'yes']);
    const rows = Array.from({ length: 4_000 }, (_, at) => {
      const attributes = Object.fromEntries(attributesOf(at)) as object;
      return JSON.stringify({ id: at, title: 'Lamp', price: 5, attributes });
    });
    const { status, stderr } = run(
      [shop.put('feed.ndjson', rows.join('\n')), '--dry-run', '--language', 'en'],
      'NODE_OPTIONS=--max-old-space-size=48',
    );
    expect([status, stderr]).toEqual([0, expect.stringContaining('4,000 products')]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says at %s that the catalogue is as it was',
    async (signal) => {
      const before = shop.state().current;
      const rows = Array.from(
        { length: 40_000 },
        (_, at) => `${product.replace('new', `n${at}`)}\n`,
      );
      const file = shop.put('feed.ndjson', `{"id":"x"}\n${rows.join('')}`);
      const child = spawn(process.execPath, [script, file, '--data-dir', join(shop.path, 'data')]);
      let stderr = '';
      child.stderr.on('data', (said: Buffer) => {
        if (stderr === '') child.kill(signal);
        stderr += String(said);
      });
      const [, by] = (await once(child, 'close')) as [unknown, unknown];
      expect(stderr).toMatch(/Nothing was imported: stopped; the catalogue is as it was\n$/);
      expect(by).toBe(signal);
      expect(shop.state().current).toBe(before);
    },
  );

  it('ends with the setting that lets pages show pictures of other hosts', () => {
    const rows = [
      'id,title,price,image_url,additional_image_link',
      'a,A,5,https://IMG.example:443/a.jpg,https://cdn.example/a.jpg?w=1',
      'b,B,5,/own/b.jpg,https://img.example/b2.jpg',
      'c,C,5,https://$(reboot).example/c.jpg,http://user:pass@old.example/c.jpg',
    ];
    const { stdout } = run([shop.put('feed.csv', rows.join('\n')), '--dry-run']);
    expect(stdout).toContain(
      'allows them: IMAGE_ORIGINS=https://img.example,https://cdn.example,http://old.example npm start\n',
    );
  });

  it('ends with an example of pictures that no page can load, and the option that helps', () => {
    const file = shop.put('feed.csv', 'id,title,price,image_url\na,A,5,images/3.jpg\n');
    expect(run([file, '--dry-run']).stdout).toContain(
      '  pictures   such as "images/3.jpg" do not load on a page: --image-base URL puts',
    );
  });

  it('tells of categories that may be paths with another mark', () => {
    const categoriesOf = (path: string) => {
      const file = shop.put('feed.csv', `id,title,price,category\na,A,5,${path}\nb,B,5,Garden\n`);
      return /^ {2}categories (.*)$/m.exec(run([file, '--dry-run']).stdout)?.[1];
    };
    expect(categoriesOf('Home/Sofas')).toBe(
      '2, none in another: "Home/Sofas" is one name; a path is written with >, as Home > Sofas',
    );
    expect(categoriesOf('Home > 2/3 Seaters')).toBe('3');
  });

  it('ends with one status for a wrong command and another for a failed import', () => {
    expect(run(['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('--dry-run'),
    });
    expect(run([])).toMatchObject({ status: 2, stderr: expect.stringContaining('name one file') });
    expect(run(['a', '--format', 'pdf']).stderr).toContain(
      '--format is one of ndjson, json, csv, tsv, xml',
    );
    expect(run(['a', '--colour', 'x'])).toMatchObject({ status: 2 });
    expect(run(['a', '--max-errors', 'few'])).toMatchObject({ status: 2 });
    expect(run(['a', '--locale', 'no locale']).stderr).toContain('--locale is a language');
    expect(run(['a', '--delimiter', 'ab']).stderr).toContain('--delimiter is one character');
    expect(run(['a', '--image-base', '/media']).stderr).toContain('--image-base is an http');
    const toCluster = ['a', '--opensearch', 'http://node1:9200'];
    expect(run([...toCluster, '--shards', '0']).stderr).toContain('--shards is a whole number');
    expect(run(['a', '--shards', '3']).stderr).toContain('name it with --opensearch');
    expect(run(['a', '--opensearch', 'node1:9200']).stderr).toContain('--opensearch is an http');
    for (const option of ['--facets', '--synonyms'])
      expect(run(['a', option, '/no/such']).stderr).toContain('/no/such: there is no such file');
    expect(run(['/no/such'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Nothing was imported: /no/such: there is no such file'),
    });
  });

  it('ends with a status for each way in which a catalogue is unlike the one before', () => {
    const titles = [
      'Velvet sofa with a footstool',
      'Oak table for the garden',
      'Red cotton dress with pockets',
    ];
    const german = [
      'Sofa aus Samt mit Hocker',
      'Gartentisch für draußen',
      'Rotes Kleid aus weicher Wolle',
    ];
    const feed = (names: readonly string[], currency: string, count = 12) =>
      shop.put(
        `${names === german}-${currency}-${count}.csv`,
        `id,title,price\n${Array.from({ length: count }, (_, at) => `${at},${names[at % 3]},5 ${currency}\n`).join('')}`,
      );
    const first = run([feed(titles, 'GBP')]);
    expect(first).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('  changes    12 added, 0 changed, 1 gone\n'),
    });
    expect(run([feed(titles, 'GBP', 5)])).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('Nothing was imported: only 5 products, 41 % of the 12'),
    });
    expect(run([feed(titles, 'EUR')])).toMatchObject({ status: 4 });
    expect(run([feed(german, 'GBP')])).toMatchObject({ status: 5 });
    expect(run([feed(german, 'EUR', 5), '--accept-changes'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('  changes    0 added, 5 changed (5 texts), 7 gone'),
    });
  });

  it('writes synonyms to begin with, but never over a file', async () => {
    const words = join(shop.path, 'words.txt');
    expect(run(['--write-synonyms', words])).toMatchObject({ status: 0 });
    expect(readFileSync(words, 'utf8')).toContain('sofa, couch, settee\n');
    expect(run(['--write-synonyms', words])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('exist'),
    });
    await shop.importText(product, { synonyms: words });
    expect((await shop.readAll()).outline.synonyms?.length).toBeGreaterThan(100);
  });

  it('tells in a dry run what each column is taken for, with values', () => {
    const rows = '1,Lamp,5,Oak,Softly,\n2,Sofa,9,Oak,Kartell,\n';
    const file = shop.put('own.csv', `Nr,title,price,Stoff,Marke,Bild\n${rows}`);
    const { stdout } = run([file, '--map', 'id=Nr', '--map', 'nothing=Stoff', '--dry-run']);
    expect(stdout).toContain('  Nr: id\n      1 / 2\n');
    expect(stdout).toContain('  Marke: filter "Marke" (perhaps "brand"');
    expect(stdout).toContain('  Stoff: left out\n      Oak');
    expect(stdout).toContain('  Bild: image_link\n');
    const hostile = shop.put('hostile.csv', 'id,title,price,A\u001b[2J b\n1,Lamp,5,\u001b[2J\n');
    const told = run([hostile, '--dry-run']);
    expect(told.stdout).toContain('  A [2J b: filter "A [2J b"\n');
    expect(told.stdout).not.toContain('\u001b');
  });

  it('prints no character of a file that controls a terminal or turns the direction of its text', () => {
    const odd = '\u202e\u2066\u200f\u0085\u009b\u2028\u{e0041}\ufeff';
    const rows = [
      `1,La${odd}mp,5,Ho${odd}me,O${odd}ak`,
      `2,So${odd}fa,5/${odd}6,Home,Oak`,
      `,a${odd},5,Home,Oak`,
    ];
    const text = `id,title,price,category,Sto${odd}ff\n${rows.join('\n')}\n`;
    const file = shop.put('odd.csv', text);
    for (const options of [['--dry-run'], []]) {
      const { stdout, stderr } = run([file, '--max-errors', '100%', ...options]);
      expect(stdout).toMatch(/^ {4}.*Sto ff/m);
      expect(stderr).toContain('line 3: ');
      expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }
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
