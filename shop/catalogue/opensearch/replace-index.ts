/** Puts a new index in the place of the one in use, in one step. */
import { type Client, errors } from '@opensearch-project/opensearch';
import { explainClusterError } from './explain-cluster-error';
import { mergeSegments } from './merge-segments';
import { indicesOf, newIndexName, removeIndex, removeOthers } from './own-indices';

export type Replacement = {
  /** Makes the index of this name, and its description. */
  readonly fill: (index: string) => Promise<void>;
  /** Rejects when another import has begun meanwhile. */
  readonly confirm?: (() => Promise<void>) | undefined;
  /** Called where the new index is in use, and less than it should be. */
  readonly onWarning?: (text: string) => void;
};

/** The cluster has refused, so that nothing has happened; after any other error it may still do what was requested. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode < 500;

/** A node may be gone just then. */
const mostMoves = 3;

/**
 * Moves the alias in one action, which names each index that it is taken from: it fails as a whole when one of them has
 * lost it meanwhile, also where it is repeated and the one before has moved the alias. Resolves with their names.
 */
export async function moveAlias(
  client: Client,
  alias: string,
  index: string,
): Promise<readonly string[]> {
  const before = (await indicesOf(client, alias)).filter((name) => name !== index);
  const removal = before.map((old) => ({ remove: { index: old, alias, must_exist: true } }));
  const actions = [...removal, { add: { index, alias } }];
  for (let left = mostMoves - 1; ; left -= 1)
    try {
      await client.indices.updateAliases({ body: { actions } }, { maxRetries: 0 });
      return before;
    } catch (error) {
      // It may have moved although the response was lost.
      const now = await indicesOf(client, alias).catch(() => []);
      if (now.join() === index) return before;
      if (isRefusal(error) || left === 0) throw error;
    }
}

/** It only makes listings quicker: where the cluster does not do it, the catalogue is as good as with it. */
async function mergeOrWarn(
  client: Client,
  index: string,
  onWarning: (text: string) => void,
): Promise<void> {
  try {
    await mergeSegments(client, index);
  } catch (error) {
    onWarning(
      `the cluster has not put the new catalogue into one segment, without which its listings may cost twice as much until the next import: ${explainClusterError(error)}`,
    );
  }
}

async function take(client: Client, alias: string, index: string): Promise<readonly string[]> {
  try {
    return await moveAlias(client, alias, index);
  } catch (error) {
    // Otherwise the alias may yet move to it; the next import removes it.
    if (isRefusal(error)) await removeIndex(client, index).catch(() => undefined);
    throw error;
  }
}

/**
 * Moves the alias to an index that `fill` makes and fills. Rejects, and leaves the alias unchanged, when `fill` or
 * `confirm` rejects, or the cluster fails. The index before stays, so that it can be taken again; those before it and
 * what failed imports have left are removed.
 */
export async function replaceIndex(
  client: Client,
  alias: string,
  { fill, confirm, onWarning = () => undefined }: Replacement,
): Promise<string> {
  const index = newIndexName(alias);
  try {
    await fill(index);
    await mergeOrWarn(client, index, onWarning);
    await client.indices.refresh({ index });
    await confirm?.();
  } catch (error) {
    await removeIndex(client, index).catch(() => undefined);
    throw error;
  }
  const before = await take(client, alias, index);
  // The catalogue is in use: what cannot be removed only takes room until the next import.
  await removeOthers(client, alias, [index, ...before.slice(0, 1)]).catch(() => undefined);
  return index;
}
