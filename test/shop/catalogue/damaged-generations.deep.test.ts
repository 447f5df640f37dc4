import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openGeneration } from '../../../shop/catalogue/embedded/generation';
import { readCurrent } from '../../../shop/catalogue/embedded/generation-store';
import { UnavailableError } from '../../../shop/catalogue/listing-engine';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { serveCatalogue } from '../../../shop/catalogue/worker/serve-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { testOutline, testProducts } from './a-catalogue';
import { flipBit, generationsIn, importInto, makeFormatOne } from './damage-files';
import { aQuery } from './open-test-catalogue';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';

let folder: string;
beforeEach(() => {
  folder = aFolder();
});

const refusal = /^Generation .* of the catalogue is damaged: .*import again/;

const root = () => join(folder, 'catalogue');
const inGeneration = (name: string, file: string) => join(root(), name, file);
const files = ['columns.bin', 'sets.bin', 'words.txt', 'products.sqlite', 'generation.json'];

/** There is no program of the thread, so that building the sample fails. */
function serve() {
  const onError = jest.fn<undefined, [unknown]>();
  const onSwitch = jest.fn();
  const { engine, opened } = serveCatalogue({
    dataDir: folder,
    script: '/no/such/program.js',
    watch: { everyMs: 10, onError, onSwitch },
  });
  closeAfterTest(engine.close);
  const errors = () => onError.mock.calls.map(([error]) => (error as Error).message);
  return { engine, opened, errors, onSwitch };
}

describe('a folder whose pointer is damaged', () => {
  const damages: readonly (readonly [string, (path: string) => void])[] = [
    ['missing', (path) => rmSync(path)],
    ['empty', (path) => writeFileSync(path, '')],
    ['cut short', (path) => writeFileSync(path, readFileSync(path).subarray(0, 20))],
    ['something else', (path) => writeFileSync(path, '{"folder":"../../etc"}')],
  ];

  it.each(damages)('serves the newest import when it is %s, and is repaired', async (_, damage) => {
    const first = await importInto(root(), 60);
    const second = await importInto(root(), 80);
    damage(join(root(), 'current.json'));
    const { opened, errors } = serve();
    expect(await opened).toBe(80);
    expect(generationsIn(root())).toEqual([first, second]);
    expect(readCurrent(root())).toEqual({
      folder: second,
      source: 'import',
      signature: 'import 80',
    });
    expect(errors()).toEqual([expect.stringMatching(`current.json .* ${second}`)]);
  });

  it('does not serve the sample that the pointer names when an import has finished since', async () => {
    await importInto(root(), 50, { source: 'sample' });
    const pointer = readFileSync(join(root(), 'current.json'));
    const name = await importInto(root(), 60);
    writeFileSync(join(root(), 'current.json'), pointer);
    const { engine, opened, onSwitch } = serve();
    expect(await opened).toBe(60);
    await wait(50);
    expect(onSwitch.mock.calls).toMatchObject([[{ products: 60 }]]);
    expect(engine.health()).toMatchObject({ products: 60, importedMs: expect.any(Number) });
    expect(readCurrent(root())?.folder).toBe(name);
  });

  it('serves the later import, also when the clock was set back', async () => {
    await importInto(root(), 60);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    await importInto(root(), 80);
    now.mockRestore();
    rmSync(join(root(), 'current.json'));
    expect(await serve().opened).toBe(80);
  });
});

describe('a damaged generation', () => {
  it.each(files)(
    'with one bit flipped in %s is not served, but the one before it',
    async (file) => {
      const before = await importInto(root(), 60);
      const name = await importInto(root(), 80);
      flipBit(inGeneration(name, file));
      const { engine, opened, errors } = serve();
      expect(await opened).toBe(60);
      expect((await engine.query(aQuery())).total).toBe(60);
      await until(() => engine.health().warning !== undefined);
      await wait(50);
      expect(errors()).toEqual([expect.stringMatching(refusal)]);
      expect(errors()[0]).toContain(`Generation ${name} `);
      expect(engine.health().warning).toMatch(refusal);
      expect(engine.health().warning).toContain(`Meanwhile ${before} is served.`);
      expect(generationsIn(root())).toEqual([before, name]);
      expect(readCurrent(root())?.folder).toBe(name);
      const next = await importInto(root(), 90);
      flipBit(inGeneration(next, file));
      await until(() => engine.health().warning?.includes(next) === true);
      expect(errors()).toEqual([
        expect.stringMatching(refusal),
        expect.stringContaining(`Generation ${next} `),
      ]);
      await importInto(root(), 95);
      await until(() => engine.health().products === 95);
      expect(engine.health()).toEqual({
        products: 95,
        engine: 'embedded',
        importedMs: expect.any(Number),
      });
    },
  );

  it.each(files)('that lacks %s is refused by name', async (file) => {
    const name = await importInto(root(), 60);
    rmSync(inGeneration(name, file));
    await expect(openGeneration(join(root(), name))).rejects.toThrow(file);
  });

  it.each(['', 'null', '[]', '{"format":99}'])(
    'whose description holds %j is refused by name, and is no sample',
    async (text) => {
      const before = await importInto(root(), 60);
      const name = await importInto(root(), 80);
      writeFileSync(inGeneration(name, 'generation.json'), text);
      rmSync(join(root(), 'current.json'));
      const { opened, errors } = serve();
      expect(await opened).toBe(60);
      expect(errors()[0]).toContain(`Generation ${name} `);
      expect(generationsIn(root())).toEqual([before, name]);
    },
  );

  it('that lacks its checksums is refused by name', async () => {
    const name = await importInto(root(), 60);
    rmSync(inGeneration(name, 'SHA256SUMS'));
    await expect(openGeneration(join(root(), name))).rejects.toThrow(/^Generation .*SHA256SUMS/);
  });

  it('alone in its folder is not replaced by the sample, but by the next import', async () => {
    const name = await importInto(root(), 60);
    flipBit(inGeneration(name, 'columns.bin'));
    const { engine, opened, errors } = serve();
    await until(() => engine.health().problem !== 'the catalogue is being opened');
    expect(engine.health()).toEqual({
      products: 0,
      engine: 'embedded',
      problem: expect.stringMatching(`Generation ${name} .* columns.bin .* import again`),
    });
    await expect(engine.query(aQuery())).rejects.toThrow(UnavailableError);
    await wait(50);
    expect(errors()).toHaveLength(2);
    expect(generationsIn(root())).toEqual([name]);
    await importInto(root(), 80);
    expect(await opened).toBe(80);
    // Health reports the damaged one until the import has named the new one as the one in use.
    await until(() => engine.health().warning === undefined);
    expect(engine.health()).toMatchObject({ products: 80, engine: 'embedded' });
  });

  it('is served once its file is brought back', async () => {
    const name = await importInto(root(), 60);
    const path = inGeneration(name, 'sets.bin');
    copyFileSync(path, join(folder, 'copy'));
    rmSync(path);
    const { engine, opened } = serve();
    await until(() => engine.health().problem?.includes('sets.bin') === true);
    copyFileSync(join(folder, 'copy'), path);
    expect(await opened).toBe(60);
  });

  it('whose folder was removed is not replaced by the sample either', async () => {
    const name = await importInto(root(), 60);
    rmSync(join(root(), name), { recursive: true });
    const { engine } = serve();
    await until(() => engine.health().problem?.includes(name) === true);
  });

  it('that is imported while another is served is refused, and the other is still served', async () => {
    const first = await importInto(root(), 60);
    const { engine, opened, errors } = serve();
    await opened;
    const name = await importInto(root(), 80);
    // The server has not looked since: no task has run in between.
    flipBit(inGeneration(name, 'columns.bin'));
    await until(() => engine.health().warning?.includes(name) === true);
    expect(engine.health().warning).toContain(`Meanwhile ${first} is served.`);
    expect((await engine.query(aQuery())).total).toBe(60);
    expect(errors()).toHaveLength(1);
  });
});

describe('the checksums of a generation', () => {
  it('are a list that sha256sum checks', async () => {
    const name = await importInto(root(), 30);
    const check = () =>
      spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: join(root(), name), encoding: 'utf8' });
    expect(check().stdout.trim().split('\n').sort()).toEqual(
      files.map((file) => `${file}: OK`).sort(),
    );
    flipBit(inGeneration(name, 'words.txt'));
    expect(check().status).toBe(1);
  });
});

describe('the generations that an import leaves', () => {
  it('are its own and the undamaged one before it', async () => {
    await importInto(root(), 30, { source: 'sample' });
    const first = await importInto(root(), 60);
    expect(generationsIn(root())).toEqual([first]);
    const second = await importInto(root(), 70);
    expect(generationsIn(root())).toEqual([first, second]);
    flipBit(inGeneration(second, 'sets.bin'));
    const third = await importInto(root(), 80);
    expect(generationsIn(root())).toEqual([first, third]);
    const fourth = await importInto(root(), 90);
    expect(generationsIn(root())).toEqual([third, fourth]);
  });
});

describe('a generation without checksums, of the first format', () => {
  const importOld = async (count: number) => {
    const name = await importInto(root(), count);
    makeFormatOne(join(root(), name));
    return name;
  };

  it('is served, with its pointer and without', async () => {
    const name = await importOld(60);
    expect(await serve().opened).toBe(60);
    rmSync(join(root(), 'current.json'));
    expect(await serve().opened).toBe(60);
    expect(readCurrent(root())).toMatchObject({ folder: name, source: 'import' });
  });

  it('finds words, those in titles first', async () => {
    await importOld(60);
    const { engine, opened } = serve();
    await opened;
    const [{ title = '' } = {}] = testProducts(60);
    const term = title.split(' ')[1] ?? '';
    const page = await engine.query(aQuery({ base: { kind: 'search', term } }));
    const isTitled = page.products.map((product) => product.title.includes(term));
    expect(isTitled).toEqual(isTitled.toSorted((one, other) => Number(other) - Number(one)));
    expect([isTitled[0], isTitled.at(-1)]).toEqual([true, false]);
  });

  it('stays as the one to fall back to', async () => {
    const old = await importOld(60);
    const name = await importInto(root(), 80);
    expect(generationsIn(root())).toEqual([old, name]);
    flipBit(inGeneration(name, 'products.sqlite'));
    expect(await serve().opened).toBe(60);
  });

  it('is not taken for a sample, nor a sample for it', async () => {
    const outline = { ...testOutline, isSample: true } as const;
    const sample = { outline, products: () => testProducts(50), size: 50 };
    const name = await importInto(root(), 50, { outline, source: 'sample' });
    makeFormatOne(join(root(), name));
    rmSync(join(root(), 'current.json'));
    const { engine } = await openCatalogue({ dataDir: folder, sample });
    closeAfterTest(engine.close);
    expect(readCurrent(root())?.source).toBe('sample');
    expect(generationsIn(root())).not.toContain(name);
  });

  it.each([
    ['columns.bin', 'valueStart', 'has no 60 lists'],
    ['sets.bin', 'start', 'lists in its column start'],
  ])('is refused when a place in %s points far beyond its end', async (file, column, reason) => {
    const name = await importOld(60);
    const path = inGeneration(name, file);
    const bytes = readFileSync(path);
    const headerLength = bytes.readUInt32LE(0);
    const { entries } = JSON.parse(bytes.toString('utf8', 8, 8 + headerLength)) as {
      entries: readonly { readonly name: string; readonly at: number }[];
    };
    const at = entries.find((entry) => entry.name === column)?.at ?? NaN;
    const start = 8 + Math.ceil(headerLength / 8) * 8 + at;
    // The highest byte of the sixth place, which then is about a thousand million.
    flipBit(path, start + 5 * 4 + 3);
    await expect(openGeneration(join(root(), name))).rejects.toThrow(reason);
  });
});

describe('an unfinished generation of a process that died', () => {
  it.each([
    ['nothing but products', ['products.sqlite']],
    ['everything but the checksums', files],
  ])('with %s is not served, and is removed', async (_, left) => {
    const whole = await importInto(root(), 60);
    const half = join(root(), 'g-zzzzzzzz-dead');
    mkdirSync(half);
    for (const file of left) copyFileSync(inGeneration(whole, file), join(half, file));
    rmSync(join(root(), 'current.json'));
    expect(await serve().opened).toBe(60);
    expect(existsSync(half)).toBe(false);
    expect(generationsIn(root())).toEqual([whole]);
  });

  it('with everything, but not yet named, is served when the pointer is lost', async () => {
    const first = await importInto(root(), 60);
    const pointer = readFileSync(join(root(), 'current.json'));
    await importInto(root(), 80);
    writeFileSync(join(root(), 'current.json'), pointer);
    expect(await serve().opened).toBe(60);
    expect(readCurrent(root())?.folder).toBe(first);
    rmSync(join(root(), 'current.json'));
    expect(await serve().opened).toBe(80);
  });
});
