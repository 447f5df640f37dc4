// The second half of container.mjs, in namespaces of its own: builds the image over the base in the folder of the first
// argument, starts it with a read-only root, and checks user, files, health check and stop.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { authorities } from './container-base.mjs';
import { freePort } from './free-port.mjs';
import { optionalUses } from './optional-packages.mjs';
import { root } from './project.mjs';

/** @import { ChildProcessByStdio } from 'node:child_process' */

/**
 * How an image is to be run.
 * @typedef {object} ImageConfig
 * @property {string} User
 * @property {string} WorkingDir
 * @property {readonly string[]} Env
 * @property {readonly string[]} Cmd
 * @property {{ readonly Test: readonly string[] }} Healthcheck
 * @property {string} [StopSignal]
 */

/**
 * @typedef {object} Started
 * @property {ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 * @property {string} output
 */

const [, , folder = ''] = process.argv;
const base = 'localhost/product-listing-base';
const image = 'localhost/product-listing-check';
const readyLimitMs = 90_000;
const stopLimitMs = 30_000;

const buildLog = join(folder, 'build.log');
const temporary = join(folder, 'tmp');
mkdirSync(temporary);

/** Stores images in the folder, so that the machine's own images do not change. */
const storage = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
/** @type {(driver: string, ...options: string[]) => string} */
function buildah(driver, ...options) {
  const { status, stdout, stderr } = spawnSync(
    'buildah',
    [...storage, '--storage-driver', driver, ...options],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, TMPDIR: temporary } },
  );
  writeFileSync(buildLog, stdout + stderr, { flag: 'a' });
  if (status !== 0) {
    const output = (stdout + stderr).trim().split('\n').slice(-30).join('\n');
    throw new Error(`buildah ${options[0]} failed:\n${output}`);
  }
  return stdout.trim();
}

/** An overlay cannot lie on an overlay; then `vfs` copies whole folders. */
function workingDriver() {
  try {
    buildah('overlay', 'info');
    return 'overlay';
  } catch {
    return 'vfs';
  }
}

/**
 * @param {string} driver
 * @returns {{ readonly config: ImageConfig, readonly files: string }}
 */
function build(driver) {
  const container = buildah(driver, 'from', 'scratch');
  buildah(driver, 'add', '--quiet', container, join(folder, 'base'), '/');
  const registry = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    npm_config_registry: registry.stdout.trim(),
    ...(existsSync(join(folder, 'base', authorities)) && { NODE_EXTRA_CA_CERTS: authorities }),
  };
  const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  buildah(driver, 'config', ...settings, container);
  buildah(driver, 'commit', '--quiet', '--rm', container, base);
  const file = ['--file', 'deploy/Dockerfile', '--ignorefile', 'deploy/Dockerfile.dockerignore'];
  const how = ['--isolation', 'chroot', '--format', 'docker', '--build-arg', `BASE=${base}`];
  // buildah permits 1,024 by itself, which npm exceeds on a slow disk; container engines permit a million.
  const openFiles = ['--ulimit', 'nofile=16384:16384'];
  buildah(driver, 'build', ...how, ...openFiles, ...file, '--tag', image, '.');
  /** @type {{ Docker: { config: ImageConfig } }} */
  const { Docker } = JSON.parse(buildah(driver, 'inspect', '--type', 'image', image));
  return { config: Docker.config, files: buildah(driver, 'mount', buildah(driver, 'from', image)) };
}

/** As a container engine with `--read-only --tmpfs /tmp -v …:/data`. */
const startScript = `
set -e
files=$1; user=$2; folder=$3; shift 3
mount --bind "$files" "$files"
mount --bind "$files/data" "$files/data"
mount -t tmpfs tmpfs "$files/tmp"
mount -t proc proc "$files/proc"
mount --bind /dev "$files/dev"
mount -o remount,bind,ro "$files"
exec chroot --userspec="$user" "$files" env --ignore-environment --chdir="$folder" "$@"`;

/**
 * @param {object} image
 * @param {string} image.files
 * @param {ImageConfig} image.config
 * @param {readonly string[]} image.env
 */
function start({ files, config, env }) {
  const options = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', startScript, 'start'];
  const command = [config.WorkingDir, ...env, ...config.Cmd];
  const child = spawn('unshare', [...options, files, config.User, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Started} */
  const started = { child, output: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (started.output += String(text)));
  return started;
}

/**
 * The id of the container's first process outside of its namespace.
 * @param {Started} started
 */
const serverPid = ({ child }) =>
  Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim());

/** @type {(address: string, started: Started) => Promise<void>} */
async function untilReady(address, started) {
  const deadlineMs = performance.now() + readyLimitMs;
  for (;;) {
    const ready = await fetch(`${address}/readyz`).catch(() => undefined);
    if (ready?.status === 200) return;
    assert(started.child.exitCode === null, `the container ended: ${started.output}`);
    assert(performance.now() < deadlineMs, `the container is not ready: ${started.output}`);
    await wait(200);
  }
}

/**
 * The exit code of the image's health check in the namespaces of the server.
 * @param {object} server
 * @param {ImageConfig} server.config
 * @param {number} server.pid
 * @param {readonly string[]} server.env
 */
function healthCheck({ config, pid, env }) {
  const [kind, ...command] = config.Healthcheck.Test;
  assert.equal(kind, 'CMD');
  const [user = '', group = ''] = config.User.split(':');
  const where = ['--target', String(pid), '--mount', '--pid', '--root', '-S', user, '-G', group];
  const clean = ['env', '--ignore-environment', ...env];
  return spawnSync('nsenter', [...where, ...clean, ...command], { timeout: 20_000 }).status;
}

/** @param {number} pid */
function checkUser(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const ids = /^Uid:\t(.*)$/m.exec(status)?.[1]?.split(/\s+/);
  assert(ids?.includes('0') === false, `the server runs as root: ${ids?.join(' ')}`);
  assert.match(status, /^CapEff:\s+0+$/m, 'the server has rights of root');
}

/** @param {string} files */
function checkFiles(files) {
  /** @type {Readonly<Record<'devDependencies' | 'peerDependencies', object>>} */
  const { devDependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const { catalogue, import: ofImport, opensearch, postgres, pictures } = optionalUses;
  // What a project names itself, the server needs too.
  const served = [catalogue, ofImport, opensearch, postgres, pictures]
    .flatMap(({ packages }) => packages)
    .concat('react', 'react-dom');
  for (const name of Object.keys({ ...devDependencies, ...peerDependencies }))
    assert.equal(
      existsSync(join(files, 'app/node_modules', name)),
      served.includes(name),
      `${name} is in the image, or is not though it is needed`,
    );
  for (const name of ['src', 'server', 'adapters', 'check-api', 'shop', 'test', '.git', 'scripts'])
    assert(!existsSync(join(files, 'app', name)), `${name} is in the image`);
}

/** @type {(started: Started, how: { pid: number, signal: string }) => Promise<void>} */
async function checkStop(started, { pid, signal }) {
  const ended = once(started.child, 'exit');
  process.kill(pid, signal);
  const [code] = await Promise.race([ended, wait(stopLimitMs, [`no end after ${signal}`])]);
  assert.equal(code, 0, started.output);
}

async function check() {
  const driver = workingDriver();
  const { config, files } = build(driver);
  console.log(`Built (${driver}): ${config.Cmd.join(' ')} as ${config.User}`);
  checkFiles(files);
  assert.match(config.User, /^[1-9]\d*:[1-9]\d*$/, 'the image names no ordinary user');
  const port = await freePort();
  const env = [...config.Env, `PORT=${port}`, 'HOST=127.0.0.1'];
  const started = start({ files, config, env });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, started);
  assert.equal((await fetch(`${address}/healthz`)).status, 200);
  const page = await fetch(`${address}/browse/all`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /id="product-listing-root"/);
  const pid = serverPid(started);
  checkUser(pid);
  assert.equal(healthCheck({ config, pid, env }), 0, 'the health check fails');
  const closedPort = `PORT=${await freePort()}`;
  assert.equal(
    healthCheck({ config, pid, env: [...env, closedPort] }),
    1,
    'the health check passes where no server listens',
  );
  await checkStop(started, { pid, signal: config.StopSignal ?? 'SIGTERM' });
  console.log(
    'Served a listing as an ordinary user over a read-only root, was healthy, and stopped.',
  );
}

await check().then(
  () => process.exit(0),
  (error) => {
    console.error(String(error));
    process.exit(1);
  },
);
