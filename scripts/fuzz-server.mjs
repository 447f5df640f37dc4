// npm run fuzz: hostile requests to the server over the sample catalogue, and after each five thousand a round of long texts in
// every place of a request.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { offerHelp, root } from './project.mjs';

offerHelp(`npm run fuzz [-- REQUESTS [SEED]]
A hundred thousand hostile requests, or so many; a seed repeats those of an earlier run.`);

const [count = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const rounds = String(Math.ceil(Number(count) / 5_000));
console.log(`${count} requests and ${rounds} rounds of long texts, seed ${seed}`);
const jest = join(root, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(process.execPath, [jest, 'test/server/fuzz', 'test/server/attack'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: count, FUZZ_ROUNDS: rounds, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
