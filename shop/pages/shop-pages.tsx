/** The pages around the listing, as the server mounts them. */
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '../../src/lib/html-text';
import type { ShopPage, ShopPages } from '../../src/server/services';
import type { Brand } from '../../src/storefront/brand';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { ConsentControl } from '../consent/ConsentControl';
import { sampleContent } from '../sample/sample-content';
import { Footer } from './Footer';
import { Header } from './Header';
import { HomePage } from './HomePage';
import { departmentsOf, offersOf } from './links';
import { NotFoundPage } from './NotFoundPage';
import { ProductPage } from './ProductPage';
import { searchPage } from './search-page';

type Catalogue = {
  /** The same object until another catalogue is served. */
  readonly outline: () => CatalogueOutline;
  readonly product: (id: string) => Promise<CatalogueProduct | undefined>;
  /** Whether the listing API suggests terms, categories and products. */
  readonly suggests: boolean;
};

export function createShopPages({ outline, product, suggests }: Catalogue): ShopPages {
  return {
    version: outline,
    frame: (brand, { asksConsent, offersSavedPage, savedCount, apiUrl, search }) => {
      const { isSample = false } = outline();
      const departments = departmentsOf(outline());
      const suggestions = suggests
        ? search && { script: search.suggestionsScript, style: search.suggestionsStyle, apiUrl }
        : undefined;
      const saved = offersSavedPage ? { count: savedCount } : undefined;
      const header = (searchTerm?: string) =>
        renderToStaticMarkup(
          <Header {...{ brand, departments, saved, searchTerm, suggestions }} />,
        );
      const headerWithoutTerm = header();
      return {
        header: (searchTerm) => (searchTerm === undefined ? headerWithoutTerm : header(searchTerm)),
        footer: renderToStaticMarkup(
          <>
            <Footer brand={brand} departments={departments} isSample={isSample} />
            {asksConsent && <ConsentControl />}
          </>,
        ),
        icon: '/pictures/icon.svg',
        ...(search && { scripts: [search.script] }),
      };
    },
    // The banners advertise the sample's own offers.
    content: () => (outline().isSample ? sampleContent() : undefined),
    paths: ['/', '/product/:id', '/search'],
    page: async ({ path, params, query, brand, findFacets }) => {
      if (path === '/') return homePage(brand, outline());
      if (path === '/search') {
        const currencyCode = outline().currencyCode ?? brand.currencyCode;
        return searchPage(query.q, { currencyCode, findFacets });
      }
      const found = await product(String(params.id));
      return found && productPage(brand, found);
    },
    notFound: (isListing) => renderToStaticMarkup(<NotFoundPage isListing={isListing} />),
  };
}

function homePage({ displayName }: Brand, outline: CatalogueOutline): ShopPage {
  const home = <HomePage departments={departmentsOf(outline)} collections={offersOf(outline)} />;
  return { title: displayName, canonicalPath: '/', main: renderToStaticMarkup(home) };
}

function productPage({ displayName, currencyCode }: Brand, product: CatalogueProduct): ShopPage {
  return {
    title: `${plainText(product.title)} | ${displayName}`,
    canonicalPath: `/product/${encodeURIComponent(product.id)}`,
    main: renderToStaticMarkup(<ProductPage product={product} currencyCode={currencyCode} />),
  };
}
