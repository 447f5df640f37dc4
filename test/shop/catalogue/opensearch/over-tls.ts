/** Imports and settings of a shop over an OpenSearch with TLS and a user of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { aFolder } from '../../../support/temporary-folder';
import type { SecuredNode } from './start-secured';

const importProgram = resolve(__dirname, '../../../../dist/server/import.js');

const category = { type: 'category', id: 'chairs', name: 'Chairs' };

export const chair = (id: string, current: number) => ({
  type: 'product',
  id,
  title: `Chair ${id}`,
  url: `/product/${id}`,
  imageUrl: 'https://pictures.example/chair.jpg',
  price: { current, currency: 'EUR' },
  categoryIds: ['chairs'],
});

/** Its exit code and what it said. */
export async function runImport(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const child = spawn(process.execPath, [importProgram, ...args], {
    env: { ...process.env, ...env },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said: (await said).join('') };
}

export function overTls(nodes: readonly SecuredNode[]) {
  const dataDir = aFolder();
  const [first] = nodes;
  const aFile = (name: string, rows: readonly object[]): string => {
    const file = join(dataDir, name);
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    return file;
  };
  return {
    aFile,
    /** A file of chairs with their category. */
    aCatalogue: (name: string, chairs: readonly object[]) => aFile(name, [category, ...chairs]),
    /** The settings of a shop that is this user, such as `shop:password`. */
    trusting: (user: string) => ({
      OPENSEARCH_URL: nodes.map(({ port }) => `https://${user}@localhost:${port}`).join(','),
      CATALOGUE_ENGINE: 'opensearch',
      NODE_EXTRA_CA_CERTS: join(first?.folder ?? '', 'ca.pem'),
      DATA_DIR: dataDir,
    }),
  };
}
