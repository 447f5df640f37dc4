import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { selectShownListing } from '../../src/listing/shown-listing';
import { aWireFacet, aWireValue } from '../support/a-listing';
import { axeViolations } from '../support/axe-violations';
import { responsesOf, openPage, settle } from '../support/open-page';
import { furnitureResponse } from './a-furniture-api';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const openShop = (path = '/browse/c1') =>
  openPage(<FilterColumn />, { path, answer: furnitureResponse });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const boxNames = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent);

describe('the filter column', () => {
  it('is headed "Filter" and holds an accordion for each facet and category group', async () => {
    await openShop();
    expect(screen.getByRole('heading', { level: 2, name: 'Filter' })).toBeInTheDocument();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(['Department', 'Brand', 'Colour', 'Price']);
  });

  it('shows the number of products of each option', async () => {
    await openShop();
    expect(box('Acme')).toHaveAccessibleDescription('9 products');
  });

  it('ticks and changes the URL at the moment of the click', async () => {
    const { address } = await openPage(<FilterColumn />, {
      answer: (url) =>
        url.includes('filters') ? new Promise(() => undefined) : furnitureResponse(url),
    });
    act(() => box('Acme').click());
    expect(box('Acme')).toBeChecked();
    expect(address()).toBe('/browse/c1/brand--acme');
    expect(box('Acme')).toHaveAccessibleDescription('9 products');
  });

  it('shows another listing before its own counts of it', async () => {
    const counts: (string | null | undefined)[] = [];
    const Products = () => {
      const listing = useSelector(selectShownListing);
      useLayoutEffect(() => {
        const acme = screen.queryByRole('checkbox', { name: 'Acme' });
        const description = acme?.getAttribute('aria-describedby') ?? '';
        counts.push(document.getElementById(description)?.textContent);
      }, [listing]);
      return null;
    };
    const page = (
      <>
        <FilterColumn />
        <Products />
      </>
    );
    await openPage(page, { answer: furnitureResponse });
    counts.splice(0);
    await userEvent.click(box('Navy'));
    await settle();
    expect(counts).toEqual(['9 products']);
    expect(box('Acme')).toHaveAccessibleDescription('3 products');
  });

  it('returns to the first page and keeps unknown parameters', async () => {
    const { address } = await openShop('/browse/c1?page=2&sortkey=price&utm_source=mail');
    await userEvent.click(box('Navy'));
    expect(address()).toBe('/browse/c1/colours--navy?sortkey=price&utm_source=mail');
  });

  it('keeps the focus, the order and the open accordions after a click', async () => {
    await openShop();
    const before = boxNames();
    const accordion = screen.getByText('Colour').closest('details');
    accordion?.removeAttribute('open');
    if (accordion) fireEvent(accordion, new Event('toggle'));
    await userEvent.click(box('Acme'));
    await settle();
    expect(box('Acme')).toHaveFocus();
    expect(boxNames()).toEqual(before);
    expect(accordion).not.toHaveAttribute('open');
    expect(screen.getByText('Brand').closest('details')).toHaveAttribute('open');
  });

  it('keeps its ticks when the form is reset, as WebKit does when it restores the page', async () => {
    await openShop('/browse/c1/colours--navy');
    act(() => box('Acme').click());
    act(() => box('Navy').click());
    await settle();
    box('Acme').form?.reset();
    expect([box('Acme').checked, box('Navy').checked]).toEqual([true, false]);
  });

  it('does nothing while the mouse button is held down', async () => {
    const { address } = await openShop();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: box('Acme') },
      { target: box('Bolt') },
      { keys: '[/MouseLeft]' },
    ]);
    expect(address()).toBe('/browse/c1');
  });

  it('links to categories', async () => {
    const { address } = await openShop();
    await userEvent.click(screen.getByRole('link', { name: 'Corner sofas' }));
    expect(address()).toBe('/browse/corner');
  });

  it('has no accessibility violations', async () => {
    const { container } = await openShop('/browse/c1/brand--acme');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('a value that vanishes', () => {
  it('is disabled in its place while its facet is in use, and enabled when it returns', async () => {
    await openShop();
    const order = boxNames();
    await userEvent.click(box('Acme'));
    await settle();
    await userEvent.click(box('Stainless steel'));
    await settle();
    expect(box('Abode')).toBeDisabled();
    expect(box('Abode')).toHaveAccessibleDescription('0 products');
    expect(boxNames()).toEqual(order);
    await userEvent.click(box('Stainless steel'));
    await settle();
    expect(box('Abode')).toBeEnabled();
  });

  it('can be unticked when it is selected', async () => {
    const { address } = await openShop('/browse/c1/brand--abode/colours--stainless-steel');
    expect(box('abode')).toHaveAccessibleDescription('0 products');
    expect(box('abode')).toBeChecked();
    await userEvent.click(box('abode'));
    expect(address()).toBe('/browse/c1/colours--stainless-steel');
  });

  it('is shown by its id when the API never listed it', async () => {
    const { address } = await openShop('/browse/c1/brand--unheard+acme');
    await userEvent.click(box('unheard'));
    expect(address()).toBe('/browse/c1/brand--acme');
  });
});

describe('a facet of many values', () => {
  const open = (count: number) => {
    const values = Array.from({ length: count }, (_, index) =>
      aWireValue(`size ${index + 1}`, { name: `Size ${index + 1}` }),
    );
    return openPage(<FilterColumn />, {
      answer: responsesOf({ facets: [{ ...aWireFacet('size', ...values), name: 'Size' }] }),
    });
  };

  it('hides all values after the eighth behind "Show N more"', async () => {
    await open(11);
    const more = screen.getByText('Show 3 more Size').closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(within(more ?? document.body).getAllByRole('checkbox', { hidden: true })).toHaveLength(
      3,
    );
    await userEvent.click(screen.getByText('Show 3 more Size'));
  });

  it('shows eight without a button, and has no search box up to fifteen', async () => {
    await open(8);
    expect(screen.queryByText(/^Show/)).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('has a search box above fifteen', async () => {
    await open(16);
    const search = screen.getByRole('searchbox', { name: 'Search Size' });
    await userEvent.type(search, 'size 16');
    expect(boxNames()).toEqual(['Size 16']);
    await userEvent.type(search, 'x');
    expect(screen.getByText('No Size matches “size 16x”')).toBeInTheDocument();
  });
});

describe('the brand facet', () => {
  it('is grouped by first letter, digits under #', async () => {
    await openShop();
    const groups = screen.getAllByRole('group').filter((group) => group.hasAttribute('aria-label'));
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['#', 'A', 'B']);
    expect(within(groups[1] ?? document.body).getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('the rating facet', () => {
  it('renders as many stars as its text says', async () => {
    const rating = aWireFacet('customerRating', aWireValue('4 stars & up'));
    const { container } = await openPage(<FilterColumn />, {
      answer: responsesOf({ facets: [{ ...rating, name: 'Customer rating' }] }),
    });
    expect(box('4 stars & up')).toBeInTheDocument();
    expect(container.querySelectorAll('.plp-stars__given')).toHaveLength(4);
    expect(container.querySelectorAll('.plp-stars__missing')).toHaveLength(1);
  });
});
