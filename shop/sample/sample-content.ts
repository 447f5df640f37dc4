/** The content of the sample shop around its products: recommendations and banners (docs/product.md, 8.6). */

type SampleRecommendation = {
  readonly heading: string;
  readonly text?: string;
  readonly url: string;
  readonly imageUrl: string;
};

type SampleBanner = {
  readonly heading: string;
  readonly text: string;
  readonly url: string;
  readonly imageUrl: string;
};

export type SampleContent = {
  /** Null leaves a slot empty. */
  readonly recommendations: readonly (SampleRecommendation | null)[];
  readonly banners: readonly SampleBanner[];
};

/** One alone, so that the first rows are products, and of offers in every department, so that it suits every listing. */
const recommendations: readonly (SampleRecommendation | null)[] = [
  null,
  {
    heading: 'Last Chance to Buy',
    text: 'Reduced in every department, while they last.',
    url: '/valuedeal/last-chance',
    imageUrl: '/pictures/table-lamp/mustard-natural/12.webp?wid=360&hei=480',
  },
];

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

/** The content for the grid's slots: one recommendation and four banners. */
export const sampleContent = (): SampleContent => ({ recommendations, banners });
