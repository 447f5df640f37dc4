// The shops that are measured: this build, or the builds of commits in worktrees of their own.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../project.mjs';

/** @type {(() => void)[]} */
const closings = [];
process.once('exit', () => closings.toReversed().forEach((close) => close()));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plp-bench-'));
  closings.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/**
 * Starts the build in this folder, with its own data folder and the sample catalogue; it ends with this process.
 * @param {string} folder
 * @param {{ readonly env?: NodeJS.ProcessEnv, readonly nodeOptions?: readonly string[] }} how
 */
export async function startShop(folder, { env = {}, nodeOptions = [] } = {}) {
  const program = join(folder, 'dist/server/main.js');
  const child = spawn(process.execPath, [...nodeOptions, program], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: aFolder(), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  closings.push(() => child.kill('SIGKILL'));
  /** @type {string} */
  const address = await new Promise((ready, fail) => {
    let output = '';
    child.stdout?.on('data', (text) => {
      output += String(text);
      const found = /Open (http:\/\/[^/\s]+)/.exec(output)?.[1];
      if (found !== undefined) ready(found);
    });
    child.once('exit', () => fail(new Error(`the shop of ${folder} did not start: ${output}`)));
  });
  return { address, child };
}

/** @type {(folder: string) => string} */
const lockFileOf = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** @type {(folder: string, command: string, ...options: string[]) => void} */
function run(folder, command, ...options) {
  const { status } = spawnSync(command, options, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed in ${folder}`);
}

/** @param {...string} options */
const git = (...options) => execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim();

/** @param {string} commit */
export const nameOf = (commit) =>
  git('rev-parse', '--short', '--verify', '--end-of-options', `${commit}^{commit}`);

/**
 * Checks a commit out, and builds it; returns its folder, which is removed at the end.
 * @param {string} commit
 */
export function buildCommit(commit) {
  const folder = join(aFolder(), 'build');
  git('worktree', 'add', '--detach', folder, nameOf(commit));
  closings.push(() => git('worktree', 'remove', '--force', folder));
  if (lockFileOf(folder) === lockFileOf(root))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else run(folder, process.execPath, 'scripts/ensure-installed.mjs');
  run(folder, process.execPath, 'scripts/build.mjs');
  return folder;
}
