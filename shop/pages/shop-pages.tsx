/** The pages around the listing, as the server mounts them. */
import { plainText } from '../../src/lib/html-text';
import { safeAddress } from '../../src/lib/safe-address';
import { listingTypes } from '../../src/listing-url/listing-url';
import type {
  Frame,
  FrameOptions,
  Rendering,
  ShopPage,
  ShopPageRequest,
  ShopPages,
} from '../../server/services/shop-pages';
import type { Brand, BrandKey } from '../../src/storefront/brand';
import { pricesOf } from '../catalogue/brand-prices';
import type { CatalogueOutline, CatalogueProduct } from '../catalogue/catalogue-product';
import { pathTo } from '../catalogue/listing-api-body';
import type { ListingEngine } from '../catalogue/listing-engine';
import { productAddress } from '../catalogue/variant';
import { comparePath } from '../compare/compare-address';
import { comparePage } from '../compare/compare-page';
import { CompareBar } from '../compare/CompareBar';
import { ConsentControl } from '../consent/ConsentControl';
import { englishOn } from '../english';
import { RecommendationTemplates } from '../recommendations/RecommendationTemplates';
import { recommendationSlots } from '../recommendations/recommendation-slots';
import { crawlerFile, crawlerPaths } from './crawler-files';
import { Footer } from './Footer';
import { Header } from './Header';
import { helpPage, helpPath, helpTopics } from '../sample/HelpPage';
import { sampleOffers } from '../sample/sample-offers';
import { sampleScene } from '../sample/sample-scene';
import { createHomeTiles, type HomeTiles } from './home-tiles';
import { HomePage } from './HomePage';
import { categoryLink, departmentsOf, offersOf } from './links';
import { NotFoundPage } from './NotFoundPage';
import { productData } from './product-data';
import { productDetails } from './product-details';
import { ProductPage } from './ProductPage';
import { readProductVariant } from './product-variant';
import { renderPage } from './render-page';
import { searchPage } from './search-page';

export type PagesCatalogue = {
  /** The same object until another catalogue is served, or there are other departments. */
  readonly outline: (brand: BrandKey) => CatalogueOutline;
  /** The shop's own products; absent when the listings are those of another API. */
  readonly own?: {
    readonly query: ListingEngine['query'];
    readonly product: (id: string) => Promise<CatalogueProduct | undefined>;
    readonly similar: (product: CatalogueProduct) => Promise<readonly CatalogueProduct[]>;
  };
  /** Whether the listing API suggests terms, categories and products. */
  readonly suggests: boolean;
};

export function createShopPages(catalogue: PagesCatalogue): ShopPages {
  const { own } = catalogue;
  const homeTiles = own && createHomeTiles(own.query);
  return {
    version: catalogue.outline,
    frame: (brand, options) => createFrame(catalogue, brand, options),
    paths: ['/', '/product/:id', '/search', helpPath, comparePath, ...crawlerPaths],
    page: async ({ path, params, query, findListing, ...request }) => {
      const { brand } = request;
      const outline = catalogue.outline(brand.key);
      if (path === '/') {
        // Without tiles the home page still has its links.
        const tiles = await homeTiles?.(outline).catch(() => undefined);
        return homePage({ ...request, outline, tiles });
      }
      if (path === '/search') {
        const { currencyCode } = pricesOf(outline, brand);
        return searchPage(query.q, { brand, currencyCode, findListing });
      }
      const options = { ...request, query, outline };
      if (path === helpPath) return helpPage(options);
      if (path === comparePath) return findComparison(own, options);
      return crawlerFile(path, options) ?? findProductPage(own, String(params.id), options);
    },
    notFound: (isListing, rendering) =>
      renderPage(<NotFoundPage isListing={isListing} />, rendering),
  };
}

function createFrame(catalogue: PagesCatalogue, brand: Brand, options: FrameOptions): Frame {
  const { own, suggests } = catalogue;
  const { language, mount, asksConsent, offersSavedPage, savedCount, apiUrl, imageSizes, search } =
    options;
  const outline = catalogue.outline(brand.key);
  const { isSample = false } = outline;
  const departments = departmentsOf(outline);
  const suggestions = suggests
    ? search && {
        script: search.suggestionsScript,
        style: search.suggestionsStyle,
        apiUrl,
        imageSizes,
      }
    : undefined;
  const saved = offersSavedPage ? { count: savedCount } : undefined;
  const offers = sampleOffers(outline, brand.key);
  const header = (searchTerm?: string) =>
    renderPage(
      <Header {...{ brand, departments, offers, saved, searchTerm, suggestions }} />,
      options,
    );
  const headerWithoutTerm = header();
  const tiles = { sizes: imageSizes, language, mount, canBeSaved: offersSavedPage };
  return {
    header: (searchTerm) => (searchTerm === undefined ? headerWithoutTerm : header(searchTerm)),
    footer: renderPage(
      <>
        <Footer {...{ brand, departments, isSample }} offers={offersOf(outline)} />
        {own && (
          <>
            <CompareBar />
            <RecommendationTemplates {...{ apiUrl, imageSizes }} canBeSaved={offersSavedPage} />
          </>
        )}
        {asksConsent && <ConsentControl lang={englishOn(language.locale)} />}
      </>,
      options,
    ),
    icon: '/pictures/icon.svg',
    ...(own && {
      slots: (response) => recommendationSlots(response, tiles),
    }),
    scripts: scriptsOf(catalogue, options),
  };
}

function scriptsOf(
  { own }: PagesCatalogue,
  { search, compareScript, recommendationsScript }: FrameOptions,
): readonly string[] {
  const scripts = [search?.script, own && compareScript, own && recommendationsScript];
  return scripts.filter((script) => typeof script === 'string');
}

type HomePageOptions = Rendering & {
  readonly brand: Brand;
  readonly outline: CatalogueOutline;
  readonly tiles: HomeTiles | undefined;
};

function homePage({ brand, outline, tiles, ...rendering }: HomePageOptions): ShopPage {
  const links = { departments: departmentsOf(outline), offers: offersOf(outline) };
  const scene = outline.isSample ? sampleScene(brand.key) : undefined;
  const main = renderPage(<HomePage {...links} tiles={tiles} scene={scene} />, rendering);
  return { title: brand.displayName, canonicalPath: '/', main };
}

type ComparisonOptions = Omit<Parameters<typeof comparePage>[0], 'findProduct' | 'findSimilar'>;

const findComparison = async (own: PagesCatalogue['own'], options: ComparisonOptions) =>
  own && comparePage({ ...options, findProduct: own.product, findSimilar: own.similar });

async function findProductPage(
  own: PagesCatalogue['own'],
  id: string,
  options: Omit<ProductPageOptions, 'similar'>,
): Promise<ShopPage | undefined> {
  const found = await own?.product(id);
  return own && found && productPage(found, { ...options, similar: await own.similar(found) });
}

type ProductPageOptions = Rendering &
  Pick<
    ShopPageRequest,
    'brand' | 'origin' | 'productScript' | 'offersSavedPage' | 'query' | 'referrer'
  > & {
    readonly outline: CatalogueOutline;
    readonly similar: readonly CatalogueProduct[];
  };

/** Whether it is an address of a listing, relative to the shop's own. */
const isListing = (address: unknown): address is string =>
  typeof address === 'string' &&
  safeAddress(address) === address &&
  listingTypes.some((type) => address.split(/[/?]/, 2)[1] === type);

function productPage(found: CatalogueProduct, options: ProductPageOptions): ShopPage | undefined {
  const { brand, outline, origin, mount, language, productScript, referrer, similar } = options;
  const prices = pricesOf(outline, brand);
  const details = productDetails(found, outline, language);
  const listUrl = [referrer, options.query.list].find(isListing);
  const shown = readProductVariant(found, {
    query: options.query,
    sizes: details.options,
    prices,
    listUrl,
    drawsPictures: outline.isSample === true,
  });
  if (!shown) return undefined;
  const { product } = shown;
  const texts = {
    brandName: plainText(found.brand.name),
    description: plainText(found.description),
  };
  const trail = pathTo(outline, found.categoryIds[0] ?? '').map(categoryLink);
  const main = renderPage(
    <ProductPage
      {...texts}
      {...shown}
      {...{ brand, trail, listUrl, details, similar, prices }}
      help={outline.isSample ? helpTopics : []}
      canBeSaved={options.offersSavedPage}
    />,
    options,
  );
  return {
    title: `${product.title} | ${brand.displayName}`,
    canonicalPath: productAddress(found.id),
    main,
    structuredData: productData(product, { ...texts, trail, origin, mount, language }),
    scripts: productScript === undefined ? [] : [productScript],
  };
}
