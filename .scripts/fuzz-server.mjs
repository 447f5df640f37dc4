// npm run fuzz [-- REQUESTS [SEED]]: a hundred thousand hostile requests to the server over the sample catalogue.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const [count = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
console.log(`${count} requests, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/jest/bin/jest.js'), '-c', '.jest.config.cjs', 'test/server/fuzz'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: count, FUZZ_SEED: seed } },
);
process.exitCode = status ?? 1;
