const { availableParallelism } = require('node:os');

const shared = {
  rootDir: __dirname,
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
    '^product-listing-page/services$': '<rootDir>/server/public.ts',
  },
};
const nodeFolders =
  '(lib|storefront|listing-url|catalogue|contracts|shop|server|adapters|check-api)';
// The part of the shop that runs in browsers.
const inBrowsers = '<rootDir>/test/shop/(consent|recommendations/client|saved-page/client)/';

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
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      setupFilesAfterEnv: [`${__dirname}/test/support/set-up-closing.ts`],
      testMatch: [
        `<rootDir>/test/${nodeFolders}/**/*.test.{ts,tsx}`,
        '<rootDir>/test/**/*.server.test.{ts,tsx}',
        '<rootDir>/test/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', inBrowsers],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/test/support/jsdom-with-fetch.cjs',
      setupFilesAfterEnv: [
        `${__dirname}/test/support/set-up-closing.ts`,
        '<rootDir>/test/support/set-up-dom.ts',
      ],
      testMatch: ['<rootDir>/test/*/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.server\\.test\\.tsx?$',
        `<rootDir>/test/${nodeFolders}/(?!consent/|recommendations/client/|saved-page/client/)`,
        '<rootDir>/test/browser/',
        // By jest.engines.config.cjs.
        '<rootDir>/test/engines/',
      ],
    },
  ],
};
