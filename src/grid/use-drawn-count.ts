import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { Product } from '../catalogue/product';

/** More cards than the first screen of any width shows. */
export const drawnFirst = 12;

type DrawnCount = {
  /** How many of the products are to be drawn now; the rest follow. */
  readonly drawn: number;
  /** For the grid, whose last cell of those drawn first tells whether the shopper is further down. */
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
    const last = gridRef.current?.children[drawnFirst - 1];
    if (!last || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsFurtherDown(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(last);
    return () => observer.disconnect();
  }, [gridRef, products]);
  return isFurtherDown;
}
