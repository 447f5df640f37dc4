import { act } from '@testing-library/react';
import { FetchingLine, FetchingOverlay } from '../../src/grid/FetchingSigns';
import { facetToggled } from '../../src/listing/navigation';
import { selectIsCurrentShown } from '../../src/listing/shown-listing';
import { selectIsFetching, selectRetryAtMs } from '../../src/listing/shown-listing-slice';
import { aResponse } from '../support/listing-service';
import { openPage } from '../support/open-page';

const blue = facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'blue' });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the fetching indicator', () => {
  it('stays for at least 50 ms over the page too, however fast the request fails', async () => {
    let status = 200;
    const respond = () =>
      new Promise<Response>((resolve) =>
        setTimeout(() => resolve(status === 200 ? aResponse() : new Response('', { status })), 5),
      );
    const page = await openPage(<FetchingOverlay />, { respond });
    const isShown = () => page.container.querySelector('.plp-fetching-overlay') !== null;
    await wait(100);
    status = 503;
    act(() => void page.store.dispatch(blue));
    await wait(10);
    expect(selectRetryAtMs(page.store.getState())).toBeDefined();
    expect(isShown()).toBe(true);
    await wait(38);
    expect(isShown()).toBe(true);
    await wait(10);
    expect(isShown()).toBe(false);
  });

  it('stays for at least 50 ms once it is shown, however fast the listing arrives', async () => {
    const responseAfter = (delayMs: number) =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(aResponse()), delayMs));
    const page = await openPage(<FetchingLine />, { respond: () => responseAfter(10) });
    const { container } = page;
    const isRunning = () => container.querySelector('.plp-fetching-line--running') !== null;
    await wait(100);
    expect(isRunning()).toBe(false);
    act(() => void page.store.dispatch(blue));
    expect(isRunning()).toBe(true);
    await wait(15);
    expect(selectIsCurrentShown(page.store.getState())).toBe(true);
    expect(selectIsFetching(page.store.getState())).toBe(false);
    expect(isRunning()).toBe(true);
    await wait(34);
    expect(isRunning()).toBe(true);
    await wait(2);
    expect(isRunning()).toBe(false);
  });
});
