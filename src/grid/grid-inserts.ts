/** The positions of recommendations and banners in the grid (docs/product.md, 8.6). */
import type { PageContent, PageInsert } from '../storefront/page-content';

const fewestProducts = 30;

type InsertKind = 'recommendation' | 'banner';

/** Number of products before each insert. */
const insertPositions: Readonly<Record<InsertKind, readonly number[]>> = {
  recommendation: [2, 4, 6],
  banner: [6, 36, 54, 72],
};

export type GridInsert = {
  readonly kind: InsertKind;
  readonly position: number;
  /** As in `recommendation-2`; a host finds the slot by it. */
  readonly slot: string;
  /** Absent when the host fills the slot. */
  readonly content?: PageInsert;
};

/** Two rows of the most columns. With fewer products after it, a banner ends the grid. */
const fewestAfterBanner = 12;

/** Whether so few products follow a banner that one could be alone below it. */
export const endsGrid = ({ kind, position }: GridInsert, productCount: number): boolean =>
  kind === 'banner' && productCount - position < fewestAfterBanner;

const isEmptyContent = ({ recommendations, banners }: PageContent) =>
  recommendations.length === 0 && banners.length === 0;

function insertsOf(kind: InsertKind, productCount: number, content?: PageContent): GridInsert[] {
  const pieces = kind === 'banner' ? content?.banners : content?.recommendations;
  return insertPositions[kind].flatMap((position, index): GridInsert[] => {
    if (position > productCount) return [];
    const insert = { kind, position, slot: `${kind}-${position}` };
    if (pieces === undefined) return [insert];
    const piece = pieces[index];
    return piece ? [{ ...insert, content: piece }] : [];
  });
}

/**
 * The inserts of a page of `productCount` products, none below 30. With content, the slots that have a piece; without any content,
 * all slots, as mount points for the host.
 */
export function gridInserts(productCount: number, content?: PageContent): readonly GridInsert[] {
  if (productCount < fewestProducts) return [];
  const given = content && !isEmptyContent(content) ? content : undefined;
  return [
    ...insertsOf('recommendation', productCount, given),
    ...insertsOf('banner', productCount, given),
  ].sort((one, other) => one.position - other.position);
}
