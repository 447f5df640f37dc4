/** Dresses, trousers and coats on their hangers. */
import { d, line, oval, path, rect, times, twice } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import type { Tone } from '../../tones';
import { folds, hanger } from './hanger';
import { balanced, hung, pickByForm, printed } from '../scene-parts';

function dress(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const hem = chance.between(384, 412);
  const wide = chance.between(0, 14);
  const outline = pickByForm(form, [
    balanced(
      d`0 156, 16 152, 20 116, 28 113, 38 117, 34 152, 48 168, 44 194, 38 220, ${78 + wide} 296, ${92 + wide} ${hem - 10}, 46 ${hem}, 0 ${hem}`,
    ),
    balanced(
      d`0 166, 14 140, 22 114, 48 114, 62 130, 88 180, 98 226, 86 236, 74 236, 62 196, 50 176, 46 200, 39 222, 64 300, ${74 + wide} ${hem}, 36 ${hem + 8}, 0 ${hem + 4}`,
    ),
    balanced(
      d`0 168, 18 164, 34 146, 40 158, 44 174, 36 200, 37 222, 56 290, ${58 + wide} ${hem}, 30 ${hem + 8}, 0 ${hem + 6}`,
    ),
    balanced(
      d`0 140, 18 138, 26 116, 54 112, 66 128, 88 144, 90 174, 72 186, 56 176, 50 200, 44 222, 76 250, 78 282, 98 320, ${104 + wide} ${hem - 8}, 50 ${hem + 2}, 0 ${hem}`,
    ),
  ]);
  const detail = pickByForm(form, [
    path('M142 219q38 8 76 0v11q-38 8-76 0Z', accent.base),
    line('M158 114q8 34 26 56l-40 50', main.deep, 2) +
      path('M141 220q39 8 78 0v9q-39 8-78 0Z', main.deep) +
      path('M150 228l-16 46 12 2 12-46Z', main.deep),
    line('M147 150L150 120M213 150L210 120', main.deep, 3) +
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
}

function trousers({ main, accent, form, chance }: Sketch): string {
  const end = pickByForm(form, [412, 408, 374, 284]);
  const flare = pickByForm(form, [44, 84, 50, 70]) + chance.between(-4, 6);
  const inner = pickByForm(form, [18, 14, 18, 10]);
  const outline = balanced(
    d`0 128, 26 130, 48 126, 60 164, 62 214, ${(62 + flare) / 2} ${(end + 214) / 2}, ${flare} ${end}, ${(flare + inner) / 2} ${end + 6}, ${inner} ${end + 2}, 8 280, 0 212`,
  );
  const crease = pickByForm(form, [36, 48, 36, 42]);
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
}

const lapels = (lining: string, tone: Tone): string =>
  path('M150 112q30 10 60 0l-30 88Z', lining) +
  twice(
    path('M182 208l-44-52 6-44 14-4Z', tone.light) +
      line('M180 206l-42-50 14-6-8-12', tone.dark, 2),
  );

const buttons = (gap: number, colour: string): string =>
  times(
    3,
    (at) =>
      oval([180 - gap, 228 + at * 36, 5, 5], colour) +
      (gap > 0 ? oval([180 + gap, 228 + at * 36, 5, 5], colour) : ''),
  );

function coatFronts({ main, accent, form }: Sketch, hem: number): string {
  const opening = line(d`M180 204V${hem + 6}`, main.deep, 2.4);
  const pockets = twice(path('M116 296l38 6-1 12-38-6Z', main.deep));
  return pickByForm(form, [
    lapels(accent.dark, main) + opening + buttons(22, accent.deep) + pockets,
    lapels(accent.dark, main) +
      opening +
      path('M108 252q72 12 144 0v16q-72 12-144 0Z', main.deep) +
      rect([168, 252, 24, 24], accent.base, 3) +
      rect([174, 258, 12, 12], main.deep) +
      pockets +
      twice(line('M58 316l32 8', main.deep, 5)),
    times(5, (at) => line(d`M${108 - at} ${190 + at * 34}q72 16 ${144 + at * 2} 0`, main.deep, 3)) +
      twice(line('M74 214q16 12 34 0M64 262q18 12 32 2M58 306q16 12 32 4', main.deep, 3)) +
      line(d`M180 132V${hem}`, accent.base, 5) +
      path('M146 108q34-14 68 0l4 38q-38 18-76 0Z', main.dark) +
      line('M150 122q30-10 60 0', main.deep, 2),
    path('M132 152q-4-58 48-60t48 60Z', main.dark) +
      path('M146 150q0-36 34-38t34 38Z', main.deep) +
      line('M143 150q2-40 37-40t37 40', accent.light, 12) +
      line(d`M180 152V${hem}`, main.dark, 16) +
      buttons(0, accent.deep) +
      twice(
        rect([110, 288, 48, 52], main.dark, 5) + path('M108 284h52v12q-26 10-52 0Z', main.deep),
      ),
  ]);
}

function coat(sketch: Sketch): string {
  const { main, form, chance } = sketch;
  const hem = pickByForm(form, [404, 412, 352, 384]) + chance.between(-8, 8);
  const outline = balanced(
    d`0 150, 20 140, 30 112, 66 114, 86 136, 116 220, 126 330, 112 342, 94 336, 86 260, 72 206, 70 260, 84 ${hem}, 42 ${hem + 10}, 0 ${hem + 6}`,
  );
  return (
    hanger(64) +
    hung(outline, main.fall) +
    twice(line('M109 208Q116 250 108 300', main.dark, 3)) +
    coatFronts(sketch, hem)
  );
}

export const clothes = {
  dress: { stance: 'wall', draw: dress },
  trousers: { stance: 'wall', draw: trousers },
  coat: { stance: 'wall', draw: coat },
} as const satisfies Partial<Record<SceneName, Scene>>;
