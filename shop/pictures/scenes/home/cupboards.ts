import { d, path, line, rect, oval, shadow, times, type Box } from '../../brush';
import { print, books, twigs } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { legs } from './forms';
import { spines } from './bookcases';

function doors(count: number, [x, y, width, height]: Box, sketch: Sketch): string {
  const { main, accent, chance } = sketch;
  const door = width / count;
  const panelled = chance.is(0.5);
  return times(count, (at) => {
    const from = x + at * door;
    const handle = at % 2 === 0 ? from + door - 10 : from + 6;
    return (
      rect([from + 1, y, door - 2, height], main.fall, 1) +
      (panelled ? rect([from + 10, y + 10, door - 20, height - 20], main.light, 1) : '') +
      rect([handle, y + height * 0.42, 4, Math.min(34, height * 0.3)], accent.base, 2)
    );
  });
}

function drawers(count: number, [x, y, width, height]: Box, { main, accent }: Sketch): string {
  const each = height / count;
  return times(
    count,
    (at) =>
      rect([x + 1, y + at * each + 1, width - 2, each - 3], main.fall, 2) +
      rect([x + width / 2 - 15, y + (at + 0.5) * each - 3, 30, 5], accent.base, 2),
  );
}

function wardrobe(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const width = form === 2 ? 232 : chance.between(164, 196);
  const left = 180 - width / 2;
  const top = chance.between(76, 98);
  const inner: Box = [left + 8, top + 10, width - 16, 378 - top];
  const low = form === 2 ? 84 : 0;
  const front =
    form === 3
      ? rect(inner, main.deep) +
        line(d`M${left + 12} ${top + 34}h${width - 24}`, accent.light, 4) +
        times(6, (at) =>
          path(
            d`M${left + 24 + at * 20} ${top + 38}q10 6 14 18l2 ${chance.between(84, 140)}h-26l2 -140Z`,
            spines[at % 4] ?? main.pale,
          ),
        ) +
        drawers(2, [left + 8, 330, width - 16, 58], sketch)
      : doors(form === 2 ? 3 : 2, [left + 8, top + 10, width - 16, 378 - top - low], sketch) +
        (low > 0 ? drawers(2, [left + 8, 392 - low - 4, width - 16, low], sketch) : '');
  return (
    shadow([180, 410, width / 2 + 16, 12]) +
    legs([left + 14, left + width - 14], { top: 390, foot: 410, colour: accent.dark }) +
    rect([left, top, width, 314 + 84 - top], main.dark, 3) +
    front +
    rect([left - 5, top - 4, width + 10, 12], main.light, 2) +
    (form === 1
      ? rect([left + 16, top + 24, width / 2 - 32, 346 - top], '#dbe6ea', 2) +
        path(d`M${left + 20} ${top + 120}l40 -80h14l-54 108Z`, '#f6fafb', 0.8)
      : '')
  );
}

const thirds = ([x, y, width, height]: Box): readonly [Box, Box, Box] => [
  [x, y, width / 3, height],
  [x + width / 3, y, width / 3, height],
  [x + (width / 3) * 2, y, width / 3, height],
];

/** The fronts of a sideboard, a TV unit, a chest of drawers and a bedside table. */
const fronts: readonly ((sketch: Sketch, inner: Box) => string)[] = [
  (sketch, inner) => {
    const [[x, y, width, height], , right] = thirds(inner);
    return doors(2, [x, y, width * 2, height], sketch) + drawers(3, right, sketch);
  },
  (sketch, inner) => {
    const [left, [x, y, width, height], right] = thirds(inner);
    return (
      rect([x, y, width, height], sketch.main.deep) +
      rect([x, y + 22, width, 5], sketch.main.base) +
      doors(1, left, sketch) +
      doors(1, right, sketch)
    );
  },
  (sketch, inner) => drawers(sketch.chance.pick([4, 5] as const), inner, sketch),
  (sketch, [x, y, width, height]) =>
    drawers(sketch.chance.pick([1, 2] as const), [x, y, width, 50], sketch) +
    rect([x, y + 52, width, height - 52], sketch.main.deep) +
    books([180, y + height], sketch.chance),
];

const television = (top: number): string =>
  rect([78, top - 128, 204, 118], '#24262b', 4) +
  rect([83, top - 123, 194, 106], '#39434f', 2) +
  path(d`M83 ${top - 17}l60 -62l44 40l34 -26l56 48Z`, '#4f6371') +
  rect([150, top - 10, 60, 8], '#24262b');

const bedsideLamp = (top: number, colour: string): string =>
  oval([180, top - 76, 60, 44], '#fff3d2') +
  path(d`M156 ${top - 96}h48l14 42h-76Z`, '#efe3cc') +
  path(d`M172 ${top - 54}h16l8 54h-32Z`, colour);

const sizes = [
  [270, 286],
  [286, 316],
  [178, 196],
  [124, 268],
] as const;

function sideboard(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const [width, top] = sizes[form] ?? sizes[0];
  const left = 180 - width / 2;
  const decor = () =>
    print([left + width * 0.5, top - 130, 62, 80], chance) +
    twigs([left + 34, top], 92, accent.base);
  const above = [decor, () => television(top), decor, () => bedsideLamp(top, accent.base)];
  return (
    (above[form]?.() ?? '') +
    shadow([180, 410, width / 2 + 14, 12]) +
    legs([left + 18, left + width - 18], { top: 386, foot: 410, colour: accent.dark, lean: 5 }) +
    rect([left, top, width, 390 - top], main.dark, 3) +
    (fronts[form]?.(sketch, [left + 6, top + 10, width - 12, 374 - top]) ?? '') +
    rect([left - 3, top - 2, width + 6, 11], main.light, 2)
  );
}

export const cupboardScenes = {
  wardrobe: { stance: 'floor', draw: wardrobe },
  sideboard: { stance: 'floor', draw: sideboard },
} as const satisfies Partial<Record<SceneName, Scene>>;
