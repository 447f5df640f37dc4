import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { History, MemoryHistory } from 'history';
import { createPortal } from 'react-dom';
import { FilterButton } from '../../src/filters/FilterButton';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { FilterDrawer } from '../../src/filters/FilterDrawer';
import { aListingBody, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { openPage, settle } from '../support/open-page';
import { furnitureResponse } from './a-furniture-api';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const Page = () => (
  <>
    {createPortal(<header>Shop</header>, document.body)}
    <main>
      <FilterButton />
      <FilterColumn />
    </main>
    {createPortal(<footer>Imprint</footer>, document.body)}
    <FilterDrawer />
  </>
);
const openShop = (path = '/browse/c1', respond: (url: string) => Response = furnitureResponse) =>
  openPage(<Page />, { path, answer: respond });
const clickButton = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog');
const inDrawer = () => within(screen.getByRole('dialog'));
/** Index of the current history entry. */
const entryOf = (history: History) => (history as MemoryHistory).index;
const filterButton = () => screen.getByText('Filter', { selector: 'button' });

describe('opening the filter drawer', () => {
  it('shows the facets under the category’s name, with focus inside', async () => {
    await openShop();
    await clickButton('Filter');
    expect(dialog()).toHaveAccessibleName('Sofas');
    expect(dialog()).toHaveFocus();
    expect(
      inDrawer()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Department', 'Brand', 'Colour', 'Price']);
  });

  it('is titled "Filter" where there is no category', async () => {
    await openShop('/browse/brand--acme', () => aResponse({ response: {} }));
    await clickButton('Filter');
    expect(dialog()).toHaveAccessibleName('Filter');
  });

  it('hides the rest of the page from assistive technology, and locks scrolling', async () => {
    await openShop();
    await clickButton('Filter');
    for (const element of document.querySelectorAll('main, header, footer')) {
      expect(element.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    }
    expect(document.documentElement).toHaveClass('plp-scroll-locked');
    await clickButton('Close filter list');
    expect(document.querySelector('[inert], [aria-hidden="true"]:not(svg, p, span)')).toBeNull();
    expect(document.documentElement).not.toHaveClass('plp-scroll-locked');
  });

  it('has no accessibility violations, nor have its inner drawers', async () => {
    await openShop('/browse/c1/brand--acme');
    await clickButton('Filter');
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
    await clickButton(/^Price/);
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  });
});

describe('closing the filter drawer', () => {
  const ways: readonly [string, () => Promise<unknown>][] = [
    ['the close button', () => clickButton('Close filter list')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(document.body)],
  ];
  it.each(ways)('works by %s and returns the focus to the Filter button', async (_way, close) => {
    const { history } = await openShop();
    await clickButton('Filter');
    await close();
    await settle();
    expect(dialog()).not.toBeInTheDocument();
    expect(filterButton()).toHaveFocus();
    expect(entryOf(history)).toBe(0);
  });

  it('happens on the first Back of the browser', async () => {
    const { history, address, store } = await openShop('/browse/c1/brand--acme');
    await clickButton('Filter');
    await clickButton(/^Brand/);
    await userEvent.click(inDrawer().getByRole('checkbox', { name: 'Bolt' }));
    await settle(300);
    const entry = entryOf(history);
    act(() => history.back());
    expect(dialog()).not.toBeInTheDocument();
    expect(address()).toBe('/browse/c1/brand--acme+bolt');
    expect(entry).toBe(2);
    await settle(300);
    expect(store.getState().lastAction.type).toBe('FACET');
    act(() => history.back());
    expect(address()).toBe('/browse/c1/brand--acme');
    expect(entryOf(history)).toBe(0);
  });

  it('happens by itself when the screen gets wide enough for the filter column', async () => {
    const listeners = new Set<() => void>();
    const media = { matches: false };
    Object.assign(window, {
      matchMedia: () => ({
        get matches() {
          return media.matches;
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }),
    });
    await openShop();
    await clickButton('Filter');
    media.matches = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(dialog()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveClass('plp-scroll-locked');
    Reflect.deleteProperty(window, 'matchMedia');
  });
});

describe('an inner drawer', () => {
  it('opens over the list and returns to the row that opened it', async () => {
    await openShop();
    await clickButton('Filter');
    await clickButton(/^Brand/);
    expect(dialog()).toHaveAccessibleName('Brand');
    expect(inDrawer().getByRole('checkbox', { name: 'Acme' })).toBeInTheDocument();
    await clickButton('Back to filters');
    expect(screen.getByRole('button', { name: /^Brand/ })).toHaveFocus();
  });

  it('returns to the list on Escape; a second Escape closes the drawer', async () => {
    await openShop();
    await clickButton('Filter');
    await clickButton(/^Colour/);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toHaveAccessibleName('Sofas');
    expect(screen.getByRole('button', { name: /^Colour/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes the whole drawer by its close button', async () => {
    await openShop();
    await clickButton('Filter');
    await clickButton(/^Department/);
    await clickButton('Close Department list');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('shows its selected options in the list', async () => {
    await openShop();
    await clickButton('Filter');
    await clickButton(/^Brand/);
    await userEvent.click(inDrawer().getByRole('checkbox', { name: 'Acme' }));
    await clickButton('Back to filters');
    expect(screen.getByRole('button', { name: 'Brand Acme' })).toBeInTheDocument();
  });
});

describe('"View Products"', () => {
  it('appears with the first selection, shows the number of products, and closes the drawer', async () => {
    await openShop();
    await clickButton('Filter');
    expect(screen.queryByRole('button', { name: 'View Products' })).not.toBeInTheDocument();
    await clickButton(/^Brand/);
    await userEvent.click(inDrawer().getByRole('checkbox', { name: 'Acme' }));
    await settle();
    expect(screen.getByRole('button', { name: 'View Products' })).toHaveAccessibleDescription(
      '9 products',
    );
    await clickButton('View Products');
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('"Previous filters"', () => {
  /** Sofas are below "All", corner sofas below sofas. */
  const respond = (url: string) =>
    aResponse(
      aListingBody({
        categories: [{ id: 'all', name: 'All', type: 'category', values: [aWireValue('corner')] }],
        meta: url.includes('corner')
          ? {
              parent_categories: [{ group_id: 'all' }, { group_id: 'c1', display_name: 'Sofas' }],
              selected_category: { group_id: 'corner', display_name: 'Corner sofas' },
            }
          : { selected_category: { group_id: 'c1', display_name: 'Sofas' } },
      }),
    );

  it('returns to the parent category after the shopper has chosen a subcategory', async () => {
    const { address } = await openShop('/browse/c1', respond);
    await clickButton('Filter');
    expect(screen.queryByRole('button', { name: 'Previous filters' })).not.toBeInTheDocument();
    await clickButton(/^Department/);
    await userEvent.click(inDrawer().getByRole('link', { name: 'corner' }));
    await settle();
    await clickButton('Back to filters');
    expect(dialog()).toHaveAccessibleName('Corner sofas');
    await clickButton('Previous filters');
    expect(address()).toBe('/browse/c1');
    await settle();
    expect(screen.queryByRole('button', { name: 'Previous filters' })).not.toBeInTheDocument();
  });

  it('shows all products where the parent is "all"', async () => {
    const { address, store } = await openShop('/browse/corner', respond);
    await clickButton('Filter');
    act(() => {
      store.dispatch({
        type: 'listing/categoryChosen',
        payload: { kind: 'category', categoryId: 'c1' },
      });
    });
    await settle();
    await clickButton('Previous filters');
    expect(address()).toBe('/browse');
  });
});
