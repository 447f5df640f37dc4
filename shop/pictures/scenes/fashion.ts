/** Everything worn or carried. */
import { d, line, moved, oval, path, rect, ring, shadow, times, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { clothes } from './worn/clothes';
import { shoes } from './worn/shoes';
import { tops } from './worn/tops';
import { pickByForm, rays } from './scene-parts';

function handbag({ main, accent, form, chance }: Sketch): string {
  const metal = chance.pick(['#d2b268', '#c8ccd1'] as const);
  const stitches = line('M98 376h164', main.light, 1.6);
  const bag = pickByForm(form, [
    line('M122 268C118 130 242 130 238 268', main.deep, 9) +
      path('M74 262q106 14 212 0l14 116q0 12-12 12H72q-12 0-12-12Z', main.fall) +
      twice(oval([122, 282, 6, 6], metal)) +
      path('M180 268v34q-14 0-14 14h28q0-14-14-14', accent.base) +
      rect([164, 300, 32, 40], accent.base, 5),
    line('M72 274C60 90 300 90 288 274', accent.dark, 6) +
      rect([66, 244, 228, 146], main.fall, 14) +
      path('M66 258q0-16 16-16h196q16 0 16 16v34q-30 48-114 48T66 292Z', main.light) +
      path('M66 292q30 48 114 48t114-48v5q-30 48-114 48T66 297Z', main.deep) +
      rect([160, 326, 40, 30], metal, 6) +
      rect([170, 336, 20, 10], main.deep, 3),
    line('M112 260C110 140 250 140 248 260', accent.base, 7) +
      path('M96 246q84 16 168 0l22 132q0 12-14 12H88q-14 0-14-12Z', main.fall) +
      oval([180, 248, 84, 10], main.deep) +
      line('M92 278q88 16 176 0', accent.base, 5) +
      line('M172 286l-10 48M188 286l12 44', accent.base, 4) +
      oval([162, 336, 6, 8], accent.dark) +
      oval([200, 332, 6, 8], accent.dark),
    line('M134 232c0-56 92-56 92 0', main.deep, 10) +
      path(
        'M96 230h168q10 0 14 12l28 134q2 14-12 14H66q-14 0-12-14l28-134q4-12 14-12Z',
        main.fall,
      ) +
      path(
        'M54 376l28-134q4-12 14-12h14L86 390H66q-14 0-12-14ZM306 376l-28-134q-4-12-14-12h-14l24 160h20q14 0 12-14Z',
        main.dark,
      ) +
      rect([100, 256, 160, 5], main.deep, 2) +
      rect([226, 258, 8, 22], metal, 3) +
      rect([150, 292, 60, 26], accent.base, 4),
  ]);
  return shadow([180, 390, 136, 13]) + bag + stitches;
}

function roundDial({ accent, form }: Sketch, metal: string): string {
  const [face, hands] = form === 3 ? ['#26282e', '#ffffff'] : ['#fbfaf6', '#2b2c30'];
  return (
    oval([188, 256, 74, 74], '#00000020') +
    rect([253, 238, 12, 16], metal, 3) +
    oval([180, 246, 74, 74], metal) +
    oval([180, 246, 65, 65], face) +
    ring([180, 246, 65, 65], accent.dark, 5) +
    line(rays([180, 246], 12, [49, 55]), accent.dark, 3) +
    line(rays([180, 246], 4, [45, 55]), accent.dark, 3.6) +
    (form === 0
      ? ring([180, 278, 15, 15], '#d5d1c8', 2) + ring([208, 246, 12, 12], '#d5d1c8', 2)
      : '') +
    line('M180 246L150 222', hands, 5) +
    line('M180 246L206 200', hands, 4) +
    line('M176 258l8-58', accent.base, 1.8) +
    oval([180, 246, 5, 5], metal)
  );
}

const smartDial = ({ accent }: Sketch, metal: string): string =>
  rect([132, 194, 112, 130], '#00000020', 30) +
  rect([236, 234, 9, 30], metal, 4) +
  rect([124, 184, 112, 130], metal, 30) +
  rect([131, 191, 98, 116], '#17181c', 24) +
  ring([180, 240, 32, 32], '#3a3c44', 8) +
  line('M180 208a32 32 0 1 1-30 42', accent.light, 8) +
  rect([158, 285, 44, 6], accent.base, 3);

function watch(sketch: Sketch): string {
  const { main, form, chance } = sketch;
  const metal = chance.pick(['#c8ccd1', '#d2b268', '#c8ccd1', '#34363c'] as const);
  const strap = (from: number, to: number) =>
    path(d`M146 ${from}h68l-10 ${to - from}h-48Z`, main.fall) +
    line(d`M154 ${from}l8 ${to - from}M206 ${from}l-8 ${to - from}`, main.dark, 2);
  const links =
    form === 2
      ? times(9, (at) => line(d`M${154 + Math.abs(at - 4) * 0.6} ${94 + at * 38}h52`, main.deep, 3))
      : times(4, (at) => oval([180, 372 + at * 13, 2.6, 2.6], main.deep));
  return (
    path('M164 80h48v350h-40Z', '#2b2630', 0.1) +
    strap(196, 80) +
    strap(300, 420) +
    rect([152, 66, 56, 18], metal, 6) +
    rect([160, 71, 40, 8], main.dark, 2) +
    links +
    twice(rect([136, 172, 16, 26], metal, 4) + rect([136, 296, 16, 26], metal, 4)) +
    (form === 1 ? smartDial(sketch, metal) : roundDial(sketch, metal))
  );
}

function sunglasses({ main, accent, form, chance }: Sketch): string {
  const lens = pickByForm(form, [
    'M68 272q40-10 92 0 8 2 6 18-4 58-50 58-48 0-54-56-2-18 6-20Z',
    'M58 262q50 6 98 14 12 4 10 18-6 50-48 52-52 2-58-48-2-22-2-36Z',
    'M114 262a46 46 0 1 1-.1 0Z',
    'M66 270q48-12 98 2 0 82-52 80-52-4-46-82Z',
  ]);
  const bridge = pickByForm(form, [
    line('M160 282q20-16 40 0', main.base, 9),
    line('M160 286q20-12 40 0', main.base, 10),
    line('M158 296q22-22 44 0', main.base, 7),
    line('M160 276h40', main.base, 4) + line('M160 296q20-14 40 0', main.base, 4),
  ]);
  const width = form === 3 ? 4 : chance.between(7, 11);
  const half =
    line(d`M66 284C84 ${244} 100 216 126 214l14 4`, main.dark, form === 3 ? 4 : 8) +
    `<path d="${lens}" fill="${accent.deep}" opacity=".88"/>` +
    line(lens, main.base, width) +
    path('M84 284l24-6-22 52q-10-16-2-46ZM118 276l10 0-24 62-8-4Z', '#ffffff', 0.3);
  return (
    shadow([180, 366, 142, 16]) +
    moved([0, 20], 1, twice(half) + bridge + twice(rect([59, 280, 7, 10], '#d2b268', 2)))
  );
}

export const fashionScenes = {
  ...clothes,
  ...tops,
  ...shoes,
  handbag: { stance: 'table', draw: handbag },
  watch: { stance: 'wall', draw: watch },
  sunglasses: { stance: 'table', draw: sunglasses },
} as const satisfies Partial<Record<SceneName, Scene>>;
