import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { Listing } from '../../src/catalogue/listing';
import { FetchingLine, FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ProductGrid } from '../../src/grid/ProductGrid';
import { sortChosen } from '../../src/listing/navigation';
import type { PageContent } from '../../src/storefront/page-content';
import { aListing } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { axeViolations } from '../support/axe-violations';
import { responsesOf, openPage, settle } from '../support/open-page';
import { listingTexts } from '../support/english';
import { InEnglish } from '../support/in-english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const renderProduct = ({ title }: { readonly title: string }, position: number) => (
  <p>
    {position}: {title}
  </p>
);

const content = {
  recommendations: [
    { heading: 'Lamps for long evenings', url: '/browse/lamps', text: 'Soft light.' },
  ],
  banners: [{ heading: 'Winter Warmers', imageUrl: '/pictures/winter.svg' }],
};

const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);

/** Products that `aListing` does not have. */
function anotherListing(results: number) {
  const { products, ...rest } = aListing({ results, size: 96 });
  return {
    ...rest,
    products: products.map((product, index) => ({
      ...product,
      productId: `new-${index}`,
      title: `New p${index + 1}`,
    })),
  };
}

/** Renders a grid; returns a function that shows another listing in it. */
function renderGrid(first: Listing, hostContent?: PageContent): (next: Listing) => void {
  const { store } = aPageStore({ path: '/browse/c1' });
  const page = (listing: Listing) => (
    <Provider store={store}>
      <InEnglish>
        <ProductGrid
          listing={listing}
          renderProduct={renderProduct}
          {...(hostContent && { content: hostContent })}
        />
      </InEnglish>
    </Provider>
  );
  const { rerender } = render(page(first));
  return (next) => rerender(page(next));
}

const newIn = sortChosen({ kind: 'sort_order', sortOption: 'newin' });

describe('the product grid', () => {
  it('is a named list of the products in the listing’s order', async () => {
    const listing = aListing({ results: 3 });
    await openPage(<ProductGrid listing={listing} renderProduct={renderProduct} />);
    expect(screen.getByRole('list', { name: listingTexts.grid })).toBeVisible();
    expect(words()).toEqual(['1: Product p1', '2: Product p2', '3: Product p3']);
  });

  it('has the host’s content after the second and the sixth product', async () => {
    const listing = aListing({ results: 30 });
    const { container } = await openPage(
      <ProductGrid listing={listing} renderProduct={renderProduct} content={content} />,
    );
    const items = words();
    expect(items).toHaveLength(32);
    expect(items[2]).toBe('Lamps for long eveningsSoft light.');
    expect(items[7]).toBe('Winter Warmers');
    expect(screen.getByRole('link', { name: 'Lamps for long evenings' })).toHaveAttribute(
      'href',
      '/browse/lamps',
    );
    expect(within(screen.getAllByRole('listitem')[7] ?? container).queryByRole('link')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('renders the host’s content once and in place while the products change', () => {
    const show = renderGrid(aListing({ results: 30 }), content);
    const pieces = () => screen.getAllByRole('complementary');
    const before = pieces();
    const changes = new MutationObserver(() => undefined);
    for (const piece of before) changes.observe(piece, { childList: true, subtree: true });
    show(anotherListing(40));
    expect(words()[0]).toBe('1: New p1');
    [2, 7].forEach((place, index) =>
      expect(screen.getAllByRole('listitem')[place]?.firstChild).toBe(before[index]),
    );
    expect(changes.takeRecords()).toEqual([]);
  });

  it('moves no cell: a product at another position of the next listing is rendered again', () => {
    const listing = aListing({ results: 28, size: 96 });
    const show = renderGrid(listing);
    const before = screen.getAllByRole('listitem');
    // Every other product stays, the first of them at its position.
    const products = listing.products.filter((_product, index) => index % 2 === 0);
    show({ ...listing, products });
    const after = screen.getAllByRole('listitem');
    expect(after).toHaveLength(14);
    expect(after.map((cell) => before.includes(cell))).toEqual([
      true,
      ...Array.from({ length: 13 }, () => false),
    ]);
  });

  it('is dimmed and busy while another listing is fetched, and still shows its products', async () => {
    let isWaiting = false;
    const { store } = await openPage(
      <>
        <FetchingOverlay />
        <FetchingLine />
        <ProductGrid listing={aListing({ results: 3 })} renderProduct={renderProduct} />
      </>,
      { respond: (address) => (isWaiting ? new Promise(() => undefined) : responsesOf()(address)) },
    );
    await settle(100);
    const grid = screen.getByRole('list', { name: listingTexts.grid });
    expect(grid).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText(listingTexts.loading)).toBeNull();
    isWaiting = true;
    act(() => void store.dispatch(newIn));
    expect(grid).toHaveAttribute('aria-busy', 'true');
    expect(grid).toHaveClass('plp-grid--busy');
    expect(screen.getByText(listingTexts.loading)).toBeInTheDocument();
    expect(words()).toHaveLength(3);
  });
});

describe('a mount point for the host', () => {
  it('keeps what the host put there before hydration, and after it', async () => {
    const { store } = aPageStore({ path: '/browse/c1' });
    const page = (results: number) => (
      <Provider store={store}>
        <InEnglish>
          <ProductGrid listing={aListing({ results })} renderProduct={renderProduct} />
        </InEnglish>
      </Provider>
    );
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page(30));
    const slot = root.querySelector('[data-plp-slot="recommendation-2"]');
    slot?.append('Chosen for you');
    const faults: unknown[] = [];
    const react = await act(() =>
      hydrateRoot(root, page(30), { onRecoverableError: (error) => faults.push(error) }),
    );
    expect(faults).toEqual([]);
    act(() => react.render(page(60)));
    expect(slot).toHaveTextContent('Chosen for you');
    expect(slot).toBeInTheDocument();
    act(() => react.unmount());
  });
});
