// Packages that only some shops need, by what needs them.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { peerDependencies } = require('../package.json');

export const optionalUses =
  /** @type {typeof import('../server/services/optional-packages.json')} */ (
    require('../server/services/optional-packages.json')
  );

/** @param {string} name */
function isInstalled(name) {
  try {
    return require.resolve(`${name}/package.json`) !== '';
  } catch (error) {
    // A package may keep its package.json to itself.
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'MODULE_NOT_FOUND';
  }
}

/**
 * What the sample shop lacks for a catalogue of its own, in one line; undefined with all of it, and for another program
 * of the server. The sample shop does without where its listings come from elsewhere, which a build cannot know.
 */
export function missingOfCatalogue() {
  if (process.env.SERVER_PROGRAM !== undefined) return undefined;
  const missing = optionalUses.catalogue.packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  /** @type {Readonly<Record<string, string>>} */
  const ranges = peerDependencies;
  const install = missing.map((name) => `${name}@${ranges[name]}`).join(' ');
  const database = missing.includes('libsql') ? ' and DATABASE_URL' : '';
  return (
    `Without ${missing.join(', ')} the sample shop starts with API_URL or LISTING_ADAPTER${database} alone. ` +
    `For a catalogue: npm install ${install}. A server without the sample shop (build --server) needs none of them.`
  );
}
