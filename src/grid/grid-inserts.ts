/** Where the grid makes room for recommendations and banners (docs/product.md, 8.6). */
import type { PageContent, PageInsert } from '../storefront/page-content';

const fewestProducts = 30;

type InsertKind = 'recommendation' | 'banner';

/** After how many products each insert comes. */
const insertPositions: Readonly<Record<InsertKind, readonly number[]>> = {
  recommendation: [2, 4, 6],
  banner: [6, 36, 54, 72],
};

export type GridInsert = {
  readonly kind: InsertKind;
  readonly position: number;
  /** `recommendation-2`: what a host looks for to fill the slot itself. */
  readonly slot: string;
  /** Absent when the host fills the slot. */
  readonly content?: PageInsert;
};

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
 * The inserts of a page of `productCount` products, by position; at one position the recommendation comes first. None
 * below 30 products, none beyond the last product. With content given, a slot without a piece is no slot; with none at
 * all, each is a mount point for the host.
 */
export function gridInserts(productCount: number, content?: PageContent): readonly GridInsert[] {
  if (productCount < fewestProducts) return [];
  const given = content && !isEmptyContent(content) ? content : undefined;
  return [
    ...insertsOf('recommendation', productCount, given),
    ...insertsOf('banner', productCount, given),
  ].sort((one, other) => one.position - other.position);
}
