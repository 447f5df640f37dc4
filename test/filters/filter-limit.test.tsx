import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { announcementDelayMs } from '../../src/filters/announcements/announcement-saga';
import { selectAnnouncement } from '../../src/filters/chips/chips-slice';
import { FilterButton } from '../../src/filters/FilterButton';
import { FilterChips } from '../../src/filters/chips/FilterChips';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { facetToggled } from '../../src/listing/navigation';
import { aListingBody } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { aVisit } from '../support/a-visit';
import { axeViolations } from '../support/axe-violations';
import { responsesOf, openPage, settle } from '../support/open-page';
import { optionNamed } from '../support/option-named';
import { aNamedFacet } from './a-named-facet';
import { DrawerWhenOpen } from './drawer-when-open';
import {
  countTexts,
  filterChangeTexts,
  filterFormTexts,
  filterTexts,
  limitTexts,
} from '../support/english';
import { InEnglish } from '../support/in-english';

const names = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 100}`);
const brands = names('acme', 3);
const sizes = names('size', 3);

/** Three brands and sizes, two colours, two price bands, and any facets that the test adds. */
const facts = (...more: readonly string[]) => ({
  results: 2,
  facets: [
    aNamedFacet('brand', 'Brand', brands),
    aNamedFacet('size', 'Size', sizes),
    aNamedFacet('colours', 'Colour', ['navy', 'multi']),
    aNamedFacet('price', 'Price', ['"-inf"-"99.99"', '"100"-"inf"']),
    ...more.map((id) => aNamedFacet(id, id, ['a', 'b'])),
  ],
});

const segment = (facetId: string, values: readonly string[]) =>
  `/${facetId}--${values.join('+').replaceAll(' ', '-')}`;
/** All brands, two sizes, and 94 options of a facet that is not in the listing, so that fewer elements are rendered. */
const ninetyNine = `/browse/c1${segment('brand', brands)}${segment('other', names('o', 94))}${segment('size', sizes.slice(0, 2))}`;
const hundred = ninetyNine.replace('/other', '/colours--navy/other');
const full = limitTexts.options(100);

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: optionNamed(name), hidden: true });
const priceControls = () => [
  ...screen.getAllByRole('textbox', { hidden: true, name: /^M..imum/ }),
  ...screen.getAllByRole('slider', { hidden: true }),
];
const openShop = (path: string, ...more: readonly string[]) =>
  openPage(<FilterColumn />, { path, respond: responsesOf(facts(...more)) });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
// Testing Library does not remove this server markup.
afterEach(() => {
  document.body.innerHTML = '';
});

describe('with 100 options selected', () => {
  it('no more can be selected, and every control says why', async () => {
    const { address } = await openShop(hundred);
    for (const name of ['size 102', 'multi', '"100"-"inf"']) {
      expect(box(name)).toBeDisabled();
      expect(box(name)).toHaveAccessibleDescription(full);
      await userEvent.click(box(name));
    }
    for (const control of priceControls()) {
      expect(control).toBeDisabled();
      expect(control).toHaveAccessibleDescription(full);
    }
    expect(priceControls()).toHaveLength(4);
    expect(address()).toBe(hundred);
  });

  it('the selected ones can be removed, which enables the others again', async () => {
    const { address } = await openShop(hundred);
    expect(box('acme 100')).toBeEnabled();
    expect(box('acme 100')).toHaveAccessibleName(`acme 100 ${countTexts.products(3)}`);
    await userEvent.click(box('acme 100'));
    await settle();
    expect(address()).not.toContain('acme-100');
    expect(box('multi')).toBeEnabled();
    expect(screen.queryByText(full)).not.toBeInTheDocument();
    for (const control of priceControls()) expect(control).toBeEnabled();
  });

  it('one note after all sections gives the reason', async () => {
    await openShop(hundred);
    const note = screen.getByText(full);
    expect(note).toBeVisible();
    const sections = [...document.querySelectorAll('details')];
    for (const section of sections) expect(section).not.toContainElement(note);
    const order = sections.at(-1)?.compareDocumentPosition(note) ?? 0;
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0);
  });

  it('a selected price range can be replaced by another', async () => {
    const { address } = await openShop(ninetyNine.replace('/size', '/price---10-to-20/size'));
    const minimum = screen.getByRole('textbox', {
      name: filterFormTexts.minimum('£'),
      hidden: true,
    });
    await userEvent.clear(minimum);
    await userEvent.type(minimum, '15{Enter}');
    expect(address()).toBe(ninetyNine.replace('/size', '/price---15-to-20/size'));
  });

  it('the hundredth option keeps the focus', async () => {
    const { address } = await openShop(ninetyNine);
    expect(screen.queryByText(full)).not.toBeInTheDocument();
    await userEvent.click(box('navy'));
    expect(box('navy')).toHaveFocus();
    expect(box('multi')).toBeDisabled();
    expect(screen.getAllByText(full)).toHaveLength(1);
    expect(address()).toContain('/colours--navy');
  });

  it('a late click changes nothing', async () => {
    const { address, store } = await openShop(hundred);
    act(() => {
      store.dispatch(facetToggled({ kind: 'facet', facetId: 'size', optionId: 'size 102' }));
    });
    expect(address()).toBe(hundred);
  });

  it('has no accessibility violations', async () => {
    const { container } = await openShop(hundred);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('the drawer gives the same reason', async () => {
    const page = (
      <>
        <FilterButton />
        <DrawerWhenOpen />
      </>
    );
    await openPage(page, { path: hundred, respond: responsesOf(facts()) });
    await userEvent.click(screen.getByRole('button', { name: filterTexts.button(100) }));
    await userEvent.click(screen.getByRole('button', { name: /^Colour/ }));
    const drawer = within(screen.getByRole('dialog'));
    expect(drawer.getByText(full)).toBeVisible();
    expect(drawer.getByRole('checkbox', { name: optionNamed('multi') })).toBeDisabled();
    expect(
      drawer.getByRole('checkbox', { name: optionNamed('multi') }),
    ).toHaveAccessibleDescription(full);
    expect(drawer.getByRole('checkbox', { name: optionNamed('navy') })).toBeEnabled();
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  });

  it('the reason is shown without scripting', () => {
    const queryState = aQueryState(hundred, aListingBody(facts()));
    const { store } = aPageStore({ path: hundred, globals: { queryState } });
    document.body.innerHTML = renderToString(
      <Provider store={store}>
        <InEnglish>
          <FilterColumn />
          <FilterChips />
        </InEnglish>
      </Provider>,
    );
    expect(box('multi')).toBeDisabled();
    expect(box('multi')).toHaveAccessibleDescription(full);
    expect(screen.getByRole('link', { name: filterTexts.remove('navy') })).toHaveAttribute(
      'href',
      ninetyNine,
    );
  });
});

describe('with 50 facets selected', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `f${index + 10}`);
  const path = `/browse/c1${ids.map((id) => `/${id}--a`).join('')}`;

  it('no other facet can be used, and the selected ones still can', async () => {
    const { address } = await openShop(path, 'f10');
    expect(box('navy')).toBeDisabled();
    expect(box('navy')).toHaveAccessibleDescription(limitTexts.facets(50));
    expect(box('b')).toBeEnabled();
    await userEvent.click(box('b'));
    expect(address()).toBe(path.replace('/f10--a', '/f10--a+b'));
  });
});

describe('with an address of maximum length', () => {
  it('no option can be added, but options can be removed', async () => {
    const long = 'x'.repeat(4_100);
    const { address } = await openShop(`/browse/c1/brand--${long}/colours--navy`);
    expect(box('multi')).toHaveAccessibleDescription(limitTexts.characters);
    await userEvent.click(box('navy'));
    expect(address()).toBe(`/browse/c1/brand--${long}`);
  });
});

describe('the announcement of the hundredth option', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says that no more can be selected', async () => {
    const visit = await aVisit({ path: ninetyNine });
    await visit.act(
      facetToggled({ kind: 'facet', facetId: 'colours', optionId: 'navy' }),
      announcementDelayMs,
    );
    expect(selectAnnouncement(visit.state()).message).toBe(
      `${filterChangeTexts.added('navy', 'colours')}. ${full}`,
    );
  });
});
