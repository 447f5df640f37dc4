/** A recorded visit: the shopper's actions and the pages they opened, without the shopper's identity. */
import { readCount, readList, readRecord, readText, type UnknownRecord } from '../lib/read-unknown';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { listingIdentity } from '../listing-url/write-listing-url';
import { pageScrolledTo } from '../listing/navigation';
import { retryAsked } from '../listing/shown-listing-slice';
import { readListingChange } from './read-listing-change';

export const sessionVersion = 1;

/** An action of the shopper. */
export type ActedEntry = {
  readonly atMs: number;
  readonly type: string;
  readonly payload?: unknown;
};

/** A move to an entry of the browser's history. */
export type MovedEntry = {
  readonly atMs: number;
  readonly type: 'location';
  readonly url: string;
  /** Index among the history's entries; 0 is the first one of the session. */
  readonly place: number;
};

export type SessionEntry = ActedEntry | MovedEntry;

export type Session = {
  readonly version: typeof sessionVersion;
  /** ISO 8601. */
  readonly startedAt: string;
  /** First address. */
  readonly url: string;
  /** In order; `atMs` counts milliseconds from the start. */
  readonly entries: readonly SessionEntry[];
};

export const isMove = (entry: SessionEntry): entry is MovedEntry => entry.type === 'location';

const mail = /\S@\S/;

/**
 * The listing of an address, without other parameters and mail addresses, which may identify a shopper. Undefined for
 * an address of no listing.
 */
export function sessionUrl(address: string): string | undefined {
  const url = tryReadListingUrl(address);
  if (url?.searchTerm === undefined) return url && listingIdentity(url);
  const words = url.searchTerm.split(' ').map((word) => (mail.test(word) ? 'someone' : word));
  return listingIdentity({ ...url, searchTerm: words.join(' ') });
}

type StoredAction = Omit<ActedEntry, 'atMs'>;

// Actions that open and close parts of the page; a payload, if any, is the id of a facet.
const plainAction = /^drawer\/\w+$/;
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
  const { version, startedAt, url, entries } = readRecord(value);
  const start = typeof url === 'string' ? sessionUrl(url) : undefined;
  if (version !== sessionVersion || start === undefined || !Array.isArray(entries))
    return undefined;
  return {
    version,
    startedAt: readText(startedAt) ?? '',
    url: start,
    entries: readList(entries)
      .slice(0, mostEntries)
      .flatMap((entry) => readEntry(entry) ?? []),
  };
}

function readEntry(value: unknown): SessionEntry | undefined {
  const fields = readRecord(value);
  const atMs = readCount(fields.atMs) ?? 0;
  if (fields.type === 'location') return readMove(fields, atMs);
  const stored = storedAction(value);
  return stored && { atMs, ...stored };
}

function readMove({ url, place }: UnknownRecord, atMs: number): MovedEntry | undefined {
  const known = typeof url === 'string' ? sessionUrl(url) : undefined;
  return known === undefined || !Number.isSafeInteger(place)
    ? undefined
    : { atMs, type: 'location', url: known, place: Number(place) };
}
