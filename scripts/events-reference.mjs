// npm run events:reference: writes src/events/REFERENCE.md anew from the contracts and a test's visit.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const jest = join(root, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  [jest, '-c', 'jest.config.cjs', 'test/events/contracts', '-t', 'the reference of the events'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, EVENTS_REFERENCE: 'write' } },
);
process.exitCode = status ?? 1;
