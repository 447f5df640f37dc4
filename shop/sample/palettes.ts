/** The colours in which kinds of things are sold, and what they are trimmed with. */
import type { PictureColour } from '../pictures/picture-colours';

type Colours = readonly [PictureColour, ...PictureColour[]];

export type Palette = {
  readonly colours: Colours;
  readonly accents: Colours;
  /** The most swatches one product has. */
  readonly most: number;
};

export type PaletteName =
  | 'upholstery'
  | 'wood'
  | 'metal'
  | 'textile'
  | 'ceramic'
  | 'appliance'
  | 'tech'
  | 'clothing'
  | 'denim'
  | 'leather'
  | 'sport'
  | 'garden'
  | 'toy';

// prettier-ignore
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  upholstery: {
    colours: ['grey', 'teal', 'navy', 'cream', 'green', 'mustard', 'charcoal', 'blush', 'beige', 'olive', 'burgundy', 'sage', 'tan', 'blue', 'coral'],
    accents: ['natural', 'brown', 'black', 'gold'],
    most: 14,
  },
  wood: {
    colours: ['natural', 'brown', 'white', 'black', 'tan', 'grey', 'sage', 'navy', 'cream'],
    accents: ['black', 'gold', 'natural', 'brown', 'white'],
    most: 5,
  },
  metal: {
    colours: ['black', 'gold', 'white', 'copper', 'silver', 'bronze', 'green', 'mustard', 'teal', 'grey', 'blush'],
    accents: ['cream', 'white', 'natural', 'gold', 'black'],
    most: 6,
  },
  textile: {
    colours: ['cream', 'blue', 'grey', 'sage', 'mustard', 'blush', 'teal', 'multi', 'navy', 'coral', 'green', 'lilac', 'red', 'olive', 'white', 'pink', 'beige'],
    accents: ['white', 'natural', 'navy', 'mustard', 'grey', 'teal', 'cream'],
    most: 14,
  },
  ceramic: {
    colours: ['white', 'sage', 'blue', 'cream', 'teal', 'grey', 'mustard', 'coral', 'navy', 'mint', 'black', 'multi', 'green', 'pink'],
    accents: ['natural', 'white', 'gold', 'navy', 'tan'],
    most: 8,
  },
  appliance: {
    colours: ['stainless-steel', 'white', 'black', 'cream', 'grey', 'red', 'sage', 'mint', 'navy', 'copper'],
    accents: ['black', 'silver', 'charcoal', 'copper'],
    most: 6,
  },
  tech: {
    colours: ['black', 'silver', 'grey', 'white', 'navy', 'blue', 'green', 'gold', 'lilac', 'red'],
    accents: ['charcoal', 'silver', 'blue', 'teal', 'coral', 'purple'],
    most: 5,
  },
  clothing: {
    colours: ['navy', 'black', 'white', 'cream', 'red', 'green', 'blue', 'grey', 'pink', 'olive', 'burgundy', 'mustard', 'lilac', 'teal', 'coral', 'brown', 'multi', 'orange'],
    accents: ['white', 'navy', 'black', 'tan', 'cream', 'gold'],
    most: 14,
  },
  denim: {
    colours: ['blue', 'navy', 'black', 'grey', 'white', 'beige', 'olive', 'brown', 'tan'],
    accents: ['tan', 'copper', 'white'],
    most: 7,
  },
  leather: {
    colours: ['tan', 'black', 'brown', 'burgundy', 'navy', 'cream', 'olive', 'red', 'blush', 'grey', 'green', 'mustard'],
    accents: ['gold', 'silver', 'black', 'bronze'],
    most: 7,
  },
  sport: {
    colours: ['blue', 'black', 'red', 'green', 'orange', 'yellow', 'grey', 'purple', 'turquoise', 'white', 'pink', 'teal', 'navy'],
    accents: ['black', 'white', 'yellow', 'silver', 'orange', 'charcoal'],
    most: 7,
  },
  garden: {
    colours: ['green', 'black', 'grey', 'natural', 'teal', 'cream', 'sage', 'charcoal', 'orange', 'red', 'navy', 'copper', 'white'],
    accents: ['natural', 'brown', 'black', 'cream', 'silver'],
    most: 5,
  },
  toy: {
    colours: ['yellow', 'red', 'blue', 'tan', 'pink', 'mint', 'cream', 'lilac', 'orange', 'turquoise', 'grey', 'multi', 'green', 'brown'],
    accents: ['cream', 'red', 'blue', 'yellow', 'white', 'navy'],
    most: 6,
  },
};
