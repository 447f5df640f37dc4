import { useCallback, useRef, type ReactElement, type RefObject } from 'react';
import { useSeenCount } from '../ui/use-seen-count';
import { useSettled } from '../ui/use-settled';

/** As many cells as first screens show at least. */
export const drawnFirst = 4;

/** A slow phone would be busy with more for longer than shoppers wait. */
const mostAtOnce = 32;

type Cells = readonly ReactElement[];

type ShownCells = {
  /** What stands in the grid now. */
  readonly shown: Cells;
  /** Whether that is not yet all of the listing. */
  readonly isPartial: boolean;
  /** Whether it is still the listing before. */
  readonly isLate: boolean;
  /** For the grid, whose cells tell where the shopper is. */
  readonly gridRef: RefObject<HTMLUListElement | null>;
};

/**
 * The cells of another listing down to where the shopper is are shown first; those below stay until the rest is drawn, in
 * steps that keep nobody waiting. Who is far down has the listing before until then, and who is led back to where they
 * were has all of theirs at once.
 */
export function useShownCells(cells: Cells, isWayBack: boolean): ShownCells {
  const drawn = useSettled(cells);
  const gridRef = useRef<HTMLUListElement>(null);
  const findCells = useCallback(() => [...(gridRef.current?.children ?? [])], []);
  // Counted while a listing stands there whole: it decides how the next one comes.
  const isWaiting = drawn !== cells;
  const seen = Math.max(drawnFirst, useSeenCount(findCells, !isWaiting));
  const isFollowing = isWaiting && !isWayBack;
  const isLate = isFollowing && seen > mostAtOnce;
  const isPartial = isFollowing && (isLate || cells.length > seen);
  const shown = isLate
    ? drawn
    : isPartial
      ? [...cells.slice(0, seen), ...drawn.slice(seen)]
      : cells;
  return { shown, isPartial, isLate, gridRef };
}
