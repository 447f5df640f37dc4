import { Provider } from 'react-redux';
import { FilterColumn } from '../../src/filters/FilterColumn';
import { aListingBody, type ListingFacts } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { renderOnServer } from '../support/render-on-server';
import { aNamedFacet } from './a-named-facet';
import { filterFormTexts, limitTexts } from '../support/english';

function renderColumn(path: string, facts: ListingFacts) {
  const queryState = aQueryState(path, aListingBody(facts));
  const { store } = aPageStore({ path, globals: { queryState } });
  return renderOnServer(
    <Provider store={store}>
      <FilterColumn />
    </Provider>,
  );
}

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
const checkboxes = (markup: string) => markup.match(/<input type="checkbox"[^>]*>/g) ?? [];

describe('a facet of many values on the server', () => {
  const sizes = { facets: [aNamedFacet('size', 'Size', numbered('size', 16))] };

  it('has eight checkboxes, and the others in a native disclosure for browsers without scripting', () => {
    const { markup } = renderColumn('/browse/c1', sizes);
    const [list = '', more = ''] = markup.split('<details class="plp-show-more">');
    expect(checkboxes(list)).toHaveLength(8);
    expect(more).toMatch(/^<summary/);
    expect(more).toContain(filterFormTexts.showMore(8, 'Size'));
    const [noscript = ''] = /<noscript>.*?<\/noscript>/s.exec(more) ?? [];
    expect(checkboxes(noscript)).toHaveLength(8);
  });

  it('shows a selected value without the disclosure', () => {
    const { markup } = renderColumn('/browse/c1/size--size-16', sizes);
    const [list = ''] = markup.split('<details class="plp-show-more">');
    expect(checkboxes(list)).toHaveLength(9);
    expect(markup).toContain(filterFormTexts.showMore(7, 'Size'));
    expect(markup).not.toContain('<details class="plp-show-more" open="">');
  });

  it('is in one `noscript` with all of its options while its accordion is closed', () => {
    const facets = ['a', 'b', 'c', 'd'].map((id) => aNamedFacet(id, id, ['x']));
    const { markup } = renderColumn('/browse/c1', { facets: [...facets, ...sizes.facets] });
    const [, closed = ''] = markup.split(/<details class="plp-accordion"><summary/);
    const [content = ''] = /<noscript>.*?<\/noscript>/s.exec(closed) ?? [];
    expect(checkboxes(content)).toHaveLength(16);
    expect(checkboxes(closed)).toHaveLength(16);
    expect(content.lastIndexOf('<noscript>')).toBe(0);
  });

  it('has a search box that the form does not send', () => {
    const [box = ''] =
      /<input type="search"[^>]*>/.exec(renderColumn('/browse/c1', sizes).markup) ?? [];
    expect(box).toContain(`placeholder="${filterFormTexts.search('Size')}"`);
    expect(box).not.toContain('name=');
  });
});

describe('the categories on the server', () => {
  it('are links, from the ninth on in a native disclosure', () => {
    const { markup } = renderColumn('/browse/c1', {
      categories: [{ ...aNamedFacet('all', 'All', numbered('sofas', 9)), type: 'category' }],
    });
    const [first = '', rest = ''] = markup.split('<details class="plp-show-more">');
    expect(first.match(/href="\/browse\/sofas%20\d"/g)).toHaveLength(8);
    expect(rest).toContain('href="/browse/sofas%209"');
  });
});

describe('colours and ratings on the server', () => {
  it('have pictures that screen readers skip', () => {
    const { markup } = renderColumn('/browse/c1', {
      facets: [
        aNamedFacet('colours', 'Colour', ['navy']),
        aNamedFacet('customerRating', 'Rating', ['4 stars & up']),
      ],
    });
    expect(markup).toMatch(/<svg class="plp-disc"[^>]*aria-hidden="true"/);
    expect(markup).toContain('<span class="plp-stars plp-stars--8" aria-hidden="true">');
  });
});

describe('the disc of a colour on the server', () => {
  const discOf = (name: string, swatch?: string) => {
    const facet = aNamedFacet('colours', 'Colour', []);
    const value = { id: name, name, count: 1, ...(swatch !== undefined && { swatch }) };
    const { markup } = renderColumn('/browse/c1', { facets: [{ ...facet, values: [value] }] });
    return [...markup.matchAll(/fill="(#[\da-f]{6})"/g)].map(([, colour]) => colour);
  };

  it('has the colours that the API sends, side by side, rather than that of the name', () => {
    expect(discOf('Navy', '#17181a #ffffff')).toEqual(['#17181a', '#ffffff']);
    expect(discOf('Navy')).toEqual(['#1c2b52']);
    expect(discOf('Unheard of')).toEqual([]);
  });
});

describe('a full URL on the server', () => {
  it('disables further options and describes them by the reason', () => {
    const other = numbered('o', 100).join('+').replaceAll(' ', '-');
    const { markup } = renderColumn(`/browse/c1/other--${other}`, {
      facets: [aNamedFacet('size', 'Size', ['m'])],
    });
    const [, noteId = ''] = /<p class="plp-filter-limit" id="([^"]*)">/.exec(markup) ?? [];
    expect(markup).toContain(`id="${noteId}">${limitTexts.options(100)}`);
    const [box = ''] = checkboxes(markup);
    expect(box).toContain('disabled=""');
    expect(box).toContain(`aria-describedby="${noteId}"`);
  });
});
