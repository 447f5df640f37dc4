/** Renders the listing of a store once and writes the document around it. */
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { readAlternates } from '../../src/catalogue/read-alternates';
import type { Listing } from '../../src/catalogue/listing';
import type { ListingUrl } from '../../src/listing-url/listing-url';
import { resultsHeaderId } from '../../src/listing/element-ids';
import { selectStorefront } from '../../src/listing/storefront-state';
import { BelowGrid } from '../../src/page/BelowGrid';
import { DocumentHead } from '../../src/page/DocumentHead';
import { Fallback } from '../../src/page/Fallback';
import { FilterColumn, FilterDrawer, PromotedFilters } from '../../src/page/Filters';
import { filterButtonId, filterColumnId } from '../../src/filters/element-ids';
import { productsId } from '../../src/grid/ProductGrid';
import { listingSeo } from '../../src/page/listing-seo';
import type { PageStore } from '../../src/page/create-store';
import type { PageParts } from '../../src/page/page-parts';
import { selectPicturedCategories } from '../../src/page/pictured-categories';
import { ProductListingPage } from '../../src/page/ProductListingPage';
import { structuredData } from '../../src/page/structured-data';
import type { Environment } from '../../src/environment/environment';
import { globalsBlockId, listingDataMark, rootElementId } from '../../src/storefront/page-names';
import type { Texts } from '../../src/storefront/texts/texts';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden';
import { nextPicturesOf, picturesOfCategories } from './picture-preload';
import { writeDocument, type SkipLink } from './render-document';
import type { BrandShop } from './page-context';
import {
  withJsonField,
  writeDataBlock,
  writeStructuredData,
  writeScriptJson,
  writeScriptJsonOnce,
} from './write-data-block';
import { EnvironmentContext } from '../../src/environment/use-environment';

const parts: PageParts = {
  belowGrid: () => BelowGrid,
  documentHead: () => DocumentHead,
  fallback: () => Fallback,
  filterColumn: () => FilterColumn,
  filterDrawer: () => FilterDrawer,
  promotedFilters: () => PromotedFilters,
};

type ListingDocument = BrandShop & {
  readonly store: PageStore;
  readonly url: ListingUrl;
  readonly listing: Listing | undefined;
};

/** The page of a store as React renders it: the whole content of the root element. */
export const renderMarkup = (store: PageStore, environment: Environment): string =>
  renderToString(
    <Provider store={store}>
      <EnvironmentContext value={environment}>
        <ProductListingPage parts={parts} />
      </EnvironmentContext>
    </Provider>,
  );

/**
 * The cached queries as JSON, with what the browser reads of them: the ids and times of this render would change the
 * page and its ETag each time. Each response is written once, however many pages it is for.
 */
function writeQueries(queries: ReturnType<PageStore['getState']>['listingApi']['queries']): string {
  const entries = Object.entries(queries).flatMap(([key, entry]) => {
    const { status, endpointName, originalArgs, data } = entry ?? {};
    if (typeof data !== 'object' || data === null) return [];
    const read = writeScriptJson({ status, endpointName, originalArgs });
    const json = withJsonField(read, 'data', writeScriptJsonOnce(data));
    return [`${writeScriptJson(key)}:${json}`];
  });
  return `{${entries.join(',')}}`;
}

/** Small screens have the Filter button in place of the column. */
function skipLinksOf({ facets, categories }: Listing, { document }: Texts): readonly SkipLink[] {
  const words = document.skipToFilters;
  const hasFilters = facets.length > 0 || categories.length > 0;
  return [
    { to: productsId, words: document.skipToProducts },
    ...(hasFilters
      ? ([
          { to: filterColumnId, words, width: 'wide' },
          { to: filterButtonId, words, width: 'narrow' },
        ] as const)
      : []),
  ];
}

/** Styles show it after some scrolling. Its target takes the focus. */
const BackToTop = ({ texts }: { readonly texts: Texts }) => (
  <div className="plp-back-to-top">
    <a className="plp-icon-button" href={`#${resultsHeaderId}`} title={texts.document.backToTop}>
      <VisuallyHidden>{texts.document.backToTop}</VisuallyHidden>
    </a>
  </div>
);

function writeListingData({ listing, url, origin, brand, environment }: ListingDocument): string {
  const { mount, language } = environment;
  const jsonLd = listing ? structuredData({ listing, url, origin, mount, brand, language }) : [];
  return `<div ${listingDataMark} hidden>${writeStructuredData(jsonLd)}</div>`;
}

export function renderListing(page: ListingDocument): string {
  const { store, url, listing, brand, environment, origin } = page;
  const { language, mount, imageSizes } = environment;
  const { texts } = language;
  const response = listing?.rawResponse;
  const markup = fillMountPoints(renderMarkup(store, environment), page.frame.slots?.(response));
  const seo = listingSeo({ url, brand, mount, language, listing });
  const state = store.getState();
  const globals = withJsonField(
    writeScriptJson({
      ...selectStorefront(state),
      mount,
      imageSizes,
      brand: brand.key,
      ...page.delivery,
    }),
    'queryState',
    writeQueries(state.listingApi.queries),
  );
  return writeDocument({
    ...page,
    searchTerm: url.searchTerm,
    head: {
      ...seo,
      canonical: origin + seo.canonical,
      alternates: readAlternates(response),
    },
    ...(listing?.products.length ? { skipLinks: skipLinksOf(listing, texts) } : {}),
    main: `<div id="${rootElementId}">${markup}</div>${listing?.products.length ? renderToStaticMarkup(<BackToTop texts={texts} />) : ''}`,
    data:
      writeDataBlock(`id="${globalsBlockId}" type="application/json"`, globals) +
      writeListingData(page),
    nextPictures: [
      ...nextPicturesOf(listing?.products, imageSizes),
      ...picturesOfCategories(selectPicturedCategories(state)),
    ],
    hasScript: true,
  });
}

/**
 * Puts the shop's markup into the mount points of a rendered page. React renders each as an empty element, and leaves
 * in place what it finds there when it hydrates.
 */
const fillMountPoints = (markup: string, contents: Readonly<Record<string, string>> = {}): string =>
  Object.entries(contents).reduce((filled, [slot, content]) => {
    const opening = `data-plp-slot="${slot}">`;
    return filled.replace(opening, () => opening + content);
  }, markup);
