/** The host's own pieces inside the grid: recommendations and banners (docs/product.md, 8.6). */
import { isRecord, readList, readRecord, readText } from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { withoutUndefined } from '../lib/without-undefined';

/** One piece of content. Its texts render as text, never as HTML. */
export type PageInsert = {
  readonly heading: string;
  readonly text?: string;
  /** The address of its link: http(s) or of the same origin. */
  readonly url?: string;
  readonly imageUrl?: string;
  readonly imageAlt?: string;
  /** Names it in events. */
  readonly campaignId?: string;
};

/** By slot, in the order of the slots' positions; null leaves a slot without content. */
export type PageContent = {
  readonly recommendations: readonly (PageInsert | null)[];
  readonly banners: readonly (PageInsert | null)[];
};

function readInsert(value: unknown): PageInsert | null {
  if (!isRecord(value)) return null;
  const heading = readText(value.heading);
  if (heading === undefined) return null;
  return withoutUndefined({
    heading,
    text: readText(value.text),
    url: safeAddress(value.url),
    imageUrl: safeAddress(value.imageUrl),
    imageAlt: readText(value.imageAlt),
    campaignId: readText(value.campaignId),
  });
}

/** Reads the `content` field of the page globals; an entry without a heading leaves its slot empty. */
export function readPageContent(value: unknown): PageContent {
  const { recommendations, banners } = readRecord(value);
  return {
    recommendations: readList(recommendations).map(readInsert),
    banners: readList(banners).map(readInsert),
  };
}
