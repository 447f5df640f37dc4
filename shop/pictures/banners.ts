/** Wide pictures for the shop's promotions, composed from the scenes. */
import { drawing, moved, path, rect } from './brush';
import { createChance, seedOf } from './chance';
import { groundGradients } from './grounds';
import type { PictureColour } from './picture-colours';
import type { SceneName } from './scene-names';
import { scenes } from './scenes/all-scenes';
import { createTone, writeGradients } from './tones';

/** A thing in a banner: its scene, form, colours and where its own picture's left edge lies. */
type Guest = {
  readonly scene: SceneName;
  readonly form: number;
  readonly main: PictureColour;
  readonly accent: PictureColour;
  readonly x: number;
  readonly scale?: number;
};

type Banner = {
  readonly wall: string;
  readonly tint: string;
  readonly floor: string;
  readonly guests: readonly Guest[];
};

const floorLine = 408;

const banners = {
  'winter-warmers': {
    wall: '#ece7ef',
    tint: '#d9c9cf',
    floor: '#cbb9a6',
    guests: [
      { scene: 'floor-lamp', form: 0, main: 'cream', accent: 'brown', x: 40 },
      { scene: 'sofa', form: 1, main: 'burgundy', accent: 'natural', x: 270 },
      { scene: 'coat', form: 2, main: 'navy', accent: 'gold', x: 610, scale: 0.94 },
      { scene: 'boots', form: 1, main: 'tan', accent: 'gold', x: 860, scale: 0.8 },
    ],
  },
  'kitchen-refresh': {
    wall: '#e6efec',
    tint: '#c4d8d2',
    floor: '#d6c3a5',
    guests: [
      { scene: 'kettle', form: 0, main: 'teal', accent: 'natural', x: 40 },
      { scene: 'saucepan', form: 2, main: 'coral', accent: 'gold', x: 320 },
      { scene: 'mug', form: 0, main: 'mustard', accent: 'white', x: 600, scale: 0.7 },
      { scene: 'toaster', form: 0, main: 'cream', accent: 'copper', x: 830 },
    ],
  },
  'garden-ready': {
    wall: '#dcebf0',
    tint: '#cfdfc0',
    floor: '#b5cba0',
    guests: [
      { scene: 'parasol', form: 0, main: 'coral', accent: 'cream', x: 60 },
      { scene: 'garden-chair', form: 0, main: 'teal', accent: 'natural', x: 310, scale: 0.9 },
      { scene: 'barbecue', form: 0, main: 'charcoal', accent: 'silver', x: 590 },
      { scene: 'plant-pot', form: 0, main: 'mustard', accent: 'cream', x: 850, scale: 0.8 },
    ],
  },
  'two-for-one': {
    wall: '#f3ebdc',
    tint: '#ecd9b8',
    floor: '#c9b8d0',
    guests: [
      { scene: 'mug', form: 0, main: 'blue', accent: 'white', x: 30, scale: 0.85 },
      { scene: 'mug', form: 0, main: 'coral', accent: 'cream', x: 250, scale: 0.85 },
      { scene: 'teddy-bear', form: 0, main: 'tan', accent: 'red', x: 540 },
      { scene: 'teddy-bear', form: 0, main: 'cream', accent: 'blue', x: 820 },
    ],
  },
} as const satisfies Readonly<Record<string, Banner>>;

export type BannerName = keyof typeof banners;

export const isBannerName = (value: string): value is BannerName => Object.hasOwn(banners, value);

function drawGuest(name: string, { scene, form, main, accent, x, scale = 1 }: Guest, at: number) {
  const ids = [`m${String(at)}`, `a${String(at)}`] as const;
  const body = scenes[scene].draw({
    main: createTone(main, ids[0]),
    accent: createTone(accent, ids[1]),
    form,
    chance: createChance(seedOf(name) + at),
  });
  return {
    body: moved([x, floorLine * (1 - scale) + 20], scale, body),
    gradients: writeGradients(main, ids[0], body) + writeGradients(accent, ids[1], body),
  };
}

/** An SVG 1200 wide and 480 high: four things of the promotion, side by side. */
export function drawBanner(name: BannerName): string {
  const { wall, tint, floor, guests } = banners[name];
  const drawn = guests.map((guest, at) => drawGuest(name, guest, at));
  const room =
    rect([0, 0, 1200, 480], wall) +
    path('M0 150Q300 40 640 130T1200 90V480H0Z', tint) +
    rect([0, 374, 1200, 106], floor);
  const gradients = drawn.map((guest) => guest.gradients).join('') + groundGradients;
  const bodies = drawn.map((guest) => guest.body).join('');
  return drawing(1200, 480, `<defs>${gradients}</defs>${room}${bodies}`);
}
