import { d, path, line, rect, oval, shadow, twice, times } from '../../brush';
import { plant, print, books, twigs } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, legs, bars, grown } from './forms';

function onTop({ chance, accent }: Sketch, y: number, x = 180): string {
  const draw = chance.below(4);
  if (draw === 0) return books([x, y], chance) + twigs([x + 34, y], 84, accent.light);
  if (draw === 1) return plant([x - 8, y], 84, chance);
  if (draw === 2)
    return oval([x, y - 12, 30, 12], accent.base) + oval([x, y - 16, 30, 8], accent.deep);
  return twigs([x - 16, y], 96, accent.base) + books([x + 30, y], chance);
}

/** A thick round top whose middle is at `y`. */
const roundTop = ({ main }: Sketch, y: number, radius: number): string =>
  oval([180, y + 9, radius, radius * 0.17], main.deep) +
  oval([180, y, radius, radius * 0.17], main.fall);

function roundCoffeeTable(sketch: Sketch): string {
  const radius = sketch.chance.between(108, 130);
  return (
    shadow([180, 404, radius, 16]) +
    legs([132, 228], { top: 326, foot: 396, colour: sketch.accent.deep, lean: 8 }) +
    legs([104, 256], { top: 326, foot: 410, colour: sketch.accent.base, lean: 12 }) +
    roundTop(sketch, 320, radius) +
    onTop(sketch, 322)
  );
}

function shelfCoffeeTable(sketch: Sketch): string {
  const { main, accent, chance } = sketch;
  const left = chance.between(46, 66);
  return (
    shadow([180, 410, 190 - left, 14]) +
    twice(rect([left + 8, 322, 12, 88], accent.dark)) +
    rect([left + 12, 374, 336 - 2 * left, 10], main.dark, 2) +
    books([chance.between(120, 240), 374], chance) +
    path(d`M${left + 14} 300H${346 - left}L${362 - left} 322H${left - 2}Z`, main.light) +
    rect([left - 2, 322, 364 - 2 * left, chance.between(10, 22)], main.fall, 2) +
    onTop(sketch, 312)
  );
}

function sideTable(sketch: Sketch): string {
  const { accent, chance } = sketch;
  const tripod = chance.is(0.5);
  return (
    shadow([180, 408, 72, 12]) +
    (tripod
      ? legs([136, 180, 224], { top: 284, foot: 410, colour: accent.base, lean: 10 })
      : rect([174, 280, 12, 124], accent.round) + oval([180, 404, 46, 9], accent.dark)) +
    roundTop(sketch, 276, chance.between(66, 84)) +
    onTop(sketch, 277)
  );
}

function drumTable(sketch: Sketch): string {
  const { main, accent } = sketch;
  return (
    shadow([180, 408, 130, 15]) +
    path('M74 330V392q106 34 212 0V330Z', main.round) +
    times(11, (at) =>
      line(d`M${90 + at * 18} 346v${50 + 8 * Math.sin((at * Math.PI) / 10)}`, main.dark, 1.6),
    ) +
    oval([180, 328, 108, 20], accent.dark) +
    oval([180, 323, 108, 20], accent.fall) +
    onTop(sketch, 324)
  );
}

const pendant = ({ accent, chance }: Sketch): string =>
  chance.is(0.7)
    ? line('M180 0V96', '#55585e', 2) +
      path(d`M180 92q${chance.between(36, 56)} 6 58 44h-116q10 -38 58 -44Z`, accent.dark)
    : print([140, 76, 80, 104], chance);

function longTable(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const left = chance.between(34, 50);
  const crossed = form === 2 || chance.is(0.3);
  return (
    pendant(sketch) +
    shadow([180, 410, 180 - left, 14]) +
    (crossed
      ? twice(
          line(
            d`M${left + 14} 408L${left + 66} 300M${left + 66} 408L${left + 14} 300`,
            accent.dark,
            9,
          ),
        )
      : legs([left + 46, 314 - left], { top: 300, foot: 398, colour: accent.deep }) +
        legs([left + 14, 346 - left], { top: 300, foot: 412, colour: accent.base, lean: 3 })) +
    path(d`M${left + 22} 274H${338 - left}L${370 - left} 298H${left - 10}Z`, main.light) +
    rect([left - 10, 298, 380 - 2 * left, 13], main.fall, 2) +
    (form === 2 ? bars([[178, 275]], [3, 36], main.dark) : '') +
    onTop(sketch, 288)
  );
}

function roundTable(sketch: Sketch): string {
  const { main, chance } = sketch;
  return (
    pendant(sketch) +
    shadow([180, 410, 84, 13]) +
    (chance.is(0.5)
      ? path('M164 300h32l-6 80q30 10 44 28H126q14 -18 44 -28Z', main.round)
      : path('M172 300h16l52 110H120Z', main.round)) +
    roundTop(sketch, 290, chance.between(116, 138)) +
    onTop(sketch, 292)
  );
}

const setChair = (x: number, colour: string, dark: string): string =>
  rect([x, 232, 46, 78], colour, 10) +
  bars(
    [
      [x + 2, 306],
      [x + 38, 306],
    ],
    [6, 92],
    dark,
  );

function diningSet(sketch: Sketch): string {
  const { main, accent } = sketch;
  return (
    pendant(sketch) +
    shadow([180, 408, 168, 14]) +
    setChair(92, accent.dark, accent.deep) +
    setChair(222, accent.dark, accent.deep) +
    twice(
      path('M18 236q10 -8 18 0l14 84h58v12H46L36 320Z', accent.base) +
        bars(
          [
            [38, 328],
            [98, 328],
          ],
          [6, 80],
          accent.deep,
        ),
    ) +
    legs([86, 274], { top: 298, foot: 410, colour: main.dark, lean: 4 }) +
    path('M74 280H286L306 298H54Z', main.light) +
    rect([54, 298, 252, 12], main.fall, 2) +
    onTop(sketch, 290)
  );
}

const coffeeTables = byForm(roundCoffeeTable, shelfCoffeeTable, sideTable, drumTable);

export const tableScenes = {
  'coffee-table': {
    stance: 'floor',
    draw: (sketch) =>
      (sketch.chance.is(0.6)
        ? print([sketch.chance.between(120, 200), 96, 82, 106], sketch.chance)
        : '') + grown(1.12, coffeeTables(sketch)),
  },
  'dining-table': { stance: 'floor', draw: byForm(longTable, roundTable, longTable, diningSet) },
} as const satisfies Partial<Record<SceneName, Scene>>;
