/** Bicycles for the road, the town and the woods. */
import { d, line, oval, path, ring, shadow } from '../../brush';
import type { Sketch } from '../../scene';
import { pickByForm, rays } from '../scene-parts';

const wheel = (x: number, radius: number, rim: string): string =>
  ring([x, 386 - radius, radius - 4, radius - 4], '#2b2c30', 7) +
  ring([x, 386 - radius, radius - 9, radius - 9], rim, 3) +
  line(rays([x, 386 - radius], 11, [6, radius - 11]), '#b9bdc3', 1) +
  oval([x, 386 - radius, 6, 6], '#7b8088');

const handlebars = ({ accent, form }: Sketch): string =>
  pickByForm(form, [
    line('M238 212l22-8q22 0 18 20t-22 12', '#2b2c30', 7),
    line('M238 210q20-10 10-22-14-10-36 4', '#8d9197', 6) +
      line('M212 192l-10 6', accent.dark, 9) +
      path('M262 226h62l-8 46h-46Z', '#c79f68') +
      line('M264 238h58M267 252h52M282 228l4 42M304 228l-4 42', '#9a7542', 2),
    line('M238 212l26-6', '#2b2c30', 7) + line('M226 204l38 2', accent.dark, 10),
    line('M238 210l-14-16M238 210l10-4', '#2b2c30', 7) + line('M222 194l-10 2', accent.base, 10),
  ]);

/** A bicycle for the road, the town, hills or woods. */
export function bicycle(sketch: Sketch): string {
  const { main, accent, form, chance } = sketch;
  const radius = pickByForm(form, [68, 66, 68, 60]);
  const axle = 386 - radius;
  const saddle = chance.between(206, 218);
  const city = form === 1;
  const frame = city
    ? d`M90 ${axle}L158 252L176 ${axle + 4}Q190 270 244 244M158 252Q196 288 248 258`
    : d`M90 ${axle}L158 240L176 ${axle + 4}L246 244M158 240L242 234`;
  const guards = city
    ? line(
        d`M${90 - radius} ${axle - 6}A${radius} ${radius} 0 0 1 ${90 + radius * 0.6} ${axle - radius * 0.84}M${270 - radius * 0.5} ${axle - radius * 0.9}A${radius} ${radius} 0 0 1 ${270 + radius} ${axle - 10}`,
        main.dark,
        6,
      )
    : '';
  return (
    shadow([180, 387, 164, 11]) +
    wheel(90, radius, accent.base) +
    wheel(270, radius, accent.base) +
    guards +
    line(d`M90 ${axle}L176 ${axle + 4}`, '#4a4d55', 3) +
    line(d`M236 214L270 ${axle}`, main.dark, 8) +
    line(frame, main.base, 8) +
    line(d`M158 246L151 ${saddle}`, '#7b8088', 6) +
    path(d`M124 ${saddle - 8}q30-6 52 4 6 6-6 8-24-2-36 6-16 2-10-18Z`, accent.deep) +
    handlebars(sketch) +
    ring([176, axle + 4, 15, 15], '#5c6068', 6) +
    line(d`M176 ${axle + 4}l14 30m-9 0h18M176 ${axle + 4}l-14-30m-9 0h18`, '#3a3c42', 5)
  );
}
