/** Programs that npm does not install. Tests that need one are skipped where it is missing. */
import { describeUnless } from './describe-unless';

export type RequiredProgram = {
  readonly name: string;
  /** Undefined when it is not installed. */
  readonly path: string | undefined;
  readonly install: string;
};

/** The path of the program; throws when it is not installed. */
export function requireProgram({ name, path, install }: RequiredProgram): string {
  if (path === undefined) throw new Error(`${name} is not installed: ${install}`);
  return path;
}

/**
 * `describe` where all of these programs are installed. Otherwise the tests are skipped, which `npm run validate`
 * reports, or fail when REQUIRE_ALL is set.
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
  describeUnless(`no ${names}; ${install}`, title, tests);
}
