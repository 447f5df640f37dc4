// Installs the locked packages when they are missing or belong to another lock file, platform or Node.
// Runs before every npm command, so it uses nothing but Node itself.
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.installed-from');
const lock = join(root, '.deps-lock');
const staleLockMs = 600_000;

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
    .digest('hex');
const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();

// npm hands its own settings down to scripts; those of the outer command must not change the inner install.
const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^npm_(?:config_(?!cache|registry|userconfig|globalconfig|prefix|cafile|offline|prefer_offline)|lifecycle|package|command)/.test(
          name,
        ),
    ),
  );

function install() {
  console.log('Installing the packages of package-lock.json (once; about a minute) …');
  const started = Date.now();
  const options = ['ci', '--no-audit', '--no-fund', '--include=dev'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...options], {
        cwd: root,
        stdio: 'inherit',
        env: cleanEnvironment(),
      })
    : spawnSync('npm', options, {
        cwd: root,
        stdio: 'inherit',
        env: cleanEnvironment(),
        shell: process.platform === 'win32',
      });
  if (run.status !== 0) {
    console.error(
      'The packages could not be installed. Check the network and run the command again.',
    );
    process.exitCode = run.status ?? 1;
    return;
  }
  writeFileSync(stamp, wanted());
  console.log(`Packages installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

function takeLock() {
  for (let tries = 0; ; tries += 1) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > staleLockMs) rmSync(lock, { recursive: true, force: true });
      if (tries === 0) console.log('Another command is installing the packages; waiting for it …');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
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
