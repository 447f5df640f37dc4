/**
 * What a card does when it is pointed at, touched, or has the keyboard's focus (docs/product.md, 8.8). Loaded in a
 * quiet moment; until then cards show their own pictures alone.
 */
import {
  useState,
  type AriaAttributes,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type TouchEvent,
} from 'react';
import type { Swatch } from '../catalogue/product';
import { hideTipOnEscape } from '../ui/hide-tip-on-escape';
import { SizedPicture } from './SizedPicture';

hideTipOnEscape();

type Card = {
  readonly swatches: readonly Swatch[];
  readonly secondImageSrc: string | undefined;
  readonly pointer: RefObject<CardPointer>;
  /** Shows the picture at this address over the card's own. */
  readonly setFurther: (url: string | undefined) => void;
  readonly setHasFocus: (hasFocus: boolean) => void;
};

/** What the events of a card tell each other of the pointer. */
export type CardPointer = {
  rest?: ReturnType<typeof setTimeout>;
  /** Where it went down. */
  down?: { readonly x: number; readonly y: number; readonly isTouch: boolean };
};

/** A finger that moves further sideways swipes. */
const swipePx = 24;

const discsOf = (card: Element) => [...card.querySelectorAll('.plp-swatches__swatch')];

/**
 * The picture of the disc at the pointer. The card's link lies above the discs, so that a click on any part follows it.
 */
function pictureAt(event: MouseEvent, { swatches }: Card): string | undefined {
  const { currentTarget, clientX: x, clientY: y } = event;
  const place = discsOf(currentTarget).findIndex((disc) => {
    const { left, right, top, bottom } = disc.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return swatches[place]?.productImageSrc;
}

/**
 * Before a picture is fetched, so that a mouse that only passes or clicks fetches none: Firefox keeps no page for Back
 * that is left while it fetches.
 */
const restMs = 100;

export function onPointerMove(event: PointerEvent, card: Card): void {
  if (event.pointerType === 'touch') return;
  const picture = pictureAt(event, card) ?? card.secondImageSrc;
  clearTimeout(card.pointer.current.rest);
  card.pointer.current.rest = setTimeout(() => card.setFurther(picture), restMs);
}

/** A finger leaves when it is lifted; what it tapped shows until the focus leaves the card. */
export function onPointerLeave({ pointerType }: PointerEvent, card: Card): void {
  if (pointerType === 'touch') return;
  clearTimeout(card.pointer.current.rest);
  card.setFurther(undefined);
}

export function onPointerDown({ clientX, clientY, pointerType }: PointerEvent, card: Card): void {
  clearTimeout(card.pointer.current.rest);
  card.pointer.current.down = { x: clientX, y: clientY, isTouch: pointerType === 'touch' };
}

/** 1 where text runs from left to right, -1 where it runs from right to left. */
const inlineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/**
 * A swipe to the left, from right to left one to the right, shows the second picture, and one back the card's own.
 * Pointer events end when the browser scrolls.
 */
export function onTouchMove(event: TouchEvent, card: Card): void {
  const { secondImageSrc, setFurther, pointer } = card;
  const { down } = pointer.current;
  const finger = event.touches[0];
  if (!finger || !down) return;
  const [right, below] = [finger.clientX - down.x, finger.clientY - down.y];
  if (Math.abs(right) > Math.max(swipePx, Math.abs(below)))
    setFurther(right * inlineSign(event.currentTarget) < 0 ? secondImageSrc : undefined);
}

/** A finger cannot point without a tap: its tap on a disc shows the picture instead of following the link. */
export function onClick(event: MouseEvent, card: Card): void {
  const picture = card.pointer.current.down?.isTouch ? pictureAt(event, card) : undefined;
  if (picture === undefined) return;
  event.preventDefault();
  card.setFurther(picture);
}

export function onFocus({ currentTarget, target }: FocusEvent, card: Card): void {
  if (!target.matches(':focus-visible')) return;
  const swatch = card.swatches[discsOf(currentTarget).indexOf(target)];
  card.setHasFocus(true);
  card.setFurther(swatch?.productImageSrc ?? card.secondImageSrc);
}

export function onBlur({ currentTarget, relatedTarget }: FocusEvent, card: Card): void {
  if (currentTarget.contains(relatedTarget)) return;
  card.setHasFocus(false);
  card.setFurther(undefined);
}

const stepsOf = (sign: 1 | -1): Readonly<Record<string, number>> => ({
  ArrowRight: sign,
  ArrowDown: 1,
  ArrowLeft: -sign,
  ArrowUp: -1,
  // It would scroll the page.
  ' ': 0,
});

/**
 * The arrow keys go from radio button to radio button; the focus shows the picture. Some are hidden on narrow screens.
 */
export function onKeyDown(event: KeyboardEvent): void {
  const radios = [
    ...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('[role="radio"]'),
  ].filter((radio) => getComputedStyle(radio).display !== 'none');
  const at = radios.findIndex((radio) => radio === event.target);
  const step = stepsOf(inlineSign(event.currentTarget))[event.key];
  if (at < 0 || step === undefined) return;
  event.preventDefault();
  radios.at((at + step) % radios.length)?.focus();
}

export type Radios = {
  readonly group: HTMLAttributes<HTMLElement>;
  readonly radioOf: (
    swatch: Swatch,
  ) => AriaAttributes & Pick<HTMLAttributes<Element>, 'role' | 'tabIndex'>;
};

/**
 * The swatches with a picture as radio buttons: one tab stop, since a page has many cards. Undefined when there are
 * none.
 */
export function radiosOf(
  swatches: readonly Swatch[],
  further: string | undefined,
): Radios | undefined {
  const radios = swatches.filter((swatch) => swatch.productImageSrc && swatch.displayName);
  const checked = radios.find(({ productImageSrc }) => productImageSrc === further);
  if (radios.length === 0) return undefined;
  return {
    group: { role: 'radiogroup' },
    radioOf: (swatch) =>
      radios.includes(swatch)
        ? {
            role: 'radio',
            'aria-label': swatch.displayName,
            'aria-checked': swatch === checked,
            tabIndex: swatch === (checked ?? radios[0]) ? 0 : -1,
          }
        : {},
  };
}

type FurtherPictureProps = {
  readonly url: string;
  readonly roundelId: string | undefined;
};

/**
 * A picture over the card's own, whose alternative text counts. Fades in when it is loaded, and does not show when it
 * fails. Another address takes its place when that is loaded.
 */
export function FurtherPicture({ url, roundelId }: FurtherPictureProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <SizedPicture
      className={`plp-card__image plp-card__image--further${isLoaded ? ' plp-card__image--loaded' : ''}`}
      alt=""
      url={url}
      roundelId={roundelId}
      onLoad={() => setIsLoaded(true)}
      onError={() => setIsLoaded(false)}
    />
  );
}
