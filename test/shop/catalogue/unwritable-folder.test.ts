import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openCatalogue } from '../../../shop/catalogue/open-catalogue';
import { serveCatalogue } from '../../../shop/catalogue/worker/serve-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { testOutline, testProducts } from './a-catalogue';
import { flipBit, importInto } from './damage-files';
import { aQuery } from './open-test-catalogue';
import { aFolder } from '../../support/temporary-folder';
import { until } from '../../support/until';

let folder: string;
beforeEach(() => {
  folder = aFolder();
});
const root = () => join(folder, 'catalogue');

/** There is no program that could build the sample. */
function serve() {
  const [onError, onWarning] = [jest.fn(), jest.fn<undefined, [string]>()];
  const { engine, opened } = serveCatalogue({
    dataDir: folder,
    script: '/no/such/program.js',
    watch: { everyMs: 10, onError, onWarning },
  });
  closeAfterTest(engine.close);
  return { engine, opened, onError, onWarning };
}
const sampleOf = (size: number) => ({
  outline: testOutline,
  products: () => testProducts(size),
  size,
});
async function openSample(size: number) {
  const { engine } = await openCatalogue({ dataDir: folder, sample: sampleOf(size) });
  closeAfterTest(engine.close);
  return engine.health().products;
}

const writes = ['mkdirSync', 'writeFileSync', 'renameSync', 'rmSync'] as const;

describe('a catalogue whose folder refuses every write', () => {
  const refuseWrites = (code: string) => {
    closeAfterTest(() => jest.restoreAllMocks());
    const refused = Object.assign(new Error(`${code}: refused`), { code });
    for (const name of writes)
      jest.spyOn(fs, name).mockImplementation(() => {
        throw refused;
      });
    // The reader of products looks whether its file is there.
    jest.spyOn(fs, 'accessSync').mockImplementation((path) => {
      if (path === root()) throw refused;
    });
  };

  it.each(['EROFS', 'ENOSPC', 'EACCES'])(
    'is served after %s, which is reported once',
    async (code) => {
      await importInto(root(), 60);
      fs.rmSync(join(root(), 'current.json'));
      refuseWrites(code);
      const { engine, opened, onError, onWarning } = serve();
      expect(await opened).toBe(60);
      expect((await engine.query(aQuery())).total).toBe(60);
      await until(() => engine.health().warning !== undefined);
      await wait(50);
      const warning = `${root()} cannot be written (${code}).`;
      expect(engine.health()).toEqual({
        ...{ products: 60, engine: 'embedded', warning },
        importedMs: expect.any(Number) as number,
      });
      expect(onWarning.mock.calls).toEqual([[warning]]);
      expect(onError.mock.calls).toEqual([
        [
          expect.objectContaining({
            message: expect.stringContaining('names no import') as string,
          }),
        ],
      ]);
    },
  );

  it('is found without its pointer, also next to a damaged one', async () => {
    const before = await importInto(root(), 60);
    const name = await importInto(root(), 80);
    flipBit(join(root(), name, 'columns.bin'));
    fs.rmSync(join(root(), 'current.json'));
    fs.mkdirSync(join(root(), 'g-zzzzzzzz-half'));
    refuseWrites('EROFS');
    const { engine, opened } = serve();
    expect(await opened).toBe(60);
    await until(() => engine.health().warning?.includes(name) === true);
    expect(engine.health().warning).toMatch(/ is served.*cannot be written/);
    expect(engine.health().warning).toContain(`${before} is served`);
  });

  it('is served while the disk is full, with a warning until there is room', async () => {
    await importInto(root(), 60);
    const room = fs.statfsSync(root());
    const statfs = jest.spyOn(fs, 'statfsSync').mockReturnValue({ ...room, bavail: 0 });
    closeAfterTest(() => statfs.mockRestore());
    const { engine, opened } = serve();
    expect(await opened).toBe(60);
    expect(engine.health().warning).toBe(`The disk of ${root()} is full.`);
    statfs.mockReturnValue(room);
    await until(() => engine.health().warning === undefined);
  });

  it('is served as an older sample when the new one cannot be built', async () => {
    expect(await openSample(50)).toBe(50);
    refuseWrites('EROFS');
    expect(await openSample(60)).toBe(50);
  });

  it('rejects with a clear code when there is no catalogue', async () => {
    fs.mkdirSync(root());
    refuseWrites('EROFS');
    await expect(openSample(50)).rejects.toMatchObject({ code: 'EROFS' });
  });
});
