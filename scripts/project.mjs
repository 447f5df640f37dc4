// Shared by the scripts; it needs Node alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** @import { ParseArgsConfig } from 'node:util' */

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..');

/** The folder of the build, inside of the repository. */
export const dist = resolve(root, process.env.DIST || 'dist');

/** Folders of contracts, with the names that they have below the folder of the built files. */
export const contracts = [
  { folder: join(root, 'src/events/schemas'), name: 'schemas' },
  { folder: join(root, 'docs/openapi'), name: 'openapi' },
];

/**
 * Runs a program in this process, with the same arguments as if Node ran it directly.
 * @param {string} program
 * @param {readonly string[]} args
 */
export async function runProgram(program, args) {
  process.argv.splice(1, Infinity, program, ...args);
  await import(pathToFileURL(program).href);
}

/**
 * Runs a program of a package to its end, and ends as it does.
 * @param {readonly string[]} command the file below node_modules, and its arguments
 * @param {NodeJS.ProcessEnv} env
 */
export async function runTool([file = '', ...args], env) {
  const program = join(root, 'node_modules', file);
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}

/** The exit code of a check that this machine or its network does not permit. */
export const uncheckedCode = 75;

/**
 * Reports that a check could not be made, which is neither a pass nor a failure.
 * @param {string} what
 */
export function leaveUnchecked(what) {
  const line = '!'.repeat(78);
  console.error(`${line}\nNOT CHECKED: ${what}.\n${line}`);
  process.exitCode = uncheckedCode;
}

/**
 * The options of this program. A wrong one ends it with a line.
 * @template {ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readOptions(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(2);
  }
}

/**
 * Prints the text and ends the program when it is called with `--help`.
 * @param {string} text
 */
export function offerHelp(text) {
  if (!process.argv.includes('--help')) return;
  console.log(text);
  process.exit(0);
}
