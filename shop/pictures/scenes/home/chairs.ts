import { d, path, line, rect, oval, shadow, twice, times } from '../../brush';
import { plant, print } from '../../props';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, legs, spread, grown } from './forms';

function wingChair({ main, accent, chance }: Sketch): string {
  const top = chance.between(170, 196);
  return (
    legs([124, 236], { top: 380, foot: 410, colour: accent.dark, lean: 7 }) +
    path(d`M122 ${top + 20}q58 -40 116 0l8 140H114Z`, main.dark) +
    twice(path(d`M122 ${top + 16}q-26 20 -14 86q-6 20 2 40l22 -4Z`, main.fall)) +
    path(d`M134 ${top + 22}q46 -26 92 0l4 126H130Z`, main.fall) +
    (chance.is(0.5)
      ? times(6, (at) =>
          oval([154 + (at % 3) * 26, top + 50 + (at > 2 ? 36 : 0), 2.6, 2.6], main.deep),
        )
      : '') +
    rect([116, 344, 128, 42], main.dark, 6) +
    rect([122, 328, 116, 32], main.light, 10) +
    twice(rect([98, 296, 28, 92], main.fall, 13))
  );
}

function tubChair({ main, accent, chance }: Sketch): string {
  const top = chance.between(222, 250);
  return (
    legs(spread(3, 120, 240), { top: 380, foot: 410, colour: accent.dark, lean: 6 }) +
    path(d`M88 340V${top + 60}q0 -60 92 -60t92 60V340q0 48 -40 48H128q-40 0 -40 -48Z`, main.dark) +
    path(d`M112 344V${top + 70}q0 -52 68 -52t68 52V344Z`, main.fall) +
    times(chance.is(0.6) ? 5 : 0, (at) =>
      line(d`M${130 + at * 25} ${top + 34 + Math.abs(at - 2) * 9}V334`, main.dark, 2),
    ) +
    oval([180, 342, 72, 19], main.light) +
    path('M88 322q6 60 92 60q86 0 92 -60v18q0 48 -40 48H128q-40 0 -40 -48Z', main.fall)
  );
}

function framedChair({ main, accent, chance }: Sketch): string {
  const top = chance.between(196, 220);
  return (
    legs([120, 240], { top: 340, foot: 396, colour: accent.deep, lean: -4 }) +
    path(d`M128 ${top}q52 -12 104 0l6 134H122Z`, main.fall, 1) +
    line(d`M132 ${top + 62}q48 -8 96 0`, main.dark, 2) +
    rect([108, 322, 144, 32], main.light, 10) +
    rect([106, 350, 148, 9], accent.base, 4) +
    twice(
      line('M100 410L110 280', accent.base, 9) +
        path('M86 272q24 -10 44 4q-4 10 -14 9q-20 -4 -30 0Z', accent.light),
    )
  );
}

const reclinerChair = ({ main, accent, chance }: Sketch): string =>
  oval([180, 404, 54, 10], accent.deep) +
  rect([172, 374, 16, 30], accent.dark) +
  rect([124, chance.between(176, 200), 112, 170], main.dark, 26) +
  rect([132, 206, 96, 40], main.light, 18) +
  rect([132, 250, 96, 86], main.fall, 16) +
  rect([112, 338, 136, 44], main.dark, 16) +
  rect([124, 330, 112, 30], main.light, 13) +
  twice(rect([92, 292, 36, 86], main.fall, 16)) +
  rect([138, 362, 84, 34], main.base, 12);

const armchairs = byForm(wingChair, tubChair, framedChair, reclinerChair);

const corner = ({ chance }: Sketch): string =>
  (chance.is(0.6) ? print([chance.between(20, 34), chance.between(48, 70), 62, 80], chance) : '') +
  (chance.is(0.6) ? plant([chance.is(0.5) ? 40 : 322, 388], 104, chance) : '');

const armchair = (sketch: Sketch): string =>
  corner(sketch) + grown(1.2, shadow([180, 408, 108, 13]) + armchairs(sketch));

function woodenChair({ main, accent, chance }: Sketch): string {
  const bow = chance.is(0.5);
  const rails = 3 + chance.below(4);
  return (
    legs([140, 220], { top: 312, foot: 396, colour: main.deep, lean: 3 }) +
    line(
      bow ? 'M128 306C118 120 242 120 232 306' : 'M130 306L124 168M230 306L236 168',
      main.dark,
      9,
    ) +
    (bow ? '' : rect([118, 164, 124, 34], main.fall, 12)) +
    spread(rails, 148, 212)
      .map((x) =>
        line(
          d`M${x} 304L${180 + (x - 180) * 0.9} ${bow ? 178 + Math.abs(x - 180) * 0.5 : 190}`,
          main.base,
          4,
        ),
      )
      .join('') +
    path('M116 300h128l10 22q-74 16 -148 0Z', chance.is(0.5) ? accent.fall : main.light) +
    line('M126 372h108', main.dark, 5) +
    legs([122, 238], { top: 322, foot: 412, colour: main.base, lean: 7 })
  );
}

function paddedChair({ main, accent, chance }: Sketch): string {
  const top = chance.between(166, 190);
  return (
    legs([138, 222], { top: 320, foot: 394, colour: accent.deep, lean: 3 }) +
    path(d`M124 ${top + 24}q4 -24 56 -24t56 24l-6 112H130Z`, main.fall) +
    (chance.is(0.6) ? spread(5, 148, 212) : [180])
      .map((x) => line(d`M${x} ${top + 14}L${180 + (x - 180) * 0.9} 290`, main.dark, 2))
      .join('') +
    path('M112 296q68 -16 136 0l8 26q-76 18 -152 0Z', main.light) +
    path('M104 320q76 18 152 0v10q-76 18 -152 0Z', main.dark) +
    legs([120, 240], { top: 332, foot: 412, colour: accent.dark, lean: 6 })
  );
}

const barStool = ({ main, accent, chance }: Sketch): string =>
  (chance.is(0.6)
    ? rect([128, chance.between(150, 170), 104, 62], main.fall, 16) +
      line('M140 208v26M220 208v26', accent.dark, 6)
    : '') +
  rect([120, 232, 120, 24], main.light, 11) +
  rect([124, 248, 112, 12], main.dark, 6) +
  (chance.is(0.5)
    ? legs([142, 218], { top: 258, foot: 410, colour: accent.base, lean: 18 }) +
      line('M132 350h96', accent.dark, 5)
    : rect([174, 258, 12, 146], accent.base) +
      line('M150 344q30 20 60 0', accent.dark, 5) +
      oval([180, 406, 52, 9], accent.dark));

const officeChair = ({ main, accent, chance }: Sketch): string =>
  line(
    'M180 350v34M180 384L124 402M180 384L236 402M180 384L156 410M180 384L204 410',
    accent.dark,
    8,
  ) +
  times(4, (at) =>
    oval([[124, 156, 204, 236][at] ?? 0, at % 3 === 0 ? 406 : 414, 7, 7], '#2f3136'),
  ) +
  rect([172, 270, 16, 60], accent.deep) +
  rect([122, chance.between(150, 172), 116, 136], main.fall, 24) +
  line('M138 226q42 -10 84 0M138 256q42 -8 84 0', main.dark, 2.5) +
  twice(line('M126 334L104 326V292', accent.dark, 7) + rect([92, 284, 28, 10], accent.base, 5)) +
  rect([110, 316, 140, 34], main.light, 15) +
  rect([116, 338, 128, 14], main.dark, 7);

const diningChairs = byForm(woodenChair, paddedChair, barStool, officeChair);

export const chairScenes = {
  armchair: { stance: 'floor', draw: armchair },
  'dining-chair': {
    stance: 'floor',
    draw: (sketch) => grown(1.22, shadow([180, 409, 92, 12]) + diningChairs(sketch)),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
