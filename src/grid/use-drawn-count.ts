import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { Product } from '../catalogue/product';

/** As many cards as most first screens show; who sees more has all drawn at once. */
export const drawnFirst = 8;

/** Those cards, and the two inserts that may stand among them. */
const cellsBefore = drawnFirst + 2;

type DrawnCount = {
  /** How many of the products are to be drawn now; the rest follow. */
  readonly drawn: number;
  /** For the grid, whose first cell behind those drawn first tells whether the shopper is further down. */
  readonly gridRef: RefObject<HTMLUListElement | null>;
};

/**
 * The cards of another listing that are on screen are drawn first, and the rest in steps that keep nobody waiting. All
 * at once for who is further down, or is led back to where they were.
 */
export function useDrawnCount(products: readonly Product[], isWayBack: boolean): DrawnCount {
  const [complete, setComplete] = useState(products);
  const gridRef = useRef<HTMLUListElement>(null);
  const isFurtherDown = useIsFurtherDown(gridRef, products);
  useEffect(() => startTransition(() => setComplete(products)), [products]);
  const drawsAll = complete === products || isWayBack || isFurtherDown;
  return { drawn: drawsAll ? products.length : Math.min(drawnFirst, products.length), gridRef };
}

function useIsFurtherDown(gridRef: DrawnCount['gridRef'], products: readonly Product[]): boolean {
  const [isFurtherDown, setIsFurtherDown] = useState(false);
  useEffect(() => {
    const next = gridRef.current?.children[cellsBefore];
    if (!next || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsFurtherDown(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(next);
    return () => observer.disconnect();
  }, [gridRef, products]);
  return isFurtherDown;
}
