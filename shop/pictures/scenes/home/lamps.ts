import { d, path, line, rect, oval, shadow, faint, times } from '../../brush';
import { print, books, twigs } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, legs } from './forms';
import { glow, shade, lit } from './lamp-light';

const tripodLamp = ({ main, accent, chance }: Sketch): string =>
  legs([166, 180, 194], { top: 210, foot: 412, colour: accent.base, lean: 46 }) +
  oval([180, 212, 15, 7], accent.dark) +
  glow([180, 160], 118) +
  shade([180, chance.between(96, 116)], [chance.between(40, 60), 72, 98], main);

function arcLamp({ main, accent, chance }: Sketch): string {
  const drop = chance.between(150, 186);
  return (
    oval([258, 404, 44, 9], accent.deep) +
    line(d`M258 402V190Q254 66 176 72Q112 78 110 ${drop}`, accent.dark, 6) +
    glow([110, drop + 40], 92) +
    path(d`M110 ${drop - 10}q56 4 62 62q-62 14 -124 0q6 -58 62 -62Z`, main.fall) +
    oval([110, drop + 54, 48, 7], '#fff3cf')
  );
}

const drumLamp = ({ main, accent, chance }: Sketch): string =>
  oval([180, 404, 42, 9], accent.deep) +
  rect([176, 180, 8, 222], accent.round) +
  (chance.is(0.5) ? rect([148, 300, 64, 6], accent.dark, 2) + books([178, 300], chance) : '') +
  glow([180, 150], 122) +
  shade([180, chance.between(84, 110)], [chance.between(58, 70), 72, 86], main) +
  line('M196 196v26', accent.light, 2);

function readingLamp({ main, accent, chance }: Sketch): string {
  const bend = chance.between(120, 150);
  return (
    oval([226, 404, 40, 8], main.deep) +
    line(d`M226 402V${bend}L132 ${bend - 28}`, main.dark, 6) +
    glow([104, 214], 78) +
    path(d`M140 ${bend - 50}l-66 44q10 42 58 34q26 -30 22 -72Z`, main.fall) +
    oval([226, bend, 9, 9], accent.base) +
    path(d`M74 ${bend - 6}q10 42 58 34q-34 -4 -58 -34Z`, '#fff3cf')
  );
}

const floorLamps = byForm(tripodLamp, arcLamp, drumLamp, readingLamp);

const floorLamp = (sketch: Sketch): string =>
  (sketch.form % 2 === 0 && sketch.chance.is(0.5) ? print([36, 196, 58, 74], sketch.chance) : '') +
  shadow([sketch.form % 2 === 1 ? 244 : 180, 408, 74, 11]) +
  floorLamps(sketch);

function ceramicLamp({ main, accent, chance }: Sketch): string {
  const belly = chance.between(24, 46);
  return (
    glow([180, 150], 126) +
    rect([174, 210, 12, 40], accent.base) +
    path(
      d`M166 240h28q0 24 ${belly} 58q16 60 ${-belly} 98h-28q${-belly - 16} -38 ${-belly} -98q${belly} -34 ${belly} -58Z`,
      main.round,
    ) +
    rect([146, 388, 68, 12], accent.dark, 4) +
    shade([180, 100], [chance.between(50, 70), chance.between(84, 96), 116], accent)
  );
}

const stickLamp = ({ main, accent, chance }: Sketch): string =>
  glow([180, 170], 130) +
  oval([180, 392, 56, 12], main.deep) +
  oval([180, 386, 56, 12], main.base) +
  rect([175, 210, 10, 176], main.round) +
  times(chance.below(4), (at) => oval([180, 346 - at * 34, 15, 15], main.round)) +
  shade([180, 96], [chance.between(24, 44), 88, 124], accent);

function taskLamp({ main, accent, chance }: Sketch): string {
  const elbow = chance.between(206, 240);
  return (
    faint(0.4, path('M84 214L26 392H214L152 200Z', '#fff2c8')) +
    oval([222, 390, 62, 14], main.deep) +
    oval([222, 384, 62, 14], main.fall) +
    line(d`M222 382L278 ${elbow}L160 146`, accent.dark, 8) +
    oval([278, elbow, 11, 11], accent.base) +
    path('M176 118q20 24 -2 48l-28 50q-46 14 -74 -20l52 -60q18 -26 52 -18Z', main.fall) +
    path('M72 196q28 34 74 20q-14 10 -32 6q-34 -6 -42 -26Z', '#fff0c4')
  );
}

function mushroomLamp({ main, chance }: Sketch): string {
  const wide = chance.between(92, 116);
  return (
    glow([180, 250], 140) +
    path('M152 260h56q2 80 26 112q6 20 -14 22h-80q-20 -2 -14 -22q24 -32 26 -112Z', main.round) +
    path(
      d`M${180 - wide} 262q0 -132 ${wide} -132t${wide} 132q${-wide} 30 ${-2 * wide} 0Z`,
      main.fall,
    ) +
    path(d`M${180 - wide} 262q${wide} 30 ${2 * wide} 0q${-wide} 12 ${-2 * wide} 0Z`, '#fff3cf') +
    faint(0.5, oval([140, 176, 20, 30], '#ffffff'))
  );
}

const tableLamps = byForm(ceramicLamp, stickLamp, taskLamp, mushroomLamp);

export const lampScenes = {
  'floor-lamp': { stance: 'floor', draw: (sketch) => lit(floorLamp(sketch)) },
  'table-lamp': {
    stance: 'table',
    draw: (sketch) =>
      shadow([sketch.form === 2 ? 222 : 180, 394, 92, 13]) +
      lit(tableLamps(sketch)) +
      (sketch.chance.is(0.4)
        ? twigs([316, 392], 100, sketch.main.pale)
        : books([66, 392], sketch.chance)),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
