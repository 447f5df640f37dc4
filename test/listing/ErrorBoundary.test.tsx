import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ErrorBoundary } from '../../src/listing/ErrorBoundary';
import { pageChosen } from '../../src/listing/navigation';
import { selectShownListing } from '../../src/listing/shown-listing';
import { retryAsked } from '../../src/listing/shown-listing-slice';
import { openPage, responsesOf, settle } from '../support/open-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function openFailing(thrown: unknown) {
  const fault = { isThere: true };
  const reportError = jest.fn();
  function Part(): ReactNode {
    // Rendered for each listing.
    useSelector(selectShownListing);
    if (fault.isThere) throw thrown;
    return 'whole';
  }
  const page = await openPage(
    <ErrorBoundary area="chips" fallback="broken">
      <Part />
    </ErrorBoundary>,
    { respond: responsesOf({ results: 90 }), platform: { reportError } },
  );
  const choosePage = async (pageNumber: number) => {
    act(() => void page.store.dispatch(pageChosen({ kind: 'pagination', pageNumber })));
    await settle();
  };
  return { ...page, fault, reportError, choosePage };
}

describe('an area that failed', () => {
  it.each([
    ['an error', new Error('no price')],
    ['a text', 'no price'],
    ['null', null],
    ['undefined', undefined],
  ])('which threw %s is rendered again for the next listing', async (_what, thrown) => {
    const { container, fault, reportError, choosePage } = await openFailing(thrown);
    expect(container).toHaveTextContent('broken');
    expect(reportError).toHaveBeenLastCalledWith(thrown, 'chips', 'render');
    await choosePage(2);
    expect(container).toHaveTextContent('broken');
    fault.isThere = false;
    await settle(1_000);
    expect(container).toHaveTextContent('broken');
    await choosePage(3);
    expect(container.textContent).toBe('whole');
    fault.isThere = true;
    await choosePage(2);
    expect(container).toHaveTextContent('broken');
    fault.isThere = false;
    await choosePage(3);
    expect(container.textContent).toBe('whole');
  });

  it('is rendered again when the shopper tries again', async () => {
    const { container, fault, store, platform } = await openFailing(new Error('no price'));
    const requests = platform.requested.length;
    fault.isThere = false;
    act(() => void store.dispatch(retryAsked()));
    await settle();
    expect(container.textContent).toBe('whole');
    expect(platform.requested).toHaveLength(requests);
  });
});
