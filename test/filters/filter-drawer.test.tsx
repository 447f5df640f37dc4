import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { History, MemoryHistory } from 'history';
import { createPortal } from 'react-dom';
import { FilterButton } from '../../src/filters/FilterButton';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { openPage, settle } from '../support/open-page';
import { furnitureResponse } from './a-furniture-api';
import { DrawerWhenOpen } from './drawer-when-open';
import { optionNamed } from '../support/option-named';
import { countTexts, drawerTexts, filterFormTexts, filterTexts } from '../support/english';

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
    <DrawerWhenOpen />
  </>
);
const openShop = (path = '/browse/c1', respond: (url: string) => Response = furnitureResponse) =>
  openPage(<Page />, { path, respond });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog');
const inDrawer = () => within(screen.getByRole('dialog'));
/** The index of the present history entry. */
const entryOf = (history: History) => (history as MemoryHistory).index;
const filterButton = () => screen.getByRole('button', { name: /^Filter/, hidden: true });

describe('opening the filter drawer', () => {
  it('shows the facets under the category’s name, with focus inside', async () => {
    await openShop();
    await click(filterTexts.heading);
    expect(dialog()).toHaveAccessibleName('Sofas');
    expect(dialog()).toHaveFocus();
    expect(
      inDrawer()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([filterFormTexts.department, 'Brand', 'Colour', 'Price']);
  });

  it('is titled "Filter" where there is no category', async () => {
    await openShop('/browse/brand--acme', () => aResponse({ response: {} }));
    await click(filterTexts.heading);
    expect(dialog()).toHaveAccessibleName(filterTexts.heading);
  });

  it('hides the rest of the page from assistive technology and locks scrolling', async () => {
    await openShop();
    await click(filterTexts.heading);
    for (const element of document.querySelectorAll('main, header, footer')) {
      expect(element.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    }
    expect(document.documentElement).toHaveClass('plp-scroll-locked');
    await click(drawerTexts.close);
    expect(
      document.querySelector('[inert], [aria-hidden="true"]:not(svg, p, span, label)'),
    ).toBeNull();
    expect(document.documentElement).not.toHaveClass('plp-scroll-locked');
  });

  it('has no accessibility violations, nor have its inner drawers', async () => {
    await openShop('/browse/c1/brand--acme');
    await click(filterTexts.button(1));
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
    await click(/^Price/);
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  });
});

describe('closing the filter drawer', () => {
  const ways: readonly [string, () => Promise<unknown>][] = [
    ['the close button', () => click(drawerTexts.close)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a click outside', () => userEvent.click(document.body)],
  ];
  it.each(ways)('works by %s and returns focus to the Filter button', async (_way, close) => {
    const { history } = await openShop();
    await click(filterTexts.heading);
    await close();
    await settle();
    expect(dialog()).not.toBeInTheDocument();
    expect(filterButton()).toHaveFocus();
    expect(entryOf(history)).toBe(0);
  });

  it('happens one level at a time on the browser’s Back, before the filters change', async () => {
    const { history, address, store } = await openShop('/browse/c1/brand--acme');
    await click(filterTexts.button(1));
    await click(/^Brand/);
    await userEvent.click(inDrawer().getByRole('checkbox', { name: optionNamed('Bolt') }));
    await settle(300);
    const entry = entryOf(history);
    act(() => history.back());
    await settle();
    expect(dialog()).toHaveAccessibleName('Sofas');
    expect(entryOf(history)).toBe(entry);
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

  it('happens when the screen becomes wide enough for the filter column', async () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
    await openShop();
    await click(filterTexts.heading);
    media.matches = true;
    act(() => void media.dispatchEvent(new Event('change')));
    expect(dialog()).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveClass('plp-scroll-locked');
    matchMedia.mockRestore();
  });
});

describe('an inner drawer', () => {
  it('opens over the list and returns focus to the row that opened it', async () => {
    await openShop();
    await click(filterTexts.heading);
    await click(/^Brand/);
    expect(dialog()).toHaveAccessibleName('Brand');
    expect(inDrawer().getByRole('checkbox', { name: optionNamed('Acme') })).toBeInTheDocument();
    await click(drawerTexts.back);
    expect(screen.getByRole('button', { name: /^Brand/ })).toHaveFocus();
  });

  it('returns to the list on Escape; a second Escape closes the drawer', async () => {
    await openShop();
    await click(filterTexts.heading);
    await click(/^Colour/);
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toHaveAccessibleName('Sofas');
    expect(screen.getByRole('button', { name: /^Colour/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('takes a typed price and a moved slider with it, unless they are no amounts', async () => {
    const { address } = await openShop('/browse/c1/price---25-and-above');
    await userEvent.click(filterButton());
    const box = () => inDrawer().getByRole('textbox', { name: filterFormTexts.minimum('£') });
    const typeAndLeave = async (amount: string) => {
      await click(/^Price/);
      await userEvent.clear(box());
      await userEvent.type(box(), `${amount}{Escape}`);
      await settle(700);
      return address();
    };
    expect(await typeAndLeave('-5')).toBe('/browse/c1/price---25-and-above');
    expect(await typeAndLeave('30')).toBe('/browse/c1/price---30-and-above');
    await click(/^Price/);
    const thumb = inDrawer().getByRole('slider', { name: filterFormTexts.lowestPrice });
    fireEvent.change(thumb, { target: { value: '5' } });
    fireEvent.keyUp(thumb, { key: 'ArrowRight' });
    await userEvent.keyboard('{Escape}');
    await settle(700);
    expect(address()).toBe('/browse/c1/price---50-and-above');
  });

  it('has a button that closes the whole drawer', async () => {
    await openShop();
    await click(filterTexts.heading);
    await click(filterFormTexts.department);
    await click(drawerTexts.closeFacet(filterFormTexts.department));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('shows its selected options in the list', async () => {
    await openShop();
    await click(filterTexts.heading);
    await click(/^Brand/);
    await userEvent.click(inDrawer().getByRole('checkbox', { name: optionNamed('Acme') }));
    await click(drawerTexts.back);
    expect(screen.getByRole('button', { name: 'Brand Acme' })).toBeInTheDocument();
  });

  it('shows up to 40 options at once, and the further ones by a click', async () => {
    const listing = (count: number) => () =>
      aResponse(
        aListingBody({
          facets: [
            aWireFacet(
              'material',
              ...Array.from({ length: count }, (_, at) => aWireValue(`wood ${at + 1}`)),
            ),
          ],
        }),
      );
    const options = () => inDrawer().getAllByRole('checkbox');
    await openShop('/browse/c1', listing(40));
    await click(filterTexts.heading);
    await click(/^material/);
    expect(options()).toHaveLength(40);
    expect(inDrawer().queryByText(filterFormTexts.showMore(1, 'material'))).toBeNull();
    cleanup();
    await openShop('/browse/c1', listing(41));
    await click(filterTexts.heading);
    await click(/^material/);
    expect(options()).toHaveLength(40);
    await userEvent.click(inDrawer().getByText(filterFormTexts.showMore(1, 'material')));
    await settle();
    expect(options()).toHaveLength(41);
  });
});

describe('the chips of the drawer', () => {
  const chips = () => inDrawer().getByRole('list', { name: filterTexts.selected });
  const chipTexts = () =>
    within(chips())
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('say what is selected, and remove it with the focus on the next one', async () => {
    const { address } = await openShop('/browse/c1/brand--acme+bolt/colours--navy');
    await click(filterTexts.button(3));
    expect(chipTexts()).toEqual(['Acme', 'Bolt', 'Navy', filterTexts.clearAll]);
    await userEvent.click(within(chips()).getByRole('link', { name: filterTexts.remove('Acme') }));
    await settle();
    expect(address()).toBe('/browse/c1/brand--bolt/colours--navy');
    expect(chipTexts()).toEqual(['Bolt', 'Navy', filterTexts.clearAll]);
    expect(within(chips()).getByRole('link', { name: filterTexts.remove('Bolt') })).toHaveFocus();
  });

  it('go with "Clear All", which keeps the drawer open with the focus in it', async () => {
    const { address } = await openShop('/browse/c1/brand--acme');
    await click(filterTexts.button(1));
    await userEvent.click(within(chips()).getByRole('link', { name: filterTexts.clearAll }));
    await settle();
    expect(address()).toBe('/browse/c1');
    expect(dialog()).toHaveFocus();
    expect(inDrawer().queryByRole('list', { name: filterTexts.selected })).not.toBeInTheDocument();
    expect(inDrawer().getByRole('button', { name: drawerTexts.viewProducts })).toBeVisible();
  });
});

describe('"View Products"', () => {
  it('appears with the first selection, shows the number of products and closes the drawer', async () => {
    await openShop();
    await click(filterTexts.heading);
    expect(
      screen.queryByRole('button', { name: drawerTexts.viewProducts }),
    ).not.toBeInTheDocument();
    await click(/^Brand/);
    await userEvent.click(inDrawer().getByRole('checkbox', { name: optionNamed('Acme') }));
    await settle();
    expect(
      screen.getByRole('button', { name: drawerTexts.viewProducts }),
    ).toHaveAccessibleDescription(countTexts.products(9));
    await click(drawerTexts.viewProducts);
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('"Previous filters"', () => {
  /** Sofas are below all categories, corner sofas below sofas. */
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

  it('opens the parent category after the shopper opened a subcategory', async () => {
    const { address } = await openShop('/browse/c1', respond);
    await click(filterTexts.heading);
    expect(
      screen.queryByRole('button', { name: drawerTexts.previousFilters }),
    ).not.toBeInTheDocument();
    await click(filterFormTexts.department);
    await userEvent.click(inDrawer().getByRole('link', { name: optionNamed('corner') }));
    await settle();
    await click(drawerTexts.back);
    expect(dialog()).toHaveAccessibleName('Corner sofas');
    await click(drawerTexts.previousFilters);
    expect(address()).toBe('/browse/c1');
    await settle();
    expect(
      screen.queryByRole('button', { name: drawerTexts.previousFilters }),
    ).not.toBeInTheDocument();
  });

  it('removes the category when the parent is "all"', async () => {
    const { address, store } = await openShop('/browse/corner', respond);
    await click(filterTexts.heading);
    act(() => {
      store.dispatch({
        type: 'listing/categoryChosen',
        payload: { kind: 'category', categoryId: 'c1' },
      });
    });
    await settle();
    await click(drawerTexts.previousFilters);
    expect(address()).toBe('/browse');
  });
});
