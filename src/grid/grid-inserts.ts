/** The positions of recommendations and banners in the grid (docs/product.md, 8.6). */
import { slotPositions, type PageContent, type PageInsert } from '../storefront/page-content';

/** A page of fewer products has no inserts. */
export const fewestProducts = 30;

type InsertKind = 'recommendation' | 'banner';

export type GridInsert = {
  readonly kind: InsertKind;
  readonly position: number;
  /** As in `recommendation-2`; a host finds the slot by it. */
  readonly slot: string;
  /** Absent from a mount point, which the host fills. */
  readonly content?: PageInsert;
};

/** Two rows of the most columns. With fewer products after it, a banner ends the grid. */
const fewestAfterBanner = 10;

/** Whether so few products follow a banner as wide as the grid that one could be alone below it. */
export const endsGrid = ({ kind, position, content }: GridInsert, productCount: number): boolean =>
  kind === 'banner' && !content?.span && productCount - position < fewestAfterBanner;

function insertsOf(kind: InsertKind, productCount: number, content?: PageContent): GridInsert[] {
  const pieces = content?.[`${kind}s`] ?? [];
  return slotPositions[`${kind}s`].flatMap((position, index): GridInsert[] => {
    if (position > productCount) return [];
    const insert = { kind, position, slot: `${kind}-${position}` };
    const piece = pieces[index];
    const isHosts = pieces.length === 0 || (index < pieces.length && piece === undefined);
    if (isHosts) return [insert];
    return piece ? [{ ...insert, content: piece }] : [];
  });
}

/**
 * The inserts of a page of `productCount` products, none below 30: the slots that have a piece. Without any
 * recommendations, or without any banners, all slots of that kind are mount points for the host.
 */
export function gridInserts(productCount: number, content?: PageContent): readonly GridInsert[] {
  if (productCount < fewestProducts) return [];
  return [
    ...insertsOf('recommendation', productCount, content),
    ...insertsOf('banner', productCount, content),
  ].sort((one, other) => one.position - other.position);
}
