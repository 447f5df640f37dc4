import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { aFolder } from './support/temporary-folder';

const project = resolve(__dirname, '..');
const sources = [
  ...['src', 'server', 'adapters', 'check-api', 'shop', 'storefront', 'styles'],
  ...['docs/openapi', 'scripts', 'webpack.config.js'],
  ...['.size-limit.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
];
const buildsLimitMs = 600_000;

const parent = aFolder();
/** Another name than the project's own folder, and longer. */
const far = join(parent, 'zz/a-much-longer-name/than the other');

/** The packages as `npm ci` installs them, without the caches of earlier builds. */
function linkPackages(target: string): void {
  const packages = join(project, 'node_modules');
  // Other tests delete files of the caches meanwhile.
  for (const name of readdirSync(packages).filter((entry) => entry !== '.cache'))
    linkFiles(join(packages, name), join(target, 'node_modules', name));
}

function linkFiles(from: string, to: string): void {
  if (!statSync(from).isDirectory()) return linkOrCopy(from, to);
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const copy = join(to, source.slice(from.length));
    if (entry.isDirectory()) mkdirSync(copy, { recursive: true });
    else if (entry.isFile()) linkOrCopy(source, copy);
  }
}

function linkOrCopy(source: string, copy: string): void {
  try {
    linkSync(source, copy);
  } catch {
    // The temporary folder is on another disk.
    copyFileSync(source, copy);
  }
}

function aCopyOfTheProject(folder: string): string {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const source of sources)
    cpSync(join(project, source), join(folder, source), { recursive: true });
  linkPackages(folder);
  return folder;
}

async function build(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(folder, 'scripts/build.mjs')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the build in ${folder} failed`);
}

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).sort();

/** The checksum of each of these files by its name. */
function filesOf(folder: string, names: readonly string[]): Readonly<Record<string, string>> {
  const dist = join(folder, 'dist');
  return Object.fromEntries(
    names
      .filter((name) => existsSync(join(dist, name)) && statSync(join(dist, name)).isFile())
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(dist, name)))
          .digest('hex'),
      ]),
  );
}

/** Builds and caches an earlier state of the sources, then the current one, as in an upgrade. */
async function buildAfterAnother(folder: string): Promise<void> {
  appendFileSync(join(folder, 'src/lib/html-text.ts'), "\nexport const earlier = 'earlier';\n");
  appendFileSync(join(folder, 'shop/consent/main.ts'), "\nconsole.info('earlier');\n");
  await build(folder);
  rmSync(join(folder, 'dist'), { recursive: true });
  for (const name of ['src', 'shop']) {
    rmSync(join(folder, name), { recursive: true });
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  await build(folder);
}

function checkBudgets(folder: string) {
  const program = join(folder, 'node_modules/size-limit/bin.js');
  const { status, stdout } = spawnSync(process.execPath, [program], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, over: stdout.split('\n').filter((line) => line.includes('exceeded')) };
}

/** Appends to the compressed style sheet up to this length. */
function lengthenStyle(folder: string, bytes: number): void {
  const client = join(folder, 'dist/client');
  const { style } = JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8')) as {
    style: string;
  };
  const file = join(client, `${style}.br`);
  appendFileSync(file, Buffer.alloc(bytes - statSync(file).size));
}

beforeAll(() => buildAfterAnother(aCopyOfTheProject(far)), buildsLimitMs);

describe('a build', () => {
  it('creates the same files in any folder, after any earlier build and with any cache', () => {
    // The project's own folder may hold other files of earlier builds, which this list names.
    const names = namesIn(far).filter((name) => name !== '.client-builds.json');
    expect(names).toEqual(
      expect.arrayContaining([
        'client/assets.json',
        expect.stringMatching(/^client\/product-listing\.\w+\.js\.br$/),
        expect.stringMatching(/^client\/product-listing\.\w+\.css\.gz$/),
        expect.stringMatching(/^source-maps\/product-listing\.\w+\.js\.map$/),
        'server/main.js',
      ]),
    );
    expect(filesOf(far, names)).toEqual(filesOf(project, names));
  });

  it('writes scripts in ASCII alone, which a browser holds in one byte a character', () => {
    const scripts = namesIn(far).filter((name) => /^client\/.*\.js$/.test(name));
    const longer = scripts.filter((name) =>
      readFileSync(join(far, 'dist', name)).some((byte) => byte > 0x7f),
    );
    expect(scripts).toContainEqual(expect.stringMatching(/^client\/product-listing\./));
    expect(longer).toEqual([]);
  });

  it('exceeds its budget only at more than one per cent above the figure', () => {
    expect(checkBudgets(far)).toEqual({ status: 0, over: [] });
    lengthenStyle(far, 11_211);
    expect(checkBudgets(far)).toEqual({ status: 0, over: [] });
    lengthenStyle(far, 11_212);
    expect(checkBudgets(far)).toEqual({
      status: 1,
      over: [expect.stringContaining('exceeded by 1 B')],
    });
  });
});
