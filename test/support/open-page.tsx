/** Renders a part of the page over a running store, with the listing API of the test. */
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { StoreTools } from '../../src/page/create-store';
import { rootErrorOptions } from '../../src/client/root-errors';
import { extendPage } from '../../src/page/extend-page';
import type { Extensions } from '../../src/page/storefront';
import type { Platform } from '../../src/platform/platform';
import { aListingBody, type ListingFacts } from './a-listing';
import { aPageStore } from './a-page-store';
import { closeAfterTest } from './close-after-test';
import { fakePlatform } from './fake-platform';
import { aResponse } from './listing-service';
import { EnvironmentContext } from '../../src/environment/use-environment';

/** An API with one listing for every address, in pages of the requested size. */
export const responsesOf =
  (facts: ListingFacts = {}) =>
  (address: string): Response => {
    const query = new URL(address, 'http://shop.example').searchParams;
    return aResponse(
      aListingBody({
        page: Number(query.get('page') ?? 1),
        size: Number(query.get('num_results_per_page') ?? 30),
        ...facts,
      }),
    );
  };

type OpenPageOptions = {
  readonly path?: string;
  readonly respond?: (address: string) => Response | Promise<Response>;
  readonly platform?: Partial<Platform>;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tools?: StoreTools;
  readonly extensions?: Extensions;
};

/** Lets responses arrive, sagas run and components render. */
export const settle = (ms = 30) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Returns when the first listing has arrived. Needs jest's fake timers. */
export async function openPage(children: ReactNode, options: OpenPageOptions = {}) {
  const { path = '/browse/c1', respond = responsesOf(), globals, tools, extensions } = options;
  const platform = fakePlatform(respond, options.platform);
  const page = aPageStore({
    path,
    platform,
    ...(globals ? { globals } : {}),
    ...(tools ? { tools } : {}),
    ...(extensions ? { extend: extendPage(extensions, platform.reportError) } : {}),
  });
  page.start();
  const content = (
    <EnvironmentContext value={page.environment}>
      <Provider store={page.store}>{children}</Provider>
    </EnvironmentContext>
  );
  const { container } = render(content, {
    onCaughtError: rootErrorOptions(platform).onCaughtError,
  });
  closeAfterTest(cleanup);
  // The fetching indicator stays visible for at least 50 ms.
  await settle(80);
  const address = () => page.history.location.pathname + page.history.location.search;
  return { ...page, container, address };
}
