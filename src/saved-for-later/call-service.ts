/** Makes the calls of save for later; every failure has a text for the shopper. */
import { csrfHeader } from '../lib/csrf-header';
import { parseJson } from '../lib/parse-json';
import { readRecord, readText } from '../lib/read-unknown';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes';
import type { Platform } from '../platform/platform';
import {
  listCall,
  noToken,
  tokenCall,
  unreadable,
  withToken,
  type SavedFailure,
  type ServiceCall,
  type ServiceResult,
} from './service-calls';

/** Without a limit, a call that never settles would leave its button busy. */
const timeoutMs = 10_000;

export type SavedService = Pick<Platform, 'csrfToken' | 'fetch'> & {
  /** What precedes the paths; empty for the page's own origin. */
  readonly envURL: string;
  /** In local mode there are no calls. */
  readonly isLocal?: boolean;
};

/** Responses in local mode: a token, and an empty list. */
const mockData: Readonly<Record<string, unknown>> = {
  [tokenCall.path]: { sessionConfirmationNumber: 'local' },
  [listCall.path]: { savedProducts: [] },
};

/** Where the tokens of calls come from. */
export type TokenSource = {
  readonly request: () => Promise<string | undefined>;
  readonly drop: (refused: string) => void;
};

/** Of a token that has expired. */
const expiredStatuses = [403, 409];

const hasExpired = ({ error }: ServiceResult): boolean =>
  error?.reason === 'refused' && expiredStatuses.includes(error.status);

/**
 * Calls with a token; when it has expired, requests a new one and repeats the call once (docs/product.md, 12.4). Never
 * rejects.
 */
export async function callWithToken(
  call: ServiceCall,
  service: SavedService,
  tokens: TokenSource,
): Promise<ServiceResult> {
  for (let isRepeated = false; ; isRepeated = true) {
    const token = await tokens.request();
    if (token === undefined) return { error: noToken };
    const result = await callService(withToken(call, token), service);
    if (isRepeated || !hasExpired(result)) return result;
    tokens.drop(token);
  }
}

/** Returns the response's JSON, null for an empty body; in local mode mock data without a call. Never rejects. */
export async function callService(
  call: ServiceCall,
  service: SavedService,
): Promise<ServiceResult> {
  if (service.isLocal) return { data: mockData[call.path] ?? null };
  try {
    const response = await send(call, service);
    const body = readBody(await response.text());
    if (!response.ok) return { error: failureOf(response, body) };
    return body === undefined ? { error: unreadable } : { data: body };
  } catch (error) {
    // `fetch` rejects with a TypeError when there is no connection. Of a time-out or half a response it is unknown what
    // was done.
    return { error: { reason: error instanceof TypeError ? 'unreachable' : 'unreadable' } };
  }
}

function send(call: ServiceCall, service: SavedService): Promise<Response> {
  return service.fetch(writeCallUrl(service.envURL, call), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...csrfHeader(service.csrfToken()),
    },
    // The shopper's session is a cookie of the service, even on another origin.
    credentials: 'include',
    // The call completes even when the shopper leaves the page.
    keepalive: call.method === 'POST',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** The address of a call; an empty base is the page's own origin (docs/product.md, 12.3). */
function writeCallUrl(base: string, { path, query }: ServiceCall): string {
  const pairs = new URLSearchParams(query).toString();
  return `${withoutTrailingSlashes(base)}${path}${pairs && `?${pairs}`}`;
}

function failureOf({ status, statusText, headers }: Response, body: unknown): SavedFailure {
  const text = readText(readRecord(body).message) ?? readText(statusText);
  const retryAfter = headers.get('retry-after');
  return { reason: 'refused', status, retryAfter, ...(text !== undefined && { text }) };
}

/** Null for an empty text, undefined for one that is no JSON. */
const readBody = (text: string): unknown => (text.trim() === '' ? null : parseJson(text));
