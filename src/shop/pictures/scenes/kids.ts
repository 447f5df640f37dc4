/** Toys, and what a nursery needs. */
import { d, line, oval, path, rect, ring, shadow, times, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { byForm } from './scene-parts';

const dark = '#3a3c42';

const teddyBear = ({ main, accent, form, chance }: Sketch): string => {
  const pad = main.pale;
  const ears = byForm(form, [
    twice(oval([126, 150, 27, 27], main.dark) + oval([128, 152, 15, 15], accent.light)),
    twice(
      turned(
        -12,
        [146, 130],
        oval([146, 106, 19, 54], main.dark) + oval([146, 110, 9, 40], accent.light),
      ),
    ),
    twice(oval([104, 184, 40, 44], main.dark) + oval([104, 188, 25, 29], accent.light)),
    twice(path('M112 182l-4-62 56 26Z', main.dark) + path('M120 164l-2-28 26 14Z', accent.light)),
  ]);
  const scarf = chance.is(0.5)
    ? twice(path('M180 258l-34-16v34Z', accent.base)) + oval([180, 259, 9, 9], accent.dark)
    : path('M132 246q48 28 96 0l4 16q-52 28-104 0Z', accent.base) +
      rect([202, 258, 20, 46], accent.dark, 4);
  return (
    shadow([180, 390, 116, 13]) +
    ears +
    twice(turned(24, [124, 276], oval([116, 300, 24, 50], main.dark))) +
    oval([180, 318, 68, 72], main.fall) +
    oval([180, 330, 40, 46], pad) +
    twice(
      oval([122, 368, 36, 30], main.dark) +
        oval([114, 370, 22, 22], pad) +
        oval([114, 374, 9, 8], accent.base),
    ) +
    oval([180, 198, 70, 62], main.fall) +
    oval([180, 220, form === 2 ? 18 : 32, 24], pad) +
    (form === 2
      ? path('M164 208q16-10 32 0v54q-4 22-22 22-6-8 2-12 4-4 4-12Z', main.dark)
      : oval([180, 208, 11, 8], dark) + line('M180 214v8q-8 10-16 2M180 222q8 10 16 2', dark, 3)) +
    twice(oval([154, 188, 6.5, 7.5], '#26221f') + oval([152, 185, 2, 2], '#fff')) +
    scarf
  );
};

const studded = (
  x: number,
  y: number,
  studs: number,
  tone: { readonly base: string; readonly light: string; readonly dark: string },
): string =>
  times(studs, (at) => rect([x + 7 + at * 26, y - 9, 16, 11], tone.light, 3)) +
  rect([x, y, studs * 26 + 4, 40], tone.base, 4) +
  rect([x, y + 33, studs * 26 + 4, 7], tone.dark, 3);

const letterBlock = (
  x: number,
  y: number,
  letter: string,
  tone: { readonly base: string; readonly light: string; readonly dark: string },
): string =>
  rect([x, y, 84, 84], '#d9b98a', 8) +
  rect([x + 7, y + 7, 70, 70], tone.base, 5) +
  rect([x + 14, y + 14, 56, 56], '#f8f1e3', 4) +
  `<text x="${d`${x + 42}`}" y="${d`${y + 60}`}" font-family="Verdana,Arial,sans-serif" font-size="50" font-weight="700" text-anchor="middle" fill="${tone.dark}">${letter}</text>`;

const buildingBlocks = ({ main, accent, form, chance }: Sketch): string => {
  const third = { base: '#e9bf4f', light: '#f3d888', dark: '#c2982f' };
  const fourth = { base: '#5f93b8', light: '#8fb6d2', dark: '#41708f' };
  const left = chance.between(60, 74);
  const tower =
    studded(left, 350, 4, main) +
    studded(left + 112, 350, 4, accent) +
    studded(left + 30, 310, 3, third) +
    studded(left + 112, 310, 3, main) +
    studded(left + 56, 270, 4, fourth) +
    studded(left + 82, 230, 2, accent) +
    studded(left + 82, 190, 2, main);
  const letters =
    letterBlock(50, 306, 'A', main) +
    letterBlock(138, 306, 'B', accent) +
    letterBlock(226, 306, 'C', third) +
    turned(-4, [140, 300], letterBlock(94, 220, '1', fourth)) +
    letterBlock(184, 220, '2', main);
  const castle =
    twice(
      rect([62, 270, 60, 120], main.fall, 3) +
        path('M56 270l36-60 36 60Z', accent.fall) +
        rect([82, 296, 20, 30], main.deep, 10),
    ) +
    rect([122, 310, 116, 80], third.base, 3) +
    path('M152 390v-30a28 28 0 0 1 56 0v30Z', third.dark) +
    path('M126 310a54 54 0 0 1 108 0h-28a26 26 0 0 0-52 0Z', fourth.base) +
    path('M150 256l30-56 30 56Z', main.dark);
  const stack =
    times(5, (at) =>
      rect(
        [96 + at * 13, 350 - at * 40, 168 - at * 26, 37],
        [main.fall, accent.fall, third.base, fourth.base, main.light][at] ?? main.fall,
        18,
      ),
    ) + oval([180, 164, 24, 24], accent.fall);
  return shadow([180, 390, 142, 12]) + byForm(form, [tower, letters, castle, stack]);
};

const toyCar = ({ main, accent, form, chance }: Sketch): string => {
  const r = chance.between(32, 38);
  const tyre = (x: number) =>
    oval([x, 390 - r, r, r], dark) +
    oval([x, 390 - r, r * 0.6, r * 0.6], accent.light) +
    oval([x, 390 - r, r * 0.26, r * 0.26], accent.dark);
  const pane = '#cfe3ea';
  const body = byForm(form, [
    path('M42 358v-40q2-20 30-22l24-2q22-54 66-56h44q40 2 66 58l30 8q20 6 18 54Z', main.fall) +
      path('M116 294q16-38 46-38h10v38ZM184 256h20q28 2 46 38h-66Z', pane) +
      line('M46 334h270', main.light, 4) +
      oval([52, 322, 8, 10], '#fff3c8'),
    path('M40 358q-4-34 40-40l60-10q20-28 60-28l22 28 78 8q20 6 20 42Z', main.fall) +
      path('M150 308q16-18 44-18l12 18Z', pane) +
      oval([202, 318, 24, 24], '#fbfaf6') +
      `<text x="202" y="328" font-family="Verdana,Arial,sans-serif" font-size="28" font-weight="700" text-anchor="middle" fill="${accent.deep}">${String(1 + chance.below(9))}</text>` +
      rect([286, 272, 46, 12], accent.base, 4) +
      line('M300 284v28', accent.dark, 6) +
      path('M60 330l70-12v12l-78 12Z', accent.base),
    rect([34, 236, 196, 126], accent.fall, 8) +
      path('M234 274h48q12 0 18 12l26 42v34h-92Z', main.fall) +
      path('M246 286h34q6 0 10 8l14 30h-58Z', pane) +
      rect([34, 352, 294, 14], dark, 5) +
      line('M66 250v90M98 250v90M130 250v90M162 250v90M194 250v90', accent.dark, 4) +
      oval([318, 340, 7, 9], '#fff3c8'),
    rect([36, 214, 290, 150], main.fall, 24) +
      rect([36, 306, 290, 14], accent.base) +
      times(4, (at) => rect([56 + at * 62, 236, 50, 52], pane, 8)) +
      oval([312, 338, 8, 8], '#fff3c8') +
      rect([120, 200, 120, 14], accent.dark, 5),
  ]);
  return (
    shadow([180, 390, 156, 13]) +
    body +
    tyre(106) +
    tyre(262) +
    line('M70 306q20-8 40-8', '#ffffff88', form === 0 ? 5 : 0)
  );
};

const dollHouse = ({ main, accent, form, chance }: Sketch): string => {
  const rooms = [accent.pale, '#f6e9d2', '#dfe9e6', main.pale] as const;
  const top = form === 1 ? 158 : 220;
  const floors = form === 1 ? 3 : 2;
  const step = (386 - top) / floors;
  const bed = (x: number, y: number) =>
    rect([x, y - 20, 60, 20], accent.base, 4) +
    rect([x, y - 34, 8, 34], '#b98f5f', 3) +
    rect([x + 8, y - 28, 20, 12], '#fff', 4);
  const table = (x: number, y: number) =>
    line(d`M${x} ${y - 22}h46M${x + 8} ${y - 20}v18M${x + 38} ${y - 20}v18`, '#b98f5f', 5) +
    oval([x + 23, y - 31, 8, 8], accent.base);
  const lamp = (x: number, y: number) =>
    line(d`M${x} ${y}v16`, dark, 2) + path(d`M${x - 12} ${y + 28}l6-14h12l6 14Z`, '#f0cd6b');
  const window = (x: number, y: number) =>
    rect([x, y, 34, 36], '#fff', 3) +
    rect([x + 4, y + 4, 26, 28], '#cfe3ea', 2) +
    line(d`M${x + 17} ${y + 4}v28`, '#fff', 3);
  const roof = byForm(form, [
    path(d`M180 108L44 ${top + 4}h272Z`, main.fall) +
      path(d`M180 140L104 ${top}h152Z`, accent.pale) +
      oval([180, 184, 16, 16], '#fff') +
      oval([180, 184, 11, 11], '#cfe3ea'),
    path(d`M180 92L54 ${top + 4}h252Z`, main.fall) + oval([180, 132, 11, 11], '#fff'),
    path(d`M82 132h196l44 ${top - 128}H38Z`, main.fall) +
      line(d`M70 158h220M60 184h240M50 208h260`, main.dark, 3) +
      rect([228, 104, 30, 50], main.deep),
    path(d`M60 ${top + 4}a120 108 0 0 1 240 0Z`, main.fall) +
      oval([180, 176, 24, 24], '#fff') +
      oval([180, 176, 18, 18], '#cfe3ea'),
  ]);
  return (
    shadow([180, 391, 136, 12]) +
    rect([60, top, 240, 388 - top], main.deep, 3) +
    times(floors * 2, (at) =>
      rect(
        [68 + (at % 2) * 115, top + 6 + Math.floor(at / 2) * step, 109, step - 10],
        rooms[(at + form) % 4] ?? '#fff',
      ),
    ) +
    roof +
    window(86, top + 20) +
    lamp(236, top + 6) +
    bed(200, top + step - 4) +
    table(chance.between(82, 100), 382) +
    rect([226, 382 - 58, 36, 58], accent.dark, 4) +
    oval([255, 354, 3, 3], '#f0cd6b') +
    (form === 1 ? bed(84, 382 - step) + window(224, top + step + 18) : '')
  );
};

const pushchair = ({ main, accent, form, chance }: Sketch): string => {
  const tyre = (x: number, r: number) =>
    ring([x, 388 - r, r - 4, r - 4], dark, 8) +
    times(4, (at) =>
      turned(at * 45, [x, 388 - r], line(d`M${x} ${392 - r * 2}V384`, '#b4bac1', 2)),
    ) +
    oval([x, 388 - r, 6, 6], '#8d9197');
  const rear = chance.between(42, 50);
  const chassis =
    line('M102 340L250 232L300 168M250 340L152 270M300 168l16-2', '#9a9da1', 8) +
    line('M296 170l22-4', accent.dark, 12);
  const hood =
    path('M220 254V138q-78 4-92 90Z', main.fall) +
    line('M220 254L170 158M220 254L140 192', main.dark, 3);
  const seat =
    path('M128 228l92 26 26 4-26 62q-4 10-16 8l-66-16-42 22-14-12 40-40Z', main.dark) +
    path('M140 262l70 12-10 36-66-14Z', accent.base) +
    line('M92 336l-20 20', '#9a9da1', 8);
  const cradle =
    path('M84 232h176q-4 82-52 84h-76q-44-4-48-84Z', main.fall) +
    path('M170 232V142q-80 2-86 90Z', main.dark) +
    line('M170 232L122 158M170 232L94 192', main.deep, 3) +
    path('M170 222h94v16H170Z', accent.base) +
    line('M92 262q80 10 160 0', main.light, 3);
  const stripes = form === 3 ? line('M140 206l36-56M156 214l40-70', accent.base, 6) : '';
  return (
    shadow([180, 390, 140, 12]) +
    chassis +
    (form === 1 ? cradle : seat + hood + stripes) +
    rect([122, 326, 110, 26], form === 2 ? accent.base : dark, 8) +
    tyre(98, form === 2 ? 36 : 30) +
    tyre(256, rear)
  );
};

const cot = ({ main, accent, form, chance }: Sketch): string => {
  const bars = chance.pick([8, 9, 10] as const);
  const top = byForm(form, [212, 224, 204, 230]);
  const head = byForm(form, [
    rect([50, 196, 14, 192], main.fall, 6) + rect([296, 196, 14, 192], main.fall, 6),
    twice(path('M46 388V214q0-34 18-34t18 34v174Z', main.fall)),
    twice(rect([48, 170, 12, 218], main.fall, 4) + oval([54, 166, 10, 10], accent.base)),
    twice(rect([48, 218, 20, 152], main.fall, 8)) + line('M44 374q136 30 272 0', main.dark, 9),
  ]);
  const mobile =
    line('M64 200V100q0-20 24-20h84M172 80v10', '#b4bac1', 4) +
    line('M136 92h72', '#b98f5f', 4) +
    times(
      3,
      (at) =>
        line(d`M${140 + at * 32} 92v${22 + (at % 2) * 14}`, '#b4bac1', 2) +
        oval(
          [140 + at * 32, 122 + (at % 2) * 14, 11, 11],
          [accent.base, main.light, accent.light][at] ?? accent.base,
        ),
    );
  const canopy = path(
    'M180 66Q120 160 40 336q-4-10 4-40Q86 130 180 66Q274 130 316 296q8 30 4 40Q240 160 180 66Z',
    accent.pale,
  );
  return (
    shadow([180, 391, 144, 12]) +
    (form === 2 ? '' : mobile) +
    times(bars, (at) => rect([70 + (at * 220) / bars, top + 4, 6, 120], main.deep, 3)) +
    rect([60, 316, 240, 30], '#fbfaf6', 8) +
    path('M150 308h148v30H150Z', accent.base) +
    path('M150 308h18v30h-18Z', accent.light) +
    oval([98, 310, 30, 12], '#ffffff') +
    times(bars + 1, (at) => rect([64 + (at * 226) / bars, top + 6, 7, 142], main.base, 3)) +
    rect([52, top, 256, 13], main.fall, 6) +
    rect([52, 344, 256, 18], main.fall, 5) +
    (form === 0
      ? rect([58, 366, 244, 22], main.dark, 4) + oval([180, 377, 4, 4], accent.base)
      : '') +
    head +
    (form === 2 ? canopy : '')
  );
};

export const kidsScenes = {
  'teddy-bear': { stance: 'floor', draw: teddyBear },
  'building-blocks': { stance: 'table', draw: buildingBlocks },
  'toy-car': { stance: 'table', draw: toyCar },
  'doll-house': { stance: 'floor', draw: dollHouse },
  pushchair: { stance: 'floor', draw: pushchair },
  cot: { stance: 'floor', draw: cot },
} as const satisfies Partial<Record<SceneName, Scene>>;
