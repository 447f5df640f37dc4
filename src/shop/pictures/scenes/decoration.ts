import { d, faint, line, oval, path, rect, ring, shadow, times, turned } from '../brush';
import type { Chance } from '../chance';
import { books } from '../props';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { byForm, spread } from './forms';

const glass = '#d5e1e5';

const glints = (x: number, y: number, size: number): string =>
  faint(
    0.75,
    path(
      d`M${x} ${y + size}l${size * 0.7} ${-size}h${size * 0.22}l${-size * 0.7} ${size}ZM${x + size * 0.4} ${y + size}l${size * 0.7} ${-size}h${size * 0.08}l${-size * 0.7} ${size}Z`,
      '#ffffff',
    ),
  );

const mirrors: readonly ((sketch: Sketch) => string)[] = [
  ({ main, accent, chance }) => {
    const radius = chance.between(112, 130);
    return (
      (chance.is(0.4)
        ? line(
            d`M180 52L${180 - radius * 0.6} ${226 - radius * 0.7}M180 52L${180 + radius * 0.6} ${226 - radius * 0.7}`,
            accent.dark,
            6,
          ) + oval([180, 52, 7, 7], main.dark)
        : '') +
      oval([184, 236, radius, radius], '#00000022') +
      oval([180, 226, radius, radius], main.fall) +
      oval([180, 226, radius - 11, radius - 11], glass) +
      glints(118, 170, 100)
    );
  },
  ({ main, chance }) => {
    const shape = (inset: number) =>
      d`M${86 + inset} 420V170a${94 - inset} ${94 - inset} 0 0 1 ${188 - 2 * inset} 0V${420 - inset}H${86 + inset}Z`;
    return (
      path('M92 430V178a94 94 0 0 1 188 0V430Z', '#000000', 0.1) +
      path(shape(0), main.fall) +
      path(shape(10), glass) +
      glints(112, 180, 120) +
      (chance.is(0.5) ? line('M180 86V410M96 250H264M100 330H264', main.base, 4) : '')
    );
  },
  ({ main, accent, chance }) => {
    const width = chance.between(170, 220);
    const left = 180 - width / 2;
    const inset = chance.between(10, 24);
    return (
      rect([left + 5, 76, width, 330], '#00000020', 4) +
      rect([left, 68, width, 330], main.fall, 4) +
      rect([left + inset - 4, 64 + inset, width - 2 * inset + 8, 338 - 2 * inset], accent.base, 2) +
      rect([left + inset, 68 + inset, width - 2 * inset, 330 - 2 * inset], glass) +
      glints(left + 30, 120, 130)
    );
  },
  ({ main, chance }) => {
    const rays = 20 + 4 * chance.below(3);
    return (
      times(rays, (at) =>
        turned(
          (360 / rays) * at,
          [180, 226],
          path(
            d`M176 140L180 ${at % 2 === 0 ? 78 : 104}L184 140Z`,
            at % 2 === 0 ? main.base : main.dark,
          ),
        ),
      ) +
      oval([180, 226, 92, 92], main.fall) +
      oval([180, 226, 80, 80], glass) +
      glints(136, 186, 74)
    );
  },
];

const stems = (colour: string, chance: Chance, from: number): string => {
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
};

const vaseShapes: readonly ((chance: Chance) => string)[] = [
  (chance) =>
    d`M164 196h32l4 70q${chance.between(44, 66)} 34 50 92q-4 38 -34 40h-72q-30 -2 -34 -40q-10 -58 50 -92Z`,
  (chance) =>
    d`M146 236q34 10 68 0q-4 20 18 34q${chance.between(40, 56)} 50 8 104q-14 24 -32 24h-56q-18 0 -32 -24q${chance.between(-52, -40)} -54 8 -104q22 -14 18 -34Z`,
  () => 'M150 200q30 8 60 0l-8 34q50 22 46 72q-4 46 -38 92h-60q-34 -46 -38 -92q-4 -50 46 -72Z',
  (chance) =>
    d`M${chance.between(126, 142)} 210H${chance.between(218, 234)}l${chance.between(-12, 12)} 178q0 10 -10 10h-76q-10 0 -10 -10Z`,
];

const vase = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const body = (vaseShapes[form] ?? vaseShapes[0])?.(chance) ?? '';
  const decor = chance.below(3);
  return (
    shadow([180, 398, 92, 14]) +
    stems('#8c9a75', chance, form === 1 ? 240 : 204) +
    (form === 2 ? line('M152 216q-44 16 -32 70M208 216q44 16 32 70', main.dark, 9) : '') +
    path(body, main.round) +
    (decor === 0 ? line('M138 318q42 12 84 0M140 334q40 12 80 0', accent.base, 5) : '') +
    (decor === 1
      ? line(
          spread(5, 146, 214)
            .map((x) => d`M${x} 300Q${x + (x - 180) * 0.2} 350 ${180 + (x - 180) * 0.8} 390`)
            .join(''),
          main.dark,
          2,
        )
      : '') +
    faint(0.35, turned(12, [150, 320], oval([150, 322, 6, 34], '#ffffff'))) +
    (chance.is(0.4) ? books([292, 396], chance) : '')
  );
};

const hands = (chance: Chance, radius: number, colour: string): string =>
  turned(chance.below(12) * 30 + 10, [180, 220], line(d`M180 220v${-radius * 0.5}`, colour, 7)) +
  turned(chance.below(60) * 6, [180, 220], line(d`M180 228v${-radius * 0.8}`, colour, 4)) +
  oval([180, 220, 7, 7], colour);

const hourMarks = (chance: Chance, radius: number, colour: string): string => {
  const dots = chance.is(0.4);
  return times(12, (at) =>
    turned(
      at * 30,
      [180, 220],
      dots
        ? oval([180, 220 - radius, 4, 4], colour)
        : rect([178, 214 - radius, at % 3 === 0 ? 5 : 3, at % 3 === 0 ? 18 : 10], colour),
    ),
  );
};

const face = (sketch: Sketch, radius: number): string => {
  const { accent, chance, main } = sketch;
  const pale = chance.is(0.6);
  const ink = pale ? '#2c2e33' : '#f7f5f0';
  return (
    oval([180, 220, radius, radius], pale ? '#fbf9f4' : main.deep) +
    hourMarks(chance, radius - 12, ink) +
    hands(chance, radius * 0.82, pale ? ink : accent.light)
  );
};

const clocks = byForm(
  (sketch) =>
    oval([184, 232, 128, 128], '#00000026') +
    oval([180, 220, 128, 128], sketch.main.fall) +
    face(sketch, sketch.chance.between(104, 116)),
  (sketch) =>
    rect([68, 114, 232, 232], '#00000022', 26) +
    rect([62, 104, 236, 232], sketch.main.fall, sketch.chance.between(12, 60)) +
    face(sketch, 98),
  (sketch) =>
    ring([180, 220, 124, 124], sketch.main.base, 9) +
    ring([180, 220, 76, 76], sketch.main.dark, 6) +
    times(12, (at) =>
      turned(
        at * 30,
        [180, 220],
        path(at % 3 === 0 ? 'M174 100h12l-3 42h-6Z' : 'M177 100h6l-1 42h-4Z', sketch.main.base),
      ),
    ) +
    hands(sketch.chance, 96, sketch.accent.deep),
  (sketch) =>
    rect([132, 200, 100, 220], '#00000020', 10) +
    rect([126, 230, 108, 180], sketch.main.dark, 8) +
    rect([138, 240, 84, 158], sketch.main.pale, 4) +
    turned(
      sketch.chance.between(-14, 14),
      [180, 240],
      line('M180 240V352', sketch.accent.dark, 4) + oval([180, 360, 19, 19], sketch.accent.fall),
    ) +
    oval([180, 196, 102, 102], sketch.main.fall) +
    `<g transform="translate(36 20) scale(.8)">${face(sketch, 104)}</g>`,
);

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

const plantPot = (sketch: Sketch): string => {
  const { form, chance } = sketch;
  const grow = leaves[chance.below(leaves.length)] ?? leaves[0];
  return (
    shadow([180, form === 1 ? 412 : 400, 116, 14]) + (grow?.(chance, 262) ?? '') + pots(sketch)
  );
};

export const decorationScenes = {
  mirror: {
    stance: 'wall',
    draw: (sketch) => (mirrors[sketch.form] ?? mirrors[0])?.(sketch) ?? '',
  },
  vase: { stance: 'table', draw: vase },
  clock: { stance: 'wall', draw: clocks },
  'plant-pot': { stance: 'table', draw: plantPot },
} as const satisfies Partial<Record<SceneName, Scene>>;
