/** The units of systemd, as systemd itself reads them. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findOnPath } from '../../scripts/find-on-path.mjs';
import { describeWithPrograms, requireProgram } from '../support/required-program';
import { aFolder } from '../support/temporary-folder';

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
function verify(texts: typeof units) {
  const copies = aFolder();
  const files = texts.map(({ file, unit }) => {
    // Node may be elsewhere on this machine.
    writeFileSync(join(copies, file), unit.replace('/usr/bin/node', process.execPath));
    return join(copies, file);
  });
  const { status, stderr } = spawnSync(requireProgram(systemdAnalyze), ['verify', ...files], {
    encoding: 'utf8',
  });
  return { status, faults: stderr.split('\n').filter((line) => line.includes(copies)) };
}

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
});
