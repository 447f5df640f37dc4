/** The content of the sample shop between its products: banners (docs/product.md, 8.6). */

type SampleBanner = {
  readonly heading: string;
  readonly text: string;
  readonly url: string;
  readonly imageUrl: string;
};

/** Recommendations are products, which the shop puts into their slots (`recommendations/`). */
export type SampleContent = { readonly banners: readonly SampleBanner[] };

const banners: readonly SampleBanner[] = [
  {
    heading: 'Winter Warmers',
    text: 'Wool rugs, lined curtains and coats with proper pockets.',
    url: '/promo/winter-warmers',
    imageUrl: '/pictures/banner/winter-warmers.webp',
  },
  {
    heading: 'Kitchen Refresh',
    text: 'New pans, a quieter kettle, and mugs to match.',
    url: '/promo/kitchen-refresh',
    imageUrl: '/pictures/banner/kitchen-refresh.webp',
  },
  {
    heading: 'Garden Ready',
    text: 'Chairs, shade and something to cook on, before the sun comes out.',
    url: '/promo/garden-ready',
    imageUrl: '/pictures/banner/garden-ready.webp',
  },
  {
    heading: '2 for 1 favourites',
    text: 'Mugs, tees and soft toys: the second one is on us.',
    url: '/valuedeal/two-for-one',
    imageUrl: '/pictures/banner/two-for-one.webp',
  },
];

export const sampleContent = (): SampleContent => ({ banners });
