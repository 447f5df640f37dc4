/**
 * For tests of a storefront's parts: the page's own components over a store that has one listing
 * (docs/guides/extending.md, "Tests").
 */
import { createMemoryHistory } from 'history';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { WireListingBody } from '../catalogue/listing-response';
import { EnvironmentContext, useLanguage } from '../environment/use-environment';
import { selectFilterSections } from '../filters/facets/filter-sections';
import { SectionForm } from '../filters/sections/SectionForm';
import { selectListingArgs } from '../listing/select-listing-args';
import { selectGridListing } from '../listing/shown-listing';
import { createMemoryStorage } from '../platform/memory-storage';
import type { Platform } from '../platform/platform';
import { useAppSelector } from '../store/hooks';
import { loadLanguage } from '../storefront/language';
import { readPageGlobals } from '../storefront/page-globals';
import { createStore, type PageStore } from './create-store';
import { extendWithLoaded } from './extend-page';
import type { Storefront } from './storefront';
import { useRenderProduct } from './use-render-product';

export type TestListing = {
  readonly store: PageStore;
  /** Path and query that the page is at. */
  readonly address: () => string;
  /** What the page would report of parts that failed: the error, and the area that it was in. */
  readonly errors: readonly { readonly error: unknown; readonly area: string }[];
  /** The children with all around them that a part of the page needs. */
  readonly within: (children: ReactNode) => ReactElement;
  /** Lets clicks change the address and request listings; returns a function that ends it. */
  readonly start: () => () => void;
};

type TestListingOptions = {
  /** By default `/browse/all`. */
  readonly path?: string;
  /** Key of the brand; the first by default. */
  readonly brand?: string;
  /** The body of the listing API's response, also to all further requests. */
  readonly response: WireListingBody;
};

const nothing = () => undefined;

const createPlatform = (
  response: WireListingBody,
  reportError: Platform['reportError'],
): Platform => ({
  origin: 'https://shop.example',
  fetch: () => Promise.resolve(Response.json(response)),
  requestHeaders: {},
  csrfToken: nothing,
  userId: nothing,
  savesData: () => true,
  retries: false,
  log: { info: nothing, error: nothing },
  sessionStorage: createMemoryStorage(),
  localStorage: createMemoryStorage(),
  publish: nothing,
  reportError,
  focus: nothing,
});

/** Opens the listing of a response. Rejects for a path that is no listing's, and when the extensions fail to load. */
export async function openListing(
  { brands, languages, extensions }: Storefront,
  { path = '/browse/all', brand: key, response }: TestListingOptions,
): Promise<TestListing> {
  const errors: { readonly error: unknown; readonly area: string }[] = [];
  const reportError = (error: unknown, area: string) => void errors.push({ error, area });
  const globals = readPageGlobals({ brand: key, isLocal: true }, brands);
  const { mount, imageSizes, ...storefront } = globals;
  const [language, extend] = await Promise.all([
    loadLanguage(globals.brand, languages),
    extendWithLoaded(extensions, globals.brand, reportError),
  ]);
  const environment = extend({ language, mount, imageSizes });
  const history = createMemoryHistory({ initialEntries: [path] });
  const platform = createPlatform(response, reportError);
  const open = (queryState?: unknown) =>
    createStore({ history, platform, storefront, environment, queryState });
  const originalArgs = selectListingArgs(open().store.getState());
  if (!originalArgs) throw new Error(`${path} is the address of no listing`);
  const entry = { status: 'fulfilled', endpointName: 'listing', originalArgs, data: response };
  const { store, start } = open({ listing: entry });
  return {
    store,
    address: () => history.location.pathname + history.location.search,
    errors,
    within: (children) => (
      <EnvironmentContext value={environment}>
        <Provider store={store}>{children}</Provider>
      </EnvironmentContext>
    ),
    start: () => {
      const sagas = start();
      return () => sagas.cancel();
    },
  };
}

/** The card of a product of the listing. Throws for an id that the response does not have. */
export function renderCard(listing: TestListing, productId: string): ReactElement {
  const products = selectGridListing(listing.store.getState())?.products ?? [];
  const index = products.findIndex((product) => product.productId === productId);
  if (index < 0) throw new Error(`The response has no product "${productId}"`);
  return listing.within(<Card index={index} />);
}

function Card({ index }: { readonly index: number }) {
  const listing = useAppSelector(selectGridListing);
  const renderProduct = useRenderProduct(listing?.brandNames ?? noNames);
  const product = listing?.products[index];
  return product && renderProduct(product, index + 1);
}
const noNames = {};

/** The section of a facet, as in the column and in the drawer: nothing for one that the response does not have. */
export const renderFacetForm = (listing: TestListing, facetId: string): ReactElement =>
  listing.within(<FacetForm facetId={facetId} />);

function FacetForm({ facetId }: { readonly facetId: string }) {
  const language = useLanguage();
  const sections = useAppSelector((state) => selectFilterSections(state, language));
  const section = sections.find(({ id }) => id === facetId);
  return section && <SectionForm section={section} limitNoteId="limit" />;
}
