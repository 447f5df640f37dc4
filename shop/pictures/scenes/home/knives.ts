import { d, path, line, rect, oval, shadow, turned, type Point } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread } from './forms';

/** A knife with its handle up; the point is where handle and blade meet. */
const knife = ([x, y]: Point, length: number, { main, accent }: Sketch): string =>
  path(d`M${x - 9} ${y}h20q2 ${length * 0.7} -20 ${length}Z`, '#c9ced3') +
  path(d`M${x - 9} ${y}h6q2 ${length * 0.6} -6 ${length}Z`, '#e9ecee') +
  rect([x - 11, y - 8, 23, 10], accent.base, 2) +
  rect([x - 10, y - 88, 21, 82], main.fall, 8) +
  path(d`M${x - 2} ${y - 66}h5v5h-5ZM${x - 2} ${y - 34}h5v5h-5Z`, main.pale);

const handles = (places: readonly Point[], { main, accent }: Sketch): string =>
  places
    .map(([x, y]) => rect([x, y, 22, 84], main.fall, 8) + rect([x, y + 66, 22, 8], accent.light))
    .join('');

const knives = byForm(
  (sketch) =>
    shadow([184, 396, 108, 14]) +
    turned(
      -20,
      [160, 200],
      handles(
        spread(4, 92, 206).map((x, at) => [x, 118 + (at % 2) * 12] as const),
        sketch,
      ),
    ) +
    path('M90 226L228 176L280 396H142Z', sketch.accent.fall) +
    path('M90 226L228 176L230 186L93 236Z', sketch.accent.deep) +
    line('M150 372l110 -1', sketch.accent.pale, 3),
  (sketch) =>
    shadow([180, 396, 90, 14]) +
    handles(
      [
        [122, 132],
        [152, 104],
        [184, 116],
        [216, 138],
      ],
      sketch,
    ) +
    path('M108 206h144v176q0 16 -16 16H124q-16 0 -16 -16Z', sketch.accent.round) +
    oval([180, 206, 72, 14], sketch.accent.deep) +
    (sketch.chance.is(0.5) ? line('M116 300h128', sketch.accent.pale, 4) : ''),
  (sketch) =>
    rect([44, 108, 272, 300], '#c89d68', 16) +
    line('M60 160q120 14 240 0M60 250q120 -14 240 0M60 350q120 12 240 0', '#b5864f', 3) +
    spread(2 + sketch.chance.below(2), 110, 236)
      .map((x, at) =>
        turned(
          sketch.chance.between(-8, 8),
          [x, 230],
          knife([x, 220 + at * 6], 160 - at * 26, sketch),
        ),
      )
      .join(''),
  (sketch) =>
    rect([36, 156, 288, 40], sketch.accent.fall, 6) +
    rect([36, 156, 288, 8], sketch.accent.pale, 4) +
    spread(4, 78, 282)
      .map((x, at) => knife([x, 216], 170 - ((at + sketch.form) % 4) * 26, sketch))
      .join(''),
);

export const knifeScenes = {
  'knife-set': { stance: 'table', draw: knives },
} as const satisfies Partial<Record<SceneName, Scene>>;
