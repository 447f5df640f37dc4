/** Compiles a program of the project for tests that run it in another process or thread. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';
import { aFolder } from './temporary-folder';

const project = resolve(__dirname, '../..');
const folders = [
  'server/services',
  'shop',
  'src/lib',
  'src/storefront',
  'src/listing-url',
  'src/catalogue',
  'src/filters',
];

const sources = (folder: string): string[] =>
  readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sources(join(folder, entry.name))
      : /\.(?:ts|json)$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );

const compile = (file: string): string =>
  file.endsWith('.json')
    ? readFileSync(join(project, file), 'utf8')
    : transformFileSync(join(project, file), {
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'commonjs' },
      }).code;

/** The storefront by its alias. Of what it imports of the page, a program needs only what the brands are made with. */
function linkStorefront(target: string): void {
  const modules = join(target, 'node_modules');
  const alias = join(modules, '@storefront');
  mkdirSync(alias, { recursive: true });
  writeFileSync(join(alias, 'storefront.js'), compile('storefront/storefront.ts'));
  writeFileSync(
    join(modules, 'product-listing-page.js'),
    'exports.defineStorefront = (storefront) => storefront;',
  );
}

/** `source` is a path in the project. Returns the path of the result, from which Node finds the packages. */
export function compileProgram(source: string): string {
  const target = aFolder(join(project, 'node_modules/.cache'));
  writeFileSync(join(target, 'package.json'), readFileSync(join(project, 'package.json')));
  for (const file of folders.flatMap(sources)) {
    const output = join(target, file.replace(/\.ts$/, '.js'));
    mkdirSync(resolve(output, '..'), { recursive: true });
    writeFileSync(output, compile(file));
  }
  linkStorefront(target);
  return join(target, source.replace(/\.ts$/, '.js'));
}
