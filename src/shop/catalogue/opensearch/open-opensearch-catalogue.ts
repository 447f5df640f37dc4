/** Opens the catalogue that a cluster has, and follows imports. */
import { Client } from '@opensearch-project/opensearch';
import type { ListingEngine } from '../listing-engine';
import { createSwitchingEngine } from '../switching-engine';
import type { WatchOptions } from '../watch-catalogue';
import { indicesOf, loadIndex } from './load-index';
import type { IndexInput } from './load-index';
import { openAlias, openIndex } from './opensearch-engine';

export const defaultAlias = 'catalogue';

export type OpenSearchOptions = {
  /** Addresses of nodes, parted by commas. */
  readonly url: string;
  readonly alias?: string;
  readonly watch?: WatchOptions;
  /** Loaded when the cluster has no catalogue yet. */
  readonly sample?: IndexInput;
};

const requestTimeoutMs = 10_000;

export const connect = (url: string): Client =>
  new Client({
    nodes: url.split(',').map((node) => node.trim()),
    requestTimeout: requestTimeoutMs,
    maxRetries: 2,
    compression: 'gzip',
  });

type Following = {
  readonly client: Client;
  readonly alias: string;
  readonly index: string;
  readonly switchTo: (next: ListingEngine) => void;
  readonly watch: WatchOptions;
};

/** Looks at the alias again and again; returns how to stop. */
const follow = ({ client, alias, index, switchTo, watch }: Following): (() => void) => {
  const { everyMs = 1000, onSwitch, onError = () => undefined } = watch;
  let served = index;
  let hasFailed = false;
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const [next] = await indicesOf(client, alias);
    if (next === undefined || next === served) return;
    const engine = await openIndex(client, next);
    switchTo(engine);
    served = next;
    onSwitch?.(engine.health().products);
  };
  const again = (): void => {
    if (!isStopped) timer = setTimeout(lookAgain, everyMs).unref();
  };
  const lookAgain = (): void => {
    look()
      .then(() => (hasFailed = false))
      .catch((error: unknown) => {
        // Told once, not every second.
        if (!hasFailed && !isStopped) onError(error);
        hasFailed = true;
      })
      .finally(again);
  };
  again();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};

/** Rejects when the cluster cannot be reached, or has no catalogue and no sample is given. */
export const openOpenSearchCatalogue = async (
  options: OpenSearchOptions,
): Promise<ListingEngine> => {
  const { url, alias = defaultAlias, watch = {}, sample } = options;
  const client = connect(url);
  try {
    if (sample !== undefined && (await indicesOf(client, alias)).length === 0)
      await loadIndex(client, alias, sample);
    const { engine, index } = await openAlias(client, alias);
    const { switchTo, ...switching } = createSwitchingEngine(
      engine,
      watch.onError ?? (() => undefined),
    );
    const stop = follow({ client, alias, index, switchTo, watch });
    return {
      ...switching,
      close: async () => {
        stop();
        await switching.close();
        await client.close();
      },
    };
  } catch (error) {
    await client.close();
    throw error;
  }
};
