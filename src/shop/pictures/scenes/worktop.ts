import { d, line, oval, path, rect, ring, shadow, times, turned, type Point } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { bars, byForm, spread } from './forms';

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
    shadow([190, 396, 108, 14]) +
    turned(
      -16,
      [190, 396],
      handles(
        [
          [138, 118],
          [172, 108],
          [206, 118],
          [240, 130],
        ],
        sketch,
      ) +
        path('M124 186h146v172H124Z', sketch.accent.fall) +
        bars(
          [
            [132, 190],
            [166, 190],
            [200, 190],
            [234, 190],
          ],
          [32, 6],
          '#24262b',
        ),
    ) +
    path('M100 396h190l-8 -18H92Z', sketch.accent.deep),
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

const cup = (x: number, y: number): string =>
  ring([x + 24, y - 15, 9, 8], '#efece6', 4) +
  path(d`M${x - 20} ${y - 30}h42v14q0 16 -16 16h-10q-16 0 -16 -16Z`, '#fbfaf7') +
  oval([x + 1, y - 30, 21, 4], '#6b4630');

const dial = ([x, y]: Point, radius: number, colour: string): string =>
  oval([x, y, radius, radius], colour) + line(d`M${x} ${y}v${-radius * 0.7}`, '#ffffff', 2.6);

const coffeeMachines = byForm(
  ({ main, accent, chance }) =>
    rect([72, 150, 216, 92], main.fall, 12) +
    rect([92, 236, 176, 130], accent.deep) +
    rect([72, 232, 30, 150], main.base) +
    rect([62, 362, 236, 34], main.fall, 8) +
    bars(
      spread(9, 112, 248).map((x) => [x, 366] as const),
      [8, 5],
      accent.deep,
    ) +
    rect([146, 240, 68, 22], '#c9ced3', 4) +
    rect([206, 246, 92, 13], accent.base, 6) +
    path('M162 262h36l-8 14h-20Z', '#8e949b') +
    cup(179, 362) +
    ring([124, 194, 21, 21], accent.light, 4) +
    line('M124 194l9 -12', accent.dark, 3) +
    dial([chance.between(220, 250), 194], 17, accent.base) +
    bars(
      [
        [90, 138],
        [236, 138],
      ],
      [34, 12],
      '#c9ced3',
    ) +
    line('M88 248q-26 30 -14 84', '#c9ced3', 7),
  ({ main, accent, chance }) =>
    path(d`M118 ${chance.between(140, 160)}q62 -44 124 0v66h-56q-18 0 -18 18v138h-50Z`, main.fall) +
    rect([228, 152, 44, 244], accent.deep, 14) +
    rect([172, 204, 26, 22], accent.base, 4) +
    rect([104, 374, 146, 22], main.dark, 9) +
    bars(
      spread(6, 168, 226).map((x) => [x, 376] as const),
      [6, 4],
      '#24262b',
    ) +
    cup(184, 372) +
    line('M132 158q48 -30 96 0', accent.light, 7) +
    oval([140, 250, 7, 7], accent.light) +
    oval([140, 272, 7, 7], accent.base),
  ({ main, accent, chance }) =>
    path('M88 136h184v78H162v148H88Z', main.fall) +
    rect([80, 124, 192, 18], accent.dark, 7) +
    rect([76, 366, 208, 30], main.dark, 8) +
    path('M176 214h84l-12 26h-60Z', accent.base) +
    path('M184 250h68q26 40 18 84q-4 28 -20 28h-64q-16 0 -20 -28q-8 -44 18 -84Z', '#dbe6ea', 0.9) +
    path('M170 300h96q6 60 -16 60h-64q-22 0 -16 -60Z', '#5b3a28') +
    line('M268 262q38 20 4 76', accent.deep, 9) +
    rect([180, 242, 76, 11], accent.deep, 4) +
    rect([104, chance.between(230, 260), 12, 84], '#9cc3d4', 6) +
    oval([124, 380, 6, 6], '#e58231'),
  ({ main, accent, chance }) =>
    path('M112 112h136l-10 44h-116Z', '#cfdbe0', 0.9) +
    path('M116 132h128l-6 24h-116Z', '#5b3a28') +
    rect([106, 102, 148, 12], accent.dark, 5) +
    rect([72, 152, 216, 244], main.fall, 16) +
    rect([96, 172, 168, 48], '#24262b', 8) +
    rect([108, 184, chance.between(60, 90), 10], '#8ecbd0', 3) +
    oval([244, 196, 9, 9], accent.light) +
    rect([104, 236, 152, 134], accent.deep, 8) +
    rect([152, 236, 56, 36], accent.base, 6) +
    cup(158, 368) +
    cup(206, 368) +
    rect([92, 368, 176, 13], '#c9ced3', 4),
);

const panel = ({ accent, chance }: Sketch, x: number): string =>
  chance.is(0.5)
    ? dial([x + 24, 262], 17, accent.base) + dial([x + 24, 318], 17, accent.base)
    : rect([x + 3, 232, 42, 20], '#16181b', 3) +
      rect([x + 11, 238, 26, 7], '#7fd3c4', 2) +
      bars(
        spread(9, 0, 8).map(
          (at) => [x + 3 + (at % 3) * 16, 264 + Math.floor(at / 3) * 18] as const,
        ),
        [11, 11],
        accent.light,
      ) +
      rect([x + 3, 326, 42, 14], accent.base, 5);

const microwave = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const retro = form === 3;
  return (
    shadow([180, 394, 158, 14]) +
    bars(
      [
        [58, 382],
        [282, 382],
      ],
      [20, 14],
      '#2b2d31',
    ) +
    rect([28, 206, 304, 180], main.fall, retro ? 28 : 8) +
    rect([40, 220, 216, 152], form === 1 ? '#24262b' : main.dark, retro ? 20 : 6) +
    rect([54, 234, 180, 124], '#1d1f23', retro ? 30 : 5) +
    oval([144, 332, 66, 11], chance.is(0.5) ? '#6b5a34' : '#33363b') +
    (chance.is(0.6) ? path('M104 320h80q-2 20 -20 20h-40q-18 0 -20 -20Z', '#d9ccb2') : '') +
    path('M60 340l84 -102h26l-88 114Z', '#ffffff', 0.1) +
    (form === 2
      ? rect([48, 360, 200, 7], accent.light, 3)
      : rect([242, 236, 8, 120], accent.light, 4)) +
    panel(sketch, 268)
  );
};

export const worktopScenes = {
  'knife-set': { stance: 'table', draw: knives },
  'coffee-machine': {
    stance: 'table',
    draw: (sketch) => shadow([180, 396, 128, 14]) + coffeeMachines(sketch),
  },
  microwave: {
    stance: 'table',
    draw: (sketch) =>
      microwave(sketch) +
      times(
        sketch.chance.is(0.4) ? 1 : 0,
        () =>
          path('M70 206q6 -30 34 -30t34 30Z', '#d9cbb8') + path('M74 182q30 -20 60 0Z', '#c9a58a'),
      ),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
