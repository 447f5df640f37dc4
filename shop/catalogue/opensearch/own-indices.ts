/**
 * The indices that imports have made, by their exact names: others may begin with the same word and belong to somebody
 * else.
 */
import { randomBytes } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { descriptionIndexOf } from './index-mapping';

const form = /^(.+)-([\da-z]{8,12})[\da-f]{6}$/;

/** Its name begins with the alias, and says when it was made. */
export const newIndexName = (alias: string): string =>
  `${alias}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;

/** When an index was made, in milliseconds since 1970: its name says it. */
export function madeAt(index: string): number | undefined {
  const [, , time] = form.exec(index) ?? [];
  return time === undefined ? undefined : parseInt(time, 36);
}

const byAge = (one: string, other: string): number => (madeAt(other) ?? 0) - (madeAt(one) ?? 0);

type AliasLimits = {
  readonly requestTimeout?: number;
  readonly maxRetries?: number;
  /** Whether a node says what it knows, which may be old, in place of the cluster's manager. */
  readonly isLocal?: boolean;
};

/** The indices of the alias, the newest first; none before the first load. */
export async function indicesOf(
  client: Client,
  alias: string,
  { isLocal = false, ...limits }: AliasLimits = {},
): Promise<readonly string[]> {
  const options = { ...limits, ignore: [404] };
  const parameters = { name: alias, local: isLocal };
  const { body, statusCode } = await client.indices.getAlias(parameters, options);
  return statusCode === 404 ? [] : Object.keys(body).sort(byAge);
}

type Marked = Readonly<
  Record<string, { readonly mappings?: { readonly _meta?: { readonly catalogue?: unknown } } }>
>;

/** Earlier versions set no mark: of theirs, an index and its description stand side by side. */
function isOwn(name: string, { alias, names, marked }: OwnNames): boolean {
  const main = name.replace(/-description$/, '');
  if (form.exec(main)?.[1] !== alias) return false;
  const mark = marked[name]?.mappings?._meta?.catalogue;
  if (mark !== undefined) return mark === alias;
  return names.has(main) && names.has(descriptionIndexOf(main));
}

type OwnNames = {
  readonly alias: string;
  readonly names: ReadonlySet<string>;
  readonly marked: Marked;
};

/** Those of the alias's imports, finished or not, with their descriptions. */
async function listOwn(client: Client, alias: string): Promise<readonly string[]> {
  const index = `${alias}-*`;
  const all = await client.indices.getAlias({ index, expand_wildcards: 'all' }, { ignore: [404] });
  if (all.statusCode === 404) return [];
  const names = new Set(Object.keys(all.body));
  const marks = await client.indices.getMapping({
    index,
    expand_wildcards: 'all',
    filter_path: ['*.mappings._meta'],
  });
  const own = { alias, names, marked: marks.body as Marked };
  return [...names].filter((name) => isOwn(name, own));
}

/** Those that can be served, the newest first. */
export async function listImports(client: Client, alias: string): Promise<readonly string[]> {
  const own = await listOwn(client, alias);
  return own.filter((name) => own.includes(descriptionIndexOf(name))).sort(byAge);
}

/** One that is gone already counts as removed. */
export async function removeIndex(client: Client, index: string): Promise<void> {
  for (const name of [descriptionIndexOf(index), index])
    await client.indices.delete({ index: name, ignore_unavailable: true });
}

/** Removes what imports have made but these indices with their descriptions, finished or not. */
export async function removeOthers(
  client: Client,
  alias: string,
  keep: readonly string[],
): Promise<void> {
  const kept = new Set(keep.flatMap((name) => [name, descriptionIndexOf(name)]));
  for (const name of await listOwn(client, alias))
    if (!kept.has(name)) await client.indices.delete({ index: name, ignore_unavailable: true });
}
