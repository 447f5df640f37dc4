/** Parsers of environment variables; each throws an error of one line that names the fault. */
import { isIP } from 'node:net';
import { makeValidator } from 'envalid';
import { parseUrl } from '../../src/lib/parse-url';
import { withoutTrailingSlashes } from '../../src/lib/without-trailing-slashes';
import type { BrandKey, Brands } from '../../src/storefront/brand';

export const readList = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const largestPort = 65_535;

export const port = makeValidator((text: string) => {
  if (!/^\d+$/.test(text) || Number(text) > largestPort) throw new Error(`not a port: "${text}"`);
  return Number(text);
});

/** A whole number within the two bounds, both included. */
export const wholeNumber = ([least, most]: readonly [number, number]) =>
  makeValidator((text: string) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new Error(`not a whole number from ${least} to ${most}: "${text}"`);
  });

export const httpBase = makeValidator((text: string) => {
  const url = /^https?:\/\//.test(text) ? parseUrl(text) : undefined;
  if (url === undefined)
    throw new Error(`not an http or https address${text.includes('@') ? '' : `: "${text}"`}`);
  if (url.username !== '' || url.password !== '')
    throw new Error('an address with a user or a password, which no request can have');
  if (/[?#]/.test(text))
    throw new Error(
      'an address with a query or a fragment; requests add their path and query to it',
    );
  return withoutTrailingSlashes(text);
});

/** Several addresses, separated by commas. They may hold a password, so the message repeats none of them. */
export const httpBases = makeValidator((list: string) => {
  const bases = readList(list);
  if (bases.length > 0 && bases.every((base) => /^https?:\/\//.test(base) && URL.canParse(base)))
    return bases.join(',');
  throw new Error('not http or https addresses parted by commas');
});

/**
 * Whether PostgreSQL's client can read the address: a URL, whose host may be missing or a socket's folder, or such a
 * folder.
 */
function isPostgresAddress(address: string): boolean {
  if (/^(?:socket:)?\//.test(address)) return true;
  const isUrl = URL.canParse(address.replace('@/', '@localhost/'));
  return /^postgres(?:ql)?:\/\//.test(address) && isUrl && isUtf8(address);
}

/** Whether all percent-encoded bytes are UTF-8; a lone percent sign is taken as it stands. */
function isUtf8(address: string): boolean {
  try {
    for (const [bytes] of address.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The address can hold a password, so the message does not repeat it. */
export const postgresAddress = makeValidator((address: string) => {
  if (isPostgresAddress(address)) return address;
  throw new Error(
    'not an address such as postgres://user:password@host:5432/database; percent-encode special characters of user and password',
  );
});

/** Secrets are never repeated in a message. */
export const text = makeValidator((value: string) => {
  if (value.trim() === '') throw new Error('must not be empty');
  return value;
});

/** Marks a setting that no browser may read, which a brand can therefore not have. */
export const secret = <Spec extends object>(spec: Spec): Spec & { readonly isSecret: true } => ({
  ...spec,
  isSecret: true,
});

function readOrigin(entry: string): string {
  const url = /^https?:\/\//.test(entry) ? parseUrl(entry) : undefined;
  if (url && url.username === '' && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`not an origin such as https://shop.example: "${entry}"`);
}

export const origin = makeValidator(readOrigin);
export const origins = makeValidator((list: string): readonly string[] =>
  readList(list).map(readOrigin),
);

/** Ids of facets as the listing API has them; `none` is an empty list. */
export const facetIds = makeValidator((list: string): readonly string[] =>
  list.trim() === 'none' ? [] : readList(list),
);

/** Names of headers in lower case; `none` is an empty list. */
export const headerNames = makeValidator((list: string): readonly string[] => {
  const names = list.trim() === 'none' ? [] : readList(list.toLowerCase());
  const wrong = names.find((name) => !/^(?:x-[a-z\d-]+|cookie|user-agent)$/.test(name));
  if (wrong === undefined) return names;
  throw new Error(`"${wrong}" is no header that the listing API gets`);
});

const networkNames = ['loopback', 'linklocal', 'uniquelocal'];
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= 128);
  return networkNames.includes(entry) || (isIP(address) > 0 && isRange && rest.length === 0);
}

/** Trusted proxies: none, a number of them, or those at the given addresses. */
export const proxies = makeValidator((list: string): false | number | string[] => {
  if (list === 'none') return false;
  if (/^[1-9]\d?$/.test(list)) return Number(list);
  const networks = readList(list);
  const wrong = networks.find((entry) => !isNetwork(entry));
  if (networks.length > 0 && wrong === undefined) return networks;
  throw new Error(`not "none", a number of proxies or their addresses: "${wrong ?? list}"`);
});

export const keysOf = (brands: Brands): readonly BrandKey[] => brands.map(({ key }) => key);
