/**
 * What a card does when it is pointed at, touched, or has the keyboard's focus (docs/product.md, 8.8). Loaded in a
 * quiet moment; until then cards show their own pictures alone.
 */
import {
  useState,
  type AriaAttributes,
  type Dispatch,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SetStateAction,
  type TouchEvent,
} from 'react';
import { isDisc, type Product, type Swatch } from '../catalogue/product';
import { hideTipOnEscape } from '../ui/hide-tip-on-escape';
import { inColour } from './in-colour';
import { SizedPicture } from './SizedPicture';

hideTipOnEscape();

/** What a card shows instead of its own. */
export type Shown = {
  /** The address of a picture over the card's own. */
  readonly picture?: string | undefined;
  /** A colour with an address of its own: the shopper has chosen it, until they leave the card. */
  readonly swatch?: Swatch | undefined;
  /** The keyboard's focus is in the card. */
  readonly hasFocus?: boolean | undefined;
};

type Card = {
  readonly product: Product;
  readonly setShown: Dispatch<SetStateAction<Shown>>;
};

/** There is one pointer, on one card. */
let rest: ReturnType<typeof setTimeout> | undefined;
/** Where the pointer went down. */
let down: { readonly x: number; readonly y: number; readonly isTouch: boolean } | undefined;

/** A finger that moves further sideways swipes. */
const swipePx = 24;

const discsOf = (card: Element) => [...card.querySelectorAll('.plp-swatches__swatch')];

/**
 * The colour of the disc at the pointer. The card's link lies above the discs, so that a click on any part follows it.
 */
function swatchAt(event: MouseEvent, { product }: Card): Swatch | undefined {
  const { currentTarget, clientX: x, clientY: y } = event;
  const place = discsOf(currentTarget).findIndex((disc) => {
    const { left, right, top, bottom } = disc.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
  return product.swatches[place];
}

/** Shows a colour, or for another part of the card the chosen one, else the second picture. */
const show = (swatch: Swatch | undefined, { product, setShown }: Card): void =>
  setShown(({ hasFocus, ...shown }) => {
    const picture = swatch?.productImageSrc;
    if (swatch?.url !== undefined) return { hasFocus, picture, swatch };
    if (picture === undefined && shown.swatch) return { hasFocus, ...shown };
    return { hasFocus, picture: picture ?? product.secondImageSrc };
  });

const showOwn = ({ setShown }: Card): void => setShown(({ hasFocus }) => ({ hasFocus }));

/**
 * Before a picture is fetched, so that a mouse that only passes or clicks fetches none: Firefox keeps no page for Back
 * that is left while it fetches.
 */
const restMs = 100;

export function onPointerMove(event: PointerEvent, card: Card): void {
  if (event.pointerType === 'touch') return;
  const swatch = swatchAt(event, card);
  clearTimeout(rest);
  rest = setTimeout(() => show(swatch, card), restMs);
}

/** A finger leaves when it is lifted; what it tapped shows until the focus leaves the card. */
export function onPointerLeave({ pointerType }: PointerEvent, card: Card): void {
  if (pointerType === 'touch') return;
  clearTimeout(rest);
  // A colour that was chosen by keys stays while they are in the card.
  card.setShown((shown) => (shown.hasFocus && shown.swatch ? shown : { hasFocus: shown.hasFocus }));
}

/** The click of a mouse, whatever its button, leads to the colour that it is on. */
export function onPointerDown(event: PointerEvent, card: Card): void {
  clearTimeout(rest);
  const isTouch = event.pointerType === 'touch';
  down = { x: event.clientX, y: event.clientY, isTouch };
  const swatch = isTouch ? undefined : swatchAt(event, card);
  if (swatch?.url !== undefined) card.setShown((shown) => ({ ...shown, swatch }));
}

/** 1 where text runs from left to right, -1 where it runs from right to left. */
const inlineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/**
 * A swipe to the left, from right to left one to the right, shows the second picture, and one back the card's own.
 * Pointer events end when the browser scrolls.
 */
export function onTouchMove(event: TouchEvent, card: Card): void {
  const finger = event.touches[0];
  if (!finger || !down) return;
  const [right, below] = [finger.clientX - down.x, finger.clientY - down.y];
  if (Math.abs(right) <= Math.max(swipePx, Math.abs(below))) return;
  showOwn(card);
  if (right * inlineSign(event.currentTarget) < 0) show(undefined, card);
}

/**
 * A finger cannot point without a tap: its tap on a disc chooses the colour instead of following the link. The click of
 * a key is no tap: its place is that of the discs that are hidden.
 */
export function onClick(event: MouseEvent, card: Card): void {
  const swatch = event.detail > 0 && down?.isTouch ? swatchAt(event, card) : undefined;
  if (!swatch || !isChoice(swatch)) return;
  event.preventDefault();
  show(swatch, card);
}

export function onFocus({ currentTarget, target }: FocusEvent, card: Card): void {
  if (!target.matches(':focus-visible')) return;
  card.setShown((shown) => ({ ...shown, hasFocus: true }));
  show(card.product.swatches[discsOf(currentTarget).indexOf(target)], card);
}

export function onBlur({ currentTarget, relatedTarget }: FocusEvent, card: Card): void {
  if (currentTarget.contains(relatedTarget)) return;
  card.setShown({});
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

/** Whether the card shows something else in this colour. */
const isChoice = ({ productImageSrc, url }: Swatch): boolean =>
  (productImageSrc ?? url) !== undefined;

/**
 * The swatches that a card can show as radio buttons: one tab stop, since a page has many cards. Undefined when there
 * are none.
 */
function radiosOf(
  { swatches, url }: Product,
  { picture, swatch: chosen, hasFocus }: Shown,
): Radios | undefined {
  if (!hasFocus && !chosen) return undefined;
  const radios = swatches.filter(
    (swatch) => isDisc(swatch) && isChoice(swatch) && swatch.displayName,
  );
  const checked =
    chosen ??
    radios.find((radio) =>
      radio.url === undefined ? radio.productImageSrc === picture : radio.url === url,
    );
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
function FurtherPicture({ url, roundelId }: FurtherPictureProps) {
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

/** Under the picture of the colour, whose alternative text it has, stays the one that is there. */
const withOwnPicture = (shown: Product, { image = shown.image }: Product): Product =>
  image ? { ...shown, image: { ...shown.image, url: image.url } } : shown;

export type ShownParts = {
  /** As the card shows it: in the chosen colour. */
  readonly product: Product;
  /** Over the card's own. */
  readonly picture?: ReactNode;
  /** While the keyboard's focus is in the card, or a colour is chosen. */
  readonly radios?: Radios | undefined;
};

/** The parts of a card that follow the shopper. */
export function partsShown(product: Product, shown: Shown): ShownParts {
  const { picture, swatch } = shown;
  return {
    product: swatch ? withOwnPicture(inColour(product, swatch), product) : product,
    picture: picture && <FurtherPicture url={picture} roundelId={product.roundelId} />,
    radios: radiosOf(product, shown),
  };
}
