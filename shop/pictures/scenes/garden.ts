/** Things for the garden, on the lawn. */
import {
  d,
  line,
  moved,
  oval,
  path,
  rect,
  ring,
  shadow,
  times,
  turned,
  twice,
  type Point,
} from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { barbecue } from './outdoors/barbecue';
import { lawnmower } from './outdoors/lawnmower';
import { pickByForm } from './scene-parts';

const iron = '#3a3c42';

const slattedChair = ({ main }: Sketch): string =>
  times(5, (at) =>
    turned(
      (at - 2) * 5,
      [180, 380],
      rect([166 + (at - 2) * 27, 152 + Math.abs(at - 2) * 12, 25, 170], main.fall, 8),
    ),
  ) +
  line('M120 262h120', main.deep, 6) +
  twice(line('M92 290L88 388', main.dark, 14) + path('M68 280q26-14 62 0v12H68Z', main.light)) +
  path('M112 312h136l24 34H88Z', main.light) +
  line('M104 323h152M96 334h168', main.dark, 2) +
  path('M86 346h188v14H86Z', main.dark);

const eggChair = ({ main, accent }: Sketch): string =>
  path('M180 120q96 8 96 120 0 96-96 98-96-2-96-98 0-112 96-120Z', main.dark) +
  path('M180 136q78 10 80 104 0 70-80 82-80-12-80-82 2-94 80-104Z', main.deep) +
  times(5, (at) => line(d`M${112 + at * 34} ${170 - (at % 4 === 0 ? 0 : 18)}V300`, main.light, 2)) +
  path('M98 262q82 24 164 0 6 70-82 72-88-2-82-72Z', accent.fall) +
  rect([136, 204, 88, 66], accent.light, 20) +
  line('M180 338v34M128 390q52-30 104 0', iron, 9);

function gardenChair(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const slats = chance.pick([4, 5, 6] as const);
  const directors =
    line('M92 282L266 388M268 282L94 388', '#9a7650', 9) +
    line('M94 150V284M266 150V284', '#b98f5f', 11) +
    rect([88, 158, 184, 64], main.fall, 6) +
    rect([94, 280, 172, 18], main.dark, 5) +
    twice(rect([78, 248, 44, 10], '#b98f5f', 4)) +
    line('M88 388h30M242 388h30', '#9a7650', 9) +
    rect([88, 206, 184, 5], accent.base);
  const bistro =
    line('M122 148q58-34 116 0L232 290M122 148L128 290', main.base, 8) +
    times(slats, (at) => line(d`M126 ${168 + at * (96 / slats)}q54-10 108 0`, main.dark, 8)) +
    line('M130 300L244 388M230 300L116 388', main.dark, 8) +
    path('M112 292q68-12 136 0l10 18q-78 12-156 0Z', accent.fall) +
    path('M102 310q78 12 156 0v8q-78 12-156 0Z', accent.deep);
  const size = chance.between(0.92, 1.04);
  return (
    shadow([180, 391, 130, 12]) +
    moved(
      [180 - 180 * size, 391 - 391 * size],
      size,
      pickByForm(form, [slattedChair(sketch), directors, bistro, eggChair(sketch)]),
    )
  );
}

/** The roof of a parasol: its middle and half its width, its top and its edge. */
const roof = (
  [x, half]: Point,
  [top, base]: Point,
  [fill, gore, edge]: readonly [string, string, string],
): string =>
  path(
    d`M${x} ${top}Q${x - half} ${top + 10} ${x - half} ${base}h${half * 2}Q${x + half} ${top + 10} ${x} ${top}Z`,
    fill,
  ) +
  path(
    d`M${x} ${top}Q${x - half * 0.62} ${top + 24} ${x - half * 0.6} ${base}h${half * 0.4}Q${x - half * 0.2} ${top + 30} ${x} ${top}ZM${x} ${top}Q${x + half * 0.22} ${top + 30} ${x + half * 0.2} ${base}h${half * 0.4}Q${x + half * 0.62} ${top + 24} ${x} ${top}Z`,
    gore,
  ) +
  path(
    d`M${x - half} ${base - 1}h${half * 2}` +
      times(5, () => d`q${-half * 0.2} 26 ${-half * 0.4} 0`) +
      'Z',
    edge,
  );

function parasol({ main, accent, form, chance }: Sketch): string {
  const edges: Point = [104, chance.between(196, 214)];
  const cloth = pickByForm(form, [
    [main.fall, main.dark, main.dark],
    [main.fall, accent.base, main.dark],
    [main.fall, main.dark, accent.base],
    [main.fall, main.dark, main.dark],
  ] as const);
  const table =
    rect([96, 312, 168, 9], '#b98f5f', 4) + line('M116 320l-10 70M244 320l10 70', '#9a7650', 7);
  const foot = oval([180, 388, 44, 9], iron) + rect([140, 378, 80, 11], iron, 4);
  const pole =
    line('M180 90V384', '#b98f5f', 8) +
    roof([180, 146], edges, cloth) +
    oval([180, 102, 5, 7], accent.dark);
  const cantilever =
    line('M304 388V120Q296 84 240 84L160 98', iron, 9) +
    line('M304 200L200 120', iron, 6) +
    rect([250, 378, 96, 13], iron, 4) +
    roof([152, 132], edges, cloth);
  return (
    shadow([form === 3 ? 280 : 180, 391, 100, 11]) +
    pickByForm(form, [
      pole + foot,
      pole + foot + table,
      turned(9, [180, 384], pole) + foot,
      cantilever,
    ])
  );
}

const spout = ({ main, accent }: Sketch, tip: number): string =>
  path(d`M128 372L126 338L70 ${tip}l-12 8Z`, main.dark) +
  path(d`M40 ${tip + 16}L78 ${tip - 12}l6 10-38 30Z`, accent.base) +
  times(3, (at) => oval([46 + at * 13, tip + 12 - at * 9, 2, 2], accent.deep));

function wateringCan(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const body = pickByForm(form, [
    path('M126 268h126l10 114q0 8-8 8H124q-8 0-8-8Z', main.round) +
      oval([189, 268, 63, 13], main.deep) +
      path('M126 268q6-18 63-18v20Z', main.dark),
    path('M120 292q2-34 70-36 68 2 70 36l4 88q0 10-10 10H126q-10 0-10-10Z', main.round) +
      oval([200, 262, 36, 9], main.deep),
    path('M112 330q0-62 78-64 78 2 78 64 0 60-40 60h-76q-40 0-40-60Z', main.round) +
      oval([200, 270, 32, 8], main.deep),
    path('M146 226h90l24 156q0 8-8 8H130q-8 0-8-8Z', main.round) +
      oval([191, 226, 45, 10], main.deep),
  ]);
  const handle = pickByForm(form, [
    line('M142 262C140 190 232 180 240 262', accent.dark, 9) +
      line('M254 286q58 16 6 78', main.dark, 9),
    line('M250 276c80-30 70 100 12 98', main.dark, 11),
    line('M170 272C180 180 330 200 258 344', accent.base, 11),
    line('M232 240c90-20 88 110 26 118', main.dark, 9),
  ]);
  const badge = ring([190, 336, 26, 26], main.light, 3);
  const mark = pickByForm(form, [
    line('M125 300q64 13 128 0M120 368q69 11 139 0', main.deep, 3),
    badge,
    badge,
    line('M137 300q54 12 109 0M127 366q64 11 129 0', main.deep, 3),
  ]);
  return (
    shadow([188, 390, 110, 12]) +
    handle +
    spout(sketch, chance.between(212, 236)) +
    body +
    mark +
    line('M290 402q-6-20-4-34M316 402q-6-20 4-34', '#7f9c6d', 4) +
    oval([287, 366, 8, 8], '#f3d9a0') +
    oval([320, 366, 8, 8], '#e7b0a4')
  );
}

export const gardenScenes = {
  barbecue: { stance: 'lawn', draw: barbecue },
  'garden-chair': { stance: 'lawn', draw: gardenChair },
  parasol: { stance: 'lawn', draw: parasol },
  lawnmower: { stance: 'lawn', draw: lawnmower },
  'watering-can': { stance: 'lawn', draw: wateringCan },
} as const satisfies Partial<Record<SceneName, Scene>>;
