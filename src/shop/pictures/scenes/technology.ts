/** Things with a plug or a battery. */
import { d, line, moved, oval, path, rect, ring, shadow, times, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { gamesConsole } from './games-console';
import { byForm, view } from './scene-parts';

const glass = '#1d1e23';

const television = ({ main, accent, form, chance }: Sketch): string => {
  const width = chance.between(252, 296);
  const height = width * 0.57;
  const left = 180 - width / 2;
  const top = byForm(form, [308, 268, 298, 258]) - height;
  const foot = top + height;
  const wood = chance.pick(['#c09a6c', '#8a6a4e', '#e9e4da'] as const);
  const unit =
    rect([50, 318, 260, 54], wood, 4) +
    rect([50, 318, 260, 6], '#ffffff55', 3) +
    line('M137 328v40M223 328v40', '#00000030', 2) +
    line('M72 372v20M288 372v20', '#5b4a3c', 6);
  const under = byForm(form, [
    twice(line(d`M${left + 46} ${foot}l-12 10h24Z`, main.deep, 4)) + unit,
    rect([92, 286, 176, 16], main.deep, 8) + rect([60, 334, 240, 30], wood, 4),
    rect([168, foot, 24, 14], main.dark) + rect([124, foot + 10, 112, 7], main.deep, 3) + unit,
    line(d`M180 ${foot - 10}V330M180 330L112 392M180 330L248 392M180 330V386`, wood, 8),
  ]);
  return (
    shadow([180, 392, 140, 12]) +
    under +
    rect([left, top, width, height], main.fall, 6) +
    rect([left + 4, top + 4, width - 8, height - 11], glass, 3) +
    view([left + 7, top + 7, width - 14, height - 17], accent, chance)
  );
};

const laptop = ({ main, accent, form, chance }: Sketch): string => {
  const lid = rect([68, 178, 224, 150], main.fall, 9);
  const screen = rect([73, 183, 214, 140], glass, 6) + view([80, 191, 200, 124], accent, chance);
  const deck =
    path('M60 328h240l28 54q2 8-8 8H40q-10 0-8-8Z', main.fall) +
    path('M32 383h296q1 8-8 8H40q-9 0-8-8Z', main.deep) +
    path('M80 335h200l13 25H67Z', main.deep) +
    line(
      'M77 343h206M72 351h216M103 336l-7 23M129 336l-5 23M155 336l-2 23M180 336v23M205 336l2 23M231 336l5 23M257 336l7 23',
      main.dark,
      1.6,
    ) +
    path('M148 364h64l3 15h-70Z', main.dark);
  const back =
    rect([64, 186, 232, 158], main.fall, 12) +
    oval([180, 264, 15, 15], accent.base) +
    oval([187, 258, 11, 11], main.base) +
    path('M56 344h248l10 38q0 8-8 8H54q-8 0-8-8Z', main.dark) +
    rect([120, 340, 120, 8], main.deep, 4);
  const tent =
    path('M52 386L92 226q3-8 12-8h154q10 0 12 8l38 160Z', main.dark) +
    path('M62 382l37-146q2-8 10-8h142q8 0 10 8l37 146Z', glass) +
    path('M74 372l32-128h148l32 128Z', accent.pale) +
    path('M74 372l15-60q50-36 96-6t86-8l15 74Z', accent.base) +
    oval([220, 276, 14, 14], '#fff8e4') +
    rect([46, 382, 268, 9], main.fall, 4);
  return (
    shadow([180, 390, 160, 13]) +
    byForm(form, [
      lid + screen + deck,
      back,
      tent,
      lid +
        screen +
        deck +
        oval([309, 397, 15, 9], accent.deep) +
        oval([309, 394, 15, 9], accent.base),
    ])
  );
};

const earbuds = ({ main, accent }: Sketch): string =>
  shadow([180, 390, 90, 12]) +
  path('M112 306q0-62 68-62t68 62Z', main.dark) +
  rect([106, 300, 148, 92], main.fall, 38) +
  rect([124, 300, 112, 22], main.deep, 10) +
  oval([180, 346, 5, 5], accent.light) +
  twice(
    turned(
      12,
      [140, 200],
      rect([132, 186, 16, 74], main.round, 8) +
        oval([140, 184, 25, 24], main.fall) +
        oval([152, 182, 11, 16], accent.dark) +
        oval([132, 175, 5, 7], main.pale),
    ),
  );

const headphones = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  if (form === 3) return earbuds(sketch);
  const cup = chance.between(42, 54);
  const top = form === 1 ? 118 : 138;
  const stand =
    form === 1
      ? ''
      : line('M180 168V384', accent.dark, 9) +
        rect([152, 158, 56, 14], accent.dark, 7) +
        oval([180, 386, 58, 9], accent.deep) +
        oval([180, 382, 58, 9], accent.base);
  const ends = form === 1 ? 334 : 268;
  return (
    shadow([180, 390, form === 1 ? 120 : 80, 12]) +
    stand +
    line(d`M98 ${ends}C86 ${top - 30} 274 ${top - 30} 262 ${ends}`, main.deep, 15) +
    line(d`M96 ${ends - 6}C86 ${top - 34} 274 ${top - 34} 264 ${ends - 6}`, main.base, 9) +
    line(d`M136 ${top + 24}Q180 ${top - 8} 224 ${top + 24}`, accent.base, 10) +
    twice(
      turned(
        5,
        [98, ends],
        rect([98, ends - cup, 34, cup * 2], accent.dark, 16) +
          rect([74, ends - cup - 3, 38, cup * 2 + 6], main.fall, 19) +
          rect([80, ends - cup * 0.55, 8, cup * 1.1], main.light, 4),
      ),
    )
  );
};

const grille = (tone: { readonly base: string; readonly deep: string }): string =>
  `<pattern id="p" width="7" height="7" patternUnits="userSpaceOnUse">${oval([2, 2, 1.3, 1.3], tone.deep)}${oval([5.5, 5.5, 1.3, 1.3], tone.deep)}</pattern>`;

const speaker = ({ main, accent, form, chance }: Sketch): string => {
  const cone = (y: number, r: number) =>
    oval([180, y, r, r], main.deep) +
    oval([180, y, r - 5, r - 5], '#2a2b30') +
    ring([180, y, r * 0.62, r * 0.62], '#55575e', 3) +
    oval([180, y, r * 0.36, r * 0.36], accent.base) +
    oval([180 - r * 0.1, y - r * 0.12, r * 0.12, r * 0.12], accent.pale);
  const body = byForm(form, [
    rect([116, 196, 128, 194], main.round, 30) +
      rect([116, 214, 128, 152], 'url(#p)') +
      oval([180, 202, 56, 12], main.dark) +
      ring([180, 201, 40, 7], accent.light, 4),
    rect([104, 136, 152, 254], main.fall, 8) +
      rect([112, 144, 136, 238], main.dark, 5) +
      cone(196, 34) +
      cone(304, 58),
    line('M112 272q-8-62 68-62t68 62', accent.dark, 10) +
      rect([56, 262, 248, 126], main.fall, 60) +
      rect([74, 278, 212, 94], 'url(#p)', 46) +
      oval([74, 325, 16, 46], main.deep) +
      oval([286, 325, 16, 46], main.deep) +
      rect([158, 318, 44, 14], accent.base, 7),
    line('M92 376l-10 16M268 376l10 16', '#7d6348', 8) +
      rect([62, 232, 236, 146], main.fall, 16) +
      rect([74, 244, 150, 122], accent.base, 8) +
      rect([74, 244, 150, 122], 'url(#p)', 8) +
      oval([261, 276, 20, 20], main.deep) +
      oval([261, 274, 17, 17], '#e8e2d6') +
      oval([261, 334, 13, 13], main.deep) +
      oval([261, 332, 11, 11], '#e8e2d6') +
      line('M261 272v-12', main.deep, 3),
  ]);
  const height = chance.between(0.94, 1.04);
  return (
    shadow([180, 390, 130, 13]) +
    grille(form === 3 ? accent : main) +
    `<g transform="matrix(1 0 0 ${String(Math.round(height * 100) / 100)} 0 ${String(Math.round(390 * (1 - height)))})">${body}</g>`
  );
};

const camera = ({ main, accent, form, chance }: Sketch): string => {
  const lens = byForm(form, [58, 52, 46, 64]);
  const strap = chance.is(0.6)
    ? line('M64 250C10 120 130 96 176 150S330 110 298 250', accent.dark, 9)
    : '';
  const hump = byForm(form, [
    path('M132 232l14-36q2-6 8-6h52q6 0 8 6l14 36Z', main.dark) +
      rect([156, 182, 48, 9], main.deep, 3),
    rect([70, 206, 220, 36], main.fall, 14) +
      rect([228, 214, 44, 20], '#d9e6ec', 5) +
      rect([156, 214, 40, 18], '#26272c', 4),
    rect([84, 216, 46, 22], main.dark, 6) + rect([226, 210, 40, 24], main.dark, 8),
    path('M138 232l8-30q2-6 8-6h52q6 0 8 6l8 30Z', main.dark),
  ]);
  return (
    shadow([180, 390, 142, 13]) +
    strap +
    hump +
    (form === 1
      ? ''
      : rect([246, 216, 30, 14], '#c8ccd1', 5) + rect([84, 218, 26, 12], '#c8ccd1', 4)) +
    rect([52, 228, 256, 162], main.fall, 22) +
    rect([52, 258, 256, 92], accent.dark) +
    rect([52, 258, 256, 3], '#00000030') +
    oval([180, 310, lens + 10, lens + 10], main.deep) +
    oval([180, 308, lens + 4, lens + 4], '#c8ccd1') +
    oval([180, 308, lens, lens], glass) +
    ring([180, 308, lens - 12, lens - 12], '#4a4d57', 4) +
    oval([180, 308, lens * 0.56, lens * 0.56], '#31446b') +
    oval([180, 308, lens * 0.3, lens * 0.3], '#131722') +
    oval([164, 290, lens * 0.2, lens * 0.15], '#b7c8ea') +
    oval([278, 244, 6, 6], accent.light) +
    rect([66, 238, 40, 10], main.light, 3)
  );
};

const phone = ({ main, accent, form, chance }: Sketch): string => {
  const eye = (x: number, y: number) =>
    oval([x, y, 11, 11], main.deep) +
    oval([x, y, 8, 8], glass) +
    oval([x - 2, y - 2, 2.4, 2.4], '#8fa4c8');
  const eyes = byForm(form, [
    rect([86, 140, 56, 58], main.light, 15) + eye(101, 155) + eye(127, 183) + eye(101, 183),
    rect([88, 142, 30, 64], main.light, 15) + eye(103, 158) + eye(103, 190),
    rect([76, 148, 134, 34], main.deep, 8) + eye(104, 165) + eye(134, 165),
    oval([143, 176, 34, 34], main.light) + eye(128, 166) + eye(158, 166) + eye(143, 191),
  ]);
  const back =
    rect([76, 126, 134, 266], main.deep, 22) +
    rect([74, 124, 134, 266], main.fall, 22) +
    eyes +
    oval([141, 290, 8, 8], main.light);
  const icons = times(8, (at) =>
    rect(
      [180 + (at % 4) * 24, 316 + Math.floor(at / 4) * 26, 17, 17],
      at % 3 === 0 ? accent.base : '#ffffff',
      5,
    ),
  );
  const front =
    rect([160, 148, 128, 244], main.deep, 21) +
    rect([164, 152, 120, 236], glass, 18) +
    view([168, 158, 112, 224], accent, chance) +
    rect([206, 162, 36, 9], glass, 5) +
    icons;
  return (
    shadow([180, 391, 128, 12]) +
    turned(-4, [140, 390], back) +
    turned(form === 3 ? 4 : 2, [224, 390], front)
  );
};

const tablet = ({ main, accent, form, chance }: Sketch): string => {
  const pencil = turned(
    14,
    [300, 300],
    rect([300, 210, 10, 150], '#f4f3f0', 5) +
      rect([300, 226, 10, 5], accent.base) +
      path('M300 356h10l-5 16Z', '#cfcac0'),
  );
  const wide =
    rect([46, 196, 268, 192], main.fall, 16) +
    rect([52, 202, 256, 180], glass, 11) +
    view([62, 212, 236, 160], accent, chance);
  const tall =
    turned(
      -3,
      [170, 390],
      rect([82, 132, 188, 258], main.fall, 16) +
        rect([88, 138, 176, 246], glass, 11) +
        view([97, 148, 158, 226], accent, chance),
    ) + pencil;
  const keyboard =
    moved([36, 2], 0.8, wide) +
    path('M52 314h256l22 70q2 7-6 7H36q-8 0-6-7Z', main.dark) +
    path('M66 320h228l17 48H49Z', main.deep) +
    line(
      'M63 332h234M58 344h244M53 357h254M96 321l-11 46M138 321l-6 46M180 321v46M222 321l6 46M264 321l11 46',
      main.dark,
      2,
    );
  const folio =
    path('M46 388l-18 2 40-170Z', accent.deep) +
    path('M40 380h280l8 12H32Z', accent.base) +
    moved([0, -4], 1, wide);
  return shadow([180, 391, 150, 12]) + byForm(form, [wide + pencil, tall, keyboard, folio]);
};

export const technologyScenes = {
  television: { stance: 'floor', draw: television },
  laptop: { stance: 'table', draw: laptop },
  headphones: { stance: 'table', draw: headphones },
  speaker: { stance: 'table', draw: speaker },
  camera: { stance: 'table', draw: camera },
  phone: { stance: 'table', draw: phone },
  tablet: { stance: 'table', draw: tablet },
  'games-console': { stance: 'table', draw: gamesConsole },
} as const satisfies Partial<Record<SceneName, Scene>>;
