/** A recorded visit: the shopper's actions and the pages they opened, without the shopper's identity. */
import { readCount, readList, readRecord, readText, type UnknownRecord } from '../lib/read-unknown';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { listingIdentity } from '../listing-url/write-listing-url';
import { pageScrolledTo } from '../listing/navigation';
import { retryAsked } from '../listing/shown-listing-slice';
import { readListingChange } from './read-listing-change';

export const sessionVersion = 2;

/** An action of the shopper. */
export type ActedEntry = {
  readonly atMs: number;
  readonly type: string;
  readonly payload?: unknown;
};

/** A move to an entry of the browser's history: within the page, or by a document that was loaded or came back. */
export type MovedEntry = {
  readonly atMs: number;
  readonly type: 'location' | 'document';
  readonly url: string;
  /** Index among the history's entries; 0 is the first one of the session. */
  readonly place: number;
};

export type SessionEntry = ActedEntry | MovedEntry;

/** What the session was recorded on. */
export type SessionPage = {
  /** The name of the page's script. */
  readonly build: string;
  readonly brand: string;
  /** Of the window when the session was saved. */
  readonly viewport: { readonly width: number; readonly height: number };
};

/** Sessions of version 1 say nothing of the page, and are of one document. */
export type Session = Partial<SessionPage> & {
  readonly version: 1 | typeof sessionVersion;
  /** ISO 8601. */
  readonly startedAt: string;
  /** First address. */
  readonly url: string;
  /** How many steps there were before the first address that are no longer there. */
  readonly dropped?: number;
  /** In order; `atMs` counts milliseconds from the start. */
  readonly entries: readonly SessionEntry[];
};

const isMoved = (type: unknown): type is MovedEntry['type'] =>
  type === 'location' || type === 'document';

export const isMove = (entry: SessionEntry): entry is MovedEntry => isMoved(entry.type);

const mail = /\S@\S/;
/** Nine digits or more, as a term writes them. Numbers of products are as long, and go too. */
const phone = /\+?\d(?:[ ()./-]*\d){8,}/g;

/**
 * The listing of an address, without other parameters, mail addresses and telephone numbers, which may identify a
 * shopper. Undefined for an address of no listing.
 */
export function sessionUrl(address: string): string | undefined {
  const url = tryReadListingUrl(address);
  if (url?.searchTerm === undefined) return url && listingIdentity(url);
  const words = url.searchTerm
    .replace(phone, 'someone')
    .split(' ')
    .map((word) => (mail.test(word) ? 'someone' : word));
  return listingIdentity({ ...url, searchTerm: words.join(' ') });
}

type StoredAction = Omit<ActedEntry, 'atMs'>;

// Actions that open and close parts of the page, or save a product; a payload, if any, is the id of a facet or product.
const plainAction = /^(?:drawer\/\w+|savedForLater\/saveToggled)$/;
const longestId = 100;

/** The part of an action that a session stores; undefined for other actions and for other payloads. */
export function storedAction(action: unknown): StoredAction | undefined {
  const { type, payload } = readRecord(action);
  if (typeof type !== 'string') return undefined;
  if (type === retryAsked.type) return { type };
  if (type === pageScrolledTo.type) return readCount(payload) ? { type, payload } : undefined;
  return plainAction.test(type)
    ? storedPlainAction(type, payload)
    : storedNavigation(type, payload);
}

function storedNavigation(type: string, payload: unknown): StoredAction | undefined {
  const change = readListingChange(type, payload);
  return change && { type, payload: change };
}

function storedPlainAction(type: string, payload: unknown): StoredAction | undefined {
  if (payload === undefined) return { type };
  return typeof payload === 'string' && payload.length <= longestId ? { type, payload } : undefined;
}

const mostEntries = 5_000;

/** Reads a session from a file; drops malformed entries. Undefined when the value is no session. */
export function readSession(value: unknown): Session | undefined {
  const { version, startedAt, url, entries, ...others } = readRecord(value);
  const start = typeof url === 'string' ? sessionUrl(url) : undefined;
  if (version !== 1 && version !== sessionVersion) return undefined;
  if (start === undefined || !Array.isArray(entries)) return undefined;
  return {
    version,
    ...(version === sessionVersion && readPage(others)),
    startedAt: readText(startedAt) ?? '',
    url: start,
    entries: readList(entries)
      .slice(0, mostEntries)
      .flatMap((entry) => readEntry(entry) ?? []),
  };
}

function readPage({ build, brand, viewport, dropped }: UnknownRecord) {
  const { width, height } = readRecord(viewport);
  return {
    build: readText(build)?.slice(0, longestId) ?? '',
    brand: readText(brand)?.slice(0, longestId) ?? '',
    viewport: { width: readCount(width) ?? 0, height: readCount(height) ?? 0 },
    dropped: readCount(dropped) ?? 0,
  };
}

function readEntry(value: unknown): SessionEntry | undefined {
  const fields = readRecord(value);
  const atMs = readCount(fields.atMs) ?? 0;
  if (isMoved(fields.type)) return readMove(fields, fields.type, atMs);
  const stored = storedAction(value);
  return stored && { atMs, ...stored };
}

function readMove(
  { url, place }: UnknownRecord,
  type: MovedEntry['type'],
  atMs: number,
): MovedEntry | undefined {
  const known = typeof url === 'string' ? sessionUrl(url) : undefined;
  return known === undefined || !Number.isSafeInteger(place)
    ? undefined
    : { atMs, type, url: known, place: Number(place) };
}
