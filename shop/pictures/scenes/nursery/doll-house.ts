/** Doll's houses. */
import { d, line, oval, path, rect, shadow, times } from '../../brush';
import type { Sketch } from '../../scene';
import { pickByForm } from '../scene-parts';

const bed = (x: number, y: number, cover: string): string =>
  rect([x, y - 20, 60, 20], cover, 4) +
  rect([x, y - 34, 8, 34], '#b98f5f', 3) +
  rect([x + 8, y - 28, 20, 12], '#fff', 4);
const table = (x: number, y: number, bowl: string): string =>
  line(d`M${x} ${y - 22}h46M${x + 8} ${y - 20}v18M${x + 38} ${y - 20}v18`, '#b98f5f', 5) +
  oval([x + 23, y - 31, 8, 8], bowl);
const lamp = (x: number, y: number): string =>
  line(d`M${x} ${y}v16`, '#3a3c42', 2) + path(d`M${x - 12} ${y + 28}l6-14h12l6 14Z`, '#f0cd6b');
const pane = (x: number, y: number): string =>
  rect([x, y, 34, 36], '#fff', 3) +
  rect([x + 4, y + 4, 26, 28], '#cfe3ea', 2) +
  line(d`M${x + 17} ${y + 4}v28`, '#fff', 3);
const roundPane = (y: number, r: number): string =>
  oval([180, y, r, r], '#fff') + oval([180, y, r - 5, r - 5], '#cfe3ea');

const roofs = ({ main, accent, form }: Sketch, top: number): string =>
  pickByForm(form, [
    path(d`M180 108L44 ${top + 4}h272Z`, main.fall) +
      path(d`M180 140L104 ${top}h152Z`, accent.pale) +
      roundPane(184, 16),
    path(d`M180 92L54 ${top + 4}h252Z`, main.fall) + roundPane(132, 14),
    path(d`M82 132h196l44 ${top - 128}H38Z`, main.fall) +
      line(d`M70 158h220M60 184h240M50 208h260`, main.dark, 3) +
      rect([228, 104, 30, 50], main.deep),
    path(d`M60 ${top + 4}a120 108 0 0 1 240 0Z`, main.fall) + roundPane(176, 24),
  ]);

/** An open doll's house of two floors, or three. */
export function dollHouse(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const walls = [accent.pale, '#f6e9d2', '#dfe9e6', main.pale] as const;
  const top = form === 1 ? 158 : 220;
  const floors = form === 1 ? 3 : 2;
  const step = (386 - top) / floors;
  return (
    shadow([180, 391, 136, 12]) +
    rect([60, top, 240, 388 - top], main.deep, 3) +
    times(floors * 2, (at) =>
      rect(
        [68 + (at % 2) * 115, top + 6 + Math.floor(at / 2) * step, 109, step - 10],
        walls[(at + form) % 4] ?? '#fff',
      ),
    ) +
    roofs(sketch, top) +
    pane(86, top + 20) +
    lamp(236, top + 6) +
    bed(200, top + step - 4, accent.base) +
    table(chance.between(82, 100), 382, accent.base) +
    rect([226, 324, 36, 58], accent.dark, 4) +
    oval([255, 354, 3, 3], '#f0cd6b') +
    (form === 1 ? bed(84, 382 - step, accent.base) + pane(224, top + step + 18) : '')
  );
}
