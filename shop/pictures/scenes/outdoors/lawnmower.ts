/** Lawnmowers. */
import { d, line, oval, path, rect, shadow, times } from '../../brush';
import type { Sketch } from '../../scene';
import { pickByForm } from '../scene-parts';

const iron = '#3a3c42';

const mowerTyre = (x: number, r: number, hub: string): string =>
  oval([x, 390 - r, r, r], iron) +
  oval([x, 390 - r, r * 0.56, r * 0.56], hub) +
  oval([x, 390 - r, r * 0.2, r * 0.2], '#e8e6e1');

const pushMower = ({ main, accent, chance }: Sketch): string =>
  line('M224 322L306 122q4-10 14-8l10 4', iron, 8) +
  line('M236 330L316 134', iron, 5) +
  line('M296 146l24 8', accent.base, 7) +
  path('M214 268h78l26 56q4 26-14 28h-90Z', accent.dark) +
  line('M236 284l18 58M262 284l22 58', '#00000033', 3) +
  path('M54 366q-2-44 38-50l36-4q4-22 20-22h56q12 0 16 16l20 60Z', main.fall) +
  path('M128 312q2-40 20-44h48q16 4 18 40Z', main.deep) +
  rect([138, 256, 66, 16], accent.base, 7) +
  rect([146, 290, 50, 10], main.light, 4) +
  rect([50, 358, 196, 12], main.deep, 6) +
  line('M74 338q8-10 24-12', main.pale, 4) +
  mowerTyre(94, 26, accent.base) +
  mowerTyre(226, chance.between(30, 40), accent.base);

const robotMower = ({ main, accent }: Sketch): string =>
  path('M62 374q-6-72 70-86 90-14 144 28 28 22 26 58Z', main.fall) +
  path('M112 298q60-20 118 0l-14 26h-84Z', main.deep) +
  rect([158, 302, 36, 14], accent.base, 5) +
  rect([56, 368, 250, 14], main.deep, 7) +
  line('M86 340q10-26 34-32', main.pale, 5) +
  mowerTyre(96, 20, accent.base) +
  mowerTyre(252, 44, accent.base);

const rideMower = ({ main, accent }: Sketch): string =>
  path('M204 286q-2-18 12-20h42l8-58q16-6 20 8l-8 78Z', accent.dark) +
  path('M54 352v-54q2-20 26-22l66-4 20 44h44l6 36Z', main.fall) +
  path('M196 352v-46q0-18 20-22 50-8 76 22l8 46Z', main.fall) +
  line('M168 272l-14-40M136 238l40-12', iron, 7) +
  rect([60, 290, 20, 16], '#fff3c8', 5) +
  line('M104 290h38M104 304h40', main.deep, 4) +
  rect([60, 348, 240, 16], main.deep, 6) +
  mowerTyre(254, 50, accent.base) +
  mowerTyre(94, 36, accent.base);

const kinds = [pushMower, robotMower, rideMower, pushMower] as const;

/** A mower to push, one that drives itself, or one to ride on. */
export const lawnmower = (sketch: Sketch): string =>
  shadow([180, 390, 148, 13]) +
  pickByForm(sketch.form, kinds)(sketch) +
  times(7, (at) => line(d`M${40 + at * 47} 399l-3-10m3 10l4-9`, '#8da376', 2));
