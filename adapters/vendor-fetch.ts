/** Requests to a vendor, bounded in time, size and number. */
import { setTimeout as delay } from 'node:timers/promises';
import { largestBodyBytes } from '../src/listing/request/read-listing-body';
import { isBoundedJson } from '../src/lib/is-bounded-json';
import { parseJson } from '../src/lib/parse-json';
import { readList, readRecord, readText } from '../src/lib/read-unknown';
import { RefusedKeyError, UnreachableError, VendorError } from './vendor-error';

export type VendorConnection = {
  /** The vendor, as operators read it. */
  readonly vendor: string;
  /** The environment variable with the key. */
  readonly keySetting: string;
  /** Never written into a message; absent where the vendor needs none. */
  readonly key?: string | undefined;
  /** Whether an error says that the key is wrong, where the status does not. */
  readonly refusesKey?: (message: string) => boolean;
};

type VendorResponse = { readonly status: number; readonly text: string };

/** For one attempt, to its last byte. */
const timeoutMs = 4_000;
const attempts = 2;
const pauseMs = 100;
const longestReason = 200;

/** One attempt. Rejects with an `UnreachableError`, or a `VendorError` when the response is too large or too deep. */
export async function fetchOnce(
  { vendor }: VendorConnection,
  url: string,
  init: RequestInit = {},
): Promise<VendorResponse> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect could carry the key to another host.
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    return { status: response.status, text: await readBounded(response, vendor) };
  } catch (error) {
    if (error instanceof VendorError) throw error;
    const why = signal.aborted ? `sends no response within ${timeoutMs} ms` : 'cannot be reached';
    throw new UnreachableError(`${vendor} ${why}`);
  }
}

async function readBounded({ body }: Response, vendor: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestBodyBytes)
      throw new VendorError(`${vendor} sends more than ${largestBodyBytes} bytes`);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (!isBoundedJson(text)) throw new VendorError(`${vendor} sends too many values or levels`);
  return text;
}

/** Why the vendor fails the request, in its own words; none in a body that has no such text. */
function reasonOf({ text }: VendorResponse, key: string | undefined): string {
  const { message, error } = readRecord(parseJson(text));
  const [cause] = readList(readRecord(error).root_cause);
  const reason = readText(message) ?? readText(readRecord(cause).reason) ?? '';
  return (key ? reason.replaceAll(key, '…') : reason).slice(0, longestReason);
}

/** The error of a response that is no success. */
export function vendorFailure(
  { vendor, keySetting, key, refusesKey = () => false }: VendorConnection,
  response: VendorResponse,
): VendorError {
  const { status } = response;
  const reason = reasonOf(response, key);
  if (status === 401 || status === 403 || refusesKey(reason))
    return new RefusedKeyError(`${vendor} refuses the key of ${keySetting} (status ${status})`);
  return new VendorError(`${vendor} responds with status ${status}${reason && `: ${reason}`}`);
}

const isTransient = (status: number): boolean => status === 429 || status >= 500;

/** The text of a successful response. A transient failure is tried once more. Rejects with a `VendorError`. */
export async function fetchText(
  connection: VendorConnection,
  url: string,
  init?: RequestInit,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    const response = await fetchOnce(connection, url, init).catch((error: unknown) => {
      if (isLast || !(error instanceof UnreachableError)) throw error;
    });
    if (response && response.status < 300) return response.text;
    if (response && (isLast || !isTransient(response.status)))
      throw vendorFailure(connection, response);
    await delay(pauseMs);
  }
}
