/** Takes the import before the one in use again. */
import type { Client } from '@opensearch-project/opensearch';
import { indexFormat } from './index-mapping';
import { indicesOf, listImports, madeAt } from './own-indices';
import { readDescriptionOf } from './read-index';
import { moveAlias } from './replace-index';

export type RolledBack = { readonly products: number; readonly importedMs: number | undefined };

/** Undefined, with nothing changed, when there is no such import, or another version has made it. */
export async function rollBackIndex(
  client: Client,
  alias: string,
): Promise<RolledBack | undefined> {
  const [inUse = ''] = await indicesOf(client, alias);
  const imports = await listImports(client, alias);
  const before = imports.find((name) => (madeAt(name) ?? 0) < (madeAt(inUse) ?? Infinity));
  if (before === undefined) return undefined;
  const { format, products } = await readDescriptionOf(client, before);
  if (format !== indexFormat) return undefined;
  await moveAlias(client, alias, before);
  return { products, importedMs: madeAt(before) };
}
