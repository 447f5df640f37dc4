// Builds the image of deploy/Dockerfile and runs it without a daemon: Debian's buildah builds it, and namespaces of the
// kernel run it as a container engine does. It needs root, buildah and the right to mount.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBase } from './container-base.mjs';
import { leaveUnchecked, root } from './project.mjs';

/** The check takes about a minute; only a hang takes so long. */
const limitMs = 900_000;
const program = join(root, 'scripts/container-run.mjs');
/** The namespaces end all mounts and processes of the check. */
const apart = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** @type {(command: string, ...options: string[]) => boolean} */
const runs = (command, ...options) =>
  spawnSync(command, options, { stdio: 'ignore', timeout: 10_000 }).status === 0;

function whyNot() {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid?.() !== 0) return 'it needs root, to mount what it builds';
  for (const command of ['buildah', 'apt-get', 'dpkg-deb', 'unshare', 'nsenter'])
    if (!runs(command, '--version')) return `there is no ${command} (apt-get install buildah)`;
  if (!runs('unshare', ...apart, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'))
    return 'this machine permits no namespaces or mounts';
  return undefined;
}

/** @param {string} why */
const skip = (why) => leaveUnchecked(`the container is neither built nor started: ${why}`);

function check() {
  const folder = mkdtempSync(join(tmpdir(), 'plp-container-'));
  // The image's user must be able to read it.
  chmodSync(folder, 0o755);
  try {
    const problem = makeBase(folder);
    if (problem !== undefined) return skip(problem);
    const options = [...apart, process.execPath, program, folder];
    const { status, error } = spawnSync('unshare', options, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    if (error) console.error(`The check did not end: ${error.message}`);
    process.exitCode = status === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const why = whyNot();
if (why === undefined) check();
else skip(why);
