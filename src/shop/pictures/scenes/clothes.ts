/** Clothes on their hangers. */
import { d, line, oval, path, rect, times, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { balanced, byForm, hung, printed } from './scene-parts';

const hanger = (shoulder: number, top = 112): string =>
  line(d`M180 ${top}v-14q0-5 5-7a11 11 0 1 0-15-9`, '#8d8a86', 4) +
  line(
    d`M${180 - shoulder} ${top + 16}L180 ${top - 2}L${180 + shoulder} ${top + 16}`,
    '#b08e64',
    8,
  );

/** Folds: soft lines on both sides, as offsets from the middle. */
const folds = (colour: string, data: string): string => twice(line(data, colour, 2));

const dress = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const hem = chance.between(384, 412);
  const wide = chance.between(0, 14);
  const outline = byForm(form, [
    balanced(
      [0, 156],
      [16, 152],
      [20, 116],
      [28, 113],
      [38, 117],
      [34, 152],
      [48, 168],
      [44, 194],
      [38, 220],
      [78 + wide, 296],
      [92 + wide, hem - 10],
      [46, hem],
      [0, hem],
    ),
    balanced(
      [0, 166],
      [14, 140],
      [22, 114],
      [48, 114],
      [62, 130],
      [88, 180],
      [98, 226],
      [86, 236],
      [74, 236],
      [62, 196],
      [50, 176],
      [46, 200],
      [39, 222],
      [64, 300],
      [74 + wide, hem],
      [36, hem + 8],
      [0, hem + 4],
    ),
    balanced(
      [0, 168],
      [18, 164],
      [34, 146],
      [40, 158],
      [44, 174],
      [36, 200],
      [37, 222],
      [56, 290],
      [58 + wide, hem],
      [30, hem + 8],
      [0, hem + 6],
    ),
    balanced(
      [0, 140],
      [18, 138],
      [26, 116],
      [54, 112],
      [66, 128],
      [88, 144],
      [90, 174],
      [72, 186],
      [56, 176],
      [50, 200],
      [44, 222],
      [76, 250],
      [78, 282],
      [98, 320],
      [104 + wide, hem - 8],
      [50, hem + 2],
      [0, hem],
    ),
  ]);
  const detail = byForm(form, [
    path('M142 219q38 8 76 0v11q-38 8-76 0Z', accent.base),
    line('M158 114q8 34 26 56l-40 50', main.deep, 2) +
      path('M141 220q39 8 78 0v9q-39 8-78 0Z', main.deep) +
      path('M150 228l-16 46 12 2 12-46Z', main.deep),
    line('M147 148L158 112M213 148L202 112', main.deep, 3) +
      line('M146 150q16 24 34 19q18 5 34-19', accent.base, 3),
    line('M103 284q77 16 154 0', main.deep, 3) + line('M135 223q45 8 90 0', accent.base, 4),
  ]);
  return (
    hanger(46) +
    hung(outline, main.fall) +
    printed(outline, sketch) +
    detail +
    folds(main.dark, d`M162 244Q150 310 140 ${hem - 14}M174 250Q168 310 168 ${hem - 22}`)
  );
};

const longSleeve = (cuff: number, hem: number) =>
  balanced(
    [0, 140],
    [18, 136],
    [26, 118],
    [62, 120],
    [82, 140],
    [110, 220],
    [cuff, 338],
    [cuff - 12, 346],
    [cuff - 26, 340],
    [82, 250],
    [66, 200],
    [64, 290],
    [68, hem],
    [32, hem + 12],
    [0, hem + 4],
  );
const shortSleeve = (reach: number, hem: number) =>
  balanced(
    [0, 142],
    [22, 140],
    [30, 118],
    [66, 120],
    [84, 138],
    [100, 176],
    [84 + reach, 222],
    [98, 234],
    [76, 236],
    [72, 214],
    [66, 200],
    [64, 290],
    [67, hem],
    [32, hem + 4],
    [0, hem + 4],
  );

const shirt = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const hem = chance.between(356, 382);
  const outline = byForm(form, [
    longSleeve(120, hem),
    shortSleeve(28, hem),
    shortSleeve(34, hem),
    shortSleeve(22, hem),
  ]);
  const buttons = times(form === 3 ? 2 : 6, (at) =>
    oval([180, 172 + at * 32 * (form === 3 ? 0.6 : 1), 3, 3], accent.pale),
  );
  const collar =
    path('M180 146l-28-30 12-9 16 8 16-8 12 9Z', main.deep) +
    twice(path('M181 146l-30-29 11-10 24 22-11 34Z', main.light));
  const detail = byForm(form, [
    line(d`M180 148V${hem + 2}`, main.dark, 12) +
      buttons +
      collar +
      rect([198, 200, 34, 40], main.dark, 3) +
      twice(line('M62 330l22 7', main.deep, 3)),
    line(d`M180 148V${hem + 2}`, main.dark, 12) +
      buttons +
      collar +
      rect([198, 200, 34, 40], main.dark, 3),
    path('M150 118q30 10 60 0q-6 30-30 30t-30-30Z', main.deep) +
      line('M150 119q8 24 30 24t30-24', accent.base, 6),
    line('M180 148V216', main.dark, 14) +
      buttons +
      collar +
      twice(line('M77 228l26-18', accent.base, 5)),
  ]);
  return (
    hanger(60) +
    hung(outline, main.fall) +
    (form === 3 ? '' : printed(outline, sketch)) +
    folds(main.dark, d`M113 204Q120 240 118 ${hem - 40}M122 ${hem - 4}q6-30 2-60`) +
    detail
  );
};

const trousers = ({ main, accent, form, chance }: Sketch): string => {
  const end = byForm(form, [412, 408, 374, 284]);
  const flare = byForm(form, [44, 84, 50, 70]) + chance.between(-4, 6);
  const inner = byForm(form, [18, 14, 18, 10]);
  const outline = balanced(
    [0, 128],
    [26, 130],
    [48, 126],
    [60, 164],
    [62, 214],
    [flare + 12, (end + 214) / 2],
    [flare, end],
    [(flare + inner) / 2, end + 6],
    [inner, end + 2],
    [8, 280],
    [0, 212],
  );
  const crease = byForm(form, [36, 48, 36, 42]);
  return (
    line('M180 112v-14q0-5 5-7a11 11 0 1 0-15-9', '#8d8a86', 4) +
    line('M118 112h124', '#b08e64', 7) +
    hung(outline, main.fall) +
    path('M132 126q48 9 96 0v16q-48 8-96 0Z', main.dark) +
    oval([180, 138, 4, 4], accent.light) +
    line('M180 146v64q-16-4-16-18v-44', main.deep, 2) +
    twice(
      line('M126 172q20-2 26-27', accent.base, 2) +
        line('M142 124v20M164 127v18', main.deep, 5) +
        line(
          d`M${180 - crease} 200Q${182 - crease} 270 ${180 - (flare + inner) / 2} ${end - 8}`,
          main.dark,
          2,
        ),
    ) +
    twice(rect([130, 106, 12, 28], '#8d8a86', 3)) +
    (form === 2 ? twice(line('M131 366q16 6 30 3', main.deep, 3)) : '') +
    (form === 0 ? twice(line(d`M137 ${end - 6}q12 4 24 2`, accent.base, 2)) : '')
  );
};

const jumper = ({ main, accent, form, chance }: Sketch): string => {
  const hem = chance.between(340, 368);
  const outline = longSleeve(124, hem);
  const knit = `<pattern id="k" width="10" height="9" patternUnits="userSpaceOnUse">${line('M1 1l4 5 4-5', main.dark, 1.4)}</pattern>`;
  const row = (y: number, half: number) =>
    times(Math.floor(half / 9), (at) =>
      twice(
        path(d`M${180 - at * 18} ${y}l7 8-7 8-7-8Z`, at % 2 === 0 ? accent.base : accent.light),
      ),
    );
  const neck = byForm(form, [
    path('M150 117q30 10 60 0q-6 32-30 32t-30-32Z', main.deep) +
      line('M151 119q8 25 29 25t29-25', main.light, 9),
    path('M154 96q26-8 52 0l4 30q-30 18-60 0Z', main.light) +
      line('M154 112q26 8 52 0', main.dark, 2),
    path('M150 117q30 8 60 0l-30 66Z', main.deep) + line('M150 118l30 62 30-62', accent.base, 8),
    path('M150 117q30 10 60 0q-6 32-30 32t-30-32Z', main.deep) +
      line('M151 119q8 25 29 25t29-25', accent.base, 9),
  ]);
  const body = byForm(form, [
    line('M158 156v190M202 156v190', main.dark, 3) +
      line(
        'M170 160q20 16 0 32t20 32-20 32 20 32-20 32M190 160q-20 16 0 32t-20 32 20 32-20 32 20 32',
        main.light,
        4,
      ),
    '',
    line(d`M115 ${hem - 30}h130`, accent.base, 7),
    row(168, 70) + row(192, 66) + line('M118 216h124M114 160q66 6 132 0', accent.base, 3),
  ]);
  return (
    hanger(60) +
    hung(outline, main.fall) +
    knit +
    path(outline, 'url(#k)') +
    body +
    neck +
    path(d`M112 ${hem - 16}q68 14 136 0v22q-68 14-136 0Z`, main.dark) +
    twice(path('M60 322l30 6-4 22-28-6Z', main.dark)) +
    twice(
      times(6, (at) => line(d`M${122 + at * 10} ${hem - 9}v16`, main.deep, 1.4)) +
        line('M116 206Q122 240 118 286', main.deep, 2),
    )
  );
};

const coat = ({ main, accent, form, chance }: Sketch): string => {
  const hem = byForm(form, [404, 412, 352, 384]) + chance.between(-8, 8);
  const outline = balanced(
    [0, 150],
    [20, 140],
    [30, 112],
    [66, 114],
    [86, 136],
    [116, 220],
    [126, 330],
    [112, 342],
    [94, 336],
    [86, 260],
    [72, 206],
    [70, 260],
    [84, hem],
    [42, hem + 10],
    [0, hem + 6],
  );
  const lapels =
    path('M150 112q30 10 60 0l-30 88Z', accent.dark) +
    twice(
      path('M182 208l-44-52 6-44 14-4Z', main.light) +
        line('M180 206l-42-50 14-6-8-12', main.dark, 2),
    );
  const opening = line(d`M180 204V${hem + 6}`, main.deep, 2.4);
  const buttons = (gap: number) =>
    times(
      3,
      (at) =>
        oval([180 - gap, 228 + at * 36, 5, 5], accent.deep) +
        (gap > 0 ? oval([180 + gap, 228 + at * 36, 5, 5], accent.deep) : ''),
    );
  const pockets = twice(path('M116 296l38 6-1 12-38-6Z', main.deep));
  const hood =
    path('M134 150q-6-56 46-58t46 58q-20-22-46-22t-46 22Z', main.dark) +
    line('M140 146q8-38 40-38t40 38', accent.light, 11);
  return (
    hanger(64) +
    hung(outline, main.fall) +
    twice(line('M109 208Q116 250 108 300', main.dark, 3)) +
    byForm(form, [
      lapels + opening + buttons(22) + pockets,
      lapels +
        opening +
        path('M108 252q72 12 144 0v16q-72 12-144 0Z', main.deep) +
        rect([168, 252, 24, 24], accent.base, 3) +
        rect([174, 258, 12, 12], main.deep) +
        pockets +
        twice(line('M58 316l32 8', main.deep, 5)),
      times(5, (at) =>
        line(d`M${108 - at} ${190 + at * 34}q72 16 ${144 + at * 2} 0`, main.deep, 3),
      ) +
        twice(line('M74 214q16 12 34 0M64 262q18 12 32 2M58 306q16 12 32 4', main.deep, 3)) +
        opening +
        line(d`M180 132V${hem}`, accent.base, 4) +
        path('M146 108q34-14 68 0l4 38q-38 16-76 0Z', main.dark),
      hood +
        opening +
        line(d`M180 150V${hem}`, main.dark, 16) +
        buttons(0) +
        twice(
          rect([110, 288, 48, 52], main.dark, 5) + path('M108 284h52v12q-26 10-52 0Z', main.deep),
        ),
    ])
  );
};

export const clothes = {
  dress: { stance: 'wall', draw: dress },
  shirt: { stance: 'wall', draw: shirt },
  trousers: { stance: 'wall', draw: trousers },
  jumper: { stance: 'wall', draw: jumper },
  coat: { stance: 'wall', draw: coat },
} as const satisfies Partial<Record<SceneName, Scene>>;
