/** Whether a browser lets a page of another origin make a call; Node itself does not care. */
import { exchange, type Exchange, type GotResponse, type SentRequest } from '../exchange';
import {
  categoryUrl,
  unknownId,
  wholeCatalogue,
  type Limits,
  type ListingSession,
} from '../listing-session';
import { shown, type Fault, type Report } from '../report';

const section = 'another-origin';

/** A call as a page of `origin` makes it. */
export type CrossOriginCall = {
  readonly name: string;
  readonly request: SentRequest;
  readonly origin: string;
  /** Names of headers for which browsers request permission. */
  readonly headers: readonly string[];
  /** Whether the call carries cookies: then neither `*` nor silence will do. */
  readonly withCookies: boolean;
};

export async function checkOrigin(session: ListingSession): Promise<void> {
  const { report, options, limits } = session;
  report.group('A page of another origin');
  const { origin, apiUrl, brand } = options;
  const check = { name: 'CORS', section };
  if (origin === undefined) report.skip(check, 'name the origin of the page by --origin');
  else if (origin === new URL(apiUrl).origin) report.skip(check, 'it is the origin of the API');
  else {
    const url = session.addressOf(wholeCatalogue);
    const headers = { accept: 'application/json', 'x-brand': brand };
    const request = { method: 'GET', url, headers };
    const names = ['x-brand', 'x-csrf-token'];
    const call = { name: 'a listing', request, origin, headers: names, withCookies: false };
    await checkPreflight(call, report, limits);
    const { response } = await checkCall(call, report, limits);
    const exposed = listOf(response, 'access-control-expose-headers');
    if (response && !['retry-after', '*'].some((name) => exposed.includes(name)))
      report.skip({ name: 'Retry-After', section }, 'not exposed to pages by this response');
    // A browser hides the status of a response that does not allow the origin, so that the page tries again.
    const unknown = { ...request, url: session.addressOf(categoryUrl(unknownId)) };
    await checkCall({ ...call, name: 'an unknown category', request: unknown }, report, limits);
  }
}

const send = ({ method, url, headers }: SentRequest, { signal, requestMs }: Limits) =>
  exchange(url, {
    method,
    headers,
    signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
  });

/** The request for permission. */
export async function checkPreflight(
  call: CrossOriginCall,
  report: Report,
  limits: Limits,
): Promise<void> {
  const { name, origin, headers, request } = call;
  const { response, failure, ...sent } = await send(
    {
      method: 'OPTIONS',
      url: request.url,
      headers: {
        origin,
        'access-control-request-method': request.method,
        'access-control-request-headers': headers.join(','),
      },
    },
    limits,
  );
  const isSuccess = response !== undefined && response.status >= 200 && response.status < 300;
  report.expect({ name: `${name}: OPTIONS responds`, section, ...sent }, isSuccess, {
    expected: 'a status from 200 to 299',
    got: response ? `status ${response.status}` : (failure ?? ''),
  });
  if (!response || !isSuccess) return;
  report.check(
    { name: `${name}: OPTIONS allows the origin`, section, ...sent },
    originFault(response, call),
  );
  report.check(
    { name: `${name}: OPTIONS allows the headers`, section, ...sent },
    headersFault(response, call),
  );
}

function headersFault(response: GotResponse, call: CrossOriginCall): Fault | undefined {
  const field = 'access-control-allow-headers';
  const allowed = listOf(response, field);
  const isOpen = allowed.includes('*') && !call.withCookies;
  const missing = call.headers.filter((header) => !isOpen && !allowed.includes(header));
  return missing.length === 0
    ? undefined
    : {
        expected: `${field} with ${missing.join(', ')}`,
        got: shown(response.headers.get(field) ?? undefined),
      };
}

/** The call itself. */
async function checkCall(call: CrossOriginCall, report: Report, limits: Limits): Promise<Exchange> {
  const { name, origin, request } = call;
  const { method, headers } = request;
  const done = await send({ ...request, headers: { ...headers, origin } }, limits);
  const check = { name: `${name}: ${method} allows the origin`, section, request: done.request };
  if (done.response) report.check(check, originFault(done.response, call));
  else report.check(check, { expected: 'a response', got: done.failure ?? '' });
  return done;
}

export function originFault(
  { headers }: GotResponse,
  { origin, withCookies }: CrossOriginCall,
): Fault | undefined {
  const allowed = headers.get('access-control-allow-origin') ?? undefined;
  const isAllowed = allowed === origin || (allowed === '*' && !withCookies);
  if (!isAllowed)
    return { expected: `access-control-allow-origin: ${origin}`, got: shown(allowed) };
  const credentials = headers.get('access-control-allow-credentials') ?? undefined;
  return withCookies && credentials !== 'true'
    ? { expected: 'access-control-allow-credentials: true', got: shown(credentials) }
    : undefined;
}

const listOf = (response: GotResponse | undefined, name: string): readonly string[] =>
  (response?.headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase());
