import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { FallbackView } from '../../src/grid/FallbackView';
import { FetchingLine, FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ListingFailureNote } from '../../src/grid/ListingFailureNote';
import { ProductGrid } from '../../src/grid/ProductGrid';
import { SeoAnchor } from '../../src/grid/SeoAnchor';
import { aListing, aWireFacet } from '../support/a-listing';
import { aPageStore } from '../support/a-page-store';
import { renderOnServer } from '../support/render-on-server';
import { fallbackTexts, filterTexts, listingTexts, seoTexts } from '../support/english';

function renderInStore(element: ReactNode, path = '/browse/c1') {
  const { store } = aPageStore({ path });
  return renderOnServer(<Provider store={store}>{element}</Provider>);
}

const renderProduct = ({ title }: { readonly title: string }) => <p>{title}</p>;

describe('the grid on the server', () => {
  it('has the products and the host’s content', () => {
    const content = { recommendations: [{ heading: 'Lamps for long evenings' }], banners: [] };
    const { words } = renderInStore(
      <ProductGrid listing={aListing()} renderProduct={renderProduct} content={content} />,
    );
    expect(words).toContain(
      `${listingTexts.grid} Product p1 Product p2 Lamps for long evenings Product p3`,
    );
  });

  it('has empty mount points when the host has no content', () => {
    const { markup } = renderInStore(
      <ProductGrid listing={aListing()} renderProduct={renderProduct} />,
    );
    expect(markup).toMatch(/<li [^>]*data-plp-slot="banner-6"><\/li>/);
  });

  it('shows neither that it is fetching nor that it has failed', () => {
    const { words } = renderInStore(
      <>
        <FetchingOverlay />
        <FetchingLine />
        <ListingFailureNote returnFocusTo={[]} />
      </>,
    );
    expect(words).toBe('');
  });
});

describe('the SEO anchor on the server', () => {
  const categories = [
    { ...aWireFacet('group_id', 'Table lamps', 'Floor lamps'), type: 'category' },
  ];

  it('describes the category and links to its subcategories', () => {
    const { markup, words } = renderInStore(
      <SeoAnchor listing={aListing({ results: 1234, categories })} name="Lamps" />,
    );
    expect(markup).toContain('id="plp-seo-anchor"');
    expect(words).toBe(
      `${seoTexts.heading('Lamps', 'Marlow')} ${seoTexts.intro(1234, true)} Table lamps Floor lamps`,
    );
    expect(markup).toMatch(/href="\/browse\/Table%20lamps"/);
  });

  it('shows the text of the shop, with its markup escaped', () => {
    const listing = aListing();
    const meta = { ...listing.meta, categoryText: 'Light & <b>shade</b>.' };
    const { markup } = renderInStore(<SeoAnchor listing={{ ...listing, meta }} name="Lamps" />);
    expect(markup).toContain('Light &amp; &lt;b&gt;shade&lt;/b&gt;.');
  });
});

describe('the fallback view on the server', () => {
  it('links to broader listings', () => {
    const options = [{ facetId: 'colours', optionId: 'blue', label: 'Blue' }];
    const { words, markup } = renderInStore(
      <FallbackView reason="nothing" options={options} />,
      '/browse/c1/colours--blue',
    );
    expect(words).toContain(filterTexts.remove('Blue'));
    expect(words).toContain(filterTexts.clearAll);
    expect(markup).toContain('href="/browse/c1"');
  });

  it('offers to try again by a link', () => {
    expect(renderInStore(<FallbackView reason="failed" />).markup).toContain(
      `href="/browse/c1">${fallbackTexts.tryAgain}`,
    );
  });
});
