/**
 * The departments of another listing API: the categories in its response for all products, requested in the background.
 */
import type { FastifyBaseLogger } from 'fastify';
import { writeListingRequest } from '../../src/catalogue/listing-request';
import { readListing } from '../../src/catalogue/read-listing';
import { readListingUrl } from '../../src/listing-url/read-listing-url';
import { fetchListing } from '../../src/listing/request/fetch-listing';
import type { ListingFailure } from '../../src/listing/request/listing-failure';
import type { ListingService } from '../../server/services/listing-service';
import type { BrandKey } from '../../src/storefront/brand';
import type { CatalogueCategory, CatalogueOutline } from '../catalogue/catalogue-product';

const freshMs = 60_000;
const retryMs = 5_000;
const mostDepartments = 200;

const everything = readListingUrl('/browse');
/** Below the base of the API. */
const path = writeListingRequest({ apiUrl: '', url: everything }) ?? '';
const platform = {
  fetch: (url: string, init?: RequestInit) => fetch(url, init),
  requestHeaders: {},
  csrfToken: () => undefined,
};

/**
 * Resolves with the body of the listing of all products; rejects, or resolves with something else, when the request
 * fails.
 */
export type RequestEverything = (brand: BrandKey) => Promise<unknown>;

const reasonOf = (failure: ListingFailure): string =>
  failure.kind === 'status' ? `status ${failure.status}` : failure.kind;

export function requestFromApi(apiUrl: string): RequestEverything {
  const url = `${apiUrl}${path}`;
  return async (brand) => {
    const { signal } = new AbortController();
    const { data, error } = await fetchListing({ platform, url, brand, signal });
    if (error) throw new Error(`the request failed: ${reasonOf(error)}`);
    return data;
  };
}

export function requestFromService({ respond }: ListingService): RequestEverything {
  return async (brand) => {
    const { status, body } = await respond({ url: path, brand });
    return status === 200 ? body : undefined;
  };
}

/** Throws a `TypeError` for what is no listing. */
function readDepartments(body: unknown): readonly CatalogueCategory[] {
  const { categories } = readListing(body, everything);
  const departments = new Map(
    categories.flatMap(({ values }) => values.map(({ id, name }) => [id, { id, name }] as const)),
  );
  return [...departments.values()].slice(0, mostDepartments);
}

type Known = { readonly outline: CatalogueOutline; readonly requestAgainMs: number };

const nothing: CatalogueOutline = { categories: [], collections: [], facets: [] };

type ApiOutlineOptions = {
  readonly request: RequestEverything;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly nowMs?: () => number;
};

/**
 * Returns a function that gives a brand's departments: at once what is known, the same object until they change, and
 * none before the API has responded. It requests them again after a minute, and after five seconds when the request
 * fails.
 */
export function createApiOutline({ request, log, nowMs = Date.now }: ApiOutlineOptions) {
  const outlines = new Map<BrandKey, Known>();
  const update = async (brand: BrandKey, { outline }: Known): Promise<void> => {
    try {
      const categories = readDepartments(await request(brand));
      const isSame = JSON.stringify(categories) === JSON.stringify(outline.categories);
      outlines.set(brand, {
        outline: isSame ? outline : { ...nothing, categories },
        requestAgainMs: nowMs() + freshMs,
      });
    } catch (err) {
      log.warn({ brand, err }, 'the departments of the shop could not be requested');
      outlines.set(brand, { outline, requestAgainMs: nowMs() + retryMs });
    }
  };
  return (brand: BrandKey): CatalogueOutline => {
    const known = outlines.get(brand) ?? { outline: nothing, requestAgainMs: 0 };
    if (nowMs() < known.requestAgainMs) return known.outline;
    outlines.set(brand, { ...known, requestAgainMs: Infinity });
    void update(brand, known);
    return known.outline;
  };
}
