import { createChance } from '../../../../shop/pictures/chance';
import { pictureColours } from '../../../../shop/pictures/picture-colours';
import type { Scene } from '../../../../shop/pictures/scene';
import { fashionScenes } from '../../../../shop/pictures/scenes/fashion';
import { gardenScenes } from '../../../../shop/pictures/scenes/garden';
import { kidsScenes } from '../../../../shop/pictures/scenes/kids';
import { sportScenes } from '../../../../shop/pictures/scenes/sport';
import { technologyScenes } from '../../../../shop/pictures/scenes/technology';
import { createTone } from '../../../../shop/pictures/tones';

const things: readonly (readonly [string, Scene])[] = Object.entries({
  ...technologyScenes,
  ...fashionScenes,
  ...sportScenes,
  ...gardenScenes,
  ...kidsScenes,
});

const drawn = ({ draw }: Scene, variant: number, seed = variant): string => {
  const colour = pictureColours[variant % pictureColours.length] ?? 'black';
  return draw({
    main: createTone(colour, 'm'),
    accent: createTone('coral', 'a'),
    form: variant % 4,
    chance: createChance(seed),
  });
};

describe.each(things)('the picture of a %s', (_, scene) => {
  const variants = Array.from({ length: 40 }, (_unused, variant) => variant);

  it('is whole SVG with nothing missing from its numbers', () => {
    for (const variant of variants) {
      const picture = drawn(scene, variant);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
      expect(picture.match(/<g[ >]/g)?.length ?? 0).toBe(picture.match(/<\/g>/g)?.length ?? 0);
    }
  });

  it('is light enough to be sent dozens at a time', () => {
    expect(Math.max(...variants.map((variant) => drawn(scene, variant).length))).toBeLessThan(4000);
  });

  it('is the same for the same seed and differs between forms and seeds', () => {
    expect(drawn(scene, 5)).toBe(drawn(scene, 5));
    const seeds = new Set(Array.from({ length: 12 }, (_unused, seed) => drawn(scene, 0, seed)));
    expect(seeds.size).toBeGreaterThan(1);
    const forms = new Set([0, 33, 66, 99].map((variant) => drawn(scene, variant, 1)));
    expect(forms.size).toBeGreaterThan(2);
  });

  it('wears the colour the shopper chose', () => {
    const red = createTone('red', 'm');
    for (const form of [0, 1, 2, 3]) {
      const picture = scene.draw({
        main: red,
        accent: createTone('gold', 'a'),
        form,
        chance: createChance(1),
      });
      const isRed = Object.values(red).some((paint) => picture.includes(paint));
      expect(isRed).toBe(true);
    }
  });
});
