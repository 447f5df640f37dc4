import { d, path, line, rect, oval, shadow, twice, times } from '../../brush';
import { plant, print, books } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { legs } from './forms';

const lamp = (x: number, y: number, colour: string): string =>
  oval([x, y - 2, 16, 4], colour) +
  line(d`M${x} ${y - 3}l-12 -46l28 -26`, colour, 3) +
  path(d`M${x + 8} ${y - 88}l26 14l-20 24q-16 -14 -6 -38Z`, colour);

const laptop = (x: number, y: number): string =>
  path(d`M${x} ${y - 50}h72l4 46h-80Z`, '#4a4e55') +
  path(d`M${x + 4} ${y - 46}h64l3 38h-70Z`, '#b9cdd6') +
  rect([x - 10, y - 5, 92, 5], '#c6cacf', 2);

/** Where a desk's top lies. */
type DeskTop = { readonly left: number; readonly width: number; readonly top: number };

function storage({ main, accent, form }: Sketch, { left, width, top }: DeskTop): string {
  if (form !== 1)
    return (
      rect([left + 12, top + 12, width - 24, 26], main.dark) +
      rect([left + width / 2 - 16, top + 22, 32, 5], accent.base, 2)
    );
  return (
    rect([left + width - 88, top + 14, 80, 118], main.fall, 2) +
    times(
      3,
      (at) =>
        rect([left + width - 84, top + 18 + at * 38, 72, 35], main.light, 2) +
        rect([left + width - 58, top + 32 + at * 38, 20, 4], accent.dark, 2),
    )
  );
}

const stand = ({ accent, form }: Sketch, { left, width, top }: DeskTop): string =>
  form === 2
    ? twice(
        rect([left + 30, top + 12, 14, 126], accent.dark) +
          rect([left + 10, 402, 54, 8], accent.deep, 3),
      )
    : legs([left + 14, left + width - 14], {
        top: top + 12,
        foot: 412,
        colour: accent.base,
        lean: form === 0 ? 5 : 0,
      });

const shelf = ({ main, chance }: Sketch, { left, width, top }: DeskTop): string =>
  rect([left + 8, top - 92, width - 16, 8], main.dark, 1) +
  twice(rect([left + 8, top - 92, 10, 92], main.base)) +
  books([left + 66, top - 92], chance) +
  plant([left + width - 60, top - 92], 60, chance);

function desk(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const left = chance.between(36, 52);
  const place = { left, width: 360 - 2 * left, top: form === 2 ? 268 : 288 };
  const { width, top } = place;
  return (
    (form === 3 ? shelf(sketch, place) : print([206, 90, 76, 96], chance)) +
    shadow([180, 410, width / 2, 13]) +
    stand(sketch, place) +
    storage(sketch, place) +
    rect([left - 4, top, width + 8, 14], main.fall, 3) +
    lamp(left + 44, top, accent.dark) +
    laptop(chance.between(150, 190), top)
  );
}

export const deskScenes = {
  desk: { stance: 'floor', draw: desk },
} as const satisfies Partial<Record<SceneName, Scene>>;
