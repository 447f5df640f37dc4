import { d, path, line, rect, oval, ring, shadow, turned } from '../../brush';
import { plant } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, bars, spread, shine } from './forms';

const kettles = byForm(
  ({ main, accent, chance }) =>
    line('M238 170q74 4 66 80q-6 70 -58 104', accent.dark, 17) +
    path('M122 162L92 178q18 20 26 52Z', main.dark) +
    path('M124 152H236L258 366q2 14 -14 14H116q-16 0 -14 -14Z', main.fall) +
    rect([132, 136, 96, 20], accent.base, 8) +
    rect([170, 124, 20, 14], accent.deep, 6) +
    rect([98, 378, 164, 18], accent.deep, 7) +
    (chance.is(0.5)
      ? rect([222, 220, 13, 108], '#dbe9ee', 6) + rect([222, 262, 13, 66], '#9cc3d4', 6)
      : '') +
    shine([132, 178, 12, 170]),
  ({ main, accent, chance }) =>
    line(d`M112 250Q110 ${chance.between(110, 136)} 180 122T248 250`, accent.dark, 14) +
    path('M250 300q40 -20 54 -66l26 4q-8 70 -70 112Z', main.dark) +
    path('M72 356q0 -128 108 -128t108 128q0 40 -30 40H102q-30 0 -30 -40Z', main.fall) +
    oval([180, 234, 54, 13], main.light) +
    oval([180, 216, 13, 13], accent.base) +
    shine([112, 274, 13, 70]),
  ({ main, accent, chance }) =>
    line('M124 344Q58 330 74 246Q82 206 50 196', main.dark, 13) +
    line(d`M232 226q60 -10 60 ${chance.between(40, 60)}v70`, accent.dark, 15) +
    path('M134 226H232L262 372q4 20 -16 20H120q-20 0 -16 -20Z', main.fall) +
    path('M134 226q50 -30 98 0Z', main.light) +
    oval([182, 204, 11, 11], accent.base) +
    shine([136, 258, 12, 104]),
  ({ main, accent }) =>
    line('M232 204q76 -8 68 66q-4 50 -44 74', accent.dark, 16) +
    path('M128 204L84 190q8 46 36 70Z', main.dark) +
    path(
      'M128 196q52 -40 104 0q40 90 36 166q-2 22 -20 22H112q-18 0 -20 -22q-4 -76 36 -166Z',
      main.fall,
    ) +
    rect([84, 380, 192, 16], accent.deep, 7) +
    path('M140 188q40 -30 80 0Z', accent.base) +
    oval([180, 166, 12, 9], accent.dark) +
    ring([180, 300, 27, 27], main.pale, 6) +
    line('M180 300l13 -13', accent.deep, 4) +
    shine([122, 250, 12, 94]),
);

const toast = (x: number, y: number): string =>
  path(d`M${x} ${y + 70}V${y + 22}q-12 -22 12 -22h44q24 0 12 22v48Z`, '#b97f45') +
  path(d`M${x + 7} ${y + 70}V${y + 24}q-6 -16 8 -16h38q14 0 8 16v46Z`, '#e6bd83');

function toasterBody({ main, accent, form }: Sketch, corner: number): string {
  const left = form === 1 ? 50 : 76;
  const width = 360 - 2 * left;
  return (
    rect([left, 222, width, 166], main.fall, corner) +
    rect([left + 22, 228, width - 44, 11], '#24262b', 5) +
    rect([left + 10, 384, width - 20, 12], accent.deep, 5) +
    rect([left + width - 26, 280, 6, 66], accent.deep, 3) +
    rect([left + width - 36, 286, 28, 15], accent.base, 5)
  );
}

function toaster(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const popped = chance.is(0.75) ? chance.between(156, 186) : 250;
  const corner = [46, 26, 10, 70][form] ?? 30;
  const loaves = form === 1 ? [76, 146, 216] : form === 2 ? [146] : [98, 194];
  return (
    shadow([180, 396, 128, 14]) +
    loaves.map((x) => toast(x, popped)).join('') +
    toasterBody(sketch, corner) +
    (chance.is(0.5)
      ? ring([130, 330, 19, 19], main.pale, 3) +
        oval([130, 330, 14, 14], accent.base) +
        line('M130 330l8 -9', '#fff', 3)
      : bars(
          spread(3, 104, 156).map((x) => [x, 348] as const),
          [18, 7],
          accent.base,
        )) +
    (form === 3 ? line('M82 306H278', accent.light, 5) : '') +
    shine([102, 256, 90, 9])
  );
}

const saucepans = byForm(
  ({ main, accent, chance }) =>
    shadow([160, 392, 124, 15]) +
    rect([250, 286, chance.between(84, 100), 18], accent.fall, 9) +
    oval([157, 272, 104, 19], main.deep) +
    path('M54 274h206v96q0 22 -22 22H76q-22 0 -22 -22Z', main.round) +
    path('M50 268q20 -40 107 -40t107 40q-107 26 -214 0Z', main.light) +
    rect([143, 206, 28, 20], accent.base, 8) +
    shine([80, 300, 13, 66]),
  ({ main, accent, chance }) =>
    turned(
      chance.between(-18, 4),
      [150, 290],
      shadow([154, 336, 128, 40]) +
        rect([246, 276, 104, 20], accent.fall, 10) +
        oval([148, 294, 122, 66], main.dark) +
        oval([148, 284, 122, 64], main.fall) +
        oval([148, 288, 104, 51], '#33353b') +
        oval([144, 282, 92, 42], '#43464d') +
        (chance.is(0.5)
          ? path('M96 286q4 -34 46 -30t60 14q18 34 -30 38t-76 -22Z', '#fdfaf2') +
            oval([148, 280, 17, 12], '#eeb23e')
          : ''),
    ),
  ({ main, accent, chance }) =>
    shadow([180, 394, 138, 15]) +
    rect([34, 278, 292, 26], main.dark, 12) +
    path('M62 262h236v92q0 40 -40 40H102q-40 0 -40 -40Z', main.round) +
    path(d`M54 262q20 ${-chance.between(40, 58)} 126 -50t126 50q-126 22 -252 0Z`, main.light) +
    path('M62 262q118 20 236 0v12q-118 20 -236 0Z', main.deep) +
    oval([180, 200, 19, 13], accent.fall) +
    shine([92, 296, 14, 60]),
  ({ main, accent, chance }) =>
    shadow([180, 396, 118, 15]) +
    line('M76 250h-28v34h28M284 250h28v34h-28', accent.dark, 10) +
    rect([76, 190, 208, 204], main.round, 12) +
    (chance.is(0.5)
      ? line('M78 292h204', main.deep, 4) + rect([76, 180, 208, 14], main.light, 5)
      : oval([180, 192, 104, 15], main.deep)) +
    path('M72 184q22 -34 108 -34t108 34q-108 22 -216 0Z', main.light) +
    rect([164, 130, 32, 20], accent.base, 8) +
    shine([100, 220, 13, 150]),
);

export const kitchenwareScenes = {
  kettle: {
    stance: 'table',
    draw: (sketch) =>
      (sketch.chance.is(0.3) ? plant([46, 390], 96, sketch.chance) : '') +
      shadow([180, 396, 116, 14]) +
      kettles(sketch),
  },
  toaster: { stance: 'table', draw: toaster },
  saucepan: { stance: 'table', draw: saucepans },
} as const satisfies Partial<Record<SceneName, Scene>>;
