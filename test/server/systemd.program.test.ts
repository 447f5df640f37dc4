/** The units of systemd, as systemd itself reads them, and the server that one of them starts. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOnPath } from '../../scripts/find-on-path.mjs';
import { loadDuring } from '../support/load';
import { describeWithPrograms, requireProgram } from '../support/required-program';
import { aSampleFolder } from '../support/sample-folder';
import { startShopProcess } from '../support/shop-process';
import { aFolder } from '../support/temporary-folder';
import { until } from '../support/until';

const systemdFolder = resolve(__dirname, '../../deploy/systemd');
const units = readdirSync(systemdFolder).map((file) => ({
  file,
  unit: readFileSync(join(systemdFolder, file), 'utf8'),
}));
const systemdAnalyze = {
  name: 'systemd-analyze',
  path: findOnPath('systemd-analyze'),
  install: 'apt-get install -y systemd',
};

/** What systemd says of units of these texts. */
function analyze(texts: typeof units, ...command: readonly string[]) {
  const copies = aFolder();
  const files = texts.map(({ file, unit }) => {
    // Node may be elsewhere on this machine.
    writeFileSync(join(copies, file), unit.replace('/usr/bin/node', process.execPath));
    return join(copies, file);
  });
  const { status, stderr } = spawnSync(requireProgram(systemdAnalyze), [...command, ...files], {
    encoding: 'utf8',
  });
  return { status, faults: stderr.split('\n').filter((line) => line.includes(copies)) };
}
const verify = (texts: typeof units) => analyze(texts, 'verify');

/** Of ten, in tenths: what a service that is taken over could do to the machine. */
const mostExposed = 31;
const isExposed = (one: (typeof units)[number]): boolean =>
  analyze([one], 'security', '--offline=true', `--threshold=${mostExposed}`).status !== 0;

describeWithPrograms([systemdAnalyze], 'the units of systemd', () => {
  it('have no fault', () => {
    expect(verify(units)).toEqual({ status: 0, faults: [] });
  });

  it('would be seen to have one', () => {
    const broken = units.map(({ file, unit }) => ({
      file,
      unit: unit.replace('KillMode=mixed', 'KilMode=mixed'),
    }));
    expect(verify(broken).faults.join()).toContain('KilMode');
  });

  it('leave a service few rights', () => {
    const services = units.filter(({ file }) => file.endsWith('.service'));
    expect(services).toHaveLength(3);
    expect(services.filter(isExposed).map(({ file }) => file)).toEqual([]);
    const lax = services.map(({ file, unit }) => ({
      file,
      unit: unit.replace('CapabilityBoundingSet=\n', ''),
    }));
    expect(lax.filter(isExposed)).toHaveLength(3);
  });
});

/** The values of a setting in a unit. */
const valuesOf = (unit: string, name: string): readonly string[] =>
  unit
    .split('\n')
    .filter((line) => line.startsWith(`${name}=`))
    .map((line) => line.slice(name.length + 1));

describe('the server by its unit', () => {
  it('starts with no other environment, is renewed by a reload without a break, and stops in time', async () => {
    const { unit = '' } = units.find(({ file }) => file === 'shop.service') ?? {};
    const [start = '', ...others] = valuesOf(unit, 'ExecStart');
    const [node, ...words] = start.split(' ');
    expect([node, others]).toEqual(['/usr/bin/node', []]);
    const own = valuesOf(unit, 'Environment').flatMap((line) => line.split(' '));
    // The last one counts, as of EnvironmentFile.
    const settings = [`DATA_DIR=${await aSampleFolder()}`, 'PORT=0', 'LOG_LEVEL=info'];
    const shop = await startShopProcess({
      under: ['/usr/bin/env', '-i', ...own, ...settings],
      nodeOptions: words.filter((word) => word.startsWith('--')),
      program: resolve(systemdFolder, '../..', words.at(-1) ?? ''),
    });
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
    const [reload = ''] = valuesOf(unit, 'ExecReload');
    // A machine with few packages has no other program that sends a signal.
    expect(reload).toMatch(/^\/bin\/sh -c /);
    const { failed } = await loadDuring({ url: `${shop.address}/browse/furniture` }, async () => {
      const command = reload.replace('$MAINPID', String(shop.pid));
      expect(spawnSync(command, { shell: true }).status).toBe(0);
      await until(() => shop.logged().includes('all workers are new'), 120_000);
    });
    expect(failed).toEqual({});
    const stopMs = performance.now();
    expect(await shop.stop()).toBe(0);
    const [timeout] = valuesOf(unit, 'TimeoutStopSec');
    expect(performance.now() - stopMs).toBeLessThan(Number(timeout) * 1_000);
  });
});
