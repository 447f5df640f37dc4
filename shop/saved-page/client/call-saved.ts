/** Calls the shop's service of save for later (docs/product.md, 12.3) from a page without the product's script. */
import { sessionStorage } from '../../../src/client/browser-storage';
import { isRecord, readRecord, readText } from '../../../src/lib/read-unknown';
import {
  noToken,
  tokenCall,
  unreadable,
  withToken,
  type ServiceCall,
} from '../../../src/saved-for-later/service-calls';
import { readStoredToken, storeToken } from '../../../src/saved-for-later/saved-session';

const timeoutMs = 10_000;
/** Of a token that has expired. */
const expiredStatuses = [403, 409];

/** Rejects when there is no response. */
const send = ({ method, path, query }: ServiceCall): Promise<Response> =>
  fetch(`${path}?${new URLSearchParams(query).toString()}`, {
    method,
    keepalive: method === 'POST',
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Undefined for what is no JSON. */
const readBody = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

async function requestToken(): Promise<string> {
  const body = await readBody(await send(tokenCall));
  const token = readText(readRecord(body).sessionConfirmationNumber);
  if (token === undefined) throw new Error(noToken.message);
  storeToken(sessionStorage, token);
  return token;
}

async function sendWithToken(call: ServiceCall): Promise<Response> {
  const stored = readStoredToken(sessionStorage);
  const response = stored === undefined ? undefined : await send(withToken(call, stored));
  return response && !expiredStatuses.includes(response.status)
    ? response
    : send(withToken(call, await requestToken()));
}

type Result =
  { readonly body: unknown; readonly problem?: undefined } | { readonly problem: string };

/** Never rejects; a problem is a text for the shopper. */
export async function callSaved(call: ServiceCall): Promise<Result> {
  try {
    const response = await sendWithToken(call);
    const body = await readBody(response);
    if (response.ok) return { body };
    return { problem: (isRecord(body) && readText(body.message)) || unreadable.message };
  } catch {
    return { problem: unreadable.message };
  }
}
