import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const source = resolve(root, 'src');
const folders = ['src', 'server', 'adapters', 'check-api', 'shop'];
const entries = folders.flatMap((folder) =>
  readdirSync(resolve(root, folder), { recursive: true }).map(
    (entry) => `${folder}/${String(entry)}`,
  ),
);
const modulesIn = (document: string) =>
  [...readFileSync(resolve(root, document), 'utf8').matchAll(/`([\w/-]+\.tsx?)`/g)].map(
    ([, file = '']) => file,
  );
const files = modulesIn('src/README.md');

/** A module of the page or of a program beside it. */
const pathOf = (file: string) =>
  [resolve(source, file), resolve(root, file)].find((path) => existsSync(path));

/** Whether a file imports a module of this name. */
const imports = (file: string, module: string) =>
  readFileSync(pathOf(file) ?? '', 'utf8').includes(`/${module}'`);

describe('the documented path of a click and of a request', () => {
  it('names files that exist', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => pathOf(file) === undefined)).toEqual([]);
  });

  it.each([
    ['filters/options/FacetOption.tsx', 'navigation'],
    ['listing/navigation-saga.ts', 'change-listing-url'],
    ['listing/listing-location.ts', 'read-listing-url'],
    ['listing/listing-saga.ts', 'listing-api'],
    ['listing/listing-api.ts', 'retry-listing'],
    ['listing/listing-api.ts', 'listing-base-query'],
    ['listing/request/listing-base-query.ts', 'listing-request'],
    ['listing/request/listing-base-query.ts', 'fetch-listing'],
    ['listing/shown-listing.ts', 'read-listing'],
    ['server/rendering/render-listing-page.ts', 'create-store'],
    ['server/rendering/render-listing-page.ts', 'preload-listing'],
    ['server/rendering/render-listing-page.ts', 'render-listing'],
  ])('goes from %s to %s', (file, module) => {
    expect(files).toContain(file);
    expect(imports(file, module)).toBe(true);
  });
});

describe('the documents of the folders', () => {
  it.each(entries.filter((entry) => basename(entry) === 'README.md'))(
    'name existing modules: %s',
    (document) => {
      const places = [dirname(document), 'src', 'test', '.'];
      const missing = modulesIn(document).filter(
        (file) =>
          !places.some((place) => existsSync(resolve(root, place, file))) &&
          !entries.some((entry) => entry.endsWith(`/${file}`)),
      );
      expect(missing).toEqual([]);
    },
  );
});
