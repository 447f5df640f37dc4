import { d, path, line, rect, oval, shadow, turned, faint, times } from '../../brush';
import type { Chance } from '../../chance';
import { books } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread } from './forms';

function stems(colour: string, chance: Chance, from: number): string {
  const kind = chance.below(3);
  const tints = ['#d98f86', '#e3bd66', '#c9a4c4', '#f0ece2'] as const;
  const bloom = chance.pick(tints);
  return spread(4 + chance.below(3), -62, 62)
    .map((lean) => {
      const x = 180 + lean * 1.3;
      const y = chance.between(70, 130) + Math.abs(lean) * 0.4;
      const stem = line(
        d`M${180 + lean * 0.14} ${from}Q${180 + lean * 0.3} ${y + 90} ${x} ${y}`,
        colour,
        2.6,
      );
      if (kind === 0) return stem + oval([x, y, 15, 15], bloom) + oval([x, y, 5, 5], '#8a6a3f');
      if (kind === 1) return stem + turned(lean * 0.5, [x, y], oval([x, y, 8, 34], '#d9c6a0'));
      return (
        stem +
        turned(
          lean * 0.6,
          [x, y],
          path(
            d`M${x} ${y - 22}q16 24 0 46q-16 -22 0 -46M${x - 4} ${y + 34}q18 10 10 34q-20 -8 -10 -34`,
            '#7f9c7d',
          ),
        )
      );
    })
    .join('');
}

const vaseShapes: readonly ((chance: Chance) => string)[] = [
  (chance) => {
    const belly = chance.between(40, 66);
    return d`M164 196h32l4 70q${belly} 34 50 92q-4 38 -34 40h-72q-30 -2 -34 -40q${50 - belly} -58 50 -92Z`;
  },
  (chance) => {
    const belly = chance.between(36, 60);
    return d`M146 236q34 10 68 0q-4 20 18 34q${belly} 50 8 104q-14 24 -32 24h-56q-18 0 -32 -24q${8 - belly} -54 8 -104q22 -14 18 -34Z`;
  },
  () => 'M150 200q30 8 60 0l-8 34q50 22 46 72q-4 46 -38 92h-60q-34 -46 -38 -92q-4 -50 46 -72Z',
  (chance) => {
    const rim = chance.between(34, 58);
    return d`M${180 - rim} 206h${rim * 2}L226 388q0 10 -10 10h-72q-10 0 -10 -10Z`;
  },
];

function vaseDecor({ main, accent, chance }: Sketch): string {
  const draw = chance.below(3);
  if (draw === 0) return line('M138 318q42 12 84 0M140 334q40 12 80 0', accent.base, 5);
  if (draw === 1) return '';
  const grooves = spread(5, 146, 214).map(
    (x) => d`M${x} 300Q${x + (x - 180) * 0.2} 350 ${180 + (x - 180) * 0.8} 390`,
  );
  return line(grooves.join(''), main.dark, 2);
}

function vase(sketch: Sketch): string {
  const { main, form, chance } = sketch;
  return (
    shadow([180, 398, 92, 14]) +
    stems('#8c9a75', chance, form === 1 ? 240 : 204) +
    (form === 2 ? line('M152 216q-44 16 -32 70M208 216q44 16 32 70', main.dark, 9) : '') +
    path(vaseShapes[form]?.(chance) ?? '', main.round) +
    vaseDecor(sketch) +
    faint(0.35, turned(12, [150, 320], oval([150, 322, 6, 34], '#ffffff'))) +
    (chance.is(0.4) ? books([292, 396], chance) : '')
  );
}

const leaves: readonly ((chance: Chance, top: number) => string)[] = [
  (chance, top) =>
    times(7, (at) =>
      turned(
        -34 + at * 11.5,
        [180, top],
        path(
          d`M168 ${top}q-10 -90 12 ${-chance.between(110, 190)}q20 90 12 190Z`,
          at % 2 === 0 ? '#6c8f6a' : '#8aab7f',
        ),
      ),
    ),
  (chance, top) =>
    spread(6, -74, 74)
      .map((lean) =>
        turned(
          lean,
          [180, top],
          line(d`M180 ${top}v-90`, '#7c9a70', 3) +
            path(
              d`M180 ${top - 80}q-40 -26 0 ${-chance.between(70, 94)}q40 56 0 80Z`,
              Math.abs(lean) > 40 ? '#5f8a66' : '#79a079',
            ),
        ),
      )
      .join(''),
  (chance, top) =>
    rect([154, top - chance.between(110, 150), 52, 180], '#6f9a78', 26) +
    rect([112, top - 84, 30, 60], '#7fa886', 15) +
    rect([112, top - 50, 60, 26], '#7fa886', 13) +
    line(d`M168 ${top - 90}v80M180 ${top - 96}v90M192 ${top - 90}v80`, '#5c8465', 2),
  (chance, top) =>
    times(9, (at) =>
      line(
        d`M180 ${top}Q${180 + (at - 4) * 12} ${top - chance.between(120, 170)} ${180 + (at - 4) * 32} ${top - 60 + Math.abs(at - 4) * -8}`,
        at % 2 === 0 ? '#7d9e6f' : '#97b184',
        7,
      ),
    ),
];

const pots = byForm(
  ({ main, accent }) =>
    path('M102 262h156l-22 136h-112Z', main.round) +
    rect([94, 248, 172, 28], main.fall, 4) +
    line('M116 330h128', accent.base, 5),
  ({ main, accent }) =>
    line('M124 340L106 412M236 340L254 412M180 350V414', accent.dark, 8) +
    path('M96 262h168q10 100 -50 116h-68q-60 -16 -50 -116Z', main.round) +
    oval([180, 262, 84, 12], main.deep),
  ({ main, accent }) =>
    rect([56, 276, 248, 122], main.fall, 8) +
    line(
      spread(9, 76, 284)
        .map((x) => d`M${x} 286v102`)
        .join(''),
      main.dark,
      2,
    ) +
    rect([50, 266, 260, 18], accent.fall, 5),
  ({ main }) =>
    path('M92 256h176q2 70 -26 128q-8 14 -22 14h-80q-14 0 -22 -14q-28 -58 -26 -128Z', main.round) +
    line(
      spread(9, 112, 248)
        .map((x) => d`M${x} 272Q${x + (x - 180) * 0.06} 330 ${180 + (x - 180) * 0.72} 392`)
        .join(''),
      main.dark,
      3,
    ) +
    rect([88, 246, 184, 18], main.fall, 8),
);

function plantPot(sketch: Sketch): string {
  const { form, chance } = sketch;
  const grow = leaves[chance.below(leaves.length)] ?? leaves[0];
  return (
    shadow([180, form === 1 ? 412 : 400, 116, 14]) + (grow?.(chance, 262) ?? '') + pots(sketch)
  );
}

export const vaseAndPotScenes = {
  vase: { stance: 'table', draw: vase },
  'plant-pot': { stance: 'table', draw: plantPot },
} as const satisfies Partial<Record<SceneName, Scene>>;
