/** What a nursery needs, and its toys. */
import { d, line, oval, path, rect, ring, shadow, times, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { toys } from './nursery/toys';
import { pickByForm } from './scene-parts';

const dark = '#3a3c42';

function pushchair({ main, accent, form, chance }: Sketch): string {
  const tyre = (x: number, r: number) =>
    ring([x, 388 - r, r - 4, r - 4], dark, 8) +
    times(4, (at) =>
      turned(at * 45, [x, 388 - r], line(d`M${x} ${392 - r * 2}V384`, '#b4bac1', 2)),
    ) +
    oval([x, 388 - r, 6, 6], '#8d9197');
  const rear = chance.between(42, 50);
  const chassis =
    line('M102 340L250 232L300 168M250 340L152 270M300 168l16-2', '#9a9da1', 8) +
    line('M296 170l22-4', accent.dark, 12);
  const hood =
    path('M220 254V138q-78 4-92 90Z', main.fall) +
    line('M220 254L170 158M220 254L140 192', main.dark, 3);
  const seat =
    path('M128 228l92 26 26 4-26 62q-4 10-16 8l-66-16-42 22-14-12 40-40Z', main.deep) +
    path('M140 262l70 12-10 36-66-14Z', accent.base) +
    line('M92 336l-20 20', '#9a9da1', 8);
  const cradle =
    path('M84 232h176q-4 82-52 84h-76q-44-4-48-84Z', main.fall) +
    path('M170 232V142q-80 2-86 90Z', main.dark) +
    line('M170 232L122 158M170 232L94 192', main.deep, 3) +
    path('M170 222h94v16H170Z', accent.base) +
    line('M92 262q80 10 160 0', main.light, 3);
  const stripes = form === 3 ? line('M140 206l36-56M156 214l40-70', accent.base, 6) : '';
  return (
    shadow([180, 390, 140, 12]) +
    chassis +
    (form === 1 ? cradle : seat + hood + stripes) +
    rect([122, 326, 110, 26], form === 2 ? accent.base : dark, 8) +
    tyre(98, form === 2 ? 36 : 30) +
    tyre(256, rear)
  );
}

const canopy = (colour: string): string =>
  twice(path('M181 62Q146 176 46 236 44 320 34 376q34 8 58-10Q98 250 181 92Z', colour, 0.9)) +
  oval([180, 64, 9, 9], colour);

const mobile = ({ main, accent }: Sketch, top: number): string =>
  line(d`M61 ${top}V100q0-20 24-20h87v10`, '#b4bac1', 4) +
  line('M136 92h72', '#b98f5f', 4) +
  times(
    3,
    (at) =>
      line(d`M${140 + at * 32} 92v${22 + (at % 2) * 14}`, '#b4bac1', 2) +
      oval(
        [140 + at * 32, 122 + (at % 2) * 14, 11, 11],
        [accent.base, main.light, accent.light][at] ?? accent.base,
      ),
  );

const cotEnds = ({ main, accent, form }: Sketch): string =>
  pickByForm(form, [
    twice(rect([50, 196, 14, 192], main.fall, 6)) +
      rect([58, 366, 244, 22], main.dark, 4) +
      oval([180, 377, 5, 4], accent.base),
    twice(path('M46 388V214q0-34 18-34t18 34v174Z', main.fall)),
    twice(rect([48, 170, 12, 218], main.fall, 4) + oval([54, 166, 10, 10], accent.base)),
    twice(rect([48, 214, 20, 156], main.fall, 8)) + line('M44 374q136 30 272 0', main.dark, 9),
  ]);

function cot(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const bars = chance.pick([8, 9, 10] as const);
  const top = pickByForm(form, [212, 224, 204, 228]);
  const mattress =
    rect([60, 316, 240, 34], '#fbfaf6', 8) +
    path('M150 308h148v38H150Z', accent.base) +
    path('M150 308h18v38h-18Z', accent.light) +
    oval([98, 312, 30, 12], '#ffffff');
  return (
    shadow([180, 391, 144, 12]) +
    (form === 2 ? '' : mobile(sketch, top)) +
    times(bars, (at) => rect([70 + (at * 220) / bars, top + 4, 6, 120], main.deep)) +
    mattress +
    times(bars + 1, (at) => rect([64 + (at * 226) / bars, top + 6, 7, 344 - top], main.base)) +
    rect([52, top, 256, 13], main.fall, 6) +
    rect([52, 344, 256, 18], main.fall, 5) +
    cotEnds(sketch) +
    (form === 2 ? canopy(accent.pale) : '')
  );
}

export const kidsScenes = {
  ...toys,
  pushchair: { stance: 'floor', draw: pushchair },
  cot: { stance: 'floor', draw: cot },
} as const satisfies Partial<Record<SceneName, Scene>>;
