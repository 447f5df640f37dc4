/** A real store over a memory history, as in a browser at `path`. */
import { createMemoryHistory, type History, type MemoryHistory } from 'history';
import { listingApi } from '../../src/listing/listing-api';
import { createStore, type StoreTools } from '../../src/page/create-store';
import { noExtensions, type ExtendEnvironment } from '../../src/environment/environment';
import { savedApi } from '../../src/saved-for-later/saved-api';
import type { Brand } from '../../src/storefront/brand';
import { createLanguage } from '../../src/storefront/language';
import { englishTexts } from '../../src/storefront/texts/english/english';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { closeAfterTest } from './close-after-test';
import { fakePlatform, type FakePlatform } from './fake-platform';
import { brands } from './english';

type PageStoreOptions<H extends History> = {
  readonly path?: string;
  readonly platform?: FakePlatform;
  /** Fields of the page-global object. */
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tools?: StoreTools;
  /** In place of the project's. */
  readonly brand?: Brand;
  readonly extend?: ExtendEnvironment;
  /** Replaces the memory history; `path` is then ignored. */
  readonly history?: H;
};

export function aPageStore<H extends History = MemoryHistory>(options: PageStoreOptions<H> = {}) {
  const { path = '/browse/sofas', globals, brand, tools = {}, extend = noExtensions } = options;
  const { queryState, mount, imageSizes, ...storefront } = readPageGlobals(
    { isLocal: true, ...globals },
    brand ? [brand] : brands,
  );
  const memory = createMemoryHistory({ initialEntries: [path] });
  const history = options.history ?? memory;
  const platform = options.platform ?? fakePlatform(() => new Promise(() => undefined));
  const language = createLanguage(storefront.brand, englishTexts);
  const environment = extend({ language, mount, imageSizes });
  const page = createStore({
    history,
    platform,
    storefront,
    environment,
    queryState,
    tools,
  });
  const tasks: ReturnType<typeof page.start>[] = [];
  return {
    ...page,
    start: () => void tasks.push(page.start()),
    /** Ends a started page before its test is over. */
    end: closeAfterTest(() => {
      if (tasks.length === 0) return;
      for (const task of tasks) task.cancel();
      page.store.dispatch(listingApi.util.resetApiState());
      page.store.dispatch(savedApi.util.resetApiState());
    }),
    history: history as H,
    memory,
    platform,
    environment,
  };
}
