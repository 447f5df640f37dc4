import { useState, type DOMAttributes } from 'react';
import type { Product } from '../catalogue/product';
import { loadPart } from '../lib/load-part';
import type * as FurtherPictures from './further-pictures';

let pictures: typeof FurtherPictures | undefined;

export async function loadFurtherPictures(): Promise<void> {
  pictures = await loadPart(
    () => import(/* webpackChunkName: "further-pictures" */ './further-pictures'),
  );
}

type FurtherPicture = FurtherPictures.ShownParts & {
  /** Properties of the card's element. */
  readonly events: DOMAttributes<HTMLElement>;
};

/** The colour or the second picture that the shopper points at, focuses or touches (docs/product.md, 8.8). */
export function useFurtherPicture(product: Product): FurtherPicture {
  const [shown, setShown] = useState<FurtherPictures.Shown>({});
  const card = { product, setShown };
  return {
    product,
    ...pictures?.partsShown(product, shown),
    events: {
      onPointerMove: (event) => pictures?.onPointerMove(event, card),
      onPointerDown: (event) => pictures?.onPointerDown(event, card),
      onTouchMove: (event) => pictures?.onTouchMove(event, card),
      onPointerLeave: (event) => pictures?.onPointerLeave(event, card),
      // React gives an element with `onClick` a listener of its own, and screen readers call it clickable.
      onClickCapture: (event) => pictures?.onClick(event, card),
      onFocus: (event) => pictures?.onFocus(event, card),
      onBlur: (event) => pictures?.onBlur(event, card),
      onKeyDown: (event) => pictures?.onKeyDown(event),
    },
  };
}
