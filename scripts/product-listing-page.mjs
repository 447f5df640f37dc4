#!/usr/bin/env node
// The command of the installed package: builds the product with a retailer's storefront, and runs the programs of that
// build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missingOfCatalogue } from './optional-packages.mjs';
import { runProgram } from './project.mjs';

class CommandError extends Error {}

const buildHelp = `product-listing-page build [--storefront FOLDER] [--out FOLDER] [--server FILE]
Bundles the page and its server with your storefront, which takes about a minute.
--storefront  folder with storefront.ts and _themes.scss (./storefront)
--out         folder of the build (./dist)
--server      your own program of the server, in place of the one with the sample shop`;

const watchHelp = `product-listing-page watch [--storefront FOLDER] [--out FOLDER] [--server FILE]
Builds and serves the page, and again after each change of your storefront: reload the browser then. Options are those
of build, settings of the server environment variables.`;

/** The commands that run a program of the build, with the name of that program. */
const programs = new Map([
  ['start', { program: 'main', does: 'serves the page; settings are environment variables' }],
  ['import', { program: 'import', does: 'replaces the products of the sample shop by yours' }],
  ['check-api', { program: 'check-api', does: 'checks your listing API against the contract' }],
  ['events', { program: 'events', does: 'exports collected events' }],
  [
    'migrate',
    { program: 'migrate', does: 'makes the tables in PostgreSQL, or brings them up to date' },
  ],
  ['backup', { program: 'backup', does: 'copies what a node stores in files, while it runs' }],
]);

const help = `product-listing-page COMMAND [options]
  build      bundles the page and its server with your storefront
  watch      builds and serves, and again after each change
${[...programs].map(([name, { does }]) => `  ${name.padEnd(9)}  ${does}`).join('\n')}
Each command has --help.`;

/** @type {(storefront: string) => void} */
function checkStorefront(storefront) {
  if (!['storefront.ts', 'storefront.tsx'].some((file) => existsSync(join(storefront, file))))
    throw new CommandError(
      `${storefront} has no storefront.ts. --storefront names another folder.`,
    );
  if (!existsSync(join(storefront, '_themes.scss')))
    throw new CommandError(
      `${storefront} has no _themes.scss, which sets the theme of each brand.`,
    );
}

/**
 * Prepares a build by its options; returns the folder that it goes to, undefined where only help was asked for.
 * @param {string[]} args
 * @param {string} ownHelp
 */
function prepareBuild(args, ownHelp) {
  const { values } = parseArgs({
    args,
    options: {
      storefront: { type: 'string', default: 'storefront' },
      out: { type: 'string', default: 'dist' },
      server: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(ownHelp);
    return undefined;
  }
  const [storefront, out] = [resolve(values.storefront), resolve(values.out)];
  checkStorefront(storefront);
  if (values.server !== undefined) {
    const program = resolve(values.server);
    if (!existsSync(program)) throw new CommandError(`There is no ${program}.`);
    process.env.SERVER_PROGRAM = program;
  }
  // Read by webpack.config.js.
  Object.assign(process.env, { STOREFRONT: storefront, DIST: out });
  return out;
}

/** @param {string[]} args */
async function runBuild(args) {
  if (prepareBuild(args, buildHelp) === undefined) return;
  const { build } = await import('./build.mjs');
  await build();
  const missing = missingOfCatalogue();
  if (!process.exitCode && missing !== undefined) console.error(missing);
}

/** Serves what is built, and again what the next build made. @param {string[]} args */
async function runWatch(args) {
  const out = prepareBuild(args, watchHelp);
  if (out === undefined) return;
  const { watch } = await import('./build.mjs');
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const serve = async () => {
    const before = server;
    server = undefined;
    if (before && before.exitCode === null) {
      before.kill('SIGTERM');
      await once(before, 'exit');
    }
    server = spawn(process.execPath, [join(out, 'server/main.js')], { stdio: 'inherit' });
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => {
      server?.kill(signal);
      process.exit();
    });
  let served = Promise.resolve();
  await watch(() => {
    served = served.then(serve);
  });
}

/**
 * Takes `--dist FOLDER` out of the arguments; all others are those of the program.
 * @param {string[]} args
 */
function takeDist(args) {
  const options = { dist: { type: /** @type {const} */ ('string'), default: 'dist' } };
  const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true });
  if (typeof values.dist !== 'string' || values.dist === '')
    throw new CommandError('--dist names no folder.');
  const taken = tokens.flatMap((token) => {
    if (token.kind !== 'option' || token.name !== 'dist') return [];
    return token.inlineValue ? [token.index] : [token.index, token.index + 1];
  });
  return {
    dist: resolve(values.dist),
    others: args.filter((_, index) => !taken.includes(index)),
  };
}

/** @type {(command: string, args: string[]) => Promise<void>} */
async function runBuilt(command, args) {
  const built = programs.get(command);
  if (!built) throw new CommandError(`There is no command ${command}.`);
  const { dist, others } = takeDist(args);
  const asksHelp = others.includes('--help');
  if (asksHelp) console.log(`product-listing-page ${command} [--dist FOLDER] …\n${built.does}\n`);
  const program = join(dist, 'server', `${built.program}.js`);
  if (existsSync(program)) {
    process.env.NODE_ENV = 'production';
    return runProgram(program, others);
  }
  const hint = `There is no build in ${dist}: run npx product-listing-page build, or name the folder of one with --dist.`;
  if (!asksHelp) throw new CommandError(hint);
  console.log(`${hint} Its --help lists all options.`);
}

const [command = '--help', ...args] = process.argv.slice(2);
try {
  if (command === '--help' || command === '-h') console.log(help);
  else if (command === 'build') await runBuild(args);
  else if (command === 'watch') await runWatch(args);
  else await runBuilt(command, args);
} catch (error) {
  const isOfUser =
    error instanceof CommandError ||
    (error instanceof TypeError &&
      'code' in error &&
      String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isOfUser) throw error;
  console.error(`${error.message}\nproduct-listing-page --help tells more.`);
  process.exitCode = 2;
}
