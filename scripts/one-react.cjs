// One React renders the page, whatever else a project has: two of them would fail at the first hook.
const { realpathSync } = require('node:fs');
const { dirname } = require('node:path');
const { peerDependencies } = require('../package.json');

const range = peerDependencies.react;

/**
 * The React that a file of this folder loads; undefined without one.
 * @param {string} folder
 */
function reactOf(folder) {
  try {
    const file = require.resolve('react/package.json', { paths: [folder] });
    return { folder: dirname(realpathSync(file)), version: String(require(file).version) };
  } catch {
    return undefined;
  }
}

/** @param {string} version */
function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wanted = 0, from = 0] = range.replace('^', '').split('.').map(Number);
  return major === wanted && minor >= from;
}

/**
 * Why the React of the product cannot render a storefront, in one line; undefined where it can.
 * @param {{ product: string, storefront: string }} place
 */
function reactProblem({ product, storefront }) {
  const install = `npm install "react@${range}" "react-dom@${range}"`;
  const own = reactOf(product);
  if (own === undefined) return `There is no React. Install it: ${install}`;
  if (!isSupported(own.version))
    return `React ${own.version} is none that the page works with. Install another: ${install}`;
  const theirs = reactOf(storefront);
  if (theirs === undefined || theirs.folder === own.folder) return undefined;
  return `There are two Reacts, ${own.version} in ${own.folder} and ${theirs.version} in ${theirs.folder}. Install one for both: ${install}`;
}

/**
 * Why a package that the server loads must not be: its own React; undefined for any other.
 * @param {string} name
 * @param {{ product: string, from: string }} place `from` is the folder that loads it
 */
function packageProblem(name, { product, from }) {
  const own = reactOf(product);
  let folder;
  try {
    folder = dirname(realpathSync(require.resolve(name, { paths: [from] })));
  } catch {
    return undefined;
  }
  const theirs = reactOf(folder);
  if (own === undefined || theirs === undefined || theirs.folder === own.folder) return undefined;
  return `${name} loads React ${theirs.version} in ${theirs.folder}, and the page ${own.version} in ${own.folder}. Install one for both, such as by "overrides" in package.json`;
}

module.exports = { packageProblem, reactProblem };
