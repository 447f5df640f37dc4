import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aFolder } from '../support/temporary-folder';

const good = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };

/** The result of the check for a project with this one locked package. */
function check(entry: object, allowScripts: object = {}) {
  const folder = aFolder();
  const lock = { packages: { '': {}, 'node_modules/chair': { ...good, ...entry } } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ allowScripts }));
  const script = resolve(__dirname, '../../scripts/dependencies.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  return { status, output: stderr.trim() };
}

describe('a locked dependency', () => {
  it('passes with a registry, a checksum and a licence, and without scripts', () => {
    expect(check({})).toEqual({ status: 0, output: '' });
    expect(check({ resolved: 'https://registry.npmjs.org/chair/-/chair-1.0.0.tgz' }).status).toBe(
      0,
    );
    expect(check({ hasInstallScript: true }, { chair: false }).status).toBe(0);
  });

  it.each([
    [{ resolved: 'http://registry.npmjs.org/chair.tgz' }, 'comes from http://'],
    [{ resolved: 'git+ssh://git@example.com/chair.git' }, 'comes from git'],
    [{ integrity: undefined }, 'no sha512'],
    [{ integrity: 'sha1-abc' }, 'no sha512'],
    [{ hasInstallScript: true }, 'runs a script'],
    [{ license: 'AGPL-3.0' }, 'the licence AGPL-3.0'],
    [{ license: undefined }, 'the licence unknown'],
    [{ optionalDependencies: { 'chair-darwin': '1.0.0' } }, 'lacks chair-darwin'],
  ])('is refused with %j', (entry, problem) => {
    const result = check(entry);
    expect(result.status).toBe(1);
    expect(result.output).toContain(problem);
  });
});
