import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { BottomRow } from '../../src/results-bar/BottomRow';
import { ListingHeading } from '../../src/results-bar/ListingHeading';
import { TopRow } from '../../src/results-bar/TopRow';
import { aListing } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';

function renderRows(path: string, results: number) {
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
    const { words } = renderRows(path, 84);
    expect(words).toContain('Lamps 84 products');
    expect(words).toContain('Page 2. Results: 31 to 60 of 84');
    expect(words).toContain('Page 2 selected');
  });

  it('link to the other pages', () => {
    expect(renderRows(path, 84).markup).toContain(
      'href="/browse/c1/brand--acme?sortkey=price&amp;page=3&amp;utm_source=mail"',
    );
  });

  it('sort by a form that repeats all it does not change, but for the page', () => {
    const [, form = ''] =
      /<form class="plp-sort"(.*?)<\/form>/.exec(renderRows(path, 84).markup) ?? [];
    expect(form).toContain('action="/browse/c1/brand--acme"');
    expect(
      [...form.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
        ([, ...pair]) => pair,
      ),
    ).toEqual([
      ['form', 'sort'],
      ['utm_source', 'mail'],
    ]);
    expect(form).toContain('<option value="price" selected="">');
    expect(form).toMatch(/<noscript><button[^>]*>Sort<\/button><\/noscript>/);
  });

  it('choose the page size by another', () => {
    const { markup } = renderRows(path, 84);
    const [, form = ''] = /<form class="plp-page-sizes"(.*?)<\/form>/.exec(markup) ?? [];
    expect(form).toContain('name="form" value="size"');
    expect(form).toContain('name="sortkey" value="price"');
    expect(form).toMatch(/<noscript><button[^>]*>Show<\/button><\/noscript>/);
  });

  it('give each control its own id', () => {
    const ids = [...renderRows(path, 84).markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
