import { d, path, line, rect, oval, ring, turned, times, type Box } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread, diamonds } from './forms';

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

function rug(sketch: Sketch): string {
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
}

function roundRug({ main, accent, chance }: Sketch): string {
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
}

export const rugScenes = {
  rug: { stance: 'wall', draw: byForm(rug, rug, rug, roundRug) },
} as const satisfies Partial<Record<SceneName, Scene>>;
