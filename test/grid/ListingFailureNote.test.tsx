import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ListingFailureNote } from '../../src/grid/ListingFailureNote';
import { sortChosen } from '../../src/listing/navigation';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { responsesOf, openPage, settle } from '../support/open-page';
import { failureTexts, listingTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const { listKept, retrying, retryingIn, tryAgain } = failureTexts;
const newIn = sortChosen({ kind: 'sort_order', sortOption: 'newin' });

/** A page whose listing API responds to the first request, and then fails with this status. */
async function openThenFail(status: number) {
  const shop = { isDown: false };
  const respond = (address: string) =>
    shop.isDown ? aResponse({}, { status }) : responsesOf({ results: 84 })(address);
  const page = await openPage(<ListingFailureNote returnFocusTo={[]} />, { respond });
  expect(screen.queryByRole('alert')).toBeNull();
  shop.isDown = true;
  act(() => void page.store.dispatch(newIn));
  await settle();
  return { ...page, shop };
}

describe('the note on a listing that cannot be fetched', () => {
  it('counts down to the next retry, and is announced only once', async () => {
    const { container } = await openThenFail(503);
    const note = screen.getByRole('alert');
    expect(note).toHaveTextContent(retrying + retryingIn(1));
    expect(screen.getByText(retryingIn(1))).toHaveAttribute('aria-hidden', 'true');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('retries at once on a click, and disappears when the listing arrives', async () => {
    const { shop } = await openThenFail(503);
    shop.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: tryAgain }));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays after a permanent failure, and still offers to try again', async () => {
    const { shop, platform } = await openThenFail(400);
    expect(screen.getByRole('alert')).toHaveTextContent(listKept);
    const asked = platform.requested.length;
    shop.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: tryAgain }));
    await settle();
    expect(platform.requested).toHaveLength(asked + 1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not there when there is no list: the fallback view says it then', async () => {
    await openPage(<ListingFailureNote returnFocusTo={[]} />, {
      respond: () => aResponse({}, { status: 400 }),
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the fetching overlay of a small screen', () => {
  it('is hidden before a retry, so that the note can be read', async () => {
    const { store } = await openPage(<FetchingOverlay />, {
      respond: (address) =>
        address.includes('new_in') ? aResponse({}, { status: 503 }) : responsesOf()(address),
    });
    await settle(100);
    act(() => void store.dispatch(newIn));
    expect(screen.getByText(listingTexts.loading)).toBeInTheDocument();
    await settle();
    expect(screen.queryByText(listingTexts.loading)).toBeNull();
  });
});
