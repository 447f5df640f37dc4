import { d, path, line, rect, oval, ring, twice, times } from '../../brush';
import type { Scene, Sketch } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, spread, diamonds } from './forms';

const view = ({ chance }: Sketch): string =>
  rect([82, 96, 196, 286], '#fbfaf7', 2) +
  rect([92, 106, 176, 266], '#cfe3ec') +
  path(d`M92 ${chance.between(270, 310)}q60 -50 110 -10t66 -6V372H92Z`, '#b7cda6') +
  rect([176, 106, 8, 266], '#fbfaf7') +
  rect([92, chance.between(190, 230), 176, 7], '#fbfaf7') +
  rect([72, 380, 216, 12], '#f2efe9', 2);

function curtainPair(sketch: Sketch): string {
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
}

function romanBlind(sketch: Sketch): string {
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
}

function rollerBlind(sketch: Sketch): string {
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
}

export const curtainScenes = {
  curtains: { stance: 'wall', draw: byForm(curtainPair, curtainPair, romanBlind, rollerBlind) },
} as const satisfies Partial<Record<SceneName, Scene>>;
