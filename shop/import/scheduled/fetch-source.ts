/** Fetches the file of an import by https: bounded in size and time, from the hosts of the profile alone. */
import { open } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { withoutUndefined } from '../../../src/lib/without-undefined';
import { limitBytes } from '../formats/limit-bytes';
import { ImportFailure } from '../formats/row';
import type { Profile } from './read-profile';

/** What tells whether the source has changed. */
export type Version = { readonly etag?: string; readonly modified?: string };

const mostRedirects = 5;

function checkHost(url: URL, hosts: ReadonlySet<string>): URL {
  if (url.protocol !== 'https:')
    throw new ImportFailure(`the source leads to ${url.protocol}//${url.host}, which is no https`);
  if (!hosts.has(url.host))
    throw new ImportFailure(
      `the source leads to ${url.host}, which "hosts" of the profile does not name`,
    );
  return url;
}

/** The password of an address goes to its own host alone. */
function headersFor(url: URL, source: URL, known: Version | undefined): Record<string, string> {
  const { username, password, host } = source;
  const user = [username, password].map(decodeURIComponent).join(':');
  return withoutUndefined({
    'if-none-match': known?.etag,
    'if-modified-since': known?.etag === undefined ? known?.modified : undefined,
    authorization:
      username !== '' && url.host === host
        ? `Basic ${Buffer.from(user).toString('base64')}`
        : undefined,
  });
}

function withoutUser(url: URL): URL {
  const bare = new URL(url);
  [bare.username, bare.password] = ['', ''];
  return bare;
}

type Request = Pick<Profile, 'source' | 'hosts'> & {
  readonly known: Version | undefined;
  readonly signal: AbortSignal;
};

async function request({ source, hosts, known, signal }: Request): Promise<Response> {
  const first = new URL(source);
  const allowed = new Set([first.host, ...hosts]);
  let url = first;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const headers = headersFor(checkHost(url, allowed), first, known);
    const response = await fetch(withoutUser(url), { redirect: 'manual', headers, signal });
    const to = response.headers.get('location');
    if (response.status === 304 || response.status < 300 || response.status > 399 || to === null)
      return response;
    await response.body?.cancel();
    url = new URL(to, url);
  }
  throw new ImportFailure(`the source redirects more than ${mostRedirects} times`);
}

const limitSource = (mostBytes: number): Transform =>
  limitBytes(
    mostBytes,
    (most) => `the source is larger than ${most}; "maxBytes" of the profile allows more`,
  );

function explain(error: unknown, { source, timeoutMs }: Profile): Error {
  if (error instanceof ImportFailure) return error;
  const { name, message, cause } = error as Error;
  const { host } = new URL(source);
  if (name === 'TimeoutError')
    return new ImportFailure(`${host} has not sent all within ${timeoutMs / 1000} s`);
  const reason = cause instanceof Error ? cause.message : message;
  return new ImportFailure(`${host} cannot be reached, or broke off: ${reason}`);
}

/** Writes it into a file. Undefined where it has not changed since the known version. */
export async function fetchSource(
  profile: Profile,
  path: string,
  known: Version | undefined,
): Promise<Version | undefined> {
  const signal = AbortSignal.timeout(profile.timeoutMs);
  try {
    const response = await request({ ...profile, known, signal });
    if (response.status === 304) return undefined;
    if (!response.ok || response.body === null)
      throw new ImportFailure(`${new URL(profile.source).host} responds with ${response.status}`);
    const body = Readable.fromWeb(response.body as ReadableStream);
    // A stream that opens its file itself may do so after it has failed, when the file is removed.
    const file = await open(path, 'w', 0o600);
    await pipeline(body, limitSource(profile.mostBytes), file.createWriteStream(), { signal });
    const [etag, modified] = [response.headers.get('etag'), response.headers.get('last-modified')];
    return { ...(etag !== null && { etag }), ...(modified !== null && { modified }) };
  } catch (error) {
    throw explain(error, profile);
  }
}
