// Installs the locked packages when they are missing or belong to another lock file, platform or Node. Runs before
// every npm command, so it uses Node alone, and logs to the error stream, since the output belongs to the command.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const stamp = join(root, 'node_modules/.installed-from');
const lock = join(root, '.deps-lock');
const staleLockMs = 600_000;
const pollMs = 500;

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

/** Settings that npm passes to scripts; those of the outer command must not change the inner install. */
const ofOuterNpm =
  /^npm_(?:config_(?!cache|registry|userconfig|globalconfig|prefix|cafile|offline|prefer_offline)|lifecycle|package|command)/;

function install() {
  console.error('Installing the packages of package-lock.json (once; about a minute) …');
  const startedAtMs = Date.now();
  const npm = process.env.npm_execpath;
  const [command, ...script] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(
    command,
    [...script, 'ci', '--no-audit', '--no-fund', '--include=dev'],
    {
      cwd: root,
      stdio: ['inherit', 2, 2],
      env: Object.fromEntries(Object.entries(process.env).filter(([key]) => !ofOuterNpm.test(key))),
      shell: command === 'npm' && process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error(
      'The packages could not be installed. Check the network and run the command again.',
    );
    process.exitCode = status ?? 1;
    return;
  }
  writeFileSync(stamp, wanted());
  console.error(`Packages installed in ${((Date.now() - startedAtMs) / 1_000).toFixed(0)} s.`);
}

function takeLock() {
  for (let tries = 0; ; tries += 1) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      const ageMs = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (ageMs > staleLockMs) rmSync(lock, { recursive: true, force: true });
      if (tries === 0)
        console.error('Another command is installing the packages; waiting for it …');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
    }
  }
}

if (!isInstalled()) {
  takeLock();
  try {
    if (!isInstalled()) install();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
