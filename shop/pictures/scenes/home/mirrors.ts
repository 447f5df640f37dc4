import { d, path, line, rect, oval, faint, times } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';

const glass = '#d5e1e5';

const glints = (x: number, y: number, size: number): string =>
  faint(
    0.75,
    path(
      d`M${x} ${y + size}l${size * 0.7} ${-size}h${size * 0.22}l${-size * 0.7} ${size}ZM${x + size * 0.4} ${y + size}l${size * 0.7} ${-size}h${size * 0.08}l${-size * 0.7} ${size}Z`,
      '#ffffff',
    ),
  );

/** Beams about the middle of a mirror, as the points of a star. */
function sunbeams(count: number, reach: number): string {
  const corners = times(count * 2, (at) => {
    const angle = (Math.PI / count) * at;
    const radius = at % 2 === 0 ? reach : 84;
    return d`L${180 + radius * Math.sin(angle)} ${226 - radius * Math.cos(angle)}`;
  });
  return `M${corners.slice(1)}Z`;
}

const mirrors: readonly ((sketch: Sketch) => string)[] = [
  ({ main, accent, chance }) => {
    const radius = chance.between(112, 130);
    return (
      (chance.is(0.4)
        ? line(
            d`M180 52L${180 - radius * 0.6} ${226 - radius * 0.7}M180 52L${180 + radius * 0.6} ${226 - radius * 0.7}`,
            accent.dark,
            6,
          ) + oval([180, 52, 7, 7], main.dark)
        : '') +
      oval([184, 236, radius, radius], '#00000022') +
      oval([180, 226, radius, radius], main.fall) +
      oval([180, 226, radius - 11, radius - 11], glass) +
      glints(118, 170, 100)
    );
  },
  ({ main, chance }) => {
    const shape = (inset: number) =>
      d`M${86 + inset} 420V170a${94 - inset} ${94 - inset} 0 0 1 ${188 - 2 * inset} 0V${420 - inset}H${86 + inset}Z`;
    return (
      path('M92 430V178a94 94 0 0 1 188 0V430Z', '#000000', 0.1) +
      path(shape(0), main.fall) +
      path(shape(10), glass) +
      glints(112, 180, 120) +
      (chance.is(0.5) ? line('M180 86V410M96 250H264M100 330H264', main.base, 4) : '')
    );
  },
  ({ main, accent, chance }) => {
    const width = chance.between(170, 220);
    const left = 180 - width / 2;
    const inset = chance.between(10, 24);
    return (
      rect([left + 5, 76, width, 330], '#00000020', 4) +
      rect([left, 68, width, 330], main.fall, 4) +
      rect([left + inset - 4, 64 + inset, width - 2 * inset + 8, 338 - 2 * inset], accent.base, 2) +
      rect([left + inset, 68 + inset, width - 2 * inset, 330 - 2 * inset], glass) +
      glints(left + 30, 120, 130)
    );
  },
  ({ main, chance }) => {
    const rays = 20 + 4 * chance.below(3);
    return (
      path(sunbeams(rays, 148), main.base) +
      path(sunbeams(rays / 2, 122), main.dark) +
      oval([180, 226, 92, 92], main.fall) +
      oval([180, 226, 80, 80], glass) +
      glints(136, 186, 74)
    );
  },
];

export const mirrorScenes = {
  mirror: {
    stance: 'wall',
    draw: (sketch) => (mirrors[sketch.form] ?? mirrors[0])?.(sketch) ?? '',
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
