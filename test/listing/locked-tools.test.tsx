import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { readSuggestions } from '../../src/catalogue/read-suggestions';
import { WaysOut } from '../../src/grid/WaysOut';
import { ListingLink } from '../../src/listing/ListingLink';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { aListing, aWireFacet } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { InEnglish } from '../support/in-english';

/** Locked Redux DevTools ignore actions, and `dispatch` returns false. */
function aLockedPage() {
  const { store } = aPageStore({ path: '/browse/c1/brand--acme' });
  return { ...store, dispatch: (() => false) as unknown as typeof store.dispatch };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('under locked Redux DevTools', () => {
  it('a pointer that enters and leaves a link causes no error', async () => {
    render(
      <Provider store={aLockedPage()}>
        <InEnglish>
          <ListingLink change={{ kind: 'category', categoryId: 'lamps' }}>Lamps</ListingLink>
        </InEnglish>
      </Provider>,
    );
    const link = screen.getByRole('link', { name: 'Lamps' });
    fireEvent.pointerEnter(link);
    await act(() => jest.advanceTimersByTimeAsync(300));
    fireEvent.pointerLeave(link);
    expect(link).toBeVisible();
  });

  it('the fallback view of an empty list appears and disappears', () => {
    const { unmount } = render(
      <Provider store={aLockedPage()}>
        <InEnglish>
          <WaysOut
            url={readListingUrl('/browse/c1/brand--acme')}
            listing={aListing({ results: 0, facets: [aWireFacet('brand', 'bolt')] })}
            options={[{ facetId: 'brand', optionId: 'acme', label: 'Acme' }]}
            suggestions={readSuggestions(undefined)}
          />
        </InEnglish>
      </Provider>,
    );
    expect(screen.getByRole('link', { name: /Acme/ })).toBeVisible();
    expect(unmount).not.toThrow();
  });
});
