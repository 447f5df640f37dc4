import { d, path, line, oval, shadow, turned, times, type Box } from '../../brush';
import { plant } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread, diamonds } from './forms';

/** A plump square of cloth. */
const plump = ([x, y, width, height]: Box): string =>
  d`M${x} ${y}q${width / 2} ${height * 0.09} ${width} 0q${-width * 0.07} ${height / 2} 0 ${height}q${-width / 2} ${-height * 0.07} ${-width} 0q${width * 0.07} ${-height / 2} 0 ${-height}Z`;

function motif({ accent, main, chance }: Sketch, [x, y, width, height]: Box): string {
  const draw = chance.below(4);
  const middle = [x + width / 2, y + height / 2] as const;
  if (draw === 0)
    return line(
      spread(5, x + width * 0.18, x + width * 0.82)
        .map((at) => d`M${at} ${y + 12}V${y + height - 10}`)
        .join(''),
      accent.light,
      6,
    );
  if (draw === 1)
    return times(8, (at) =>
      turned(
        at * 45,
        middle,
        path(d`M${middle[0]} ${middle[1]}q-13 -36 0 -62q13 26 0 62Z`, accent.base),
      ),
    );
  if (draw === 2)
    return path(
      diamonds(
        spread(3, x + width * 0.24, x + width * 0.76),
        spread(3, y + height * 0.24, y + height * 0.76),
        [width * 0.11, height * 0.11],
      ),
      accent.base,
    );
  return line(
    spread(4, y + height * 0.24, y + height * 0.78)
      .map((at) => d`M${x + 16} ${at}h${width - 32}`)
      .join(''),
    main.dark,
    3,
  );
}

function squareCushion(sketch: Sketch): string {
  const box: Box = [80, 184, 200, 206];
  return turned(
    sketch.chance.between(-6, 6),
    [180, 390],
    line(plump(box), sketch.accent.base, 5) +
      path(plump(box), sketch.main.fall) +
      motif(sketch, box),
  );
}

const cushionPair = (sketch: Sketch): string =>
  turned(7, [230, 390], path(plump([150, 170, 172, 218]), sketch.accent.fall)) +
  turned(
    -6,
    [140, 390],
    path(plump([52, 212, 180, 180]), sketch.main.fall) + motif(sketch, [52, 212, 180, 180]),
  );

function bolster(sketch: Sketch): string {
  const box: Box = [48, 256, 264, 134];
  return (
    path(plump([84, 168, 192, 190]), sketch.accent.fall) +
    path(plump(box), sketch.main.fall) +
    motif(sketch, box)
  );
}

const pouffe = ({ main, accent, chance }: Sketch): string =>
  path('M70 300q0 -56 110 -56t110 56v44q0 52 -110 52t-110 -52Z', main.round) +
  line(
    spread(7, -96, 96)
      .map((x) => d`M${180 + x * 0.2} 250Q${180 + x * 1.2} 290 ${180 + x * 0.9} 388`)
      .join(''),
    chance.is(0.5) ? accent.light : main.dark,
    2.6,
  ) +
  oval([180, 252, 22, 7], main.deep);

const cushions = byForm(squareCushion, cushionPair, bolster, pouffe);

export const cushionScenes = {
  cushion: {
    stance: 'table',
    draw: (sketch) =>
      (sketch.chance.is(0.4) ? plant([324, 380], 130, sketch.chance) : '') +
      shadow([180, 392, 136, 15]) +
      cushions(sketch),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
