// The sizes of what the page loads, with each package's share of its script, and the budgets that they must keep.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from 'source-map-explorer';
import { root } from './built-from.mjs';

const client = join(root, 'dist/client');
const readJson = (file) => JSON.parse(readFileSync(join(root, 'dist', file), 'utf8'));
const assets = readJson('client/assets.json');
const [filesOfBuild] = readJson('.client-builds.json');

/** Fetched when something fails, or by developers. */
const rare = /^(?:fallback|session-tools|dev-tools-looks)\./;
const ofDesktopVisit = (name) => name.endsWith('.js') && !rare.test(name);

const budgets = [
  { what: 'script of the first load', files: [assets.script], bytes: 104_000 },
  { what: 'style sheet of the first load', files: [assets.style], bytes: 14_000 },
  {
    what: 'scripts of a desktop visit',
    files: filesOfBuild.filter(ofDesktopVisit),
    bytes: 122_000,
  },
];
/** Single bytes are noise: any change of the code moves the names that are short, and so what compresses well. */
const margin = 1.01;

async function sharesOf(script) {
  const code = join(client, script);
  const map = join(root, 'dist/source-maps', `${script}.map`);
  const { bundles } = await explore(
    { code, map },
    { output: { format: 'json' }, noBorderChecks: true },
  );
  const { files } = bundles[0];
  const shares = new Map();
  for (const [path, { size }] of Object.entries(files)) {
    const name =
      /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
      (/(?:^|\/)src\//.test(path) ? 'this project' : 'other');
    shares.set(name, (shares.get(name) ?? 0) + size);
  }
  return [...shares].sort((a, b) => b[1] - a[1]);
}

for (const { what, files, bytes } of budgets) {
  const size = files.reduce((sum, name) => sum + statSync(join(client, `${name}.br`)).size, 0);
  const isOver = size > bytes * margin;
  const verdict = isOver ? 'OVER BUDGET' : 'within budget';
  console.log(`${what}: ${size} bytes brotli of ${bytes} (${verdict})`);
  if (isOver) process.exitCode = 1;
}
console.log('shares of the script, minified bytes:');
for (const [name, size] of await sharesOf(assets.script))
  console.log(`  ${String(size).padStart(7)}  ${name}`);
