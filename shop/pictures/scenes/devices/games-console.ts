/** A games console, upright, flat or in the hand, with its controller. */
import { line, moved, oval, path, rect, shadow, turned } from '../../brush';
import type { Sketch } from '../../scene';
import { pickByForm, view } from '../scene-parts';

const stick = (x: number, y: number): string =>
  oval([x, y, 17, 17], '#00000040') +
  oval([x, y - 2, 14, 14], '#2a2b31') +
  oval([x, y - 4, 9, 9], '#4a4c55');

/** The controller, its middle at (180, 300), about 190 wide. */
const controller = ({ main, accent }: Sketch): string =>
  path(
    'M120 256q14-8 34-4h52q20-4 34 4 22 16 34 88 6 42-16 44-14 2-30-26-8-14-22-14h-52q-14 0-22 14-16 28-30 26-22-2-16-44 12-72 34-88Z',
    main.fall,
  ) +
  rect([152, 254, 56, 30], main.dark, 8) +
  line('M117 286h26M130 273v26', main.deep, 9) +
  oval([230, 272, 6, 6], accent.base) +
  oval([230, 300, 6, 6], accent.base) +
  oval([216, 286, 6, 6], accent.light) +
  oval([244, 286, 6, 6], accent.light) +
  stick(152, 320) +
  stick(208, 320) +
  oval([180, 302, 5, 5], accent.light);

const tower = ({ main, accent }: Sketch): string =>
  rect([178, 380, 96, 12], main.deep, 5) +
  rect([190, 142, 72, 240], main.deep, 8) +
  path('M180 136q22-8 30 4v230q-6 14-30 16Z', main.fall) +
  path('M272 136q-22-8-30 4v230q6 14 30 16Z', main.fall) +
  rect([216, 152, 3, 214], accent.base, 1) +
  rect([234, 180, 4, 66], '#00000066', 2);

const flat = ({ main, accent }: Sketch): string =>
  rect([50, 232, 260, 66], main.fall, 10) +
  rect([50, 232, 260, 22], main.light, 10) +
  rect([50, 266, 260, 5], main.deep) +
  rect([74, 279, 92, 5], '#00000066', 2) +
  oval([282, 282, 8, 8], accent.base) +
  rect([62, 298, 236, 8], main.deep, 3);

function handheld(sketch: Sketch): string {
  const { main, accent, chance } = sketch;
  const grip = (x: number, fill: string) => rect([x, 212, 62, 150], fill, 28);
  return (
    grip(32, main.fall) +
    grip(266, accent.fall) +
    rect([70, 212, 220, 150], main.deep, 8) +
    rect([80, 220, 200, 134], '#1d1e23', 5) +
    view([88, 228, 184, 118], accent, chance) +
    stick(52, 252) +
    stick(309, 312) +
    line('M52 300v24M40 312h24', main.deep, 8) +
    oval([309, 238, 5, 5], '#fff') +
    oval([309, 264, 5, 5], '#fff') +
    oval([296, 251, 5, 5], '#fff') +
    oval([322, 251, 5, 5], '#fff')
  );
}

export function gamesConsole(sketch: Sketch): string {
  const size = sketch.chance.between(0.92, 1.04);
  const thing = pickByForm(sketch.form, [
    tower(sketch) + turned(-6, [120, 330], moved([-30, 116], 0.72, controller(sketch))),
    moved([0, 60], 1, flat(sketch)) +
      shadow([244, 404, 74, 8]) +
      moved([116, 166], 0.7, moved([3, -44], 1, controller(sketch))),
    turned(-4, [180, 290], moved([0, 20], 1, handheld(sketch))),
    moved([-54, -112], 1.3, controller(sketch)),
  ]);
  return shadow([180, 391, 140, 12]) + moved([180 - 180 * size, 391 - 391 * size], size, thing);
}
