/** Shoes and boots, in pairs. */
import { d, line, moved, oval, path, rect, shadow, times } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { pickByForm } from '../scene-parts';

/** Two of a thing, the second a little behind. */
const pair = (shoe: string): string =>
  shadow([180, 390, 150, 13]) + moved([42, -28], 0.9, shoe) + shoe;

const uppers = [
  'M50 366q-4-30 34-36 50-8 82-52 12-14 26-8 12 16 36 14 24-2 44-20 12-6 14 16 6 40 2 86Z',
  'M46 362q0-26 40-34 54-14 84-60 10-12 24-6 14 20 40 14 20-4 36-28 12-6 18 14 8 60 2 100Z',
  'M50 366q-4-30 34-36 50-8 72-60 10-40 14-64 2-12 16-10 44 8 84 0 12-2 14 14 6 80 4 156Z',
  'M50 366q-4-32 36-38 56-8 90-42 20-18 44-10 30 10 54-4 12-6 14 12 4 42 0 82Z',
] as const;

function laces(form: number): string {
  if (form === 3) return '';
  return form === 2
    ? times(5, (at) => line(d`M${172 - at * 7} ${218 + at * 23}l22 6`, '#fbfaf7', 5))
    : times(3, (at) => line(d`M${168 - at * 17} ${280 + at * 16}l22 14`, '#fbfaf7', 5));
}

function trainers({ main, accent, form, chance }: Sketch): string {
  const sole = chance.pick(['#f6f4ef', '#f6f4ef', accent.base] as const);
  const trim = pickByForm(form, [
    line('M200 300l-24 56M226 306l-20 52', accent.base, 9) +
      path('M262 270q14-8 24-8l4 40h-26Z', accent.base),
    path('M118 350q60-6 96-52 30-10 62 4-60 14-94 54Z', accent.base) +
      path('M246 262q16-8 28-24l12 22 2 22-40-2Z', main.deep),
    oval([252, 240, 17, 17], '#f6f4ef') +
      path('M252 226l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1Z', accent.base) +
      line('M226 208v152', main.dark, 3),
    path('M164 296l14-10 42 12-8 14-36 2Z', accent.dark) +
      path('M222 278l20 4 2 18-24-2Z', accent.dark),
  ]);
  const under =
    form === 1
      ? path('M40 356q60 10 130 0t126-2q6 30-10 36H64q-24-2-24-34Z', sole) +
        line('M52 378q60 6 118-4t120-2', accent.dark, 3)
      : path('M44 362h250q4 26-10 28H62q-22-2-18-28Z', sole) +
        line('M50 372h242', '#00000022', 2.4);
  return pair(
    path(pickByForm(form, uppers), main.fall) +
      path('M50 366q-4-30 34-36 12 4 16 36Z', form === 2 ? '#f6f4ef' : main.dark) +
      trim +
      laces(form) +
      under,
  );
}

function boots({ main, accent, form, chance }: Sketch): string {
  const top = pickByForm(form, [250, 206, 178, 212]) + chance.between(-10, 10);
  const [width, dip] = form === 1 ? [112, 6] : [100, 0];
  const heel = form === 2 ? 'M220 352h50l-6 38h-32Z' : 'M206 370h66v20h-66Z';
  const leg = d`M78 372q-4-32 40-40 38-8 44-34q2-${(298 - top) / 2} ${-dip} ${top - 298}q48 10 ${width} 0q-4 ${(370 - top) / 2} 8 ${372 - top}Z`;
  const left = 162 - dip;
  const detail = pickByForm(form, [
    path(d`M204 ${top + 10}h26l6 66h-38Z`, accent.dark) +
      line(d`M252 ${top + 4}v-13h9v13`, main.deep, 4),
    rect([left + 2, top + 2, 106, 16], main.dark, 3) +
      rect([240, top + 22, 20, 26], accent.base, 3) +
      line(d`M180 ${top + 30}q-6 50 0 90`, main.pale, 5),
    line(d`M246 ${top + 14}V338`, accent.base, 3) + line('M164 304q40 20 98 14', main.dark, 2),
    times(6, (at) =>
      line(d`M${164 - Math.max(0, at - 3) * 9} ${top + 20 + at * 17}l32 5`, accent.light, 5),
    ) + rect([left - 2, top - 4, 104, 18], accent.dark, 8),
  ]);
  const boot =
    path(heel, '#3a3230') +
    path(leg, main.fall) +
    oval([left + width / 2, top + 3, width / 2 - 1, 6], main.deep) +
    detail +
    path(
      'M76 366q60 8 196 4v12q-6 8-20 6-120 4-166 2-14-4-10-24Z',
      pickByForm(form, ['#3a3230', accent.deep, '#3a3230', accent.deep]),
    );
  return pair(moved([-14, 0], 1, boot));
}

export const shoes = {
  trainers: { stance: 'table', draw: trainers },
  boots: { stance: 'table', draw: boots },
} as const satisfies Partial<Record<SceneName, Scene>>;
