/** Catalogues of which every product says which one it is of, imported by the built program. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { writeFeed } from '../../../benchmarks/run-programs';
import { aFolder } from '../../../support/temporary-folder';

const program = resolve(__dirname, '../../../../dist/server/import.js');

/** As a shopper sees it in a title, and among the filters. */
const nameOf = (edition: number): string => `Edition ${edition}`;

/** Each once. More than one: the response mixes two catalogues. */
export const editionsIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\bEdition \d/g)),
];

export function anEdition(edition: number, products: number): string {
  const file = join(aFolder(), 'feed.ndjson');
  writeFeed(file, products, (product) => ({
    ...product,
    title: `${product.title} ${nameOf(edition)}`,
    attributes: { ...product.attributes, edition: [nameOf(edition)] },
  }));
  return file;
}

export type ImportRun = {
  readonly code: number | null;
  readonly said: string;
  readonly seconds: number;
};

/** Runs the import to its end. */
export const importFile = (file: string, url: string, ...args: string[]): Promise<ImportRun> =>
  new Promise((done) => {
    const startMs = performance.now();
    const command = [program, file, '--opensearch', url, ...args];
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', (code) =>
      done({ code, said, seconds: (performance.now() - startMs) / 1000 }),
    );
  });
