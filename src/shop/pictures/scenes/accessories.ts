/** Shoes, bags and what is worn with them. */
import { d, line, moved, oval, path, rect, ring, shadow, times, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { byForm } from './scene-parts';

/** Two of a thing, the second a little behind. */
const pair = (shoe: string): string =>
  shadow([180, 390, 150, 13]) + moved([42, -28], 0.9, shoe) + shoe;

const trainers = ({ main, accent, form, chance }: Sketch): string => {
  const sole = chance.pick(['#f6f4ef', '#f6f4ef', accent.base] as const);
  const upper = byForm(form, [
    'M50 366q-4-30 34-36 50-8 82-52 12-14 26-8 12 16 36 14 24-2 44-20 12-6 14 16 6 40 2 86Z',
    'M46 362q0-26 40-34 54-14 84-60 10-12 24-6 14 20 40 14 20-4 36-28 12-6 18 14 8 60 2 100Z',
    'M50 366q-4-30 34-36 50-8 72-60 10-40 14-64 2-12 16-10 44 8 84 0 12-2 14 14 6 80 4 156Z',
    'M50 366q-4-32 36-38 56-8 90-42 20-18 44-10 30 10 54-4 12-6 14 12 4 42 0 82Z',
  ]);
  const trim = byForm(form, [
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
  const laceTop = form === 2 ? 218 : 280;
  const laces =
    form === 3
      ? ''
      : times(form === 2 ? 5 : 3, (at) =>
          line(
            d`M${(form === 2 ? 172 : 168) - at * (form === 2 ? 7 : 17)} ${laceTop + at * (form === 2 ? 23 : 16)}l22 ${form === 2 ? 6 : 14}`,
            '#fbfaf7',
            5,
          ),
        );
  const shoe =
    path(upper, main.fall) +
    path('M50 366q-4-30 34-36 12 4 16 36Z', form === 2 ? '#f6f4ef' : main.dark) +
    trim +
    laces +
    (form === 1
      ? path('M40 356q60 10 130 0t126-2q6 30-10 36H64q-24-2-24-34Z', sole) +
        line('M52 378q60 6 118-4t120-2', accent.dark, 3)
      : path('M44 362h250q4 26-10 28H62q-22-2-18-28Z', sole) +
        line('M50 372h242', '#00000022', 2.4));
  return pair(moved([-2, 0], 1, shoe));
};

const boots = ({ main, accent, form, chance }: Sketch): string => {
  const top = byForm(form, [250, 206, 178, 212]) + chance.between(-10, 10);
  const heel = form === 2 ? 'M220 352h50l-6 38h-32Z' : 'M206 370h66v20h-66Z';
  const leg = d`M78 372q-4-32 40-40 38-8 44-34q2-${(298 - top) / 2} ${form === 1 ? -6 : 0} ${top - 298}q48 10 ${form === 1 ? 112 : 100} 0q-4 ${(370 - top) / 2} 8 ${372 - top}Z`;
  const left = form === 1 ? 156 : 162;
  const detail = byForm(form, [
    path(d`M204 ${top + 10}h26l6 66h-38Z`, accent.dark) +
      line(d`M258 ${top + 3}q14-12 4-26`, main.deep, 5),
    rect([left + 2, top + 2, 106, 16], main.dark, 3) +
      rect([240, top + 22, 20, 26], accent.base, 3) +
      line(d`M180 ${top + 30}q-6 50 0 90`, main.pale, 5),
    line(d`M246 ${top + 14}V338`, accent.base, 3) + line('M164 304q40 20 98 14', main.dark, 2),
    times(6, (at) =>
      line(d`M${164 - (at > 3 ? (at - 3) * 9 : 0)} ${top + 20 + at * 17}l32 5`, accent.light, 5),
    ) + rect([left - 2, top - 4, 104, 18], accent.dark, 8),
  ]);
  const boot =
    path(heel, '#3a3230') +
    path(leg, main.fall) +
    oval([left + (form === 1 ? 56 : 50), top + 3, form === 1 ? 54 : 49, 6], main.deep) +
    detail +
    path(
      'M76 366q60 8 196 4v12q-6 8-20 6-120 4-166 2-14-4-10-24Z',
      form === 1 || form === 3 ? accent.deep : '#3a3230',
    );
  return pair(moved([-14, 0], 1, boot));
};

const handbag = ({ main, accent, form, chance }: Sketch): string => {
  const metal = chance.pick(['#d2b268', '#c8ccd1'] as const);
  const stitches = line('M98 376h164', main.light, 1.6);
  const bag = byForm(form, [
    line('M122 268C118 130 242 130 238 268', main.deep, 9) +
      path('M74 262q106 14 212 0l14 116q0 12-12 12H72q-12 0-12-12Z', main.fall) +
      twice(oval([122, 282, 6, 6], metal)) +
      path('M180 268v34q-14 0-14 14h28q0-14-14-14', accent.base) +
      rect([164, 300, 32, 40], accent.base, 5),
    line('M72 274C60 90 300 90 288 274', accent.dark, 6) +
      rect([66, 244, 228, 146], main.fall, 14) +
      path('M66 258q0-16 16-16h196q16 0 16 16v34q-30 48-114 48T66 292Z', main.light) +
      path('M66 292q30 48 114 48t114-48v5q-30 48-114 48T66 297Z', main.deep) +
      rect([160, 326, 40, 30], metal, 6) +
      rect([170, 336, 20, 10], main.deep, 3),
    line('M112 260C110 140 250 140 248 260', accent.base, 7) +
      path('M96 246q84 16 168 0l22 132q0 12-14 12H88q-14 0-14-12Z', main.fall) +
      oval([180, 248, 84, 10], main.deep) +
      line('M92 278q88 16 176 0', accent.base, 5) +
      line('M172 286l-10 48M188 286l12 44', accent.base, 4) +
      oval([162, 336, 6, 8], accent.dark) +
      oval([200, 332, 6, 8], accent.dark),
    line('M134 232c0-56 92-56 92 0', main.deep, 10) +
      path(
        'M96 230h168q10 0 14 12l28 134q2 14-12 14H66q-14 0-12-14l28-134q4-12 14-12Z',
        main.fall,
      ) +
      path(
        'M54 376l28-134q4-12 14-12h14L86 390H66q-14 0-12-14ZM306 376l-28-134q-4-12-14-12h-14l24 160h20q14 0 12-14Z',
        main.dark,
      ) +
      rect([100, 256, 160, 5], main.deep, 2) +
      rect([226, 258, 8, 22], metal, 3) +
      rect([150, 292, 60, 26], accent.base, 4),
  ]);
  return shadow([180, 390, 136, 13]) + bag + stitches;
};

const watch = ({ main, accent, form, chance }: Sketch): string => {
  const metal = chance.pick(['#c8ccd1', '#d2b268', '#c8ccd1', '#34363c'] as const);
  const strap = (from: number, to: number) =>
    path(d`M146 ${from}h68l-10 ${to - from}h-48Z`, main.fall) +
    line(d`M154 ${from}l8 ${to - from}M206 ${from}l-8 ${to - from}`, main.dark, 2);
  const links =
    form === 2
      ? times(9, (at) => line(d`M${154 + Math.abs(at - 4) * 0.6} ${94 + at * 38}h52`, main.deep, 3))
      : times(4, (at) => oval([180, 372 + at * 13, 2.6, 2.6], main.deep));
  const square = form === 1;
  const dial = square
    ? rect([124, 184, 112, 130], metal, 30) +
      rect([131, 191, 98, 116], '#17181c', 24) +
      ring([180, 240, 32, 32], '#3a3c44', 8) +
      line('M180 208a32 32 0 1 1-30 42', accent.light, 8) +
      rect([158, 285, 44, 6], accent.base, 3) +
      rect([236, 234, 9, 30], metal, 4)
    : oval([180, 249, 74, 74], '#00000026') +
      oval([180, 246, 74, 74], metal) +
      oval([180, 246, 65, 65], form === 3 ? '#26282e' : '#fbfaf6') +
      ring([180, 246, 65, 65], accent.dark, 5) +
      times(12, (at) =>
        turned(at * 30, [180, 246], rect([178.4, 188, 3.2, at % 3 === 0 ? 13 : 8], accent.dark)),
      ) +
      (form === 0
        ? ring([180, 278, 15, 15], '#d5d1c8', 2) + ring([208, 246, 12, 12], '#d5d1c8', 2)
        : '') +
      line('M180 246L150 222', form === 3 ? '#fff' : '#2b2c30', 5) +
      line('M180 246L206 200', form === 3 ? '#fff' : '#2b2c30', 4) +
      line('M176 258l8-58', accent.base, 1.8) +
      oval([180, 246, 5, 5], metal) +
      rect([253, 238, 12, 16], metal, 3);
  return (
    `<g transform="translate(8 10)" opacity=".12">${rect([150, 76, 60, 350], '#2b2630', 8)}${oval([180, 246, 74, 74], '#2b2630')}</g>` +
    strap(196, 80) +
    strap(300, 420) +
    rect([152, 66, 56, 18], metal, 6) +
    rect([160, 71, 40, 8], main.dark, 2) +
    links +
    twice(rect([136, 172, 16, 26], metal, 4) + rect([136, 296, 16, 26], metal, 4)) +
    dial
  );
};

const sunglasses = ({ main, accent, form, chance }: Sketch): string => {
  const lens = byForm(form, [
    'M68 272q40-10 92 0 8 2 6 18-4 58-50 58-48 0-54-56-2-18 6-20Z',
    'M58 262q50 6 98 14 12 4 10 18-6 50-48 52-52 2-58-48-2-22-2-36Z',
    'M114 262a46 46 0 1 1-.1 0Z',
    'M66 270q48-12 98 2 0 82-52 80-52-4-46-82Z',
  ]);
  const bridge = byForm(form, [
    line('M160 282q20-16 40 0', main.base, 9),
    line('M160 286q20-12 40 0', main.base, 10),
    line('M158 296q22-22 44 0', main.base, 7),
    line('M160 276h40', main.base, 4) + line('M160 296q20-14 40 0', main.base, 4),
  ]);
  const width = form === 3 ? 4 : chance.between(7, 11);
  const half =
    line(d`M66 284C84 ${244} 100 216 126 214l14 4`, main.dark, form === 3 ? 4 : 8) +
    `<path d="${lens}" fill="${accent.deep}" opacity=".88"/>` +
    line(lens, main.base, width) +
    path('M84 284l24-6-22 52q-10-16-2-46ZM118 276l10 0-24 62-8-4Z', '#ffffff', 0.3);
  return (
    shadow([180, 366, 142, 16]) +
    moved([0, 10], 1, twice(half) + bridge + twice(rect([59, 280, 7, 10], '#d2b268', 2)))
  );
};

export const accessories = {
  trainers: { stance: 'table', draw: trainers },
  boots: { stance: 'table', draw: boots },
  handbag: { stance: 'table', draw: handbag },
  watch: { stance: 'wall', draw: watch },
  sunglasses: { stance: 'table', draw: sunglasses },
} as const satisfies Partial<Record<SceneName, Scene>>;
