import { d, line, oval, path, rect, shadow, times, twice, type Box, type Point } from '../brush';
import type { Chance } from '../chance';
import { books, plant, print, twigs } from '../props';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { byForm, legs, spread } from './forms';

const spines = ['#b98d75', '#8fa3a5', '#d8c6a4', '#75818f'] as const;

/** Books that stand side by side on a board, up to a width; each colour is one shape. */
const bookRow = ([x, y]: Point, width: number, chance: Chance): string => {
  const byColour = spines.map(() => '');
  for (let at = x; at < x + width - 9;) {
    const thick = chance.between(6, 11);
    const tall = chance.between(26, 40);
    const colour = chance.below(4);
    byColour[colour] = (byColour[colour] ?? '') + d`M${at} ${y}v${-tall}h${thick - 1}v${tall}Z`;
    at += thick;
  }
  return byColour.map((data, at) => (data === '' ? '' : path(data, spines[at] ?? '#999'))).join('');
};

const shelfContent = ([x, y]: Point, width: number, { chance, accent }: Sketch): string => {
  const draw = chance.below(5);
  if (draw < 2) return bookRow([x + 4, y], width * chance.between(0.4, 0.8), chance);
  if (draw === 2)
    return books([x + 30, y], chance) + oval([x + width - 22, y - 13, 12, 13], accent.base);
  if (draw === 3) return plant([x + width / 2, y], 44, chance);
  return rect([x + 8, y - 28, width * 0.4, 28], '#c9b08c', 3);
};

const shelves = (sketch: Sketch, [x, y, width, height]: Box, rows: number): string =>
  spread(rows, y + height / rows, y + height)
    .map(
      (floor) =>
        shelfContent([x, floor], width, sketch) + rect([x, floor, width, 7], sketch.main.light),
    )
    .join('');

const tallCase = (sketch: Sketch): string => {
  const { main, form, chance } = sketch;
  const width = form === 3 ? 220 : chance.between(128, 168);
  const left = 180 - width / 2;
  const top = form === 3 ? 150 : chance.between(84, 120);
  return (
    shadow([180, 410, width / 2 + 14, 11]) +
    rect([left, top, width, 410 - top], form === 3 ? sketch.accent.deep : main.dark, 2) +
    rect([left + 8, top + 8, width - 16, 390 - top], main.deep) +
    shelves(sketch, [left + 8, top + 4, width - 16, 390 - top], form === 3 ? 4 : 5) +
    twice(rect([left, top, 8, 410 - top], main.fall)) +
    rect([left - 3, top - 2, width + 6, 10], main.light, 2) +
    (chance.is(0.5) ? twigs([180, top - 1], 66, sketch.accent.base) : '')
  );
};

const cubes = (sketch: Sketch): string => {
  const { main, accent, chance } = sketch;
  const columns = chance.pick([2, 3] as const);
  const size = columns === 2 ? 88 : 74;
  const left = 180 - (columns * size) / 2;
  const top = 406 - 3 * size;
  return (
    shadow([180, 408, (columns * size) / 2 + 16, 12]) +
    rect([left - 6, top - 6, columns * size + 12, 3 * size + 12], main.fall, 3) +
    times(columns * 3, (at) => {
      const x = left + (at % columns) * size;
      const y = top + Math.floor(at / columns) * size;
      const back = rect([x + 3, y + 3, size - 6, size - 6], main.deep);
      if (chance.is(0.3))
        return (
          rect([x + 4, y + 10, size - 8, size - 13], accent.fall, 3) +
          rect([x + size / 2 - 11, y + 24, 22, 6], accent.deep, 3)
        );
      return back + shelfContent([x + 4, y + size - 3], size - 10, sketch);
    }) +
    plant([left + 30, top - 6], 66, chance)
  );
};

const ladder = (sketch: Sketch): string => {
  const { main, chance } = sketch;
  const half = (y: number) => 44 + (y - 96) * 0.17;
  return (
    shadow([180, 408, 106, 12]) +
    line('M134 96L78 410M226 96L282 410', main.dark, 7) +
    spread(5, 152, 384)
      .map(
        (y) =>
          shelfContent([180 - half(y), y], half(y) * 2, sketch) +
          rect([176 - half(y), y, half(y) * 2 + 8, 9], main.fall, 1),
      )
      .join('') +
    (chance.is(0.5) ? line('M134 96H226', main.dark, 6) : '')
  );
};

const doors = (count: number, [x, y, width, height]: Box, sketch: Sketch): string => {
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
};

const drawers = (count: number, [x, y, width, height]: Box, { main, accent }: Sketch): string => {
  const each = height / count;
  return times(
    count,
    (at) =>
      rect([x + 1, y + at * each + 1, width - 2, each - 3], main.fall, 2) +
      rect([x + width / 2 - 15, y + (at + 0.5) * each - 3, 30, 5], accent.base, 2),
  );
};

const wardrobe = (sketch: Sketch): string => {
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
};

const sideboard = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const [width, top] = (
    [
      [270, 286],
      [286, 316],
      [178, 196],
      [124, 268],
    ] as const
  )[form] ?? [270, 286];
  const left = 180 - width / 2;
  const inner: Box = [left + 6, top + 10, width - 12, 374 - top];
  const third = inner[2] / 3;
  const fronts = [
    () =>
      doors(2, [inner[0], inner[1], third * 2, inner[3]], sketch) +
      drawers(3, [inner[0] + third * 2, inner[1], third, inner[3]], sketch),
    () =>
      rect([inner[0] + third, inner[1], third, inner[3]], main.deep) +
      rect([inner[0] + third, top + 32, third, 5], main.base) +
      doors(1, [inner[0], inner[1], third, inner[3]], sketch) +
      doors(1, [inner[0] + third * 2, inner[1], third, inner[3]], sketch),
    () => drawers(chance.pick([4, 5] as const), inner, sketch),
    () =>
      drawers(chance.pick([1, 2] as const), [inner[0], inner[1], inner[2], 50], sketch) +
      rect([inner[0], top + 62, inner[2], 322 - top], main.deep) +
      books([180, 384], chance),
  ] as const;
  const screen =
    rect([78, top - 128, 204, 118], '#24262b', 4) +
    rect([83, top - 123, 194, 106], '#39434f', 2) +
    path(d`M83 ${top - 17}l60 -62l44 40l34 -26l56 48Z`, '#4f6371') +
    rect([150, top - 10, 60, 8], '#24262b');
  const above =
    form === 1
      ? screen
      : print([left + width * 0.5, top - 130, 62, 80], chance) +
        twigs([left + 34, top], 92, accent.base);
  return (
    (form === 3
      ? oval([180, top - 76, 60, 44], '#fff3d2') +
        path(d`M156 ${top - 96}h48l14 42h-76Z`, '#efe3cc') +
        path(d`M172 ${top - 54}h16l8 54h-32Z`, accent.base)
      : above) +
    shadow([180, 410, width / 2 + 14, 12]) +
    legs([left + 18, left + width - 18], { top: 386, foot: 410, colour: accent.dark, lean: 5 }) +
    rect([left, top, width, 390 - top], main.dark, 3) +
    (fronts[form] ?? fronts[0])() +
    rect([left - 3, top - 2, width + 6, 11], main.light, 2)
  );
};

export const storageScenes = {
  bookcase: { stance: 'floor', draw: byForm(tallCase, cubes, ladder, tallCase) },
  wardrobe: { stance: 'floor', draw: wardrobe },
  sideboard: { stance: 'floor', draw: sideboard },
} as const satisfies Partial<Record<SceneName, Scene>>;
