import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ListingFailureNote } from '../../src/grid/ListingFailureNote';
import { sortChosen } from '../../src/listing/navigation';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { responsesOf, openPage, settle } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const newIn = sortChosen({ kind: 'sort_order', sortOption: 'newin' });

/** Opens a page whose first listing succeeds; later requests get this status. */
async function openThenFail(status: number) {
  const shop = { isDown: false };
  const respond = (address: string) =>
    shop.isDown ? aResponse({}, { status }) : responsesOf({ results: 84 })(address);
  const page = await openPage(<ListingFailureNote />, { answer: respond });
  expect(screen.queryByRole('alert')).toBeNull();
  shop.isDown = true;
  act(() => void page.store.dispatch(newIn));
  await settle();
  return { ...page, shop };
}

describe('the note on a listing that cannot be fetched', () => {
  it('counts down to the next retry, and announces it only once', async () => {
    const { container } = await openThenFail(503);
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent('trying again in 1 s');
    expect(screen.getByText('in 1 s')).toHaveAttribute('aria-hidden', 'true');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('retries at once on a click, and disappears when the listing arrives', async () => {
    const { shop } = await openThenFail(503);
    shop.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays after the last retry, names the list as the one from before, and offers "Try again"', async () => {
    const { shop, platform } = await openThenFail(400);
    expect(screen.getByRole('alert')).toHaveTextContent('the list from before');
    const requestCount = platform.asked.length;
    shop.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(platform.asked).toHaveLength(requestCount + 1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is absent when there is no list, where the fallback view shows the failure', async () => {
    await openPage(<ListingFailureNote />, { answer: () => aResponse({}, { status: 400 }) });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the fetching overlay of a small screen', () => {
  it('disappears before the next retry, so that the note can be read', async () => {
    const { store } = await openPage(<FetchingOverlay />, {
      answer: (address) =>
        address.includes('new_in') ? aResponse({}, { status: 503 }) : responsesOf()(address),
    });
    await settle(100);
    act(() => void store.dispatch(newIn));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await settle();
    expect(screen.queryByText('Loading')).toBeNull();
  });
});
