/** The places in a request to the shop that can hold a hostile text. */
import type { Chance } from '../../shop/pictures/chance';
import type { Attack, ComparedAttack, HostileRequest } from './attack';
import { aHostileText, type HostileText } from './hostile-texts';

/** Replaces what a request line or a header cannot hold: control characters and anything beyond ASCII. */
const inHeader = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(/[^\x20-\x7e]/g, '.');
const inAddress = (text: string): string => inHeader(text).replace(/[ #]/g, '%20');

type Place = (text: string) => HostileRequest;

const addresses = [
  '/browse/', '/browse/all/', '/search/', '/promo/', '/valuedeal/sale/', '/e/q', '/listing-api/', '/listing-api/group_id/all?',
  '/product/', '/pictures/', '/sa/product-listing-fe/', '/', '/browse/furniture?', '/browse/furniture?form=plp-facets&', '/search?q=',
  '/browse/furniture?utm_source=', '/listing-api/sofa?filters[brand]=', '/browse/price---', '/browse/brand--',
]; // prettier-ignore

const headerNames = [
  'cookie', 'accept-encoding', 'if-none-match', 'x-brand', 'x-request-id', 'user-agent', 'origin', 'range', 'authorization',
  'accept', 'if-modified-since', 'x-forwarded-for', 'x-forwarded-host', 'forwarded', 'content-type', 'referer',
]; // prettier-ignore

const bodies: readonly Place[] = [
  (text) => ({ path: '/client-errors', body: text }),
  (text) => ({ path: '/client-errors', body: JSON.stringify({ errors: [{ message: text, path: text, stack: text }] }) }),
  (text) => ({ path: '/events', body: text }),
  (text) => ({ path: '/events', body: '['.repeat(text.length) }),
  (text) => ({ path: '/saved', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: text }),
  (text) => ({ path: '/rest/model/atg/rest/SessionConfirmationActor/getSessionConfirmationNumber', body: text }),
]; // prettier-ignore

const places: readonly (readonly [string, Place])[] = [
  ...addresses.map((start): [string, Place] => [`address ${start}`, (text) => ({ path: start + inAddress(text) })]),
  ...headerNames.map((name): [string, Place] => [
    `header ${name}`,
    (text) => ({ path: '/browse/furniture', headers: { [name]: inHeader(text) } }),
  ]),
  ...['/', '/saved', '/listing-api/lamp', '/nowhere'].map((path): [string, Place] => [
    `cookie of ${path}`,
    (text) => ({ path, headers: { cookie: inHeader(text) } }),
  ]),
  ...bodies.map((place, at): [string, Place] => [
    `body ${at}`,
    (text) => ({ method: 'POST', headers: { 'content-type': 'text/plain' }, ...place(text) }),
  ]),
]; // prettier-ignore

/**
 * What decoders of escapes throw errors at, in every grammar that repeats. A number before each makes them different.
 */
const undecodable = ['/%', '=%;', '/a--%ff+%E0%A4&a=%zz;b=%'];

function repeated(piece: string, length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += at.toString(36) + piece;
  return text.slice(0, length);
}

/**
 * Texts that cannot be decoded in every place of a request, each with a harmless text of the same length in the same
 * place.
 */
export const decoderAttacks: readonly ComparedAttack[] = places.flatMap(([where, place]) =>
  undecodable.map((piece) => ({
    name: `${where} with ${piece} repeated`,
    requestOf: (length: number) => place(repeated(piece, length)),
    harmlessOf: (length: number) => place('a'.repeat(length)),
  })),
);

/** An address with some fifty facets, a hundred options, and a form: a change of it costs most. */
const longForm = `/browse/all/${repeated('--a+b/', 360)}?form=plp-facets`;

/** What the grammar of addresses repeats, where the start of the address is. */
const repeatedParts: readonly (readonly [start: string, piece: string])[] = [
  ['/browse/x', '/a--b'],
  ['/browse/x', '/s--%221%22_%222%22'],
  ['/browse/x/size--', '+%221%22_%222%22'],
  ['/browse/x?', '&a=b'],
  [longForm, '&facet=a'],
];

/** Addresses that say much, each with a harmless one of the same length. */
export const longAddresses: readonly ComparedAttack[] = repeatedParts.map(([start, piece]) => ({
  name: `address ${start.slice(0, 20)} with ${piece} repeated`,
  requestOf: (length: number) => ({
    path: start + repeated(piece, length - start.length).replace(/^[^/&+]*/, ''),
  }),
  harmlessOf: (length: number) => ({ path: `/browse/${'a'.repeat(length - 8)}` }),
}));

export const attacksOf = (chance: Chance): readonly Attack[] =>
  places.map(([where, place]) => {
    const textOf: HostileText = aHostileText(chance);
    return {
      name: `${where} with ${JSON.stringify(textOf(60))}`,
      requestOf: (length) => place(textOf(length)),
    };
  });
