import { useRef, useState, type DOMAttributes, type ReactNode } from 'react';
import type { Product } from '../catalogue/product';
import { loadPart } from '../lib/load-part';
import type * as FurtherPictures from './further-pictures';

let pictures: typeof FurtherPictures | undefined;

export async function loadFurtherPictures(): Promise<void> {
  pictures = await loadPart(
    () => import(/* webpackChunkName: "further-pictures" */ './further-pictures'),
  );
}

type FurtherPicture = {
  /** Over the card's own. */
  readonly picture: ReactNode;
  /** While the keyboard's focus is in the card. */
  readonly radios: FurtherPictures.Radios | undefined;
  /** Properties of the card's element. */
  readonly events: DOMAttributes<HTMLElement>;
};

/**
 * The picture of a swatch or the second one, while the shopper points at it, focuses or touches it (docs/product.md,
 * 8.8).
 */
export function useFurtherPicture(product: Product): FurtherPicture {
  const { swatches, secondImageSrc, roundelId } = product;
  const [further, setFurther] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const pointer = useRef<FurtherPictures.CardPointer>({});
  const card = { swatches, secondImageSrc, pointer, setFurther, setHasFocus };
  return {
    picture: pictures && further && <pictures.FurtherPicture url={further} roundelId={roundelId} />,
    radios: hasFocus ? pictures?.radiosOf(swatches, further) : undefined,
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
