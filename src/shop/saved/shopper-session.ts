/**
 * Who asks: a shopper is a random id in a signed cookie, nothing more, and a session confirmation number is a signed
 * time that counts for that shopper alone. Neither is stored, so a visit that saves nothing leaves nothing behind.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const shopperCookieName = 'plp_shopper';

const confirmationAgeMs = 2 * 60 * 60 * 1000;
/** Clocks of several servers differ a little. */
const clockSlackMs = 60_000;
/** The longest age browsers grant a cookie: 400 days. */
const cookieAgeSeconds = 400 * 24 * 60 * 60;

const cookieForm = /^([\w-]{22})\.([\w-]{43})$/;
const confirmationForm = /^([\da-z]{1,11})\.([\w-]{43})$/;

/** The kind of text is signed with it, so that a signature for one kind is none for another. */
const sign = (secret: string, kind: string, text: string): string =>
  createHmac('sha256', secret).update(`${kind}\n${text}`).digest('base64url');

const isSigned = (signature: string, expected: string): boolean =>
  signature.length === expected.length &&
  timingSafeEqual(Buffer.from(signature), Buffer.from(expected));

export const createShopperId = (): string => randomBytes(16).toString('base64url');

/** The shopper a cookie's value names; undefined when it is missing or was not signed here. */
export function readShopperCookie(secret: string, value: unknown): string | undefined {
  const [, shopperId = '', signature = ''] = cookieForm.exec(String(value)) ?? [];
  const isOurs = signature !== '' && isSigned(signature, sign(secret, 'shopper', shopperId));
  return isOurs ? shopperId : undefined;
}

/** The `Set-Cookie` header for a shopper: out of reach of scripts, not sent by other sites' requests. */
export function writeShopperCookie(secret: string, shopperId: string, isSecure: boolean): string {
  const value = `${shopperId}.${sign(secret, 'shopper', shopperId)}`;
  const attributes = `Max-Age=${cookieAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`;
  return `${shopperCookieName}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** A session confirmation number for this shopper, good for two hours (specification section 7.2). */
export function createConfirmation(secret: string, shopperId: string, nowMs: number): string {
  const issuedAt = nowMs.toString(36);
  return `${issuedAt}.${sign(secret, 'confirmation', `${shopperId}\n${issuedAt}`)}`;
}

/** Whether a session confirmation number was given to this shopper, by us, within the last two hours. */
export function isConfirmed(
  secret: string,
  shopperId: string,
  confirmation: { readonly value: unknown; readonly nowMs: number },
): boolean {
  const [, issuedAt = '', signature = ''] = confirmationForm.exec(String(confirmation.value)) ?? [];
  const ageMs = confirmation.nowMs - parseInt(issuedAt, 36);
  const isFresh = ageMs >= -clockSlackMs && ageMs <= confirmationAgeMs;
  return isFresh && isSigned(signature, sign(secret, 'confirmation', `${shopperId}\n${issuedAt}`));
}
