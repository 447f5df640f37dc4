/** The things on banners that have no drawing of their own in `banners.svg`, by the banner's name. */
import type { PictureColour } from './picture-colours';

export type BannerRow = {
  /** Scene and variant of three things. */
  readonly things: readonly (readonly [scene: string, variant: number])[];
  readonly colour: PictureColour;
  readonly accent: PictureColour;
};

const row = (things: string, colour: PictureColour, accent: PictureColour): BannerRow => ({
  things: things.split(' ').map((thing) => {
    const at = thing.lastIndexOf('-');
    return [thing.slice(0, at), Number(thing.slice(at + 1))] as const;
  }),
  colour,
  accent,
});

const rows: Readonly<Record<string, BannerRow>> = {
  velvet: row('floor-lamp-0 sofa-1 armchair-1', 'teal', 'brown'),
  oak: row('dining-chair-0 dining-table-0 sideboard-0', 'natural', 'charcoal'),
  'home-office': row('desk-0 dining-chair-3 bookcase-1', 'tan', 'charcoal'),
  'mid-century': row('armchair-2 sideboard-1 coffee-table-1', 'mustard', 'brown'),
  'linen-home': row('table-lamp-0 cushion-1 table-lamp-3', 'beige', 'brown'),
  wool: row('rug-0 cushion-1 rug-3', 'burgundy', 'cream'),
  'dishwasher-safe': row('saucepan-0 saucepan-2 saucepan-1', 'coral', 'charcoal'),
  'stainless-steel': row('kettle-0 toaster-1 coffee-machine-0', 'silver', 'charcoal'),
  'wi-fi': row('washing-machine-0 tumble-dryer-0 washing-machine-2', 'white', 'charcoal'),
  cordless: row('vacuum-1 vacuum-3 vacuum-1', 'purple', 'charcoal'),
  'noise-cancelling': row('headphones-0 headphones-2 headphones-1', 'navy', 'gold'),
  'usb-c': row('phone-0 laptop-0 camera-0', 'charcoal', 'teal'),
  'wedding-guest': row('dress-0 dress-1 handbag-1', 'blush', 'gold'),
  'linen-women': row('shirt-3 dress-0 shirt-1', 'sage', 'cream'),
  merino: row('jumper-0 jumper-1 jumper-2', 'navy', 'tan'),
  'linen-men': row('shirt-0 shirt-2 coat-3', 'blue', 'cream'),
  'organic-cotton': row('teddy-bear-0 shirt-1 teddy-bear-1', 'tan', 'cream'),
  beech: row('building-blocks-0 toy-car-2 doll-house-0', 'mustard', 'teal'),
  'blackout-tents': row('tent-1 tent-0 tent-2', 'green', 'orange'),
  yoga: row('yoga-mat-0 dumbbells-0 yoga-mat-1', 'lilac', 'charcoal'),
  foldable: row('garden-chair-0 garden-chair-3 parasol-0', 'green', 'natural'),
  charcoal: row('barbecue-1 garden-chair-1 barbecue-2', 'charcoal', 'copper'),
};

export const findBannerRow = (name: string): BannerRow | undefined =>
  Object.hasOwn(rows, name) ? rows[name] : undefined;
