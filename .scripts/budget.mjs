// The size of the first load, with each package's share, and the budget that it must keep.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from 'source-map-explorer';
import { root } from './built-from.mjs';

const budgets = { script: 104_000, style: 14_000 };
const client = join(root, 'dist/client');
const assets = JSON.parse(readFileSync(join(client, 'assets.json'), 'utf8'));

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
      (/(^|\/)src\//.test(path) ? 'this project' : 'other');
    shares.set(name, (shares.get(name) ?? 0) + size);
  }
  return [...shares].sort((a, b) => b[1] - a[1]);
}

let isOver = false;
for (const [kind, budget] of Object.entries(budgets)) {
  const size = statSync(join(client, `${assets[kind]}.br`)).size;
  isOver ||= size > budget;
  const verdict = size > budget ? 'OVER BUDGET' : 'within budget';
  console.log(`first-load ${kind}: ${size} bytes brotli of ${budget} (${verdict})`);
}
console.log('shares of the script, minified bytes:');
for (const [name, size] of await sharesOf(assets.script))
  console.log(`  ${String(size).padStart(7)}  ${name}`);
if (isOver) process.exitCode = 1;
