/** Random requests, hostile and ordinary, which depend on the seed alone. */
import type { InjectOptions } from 'fastify';
import type { Chance } from '../../shop/pictures/chance';

const roots = [
  '/browse',
  '/search',
  '/promo',
  '/valuedeal',
  '/e/q',
  '/listing-api',
  '/product',
  '/pictures',
  '/sa/product-listing-fe',
  '/healthz',
  '/readyz',
  '/metrics',
  '/client-errors',
  '/basket',
  '',
  '//',
  '/listing-api/group_id',
  '/listing-api/search',
  '/listing-api/collection_id',
  '/BROWSE',
];
const pieces = [
  'furniture',
  'sofas',
  'brand--oak',
  'colour--red+blue',
  'price---10-99-to-20',
  'price---10-and-above',
  'price---up-to-x',
  '--',
  '---',
  '__proto__--x',
  'constructor',
  'toString--valueOf',
  '..',
  '.',
  '%2e%2e',
  '%',
  '%E0%A4%A',
  '%00',
  '%0d%0aset-cookie:a=b',
  '%2F',
  '\\',
  '😀',
  '%F0%9F%98%80',
  '\ud800',
  '"><script>',
  "' OR 1=1--",
  'a'.repeat(300),
  '+',
  '|',
  '-slash-',
  ';',
  '@',
  ':',
  '*',
  '$where',
  '{}',
  '[]',
  'é',
  '.end',
  '-0',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'icon.svg',
  'assets.json',
  'x.scene',
  'http:',
  'javascript:',
];
const keys = [
  'page',
  'sortkey',
  'sort',
  'numProducts',
  'uf',
  'form',
  'q',
  'utm_source',
  '__proto__',
  'constructor',
  'filters[brand]',
  'filters',
  'num_results_per_page',
  'sort_by',
  'sort_order',
  'ui',
  'facet',
  'price-min',
  'price-max',
  '_dynSessConf',
  'productId',
  '',
  'a[b][c]',
  'toString',
];
const values = [
  '1',
  '0',
  '-1',
  '99999999999999999999',
  '1.5',
  'price',
  'relevance',
  'facets',
  'sort',
  'brand:oak',
  '',
  'x',
  '96',
  'true',
  '%',
  '%zz',
  '//evil.example',
  'https://evil.example',
  ...pieces,
];
const headerValues = [
  '',
  '*',
  'x'.repeat(500),
  '"',
  ';;;,,,',
  'COID=1',
  'plp_shopper=1.2',
  'a=b; c',
  'br;q=nope',
  'W/"x"',
  '*/*',
  'bytes=0-',
  'evil.example"><x',
  '::1',
  'shop.example:99999',
  'hearth',
  '\xff\xfe',
  'text/plain',
  'application/json',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'chunked',
  '127.0.0.1, 10.0.0.1',
];
const headerNames = [
  'host',
  'cookie',
  'accept-encoding',
  'if-none-match',
  'x-brand',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-request-id',
  'user-agent',
  'origin',
  'range',
  'content-type',
  'authorization',
  'if-modified-since',
  'accept',
  'x-http-method-override',
  'accept-version',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
] as const;

export type HostileRequest = InjectOptions & { readonly url: string };

export function aHostileRequest(chance: Chance): HostileRequest {
  const pick = <Item>(items: readonly Item[]): Item => items[chance.below(items.length)] as Item;
  const times = <Item>(most: number, make: () => Item): Item[] =>
    Array.from({ length: chance.below(most + 1) }, make);
  const path = [pick(roots), ...times(4, () => pick(pieces))].join('/');
  const query = times(4, () => `${pick(keys)}=${pick(values)}`).join('&');
  const method = pick(methods);
  return {
    method,
    url: toSendable(`/${path.replace(/^\//, '')}${query === '' ? '' : `?${query}`}`),
    headers: Object.fromEntries(times(4, () => [pick(headerNames), pick(headerValues)])),
    ...(method === 'POST' || method === 'PUT'
      ? { payload: pick([...values, '{"errors":[{}]}']) }
      : {}),
  };
}

/** Encodes what HTTP cannot send; an address that starts with two slashes would name another host. */
function toSendable(url: string): string {
  const text = Buffer.from(url).toString('latin1').slice(0, 12_000);
  return /^\/[/\\]/.test(text) ? `/x${text}` : text;
}

/** The bytes of a request, sometimes with one of them replaced. */
export function hostileBytes(chance: Chance): string {
  const { method = 'GET', url, headers } = aHostileRequest(chance);
  const lines = Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${String(value)}`);
  const target = chance.is(0.2) ? `http://evil.example${url}` : url;
  const text = `${method} ${target} HTTP/1.1\r\nHost: a\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
  if (chance.is(0.6)) return text;
  const at = chance.below(text.length);
  return text.slice(0, at) + String.fromCharCode(chance.below(256)) + text.slice(at + 1);
}
