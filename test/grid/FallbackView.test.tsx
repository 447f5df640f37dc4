import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FallbackView } from '../../src/grid/FallbackView';
import { selectIsCurrentShown, selectShownListing } from '../../src/listing/shown-listing';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { responsesOf, openPage, settle } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const blue = { facetId: 'colours', optionId: 'blue', label: 'Blue' };
const acme = { facetId: 'brand', optionId: 'acme', label: 'Acme' };
const narrow = '/browse/c1/brand--acme/colours--blue';

/** The shop has no blue Acme product, 12 blue ones and one of Acme. */
function shop(address: string) {
  const has = (option: string) => address.includes(option);
  const results = has('acme') && has('blue') ? 0 : has('blue') ? 12 : has('acme') ? 1 : 40;
  return responsesOf({ results })(address);
}

const listingsRequested = ({ asked }: { readonly asked: readonly string[] }) =>
  asked.filter((address) => address.startsWith('/listing-api'));

describe('the fallback view of an empty list', () => {
  it('links to each broader listing with its number of products', async () => {
    await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      answer: shop,
    });
    await settle(60);
    expect(
      screen.getByRole('heading', { name: 'Nothing matches all of your filters' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove Acme 12 products' })).toHaveAttribute(
      'href',
      '/browse/c1/colours--blue',
    );
    expect(screen.getByRole('link', { name: 'Remove Blue 1 product' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Clear All' })).toHaveAttribute('href', '/browse/c1');
    expect(screen.getByRole('link', { name: 'All categories' })).toBeVisible();
  });

  it('offers to remove twelve filters at most', async () => {
    const options = Array.from({ length: 100 }, (_, index) => ({
      facetId: 'brand',
      optionId: `b${index}`,
      label: `Brand ${index}`,
    }));
    await openPage(<FallbackView reason="nothing" options={options} />, {
      path: `/browse/c1/brand--${options.map(({ optionId }) => optionId).join('+')}`,
      answer: responsesOf({ results: 0 }),
    });
    expect(screen.getAllByRole('link', { name: /^Remove/ })).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Clear All' })).toBeVisible();
  });

  it('shows the announced number of products at once after a click', async () => {
    const { store, platform } = await openPage(
      <FallbackView reason="nothing" options={[acme, blue]} />,
      { path: narrow, answer: shop },
    );
    await settle(60);
    await userEvent.click(screen.getByRole('link', { name: 'Remove Acme 12 products' }));
    expect(selectIsCurrentShown(store.getState())).toBe(true);
    expect(selectShownListing(store.getState())?.numResults).toBe(12);
    await settle();
    const ofBlueAlone = (address: string) => address.includes('blue') && !address.includes('acme');
    expect(listingsRequested(platform).filter(ofBlueAlone)).toHaveLength(1);
  });

  it('requests no numbers when the shopper saves data', async () => {
    const { platform } = await openPage(<FallbackView reason="nothing" options={[acme, blue]} />, {
      path: narrow,
      answer: shop,
      platform: { savesData: () => true },
    });
    await settle(60);
    expect(listingsRequested(platform)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Remove Acme' })).toBeVisible();
  });

  it.each([
    ['/browse/c1', 'This shelf is empty just now'],
    ['/promo/winter', 'This offer has come to an end'],
    ['/valuedeal/last', 'These deals are gone'],
    ['/search/sofa-bed', 'We found nothing for “sofa bed”'],
  ])('on %s says "%s"', async (path, heading) => {
    const { container } = await openPage(<FallbackView reason="nothing" />, {
      path,
      answer: responsesOf({ results: 0 }),
    });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('links to the parent category', async () => {
    const meta = {
      parent_categories: [
        { group_id: 'all', display_name: 'All' },
        { group_id: 'home', display_name: 'Home' },
      ],
    };
    await openPage(<FallbackView reason="nothing" />, {
      answer: responsesOf({ results: 0, meta }),
    });
    expect(screen.getByRole('link', { name: 'All of Home' })).toHaveAttribute(
      'href',
      '/browse/home',
    );
  });
});

describe('the fallback view of a page past the last', () => {
  it('links to the first and the last page', async () => {
    await openPage(<FallbackView reason="nothing" />, {
      path: '/browse/c1?page=9',
      answer: responsesOf({ results: 84 }),
    });
    expect(screen.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the first page' })).toHaveAttribute(
      'href',
      '/browse/c1',
    );
    expect(screen.getByRole('link', { name: 'To the last page, 3' })).toHaveAttribute(
      'href',
      '/browse/c1?page=3',
    );
  });

  it('has one link when there is one page', async () => {
    await openPage(<FallbackView reason="nothing" />, {
      path: '/browse/c1?page=9',
      answer: responsesOf({ results: 8 }),
    });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('the fallback view of a failure', () => {
  it('shows the failure and retries on a click', async () => {
    const api = { isDown: true };
    const { store, container } = await openPage(<FallbackView reason="failed" />, {
      answer: (address) =>
        api.isDown ? aResponse({}, { status: 400 }) : responsesOf({ results: 7 })(address),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the products');
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/browse/c1');
    expect(await axeViolations(container)).toEqual([]);
    api.isDown = false;
    await userEvent.click(screen.getByRole('link', { name: 'Try again' }));
    await settle();
    expect(selectShownListing(store.getState())?.numResults).toBe(7);
  });

  it('shows a hint to search for something when the search has no term', async () => {
    const { platform } = await openPage(<FallbackView reason="failed" />, { path: '/search/' });
    expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the whole shop' })).toBeVisible();
    expect(listingsRequested(platform)).toEqual([]);
  });
});
