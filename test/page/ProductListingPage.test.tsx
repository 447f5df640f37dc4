import { screen } from '@testing-library/react';
import { Fallback } from '../../src/page/Fallback';
import { FilterColumn, FilterDrawer } from '../../src/page/Filters';
import { AlertStack, BelowGrid, ListingFailureNote } from '../../src/page/LaterParts';
import { ProductListingPage } from '../../src/page/ProductListingPage';
import { axeViolations } from '../support/axe-violations';
import { answersOf, openPage } from '../support/open-page';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const parts = {
  ...{ Fallback, FilterColumn, FilterDrawer, AlertStack, BelowGrid },
  FailureNote: ListingFailureNote,
};

const never = () => new Promise<Response>(() => undefined);
const skeletons = (container: Element) => container.querySelectorAll('.plp-skeleton');

describe('the page', () => {
  it('shows where the cards will be, under the name the address tells, until there is a list', async () => {
    const { container } = await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/home-office',
      answer: never,
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home office');
    expect(skeletons(container)).toHaveLength(8);
    expect(screen.queryByRole('heading', { name: 'Filter' })).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('shows the cards instead as soon as they are there', async () => {
    const { container } = await openPage(<ProductListingPage parts={parts} />, {
      path: '/browse/home-office',
      answer: answersOf({ results: 3 }),
    });
    expect(skeletons(container)).toHaveLength(0);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});
