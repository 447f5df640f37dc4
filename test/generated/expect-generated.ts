/** What is generated is committed: `npm run generate` writes it, any other run of the tests fails where it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';

const root = join(__dirname, '../..');

/** In a process of its own, since jest cannot load Prettier, which is an ES module. */
const formatted = (file: string, input: string): string =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--stdin-filepath', file],
    { input, encoding: 'utf8', cwd: root },
  );

/** Compares a file, named from the root of the project, with what it must hold; writes it in `npm run generate`. */
export const expectGenerated = (file: string, text: string): void =>
  expectHolds(file, formatted(file, text));

function expectHolds(file: string, expected: string): void {
  const path = join(root, file);
  if (process.env.GENERATE) writeFileSync(path, expected);
  expect(readFileSync(path, 'utf8')).toBe(expected);
}

/** Does the same for one string in a file of JSON, by the names that lead to it. */
export function expectGeneratedString(file: string, names: readonly string[], text: string): void {
  const document = readFileSync(join(root, file), 'utf8');
  let value: unknown = JSON.parse(document);
  for (const name of names) value = (value as Readonly<Record<string, unknown>>)[name];
  const written = JSON.stringify(value);
  // Nothing else in the file may be the same, or this one could not be told from it.
  expect({ names, places: document.split(written).length - 1 }).toEqual({ names, places: 1 });
  expectHolds(file, document.split(written).join(JSON.stringify(text)));
}

/** Does the same for the part of a document between `<!-- generated: NAME -->` and the next `<!-- end -->`. */
export function expectGeneratedPart(file: string, name: string, text: string): void {
  const document = readFileSync(join(root, file), 'utf8');
  const opening = `<!-- generated: ${name} -->\n`;
  const start = document.indexOf(opening) + opening.length;
  const end = document.indexOf('<!-- end -->', start);
  // Both are −1 when a marker is missing.
  expect({ file, start: start >= opening.length, end: end >= 0 }).toEqual({
    file,
    start: true,
    end: true,
  });
  // The part alone: formatting a long document takes seconds.
  const part = formatted(file, text);
  expectHolds(file, `${document.slice(0, start)}\n${part}\n${document.slice(end)}`);
}
