/** Makes one call of save for later, for RTK Query; every failure has a text for the shopper. */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord, readText } from '../lib/read-unknown';
import { withoutTrailingSlashes } from '../lib/without-trailing-slashes';
import { selectStorefront, type WithStorefront } from '../listing/storefront-slice';
import type { Platform } from '../platform/platform';
import {
  listCall,
  refusal,
  tokenCall,
  unreadable,
  type SavedFailure,
  type ServiceCall,
  type ServiceResult,
} from './service-calls';

/** Without a limit, a call that never settles would leave its button busy. */
const timeoutMs = 10_000;

/** Responses in local mode: a token, and an empty list. */
const mockData: Readonly<Record<string, unknown>> = {
  [tokenCall.path]: { sessionConfirmationNumber: 'local' },
  [listCall.path]: { savedProducts: [] },
};

/** Returns the response's JSON, null for an empty body; in local mode mock data without a call. Never rejects. */
export async function callService(call: ServiceCall, api: BaseQueryApi): Promise<ServiceResult> {
  const { isLocal, envURL } = selectStorefront(api.getState() as WithStorefront);
  if (isLocal) return { data: mockData[call.path] ?? null };
  return makeCall(api.extra as Platform, call, envURL);
}

type Caller = Pick<Platform, 'fetch' | 'csrfToken'>;

/** The call at a service with this base address. Never rejects. */
export async function makeCall(
  platform: Caller,
  call: ServiceCall,
  base: string,
): Promise<ServiceResult> {
  try {
    const response = await send(platform, call, base);
    return await readResponse(response);
  } catch {
    return { error: unreadable };
  }
}

function send(platform: Caller, call: ServiceCall, base: string): Promise<Response> {
  const csrfToken = platform.csrfToken();
  return platform.fetch(writeCallUrl(base, call), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(csrfToken ? { 'X-Csrf-Token': csrfToken } : {}),
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

async function readResponse(response: Response): Promise<ServiceResult> {
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) return { error: failureOf(response, body) };
  return body === undefined ? { error: unreadable } : { data: body };
}

function failureOf({ status, statusText }: Response, body: unknown): SavedFailure {
  const text = isRecord(body) ? readText(body.message) : undefined;
  const message = text ?? (statusText || unreadable.message);
  return refusal(message, status);
}

/** Null for an empty text, undefined for one that is no JSON. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
