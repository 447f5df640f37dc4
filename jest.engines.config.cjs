// The main journeys in Chromium, Firefox and WebKit, apart from the tests that need nothing but Node.
const {
  projects: [inNode],
} = require('./jest.config.cjs');

module.exports = {
  ...inNode,
  displayName: 'engines',
  testMatch: ['<rootDir>/test/engines/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  // A hang, not a slow machine.
  testTimeout: 120_000,
  // One a browser: each mostly waits for its own.
  maxWorkers: 3,
};
