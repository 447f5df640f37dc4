/** A project of a retailer with the packed product in it, as `npm install` leaves it. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../../package.json';
import { withLock } from '../../shop/catalogue/embedded/generation-store';
import { aFolder } from './temporary-folder';

const root = resolve(__dirname, '../..');
export const example = join(root, 'examples/own-storefront');
/** What an earlier build has left, which is there when the product is packed. */
export const typesBefore = join(root, 'dist/types/of-a-file-that-is-gone.d.ts');

const { bin, dependencies, peerDependencies, peerDependenciesMeta, version } = packageJson;

export const optionalNames = Object.keys(peerDependenciesMeta);
/** What `npm install` adds to the package by itself. */
export const requiredNames = Object.keys({ ...dependencies, ...peerDependencies }).filter(
  (name) => !optionalNames.includes(name),
);

function runIn(cwd: string, program: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/**
 * Node finds the packages one folder up, as those of a workspace. An installation from a registry would need a network;
 * and only these packages are there, so that one which the product lacks is noticed.
 */
function linkPackages(parent: string, names: readonly string[]): void {
  for (const name of names) {
    const link = join(parent, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
}

/**
 * The packed product, which a run of the tests makes only once: packing builds, and in the folder of the product, where
 * another test may be about to do the same.
 */
function packOnce(folder: string): Promise<string> {
  const file = join(folder, `product-listing-page-${version}.tgz`);
  return withLock(join(root, 'node_modules/.cache/packing'), () => {
    if (existsSync(file)) return Promise.resolve(file);
    mkdirSync(folder, { recursive: true });
    mkdirSync(dirname(typesBefore), { recursive: true });
    writeFileSync(typesBefore, 'export {};');
    const to = `--pack-destination=${folder}`;
    const { status, output } = runIn(root, 'npm', ['pack', '--silent', to]);
    return status === 0 ? Promise.resolve(file) : Promise.reject(new Error(output));
  });
}

/** Packs and unpacks the product into a copy of the example, which has these packages besides. */
export async function makePackedProject(names: readonly string[]) {
  const parent = aFolder();
  const project = join(parent, 'project');
  const installed = join(project, 'node_modules/product-listing-page');
  const command = join(installed, bin['product-listing-page']);
  const isOwn = (file: string) => !/\/(?:node_modules|dist|data)$/.test(file);
  cpSync(example, project, { recursive: true, filter: isOwn });
  const file = await packOnce(process.env.PACKED_PRODUCT ?? parent);
  mkdirSync(installed, { recursive: true });
  runIn(project, 'tar', ['-xzf', file, '--strip-components=1', '-C', installed]);
  linkPackages(parent, names);
  return {
    parent,
    project,
    installed,
    command,
    files: readdirSync(installed, { recursive: true, encoding: 'utf8' }),
    run: (program: string, args: readonly string[]) => runIn(project, program, args),
    runCommand: (...args: readonly string[]) =>
      runIn(project, process.execPath, [command, ...args]),
  };
}

export type PackedProject = Awaited<ReturnType<typeof makePackedProject>>;
