import type { WireContent } from '../../src/catalogue/listing-response';

/**
 * What a rule adds to a result: banners of the Visual Editor, and custom data of any form
 * (https://www.algolia.com/doc/guides/managing-results/rules/merchandising-and-promoting/how-to/add-banners).
 */
export const bannersOfRule = {
  renderingContent: {
    widgets: {
      banners: [
        {
          image: {
            urls: [{ url: 'https://cdn.example/grand.webp' }],
            title: '20% off all that is grand',
          },
          link: { url: 'https://shop.example/grand', target: '_blank' },
        },
        { image: { urls: [{ url: 'https://cdn.example/nameless.webp' }] } },
        { image: { urls: 'none', title: 'Without a picture' }, link: { url: 'javascript:x' } },
        null,
      ],
    },
  },
  userData: [
    { promo_content: '20% off' },
    {
      position: 6,
      span: 2,
      heading: 'Grand lamps',
      text: 'Light for large rooms.',
      action: 'Shop grand lamps',
      url: '/search/grand%20lamp',
      image: { url: '/lamps.webp', alt_text: 'A lamp' },
      narrowImage: '/lamps-narrow.webp',
      campaignId: 'grand-24',
    },
    { position: 10_000, heading: 'Far below' },
    { position: 36, heading: {} },
    7,
  ],
};

/** What the page is to have of it. */
export const contentOfRule: readonly WireContent[] = [
  {
    position: 'above',
    heading: '20% off all that is grand',
    url: 'https://shop.example/grand',
    image: { url: 'https://cdn.example/grand.webp' },
  },
  { position: 'above', heading: 'Without a picture' },
  bannersOfRule.userData[1] as WireContent,
];
