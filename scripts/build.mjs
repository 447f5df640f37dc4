// npm run build: builds the browser's and the server's bundle into dist/, or into another folder of the project that
// DIST names.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { openBuildFolder, readBuilds, writeBuilds } from './build-folder.mjs';
import { reactProblem } from './one-react.cjs';
import { contracts, offerHelp, root } from './project.mjs';

/** @import { MultiStats, Stats } from 'webpack' */

const mostBuilds = 3;
const sources = [
  'src',
  'server',
  'adapters',
  'check-api',
  'shop',
  'storefront',
  process.env.STOREFRONT ?? 'storefront',
  'styles',
  'docs/openapi',
  'webpack.config.js',
  'package-lock.json',
  'tsconfig.json',
];
// Read here, since the command of the package sets it before it imports this module.
const dist = resolve(root, process.env.DIST || 'dist');
const stamp = join(dist, '.built-from');
const clientDir = join(dist, 'client');

/** @param {string} path */
function filesOf(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** A hash of everything that a build depends on. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(resolve(root, source))))
    hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The files of the chunks that a page needs as soon as its script runs: of those named `texts-` and the tag of a
 * language, by the tag, of the extensions, of the filters, and of the delivery of events.
 * @param {Stats | undefined} client
 */
function earlyFilesOf(client) {
  const { namedChunkGroups = {} } = client?.toJson({ all: false, chunkGroups: true }) ?? {};
  const files = Object.entries(namedChunkGroups).map(
    ([name, { assets = [] }]) => /** @type {const} */ ([name, assets[0]?.name]),
  );
  const texts = files
    .filter(([name]) => name.startsWith('texts-'))
    .map(([name, file]) => [name.slice('texts-'.length), file])
    .sort();
  const { extensions, filters, 'event-delivery': delivery } = Object.fromEntries(files);
  return { texts: Object.fromEntries(texts), extensions, filters, delivery };
}

/**
 * The content of assets.json, the names of the files that a page loads first, for the server and host pages.
 * @param {(entry: string, ending: '.js' | '.css') => string | undefined} fileOf
 */
export const manifestOf = (fileOf) => ({
  script: fileOf('product-listing', '.js'),
  style: fileOf('product-listing', '.css'),
  shopStyle: fileOf('shop-consent', '.css'),
  shopPagesStyle: fileOf('shop-product', '.css'),
  consentScript: fileOf('shop-consent', '.js'),
  savedScript: fileOf('shop-saved', '.js'),
  productScript: fileOf('shop-product', '.js'),
  compareScript: fileOf('shop-compare', '.js'),
  recommendationsScript: fileOf('shop-recommendations', '.js'),
  searchScript: fileOf('shop-search', '.js'),
  suggestionsScript: fileOf('shop-suggestions', '.js'),
  suggestionsStyle: fileOf('shop-suggestions', '.css'),
});

/** @param {readonly Stats[]} browser */
function writeManifest(browser) {
  const entrypoints = browser.flatMap((stats) =>
    Object.entries(stats.toJson({ all: false, entrypoints: true }).entrypoints ?? {}),
  );
  const manifest = {
    ...manifestOf(
      (entry, ending) =>
        entrypoints
          .find(([name]) => name === entry)?.[1]
          .assets?.find(({ name }) => name.endsWith(ending))?.name,
    ),
    ...earlyFilesOf(browser.find(({ compilation }) => compilation.name === 'client')),
  };
  writeFileSync(join(clientDir, 'assets.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Removes files of all but the last builds: pages of earlier builds are still open in browsers.
 * @param {readonly Stats[]} browser
 */
function removeOldFiles(browser) {
  // Webpack's order differs from build to build.
  const present = browser
    .flatMap(({ compilation }) => compilation.getAssets().map(({ name }) => name))
    .sort();
  const others = readBuilds(dist).filter(
    (files) => JSON.stringify(files) !== JSON.stringify(present),
  );
  const builds = [present, ...others].slice(0, mostBuilds);
  const current = new Set([...builds.flat(), 'assets.json']);
  for (const entry of readdirSync(clientDir, { withFileTypes: true }))
    if (entry.isFile() && !current.has(entry.name)) rmSync(join(clientDir, entry.name));
  writeBuilds(dist, builds);
}

/** Moves source maps out of the public folder. */
function moveSourceMaps() {
  const maps = join(dist, 'source-maps');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(clientDir))
    if (/\.map(?:\.(?:gz|br))?$/.test(name)) renameSync(join(clientDir, name), join(maps, name));
}

/**
 * The compiler of these configurations of webpack.config.js.
 * @param {readonly string[]} names
 */
async function createCompiler(names) {
  process.env.NODE_ENV = 'production';
  // Processes of the minimizers start with a copy, and after `node -e` would run its code instead of theirs.
  const isCode = process.execArgv.some((flag) => /^(?:-e|-p|-pe|--eval|--print)(?:=|$)/.test(flag));
  if (isCode) process.execArgv = [];
  const { default: webpack } = await import('webpack');
  const { default: configurations } = await import('../webpack.config.js');
  const compiler = webpack(configurations.filter(({ name }) => names.includes(name)));
  for (const { hooks, name } of compiler.compilers)
    hooks.done.tap('progress', () => console.error(`  ${name}`));
  return compiler;
}

/** @param {MultiStats} stats */
function printProblems(stats) {
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'));
}

/**
 * Runs these configurations of webpack.config.js. A failure is printed and sets the exit code.
 * @param {...string} names
 * @returns {Promise<MultiStats>}
 */
async function runWebpack(...names) {
  const compiler = await createCompiler(names);
  /** @type {MultiStats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => {
      // Webpack writes its cache on close.
      compiler.close(() => (result ? resolve(result) : reject(error ?? new Error('no build'))));
    });
  });
  printProblems(stats);
  if (stats.hasErrors()) process.exitCode = 1;
  return stats;
}

/** Whether a build may begin; if not, prints why and sets the exit code. */
function openFolder() {
  const problem =
    openBuildFolder(dist) ??
    reactProblem({
      product: root,
      storefront: resolve(root, process.env.STOREFRONT ?? 'storefront'),
    });
  if (problem === undefined) return true;
  console.error(problem);
  process.exitCode = 2;
  return false;
}

const bundles = ['client', 'shop-client', 'server'];

/** @param {readonly Stats[]} stats */
function finishBuild(stats) {
  const browser = stats.filter(({ compilation }) => compilation.name !== 'server');
  removeOldFiles(browser);
  writeManifest(browser);
  moveSourceMaps();
  // For subscribers and owners of APIs: /sa/product-listing-fe/schemas/v1/{topic}.json, …/openapi/listing-api.json.
  for (const { folder, name } of contracts)
    cpSync(folder, join(clientDir, name), { recursive: true });
}

/**
 * Builds again after each change of a file, until the process ends. A failure is printed, and the build before stays.
 * @param {() => void} onBuilt
 */
export async function watch(onBuilt) {
  if (!openFolder()) return;
  console.error('Building the page and its server …');
  const compiler = await createCompiler(bundles);
  compiler.watch({}, (error, stats) => {
    if (error) throw error;
    if (stats === undefined) return;
    printProblems(stats);
    if (stats.hasErrors()) return;
    finishBuild(stats.stats);
    console.error('Built; waiting for changes.');
    onBuilt();
  });
}

/**
 * Builds whatever is there. A failure is printed and sets the exit code. Logs to the error stream, since standard
 * output belongs to the program that runs afterwards.
 */
export async function build() {
  if (!openFolder()) return;
  console.error('Building the page and its server …');
  const startedAtMs = Date.now();
  const { stats } = await runWebpack(...bundles);
  if (process.exitCode || stats.length === 0)
    return console.error('The build failed; the errors are above.');
  finishBuild(stats);
  console.error(`Built in ${((Date.now() - startedAtMs) / 1_000).toFixed(1)} s.`);
}

async function buildAndStamp() {
  await build();
  if (!process.exitCode) writeFileSync(stamp, fingerprint());
}

/** Builds unless dist/ is up to date; a failure sets the exit code. */
export async function ensureBuilt() {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) await buildAndStamp();
}

/** Builds the programs that measure the server; a failure sets the exit code. */
export async function buildBenchmarks() {
  if (openFolder()) await runWebpack('benchmarks');
}

/** Builds what the tests of a retailer's project load; a failure sets the exit code. */
async function buildTesting() {
  if (openFolder()) await runWebpack('testing');
}

if (process.argv[1]?.endsWith('build.mjs')) {
  offerHelp(`npm run build
Builds the page and its server into dist/, which takes half a minute.
STOREFRONT  folder in place of storefront/
DIST        folder of the project in place of dist/: a new one, or that of an earlier build
--testing   builds dist/testing alone, which the package has for the tests of storefronts`);
  await (process.argv.includes('--testing') ? buildTesting() : buildAndStamp());
}
