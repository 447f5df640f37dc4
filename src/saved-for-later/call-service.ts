/** Makes one call of save for later, for RTK Query; every ending has the text that the shopper is told. */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { isRecord, readText } from '../lib/read-unknown';
import { selectStorefront, type WithStorefront } from '../listing/storefront-slice';
import type { Platform } from '../platform/platform';
import { unreadable, type SavedFailure } from './saved-failure';
import { answerLocally } from './local-service';
import { writeCallUrl, type ServiceCall } from './service-calls';

export type ServiceAnswer =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: SavedFailure; readonly data?: undefined };

/** A call without an end would leave its button busy for ever. */
const timeoutMs = 10_000;

/** Gives the answer's JSON, null for an empty one; in local mode mock data, and nobody is called. Never rejects. */
export async function callService(call: ServiceCall, api: BaseQueryApi): Promise<ServiceAnswer> {
  const { isLocal, envURL } = selectStorefront(api.getState() as WithStorefront);
  if (isLocal) return { data: answerLocally(call) };
  try {
    const response = await send(api.extra as Platform, call, envURL);
    return await readAnswer(response);
  } catch {
    return { error: unreadable };
  }
}

function send(platform: Platform, call: ServiceCall, base: string): Promise<Response> {
  const csrfToken = platform.csrfToken();
  return platform.fetch(writeCallUrl(base, call), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(csrfToken ? { 'X-Csrf-Token': csrfToken } : {}),
    },
    // The shopper's session is a cookie of the service, also when that has another origin.
    credentials: 'include',
    // A press that is followed by leaving the page still counts.
    keepalive: call.method === 'POST',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

async function readAnswer(response: Response): Promise<ServiceAnswer> {
  const text = await response.text();
  const body = parseJson(text);
  if (!response.ok) return { error: failureOf(response, body) };
  return body === undefined ? { error: unreadable } : { data: body };
}

function failureOf({ status, statusText }: Response, body: unknown): SavedFailure {
  const said = isRecord(body) ? readText(body.message) : undefined;
  const message = said ?? (statusText || unreadable.message);
  return { message: `${message} (Status Code: ${status})`, status };
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
