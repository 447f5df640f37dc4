/** Shoppers who send requests at a steady rate, however long the responses take, and what they get. */
import { quantile } from '../../../../scripts/bench/quantile.mjs';
import { writeListingRequest } from '../../../../src/catalogue/listing-request';
import { readListingUrl } from '../../../../src/listing-url/read-listing-url';
import { defaultApiUrl } from '../../../../src/storefront/page-globals';
import { until } from '../../../support/until';
import { editionsIn } from './editions';

/** Listings of the API and pages, each at an address of its own; and a few pages that all shoppers request. */
const kinds = ['listing', 'page', 'popular page'] as const;
export type Kind = (typeof kinds)[number];

export type Visit = {
  readonly kind: Kind;
  readonly path: string;
  readonly startMs: number;
  readonly tookMs: number;
  /** 0 without a response. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** The editions of the catalogue that the response shows products of. */
  readonly editions: readonly string[];
};

export type Shoppers = {
  /** The visits that have ended. */
  readonly visits: readonly Visit[];
  /** Resolves when so many more visits have ended. */
  readonly untilMore: (count: number) => Promise<void>;
};

const everyMs = 250;
const longestMs = 20_000;
const places = ['/browse/furniture', '/browse/lighting', '/search/lamp', '/browse/all'];

export const popularPages = ['furniture', 'lighting', 'all', 'home'].map((id) => `/browse/${id}`);

/** No cache has it. */
const ownPath = (number: number): string =>
  `${places[number % places.length]}/price---${number % 40}-to-${200 + number}`;

function pathOf(kind: Kind, number: number): string {
  if (kind === 'popular page') return popularPages[number % popularPages.length] ?? '';
  if (kind === 'page') return ownPath(number);
  return writeListingRequest({ apiUrl: defaultApiUrl, url: readListingUrl(ownPath(number)) }) ?? '';
}

export async function visit(address: string, kind: Kind, path: string): Promise<Visit> {
  const startMs = performance.now();
  const end = (response: Pick<Visit, 'status' | 'retryAfter' | 'editions'>): Visit => ({
    ...{ kind, path, startMs, tookMs: performance.now() - startMs },
    ...response,
  });
  try {
    const response = await fetch(address + path, { signal: AbortSignal.timeout(longestMs) });
    const editions = editionsIn(await response.text());
    const { status, headers } = response;
    return end({ status, retryAfter: headers.get('retry-after'), editions });
  } catch {
    return end({ status: 0, retryAfter: null, editions: [] });
  }
}

let number = 0;

/** Requests of all kinds before, while and after `work` runs. */
export async function whileShopping(
  address: string,
  work: (shoppers: Shoppers) => Promise<void>,
): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  const running = new Set<Promise<void>>();
  const send = (): void => {
    number += 1;
    const kind = kinds[number % kinds.length] ?? 'listing';
    const one = visit(address, kind, pathOf(kind, number)).then((ended) => {
      visits.push(ended);
      running.delete(one);
    });
    running.add(one);
  };
  const untilMore = (count: number): Promise<void> => {
    const enough = visits.length + count;
    return until(() => visits.length >= enough, 120_000);
  };
  const timer = setInterval(send, everyMs);
  try {
    await untilMore(24);
    await work({ visits, untilMore });
    await untilMore(24);
  } finally {
    clearInterval(timer);
    await Promise.all(running);
  }
  return visits;
}

export const isFailed = ({ status }: Visit): boolean => status !== 200;

function timesOf(visits: readonly Visit[]): string {
  const times = visits.map(({ tookMs }) => tookMs);
  return [0.5, 0.95, 0.99, 1].map((share) => Math.round(quantile(times, share))).join(' / ');
}

/** One line for each kind: how many, which failed, and how long they took (p50, p95, p99 and the longest, in ms). */
export function describeVisits(visits: readonly Visit[]): string {
  const lines = kinds.map((kind) => {
    const own = visits.filter((one) => one.kind === kind);
    const failed = own.filter(isFailed);
    const statuses = [...new Set(failed.map(({ status }) => status))].join(', ');
    const longest = failed.length === 0 ? '' : ` (${statuses}; ${timesOf(failed)} ms)`;
    return `  ${kind.padEnd(13)}${own.length} requests, ${failed.length} failed${longest}, ${timesOf(own)} ms`;
  });
  return lines.join('\n');
}
