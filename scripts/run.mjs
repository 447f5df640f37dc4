// Installs and builds what is missing or out of date, then runs a program of dist/server: npm start, import, events, bench.
// Without the name of a program, as before tests and measurements, that is all.
import './ensure-installed.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root } from './project.mjs';

const name = process.argv[2];
if (!process.exitCode) await ensureBuilt();
if (!process.exitCode && name !== undefined) {
  const program = join(root, 'dist/server', `${name}.js`);
  // As if Node had been called with the program itself.
  process.argv.splice(1, 2, program);
  process.env.NODE_ENV = 'production';
  createRequire(import.meta.url)(program);
}
