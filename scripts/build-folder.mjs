// The folder of a build: which one may be one, and what its last builds wrote.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from './project.mjs';

const usualFolder = resolve(root, 'dist');

/** @param {string} folder */
const listOf = (folder) => join(folder, '.client-builds.json');

/** @param {string} folder */
function holdsOtherFiles(folder) {
  // npm run dev and the benchmarks write into the usual one before the first build.
  if (folder === usualFolder || existsSync(listOf(folder))) return false;
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Whether a server in this folder finds the packages of the product. @param {string} folder */
function isInProject(folder) {
  try {
    createRequire(join(folder, 'server/main.js')).resolve('product-listing-page/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Why a build, which removes files, must not be written into this folder; undefined for one that may be.
 * @param {string} folder
 * @returns {string | undefined}
 */
function problemOf(folder) {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return `${folder} is a file. A build needs a folder.`;
  if (holdsOtherFiles(folder))
    return `${folder} holds other files than a build. Choose another folder.`;
  if (!isInProject(folder))
    return `${folder} is outside of the project that has product-listing-page installed. Choose another folder.`;
  return undefined;
}

/**
 * Creates the folder and marks it as that of a build, so that a build can follow one that failed. Returns why it cannot
 * be one.
 * @param {string} folder
 * @returns {string | undefined}
 */
export function openBuildFolder(folder) {
  const problem = problemOf(folder);
  if (problem !== undefined) return problem;
  try {
    mkdirSync(folder, { recursive: true });
    if (!existsSync(listOf(folder))) writeBuilds(folder, []);
    // Of an earlier build, perhaps by another user.
    for (const path of [folder, listOf(folder), join(folder, 'client'), join(folder, 'server')])
      if (existsSync(path)) accessSync(path, constants.W_OK);
    return undefined;
  } catch (error) {
    return `${folder} cannot be written: ${/** @type {Error} */ (error).message}`;
  }
}

/** @type {(builds: unknown) => builds is string[][]} */
const areBuilds = (builds) => Array.isArray(builds) && builds.every(Array.isArray);

/**
 * The files of the last builds, the newest first. None when the list is damaged, as by a full disk.
 * @param {string} folder
 * @returns {string[][]}
 */
export function readBuilds(folder) {
  try {
    /** @type {unknown} */
    const builds = JSON.parse(readFileSync(listOf(folder), 'utf8'));
    return areBuilds(builds) ? builds : [];
  } catch {
    return [];
  }
}

/**
 * @param {string} folder
 * @param {string[][]} builds
 */
export function writeBuilds(folder, builds) {
  writeFileSync(listOf(folder), JSON.stringify(builds));
}
