import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ListingEngine } from '../../../src/shop/catalogue/listing-engine';
import { openCatalogue } from '../../../src/shop/catalogue/open-catalogue';
import { serveCatalogue } from '../../../src/shop/catalogue/worker/serve-catalogue';
import { testOutline, testProducts } from './a-catalogue';
import { flipBit, importInto } from './damage-files';
import { describeWithMounts, mountFolder } from './mounted-folder';
import type { MountedFolder } from './mounted-folder';
import { aQuery, temporaryFolder } from './open-test-catalogue';

let engines: ListingEngine[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(engines.map((engine) => engine.close()));
  engines = [];
});

/** There is no program that could build the sample. */
const serve = (dataDir: string) => {
  const [onError, onWarning] = [jest.fn(), jest.fn<undefined, [string]>()];
  const { engine, opened } = serveCatalogue({
    dataDir,
    script: '/no/such/program.js',
    watch: { everyMs: 10, onError, onWarning },
  });
  engines.push(engine);
  return { engine, opened, onError, onWarning };
};
const until = async (isTrue: () => boolean) => {
  for (let tries = 0; !isTrue() && tries < 1000; tries += 1) await wait(10);
  expect(isTrue()).toBe(true);
};
const sampleOf = (size: number) => ({
  outline: testOutline,
  products: () => testProducts(size),
  size,
});
const openSample = async (dataDir: string, size: number) => {
  const { engine } = await openCatalogue({ dataDir, sample: sampleOf(size) });
  engines.push(engine);
  return engine.health().products;
};

describeWithMounts('a catalogue on a disk that cannot be written', () => {
  let disk: MountedFolder;
  const root = () => join(disk.path, 'catalogue');
  beforeEach(() => {
    disk = mountFolder();
  });
  afterEach(() => disk.remove());

  it('is served when it is read-only, and says so once', async () => {
    await importInto(root(), 60);
    disk.makeReadOnly();
    const { engine, opened, onError, onWarning } = serve(disk.path);
    expect(await opened).toBe(60);
    expect((await engine.query(aQuery())).total).toBe(60);
    await wait(50);
    const warning = `${root()} cannot be written (EROFS).`;
    expect(engine.health()).toEqual({ products: 60, engine: 'embedded', warning });
    expect(onWarning.mock.calls).toEqual([[warning]]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is found without its pointer, and beside a damaged one, when it is read-only', async () => {
    const before = await importInto(root(), 60);
    const name = await importInto(root(), 80);
    flipBit(join(root(), name, 'columns.bin'));
    fs.rmSync(join(root(), 'current.json'));
    fs.mkdirSync(join(root(), 'g-zzzzzzzz-half'));
    disk.makeReadOnly();
    const { engine, opened } = serve(disk.path);
    expect(await opened).toBe(60);
    await until(() => engine.health().warning?.includes(name) === true);
    expect(engine.health().warning).toMatch(/ is served.*cannot be written/);
    expect(engine.health().warning).toContain(`${before} is served`);
  });

  it('is served when the disk is full, which goes away with room', async () => {
    await importInto(root(), 60);
    fs.rmSync(join(root(), 'current.json'));
    fs.rmSync(join(root(), 'lock.sqlite'));
    const makeRoom = disk.fill();
    const { engine, opened } = serve(disk.path);
    expect(await opened).toBe(60);
    expect((await engine.query(aQuery())).total).toBe(60);
    expect(engine.health().warning).toBe(`The disk of ${root()} is full.`);
    makeRoom();
    await until(() => engine.health().warning === undefined);
  });

  it('is served as an older sample when the new one cannot be built', async () => {
    expect(await openSample(disk.path, 50)).toBe(50);
    disk.makeReadOnly();
    expect(await openSample(disk.path, 60)).toBe(50);
  });

  it('is missed with a clear code when there is none', async () => {
    fs.mkdirSync(root());
    disk.makeReadOnly();
    await expect(openSample(disk.path, 50)).rejects.toMatchObject({ code: 'EROFS' });
  });
});

describe('a catalogue whose folder refuses every write', () => {
  const writes = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync', 'accessSync'] as const;

  it.each(['EROFS', 'ENOSPC', 'EACCES'])('with %s is served all the same', async (code) => {
    const folder = temporaryFolder();
    const root = join(folder.path, 'catalogue');
    await importInto(root, 60);
    fs.rmSync(join(root, 'current.json'));
    for (const name of writes)
      jest.spyOn(fs, name).mockImplementation(() => {
        throw Object.assign(new Error(`${code}: refused`), { code });
      });
    const { engine, opened } = serve(folder.path);
    // The reader of products looks whether its file is there.
    jest.mocked(fs.accessSync).mockImplementation((path) => {
      if (path === root) throw Object.assign(new Error(`${code}: refused`), { code });
    });
    expect(await opened).toBe(60);
    await until(() => engine.health().warning !== undefined);
    expect(engine.health().warning).toBe(`${root} cannot be written (${code}).`);
    await engine.close();
    engines = [];
    jest.restoreAllMocks();
    folder.remove();
  });
});
