/** Compares the names in `docs/public-interface.md` with the code, in both directions. */
import './support/as-in-production';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../package.json';
import { checkHelp } from '../check-api/check-options';
import { sortKeys } from '../src/catalogue/sort-parameters';
import { dataLayerName } from '../src/client/analytics/data-layer-bridge';
import { toolsName } from '../src/client/dev-tools/dev-tools';
import { sessionKey } from '../src/client/dev-tools/session-recorder';
import { eventBusName } from '../src/client/window-event-bus';
import { scrollPositionsKey } from '../src/client/scroll/scroll-restoration';
import { consentKey } from '../shop/consent/consent-control';
import { comparedKey } from '../shop/compare/client/compared-products';
import { viewedKey } from '../shop/recommendations/client/viewed-products';
import { visitKey } from '../src/events/visit';
import { consentTopic, readDeliverySettings } from '../src/events/delivery-settings';
import { topics } from '../src/events/event-payloads';
import { drawerSlice } from '../src/filters/drawer/drawer-slice';
import { gridInserts } from '../src/grid/grid-inserts';
import { lastActionTypes, updateKindOf } from '../src/listing/last-action';
import * as navigation from '../src/listing/navigation';
import { retryAsked } from '../src/listing/shown-listing-slice';
import { listingTypes } from '../src/listing-url/listing-url';
import { sortOptions } from '../src/listing-url/sort-option';
import { savedTopic } from '../src/saved-for-later/saved-change';
import { addCall, listCall, removeCall, tokenCall } from '../src/saved-for-later/service-calls';
import { adapterSettings } from '../adapters/open-adapter';
import { earlyClicksName } from '../src/hydration/early-clicks';
import { assetsPath, globalsBlockId, rootElementId } from '../src/storefront/page-names';
import { createClusterMetrics } from '../server/cluster/cluster-metrics';
import { measureServices } from '../server/measure-services';
import { createMetrics, refusalReasons } from '../server/metrics';
import { requestIdHeader } from '../server/request-id';
import { specificationOf } from '../server/settings/setting-specification';
import { shopSettings } from '../shop/settings';
import { type EngineQuery, missingNames } from '../server/services/shop';
import { eventRefusals } from '../server/services/events-service';
import { eventsPath } from '../shop/events/events-service';
import { rawWriter } from '../shop/events/write-events';
import { formats } from '../shop/import/formats/detect-format';
import { importHelp } from '../shop/import/import-help';
import { columnsOf } from '../shop/import/products/column-names';
import { plainNames } from '../shop/import/products/plain-fields';
import { shopperCookieNames } from '../shop/saved/shopper-session';
import { readPageContent } from '../src/storefront/page-content';
import { pageGlobalsName, pageTypes, readPageGlobals } from '../src/storefront/page-globals';
import { contractNames } from './contracts/contract';
import { aServer } from './server/a-server';
import { handListedNames } from './support/hand-listed-names';
import { brandKeys, brands } from './support/english';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1));
const firstGroups = (text: string, form: RegExp) =>
  [...text.matchAll(form)].map(([, name = '']) => name);

/** Whether a file has the name outside of comments, neither inside a longer name nor as a word of a sentence. */
function hasName(file: string, name: string): boolean {
  const lines = read(file).split('\n');
  const code = lines.filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line)).join('\n');
  return code.split(name).some((before, at, parts) => {
    const after = parts[at + 1];
    if (after === undefined || (/\w $/.test(before) && /^ \w/.test(after))) return false;
    return !/[\w-]$/.test(before) && !/^[\w-]/.test(after);
  });
}

/** The fields that a reader accesses in an object. */
function fieldsRead(reader: (value: object) => unknown): readonly string[] {
  const fields = new Set<string>();
  reader(new Proxy({}, { get: (_target, name) => (fields.add(String(name)), 'any text') }));
  return [...fields];
}

/** Metrics with their labels: `plp_pages_total{source}`. */
async function metricNames(): Promise<readonly string[]> {
  const metrics = createMetrics();
  metrics.measurePages(() => 0);
  const services = {
    missing: () => [],
    catalogue: () => undefined,
    onEngineQuery: (listener: (query: EngineQuery) => void) =>
      listener({ outcome: 'page', seconds: 0 }),
    connections: () => [{ database: 'events' as const, busy: 0, idle: 0, waiting: 0 }],
    reportCounts: () => ({ sent: 0, failed: 0, dropped: 0 }),
  };
  measureServices(services, metrics, () => undefined);
  metrics.responded('/', 200, 0);
  metrics.listingResponded('listing');
  metrics.pageSent('hit');
  metrics.refused('rate');
  metrics.clientErred('render');
  metrics.eventsCollected({ stored: 1, refusals: ['topic'], dropped: 1 });
  const text = `${await metrics.text()}\n${await createClusterMetrics().text([])}`;
  const samples = text.matchAll(/^((?:plp|http)_\w+)(?:\{([^}]*)\})? /gm);
  return [...samples].map(([, name = '', labels = '']) => {
    const labelNames = firstGroups(labels, /\b(\w+)="/g).filter((label) => label !== 'le');
    const metric = name.replace(/_(?:bucket|sum|count)$/, '');
    return labelNames.length > 0 ? `${metric}{${labelNames.join(',')}}` : metric;
  });
}

/** The paths of the server, from the tree that Fastify prints. */
async function routes(): Promise<readonly string[]> {
  const above: string[] = [];
  const tree = (await aServer({ events: { path: eventsPath } as never })).printRoutes();
  return tree.split('\n').flatMap((line) => {
    const [indent = '', branch = ''] = line.split('── ');
    const [part = '', methods] = branch.split(' (');
    const depth = Math.floor(indent.length / 4);
    above[depth] = (above[depth - 1] ?? '') + part;
    return methods === undefined ? [] : [above[depth]];
  });
}

/** Every contract is that of a topic, and has its name. */
const schemas = filesIn('src/events/schemas').map((file) => {
  const name = file.replace('src/events/', '');
  return topics.some((topic) => name === `schemas/v1/${topic}.json`)
    ? 'schemas/v1/{topic}.json'
    : name;
});
const descriptions = contractNames.map((name) => `openapi/${name}.json`);
const steps = Object.values(navigation).flatMap((value) => ('type' in value ? value.type : []));

type Names = readonly string[];

/** The names in a module's exports, `export { a, type B } from` and `export type B`. */
function exportsOf(file: string): Names {
  const text = read(file);
  const lists = firstGroups(text, /^export (?:type )?\{([^}]*)\}/gm).join(',');
  const names = [
    ...firstGroups(text, /^export (?:const|(?:async )?function|type) (\w+)/gm),
    ...lists.split(',').map((name) => name.trim().replace(/^type /, '')),
  ];
  return names.filter((name) => name !== '');
}

const publicServices = firstGroups(
  read('server/public.ts'),
  /^export \* from '\.\/services\/([\w-]+)';/gm,
);

/** The fields of assets.json that name the file of an entry. */
const manifestFields = firstGroups(read('scripts/build.mjs'), /^ {2}(\w+): fileOf\(/gm);

/** The texts of the lines of the log that are written out where they are logged. */
const loggedTexts = ['server', 'shop', 'adapters']
  .flatMap(filesIn)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    firstGroups(read(file), /\blog\.(?:info|warn|error|fatal)\(\s*(?:\{[^{}]*\},\s*)?'([^']+)'/g),
  );

/** The names that the code exports, by heading of the document. */
const collected: Readonly<Record<string, () => Names | Promise<Names>>> = {
  Storefronts: () => exportsOf('src/page/public.ts'),
  'Tests of storefronts': () =>
    ['src/page/testing.tsx', 'src/storefront/pseudo-language.ts'].flatMap(exportsOf),
  Elements: () => [rootElementId, globalsBlockId, ...gridInserts(96).map(({ slot }) => slot)],
  'Page globals': () => [
    ...[
      ...fieldsRead((value) => readPageGlobals(value, brands)),
      ...fieldsRead(readDeliverySettings),
    ],
    ...fieldsRead(readPageContent),
    ...fieldsRead((banner) => readPageContent({ banners: [banner] })),
    ...[...brandKeys, ...pageTypes],
  ],
  'Names on window': () => [
    ...[pageGlobalsName, earlyClicksName, eventBusName, toolsName, dataLayerName],
  ],
  'Built files': () => [...manifestFields, assetsPath, ...schemas, ...descriptions],
  'Addresses of listings': () => [...listingTypes, ...sortOptions],
  Storage: () => [scrollPositionsKey, visitKey, sessionKey, consentKey, comparedKey, viewedKey],
  'Cookies and messages between tabs': () => [...shopperCookieNames, savedTopic],
  Topics: () => [...topics, consentTopic, ...lastActionTypes.map(updateKindOf), ...lastActionTypes],
  'Collected events': () => firstGroups(rawWriter('csv').header, /"(\w+)"/g),
  'Recorded sessions': () => [
    ...[...Object.values(drawerSlice.actions), retryAsked].map(({ type }) => type),
    ...steps,
  ],
  'Listing request': () => [...sortKeys, requestIdHeader],
  'Save for later': () =>
    [tokenCall, listCall, addCall('1'), removeCall('1')].map(({ path }) => path),
  Settings: () =>
    [specificationOf(brands), shopSettings, adapterSettings].flatMap((settings) =>
      Object.keys(settings),
    ),
  Routes: routes,
  Metrics: metricNames,
  'Label values': () => [...missingNames, ...eventRefusals, ...refusalReasons],
  'Log lines': () => loggedTexts,
  Alerts: () => firstGroups(read('deploy/prometheus/rules.yaml'), /^ {6}- alert: (\w+)$/gm),
  Commands: () => Object.keys(packageJson.scripts).filter((name) => !name.startsWith('pre')),
  Package: () => [
    ...Object.keys(packageJson.exports).map((path) => join(packageJson.name, path)),
    ...Object.keys(packageJson.bin),
  ],
  'Imports of a server program': () => [
    ...exportsOf('server/public.ts'),
    ...publicServices.flatMap((file) => exportsOf(`server/services/${file}.ts`)),
  ],
  'Check of an API': () => firstGroups(checkHelp, /^ {2}(--[a-z-]+)/gm),
  'Options of the import': () => firstGroups(importHelp, /^ {2}(--[a-z-]+)/gm),
  'Columns of an import': () => [...formats, ...Object.values(columnsOf).flat()],
  'Rows of an import': () => plainNames,
  'Custom properties': () =>
    [...filesIn('styles/base'), ...filesIn('storefront/themes')].flatMap((file) =>
      firstGroups(read(file), /^ +(--[\w-]+):/gm),
    ),
  'Class names': () =>
    filesIn('styles')
      .flatMap((file) => firstGroups(read(file), /\.(plp-[a-z-]+)/g))
      .map((name) => name.replace(/--.*/, '')),
};

const byName = (names: Names) => [...new Set(names)].sort();
const document = read('docs/public-interface.md');

const sectionOf = (heading: string) =>
  document.split(`\n### ${heading}\n`)[1]?.split('\n##', 1)[0] ?? '';

/** The names in the first column of the tables below a heading. */
const documented = (heading: string): Names =>
  sectionOf(heading)
    .split('\n')
    .filter((row) => row.startsWith('| `'))
    .flatMap((row) => firstGroups(row.split(' | ', 1)[0] ?? '', /`([^`]+)`/g));

const headings = byName([...Object.keys(handListedNames), ...Object.keys(collected)]);

describe('the document of the public interface', () => {
  it('has only the headings that this test compares', () => {
    expect(byName(firstGroups(document, /^### (.+)$/gm))).toEqual(headings);
  });

  it.each(headings)('%s: lists the names in the code, and no others', async (heading) => {
    const byHand = (handListedNames[heading] ?? []).flatMap(([, names]) =>
      names.replaceAll("'", '').split(', '),
    );
    const names = [...byHand, ...((await collected[heading]?.()) ?? [])];
    expect(byName(documented(heading))).toEqual(byName(names));
  });

  it('lists by hand only names that the code has', () => {
    const lacking = Object.values(handListedNames)
      .flat()
      .flatMap(([file, names]) => names.split(', ').map((name) => [file, name] as const))
      .filter(([file, name]) => !hasName(file, name));
    expect(lacking).toEqual([]);
  });

  it('links to every file that stores something in a browser', () => {
    const storing = ['src', 'server', 'shop']
      .flatMap(filesIn)
      .filter((file) => /Storage\.(?:read|write|getItem|setItem)\(/.test(read(file)));
    const linked = firstGroups(sectionOf('Storage'), /\]\(\.\.\/([^)]+)\)/g);
    expect(byName(linked)).toEqual(byName(storing));
  });

  it('links to existing files', () => {
    const paths = firstGroups(document, /\]\(([^)#]+)/g);
    expect(paths.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });
});
