import {
  d,
  faint,
  line,
  oval,
  path,
  rect,
  ring,
  shadow,
  times,
  turned,
  twice,
  type Box,
} from '../brush';
import { plant } from '../props';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { byForm, spread } from './forms';

const diamonds = (
  columns: readonly number[],
  rows: readonly number[],
  [wide, tall]: readonly [number, number],
): string =>
  columns
    .map((x) =>
      rows
        .map((y) => d`M${x} ${y - tall}l${wide} ${tall}l${-wide} ${tall}l${-wide} ${-tall}Z`)
        .join(''),
    )
    .join('');

const weaves: readonly ((sketch: Sketch, box: Box) => string)[] = [
  ({ main, accent }, [x, y, width, height]) =>
    rect([x + 14, y + 14, width - 28, height - 28], accent.base) +
    rect([x + 20, y + 20, width - 40, height - 40], main.light) +
    path(
      diamonds(
        spread(2, x + width * 0.33, x + width * 0.67),
        spread(4, y + height * 0.17, y + height * 0.83),
        [width * 0.15, height * 0.09],
      ),
      accent.fall,
    ) +
    path(
      diamonds(
        spread(2, x + width * 0.33, x + width * 0.67),
        spread(4, y + height * 0.17, y + height * 0.83),
        [width * 0.06, height * 0.035],
      ),
      main.deep,
    ),
  ({ main, accent, chance }, [x, y, width, height]) =>
    times(9, (at) =>
      rect(
        [x, y + (height / 9) * at + 4, width, chance.between(6, height / 10)],
        at % 3 === 0 ? accent.base : at % 3 === 1 ? main.light : main.deep,
      ),
    ),
  ({ main, accent, chance }, [x, y, width, height]) =>
    path(
      d`M${x} ${y + height * 0.3}q${width * 0.5} ${-height * 0.2} ${width} ${height * 0.1}v${-height * 0.4}h${-width}Z`,
      main.light,
    ) +
    path(
      d`M${x} ${y + height}v${-height * 0.42}q${width * 0.6} ${-height * 0.12} ${width * chance.between(0.6, 0.9)} ${height * 0.42}Z`,
      accent.base,
    ) +
    oval([x + width * 0.64, y + height * 0.42, width * 0.2, width * 0.2], main.deep) +
    line(
      d`M${x + width * 0.2} ${y + height * 0.2}q${width * 0.5} ${height * 0.3} ${width * 0.2} ${height * 0.62}`,
      accent.pale,
      5,
    ),
  ({ accent }, [x, y, width, height]) =>
    line(
      spread(9, 0.06, 0.94)
        .map(
          (part, at) =>
            d`M${x + 8} ${y + height * part}` +
            times(
              4,
              () =>
                d`l${(width - 16) / 8} ${at % 2 === 0 ? -14 : 14}l${(width - 16) / 8} ${at % 2 === 0 ? 14 : -14}`,
            ),
        )
        .join(''),
      accent.light,
      4,
    ),
];

const fringe = ([x, y, width, height]: Box, colour: string): string =>
  line(
    spread(Math.round(width / 11), x + 3, x + width - 3)
      .map((at) => d`M${at} ${y}v-9M${at} ${y + height}v9`)
      .join(''),
    colour,
    2,
  );

const rug = (sketch: Sketch): string => {
  const { main, form, chance } = sketch;
  const width = form === 2 ? chance.between(104, 124) : chance.between(214, 244);
  const height = form === 2 ? 390 : chance.between(318, 356);
  const box: Box = [180 - width / 2, 240 - height / 2, width, height];
  const weave = weaves[chance.below(weaves.length)] ?? weaves[0];
  const content =
    rect([box[0] + 5, box[1] + 8, width, height], '#00000026', 4) +
    (chance.is(0.6) ? fringe(box, main.pale) : '') +
    rect(box, main.fall, 2) +
    (weave?.(sketch, box) ?? '');
  return turned(chance.between(-7, 7), [180, 240], content);
};

const roundRug = ({ main, accent, chance }: Sketch): string => {
  const rings = 3 + chance.below(4);
  const petals = 12 + 2 * chance.below(3);
  return (
    oval([186, 250, 146, 146], '#00000024') +
    oval([180, 240, 146, 146], main.fall) +
    (chance.is(0.5)
      ? times(rings, (at) =>
          ring(
            [180, 240, 132 - (at * 124) / rings, 132 - (at * 124) / rings],
            at % 2 === 0 ? accent.base : main.pale,
            chance.between(4, 13),
          ),
        )
      : times(petals, (at) =>
          turned(
            (360 / petals) * at,
            [180, 240],
            path('M180 226q-18 -50 0 -104q18 54 0 104Z', at % 2 === 0 ? accent.base : main.deep),
          ),
        ) + ring([180, 240, 132, 132], accent.base, 5))
  );
};

const view = ({ chance }: Sketch): string =>
  rect([82, 96, 196, 286], '#fbfaf7', 2) +
  rect([92, 106, 176, 266], '#cfe3ec') +
  path(d`M92 ${chance.between(270, 310)}q60 -50 110 -10t66 -6V372H92Z`, '#b7cda6') +
  rect([176, 106, 8, 266], '#fbfaf7') +
  rect([92, chance.between(190, 230), 176, 7], '#fbfaf7') +
  rect([72, 380, 216, 12], '#f2efe9', 2);

const curtainPair = (sketch: Sketch): string => {
  const { main, accent, form, chance } = sketch;
  const tied = form === 0;
  const inner = chance.between(118, 140);
  const cloth = tied
    ? d`M40 70H${inner}Q${inner - 2} 210 66 286Q92 350 96 444H34Q44 250 40 70Z`
    : d`M40 70H${inner - 14}Q${inner - 22} 250 ${inner - 8} 444H34Q44 250 40 70Z`;
  const folds = tied
    ? 'M62 72Q62 210 52 286M86 72Q84 220 58 286M52 292Q58 360 56 440M60 292Q76 370 78 440'
    : 'M60 72Q56 250 56 442M82 72Q76 250 78 442M104 72Q94 250 102 442';
  return (
    view(sketch) +
    twice(
      path(cloth, main.fall) +
        line(folds, main.dark, 4) +
        (tied
          ? rect([42, 280, 30, 11], accent.base, 4)
          : path('M34 420h76l4 24H34Z', accent.base, 0.8)),
    ) +
    line('M22 66H338', accent.dark, 8) +
    twice(oval([20, 66, 10, 10], accent.base)) +
    (chance.is(0.5) ? twice(times(4, (at) => ring([50 + at * 22, 70, 6, 8], accent.light, 3))) : '')
  );
};

const romanBlind = (sketch: Sketch): string => {
  const { main, accent, chance } = sketch;
  const drop = chance.between(230, 300);
  return (
    view(sketch) +
    rect([74, 84, 212, 14], accent.dark, 3) +
    rect([76, 94, 208, drop - 94], main.fall) +
    (chance.is(0.5)
      ? line(
          spread(6, 92, 268)
            .map((x) => d`M${x} 96V${drop}`)
            .join(''),
          accent.light,
          5,
        )
      : '') +
    times(4, (at) =>
      path(
        d`M74 ${drop - 36 + at * 13}q106 16 212 0v12q-106 16 -212 0Z`,
        at % 2 === 0 ? main.light : main.dark,
      ),
    ) +
    line(
      spread(3, 130, drop - 56)
        .map((y) => d`M78 ${y}h204`)
        .join(''),
      main.dark,
      1.6,
    )
  );
};

const rollerBlind = (sketch: Sketch): string => {
  const { main, accent, chance } = sketch;
  const drop = chance.between(210, 320);
  return (
    view(sketch) +
    rect([70, 76, 220, 24], accent.fall, 11) +
    rect([82, 92, 196, drop - 92], main.fall) +
    (chance.is(0.6)
      ? path(diamonds(spread(4, 106, 254), spread(4, 124, drop - 26), [11, 11]), accent.light)
      : '') +
    rect([80, drop, 200, 11], main.deep, 4) +
    line(d`M288 92V${drop + 60}`, '#8d9095', 2) +
    ring([180, drop + 24, 8, 8], accent.dark, 3)
  );
};

/** A plump square of cloth. */
const plump = ([x, y, width, height]: Box): string =>
  d`M${x} ${y}q${width / 2} ${height * 0.09} ${width} 0q${-width * 0.07} ${height / 2} 0 ${height}q${-width / 2} ${-height * 0.07} ${-width} 0q${width * 0.07} ${-height / 2} 0 ${-height}Z`;

const motif = ({ accent, main, chance }: Sketch, [x, y, width, height]: Box): string => {
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
};

const squareCushion = (sketch: Sketch): string => {
  const box: Box = [80, 184, 200, 206];
  return turned(
    sketch.chance.between(-6, 6),
    [180, 390],
    line(plump(box), sketch.accent.base, 5) +
      path(plump(box), sketch.main.fall) +
      motif(sketch, box) +
      faint(0.25, path(plump([98, 200, 70, 80]), '#ffffff')),
  );
};

const cushionPair = (sketch: Sketch): string =>
  turned(7, [230, 390], path(plump([150, 170, 172, 218]), sketch.accent.fall)) +
  turned(
    -6,
    [140, 390],
    path(plump([52, 212, 180, 180]), sketch.main.fall) + motif(sketch, [52, 212, 180, 180]),
  );

const bolster = (sketch: Sketch): string => {
  const box: Box = [48, 256, 264, 134];
  return (
    path(plump([84, 168, 192, 190]), sketch.accent.fall) +
    path(plump(box), sketch.main.fall) +
    motif(sketch, box)
  );
};

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

export const softFurnishingScenes = {
  rug: { stance: 'wall', draw: byForm(rug, rug, rug, roundRug) },
  curtains: { stance: 'wall', draw: byForm(curtainPair, curtainPair, romanBlind, rollerBlind) },
  cushion: {
    stance: 'table',
    draw: (sketch) =>
      (sketch.chance.is(0.4) ? plant([324, 380], 130, sketch.chance) : '') +
      shadow([180, 392, 136, 15]) +
      cushions(sketch),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
