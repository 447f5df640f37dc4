/** What the home page of the sample shop says this season, by brand. */

export type HomeScene = {
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly name: string; readonly url: string };
  readonly imageUrl: string;
};

const scenes: Readonly<Record<string, HomeScene>> = {
  marlow: {
    heading: 'Come in from the cold',
    text: 'Deep sofas, a lamp by each of them, and a coat for the way there.',
    action: { name: 'Shop Winter Warmers', url: '/promo/winter-warmers' },
    imageUrl: '/pictures/banner/winter-warmers.webp',
  },
  'marlow-ie': {
    heading: 'A full house, well fed',
    text: 'The big pot, enough bowls, and a kettle that keeps up.',
    action: { name: 'Refresh the kitchen', url: '/promo/kitchen-refresh' },
    imageUrl: '/pictures/banner/kitchen-refresh.webp',
  },
  hearth: {
    heading: 'Made for long evenings',
    text: 'Oak, linen and low light. Things to keep, and to hand on.',
    action: { name: 'See the furniture', url: '/browse/furniture' },
    imageUrl: '/pictures/banner/long-evenings.webp',
  },
};

/** Undefined for a brand that the sample does not know. */
export const sampleScene = (brandKey: string): HomeScene | undefined => scenes[brandKey];
