/** The pieces between the products and around them (docs/product.md, 8.6), from the host page or the listing API. */
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
  /** For narrow screens. */
  readonly narrowImageUrl?: string;
  /** So many cells wide is a banner that is not as wide as the grid. */
  readonly span?: 1 | 2;
  /** Names it in events. */
  readonly campaignId?: string;
};

/** In the order of the slots' positions; null leaves a slot without content, undefined leaves it to the host. */
type Slots = readonly (PageInsert | null | undefined)[];

export type PageContent = {
  readonly recommendations: Slots;
  readonly banners: Slots;
  /** Above and below all products. */
  readonly above?: readonly PageInsert[];
  readonly below?: readonly PageInsert[];
};

/** Number of products before each slot. */
export const slotPositions = {
  recommendations: [2, 4, 6],
  banners: [6, 36, 54, 72],
} as const;

/** Of a piece of a response. At 6 it is a banner. */
export const contentPlaces = [2, 4, ...slotPositions.banners, 'above', 'below'] as const;

/** The places of banners; the recommendations have three. */
export const mostInserts = 4;
/** Of a response. */
export const mostPieces = 20;
export const longestInsertText = 500;

const readShortText = (value: unknown): string | undefined =>
  readText(value)?.slice(0, longestInsertText);

export const readSpan = (span: unknown): PageInsert['span'] =>
  span === 1 || span === 2 ? span : undefined;

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
    narrowImageUrl: safeAddress(value.narrowImageUrl),
    span: readSpan(value.span),
    campaignId: readShortText(value.campaignId),
  });
}

const readInserts = (value: unknown) => readList(value).slice(0, mostInserts).map(readInsert);

/**
 * Reads the `content` field of the page globals; an entry without a heading leaves its slot empty, and texts are cut at
 * their bound.
 */
export function readPageContent(value: unknown): PageContent {
  const { recommendations, banners } = readRecord(value);
  return { recommendations: readInserts(recommendations), banners: readInserts(banners) };
}

/** Reads `meta.content` of a response, whose pieces say their places; one without a place or a heading is left out. */
export function readPlacedContent(value: unknown): PageContent | undefined {
  const pieces = readList(value).slice(0, mostPieces).map(readRecord);
  const at = (position: unknown): readonly PageInsert[] =>
    pieces
      .filter((piece) => piece.position === position)
      .flatMap(({ image, narrowImage, ...piece }) => {
        const { url, alt_text: imageAlt } = readRecord(image);
        const insert = { ...piece, imageUrl: url, imageAlt, narrowImageUrl: narrowImage };
        return readInsert(insert) ?? [];
      })
      .slice(0, mostInserts);
  if (pieces.length === 0) return undefined;
  return {
    // At 6 a response has a banner: the third stays the host page's.
    recommendations: [at(2)[0], at(4)[0], undefined],
    banners: slotPositions.banners.map((position) => at(position)[0]),
    above: at('above'),
    below: at('below'),
  };
}

/** Each slot by the response, else by the host page. */
const joinSlots = (own: Slots, hosts: Slots): Slots =>
  hosts.length === 0 ? own : own.map((piece, index) => piece ?? hosts[index] ?? null);

/** The content of a response before that of the page globals, slot by slot. */
export const joinContent = (own: PageContent | undefined, hosts: PageContent): PageContent =>
  own
    ? {
        ...own,
        recommendations: joinSlots(own.recommendations, hosts.recommendations),
        banners: joinSlots(own.banners, hosts.banners),
      }
    : hosts;
