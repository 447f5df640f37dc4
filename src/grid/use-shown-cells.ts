import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';

/** As many products as first screens show at least. */
export const drawnFirst = 6;

/** Drawn at once for nobody: a slow phone would be busy with more for longer than shoppers wait. */
const mostAtOnce = 32;
/** A row of a phone. */
const step = 2;

type Cells = readonly ReactElement[];

type ShownCells = {
  /** What stands in the grid now. */
  readonly shown: Cells;
  /** Whether that is not yet all of the listing. */
  readonly isPartial: boolean;
  /** Whether what the shopper sees may still be the listing before. */
  readonly isLate: boolean;
  /** For the grid, whose cells tell where the shopper is. */
  readonly gridRef: RefObject<HTMLUListElement | null>;
};

/**
 * The cells of another listing down to where the shopper is are shown first; those below stay until the rest is drawn, in
 * steps that keep nobody waiting. All at once for who is led back to where they were.
 */
export function useShownCells(cells: Cells, isWayBack: boolean): ShownCells {
  const [drawn, setDrawn] = useState(cells);
  const gridRef = useRef<HTMLUListElement>(null);
  const isWaiting = drawn !== cells;
  const first = useSeenCount(gridRef, isWaiting);
  useEffect(() => startTransition(() => setDrawn(cells)), [cells]);
  const isPartial = isWaiting && !isWayBack && cells.length > first;
  const shown = isPartial ? withFirstOf(cells, drawn, first) : cells;
  return { shown, isPartial, isLate: isPartial && first === mostAtOnce, gridRef };
}

function withFirstOf(cells: Cells, before: Cells, count: number): Cells {
  const first = cells.slice(0, count);
  const keys = new Set(first.map(({ key }) => key));
  return [...first, ...before.slice(count).filter(({ key }) => !keys.has(key))];
}

/**
 * How many products there are down to the lower edge of the screen, by steps. Counted while a listing stands there whole:
 * it decides how the next one comes.
 */
function useSeenCount(gridRef: ShownCells['gridRef'], isWaiting: boolean): number {
  const [count, setCount] = useState(drawnFirst);
  useEffect(() => {
    if (isWaiting || typeof IntersectionObserver !== 'function') return undefined;
    if (!gridRef.current) return undefined;
    const cards = gridRef.current.getElementsByTagName('article');
    // One that comes into sight, or one that leaves it downwards.
    const next = count < mostAtOnce && cards[count];
    const last = count > drawnFirst && cards[count - step];
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isSeen = isIntersecting || boundingClientRect.top < 0;
        if (isSeen === (target === next)) setCount(isSeen ? count + step : count - step);
      }
    });
    if (next) observer.observe(next);
    if (last) observer.observe(last);
    return () => observer.disconnect();
  }, [gridRef, isWaiting, count]);
  return count;
}
