import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { BottomRow } from '../../src/results-bar/BottomRow';
import { ListingHeading } from '../../src/results-bar/ListingHeading';
import { TopRow } from '../../src/results-bar/TopRow';
import { countTexts } from '../../src/storefront/texts/counts';
import { paginationTexts, resultsTexts, sortTexts } from '../../src/storefront/texts/results-bar';
import { aListing } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';

function draw(path: string, results: number) {
  const { store } = aPageStore({ path });
  const listing = aListing({ results, page: 2 });
  const markup = renderToString(
    <Provider store={store}>
      <ListingHeading listing={listing} name="Lamps" />
      <TopRow listing={listing} />
      <BottomRow listing={listing} />
    </Provider>,
  ).replace(/<!-- -->/g, '');
  return { markup, words: markup.replace(/<[^<>]*>/g, ' ').replace(/\s+/g, ' ') };
}

describe('the rows around the grid, without scripting', () => {
  const path = '/browse/c1/brand--acme?page=2&sortkey=price&utm_source=mail';

  it('say what the page shows', () => {
    const { words } = draw(path, 84);
    expect(words).toContain(`Lamps ${countTexts.products(84)}`);
    expect(words).toContain(resultsTexts.spoken({ page: 2, start: 31, end: 60, total: 84 }));
    expect(words).toContain(paginationTexts.selectedPage(2));
  });

  it('link to the other pages', () => {
    expect(draw(path, 84).markup).toContain(
      'href="/browse/c1/brand--acme?sortkey=price&amp;page=3&amp;utm_source=mail"',
    );
  });

  it('sort by a form that repeats all it does not change, but for the page', () => {
    const [, form = ''] = /<form class="plp-sort"(.*?)<\/form>/.exec(draw(path, 84).markup) ?? [];
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

  it('choose the page size by another', () => {
    const { markup } = draw(path, 84);
    const [, form = ''] = /<form class="plp-page-sizes"(.*?)<\/form>/.exec(markup) ?? [];
    expect(form).toContain('name="form" value="plp-size"');
    expect(form).toContain('name="sortkey" value="price"');
    expect(form).toContain(`>${resultsTexts.showPageSize}</button></noscript>`);
  });

  it('give each control its own id', () => {
    const ids = [...draw(path, 84).markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
