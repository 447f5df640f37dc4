const { availableParallelism } = require('node:os');

const shared = {
  rootDir: __dirname,
  // In the context of a test each look at a global takes long, but not at a parameter of a module. Reading CSV looks at
  // this one for each character.
  sandboxInjectedGlobals: ['Math'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
    '\\.svg$': require.resolve('./test/support/svg-as-text.cjs'),
  },
  // These packages ship ES modules only, which jest cannot require as they are.
  transformIgnorePatterns: [
    '/node_modules/(?!(immer|@redux-devtools|@seriousme|lodash-es|cookie|content-disposition|marked|github-slugger)/)',
  ],
  moduleNameMapper: {
    '\\.scss$': '<rootDir>/__mocks__/style-sheet.ts',
    '^@storefront/(.*)$': '<rootDir>/storefront/$1',
    '^product-listing-page$': '<rootDir>/src/page/public.ts',
    '^product-listing-page/testing$': '<rootDir>/src/page/testing.tsx',
    '^product-listing-page/pseudo-language$': '<rootDir>/src/storefront/pseudo-language.ts',
    '^product-listing-page/services$': '<rootDir>/server/public.ts',
  },
};
// The part of the shop that runs in browsers.
const inBrowsers =
  '<rootDir>/test/shop/(consent|compare/client|recommendations/client|saved-page/client)/';
const pureFolders = '(lib|storefront|listing-url|catalogue|contracts|adapters)';
const serverFolders = '(server|shop|check-api)';
const otherKinds = ['\\.program\\.test\\.ts$', '\\.deep\\.test\\.ts$', '\\.long\\.test\\.ts$'];
// By Playwright and by jest.engines.config.cjs.
const otherRunners = ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/engines/'];

const inNode = {
  ...shared,
  testEnvironment: 'node',
  setupFilesAfterEnv: [`${__dirname}/test/support/set-up-closing.ts`],
};

// By what a test costs; `npm test` runs the first three, which need no build.
module.exports = {
  rootDir: __dirname,
  globalSetup: '<rootDir>/test/support/own-temporary-folder.cjs',
  globalTeardown: '<rootDir>/test/support/empty-temporary-folder.cjs',
  // A hang, not a slow machine: what must be quick says so in its own test.
  testTimeout: 300_000,
  // Three at least: many suites wait for servers more than they compute.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  projects: [
    {
      ...inNode,
      displayName: 'pure',
      testMatch: [`<rootDir>/test/${pureFolders}/**/*.test.{ts,tsx}`, '<rootDir>/test/*.test.ts'],
      testPathIgnorePatterns: [...otherRunners, ...otherKinds],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: '<rootDir>/test/support/jsdom-with-fetch.cjs',
      setupFilesAfterEnv: [
        `${__dirname}/test/support/set-up-closing.ts`,
        '<rootDir>/test/support/set-up-dom.ts',
      ],
      testMatch: ['<rootDir>/test/*/**/*.test.{ts,tsx}', '<rootDir>/examples/**/*.test.tsx'],
      testPathIgnorePatterns: [
        ...otherRunners,
        ...otherKinds,
        '\\.server\\.test\\.tsx?$',
        `<rootDir>/test/${pureFolders}/`,
        `<rootDir>/test/${serverFolders}/(?!consent/|compare/client/|recommendations/client/|saved-page/client/)`,
      ],
    },
    {
      ...inNode,
      displayName: 'server',
      testMatch: [
        `<rootDir>/test/${serverFolders}/**/*.test.{ts,tsx}`,
        '<rootDir>/test/**/*.server.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: [...otherRunners, ...otherKinds, inBrowsers],
    },
    {
      ...inNode,
      displayName: 'programs',
      testMatch: ['<rootDir>/test/**/*.program.test.ts'],
      testPathIgnorePatterns: otherRunners,
    },
    {
      ...inNode,
      displayName: 'deep',
      testMatch: ['<rootDir>/test/**/*.deep.test.ts'],
      testPathIgnorePatterns: otherRunners,
    },
    // Minutes each: run by a person (test/README.md).
    {
      ...inNode,
      displayName: 'long',
      testMatch: ['<rootDir>/test/**/*.long.test.ts'],
      testPathIgnorePatterns: otherRunners,
    },
  ],
};
