/** The background and the ground of a thing: quiet, pale, and never the same twice in a row. */
import { d, oval, path, rect } from './brush';
import type { Chance } from './chance';
import type { Stance } from './scene';
import { lightness, mix } from './tones';

const walls = [
  '#f3efe9',
  '#ecf0ef',
  '#f3eeee',
  '#edeff4',
  '#f4f1e6',
  '#eef1e9',
  '#f1eef3',
] as const;

/** Height of the line where wall and floor meet. */
const horizon = { floor: 352, table: 346, wall: 480, lawn: 330 } as const;

function niche(wall: string, chance: Chance): string {
  const tint = mix(
    wall,
    chance.pick(['#d8c3a5', '#a9c0bb', '#d9b3ab', '#b3bcd3', '#c9c6a0'] as const),
    0.32,
  );
  const shape = chance.below(4);
  const size = chance.between(118, 148);
  if (shape === 0) return oval([180, 228, size, size], tint);
  if (shape === 1)
    return path(
      d`M${190 - size} 480V210a${size - 10} ${size - 10} 0 0 1 ${2 * size - 20} 0v270Z`,
      tint,
    );
  if (shape === 2)
    return path(
      d`M0 ${chance.between(60, 150)}Q180 ${chance.between(20, 120)} 360 ${chance.between(90, 190)}V480H0Z`,
      tint,
      0.7,
    );
  return rect([0, size * 2 - 90, 360, 480], mix(wall, tint, 0.5));
}

function floorOf(wall: string, stance: Stance, chance: Chance): string {
  const top = horizon[stance];
  if (stance === 'wall') return '';
  if (stance === 'lawn')
    return (
      path(d`M0 ${top - 26}Q90 ${top - 52} 180 ${top - 30}T360 ${top - 34}V480H0Z`, '#d3dec8') +
      path(d`M0 ${top}Q180 ${top - 16} 360 ${top + 4}V480H0Z`, '#c3d3b4')
    );
  const tint = chance.pick(['#cdb79a', '#b9b4ad', '#c4b1a2', '#b2b8bb'] as const);
  const floor = mix(wall, tint, stance === 'table' ? 0.5 : 0.42);
  return rect([0, top, 360, 480 - top], floor) + rect([0, top, 360, 4], mix(floor, '#ffffff', 0.4));
}

/** Pale things get a deeper wall, so that white on white is still seen. */
export function drawGround(stance: Stance, mainHex: string, chance: Chance): string {
  const picked = chance.pick(walls);
  const wall = lightness(mainHex) > 0.8 ? mix(picked, '#8b8f92', 0.2) : picked;
  const sky = stance === 'lawn' ? mix(wall, '#bcd6e2', 0.45) : wall;
  return (
    rect([0, 0, 360, 480], sky) +
    niche(sky, chance) +
    floorOf(wall, stance, chance) +
    rect([0, 0, 360, 480], 'url(#l)')
  );
}

/** The gradients every picture has: contact shadow and the light in the room. */
export const groundGradients =
  '<radialGradient id="s"><stop stop-opacity=".36"/><stop offset=".6" stop-opacity=".15"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="l" cx=".32" cy=".2" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a3436" stop-opacity=".1"/></radialGradient>';
