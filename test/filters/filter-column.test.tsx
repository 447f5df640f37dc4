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
import { optionNamed } from '../support/option-named';
import { countTexts, filterFormTexts, filterTexts } from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const openShop = (path = '/browse/c1') =>
  openPage(<FilterColumn />, { path, respond: furnitureResponse });
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: optionNamed(name) });
const boxNames = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map(({ labels }) => labels?.[0]?.textContent);

describe('the filter column', () => {
  it('is headed "Filter" and holds an accordion for each facet and category group', async () => {
    await openShop();
    expect(
      screen.getByRole('heading', { level: 2, name: filterTexts.heading }),
    ).toBeInTheDocument();
    expect(
      screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual([filterFormTexts.department, 'Brand', 'Colour', 'Price']);
  });

  it('shows the number of products of each option', async () => {
    await openShop();
    expect(box('Acme')).toHaveAccessibleName(`Acme ${countTexts.products(9)}`);
  });

  it('ticks the box and changes the URL before the listing arrives', async () => {
    const { address } = await openPage(<FilterColumn />, {
      respond: (url) =>
        url.includes('filters') ? new Promise(() => undefined) : furnitureResponse(url),
    });
    act(() => box('Acme').click());
    expect(box('Acme')).toBeChecked();
    expect(address()).toBe('/browse/c1/brand--acme');
    expect(box('Acme')).toHaveAccessibleName(`Acme ${countTexts.products(9)}`);
  });

  it('updates its counts after another listing is shown', async () => {
    const counts: (string | null | undefined)[] = [];
    const Products = () => {
      const listing = useSelector(selectShownListing);
      useLayoutEffect(() => {
        const acme = screen.queryByRole('checkbox', { name: optionNamed('Acme') });
        counts.push(acme?.getAttribute('aria-label'));
      }, [listing]);
      return null;
    };
    const page = (
      <>
        <FilterColumn />
        <Products />
      </>
    );
    await openPage(page, { respond: furnitureResponse });
    counts.splice(0);
    await userEvent.click(box('Navy'));
    await settle();
    expect(counts).toEqual([`Acme ${countTexts.products(9)}`]);
    expect(box('Acme')).toHaveAccessibleName(`Acme ${countTexts.products(3)}`);
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

  it('has as its active facet the accordion opened last that is still open', async () => {
    const { store } = await openShop();
    const toggle = (name: string) => {
      const accordion = screen.getByText(name).closest('details');
      accordion?.toggleAttribute('open');
      if (accordion) fireEvent(accordion, new Event('toggle'));
      return store.getState().drawer.activeFacet;
    };
    // Open at first, so the first click closes them.
    expect(['Brand', 'Colour', 'Price'].map(toggle)).toEqual([undefined, undefined, undefined]);
    expect(['Brand', 'Colour', 'Price'].map(toggle)).toEqual(['brand', 'colours', 'price']);
    expect(['Brand', 'Price', 'Colour'].map(toggle)).toEqual(['price', 'colours', undefined]);
  });

  it('keeps its ticks when the form is reset, as WebKit does when it restores the page', async () => {
    await openShop('/browse/c1/colours--navy');
    act(() => box('Acme').click());
    act(() => box('Navy').click());
    await settle();
    box('Acme').form?.reset();
    expect([box('Acme').checked, box('Navy').checked]).toEqual([true, false]);
  });

  it('ignores a mouse button that is released on another box', async () => {
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
    await userEvent.click(screen.getByRole('link', { name: optionNamed('Corner sofas') }));
    expect(address()).toBe('/browse/corner');
  });

  it('has no accessibility violations', async () => {
    const { container } = await openShop('/browse/c1/brand--acme');
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('a value without products', () => {
  it('is disabled in its place, and enabled again afterwards', async () => {
    await openShop();
    const order = boxNames();
    await userEvent.click(box('Acme'));
    await settle();
    await userEvent.click(box('Stainless steel'));
    await settle();
    expect(box('Abode')).toBeDisabled();
    expect(box('Abode')).toHaveAccessibleName(`Abode ${countTexts.products(0)}`);
    expect(boxNames()).toEqual(order);
    await userEvent.click(box('Stainless steel'));
    await settle();
    expect(box('Abode')).toBeEnabled();
  });

  it('stays also when no option of its facet is selected', async () => {
    await openShop();
    const order = boxNames();
    await userEvent.click(box('Stainless steel'));
    await settle();
    expect(boxNames()).toEqual(order);
    expect(box('Abode')).toBeDisabled();
  });

  it('can be unticked', async () => {
    const { address } = await openShop('/browse/c1/brand--abode/colours--stainless-steel');
    expect(box('abode')).toHaveAccessibleName(`abode ${countTexts.products(0)}`);
    expect(box('abode')).toBeChecked();
    await userEvent.click(box('abode'));
    expect(address()).toBe('/browse/c1/colours--stainless-steel');
  });

  it('shows its id when the API never listed it', async () => {
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
    return openPage(<FilterColumn />, { respond: sizesOf(values) });
  };
  /** With a selection each value has two products. */
  const sizesOf =
    (values: readonly ReturnType<typeof aWireValue>[]) =>
    (url: string): Response => {
      const chosen = new URL(url, 'http://shop').searchParams.getAll('filters[size]');
      const listed = values.map((value) => ({
        ...value,
        ...(chosen.length > 0 && { count: 2 }),
        selected: chosen.includes(value.id.toLowerCase()),
      }));
      return responsesOf({ facets: [{ ...aWireFacet('size', ...listed), name: 'Size' }] })(url);
    };
  const sizes = (...numbers: readonly number[]) => numbers.map((number) => `Size ${number}`);
  const firstSizes = sizes(1, 2, 3, 4, 5, 6, 7, 8);
  const toggle = (details: HTMLDetailsElement | null) => {
    details?.toggleAttribute('open');
    if (details) fireEvent(details, new Event('toggle'));
  };

  it('shows eight and the rest behind "Show N more"', async () => {
    await open(11);
    const more = screen.getByText(filterFormTexts.showMore(3, 'Size')).closest('details');
    expect(more).not.toHaveAttribute('open');
    expect(boxNames()).toEqual(firstSizes);
    toggle(more);
    expect(boxNames()).toEqual([...firstSizes, ...sizes(9, 10, 11)]);
    toggle(more);
    expect(boxNames()).toEqual(firstSizes);
  });

  it('shows a value from the moment it is ticked, and goes on showing it', async () => {
    await open(11);
    const more = screen.getByText(filterFormTexts.showMore(3, 'Size')).closest('details');
    toggle(more);
    act(() => box('Size 10').click());
    toggle(more);
    expect(boxNames()).toEqual([...firstSizes, 'Size 10']);
    await settle();
    act(() => box('Size 10').click());
    await settle();
    expect(boxNames()).toEqual([...firstSizes, 'Size 10']);
    expect(screen.getByText(filterFormTexts.showMore(2, 'Size'))).toBeInTheDocument();
  });

  it('goes on offering "Show fewer" when every value is ticked', async () => {
    await open(9);
    toggle(screen.getByText(filterFormTexts.showMore(1, 'Size')).closest('details'));
    act(() => box('Size 9').click());
    await settle();
    expect(screen.getByText(filterFormTexts.showFewer('Size'))).toBeInTheDocument();
  });

  it('updates further values when they are shown', async () => {
    await open(11);
    const more = screen.getByText(filterFormTexts.showMore(3, 'Size')).closest('details');
    await userEvent.click(box('Size 1'));
    await settle();
    toggle(more);
    expect(box('Size 11')).toHaveAccessibleName(`Size 11 ${countTexts.products(2)}`);
  });

  it('offers no more while it is searched, and is open afterwards as it was before', async () => {
    const { container } = await open(16);
    const more = screen.getByText(filterFormTexts.showMore(8, 'Size')).closest('details');
    toggle(more);
    const search = screen.getByRole('searchbox', { name: filterFormTexts.search('Size') });
    await userEvent.type(search, '16');
    expect(boxNames()).toEqual(['Size 16']);
    expect(container.querySelector('.plp-show-more')).toBeNull();
    await userEvent.clear(search);
    expect(container.querySelector('.plp-show-more')).toHaveAttribute('open');
  });

  it('has neither "Show N more" nor a search box for eight', async () => {
    const { container } = await open(8);
    expect(container.querySelector('.plp-show-more')).toBeNull();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('has a search box for more than fifteen', async () => {
    await open(16);
    const search = screen.getByRole('searchbox', { name: filterFormTexts.search('Size') });
    await userEvent.type(search, 'size 16');
    expect(boxNames()).toEqual(['Size 16']);
    const status = search.closest('.plp-value-search')?.querySelector('[role="status"]');
    expect(status).toHaveTextContent('1 size matches “size 16”');
    expect(status).toHaveClass('plp-visually-hidden');
    await userEvent.type(search, 'x');
    expect(status).toHaveTextContent(filterFormTexts.noMatch('Size', 'size 16x'));
    expect(status).not.toHaveClass('plp-visually-hidden');
    await userEvent.clear(search);
    expect(status).toBeEmptyDOMElement();
  });
});

describe('the brand facet', () => {
  it('is grouped by first letter, digits under #', async () => {
    await openShop();
    const brands = screen.getByRole('group', { name: 'Brand' });
    const groups = within(brands).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['#', 'A', 'B']);
    expect(within(groups[1] ?? document.body).getAllByRole('checkbox')).toHaveLength(2);
  });
});

it('names the group of checkboxes of each facet', async () => {
  await openShop();
  const colours = screen.getByRole('group', { name: 'Colour' });
  expect(within(colours).getAllByRole('checkbox').length).toBeGreaterThan(1);
});

describe('the rating facet', () => {
  it('shows as many stars as its text says', async () => {
    const rating = aWireFacet('customerRating', aWireValue('4 stars & up'));
    const { container } = await openPage(<FilterColumn />, {
      respond: responsesOf({ facets: [{ ...rating, name: 'Customer rating' }] }),
    });
    expect(box('4 stars & up')).toBeInTheDocument();
    expect(container.querySelector('.plp-stars')).toHaveClass('plp-stars--8');
  });
});
