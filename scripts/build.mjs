// Builds the browser's and the server's bundle into dist/.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { markBuilt, root } from './built-from.mjs';

const require = createRequire(import.meta.url);
const keptBuilds = 3;

/** The files of the first load, for whoever writes the page's HTML: { script, style }, and the sample shop's own. */
function writeManifest(stats) {
  const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
  const fileOf = (entry, ending) =>
    entrypoints[entry]?.assets.find(({ name }) => name.endsWith(ending))?.name;
  const manifest = {
    script: fileOf('product-listing', '.js'),
    style: fileOf('product-listing', '.css'),
    shopStyle: fileOf('shop-consent', '.css'),
    consentScript: fileOf('shop-consent', '.js'),
  };
  writeFileSync(join(root, 'dist/client/assets.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Pages of earlier builds are open in browsers, and may be served until the server changes: their files stay a while. */
function removeOldFiles(clientStats) {
  const list = join(root, 'dist/.client-builds.json');
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  // Assets come in the order in which they were compressed, which differs from build to build.
  const present = clientStats.compilation
    .getAssets()
    .map(({ name }) => name)
    .sort();
  const others = before.filter((files) => JSON.stringify(files) !== JSON.stringify(present));
  const builds = [present, ...others].slice(0, keptBuilds);
  const kept = new Set(builds.flat());
  for (const entry of readdirSync(join(root, 'dist/client'), { withFileTypes: true })) {
    if (entry.isFile() && !kept.has(entry.name) && entry.name !== 'assets.json')
      rmSync(join(root, 'dist/client', entry.name));
  }
  writeFileSync(list, JSON.stringify(builds));
}

/** Source maps are for us, not for the public folder. */
function moveSourceMaps() {
  const client = join(root, 'dist/client');
  const maps = join(root, 'dist/source-maps');
  rmSync(maps, { recursive: true, force: true });
  mkdirSync(maps, { recursive: true });
  for (const name of readdirSync(client)) {
    if (/\.map(?:\.(?:gz|br))?$/.test(name)) renameSync(join(client, name), join(maps, name));
  }
}

/** The contracts of the events, for whoever listens: /sa/product-listing-fe/schemas/v1/{topic}.json. */
function publishSchemas() {
  cpSync(join(root, 'src/events/schemas'), join(root, 'dist/client/schemas'), { recursive: true });
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (error ? reject(error) : resolve(stats)));
    });
  });
}

/** Builds the programs of `npm run bench` and its kin, beside what is served. */
async function buildBenchmarks() {
  process.env.NODE_ENV = 'production';
  const webpack = require('webpack');
  const [config] = require('../webpack.config.js').filter(({ name }) => name === 'benchmarks');
  const stats = await run(webpack(config));
  if (stats.hasErrors()) throw new Error(stats.toString('errors-warnings'));
}

export async function build() {
  process.env.NODE_ENV = 'production';
  console.log('Building the page and its server …');
  const started = Date.now();
  const webpack = require('webpack');
  const configs = require('../webpack.config.js').filter(({ name }) => name !== 'benchmarks');
  const stats = await run(webpack(configs));
  if (stats.hasErrors() || stats.hasWarnings()) {
    console.error(stats.toString('errors-warnings'));
    if (stats.hasErrors()) throw new Error('The build failed; the errors are above.');
  }
  const clientStats = stats.stats.find(({ compilation }) => compilation.name === 'client');
  removeOldFiles(clientStats);
  writeManifest(clientStats);
  moveSourceMaps();
  publishSchemas();
  markBuilt();
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

if (process.argv[1]?.endsWith('build.mjs')) {
  const work = process.argv.includes('--benchmarks') ? buildBenchmarks() : build();
  work.catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
