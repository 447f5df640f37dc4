/** Draws the sample shop's product pictures: 3 by 4, the same bytes for the same address. */
import { drawing } from './brush';
import { createChance, seedOf } from './chance';
import { drawGround, groundGradients } from './grounds';
import { hexOf, type PictureColour } from './picture-colours';
import { drawRoundel, type RoundelId } from './roundels';
import type { SceneName } from './scene-names';
import { scenes } from './scenes/all-scenes';
import { createTone, writeGradients } from './tones';

export type Picture = {
  readonly scene: SceneName;
  readonly colour: PictureColour;
  readonly accent: PictureColour;
  /** 0 to `largestVariant`; its remainder by four is the thing's form. */
  readonly variant: number;
  readonly roundel?: RoundelId;
};

export const largestVariant = 999;

/** An SVG of the thing in its colours. Proportions, details and ground follow from the variant alone. */
export function drawPicture({ scene, colour, accent, variant, roundel }: Picture): string {
  const chance = createChance(seedOf(scene) + variant * 7919);
  const { stance, draw } = scenes[scene];
  const ground = drawGround(stance, hexOf(colour), chance);
  const thing = draw({
    main: createTone(colour, 'm'),
    accent: createTone(accent, 'a'),
    form: variant % 4,
    chance,
  });
  const gradients =
    writeGradients(colour, 'm', thing) + writeGradients(accent, 'a', thing) + groundGradients;
  const badge = roundel === undefined ? '' : drawRoundel(roundel);
  return drawing(360, 480, `<defs>${gradients}</defs>${ground}${thing}${badge}`);
}
