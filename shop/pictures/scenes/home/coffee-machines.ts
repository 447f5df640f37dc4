import { d, path, line, rect, oval, ring, shadow, type Point } from '../../brush';
import type { Scene } from '../../scene';
import type { SceneName } from '../../scene-names';
import { byForm, bars, spread } from './forms';

const cup = (x: number, y: number): string =>
  ring([x + 24, y - 15, 9, 8], '#efece6', 4) +
  path(d`M${x - 20} ${y - 30}h42v14q0 16 -16 16h-10q-16 0 -16 -16Z`, '#fbfaf7') +
  oval([x + 1, y - 30, 21, 4], '#6b4630');

export const dial = ([x, y]: Point, radius: number, colour: string): string =>
  oval([x, y, radius, radius], colour) + line(d`M${x} ${y}v${-radius * 0.7}`, '#ffffff', 2.6);

const coffeeMachines = byForm(
  ({ main, accent, chance }) =>
    rect([72, 150, 216, 92], main.fall, 12) +
    rect([92, 236, 176, 130], accent.deep) +
    rect([72, 232, 30, 150], main.base) +
    rect([62, 362, 236, 34], main.fall, 8) +
    bars(
      spread(9, 112, 248).map((x) => [x, 366] as const),
      [8, 5],
      accent.deep,
    ) +
    rect([146, 240, 68, 22], '#c9ced3', 4) +
    rect([206, 246, 92, 13], accent.base, 6) +
    path('M162 262h36l-8 14h-20Z', '#8e949b') +
    cup(179, 362) +
    ring([124, 194, 21, 21], accent.light, 4) +
    line('M124 194l9 -12', accent.dark, 3) +
    dial([chance.between(220, 250), 194], 17, accent.base) +
    bars(
      [
        [90, 138],
        [236, 138],
      ],
      [34, 12],
      '#c9ced3',
    ) +
    line('M88 248q-26 30 -14 84', '#c9ced3', 7),
  ({ main, accent, chance }) =>
    path(d`M118 ${chance.between(140, 160)}q62 -44 124 0v66h-56q-18 0 -18 18v138h-50Z`, main.fall) +
    rect([228, 152, 44, 244], accent.deep, 14) +
    rect([172, 204, 26, 22], accent.base, 4) +
    rect([104, 374, 146, 22], main.dark, 9) +
    bars(
      spread(6, 168, 226).map((x) => [x, 376] as const),
      [6, 4],
      '#24262b',
    ) +
    cup(184, 372) +
    line('M132 158q48 -30 96 0', accent.light, 7) +
    oval([140, 250, 7, 7], accent.light) +
    oval([140, 272, 7, 7], accent.base),
  ({ main, accent, chance }) =>
    path('M88 136h184v78H162v148H88Z', main.fall) +
    rect([80, 124, 192, 18], accent.dark, 7) +
    rect([76, 366, 208, 30], main.dark, 8) +
    path('M176 214h84l-12 26h-60Z', accent.base) +
    path('M184 250h68q26 40 18 84q-4 28 -20 28h-64q-16 0 -20 -28q-8 -44 18 -84Z', '#dbe6ea', 0.9) +
    path('M170 300h96q6 60 -16 60h-64q-22 0 -16 -60Z', '#5b3a28') +
    line('M268 262q38 20 4 76', accent.deep, 9) +
    rect([180, 242, 76, 11], accent.deep, 4) +
    rect([104, chance.between(230, 260), 12, 84], '#9cc3d4', 6) +
    oval([124, 380, 6, 6], '#e58231'),
  ({ main, accent, chance }) =>
    path('M112 112h136l-10 44h-116Z', '#cfdbe0', 0.9) +
    path('M116 132h128l-6 24h-116Z', '#5b3a28') +
    rect([106, 102, 148, 12], accent.dark, 5) +
    rect([72, 152, 216, 244], main.fall, 16) +
    rect([96, 172, 168, 48], '#24262b', 8) +
    rect([108, 184, chance.between(60, 90), 10], '#8ecbd0', 3) +
    oval([244, 196, 9, 9], accent.light) +
    rect([104, 236, 152, 134], accent.deep, 8) +
    rect([152, 236, 56, 36], accent.base, 6) +
    cup(158, 368) +
    cup(206, 368) +
    rect([92, 368, 176, 13], '#c9ced3', 4),
);

export const coffeeMachineScenes = {
  'coffee-machine': {
    stance: 'table',
    draw: (sketch) => shadow([180, 396, 128, 14]) + coffeeMachines(sketch),
  },
} as const satisfies Partial<Record<SceneName, Scene>>;
