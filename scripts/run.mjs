// Installs and builds what is missing or out of date, then runs a program of dist/server, if one is named: npm start, import,
// events, bench.
import './ensure-installed.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { dist, runProgram } from './project.mjs';

const [, , name, ...args] = process.argv;
if (!process.exitCode) await ensureBuilt();
if (!process.exitCode && name !== undefined) runProgram(join(dist, 'server', `${name}.js`), args);
