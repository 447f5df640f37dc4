import { path, line, rect, oval, shadow } from '../../brush';
import { twigs, plant } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, bars, spread } from './forms';
import { dial } from './coffee-machines';

const fridgeDoors = ({ main, accent, chance }: Sketch, split: number): string =>
  rect([104, 84, 152, split - 86], main.fall, 7) +
  rect([104, split + 2, 152, 400 - split], main.fall, 7) +
  (chance.is(0.6)
    ? rect([114, split - 76, 7, 62], accent.base, 3) +
      rect([114, split + 16, 7, 62], accent.base, 3)
    : rect([106, split - 8, 148, 6], main.deep, 2) + rect([106, split + 4, 148, 6], main.deep, 2));

const magnets = ({ chance }: Sketch): string =>
  chance.is(0.5)
    ? rect([186, 150, 26, 34], '#fbfaf7', 1) +
      oval([199, 150, 4, 4], '#c23a33') +
      rect([206, 194, 18, 20], '#f0cd4b', 1)
    : '';

const fridges = byForm(
  (sketch) => fridgeDoors(sketch, sketch.chance.between(236, 290)) + magnets(sketch),
  ({ main, accent, chance }) =>
    rect([66, 84, 112, 318], main.fall, 7) +
    rect([182, 84, 112, 318], main.fall, 7) +
    rect([164, 170, 7, chance.between(110, 160)], accent.base, 3) +
    rect([189, 170, 7, 130], accent.base, 3) +
    rect([88, 176, 56, 78], '#24262b', 6) +
    rect([98, 184, 36, 14], '#8ecbd0', 3) +
    path('M104 214h24v34h-24Z', '#3a3f46'),
  ({ main, accent, chance }) =>
    rect([88, 202, 184, 200], main.fall, 8) +
    rect([80, 190, 200, 14], accent.light, 4) +
    rect([98, chance.between(216, 230), 60, 7], accent.base, 3) +
    line('M92 380h176', main.deep, 2) +
    twigs([236, 190], 96, main.pale) +
    oval([132, 176, 34, 15], '#d9cbb8'),
  ({ main, accent, chance }) =>
    rect([100, 84, 160, 318], main.fall, 34) +
    line('M102 186h156', main.deep, 4) +
    rect([112, 136, 40, 9], '#dfe3e6', 4) +
    rect([112, 204, 40, 9], '#dfe3e6', 4) +
    line('M208 112h28', accent.light, 5) +
    path('M118 104q6 -12 30 -12q-24 10 -24 60Z', '#ffffff', 0.4) +
    (chance.is(0.5) ? line('M104 320H256', accent.light, 6) : ''),
);

const fridge = (sketch: Sketch): string =>
  shadow([180, 410, sketch.form === 1 ? 134 : 104, 11]) +
  bars(
    [
      [114, 398],
      [226, 398],
    ],
    [20, 12],
    '#2b2d31',
  ) +
  fridges(sketch);

const panel = ({ accent, chance }: Sketch, x: number): string =>
  chance.is(0.5)
    ? dial([x + 24, 262], 17, accent.base) + dial([x + 24, 318], 17, accent.base)
    : rect([x + 3, 232, 42, 20], '#16181b', 3) +
      rect([x + 11, 238, 26, 7], '#7fd3c4', 2) +
      bars(
        spread(9, 0, 8).map(
          (at) => [x + 3 + (at % 3) * 16, 264 + Math.floor(at / 3) * 18] as const,
        ),
        [11, 11],
        accent.light,
      ) +
      rect([x + 3, 326, 42, 14], accent.base, 5);

function microwave(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const retro = form === 3;
  return (
    shadow([180, 394, 158, 14]) +
    bars(
      [
        [58, 382],
        [282, 382],
      ],
      [20, 14],
      '#2b2d31',
    ) +
    rect([28, 206, 304, 180], main.fall, retro ? 28 : 8) +
    rect([40, 220, 216, 152], form === 1 ? '#24262b' : main.dark, retro ? 20 : 6) +
    rect([54, 234, 180, 124], '#1d1f23', retro ? 30 : 5) +
    oval([144, 332, 66, 11], chance.is(0.5) ? '#6b5a34' : '#33363b') +
    (chance.is(0.6) ? path('M104 320h80q-2 20 -20 20h-40q-18 0 -20 -20Z', '#d9ccb2') : '') +
    path('M60 340l84 -102h26l-88 114Z', '#ffffff', 0.1) +
    (form === 2
      ? rect([48, 360, 200, 7], accent.light, 3)
      : rect([242, 236, 8, 120], accent.light, 4)) +
    panel(sketch, 268)
  );
}

export const coolingAndHeatingScenes = {
  fridge: { stance: 'floor', draw: fridge },
  microwave: {
    stance: 'table',
    draw: (sketch) =>
      microwave(sketch) + (sketch.chance.is(0.4) ? plant([76, 206], 76, sketch.chance) : ''),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
