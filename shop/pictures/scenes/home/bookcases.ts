import { d, path, line, rect, oval, shadow, twice, type Box, type Point } from '../../brush';
import type { Chance } from '../../chance';
import { plant, books, twigs } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { bars, byForm, spread } from './forms';

export const spines = ['#b98d75', '#8fa3a5', '#d8c6a4', '#75818f'] as const;

/** A row of books on a board, up to a width; each colour is one shape. */
function bookRow([x, y]: Point, width: number, chance: Chance): string {
  const byColour = spines.map(() => '');
  for (let at = x; at < x + width - 9;) {
    const thick = chance.between(6, 11);
    const tall = chance.between(26, 40);
    const colour = chance.below(4);
    byColour[colour] = (byColour[colour] ?? '') + d`M${at} ${y}v${-tall}h${thick - 1}v${tall}Z`;
    at += thick;
  }
  return byColour.map((data, at) => (data === '' ? '' : path(data, spines[at] ?? '#999'))).join('');
}

function shelfContent([x, y]: Point, width: number, { chance, accent }: Sketch): string {
  const draw = chance.below(5);
  if (draw < 2) return bookRow([x + 4, y], width * chance.between(0.4, 0.8), chance);
  if (draw === 2)
    return books([x + 30, y], chance) + oval([x + width - 22, y - 13, 12, 13], accent.base);
  if (draw === 3)
    return (
      path(
        d`M${x + width / 2} ${y - 12}q-20 -6 -20 -24q10 2 17 12q-3 -14 3 -22q7 8 4 22q6 -10 17 -12q0 18 -21 24Z`,
        '#7f9c7d',
      ) + rect([x + width / 2 - 10, y - 15, 20, 15], accent.light, 3)
    );
  return rect([x + 8, y - 28, width * 0.4, 28], '#c9b08c', 3);
}

const shelves = (sketch: Sketch, [x, y, width, height]: Box, rows: number): string =>
  spread(rows, y + height / rows, y + height)
    .map(
      (floor) =>
        shelfContent([x, floor], width, sketch) + rect([x, floor, width, 7], sketch.main.light),
    )
    .join('');

function tallCase(sketch: Sketch): string {
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
}

function cubes(sketch: Sketch): string {
  const { main, accent, chance } = sketch;
  const columns = chance.pick([2, 3] as const);
  const size = columns === 2 ? 88 : 74;
  const left = 180 - (columns * size) / 2;
  const top = 406 - 3 * size;
  const cells = Array.from(
    { length: columns * 3 },
    (_, at) => [left + (at % columns) * size, top + Math.floor(at / columns) * size] as const,
  );
  return (
    shadow([180, 408, (columns * size) / 2 + 16, 12]) +
    rect([left - 6, top - 6, columns * size + 12, 3 * size + 12], main.fall, 3) +
    bars(
      cells.map(([x, y]) => [x + 3, y + 3] as const),
      [size - 6, size - 6],
      main.deep,
    ) +
    cells
      .map(([x, y]) =>
        chance.is(0.35)
          ? rect([x + 4, y + 10, size - 8, size - 13], accent.fall, 3) +
            rect([x + size / 2 - 11, y + 24, 22, 6], accent.deep, 3)
          : shelfContent([x + 4, y + size - 3], size - 10, sketch),
      )
      .join('') +
    plant([left + 30, top - 6], 66, chance)
  );
}

function ladder(sketch: Sketch): string {
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
}

export const bookcaseScenes = {
  bookcase: { stance: 'floor', draw: byForm(tallCase, cubes, ladder, tallCase) },
} as const satisfies Partial<Record<SceneName, Scene>>;
