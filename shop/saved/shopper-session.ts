/**
 * The identity of a shopper: a random id in a signed cookie. A session confirmation number is a signed time that is
 * valid for that shopper only. Neither is stored, so a visit that saves nothing leaves nothing in the database. The
 * first secret signs; a signature by any of them is valid, so that a change of the secret loses no list.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  CookieToSet,
  SavedProductsRequest,
} from '../../server/services/saved-products-service';
import type { Secrets } from './signing-secret';

/** Browsers accept the first only over TLS and only from this host. The second is for connections without TLS. */
const secureName = '__Host-plp_shopper';
const plainName = 'plp_shopper';
/**
 * For pages of other sites, over TLS. A name of its own, so that it never replaces the cookie of the shop's own pages.
 */
const partnerName = '__Host-plp_partner_shopper';
/** Each names the shopper; of the first two the first counts where both are sent. */
export const shopperCookieNames: readonly string[] = [secureName, plainName, partnerName];

type Caller = Pick<SavedProductsRequest, 'cookies' | 'isPartnerSite'>;

const confirmationAgeMs = 2 * 60 * 60 * 1000;
/** The longest age browsers grant a cookie: 400 days. */
const cookieAgeSeconds = 400 * 24 * 60 * 60;

const cookieForm = /^([\w-]{22})\.([\w-]{43})$/;
const confirmationForm = /^([\da-z]{1,11})\.([\w-]{43})$/;
const longestSigned = 66;

/** The parts of a signed text; none when it is missing, too long or of another form. */
const readSigned = (value: unknown, form: RegExp): readonly string[] =>
  typeof value === 'string' && value.length <= longestSigned ? (form.exec(value) ?? []) : [];

/** The kind of text is signed with it, so that a signature for one kind is none for another. */
type Signed = { readonly text: string; readonly signature: string };

const sign = (secret: string, kind: string, text: string): string =>
  createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url');

const isEqual = (signature: string, expected: string): boolean =>
  signature.length === expected.length &&
  timingSafeEqual(Buffer.from(signature), Buffer.from(expected));

const isSigned = (secrets: Secrets, kind: string, signed: Signed): boolean =>
  secrets.some((secret) => isEqual(signed.signature, sign(secret, kind, signed.text)));

export const createShopperId = (): string => randomBytes(16).toString('base64url');

function readShopperCookie(secrets: Secrets, value: unknown): string | undefined {
  const [, shopperId = '', signature = ''] = readSigned(value, cookieForm);
  const isOurs = signature !== '' && isSigned(secrets, 'shopper', { text: shopperId, signature });
  return isOurs ? shopperId : undefined;
}

/** The shopper of the cookies; undefined when none of them has a valid signature. */
export function readShopper(
  secrets: Secrets,
  { cookies, isPartnerSite = false }: Caller,
): string | undefined {
  const names = isPartnerSite ? [partnerName] : [secureName, plainName];
  const shoppers = names.map((name) => readShopperCookie(secrets, cookies[name]));
  return shoppers.find((shopper) => shopper !== undefined);
}

/**
 * The cookies that identify this shopper: hidden from scripts, not sent with other sites' requests. A shopper with the
 * plain cookie gets the secure one instead as soon as the connection is encrypted. On a page of another site that may
 * call, the shopper has a cookie of that site alone.
 */
export function shopperCookies(
  secrets: Secrets,
  shopperId: string,
  { cookies, isSecure, isPartnerSite = false }: Caller & { readonly isSecure: boolean },
): readonly CookieToSet[] {
  const aCookie = (name: string, value: string, maxAge: number): CookieToSet => ({
    name,
    value,
    options: { maxAge, path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
  });
  const value = `${shopperId}.${sign(secrets[0], 'shopper', shopperId)}`;
  if (isPartnerSite && isSecure) {
    const { options, ...cookie } = aCookie(partnerName, value, cookieAgeSeconds);
    return [{ ...cookie, options: { ...options, sameSite: 'none', partitioned: true } }];
  }
  if (!isSecure) return [aCookie(plainName, value, cookieAgeSeconds)];
  const isRenamed = readShopperCookie(secrets, cookies[plainName]) === shopperId;
  return [
    aCookie(secureName, value, cookieAgeSeconds),
    ...(isRenamed ? [aCookie(plainName, '', 0)] : []),
  ];
}

/** A session confirmation number for this shopper, good for two hours (docs/product.md, 12.3). */
export function createConfirmation(secrets: Secrets, shopperId: string, nowMs: number): string {
  const issuedAt = nowMs.toString(36);
  return `${issuedAt}.${sign(secrets[0], 'confirmation', `${shopperId}\n${issuedAt}`)}`;
}

/**
 * Whether this shop issued the session confirmation number to this shopper within two hours. One from the future is
 * valid too: the clock was set back, or another server's clock is ahead, and the signature holds.
 */
export function isConfirmed(
  secrets: Secrets,
  shopperId: string,
  confirmation: { readonly value: unknown; readonly nowMs: number },
): boolean {
  const [, issuedAt = '', signature = ''] = readSigned(confirmation.value, confirmationForm);
  const ageMs = Math.abs(confirmation.nowMs - parseInt(issuedAt, 36));
  return (
    ageMs <= confirmationAgeMs &&
    isSigned(secrets, 'confirmation', { text: `${shopperId}\n${issuedAt}`, signature })
  );
}
