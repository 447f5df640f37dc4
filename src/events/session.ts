/** A recorded visit: what the shopper did and where it led, and nothing about who the shopper is. */
import { readCount, readList, readRecord, readText, type UnknownRecord } from '../lib/read-unknown';
import { tryReadListingUrl } from '../listing-url/read-listing-url';
import { listingIdentity } from '../listing-url/write-listing-url';
import { retryAsked } from '../listing/shown-listing-slice';
import { readListingChange } from './read-listing-change';

export const sessionVersion = 1;

/** Something the shopper did, as the action that says it. */
export type ActedEntry = {
  readonly atMs: number;
  readonly type: string;
  readonly payload?: unknown;
};

/** A place in the browser's history that was come to. */
export type MovedEntry = {
  readonly atMs: number;
  readonly type: 'location';
  readonly url: string;
  /** Place among the history's entries; 0 is the one the session begins with. */
  readonly place: number;
};

export type SessionEntry = ActedEntry | MovedEntry;

export type Session = {
  readonly version: typeof sessionVersion;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Address of the listing the session begins with. */
  readonly url: string;
  /** In the order of time; `atMs` counts milliseconds from the start. */
  readonly entries: readonly SessionEntry[];
};

export const isMove = (entry: SessionEntry): entry is MovedEntry => entry.type === 'location';

const mail = /\S@\S/;

/**
 * The address as a session keeps it: the listing alone. Parameters that the listing does not know may name a shopper, and so
 * may a mail address among the words searched for. Undefined for an address that is no listing's.
 */
export function sessionUrl(address: string): string | undefined {
  const url = tryReadListingUrl(address);
  if (url?.searchTerm === undefined) return url && listingIdentity(url);
  const words = url.searchTerm.split(' ').map((word) => (mail.test(word) ? 'someone' : word));
  return listingIdentity({ ...url, searchTerm: words.join(' ') });
}

type Kept = Omit<ActedEntry, 'atMs'>;

// Opening and closing things; what they carry, if anything, is the id of a facet.
const plainAction = /^(?:drawer|filters|chips)\/\w+$/;
const longestId = 100;

/** What of an action a session keeps; undefined for one that is none of the shopper's, or that carries anything more. */
export function keptAction(action: unknown): Kept | undefined {
  const { type, payload } = readRecord(action);
  if (typeof type !== 'string') return undefined;
  if (type === retryAsked.type) return { type };
  return plainAction.test(type) ? keptPlainAction(type, payload) : keptNavigation(type, payload);
}

function keptNavigation(type: string, payload: unknown): Kept | undefined {
  const change = readListingChange(type, payload);
  return change && { type, payload: change };
}

function keptPlainAction(type: string, payload: unknown): Kept | undefined {
  if (payload === undefined) return { type };
  return typeof payload === 'string' && payload.length <= longestId ? { type, payload } : undefined;
}

const mostEntries = 5_000;

/** Reads a session that came from a file: entries that are none are left out. Undefined when it is no session at all. */
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
  const kept = keptAction(value);
  return kept && { atMs, ...kept };
}

function readMove({ url, place }: UnknownRecord, atMs: number): MovedEntry | undefined {
  const known = typeof url === 'string' ? sessionUrl(url) : undefined;
  return known === undefined || !Number.isSafeInteger(place)
    ? undefined
    : { atMs, type: 'location', url: known, place: Number(place) };
}
