import { act, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ReactElement } from 'react';
import { FetchingLine, FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ProductGrid } from '../../src/grid/ProductGrid';
import { drawnFirst } from '../../src/grid/use-drawn-count';
import { sortChosen } from '../../src/listing/navigation';
import { aListing } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { axeViolations } from '../support/axe-violations';
import { fakePlatform } from '../support/fake-platform';
import { answersOf, openPage, settle } from '../support/open-page';

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

const firstPlaces = (count: number) => Array.from({ length: count }, (_place, index) => index + 1);
const words = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const newIn = sortChosen({ kind: 'sort_order', sortOption: 'newin' });

describe('the product grid', () => {
  it('is a named list of the products in the listing’s order', async () => {
    const listing = aListing({ results: 3 });
    await openPage(<ProductGrid listing={listing} renderProduct={renderProduct} />);
    expect(screen.getByRole('list', { name: 'Products' })).toBeVisible();
    expect(words()).toEqual(['1: Product p1', '2: Product p2', '3: Product p3']);
  });

  it('has the host’s pieces after the second and the sixth product', async () => {
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

  it('draws the first cards of another listing first, all of them for who is led back', () => {
    const drawn: number[] = [];
    const note = (product: { readonly title: string }, position: number) => {
      drawn.push(position);
      return renderProduct(product, position);
    };
    const grid = (results: number, isWayBack: boolean) => (
      <ProductGrid listing={aListing({ results })} renderProduct={note} isWayBack={isWayBack} />
    );
    const { store } = aPageStore({ path: '/browse/c1', platform: fakePlatform(answersOf()) });
    const drawnIn = (page: ReactElement) => <Provider store={store}>{page}</Provider>;
    const { rerender } = render(drawnIn(grid(30, false)));
    const redraw = (page: ReactElement) => rerender(drawnIn(page));
    drawn.splice(0);
    redraw(grid(20, false));
    expect(drawn.slice(0, drawnFirst + 1)).toEqual([...firstPlaces(drawnFirst), 1]);
    expect(words()[19]).toBe('20: Product p20');
    expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'false');
    drawn.splice(0);
    redraw(grid(18, true));
    expect(drawn.slice(0, 18)).toEqual(firstPlaces(18));
  });

  it('is dimmed and busy while another listing is fetched, and keeps what it shows', async () => {
    let isWaiting = false;
    const { store } = await openPage(
      <>
        <FetchingOverlay />
        <FetchingLine />
        <ProductGrid listing={aListing({ results: 3 })} renderProduct={renderProduct} />
      </>,
      { answer: (address) => (isWaiting ? new Promise(() => undefined) : answersOf()(address)) },
    );
    await settle(100);
    const grid = screen.getByRole('list', { name: 'Products' });
    expect(grid).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByText('Loading')).toBeNull();
    isWaiting = true;
    act(() => void store.dispatch(newIn));
    expect(grid).toHaveAttribute('aria-busy', 'true');
    expect(grid).toHaveClass('plp-grid--busy');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(words()).toHaveLength(3);
  });
});

describe('a mount point for the host', () => {
  it('keeps what the host put there before the page took over, and while it lives', async () => {
    const { store } = aPageStore({ path: '/browse/c1' });
    const page = (results: number) => (
      <Provider store={store}>
        <ProductGrid listing={aListing({ results })} renderProduct={renderProduct} />
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
