/** Shirts and jumpers on their hangers. */
import { d, line, oval, path, rect, times, twice } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { folds, hanger } from './hanger';
import { balanced, hung, pickByForm, printed } from '../scene-parts';

const longSleeve = (cuff: number, hem: number) =>
  balanced(
    d`0 140, 18 136, 26 118, 62 120, 82 140, 110 220, ${cuff} 338, ${cuff - 12} 346, ${cuff - 26} 340, 82 250, 66 200, 64 290, 68 ${hem}, 32 ${hem + 12}, 0 ${hem + 4}`,
  );

const shortSleeve = (reach: number, hem: number) =>
  balanced(
    d`0 142, 22 140, 30 118, 66 120, 84 138, 100 176, ${84 + reach} 222, 98 234, 76 236, 72 214, 66 200, 64 290, 67 ${hem}, 32 ${hem + 4}, 0 ${hem + 4}`,
  );

function shirtFront({ main, accent, form }: Sketch, hem: number): string {
  const buttons = times(form === 3 ? 2 : 6, (at) =>
    oval([180, 172 + at * 32 * (form === 3 ? 0.6 : 1), 3, 3], accent.pale),
  );
  const collar =
    path('M150 117q30 12 60 0q-2 34-30 34t-30-34Z', main.deep) +
    twice(
      path('M152 112l29 37-17 20-24-37Z', main.light) + line('M140 132l24 37 16-20', main.dark, 2),
    );
  return pickByForm(form, [
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
}

function shirt(sketch: Sketch): string {
  const { main, form, chance } = sketch;
  const hem = chance.between(356, 382);
  const outline = pickByForm(form, [
    longSleeve(120, hem),
    shortSleeve(28, hem),
    shortSleeve(34, hem),
    shortSleeve(22, hem),
  ]);
  return (
    hanger(60) +
    hung(outline, main.fall) +
    (form === 3 ? '' : printed(outline, sketch)) +
    folds(main.dark, d`M113 204Q120 240 118 ${hem - 40}M122 ${hem - 4}q6-30 2-60`) +
    shirtFront(sketch, hem)
  );
}

const fairIsle = ({ accent }: Sketch, y: number): string =>
  times(4, (at) =>
    twice(path(d`M${180 - at * 17} ${y}l7 8-7 8-7-8Z`, at % 2 === 0 ? accent.base : accent.light)),
  );

const cable = (x: number, colour: string): string =>
  line(
    d`M${x - 8} 160` + 'c0 16 16 16 16 32s-16 16-16 32 16 16 16 32-16 16-16 32 16 16 16 32',
    colour,
    4,
  ) +
  line(
    d`M${x + 8} 160` + 'c0 16-16 16-16 32s16 16 16 32-16 16-16 32 16 16 16 32-16 16-16 32',
    colour,
    4,
  );

const crew = (collar: string, inside: string): string =>
  path('M150 117q30 10 60 0q-4 32-30 32t-30-32Z', inside) +
  line('M151 119q8 25 29 25t29-25', collar, 9);

function jumper(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const hem = chance.between(340, 368);
  const outline = longSleeve(124, hem);
  const knit = `<pattern id="k" width="10" height="9" patternUnits="userSpaceOnUse">${line('M1 1l4 5 4-5', main.dark, 1.4)}</pattern>`;
  const body = pickByForm(form, [
    cable(180, main.light) +
      twice(line('M152 160v180M140 164v176', main.dark, 3)) +
      crew(main.light, main.deep),
    path('M153 96q27-8 54 0l7 26q-2 28-34 30-32-2-34-30Z', main.light) +
      line('M150 116q30 10 60 0', main.dark, 2.4),
    line(d`M116 ${hem - 30}h128`, accent.base, 7) +
      path('M150 117q30 8 60 0l-30 66Z', main.deep) +
      line('M150 118l30 62 30-62', accent.base, 8),
    fairIsle(sketch, 168) +
      fairIsle(sketch, 192) +
      line('M124 218h112M128 162h104', accent.base, 3) +
      crew(accent.base, main.deep),
  ]);
  return (
    hanger(60) +
    hung(outline, main.fall) +
    knit +
    path(outline, 'url(#k)') +
    body +
    path(d`M112 ${hem - 14}q68 14 136 0v20q-68 12-136 0Z`, main.dark) +
    line(
      d`M130 ${hem - 6}v14M155 ${hem - 4}v14M180 ${hem - 3}v14M205 ${hem - 4}v14M230 ${hem - 6}v14`,
      main.deep,
      1.6,
    ) +
    twice(line('M60 325l20 6', main.dark, 5) + line('M116 206Q122 240 118 286', main.deep, 2))
  );
}

export const tops = {
  shirt: { stance: 'wall', draw: shirt },
  jumper: { stance: 'wall', draw: jumper },
} as const satisfies Partial<Record<SceneName, Scene>>;
