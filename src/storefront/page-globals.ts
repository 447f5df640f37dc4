/** The settings that the host page passes in `window.__PLP__` (docs/product.md, 2.2). */
import { isRecord, readFlag, readList, readRecord } from '../lib/read-unknown';
import { withoutUndefined } from '../lib/without-undefined';
import { brandOf, type Brand, type Brands } from './brand';
import { readMount } from './mount-prefix';
import { readPageContent, type PageContent } from './page-content';

/**
 * How the address of a picture names its size: a template, one for each brand (docs/guides/brands.md, "Pictures in
 * sizes"). One of `{url}`, the address as it is; `{url}?w={width}&h={height}`, parameters added to it;
 * `/upload/w_{width}/`, which replaces `/upload/` in its path. `{width}` and `{height}` are device pixels, `{roundel}`
 * is the badge that the image server puts on the picture.
 */
export const defaultImageSizes = '{url}?{roundel}wid={width}&hei={height}';

export const pageGlobalsName = '__PLP__';
export const defaultApiUrl = '/listing-api';

/** The page types of the host page and of the events (docs/product.md, 1.1). */
export const pageTypes = ['search', 'browse', 'promo'] as const;
export type PageType = (typeof pageTypes)[number];

const isPageType = (value: unknown): value is PageType =>
  (pageTypes as readonly unknown[]).includes(value);

/** The page type of a listing type: a value deal is a promotion. */
export const pageTypeOf = (listingType: PageType | 'valuedeal'): PageType =>
  listingType === 'valuedeal' ? 'promo' : listingType;

export type PageGlobals = {
  /** Absent when the host sets none; the path then determines it. */
  readonly pageType?: PageType;
  /** Base address of the listing API; `/listing-api` by default. */
  readonly apiURL: string;
  readonly brand: Brand;
  /** The path below which the page is, as `/de`; empty by default. */
  readonly mount: string;
  /** Ids of the facets that may lead the path of a listing request; any facet when absent. */
  readonly pathFacets?: readonly unknown[];
  /** Base address of the save-for-later and error-report calls; empty for the page's own origin, the default. */
  readonly envURL: string;
  /** Mock data replaces the save-for-later service. */
  readonly isLocal: boolean;
  /** Offers save for later on the Ireland brand too. */
  readonly saveForLaterIreland: boolean;
  /** How addresses of pictures name a size: a template as `defaultImageSizes`. */
  readonly imageSizes: string;
  /** Other origins that a response of the listing API may lead shoppers to, as "https://outlet.example". */
  readonly redirectOrigins: readonly unknown[];
  /** The dehydrated query state that the server rendered the page from. */
  readonly queryState?: unknown;
  readonly content: PageContent;
};

const readLine = (value: unknown, standard: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : standard;

/** Reads the page globals from any value: a field that is missing or of a wrong type gets its default. */
export function readPageGlobals(value: unknown, brands: Brands): PageGlobals {
  const fields = readRecord(value);
  return withoutUndefined({
    pageType: isPageType(fields.pageType) ? fields.pageType : undefined,
    apiURL: readLine(fields.apiURL, defaultApiUrl),
    pathFacets: Array.isArray(fields.pathFacets)
      ? (fields.pathFacets as readonly unknown[])
      : undefined,
    brand: brandOf(brands, fields.brand),
    mount: readMount(fields.mount),
    envURL: readLine(fields.envURL, ''),
    isLocal: readFlag(fields.isLocal),
    saveForLaterIreland: readFlag(fields.saveForLaterIreland),
    imageSizes: readLine(fields.imageSizes, defaultImageSizes),
    redirectOrigins: readList(fields.redirectOrigins),
    queryState: isRecord(fields.queryState) ? (fields.queryState as unknown) : undefined,
    content: readPageContent(fields.content),
  });
}
