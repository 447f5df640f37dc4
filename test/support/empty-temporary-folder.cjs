// Removes the temporary folder of a run; the run fails when a test, or what it tests, has left something there.
const { readdirSync, rmSync } = require('node:fs');

module.exports = () => {
  const { TMPDIR: folder = '' } = process.env;
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true, force: true });
  if (left.length === 0) return;
  console.error(`Left in the temporary folder by the tests: ${left.join(', ')}`);
  // An error from here would keep the report of the tests from being written.
  process.exitCode = 1;
};
