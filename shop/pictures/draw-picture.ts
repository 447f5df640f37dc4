/** Draws the sample shop's pictures: the same bytes for the same address. */
import { createChance, seedOf } from './chance';
import { drawGround } from './grounds';
import { hexOf, type PictureColour } from './picture-colours';
import { findThing, bannerParts, roundelParts } from './sheets';
import { hasSheen, paint } from './tones';

export type Picture = {
  readonly scene: string;
  readonly colour: PictureColour;
  readonly accent: PictureColour;
  readonly variant: number;
  readonly roundel: string;
};

const drawing = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;

/**
 * A thing in its colours, 3 by 4, or undefined for an unknown scene. The variant alone decides on the thing's form, its side
 * and size, and its ground. An unknown badge counts as none.
 */
export function drawPicture(picture: Picture): string | undefined {
  const { scene, colour, accent, variant, roundel } = picture;
  const thing = findThing(scene, variant);
  if (!thing) return undefined;
  const chance = createChance(seedOf(scene) + variant * 7919);
  const ground = drawGround(thing.stance, hexOf(colour), chance);
  const height = chance.between(1, 1.05);
  const width = chance.is(0.5) ? height : -height;
  const matrix = [width, 0, 0, height, 180 * (1 - width), 400 * (1 - height)];
  const placed = `<g transform="matrix(${matrix.map((value) => Number(value.toFixed(3))).join(' ')})">${thing.content}</g>`;
  const badge = roundelParts.get(roundel)?.content ?? '';
  return drawing(360, 480, paint(ground + placed + badge, colour, accent));
}

/** A plain square of the colour. */
export function drawSwatch(colour: PictureColour): string {
  const fill = hasSheen(colour) ? 'url(#main-fall)' : 'var(--main)';
  const square = `<path d="M0 0H40V40H0Z" fill="${fill}"/>`;
  return drawing(40, 40, paint(square, colour, colour));
}

/** Four things of a promotion, side by side; undefined for an unknown name. */
export function drawBanner(name: string): string | undefined {
  const banner = bannerParts.get(name);
  return banner && drawing(1200, 480, banner.content);
}
