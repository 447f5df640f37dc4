// Creates a root folder that replaces the base image of deploy/Dockerfile, since a registry of images may be out of
// reach: Debian's packages, and Node and npm from npm's registry.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** Packages for a shell, the basic commands and Node. */
const wanted = ['dash', 'coreutils', 'libc6', 'libgcc-s1', 'libstdc++6'];
/** The version that comes with the Node of .nvmrc. */
const npmVersion = '10.8.2';
const downloadLimitMs = 120_000;
export const authorities = '/etc/ssl/certs/ca-certificates.crt';

/** @type {(command: string, options: readonly string[], cwd?: string) => string} */
function run(command, options, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    timeout: downloadLimitMs,
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${command} ${options[0]}: ${error?.message ?? stderr.trim()}`);
  return stdout;
}

/** The packages with all their dependencies, without alternatives and virtual packages. */
function packageNames() {
  const filter = ['--recurse', '--no-recommends', '--no-suggests', '--no-conflicts'];
  const more = ['--no-breaks', '--no-replaces', '--no-enhances'];
  const lines = run('apt-cache', ['depends', ...filter, ...more, ...wanted]).split('\n');
  return [...new Set([...wanted, ...lines.filter((line) => /^lib\S+$/.test(line))])];
}

/**
 * In Debian /bin is a link to /usr/bin, even for packages that contain files in /bin.
 * @param {string} base
 */
function makeFolders(base) {
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(join(base, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, join(base, name));
  }
  const folders = ['etc/ssl/certs', 'root', 'home/node', 'tmp', 'proc', 'sys', 'dev'];
  for (const name of [...folders, 'usr/local/lib/node_modules/npm'])
    mkdirSync(join(base, name), { recursive: true });
  chmodSync(join(base, 'tmp'), 0o1777);
  const passwords = ['root:x:0:0::/root:/bin/sh', 'node:x:1000:1000::/home/node:/bin/sh', ''];
  writeFileSync(join(base, 'etc/passwd'), passwords.join('\n'));
  writeFileSync(join(base, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  // The registry's certificate may come from an authority of this machine.
  if (existsSync(authorities)) copyFileSync(authorities, join(base, authorities));
}

/** @type {(base: string, downloads: string) => void} */
function addDebian(base, downloads) {
  const download = () => run('apt-get', ['download', '-q', ...packageNames()], downloads);
  try {
    download();
  } catch {
    // A fresh machine has no lists of packages, or old ones.
    run('apt-get', ['update', '-qq']);
    download();
  }
  for (const file of readdirSync(downloads).filter((name) => name.endsWith('.deb'))) {
    const unpacked = `dpkg-deb --fsys-tarfile "$0" | tar -x --keep-directory-symlink -C "$1"`;
    run('sh', ['-c', unpacked, join(downloads, file), base]);
  }
}

/** @type {(base: string, downloads: string) => void} */
function addNode(base, downloads) {
  const version = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
  const local = join(base, 'usr/local');
  const node = `node-linux-${process.arch}`;
  run('npm', ['pack', '--silent', `${node}@${version}`, `npm@${npmVersion}`], downloads);
  /** @type {(file: string, to: string, ...only: string[]) => string} */
  const unpack = (file, to, ...only) =>
    run('tar', ['-xzf', join(downloads, file), '-C', to, '--strip-components=1', ...only]);
  unpack(`${node}-${version}.tgz`, local, 'package/bin/node');
  unpack(`npm-${npmVersion}.tgz`, join(local, 'lib/node_modules/npm'));
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
}

/**
 * Fills `folder/base`; returns the reason when something cannot be downloaded.
 * @param {string} folder
 */
export function makeBase(folder) {
  const base = join(folder, 'base');
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  makeFolders(base);
  try {
    addDebian(base, downloads);
    addNode(base, downloads);
    return undefined;
  } catch (error) {
    return `the base could not be made: ${String(error).split('\n').at(-1)}`;
  }
}
