import { d, path, line, rect, oval, faint } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread } from './forms';
import { glow, lit } from './lamp-light';

const cord = (x: number, length: number): string => line(d`M${x} 0V${length}`, '#4c4f55', 2.4);

function domePendant({ main, accent, chance }: Sketch): string {
  const wide = chance.between(104, 132);
  const top = chance.between(150, 190);
  return (
    cord(180, top) +
    glow([180, top + 150], 130) +
    rect([168, top - 16, 24, 26], accent.fall, 5) +
    path(
      d`M180 ${top}q${wide * 0.9} 6 ${wide} ${wide}h${-2 * wide}q${wide * 0.1} ${-wide + 6} ${wide} ${-wide}Z`,
      main.fall,
    ) +
    oval([180, top + wide, wide, wide * 0.12], accent.pale) +
    oval([180, top + wide, wide * 0.2, wide * 0.07], '#fff8dc')
  );
}

function globePendant({ main, accent, chance }: Sketch): string {
  const radius = chance.between(82, 106);
  const ribs = chance.is(0.5);
  return (
    cord(180, 130) +
    glow([180, 240], 150) +
    oval([180, 140 + radius, radius, radius], main.fall) +
    (ribs
      ? spread(5, -0.66, 0.66)
          .map((part) =>
            line(
              d`M${180 - radius * Math.cos(part)} ${140 + radius + radius * Math.sin(part)}h${2 * radius * Math.cos(part)}`,
              main.dark,
              1.6,
            ),
          )
          .join('')
      : '') +
    rect([162, 122, 36, 26], accent.base, 6) +
    faint(
      0.5,
      oval([180 - radius * 0.4, 140 + radius * 0.6, radius * 0.2, radius * 0.28], '#ffffff'),
    )
  );
}

function wovenPendant({ main, accent, chance }: Sketch): string {
  const low = chance.between(120, 142);
  const strands = spread(9, -1, 1);
  return (
    cord(180, 140) +
    glow([180, 290], 140) +
    path(
      d`M152 136h56q${low - 34} 60 ${low - 28} 150h${-2 * low}q6 -90 ${low - 28} -150Z`,
      main.base,
      0.5,
    ) +
    line(
      strands
        .map((side) => d`M${180 + side * 28} 136q${side * (low - 34)} 60 ${side * (low - 28)} 150`)
        .join(''),
      main.dark,
      2.6,
    ) +
    line(
      spread(6, 156, 276)
        .map((y, at) => d`M${150 - at * 15} ${y}h${60 + at * 30}`)
        .join(''),
      main.light,
      4,
    ) +
    rect([148, 128, 64, 12], accent.dark, 4) +
    rect([180 - low, 282, low * 2, 9], main.dark, 4)
  );
}

const clusterPendant = ({ main, accent, chance }: Sketch): string =>
  rect([96, 0, 168, 14], accent.dark, 4) +
  ([110, 180, 250] as const)
    .map((x) => {
      const drop = chance.between(150, 290);
      return (
        cord(x, drop) +
        glow([x, drop + 50], 60) +
        path(d`M${x} ${drop - 6}q40 18 38 62q-38 12 -76 0q-2 -44 38 -62Z`, main.fall) +
        oval([x, drop + 58, 30, 6], '#fff3cf')
      );
    })
    .join('');

const pendantLights = byForm(domePendant, globePendant, wovenPendant, clusterPendant);

export const pendantLightScenes = {
  'pendant-light': {
    stance: 'wall',
    draw: (sketch) => lit(pendantLights(sketch)),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
