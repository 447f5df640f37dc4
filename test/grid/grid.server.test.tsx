import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { FallbackView } from '../../src/grid/FallbackView';
import { FetchingLine, FetchingOverlay } from '../../src/grid/FetchingSigns';
import { ListingFailureNote } from '../../src/grid/ListingFailureNote';
import { ProductGrid } from '../../src/grid/ProductGrid';
import { SeoAnchor } from '../../src/grid/SeoAnchor';
import { WaysOut } from '../../src/grid/WaysOut';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { aListing, aWireFacet, aWireValue } from '../support/a-listing';
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
  it('links to broader listings, of which the counts of the facets tell that they have products', () => {
    const blue = { facetId: 'colours', optionId: 'blue', label: 'Blue' };
    const acme = { facetId: 'brand', optionId: 'acme', label: 'Acme' };
    const path = '/browse/c1/brand--acme/colours--blue';
    const none = { count: 0, selected: true };
    const facets = [
      aWireFacet('brand', aWireValue('acme', none)),
      aWireFacet('colours', 'grey', aWireValue('blue', none)),
    ];
    const { words, markup } = renderInStore(
      <WaysOut
        url={readListingUrl(path)}
        listing={aListing({ results: 0, facets })}
        options={[acme, blue]}
        suggestions={{}}
      />,
      path,
    );
    expect(words).toContain(filterTexts.remove('Blue'));
    expect(words).not.toContain(filterTexts.remove('Acme'));
    expect(words).toContain(filterTexts.clearAll);
    expect(markup).toContain('href="/browse/c1"');
  });

  it('offers to try again by a link', () => {
    expect(renderInStore(<FallbackView reason="failed" />).markup).toContain(
      `href="/browse/c1">${fallbackTexts.tryAgain}`,
    );
  });
});
