import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { selectShownListing, selectShownUrl } from '../../src/listing/shown-listing';
import { BottomRow } from '../../src/results-bar/BottomRow';
import { ListingHeading } from '../../src/results-bar/ListingHeading';
import { SortSelect } from '../../src/results-bar/SortSelect';
import { TopRow } from '../../src/results-bar/TopRow';
import { axeViolations } from '../support/axe-violations';
import { aResponse } from '../support/listing-service';
import { responsesOf, openPage, settle } from '../support/open-page';
import {
  countTexts,
  listingTexts,
  paginationTexts,
  resultsTexts,
  sortTexts,
} from '../support/english';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

function Rows() {
  const listing = useSelector(selectShownListing);
  const url = useSelector(selectShownUrl);
  return listing && url ? (
    <main>
      <ListingHeading listing={listing} name="Lamps" url={url} isFetching={false} />
      <TopRow listing={listing} filterButton={<button type="button">Open</button>} />
      <BottomRow listing={listing} />
    </main>
  ) : null;
}

const first = { page: 1, start: 1, end: 30, total: 84 };
const second = { page: 2, start: 31, end: 60, total: 84 };

const open = (results: number, path = '/browse/c1') =>
  openPage(<Rows />, { path, respond: responsesOf({ results }) });

describe('the sort order', () => {
  const list = () => screen.getByRole('combobox', { name: sortTexts.label });

  it('is that of the URL, and a selection changes the URL', async () => {
    const { address } = await open(84, '/browse/c1?sortkey=price&page=2');
    expect(list()).toHaveValue('price');
    await userEvent.selectOptions(list(), sortTexts.orders.highestrated);
    expect(list()).toHaveValue('highestrated');
    expect(address()).toBe('/browse/c1?sortkey=highestrated');
  });

  it('is not in the URL when it is the default', async () => {
    const { address } = await open(84, '/browse/c1?sortkey=price');
    await userEvent.selectOptions(list(), sortTexts.orders.relevance);
    expect(address()).toBe('/browse/c1');
  });

  it.each([
    ['newin', sortTexts.orders.newin],
    ['review_date.descending', 'review_date.descending'],
  ])('%s is selected where the storefront does not offer it', async (order, label) => {
    await openPage(<SortSelect />, {
      path: `/browse/c1?sortkey=${order}`,
      extensions: { sortOrders: ['relevance', 'price'] },
    });
    expect(list()).toHaveDisplayValue(label);
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });
});

describe('the products per page', () => {
  const groups = () => screen.queryAllByRole('group', { name: resultsTexts.pageSize });

  it('are offered above and below the grid, with that of the URL selected', async () => {
    await open(200, '/browse/c1?numProducts=96');
    expect(groups()).toHaveLength(2);
    expect(screen.getAllByRole('radio', { name: '96', checked: true })).toHaveLength(2);
  });

  it('are not offered where one page holds everything', async () => {
    await open(30);
    expect(groups()).toHaveLength(0);
  });

  it('show all of a shorter list, from its first page', async () => {
    const { address } = await open(84, '/browse/c1?page=2');
    const [all] = screen.getAllByRole('radio', { name: resultsTexts.wholeListing });
    await userEvent.click(all ?? document.body);
    expect(address()).toBe('/browse/c1?numProducts=96');
    expect(all).toBeChecked();
  });
});

describe('the results count', () => {
  it('has one text for the eye and another for screen readers', async () => {
    await open(84, '/browse/c1?page=2');
    const [header] = screen.getAllByText(resultsTexts.written(second));
    expect(header).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByText(resultsTexts.spoken(second))).toHaveLength(2);
  });

  it('is the results header once, and that one can take the focus', async () => {
    const { container } = await open(84);
    const headers = container.querySelectorAll('#plp-results-header');
    expect(headers).toHaveLength(1);
    expect(headers[0]).toHaveAttribute('tabindex', '-1');
  });

  it('is a heading with the spoken text where it takes the focus', async () => {
    await open(84, '/browse/c1?page=2');
    const header = screen.getByRole('heading', { name: resultsTexts.spoken(second) });
    expect(header).toHaveAttribute('id', 'plp-results-header');
  });
});

describe('the pagination', () => {
  const pages = () => screen.getByRole('navigation', { name: paginationTexts.label });

  it('has links to the other pages and names the present one', async () => {
    await open(84, '/browse/c1/brand--acme?page=2&utm_source=mail');
    expect(
      within(pages()).getByRole('link', { name: paginationTexts.selectedPage(2) }),
    ).toBeInTheDocument();
    expect(within(pages()).getByRole('link', { name: paginationTexts.page(3) })).toHaveAttribute(
      'href',
      '/browse/c1/brand--acme?page=3&utm_source=mail',
    );
    expect(within(pages()).getByRole('link', { name: paginationTexts.previous })).toHaveAttribute(
      'href',
      '/browse/c1/brand--acme?utm_source=mail',
    );
  });

  it.each([
    [paginationTexts.previous, '/browse/c1'],
    [paginationTexts.next, '/browse/c1?page=3'],
  ])('has "%s" disabled at its end', async (label, path) => {
    await open(84, path);
    const arrow = within(pages()).getByRole('link', { name: label });
    expect(arrow).toHaveAttribute('aria-disabled', 'true');
    expect(arrow).not.toHaveAttribute('href');
  });

  it('names the present page and the number of pages', async () => {
    await open(84, '/browse/c1?page=3');
    expect(within(pages()).getByText(paginationTexts.position(3, 3))).toBeInTheDocument();
  });

  it('is absent for one page', async () => {
    await open(30);
    expect(screen.queryByRole('navigation', { name: paginationTexts.label })).toBeNull();
  });

  it('moves focus to the results header; Back does not', async () => {
    const { history, platform, address } = await open(84);
    await userEvent.click(within(pages()).getByRole('link', { name: paginationTexts.next }));
    await settle();
    expect(address()).toBe('/browse/c1?page=2');
    expect(platform.focused).toEqual(['plp-results-header']);
    act(() => history.back());
    await settle();
    expect(screen.getAllByText(resultsTexts.spoken(first))).toHaveLength(2);
    expect(platform.focused).toHaveLength(1);
  });

  it('does not move focus when the sort order changes', async () => {
    const { platform } = await open(84);
    await userEvent.selectOptions(screen.getByRole('combobox'), sortTexts.orders.newin);
    await settle();
    expect(platform.focused).toEqual([]);
  });

  /** A listing of three pages whose other pages arrive when the test says so. */
  async function openBeforeOthers() {
    const others: ((response: Response) => void)[] = [];
    let isFirst = true;
    await openPage(<Rows />, {
      respond: (address) => {
        if (!isFirst) return new Promise((resolve) => others.push(resolve));
        isFirst = false;
        return responsesOf({ results: 84 })(address);
      },
    });
    const fail = () => others.forEach((respond) => respond(aResponse({}, { status: 404 })));
    return { fail };
  }

  it('marks the clicked page before its listing arrives', async () => {
    await openBeforeOthers();
    await userEvent.click(within(pages()).getByRole('link', { name: paginationTexts.page(3) }));
    expect(
      within(pages()).getByRole('link', { name: paginationTexts.selectedPage(3) }),
    ).toBeInTheDocument();
    expect(screen.getAllByText(resultsTexts.spoken(first))).toHaveLength(2);
  });

  it('keeps the focus on the pressed page while that is pending, and when it fails', async () => {
    const { fail } = await openBeforeOthers();
    const third = within(pages()).getByRole('link', { name: paginationTexts.page(3) });
    third.focus();
    await userEvent.keyboard('{Enter}');
    expect(third).toHaveAttribute('aria-current', 'page');
    expect(third).not.toHaveAttribute('href');
    expect(third).toHaveFocus();
    fail();
    await settle();
    expect(third).toHaveAccessibleName(paginationTexts.page(3));
    expect(third).toHaveFocus();
  });

  it('has no tab stop at the present page', async () => {
    await open(84);
    const present = within(pages()).getByRole('link', { name: paginationTexts.selectedPage(1) });
    expect(present).toHaveAttribute('tabindex', '-1');
  });
});

describe('the heading', () => {
  it('shows the name and size of the listing and a link to the parent category', async () => {
    await open(1234);
    expect(screen.getByRole('heading', { level: 1, name: 'Lamps' })).toBeVisible();
    expect(screen.getByText(countTexts.products(1234))).toBeVisible();
    const trail = screen.getByRole('navigation', { name: listingTexts.breadcrumb });
    expect(within(trail).getByRole('link', { name: 'All' })).toHaveAttribute('href', '/browse');
    expect(within(trail).getByRole('listitem', { current: 'page' })).toHaveTextContent(/Lamps/);
  });

  it('shows one product in the singular', async () => {
    await open(1);
    expect(screen.getByText(countTexts.products(1))).toBeVisible();
  });
});

describe('the rows around the grid', () => {
  it.each([1, 84, 12_000])('have no accessibility violations with %i results', async (results) => {
    const { container } = await open(results);
    expect(await axeViolations(container)).toEqual([]);
  });
});
