// What can be known of the dependencies without asking anybody: where they come from, that they are what was locked,
// what they may run when they are installed, and under which licences they are. Of another project: its folder as argument.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './built-from.mjs';

const registry = 'https://registry.npmjs.org/';
const allowedLicences = new Set([
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR GPL-3.0-or-later)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]);
/**
 * The program that draws pictures as pixels is under the LGPL, and so are packages that hold nothing but it. They are
 * optional, come as they were built, and are called, not linked: who does not want them leaves them out.
 */
const isPictureProgram = (name, licence) =>
  name.startsWith('@img/sharp-') && licence?.includes('LGPL-3.0-or-later');
/** Packages that say their licence in a file only, which somebody has read. */
const readLicences = new Map([['svg-tags', 'MIT']]);

const folder = process.argv[2] ?? root;
const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** Everything that is wrong with a lock file, a line each. `allowScripts` as in package.json. */
function faultsOf({ packages }, allowScripts = {}) {
  const names = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.link) return [];
    const name = path.replace(/^.*node_modules\//, '');
    const licence = entry.license ?? readLicences.get(name);
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter((one) => !names.has(one));
    return [
      // Without an address it comes from the registry that npm is set to; the sum below is what counts.
      [!(entry.resolved ?? registry).startsWith(registry), `comes from ${entry.resolved}`],
      [!/^sha512-/.test(entry.integrity ?? ''), 'has no sha512 of what was locked'],
      [
        entry.hasInstallScript && !Object.hasOwn(allowScripts, name),
        'runs a script when it is installed',
      ],
      [
        !allowedLicences.has(licence) && !(entry.optional && isPictureProgram(name, licence)),
        `has the licence ${licence ?? 'that nobody knows'}`,
      ],
      [missing.length > 0, `lacks ${missing.join(', ')}, which other platforms need`],
    ].flatMap(([isWrong, what]) => (isWrong ? [`${path} ${what}`] : []));
  });
}

const lock = read('package-lock.json');
const faults = faultsOf(lock, read('package.json').allowScripts);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(lock.packages).length - 1} packages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
