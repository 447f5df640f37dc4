/** Packages that only some shops need: a project installs those of what it uses. */
import packageJson from '../../package.json';
import uses from './optional-packages.json';

export type OptionalUse = keyof typeof uses;

/** One line that says what to install. */
export class MissingPackageError extends Error {}

const ranges: Readonly<Record<string, string>> = packageJson.peerDependencies;

const conjunction = new Intl.ListFormat('en-GB');

/** Where a package or a part of it is missing; not where it lacks something itself. */
function isOf(error: unknown, names: readonly string[]): boolean {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  const [, wanted = ''] = /^Cannot find module '([^']+)'/.exec(message) ?? [];
  return code === 'MODULE_NOT_FOUND' && names.some((name) => `${wanted}/`.startsWith(`${name}/`));
}

function missing(use: OptionalUse, cause: unknown): MissingPackageError {
  const { what, packages } = uses[use];
  const install = packages.map((name) => `${name}@${ranges[name]}`).join(' ');
  return new MissingPackageError(
    `${what} needs ${conjunction.format(packages)}: npm install ${install}`,
    { cause },
  );
}

/** Loads a module that needs the packages of this use. Rejects with a `MissingPackageError` without one of them. */
export async function loadOptional<Module>(
  use: OptionalUse,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw isOf(error, uses[use].packages) ? missing(use, error) : error;
  }
}
