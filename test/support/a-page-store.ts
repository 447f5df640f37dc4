/** A real store over a memory history, as the browser would have it at `path`. */
import { createMemoryHistory } from 'history';
import { createStore } from '../../src/page/create-store';
import { readPageGlobals } from '../../src/storefront/page-globals';
import { fakePlatform, type FakePlatform } from './fake-platform';

type PageStoreOptions = {
  readonly path?: string;
  readonly platform?: FakePlatform;
  /** Fields of the page-global object. */
  readonly globals?: Readonly<Record<string, unknown>>;
};

export function aPageStore({ path = '/browse/sofas', platform, globals }: PageStoreOptions = {}) {
  const { queryState, ...storefront } = readPageGlobals(globals);
  const history = createMemoryHistory({ initialEntries: [path] });
  const world = platform ?? fakePlatform(() => new Promise(() => undefined));
  return {
    ...createStore({ history, platform: world, storefront, queryState }),
    history,
    platform: world,
  };
}
