// Checks the dependencies by the lock file alone: registry, checksums, install scripts, licences, and the packages of
// other platforms. The argument may be another project's folder. No tool checks all of this (decision 116).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * @typedef {object} LockEntry
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {boolean} [hasInstallScript]
 * @property {Readonly<Record<string, string>>} [optionalDependencies]
 */

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
/** Licences of packages that state them in a file only, read by a person. */
const readLicences = new Map([['svg-tags', 'MIT']]);
/**
 * The renderer of pictures is under the LGPL. Its packages are optional and unchanged, and the shop calls them without
 * linking.
 * @param {LockEntry} entry
 * @param {string} name
 */
const isPictureProgram = ({ license, optional }, name) =>
  optional && name.startsWith('@img/sharp-') && license?.includes('LGPL-3.0-or-later');

const folder = process.argv[2] ?? root;
/** @type {(file: string) => any} */
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
/** @type {{ packages: Readonly<Record<string, LockEntry>> }} */
const { packages } = read('package-lock.json');
/** @type {{ allowScripts?: object }} */
const { allowScripts = {} } = read('package.json');

/** @param {string} path */
const nameOf = (path) => path.replace(/^.*node_modules\//, '');
const names = new Set(Object.keys(packages).map(nameOf));

/** @type {readonly ((entry: LockEntry, name: string) => string | false | undefined)[]} */
const checks = [
  // Without an address a package comes from npm's configured registry, and the checksum decides.
  ({ resolved }) => resolved && !resolved.startsWith(registry) && `comes from ${resolved}`,
  ({ integrity }) => !integrity?.startsWith('sha512-') && 'has no sha512 of what was locked',
  ({ hasInstallScript }, name) =>
    hasInstallScript && !Object.hasOwn(allowScripts, name) && 'runs a script when it is installed',
  (entry, name) => {
    const licence = entry.license ?? readLicences.get(name) ?? 'unknown';
    const isAllowed = allowedLicences.has(licence) || isPictureProgram(entry, name);
    return !isAllowed && `has the licence ${licence}`;
  },
  ({ optionalDependencies = {} }) => {
    const missing = Object.keys(optionalDependencies).filter((one) => !names.has(one));
    return missing.length > 0 && `lacks ${missing.join(', ')}, which other platforms need`;
  },
];

const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
const faults = locked.flatMap(([path, entry]) =>
  checks.flatMap((check) => check(entry, nameOf(path)) || []).map((fault) => `${path} ${fault}`),
);
for (const fault of faults) console.error(fault);
console.log(`${locked.length} packages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
