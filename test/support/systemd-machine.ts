/** A Debian machine of its own under systemd, as a container of systemd-nspawn; only for root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closeAfterTest } from './close-after-test';
import { aFolder } from './temporary-folder';
import { until } from './until';

const root = resolve(__dirname, '../..');
const packages = 'systemd,systemd-sysv,dbus,ca-certificates';
const startMs = 60_000;

/** Paths of the programs. */
type Programs = { readonly debootstrap: string; readonly nspawn: string };

export type Machine = {
  /** The root of its file system. */
  readonly folder: string;
  /** Runs a command in it; throws when that fails. */
  readonly run: (command: string) => string;
  readonly powerOff: () => Promise<void>;
  readonly boot: () => Promise<void>;
};

/** Downloads a minimal system once, into a folder that is complete when it has its name. */
function aSystem(debootstrap: string): string {
  const cached = join(root, 'node_modules/.cache/debian-bookworm');
  if (!existsSync(cached)) {
    const partial = `${cached}.part`;
    rmSync(partial, { recursive: true, force: true });
    const options = ['--variant=minbase', `--include=${packages}`, 'bookworm', partial];
    const { status, stderr } = spawnSync(debootstrap, options, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`no system of Debian could be had: ${stderr.slice(-2000)}`);
    renameSync(partial, cached);
  }
  const folder = join(aFolder(), 'machine');
  // Devices and links as they are.
  spawnSync('cp', ['-a', cached, folder]);
  return folder;
}

/** The first process in the machine, by which others enter it. */
function firstProcessOf({ pid = 0 }: ChildProcess): string {
  const path = `/proc/${pid}/task/${pid}/children`;
  return existsSync(path) ? (readFileSync(path, 'utf8').trim().split(' ')[0] ?? '') : '';
}

/** With the built product in /srv/shop and this Node; it shares the network of this machine. */
export async function startMachine({ debootstrap, nspawn }: Programs): Promise<Machine> {
  const folder = aSystem(debootstrap);
  cpSync(process.execPath, join(folder, 'usr/bin/node'));
  mkdirSync(join(folder, 'srv/shop'), { recursive: true });
  // Where this machine itself does not run systemd, it is missing.
  mkdirSync('/run/systemd/nspawn', { recursive: true });
  let machine: ChildProcess | undefined;
  const boot = async (): Promise<void> => {
    machine = spawn(
      nspawn,
      [
        ...['--quiet', '--boot', '--register=no', '--keep-unit', `--directory=${folder}`],
        ...[`--machine=shop-${process.pid}`, `--bind-ro=${root}:/srv/shop`],
      ],
      { stdio: 'ignore' },
    );
    await until(() => Promise.resolve(isUp()), startMs);
  };
  const enter = (command: string) =>
    spawnSync(
      'nsenter',
      [
        ...['--target', machine ? firstProcessOf(machine) : ''],
        ...['--mount', '--uts', '--ipc', '--net', '--pid', '--', 'sh', '-c', command],
      ],
      { encoding: 'utf8' },
    );
  const isUp = (): boolean => /running|degraded/.test(enter('systemctl is-system-running').stdout);
  const powerOff = async (): Promise<void> => {
    if (machine === undefined || machine.exitCode !== null) return;
    const ended = new Promise((done) => machine?.once('exit', done));
    enter('systemctl poweroff');
    await ended;
  };
  closeAfterTest(powerOff);
  await boot();
  return {
    folder,
    run: (command) => {
      const { status, stdout, stderr } = enter(command);
      if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
      return stdout;
    },
    powerOff,
    boot,
  };
}
