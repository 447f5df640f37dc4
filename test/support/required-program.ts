/** Programs that npm does not install. Tests that need one run where it is found. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type RequiredProgram = {
  readonly name: string;
  /** Where it was found; undefined when it is not installed. */
  readonly path: string | undefined;
  /** The command that installs it. */
  readonly install: string;
};

/** The first of these commands that is on the path. */
export const findOnPath = (...commands: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find((path) => existsSync(path));

/** The path of a program that is needed now; throws when it is not installed. */
export function requireProgram({ name, path, install }: RequiredProgram): string {
  if (path === undefined) throw new Error(`${name} is not installed: ${install}`);
  return path;
}

/**
 * `describe` where all of these programs are installed. Elsewhere the tests are skipped, which `npm run validate` reports
 * in its last lines; with REQUIRE_ALL set they fail instead.
 */
export function describeWithPrograms(
  programs: readonly RequiredProgram[],
  title: string,
  tests: () => void,
): void {
  const missing = programs.filter(({ path }) => path === undefined);
  if (missing.length === 0) {
    describe(title, tests);
    return;
  }
  const names = missing.map(({ name }) => name).join(', ');
  const install = missing.map((program) => program.install).join(' && ');
  if (process.env.REQUIRE_ALL) {
    describe(title, () => {
      it(`finds ${names}`, () => {
        throw new Error(`${names} not installed, and REQUIRE_ALL is set. Install with: ${install}`);
      });
    });
    return;
  }
  const line = '!'.repeat(78);
  process.stderr.write(
    `\n${line}\nSKIPPED: ${title}: no ${names}.\nInstall it to run these tests: ${install}\n${line}\n`,
  );
  describe.skip(`${title} (no ${names}; ${install})`, tests);
}
