/** The listing engine over a cluster: opens the catalogue that it has, once it has one, and follows imports. */
import { type ListingEngine, UnavailableError } from '../listing-engine';
import { watchCatalogue, type WatchedCatalogue, type WatchOptions } from '../watch-catalogue';
import { connectForShoppers } from './connect-cluster';
import { findIndex } from './find-index';
import { openIndex } from './opensearch-engine';
import { madeAt } from './own-indices';

export const defaultAlias = 'catalogue';

export type OpenSearchOptions = {
  /** Addresses of nodes, separated by commas. */
  readonly url: string;
  readonly alias?: string;
  readonly watch?: WatchOptions;
};

/** After a check that could not search, no shopper waits for nodes that do not respond. */
function refuseWhileAway(engine: ListingEngine): ListingEngine {
  const unlessAway = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const { problem } = engine.health();
    return problem === undefined ? ask() : Promise.reject(new UnavailableError(problem));
  };
  return {
    ...engine,
    query: (query) => unlessAway(() => engine.query(query)),
    products: (ids) => unlessAway(() => engine.products(ids)),
  };
}

/** Never rejects and waits for nothing: `opened` resolves when the cluster is reached and has a catalogue. */
export function openOpenSearchCatalogue({
  url,
  alias = defaultAlias,
  watch,
}: OpenSearchOptions): WatchedCatalogue {
  const clients = { checks: connectForShoppers(url), searches: connectForShoppers(url) };
  let served: string | undefined;
  let warning: string | undefined;
  const { engine, opened } = watchCatalogue(
    {
      engine: 'opensearch',
      find: async () => {
        const found = await findIndex(clients, alias, served);
        ({ warning } = found);
        return found.index;
      },
      open: async (index) => {
        const opening = await openIndex(clients.searches, index);
        served = index;
        return opening;
      },
      importedMs: madeAt,
      warning: () => warning,
    },
    watch,
  );
  return {
    opened,
    engine: {
      ...refuseWhileAway(engine),
      close: async () => {
        await engine.close();
        await Promise.all([clients.checks.close(), clients.searches.close()]);
      },
    },
  };
}
