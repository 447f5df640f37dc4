import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChips } from '../../src/filters/FilterChips';
import { aWireFacet, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { responsesOf, openPage, settle } from '../support/open-page';
import { furnitureResponse } from './a-furniture-api';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const pageWithChips = (
  <main>
    <div id="plp-results-header" tabIndex={-1}>
      Results
    </div>
    <FilterChips />
  </main>
);
const openShop = (path: string) => openPage(pageWithChips, { path, answer: furnitureResponse });
function chips() {
  const list = screen.queryByRole('list', { name: 'Selected filters' });
  return list ? within(list).getAllByRole('link') : [];
}
const chipNames = () => chips().map(({ textContent }) => textContent);
const chip = (name: string) => screen.getByRole('link', { name });

describe('the chips', () => {
  it('name each selected option and end with "Clear All"', async () => {
    await openShop('/browse/c1/brand--acme/colours--navy/price---100-to-499-99');
    expect(chipNames()).toEqual([
      'Remove Acme',
      'Remove Navy',
      'Remove £100 to £499.99',
      'Clear All',
    ]);
  });

  it('are absent when nothing is selected', async () => {
    await openShop('/browse/c1');
    expect(chips()).toEqual([]);
  });

  it('do not show the facet that stands for the page itself', async () => {
    await openShop('/browse/brand--acme/colours--navy?uf=brand');
    expect(chipNames()).toEqual(['Remove Navy', 'Clear All']);
    expect(chip('Clear All')).toHaveAttribute('href', '/browse/brand--acme?uf=brand');
  });

  it('describe the rating and the shopper’s own ranges in words', async () => {
    const rating = aWireFacet('customerRating', aWireValue('4 stars & up'));
    await openPage(pageWithChips, {
      path: '/browse/c1/customer-rating--4-stars-%26-up/price---10-and-above/screen-size---20-to-30',
      answer: responsesOf({ facets: [rating] }),
    });
    expect(chipNames()).toEqual([
      'Remove Customer rating 4 stars & up',
      'Remove £10 and above',
      'Remove 20 to 30',
      'Clear All',
    ]);
  });

  it('distinguish two options with the same name', async () => {
    const facet = (id: string, name: string) => ({
      ...aWireFacet(id, aWireValue('oak', { name: 'Oak' })),
      name,
    });
    await openPage(pageWithChips, {
      path: '/browse/c1/brand--oak/material--oak',
      answer: responsesOf({ facets: [facet('brand', 'Brand'), facet('material', 'Material')] }),
    });
    expect(chipNames()).toEqual(['Remove Oak (Brand)', 'Remove Oak (Material)', 'Clear All']);
  });

  it('fall back to ids while the listing is pending', async () => {
    await openPage(pageWithChips, {
      path: '/browse/c1/colours--stainless-steel',
      answer: () => new Promise(() => undefined),
    });
    expect(chipNames()).toEqual(['Remove stainless steel', 'Clear All']);
  });

  it('are links to the listing without their option, which is shown at once', async () => {
    const { address } = await openShop('/browse/c1/brand--acme+bolt?page=3');
    expect(chip('Remove Acme')).toHaveAttribute('href', '/browse/c1/brand--bolt');
    act(() => chip('Remove Acme').click());
    expect(chipNames()).toEqual(['Remove Bolt', 'Clear All']);
    expect(address()).toBe('/browse/c1/brand--bolt');
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
    await userEvent.click(chip('Remove Abode'));
    expect(chip('Remove Acme')).toHaveFocus();
    await userEvent.click(chip('Remove Bolt'));
    expect(chip('Remove Acme')).toHaveFocus();
    await userEvent.click(chip('Remove Acme'));
    expect(screen.getByText('Results')).toHaveFocus();
  });

  it('stays where it is when the chip is opened in another tab', async () => {
    const { store } = await openShop('/browse/c1/brand--abode+acme');
    const user = userEvent.setup();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.keyboard('{Control>}');
    await user.click(chip('Remove Abode'));
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
  it('is undone by one step back', async () => {
    const { address } = await openShop('/browse/c1/brand--acme/colours--navy');
    await userEvent.click(chip('Clear All'));
    expect(address()).toBe('/browse/c1');
    expect(screen.getByRole('status')).toHaveTextContent('Filters cleared');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await settle();
    expect(address()).toBe('/browse/c1/brand--acme/colours--navy');
    expect(screen.queryByText('Filters cleared')).not.toBeInTheDocument();
  });

  it('can no longer be undone after another change', async () => {
    const { store } = await openShop('/browse/c1/brand--acme');
    await userEvent.click(chip('Clear All'));
    act(() => {
      store.dispatch({
        type: 'listing/pageChosen',
        payload: { kind: 'pagination', pageNumber: 2 },
      });
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
