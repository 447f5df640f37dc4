// Everything that a run of the tests writes to the temporary folder stands in one of its own.
const { chmodSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = () => {
  const folder = mkdtempSync(join(tmpdir(), 'plp-tests-'));
  // Another user runs PostgreSQL in it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
};
