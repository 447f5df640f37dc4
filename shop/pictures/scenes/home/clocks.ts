import { d, path, line, rect, oval, ring, turned, times } from '../../brush';
import type { Chance } from '../../chance';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm } from './forms';

const hands = (chance: Chance, radius: number, colour: string): string =>
  turned(chance.below(12) * 30 + 10, [180, 220], line(d`M180 220v${-radius * 0.5}`, colour, 7)) +
  turned(chance.below(60) * 6, [180, 220], line(d`M180 228v${-radius * 0.8}`, colour, 4)) +
  oval([180, 220, 7, 7], colour);

function hourMarks(chance: Chance, radius: number, colour: string): string {
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
}

function face(sketch: Sketch, radius: number): string {
  const { accent, chance, main } = sketch;
  const pale = chance.is(0.6);
  const ink = pale ? '#2c2e33' : '#f7f5f0';
  return (
    oval([180, 220, radius, radius], pale ? '#fbf9f4' : main.deep) +
    hourMarks(chance, radius - 12, ink) +
    hands(chance, radius * 0.82, pale ? ink : accent.light)
  );
}

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

export const clockScenes = {
  clock: { stance: 'wall', draw: clocks },
} as const satisfies Partial<Record<SceneName, Scene>>;
