/** Draws the sample shop's pictures: the same bytes for the same address. */
import { findBannerScene, type PlacedThing } from './banner-scenes';
import { createChance, seedOf } from './chance';
import { drawGround } from './grounds';
import { hexOf, type PictureColour } from './picture-colours';
import { findThing, roundelParts } from './sheets';
import { hasSheen, paint } from './tones';

export type Picture = {
  readonly scene: string;
  readonly colour: PictureColour;
  readonly accent: PictureColour;
  readonly variant: number;
  /** The id of the badge on it; any other text stands for none. */
  readonly roundel: string;
  /** Up to 576 CSS pixels wide, where the badge has 64. On a card it has a fifth of the width, to be readable. */
  readonly isOfPage: boolean;
  /** From nearer: undefined for all of it. */
  readonly view: PictureView | undefined;
};

/**
 * About a point that keeps its place: where most things are, and where one side of them touches the ground; what hangs
 * is in the middle.
 */
const pointOf = {
  detail: () => ({ x: 180, y: 280, scale: 1.7 }),
  close: (stance: string) =>
    stance === 'wall' ? { x: 170, y: 210, scale: 2.4 } : { x: 90, y: 480, scale: 2.2 },
} as const;

export type PictureView = keyof typeof pointOf;

export const pictureViews: readonly string[] = Object.keys(pointOf);

export const isPictureView = (name: string): name is PictureView => Object.hasOwn(pointOf, name);

function near(scene: string, { x, y, scale }: ReturnType<typeof pointOf.detail>): string {
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-${x} -${y})">${scene}</g>`;
}

/** About the corner at its own distance from both edges. */
const small = (badge: string): string =>
  `<g transform="translate(20 20) scale(.52) translate(-20 -20)">${badge}</g>`;

const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

/**
 * A thing in its colours, 3 by 4; undefined for an unknown scene. The form of the thing, its side and size, and its
 * ground follow from the variant.
 */
export function drawPicture(picture: Picture): string | undefined {
  const { scene, colour, accent, variant, roundel, isOfPage, view } = picture;
  const thing = findThing(scene, variant);
  if (!thing) return undefined;
  const chance = createChance(seedOf(scene) + variant * 7919);
  const ground = drawGround(thing.stance, hexOf(colour), chance);
  const size = chance.between(1, 1.05).toFixed(3);
  const side = chance.pick(['', '-']);
  // About the place where the thing stands; a width below zero mirrors it.
  const transform = `translate(180 400) scale(${side}${size} ${size}) translate(-180 -400)`;
  const placed = `${ground}<g transform="${transform}">${thing.content}</g>`;
  const badge = roundelParts.get(roundel)?.content ?? '';
  const content =
    (view ? near(placed, pointOf[view](thing.stance)) : placed) + (isOfPage ? small(badge) : badge);
  return drawing(360, 480, paint(content, colour, accent));
}

/** A plain square of the colour. */
export function drawSwatch(colour: PictureColour): string {
  const fill = hasSheen(colour) ? 'url(#main-fall)' : 'var(--main)';
  const square = `<path d="M0 0H40V40H0Z" fill="${fill}"/>`;
  return drawing(40, 40, paint(square, colour, colour));
}

/** In its own colours: the gradients of each thing have names of their own. */
function drawThing(
  { content, colour, accent, at: [x, y], size }: PlacedThing,
  place: number,
): string {
  const painted = paint(content, colour, accent).replaceAll(
    /(id="|url\(#)(?=[a-z])/g,
    `$1thing-${place}-`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size}) translate(-180 -400)">${painted}</g>`;
}

/** The things of a promotion or a department, in a room; undefined for an unknown name. */
export function drawBanner(name: string): string | undefined {
  const scene = findBannerScene(name);
  if (!scene) return undefined;
  const room = paint(scene.room, 'white', 'white');
  return drawing(1200, 480, room + scene.things.map(drawThing).join(''));
}
