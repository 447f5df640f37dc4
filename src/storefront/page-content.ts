/**
 * The pieces inside the grid, recommendations and banners (docs/product.md, 8.6), from the host page or the listing
 * API.
 */
import { isRecord, readList, readRecord, readText } from '../lib/read-unknown';
import { safeAddress } from '../lib/safe-address';
import { withoutUndefined } from '../lib/without-undefined';

/** One piece of content. Its texts render as text, never as HTML. */
export type PageInsert = {
  readonly heading: string;
  readonly text?: string;
  /** What the link says below the text, as "Shop velvet". */
  readonly action?: string;
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

/** The places of banners; the recommendations have three. */
export const mostInserts = 4;
export const longestInsertText = 500;

const readShortText = (value: unknown): string | undefined =>
  readText(value)?.slice(0, longestInsertText);

function readInsert(value: unknown): PageInsert | null {
  if (!isRecord(value)) return null;
  const heading = readShortText(value.heading);
  if (heading === undefined) return null;
  return withoutUndefined({
    heading,
    text: readShortText(value.text),
    action: readShortText(value.action),
    url: safeAddress(value.url),
    imageUrl: safeAddress(value.imageUrl),
    imageAlt: readShortText(value.imageAlt),
    campaignId: readShortText(value.campaignId),
  });
}

const readInserts = (value: unknown) => readList(value).slice(0, mostInserts).map(readInsert);

/**
 * Reads the `content` field of the page globals or of a response; an entry without a heading leaves its slot empty, and
 * texts are cut at their bound.
 */
export function readPageContent(value: unknown): PageContent {
  const { recommendations, banners } = readRecord(value);
  return { recommendations: readInserts(recommendations), banners: readInserts(banners) };
}
