/** Sends listing requests as the page does, by the page's own code, and reports what the page could not use. */
import { isBoundedJson } from '../src/lib/is-bounded-json';
import { parseJson } from '../src/lib/parse-json';
import type { Listing } from '../src/catalogue/listing';
import { writeListingRequest } from '../src/catalogue/listing-request';
import type { WireListing, WireListingBody } from '../src/catalogue/listing-response';
import { readListing } from '../src/catalogue/read-listing';
import { readRecord } from '../src/lib/read-unknown';
import { facetOption } from '../src/listing-url/option-identity';
import { isRangeFacetId, writeFacetSeoId } from '../src/listing-url/facet-id';
import type { Facet, ListingUrl } from '../src/listing-url/listing-url';
import { readListingUrl } from '../src/listing-url/read-listing-url';
import { fetchListing } from '../src/listing/request/fetch-listing';
import type { ListingFailure } from '../src/listing/request/listing-failure';
import type { CheckOptions } from './check-options';
import {
  asResponse,
  exchange,
  type Exchange,
  type GotResponse,
  type SentRequest,
} from './exchange';
import { shown, type Fault, type Report } from './report';

export type Limits = {
  /** For one request, to its last byte. */
  readonly requestMs: number;
  /** Ends all requests. */
  readonly signal: AbortSignal;
};

export type CheckedResponse = {
  readonly request: SentRequest;
  readonly status?: number;
  readonly headers: Headers;
  /** As it came. */
  readonly body?: unknown;
  /** Why the page has no listing. */
  readonly fault?: Fault & { readonly section: string };
};

export type CheckedListing = CheckedResponse & {
  readonly body: unknown;
  readonly listing: Listing;
};

/** The listing in a body, as it came. */
export const listingIn = (body: unknown) =>
  readRecord<WireListing>(readRecord<WireListingBody>(body).response);

/** The whole catalogue; all other listings are this one with changes. */
export const wholeCatalogue: ListingUrl = readListingUrl('/browse');

/** Of a category, an option and a product that no API has. */
export const unknownId = 'no-such-id-4f2c';

export const categoryUrl = (id: string): ListingUrl => ({
  ...wholeCatalogue,
  category: { id, hierarchy: [id] },
});

export const searchUrl = (searchTerm: string): ListingUrl => ({
  ...wholeCatalogue,
  type: 'search',
  searchTerm,
});

export const filtered = (...facets: readonly Facet[]): ListingUrl => ({
  ...wholeCatalogue,
  facets,
});

/** A selected facet with the API's own ids. */
export const selected = (id: string, ...options: readonly string[]): Facet => ({
  id,
  seoId: writeFacetSeoId(id),
  isRangeFacet: isRangeFacetId(id),
  options: options.map((option) => facetOption(id, option)),
});

export type ListingSession = {
  readonly options: CheckOptions;
  readonly limits: Limits;
  readonly report: Report;
  /** Responses with a listing, so far. */
  readonly listings: readonly CheckedListing[];
  readonly addressOf: (url: ListingUrl) => string;
  /** Never rejects. */
  readonly request: (address: string) => Promise<CheckedResponse>;
  /** Requests a listing and checks that the page can read it; undefined if not. */
  readonly listing: (
    name: string,
    url: ListingUrl,
    address?: string,
  ) => Promise<CheckedListing | undefined>;
};

export function createListingSession(
  options: CheckOptions,
  limits: Limits,
  report: Report,
): ListingSession {
  const listings: CheckedListing[] = [];
  const addressOf = (url: ListingUrl) =>
    writeListingRequest({ apiUrl: options.apiUrl, url }) ?? options.apiUrl;
  const request = (address: string) => sendRequest(address, options.brand, limits);
  return {
    options,
    limits,
    report,
    listings,
    addressOf,
    request,
    listing: async (name, url, address = addressOf(url)) => {
      const response = await request(address);
      const { fault, body } = response;
      report.check(
        { name, section: fault?.section ?? 'the-response', request: response.request },
        fault,
      );
      if (fault) return undefined;
      const read = { ...response, body, listing: readListing(body, url) };
      listings.push(read);
      return read;
    },
  };
}

async function sendRequest(url: string, brand: string, limits: Limits): Promise<CheckedResponse> {
  let sent: Exchange = { request: { method: 'GET', url, headers: {} } };
  const { signal, requestMs } = limits;
  const { error } = await fetchListing({
    url,
    brand,
    signal,
    timeoutMs: requestMs,
    platform: {
      requestHeaders: {},
      csrfToken: () => undefined,
      fetch: async (address, init = {}) => {
        const { headers } = init;
        sent = {
          request: {
            method: 'GET',
            url: address,
            headers: { ...(headers as Record<string, string>) },
          },
        };
        sent = await exchange(address, init);
        if (!sent.response) throw new Error(sent.failure);
        return asResponse(sent.response);
      },
    },
  });
  const { request, response } = sent;
  const body = response && parseJson(response.text);
  return {
    request,
    headers: response?.headers ?? new Headers(),
    ...(response && { status: response.status }),
    ...(body !== undefined && { body }),
    ...(error && { fault: faultOf(error, sent, limits) }),
  };
}

function faultOf(error: ListingFailure, { response, failure }: Exchange, { requestMs }: Limits) {
  switch (error.kind) {
    case 'status':
      return {
        section: 'the-response',
        expected: 'status 200',
        got: `status ${error.status}`,
      };
    case 'shape':
      return { section: 'failures', ...shapeFault(response) };
    case 'timeout':
      return {
        section: 'failures',
        expected: `the last byte within ${requestMs / 1000} s`,
        got: 'no complete response in this time',
      };
    case 'network':
      return {
        section: 'the-response',
        expected: 'a response, without a redirect',
        got: String(failure),
      };
    case 'cancelled':
      return {
        section: 'failures',
        expected: 'all responses within a minute',
        got: 'no time left',
      };
  }
}

function shapeFault({ text = '', isTooLarge = false }: Partial<GotResponse> = {}): Fault {
  if (isTooLarge) return { expected: 'a body of 4 MB at most', got: 'a larger one' };
  if (!isBoundedJson(text))
    return { expected: 'at most 150,000 values, nested 64 levels deep', got: 'more than that' };
  const body = parseJson(text);
  return body === undefined
    ? { expected: 'a body of JSON', got: shown(text) }
    : { expected: '{ "response": { … } } of the documented shape', got: shown(body) };
}
