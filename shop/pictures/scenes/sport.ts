/** Things for moving about and for nights out of doors. */
import { d, line, moved, oval, path, rect, ring, shadow, times, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { bicycle } from './outdoors/bicycle';
import { pickByForm } from './scene-parts';

function tent({ main, accent, form, chance }: Sketch): string {
  const top = chance.between(176, 202);
  const pegs = line('M40 386l-16 8M320 386l16 8', '#7d6a52', 3);
  const flag =
    line(d`M180 ${top}v-34`, '#7d6a52', 4) + path(d`M182 ${top - 34}l32 9-32 10Z`, accent.base);
  const shape = pickByForm(form, [
    path(d`M34 390Q60 ${top} 180 ${top}T326 390Z`, main.fall) +
      path(d`M34 390Q60 ${top} 180 ${top}Q112 250 96 390Z`, main.dark) +
      path(d`M138 390q0-110 48-126 46 20 52 126Z`, accent.deep) +
      path('M186 264q46 20 52 126h-22q10-70-30-126Z', accent.base) +
      line(d`M34 390Q60 ${top} 180 ${top}T326 390`, main.deep, 4),
    flag +
      path(d`M180 ${top}L322 330v60H38v-60Z`, main.fall) +
      path(d`M180 ${top}L38 330v60h70Z`, main.dark) +
      path(d`M180 ${top + 10}L252 330v60h-72Z`, main.light) +
      path('M180 240q36 60 40 150h-80q4-90 40-150Z', accent.deep) +
      path('M180 240q-36 60-40 150h-16q8-100 56-150Z', accent.light) +
      line('M38 331q36 18 70 0t72 0 72 0 70 0', accent.base, 6),
    path(d`M100 ${top + 10}h178L330 390H226Z`, main.fall) +
      path(d`M100 ${top + 10}L226 390H34Z`, main.dark) +
      path(d`M100 ${top + 60}l52 ${330 - top}H74Z`, accent.deep) +
      path(d`M100 ${top + 60}l-26 ${330 - top}h-22Z`, accent.light) +
      line(d`M100 ${top + 4}V${top + 12}M100 ${top + 10}h178`, main.deep, 5),
    path('M30 390q-6-150 70-150h160q76 6 74 150Z', main.fall) +
      path('M110 390q0-150-20-149 60-12 80 149Z', main.dark) +
      path('M30 390q-6-150 66-150 56 10 60 150Z', main.light) +
      path('M56 390q-4-110 40-112 38 8 40 112Z', accent.deep) +
      path('M96 278q38 8 40 112h-16q2-80-24-112Z', accent.base) +
      line('M196 240q42 20 42 150M250 240q44 20 46 150', main.deep, 4),
  ]);
  return (
    shadow([180, 392, 170, 14]) +
    pegs +
    shape +
    times(6, (at) => line(d`M${34 + at * 58} 398l-3-9m3 9l4-8`, '#8da376', 2))
  );
}

/** One dumbbell, its middle at 180 and `y`. */
const dumbbell = ({ main, accent, form }: Sketch, y: number): string =>
  pickByForm(form, [
    twice(
      path(d`M70 ${y - 34}l12-10h26l12 10v68l-12 10h-26l-12-10Z`, main.fall) +
        rect([78, y - 40, 5, 80], main.deep),
    ),
    twice(
      rect([70, y - 42, 20, 84], main.round, 6) +
        rect([92, y - 54, 22, 108], main.fall, 7) +
        rect([96, y - 44, 5, 88], main.light, 2) +
        rect([58, y - 12, 12, 24], '#b4bac1', 3),
    ),
    twice(oval([94, y, 32, 46], main.fall) + oval([84, y - 12, 8, 15], main.light)),
    twice(
      rect([70, y - 30, 14, 60], main.fall, 4) +
        rect([86, y - 40, 16, 80], accent.fall, 5) +
        rect([104, y - 50, 18, 100], main.fall, 6),
    ),
  ]) +
  rect([120, y - 10, 120, 20], form === 2 ? main.dark : '#b4bac1', 6) +
  line(d`M152 ${y - 8}v16M160 ${y - 8}v16M200 ${y - 8}v16M208 ${y - 8}v16`, '#00000030', 2.4) +
  rect([173, y - 14, 14, 28], accent.base, 3);

function dumbbells(sketch: Sketch): string {
  const half = pickByForm(sketch.form, [44, 54, 46, 50]);
  const away = sketch.chance.between(40, 52);
  return (
    shadow([182 + away, 358, 116, 9]) +
    moved([22 + away, 358 - half * 0.88], 0.88, dumbbell(sketch, 0)) +
    shadow([146, 392, 132, 12]) +
    moved([-26, 392 - half * 0.96], 0.96, dumbbell(sketch, 0))
  );
}

const around = (draw: (at: number) => string): string =>
  times(5, (at) => turned(at * 72, [180, 290], draw(at)));

function football({ main, accent, form, chance }: Sketch): string {
  const seams = around(() => line('M180 258v-32M206 212l40 29', main.deep, 2.4));
  const classic =
    seams +
    around(() => path('M180 226l26-14 8-15q-34-10-68 0l8 15Z', accent.base)) +
    path('M180 258l30 22-11 36h-38l-11-36Z', accent.base);
  const swirl = times(4, (at) =>
    turned(
      at * 90,
      [180, 290],
      path(
        'M180 290q10-60 60-70 26 18 32 38-60-8-92 32Z',
        at % 2 === 0 ? accent.base : accent.dark,
      ),
    ),
  );
  const star = 'l9 20 22 2-16 15 5 21-20-11-20 11 5-21-16-15 22-2Z';
  const stars =
    path('M180 260' + star, accent.base) +
    around((at) => path('M180 196' + star, at % 2 === 0 ? accent.base : accent.dark)) +
    around(() => line('M180 254v-10', main.deep, 2.4));
  const bands =
    path('M84 270q96-44 192 0v40q-96-44-192 0Z', accent.base) +
    line('M124 210q56 30 112 0M124 370q56-30 112 0', main.deep, 2.4);
  const ball =
    oval([180, 290, 98, 98], main.fall) + pickByForm(form, [classic, swirl, stars, bands]);
  return (
    (form === 3 ? '' : line('M40 480L110 344M320 480L266 344', '#f4f6ee', 3)) +
    shadow([184, 388, 104, 14]) +
    turned(chance.between(-30, 30), [180, 290], ball) +
    '<radialGradient id="b" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#111522" stop-opacity=".42"/></radialGradient>' +
    oval([180, 290, 98, 98], 'url(#b)') +
    times(9, (at) => line(d`M${96 + at * 21} 394l-4-13m4 13l5-11`, '#93aa7c', 2.6))
  );
}

function yogaMat({ main, accent, form, chance }: Sketch): string {
  const spiral = (x: number, y: number, r: number) =>
    oval([x, y, r, r], main.dark) +
    times(4, (at) =>
      ring([x, y, r * (0.92 - at * 0.22), r * (0.92 - at * 0.22)], main.light, 2.4),
    ) +
    oval([x, y, r * 0.14, r * 0.14], main.deep);
  const lying =
    path('M116 304l190-18 34 92-206 14Z', main.fall) +
    line('M122 312l180-17', accent.base, 3) +
    rect([62, 290, 84, 100], main.round, 0) +
    oval([104, 290, 0, 0], main.base) +
    spiral(104, 344, 46);
  const rolled =
    rect([88, 296, 206, 92], main.fall, 40) +
    rect([130, 296, 16, 92], accent.base) +
    rect([232, 296, 16, 92], accent.base) +
    line('M138 300q52-92 102 0', accent.dark, 9) +
    spiral(92, 342, 46);
  const standing =
    rect([128, 140, 96, 250], main.round, 6) +
    oval([176, 142, 48, 15], main.light) +
    ring([176, 142, 34, 10], main.dark, 3) +
    ring([176, 142, 18, 5], main.dark, 3) +
    rect([128, 196, 96, 12], accent.base) +
    rect([128, 320, 96, 12], accent.base) +
    line('M224 200q56 60 0 128', accent.dark, 7);
  const block =
    rect([242, 336, 66, 54], accent.fall, 7) + rect([242, 336, 66, 10], accent.light, 5);
  const bottle =
    rect([262, 286, 34, 104], accent.fall, 9) +
    rect([268, 268, 22, 22], '#3a3c42', 5) +
    rect([268, 300, 6, 70], accent.light, 3);
  return (
    shadow([186, 391, 150, 12]) +
    pickByForm(form, [lying, standing + block, rolled, standing + bottle]) +
    (chance.is(0.3) && form !== 1 && form !== 3 ? oval([282, 366, 22, 22], accent.fall) : '')
  );
}

export const sportScenes = {
  bicycle: { stance: 'floor', draw: bicycle },
  tent: { stance: 'lawn', draw: tent },
  dumbbells: { stance: 'floor', draw: dumbbells },
  football: { stance: 'lawn', draw: football },
  'yoga-mat': { stance: 'floor', draw: yogaMat },
} as const satisfies Partial<Record<SceneName, Scene>>;
