import { fork } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildGeneration } from '../../../shop/catalogue/embedded/build-generation';
import { withLock } from '../../../shop/catalogue/embedded/generation-store';
import {
  openCatalogue,
  type OpenCatalogueOptions,
  type SampleCatalogue,
} from '../../../shop/catalogue/open-catalogue';
import { closeAfterTest } from '../../support/close-after-test';
import { testOutline, testProducts } from './a-catalogue';
import { aQuery } from './open-test-catalogue';
import { aFolder } from '../../support/temporary-folder';

// Real processes and files: slow on a busy machine.
let folder: string;
beforeEach(() => {
  folder = aFolder();
});

const sampleOf = (size: number, watch: () => void = () => undefined): SampleCatalogue => ({
  outline: testOutline,
  size,
  products: function* () {
    yield* testProducts(size);
    watch();
  },
});
const root = () => join(folder, 'catalogue');
const generations = () => readdirSync(root()).filter((name) => name.startsWith('g-'));
async function open(sample: SampleCatalogue, options: Partial<OpenCatalogueOptions> = {}) {
  const { engine } = await openCatalogue({ dataDir: folder, sample, ...options });
  closeAfterTest(engine.close);
  return engine;
}
async function totalOf(sample: SampleCatalogue) {
  const engine = await open(sample);
  const { total } = await engine.query(aQuery());
  await engine.close();
  return total;
}

describe('opening the catalogue', () => {
  it('builds the sample on the first start, with progress, and only opens it on later ones', async () => {
    const builds = jest.fn();
    const stages: string[] = [];
    const dataDir = join(folder, 'made', 'as needed');
    const engine = await open(sampleOf(300, builds), {
      dataDir,
      onProgress: ({ stage, done, total }) => {
        expect(done).toBeLessThanOrEqual(total);
        stages.push(stage);
      },
    });
    expect(engine.health()).toEqual({ products: 300, engine: 'embedded' });
    await engine.close();
    expect(new Set(stages)).toEqual(
      new Set(['Reading products', 'Sorting', 'Counting', 'Writing']),
    );
    const again = await open(sampleOf(300, builds), { dataDir });
    expect(again.health().products).toBe(300);
    expect(builds).toHaveBeenCalledTimes(1);
  });

  it('builds again when the sample has changed, and leaves nothing of the old one', async () => {
    expect(await totalOf(sampleOf(100))).toBe(100);
    const [old] = generations();
    expect(await totalOf(sampleOf(120))).toBe(120);
    expect(generations()).toHaveLength(1);
    expect(generations()).not.toContain(old);
  });

  it('ignores and removes what a process left half built', async () => {
    expect(await totalOf(sampleOf(100))).toBe(100);
    const half = join(root(), 'g-dead-0000');
    mkdirSync(half);
    writeFileSync(join(half, 'products.sqlite'), 'half');
    writeFileSync(join(root(), 'current-dead.tmp'), '{');
    expect(await totalOf(sampleOf(100))).toBe(100);
    expect(existsSync(half)).toBe(false);
    expect(readdirSync(root()).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it.each(['columns.bin', 'sets.bin', 'generation.json'])(
    'builds the sample again when %s is cut short',
    async (name) => {
      expect(await totalOf(sampleOf(100))).toBe(100);
      truncateSync(join(root(), generations()[0] ?? '', name), 200);
      expect(await totalOf(sampleOf(100))).toBe(100);
    },
  );

  it.each(['', '{', 'null', '{"folder":"../../etc","signature":"x","source":"sample"}'])(
    'builds the sample when the pointer holds %j',
    async (junk) => {
      mkdirSync(root(), { recursive: true });
      writeFileSync(join(root(), 'current.json'), junk);
      expect(await totalOf(sampleOf(50))).toBe(50);
    },
  );

  it('keeps the catalogue as it was when a build fails midway', async () => {
    expect(await totalOf(sampleOf(100))).toBe(100);
    const before = readFileSync(join(root(), 'current.json'), 'utf8');
    function* failing() {
      yield* testProducts(60);
      throw new Error('line 61 is broken');
    }
    const input = {
      outline: testOutline,
      products: failing(),
      signature: 'x',
      source: 'import',
    } as const;
    await expect(withLock(root(), () => buildGeneration(root(), input))).rejects.toThrow('line 61');
    expect(readFileSync(join(root(), 'current.json'), 'utf8')).toBe(before);
    expect(await totalOf(sampleOf(100))).toBe(100);
    expect(generations()).toHaveLength(1);
  });

  it('never replaces a retailer’s own products by the sample', async () => {
    mkdirSync(root(), { recursive: true });
    async function* own() {
      await Promise.resolve();
      yield* testProducts(70);
      yield* testProducts(5);
    }
    const input = {
      outline: testOutline,
      products: own(),
      signature: 'own',
      source: 'import',
    } as const;
    await withLock(root(), () => buildGeneration(root(), input));
    expect(await totalOf(sampleOf(100))).toBe(70);
  });

  it('still responds from an older generation after a newer one has replaced it', async () => {
    const older = await open(sampleOf(100));
    expect(await totalOf(sampleOf(120))).toBe(120);
    const page = await older.query(aQuery({ base: { kind: 'search', term: 'acme' } }));
    expect(page.products).toHaveLength(Math.min(30, page.total));
    expect((await older.query(aQuery({ size: 96 }))).products).toHaveLength(96);
    const misspelt = await older.query(aQuery({ base: { kind: 'search', term: 'acmee' } }));
    expect(misspelt.instead?.term).toBe('acme');
  });

  it('builds once when it is opened many times at the same moment', async () => {
    const builds = jest.fn();
    const engines = await Promise.all(Array.from({ length: 4 }, () => open(sampleOf(400, builds))));
    expect(engines.map((engine) => engine.health().products)).toEqual([400, 400, 400, 400]);
    expect(builds).toHaveBeenCalledTimes(1);
  });

  it('waits for another process that is building, and builds itself when that one dies', async () => {
    mkdirSync(root(), { recursive: true });
    const holder = fork(join(__dirname, 'hold-lock.cjs'), [join(root(), 'lock.sqlite')]);
    closeAfterTest(() => holder.kill('SIGKILL'));
    await new Promise((resolve) => holder.once('message', resolve));
    let isOpen = false;
    const opening = open(sampleOf(50)).then((engine) => {
      isOpen = true;
      return engine;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isOpen).toBe(false);
    holder.kill('SIGKILL');
    const engine = await opening;
    expect(engine.health().products).toBe(50);
  });
});
