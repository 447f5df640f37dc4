// The commands of package.json: installs and builds what a command lacks, then runs it with its further arguments.
// Without a command it only installs and builds.
import { join } from 'node:path';
import { dist, runProgram, runTool } from './project.mjs';

/**
 * @typedef {object} Command
 * @property {boolean} [needsBuild]
 * @property {(args: readonly string[]) => Promise<void>} [run]
 */

/** A program of the build. @type {(name: string) => Command} */
const built = (name) => ({
  needsBuild: true,
  run: (args) => {
    process.env.NODE_ENV = 'production';
    return runProgram(join(dist, 'server', `${name}.js`), args);
  },
});

/** A program of this folder. @type {(name: string) => Command} */
const script = (name) => ({
  run: (args) => runProgram(join(import.meta.dirname, `${name}.mjs`), args),
});

/** Without what a build before it sets. */
const ownEnv = { ...process.env };

/** A program of a package. @type {(command: readonly string[], env?: Readonly<Record<string, string>>) => Command} */
const tool = (command, env) => ({
  run: (args) => runTool([...command, ...args], { ...ownEnv, ...env }),
});

/** What needs no build. */
const testedProjects = ['--selectProjects', 'pure', 'components', 'server'];

/** @type {ReadonlyMap<string, Command>} */
const commands = new Map([
  ['', { needsBuild: true }],
  ['start', built('main')],
  ['import', built('import')],
  ['events', built('events')],
  ['migrate', built('migrate')],
  ['backup', built('backup')],
  ['check-api', built('check-api')],
  ['dev', script('dev')],
  ['build', script('build')],
  ['bench', script('bench')],
  ['validate', script('validate')],
  // The names of projects come last: jest takes what follows them for another one.
  ['test', { run: (args) => runTool(['jest/bin/jest.js', ...args, ...testedProjects], ownEnv) }],
  ['test:browser', { needsBuild: true, ...tool(['@playwright/test/cli.js', 'test']) }],
  ['generate', tool(['jest/bin/jest.js', '--runInBand', 'test/generated'], { GENERATE: '1' })],
  ['format', tool(['prettier/bin/prettier.cjs', '--write', '.'])],
]);

const [, , name = '', ...args] = process.argv;
const command = commands.get(name);
if (!command) throw new Error(`run.mjs has no command ${name}.`);
await import('./ensure-installed.mjs');
if (!process.exitCode && command.needsBuild) {
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
}
if (!process.exitCode) await command.run?.(args);
