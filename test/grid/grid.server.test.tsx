import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { FallbackView } from '../../src/grid/FallbackView';
import { FetchingLine, FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ListingFailureNote } from '../../src/grid/ListingFailureNote';
import { ProductGrid } from '../../src/grid/ProductGrid';
import { SeoAnchor } from '../../src/grid/SeoAnchor';
import { aListing, aWireFacet } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';

function renderOnServer(element: ReactNode, path = '/browse/c1') {
  const { store } = aPageStore({ path });
  const markup = renderToString(<Provider store={store}>{element}</Provider>).replace(
    /<!-- -->/g,
    '',
  );
  return {
    markup,
    words: markup
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

const renderProduct = ({ title }: { readonly title: string }) => <p>{title}</p>;

describe('the grid on the server', () => {
  it('has the products and the host’s content', () => {
    const content = { recommendations: [{ heading: 'Lamps for long evenings' }], banners: [] };
    const { words } = renderOnServer(
      <ProductGrid listing={aListing()} renderProduct={renderProduct} content={content} />,
    );
    expect(words).toMatch(/^Products Product p1 Product p2 Lamps for long evenings Product p3/);
  });

  it('has empty mount points without content of the host', () => {
    const { markup } = renderOnServer(
      <ProductGrid listing={aListing()} renderProduct={renderProduct} />,
    );
    expect(markup).toMatch(/<li [^>]*data-plp-slot="banner-6"><\/li>/);
  });

  it('shows no fetching indicator and no failure', () => {
    const { words } = renderOnServer(
      <>
        <FetchingOverlay />
        <FetchingLine />
        <ListingFailureNote />
      </>,
    );
    expect(words).toBe('');
  });
});

describe('the SEO anchor on the server', () => {
  const categories = [
    { ...aWireFacet('group_id', 'Table lamps', 'Floor lamps'), type: 'category' },
  ];

  it('has the category’s text and links to its subcategories', () => {
    const { markup, words } = renderOnServer(
      <SeoAnchor listing={aListing({ results: 1234, categories })} name="Lamps" />,
    );
    expect(markup).toContain('id="plp-seo-anchor"');
    expect(words).toMatch(
      /^Lamps at Marlow 1,234 products to choose from\. .*Table lamps Floor lamps$/,
    );
    expect(markup).toMatch(/href="\/browse\/Table%20lamps"/);
  });

  it('shows the shop’s own description as text', () => {
    const { markup } = renderOnServer(
      <SeoAnchor listing={aListing()} name="Lamps" text="Light & <b>shade</b>." />,
    );
    expect(markup).toContain('Light &amp; &lt;b&gt;shade&lt;/b&gt;.');
  });
});

describe('the fallback view on the server', () => {
  it('has its suggestions as links', () => {
    const options = [{ facetId: 'colours', optionId: 'blue', label: 'Blue' }];
    const { words, markup } = renderOnServer(
      <FallbackView reason="nothing" options={options} />,
      '/browse/c1/colours--blue',
    );
    expect(words).toContain('Remove Blue');
    expect(words).toContain('Clear All');
    expect(markup).toContain('href="/browse/c1"');
  });

  it('has "Try again" as a link', () => {
    expect(renderOnServer(<FallbackView reason="failed" />).markup).toMatch(
      /href="\/browse\/c1"[^>]*>Try again/,
    );
  });
});
