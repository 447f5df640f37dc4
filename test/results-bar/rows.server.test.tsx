import { Provider } from 'react-redux';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { BottomRow } from '../../src/results-bar/BottomRow';
import { ListingHeading } from '../../src/results-bar/ListingHeading';
import { TopRow } from '../../src/results-bar/TopRow';
import { aListing } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { idsIn, renderOnServer } from '../support/render-on-server';
import {
  countTexts,
  listingTexts,
  paginationTexts,
  resultsTexts,
  sortTexts,
} from '../support/english';

function renderRows(path: string, results: number) {
  const { store } = aPageStore({ path });
  const listing = aListing({ results, page: 2 });
  return renderOnServer(
    <Provider store={store}>
      <ListingHeading
        listing={listing}
        name="Lamps"
        url={readListingUrl(path)}
        isFetching={false}
      />
      <TopRow listing={listing} filterButton={<a href="#filters">Filters</a>} />
      <BottomRow listing={listing} />
    </Provider>,
  );
}

describe('the rows around the grid, without scripting', () => {
  const path = '/browse/c1/brand--acme?page=2&sortkey=price&utm_source=mail';

  it('show the name, the range of results and the present page', () => {
    const { words, markup } = renderRows(path, 84);
    expect(words).toContain(`Lamps ${countTexts.products(84)}`);
    expect(words).toContain(resultsTexts.spoken({ page: 2, start: 31, end: 60, total: 84 }));
    expect(markup).toContain(`aria-label="${paginationTexts.selectedPage(2)}"`);
  });

  it('link to the other pages', () => {
    expect(renderRows(path, 84).markup).toContain(
      'href="/browse/c1/brand--acme?sortkey=price&amp;page=3&amp;utm_source=mail"',
    );
  });

  it('link to the parent category and hold the Filter button', () => {
    const { markup, words } = renderRows(path, 84);
    expect(words).toContain(`All ${listingTexts.youAreIn} Lamps`);
    expect(markup).toContain(
      'href="/browse/all/brand--acme?sortkey=price&amp;utm_source=mail">All</a>',
    );
    expect(markup).toContain('<a href="#filters">Filters</a>');
  });

  it('have no link without a role where there is no address', () => {
    const { markup } = renderRows('/browse/c1?page=3', 84);
    const links = markup.match(/<a [^>]*>/g) ?? [];
    expect(links.filter((link) => !/ href="| role="link"/.test(link))).toEqual([]);
    expect(links.filter((link) => !link.includes(' href="'))).toHaveLength(2);
  });

  it('have arrows to the previous and the next page, without an address at an end', () => {
    const { markup } = renderRows('/browse/c1?page=3', 84);
    expect(markup).toMatch(/<a [^>]*rel="prev" [^>]*href="\/browse\/c1\?page=2"/);
    expect(markup).toContain(`aria-label="${paginationTexts.next}" aria-disabled="true"><svg`);
  });

  it('have a form for the sort order that repeats the other parameters, except the page', () => {
    const [, form = ''] =
      /<form class="plp-sort"(.*?)<\/form>/.exec(renderRows(path, 84).markup) ?? [];
    expect(form).toContain('action="/browse/c1/brand--acme"');
    expect(
      [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
        ([, ...pair]) => pair,
      ),
    ).toEqual([
      ['utm_source', 'mail'],
      ['form', 'plp-sort'],
    ]);
    expect(form).toContain('<option value="price" selected="">');
    expect(form).toContain(`>${sortTexts.submit}</button></noscript>`);
  });

  it('have a form for the page size', () => {
    const { markup } = renderRows(path, 84);
    const [, form = ''] = /<form class="plp-page-sizes"(.*?)<\/form>/.exec(markup) ?? [];
    expect(form).toContain('name="form" value="plp-size"');
    expect(form).toContain('name="sortkey" value="price"');
    expect(form).toContain(`>${resultsTexts.showPageSize}</button></noscript>`);
  });

  it('use every id once', () => {
    const ids = idsIn(renderRows(path, 84).markup);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
