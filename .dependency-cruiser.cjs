// The rows of src/, lowest first. A folder may import itself and the rows before its own, never a row mate.
const rows = [
  ['lib'],
  ['storefront', 'platform', 'ui'],
  ['listing-url'],
  ['catalogue'],
  ['environment'],
  ['store'],
  ['listing', 'alerts'],
  ['filters', 'results-bar', 'product', 'grid', 'saved-for-later', 'events'],
  ['page'],
  ['hydration'],
  ['client'],
];
const pure = ['lib', 'storefront', 'listing-url', 'catalogue'];
/**
 * The rooms of the server, lowest first, and its modules that all of them may import. The other modules stand above the
 * rooms.
 */
const serverRows = [
  ['services'],
  ['settings'],
  ['limits'],
  ['security'],
  ['page-cache'],
  ['rendering'],
  ['operations'],
  ['routes', 'cluster'],
];
/** The rooms of the filters, lowest first. The column and the button stand above them. */
const filterRows = [
  ['facets'],
  ['chips', 'options'],
  ['range', 'announcements'],
  ['sections'],
  ['drawer'],
];
const serverBase = 'metrics|request-id|year-seconds';
/** @typedef {readonly (readonly string[])[]} Rows */
/** @param {readonly string[]} folders */
const inside = (folders, parent = 'src') => `^${parent}/(${folders.join('|')})/`;
/** @type {(name: string, from: object, to: object, comment?: string) => object} */
const rule = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });

/** @type {(parent: string, rows: Rows) => object[]} */
const lookDown = (parent, rows) =>
  rows.flatMap((row, index) =>
    row.flatMap((folder) => {
      const closed = [...row.filter((mate) => mate !== folder), ...rows.slice(index + 1).flat()];
      const from = { path: `^${parent}/${folder}/` };
      return closed.length > 0
        ? [rule(`${parent}/${folder}-looks-down-only`, from, { path: inside(closed, parent) })]
        : [];
    }),
  );

module.exports = {
  forbidden: [
    ...lookDown('src', rows),
    ...lookDown('server', serverRows),
    ...lookDown('src/filters', filterRows),
    rule(
      'rooms-of-the-filters-import-nothing-above',
      { path: inside(filterRows.flat(), 'src/filters') },
      { path: '^src/filters/[^/]+$', pathNot: '^src/filters/element-ids[.]ts$' },
    ),
    rule(
      'every-room-of-the-filters-stands-in-a-row',
      { path: '^src/filters/[^/]+/', pathNot: inside(filterRows.flat(), 'src/filters') },
      {},
    ),
    rule(
      'requests-know-nothing-of-the-listing-on-screen',
      { path: '^src/listing/request/' },
      { path: '^src/listing/[^/]+$' },
    ),
    rule(
      'rooms-of-the-server-import-no-program',
      { path: inside(serverRows.flat(), 'server') },
      { path: '^server/[^/]+$', pathNot: `^server/(${serverBase})[.]ts$` },
    ),
    rule(
      'every-room-of-the-server-stands-in-a-row',
      { path: '^server/[^/]+/', pathNot: inside(serverRows.flat(), 'server') },
      {},
      'A new folder of server/ belongs in the rows above.',
    ),
    rule(
      'src-is-the-page',
      { path: '^src/' },
      { path: '^(server|adapters|check-api|shop)/' },
      'A page is rendered by any program of Node, and knows none.',
    ),
    rule(
      'services-know-nothing-of-the-server',
      { path: '^server/services/' },
      { path: '^server/', pathNot: '^server/services/' },
    ),
    rule(
      'adapters-know-the-model-and-the-interfaces',
      { path: '^adapters/' },
      {
        path: '^(src|server|shop|check-api|storefront)/',
        pathNot: '^(src/(lib|storefront|listing-url|catalogue|listing/request)|server/services)/',
      },
    ),
    rule(
      'check-api-knows-the-model-alone',
      { path: '^check-api/' },
      { path: '^(server|adapters|shop|src/(page|hydration|client))/' },
    ),
    rule(
      'no-program-of-node-knows-the-browsers',
      { path: '^(server|adapters|check-api)/' },
      { path: '^src/client/' },
    ),
    rule('server-knows-no-command', { path: '^server/' }, { path: '^check-api/' }),
    rule(
      'rooms-of-the-server-know-no-adapter',
      { path: inside(serverRows.flat(), 'server') },
      { path: '^adapters/' },
    ),
    rule(
      'every-folder-stands-in-a-row',
      { path: '^src/', pathNot: inside(rows.flat()) },
      {},
      'A new folder of src/ belongs in the rows above.',
    ),
    rule(
      'pure-folders-import-no-package',
      { path: inside(pure) },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-no-pkg', 'core'] },
    ),
    rule(
      'pure-model-sees-no-platform',
      { path: inside(pure) },
      { path: inside(['platform', 'ui']) },
    ),
    rule(
      'platform-is-types-only',
      { path: inside(['platform']) },
      { dependencyTypes: ['npm', 'core'] },
    ),
    rule(
      'ui-knows-no-redux',
      { path: inside(['ui']) },
      { path: 'node_modules/(@reduxjs|redux|react-redux)' },
    ),
    rule(
      'environment-knows-no-redux',
      { path: inside(['environment']) },
      { path: 'node_modules/(@reduxjs|redux|react-redux)' },
    ),
    rule(
      'events-draw-nothing',
      { path: inside(['events']) },
      { path: 'node_modules/(react|react-dom)/' },
    ),
    rule(
      'shop-stands-below-the-page',
      { path: '^shop/' },
      {
        path: '^(src/(page|hydration|client)|server|adapters|check-api)/',
        pathNot: '^(server/services/|src/client/(browser-storage|csrf-token|tab-channel))',
      },
      'Of the server the shop knows its interfaces and how settings are read, of the client what tabs share.',
    ),
    rule(
      'shop-knows-no-redux',
      { path: '^shop/' },
      { path: 'node_modules/(@reduxjs|redux|react-redux)' },
    ),
    rule(
      'only-the-program-names-the-shop',
      { path: '^(src|server|adapters|check-api)/', pathNot: '^server/main.ts$' },
      { path: '^shop/' },
      'Without the folder, the page still runs on the services of a retailer.',
    ),
    rule('node-only-in-programs-of-node', { path: '^src/' }, { dependencyTypes: ['core'] }),
    rule(
      'only-programs-name-the-storefront',
      {
        path: '^(src|server|adapters|check-api|shop)/',
        pathNot:
          '^(src/client/main.tsx|(server|check-api|shop/import)/main.ts|shop/client/shop-language.ts)$',
      },
      { path: '^(storefront|examples)/' },
      'A build can put another folder in its place.',
    ),
    rule(
      'storefront-imports-the-public-modules',
      { path: '^(storefront|examples)/' },
      {
        path: '^(src|server|adapters|check-api|shop)/',
        pathNot:
          '^(src/(page/(public.ts|testing.tsx)|storefront/pseudo-language.ts)|server/public.ts)$',
      },
    ),
    rule('no-cycles', {}, { circular: true }),
    rule(
      'what-ships-never-imports-test',
      { path: '^(src|server|adapters|check-api|shop)/' },
      { path: '^test/' },
    ),
    rule('no-orphan-imports', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // A host is a program of its own, which loads what is built.
    exclude: { path: '^examples/(hosts|[^/]+/(node_modules|dist))/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.scss'],
    },
  },
};
