/** Where `npm run build` may write. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuilds, writeBuilds } from '../scripts/build-folder.mjs';
import { closeAfterTest } from './support/close-after-test';
import { describeWithRefusedWrites, setWritable, withoutOverride } from './support/refused-writes';
import { aFolder } from './support/temporary-folder';

const project = resolve(__dirname, '..');
const program = join(project, 'scripts/build.mjs');
const bench = join(project, 'scripts/bench.mjs');
const limitMs = 120_000;

const build = (DIST: string) => run(DIST, [process.execPath, program]);

function run(DIST: string, [command = '', ...args]: readonly string[]) {
  const { status, stderr } = spawnSync(command, args, {
    env: { ...process.env, DIST },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('the folder of a build', () => {
  it.each([[program], [bench, 'catalogue']])(
    'is none that holds anything else: %s',
    (...command) => {
      const folder = aFolder();
      mkdirSync(join(folder, 'server'));
      writeFileSync(join(folder, 'server/create-server.ts'), '');
      expect(run(folder, [process.execPath, ...command])).toEqual({
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

describeWithRefusedWrites('the folder of a build by another user', () => {
  it(
    'cannot be written, which is said before the build',
    () => {
      const parent = aFolder();
      mkdirSync(join(parent, 'node_modules'));
      symlinkSync(project, join(parent, 'node_modules/product-listing-page'));
      const folder = join(parent, 'dist');
      mkdirSync(join(folder, 'client'), { recursive: true });
      writeBuilds(folder, []);
      closeAfterTest(() => setWritable(folder, true));
      setWritable(folder, false);
      const ending = run(folder, [...withoutOverride(), process.execPath, program]);
      expect(ending).toEqual({
        status: 2,
        lines: [expect.stringContaining(`${folder} cannot be written: EACCES`)],
      });
    },
    limitMs,
  );
});
