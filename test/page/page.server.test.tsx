import { Provider } from 'react-redux';
import { BelowGrid } from '../../src/page/BelowGrid';
import { DocumentHead } from '../../src/page/DocumentHead';
import { Fallback } from '../../src/page/Fallback';
import { FilterColumn, FilterDrawer, PromotedFilters } from '../../src/page/Filters';
import { ProductListingPage } from '../../src/page/ProductListingPage';
import { aListingBody, aWireFacet, aWireValue, type ListingFacts } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { aQueryState } from '../support/a-query-state';
import { idsIn, renderOnServer } from '../support/render-on-server';
import { countTexts, fallbackTexts, filterTexts, resultsTexts } from '../support/english';

const parts = {
  belowGrid: () => BelowGrid,
  documentHead: () => DocumentHead,
  fallback: () => Fallback,
  filterColumn: () => FilterColumn,
  filterDrawer: () => FilterDrawer,
  promotedFilters: () => PromotedFilters,
};

function renderPage(path: string, facts?: ListingFacts) {
  const queryState = facts && aQueryState(path, aListingBody(facts));
  const { store } = aPageStore({ path, globals: { queryState } });
  return renderOnServer(
    <Provider store={store}>
      <ProductListingPage parts={parts} />
    </Provider>,
  );
}

describe('the page on the server', () => {
  const path = '/browse/c1/brand--acme?page=2';
  const facts = { results: 84, page: 2, facets: [aWireFacet('brand', 'acme', 'bolt')] };

  it('has the brand, the listing, its filters and its pages', () => {
    const { markup, words } = renderPage(path, facts);
    expect(markup).toMatch(
      /^<div class="plp-page" data-plp-brand="marlow" lang="en-GB" dir="ltr">/,
    );
    expect(words).toContain(`Lamps ${countTexts.products(84)}`);
    expect(words).toContain(resultsTexts.spoken({ page: 2, start: 31, end: 60, total: 84 }));
    expect(markup.match(/<article /g)).toHaveLength(30);
    expect(markup).toContain('href="/product/p31"');
    expect(markup).toContain('action="/browse/c1/brand--acme"');
    expect(markup).toContain('href="/browse/c1/brand--acme?page=3"');
    expect(markup).toContain('id="plp-seo-anchor"');
  });

  it('uses every id once', () => {
    const ids = idsIn(renderPage(path, facts).markup);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links to the listing without a filter that leaves nothing', () => {
    const acme = aWireValue('acme', { count: 0, selected: true });
    const { markup, words } = renderPage('/browse/c1/brand--acme', {
      results: 0,
      facets: [aWireFacet('brand', acme, 'bolt')],
    });
    expect(words).toContain(fallbackTexts.filtered.heading);
    expect(words).toContain(filterTexts.remove('acme'));
    expect(markup).toContain('href="/browse/c1"');
    expect(markup).not.toContain('<article');
  });

  it('links to itself when there is no response', () => {
    const { markup } = renderPage('/browse/c1');
    expect(markup).toContain(`href="/browse/c1">${fallbackTexts.tryAgain}</a>`);
  });
});
