/** Things with a plug or a battery. */
import { d, line, oval, path, rect, ring, shadow, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { gamesConsole } from './devices/games-console';
import { screenScenes } from './devices/screens';
import { pickByForm } from './scene-parts';

const earbuds = ({ main, accent }: Sketch): string =>
  shadow([180, 390, 90, 12]) +
  path('M112 316q0-54 68-54t68 54Z', main.dark) +
  path('M124 312q4-38 56-38t56 38Z', main.deep) +
  rect([108, 304, 144, 88], main.fall, 38) +
  line('M112 330h136', main.deep, 2) +
  oval([180, 350, 5, 5], accent.light) +
  twice(
    turned(
      16,
      [124, 190],
      rect([112, 184, 20, 74], main.round, 10) +
        oval([124, 178, 31, 29], main.fall) +
        oval([145, 176, 13, 19], accent.dark) +
        oval([114, 168, 7, 9], main.pale),
    ),
  );

function headphones(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  if (form === 3) return earbuds(sketch);
  const cup = chance.between(42, 54);
  const top = form === 1 ? 118 : 138;
  const stand =
    form === 1
      ? ''
      : line('M180 168V384', accent.dark, 9) +
        rect([152, 158, 56, 14], accent.dark, 7) +
        oval([180, 386, 58, 9], accent.deep) +
        oval([180, 382, 58, 9], accent.base);
  const ends = form === 1 ? 334 : 268;
  const peak = (ends + 3 * (top - 34)) / 4;
  return (
    shadow([180, 390, form === 1 ? 120 : 80, 12]) +
    stand +
    line(d`M98 ${ends}C86 ${top - 30} 274 ${top - 30} 262 ${ends}`, main.deep, 15) +
    line(d`M96 ${ends - 6}C86 ${top - 34} 274 ${top - 34} 264 ${ends - 6}`, main.base, 9) +
    line(d`M138 ${peak + 17}Q180 ${peak - 4} 222 ${peak + 17}`, accent.base, 10) +
    twice(
      turned(
        5,
        [98, ends],
        rect([98, ends - cup, 34, cup * 2], accent.dark, 16) +
          rect([74, ends - cup - 3, 38, cup * 2 + 6], main.fall, 19) +
          rect([80, ends - cup * 0.55, 8, cup * 1.1], main.light, 4),
      ),
    )
  );
}

const grille = (tone: { readonly base: string; readonly deep: string }): string =>
  `<pattern id="p" width="7" height="7" patternUnits="userSpaceOnUse">${oval([2, 2, 1.3, 1.3], tone.deep)}${oval([5.5, 5.5, 1.3, 1.3], tone.deep)}</pattern>`;

function speaker({ main, accent, form, chance }: Sketch): string {
  const cone = (y: number, r: number) =>
    oval([180, y, r, r], main.deep) +
    oval([180, y, r - 5, r - 5], '#2a2b30') +
    ring([180, y, r * 0.62, r * 0.62], '#55575e', 3) +
    oval([180, y, r * 0.36, r * 0.36], accent.base) +
    oval([180 - r * 0.1, y - r * 0.12, r * 0.12, r * 0.12], accent.pale);
  const body = pickByForm(form, [
    rect([116, 196, 128, 194], main.round, 30) +
      rect([116, 214, 128, 152], 'url(#p)') +
      oval([180, 202, 56, 12], main.dark) +
      ring([180, 201, 40, 7], accent.light, 4),
    rect([104, 136, 152, 254], main.fall, 8) +
      rect([112, 144, 136, 238], main.dark, 5) +
      cone(196, 34) +
      cone(304, 58),
    line('M112 272q-8-62 68-62t68 62', accent.dark, 10) +
      rect([56, 262, 248, 126], main.fall, 60) +
      rect([74, 278, 212, 94], 'url(#p)', 46) +
      oval([74, 325, 16, 46], main.deep) +
      oval([286, 325, 16, 46], main.deep) +
      rect([158, 318, 44, 14], accent.base, 7),
    line('M92 376l-10 16M268 376l10 16', '#7d6348', 8) +
      rect([62, 232, 236, 146], main.fall, 16) +
      rect([74, 244, 150, 122], accent.base, 8) +
      rect([74, 244, 150, 122], 'url(#p)', 8) +
      oval([261, 276, 20, 20], main.deep) +
      oval([261, 274, 17, 17], '#e8e2d6') +
      oval([261, 334, 13, 13], main.deep) +
      oval([261, 332, 11, 11], '#e8e2d6') +
      line('M261 272v-12', main.deep, 3),
  ]);
  const height = chance.between(0.94, 1.04);
  return (
    shadow([180, 390, 130, 13]) +
    grille(form === 3 ? accent : main) +
    `<g transform="matrix(1 0 0 ${String(Math.round(height * 100) / 100)} 0 ${String(Math.round(390 * (1 - height)))})">${body}</g>`
  );
}

function camera({ main, accent, form, chance }: Sketch): string {
  const lens = pickByForm(form, [58, 52, 46, 64]);
  const strap = chance.is(0.6)
    ? line('M64 250C10 120 130 96 176 150S330 110 298 250', accent.dark, 9)
    : '';
  const hump = pickByForm(form, [
    path('M132 232l14-36q2-6 8-6h52q6 0 8 6l14 36Z', main.dark) +
      rect([156, 182, 48, 9], main.deep, 3),
    rect([70, 206, 220, 36], main.fall, 14) +
      rect([228, 214, 44, 20], '#d9e6ec', 5) +
      rect([156, 214, 40, 18], '#26272c', 4),
    rect([84, 216, 46, 22], main.dark, 6) + rect([226, 210, 40, 24], main.dark, 8),
    path('M138 232l8-30q2-6 8-6h52q6 0 8 6l8 30Z', main.dark),
  ]);
  return (
    shadow([180, 390, 142, 13]) +
    strap +
    hump +
    (form === 1
      ? ''
      : rect([246, 216, 30, 14], '#c8ccd1', 5) + rect([84, 218, 26, 12], '#c8ccd1', 4)) +
    rect([52, 228, 256, 162], main.fall, 22) +
    rect([52, 258, 256, 92], accent.dark) +
    rect([52, 258, 256, 3], '#00000030') +
    oval([180, 310, lens + 10, lens + 10], main.deep) +
    oval([180, 308, lens + 4, lens + 4], '#c8ccd1') +
    oval([180, 308, lens, lens], '#1d1e23') +
    ring([180, 308, lens - 12, lens - 12], '#4a4d57', 4) +
    oval([180, 308, lens * 0.56, lens * 0.56], '#31446b') +
    oval([180, 308, lens * 0.3, lens * 0.3], '#131722') +
    oval([164, 290, lens * 0.2, lens * 0.15], '#b7c8ea') +
    oval([278, 244, 6, 6], accent.light) +
    rect([66, 238, 40, 10], main.light, 3)
  );
}

export const technologyScenes = {
  ...screenScenes,
  headphones: { stance: 'table', draw: headphones },
  speaker: { stance: 'table', draw: speaker },
  camera: { stance: 'table', draw: camera },
  'games-console': { stance: 'table', draw: gamesConsole },
} as const satisfies Partial<Record<SceneName, Scene>>;
