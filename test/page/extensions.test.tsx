/** The page with the storefront of `examples/extensions`, in a browser. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newestReviews } from '../../examples/extensions/newest-reviews';
import { storefront } from '../../examples/extensions/storefront';
import { ownSortOrders } from '../../src/listing/sort-orders';
import { drawerOpened, facetExpanded } from '../../src/filters/drawer/drawer-slice';
import { extendPage } from '../../src/page/extend-page';
import { BelowGrid } from '../../src/page/BelowGrid';
import { DocumentHead } from '../../src/page/DocumentHead';
import { Fallback } from '../../src/page/Fallback';
import { FilterColumn, FilterDrawer, PromotedFilters } from '../../src/page/Filters';
import { ProductListingPage } from '../../src/page/ProductListingPage';
import type { Extensions } from '../../src/page/storefront';
import { faultsOf } from '../events/event-schemas';
import { aWireFacet } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { filterTexts, sortTexts } from '../support/english';
import { openPage, responsesOf, settle } from '../support/open-page';

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
const washer = aWireProduct({
  product_id: 'p1',
  title: 'Quiet washer',
  custom_fields: { newIn: true, deliveryDays: 3 },
});
const respond = responsesOf({
  products: [washer, ...[2, 3, 4, 5, 6, 7].map((at) => aWireProduct({ product_id: `p${at}` }))],
  facets: [aWireFacet('shoeSize', '41', '42')],
});

const openExtended = (extensions: Extensions, path = '/browse/c1') =>
  openPage(<ProductListingPage parts={parts} />, { path, respond, extensions });

describe('the page with the extensions of a storefront', () => {
  it('shows each of them', async () => {
    const { container } = await openExtended(storefront.extensions, '/browse/c1/shoe-size--42');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/New in.*In 3 days/);
    expect(second).not.toHaveTextContent(/New in|In 3 days/);
    expect(container.querySelector('.plp-grid > :nth-child(7)')).toHaveTextContent('Not sure');
    expect(screen.getByRole('link', { name: filterTexts.remove('Size 42') })).toBeInTheDocument();
    expect(document.querySelectorAll('.size-grid input')).toHaveLength(2);
  });

  it('has an empty cell, which styles hide, for content that renders nothing', async () => {
    const { container } = await openExtended({
      contentSlots: [{ place: { after: 2 }, Content: () => null }],
    });
    expect(container.querySelector('.plp-grid > .plp-grid__insert:empty')).not.toBeNull();
  });

  it('filters by the form of a facet, in the column and in the drawer', async () => {
    const { address, store } = await openExtended(storefront.extensions);
    await userEvent.click(screen.getByRole('checkbox', { name: '42' }));
    expect(address()).toBe('/browse/c1/shoe-size--42');
    act(() => {
      store.dispatch(drawerOpened());
      store.dispatch(facetExpanded('shoeSize'));
    });
    await settle();
    await userEvent.click(within(screen.getByRole('dialog')).getByLabelText('42'));
    expect(address()).toBe('/browse/c1');
  });

  it('sorts by an order of the storefront, and announces it', async () => {
    const { address, platform } = await openExtended(storefront.extensions);
    await userEvent.selectOptions(screen.getByLabelText(sortTexts.label), 'Newest Reviews');
    await settle(3_000);
    expect(address()).toBe('/browse/c1?sortkey=review_date.descending');
    expect(platform.requested.at(-1)).toContain('&sort_by=review_date&sort_order=descending');
    expect(screen.getByText(/Sorted by Newest Reviews/)).toBeInTheDocument();
  });

  it('adds fields to the four events of an update', async () => {
    const { platform } = await openExtended(storefront.extensions);
    await userEvent.click(screen.getByRole('checkbox', { name: '41' }));
    await settle(500);
    const updates = platform.published.filter(({ topic }) => /^\w+-update$/.test(topic));
    expect(updates.flatMap(faultsOf)).toEqual([]);
    expect(updates.map(({ payload }) => payload)).toEqual(
      Array.from(
        { length: 4 },
        () => expect.objectContaining({ custom: { newProducts: 1 } }) as unknown,
      ),
    );
  });
});

describe('actions on a card', () => {
  const host = window as unknown as { addToBasket?: (productId: string) => Promise<void> };
  afterEach(() => delete host.addToBasket);
  const buttonNamed = (name: string) => screen.findByRole('button', { name });

  it('call the function of the host, and say how it went', async () => {
    await openExtended(storefront.extensions);
    const added: string[] = [];
    host.addToBasket = (productId) => Promise.resolve(void added.push(productId));
    await userEvent.click(await buttonNamed(`Add to basket: ${washer.title}`));
    expect(await buttonNamed(`Added: ${washer.title}`)).toBeInTheDocument();
    expect(added).toEqual(['p1']);
    host.addToBasket = () => Promise.reject(new Error('no basket'));
    await userEvent.click(await buttonNamed(`Added: ${washer.title}`));
    expect(await buttonNamed(`Try again: ${washer.title}`)).toBeInTheDocument();
    expect(screen.getByText('It could not be added.')).toBeInTheDocument();
  });

  it('show the product above the list, and go', async () => {
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
    const { address } = await openExtended(storefront.extensions);
    await userEvent.click(screen.getByRole('link', { name: `Quick look at ${washer.title}` }));
    const dialog = screen.getByRole('dialog', { name: washer.title });
    expect(within(dialog).getByRole('link')).toHaveAttribute('href', washer.url);
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/browse/c1');
  });
});

describe('an extension that fails', () => {
  const fail = (): never => {
    throw new Error('broken');
  };

  // React logs every error that an error boundary catches.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  it('is reported, and leaves the rest of the page as it is without it', async () => {
    const { address, platform } = await openExtended({
      facetForms: [{ facetIds: ['shoeSize'], Form: fail }],
      cardParts: [{ place: 'end', Part: fail }],
      contentSlots: [{ place: 'above-grid', Content: fail }],
      sortOrders: [...ownSortOrders, { ...newestReviews, label: fail }],
      eventFields: fail,
      chipTexts: fail,
    });
    expect(screen.getAllByRole('article')).toHaveLength(7);
    expect(screen.getByRole('option', { name: 'review_date' })).toBeInTheDocument();
    // The page's own form.
    await userEvent.click(screen.getByRole('checkbox', { name: /^42 / }));
    await settle(500);
    expect(address()).toBe('/browse/c1/shoe-size--42');
    expect(screen.getByRole('link', { name: filterTexts.remove('42') })).toBeInTheDocument();
    expect(new Set(platform.reported)).toEqual(
      new Set(['facet', 'card part', 'content slot', 'sort order', 'event fields', 'chip text']),
    );
    expect(platform.published.map(({ topic }) => topic)).toContain('analytics-update');
  });

  it('is left out when it is a sort order that no address can have', async () => {
    const malformed = { ...newestReviews, sortBy: 'reviewDate' };
    const extensions = { sortOrders: ['relevance', malformed, newestReviews] } as const;
    await openExtended(extensions);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      sortTexts.orders.relevance,
      'Newest Reviews',
    ]);
    const reportError = jest.fn();
    extendPage(extensions, reportError);
    expect(reportError.mock.calls).toEqual([
      [
        new Error(
          'No sort order "reviewDate.descending": sortBy has at most 40 lower-case letters, digits and _, a letter first',
        ),
        'sort order',
      ],
    ]);
  });
});
