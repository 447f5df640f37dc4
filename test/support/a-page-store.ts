/** A real store over a memory history, as the browser would have it at `path`. */
import { createMemoryHistory, type History, type MemoryHistory } from 'history';
import { createStore, type StoreTools } from '../../src/page/create-store';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { fakePlatform, type FakePlatform } from './fake-platform';

type PageStoreOptions<H extends History> = {
  readonly path?: string;
  readonly platform?: FakePlatform;
  /** Fields of the page-global object. */
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tools?: StoreTools;
  /** A history of the test's own; `path` then says nothing. */
  readonly history?: H;
};

export function aPageStore<H extends History = MemoryHistory>(options: PageStoreOptions<H> = {}) {
  const { path = '/browse/sofas', platform, globals, tools = {} } = options;
  const { queryState, ...storefront } = readPageGlobals({ isLocal: true, ...globals });
  const memory = createMemoryHistory({ initialEntries: [path] });
  const history = options.history ?? memory;
  const world = platform ?? fakePlatform(() => new Promise(() => undefined));
  return {
    ...createStore({ history, platform: world, storefront, queryState, tools }),
    history: history as H,
    memory,
    platform: world,
  };
}
