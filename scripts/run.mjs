// Installs and builds what is missing or out of date, then runs a program of dist/server, if one is named: npm start, import,
// events, bench.
import './ensure-installed.mjs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { dist } from './project.mjs';

const name = process.argv[2];
if (!process.exitCode) await ensureBuilt();
if (!process.exitCode && name !== undefined) {
  const program = join(dist, 'server', `${name}.js`);
  // The same arguments as if Node ran the program directly.
  process.argv.splice(1, 2, program);
  process.env.NODE_ENV = 'production';
  createRequire(import.meta.url)(program);
}
