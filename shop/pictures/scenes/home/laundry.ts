import { d, path, line, rect, oval, ring, shadow, times, type Point } from '../../brush';
import { plant } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { bars, spread } from './forms';

const knob = ([x, y]: Point, radius: number, { main, accent }: Sketch): string =>
  oval([x, y, radius, radius], main.pale) +
  oval([x, y, radius - 4, radius - 4], accent.base) +
  line(d`M${x} ${y}v${5 - radius}`, '#ffffff', 3);

/** The box, its feet and its strip of controls. */
function cabinet(sketch: Sketch, left: number): string {
  const { main, accent, chance } = sketch;
  const width = 360 - 2 * left;
  const display = chance.is(0.6);
  return (
    shadow([180, 412, width / 2 + 18, 12]) +
    bars(
      [
        [left + 12, 404],
        [left + width - 34, 404],
      ],
      [22, 9],
      '#2b2d31',
    ) +
    rect([left, 124, width, 284], main.fall, 8) +
    rect([left, 124, width, 52], chance.is(0.5) ? accent.base : main.light, 8) +
    rect([left, 172, width, 3], main.deep) +
    knob([chance.between(168, 192), 149], 19, sketch) +
    (display
      ? rect([214, 138, 58, 22], '#16181b', 4) + rect([222, 145, 28, 8], '#8ecbd0', 2)
      : times(4, (at) => oval([218 + at * 17, 149, 5.6, 5.6], main.pale)))
  );
}

const laundry = ['#e9dcc6', '#9fb7c9', '#d99b8c', '#f6f4ef'] as const;

const porthole = ({ accent, chance }: Sketch, radius: number, rim: string): string =>
  oval([180, 288, radius, radius], rim) +
  ring([180, 288, radius - 3, radius - 3], '#ffffff', 1.4) +
  oval([180, 288, radius - 17, radius - 17], '#2a3038') +
  (chance.is(0.7)
    ? path(
        d`M${200 - radius} 300q24 -26 50 -6t56 -10q30 8 ${radius - 60} 20q-10 40 -70 ${radius - 42}q-64 -10 -72 -60Z`,
        chance.pick(laundry),
      ) + path('M140 320q30 -18 60 4t24 20q-30 30 -70 8Z', chance.pick(laundry))
    : line(
        d`M180 288L${180 + radius * 0.5} 330M180 288L${180 - radius * 0.5} 330M180 288V${300 - radius}`,
        '#454d57',
        8,
      )) +
  path(d`M${206 - radius} 272q16 -44 60 -52q-34 22 -42 56Z`, '#ffffff', 0.3) +
  rect([180 + radius - 14, 268, 15, 40], accent.light, 6);

function washingMachine(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const rims = [main.deep, '#c9ced3', '#24262b', accent.dark] as const;
  return (
    cabinet(sketch, 76) +
    rect([88, 134, 60, 32], main.pale, 4) +
    rect([102, 152, 32, 5], main.deep, 2) +
    porthole(sketch, form === 2 ? 92 : chance.between(76, 86), rims[form] ?? main.deep) +
    rect([88, 384, 34, 14], main.dark, 3) +
    (chance.is(0.5)
      ? plant([chance.is(0.5) ? 112 : 244, 124], 72, chance)
      : rect([210, 78, 34, 46], '#b8cbd8', 7) + rect([220, 66, 14, 14], '#5f7f97', 3))
  );
}

const basket = ({ chance }: Sketch): string =>
  path('M104 84q20 -26 44 -10q26 -18 46 -2q26 -8 40 14l-8 22H112Z', chance.pick(laundry)) +
  path('M98 88H244L234 124H108Z', '#c69f6d') +
  line('M102 100H240M105 112H237', '#a9814f', 2.4);

function tumbleDryer(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const square = form === 1 || form === 3;
  return (
    basket(sketch) +
    cabinet(sketch, 76) +
    rect([84, 134, 70, 32], main.light, 4) +
    line('M104 156q15 8 30 0', main.deep, 4) +
    (square
      ? rect([100, 196, 160, 160], main.dark, 22) +
        rect([108, 204, 144, 144], main.light, 18) +
        rect([124, 220, 112, 112], '#2a3038', 56) +
        path('M138 290q30 -24 44 -4t42 -2q-8 40 -46 42t-40 -36Z', chance.pick(laundry)) +
        rect([240, 256, 10, 44], accent.base, 5)
      : porthole(sketch, 80, main.pale)) +
    bars(
      spread(form === 0 ? 9 : 6, 96, 150).map((x) => [x, 380] as const),
      [4, 16],
      main.deep,
    )
  );
}

export const laundryScenes = {
  'washing-machine': { stance: 'floor', draw: washingMachine },
  'tumble-dryer': { stance: 'floor', draw: tumbleDryer },
} as const satisfies Partial<Record<SceneName, Scene>>;
