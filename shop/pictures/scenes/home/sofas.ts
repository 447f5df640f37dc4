import { d, path, rect, shadow, turned, twice, times, type Box } from '../../brush';
import { plant, print } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { legs, spread, grown } from './forms';

/** The things above a seat and next to it. */
const room = ({ chance }: Sketch, left: number): string =>
  (chance.is(0.6)
    ? print([chance.between(70, 120), chance.between(70, 96), 74, 92], chance) +
      (chance.is(0.5) ? print([chance.between(206, 236), 84, 52, 66], chance) : '')
    : '') + (left > 60 && chance.is(0.7) ? plant([left - 30, 396], 96, chance) : '');

const scatterCushion = ([x, y, size, angle]: Box, colour: string): string =>
  turned(
    angle,
    [x, y],
    path(
      d`M${x} ${y}q${size / 2} 5 ${size} 0q-4 ${size / 2} 0 ${size}q${-size / 2} -5 ${-size} 0q4 ${-size / 2} 0 ${-size}Z`,
      colour,
    ),
  );

const chaise = ({ main }: Sketch, [x, y, width, corner]: Box): string =>
  rect([x, y + 18, width, 62], main.dark, 6) + rect([x, y, width, 48], main.light, corner);

const pulledOutBed = (left: number, width: number, colour: string): string =>
  path(d`M${left + 28} 346H${left + width - 28}l16 62H${left + 12}Z`, '#f6f3ee') +
  path(d`M${left + 20} 372H${left + width - 20}l8 36H${left + 12}Z`, colour) +
  path(d`M${left + 12} 408h${width - 24}v14h${24 - width}Z`, '#bfc5c7');

function sofa(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const width = form === 0 ? 214 : 292;
  const seats = form === 0 ? 2 : 3;
  const left = 180 - width / 2;
  const arm = chance.between(20, 34);
  const armTop = chance.between(288, 312);
  const corner = chance.pick([6, 12, 18] as const);
  const backTop = chance.between(234, 268);
  const seat = (width - 2 * arm) / seats;
  const row = (y: number, height: number, fill: string) =>
    times(seats, (at) =>
      rect([left + arm + at * seat + 1, y, seat - 2, height], fill, corner / 1.6),
    );
  return (
    room(sketch, left) +
    shadow([180, 406, width / 2 + 20, 13]) +
    legs(spread(chance.is(0.3) ? 3 : 2, left + 16, left + width - 16), {
      top: 384,
      foot: 406,
      colour: accent.dark,
      lean: 4,
    }) +
    rect([left + 8, backTop, width - 16, 130], main.dark, corner) +
    row(backTop + 8, 340 - backTop, main.fall) +
    rect([left + 8, 346, width - 16, 40], main.dark, 5) +
    row(334, 30, main.light) +
    twice(rect([left, armTop, arm, 388 - armTop], main.fall, corner)) +
    (form === 2 ? chaise(sketch, [left + width - arm - seat, 336, seat + arm, corner / 1.6]) : '') +
    (form === 3 ? pulledOutBed(left, width, main.pale) : '') +
    scatterCushion([left + arm + 6, 294, 42, chance.between(-14, 6)], accent.fall) +
    (chance.is(0.6) ? scatterCushion([left + width - arm - 50, 290, 40, 9], main.pale) : '')
  );
}

export const sofaScenes = {
  sofa: { stance: 'floor', draw: (sketch) => grown(1.1, sofa(sketch)) },
} as const satisfies Partial<Record<SceneName, Scene>>;
