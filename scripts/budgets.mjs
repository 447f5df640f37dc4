// Checks the built files against the budgets of .size-limit.mjs, then prints each package's share of the first script.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from 'source-map-explorer';
import { root } from './project.mjs';

const { status } = spawnSync(process.execPath, [join(root, 'node_modules/size-limit/bin.js')], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;

/** @type {{ script: string }} */
const { script } = JSON.parse(readFileSync(join(root, 'dist/client/assets.json'), 'utf8'));
const { bundles } = await explore(
  {
    code: join(root, 'dist/client', script),
    map: join(root, 'dist/source-maps', `${script}.map`),
  },
  { output: { format: 'json' }, noBorderChecks: true },
);
/** @type {Map<string, number>} */
const shares = new Map();
for (const [path, { size }] of Object.entries(bundles[0]?.files ?? {})) {
  const own = /(?:^|\/)src\//.test(path) ? 'this project' : 'other';
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? own;
  shares.set(name, (shares.get(name) ?? 0) + size);
}
console.log('Shares of the first script, minified bytes:');
for (const [name, size] of [...shares].sort(([, one], [, other]) => other - one))
  console.log(`  ${String(size).padStart(7)}  ${name}`);
