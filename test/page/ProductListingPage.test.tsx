import { lazy } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BelowGrid } from '../../src/page/BelowGrid';
import { DocumentHead } from '../../src/page/DocumentHead';
import { Fallback } from '../../src/page/Fallback';
import { FilterColumn, FilterDrawer, PromotedFilters } from '../../src/page/Filters';
import { drawerClosed, drawerOpened } from '../../src/filters/drawer/drawer-slice';
import { ProductListingPage } from '../../src/page/ProductListingPage';
import type { PageParts } from '../../src/page/page-parts';
import { aWireFacet, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { responsesOf, openPage, settle } from '../support/open-page';
import {
  countTexts,
  drawerTexts,
  failureTexts,
  fallbackTexts,
  filterTexts,
  listingTexts,
} from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const parts = {
  belowGrid: () => BelowGrid,
  documentHead: () => DocumentHead,
  fallback: () => Fallback,
  filterColumn: () => FilterColumn,
  filterDrawer: () => FilterDrawer,
  promotedFilters: () => PromotedFilters,
};

const empty = responsesOf({ results: 0 });
const never = () => new Promise<Response>(() => undefined);
const skeletons = (container: Element) => container.querySelectorAll('.plp-skeleton');

describe('the page', () => {
  it('shows placeholder cards under "Products" until there is a list', async () => {
    const { container } = await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/home-office',
      respond: never,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(listingTexts.grid);
    expect(skeletons(container)).toHaveLength(12);
    expect(screen.queryByRole('heading', { name: filterTexts.heading })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('keeps one view from the first failure until there is a list, in one column without filters', async () => {
    const answers = [500, 500, 500, 404];
    const filterable = responsesOf({ facets: [aWireFacet('brand', 'Acme')] });
    const slow = (address: string) =>
      new Promise<Response>((resolve) =>
        setTimeout(
          () =>
            resolve(
              answers.length > 0
                ? aResponse({}, { status: answers.shift() ?? 0 })
                : filterable(address),
            ),
          500,
        ),
      );
    const { container } = await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/c1234',
      respond: slow,
    });
    expect(skeletons(container)).toHaveLength(12);
    await settle(500);
    const view = screen.getByRole('heading', { name: fallbackTexts.failed.heading });
    const views = new Set<string>();
    const look = () => {
      const columns = container.querySelector('.plp-page__columns--one');
      views.add([view.isConnected, skeletons(container).length, columns !== null].join());
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Products$/);
    };
    for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 100) {
      look();
      await settle(100);
    }
    expect(answers).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: fallbackTexts.tryAgain }));
    look();
    expect([...views]).toEqual(['true,0,true']);
    await settle(600);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lamps');
    expect(view.isConnected).toBe(false);
    expect(container.querySelector('.plp-page__columns--one')).toBeNull();
  });

  it('shows placeholder cards while a listing is pending after one without products', async () => {
    const { container } = await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/c1/brand--acme',
      respond: (address) => (address.includes('acme') ? empty(address) : never()),
    });
    const clearAll = screen.getAllByRole('link', { name: filterTexts.clearAll });
    expect(skeletons(container)).toHaveLength(0);
    const count = container.querySelector('.plp-heading__count');
    expect(count).toHaveTextContent(countTexts.products(0));
    await userEvent.click(clearAll[0] ?? container);
    await settle();
    expect(skeletons(container)).toHaveLength(12);
    expect(count?.textContent).toBe('\u00A0');
  });

  it('says nothing of the next list while its click is painted after one without products', async () => {
    await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/c1/brand--acme',
      respond: empty,
      platform: { nextFrame: () => new Promise(() => undefined) },
    });
    const [clearAll = document.body] = screen.getAllByRole('link', { name: filterTexts.clearAll });
    await userEvent.click(clearAll);
    expect(screen.queryByRole('link', { name: filterTexts.clearAll })).toBeNull();
    expect(screen.getByRole('heading', { name: fallbackTexts.filtered.heading })).toBeVisible();
  });

  it('moves the focus to the heading when the only chip of an empty list is removed', async () => {
    await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/c1/brand--acme',
      respond: (address) => (address.includes('acme') ? empty(address) : never()),
      platform: { nextFrame: () => new Promise((painted) => setTimeout(painted, 16)) },
    });
    const chips = within(screen.getByRole('list', { name: filterTexts.selected }));
    const [chip = document.body] = chips.getAllByRole('link');
    await userEvent.click(chip);
    await settle(60);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('shows the cards as soon as they are there', async () => {
    const { container } = await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/home-office',
      respond: responsesOf({ results: 3 }),
    });
    expect(skeletons(container)).toHaveLength(0);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});

describe('the drawer', () => {
  it('shows that it is loading until its chunk is there', async () => {
    const pending = lazy(() => new Promise<never>(() => undefined));
    const { store } = await openPage(
      <ProductListingPage parts={{ ...parts, filterDrawer: () => pending }} />,
    );
    expect(screen.queryByText(listingTexts.loading)).toBeNull();
    act(() => void store.dispatch(drawerOpened()));
    expect(screen.getByText(listingTexts.loading)).toBeVisible();
  });
});

describe('a part whose chunk cannot be loaded', () => {
  const missing = lazy(() => Promise.reject(new Error('Loading chunk failed')));
  const reportError = jest.fn();
  const path = '/browse/home-office?page=2';
  const expectWayOut = (alert: HTMLElement) =>
    expect(within(alert).getByRole('link', { name: failureTexts.loadAgain })).toHaveAttribute(
      'href',
      path,
    );

  // React logs every error that an error boundary catches.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it('is replaced by a message, and the listing stays', async () => {
    await openPage(<ProductListingPage parts={{ ...parts, filterColumn: () => missing }} />, {
      path,
      platform: { reportError },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(failureTexts.filters);
    expectWayOut(screen.getByRole('alert'));
    const close = screen.getByRole('button', { name: failureTexts.closeAlert('error') });
    act(() => close.click());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(reportError).toHaveBeenCalledWith(expect.any(Error), 'filters', 'render');
  });

  it('leaves no empty row above the grid', async () => {
    const size = aWireFacet(
      'size',
      ...['8', '10', '12'].map((id) => aWireValue(id, { count: 20 })),
    );
    const open = (promotedFilters: PageParts['promotedFilters']) =>
      openPage(<ProductListingPage parts={{ ...parts, promotedFilters }} />, {
        path,
        respond: responsesOf({ results: 60, facets: [size] }),
        platform: { reportError },
      });
    const rows = ({ container }: { readonly container: Element }) =>
      container.querySelectorAll('.plp-promoted');
    expect(rows(await open(parts.promotedFilters))).toHaveLength(1);
    expect(rows(await open(() => missing))).toHaveLength(0);
  });

  it('shows a message for the drawer', async () => {
    const { store } = await openPage(
      <ProductListingPage parts={{ ...parts, filterDrawer: () => missing }} />,
      { path, platform: { reportError } },
    );
    expect(screen.queryByRole('alert')).toBeNull();
    store.dispatch(drawerOpened());
    await settle();
    expectWayOut(screen.getByRole('alert'));
  });

  it('requests the drawer again when the shopper opens it again', async () => {
    const load = jest
      .fn(() => Promise.resolve({ default: FilterDrawer }))
      .mockRejectedValueOnce(new Error('Loading chunk failed'));
    const { store } = await openPage(
      <ProductListingPage parts={{ ...parts, filterDrawer: () => lazy(load) }} />,
      { path, platform: { reportError } },
    );
    act(() => void store.dispatch(drawerOpened()));
    await settle();
    expectWayOut(screen.getByRole('alert'));
    act(() => void store.dispatch(drawerClosed()));
    await settle();
    act(() => void store.dispatch(drawerOpened()));
    await settle(400);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: drawerTexts.close })).toBeVisible();
  });

  it('shows a message for the fallback view of an empty list', async () => {
    await openPage(<ProductListingPage parts={{ ...parts, fallback: () => missing }} />, {
      path,
      respond: responsesOf({ results: 0 }),
      platform: { reportError },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(failureTexts.page);
    expectWayOut(screen.getByRole('alert'));
  });
});
