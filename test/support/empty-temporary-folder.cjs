// Removes the temporary folder of a run, and fails the run when a test has left something there.
const { readdirSync, rmSync } = require('node:fs');

module.exports = () => {
  const { TMPDIR: folder = '', SAMPLE_CATALOGUE = '', PACKED_PRODUCT = '' } = process.env;
  for (const shared of [SAMPLE_CATALOGUE, PACKED_PRODUCT])
    rmSync(shared, { recursive: true, force: true });
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true, force: true });
  if (left.length === 0) return;
  console.error(`Left in the temporary folder by the tests: ${left.join(', ')}`);
  // An error here would prevent the report of the tests.
  process.exitCode = 1;
};
