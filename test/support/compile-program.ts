/** One of the project's programs as plain JavaScript, for tests that run it as a process or thread of its own. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformFileSync } from '@swc/core';

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

/** `source` is its path in the project. It lies in a folder from which the packages are found, until `remove`. */
export const compileProgram = (source: string) => {
  const cache = join(project, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const target = mkdtempSync(join(cache, 'program-'));
  writeFileSync(join(target, 'package.json'), '{"type":"commonjs"}');
  for (const file of folders.flatMap(sources)) {
    const output = join(target, file.replace(/\.ts$/, '.js'));
    mkdirSync(resolve(output, '..'), { recursive: true });
    writeFileSync(output, compile(file));
  }
  return {
    script: join(target, source.replace(/\.ts$/, '.js')),
    remove: () => rmSync(target, { recursive: true, force: true }),
  };
};
