/** The pages around the listing, as the server mounts them. */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '../../src/lib/html-text';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { writeListingUrl } from '../../src/listing-url/write-listing-url';
import type { FrameOptions, ShopPage, ShopPages } from '../../src/server/services';
import type { Brand } from '../../src/storefront/brand';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { ConsentControl } from '../consent/ConsentControl';
import { RecommendationTemplates } from '../recommendations/RecentlyViewed';
import { recommendationSlots } from '../recommendations/recommendation-slots';
import { sampleContent } from '../sample/sample-content';
import { Footer } from './Footer';
import { Header } from './Header';
import { HomePage } from './HomePage';
import { departmentsOf, offersOf } from './links';
import { NotFoundPage } from './NotFoundPage';
import { ProductPage } from './ProductPage';

type Catalogue = {
  /** The same object until another catalogue is served. */
  readonly outline: () => CatalogueOutline;
  readonly product: (id: string) => Promise<CatalogueProduct | undefined>;
  readonly similar: (product: CatalogueProduct) => Promise<readonly CatalogueProduct[]>;
  /** Whether the listing API suggests terms, categories and products. */
  readonly suggests: boolean;
  /** Whether it recommends products, and has them by their ids. */
  readonly recommends: boolean;
};

export function createShopPages(catalogue: Catalogue): ShopPages {
  const { outline, product, similar, suggests, recommends } = catalogue;
  return {
    version: outline,
    frame: (brand, options) => {
      const { asksConsent, offersSavedPage, savedCount, apiUrl, search } = options;
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
            {recommends && <RecommendationTemplates apiUrl={apiUrl} />}
          </>,
        ),
        icon: '/pictures/icon.svg',
        ...(recommends && { slots: recommendationSlots }),
        scripts: scriptsOf(catalogue, options),
      };
    },
    // The banners advertise the sample's own offers.
    content: () => (outline().isSample ? sampleContent() : undefined),
    paths: ['/', '/product/:id', '/search'],
    page: async ({ path, params, query, brand }) => {
      if (path === '/') return homePage(brand, outline());
      if (path === '/search') return searchPage(query.q);
      const found = await product(String(params.id));
      return found && productPage(brand, { product: found, similar: await similar(found) });
    },
    notFound: (isListing) => renderToStaticMarkup(<NotFoundPage isListing={isListing} />),
  };
}

function scriptsOf(
  { suggests, recommends }: Catalogue,
  { search, recommendationsScript }: FrameOptions,
): readonly string[] {
  const scripts = [suggests && search?.script, recommends && recommendationsScript];
  return scripts.filter((script) => typeof script === 'string');
}

function homePage({ displayName }: Brand, outline: CatalogueOutline): ShopPage {
  const home = <HomePage departments={departmentsOf(outline)} collections={offersOf(outline)} />;
  return { title: displayName, canonicalPath: '/', main: renderToStaticMarkup(home) };
}

/** Redirects the search form of the header to the listing of its term; without a term the listing itself says so. */
function searchPage(q: unknown): ShopPage | undefined {
  const searchTerm = typeof q === 'string' ? q.trim() : '';
  if (searchTerm === '') return undefined;
  return { redirect: writeListingUrl({ ...readListingUrl('/search/'), searchTerm }) };
}

type ShownProduct = Omit<ComponentProps<typeof ProductPage>, 'currencyCode'>;

function productPage({ displayName, currencyCode }: Brand, shown: ShownProduct): ShopPage {
  const { product } = shown;
  return {
    title: `${plainText(product.title)} | ${displayName}`,
    canonicalPath: `/product/${encodeURIComponent(product.id)}`,
    main: renderToStaticMarkup(<ProductPage {...shown} currencyCode={currencyCode} />),
  };
}
