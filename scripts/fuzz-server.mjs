// npm run fuzz [-- REQUESTS [SEED]]: a hundred thousand hostile requests to the server over the sample catalogue, and a round
// of long texts in every place of a request for each five thousand of them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const [count = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const rounds = String(Math.ceil(Number(count) / 5_000));
console.log(`${count} requests and ${rounds} rounds of long texts, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/jest/bin/jest.js'),
    '-c',
    'jest.config.cjs',
    'test/server/fuzz',
    'test/server/attack',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS: count, FUZZ_ROUNDS: rounds, FUZZ_SEED: seed },
  },
);
process.exitCode = status ?? 1;
