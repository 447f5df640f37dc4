// The browser's bundle, served under /sa/product-listing-fe/, the server's, and that of the benchmarks.
const { basename, dirname, relative, resolve } = require('node:path');
const zlib = require('node:zlib');
const CompressionPlugin = require('compression-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { IgnorePlugin, ProvidePlugin } = require('webpack');
const { dependencies, name: ownName, peerDependenciesMeta } = require('./package.json');
const { packageProblem } = require('./scripts/one-react.cjs');
const breakpoints = require('./styles/settings/breakpoints.json');

/** @typedef {import('webpack').Configuration & { readonly name: string }} Named */

const root = __dirname;
/** What the retailer owns. */
const storefrontFolder = resolve(root, process.env.STOREFRONT ?? 'storefront');
const dist = resolve(root, process.env.DIST || 'dist');
/** The program of the server: a retailer's own names other services. */
const serverProgram = resolve(root, process.env.SERVER_PROGRAM ?? 'server/main.ts');
/** Whether the product is a package of the project that this build belongs to. */
const isPackage = relative(root, dist).startsWith('..');
/** Where the server serves what is built; the same as in src/storefront/page-names.ts. */
const assetsPath = '/sa/product-listing-fe/';
const isProduction = process.env.NODE_ENV !== 'development';

/** @type {(react?: object) => import('webpack').RuleSetRule} */
const typescript = (react) => ({
  test: /\.tsx?$/,
  // The product may itself lie in node_modules.
  exclude: (/** @type {string} */ file) => /node_modules/.test(relative(root, file)),
  loader: 'swc-loader',
  options: {
    // Another project's settings are not for the product.
    swcrc: false,
    // webpack makes the paths of a source map relative only if it is parsed: else each hash depends on the folder of
    // the build.
    parseMap: true,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction, ...react } },
    },
  },
});

/** @param {string} name */
const isRefreshed = (name) => !isProduction && name === 'client';

/** A storefront imports a few of its exports; what the others need stays out of its scripts. */
const publicModules = { test: resolve(root, 'src/page/public.ts'), sideEffects: false };

/** As a map of Sass: `xxs: 0, xs: 22.5rem, …`. */
const widths = Object.entries(breakpoints).map((entry) => entry.join(': '));

const alias = {
  '@storefront': storefrontFolder,
  [`${ownName}$`]: resolve(root, 'src/page/public.ts'),
  [`${ownName}/pseudo-language$`]: resolve(root, 'src/storefront/pseudo-language.ts'),
  [`${ownName}/services$`]: resolve(root, 'server/public.ts'),
  // Also of a storefront in another folder.
  react: dirname(require.resolve('react/package.json')),
  'react-dom': dirname(require.resolve('react-dom/package.json')),
};

/** @satisfies {import('webpack').Configuration} */
const shared = {
  mode: isProduction ? 'production' : 'development',
  context: root,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias },
  cache: {
    type: 'filesystem',
    // An installed package may be read-only. Webpack builds without a cache where it cannot write one.
    // What is cached of the style sheet does not know where the themes come from.
    cacheDirectory: resolve(
      isPackage ? '' : root,
      'node_modules/.cache/webpack',
      basename(storefrontFolder),
    ),
    version: storefrontFolder,
    buildDependencies: { config: [__filename] },
  },
  // Webpack takes the files of an installed package for the same as long as its version is.
  snapshot: isPackage ? { managedPaths: [] } : {},
  stats: 'errors-warnings',
  performance: { hints: false },
};

/**
 * An import that does not exist, such as of a storefront without `storefront`, fails the build rather than the start.
 */
const existingExports = { exportsPresence: /** @type {const} */ ('error') };

/** @type {(filename: string, algorithm: string, compressionOptions: object) => CompressionPlugin} */
const compressed = (filename, algorithm, compressionOptions) =>
  new CompressionPlugin({
    filename,
    algorithm,
    compressionOptions,
    test: /\.(js|css|svg|json)$/,
    minRatio: 1,
  });

/** @type {(name: string, entry: import('webpack').EntryObject, prefix?: string) => Named} */
const browserBundle = (name, entry, prefix = '') => ({
  ...shared,
  name,
  target: ['web', 'es2022'],
  entry,
  output: {
    path: resolve(dist, 'client'),
    // Chunks are looked for next to the script itself, so that a page of another origin can mount the product.
    publicPath: 'auto',
    filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
    chunkFilename: `${prefix}[name]${isProduction ? '.[contenthash:10]' : ''}.js`,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
  },
  experiments: { outputModule: true },
  devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
  module: {
    parser: { javascript: existingExports },
    rules: [
      // While developing, a component that is saved is replaced on the page.
      typescript({ refresh: isRefreshed(name) }),
      publicModules,
      // The faces of a storefront.
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: isProduction ? '[name].[contenthash:10][ext]' : '[name][ext]' },
      },
      {
        test: /\.scss$/,
        use: [
          // The style sheet may stand in the document, so that names in it are no addresses beside it.
          { loader: MiniCssExtractPlugin.loader, options: { publicPath: assetsPath } },
          { loader: 'css-loader', options: { importLoaders: 1 } },
          {
            loader: 'sass-loader',
            options: {
              implementation: require('sass'),
              api: 'modern-compiler',
              additionalData: `@use 'settings/breakpoints' with ($breakpoints: (${widths}));\n`,
              sassOptions: {
                loadPaths: [
                  resolve(root, 'styles'),
                  storefrontFolder,
                  resolve(root, 'styles/defaults'),
                ],
              },
            },
          },
        ],
      },
    ],
  },
  optimization: {
    // Short names for what the scripts share with each other.
    mangleExports: 'size',
    moduleIds: 'natural',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: {
          module: true,
          ecma: 2022,
          compress: { passes: 3, ecma: 2022, keep_fargs: false },
          // Most functions run while the page starts: to compile them off the main thread keeps that one free.
          // With ASCII alone, V8 holds the script in half the memory: in one byte a character.
          format: { preamble: '//# allFunctionsCalledOnLoad\n', ascii_only: true },
        },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  plugins: [
    new ProvidePlugin({
      MessageChannel: [
        resolve(root, 'src/hydration/restored-message-channel.ts'),
        'RestoredMessageChannel',
      ],
    }),
    ...(isRefreshed(name)
      ? // Build errors have an overlay already.
        [new (require('@pmmmwh/react-refresh-webpack-plugin'))({ overlay: false })]
      : []),
    new MiniCssExtractPlugin({
      filename: isProduction ? '[name].[contenthash:10].css' : '[name].css',
    }),
    ...(isProduction
      ? [
          compressed('[path][base].gz', 'gzip', { level: 9 }),
          compressed('[path][base].br', 'brotliCompress', {
            params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 },
          }),
        ]
      : []),
  ],
});

const client = browserBundle('client', {
  // A host may import `mount` and `unmount` from it.
  'product-listing': { import: './src/client/main.tsx', library: { type: 'module' } },
  // The shop around the page; the product neither has nor needs it.
  'shop-consent': './shop/consent/main.ts',
});

// Compiled apart, so that what it uses of the product leaves the page's script as it is.
const shopScripts = browserBundle(
  'shop-client',
  {
    'shop-saved': './shop/saved-page/client/main.ts',
    'shop-product': './shop/pages/client/main.ts',
    'shop-compare': './shop/compare/client/main.ts',
    'shop-recommendations': './shop/recommendations/client/main.ts',
    'shop-search': './shop/search/main.ts',
    'shop-suggestions': './shop/search/suggestions.ts',
  },
  'shop-',
);
// These scripts never load what a storefront adds to the listing, which would keep in them what it alone uses.
/** @type {Named} */
const shopClient = {
  ...shopScripts,
  plugins: [
    ...(shopScripts.plugins ?? []),
    new IgnorePlugin({
      checkResource: (request, context) =>
        context === storefrontFolder && request === './extensions',
    }),
  ],
};

/** Also those that only some shops need: where one is missing, the server says so for the settings of its start. */
const ownPackages = new Set(Object.keys({ ...dependencies, ...peerDependenciesMeta }));
const requireOfPackage = `require('node:module').createRequire(require.resolve('${ownName}/package.json'))`;

/**
 * How the built server loads a package: those of the product are found from its own place, as another project may have
 * other versions.
 * @param {string} request
 */
function externalOf(request) {
  const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
  return isPackage && ownPackages.has(name)
    ? `var ${requireOfPackage}('${request}')`
    : `commonjs ${request}`;
}

/** @type {Named} */
const server = {
  ...shared,
  name: 'server',
  target: 'node20',
  entry: {
    main: serverProgram,
    'catalogue-worker': './shop/catalogue/worker/catalogue-worker.ts',
    'check-api': './check-api/main.ts',
    import: './shop/import/main.ts',
    'import-reader': './shop/import/import-reader.ts',
    'import-language': './shop/import/import-language.ts',
    'import-writer': './shop/import/import-writer.ts',
    events: './shop/events/export-events.ts',
    migrate: './shop/database/migrate.ts',
    backup: './shop/backup/main.ts',
  },
  output: {
    path: resolve(dist, 'server'),
    filename: '[name].js',
    library: { type: 'commonjs2' },
    clean: true,
  },
  devtool: 'source-map',
  // Packages stay in node_modules; only the product's code and the retailer's is bundled.
  externals: [
    ({ request = '', context = root }, callback) => {
      const isPackageName =
        /^[a-z@]/i.test(request) && !/^(?:@storefront|product-listing-page)(?:\/|$)/.test(request);
      if (!isPackageName) return callback();
      const problem = packageProblem(request, { product: root, from: context });
      return problem ? callback(new Error(problem)) : callback(null, externalOf(request));
    },
  ],
  module: {
    // The pictures of the sample shop are text.
    rules: [typescript(), { test: /\.svg$/, type: 'asset/source' }],
    // One file each: a running server never loads a part of a later build.
    parser: { javascript: { ...existingExports, dynamicImportMode: 'eager' } },
  },
  optimization: { minimize: false },
};

// Programs that measure the server's, which they find next to them.
/** @type {Named} */
const benchmarks = {
  ...server,
  name: 'benchmarks',
  entry: {
    catalogue: './test/benchmarks/catalogue.ts',
    growth: './test/benchmarks/growth.ts',
    'measured-page': './test/benchmarks/measured-page.ts',
  },
  output: { ...server.output, path: resolve(dist, 'benchmarks') },
};

// What a retailer's tests load: all of the page in one file, but for React, which is that of the tests.
/** @type {Named} */
const testing = {
  ...server,
  name: 'testing',
  entry: { testing: './src/page/testing-entry.ts' },
  // So that ES modules of Node see the names of its exports.
  output: {
    ...server.output,
    path: resolve(dist, 'testing'),
    library: { type: 'commonjs-static' },
  },
  externals: [
    ({ request = '' }, callback) =>
      /^react(?:-dom)?(?:\/|$)/.test(request) ? callback(null, `commonjs ${request}`) : callback(),
  ],
};

module.exports = [client, shopClient, server, benchmarks, testing];
