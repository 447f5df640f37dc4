import { d, path, line, rect, shadow, twice, times } from '../../brush';
import { plant, print } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, legs, bars, spread } from './forms';

const pillow = (x: number, y: number, colour: string): string =>
  path(d`M${x} ${y}q34 -7 68 0q6 16 2 34q-36 6 -72 0q-4 -18 2 -34Z`, colour);

const bedside = ({ chance }: Sketch): string =>
  (chance.is(0.6) ? print([chance.between(106, 186), 62, 66, 82], chance) : '') +
  plant(chance.is(0.5) ? [30, 388] : [330, 388], 92, chance);

/** Mattress, pillows and duvet as seen from the foot of the bed. */
const bedding = (duvet: string, fold: string, pillows: string): string =>
  path('M82 292H278L318 366V398H42V366Z', '#efebe4') +
  pillow(92, 262, pillows) +
  pillow(200, 262, pillows) +
  path('M76 306H284L322 372V404q-142 10 -284 0V372Z', duvet) +
  path('M76 306H284l12 20H64Z', fold);

function paddedBed(sketch: Sketch): string {
  const { main, accent, chance } = sketch;
  const top = chance.between(176, 206);
  const lines = chance.is(0.6) ? 6 : 3;
  return (
    rect([62, top, 236, 150], main.fall, chance.pick([6, 18, 40] as const)) +
    spread(lines, 62 + 236 / (lines + 1), 298 - 236 / (lines + 1))
      .map((x) => line(d`M${x} ${top + 10}V290`, main.dark, 2))
      .join('') +
    bedding('#f4f1ec', '#ffffff', '#fbfaf8') +
    path('M54 344H306L322 374V404q-142 10 -284 0V374Z', accent.pale) +
    path('M36 392q144 12 288 0v16q-144 12 -288 0Z', main.dark)
  );
}

function framedBed(sketch: Sketch): string {
  const { main, accent, chance } = sketch;
  const top = chance.between(182, 212);
  return (
    rect([60, top, 240, 14], main.light, 4) +
    bars(
      spread(11, 70, 284).map((x) => [x, top + 12] as const),
      [6, 92],
      main.base,
    ) +
    twice(rect([56, top - 10, 12, 150], main.dark, 4)) +
    bedding(accent.pale, '#fbfaf7', '#fbfaf8') +
    legs([48, 312], { top: 396, foot: 420, colour: main.dark }) +
    rect([32, 388, 296, 22], main.fall, 3)
  );
}

function pattern({ accent, chance }: Sketch): string {
  const draw = chance.below(3);
  if (draw === 0)
    return line(
      spread(7, 96, 264)
        .map((x) => d`M${x} 328L${180 + (x - 180) * 1.45} 404`)
        .join(''),
      accent.light,
      4,
    );
  if (draw === 1) return line('M62 334H298M54 352H306M46 372H314M40 390H320', accent.light, 5);
  return path(
    times(24, (at) => {
      const row = Math.floor(at / 8);
      return d`M${70 + (at % 8) * 32 - row * 3 + (row % 2) * 14} ${336 + row * 25}l7 7l-7 7l-7 -7Z`;
    }),
    accent.light,
  );
}

const duvetSet = (sketch: Sketch): string =>
  rect([72, 206, 216, 110], '#c9b59b', 8) +
  pillow(86, 250, sketch.main.light) +
  pillow(206, 250, sketch.main.light) +
  bedding(sketch.main.fall, sketch.accent.pale, sketch.main.pale) +
  pattern(sketch) +
  path('M44 400q136 10 272 0v14H44Z', '#b7a186');

const mattress = ({ main, accent, chance }: Sketch): string =>
  path('M92 236H296L336 352H24Z', '#f7f5f1') +
  line(
    spread(5, 132, 256)
      .map((x) => d`M${x} 238L${180 + (x - 180) * 1.52} 350`)
      .join('') + 'M82 262H304M68 290H314M52 320H326',
    '#dfdbd3',
    2,
  ) +
  path('M24 352H336V398q0 8 -8 8H32q-8 0 -8 -8Z', main.fall) +
  line('M24 354H336M26 400H334', accent.light, 3) +
  times(chance.pick([2, 4] as const), (at) => rect([60 + at * 70, 370, 26, 10], main.dark, 4)) +
  (chance.is(0.5) ? pillow(120, 216, '#ffffff') : '') +
  pillow(190, 216, '#fbfaf8');

const beds = byForm(paddedBed, framedBed, duvetSet, mattress);

export const bedScenes = {
  bed: {
    stance: 'floor',
    draw: (sketch) => bedside(sketch) + shadow([180, 412, 168, 14]) + beds(sketch),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
