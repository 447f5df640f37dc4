/** Things with a screen. */
import { d, line, moved, oval, path, rect, ring, shadow, times, turned, twice } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { pickByForm, view } from '../scene-parts';

const glass = '#1d1e23';

function television({ main, accent, form, chance }: Sketch): string {
  const width = chance.between(252, 296);
  const height = width * 0.57;
  const left = 180 - width / 2;
  const top = pickByForm(form, [308, 268, 298, 258]) - height;
  const foot = top + height;
  const wood = chance.pick(['#c09a6c', '#8a6a4e', '#e9e4da'] as const);
  const unit =
    rect([50, 318, 260, 54], wood, 4) +
    rect([50, 318, 260, 6], '#ffffff55', 3) +
    line('M137 328v40M223 328v40', '#00000030', 2) +
    line('M72 372v20M288 372v20', '#5b4a3c', 6);
  const under = pickByForm(form, [
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
}

function laptop({ main, accent, form, chance }: Sketch): string {
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
  const mug =
    ring([322, 366, 12, 13], accent.dark, 5) +
    rect([284, 338, 40, 52], accent.fall, 7) +
    oval([304, 340, 20, 5], accent.deep);
  return (
    shadow([180, 390, 160, 13]) +
    pickByForm(form, [
      lid + screen + deck,
      back,
      tent,
      moved([-14, 39], 0.9, lid + screen + deck) + mug,
    ])
  );
}

function phone({ main, accent, form, chance }: Sketch): string {
  const eye = (x: number, y: number) =>
    oval([x, y, 11, 11], main.deep) +
    oval([x, y, 8, 8], glass) +
    oval([x - 2, y - 2, 2.4, 2.4], '#8fa4c8');
  const eyes = pickByForm(form, [
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
}

function tablet({ main, accent, form, chance }: Sketch): string {
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
  return shadow([180, 391, 150, 12]) + pickByForm(form, [wide + pencil, tall, keyboard, folio]);
}

export const screenScenes = {
  television: { stance: 'floor', draw: television },
  laptop: { stance: 'table', draw: laptop },
  phone: { stance: 'table', draw: phone },
  tablet: { stance: 'table', draw: tablet },
} as const satisfies Partial<Record<SceneName, Scene>>;
