import { d, path, line, rect, oval, ring, shadow, turned, moved, times } from '../../brush';
import { plant } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread } from './forms';
import { spines } from './bookcases';

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
    (sketch.chance.is(0.5)
      ? rect([136, 232, 88, 90], '#4b4f56', 10) + rect([150, 246, 60, 10], '#8ecbd0', 4)
      : plant([70, 344], 130, sketch.chance)) +
    oval([180, 372, 132, 42], '#2b2d31') +
    path('M48 346v24q20 40 132 40t132 -40v-24Z', sketch.main.dark) +
    oval([180, 346, 132, 42], sketch.main.fall) +
    ring([180, 346, 104, 32], sketch.main.pale, 2) +
    oval([180, 340, 40, 13], sketch.accent.base) +
    oval([180, 334, 40, 13], sketch.accent.light) +
    oval([180, 376, 8, 3], '#8ecbd0') +
    rect([140, 392, 80, 9], '#16181b', 4),
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
    rect([22, 96, 250, 8], '#c9b08c', 2) +
    times(4, (at) => rect([58 + at * 3, 78 - at * 19, 110 - at * 6, 17], spines[at] ?? '#999', 6)) +
    rect([206, 46, 30, 50], '#b8d3dc', 8) +
    path('M212 34h34v8h-14v6h-20Z', '#4b4f56') +
    shadow([180, 392, 130, 8]) +
    moved([26, 40], 0.9, ironBody(sketch)),
);

export const cleaningScenes = {
  vacuum: { stance: 'floor', draw: (sketch) => shadow([176, 410, 120, 11]) + vacuums(sketch) },
  iron: { stance: 'table', draw: irons },
} as const satisfies Partial<Record<SceneName, Scene>>;
