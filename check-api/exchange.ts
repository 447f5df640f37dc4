/** A request with its response, read within the bounds of the page. */
import { readRecord } from '../src/lib/read-unknown';
import { largestBodyBytes } from '../src/listing/request/read-listing-body';

export type SentRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type GotResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly isTooLarge: boolean;
};

export type Exchange = {
  readonly request: SentRequest;
  /** Absent when the connection failed or the time ended. */
  readonly response?: GotResponse;
  /** Why there is no response. */
  readonly failure?: string;
};

/** Requests never hang: `signal` ends them. Redirects count as a failure unless `init` says otherwise. */
export async function exchange(url: string, init: RequestInit): Promise<Exchange> {
  const { method = 'GET', headers, body } = init;
  const request = {
    method,
    url,
    headers: { ...(headers as Record<string, string>) },
    ...(typeof body === 'string' && { body }),
  };
  try {
    const response = await fetch(url, { redirect: 'error', ...init });
    return { request, response: await readResponse(response) };
  } catch (error) {
    return { request, failure: reasonOf(error) };
  }
}

async function readResponse(response: Response): Promise<GotResponse> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    text += decoder.decode(part, { stream: true });
    // The loop's end cancels the rest.
    if (bytes > largestBodyBytes) break;
  }
  const { status, headers } = response;
  return { status, headers, text: text + decoder.decode(), isTooLarge: bytes > largestBodyBytes };
}

/** The cause with its code: the message of `fetch` itself is "fetch failed" for all of them. */
function reasonOf(error: unknown): string {
  const { cause = error } = readRecord(error);
  const { code } = readRecord(cause);
  return typeof code === 'string' ? `${String(cause)} (${code})` : String(cause);
}

const withoutBody = [204, 205, 304];

/** The response for code that reads one from `fetch`. */
export const asResponse = ({ status, headers, text }: GotResponse): Response =>
  new Response(withoutBody.includes(status) ? null : text, { status, headers });

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that repeats a request in a shell; `-g` leaves the brackets of filters alone. */
export function curlOf({ method, url, headers, body }: SentRequest): string {
  const fields = Object.entries(headers).map(
    ([name, value]) => `-H ${quoted(`${name}: ${value}`)}`,
  );
  return [
    'curl -gsSi',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...fields,
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ');
}
