import { d, line, oval, path, rect, ring, shadow, times, turned, type Point } from '../brush';
import { plant, twigs } from '../props';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { bars, byForm, spread } from './forms';

const knob = ([x, y]: Point, radius: number, { main, accent }: Sketch): string =>
  oval([x, y, radius, radius], main.pale) +
  oval([x, y, radius - 4, radius - 4], accent.base) +
  line(d`M${x} ${y}v${5 - radius}`, '#ffffff', 3);

/** The box, its feet and its strip of controls. */
const cabinet = (sketch: Sketch, left: number): string => {
  const { main, accent, chance } = sketch;
  const width = 360 - 2 * left;
  const display = chance.is(0.6);
  return (
    shadow([180, 412, width / 2 + 18, 12]) +
    bars(
      [
        [left + 12, 404],
        [left + width - 34, 404],
      ],
      [22, 9],
      '#2b2d31',
    ) +
    rect([left, 124, width, 284], main.fall, 8) +
    rect([left, 124, width, 52], chance.is(0.5) ? accent.base : main.light, 8) +
    rect([left, 172, width, 3], main.deep) +
    knob([chance.between(168, 192), 149], 19, sketch) +
    (display
      ? rect([214, 138, 58, 22], '#16181b', 4) + rect([222, 145, 28, 8], '#8ecbd0', 2)
      : times(4, (at) => oval([218 + at * 17, 149, 5.6, 5.6], main.pale)))
  );
};

const laundry = ['#e9dcc6', '#9fb7c9', '#d99b8c', '#f6f4ef'] as const;

const porthole = ({ accent, chance }: Sketch, radius: number, rim: string): string =>
  oval([180, 288, radius, radius], rim) +
  ring([180, 288, radius - 3, radius - 3], '#ffffff', 1.4) +
  oval([180, 288, radius - 17, radius - 17], '#2a3038') +
  (chance.is(0.7)
    ? path(
        d`M${200 - radius} 300q24 -26 50 -6t56 -10q30 8 ${radius - 60} 20q-10 40 -70 ${radius - 42}q-64 -10 -72 -60Z`,
        chance.pick(laundry),
      ) + path('M140 320q30 -18 60 4t24 20q-30 30 -70 8Z', chance.pick(laundry))
    : line(
        d`M180 288L${180 + radius * 0.5} 330M180 288L${180 - radius * 0.5} 330M180 288V${300 - radius}`,
        '#454d57',
        8,
      )) +
  path(d`M${206 - radius} 272q16 -44 60 -52q-34 22 -42 56Z`, '#ffffff', 0.3) +
  rect([180 + radius - 14, 268, 15, 40], accent.light, 6);

const washingMachine = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const rims = [main.deep, '#c9ced3', '#24262b', accent.dark] as const;
  return (
    cabinet(sketch, 76) +
    rect([88, 134, 60, 32], main.pale, 4) +
    rect([102, 152, 32, 5], main.deep, 2) +
    porthole(sketch, form === 2 ? 92 : chance.between(76, 86), rims[form] ?? main.deep) +
    rect([88, 384, 34, 14], main.dark, 3) +
    (chance.is(0.5)
      ? plant([chance.is(0.5) ? 112 : 244, 124], 72, chance)
      : rect([210, 78, 34, 46], '#b8cbd8', 7) + rect([220, 66, 14, 14], '#5f7f97', 3))
  );
};

const basket = ({ chance }: Sketch): string =>
  path('M104 84q20 -26 44 -10q26 -18 46 -2q26 -8 40 14l-8 22H112Z', chance.pick(laundry)) +
  path('M98 88H244L234 124H108Z', '#c69f6d') +
  line('M102 100H240M105 112H237', '#a9814f', 2.4);

const tumbleDryer = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const square = form === 1 || form === 3;
  return (
    basket(sketch) +
    cabinet(sketch, 76) +
    rect([84, 134, 70, 32], main.light, 4) +
    line('M104 156q15 8 30 0', main.deep, 4) +
    (square
      ? rect([100, 196, 160, 160], main.dark, 22) +
        rect([108, 204, 144, 144], main.light, 18) +
        rect([124, 220, 112, 112], '#2a3038', 56) +
        path('M138 290q30 -24 44 -4t42 -2q-8 40 -46 42t-40 -36Z', chance.pick(laundry)) +
        rect([240, 256, 10, 44], accent.base, 5)
      : porthole(sketch, 80, main.pale)) +
    bars(
      spread(form === 0 ? 9 : 6, 96, 150).map((x) => [x, 380] as const),
      [4, 16],
      main.deep,
    )
  );
};

const fridgeDoors = ({ main, accent, chance }: Sketch, split: number): string =>
  rect([104, 84, 152, split - 86], main.fall, 7) +
  rect([104, split + 2, 152, 400 - split], main.fall, 7) +
  (chance.is(0.6)
    ? rect([114, split - 76, 7, 62], accent.base, 3) +
      rect([114, split + 16, 7, 62], accent.base, 3)
    : rect([106, split - 8, 148, 6], main.deep, 2) + rect([106, split + 4, 148, 6], main.deep, 2));

const magnets = ({ chance }: Sketch): string =>
  chance.is(0.5)
    ? rect([186, 150, 26, 34], '#fbfaf7', 1) +
      oval([199, 150, 4, 4], '#c23a33') +
      rect([206, 194, 18, 20], '#f0cd4b', 1)
    : '';

const fridges = byForm(
  (sketch) => fridgeDoors(sketch, sketch.chance.between(236, 290)) + magnets(sketch),
  ({ main, accent, chance }) =>
    rect([66, 84, 112, 318], main.fall, 7) +
    rect([182, 84, 112, 318], main.fall, 7) +
    rect([164, 170, 7, chance.between(110, 160)], accent.base, 3) +
    rect([189, 170, 7, 130], accent.base, 3) +
    rect([88, 176, 56, 78], '#24262b', 6) +
    rect([98, 184, 36, 14], '#8ecbd0', 3) +
    path('M104 214h24v34h-24Z', '#3a3f46'),
  ({ main, accent, chance }) =>
    rect([88, 202, 184, 200], main.fall, 8) +
    rect([80, 190, 200, 14], accent.light, 4) +
    rect([98, chance.between(216, 230), 60, 7], accent.base, 3) +
    line('M92 380h176', main.deep, 2) +
    twigs([236, 190], 96, main.pale) +
    oval([132, 176, 34, 15], '#d9cbb8'),
  ({ main, accent, chance }) =>
    rect([100, 84, 160, 318], main.fall, 34) +
    line('M102 186h156', main.deep, 4) +
    rect([112, 136, 40, 9], '#dfe3e6', 4) +
    rect([112, 204, 40, 9], '#dfe3e6', 4) +
    line('M208 112h28', accent.light, 5) +
    path('M118 104q6 -12 30 -12q-24 10 -24 60Z', '#ffffff', 0.4) +
    (chance.is(0.5) ? line('M104 320H256', accent.light, 6) : ''),
);

const fridge = (sketch: Sketch): string =>
  shadow([180, 410, sketch.form === 1 ? 134 : 104, 11]) +
  bars(
    [
      [114, 398],
      [226, 398],
    ],
    [20, 12],
    '#2b2d31',
  ) +
  fridges(sketch);

const brushHead = ({ main }: Sketch, x: number, width: number): string =>
  path(d`M${x + 12} 378h${width - 24}l12 30h${-width}Z`, main.dark) +
  rect([x, 402, width, 9], '#2b2d31', 4);

const vacuums = byForm(
  (sketch) =>
    turned(
      sketch.chance.between(4, 10),
      [150, 400],
      line('M178 210V92', sketch.accent.dark, 9) +
        line('M178 92q-4 -26 22 -26', sketch.accent.base, 13) +
        path('M148 196h62l12 178H136Z', sketch.main.fall) +
        rect([156, 226, 46, 96], '#dfe8eb', 20) +
        rect([160, 270, 38, 50], '#aeb6ba', 16) +
        oval([179, 346, 15, 15], sketch.accent.base),
    ) + brushHead(sketch, 84, 150),
  (sketch) =>
    turned(
      -12,
      [180, 400],
      rect([174, 170, 12, 214], sketch.accent.fall, 5) +
        rect([152, 96, 58, 92], sketch.main.fall, 18) +
        rect([160, 150, 42, 56], '#dfe8eb', 16) +
        line('M182 98q-2 -38 40 -30q30 8 14 62', sketch.main.dark, 12) +
        oval([180, 124, 15, 15], sketch.accent.light),
    ) + brushHead(sketch, 120, 122),
  (sketch) =>
    line('M252 318Q330 150 206 110T84 196L74 380', '#3a3d43', 10) +
    line('M82 210L72 384', sketch.accent.light, 9) +
    line('M96 150l-14 60', sketch.accent.dark, 14) +
    path('M138 392q-12 -96 82 -104q92 -4 104 70q2 34 -18 40H152Z', sketch.main.fall) +
    oval([288, 380, 32, 32], '#2b2d31') +
    oval([288, 380, 16, 16], sketch.accent.base) +
    rect([180, 306, 64, 42], '#dfe8eb', 19) +
    oval([158, 396, 14, 14], '#2b2d31') +
    rect([36, 382, 80, 18], sketch.main.dark, 7),
  (sketch) =>
    oval([180, 372, 132, 42], '#2b2d31') +
    path('M48 346v24q20 40 132 40t132 -40v-24Z', sketch.main.dark) +
    oval([180, 346, 132, 42], sketch.main.fall) +
    ring([180, 346, 104, 32], sketch.main.pale, 2) +
    oval([180, 340, 40, 13], sketch.accent.base) +
    oval([180, 334, 40, 13], sketch.accent.light) +
    oval([180, 376, 8, 3], '#8ecbd0') +
    rect([140, 392, 80, 9], '#16181b', 4) +
    (sketch.chance.is(0.5)
      ? rect([150, 236, 60, 60], '#4b4f56', 8) + rect([158, 244, 44, 8], '#8ecbd0', 3)
      : plant([76, 330], 130, sketch.chance)),
);

const ironBody = ({ main, accent, chance }: Sketch): string =>
  path('M56 372Q84 280 190 272h104l18 100Z', main.fall) +
  path('M118 296Q158 214 236 210h52q18 0 16 22l-6 48h-26l4 -32q-82 -14 -120 48Z', accent.fall) +
  path('M44 384q2 -12 14 -12h254v18H46Z', '#b4bac1') +
  path('M86 340q30 -46 90 -50l-8 40Z', '#cfe4ec', 0.9) +
  oval([250, 330, chance.between(17, 23), 20], main.pale) +
  line('M250 330l10 -12', accent.deep, 4) +
  line('M302 236q40 -20 34 -90t24 -70', '#3a3d43', 6);

const board =
  rect([0, 392, 360, 16], '#d9dfe2') +
  rect([0, 408, 360, 72], '#c5cdd2') +
  line(
    spread(9, 20, 340)
      .map((x) => d`M${x} 414l14 60`)
      .join(''),
    '#b7c0c6',
    4,
  );

const irons = byForm(
  (sketch) => board + shadow([180, 392, 146, 8]) + ironBody(sketch),
  (sketch) =>
    shadow([180, 400, 140, 14]) +
    path('M56 330h248l20 52q2 16 -14 16H50q-16 0 -14 -16Z', sketch.accent.fall) +
    `<g transform="translate(46 98) scale(.74 .62)">${ironBody(sketch)}</g>` +
    oval([290, 364, 15, 15], sketch.main.base) +
    rect([70, 356, 60, 14], sketch.main.dark, 6) +
    line('M316 380q40 -60 12 -150', '#3a3d43', 7),
  (sketch) =>
    shadow([180, 404, 96, 13]) +
    line('M122 386V96M238 386V96M122 96H238', '#aab0b6', 6) +
    path(
      'M132 100q48 -34 96 0l30 32l-16 22l-18 -14l6 176H130l6 -176l-18 14l-16 -22Z',
      sketch.accent.pale,
    ) +
    path('M164 88q16 22 32 0', sketch.accent.pale) +
    path('M104 352h152l12 38q2 14 -12 14H104q-14 0 -12 -14Z', sketch.main.fall) +
    line('M250 360q70 -60 44 -150', '#3a3d43', 7) +
    path('M272 150h44q14 0 12 16l-8 52h-26Z', sketch.main.dark) +
    oval([180, 380, 12, 12], sketch.accent.base),
  (sketch) =>
    board +
    turned(-68, [250, 330], `<g transform="translate(40 10) scale(.9)">${ironBody(sketch)}</g>`) +
    shadow([250, 392, 70, 8]),
);

export const applianceScenes = {
  'washing-machine': { stance: 'floor', draw: washingMachine },
  'tumble-dryer': { stance: 'floor', draw: tumbleDryer },
  fridge: { stance: 'floor', draw: fridge },
  vacuum: { stance: 'floor', draw: (sketch) => shadow([176, 410, 120, 11]) + vacuums(sketch) },
  iron: { stance: 'table', draw: irons },
} as const satisfies Partial<Record<SceneName, Scene>>;
