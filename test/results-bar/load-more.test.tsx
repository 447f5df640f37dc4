import { act, screen } from '@testing-library/react';
import { ProductGrid } from '../../src/grid/ProductGrid';
import { pageChosen } from '../../src/listing/navigation';
import { selectGridListing } from '../../src/listing/shown-listing';
import { BottomRow } from '../../src/results-bar/BottomRow';
import { useSelector } from 'react-redux';
import { aListingBody } from '../support/a-listing';
import { aWireProduct } from '../support/a-product';
import { loadMoreTexts, resultsTexts } from '../support/english';
import { aResponse } from '../support/listing-service';
import { openPage, settle } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const size = 30;
const results = 90;
const renderProduct = ({ productId }: { readonly productId: string }, position: number) => (
  <article>{`${position} ${productId}`}</article>
);

function Listing() {
  const listing = useSelector(selectGridListing);
  return (
    listing && (
      <>
        <ProductGrid listing={listing} renderProduct={renderProduct} />
        <BottomRow listing={listing} />
      </>
    )
  );
}

/** A brand that loads more. Before page 2 is requested, so many products come in before those of page 1. */
async function aMovingList(numNew: number) {
  const order = Array.from({ length: results }, (_, index) => `p${index + 1}`);
  const page = await openPage(<Listing />, {
    globals: { brand: 'hearth' },
    respond: (address) => {
      const number = Number(new URL(address, 'http://shop.example').searchParams.get('page'));
      const products = order
        .slice((number - 1) * size, number * size)
        .map((id) => aWireProduct({ product_id: id, title: id }));
      return aResponse(aListingBody({ page: number, size, results, products }));
    },
  });
  order.unshift(...Array.from({ length: numNew }, (_, index) => `new${index + 1}`));
  return {
    ...page,
    more: async (pageNumber: number) => {
      act(() => {
        page.store.dispatch(pageChosen({ kind: 'pagination', pageNumber, isAdded: true }));
      });
      await settle(300);
    },
    cards: () => screen.getAllByRole('article').map(({ textContent }) => textContent),
    starts: () =>
      [...page.container.querySelectorAll<HTMLElement>('[data-plp-page-start]')].map(
        ({ dataset, textContent }) => `page ${dataset.plpPageStart ?? ''}: ${textContent}`,
      ),
  };
}

describe('a product that has moved to the next page when that is loaded', () => {
  it('is shown and counted once, and the products after it close up', async () => {
    const list = await aMovingList(1);
    await list.more(2);
    const ids = Array.from({ length: 59 }, (_, index) => `${index + 1} p${index + 1}`);
    expect(list.cards()).toEqual(ids);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${loadMoreTexts.added(29)} ${loadMoreTexts.shown(59, results)}`,
    );
    expect(
      screen.getByText(resultsTexts.spoken({ page: 1, start: 1, end: 59, total: results })),
    ).toBeInTheDocument();
    expect(list.starts()).toEqual(['page 1: 1 p1', 'page 2: 31 p31']);
    await list.more(3);
    expect(list.cards()).toHaveLength(89);
    expect(list.starts().at(-1)).toBe('page 3: 60 p60');
  });

  it('leaves the link to the page below, also where a whole page has moved', async () => {
    const list = await aMovingList(size);
    await list.more(2);
    expect(list.cards()).toHaveLength(size);
    expect(screen.getByRole('link', { name: loadMoreTexts.more })).toHaveAttribute(
      'href',
      '/browse/c1?page=3',
    );
    await list.more(3);
    expect(list.cards()).toHaveLength(2 * size);
    expect(list.starts()).toEqual(['page 1: 1 p1', 'page 3: 31 p31']);
  });
});
