// Gives each run of the tests a temporary folder of its own.
const { chmodSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plp-tests-'));
  // PostgreSQL runs in it as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // The first test that needs the sample builds it there.
  process.env.SAMPLE_CATALOGUE = join(folder, 'sample-catalogue');
  // The first test that needs the package of the product packs it there.
  process.env.PACKED_PRODUCT = join(folder, 'packed-product');
};
