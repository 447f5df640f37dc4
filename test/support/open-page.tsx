/** Draws a part of the page on a running store, whose listing API answers what the test says. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { StoreTools } from '../../src/page/create-store';
import type { Platform } from '../../src/platform/platform';
import { aListingBody, type ListingFacts } from './a-listing';
import { aPageStore } from './a-page-store';
import { fakePlatform } from './fake-platform';
import { aResponse } from './listing-service';

/** An API with one listing, whatever is asked; its pages are those asked for. */
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
  readonly answer?: (address: string) => Response | Promise<Response>;
  readonly platform?: Partial<Platform>;
  readonly globals?: Readonly<Record<string, unknown>>;
  readonly tools?: StoreTools;
};

/** Lets answers arrive, and sagas and the screen follow. */
export const settle = (ms = 30) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The listing has been asked for and answered by the time this returns. Needs jest's fake timers. */
export async function openPage(drawn: ReactNode, options: OpenPageOptions = {}) {
  const { path = '/browse/c1', answer = responsesOf(), globals, tools } = options;
  const platform = fakePlatform(answer, options.platform);
  const page = aPageStore({
    path,
    platform,
    ...(globals ? { globals } : {}),
    ...(tools ? { tools } : {}),
  });
  const task = page.start();
  const { container } = render(<Provider store={page.store}>{drawn}</Provider>);
  // The fetching indicator, once there, stays for 50 ms.
  await settle(80);
  const address = () => page.history.location.pathname + page.history.location.search;
  return { ...page, task, container, address };
}
