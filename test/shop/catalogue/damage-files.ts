/** Imports generations into a folder and damages their files. */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildGeneration,
  type GenerationInput,
} from '../../../shop/catalogue/embedded/build-generation';
import { withLock } from '../../../shop/catalogue/embedded/generation-store';
import { testOutline, testProducts } from './a-catalogue';

/** Imports so many products; resolves with the name of their generation. */
export const importInto = (
  root: string,
  count: number,
  changes: Partial<GenerationInput> = {},
): Promise<string> =>
  withLock(root, () =>
    buildGeneration(root, {
      outline: testOutline,
      products: testProducts(count),
      signature: `import ${count}`,
      source: 'import',
      ...changes,
    }),
  );

export const generationsIn = (root: string): readonly string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('g-'))
    .sort();

/** Flips a bit of the byte at the position, or of the middle byte. */
export function flipBit(path: string, at?: number): void {
  const bytes = readFileSync(path);
  const place = at ?? bytes.length >>> 1;
  bytes[place] = (bytes[place] ?? 0) ^ 0x40;
  writeFileSync(path, bytes);
}

/** Rewrites a generation in the format of the first version: without checksums and without the source of its products. */
export function makeFormatOne(folder: string): void {
  const path = join(folder, 'generation.json');
  const { source, signature, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    unknown
  >;
  if (source === undefined || signature === undefined) throw new Error(`${path} says no origin`);
  writeFileSync(path, JSON.stringify({ ...rest, format: 1 }));
  rmSync(join(folder, 'SHA256SUMS'));
}
