import { d, path, line, rect, oval, ring, shadow, faint, times, type Box } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, shine } from './forms';

const steam = (x: number, y: number): string =>
  faint(
    0.6,
    line(d`M${x} ${y}q-12 -18 0 -34t0 -34M${x + 24} ${y - 6}q-12 -16 0 -30t0 -30`, '#ffffff', 5),
  );

function mugBody({ main, accent, chance }: Sketch, [x, y, width, height]: Box): string {
  const band = chance.below(4);
  return (
    ring([x + width, y + height * 0.48, width * 0.26, height * 0.28], main.dark, 15) +
    path(
      d`M${x} ${y}h${width}l-4 ${height - 24}q-2 24 -24 24h${56 - width - 8}q-24 0 -26 -24Z`,
      main.round,
    ) +
    (band === 0 ? rect([x + 3, y + height * 0.55, width - 6, height * 0.2], accent.base) : '') +
    (band === 1
      ? path(
          times(
            6,
            (at) =>
              d`M${x + width * (0.16 + 0.22 * (at % 3) + (at > 2 ? 0.1 : 0))} ${y + height * (at > 2 ? 0.6 : 0.36)}m-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0`,
          ),
          accent.base,
        )
      : '') +
    (band === 2
      ? path(
          d`M${x + 3} ${y + height * 0.62}q${width / 4} -26 ${width / 2 - 3} 0t${width / 2 - 3} 0l-3 ${height * 0.18}q-2 ${height * 0.2} -22 ${height * 0.2}h${52 - width}q-20 0 -22 ${-height * 0.2}Z`,
          accent.fall,
        )
      : '') +
    oval([x + width / 2, y, width / 2, width * 0.1], main.pale) +
    oval([x + width / 2, y + 3, width / 2 - 8, width * 0.075], '#6b4630')
  );
}

const tumbler = (x: number, height: number, colour: string): string =>
  faint(
    0.8,
    path(d`M${x} ${398 - height}h108l-10 ${height - 8}q-1 8 -9 8h-70q-8 0 -9 -8Z`, '#dfeaee'),
  ) +
  path(
    d`M${x + 4} ${398 - height * 0.62}h100l-7 ${height * 0.62 - 12}q-1 6 -8 6h-70q-7 0 -8 -6Z`,
    colour,
    0.8,
  ) +
  oval([x + 54, 398 - height, 54, 8], '#f6fafb') +
  shine([x + 13, 410 - height, 7, height - 40]);

const mugs = byForm(
  (sketch) => steam(152, 216) + mugBody(sketch, [86, 232, 150, 164]),
  (sketch) =>
    mugBody(sketch, [190, 212, 92, 172]) + mugBody(sketch, [54, 280, 104, 116]) + steam(94, 266),
  ({ main, accent, chance }) =>
    ring([272, 306, 46, 44], chance.is(0.5) ? accent.base : main.dark, 15) +
    path('M112 330Q70 318 50 246l24 -6q22 46 52 52Z', main.dark) +
    path('M92 330q0 -96 90 -96t90 96q0 66 -50 66h-80q-50 0 -50 -66Z', main.fall) +
    path('M134 242q48 -28 96 0q-48 16 -96 0Z', main.light) +
    oval([182, 218, 13, 12], accent.base) +
    shine([122, 288, 12, 62]) +
    steam(44, 226),
  ({ main, accent, chance }) =>
    tumbler(188, chance.between(150, 190), accent.light) +
    tumbler(64, chance.between(190, 256), main.light),
);

export const mugScenes = {
  mug: { stance: 'table', draw: (sketch) => shadow([180, 396, 126, 14]) + mugs(sketch) },
} as const satisfies Partial<Record<SceneName, Scene>>;
