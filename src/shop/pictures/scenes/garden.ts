/** Things for the garden, on the lawn. */
import { d, line, oval, path, rect, ring, shadow, times, turned, twice } from '../brush';
import type { Scene, Sketch } from '../scene';
import type { SceneName } from '../scene-names';
import { byForm } from './scene-parts';

const dark = '#3a3c42';

const barbecue = ({ main, accent, form, chance }: Sketch): string => {
  const smoke = line('M150 128q-12-16 0-30t0-28M196 120q12-16 0-30t4-26', '#ffffff88', 5);
  const kettle =
    line('M134 292L98 388M226 292L262 388M180 300V376', dark, 7) +
    line('M116 346h128', '#8d9197', 4) +
    oval([102, 380, 14, 14], dark) +
    oval([102, 380, 6, 6], '#c8ccd1') +
    path('M84 236h192q-4 66-96 66t-96-66Z', main.fall) +
    path('M84 228q4-86 96-86t96 86Z', main.fall) +
    rect([80, 226, 200, 10], main.deep, 4) +
    line('M162 138q18-16 36 0', accent.dark, 7) +
    line('M112 206q8-38 44-48', main.light, 5) +
    oval([180, 178, 9, 9], '#e8e6e1');
  const gas =
    rect([92, 276, 176, 108], main.deep, 5) +
    rect([98, 282, 80, 96], main.fall, 3) +
    rect([182, 282, 80, 96], main.fall, 3) +
    line('M170 320v24M190 320v24', '#c8ccd1', 4) +
    twice(oval([108, 386, 9, 9], dark)) +
    rect([30, 236, 64, 10], accent.dark, 3) +
    rect([266, 236, 64, 10], accent.dark, 3) +
    rect([84, 236, 192, 44], main.dark, 5) +
    times(
      4,
      (at) =>
        oval([114 + at * 44, 258, 11, 11], '#c8ccd1') + rect([112.5 + at * 44, 248, 3, 10], dark),
    ) +
    path('M86 232q0-76 50-76h88q50 0 50 76Z', main.fall) +
    line('M118 214h124', '#c8ccd1', 7) +
    oval([180, 186, 10, 10], '#e8e6e1');
  const smoker =
    line('M110 290v98M270 290v98', dark, 8) +
    line('M110 350h160', accent.dark, 6) +
    rect([254, 130, 20, 70], dark, 3) +
    rect([248, 126, 32, 8], dark, 3) +
    rect([64, 194, 232, 104], main.fall, 50) +
    rect([70, 242, 220, 6], main.deep) +
    line('M150 226h60', accent.base, 7) +
    rect([40, 262, 60, 9], accent.dark, 3) +
    oval([232, 218, 10, 10], '#e8e6e1');
  const egg =
    line('M96 300h168M112 300l-14 88M248 300l14 88M180 300v88', '#9a7650', 9) +
    rect([40, 268, 280, 10], accent.base, 4) +
    path('M114 262q0 66 66 68 66-2 66-68Z', main.fall) +
    path('M114 256q0-100 66-104 66 4 66 104Z', main.fall) +
    rect([110, 252, 140, 9], main.deep, 4) +
    rect([166, 138, 28, 18], dark, 4) +
    line('M138 232q2-40 26-56', main.pale, 5) +
    oval([180, 212, 10, 10], '#e8e6e1');
  return (
    shadow([180, 390, 120, 13]) +
    (chance.is(0.5) && form === 0 ? smoke : '') +
    byForm(form, [kettle, gas, smoker, egg])
  );
};

const gardenChair = ({ main, accent, form, chance }: Sketch): string => {
  const slats = chance.pick([4, 5, 6] as const);
  const adirondack =
    times(5, (at) =>
      turned(
        (at - 2) * 5,
        [180, 380],
        rect([166 + (at - 2) * 27, 152 + Math.abs(at - 2) * 12, 25, 170], main.fall, 8),
      ),
    ) +
    line('M120 262h120', main.deep, 6) +
    twice(line('M92 290L88 388', main.dark, 14) + path('M68 280q26-14 62 0v12H68Z', main.light)) +
    path('M112 312h136l24 34H88Z', main.light) +
    line('M104 323h152M96 334h168', main.dark, 2) +
    path('M86 346h188v14H86Z', main.dark);
  const directors =
    line('M92 282L266 388M268 282L94 388', '#9a7650', 9) +
    line('M94 150V284M266 150V284', '#b98f5f', 11) +
    rect([88, 158, 184, 64], main.fall, 6) +
    rect([94, 280, 172, 18], main.dark, 5) +
    twice(rect([78, 248, 44, 10], '#b98f5f', 4)) +
    line('M88 388h30M242 388h30', '#9a7650', 9) +
    rect([88, 206, 184, 5], accent.base);
  const bistro =
    line('M122 148q58-34 116 0L232 290M122 148L128 290', main.base, 8) +
    times(slats, (at) => line(d`M126 ${168 + at * (96 / slats)}q54-10 108 0`, main.dark, 8)) +
    line('M130 300L244 388M230 300L116 388', main.dark, 8) +
    path('M112 292q68-12 136 0l10 18q-78 12-156 0Z', accent.fall) +
    path('M102 310q78 12 156 0v8q-78 12-156 0Z', accent.deep);
  const egg =
    path('M180 120q96 8 96 120 0 96-96 98-96-2-96-98 0-112 96-120Z', main.dark) +
    path('M180 136q78 10 80 104 0 70-80 82-80-12-80-82 2-94 80-104Z', main.deep) +
    times(5, (at) =>
      line(d`M${112 + at * 34} ${170 - (at % 4 === 0 ? 0 : 18)}V300`, main.light, 2),
    ) +
    path('M98 262q82 24 164 0 6 70-82 72-88-2-82-72Z', accent.fall) +
    rect([136, 204, 88, 66], accent.light, 20) +
    line('M180 338v34M128 390q52-30 104 0', dark, 9);
  return shadow([180, 391, 130, 12]) + byForm(form, [adirondack, directors, bistro, egg]);
};

const parasol = ({ main, accent, form, chance }: Sketch): string => {
  const drop = chance.between(196, 214);
  const gores = (x: number, half: number, top: number, base: number) =>
    path(
      d`M${x} ${top}Q${x - half} ${top + 10} ${x - half} ${base}h${half * 2}Q${x + half} ${top + 10} ${x} ${top}Z`,
      main.fall,
    ) +
    path(
      d`M${x} ${top}Q${x - half * 0.62} ${top + 24} ${x - half * 0.62} ${base}h${half * 0.4}Q${x - half * 0.2} ${top + 30} ${x} ${top}ZM${x} ${top}Q${x + half * 0.22} ${top + 30} ${x + half * 0.22} ${base}h${half * 0.4}Q${x + half * 0.62} ${top + 24} ${x} ${top}Z`,
      form === 1 ? accent.base : main.dark,
    ) +
    path(
      d`M${x - half} ${base}h${half * 2}v12q${-half * 0.2} 10 ${-half * 0.4} 0t${-half * 0.4} 0t${-half * 0.4} 0t${-half * 0.4} 0t${-half * 0.4} 0Z`,
      form === 2 ? accent.base : main.dark,
    );
  const table =
    rect([96, 312, 168, 9], '#b98f5f', 4) + line('M116 320l-10 70M244 320l10 70', '#9a7650', 7);
  const upright =
    line('M180 90V388', '#b98f5f', 8) +
    oval([180, 388, 44, 9], dark) +
    rect([140, 378, 80, 11], dark, 4) +
    gores(180, 146, 104, drop) +
    oval([180, 102, 5, 7], accent.dark);
  const cantilever =
    line('M304 388V120Q296 84 240 84L160 98', dark, 9) +
    line('M304 200L200 120', dark, 6) +
    rect([250, 378, 96, 13], dark, 4) +
    gores(152, 132, 104, drop);
  return (
    shadow([form === 3 ? 280 : 180, 391, 100, 11]) +
    byForm(form, [upright, upright + table, turned(8, [180, 388], upright), cantilever])
  );
};

const lawnmower = ({ main, accent, form, chance }: Sketch): string => {
  const tyre = (x: number, r: number) =>
    oval([x, 390 - r, r, r], dark) +
    oval([x, 390 - r, r * 0.56, r * 0.56], accent.base) +
    oval([x, 390 - r, r * 0.2, r * 0.2], '#e8e6e1');
  const rear = chance.between(28, 38);
  const push =
    line('M236 320L312 152M312 152q-4-12-18-8', dark, 8) +
    line('M300 178L286 150', accent.base, 7) +
    path('M210 268h78l26 56q4 26-14 28h-90Z', accent.dark) +
    line('M232 284l18 58M258 284l22 58', '#00000033', 3) +
    path('M66 358q-4-40 30-44l28-44q6-8 16-8h58q14 0 18 14l16 82Z', main.fall) +
    rect([124, 248, 68, 20], main.deep, 7) +
    rect([60, 352, 186, 14], main.deep, 6) +
    line('M108 306h78', main.light, 5) +
    rect([140, 280, 44, 12], accent.light, 4);
  const robot =
    path('M62 374q-6-72 70-86 90-14 144 28 28 22 26 58Z', main.fall) +
    path('M112 298q60-20 118 0l-14 26h-84Z', main.deep) +
    rect([158, 302, 36, 14], accent.base, 5) +
    rect([56, 368, 250, 14], main.deep, 7) +
    line('M86 340q10-26 34-32', main.pale, 5);
  const ride =
    path('M54 352v-54q2-20 26-22l66-4 20 44h44l6 36Z', main.fall) +
    path('M196 352v-46q40-14 92 0l8 46Z', main.fall) +
    path('M218 306q-2-12 12-14h34l10-58q14-4 18 8l-6 66Z', accent.dark) +
    line('M168 272l-14-40M136 238l40-12', dark, 7) +
    rect([60, 290, 20, 16], '#fff3c8', 5) +
    line('M104 290h38M104 304h40', main.deep, 4) +
    rect([60, 348, 240, 16], main.deep, 6) +
    tyre(254, 54) +
    tyre(94, 38);
  return (
    shadow([180, 390, 148, 13]) +
    byForm(form, [
      push + tyre(96, 24) + tyre(226, rear),
      robot + tyre(96, 20) + tyre(252, 44),
      ride,
      push + tyre(96, 28) + tyre(226, rear),
    ]) +
    times(7, (at) => line(d`M${40 + at * 47} 399l-3-10m3 10l4-9`, '#8da376', 2))
  );
};

const wateringCan = ({ main, accent, form, chance }: Sketch): string => {
  const tip = chance.between(212, 236);
  const body = byForm(form, [
    path('M126 268h126l10 114q0 8-8 8H124q-8 0-8-8Z', main.round) +
      oval([189, 268, 63, 13], main.deep) +
      path('M126 268q6-18 63-18v20Z', main.dark),
    path('M120 292q2-34 70-36 68 2 70 36l4 88q0 10-10 10H126q-10 0-10-10Z', main.round) +
      oval([200, 262, 36, 9], main.deep),
    path('M112 330q0-62 78-64 78 2 78 64 0 60-40 60h-76q-40 0-40-60Z', main.round) +
      oval([200, 270, 32, 8], main.deep),
    path('M146 226h90l24 156q0 8-8 8H130q-8 0-8-8Z', main.round) +
      oval([191, 226, 45, 10], main.deep),
  ]);
  const handle = byForm(form, [
    line('M142 262C140 190 232 180 240 262', accent.dark, 9) +
      line('M254 286q58 16 6 78', main.dark, 9),
    line('M250 276c80-30 70 100 12 98', main.dark, 11),
    line('M170 272C180 180 330 200 258 344', accent.base, 11),
    line('M232 240c90-20 88 110 26 118', main.dark, 9),
  ]);
  const spout =
    path(d`M128 372L126 338L70 ${tip}l-12 8Z`, main.dark) +
    path(d`M40 ${tip + 16}L78 ${tip - 12}l6 10-38 30Z`, accent.base) +
    times(3, (at) => oval([46 + at * 13, tip + 12 - at * 9, 2, 2], accent.deep));
  return (
    shadow([188, 390, 110, 12]) +
    handle +
    spout +
    body +
    (form === 0 || form === 3
      ? line('M122 300q67 14 136 0M119 366q72 12 142 0', main.deep, 3)
      : ring([190, 336, 26, 26], main.light, 3)) +
    times(
      2,
      (at) =>
        line(d`M${290 + at * 26} 402q-6-20 ${-4 + at * 8}-34`, '#7f9c6d', 4) +
        oval([288 + at * 32, 366, 8, 8], at === 0 ? '#f3d9a0' : '#e7b0a4'),
    )
  );
};

export const gardenScenes = {
  barbecue: { stance: 'lawn', draw: barbecue },
  'garden-chair': { stance: 'lawn', draw: gardenChair },
  parasol: { stance: 'lawn', draw: parasol },
  lawnmower: { stance: 'lawn', draw: lawnmower },
  'watering-can': { stance: 'lawn', draw: wateringCan },
} as const satisfies Partial<Record<SceneName, Scene>>;
