/** Compiles a program of the project for tests that run it in another process or thread. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';
import { aFolder } from './temporary-folder';

const project = resolve(__dirname, '../..');
const folders = [
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

/** `source` is a path in the project. Returns the path of the result, from which Node finds the packages. */
export function compileProgram(source: string): string {
  const target = aFolder(join(project, 'node_modules/.cache'));
  writeFileSync(join(target, 'package.json'), '{"type":"commonjs"}');
  for (const file of folders.flatMap(sources)) {
    const output = join(target, file.replace(/\.ts$/, '.js'));
    mkdirSync(resolve(output, '..'), { recursive: true });
    writeFileSync(output, compile(file));
  }
  return join(target, source.replace(/\.ts$/, '.js'));
}
