/** The units of systemd on a machine that systemd has started, set up as deploy/README.md says. */
import { chmodSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOnPath } from '../../scripts/find-on-path.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { loadDuring } from '../support/load';
import { describeWithPrograms, requireProgram } from '../support/required-program';
import { type Machine, startMachine } from '../support/systemd-machine';
import { until } from '../support/until';

const systemdFolder = resolve(__dirname, '../../deploy/systemd');
const program = (name: string, of = name) => ({
  name,
  path: findOnPath(name),
  install: `apt-get install -y ${of}`,
});
const debootstrap = program('debootstrap');
const nspawn = program('systemd-nspawn', 'systemd-container');
const startMs = 120_000;
const products = ['blue', 'green', 'grey'].map(
  (colour) => `{"id":"${colour}","title":"A ${colour} sofa","category":"Sofas","price":99}\n`,
);

describeWithPrograms([debootstrap, nspawn], 'a machine with the units of systemd', () => {
  let machine: Machine;
  let address = '';
  const hasStatus = (status: number) => async () =>
    (await fetch(`${address}/readyz`).catch(() => undefined))?.status === status;
  const page = () => ({ url: `${address}/browse/furniture` });
  beforeAll(async () => {
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    machine = await startMachine({
      debootstrap: requireProgram(debootstrap),
      nspawn: requireProgram(nspawn),
    });
    machine.run('useradd --system --home-dir /var/lib/shop shop');
    const settings = join(machine.folder, 'etc/shop');
    mkdirSync(settings);
    writeFileSync(join(settings, 'settings'), `PORT=${port}\nLOG_LEVEL=info\n`, { mode: 0o600 });
    const feed = join(machine.folder, 'var/lib/feed.ndjson');
    writeFileSync(feed, products.join(''));
    chmodSync(feed, 0o644);
    writeFileSync(join(settings, 'import.json'), '{ "source": "/var/lib/feed.ndjson" }');
    for (const unit of readdirSync(systemdFolder))
      cpSync(join(systemdFolder, unit), join(machine.folder, 'etc/systemd/system', unit));
    machine.run('systemctl daemon-reload && systemctl enable --now shop shop-import.timer');
    await until(hasStatus(200), startMs);
  });

  it('renews the server by a reload without a failed request', async () => {
    const { failed } = await loadDuring(page(), async () => {
      machine.run('systemctl reload shop');
      const isNew = () => machine.run('journalctl -u shop').includes('all workers are new');
      await until(() => Promise.resolve(isNew()), startMs);
    });
    expect(failed).toEqual({});
  });

  it('starts the server again when it is killed, within ten seconds', async () => {
    machine.run('systemctl kill --signal KILL --kill-who main shop');
    await until(async () => !(await hasStatus(200)()), startMs);
    await until(hasStatus(200), 10_000);
    expect(machine.run('systemctl show shop --property NRestarts')).toBe('NRestarts=1\n');
  });

  it('imports by the profile as the timer does, into a folder of the shop alone, and shows it', async () => {
    machine.run('systemctl start shop-import');
    const isShown = async () =>
      (await (await fetch(`${address}/search?q=grey+sofa`)).text()).includes('A grey sofa');
    await until(isShown, startMs);
    expect(machine.run('stat -c "%U %a" /var/lib/shop')).toBe('shop 700\n');
    expect(machine.run('systemctl list-timers --no-legend')).toContain('02:15:00');
  });

  it('has the server and its catalogue after the machine was off', async () => {
    await machine.powerOff();
    await machine.boot();
    await until(hasStatus(200), startMs);
    expect(await (await fetch(`${address}/search?q=grey+sofa`)).text()).toContain('A grey sofa');
  });

  it('stops it within the time of the unit, without a failure', () => {
    machine.run('systemctl stop shop');
    expect(machine.run('systemctl show shop --property Result')).toBe('Result=success\n');
  });
});
