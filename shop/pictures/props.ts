/** Quiet things that stand next to the thing for sale and show its scale. */
import { d, line, oval, path, rect, times, turned, type Box, type Point } from './brush';
import type { Chance } from './chance';

/** A house plant whose pot stands at the point. */
export function plant([x, y]: Point, height: number, chance: Chance): string {
  const leaves = 5 + chance.below(3);
  const leafLength = height * 0.62;
  const green = chance.pick(['#7f9c7d', '#8fa68a', '#6f917c'] as const);
  return (
    times(leaves, (at) =>
      turned(
        -62 + (124 / (leaves - 1)) * at,
        [x, y - height * 0.28],
        path(
          d`M${x} ${y - height * 0.28}q${-leafLength * 0.22} ${-leafLength * 0.55} 0 ${-leafLength}q${leafLength * 0.22} ${leafLength * 0.45} 0 ${leafLength}Z`,
          green,
          at % 2 === 0 ? 1 : 0.8,
        ),
      ),
    ) +
    path(
      d`M${x - height * 0.16} ${y - height * 0.32}h${height * 0.32}l${-height * 0.04} ${height * 0.32}h${-height * 0.24}Z`,
      chance.pick(['#d9cbb8', '#c9a58a', '#e6e1d8'] as const),
    )
  );
}

/** A framed print. */
export const print = ([x, y, width, height]: Box, chance: Chance): string =>
  rect([x, y, width, height], chance.pick(['#c9b08c', '#8d7a68', '#fbfaf7'] as const), 2) +
  rect([x + 4, y + 4, width - 8, height - 8], '#faf8f3') +
  (chance.is(0.5)
    ? oval([x + width / 2, y + height * 0.42, width * 0.2, width * 0.2], '#dfb79c') +
      path(
        d`M${x + 4} ${y + height * 0.72}q${width * 0.3} ${-height * 0.2} ${width - 8} ${-height * 0.04}V${y + height - 4}H${x + 4}Z`,
        '#a9bbb3',
      )
    : path(
        d`M${x + width * 0.3} ${y + height * 0.75}q${-width * 0.1} ${-height * 0.5} ${width * 0.22} ${-height * 0.52}q${width * 0.34} ${height * 0.1} ${width * 0.16} ${height * 0.52}Z`,
        '#b9c3cf',
      ));

/** A pile of books whose lowest stands at the point. */
export function books([x, y]: Point, chance: Chance): string {
  const covers = ['#b98d75', '#8fa3a5', '#d8c6a4', '#75818f'] as const;
  return times(2 + chance.below(2), (at) =>
    rect(
      [x - 20 + chance.between(-3, 3), y - 7 * (at + 1), 38 - at * 4, 6.4],
      covers[at] ?? '#999',
      1,
    ),
  );
}

/** A slim bottle vase with two twigs. */
export const twigs = ([x, y]: Point, height: number, colour: string): string =>
  line(
    d`M${x} ${y - height * 0.3}q-4 ${-height * 0.4} -12 ${-height * 0.66}M${x} ${y - height * 0.3}q3 ${-height * 0.3} 10 ${-height * 0.5}`,
    '#a08d72',
    1.6,
  ) +
  oval([x - 12, y - height * 0.97, 4, 6], '#d9c9a8') +
  oval([x + 10, y - height * 0.82, 4, 6], '#cdb98f') +
  oval([x - 6, y - height * 0.72, 3.4, 5], '#d9c9a8') +
  path(
    d`M${x - 3} ${y - height * 0.4}h6v${height * 0.12}q9 4 9 ${height * 0.16}v${height * 0.09}q0 3 -4 3h-16q-4 0 -4 -3v${-height * 0.09}q0 ${-height * 0.12} 9 ${-height * 0.16}Z`,
    colour,
  );
