/** The background and the ground of a thing: quiet, pale, and rarely the same twice in a row. */
import type { Chance } from './chance';
import { isPale, mix } from './tones';

const walls = [
  '#f3efe9',
  '#ecf0ef',
  '#f3eeee',
  '#edeff4',
  '#f4f1e6',
  '#eef1e9',
  '#f1eef3',
] as const;
const tints = ['#d8c3a5', '#a9c0bb', '#d9b3ab', '#b3bcd3', '#c9c6a0'] as const;
const floors = ['#cdb79a', '#b9b4ad', '#c4b1a2', '#b2b8bb'] as const;

/** Shapes on the wall: two circles, two arches, two slopes and a lower half. */
const niches = [
  'M54 228a126 126 0 0 1 252 0a126 126 0 0 1-252 0Z',
  'M36 228a144 144 0 0 1 288 0a144 144 0 0 1-288 0Z',
  'M68 480V210a112 112 0 0 1 224 0v270Z',
  'M48 480V210a132 132 0 0 1 264 0v270Z',
  'M0 80Q180 50 360 170V480H0Z',
  'M0 140Q180 90 360 110V480H0Z',
  'M0 176H360V480H0Z',
] as const;

const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`;

/** A floor in a room, the surface of a table seen near, or a lawn; a wall has none. */
function floorOf(stance: string, wall: string, chance: Chance): string {
  if (stance === 'wall') return '';
  if (stance === 'lawn')
    return (
      path('M0 304Q90 278 180 300T360 296V480H0Z', '#d3dec8') +
      path('M0 330Q180 314 360 334V480H0Z', '#c3d3b4')
    );
  const floor = mix(wall, chance.pick(floors), 0.45);
  return path('M0 348H360V480H0Z', floor) + path('M0 348H360V352H0Z', mix(floor, '#ffffff', 0.4));
}

/** Pale things get a deeper wall, so that white on white is still seen. */
export function drawGround(stance: string, mainHex: string, chance: Chance): string {
  const picked = chance.pick(walls);
  const wall = isPale(mainHex) ? mix(picked, '#8b8f92', 0.2) : picked;
  const back = stance === 'lawn' ? mix(wall, '#bcd6e2', 0.45) : wall;
  return (
    path('M0 0H360V480H0Z', back) +
    path(chance.pick(niches), mix(back, chance.pick(tints), 0.3)) +
    floorOf(stance, back, chance) +
    path('M0 0H360V480H0Z', 'url(#light)')
  );
}
