/** Barbecues. */
import { line, oval, path, rect, shadow, times, twice } from '../../brush';
import type { Sketch } from '../../scene';
import { pickByForm } from '../scene-parts';

const iron = '#3a3c42';

const barbecueKettle = ({ main, accent, chance }: Sketch): string =>
  (chance.is(0.5)
    ? line('M150 128q-12-16 0-30t0-28M196 120q12-16 0-30t4-26', '#ffffff88', 5)
    : '') +
  line('M134 292L98 388M226 292L262 388M180 300V376', iron, 7) +
  line('M116 346h128', '#8d9197', 4) +
  oval([102, 380, 14, 14], iron) +
  oval([102, 380, 6, 6], '#c8ccd1') +
  path('M84 236h192q-4 66-96 66t-96-66Z', main.fall) +
  path('M84 228q4-86 96-86t96 86Z', main.fall) +
  rect([80, 226, 200, 10], main.deep, 4) +
  line('M162 138q18-16 36 0', accent.dark, 7) +
  line('M112 206q8-38 44-48', main.light, 5) +
  oval([180, 178, 9, 9], '#e8e6e1');

const barbecueCart = ({ main, accent }: Sketch): string =>
  rect([92, 276, 176, 108], main.deep, 5) +
  rect([98, 282, 80, 96], main.fall, 3) +
  rect([182, 282, 80, 96], main.fall, 3) +
  line('M170 320v24M190 320v24', '#c8ccd1', 4) +
  twice(oval([108, 386, 9, 9], iron)) +
  twice(rect([30, 236, 64, 10], accent.dark, 3)) +
  rect([84, 236, 192, 44], main.dark, 5) +
  times(
    4,
    (at) =>
      oval([114 + at * 44, 258, 11, 11], '#c8ccd1') + rect([112.5 + at * 44, 248, 3, 10], iron),
  ) +
  path('M86 232q0-76 50-76h88q50 0 50 76Z', main.fall) +
  line('M118 214h124', '#c8ccd1', 7) +
  oval([180, 186, 10, 10], '#e8e6e1');

const barbecueSmoker = ({ main, accent }: Sketch): string =>
  line('M110 290v98M270 290v98', iron, 8) +
  line('M110 352h160', accent.dark, 7) +
  rect([254, 130, 20, 70], iron, 3) +
  rect([248, 126, 32, 8], iron, 3) +
  rect([46, 262, 268, 10], accent.dark, 3) +
  rect([64, 194, 232, 104], main.fall, 50) +
  rect([70, 242, 220, 6], main.deep) +
  line('M98 224q10-18 34-20', main.pale, 5) +
  line('M150 270h60', '#c8ccd1', 7) +
  oval([226, 218, 11, 11], '#e8e6e1') +
  line('M226 218l5-5', iron, 2);

const barbecueEgg = ({ main, accent }: Sketch): string =>
  line('M96 300h168M112 300l-14 88M248 300l14 88M180 300v88', '#9a7650', 9) +
  rect([40, 268, 280, 10], accent.base, 4) +
  path('M114 262q0 66 66 68 66-2 66-68Z', main.fall) +
  path('M114 256q0-100 66-104 66 4 66 104Z', main.fall) +
  rect([110, 252, 140, 9], main.deep, 4) +
  rect([166, 138, 28, 18], iron, 4) +
  line('M138 232q2-40 26-56', main.pale, 5) +
  oval([180, 212, 10, 10], '#e8e6e1');

const kinds = [barbecueKettle, barbecueCart, barbecueSmoker, barbecueEgg] as const;

/** Four kinds of barbecue: kettle, cart, smoker and ceramic egg. */
export const barbecue = (sketch: Sketch): string =>
  shadow([180, 390, 120, 13]) + pickByForm(sketch.form, kinds)(sketch);
