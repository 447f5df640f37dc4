/** What clothes hang on, and how they fall. */
import { d, line, twice } from '../../brush';

/** A wooden hanger that reaches `shoulder` to both sides. */
export const hanger = (shoulder: number, top = 112): string =>
  line(d`M180 ${top}v-14q0-5 5-7a11 11 0 1 0-15-9`, '#8d8a86', 4) +
  line(
    d`M${180 - shoulder} ${top + 16}L180 ${top - 2}L${180 + shoulder} ${top + 16}`,
    '#b08e64',
    8,
  );

/** Soft lines on both sides, as offsets from the middle. */
export const folds = (colour: string, data: string): string => twice(line(data, colour, 2));
