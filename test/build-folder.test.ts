/** Where `npm run build` may write. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuilds, writeBuilds } from '../scripts/build-folder.mjs';
import { aFolder } from './support/temporary-folder';

const program = resolve(__dirname, '../scripts/build.mjs');
const limitMs = 120_000;

function build(DIST: string, ...options: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, [program, ...options], {
    env: { ...process.env, DIST },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('the folder of a build', () => {
  it.each([[], ['--benchmarks']])(
    'is none that holds anything else: %j',
    (...options) => {
      const folder = aFolder();
      mkdirSync(join(folder, 'server'));
      writeFileSync(join(folder, 'server/create-server.ts'), '');
      expect(build(folder, ...options)).toEqual({
        status: 2,
        lines: [`${folder} holds other files than a build. Choose another folder.`],
      });
      expect(readdirSync(join(folder, 'server'))).toEqual(['create-server.ts']);
    },
    limitMs,
  );

  it(
    'is in the project, since the server could not start elsewhere',
    () => {
      const folder = join(aFolder(), 'new');
      expect(build(folder)).toEqual({
        status: 2,
        lines: [expect.stringContaining(`${folder} is outside of the project`)],
      });
      expect(existsSync(folder)).toBe(false);
    },
    limitMs,
  );

  it(
    'is no file, nor below one',
    () => {
      expect(build('package.json').lines).toEqual([expect.stringContaining('is a file')]);
      expect(build('package.json/dist').lines).toEqual([
        expect.stringMatching(/package\.json\/dist cannot be written: /),
      ]);
    },
    limitMs,
  );

  it.each(['[["page.0.js"', '{}', '["page.0.js"]'])(
    'has no builds when their list is damaged: %s',
    (list) => {
      const folder = aFolder();
      writeBuilds(folder, [['page.0.js']]);
      expect(readBuilds(folder)).toEqual([['page.0.js']]);
      writeFileSync(join(folder, '.client-builds.json'), list);
      expect(readBuilds(folder)).toEqual([]);
    },
  );
});
