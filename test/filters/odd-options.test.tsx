/** Options that share an address, have none, are ranges of any facet, or take the place of each other. */
import { act, screen } from '@testing-library/react';
import { FilterChips } from '../../src/filters/chips/FilterChips';
import { FilterAnnouncer } from '../../src/filters/announcements/FilterAnnouncer';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { facetToggled } from '../../src/listing/navigation';
import type { WireFacet } from '../../src/catalogue/listing-response';
import { aListingBody, aWireFacet, aWireValue } from '../support/a-listing';
import { aResponse } from '../support/listing-service';
import { openPage, settle } from '../support/open-page';
import { filterChangeTexts } from '../support/english';
import { chipLinks } from './chip-links';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const searchOf = (request: string) => new URL(request, 'https://shop.example').searchParams;

type ShopOptions = {
  readonly path?: string;
  readonly isListed?: (id: string, request: string) => boolean;
};

/** An API that marks what a request selects to the letter, and leaves out what `isListed` says. */
const openShop = (
  facet: WireFacet,
  { path = '/browse/c1', isListed = () => true }: ShopOptions = {},
) =>
  openPage(
    <>
      <FilterColumn />
      <FilterChips />
      <FilterAnnouncer />
    </>,
    {
      path,
      respond: (request) => {
        const selected = searchOf(request).getAll(`filters[${facet.id}]`);
        const values = facet.values
          .filter(({ id }) => isListed(id, request))
          .map((value) => ({ ...value, selected: selected.includes(value.id) }));
        return aResponse(aListingBody({ facets: [{ ...facet, values }] }));
      },
    },
  );

const rows = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ ariaLabel, checked }) => `${ariaLabel}${checked ? ' ticked' : ''}`);
const click = (index: number) => act(() => screen.getAllByRole('checkbox')[index]?.click());
const chips = () => chipLinks().map(({ textContent }) => textContent);

describe('two options of one address', () => {
  const x = aWireFacet(
    'x',
    aWireValue('Red', { count: 2 }),
    aWireValue('red', { count: 3 }),
    'blue',
  );

  it('are one row with the products of both, and one request has both ids', async () => {
    const { address, platform } = await openShop(x);
    expect(rows()).toEqual(['Red 5 products', 'blue 3 products']);
    click(0);
    await settle();
    expect(address()).toBe('/browse/c1/x--red');
    expect(
      searchOf(platform.requested.at(-1) ?? '')
        .getAll('filters[x]')
        .sort(),
    ).toEqual(['Red', 'red']);
    expect(platform.requested).toHaveLength(2);
    expect(rows()).toEqual(['Red 5 products ticked', 'blue 3 products']);
    expect(chips()).toEqual(['Red', expect.any(String)]);
  });

  it('stay one row when another response lists one of them', async () => {
    const page = await openShop(x, {
      isListed: (id, request) => id !== 'Red' || !request.includes('blue'),
    });
    click(1);
    await settle();
    expect(rows()).toEqual(['red 3 products', 'blue 3 products ticked']);
    act(() => {
      page.store.dispatch(facetToggled({ kind: 'facet', facetId: 'x', optionId: 'red' }));
    });
    await settle();
    expect(rows()).toEqual(['red 3 products ticked', 'blue 3 products ticked']);
  });
});

describe('an option without an address', () => {
  it('is left out', async () => {
    await openShop(aWireFacet('x', '...', 'ok', ' . '));
    expect(rows()).toEqual(['ok 3 products']);
  });
});

describe('a range of any facet', () => {
  const material = aWireFacet('material', '"10"-"20"', '"20"-"inf"');

  it.each(['/browse/sofas/material---10-to-20', '/browse/sofas/material--%2210%22_%2220%22'])(
    'is one ticked row at %s, and a click takes it back',
    async (path) => {
      const { address, platform } = await openShop(material, { path });
      expect(rows()).toEqual(['"10"-"20" 3 products ticked', '"20"-"inf" 3 products']);
      expect(searchOf(platform.requested[0] ?? '').getAll('filters[material]')).toEqual([
        '"10"-"20"',
      ]);
      expect(screen.getAllByRole('checkbox')[0]).toHaveAttribute('value', '-10-to-20');
      click(1);
      expect(address()).toBe('/browse/sofas/material---10-to-20+20-and-above');
      click(0);
      click(1);
      expect(address()).toBe('/browse/sofas');
    },
  );
});

describe('an option of a facet with one option at most', () => {
  const rating: WireFacet = {
    ...aWireFacet('customerRating', '5 stars', '4 stars and up', '3 stars and up'),
    match: 'one',
  };

  it('takes the place of the selected one, in one navigation and one request', async () => {
    const { address, platform, history } = await openShop(rating);
    click(1);
    await settle(3_000);
    const [requests, entries] = [platform.requested.length, history.index];
    click(2);
    expect(rows().map((row) => row.endsWith('ticked'))).toEqual([false, false, true]);
    await settle(3_000);
    expect(address()).toBe('/browse/c1/customer-rating--3-stars-and-up');
    expect(platform.requested).toHaveLength(requests + 1);
    expect(history.index).toBe(entries + 1);
    expect(screen.getByText(filterChangeTexts.addedAndRemoved(1, 1))).toBeInTheDocument();
    click(2);
    expect(address()).toBe('/browse/c1');
  });

  it('stays beside others that an address has, until another is selected', async () => {
    const path = '/browse/c1/customer-rating--4-stars-and-up+5-stars';
    const { address } = await openShop(rating, { path });
    expect(rows().map((row) => row.endsWith('ticked'))).toEqual([true, true, false]);
    click(0);
    expect(address()).toBe('/browse/c1/customer-rating--4-stars-and-up');
    click(0);
    expect(address()).toBe('/browse/c1/customer-rating--5-stars');
  });
});
