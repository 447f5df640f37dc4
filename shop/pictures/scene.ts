/** The input of a scene, and its position in the picture. */
import type { Chance } from './chance';
import type { Tone } from './tones';

export type Sketch = {
  readonly main: Tone;
  readonly accent: Tone;
  /** Which of its four kinds a thing is: of a sofa, two seats, three seats, a corner or a bed. */
  readonly form: number;
  readonly chance: Chance;
};

/**
 * `floor`: stands in a room; `table`: stands on a surface, seen near; `wall`: hangs or floats before a plain wall;
 * `lawn`: stands outside.
 */
export type Stance = 'floor' | 'table' | 'wall' | 'lawn';

export type Scene = { readonly stance: Stance; readonly draw: (sketch: Sketch) => string };
