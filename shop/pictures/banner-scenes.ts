/** The banners by name: things in a room, which stand in its right half, since words have the left one. */
import { createChance, seedOf } from './chance';
import { drawGround } from './grounds';
import { hexOf, type PictureColour } from './picture-colours';
import { findThing } from './sheets';

export type PlacedThing = {
  readonly content: string;
  readonly colour: PictureColour;
  readonly accent: PictureColour;
  /** The middle of its foot, in a room of 1200 by 480. */
  readonly at: readonly [x: number, y: number];
  readonly size: number;
};

export type BannerScene = { readonly room: string; readonly things: readonly PlacedThing[] };

type Placed = readonly [
  thing: string,
  colour: PictureColour,
  accent: PictureColour,
  x: number,
  y?: number,
  size?: number,
];

function partOf(thing: string) {
  const at = thing.lastIndexOf('-');
  return findThing(thing.slice(0, at), Number(thing.slice(at + 1)));
}

/** Nothing of an unknown name. */
function place([thing, colour, accent, x, y = 420, size = 1]: Placed): readonly PlacedThing[] {
  const part = partOf(thing);
  return part ? [{ content: part.content, colour, accent, at: [x, y], size }] : [];
}

/** Three things in one colour, on the ground of the first. */
function row(things: string, colour: PictureColour, accent: PictureColour): BannerScene {
  const names = things.split(' ');
  const stance = partOf(names[0] ?? '')?.stance ?? 'floor';
  const ground = drawGround(stance, hexOf(colour), createChance(seedOf(things)));
  return {
    room: `<g transform="scale(${1200 / 360} 1)">${ground}</g>`,
    things: names.flatMap((name, at) => place([name, colour, accent, 480 + at * 280])),
  };
}

const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`;

/** A wall with a wave on it, and a floor. */
const wavy = (wall: string, wave: string, floor: string): string =>
  path('M0 0H1200V480H0Z', wall) +
  path('M0 150q300-110 640-20t560-40v390H0Z', wave) +
  path('M0 374H1200V480H0Z', floor);

/** An evening: a window on the dusk, and boards. */
const evening =
  path('M0 0H1200V480H0Z', '#dfc0a4') +
  path('M0 0H1200V480H0Z', 'url(#light)') +
  path('M456 300V146a98 98 0 0 1 196 0V300Z', '#f2e3d0') +
  path('M470 290V148a84 84 0 0 1 168 0V290Z', '#474a66') +
  path('M470 290V232q70-34 168-6V290Z', '#34364e') +
  path('M557 66h8V290h-8ZM470 176H638v8H470Z', '#f2e3d0') +
  path('M446 296H662v12H446Z', '#c9a685') +
  path('M0 374H1200V480H0Z', '#95674a') +
  path('M0 374H1200V380H0ZM0 408H1200V410H0ZM0 444H1200V446H0Z', '#80563d');

const scene = (room: string, ...things: readonly Placed[]): BannerScene => ({
  room,
  things: things.flatMap(place),
});

const scenes: Readonly<Record<string, () => BannerScene>> = {
  'winter-warmers': () =>
    scene(
      wavy('#ece7ef', '#d9c9cf', '#cbb9a6'),
      ['floor-lamp-2', 'cream', 'brown', 580],
      ['sofa-5', 'burgundy', 'natural', 775, 432, 1.1],
      ['coat-2', 'navy', 'gold', 1050, 376, 0.9],
      ['boots-0', 'tan', 'gold', 1070, 440, 0.6],
    ),
  'long-evenings': () =>
    scene(
      evening,
      ['floor-lamp-2', 'cream', 'brown', 715],
      ['sideboard-4', 'natural', 'brown', 1030, 412, 1.05],
      ['armchair-1', 'copper', 'brown', 850, 440, 1.05],
    ),
  'kitchen-refresh': () =>
    scene(
      wavy('#e6efec', '#c4d8d2', '#d6c3a5'),
      ['kettle-1', 'teal', 'natural', 600],
      ['saucepan-2', 'coral', 'gold', 800],
      ['toaster-0', 'cream', 'brown', 1050],
      ['mug-0', 'mustard', 'cream', 925, 445, 0.55],
    ),
  'garden-ready': () =>
    scene(
      wavy('#dcebf2', '#cfdfc0', '#b5cda0'),
      ['parasol-0', 'coral', 'natural', 600],
      ['garden-chair-0', 'teal', 'brown', 740],
      ['barbecue-0', 'charcoal', 'copper', 940],
      ['plant-pot-0', 'mustard', 'sage', 1090, 440, 0.65],
    ),
  'two-for-one': () =>
    scene(
      wavy('#f5ebdc', '#edd9b8', '#c9b5d2'),
      ['mug-0', 'blue', 'white', 560, 430, 0.7],
      ['mug-4', 'coral', 'white', 700, 430, 0.7],
      ['teddy-bear-0', 'tan', 'red', 880],
      ['teddy-bear-0', 'cream', 'blue', 1075],
    ),
  velvet: () => row('floor-lamp-0 sofa-1 armchair-1', 'teal', 'brown'),
  oak: () => row('dining-chair-0 dining-table-0 sideboard-0', 'natural', 'charcoal'),
  'home-office': () => row('desk-0 dining-chair-3 bookcase-1', 'tan', 'charcoal'),
  'mid-century': () => row('armchair-2 sideboard-1 coffee-table-1', 'mustard', 'brown'),
  'linen-home': () => row('table-lamp-0 cushion-1 table-lamp-3', 'beige', 'brown'),
  wool: () => row('rug-0 cushion-1 rug-3', 'burgundy', 'cream'),
  'dishwasher-safe': () => row('saucepan-0 saucepan-2 saucepan-1', 'coral', 'charcoal'),
  'stainless-steel': () => row('kettle-0 toaster-1 coffee-machine-0', 'silver', 'charcoal'),
  'wi-fi': () => row('washing-machine-0 tumble-dryer-0 washing-machine-2', 'white', 'charcoal'),
  cordless: () => row('vacuum-1 vacuum-3 vacuum-1', 'purple', 'charcoal'),
  'noise-cancelling': () => row('headphones-0 headphones-2 headphones-1', 'navy', 'gold'),
  'usb-c': () => row('phone-0 laptop-0 camera-0', 'charcoal', 'teal'),
  'wedding-guest': () => row('dress-0 dress-1 handbag-1', 'blush', 'gold'),
  'linen-women': () => row('shirt-3 dress-0 shirt-1', 'sage', 'cream'),
  merino: () => row('jumper-0 jumper-1 jumper-2', 'navy', 'tan'),
  'linen-men': () => row('shirt-0 shirt-2 coat-3', 'blue', 'cream'),
  'organic-cotton': () => row('teddy-bear-0 shirt-1 teddy-bear-1', 'tan', 'cream'),
  beech: () => row('building-blocks-0 toy-car-2 doll-house-0', 'mustard', 'teal'),
  'blackout-tents': () => row('tent-1 tent-0 tent-2', 'green', 'orange'),
  yoga: () => row('yoga-mat-0 dumbbells-0 yoga-mat-1', 'lilac', 'charcoal'),
  foldable: () => row('garden-chair-0 garden-chair-3 parasol-0', 'green', 'natural'),
  charcoal: () => row('barbecue-1 garden-chair-1 barbecue-2', 'charcoal', 'copper'),
};

export const findBannerScene = (name: string): BannerScene | undefined =>
  Object.hasOwn(scenes, name) ? scenes[name]?.() : undefined;
