/** Toys. */
import { d, line, oval, path, rect, shadow, times, turned, twice, type Point } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { dollHouse } from './doll-house';
import { pickByForm } from '../scene-parts';

const dark = '#3a3c42';

function teddyBear({ main, accent, form, chance }: Sketch): string {
  const pad = main.pale;
  const ears = pickByForm(form, [
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
      ? path('M160 206q20-14 40 0 3 34-3 54-8 24-32 20-8-10 4-15 9-4 8-18Z', main.deep)
      : oval([180, 208, 11, 8], dark) + line('M180 214v8q-8 10-16 2M180 222q8 10 16 2', dark, 3)) +
    twice(oval([154, 188, 6.5, 7.5], '#26221f') + oval([152, 185, 2, 2], '#fff')) +
    scarf
  );
}

type Paint = { readonly base: string; readonly light: string; readonly dark: string };

const studded = ([x, y]: Point, studs: number, tone: Paint): string =>
  times(studs, (at) => rect([x + 7 + at * 26, y - 9, 16, 11], tone.light, 3)) +
  rect([x, y, studs * 26 + 4, 40], tone.base, 4) +
  rect([x, y + 33, studs * 26 + 4, 7], tone.dark, 3);

const letterBlock = ([x, y]: Point, letter: string, tone: Paint): string =>
  rect([x, y, 84, 84], '#d9b98a', 8) +
  rect([x + 7, y + 7, 70, 70], tone.base, 5) +
  rect([x + 14, y + 14, 56, 56], '#f8f1e3', 4) +
  `<text x="${d`${x + 42}`}" y="${d`${y + 60}`}" font-family="Verdana,Arial,sans-serif" font-size="50" font-weight="700" text-anchor="middle" fill="${tone.dark}">${letter}</text>`;

function buildingBlocks({ main, accent, form, chance }: Sketch): string {
  const third = { base: '#e9bf4f', light: '#f3d888', dark: '#c2982f' };
  const fourth = { base: '#5f93b8', light: '#8fb6d2', dark: '#41708f' };
  const left = chance.between(60, 74);
  const tower =
    studded([left, 350], 4, main) +
    studded([left + 112, 350], 4, accent) +
    studded([left + 30, 310], 3, third) +
    studded([left + 112, 310], 3, main) +
    studded([left + 56, 270], 4, fourth) +
    studded([left + 82, 230], 2, accent) +
    studded([left + 82, 190], 2, main);
  const letters =
    letterBlock([50, 306], 'A', main) +
    letterBlock([138, 306], 'B', accent) +
    letterBlock([226, 306], 'C', third) +
    turned(-4, [140, 300], letterBlock([94, 220], '1', fourth)) +
    letterBlock([184, 220], '2', main);
  const castle =
    twice(
      rect([62, 270, 60, 120], main.fall, 3) +
        path('M56 270l36-60 36 60Z', accent.fall) +
        rect([82, 296, 20, 30], main.deep, 10),
    ) +
    rect([154, 248, 52, 66], main.fall) +
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
  return shadow([180, 390, 142, 12]) + pickByForm(form, [tower, letters, castle, stack]);
}

function toyCar({ main, accent, form, chance }: Sketch): string {
  const r = chance.between(32, 38);
  const tyre = (x: number) =>
    oval([x, 390 - r, r, r], dark) +
    oval([x, 390 - r, r * 0.6, r * 0.6], accent.light) +
    oval([x, 390 - r, r * 0.26, r * 0.26], accent.dark);
  const pane = '#cfe3ea';
  const body = pickByForm(form, [
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
}

export const toys = {
  'teddy-bear': { stance: 'floor', draw: teddyBear },
  'building-blocks': { stance: 'table', draw: buildingBlocks },
  'toy-car': { stance: 'table', draw: toyCar },
  'doll-house': { stance: 'floor', draw: dollHouse },
} as const satisfies Partial<Record<SceneName, Scene>>;
