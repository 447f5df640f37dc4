/** One of the project's programs as plain JavaScript, for tests that run it as a process or thread of its own. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';
import { aFolder } from './temporary-folder';

const project = resolve(__dirname, '../..');
/** What the programs of the shop are made of. */
const folders = ['shop', 'src/lib', 'src/storefront', 'src/listing-url', 'src/catalogue'];

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

/** Compiles the program at `source`, a path in the project, into a folder where it finds the packages; returns its path. */
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
