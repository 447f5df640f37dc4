import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { push } from 'redux-first-history';
import { FilterChips } from '../../src/filters/chips/FilterChips';
import { aWireFacet, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { responsesOf, openPage, settle } from '../support/open-page';
import { furnitureResponse } from './a-furniture-api';
import { chipLinks } from './chip-links';
import { filterChangeTexts, filterTexts, optionTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const page = (
  <main>
    <div id="plp-results-header" tabIndex={-1}>
      Results
    </div>
    <FilterChips />
  </main>
);
const openShop = (path: string) => openPage(page, { path, respond: furnitureResponse });
const { clearAll, remove } = filterTexts;
const chipNames = () =>
  chipLinks().map((link) => link.getAttribute('aria-label') ?? link.textContent);
const chip = (name: string) => screen.getByRole('link', { name });

describe('the chips', () => {
  it('name each selected option and end with "Clear All"', async () => {
    await openShop('/browse/c1/brand--acme/colours--navy/price---100-to-499-99');
    expect(chipNames()).toEqual([
      remove('Acme'),
      remove('Navy'),
      remove('£100 to £499.99'),
      clearAll,
    ]);
  });

  it('are absent when nothing is selected', async () => {
    await openShop('/browse/c1');
    expect(chipNames()).toEqual([]);
  });

  it('do not show the facet that stands for the page itself', async () => {
    await openShop('/browse/brand--acme/colours--navy?uf=brand');
    expect(chipNames()).toEqual([remove('Navy'), clearAll]);
    expect(chip(clearAll)).toHaveAttribute('href', '/browse/brand--acme?uf=brand');
  });

  it('describe a rating and typed ranges in words', async () => {
    const rating = aWireFacet('customerRating', aWireValue('4 stars & up'));
    await openPage(page, {
      path: '/browse/c1/customer-rating--4-stars-%26-up/price---10-and-above/screen-size---20-to-30',
      respond: responsesOf({ facets: [rating] }),
    });
    expect(chipNames()).toEqual([
      remove(optionTexts.customerRating('4 stars & up')),
      remove(optionTexts.andAbove('£10')),
      remove(optionTexts.between('20', '30')),
      clearAll,
    ]);
  });

  it('name the facet when two options have the same name', async () => {
    const facet = (id: string, name: string) => ({
      ...aWireFacet(id, aWireValue('oak', { name: 'Oak' })),
      name,
    });
    await openPage(page, {
      path: '/browse/c1/brand--oak/material--oak',
      respond: responsesOf({ facets: [facet('brand', 'Brand'), facet('material', 'Material')] }),
    });
    expect(chipNames()).toEqual([remove('Oak', 'Brand'), remove('Oak', 'Material'), clearAll]);
  });

  it('fall back to ids while the listing is pending', async () => {
    await openPage(page, {
      path: '/browse/c1/colours--stainless-steel',
      respond: () => new Promise(() => undefined),
    });
    expect(chipNames()).toEqual([remove('stainless steel'), clearAll]);
  });

  it('are links that remove their option at once', async () => {
    const { address } = await openShop('/browse/c1/brand--acme+bolt?page=3');
    expect(chip(remove('Acme'))).toHaveAttribute('href', '/browse/c1/brand--bolt');
    act(() => chip(remove('Acme')).click());
    expect(chipNames()).toEqual([remove('Bolt'), clearAll]);
    expect(address()).toBe('/browse/c1/brand--bolt');
  });

  it('are removed one at a time by a double click, which may end on the next one', async () => {
    const { address } = await openShop('/browse/c1/brand--acme+bolt');
    fireEvent.click(chip(remove('Acme')), { detail: 1 });
    // The browser does not follow the link either.
    expect(fireEvent.click(chip(remove('Bolt')), { detail: 2 })).toBe(false);
    expect(address()).toBe('/browse/c1/brand--bolt');
    fireEvent.click(chip(remove('Bolt')), { detail: 1 });
    expect(address()).toBe('/browse/c1');
  });

  it('are not removed by the Tab key', async () => {
    const { address } = await openShop('/browse/c1/brand--acme+bolt');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(address()).toBe('/browse/c1/brand--acme+bolt');
  });

  it('have no accessibility violations', async () => {
    const { container } = await openShop('/browse/c1/brand--acme+bolt');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('focus after a chip is removed', () => {
  it('goes to the next chip, else the previous one, else the results', async () => {
    await openShop('/browse/c1/brand--abode+acme+bolt');
    await userEvent.click(chip(remove('Abode')));
    expect(chip(remove('Acme'))).toHaveFocus();
    await userEvent.click(chip(remove('Bolt')));
    expect(chip(remove('Acme'))).toHaveFocus();
    await userEvent.click(chip(remove('Acme')));
    expect(screen.getByText('Results')).toHaveFocus();
  });

  it('stays in place when the chip opens in another tab', async () => {
    const { store } = await openShop('/browse/c1/brand--abode+acme');
    const user = userEvent.setup();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(chip(remove('Abode')));
    await user.keyboard('{/Control}');
    screen.getByText('Results').focus();
    act(() => {
      store.dispatch({
        type: 'listing/facetToggled',
        payload: { kind: 'facet', facetId: 'brand', optionId: 'bolt' },
      });
    });
    expect(screen.getByText('Results')).toHaveFocus();
  });
});

describe('"Clear All"', () => {
  it('can be undone', async () => {
    const { address } = await openShop('/browse/c1/brand--acme/colours--navy');
    await userEvent.click(chip(clearAll));
    expect(address()).toBe('/browse/c1');
    const undo = screen.getByRole('button', { name: filterChangeTexts.undo });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription(filterChangeTexts.cleared);
    await userEvent.click(undo);
    await settle();
    expect(address()).toBe('/browse/c1/brand--acme/colours--navy');
    expect(screen.queryByText(filterChangeTexts.cleared)).not.toBeInTheDocument();
  });

  it('is not undone by a double click, which may end on "Undo"', async () => {
    const { address } = await openShop('/browse/c1/brand--acme/colours--navy');
    await userEvent.click(chip(clearAll));
    fireEvent.click(screen.getByRole('button', { name: filterChangeTexts.undo }), { detail: 2 });
    await settle();
    expect(address()).toBe('/browse/c1');
  });

  it('can still be undone after a drawer was opened over the listing', async () => {
    const { store } = await openShop('/browse/c1/brand--acme');
    await userEvent.click(chip(clearAll));
    act(() => void store.dispatch(push('/browse/c1', { layer: 'drawer' })));
    expect(screen.getByRole('button', { name: filterChangeTexts.undo })).toBeVisible();
  });

  it('can no longer be undone after another change', async () => {
    const { store } = await openShop('/browse/c1/brand--acme');
    await userEvent.click(chip(clearAll));
    act(() => {
      store.dispatch({
        type: 'listing/pageChosen',
        payload: { kind: 'pagination', pageNumber: 2 },
      });
    });
    expect(screen.queryByRole('button', { name: filterChangeTexts.undo })).not.toBeInTheDocument();
  });
});
